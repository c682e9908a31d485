// Inlines before clang's inliner where this may make a loop liftable, and only there: clang's
// passes see the inlined code before they can judge its cost.
#include "originals.h"
#include "shim.h"
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/IPO/FunctionAttrs.h>
#include <llvm/Transforms/Utils/Cloning.h>

using namespace llvm;
using namespace smr;

namespace
{
// Greatest instructions of a helper worth inlining, and of one that a constant argument simplifies;
// levels of helpers.
enum { SMALL = 80, MIDDLE = 400, ROUNDS = 3 };

// Reason to inline a call, most useful first.
enum CallUse { IN_LOOP, HAS_LOOP, USES };

// Instructions by which a function may grow for each reason, and percentage of its size allowed on
// top.
const struct {
	unsigned Least, Percent;
} Budget[USES] = {{1500, 50}, {2 * MIDDLE, 25}};

// Whether a constant argument of this call decides a branch of the callee: `if (relu)` after a
// convolution. The rest can be read as one run of loops.
bool settlesBranch(const CallBase &C, const Function &G)
{
	for (unsigned I = 0; I < G.arg_size(); I++) {
		if (!isa<ConstantInt>(C.getArgOperand(I)))
			continue;
		for (const User *U : G.getArg(I)->users())
			if (auto *Test = dyn_cast<ICmpInst>(U);
			    Test && isa<ConstantInt>(Test->getOperand(1)) &&
			    any_of(Test->users(), [](const User *X) { return isa<BranchInst>(X); }))
				return true;
	}
	return false;
}

// Whether the call certainly runs this body, and the caller's machine may run its code.
bool replaceable(const Function &Caller, const Function &G)
{
	auto Same = [&](StringRef Attr) {
		return Caller.getFnAttribute(Attr) == G.getFnAttribute(Attr);
	};

	return (G.hasLocalLinkage() || G.hasAvailableExternallyLinkage() ||
		G.hasLinkOnceODRLinkage() || (G.hasExternalLinkage() && !G.isInterposable())) &&
	       Same("target-cpu") && Same("target-features") &&
	       AttributeFuncs::areInlineCompatible(Caller, G);
}

struct InlineSmall : PassInfoMixin<InlineSmall> {
	using Calls = SmallVector<CallBase *, 8>;

	std::shared_ptr<Originals> Kept;
	const Originals::Places *Only = nullptr; // inline the calls at these places only
	FunctionAnalysisManager *FAM = nullptr;
	DenseMap<const Function *, unsigned> Size, Grown[USES];
	// Current state of the functions.
	DenseMap<const Function *, unsigned> Count;
	DenseMap<const Function *, bool> Clean;
	DenseMap<const Loop *, bool> Blocked;

	explicit InlineSmall(std::shared_ptr<Originals> K) : Kept(std::move(K))
	{
	}

	unsigned count(const Function &F)
	{
		auto [At, New] = Count.try_emplace(&F, 0);

		if (New)
			At->second = F.getInstructionCount();
		return At->second;
	}

	// Whether the call does all the work of the caller's loop: a tile of a product, a dot
	// product. The callee has the innermost loop and makes no call that prevents lifting.
	bool isTile(const CallBase &C, Function &G)
	{
		auto &Around =
			FAM->getResult<LoopAnalysis>(const_cast<Function &>(*C.getFunction()));
		const Loop *L = Around.getLoopFor(C.getParent());
		auto Calls = [&](const Instruction &I) {
			return isForeignCall(I) && !isMarker(I) && &I != &C;
		};

		return L != nullptr && L->isInnermost() &&
		       !FAM->getResult<LoopAnalysis>(G).empty() &&
		       none_of(instructions(G), Calls) &&
		       none_of(L->blocks(), [&](const BasicBlock *B) { return any_of(*B, Calls); });
	}

	bool inlinable(const Function &Caller, const CallBase &C)
	{
		Function *G = C.getCalledFunction();

		return G != nullptr && G != &Caller && !G->isDeclaration() && !G->isVarArg() &&
		       count(*G) <= MIDDLE && replaceable(Caller, *G) &&
		       !Caller.hasFnAttribute(Attribute::OptimizeNone) &&
		       !G->hasFnAttribute(Attribute::NoInline) &&
		       !G->hasFnAttribute(Attribute::OptimizeNone) &&
		       !G->hasFnAttribute(Attribute::ReturnsTwice) && !C.isNoInline() &&
		       !C.isMustTailCall() && C.arg_size() == G->arg_size() &&
		       (count(*G) <= SMALL || settlesBranch(C, *G) || isTile(C, *G));
	}

	// Whether a loop with this call is refused.
	bool blocks(const Instruction &I)
	{
		return isForeignCall(I) && !inlinable(*I.getFunction(), cast<CallBase>(I));
	}

	bool isBlocked(const Loop *L)
	{
		auto [At, New] = Blocked.try_emplace(L, false);

		if (New)
			At->second = any_of(L->blocks(), [&](const BasicBlock *B) {
				return any_of(*B, [&](const Instruction &I) { return blocks(I); });
			});
		return At->second;
	}

	bool isClean(const Function &G)
	{
		auto [At, New] = Clean.try_emplace(&G, false);

		if (New)
			At->second = none_of(instructions(G),
					     [&](const Instruction &I) { return blocks(I); });
		return At->second;
	}

	CallUse useOf(const LoopInfo &LI, CallBase &C)
	{
		Function *G = C.getCalledFunction();
		Loop *L = LI.getLoopFor(C.getParent());

		if (any_of(FAM->getResult<LoopAnalysis>(*G).getLoopsInPreorder(),
			   [](const Loop *X) { return X->getExitingBlock() == nullptr; }))
			return USES; // several exits: no loop with it is lifted
		if (L != nullptr && !isBlocked(L) && (isClean(*G) || settlesBranch(C, *G)))
			return IN_LOOP;
		return FAM->getResult<LoopAnalysis>(*G).empty() ? USES : HAS_LOOP;
	}

	bool inlineInto(Function &F)
	{
		Calls Work[USES + 1]; // the last one holds useless calls
		bool Changed = false;

		Blocked.clear();
		for (Instruction &I : instructions(F))
			if (auto *C = dyn_cast<CallBase>(&I);
			    C && inlinable(F, *C) &&
			    (Only == nullptr || Only->count(Originals::placeOf(C->getDebugLoc()))))
				Work[useOf(FAM->getResult<LoopAnalysis>(F), *C)].push_back(C);
		if (all_of(Work, [](const Calls &List) { return List.empty(); }))
			return false;
		unsigned Had = Size.try_emplace(&F, count(F)).first->second;
		for (int U = 0; U < USES; U++)
			for (CallBase *C : Work[U]) {
				unsigned &By = Grown[U][&F];
				unsigned More = count(*C->getCalledFunction());
				InlineFunctionInfo Info;
				if (By + More >
				    std::max(Budget[U].Least, Had * Budget[U].Percent / 100))
					continue;
				By += More;
				auto At = Originals::placeOf(C->getDebugLoc());
				if (InlineFunction(*C, Info, true).isSuccess()) {
					Kept->inlined(&F, At, More);
					Changed = true;
				}
			}
		if (Changed) {
			FAM->invalidate(F, PreservedAnalyses::none());
			Kept->grew(&F);
			Count.erase(&F);
			Clean.clear();
		}
		return Changed;
	}

	PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM)
	{
		bool Changed = false, Some = true;

		FAM = &MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();
		for (int Round = 0; Round < ROUNDS && Some; Round++) {
			Some = false;
			for (Function &F : M)
				if (!F.isDeclaration() && !F.hasOptNone())
					Some |= inlineInto(F);
			Changed |= Some;
		}
		return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
	}
};
} // namespace

void smr::inlineAt(Function &F, FunctionAnalysisManager &FAM,
		   const std::shared_ptr<Originals> &Kept, const Originals::Places &Only)
{
	InlineSmall Inliner(Kept);

	Inliner.FAM = &FAM;
	Inliner.Only = &Only;
	for (int Round = 0; Round < ROUNDS && Inliner.inlineInto(F); Round++)
		;
}

void smr::addInlining(ModulePassManager &MPM, const std::shared_ptr<Originals> &Kept)
{
	MPM.addPass(InlineSmall(Kept));
}
