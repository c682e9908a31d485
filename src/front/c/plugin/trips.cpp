// Computes trip counts, and the counters that must not wrap for them.
#include "shim.h"
#include <limits>

using namespace llvm;
using namespace smr;

// Computes a trip count that holds if narrow counters do not wrap; guards check that.
bool Lifter::predicted(const Loop *L, const SCEV *&B)
{
	SmallVector<const SCEVPredicate *, 4> Ifs;

	B = SE.getPredicatedBackedgeTakenCount(L, Ifs);
	if (isa<SCEVCouldNotCompute>(B))
		return false;
	for (const SCEVPredicate *P : Ifs) {
		auto *W = dyn_cast<SCEVWrapPredicate>(P);
		if (W == nullptr || W->getExpr()->getLoop() != L || !W->getExpr()->isAffine() ||
		    SE.getTypeSizeInBits(W->getExpr()->getType()) > 32)
			return false;
		auto Has = [&](auto Flag) { return (W->getFlags() & Flag) != 0; };
		if (Has(SCEVWrapPredicate::IncrementNSSW))
			Wraps.push_back({W->getExpr(), true});
		if (Has(SCEVWrapPredicate::IncrementNUSW))
			Wraps.push_back({W->getExpr(), false});
	}
	return true;
}

// Records the counter of a test such as (int)c < n, which C would let wrap for ever.
void Lifter::counted(Loop *L)
{
	auto *Br = dyn_cast<BranchInst>(L->getExitingBlock()->getTerminator());
	auto *C = Br && Br->isConditional() ? dyn_cast<ICmpInst>(Br->getCondition()) : nullptr;

	for (unsigned I = 0; C != nullptr && I < 2; I++) {
		auto *X = dyn_cast<CastInst>(C->getOperand(I));
		if (X == nullptr || !(isa<SExtInst>(X) || isa<ZExtInst>(X)))
			continue;
		auto *R = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(X->getOperand(0)));
		if (R != nullptr && R->getLoop() == L && R->isAffine() &&
		    SE.getTypeSizeInBits(R->getType()) < 32)
			Wraps.push_back({R, isa<SExtInst>(X)});
	}
}

// Adds guards that the counters stay in range after each of their steps.
bool Lifter::unwrapped()
{
	for (auto [R, Signed] : Wraps) {
		const smr_poly *Step[SMR_LIFT_LOOPS] = {}, *By = wide(R->getStepRecurrence(SE));
		const smr_poly *First = wide(R->getStart());
		unsigned Bits = SE.getTypeSizeInBits(R->getType());
		if (By == nullptr || First == nullptr || !plain(R->getStart()))
			return fail("a narrow counter may wrap");
		addStep(R->getLoop(), By, Step);
		if (smr_lift_size(N->L, smr_poly_add(A, First, By), Step,
				  Signed ? -(1ll << (Bits - 1)) : 0,
				  (1ll << (Bits - Signed)) - 1) != SMR_OK)
			return failc();
	}
	return true;
}

// Returns an upper bound of the trip count of a loop with backedge count B, from LLVM's ranges: 3
// for n & 3.
double Lifter::most(const Loop *L, const SCEV *B)
{
	APInt Max = SE.getUnsignedRangeMax(B);
	auto *C = dyn_cast<SCEVConstant>(SE.getConstantMaxBackedgeTakenCount(L));
	double Runs = Max.roundToDouble(false);

	if (C != nullptr)
		Runs = std::min(Runs, C->getAPInt().roundToDouble(false));
	return L->getExitingBlock() == L->getLoopLatch() ? Runs + 1 : Runs;
}

// Whether the array is a whole object, or not the last member of its struct: the last member may be
// allocated longer.
static bool isWholeArray(const Value *Array, const Type *T)
{
	if (auto *A = dyn_cast<AllocaInst>(Array))
		return A->getAllocatedType() == T && !A->isArrayAllocation();
	if (auto *V = dyn_cast<GlobalVariable>(Array))
		return V->getValueType() == T && V->hasExactDefinition();
	auto *G = dyn_cast<GEPOperator>(Array);
	auto *In = G ? dyn_cast<StructType>(G->getSourceElementType()) : nullptr;
	auto *K = In && G->getNumIndices() == 2 ? dyn_cast<ConstantInt>(G->getOperand(2)) : nullptr;
	return K != nullptr && K->getZExtValue() + 1 < In->getNumElements();
}

// Returns an upper bound of a loop's trip count from the arrays that it indexes in each iteration:
// 4 for a struct's int d[4]. An estimate only: a program that steps over the array's end runs
// longer, unguarded.
double Lifter::room(const Loop *L)
{
	double Room = std::numeric_limits<double>::infinity();

	for (BasicBlock *B : L->blocks())
		for (Instruction &I : *B) {
			auto *G =
				dyn_cast_or_null<GetElementPtrInst>(getLoadStorePointerOperand(&I));
			auto *T = G ? dyn_cast<ArrayType>(G->getSourceElementType()) : nullptr;
			if (T == nullptr || !G->isInBounds() || G->getNumIndices() != 2 ||
			    !isWholeArray(G->getPointerOperand(), T) ||
			    !DT.dominates(B, L->getLoopLatch()))
				continue;
			auto *R = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(G->getOperand(2)));
			if (R != nullptr && R->getLoop() == L && R->isAffine() &&
			    isa<SCEVConstant>(R->getStepRecurrence(SE)))
				Room = std::min(Room, double(T->getNumElements()));
		}
	return Room;
}

// Whether the points of all innermost loops may be enough for a guard.
bool Lifter::pays()
{
	double Points = 0;

	for (int K = 0; K < N->L->nloops; K++) {
		const Loop *L = N->Loops[size_t(K)];
		double P = 1;
		if (!L->isInnermost() || K != number(L))
			continue;
		for (int I = K; I >= 0; I = N->L->loops[I].parent)
			P *= Most[size_t(I)];
		Points += P;
	}
	return Points >= FEW_POINTS;
}

// Computes a loop's trip count by ScalarEvolution's formula.
bool Lifter::told(size_t I)
{
	Loop *L = N->Loops[I];
	bool Bottom = L->getExitingBlock() == L->getLoopLatch();
	const SCEV *B = SE.getBackedgeTakenCount(L);
	int64_t C;

	Most[I] = double(1u << 31);
	if (isa<SCEVCouldNotCompute>(B) && !predicted(L, B))
		return fail("number of iterations unknown (bound changes, or counter may wrap)");
	if (SE.getTypeSizeInBits(B->getType()) > 64)
		return fail("counter wider than 64 bits");
	Most[I] = most(L, B);
	B = subst(B);
	counted(L);
	bool Tile = tile(int(I), B);
	if (!Tile && !plain(B))
		return fail("number of iterations depends on an outer loop or on data");
	const smr_poly *P = Tile ? N->L->loops[I].extent : trip(B);
	if (P != nullptr && Bottom)
		P = smr_poly_add(A, P, number(1));
	if (P == nullptr)
		return fail("number of iterations is no simple formula");
	N->L->loops[I].extent = P;
	if (smr_poly_is_const(P, &C))
		Most[I] = std::min(Most[I], double(C) / (Tile ? Most[N->L->loops[I].tile] : 1));
	return true;
}

// Drops what a failed formula added, unless something else may depend on it: loaded values,
// addresses of numbers that the question loads.
void Lifter::Mark::back(Lifter &Of) const
{
	Site &S = *Of.N;

	Of.Wraps.truncate(Counters);
	if (Of.Values.size() + Of.Preds.size() + Of.Access.size() != Known ||
	    S.Helds.size() != Helds || Of.Pend.size() != Pending)
		return;
	S.L->g->nwraps = Asked;
	S.L->g->nsyms = Symbols;
	S.Exact.resize(Exact);
	S.Leaves.resize(Leaves);
}

Lifter::Mark Lifter::mark() const
{
	return {N->L->g->nwraps, N->L->g->nsyms,
		N->Exact.size(), N->Leaves.size(),
		N->Helds.size(), Wraps.size(),
		Pend.size(),     Values.size() + Preds.size() + Access.size()};
}

bool Lifter::trips()
{
	if (all_of(N->Roots, [&](const Loop *L) { return isRest(L); }))
		return fail("the rest of another loop: too few points");
	Most.assign(N->Loops.size(), 1);
	for (size_t I = 0; I < N->Loops.size(); I++) {
		Mark Before = mark();
		bool Layered = Layers.count(N->Loops[I]);
		if (Layered && int(I) != outerNumber(N->Loops[I]))
			continue;
		if (Layered && (!told(I) || !layerTrips(I)))
			return false;
		if (!Layered && !told(I)) {
			Before.back(*this);
			if (!clip(int(I))) {
				Before.back(*this);
				std::string Why = N->Why;
				if (!steps(I) && !range(int(I)))
					return !Why.empty() ? fail(Why) : false;
			}
			N->Why.clear();
		}
		if (U.Guest)
			Most[I] = std::min(Most[I], room(N->Loops[I]));
	}
	forgetPhis();
	return unwrapped() && (pays() || fail("too small to pay"));
}
