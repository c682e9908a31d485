// Quotients and remainders in addresses: (i * n + j) / g with an invariant divisor.
//
// The dividend is g * q + r, both over the loops' iteration numbers: terms that g divides go into
// q, the others into r. Where 0 <= r < g and 0 <= g * q + r at all points, C's quotient is q and
// its remainder r. Guards check that at entry.
#include "shim.h"

using namespace llvm;
using namespace smr;

enum : int64_t { LARGEST = INT64_C(1) << 62 };

static int64_t signedOf(const SCEVConstant *C)
{
	return C->getAPInt().getSExtValue();
}

// Divides a formula by @p By, which a guard checks to be exact, or which in a start leaves a
// remainder; multiplies it by @p Times.
bool Lifter::divideSize(const SCEV *S, const SCEV *By, const SCEV *Times, bool Step, Quotient &Q)
{
	const SCEV *Whole = SE.getUDivExpr(S, By);
	const SCEV *Rest = SE.getMinusSCEV(S, SE.getMulExpr(Whole, By));

	if (!emits(Whole))
		return false;
	Pend.push_back({S, 0, LARGEST, true});
	if (Step)
		Pend.push_back({Rest, 0, 0, true});
	else
		Q.Rest = SE.getAddExpr(Q.Rest, SE.getMulExpr(Times, Rest));
	Q.Whole = SE.getAddExpr(Q.Whole, SE.getMulExpr(Times, Whole));
	return true;
}

// Adds one loop's step, or the start, to quotient and remainder.
bool Lifter::dividePart(const SCEV *S, const SCEV *By, bool Step, Quotient &Q)
{
	auto *C = dyn_cast<SCEVConstant>(S), *D = dyn_cast<SCEVConstant>(By);

	if (auto *Sum = dyn_cast<SCEVAddExpr>(S))
		return all_of(Sum->operands(),
			      [&](const SCEV *X) { return dividePart(X, By, Step, Q); });
	if (const SCEV *X = divideExactly(SE, S, By)) {
		Q.Whole = SE.getAddExpr(Q.Whole, X);
		return true;
	}
	if (Step && Divide && divideExactly(SE, By, S)) {
		Q.Rest = SE.getAddExpr(Q.Rest, S);
		return true;
	}
	if (C != nullptr) {
		int64_t V = signedOf(C), G = D ? signedOf(D) : INT64_MAX;
		int64_t Whole = Step || D == nullptr ? V / G : divideFloorSigned(V, G);
		Q.Whole = SE.getAddExpr(Q.Whole, SE.getConstant(I64, uint64_t(Whole)));
		Q.Rest = SE.getAddExpr(Q.Rest, SE.getConstant(I64, uint64_t(V - Whole * G)));
		return true;
	}
	auto *M = dyn_cast<SCEVMulExpr>(S);
	const SCEV *Times = M ? M->getOperand(0) : nullptr;
	if (Times == nullptr || !isa<SCEVConstant>(Times))
		return divideSize(S, By, SE.getOne(I64), Step, Q);
	return divideSize(divideExactly(SE, S, Times), By, Times, Step, Q);
}

// Whether a remainder that grows by Rest in loop I may stay below By: not for any size that
// matters, unless the loop runs over one of By's own iterations.
bool Lifter::mayStayBelow(const SCEV *Rest, size_t I, const SCEV *By)
{
	const smr_poly *Extent = N->L->loops[I].extent, *Each = poly(Rest), *All = poly(By);
	int64_t Trips, Grows, Below;

	if (Each == nullptr || All == nullptr)
		return false;
	if (smr_poly_is_zero(Each) || smr_poly_equal(smr_poly_mul(A, Extent, Each), All) ||
	    (Divide && smr_poly_div(A, All, smr_poly_mul(A, Extent, Each)) != nullptr))
		return true;
	if (!smr_poly_is_const(Extent, &Trips) || !smr_poly_is_const(Each, &Grows))
		return false;
	return !smr_poly_is_const(All, &Below) ||
	       double(Trips - 1) * std::abs(double(Grows)) < double(Below);
}

// Whether a number is below 0 where all sizes are 2, and decreases with each of them.
static bool isBelowZero(const smr_poly *P)
{
	int64_t Sum = 0;

	for (uint32_t T = 0; T < P->nterms; T++) {
		if (P->terms[T].nsyms > 0 && P->terms[T].coef > 0)
			return false;
		Sum += P->terms[T].coef * (INT64_C(1) << P->terms[T].nsyms);
	}
	return Sum < 0;
}

// Whether the remainder stays below By at the loops' last points, for some sizes that matter.
bool Lifter::mayEndBelow(const SCEV *Rest, const SCEV *By)
{
	const smr_poly *At, **Step, *Room = poly(By), *One = number(1);

	if (Room == nullptr || !affine(Rest, At, Step))
		return false;
	Room = smr_poly_sub(A, smr_poly_sub(A, Room, One), At);
	for (int I = 0; I < N->L->nloops && Room != nullptr; I++)
		if (Step[I] != nullptr)
			Room = smr_poly_sub(
				A, Room,
				smr_poly_mul(A, Step[I],
					     smr_poly_sub(A, N->L->loops[I].extent, One)));
	return Room != nullptr && !isBelowZero(Room);
}

// Divides S, where S <= Limit: beyond it C's division may use another number than S.
bool Lifter::divide(const SCEV *S, const SCEV *By, int64_t Limit, Quotient &Q)
{
	SmallVector<const SCEV *, 16> Steps;
	auto *D = dyn_cast<SCEVConstant>(By);
	const SCEV *Start, *Zero = SE.getZero(I64);

	if (!plain(By) || (D != nullptr && !D->getAPInt().isStrictlyPositive()) ||
	    !peel(S, Start, Steps))
		return false;
	Q = {Zero, Zero};
	if (!dividePart(Start, By, false, Q))
		return false;
	for (size_t I = 0; I < Steps.size(); I++) {
		Quotient Each = {Zero, Zero};
		if (Steps[I] == nullptr)
			continue;
		if (!dividePart(Steps[I], By, true, Each) || !mayStayBelow(Each.Rest, I, By))
			return false;
		Q.Whole = moving(Q.Whole, Each.Whole, I);
		Q.Rest = moving(Q.Rest, Each.Rest, I);
	}
	if (!mayEndBelow(Q.Rest, By))
		return false;
	const SCEV *Last = SE.getMinusSCEV(By, SE.getOne(I64));
	Pend.push_back({By, 1, LARGEST, true});
	Pend.push_back({S, 0, Limit, true});
	Pend.push_back({Q.Rest, 0, LARGEST, true});
	Pend.push_back({SE.getMinusSCEV(Last, Q.Rest), 0, LARGEST, true});
	return true;
}

// Returns the 64-bit value of a division in the loops, or null if it has no formula.
const SCEV *Lifter::divided(Value *V)
{
	size_t Pending = Pend.size();
	Division D;
	Quotient Q;

	if (!division(V, D))
		return nullptr;
	if (!divide(ext(D.Of, D.Signed), D.By, bits(V) == 64 ? LARGEST : (1ll << (bits(V) - 1)) - 1,
		    Q)) {
		Pend.truncate(Pending);
		return nullptr;
	}
	return D.Remainder ? Q.Rest : Q.Whole;
}

// Whether the divisor is a constant that the machine can divide by, or a size above 0.
bool Lifter::divides(const BinaryOperator *B)
{
	bool Signed = B->getOpcode() == Instruction::SDiv || B->getOpcode() == Instruction::SRem;
	Value *By = B->getOperand(1);

	if (auto *C = dyn_cast<ConstantInt>(By))
		return !C->isZero() && !C->isMinusOne();
	if (bits(By) > 64)
		return false;
	const SCEV *S = known(By);
	if (!plain(S))
		return false;
	S = Signed ? SE.getNoopOrSignExtend(S, I64) : SE.getNoopOrZeroExtend(S, I64);
	const smr_poly *P = poly(S);
	return P != nullptr && smr_lift_wrap(N->L, P, nullptr, 1, LARGEST) == SMR_OK;
}
