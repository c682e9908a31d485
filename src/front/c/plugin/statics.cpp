// Turns static variables of a function into local ones if they are used like that (f2c writes
// `static integer i__`).
//
// A number that only one function reads and writes, and that is dead at its start and at each call
// that may lead back into it, is a local variable: no other activation can see it. Clang keeps most
// of them in registers in the end, but lifting needs the loops' counters earlier.
#include "originals.h"
#include "shim.h"
#include <llvm/IR/CFG.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;
using namespace smr;

namespace
{
// Whether the use is a plain load or store of the whole variable.
bool isAccess(const Use &U, const GlobalVariable &G)
{
	if (auto *L = dyn_cast<LoadInst>(U.getUser()))
		return L->isSimple() && L->getType() == G.getValueType();
	auto *S = dyn_cast<StoreInst>(U.getUser());

	return S && S->isSimple() && U.getOperandNo() == StoreInst::getPointerOperandIndex() &&
	       S->getValueOperand()->getType() == G.getValueType();
}

bool isCandidate(const GlobalVariable &G)
{
	Type *T = G.getValueType();

	return G.hasLocalLinkage() && !G.isConstant() && !G.isThreadLocal() && !G.hasSection() &&
	       (T->isIntegerTy() || T->isFloatingPointTy() || T->isPointerTy()) && !G.use_empty() &&
	       all_of(G.uses(), [&](const Use &U) { return isAccess(U, G); });
}

// Returns the only function that uses the variable, or null if several do.
Function *ownerOf(GlobalVariable &G, const Originals &Kept)
{
	Function *Owner = nullptr;

	for (User *U : G.users()) {
		Function *F = Kept.ownerOf(cast<Instruction>(U)->getFunction());

		if (Owner != nullptr && F != Owner)
			return nullptr;
		Owner = F;
	}
	return Owner;
}

bool leadsBack(const Instruction &I)
{
	auto *C = dyn_cast<CallBase>(&I);

	return C != nullptr && !isa<IntrinsicInst>(C);
}

// Computes the liveness of one variable in one function.
class Liveness
{
	const GlobalVariable &G;
	SmallPtrSet<const BasicBlock *, 32> In; // blocks at whose start it is live
	bool Crosses = false;                   // some call is made while it is live

	bool liveOut(const BasicBlock &B) const
	{
		return any_of(successors(&B), [&](const BasicBlock *S) { return In.count(S); });
	}

	bool liveIn(const BasicBlock &B)
	{
		bool Live = liveOut(B);

		for (const Instruction &I : reverse(B)) {
			auto *L = dyn_cast<LoadInst>(&I);
			auto *S = dyn_cast<StoreInst>(&I);

			if (L != nullptr && L->getPointerOperand() == &G)
				Live = true;
			else if (S != nullptr && S->getPointerOperand() == &G)
				Live = false;
			else if (leadsBack(I))
				Crosses |= Live;
		}
		return Live;
	}

      public:
	Liveness(const GlobalVariable &V, const Function &F) : G(V)
	{
		for (bool Changed = true; Changed;) {
			Changed = false;
			for (const BasicBlock &B : reverse(F))
				if (!In.count(&B) && liveIn(B))
					Changed = In.insert(&B).second;
		}
		for (const BasicBlock &B : F)
			(void)liveIn(B);
		Escapes = Crosses || In.count(&F.getEntryBlock());
	}

	bool Escapes; // another or a later activation may see the value
};

void localize(GlobalVariable &G, Function &F)
{
	Instruction *First = &*F.getEntryBlock().getFirstInsertionPt();
	auto *Slot = new AllocaInst(G.getValueType(), 0, nullptr, G.getAlign().valueOrOne(),
				    G.getName().rsplit('.').second, First->getIterator());

	G.replaceUsesWithIf(Slot, [&](Use &U) {
		return cast<Instruction>(U.getUser())->getFunction() == &F;
	});
}

struct Statics : PassInfoMixin<Statics> {
	std::shared_ptr<Originals> Kept;

	explicit Statics(std::shared_ptr<Originals> K) : Kept(std::move(K))
	{
	}

	PreservedAnalyses run(Module &M, ModuleAnalysisManager &)
	{
		bool Changed = false;

		for (GlobalVariable &G : M.globals()) {
			Function *F = isCandidate(G) ? ownerOf(G, *Kept) : nullptr;

			if (F == nullptr || F->hasOptNone() || F->callsFunctionThatReturnsTwice() ||
			    Liveness(G, *F).Escapes)
				continue;
			localize(G, *F);
			Kept->settle(F);
			Changed = true;
		}
		return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
	}
};
} // namespace

void smr::addStatics(ModulePassManager &MPM, const std::shared_ptr<Originals> &Kept)
{
	MPM.addPass(Statics(Kept));
}
