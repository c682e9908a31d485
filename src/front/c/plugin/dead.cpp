// Memory that only the loops use: the program allocates it, the loops write it, then it is freed or
// overwritten, and no later code reads it. The flow's stores to it need not be visible at its end.
//
// If an object is allocated here and its address does not escape, it is accessed through values
// derived from it in this function only. All of these are checked.
#include "shim.h"
#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/Analysis/CFG.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;
using namespace smr;

enum { MANY_USES = 400 };

namespace
{
enum Role { HARMLESS, DERIVES, READS, ESCAPES }; // effect of one use of a pointer
}

static Role roleOf(const Use &X, const TargetLibraryInfo &TLI)
{
	auto *I = dyn_cast<Instruction>(X.getUser());

	if (I == nullptr)
		return ESCAPES;
	if (isa<GetElementPtrInst>(I) || isa<BitCastInst>(I) || isa<PHINode>(I) ||
	    isa<SelectInst>(I))
		return DERIVES;
	if (isa<ICmpInst>(I) || I->isLifetimeStartOrEnd() || isa<DbgInfoIntrinsic>(I))
		return HARMLESS;
	if (auto *S = dyn_cast<StoreInst>(I))
		return S->isSimple() && X.getOperandNo() == StoreInst::getPointerOperandIndex()
			       ? HARMLESS
			       : ESCAPES;
	if (auto *L = dyn_cast<LoadInst>(I))
		return L->isSimple() ? READS : ESCAPES;
	auto *C = dyn_cast<CallBase>(I);
	if (C == nullptr || !C->isDataOperand(&X))
		return ESCAPES;
	if (LibFunc Fn; TLI.getLibFunc(*C, Fn) && TLI.has(Fn) && Fn == LibFunc_free)
		return HARMLESS;
	return C->isArgOperand(&X) && C->doesNotCapture(C->getArgOperandNo(&X)) &&
			       !C->hasOperandBundles()
		       ? READS
		       : ESCAPES;
}

// Whether the program may go from the site's end to this place with the object as the site left it:
// a new allocation makes the old object unreachable through V.
bool Lifter::comesTo(Instruction *To, Instruction *V)
{
	SmallPtrSet<BasicBlock *, 1> Anew;
	BasicBlock *From = N->Exit, *B = V->getParent();

	if (!isa<AllocaInst>(V))
		Anew.insert(B);
	if (!Anew.empty() && To->getParent() == B && From != B && V->comesBefore(To))
		return false;
	return isPotentiallyReachable(&From->front(), To, &Anew, &DT, &LI);
}

// Whether no later code reads the stores of the site to V's object.
bool Lifter::dies(Instruction *V)
{
	auto &TLI = FAM.getResult<TargetLibraryAnalysis>(F);
	SmallPtrSet<Value *, 16> Seen;
	SmallVector<Value *, 16> Left = {V};
	unsigned Uses = 0;

	if (comesTo(N->Entry->getTerminator(), V))
		return false;
	while (!Left.empty()) {
		Value *P = Left.pop_back_val();
		if (!Seen.insert(P).second)
			continue;
		for (const Use &X : P->uses()) {
			Role Kind = roleOf(X, TLI);
			if (++Uses > MANY_USES || Kind == ESCAPES)
				return false;
			auto *I = cast<Instruction>(X.getUser());
			if (Kind == DERIVES)
				Left.push_back(I);
			if (Kind == READS && !N->Region.count(I->getParent()) && comesTo(I, V))
				return false;
		}
	}
	return true;
}

void Lifter::deaths()
{
	for (size_t K = 0; K < N->Bases.size(); K++) {
		Value *V = N->Bases[K];
		if (V != nullptr && (isNoAliasCall(V) || isa<AllocaInst>(V)) &&
		    N->L->g->bases[K].written)
			N->L->g->bases[K].dead = dies(cast<Instruction>(V));
	}
}
