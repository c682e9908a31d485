// Loops over a range that is loaded from memory: for (k = rp[i]; k < rp[i + 1]; k++).
//
// Such a loop becomes one of unknown length whose iterations count from 0; the program runs those
// below hi - lo, a condition on everything in the loop's body. The nest folds over a range
// (ir/graph/range.h), and a guard reads both ends of all ranges. Both ends are 64 bits wide here:
// their difference wraps only where the guard finds that no array is that long.
#include "shim.h"
#include <climits>

using namespace llvm;
using namespace smr;

// Returns an end of a range in 64 bits, or null if it is not made of loads and numbers.
smr_lift_value *Lifter::end(Value *V, bool Signed)
{
	int64_t C;

	if (bits(V) > 64)
		return nullptr;
	// rp[i + 1] - 1, if it does not wrap
	auto *B = dyn_cast<BinaryOperator>(V);
	bool Minus = B != nullptr && B->getOpcode() == Instruction::Sub;
	if (B != nullptr && Signed && (Minus || B->getOpcode() == Instruction::Add) &&
	    B->hasNoSignedWrap() && inside(B))
		if (auto *By = dyn_cast<ConstantInt>(B->getOperand(1))) {
			smr_lift_value *Wide = smr_lift_value_new(N->L, SMR_LIFT_CONST, SMR_I64);
			smr_lift_value *Of = end(B->getOperand(0), Signed);
			if (Of == nullptr || Wide == nullptr)
				return nullptr;
			Wide->bits = uint64_t(By->getSExtValue());
			return bin(Minus ? SMR_OP_sub : SMR_OP_add, SMR_I64, Of, Wide);
		}
	smr_lift_value *X = value(V);
	if (X == nullptr)
		return nullptr;
	if (X->kind == SMR_LIFT_CONST && X->type != SMR_I64) {
		smr_lift_value *Y = smr_lift_value_new(N->L, SMR_LIFT_CONST, SMR_I64);
		if (Y != nullptr)
			Y->bits = Signed ? uint64_t(SignExtend64(X->bits, bits(V))) : X->bits;
		return Y;
	}
	if (X->kind == SMR_LIFT_AFFINE && smr_poly_is_const(X->start, &C) &&
	    none_of(ArrayRef(X->step, N->L->nloops), [](auto *P) { return P != nullptr; }) &&
	    (Signed || C >= 0)) {
		smr_lift_value *Y = smr_lift_value_new(N->L, SMR_LIFT_AFFINE, SMR_I64);
		if (Y != nullptr) {
			Y->start = X->start;
			Y->step = X->step;
		}
		return Y;
	}
	return as(Signed ? X : as(X, unsignedOf(X->type)), SMR_I64);
}

// Reads rp[i] - 1, if it does not wrap, as the number and the element, like end().
const SCEV *Lifter::wide(Value *V, bool Signed)
{
	auto *B = dyn_cast<BinaryOperator>(V);
	bool Minus = B != nullptr && B->getOpcode() == Instruction::Sub;

	if (B != nullptr && Signed && (Minus || B->getOpcode() == Instruction::Add) &&
	    B->hasNoSignedWrap() && inside(B))
		if (auto *By = dyn_cast<ConstantInt>(B->getOperand(1))) {
			int64_t C = By->getSExtValue();
			return SE.getAddExpr(wide(B->getOperand(0), Signed),
					     SE.getConstant(I64, uint64_t(Minus ? -C : C), true));
		}
	const SCEV *S = SE.getSCEV(V);
	return Signed ? SE.getNoopOrSignExtend(S, I64) : SE.getNoopOrZeroExtend(S, I64);
}

// Whether X is an element of memory or a number, plus a number: guards can check no more.
static bool isSimple(const smr_lift_value *X)
{
	while (X->kind == SMR_LIFT_OP)
		if (X->op == SMR_OP_convert || X->op == SMR_OP_bitcast ||
		    ((X->op == SMR_OP_add || X->op == SMR_OP_sub) &&
		     X->args[1]->kind == SMR_LIFT_CONST))
			X = X->args[0];
		else
			return false;
	return X->kind == SMR_LIFT_LOAD || X->kind == SMR_LIFT_CONST || X->kind == SMR_LIFT_AFFINE;
}

// Finds the loop's counter and its bound; the loop continues while Counter < End, or <= End.
bool Lifter::limited(Loop *L, PHINode *&Counter, Value *&End, bool &Signed, bool &Equal)
{
	auto *Br = dyn_cast<BranchInst>(L->getHeader()->getTerminator());

	if (L->getExitingBlock() != L->getHeader() || L->getLoopPreheader() == nullptr ||
	    Br == nullptr || !Br->isConditional() ||
	    any_of(*L->getHeader(), [](const Instruction &I) { return I.mayWriteToMemory(); }))
		return false;
	auto *C = dyn_cast<ICmpInst>(Br->getCondition());
	if (C == nullptr)
		return false;
	auto Pred = L->contains(Br->getSuccessor(0)) ? C->getPredicate() : C->getInversePredicate();
	Value *Left = C->getOperand(0);
	End = C->getOperand(1);
	if (ICmpInst::isGT(Pred) || ICmpInst::isGE(Pred)) {
		Pred = CmpInst::getSwappedPredicate(Pred);
		std::swap(Left, End);
	}
	Counter = dyn_cast<PHINode>(Left);
	if (!(ICmpInst::isLT(Pred) || ICmpInst::isLE(Pred)) || Counter == nullptr ||
	    !Counter->getType()->isIntegerTy() || Counter->getParent() != L->getHeader() ||
	    !L->isLoopInvariant(End))
		return false;
	Signed = ICmpInst::isSigned(Pred);
	Equal = ICmpInst::isLE(Pred);
	auto *R = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(Counter));
	return R != nullptr && R->getLoop() == L && R->isAffine() &&
	       R->getStepRecurrence(SE)->isOne();
}

// Whether loop K runs over a range; sets its extent to unknown.
bool Lifter::range(int K)
{
	Loop *L = N->Loops[K];
	PHINode *Counter = nullptr;
	Value *To = nullptr;
	bool Signed = false, Equal = false;

	if (L->getParentLoop() == nullptr || !L->isInnermost() || number(L->getParentLoop()) < 0 ||
	    !limited(L, Counter, To, Signed, Equal))
		return false;
	Value *First = Counter->getIncomingValueForBlock(L->getLoopPreheader());
	smr_lift_value *Lo = end(First, Signed), *Hi = end(To, Signed);
	if (Lo == nullptr || Hi == nullptr || !isSimple(Lo) || !isSimple(Hi) ||
	    !(smr_lift_reads(Lo) || smr_lift_reads(Hi)))
		return false;
	const SCEV *T = SE.getAddRecExpr(SE.getZero(I64), SE.getOne(I64), L, SCEV::FlagAnyWrap);
	smr_lift_value *At = formula(T);
	if (Equal) {
		smr_lift_value *One = smr_lift_value_new(N->L, SMR_LIFT_CONST, SMR_I64);
		if (One != nullptr)
			One->bits = 1;
		Hi = bin(SMR_OP_add, SMR_I64, Hi, One);
	}
	int64_t Zero = 1;
	bool Whole =
		(Lo->kind == SMR_LIFT_CONST && Lo->bits == 0) ||
		(Lo->kind == SMR_LIFT_AFFINE && smr_poly_is_const(Lo->start, &Zero) && Zero == 0 &&
		 none_of(ArrayRef(Lo->step, N->L->nloops), [](auto *P) { return P != nullptr; }));
	Clip C = {};
	C.In = bin(SMR_OP_lt, SMR_I1, At, Whole ? Hi : bin(SMR_OP_sub, SMR_I64, Hi, Lo));
	if (C.In == nullptr || At == nullptr)
		return false;
	C.First = SE.getSCEV(First);
	C.From = wide(First, Signed);
	C.Counter = Counter;
	C.Signed = Signed;
	C.Range = true;
	N->L->loops[K].extent = number(INT_MAX);
	Clips[L] = C;
	return true;
}

// Returns the extension of a range's counter, which lies between the range's ends and has their
// type in all iterations that the program runs, or null for any other value.
const SCEV *Lifter::ofRange(const SCEV *S, const Value *V, bool Signed)
{
	auto *R = dyn_cast<SCEVAddRecExpr>(S);
	auto It = R != nullptr ? Clips.find(R->getLoop()) : Clips.end();

	if (It == Clips.end() || !It->second.Range || It->second.Counter != V ||
	    It->second.Signed != Signed)
		return nullptr;
	return SE.getAddRecExpr(It->second.From, SE.getOne(I64), R->getLoop(), SCEV::FlagAnyWrap);
}
