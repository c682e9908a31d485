// Windows that are clipped at the ends of an array: for (y = max(0, -o); y < min(k, h - o); y++),
// whose start o moves with an outer loop, is one loop over the whole window, from 0 to k, of which
// the program runs the iterations with o + y >= 0 and o + y < h.
//
// One lower and one upper bound at a constant distance give the whole window, whose counter is From
// + iteration. The other bounds become a condition on everything in the loop's body; a value that
// the loop carries changes only where it holds. ScalarEvolution counts the program's own
// iterations: its recurrences over such a loop are rebased to the window's start, and its
// conclusions from trip counts are not used. Guards check that bounds are in the range of their
// types for every position of the window.
#include "shim.h"
#include <llvm/IR/PatternMatch.h>

using namespace llvm;
using namespace smr;

enum : int64_t { FAR = INT64_C(1) << 62 };

// ---- formulas --------------------------------------------------------------------------------

bool Lifter::isClipped(const SCEV *S) const
{
	return !Clips.empty() && SCEVExprContains(S, [&](const SCEV *T) {
		auto *R = dyn_cast<SCEVAddRecExpr>(T);
		return R != nullptr && Clips.count(R->getLoop());
	});
}

// Returns S in 64 bits, equal modulo 2^width(S).
const SCEV *Lifter::spread(const SCEV *S)
{
	SmallVector<const SCEV *, 4> Parts;

	switch (S->getSCEVType()) {
	case scAddExpr:
	case scMulExpr:
		for (const SCEV *X : S->operands())
			Parts.push_back(spread(X));
		return isa<SCEVAddExpr>(S) ? SE.getAddExpr(Parts) : SE.getMulExpr(Parts);
	case scAddRecExpr: {
		auto *R = cast<SCEVAddRecExpr>(S);
		if (!R->isAffine() || number(R->getLoop()) < 0)
			break;
		return SE.getAddRecExpr(spread(R->getStart()), spread(R->getStepRecurrence(SE)),
					R->getLoop(), SCEV::FlagAnyWrap);
	}
	case scTruncate:
		if (width(S->operands()[0]) <= 64)
			return spread(S->operands()[0]);
		break;
	case scSignExtend:
	case scZeroExtend:
		if (width(S->operands()[0]) > 1)
			return exact(S->operands()[0], isa<SCEVSignExtendExpr>(S));
		break;
	default:
		break;
	}
	return widen(S, true);
}

void Lifter::promise(const SCEV *E, unsigned W, bool Signed)
{
	int64_t Hi = W == 64 ? FAR : (1ll << (W - Signed)) - 1;

	if (!isa<SCEVConstant>(E))
		Pend.push_back({E, Signed ? -Hi - 1 : 0, Hi});
}

// Returns the extension of S to 64 bits as a sum of extensions, which a guard checks.
const SCEV *Lifter::exact(const SCEV *S, bool Signed)
{
	if (width(S) < 64 && plain(S))
		return widen(S, Signed);
	const SCEV *E = spread(S);
	promise(E, width(S), Signed);
	return E;
}

namespace
{
// Rebases recurrences over clipped loops to their windows' starts.
struct Rebase : SCEVRewriteVisitor<Rebase> {
	using Base = SCEVRewriteVisitor<Rebase>;
	function_ref<const SCEV *(const SCEVAddRecExpr *, const SCEV *, const SCEV *)> Move;
	function_ref<const SCEV *(const SCEV *, bool)> Extend;
	bool Failed = false;

	Rebase(ScalarEvolution &E, decltype(Move) M, decltype(Extend) X)
		: Base(E), Move(M), Extend(X)
	{
	}

	const SCEV *visitAddRecExpr(const SCEVAddRecExpr *R)
	{
		if (!R->isAffine()) {
			Failed = true;
			return R;
		}
		return Move(R, visit(R->getStart()), visit(R->getStepRecurrence(SE)));
	}

	const SCEV *extended(const SCEVCastExpr *C, bool Signed)
	{
		const SCEV *X = visit(C->getOperand());
		return X == C->getOperand() ? C
					    : SE.getTruncateOrNoop(Extend(X, Signed), C->getType());
	}
	const SCEV *visitSignExtendExpr(const SCEVSignExtendExpr *C)
	{
		return extended(C, true);
	}
	const SCEV *visitZeroExtendExpr(const SCEVZeroExtendExpr *C)
	{
		return extended(C, false);
	}

	// ScalarEvolution's facts about these hold for the program's own iterations.
	template <class T> const SCEV *unchanged(const T *S)
	{
		for (const SCEV *X : S->operands())
			Failed |= visit(X) != X;
		return S;
	}
	const SCEV *visitUDivExpr(const SCEVUDivExpr *S)
	{
		return unchanged(S);
	}
	const SCEV *visitSMaxExpr(const SCEVSMaxExpr *S)
	{
		return unchanged(S);
	}
	const SCEV *visitUMaxExpr(const SCEVUMaxExpr *S)
	{
		return unchanged(S);
	}
	const SCEV *visitSMinExpr(const SCEVSMinExpr *S)
	{
		return unchanged(S);
	}
	const SCEV *visitUMinExpr(const SCEVUMinExpr *S)
	{
		return unchanged(S);
	}
	const SCEV *visitSequentialUMinExpr(const SCEVSequentialUMinExpr *S)
	{
		return unchanged(S);
	}
};
} // namespace

// Returns null if there is no formula.
const SCEV *Lifter::rebase(const SCEV *S)
{
	if (!isClipped(S))
		return S;
	auto Move = [&](const SCEVAddRecExpr *R, const SCEV *Start, const SCEV *Step) {
		auto It = Clips.find(R->getLoop());
		if (It == Clips.end())
			return Start == R->getStart() && Step == R->getStepRecurrence(SE)
				       ? static_cast<const SCEV *>(R)
				       : SE.getAddRecExpr(Start, Step, R->getLoop(),
							  SCEV::FlagAnyWrap);
		const Clip &C = It->second;
		Type *T = SE.getEffectiveSCEVType(R->getType());
		const SCEV *First = C.First;
		if (width(R) > width(First))
			First = C.Signed ? SE.getSignExtendExpr(First, T)
					 : SE.getZeroExtendExpr(First, T);
		else
			First = SE.getTruncateOrNoop(First, T);
		const SCEV *Back = SE.getMinusSCEV(SE.getTruncateOrNoop(C.From, T), First);
		return SE.getAddRecExpr(SE.getAddExpr(Start, SE.getMulExpr(Step, Back)), Step,
					R->getLoop(), SCEV::FlagAnyWrap);
	};
	auto Extend = [&](const SCEV *X, bool Signed) { return exact(X, Signed); };
	Rebase V(SE, Move, Extend);
	const SCEV *R = V.visit(S);
	return V.Failed ? nullptr : R;
}

// Returns S after the loops that do not contain L. A window that is never clipped has as many
// iterations as elements.
const SCEV *Lifter::atScope(const SCEV *S, const Loop *L)
{
	for (auto *R = dyn_cast<SCEVAddRecExpr>(S); R != nullptr; R = dyn_cast<SCEVAddRecExpr>(S)) {
		auto It = Clips.find(R->getLoop());
		if (It == Clips.end() || R->getLoop()->contains(L) || It->second.Runs == nullptr)
			break;
		Type *T = SE.getEffectiveSCEVType(R->getType());
		const SCEV *Runs = SE.getTruncateOrNoop(It->second.Runs, T);
		S = SE.getAddExpr(R->getStart(), SE.getMulExpr(R->getStepRecurrence(SE), Runs));
	}
	bool Left = SCEVExprContains(S, [&](const SCEV *T) {
		auto *R = dyn_cast<SCEVAddRecExpr>(T);
		return R != nullptr && Clips.count(R->getLoop()) && !R->getLoop()->contains(L);
	});

	return Left ? SE.getCouldNotCompute() : SE.getSCEVAtScope(S, L);
}

// ---- bounds ----------------------------------------------------------------------------------

// Returns the numbers whose maximum or minimum is S.
bool Lifter::bounds(const SCEV *S, bool Greatest, bool Signed, SmallVectorImpl<const SCEV *> &Out)
{
	size_t First = Out.size();
	unsigned W = width(S);

	if (auto *C = dyn_cast<SCEVCastExpr>(S);
	    C && isa<SCEVMinMaxExpr>(C->getOperand()) && !isa<SCEVPtrToIntExpr>(C)) {
		bool Of = isa<SCEVSMaxExpr, SCEVSMinExpr>(C->getOperand());
		if (!bounds(C->getOperand(), Greatest, Of, Out))
			return false;
		bool Narrows = isa<SCEVTruncateExpr>(C), Zero = isa<SCEVZeroExtendExpr>(C);
		bool Above = Greatest && Of && any_of(C->getOperand()->operands(), [](auto *X) {
				     auto *Least = dyn_cast<SCEVConstant>(X);
				     return Least != nullptr && !Least->getAPInt().isNegative();
			     });
		for (size_t I = First; I < Out.size(); I++)
			if (Narrows)
				promise(Out[I], W, Signed);
			else if (Zero == Of && !(Zero && Above)) // the extension is of the other
								 // kind
				promise(Out[I], width(C->getOperand()) - 1, false);
		return true;
	}
	if (Greatest ? (Signed ? isa<SCEVSMaxExpr>(S) : isa<SCEVUMaxExpr>(S))
		     : (Signed ? isa<SCEVSMinExpr>(S) : isa<SCEVUMinExpr>(S))) {
		for (const SCEV *X : S->operands())
			if (!bounds(X, Greatest, Signed, Out))
				return false;
		return true;
	}
	if (isa<SCEVAddExpr>(S))
		for (const SCEV *X : S->operands())
			if (isa<SCEVMinMaxExpr>(X)) {
				const SCEV *Rest = spread(SE.getMinusSCEV(S, X));
				if (!bounds(X, Greatest, Signed, Out))
					return false;
				for (size_t I = First; I < Out.size(); I++) {
					Out[I] = SE.getAddExpr(Out[I], Rest);
					promise(Out[I], W, Signed);
				}
				return true;
			}
	Out.push_back(exact(S, Signed));
	const smr_poly *Start, **Step;
	return affine(Out.back(), Start, Step);
}

// Reads one comparison of a loop's counter in its test: the loop continues while V < End, or V <=
// End.
bool Lifter::tested(Loop *L, Value *Test, bool Inverse, Window &W)
{
	auto *C = dyn_cast<ICmpInst>(Test);

	if (C == nullptr)
		return false;
	auto Pred = Inverse ? C->getInversePredicate() : C->getPredicate();
	Value *Left = C->getOperand(0), *Right = C->getOperand(1);
	if (ICmpInst::isGT(Pred) || ICmpInst::isGE(Pred)) {
		Pred = CmpInst::getSwappedPredicate(Pred);
		std::swap(Left, Right);
	}
	auto *X = dyn_cast<CastInst>(Left);
	auto *P = dyn_cast<PHINode>(X != nullptr ? X->getOperand(0) : Left);
	bool Signed = ICmpInst::isSigned(Pred), Of = X ? isa<SExtInst>(X) : Signed;
	if (!(ICmpInst::isLT(Pred) || ICmpInst::isLE(Pred)) || P == nullptr ||
	    !P->getType()->isIntegerTy() || P->getParent() != L->getHeader() ||
	    (X != nullptr && !isa<SExtInst>(X) && !isa<ZExtInst>(X)) || (Of && !Signed) ||
	    (W.Counter != nullptr && (W.Counter != P || W.Signed != Of)) || bits(Left) > 64 ||
	    !SE.isLoopInvariant(SE.getSCEV(Right), L))
		return false;
	W.Counter = P;
	W.Signed = Of;
	size_t First = W.High.size();
	const SCEV *S = known(Right);
	if (isa<SCEVCouldNotCompute>(S) || !bounds(S, false, Signed, W.High))
		return false;
	for (size_t I = First; I < W.High.size() && ICmpInst::isLE(Pred); I++)
		W.High[I] = SE.getAddExpr(W.High[I], SE.getOne(I64));
	return true;
}

// Reads the comparisons of the loop's test and the start of its counter.
bool Lifter::cut(Loop *L, Window &W)
{
	auto *Br = dyn_cast<BranchInst>(L->getHeader()->getTerminator());
	SmallVector<Value *, 4> Tests;

	if (L->getExitingBlock() != L->getHeader() || Br == nullptr || !Br->isConditional() ||
	    any_of(*L->getHeader(), [](const Instruction &I) { return I.mayWriteToMemory(); }))
		return false;
	bool Inverse = !L->contains(Br->getSuccessor(0));
	Tests.push_back(Br->getCondition());
	while (!Tests.empty()) {
		Value *X, *Y, *T = Tests.pop_back_val();
		bool And = !Inverse && PatternMatch::match(T, PatternMatch::m_LogicalAnd(
								      PatternMatch::m_Value(X),
								      PatternMatch::m_Value(Y)));
		if (And)
			Tests.append({Y, X});
		else if (!tested(L, T, Inverse, W))
			return false;
	}
	auto *R = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(W.Counter));
	if (R == nullptr || R->getLoop() != L || !R->isAffine() ||
	    !R->getStepRecurrence(SE)->isOne())
		return false;
	W.First = rebase(R->getStart());
	return W.First != nullptr && bounds(subst(W.First), true, W.Signed, W.Low);
}

// Whether the bound decreases as the counter of its loop increases.
bool Lifter::shrinks(const SCEV *S) const
{
	auto *R = dyn_cast<SCEVAddRecExpr>(S);
	bool Down = false;

	if (R == nullptr)
		return false;
	for (PHINode &P : R->getLoop()->getHeader()->phis()) {
		auto *I = P.getType()->isIntegerTy() ? dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&P))
						     : nullptr;
		if (I != nullptr && isa<SCEVConstant>(I->getOperand(1))) {
			Down = cast<SCEVConstant>(I->getOperand(1))->getAPInt().isNegative();
			break;
		}
	}
	const SCEV *D = R->getStepRecurrence(SE);
	if (auto *M = dyn_cast<SCEVMulExpr>(D))
		D = M->getOperand(0);
	auto *C = dyn_cast<SCEVConstant>(D);
	return (C != nullptr && C->getAPInt().isNegative()) != Down;
}

// Returns the distance of two bounds, if it is constant.
const smr_poly *Lifter::distance(const SCEV *High, const SCEV *Low)
{
	const smr_poly *From, *To, **By, **Of, *None = number(0);

	if (!affine(Low, From, By) || !affine(High, To, Of))
		return nullptr;
	for (int I = 0; I < N->L->nloops; I++)
		if (!smr_poly_equal(By[I] ? By[I] : None, Of[I] ? Of[I] : None))
			return nullptr;
	return smr_poly_sub(A, To, From);
}

// Finds the bounds of the whole window. Either it moves along the array, or it stays and the
// array's ends move the other way; otherwise the loop rarely runs in it.
bool Lifter::whole(Window &W)
{
	auto Ends = [&](const SCEV *S) { return plain(S) || shrinks(S); };
	bool Stays = all_of(W.Low, Ends) && all_of(W.High, Ends);

	for (const SCEV *Low : W.Low)
		for (const SCEV *High : W.High) {
			const smr_poly *Size = distance(High, Low);
			if (Size == nullptr || Stays != plain(Low))
				continue;
			W.From = Low;
			W.To = High;
			W.Size = Size;
			return true;
		}
	return widest(W);
}

smr_lift_value *Lifter::formula(const SCEV *S)
{
	smr_lift_value *X = smr_lift_value_new(N->L, SMR_LIFT_AFFINE, SMR_I64);

	return X != nullptr && affine(S, X->start, X->step) ? X : nullptr;
}

// Adds the condition Left >= Right, or Left < Right, to C->In.
bool Lifter::limit(Clip &C, smr_op Op, const SCEV *Left, const SCEV *Right)
{
	smr_lift_value *X = formula(Left), *Y = formula(Right);

	if (X == nullptr || Y == nullptr)
		return false;
	C.In = both(C.In, bin(Op, SMR_I1, X, Y));
	return C.In != nullptr;
}

bool Lifter::limits(Loop *L, const Window &W, Clip &C)
{
	const SCEV *At = SE.getAddRecExpr(W.From, SE.getOne(I64), L, SCEV::FlagAnyWrap);
	const SCEV *Zero = SE.getZero(I64);

	for (const SCEV *Low : W.Low)
		if (Low != W.From && !limit(C, SMR_OP_ge, SE.getMinusSCEV(At, Low), Zero))
			return false;
	for (const SCEV *High : W.High) {
		if (High == W.To)
			continue;
		auto Mate = find_if(W.Low, [&](const SCEV *Low) {
			return plain(SE.getMinusSCEV(High, Low));
		});
		const SCEV *From = plain(High) ? Zero : Mate == W.Low.end() ? High : *Mate;
		if (!limit(C, SMR_OP_lt, SE.getMinusSCEV(At, From), SE.getMinusSCEV(High, From)))
			return false;
	}
	return true;
}

// Whether loop K is a clipped window; sets its extent to the whole window's.
bool Lifter::clip(int K)
{
	Loop *L = N->Loops[K];
	size_t Before = Pend.size();
	Window W;
	Clip C = {};

	if (!cut(L, W) || !whole(W) || !limits(L, W, C)) {
		Pend.truncate(std::min(Before, Pend.size()));
		return false;
	}
	promise(W.To, bits(W.Counter), W.Signed);
	N->L->loops[K].extent = W.Size;
	if (!settle())
		return false;
	if (W.Square)
		edge(K, W);
	const SCEV *Runs = SE.getMinusSCEV(W.To, W.From);
	C.Runs = C.In == nullptr && plain(Runs) ? Runs : nullptr;
	C.First = W.First;
	C.From = W.From;
	C.To = W.To;
	C.Counter = W.Counter;
	C.Signed = W.Signed;
	Clips[L] = C;
	return true;
}

// Returns whether the program runs the iteration of the loop around a block; null means always.
smr_lift_value *Lifter::runs(const Loop *L) const
{
	auto It = Clips.find(L);

	return It == Clips.end() ? nullptr : It->second.In;
}

// Whether V is the counter of a window, which guards keep in its type's range.
bool Lifter::counts(Value *V, bool Signed) const
{
	return any_of(Clips, [&](const auto &C) {
		return C.second.Counter == V && C.second.Signed == Signed;
	});
}
