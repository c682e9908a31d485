// Makes ordinary C readable: registers instead of stack slots, small helpers inlined, loops with
// one preheader and one latch, invariant bounds loaded before the loop. No rotation and no
// induction-variable rewriting, which hide the loop's form. Costs no speed (measured).
#include "originals.h"
#include "shim.h"
#include <llvm/Analysis/MemorySSAUpdater.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/IPO/FunctionAttrs.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/InstSimplifyPass.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>
#include <llvm/Transforms/Utils/LCSSA.h>
#include <llvm/Transforms/Utils/LoopSimplify.h>

using namespace llvm;
using namespace smr;

namespace
{
// Names a number after the local variable that it is assigned to instead of the instruction that
// computed it ("call", "cond"): symbols of sizes get these names.
struct NameByVariable : PassInfoMixin<NameByVariable> {
	PreservedAnalyses run(Function &F, FunctionAnalysisManager &)
	{
		for (Instruction &I : instructions(F)) {
			auto *S = dyn_cast<StoreInst>(&I);
			auto *Slot = S ? dyn_cast<AllocaInst>(S->getPointerOperand()) : nullptr;
			auto *V = S ? dyn_cast<Instruction>(S->getValueOperand()) : nullptr;

			if (Slot && Slot->hasName() && V && V->getType()->isIntegerTy() &&
			    !isa<LoadInst>(V) && !V->getName().contains('.'))
				V->setName(Slot->getName() + ".value");
		}
		return PreservedAnalyses::all();
	}
};

// Turns `br !c, a, b` into `br c, b, a`, which ScalarEvolution understands: C++ writes `!(i ==
// end)` in a helper function.
struct UprightBranches : PassInfoMixin<UprightBranches> {
	PreservedAnalyses run(Function &F, FunctionAnalysisManager &)
	{
		bool Changed = false;

		for (BasicBlock &B : F) {
			auto *Br = dyn_cast<BranchInst>(B.getTerminator());
			Value *Test;
			while (Br && Br->isConditional() &&
			       PatternMatch::match(
				       Br->getCondition(),
				       PatternMatch::m_Not(PatternMatch::m_Value(Test)))) {
				Br->setCondition(Test);
				Br->swapSuccessors();
				Changed = true;
			}
		}
		return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
	}
};

// Moves invariant computations of a loop's header to the preheader. Loads: only those in the
// header, which run whenever the loop is reached, and only if the loop does not write the location.
// LICM would also keep C[i][j] += in a register, and has no option against it.
struct HeaderLoads : PassInfoMixin<HeaderLoads> {
	MemorySSA *MS = nullptr;
	AAResults *AA = nullptr;

	bool moveLoad(Loop *L, LoadInst *I, MemorySSAUpdater &Up)
	{
		BasicBlock *PH = L->getLoopPreheader();
		bool Changed = false;

		if (!I->isUnordered() || I->isVolatile() ||
		    !L->makeLoopInvariant(I->getPointerOperand(), Changed, PH->getTerminator(),
					  &Up))
			return Changed;
		if (!unchanged(I, L, *MS, *AA))
			return Changed;
		I->moveBefore(PH->getTerminator());
		Up.moveToPlace(MS->getMemoryAccess(I), PH, MemorySSA::BeforeTerminator);
		return true;
	}

	bool header(Loop *L, MemorySSAUpdater &Up)
	{
		bool Changed = false;

		for (Instruction &I : make_early_inc_range(*L->getHeader())) {
			if (isa<PHINode>(I))
				continue;
			if (auto *Ld = dyn_cast<LoadInst>(&I))
				Changed |= moveLoad(L, Ld, Up);
			else if (!isGuaranteedToTransferExecutionToSuccessor(&I))
				break;
		}
		return Changed;
	}

	static bool divides(const Instruction &I)
	{
		unsigned Op = I.getOpcode();

		return I.isIntDivRem() || Op == Instruction::And;
	}

	// Returns the instructions that the tests and quotients in the loop depend on, these
	// included.
	static SmallPtrSet<Instruction *, 16> tested(Loop *L)
	{
		SmallPtrSet<Instruction *, 16> Some;
		std::vector<Instruction *> Work;

		for (BasicBlock *B : L->blocks()) {
			Work.push_back(B->getTerminator());
			for (Instruction &I : *B)
				if (divides(I) && Some.insert(&I).second)
					Work.push_back(&I);
		}
		while (!Work.empty()) {
			Instruction *I = Work.back();
			Work.pop_back();
			for (Value *V : I->operands())
				if (auto *Op = dyn_cast<Instruction>(V); Op && L->contains(Op) &&
									 !isa<PHINode>(Op) &&
									 Some.insert(Op).second)
					Work.push_back(Op);
		}
		return Some;
	}

	// Hoists n / 2 in a loop's bound, p == NULL, or the half of a[t % 2][i], which outer
	// iterations recompute: LICM would hoist it later. Other parts of addresses stay where they
	// are: clang's passes would form other addresses and unroll other loops.
	static bool sizes(Loop *L)
	{
		auto Tested = tested(L);
		bool Changed = false;

		for (BasicBlock *B : L->blocks())
			for (Instruction &I : make_early_inc_range(*B))
				if (Tested.count(&I) && I.getType()->isIntegerTy() &&
				    !I.mayReadOrWriteMemory() && L->hasLoopInvariantOperands(&I) &&
				    isSafeToSpeculativelyExecute(&I)) {
					I.moveBefore(L->getLoopPreheader()->getTerminator());
					Changed = true;
				}
		return Changed;
	}

	PreservedAnalyses run(Function &F, FunctionAnalysisManager &AM)
	{
		auto &LI = AM.getResult<LoopAnalysis>(F);
		bool Changed = false;

		if (LI.empty() || F.hasOptNone())
			return PreservedAnalyses::all();
		MS = &AM.getResult<MemorySSAAnalysis>(F).getMSSA();
		AA = &AM.getResult<AAManager>(F);
		MemorySSAUpdater Up(MS);
		auto Loops = LI.getLoopsInPreorder();
		for (Loop *L : reverse(Loops))
			if (L->getLoopPreheader() != nullptr) {
				Changed |= header(L, Up);
				Changed |= sizes(L);
			}
		return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
	}
};

// Memory: merges repeated loads of a size, so that a loop uses the one loaded before it.
void addClean(FunctionPassManager &P, bool Memory)
{
	P.addPass(SROAPass(SROAOptions::ModifyCFG));
	P.addPass(EarlyCSEPass(Memory));
	P.addPass(InstSimplifyPass());
	P.addPass(UprightBranches());
	P.addPass(SimplifyCFGPass(SimplifyCFGOptions()));
}
} // namespace

namespace
{
struct Rest : PassInfoMixin<Rest> {
	std::shared_ptr<Originals> Kept;
	bool Cleaned;

	Rest(std::shared_ptr<Originals> K, bool C) : Kept(std::move(K)), Cleaned(C)
	{
	}

	PreservedAnalyses run(Module &M, ModuleAnalysisManager &MAM)
	{
		auto &FAM = MAM.getResult<FunctionAnalysisManagerModuleProxy>(M).getManager();

		Kept->rest(M, FAM, Cleaned);
		return PreservedAnalyses::all();
	}
};

struct Wake : PassInfoMixin<Wake> {
	std::shared_ptr<Originals> Kept;

	explicit Wake(std::shared_ptr<Originals> K) : Kept(std::move(K))
	{
	}

	PreservedAnalyses run(Module &, ModuleAnalysisManager &)
	{
		Kept->wake();
		return PreservedAnalyses::all();
	}
};
} // namespace

// Passes over one function: before inlining of helpers, after it, and once helpers are restored
// where nothing can be lifted.
static FunctionPassManager beforeInlining()
{
	FunctionPassManager P;

	P.addPass(NameByVariable());
	addClean(P, false);
	return P;
}

static FunctionPassManager behindInlining()
{
	FunctionPassManager P;

	addClean(P, true);
	return P;
}

static FunctionPassManager forms()
{
	FunctionPassManager P, Again, Once;

	addClean(Again, true);
	addClean(Once, true);
	addMembers(P, std::move(Once));
	addSmallArrays(P, std::move(Again));
	addFills(P);
	addSwitches(P);
	P.addPass(LoopSimplifyPass());
	P.addPass(TestsAhead());
	P.addPass(HeaderLoads());
	P.addPass(EarlyCSEPass(false));
	P.addPass(InstSimplifyPass());
	P.addPass(LoopSimplifyPass());
	P.addPass(LCSSAPass());
	P.addPass(Tails());
	return P;
}

void smr::addPrelude(ModulePassManager &MPM, const std::shared_ptr<Originals> &Kept)
{
	addStatics(MPM, Kept);
	MPM.addPass(createModuleToFunctionPassAdaptor(beforeInlining()));
	addInlining(MPM, Kept);
	MPM.addPass(Rest(Kept, false));
	MPM.addPass(createModuleToFunctionPassAdaptor(behindInlining()));
	MPM.addPass(Rest(Kept, true));
	MPM.addPass(createModuleToFunctionPassAdaptor(forms()));
	MPM.addPass(Wake(Kept));
	// Infers attributes first: guards would hide from callers that the originals are pure,
	// nocapture or nounwind.
	MPM.addPass(createModuleToPostOrderCGSCCPassAdaptor(PostOrderFunctionAttrsPass()));
}

void smr::prepareAgain(Function &F, FunctionAnalysisManager &FAM,
		       const std::shared_ptr<Originals> &Kept, const Originals::Places &Only)
{
	auto Run = [&](FunctionPassManager P) { FAM.invalidate(F, P.run(F, FAM)); };

	FAM.clear(F, F.getName());
	Run(beforeInlining());
	inlineAt(F, FAM, Kept, Only);
	Run(behindInlining());
	Run(forms());
}
