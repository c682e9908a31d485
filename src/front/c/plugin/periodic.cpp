// Reads neighbours on a ring: x[(i + 1) % n], x[i == 0 ? n - 1 : i - 1].
//
// Such an index has one formula up to some iteration of a loop and another one from there on. The
// element is a selection between two, each with its own formula: the conditions are around reads,
// as for padding, and no index is loaded. The window is as large as the iterations in which the
// program reads it. An address with several such indices has an element for each combination.
#include "shim.h"

using namespace llvm;
using namespace smr;

enum : int64_t { LARGEST = INT64_C(1) << 62 };
enum { MOST = 3 }; // greatest number of such indices in one address

// Finds values of an address that have another formula at one end of a loop.
bool Lifter::turnsIn(Value *V, SmallVectorImpl<Value *> &Out, unsigned &Steps)
{
	auto *I = dyn_cast<Instruction>(V);

	if (I == nullptr || !inside(I))
		return true;
	if (++Steps > 40)
		return false;
	switch (I->getOpcode()) {
	case Instruction::Select:
	case Instruction::SRem:
	case Instruction::URem:
		if (I->getType()->isIntegerTy() && !is_contained(Out, V))
			Out.push_back(V);
		return Out.size() <= MOST;
	case Instruction::GetElementPtr:
	case Instruction::Add:
	case Instruction::Sub:
	case Instruction::Mul:
	case Instruction::Shl:
	case Instruction::SExt:
	case Instruction::ZExt:
	case Instruction::Trunc:
		return all_of(I->operands(), [&](Value *X) { return turnsIn(X, Out, Steps); });
	default:
		return true;
	}
}

// Whether S is start + iteration or start - iteration of one loop that runs in full.
bool Lifter::countsOne(const SCEV *S, const smr_poly *&Start, int &K, bool &Down)
{
	const smr_poly **Step;
	int64_t By;

	K = SMR_LIFT_NONE;
	if (!affine(S, Start, Step))
		return false;
	for (int I = 0; I < N->L->nloops; I++)
		if (Step[I] != nullptr && !smr_poly_is_zero(Step[I])) {
			if (K != SMR_LIFT_NONE || !smr_poly_is_const(Step[I], &By) ||
			    (By != 1 && By != -1))
				return false;
			K = I;
			Down = By < 0;
		}
	return K != SMR_LIFT_NONE && N->L->loops[K].extent != nullptr &&
	       N->L->loops[K].tile == SMR_LIFT_NONE && runs(N->Loops[size_t(K)]) == nullptr;
}

// Whether the other formula holds for some iterations at one end of the loop.
bool Lifter::isAtEnd(Turn &T)
{
	const smr_poly *Rest =
		T.Until ? smr_poly_sub(A, N->L->loops[T.Loop].extent, T.Until) : nullptr;
	int64_t First, Then;

	if (Rest == nullptr)
		return false;
	bool Few = smr_poly_is_const(T.Until, &First), FewThen = smr_poly_is_const(Rest, &Then);
	T.Early = Few && FewThen ? First > Then : FewThen;
	return (Few || FewThen) && (!Few || First > 0) && (!FewThen || Then > 0);
}

// Reads x % n, where x crosses n or 0 in some iteration: x, or x - n. Guards check that it wraps
// around at most once.
bool Lifter::turnsAround(BinaryOperator *B, Turn &T)
{
	bool Signed = B->getOpcode() == Instruction::SRem, Down = false;
	const SCEV *X = ext(B->getOperand(0), Signed), *By = ext(B->getOperand(1), Signed);
	const smr_poly *Start, *Size = plain(By) ? poly(By) : nullptr;

	if (Size == nullptr || !countsOne(X, Start, T.Loop, Down))
		return false;
	const SCEV *Less = SE.getMinusSCEV(X, By), *Last = SE.getMinusSCEV(By, SE.getOne(I64));
	T.Formula[0] = Down ? Less : X;
	T.Formula[1] = Down ? X : Less;
	T.Until = Down ? smr_poly_add(A, smr_poly_sub(A, Start, Size), number(1))
		       : smr_poly_sub(A, Size, Start);
	Pend.push_back({By, 1, LARGEST});
	Pend.push_back({X, 0, LARGEST});
	Pend.push_back({SE.getMinusSCEV(Last, Less), 0, LARGEST});
	return isAtEnd(T);
}

// Reads a selection by a comparison whose difference changes by one per iteration: one arm up to
// some iteration, the other one from there on.
bool Lifter::turnsOver(SelectInst *S, Turn &T)
{
	auto *C = dyn_cast<ICmpInst>(S->getCondition());
	bool Down = false, First = true;
	const smr_poly *Start;

	if (C == nullptr || !C->getOperand(0)->getType()->isIntegerTy() ||
	    bits(C->getOperand(0)) > 64)
		return false;
	auto Pred = C->getPredicate();
	bool Signed = !C->isUnsigned();
	const SCEV *D =
		SE.getMinusSCEV(ext(C->getOperand(0), Signed), ext(C->getOperand(1), Signed));
	if (!countsOne(D, Start, T.Loop, Down))
		return false;
	const smr_poly *Extent = N->L->loops[T.Loop].extent, *Zero = number(0);
	if (Down) { // compares 0 with the difference
		Pred = CmpInst::getSwappedPredicate(Pred);
		Start = smr_poly_sub(A, Zero, Start);
	}
	const smr_poly *Met = smr_poly_sub(A, Zero, Start); // the iteration in which it is 0
	if (ICmpInst::isEquality(Pred)) {
		const smr_poly *Last = smr_poly_sub(A, Extent, number(1));
		bool AtStart = smr_poly_is_zero(Met), Equal = Pred == ICmpInst::ICMP_EQ;
		if (!AtStart && !smr_poly_equal(Met, Last))
			return false;
		T.Until = AtStart ? number(1) : Last;
		First = AtStart == Equal;
	} else {
		bool Closed = ICmpInst::isLE(Pred) || ICmpInst::isGT(Pred);
		T.Until = smr_poly_add(A, Met, number(Closed ? 1 : 0));
		First = ICmpInst::isLT(Pred) || ICmpInst::isLE(Pred);
	}
	T.Arm[0] = First ? S->getTrueValue() : S->getFalseValue();
	T.Arm[1] = First ? S->getFalseValue() : S->getTrueValue();
	return isAtEnd(T);
}

bool Lifter::turn(Value *V, Turn &T)
{
	auto *B = dyn_cast<BinaryOperator>(V);
	size_t Before = Pend.size();

	T = {};
	T.Of = V;
	if (bits(V) <= 64 && bits(V) > 1 &&
	    (B != nullptr ? turnsAround(B, T) : turnsOver(cast<SelectInst>(V), T)) && settle())
		return true;
	Pend.truncate(std::min(Before, Pend.size()));
	return false;
}

// Returns the selected formula of V in the current address, or null if V has no alternatives.
const SCEV *Lifter::turned(Value *V, bool Signed)
{
	for (const Turn &T : Turns)
		if (T.Of == V) {
			if (T.Arm[0] == nullptr)
				return T.Formula[T.Second];
			Value *X = T.Arm[T.Second];
			return bits(X) == 64 ? idx(X) : ext(X, Signed);
		}
	return nullptr;
}

// Returns the element that is read with the current selection of formulas.
smr_lift_value *Lifter::element(LoadInst *I)
{
	smr_lift_access X = {};

	if (!dtypeOf(I->getType(), X.type) || !address(I->getPointerOperand(), X) ||
	    X.index != nullptr || N->L->g->bases[X.base].rows >= 0)
		return nullptr;
	X.from = smr_lift_steps(N->L);
	X.trips = smr_lift_steps(N->L);
	if (X.from == nullptr || X.trips == nullptr)
		return nullptr;
	for (const Turn &T : Turns) {
		const smr_poly *Extent = N->L->loops[T.Loop].extent;
		X.from[T.Loop] = T.Second ? T.Until : number(0);
		X.trips[T.Loop] = T.Second ? smr_poly_sub(A, Extent, T.Until) : T.Until;
		if (X.trips[T.Loop] == nullptr)
			return nullptr;
	}
	X.loop = number(LI.getLoopFor(I->getParent()));
	X.pos = Order[I];
	int K = smr_lift_access_add(N->L, &X);
	smr_lift_value *V = smr_lift_value_new(N->L, SMR_LIFT_LOAD, X.type);
	if (K == SMR_LIFT_NONE || V == nullptr)
		return nullptr;
	V->number = K;
	return V;
}

// Builds the selection of turn K and the following ones: the formula of most iterations is the arm
// taken.
smr_lift_value *Lifter::around(LoadInst *I, size_t K)
{
	smr_lift_value *Each[2];

	if (K == Turns.size())
		return element(I);
	for (bool Second : {false, true}) {
		Turns[K].Second = Second;
		Each[Second] = around(I, K + 1);
		if (Each[Second] == nullptr)
			return nullptr;
	}
	const Turn &T = Turns[K];
	smr_lift_value *At = smr_lift_value_new(N->L, SMR_LIFT_AFFINE, SMR_I64);
	smr_lift_value *Until = smr_lift_value_new(N->L, SMR_LIFT_AFFINE, SMR_I64);
	if (At == nullptr || Until == nullptr)
		return nullptr;
	At->start = number(0);
	At->step = smr_lift_steps(N->L);
	Until->start = T.Until;
	Until->step = smr_lift_steps(N->L);
	if (At->step == nullptr || Until->step == nullptr)
		return nullptr;
	At->step[T.Loop] = number(1);
	return choose(bin(T.Early ? SMR_OP_lt : SMR_OP_ge, SMR_I1, At, Until), Each[!T.Early],
		      Each[T.Early]);
}

// Returns null if the address has no such index, or an unsupported one.
smr_lift_value *Lifter::periodic(LoadInst *I)
{
	SmallVector<Value *, 4> Found;
	smr_lift_value *X = nullptr;
	unsigned Steps = 0;
	Loop *L = LI.getLoopFor(I->getParent());

	if (!Turns.empty() || !turnsIn(I->getPointerOperand(), Found, Steps) || Found.empty())
		return nullptr;
	SmallVector<Turn, MOST> All;
	for (Value *V : Found) {
		Turn T;
		if (!turn(V, T))
			continue; // V itself may have a formula
		if (!N->Loops[size_t(T.Loop)]->contains(L) ||
		    any_of(All, [&](const Turn &O) { return O.Loop == T.Loop; }))
			return nullptr;
		All.push_back(T);
	}
	if (All.empty())
		return nullptr;
	Turns.assign(All.begin(), All.end());
	size_t Before = Pend.size();
	X = around(I, 0);
	Pend.truncate(std::min(Before, Pend.size()));
	Turns.clear();
	return X;
}
