// Quotients and remainders in addresses: (i * n + j) / g with a divisor that does not change.
//
// The dividend is g * q + r, both over the loops' iteration numbers: what g divides goes into q,
// the rest into r. Where 0 <= r < g and 0 <= g * q + r at all points, C's quotient is q and its
// remainder r. Guards ask for that at entry.
#include "shim.h"

using namespace llvm;
using namespace smr;

enum : int64_t { LARGEST = INT64_C(1) << 62 };

// The product without one factor @p By; null: it has none.
static const SCEV *cancel(ScalarEvolution &SE, const SCEV *S, const SCEV *By)
{
	if (S == By)
		return SE.getOne(S->getType());
	auto *M = dyn_cast<SCEVMulExpr>(S);
	auto At = M ? find(M->operands(), By) : nullptr;
	if (M == nullptr || At == M->operands().end())
		return nullptr;
	SmallVector<const SCEV *, 4> Rest(M->operands());
	Rest.erase(Rest.begin() + (At - M->operands().begin()));
	return SE.getMulExpr(Rest);
}

static int64_t signedOf(const SCEVConstant *C)
{
	return C->getAPInt().getSExtValue();
}

// A formula that @p By divides at entry, or in a start leaves a rest of; @p Times of it.
bool Lifter::divideSize(const SCEV *S, const SCEV *By, const SCEV *Times, bool Step, Quotient &Q)
{
	const SCEV *Whole = SE.getUDivExpr(S, By);
	const SCEV *Rest = SE.getMinusSCEV(S, SE.getMulExpr(Whole, By));

	if (!emits(Whole))
		return false;
	Pend.push_back({S, 0, LARGEST});
	if (Step)
		Pend.push_back({Rest, 0, 0});
	else
		Q.Rest = SE.getAddExpr(Q.Rest, SE.getMulExpr(Times, Rest));
	Q.Whole = SE.getAddExpr(Q.Whole, SE.getMulExpr(Times, Whole));
	return true;
}

// Adds what one loop adds in each iteration to quotient and rest, or what both begin with.
bool Lifter::dividePart(const SCEV *S, const SCEV *By, bool Step, Quotient &Q)
{
	auto *C = dyn_cast<SCEVConstant>(S), *D = dyn_cast<SCEVConstant>(By);

	if (auto *Sum = dyn_cast<SCEVAddExpr>(S))
		return all_of(Sum->operands(),
			      [&](const SCEV *X) { return dividePart(X, By, Step, Q); });
	if (const SCEV *X = cancel(SE, S, By)) {
		Q.Whole = SE.getAddExpr(Q.Whole, X);
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
	return divideSize(cancel(SE, S, Times), By, Times, Step, Q);
}

// Whether a rest that grows by Rest in loop I may stay below By: it does not for all sizes that
// matter where the loop is not one of By's own iterations.
bool Lifter::mayStayBelow(const SCEV *Rest, size_t I, const SCEV *By)
{
	const smr_poly *Extent = N->L->loops[I].extent, *Each = poly(Rest), *All = poly(By);
	int64_t Trips, Grows, Below;

	if (Each == nullptr || All == nullptr)
		return false;
	if (smr_poly_is_zero(Each) || smr_poly_equal(smr_poly_mul(A, Extent, Each), All))
		return true;
	if (!smr_poly_is_const(Extent, &Trips) || !smr_poly_is_const(Each, &Grows))
		return false;
	return !smr_poly_is_const(All, &Below) ||
	       double(Trips - 1) * std::abs(double(Grows)) < double(Below);
}

// S <= Limit, where C's division may take S for another number beyond.
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
		const Loop *L = N->Loops[I];
		if (Steps[I] == nullptr)
			continue;
		if (!dividePart(Steps[I], By, true, Each) || !mayStayBelow(Each.Rest, I, By))
			return false;
		Q.Whole = SE.getAddRecExpr(Q.Whole, Each.Whole, L, SCEV::FlagAnyWrap);
		Q.Rest = SE.getAddRecExpr(Q.Rest, Each.Rest, L, SCEV::FlagAnyWrap);
	}
	const SCEV *Last = SE.getMinusSCEV(By, SE.getOne(I64));
	Pend.push_back({By, 1, LARGEST});
	Pend.push_back({S, 0, Limit});
	Pend.push_back({Q.Rest, 0, LARGEST});
	Pend.push_back({SE.getMinusSCEV(Last, Q.Rest), 0, LARGEST});
	return true;
}

// The 64-bit value of a division in the loops; null: it is no formula.
const SCEV *Lifter::divided(Value *V)
{
	auto *B = dyn_cast<BinaryOperator>(V);
	auto *C = B ? dyn_cast<ConstantInt>(B->getOperand(1)) : nullptr;
	bool Signed = true, Remainder = false;
	const SCEV *By = nullptr;
	size_t Pending = Pend.size();
	Quotient Q;

	if (B == nullptr || !inside(B) || bits(B) > 64 || bits(B) < 2)
		return nullptr;
	switch (B->getOpcode()) {
	case Instruction::URem:
	case Instruction::SRem:
		Remainder = true;
		[[fallthrough]];
	case Instruction::UDiv:
	case Instruction::SDiv:
		Signed = B->getOpcode() == Instruction::SDiv || B->getOpcode() == Instruction::SRem;
		By = ext(B->getOperand(1), Signed);
		break;
	case Instruction::LShr:
	case Instruction::AShr:
		Signed = B->getOpcode() == Instruction::AShr;
		if (C != nullptr && C->getZExtValue() < std::min(bits(B) - 1, 62u))
			By = SE.getConstant(I64, 1ull << C->getZExtValue());
		break;
	case Instruction::And:
		Remainder = true;
		if (C != nullptr && C->getValue().isMask() && C->getValue().getActiveBits() < 62)
			By = SE.getConstant(I64, C->getZExtValue() + 1);
		break;
	default:
		break;
	}
	if (By == nullptr)
		return nullptr;
	if (!divide(ext(B->getOperand(0), Signed), By,
		    bits(B) == 64 ? LARGEST : (1ll << (bits(B) - 1)) - 1, Q)) {
		Pend.truncate(Pending);
		return nullptr;
	}
	return Remainder ? Q.Rest : Q.Whole;
}

// The divisor is a constant for which the machine's division is defined, or a size that is above 0.
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
