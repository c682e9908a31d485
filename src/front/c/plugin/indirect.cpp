// Reads indirect addresses: rows through a table of pointers, elements through an index array.
#include "shim.h"

using namespace llvm;
using namespace smr;

// T **A: loads the row's pointer from a table at an affine position. All rows are equally spaced (a
// guard checks that), so that row r starts at the first one + r * pitch; r may itself be loaded.
bool Lifter::rows(const Held &H, smr_lift_access &X)
{
	smr_lift_access T = {};
	const smr_poly *Count = number(1), *Eight = number(8);

	if (++Tables > DEEP_TABLES || !address(H.I->getPointerOperand(), T)) {
		Tables--;
		return false;
	}
	Tables--;
	if (N->L->g->bases[T.base].rows >= 0)
		return fail("rows of rows of pointers");
	const smr_poly *First = smr_poly_div(A, T.offset, Eight);
	int64_t Scale = 0;
	if (First == nullptr)
		return false;
	if (T.index != nullptr) { // the number of rows is unknown here
		if (X.index != nullptr || !smr_poly_is_const(T.scale, &Scale) || Scale % 8 != 0)
			return fail("row pointers taken in an odd order");
		Count = number(INT_MAX);
	}
	for (size_t I = 0; I < N->Loops.size(); I++) {
		int64_t C;
		if (T.stride[I] == nullptr)
			continue;
		if (!smr_poly_is_const(T.stride[I], &C) || C <= 0 || C % 8 != 0 ||
		    T.index != nullptr)
			return fail("row pointers taken in an odd order");
		const smr_poly *Last = smr_poly_sub(A, N->L->loops[I].extent, number(1));
		Count = smr_poly_add(A, Count, smr_poly_scale(A, Last, C / 8));
	}
	uint32_t Before = N->L->g->nrows;
	int R = smr_lift_rows(N->L, T.base, First, Count);
	if (R == SMR_LIFT_NONE)
		return failc();
	if (N->L->g->nrows != Before)
		N->Bases.push_back(nullptr);
	const smr_rows &Table = N->L->g->rows[R];
	const smr_poly *Pitch = smr_poly_sym(A, Table.pitch);
	for (size_t I = 0; I < N->Loops.size(); I++) {
		int64_t C;
		if (T.stride[I] == nullptr || !smr_poly_is_const(T.stride[I], &C))
			continue;
		const smr_poly *By = smr_poly_scale(A, Pitch, C / 8);
		X.stride[I] = X.stride[I] ? smr_poly_add(A, X.stride[I], By) : By;
	}
	if (T.index != nullptr) {
		X.index = T.index;
		X.scale = smr_poly_scale(A, Pitch, Scale / 8);
	}
	X.base = Table.base;
	N->TouchesOther = true;
	return true;
}

// Splits a sum into its one loaded term and the others: rest + by * index.
const SCEV *Lifter::apart(const SCEV *S, const SCEV *&Index, const SCEV *&By)
{
	if (!data(S))
		return S;
	if (auto *R = dyn_cast<SCEVAddRecExpr>(S)) {
		const SCEV *D = R->isAffine() ? R->getStepRecurrence(SE) : nullptr;
		const SCEV *Start = D && !data(D) ? apart(R->getStart(), Index, By) : nullptr;
		return Start ? SE.getAddRecExpr(Start, D, R->getLoop(), SCEV::FlagAnyWrap)
			     : nullptr;
	}
	if (isa<SCEVAddExpr>(S)) {
		const SCEV *Sum = SE.getZero(S->getType());
		for (const SCEV *X : S->operands()) {
			const SCEV *Rest = apart(X, Index, By);
			if (Rest == nullptr)
				return nullptr;
			Sum = SE.getAddExpr(Sum, Rest);
		}
		return Sum;
	}
	if (isa<SCEVMulExpr>(S)) {
		const SCEV *Factor = SE.getOne(S->getType()), *Rest = nullptr;
		for (const SCEV *X : S->operands())
			if (!data(X))
				Factor = SE.getMulExpr(Factor, X);
			else if (Rest != nullptr || (Rest = apart(X, Index, By)) == nullptr)
				return nullptr;
		By = SE.getMulExpr(By, Factor);
		return SE.getMulExpr(Rest, Factor);
	}
	const SCEV *V = isa<SCEVSignExtendExpr>(S) || isa<SCEVZeroExtendExpr>(S)
				? cast<SCEVCastExpr>(S)->getOperand()
				: S;
	if (Index != nullptr || !isa<SCEVUnknown>(V))
		return nullptr;
	Index = S;
	By = SE.getOne(S->getType());
	return SE.getZero(S->getType());
}

// Records by * index as the loaded part of the address.
bool Lifter::indexed(const SCEV *Index, const SCEV *By, smr_lift_access &X)
{
	auto *Cast = dyn_cast<SCEVCastExpr>(Index);
	smr_lift_value *V = value(cast<SCEVUnknown>(Cast ? Cast->getOperand() : Index)->getValue());

	if (V == nullptr || V->kind == SMR_LIFT_AFFINE || !smr_lift_reads(V))
		return false;
	if (isa<SCEVZeroExtendExpr>(Index))
		V = as(V, unsignedOf(V->type));
	X.index = as(V, SMR_I64);
	X.scale = poly(By);
	return X.index != nullptr && X.scale != nullptr;
}

// Reads A[idx[i]]: one index of the address is loaded.
bool Lifter::indirect(Value *P, smr_lift_access &X)
{
	auto *G = dyn_cast<GEPOperator>(P);

	if (G == nullptr || G->getNumIndices() != 1 || X.index != nullptr)
		return false;
	Value *I = G->getOperand(1);
	while (isa<SExtInst>(I) || isa<ZExtInst>(I))
		I = cast<CastInst>(I)->getOperand(0);
	if (!inside(I) || !address(G->getPointerOperand(), X))
		return false;
	X.index = value(G->getOperand(1));
	if (X.index == nullptr || X.index->kind == SMR_LIFT_AFFINE || !smr_lift_reads(X.index))
		return false;
	X.index = as(X.index, SMR_I64);
	TypeSize Size = DL.getTypeAllocSize(G->getSourceElementType());
	X.scale = number(int64_t(Size.getFixedValue()));
	return true;
}
