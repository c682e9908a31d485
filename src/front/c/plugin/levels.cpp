// Reads a loop whose counter is divided as several loops: for (c = 0; c < channels * k * k; c++)
// with c / k / k, c / k % k and c % k is three nested loops.
//
// Where a loop runs D * q times, its iteration number is D * i + r with 0 <= i < q and 0 <= r < D,
// and the points (i, r) come in the same order. In formulas a stand-in represents each level's
// iteration number. Guards check that the divisors are sizes and that they divide the trip counts
// exactly.
#include "shim.h"

using namespace llvm;
using namespace smr;

enum { MOST_LEVELS = 4, DEEP = 16 };

// Returns the quotient of two products, or null if a factor of the second is not in the first.
const SCEV *smr::divideExactly(ScalarEvolution &SE, const SCEV *S, const SCEV *By)
{
	auto *C = dyn_cast<SCEVConstant>(S), *D = dyn_cast<SCEVConstant>(By);
	auto *M = dyn_cast<SCEVMulExpr>(S);

	if (S == By)
		return SE.getOne(S->getType());
	if (D != nullptr && D->isOne())
		return S;
	if (isa<SCEVMulExpr>(By)) {
		for (const SCEV *X : By->operands())
			if (S != nullptr)
				S = divideExactly(SE, S, X);
		return S;
	}
	if (C != nullptr && D != nullptr) {
		const APInt &X = C->getAPInt(), &Y = D->getAPInt();
		return Y.isStrictlyPositive() && X.srem(Y).isZero() ? SE.getConstant(X.sdiv(Y))
								    : nullptr;
	}
	for (unsigned I = 0; M != nullptr && I < M->getNumOperands(); I++) {
		SmallVector<const SCEV *, 4> Left(M->operands());
		Left[I] = Left[I] == By || D != nullptr ? divideExactly(SE, Left[I], By) : nullptr;
		if (Left[I] != nullptr)
			return SE.getMulExpr(Left);
	}
	return nullptr;
}

// Returns a divisor as a product, where the program computed it from sizes: int n = h * w.
const SCEV *Lifter::divisor(Value *V, bool Signed, unsigned Deep)
{
	auto *M = dyn_cast<BinaryOperator>(V);
	unsigned W = bits(V);

	if (!Divide || M == nullptr || M->getOpcode() != Instruction::Mul || W > 32 || Deep > DEEP)
		return ext(V, Signed);
	const SCEV *P = SE.getMulExpr(divisor(M->getOperand(0), Signed, Deep + 1),
				      divisor(M->getOperand(1), Signed, Deep + 1));
	Pend.push_back({P, Signed ? -(1ll << (W - 1)) : 0,
			Signed ? (1ll << (W - 1)) - 1 : int64_t((1ull << W) - 1), true});
	return P;
}

bool Lifter::division(Value *V, Division &D)
{
	auto *B = dyn_cast<BinaryOperator>(V);
	auto *C = B ? dyn_cast<ConstantInt>(B->getOperand(1)) : nullptr;

	if (B == nullptr || !inside(B) || !B->getType()->isIntegerTy() || bits(B) > 64 ||
	    bits(B) < 2)
		return false;
	D.Of = B->getOperand(0);
	switch (B->getOpcode()) {
	case Instruction::URem:
	case Instruction::SRem:
		D.Remainder = true;
		[[fallthrough]];
	case Instruction::UDiv:
	case Instruction::SDiv:
		D.Signed =
			B->getOpcode() == Instruction::SDiv || B->getOpcode() == Instruction::SRem;
		D.By = divisor(B->getOperand(1), D.Signed);
		break;
	case Instruction::LShr:
	case Instruction::AShr:
		D.Signed = B->getOpcode() == Instruction::AShr;
		if (C != nullptr && C->getZExtValue() < std::min(bits(B) - 1, 62u))
			D.By = SE.getConstant(I64, 1ull << C->getZExtValue());
		break;
	case Instruction::And:
		D.Remainder = true;
		if (C != nullptr && C->getValue().isMask() && C->getValue().getActiveBits() < 62)
			D.By = SE.getConstant(I64, C->getZExtValue() + 1);
		break;
	default:
		break;
	}
	return D.By != nullptr;
}

// Returns the loop whose iterations V counts, and how many of them it counts as one; null if none.
const Loop *Lifter::countedBy(Value *V, const SCEV *&Unit, unsigned Deep)
{
	Division D;

	while (isa<SExtInst>(V) || isa<ZExtInst>(V) || isa<TruncInst>(V))
		V = cast<CastInst>(V)->getOperand(0);
	if (!V->getType()->isIntegerTy() || Deep > DEEP)
		return nullptr;
	if (division(V, D)) {
		const Loop *L = plain(D.By) ? countedBy(D.Of, Unit, Deep + 1) : nullptr;
		if (L != nullptr && !D.Remainder)
			Unit = SE.getMulExpr(Unit, D.By);
		return L;
	}
	auto *R = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(V));
	if (R == nullptr || !R->isAffine() || number(R->getLoop()) < 0 ||
	    !R->getStepRecurrence(SE)->isOne())
		return nullptr;
	Unit = SE.getOne(I64);
	return R->getLoop();
}

// Inserts D into the step sizes of levels, each of which divides the next.
static void addLevel(ScalarEvolution &SE, SmallVectorImpl<const SCEV *> &Each, const SCEV *D)
{
	size_t I = 0;

	if (is_contained(Each, D))
		return;
	while (I < Each.size() && divideExactly(SE, D, Each[I]) != nullptr)
		I++;
	if (I == Each.size() || divideExactly(SE, Each[I], D) != nullptr)
		Each.insert(Each.begin() + long(I), D);
}

// Whether V is computed from values available before the loops.
bool Lifter::isFromOutside(const Value *V, unsigned Deep) const
{
	auto *I = dyn_cast<Instruction>(V);

	return I == nullptr || !inside(I) ||
	       (Deep < DEEP && (isa<BinaryOperator>(I) || isa<CastInst>(I)) &&
		all_of(I->operands(), [&](const Value *X) { return isFromOutside(X, Deep + 1); }));
}

// Finds the loops to read as several; returns false if there are none.
bool Lifter::layers()
{
	MapVector<const Loop *, SmallVector<const SCEV *, 4>> All;

	for (const BasicBlock *B : N->Region)
		for (const Instruction &I : *B) {
			auto *V = const_cast<Instruction *>(&I);
			const SCEV *Unit = nullptr;
			Division D;
			size_t Pending = Pend.size(), Held = N->Helds.size();
			auto *By = isa<BinaryOperator>(V) ? V->getOperand(1) : nullptr;
			const Loop *L =
				By != nullptr && isFromOutside(By) && division(V, D) && plain(D.By)
					? countedBy(D.Of, Unit, 0)
					: nullptr;
			Pend.truncate(Pending);
			if (L == nullptr || N->Helds.size() != Held)
				continue;
			auto &Each = All[L];
			if (Each.empty())
				Each.push_back(SE.getOne(I64));
			addLevel(SE, Each, SE.getMulExpr(Unit, D.By));
		}
	for (auto &X : All) {
		if (X.second.size() < 2 || X.second.size() > MOST_LEVELS)
			continue;
		Levels &New = Layers[X.first];
		New.Each.assign(X.second.rbegin(), X.second.rend());
		for (size_t K = 0; K < New.Each.size(); K++) {
			New.Runs.push_back(
				K == 0 ? nullptr : divideExactly(SE, New.Each[K - 1], New.Each[K]));
			New.Stands.push_back(U.stand(I64, "level"));
		}
	}
	return !Layers.empty();
}

// Returns the number of a loop's outermost level, or of the loop itself if it has no levels.
int Lifter::outerNumber(const Loop *L) const
{
	auto It = find(N->Loops, L);

	return It == N->Loops.end() ? SMR_LIFT_NONE : int(It - N->Loops.begin());
}

// Returns S in the iterations of loop number I if it grows by By in each.
const SCEV *Lifter::moving(const SCEV *S, const SCEV *By, size_t I)
{
	const Loop *L = N->Loops[I];
	auto X = Layers.find(L);

	if (X == Layers.end())
		return SE.getAddRecExpr(S, By, L, SCEV::FlagAnyWrap);
	const SCEV *At = SE.getUnknown(X->second.Stands[I - size_t(outerNumber(L))]);
	return SE.getAddExpr(S, SE.getMulExpr(By, At));
}

// Adds the growth by D in each iteration of L to the steps of its levels.
void Lifter::addStep(const Loop *L, const SCEV *D, SmallVectorImpl<const SCEV *> &Step)
{
	auto X = Layers.find(L);
	size_t First = size_t(outerNumber(L)),
	       Count = X == Layers.end() ? 1 : X->second.Each.size();

	for (size_t K = 0; K < Count; K++) {
		const SCEV *By = D, *&To = Step[First + K];
		if (X != Layers.end())
			By = SE.getMulExpr(D,
					   SE.getTruncateOrNoop(X->second.Each[K], D->getType()));
		To = To ? SE.getAddExpr(To, By) : By;
	}
}

void Lifter::addStep(const Loop *L, const smr_poly *D, const smr_poly **Step)
{
	auto X = Layers.find(L);
	size_t First = size_t(outerNumber(L)),
	       Count = X == Layers.end() ? 1 : X->second.Each.size();

	for (size_t K = 0; K < Count; K++)
		Step[First + K] =
			X == Layers.end() ? D : smr_poly_mul(A, D, poly(X->second.Each[K]));
}

namespace
{
// A formula First + By * At.
struct Linear {
	const SCEV *First, *By;
};
} // namespace

static bool linear(ScalarEvolution &SE, const SCEV *S, const SCEV *At, Linear &Out)
{
	auto Has = [&](const SCEV *X) {
		return SCEVExprContains(X, [&](const SCEV *T) { return T == At; });
	};
	const SCEV *Zero = SE.getZero(S->getType()), *Factor = nullptr,
		   *Rest = SE.getOne(S->getType());
	Linear X;

	Out = {S, Zero};
	if (!Has(S))
		return true;
	if (S == At) {
		Out = {Zero, SE.getOne(S->getType())};
		return true;
	}
	if (isa<SCEVTruncateExpr>(S)) {
		if (!linear(SE, S->operands()[0], At, X))
			return false;
		Out = {SE.getTruncateExpr(X.First, S->getType()),
		       SE.getTruncateExpr(X.By, S->getType())};
		return true;
	}
	if (isa<SCEVAddExpr>(S)) {
		Out.First = Zero;
		for (const SCEV *T : S->operands()) {
			if (!linear(SE, T, At, X))
				return false;
			Out = {SE.getAddExpr(Out.First, X.First), SE.getAddExpr(Out.By, X.By)};
		}
		return true;
	}
	if (!isa<SCEVMulExpr>(S))
		return false;
	for (const SCEV *T : S->operands())
		if (!Has(T))
			Rest = SE.getMulExpr(Rest, T);
		else if (Factor == nullptr)
			Factor = T;
		else
			return false;
	if (!linear(SE, Factor, At, X))
		return false;
	Out = {SE.getMulExpr(X.First, Rest), SE.getMulExpr(X.By, Rest)};
	return true;
}

// Moves levels' iteration numbers from a formula into the steps; returns false if it is not linear
// in them.
bool Lifter::takeLevels(const SCEV *&S, SmallVectorImpl<const SCEV *> &Step)
{
	for (auto &[L, X] : Layers)
		for (size_t K = 0; K < X.Stands.size(); K++) {
			const SCEV *&To = Step[size_t(outerNumber(L)) + K];
			Linear Part;
			if (!linear(SE, S, SE.getUnknown(X.Stands[K]), Part) || !plain(Part.By))
				return false;
			if (!Part.By->isZero())
				To = To ? SE.getAddExpr(To, Part.By) : Part.By;
			S = Part.First;
		}
	return true;
}

// Computes the trip counts of a loop's levels; loop number I has that of the loop as a whole.
bool Lifter::layerTrips(size_t I)
{
	const Loop *L = N->Loops[I];
	const Levels &X = Layers.find(L)->second;
	const SCEV *B = SE.getBackedgeTakenCount(L);
	const smr_poly *Trips = N->L->loops[I].extent, *Whole = nullptr;

	if (!small(Trips, 1))
		return false;
	for (size_t K = 0; K < X.Each.size(); K++) {
		if (!small(poly(X.Each[K]), 1))
			return fail("a divisor that is no simple formula");
		N->Passes[I + K] = K == 0 ? Trips : nullptr;
		if (K > 0 && (N->L->loops[I + K].extent = poly(X.Runs[K])) == nullptr)
			return fail("a divisor that is no simple formula");
	}
	const smr_poly *Each = poly(X.Each[0]);
	Whole = smr_poly_div(A, Trips, Each);
	if (Whole == nullptr && !isa<SCEVCouldNotCompute>(B) && width(B) <= 64) {
		B = SE.getNoopOrZeroExtend(subst(B), I64);
		if (L->getExitingBlock() == L->getLoopLatch())
			B = SE.getAddExpr(B, SE.getOne(I64));
		Whole = opaque(SE.getUDivExpr(B, X.Each[0]));
		const smr_poly *Rest =
			Whole ? smr_poly_sub(A, Trips, smr_poly_mul(A, Each, Whole)) : nullptr;
		if (Rest == nullptr || smr_lift_size(N->L, Rest, nullptr, 0, 0) != SMR_OK)
			return fail("number of iterations is no simple formula");
	}
	N->L->loops[I].extent = Whole;
	return Whole != nullptr || fail("number of iterations is no simple formula");
}
