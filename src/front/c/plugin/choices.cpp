// Turns branches into selections between values.
#include "shim.h"

using namespace llvm;
using namespace smr;

enum { ARM_STEPS = 64 }; // greatest number of blocks walked for one selection

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

// Builds a && b with C's meaning: b may read invalid memory unless a holds.
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

// Builds a selection; c ? (d ? x : y) : y becomes (c && d) ? x : y.
smr_lift_value *Lifter::choose(smr_lift_value *C, smr_lift_value *X, smr_lift_value *Y)
{
	if (C == nullptr || X == nullptr || Y == nullptr)
		return nullptr;
	if (X == Y)
		return X;
	if (isBool(Y, false)) // LLVM's form of a && b
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

// Returns the value that phi P gets on the path from block From to block To.
smr_lift_value *Lifter::arm(BasicBlock *From, BasicBlock *To, PHINode *P, unsigned &Steps)
{
	if (++Steps > ARM_STEPS)
		return nullptr;
	if (To == P->getParent())
		return value(P->getIncomingValueForBlock(From));
	Loop *Here = LI.getLoopFor(P->getParent()), *L = LI.getLoopFor(To);
	if (L != Here) { // skips an inner loop to its exit
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

// Returns the condition of the edge between two blocks, given that the first is reached.
smr_lift_value *Lifter::edge(BasicBlock *From, BasicBlock *To, bool &Ok)
{
	auto *Br = dyn_cast<BranchInst>(From->getTerminator());
	Loop *L = LI.getLoopFor(From);

	if (Br == nullptr) {
		Ok = false;
		return nullptr;
	}
	if (L != nullptr && L->getExitingBlock() == From)
		return runs(L); // the extent already contains the loop's own test
	if (!Br->isConditional())
		return nullptr;
	smr_lift_value *C = value(Br->getCondition());
	if (C == nullptr)
		Ok = false;
	else if (Br->getSuccessor(1) == To)
		C = inverse(C);
	return C;
}

// Returns the disjunction of the conditions on all edges into a block of loop L.
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

// Returns the condition under which a block runs at a point of the loops around it; null means
// always.
smr_lift_value *Lifter::pred(BasicBlock *B, bool &Ok)
{
	Loop *L = LI.getLoopFor(B);

	if (auto It = Preds.find(B); It != Preds.end())
		return It->second;
	smr_lift_value *R = nullptr;
	if (!N->Region.count(B) || L == nullptr || number(L) < 0) {
		// no conditions between the loops of a site
	} else if (B == L->getHeader()) {
		if (L->getParentLoop() != nullptr && number(L->getParentLoop()) >= 0)
			R = pred(L->getLoopPreheader(), Ok);
	} else {
		BasicBlock *D = DT.getNode(B)->getIDom()->getBlock();
		while (LI.getLoopFor(D) != L) // leaves an inner loop that precedes B
			D = DT.getNode(D)->getIDom()->getBlock();
		bool Always = PDT.dominates(B, D) || L->getExitingBlock() == D;
		R = Always ? pred(D, Ok) : anyOf(B, L, Ok);
		if (Always && L->getExitingBlock() == D)
			R = both(R, runs(L));
	}
	if (Ok)
		Preds[B] = R;
	return Ok ? R : nullptr;
}
