// Triangles: for (j = 0; j <= i; j++) inside for (i ..) is a window whose end moves and whose start
// does not. The whole window reaches from the least start to the greatest end over the outer loops;
// the program's own bounds are a condition in it, as in any clipped window (clip.cpp).
#include "shim.h"

using namespace llvm;
using namespace smr;

// Returns the trip count of a loop of the site in 64 bits, or null if it has no formula.
const SCEV *Lifter::length(const Loop *L)
{
	auto It = Clips.find(L);

	if (It != Clips.end())
		return SE.getMinusSCEV(It->second.To, It->second.From);
	const SCEV *B = Passes.lookup(L);
	if (B == nullptr)
		B = SE.getBackedgeTakenCount(L);
	if (isa<SCEVCouldNotCompute>(B) || width(B) > 64)
		return nullptr;
	B = SE.getNoopOrZeroExtend(subst(B), I64);
	return L->getExitingBlock() == L->getLoopLatch() ? SE.getAddExpr(B, SE.getOne(I64)) : B;
}

// Returns the maximum or minimum of a bound over all iterations of the outer loops, or null if it
// does not step by constants.
const SCEV *Lifter::extreme(const SCEV *S, bool Greatest)
{
	while (auto *R = dyn_cast<SCEVAddRecExpr>(S)) {
		auto *C =
			R->isAffine() ? dyn_cast<SCEVConstant>(R->getStepRecurrence(SE)) : nullptr;
		if (C == nullptr || number(R->getLoop()) < 0 || width(R) != 64)
			return nullptr;
		S = R->getStart();
		if (C->getAPInt().isNegative() == Greatest)
			continue;
		const SCEV *Runs = length(R->getLoop());
		if (Runs == nullptr)
			return nullptr;
		S = SE.getAddExpr(S, SE.getMulExpr(C, SE.getMinusSCEV(Runs, SE.getOne(I64))));
	}
	return plain(S) ? S : nullptr;
}

// Computes the whole window of a triangle from its extreme start and end.
bool Lifter::widest(Window &W)
{
	auto Far = [&](ArrayRef<const SCEV *> Bounds, bool Greatest) -> const SCEV * {
		for (const SCEV *S : Bounds)
			if (plain(S))
				return S;
		for (const SCEV *S : Bounds)
			if (const SCEV *E = extreme(S, Greatest))
				return E;
		return nullptr;
	};

	W.From = Far(W.Low, false);
	W.To = Far(W.High, true);
	W.Size = W.From && W.To ? distance(W.To, W.From) : nullptr;
	W.Square = W.Size != nullptr;
	return W.Square;
}

// Records which loop's counter bounds a triangle's, and at what distance.
void Lifter::edge(int K, const Window &W)
{
	const SCEV *One = SE.getOne(I64);

	N->L->loops[K].square = true;
	for (bool Above : {true, false}) {
		const auto &List = Above ? W.Low : W.High;
		auto *R = List.size() == 1 ? dyn_cast<SCEVAddRecExpr>(List[0]) : nullptr;
		if (R == nullptr || !R->isAffine() || !R->getStepRecurrence(SE)->isOne() ||
		    !plain(R->getStart()) || !plain(W.From))
			continue;
		const SCEV *Far = SE.getMinusSCEV(W.From, R->getStart());
		auto *C = dyn_cast<SCEVConstant>(Above ? Far : SE.getAddExpr(Far, One));
		if (C == nullptr)
			continue;
		smr_lift_loop &L = N->L->loops[K];
		L.side = number(R->getLoop());
		L.above = Above;
		L.edge = C->getAPInt().getSExtValue();
		return;
	}
}
