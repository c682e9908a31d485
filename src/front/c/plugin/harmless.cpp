// Finds functions that change no memory visible to a caller except errno, and that return unless
// the program ends: assert() and abort() are allowed.
#include "shim.h"
#include <llvm/Analysis/CFG.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;
using namespace smr;

enum { DEEP_CALLS = 3, MANY_INSTRUCTIONS = 400 };

// Whether V is a stack slot that only this function reads and writes.
static bool isSlot(const Value *V)
{
	auto *A = dyn_cast<AllocaInst>(V);

	return A != nullptr && A->isStaticAlloca() && all_of(A->users(), [&](const User *U) {
		       auto *S = dyn_cast<StoreInst>(U);
		       auto *I = dyn_cast<Instruction>(U);
		       return isa<LoadInst>(U) || (S != nullptr && S->getValueOperand() != A) ||
			      (I != nullptr && I->isLifetimeStartOrEnd());
	       });
}

// Whether the program ends at this call with an error.
static bool isEnd(const CallBase &C)
{
	static const StringRef Names[] = {"abort", "__assert_fail", "__assert_perror_fail"};
	const Function *G = C.getCalledFunction();

	return G != nullptr && C.doesNotReturn() &&
	       isa<UnreachableInst>(C.getParent()->getTerminator()) &&
	       (G->getIntrinsicID() == Intrinsic::trap ||
		(G->isDeclaration() && is_contained(Names, G->getName())));
}

static bool isHarmlessCall(const CallBase &C, unsigned Deep)
{
	const Function *G = C.getCalledFunction();
	smr_op Op;
	bool Errno = false;

	if (!isa<CallInst>(C) || C.hasOperandBundles())
		return false;
	if (isMarker(C) || isEnd(C) || C.isLifetimeStartOrEnd() || mathCall(&C, Op, Errno))
		return true;
	if (isa<IntrinsicInst>(C))
		return C.doesNotAccessMemory() && C.willReturn() && C.doesNotThrow();
	return G != nullptr && C.getFunctionType() == G->getFunctionType() &&
	       isHarmless(*G, Deep + 1);
}

static bool isHarmlessInstruction(const Instruction &I, unsigned Deep)
{
	if (auto *C = dyn_cast<CallBase>(&I))
		return isHarmlessCall(*C, Deep);
	if (auto *L = dyn_cast<LoadInst>(&I))
		return L->isSimple();
	if (auto *S = dyn_cast<StoreInst>(&I))
		return S->isSimple() && isSlot(S->getPointerOperand());
	if (auto *A = dyn_cast<AllocaInst>(&I))
		return A->isStaticAlloca();
	if (I.isTerminator())
		return isa<BranchInst>(I) || isa<SwitchInst>(I) || isa<ReturnInst>(I) ||
		       isa<UnreachableInst>(I);
	return !I.mayReadOrWriteMemory() && !I.mayThrow();
}

bool smr::isHarmless(const Function &G, unsigned Deep)
{
	SmallVector<std::pair<const BasicBlock *, const BasicBlock *>, 1> Back;

	if (Deep > DEEP_CALLS || G.isDeclaration() || !G.hasExactDefinition() ||
	    !(G.isDSOLocal() || G.hasLocalLinkage()) || G.isVarArg() || G.isPresplitCoroutine() ||
	    G.hasFnAttribute(Attribute::Naked) || G.hasFnAttribute(Attribute::StrictFP) ||
	    G.hasPersonalityFn() || G.getInstructionCount() > MANY_INSTRUCTIONS)
		return false;
	FindFunctionBackedges(G, Back);
	return Back.empty() && all_of(instructions(G), [&](const Instruction &I) {
		       return isHarmlessInstruction(I, Deep);
	       });
}
