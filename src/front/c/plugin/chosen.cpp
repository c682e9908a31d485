// x[best], where a loop keeps an index (if (x[i] > x[best]) best = i): keeps the element as well,
// as the value of x[i] when i became best. Exact if the loop stores nothing, so that the element
// does not change.
#include "shim.h"

using namespace llvm;
using namespace smr;

static bool writes(const Loop *L)
{
	smr_op Op;
	bool Errno = false;

	for (const BasicBlock *B : L->blocks())
		for (const Instruction &I : *B)
			if (I.mayWriteToMemory() &&
			    !(isa<CallBase>(I) && mathCall(cast<CallBase>(&I), Op, Errno)))
				return true;
	return false;
}

// Whether V is P, a formula, or a selection between such values.
bool Lifter::keeps(Value *V, PHINode *P, Loop *L, unsigned &Steps)
{
	if (V == P)
		return true;
	if (++Steps > 8)
		return false;
	if (auto *S = dyn_cast<SelectInst>(V))
		return keeps(S->getTrueValue(), P, L, Steps) &&
		       keeps(S->getFalseValue(), P, L, Steps);
	auto *Q = dyn_cast<PHINode>(V);
	if (Q != nullptr && L->contains(Q) && Q->getParent() != L->getHeader() &&
	    LI.getLoopFor(Q->getParent()) == L && Q->getNumIncomingValues() > 1)
		return all_of(Q->incoming_values(),
			      [&](Value *X) { return keeps(X, P, L, Steps); });
	return isa<ConstantInt>(V) || integer(V) != nullptr;
}

smr_lift_value *Lifter::chosen(LoadInst *I)
{
	auto *G = dyn_cast<GEPOperator>(I->getPointerOperand());
	smr_dtype T;
	unsigned Steps = 0;

	if (G == nullptr || G->getNumIndices() != 1 || !I->isSimple() || !dtypeOf(I->getType(), T))
		return nullptr;
	Value *X = G->getOperand(1);
	bool Signed = !isa<ZExtInst>(X);
	if (isa<SExtInst>(X) || isa<ZExtInst>(X))
		X = cast<CastInst>(X)->getOperand(0);
	auto *P = dyn_cast<PHINode>(X);
	Loop *L = P ? LI.getLoopFor(P->getParent()) : nullptr;
	if (L == nullptr || number(L) < 0 || Layers.count(L) || L->getHeader() != P->getParent() ||
	    LI.getLoopFor(I->getParent()) != L || isa<SCEVAddRecExpr>(SE.getSCEV(P)) ||
	    P->getNumIncomingValues() != 2 || !DT.dominates(I->getParent(), L->getLoopLatch()) ||
	    writes(L) || !keeps(P->getIncomingValueForBlock(L->getLoopLatch()), P, L, Steps))
		return nullptr;
	smr_lift_value *Q = smr_lift_value_new(N->L, SMR_LIFT_PHI, T);
	if (Q != nullptr) {
		Q->number = number(L);
		Kept.push_back({I, P, Q, Signed});
	}
	return Q;
}

// Returns the element at an index given by a formula.
smr_lift_value *Lifter::elementAt(const Chosen &C, const smr_lift_value *At, int Loop)
{
	auto *G = cast<GEPOperator>(C.I->getPointerOperand());
	const smr_poly *Size =
		number(int64_t(DL.getTypeAllocSize(G->getSourceElementType()).getFixedValue()));
	smr_lift_access X = {};
	const smr_poly *Start = At->start;
	unsigned W = 8 * unsigned(smr_dtype_size(At->type));

	if (!dtypeOf(C.I->getType(), X.type) || !address(G->getPointerOperand(), X) ||
	    X.index != nullptr)
		return nullptr;
	if (At->kind == SMR_LIFT_CONST)
		Start = number(int64_t(At->bits << (64 - W)) >> (64 - W));
	else if (At->kind != SMR_LIFT_AFFINE)
		return nullptr;
	if (W < 64 && smr_lift_wrap(N->L, Start, At->kind == SMR_LIFT_AFFINE ? At->step : nullptr,
				    C.Signed ? -(1ll << (W - 1)) : 0,
				    C.Signed ? (1ll << (W - 1)) - 1 : (1ll << W) - 1) != SMR_OK)
		return nullptr;
	X.offset = smr_poly_add(A, X.offset, smr_poly_mul(A, Start, Size));
	for (int I = 0; At->kind == SMR_LIFT_AFFINE && I < N->L->nloops; I++) {
		const smr_poly *By = At->step[I] ? smr_poly_mul(A, At->step[I], Size) : nullptr;
		X.stride[I] = By && X.stride[I] ? smr_poly_add(A, X.stride[I], By)
			      : By              ? By
						: X.stride[I];
	}
	X.loop = Loop;
	X.pos = Order[C.I];
	smr_lift_value *V = smr_lift_value_new(N->L, SMR_LIFT_LOAD, X.type);
	if (V == nullptr || X.offset == nullptr)
		return nullptr;
	V->number = smr_lift_access_add(N->L, &X);
	return V->number == SMR_LIFT_NONE ? nullptr : V;
}

// Returns the new kept element where the kept index becomes At.
smr_lift_value *Lifter::follow(const Chosen &C, smr_lift_value *At, smr_lift_value *Place)
{
	if (At == Place)
		return C.Element;
	if (At == nullptr || At->kind != SMR_LIFT_OP || At->op != SMR_OP_select)
		return At ? elementAt(C, At, C.Element->number) : nullptr;
	smr_lift_value *X = follow(C, At->args[1], Place), *Y = follow(C, At->args[2], Place);
	return X && Y ? smr_lift_op(N->L, SMR_OP_select, C.Element->type, At->args[0], X, Y)
		      : nullptr;
}

// Runs once the indices are known. The build of the flow refuses an element without a formula.
void Lifter::keep()
{
	for (const Chosen &C : Kept) {
		smr_lift_value *Place = value(C.P);
		if (Place == nullptr || Place->kind != SMR_LIFT_PHI)
			continue;
		int Outside = N->L->loops[C.Element->number].parent;
		C.Element->init = Place->init ? elementAt(C, Place->init, Outside) : nullptr;
		C.Element->next = follow(C, Place->next, Place);
	}
}
