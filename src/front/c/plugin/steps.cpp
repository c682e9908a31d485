// Computes trip counts of loops whose counter steps by a number known at entry only, or whose start
// and end both move with an outer loop: ScalarEvolution has no formula unless the counter is known
// not to wrap.
//
// A counter that starts at F and stays below T runs ceil((T - F) / S) times in steps of S. Guards
// check that S lies in [1, 2^31], that T - F is at least 1, and that all numbers are small enough
// for nothing to wrap.
#include "shim.h"

using namespace llvm;
using namespace smr;

enum : int64_t { FAR = INT64_C(1) << 61, WIDE_STEP = INT64_C(1) << 31 };

namespace
{
// Exit test of a loop, normalised: the counter is on the left, and the loop continues if it holds.
struct Test {
	CmpInst::Predicate Goes = CmpInst::BAD_ICMP_PREDICATE;
	Value *Counter = nullptr, *End = nullptr;
};
} // namespace

static Test testOf(const Loop *L, bool Swap)
{
	auto *Br = dyn_cast<BranchInst>(L->getExitingBlock()->getTerminator());
	auto *C = Br && Br->isConditional() ? dyn_cast<ICmpInst>(Br->getCondition()) : nullptr;
	Test T;

	if (C == nullptr || !C->getOperand(0)->getType()->isIntegerTy())
		return T;
	T.Goes = L->contains(Br->getSuccessor(0)) ? C->getPredicate() : C->getInversePredicate();
	if (Swap)
		T.Goes = CmpInst::getSwappedPredicate(T.Goes);
	T.Counter = C->getOperand(Swap);
	T.End = C->getOperand(!Swap);
	return T;
}

static bool isUp(CmpInst::Predicate P)
{
	return P == CmpInst::ICMP_ULT || P == CmpInst::ICMP_SLT || P == CmpInst::ICMP_ULE ||
	       P == CmpInst::ICMP_SLE;
}

static bool isDown(CmpInst::Predicate P)
{
	return isUp(CmpInst::getSwappedPredicate(P));
}

const SCEV *Lifter::widen(const SCEV *S, bool Signed)
{
	if (width(S) == 64)
		return S;
	return Signed ? SE.getSignExtendExpr(S, I64) : SE.getZeroExtendExpr(S, I64);
}

// Adds the guard that S lies in [Lo, Hi] in all iterations of the enclosing loops.
bool Lifter::staysIn(const SCEV *S, int64_t Lo, int64_t Hi)
{
	const smr_poly *Start, **Step;

	return affine(S, Start, Step) && smr_lift_size(N->L, Start, Step, Lo, Hi) == SMR_OK;
}

// Reads the walk of a loop's counter from its exit test; returns false if there is none.
bool Lifter::walk(const Loop *L, bool Swap, Walk &W)
{
	Test T = testOf(L, Swap);
	Value *V = T.Counter;

	if (!isUp(T.Goes) && !isDown(T.Goes))
		return false;
	W.Signed = CmpInst::isSigned(T.Goes);
	const SCEV *To = known(T.End);
	unsigned Bits = bits(V);
	if (auto *X = dyn_cast<CastInst>(V); X && (isa<SExtInst>(X) || isa<ZExtInst>(X))) {
		V = X->getOperand(0);
		W.Positive = isa<SExtInst>(X) && !W.Signed;
		W.Signed = isa<SExtInst>(X);
	}
	W.R = dyn_cast<SCEVAddRecExpr>(known(V));
	if (W.R == nullptr || W.R->getLoop() != L || !W.R->isAffine() || Bits > 64 ||
	    !W.R->getType()->isIntegerTy() || !plain(W.R->getStepRecurrence(SE)))
		return false;
	W.Up = isUp(T.Goes);
	W.Goes = T.Goes;
	if (W.Positive && !W.Up)
		return false;
	W.From = widen(W.R->getStart(), W.Signed);
	W.To = widen(To, CmpInst::isSigned(T.Goes));
	W.By = widen(W.R->getStepRecurrence(SE), true);
	if (!W.Up)
		W.By = SE.getNegativeSCEV(W.By);
	W.Length = W.Up ? SE.getMinusSCEV(W.To, W.From) : SE.getMinusSCEV(W.From, W.To);
	if (!CmpInst::isStrictPredicate(T.Goes))
		W.Length = SE.getAddExpr(W.Length, SE.getOne(I64));
	return plain(W.Length) && !isa<SCEVCouldNotCompute>(W.Length);
}

// Adds the conditions of the trip count's formula.
bool Lifter::walksFar(const Walk &W, const smr_poly *Trip)
{
	unsigned Bits = width(W.R);
	const smr_poly *By = poly(W.By), *From = nullptr;
	int64_t Lo = W.Signed && !W.Positive ? -FAR : 0;

	if (By == nullptr || !staysIn(W.By, 1, WIDE_STEP) || !staysIn(W.Length, 1, FAR) ||
	    !staysIn(W.From, Lo, FAR))
		return false;
	if (Bits < 64) {
		if (!plain(W.R->getStart()))
			return false;
		Wraps.push_back({W.R, W.Signed});
		return true;
	}
	if (W.Up || W.Signed)
		return true;
	// Down to 0, and not below it.
	From = plain(W.From) ? poly(W.From) : nullptr;
	return From != nullptr &&
	       smr_lift_size(N->L, smr_poly_sub(A, From, smr_poly_mul(A, Trip, By)), nullptr, 0,
			     FAR) == SMR_OK;
}

// Returns how often a walk passes its test; Count is the same as a ScalarEvolution formula.
const smr_poly *Lifter::passes(const Walk &W, const SCEV *&Count)
{
	const smr_poly *Length = poly(W.Length), *By = poly(W.By);
	const SCEV *Last = SE.getMinusSCEV(W.By, SE.getOne(I64));

	if (Length == nullptr || By == nullptr)
		return nullptr;
	Count = SE.getUDivExpr(SE.getAddExpr(W.Length, Last), W.By);
	const smr_poly *Whole = smr_poly_div(A, Length, By);
	if (Whole == nullptr)
		return opaque(Count);
	if (isa<SCEVUDivExpr>(Count) && emits(Count))
		N->Exact.push_back({Count, Whole});
	return Whole;
}

// Forgets final values of loops: they may have formulas now that trip counts are known.
void Lifter::forgetPhis()
{
	SmallVector<const Value *, 8> All;

	for (auto &P : Subst)
		if (isa<PHINode>(P.first) && isa<SCEVUnknown>(P.second))
			All.push_back(P.first);
	for (const Value *V : All)
		Subst.erase(V);
}

bool Lifter::steps(size_t I)
{
	Loop *L = N->Loops[I];
	bool Bottom = L->getExitingBlock() == L->getLoopLatch();
	Walk W;

	if (!walk(L, false, W) && !walk(L, true, W))
		return false;
	const SCEV *Count = nullptr;
	const smr_poly *P = passes(W, Count);
	if (P == nullptr || !walksFar(W, P))
		return false;
	N->L->loops[I].extent = Bottom ? smr_poly_add(A, P, number(1)) : P;
	if (!Bottom && emits(W.From) && emits(W.To))
		N->Enters[L] = {W.Goes, W.From, W.To};
	Passes[L] = Count;
	forgetPhis();
	return true;
}

namespace
{
// Replaces recurrences of finished loops by their final values, from trip counts.
struct Ended : SCEVRewriteVisitor<Ended> {
	const DenseMap<const Loop *, const SCEV *> &Passes;
	const Loop *Scope;

	Ended(ScalarEvolution &SE, const DenseMap<const Loop *, const SCEV *> &C, const Loop *L)
		: SCEVRewriteVisitor(SE), Passes(C), Scope(L)
	{
	}

	const SCEV *visitAddRecExpr(const SCEVAddRecExpr *R)
	{
		const SCEV *Count = Passes.lookup(R->getLoop());

		if (Count == nullptr || !R->isAffine() ||
		    (Scope != nullptr && R->getLoop()->contains(Scope)))
			return R;
		const SCEV *By = visit(R->getStepRecurrence(SE));
		Count = SE.getTruncateOrZeroExtend(Count, By->getType());
		return SE.getAddExpr(visit(R->getStart()), SE.getMulExpr(By, Count));
	}
};
} // namespace

// Returns S where a loop inside Scope has finished.
const SCEV *Lifter::behind(const SCEV *S, const Loop *Scope)
{
	return atScope(Passes.empty() ? S : Ended(SE, Passes, Scope).visit(S), Scope);
}

// Whether the question can make the load: the loops around it run at least once.
bool Lifter::reached(const Held &H, function_ref<bool(const smr_poly *)> Known,
		     function_ref<bool(const SCEV *)> Ready)
{
	for (size_t I = 0; I < N->Loops.size(); I++) {
		Loop *L = N->Loops[I];
		if (!L->contains(H.I) || H.I->getParent() == L->getHeader() ||
		    Known(N->L->loops[I].extent))
			continue;
		auto E = N->Enters.find(L);
		if (E == N->Enters.end() || !Ready(E->second.From) || !Ready(E->second.To))
			return false;
	}
	return true;
}

// Whether the question can evaluate all symbols in its order.
bool Lifter::resolves()
{
	SmallPtrSet<const Value *, 8> Open;
	SmallVector<bool, 32> Has(N->L->g->nsyms, false);
	auto Known = [&](const smr_poly *P) {
		for (uint32_t T = 0; T < P->nterms; T++)
			for (uint16_t K = 0; K < P->terms[T].nsyms; K++)
				if (!Has[P->terms[T].syms[K]])
					return false;
		return true;
	};
	auto Ready = [&](const SCEV *S) {
		return !SCEVExprContains(S, [&](const SCEV *T) {
			auto *U = dyn_cast<SCEVUnknown>(T);
			return U != nullptr && Open.contains(U->getValue());
		});
	};
	for (const Held &H : N->Helds)
		if (!H.Row)
			Open.insert(H.Stand);
	for (const Settled &X : N->Made)
		Open.insert(X.Stand);
	for (uint32_t R = 0; R < N->L->g->nrows; R++)
		Has[N->L->g->rows[R].pitch] = true;
	for (bool Again = true; Again;) {
		Again = false;
		for (const Leaf &L : N->Leaves)
			Has[L.Sym] = L.V ? !Open.contains(L.V) : Ready(L.S);
		for (const Held &H : N->Helds)
			if (!H.Row && Open.contains(H.Stand) && !Open.contains(H.Base) &&
			    Known(H.At) && reached(H, Known, Ready))
				Again |= Open.erase(H.Stand);
		for (const Settled &X : N->Made)
			if (Open.contains(X.Stand) && Ready(X.Left) && Ready(X.Right) &&
			    (X.Yes == nullptr || (Ready(X.Yes) && Ready(X.No))))
				Again |= Open.erase(X.Stand);
	}
	return Open.empty();
}
