// Blocked loops: for (ii = s; ii < n; ii += b) .. for (i = ii; i < min(ii + b, n); i++) is one loop
// over i from s to n, run block by block.
//
// The inner trip count is min(b, n - ii). It is recognised in ScalarEvolution's formula, given that
// the outer loop runs only while ii < n, that b is at least 1, and that s, n and b are non-negative
// and small enough that nothing wraps: guards check these conditions.
#include "shim.h"

using namespace llvm;
using namespace smr;

// Returns the numbers whose minimum is S, where X is below all of them.
static void leasts(ScalarEvolution &SE, const SCEV *S, const SCEV *X,
		   SmallVectorImpl<const SCEV *> &Out)
{
	if (isa<SCEVSMinExpr, SCEVUMinExpr, SCEVSequentialMinMaxExpr>(S)) {
		for (const SCEV *T : S->operands())
			leasts(SE, T, X, Out);
		return;
	}
	if (isa<SCEVSMaxExpr, SCEVUMaxExpr>(S) && S->operands().size() == 2 &&
	    is_contained(S->operands(), X))
		return leasts(SE, S->operands()[S->operands()[0] == X], X, Out);
	const SCEV *Inner = nullptr;
	if (isa<SCEVAddExpr>(S))
		for (const SCEV *T : S->operands())
			if (isa<SCEVMinMaxExpr, SCEVSequentialMinMaxExpr>(T))
				Inner = T;
	if (Inner == nullptr) {
		Out.push_back(S);
		return;
	}
	SmallVector<const SCEV *, 4> Part;
	const SCEV *Rest = SE.getMinusSCEV(S, Inner);
	leasts(SE, Inner, X, Part);
	for (const SCEV *T : Part)
		Out.push_back(SE.getAddExpr(T, Rest));
}

// Whether the loop's test, before each iteration, is X < End.
bool Lifter::below(Loop *L, const SCEV *X, const SCEV *End)
{
	auto *Br = dyn_cast<BranchInst>(L->getHeader()->getTerminator());
	auto *C = Br && Br->isConditional() ? dyn_cast<ICmpInst>(Br->getCondition()) : nullptr;

	if (C == nullptr || L->getExitingBlock() != L->getHeader())
		return false;
	auto P = L->contains(Br->getSuccessor(0)) ? C->getPredicate() : C->getInversePredicate();
	Value *Left = C->getOperand(0), *Right = C->getOperand(1);
	if (P == CmpInst::ICMP_SGT || P == CmpInst::ICMP_UGT) {
		P = CmpInst::getSwappedPredicate(P);
		std::swap(Left, Right);
	}
	return (P == CmpInst::ICMP_SLT || P == CmpInst::ICMP_ULT) && known(Left) == X &&
	       known(Right) == End;
}

// Adds the guard that P lies in [Lo, 2^31).
bool Lifter::small(const smr_poly *P, int64_t Lo)
{
	return P != nullptr &&
	       (smr_lift_size(N->L, P, nullptr, Lo, INT32_MAX) == SMR_OK || failc());
}

bool Lifter::block(int K, int O, const SCEVAddRecExpr *X, const SCEV *Trip)
{
	const SCEV *By = X->getStepRecurrence(SE), *End = nullptr;
	SmallVector<const SCEV *, 4> Least;
	bool Whole = false;

	if (!plain(By) || !plain(X->getStart()) || Trip->getType() != By->getType())
		return false;
	leasts(SE, Trip, X, Least);
	for (const SCEV *T : Least) {
		const SCEV *Sum = SE.getAddExpr(T, X);
		if (T == By)
			Whole = true;
		else if (!plain(Sum) || (End != nullptr && End != Sum))
			return false;
		else
			End = Sum;
	}
	if (!Whole || (End == nullptr && !Join) || (End != nullptr && !below(N->Loops[O], X, End)))
		return false;
	smr_lift_loop &In = N->L->loops[K], &Out = N->L->loops[O];
	const smr_poly *First = wide(X->getStart()), *Block = wide(By);
	const smr_poly *Last = End ? wide(End) : nullptr, *All;
	if (First == nullptr || Block == nullptr || (End != nullptr && Last == nullptr))
		return false;
	All = End ? smr_poly_sub(A, Last, First) : smr_poly_mul(A, Out.extent, Block);
	Last = End ? smr_poly_add(A, Last, Block) : smr_poly_add(A, First, All);
	if (All == nullptr || !small(First, 0) || !small(Block, 1) || !small(Last, 1))
		return false;
	In.extent = All;
	In.tile = O;
	In.block = Block;
	N->Blocked |= End == nullptr;
	return true;
}

// Whether loop K runs over the blocks of an enclosing loop.
bool Lifter::tile(int K, const SCEV *Trip)
{
	Loop *L = N->Loops[K];

	if (L->getExitingBlock() != L->getHeader())
		return false;
	for (PHINode &P : L->getHeader()->phis()) {
		auto *R = P.getType()->isIntegerTy() ? dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&P))
						     : nullptr;
		if (R == nullptr || R->getLoop() != L || !R->isAffine() ||
		    !R->getStepRecurrence(SE)->isOne() || SE.getTypeSizeInBits(R->getType()) < 32)
			continue;
		auto *X = dyn_cast<SCEVAddRecExpr>(R->getStart());
		if (X == nullptr || !X->isAffine() || X->getStepRecurrence(SE)->isOne())
			continue;
		int O = number(X->getLoop());
		if (Layers.count(L) || Layers.count(X->getLoop()))
			continue;
		if (O >= 0 && X->getLoop() != L && X->getLoop()->contains(L) &&
		    block(K, O, X, Trip))
			return true;
	}
	return false;
}

// Turns a formula over both loops of a block into one over the inner: b per block, 1 per iteration.
bool Lifter::untile(const smr_poly **Step)
{
	for (int I = 0; I < N->L->nloops; I++) {
		const smr_lift_loop &L = N->L->loops[I];
		if (L.tile == SMR_LIFT_NONE || Step[I] == nullptr)
			continue;
		const smr_poly *All = smr_poly_mul(A, Step[I], L.block);
		if (All == nullptr || Step[L.tile] == nullptr || !smr_poly_equal(Step[L.tile], All))
			return false;
		Step[L.tile] = nullptr;
	}
	return true;
}
