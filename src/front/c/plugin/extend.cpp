// Extends integers of addresses to 64 bits.
//
// sext(add nsw a b) in an executed address equals sext(a) + sext(b), since poison there is
// undefined behaviour; without nsw (unsigned, short) the sum of the extensions is used too, and a
// guard checks at entry that it stays in the narrow type's range at all points.
#include "shim.h"

using namespace llvm;
using namespace smr;

static bool isRecurrence(const SCEV *S)
{
	return isa<SCEVAddRecExpr>(S) || isa<SCEVConstant>(S);
}

// Whether S is a counter that continues from the last value of loops around its own.
bool Lifter::goesOn(const SCEV *S)
{
	auto *R = dyn_cast<SCEVAddRecExpr>(S);

	return R != nullptr && isa<SCEVAddRecExpr>(R->getStart()) && width(S) < 64 &&
	       number(R->getLoop()) >= 0 && !plain(R->getStart());
}

// Whether S is a nested recurrence without extensions of recurrences.
bool Lifter::isWhole(const SCEV *S)
{
	while (auto *R = dyn_cast<SCEVAddRecExpr>(S))
		S = R->getStart();
	return plain(S);
}

// Returns V in 64 bits, equal modulo 2^bits(V).
const SCEV *Lifter::any(Value *V)
{
	if (bits(V) == 64)
		return idx(V);
	if (const SCEV *T = turned(V, true))
		return T;
	if (const SCEV *Q = divided(V))
		return Q;
	if (auto *B = dyn_cast<BinaryOperator>(V); B && inside(B)) {
		Value *X = B->getOperand(0), *Y = B->getOperand(1);
		switch (B->getOpcode()) {
		case Instruction::Add:
			return SE.getAddExpr(any(X), any(Y));
		case Instruction::Sub:
			return SE.getMinusSCEV(any(X), any(Y));
		case Instruction::Mul:
			return SE.getMulExpr(any(X), any(Y));
		case Instruction::Shl:
			if (auto *C = dyn_cast<ConstantInt>(Y); C && C->getZExtValue() < 63)
				return SE.getMulExpr(
					any(X), SE.getConstant(I64, 1ull << C->getZExtValue()));
			break;
		default:
			break;
		}
	}
	if (inside(V)) {
		if (auto *T = dyn_cast<TruncInst>(V))
			if (bits(T->getOperand(0)) <= 64)
				return any(T->getOperand(0));
		if (isa<SExtInst>(V) || isa<ZExtInst>(V))
			if (Value *X = cast<CastInst>(V)->getOperand(0); bits(X) > 1)
				return ext(X, isa<SExtInst>(V));
	}
	const SCEV *S = known(V);
	if (isClipped(S) || goesOn(S))
		return spread(S);
	if (auto *R = dyn_cast<SCEVAddRecExpr>(S); R && R->isAffine() && number(R->getLoop()) >= 0)
		return SE.getAddRecExpr(SE.getSignExtendExpr(R->getStart(), I64),
					SE.getSignExtendExpr(R->getStepRecurrence(SE), I64),
					R->getLoop(), SCEV::FlagAnyWrap);
	return SE.getSignExtendExpr(S, I64);
}

static bool promises(const OverflowingBinaryOperator *O, bool Signed)
{
	return Signed ? O->hasNoSignedWrap() : O->hasNoUnsignedWrap();
}

// Whether R is the counter of a loop whose increment cannot wrap.
static bool countsSafely(const SCEVAddRecExpr *R, Value *V, bool Signed)
{
	auto *P = dyn_cast<PHINode>(V);
	const Loop *L = R->getLoop();

	if (P == nullptr || P->getParent() != L->getHeader() || L->getLoopLatch() == nullptr)
		return false;
	auto *Inc =
		dyn_cast<OverflowingBinaryOperator>(P->getIncomingValueForBlock(L->getLoopLatch()));
	return Inc != nullptr && promises(Inc, Signed);
}

// Returns the 64-bit value of V, sign- or zero-extended.
const SCEV *Lifter::ext(Value *V, bool Signed)
{
	if (bits(V) == 64)
		return idx(V);
	if (const SCEV *T = turned(V, Signed))
		return T;
	auto *O = dyn_cast<OverflowingBinaryOperator>(V);
	if (O != nullptr && inside(V) && promises(O, Signed)) {
		Value *X = O->getOperand(0), *Y = O->getOperand(1);
		auto *C = dyn_cast<ConstantInt>(Y);
		switch (O->getOpcode()) {
		case Instruction::Add:
			return SE.getAddExpr(ext(X, Signed), ext(Y, Signed));
		case Instruction::Sub:
			return SE.getMinusSCEV(ext(X, Signed), ext(Y, Signed));
		case Instruction::Mul:
			return SE.getMulExpr(ext(X, Signed), ext(Y, Signed));
		case Instruction::Shl:
			if (C != nullptr && C->getZExtValue() < 63)
				return SE.getMulExpr(ext(X, Signed),
						     SE.getConstant(I64,
								    1ull << C->getZExtValue()));
			break;
		}
	}
	if (const SCEV *Q = divided(V))
		return Q;
	if (inside(V)) {
		if (auto *S = dyn_cast<SExtInst>(V); S && Signed && bits(S->getOperand(0)) > 1)
			return ext(S->getOperand(0), true);
		if (auto *Z = dyn_cast<ZExtInst>(V); Z && bits(Z->getOperand(0)) > 1)
			return ext(Z->getOperand(0), false);
	}
	const SCEV *S = known(V);
	if (const SCEV *R = ofRange(S, V, Signed))
		return R;
	if (isClipped(S))
		return counts(V, Signed) ? spread(S) : exact(S, Signed);
	const SCEV *X = Signed ? SE.getSignExtendExpr(S, I64) : SE.getZeroExtendExpr(S, I64);
	if (goesOn(S) && !isWhole(X))
		return exact(S, Signed);
	if (plain(S) || isRecurrence(X))
		return X;
	if (auto *R = dyn_cast<SCEVAddRecExpr>(S); R && R->isAffine() && countsSafely(R, V, Signed))
		return any(V);
	if (auto *R = dyn_cast<SCEVAddRecExpr>(S);
	    R && is_contained(Wraps, std::pair<const SCEVAddRecExpr *, bool>(R, Signed)))
		return any(V);
	if (data(S)) // a number read from memory has no formula
		return Signed ? SE.getSignExtendExpr(SE.getUnknown(V), I64)
			      : SE.getZeroExtendExpr(SE.getUnknown(V), I64);
	const SCEV *E = any(V);
	unsigned W = bits(V);
	Pend.push_back({E, Signed ? -(1ll << (W - 1)) : 0,
			Signed ? (1ll << (W - 1)) - 1 : int64_t((1ull << W) - 1)});
	return E;
}

// Returns an index modulo 2^64, which is always exact in an address.
const SCEV *Lifter::idx(Value *V)
{
	if (!inside(V))
		return known(V);
	if (const SCEV *T = turned(V, true))
		return T;
	if (auto *S = dyn_cast<SExtInst>(V); S && bits(S->getOperand(0)) > 1)
		return ext(S->getOperand(0), true);
	if (auto *Z = dyn_cast<ZExtInst>(V); Z && bits(Z->getOperand(0)) > 1)
		return ext(Z->getOperand(0), false);
	if (const SCEV *Q = divided(V))
		return Q;
	if (auto *B = dyn_cast<BinaryOperator>(V)) {
		Value *X = B->getOperand(0), *Y = B->getOperand(1);
		switch (B->getOpcode()) {
		case Instruction::Add:
			return SE.getAddExpr(idx(X), idx(Y));
		case Instruction::Sub:
			return SE.getMinusSCEV(idx(X), idx(Y));
		case Instruction::Mul:
			return SE.getMulExpr(idx(X), idx(Y));
		default:
			break;
		}
	}
	return known(V);
}
