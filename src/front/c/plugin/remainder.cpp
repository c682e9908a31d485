// Detects loops that are only the remainder of another one: after `for (; i + 8 <= n; i += 8)` the
// loop `for (; i < n; i++)` has at most 7 iterations. A guard before it would keep values alive
// through the other loop, which clang then unrolls less.
#include "shim.h"
#include <llvm/Analysis/ConstantFolding.h>

using namespace llvm;
using namespace smr;

enum { DEEP_BOUND = 8 };

namespace
{
// Exit test of a loop: a counter with a constant step, and its bound.
struct Test {
	const SCEVAddRecExpr *Counter = nullptr;
	Value *Bound = nullptr;
};
} // namespace

static Value *withoutCasts(Value *V)
{
	while (isa<SExtInst>(V) || isa<ZExtInst>(V) || isa<TruncInst>(V) || isa<FreezeInst>(V))
		V = cast<Instruction>(V)->getOperand(0);
	return V;
}

static const SCEVAddRecExpr *counter(Value *V, const Loop *L, ScalarEvolution &SE)
{
	auto *R = SE.isSCEVable(V->getType()) ? dyn_cast<SCEVAddRecExpr>(SE.getSCEV(V)) : nullptr;

	return R != nullptr && R->getLoop() == L && R->isAffine() &&
			       isa<SCEVConstant>(R->getStepRecurrence(SE))
		       ? R
		       : nullptr;
}

static Test test(const Loop *L, ScalarEvolution &SE)
{
	BasicBlock *X = L->getExitingBlock();
	auto *Br = X == nullptr ? nullptr : dyn_cast<BranchInst>(X->getTerminator());
	auto *C = Br && Br->isConditional() ? dyn_cast<ICmpInst>(Br->getCondition()) : nullptr;
	Test T;

	for (unsigned I = 0; C != nullptr && T.Counter == nullptr && I < 2; I++) {
		T.Counter = counter(withoutCasts(C->getOperand(I)), L, SE);
		T.Bound = withoutCasts(C->getOperand(1 - I));
	}
	return T;
}

static int64_t step(const SCEVAddRecExpr *R, ScalarEvolution &SE)
{
	const APInt &By = cast<SCEVConstant>(R->getStepRecurrence(SE))->getAPInt();

	return By.getSignificantBits() <= 32 ? By.getSExtValue() : 0;
}

static bool fixed(Value *V, int64_t &Out)
{
	auto *C = dyn_cast<ConstantInt>(V);

	if (C == nullptr || C->getValue().getSignificantBits() > 32)
		return false;
	Out = C->getSExtValue();
	return true;
}

// Strips constants that are added to or subtracted from a number.
static Value *plusConstant(Value *V)
{
	int64_t C;

	for (V = withoutCasts(V);;) {
		auto *B = dyn_cast<BinaryOperator>(V);
		auto *G = dyn_cast<GetElementPtrInst>(V);
		if (B != nullptr && fixed(B->getOperand(1), C) &&
		    (B->getOpcode() == Instruction::Add || B->getOpcode() == Instruction::Sub))
			V = withoutCasts(B->getOperand(0));
		else if (G != nullptr && G->hasAllConstantIndices())
			V = G->getPointerOperand();
		else
			return V;
	}
}

// Evaluates a bound whose only symbol has the value At; returns false if it depends on anything
// else.
static bool evaluate(Value *V, Value *Symbol, int64_t At, const DataLayout &DL, int64_t &Out,
		     unsigned Deep = 0)
{
	int64_t X, Y;
	V = withoutCasts(V);
	auto *B = dyn_cast<BinaryOperator>(V);
	auto *G = dyn_cast<GetElementPtrInst>(V);
	APInt Off(64, 0);

	if (fixed(V, Out))
		return true;
	if (V == Symbol)
		return Out = At, true;
	if (Deep > DEEP_BOUND)
		return false;
	if (G != nullptr && G->accumulateConstantOffset(DL, Off) &&
	    Off.getSignificantBits() <= 32 &&
	    evaluate(G->getPointerOperand(), Symbol, At, DL, X, Deep + 1))
		return Out = X + Off.getSExtValue(), true;
	if (B == nullptr || !evaluate(B->getOperand(0), Symbol, At, DL, X, Deep + 1) ||
	    !evaluate(B->getOperand(1), Symbol, At, DL, Y, Deep + 1))
		return false;
	Type *I64 = Type::getInt64Ty(V->getContext());
	Constant *C = ConstantFoldBinaryOpOperands(B->getOpcode(), ConstantInt::getSigned(I64, X),
						   ConstantInt::getSigned(I64, Y), DL);
	return C != nullptr && fixed(C, Out);
}

// Whether two bounds differ by a few steps at most for any value of their symbol: n and n & ~7.
// Tests examples only, since a mistake only costs speed.
static bool near(Value *X, Value *Y, int64_t By, const DataLayout &DL)
{
	Value *Symbol = plusConstant(Y);

	for (int64_t At : {1 << 20, (1 << 20) - 1, 1234567, 7654321}) {
		int64_t P, Q;
		if (!evaluate(X, Symbol, At, DL, P) || !evaluate(Y, Symbol, At, DL, Q) ||
		    std::abs(P - Q) > 2 * std::abs(By))
			return false;
	}
	return true;
}

// Whether the two differ by a constant.
static bool together(const SCEV *X, const SCEV *Y, ScalarEvolution &SE)
{
	return X->getType() == Y->getType() && isa<SCEVConstant>(SE.getMinusSCEV(X, Y));
}

// Returns the value within the loop for a phi after it.
static Value *insideLoop(Value *V)
{
	for (auto *P = dyn_cast<PHINode>(V); P != nullptr && P->getNumIncomingValues() == 1;
	     P = dyn_cast<PHINode>(V))
		V = P->getIncomingValue(0);
	return withoutCasts(V);
}

bool Lifter::isRest(const Loop *L)
{
	Test T = test(L, SE);

	if (T.Counter == nullptr || !L->isLoopInvariant(plusConstant(T.Bound)) ||
	    !L->isInnermost() || L->getLoopPreheader() == nullptr)
		return false;
	for (PHINode &P : L->getHeader()->phis()) {
		const SCEVAddRecExpr *Own = counter(&P, L, SE);
		if (Own == nullptr || !together(Own, T.Counter, SE))
			continue;
		Value *First = insideLoop(P.getIncomingValueForBlock(L->getLoopPreheader()));
		auto *I = dyn_cast<Instruction>(First);
		Loop *M = I == nullptr ? nullptr : LI.getLoopFor(I->getParent());
		const SCEVAddRecExpr *Last =
			M == nullptr || M->contains(L) ? nullptr : counter(I, M, SE);
		Test Before = Last == nullptr ? Test() : test(M, SE);
		if (Before.Counter == nullptr || !together(Last, Before.Counter, SE))
			continue;
		int64_t By = step(Before.Counter, SE), Fine = step(T.Counter, SE);
		if (Fine != 0 && By % Fine == 0 && By / Fine > 1 && By / Fine < FEW_POINTS &&
		    near(Before.Bound, T.Bound, By, DL))
			return true;
	}
	return false;
}
