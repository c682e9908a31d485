// Turns values into formulas, including loop-carried values.
#include "shim.h"

using namespace llvm;
using namespace smr;

enum { DEEP = 200 }; // greatest nesting of operators

smr_lift_value *Lifter::value(Value *V)
{
	if (auto It = Values.find(V); It != Values.end())
		return It->second;
	if (Depth > DEEP)
		return nullptr;
	Depth++;
	smr_lift_value *X = make(V);
	Depth--;
	// The recursion may have made a loop-carried value through its own phi.
	return Values.try_emplace(V, X).first->second;
}

smr_lift_value *Lifter::make(Value *V)
{
	if (auto *C = dyn_cast<Constant>(V))
		if (auto *X = constant(C))
			return X;
	if (V->getType()->isIntegerTy() && V->getType()->getIntegerBitWidth() > 1)
		if (auto *X = integer(V))
			return X;
	if (!inside(V) && !(isa<PHINode>(V) && cast<PHINode>(V)->getParent() == N->Exit))
		return scalar(V);
	if (auto *P = dyn_cast<PHINode>(V))
		return phi(P);
	if (auto *L = dyn_cast<LoadInst>(V)) {
		smr_lift_value *X = chosen(L);
		if (X == nullptr)
			X = periodic(L);
		if (X != nullptr)
			return X;
		int K = access(L);
		if (K == SMR_LIFT_NONE) {
			fail("address of a load is no simple formula");
			return nullptr;
		}
		X = smr_lift_value_new(N->L, SMR_LIFT_LOAD, N->L->accesses[K].type);
		if (X != nullptr)
			X->number = K;
		return X;
	}
	return op(cast<Instruction>(V));
}

// Returns a scalar that is known before the site.
smr_lift_value *Lifter::scalar(Value *V)
{
	smr_dtype T;

	if (!dtypeOf(V->getType(), T) || isa<UndefValue>(V)) {
		fail("a value of a type without arithmetic");
		return nullptr;
	}
	if (smr_lift_value *X = sizes(V))
		return X;
	if (smr_lift_value *X = ofElement(V))
		return X;
	smr_lift_value *X = smr_lift_value_new(N->L, SMR_LIFT_SCALAR, T);
	std::string Name = nameOf(V, "scalar");
	if (X != nullptr) {
		X->scalar = smr_graph_scalar(N->L->g, T, Name.c_str());
		X->number = SMR_LIFT_NONE;
		if (auto *I = dyn_cast<LoadInst>(V))
			Read.push_back({I, X});
	}
	N->Scalars.push_back(V);
	return X;
}

static const smr_poly *at(const smr_poly **Step, int K)
{
	return Step[K];
}

// Reads p - q of two pointers: the bytes between them divided by the size of the element.
smr_lift_value *Lifter::distance(Value *V)
{
	auto *D = dyn_cast<BinaryOperator>(V);
	auto *By = D ? dyn_cast<ConstantInt>(D->getOperand(1)) : nullptr;

	if (By == nullptr || D->getOpcode() != Instruction::SDiv || !D->isExact() ||
	    By->getBitWidth() > 64)
		return nullptr;
	smr_lift_value *X = integer(D->getOperand(0));
	if (X == nullptr || X->kind != SMR_LIFT_AFFINE)
		return nullptr;
	smr_lift_value *Y = smr_lift_value_new(N->L, SMR_LIFT_AFFINE, X->type);
	const smr_poly *C = number(By->getSExtValue());
	Y->start = smr_poly_div(A, X->start, C);
	Y->step = smr_lift_steps(N->L);
	for (int I = 0; I < N->L->nloops && Y->start != nullptr; I++) {
		Y->step[I] = X->step[I] ? smr_poly_div(A, X->step[I], C) : nullptr;
		if (X->step[I] != nullptr && Y->step[I] == nullptr)
			return nullptr;
	}
	return Y->start != nullptr ? Y : nullptr;
}

// Turns the conditions of levels' divisions into guards; returns false if there are any others.
bool Lifter::asked(size_t Before)
{
	SmallVector<Pending, 4> Mine(Pend.begin() + long(Before), Pend.end());
	const smr_poly *From, **Step;

	Pend.truncate(Before);
	return all_of(Mine, [&](const Pending &X) { return X.Divided && !Layers.empty(); }) &&
	       all_of(Mine, [&](const Pending &X) {
		       return affine(X.E, From, Step) &&
			      smr_lift_wrap(N->L, From, Step, X.Lo, X.Hi) == SMR_OK;
	       });
}

// Reads an integer that is a formula over the loops' iteration numbers.
smr_lift_value *Lifter::integer(Value *V)
{
	smr_dtype T;
	auto *P = dyn_cast<PHINode>(V);

	if (!dtypeOf(V->getType(), T))
		return nullptr;
	// the final value of an earlier loop is known
	if (P != nullptr && P->getNumIncomingValues() == 1 &&
	    (inside(P) || P->getParent() == N->Exit)) {
		Loop *L = LI.getLoopFor(P->getIncomingBlock(0));
		smr_lift_value *X = value(P->getIncomingValue(0));
		int K = L ? number(L) : SMR_LIFT_NONE;
		if (X == nullptr || X->kind != SMR_LIFT_AFFINE || K < 0 || runs(L) != nullptr ||
		    N->L->loops[K].tile != SMR_LIFT_NONE || Layers.count(L))
			return nullptr;
		smr_lift_value *Y = smr_lift_value_new(N->L, SMR_LIFT_AFFINE, T);
		bool Bottom = L->getExitingBlock() == L->getLoopLatch();
		const smr_poly *Count = N->L->loops[K].extent;
		if (Bottom)
			Count = smr_poly_sub(A, Count, number(1));
		Y->start = X->start;
		if (const smr_poly *By = at(X->step, K))
			Y->start = smr_poly_add(A, X->start, smr_poly_mul(A, By, Count));
		Y->step = smr_lift_steps(N->L);
		for (int I = 0; I < N->L->nloops; I++)
			Y->step[I] = I == K ? nullptr : X->step[I];
		return Y->start == nullptr ? nullptr : Y;
	}
	if (smr_lift_value *X = distance(V))
		return X;
	size_t Before = Pend.size();
	const SCEV *S = any(V);
	if (!asked(Before)) // a narrow number that may wrap: translate its operations instead
		return nullptr;
	const smr_poly *Start, **Step;
	if (isa<SCEVCouldNotCompute>(S) || !affine(S, Start, Step))
		return nullptr;
	smr_lift_value *X = smr_lift_value_new(N->L, SMR_LIFT_AFFINE, T);
	if (X != nullptr) {
		X->start = Start;
		X->step = Step;
	}
	return X;
}

smr_lift_value *Lifter::phi(PHINode *P)
{
	if (P->getNumIncomingValues() == 1)
		return last(P);
	Loop *L = LI.getLoopFor(P->getParent());
	if (L != nullptr && L->getHeader() == P->getParent())
		return carried(P, L);
	return merged(P);
}

smr_lift_value *Lifter::carried(PHINode *P, Loop *L)
{
	smr_dtype T;

	if (number(L) < 0 || !dtypeOf(P->getType(), T)) {
		fail("a pointer or another odd thing is carried from one iteration to the next");
		return nullptr;
	}
	smr_lift_value *X = smr_lift_value_new(N->L, SMR_LIFT_PHI, T);
	if (X == nullptr)
		return nullptr;
	X->number = number(L);
	Values[P] = X; // its next value refers to it
	Value *First = P->getIncomingValueForBlock(L->getLoopPreheader());
	bool Element = isa<LoadInst>(First) && !inside(First) && First->getType()->isIntegerTy();
	smr_lift_value *Init = Element ? scalar(First) : value(First); // otherwise it would be a
								       // size
	smr_lift_value *Outer = Layers.count(L) ? carriedOver(L, X) : X;
	if (Outer == nullptr)
		return Values[P] = nullptr;
	Outer->init = Init;
	X->next = value(P->getIncomingValueForBlock(L->getLoopLatch()));
	if (smr_lift_value *In = runs(L))
		X->next = Clips[L].Range ? smr_lift_op(N->L, SMR_OP_select, T, In, X->next, X)
					 : choose(In, X->next, X);
	if (Init != nullptr && X->next != nullptr)
		return X;
	Values[P] = nullptr;
	return nullptr;
}

// Carries a value through a loop of several levels, of which X is the innermost: each level
// continues from the value of its outer one and leaves its final value there. Returns the outermost
// value.
smr_lift_value *Lifter::carriedOver(Loop *L, smr_lift_value *X)
{
	smr_lift_value *Inner = X;

	for (int K = number(L); K > outerNumber(L); K--) {
		smr_lift_value *Outer = smr_lift_value_new(N->L, SMR_LIFT_PHI, X->type);
		smr_lift_value *Left = smr_lift_value_new(N->L, SMR_LIFT_LAST, X->type);
		if (Outer == nullptr || Left == nullptr)
			return nullptr;
		Outer->number = K - 1;
		Outer->next = Left;
		Left->number = K;
		Left->args[0] = Inner;
		Inner->init = Outer;
		Inner = Outer;
	}
	return Outermost[X] = Inner;
}

// Returns the final value of a loop.
smr_lift_value *Lifter::last(PHINode *P)
{
	Value *V = P->getIncomingValue(0);
	Loop *L = LI.getLoopFor(P->getIncomingBlock(0));
	PHINode *Phi = nullptr;

	if (!inside(V) || L == nullptr || !L->contains(cast<Instruction>(V)))
		return value(V);
	if (L->getExitingBlock() == L->getLoopLatch()) {
		for (PHINode &Q : L->getHeader()->phis())
			if (Q.getIncomingValueForBlock(L->getLoopLatch()) == V)
				Phi = &Q;
	} else if (auto *Q = dyn_cast<PHINode>(V); Q && Q->getParent() == L->getHeader()) {
		Phi = Q;
	}
	if (Phi == nullptr) {
		fail("the last iteration's value is used behind the loop");
		return nullptr;
	}
	smr_lift_value *In = value(Phi);
	if (In == nullptr || In->kind != SMR_LIFT_PHI)
		return nullptr;
	if (smr_lift_value *Whole = Outermost.lookup(In))
		In = Whole;
	smr_lift_value *X = smr_lift_value_new(N->L, SMR_LIFT_LAST, In->type);
	if (X != nullptr) {
		X->number = In->number;
		X->args[0] = In;
	}
	return X;
}
