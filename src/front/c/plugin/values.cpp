// Values as formulas: what a loop carries, and branches turned into choices.
#include "shim.h"

using namespace llvm;
using namespace smr;

enum { DEEP = 200, ARM_STEPS = 64 }; // nested operators; blocks walked for one choice

smr_lift_value *Lifter::value(Value *V)
{
	if (auto It = Values.find(V); It != Values.end())
		return It->second;
	if (Depth > DEEP)
		return nullptr;
	Depth++;
	smr_lift_value *X = make(V);
	Depth--;
	// A value that a loop carries may have been made on the way, by its own phi.
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

// A number from before the site.
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

// p - q of two pointers: the bytes between them divided by the size of what they point to.
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

// An integer that is a formula over the loops' iteration numbers.
smr_lift_value *Lifter::integer(Value *V)
{
	smr_dtype T;
	auto *P = dyn_cast<PHINode>(V);

	if (!dtypeOf(V->getType(), T))
		return nullptr;
	if (P != nullptr && P->getNumIncomingValues() == 1) {
		Loop *L = LI.getLoopFor(P->getIncomingBlock(0));
		smr_lift_value *X = value(P->getIncomingValue(0));
		int K = L ? number(L) : SMR_LIFT_NONE;
		if (X == nullptr || X->kind != SMR_LIFT_AFFINE || K < 0 ||
		    N->L->loops[K].tile != SMR_LIFT_NONE)
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
	if (Pend.size() > Before) { // a narrower number that may wrap: by conversions, then
		Pend.truncate(Before);
		return nullptr;
	}
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
	Values[P] = X; // its own next value refers to it
	Value *First = P->getIncomingValueForBlock(L->getLoopPreheader());
	bool Element = isa<LoadInst>(First) && !inside(First) && First->getType()->isIntegerTy();
	X->init = Element ? scalar(First) : value(First); // else it would be a size
	X->next = value(P->getIncomingValueForBlock(L->getLoopLatch()));
	if (X->init != nullptr && X->next != nullptr)
		return X;
	Values[P] = nullptr;
	return nullptr;
}

// What a loop leaves behind.
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
	smr_lift_value *X = smr_lift_value_new(N->L, SMR_LIFT_LAST, In->type);
	if (X != nullptr) {
		X->number = In->number;
		X->args[0] = In;
	}
	return X;
}

smr_lift_value *Lifter::boolean(bool V)
{
	smr_lift_value *X = smr_lift_value_new(N->L, SMR_LIFT_CONST, SMR_I1);

	if (X != nullptr)
		X->bits = V;
	return X;
}

static bool isBool(const smr_lift_value *X, bool V)
{
	return X != nullptr && X->kind == SMR_LIFT_CONST && X->type == SMR_I1 && (X->bits & 1) == V;
}

// a && b in C's sense: b may read what is not there unless a holds.
smr_lift_value *Lifter::both(smr_lift_value *X, smr_lift_value *Y)
{
	if (X == nullptr || Y == nullptr)
		return X ? X : Y;
	if (isBool(X, true))
		return Y;
	if (isBool(Y, true))
		return X;
	if (smr_lift_reads(Y))
		return smr_lift_op(N->L, SMR_OP_select, SMR_I1, X, Y, boolean(false));
	return smr_lift_op(N->L, SMR_OP_and, SMR_I1, X, Y, nullptr);
}

smr_lift_value *Lifter::either(smr_lift_value *X, smr_lift_value *Y)
{
	if (smr_lift_reads(Y))
		return smr_lift_op(N->L, SMR_OP_select, SMR_I1, X, boolean(true), Y);
	return smr_lift_op(N->L, SMR_OP_or, SMR_I1, X, Y, nullptr);
}

smr_lift_value *Lifter::inverse(smr_lift_value *X)
{
	static const struct {
		smr_op From, ToInt, ToFloat;
	} Table[] = {
		{SMR_OP_eq, SMR_OP_ne, SMR_OP_ne},    {SMR_OP_ne, SMR_OP_eq, SMR_OP_eq},
		{SMR_OP_lt, SMR_OP_ge, SMR_OP_uge},   {SMR_OP_le, SMR_OP_gt, SMR_OP_ugt},
		{SMR_OP_gt, SMR_OP_le, SMR_OP_ule},   {SMR_OP_ge, SMR_OP_lt, SMR_OP_ult},
		{SMR_OP_ult, SMR_OP_ge, SMR_OP_ge},   {SMR_OP_ule, SMR_OP_gt, SMR_OP_gt},
		{SMR_OP_ugt, SMR_OP_le, SMR_OP_le},   {SMR_OP_uge, SMR_OP_lt, SMR_OP_lt},
		{SMR_OP_ueq, SMR_OP_one, SMR_OP_one}, {SMR_OP_one, SMR_OP_ueq, SMR_OP_ueq},
		{SMR_OP_ord, SMR_OP_uno, SMR_OP_uno}, {SMR_OP_uno, SMR_OP_ord, SMR_OP_ord},
	};

	if (X == nullptr)
		return nullptr;
	if (X->kind == SMR_LIFT_CONST)
		return boolean(!(X->bits & 1));
	if (X->kind == SMR_LIFT_OP && X->op == SMR_OP_not)
		return X->args[0];
	if (X->kind == SMR_LIFT_OP && X->nargs == 2)
		for (auto &R : Table)
			if (R.From == X->op)
				return smr_lift_op(N->L,
						   smr_dtype_is_float(X->args[0]->type) ? R.ToFloat
											: R.ToInt,
						   SMR_I1, X->args[0], X->args[1], nullptr);
	return smr_lift_op(N->L, SMR_OP_not, SMR_I1, X, nullptr, nullptr);
}

// c ? (d ? x : y) : y is (c && d) ? x : y.
smr_lift_value *Lifter::choose(smr_lift_value *C, smr_lift_value *X, smr_lift_value *Y)
{
	if (C == nullptr || X == nullptr || Y == nullptr)
		return nullptr;
	if (X == Y)
		return X;
	if (isBool(Y, false)) // how LLVM writes a && b
		return both(C, X);
	if (isBool(X, true))
		return either(C, Y);
	if (isBool(C, true) || isBool(C, false))
		return isBool(C, true) ? X : Y;
	auto IsChoice = [](const smr_lift_value *V) {
		return V->kind == SMR_LIFT_OP && V->op == SMR_OP_select;
	};
	if (IsChoice(X) && X->args[2] == Y)
		return choose(both(C, X->args[0]), X->args[1], Y);
	if (IsChoice(X) && X->args[1] == Y)
		return choose(both(C, inverse(X->args[0])), X->args[2], Y);
	if (IsChoice(Y) && (Y->args[2] == X || Y->args[1] == X)) {
		smr_lift_value *D = inverse(C);
		bool Second = Y->args[2] == X;
		return choose(both(D, Second ? Y->args[0] : inverse(Y->args[0])),
			      Y->args[Second ? 1 : 2], X);
	}
	return smr_lift_op(N->L, SMR_OP_select, X->type, C, X, Y);
}

// The value that reaches phi P when block From hands over to To.
smr_lift_value *Lifter::arm(BasicBlock *From, BasicBlock *To, PHINode *P, unsigned &Steps)
{
	if (++Steps > ARM_STEPS)
		return nullptr;
	if (To == P->getParent())
		return value(P->getIncomingValueForBlock(From));
	Loop *Here = LI.getLoopFor(P->getParent()), *L = LI.getLoopFor(To);
	if (L != Here) { // an inner loop: on to where it leaves
		while (L != nullptr && L->getParentLoop() != Here)
			L = L->getParentLoop();
		if (L == nullptr || L->getHeader() != To || L->getExitingBlock() == nullptr)
			return nullptr;
		return arm(L->getExitingBlock(), L->getUniqueExitBlock(), P, Steps);
	}
	auto *Br = dyn_cast<BranchInst>(To->getTerminator());
	if (Br == nullptr)
		return nullptr;
	if (!Br->isConditional())
		return arm(To, Br->getSuccessor(0), P, Steps);
	smr_lift_value *X = arm(To, Br->getSuccessor(0), P, Steps);
	smr_lift_value *Y = arm(To, Br->getSuccessor(1), P, Steps);
	return choose(value(Br->getCondition()), X, Y);
}

smr_lift_value *Lifter::merged(PHINode *P)
{
	smr_dtype T;
	BasicBlock *Fork = DT.getNode(P->getParent())->getIDom()->getBlock();
	auto *Br = dyn_cast<BranchInst>(Fork->getTerminator());
	unsigned Steps = 0;

	if (!dtypeOf(P->getType(), T) || Br == nullptr || !Br->isConditional() ||
	    LI.getLoopFor(Fork) != LI.getLoopFor(P->getParent()) || !inside(Br)) {
		fail("paths that meet are not an if");
		return nullptr;
	}
	smr_lift_value *X = arm(Fork, Br->getSuccessor(0), P, Steps);
	smr_lift_value *Y = arm(Fork, Br->getSuccessor(1), P, Steps);
	smr_lift_value *R = choose(value(Br->getCondition()), X, Y);
	if (R == nullptr)
		fail("paths that meet are not an if");
	return R;
}

// The condition for going from one block straight to another, on top of reaching the first.
smr_lift_value *Lifter::edge(BasicBlock *From, BasicBlock *To, bool &Ok)
{
	auto *Br = dyn_cast<BranchInst>(From->getTerminator());
	Loop *L = LI.getLoopFor(From);

	if (Br == nullptr) {
		Ok = false;
		return nullptr;
	}
	if (!Br->isConditional() || (L != nullptr && L->getExitingBlock() == From))
		return nullptr; // the loop's own test is in its extent
	smr_lift_value *C = value(Br->getCondition());
	if (C == nullptr)
		Ok = false;
	else if (Br->getSuccessor(1) == To)
		C = inverse(C);
	return C;
}

// The ways that lead to a block of loop L.
smr_lift_value *Lifter::anyOf(BasicBlock *B, Loop *L, bool &Ok)
{
	smr_lift_value *R = nullptr;
	bool First = true;

	for (BasicBlock *P : predecessors(B)) {
		Loop *I = LI.getLoopFor(P);
		smr_lift_value *C;
		if (I != L) // leaves an inner loop
			C = pred(I->getHeader(), Ok);
		else
			C = both(pred(P, Ok), edge(P, B, Ok));
		if (!Ok)
			return nullptr;
		R = First ? C : R == nullptr || C == nullptr ? nullptr : either(R, C);
		First = false;
	}
	return R;
}

// The condition under which a block runs at a point of the loops around it; null: always.
smr_lift_value *Lifter::pred(BasicBlock *B, bool &Ok)
{
	Loop *L = LI.getLoopFor(B);

	if (auto It = Preds.find(B); It != Preds.end())
		return It->second;
	smr_lift_value *R = nullptr;
	if (!N->Region.count(B) || L == nullptr || number(L) < 0) {
		// between the loops of a site there are no conditions
	} else if (B == L->getHeader()) {
		if (L->getParentLoop() != nullptr && number(L->getParentLoop()) >= 0)
			R = pred(L->getLoopPreheader(), Ok);
	} else {
		BasicBlock *D = DT.getNode(B)->getIDom()->getBlock();
		while (LI.getLoopFor(D) != L) // out of an inner loop that lies before B
			D = DT.getNode(D)->getIDom()->getBlock();
		bool Always = PDT.dominates(B, D) || L->getExitingBlock() == D;
		R = Always ? pred(D, Ok) : anyOf(B, L, Ok);
	}
	if (Ok)
		Preds[B] = R;
	return Ok ? R : nullptr;
}
