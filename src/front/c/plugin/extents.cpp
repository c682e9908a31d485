// Turns trip counts into polynomials: maxima and quotients are plain numbers where every extent
// lies in [1, 2^31).
#include "shim.h"

using namespace llvm;
using namespace smr;

// -min(a, b) is max(-a, -b).
static const SCEVMinMaxExpr *leastTaken(const SCEV *X)
{
	auto *M = dyn_cast<SCEVMulExpr>(X);
	auto *C =
		M && M->getNumOperands() == 2 ? dyn_cast<SCEVConstant>(M->getOperand(0)) : nullptr;

	return C != nullptr && C->getAPInt().isAllOnes() ? dyn_cast<SCEVSMinExpr>(M->getOperand(1))
							 : nullptr;
}

// max(a, b) + rest, with a + rest a constant <= 1: if the sum is at least 1 it is b + rest.
const smr_poly *Lifter::greater(const SCEVAddExpr *Sum)
{
	const SCEVMinMaxExpr *Max = nullptr;
	SmallVector<const SCEV *, 4> Rest;
	bool Least = false;

	for (const SCEV *X : Sum->operands())
		if (auto *M = dyn_cast<SCEVMinMaxExpr>(X);
		    M && Max == nullptr && (isa<SCEVSMaxExpr>(M) || isa<SCEVUMaxExpr>(M))) {
			Max = M;
		} else if (auto *T = leastTaken(X); T && Max == nullptr) {
			Max = T;
			Least = true;
		} else {
			Rest.push_back(X);
		}
	if (Max == nullptr || Max->getNumOperands() != 2)
		return nullptr;
	const SCEV *R = Rest.empty() ? SE.getZero(Sum->getType()) : SE.getAddExpr(Rest);
	for (int K = 0; K < 2; K++) {
		const SCEV *Low = Max->getOperand(K), *High = Max->getOperand(1 - K);
		if (Least) {
			Low = SE.getNegativeSCEV(Low);
			High = SE.getNegativeSCEV(High);
		}
		auto *C = dyn_cast<SCEVConstant>(SE.getAddExpr(Low, R));
		auto *LC = dyn_cast<SCEVConstant>(Low);
		if (C == nullptr || C->getAPInt().sgt(1))
			continue;
		bool Sure = !Least && LC != nullptr && LC->getAPInt().getActiveBits() < 31;
		const smr_poly *P = wide(High), *Q = wide(R);
		if (P == nullptr || Q == nullptr || (!Sure && !emits(Sum)))
			return nullptr;
		P = smr_poly_add(A, P, Q);
		if (!Sure)
			N->Exact.push_back({Sum, P});
		return P;
	}
	return nullptr;
}

// (4 * n - 1 + ..) / 4 as walks from one pointer to another produce it: n - 1. The entry checks
// that the program's own quotient agrees.
const smr_poly *Lifter::quotient(const SCEVUDivExpr *D)
{
	auto *C = dyn_cast<SCEVConstant>(D->getRHS());
	const SCEV *From = D->getLHS();

	if (C == nullptr || C->getAPInt().getActiveBits() > 20 || width(D) != 64 || !emits(D))
		return nullptr;
	if (auto *Sum = dyn_cast<SCEVAddExpr>(From))
		if (auto X = find_if(Sum->operands(), IsaPred<SCEVUMaxExpr, SCEVSMaxExpr>);
		    X != Sum->operands().end() && (*X)->operands().size() == 2) {
			const SCEV *Rest = SE.getMinusSCEV(Sum, *X);
			const SCEV *Arm[2] = {SE.getAddExpr((*X)->operands()[0], Rest),
					      SE.getAddExpr((*X)->operands()[1], Rest)};
			bool First = isa<SCEVConstant>(Arm[0]);
			if (First == isa<SCEVConstant>(Arm[1]))
				return nullptr;
			From = Arm[First ? 1 : 0];
		}
	const smr_poly *P = wide(From);
	int64_t By = C->getAPInt().getSExtValue(), Fixed = 0, Whole;
	for (uint32_t T = 0; P != nullptr && T < P->nterms; T++)
		if (P->terms[T].nsyms == 0)
			Fixed = P->terms[T].coef;
	if (P == nullptr || smr_poly_is_const(P, &Whole))
		return nullptr;
	P = smr_poly_div(A, smr_poly_sub(A, P, number(Fixed)), number(By));
	if (P == nullptr)
		return nullptr;
	P = smr_poly_add(A, P, number(divideFloorSigned(Fixed, By)));
	N->Exact.push_back({D, P});
	return P;
}

// Returns a congruent polynomial, see the head of this file.
const smr_poly *Lifter::trip(const SCEV *S)
{
	if (width(S) < 32)
		return opaque(S);
	if (isa<SCEVZeroExtendExpr>(S) || isa<SCEVSignExtendExpr>(S)) {
		const SCEV *X = cast<SCEVCastExpr>(S)->getOperand();
		return width(X) < 32 ? opaque(S) : trip(X);
	}
	if (isa<SCEVSMaxExpr>(S) || isa<SCEVUMaxExpr>(S)) {
		auto *M = cast<SCEVMinMaxExpr>(S);
		auto *C = dyn_cast<SCEVConstant>(M->getOperand(0));
		if (C != nullptr && M->getNumOperands() == 2 && C->getAPInt().getActiveBits() < 2)
			return wide(M->getOperand(1));
		return opaque(S);
	}
	if (auto *Sum = dyn_cast<SCEVAddExpr>(S)) {
		auto *C = dyn_cast<SCEVConstant>(Sum->getOperand(0));
		if (C != nullptr && C->getAPInt().isOne() && Sum->getNumOperands() == 2 &&
		    isa<SCEVZeroExtendExpr>(Sum->getOperand(1))) {
			const smr_poly *P = trip(Sum->getOperand(1));
			return P == nullptr ? nullptr : smr_poly_add(A, P, number(1));
		}
		if (const smr_poly *P = greater(Sum))
			return P;
	}
	if (auto *D = dyn_cast<SCEVUDivExpr>(S))
		if (const smr_poly *P = quotient(D))
			return P;
	if (const smr_poly *P = wide(S))
		return P;
	return opaque(S);
}

// Records the divisors of trip counts: they distinguish a window with steps from a matrix.
void Lifter::quotients()
{
	auto Known = [&](Value *V) -> const smr_poly * {
		if (auto *C = dyn_cast<ConstantInt>(V); C && C->getBitWidth() <= 64)
			return number(C->getSExtValue());
		for (const Leaf &L : N->Leaves)
			if (L.V == V)
				return smr_poly_sym(A, L.Sym);
		return nullptr;
	};
	for (int I = 0; I < N->L->nloops; I++) {
		const smr_poly *P = N->L->loops[I].extent;
		for (uint32_t T = 0; T < P->nterms && !Layers.count(N->Loops[size_t(I)]); T++) {
			if (P->terms[T].nsyms != 1 || P->terms[T].coef != 1)
				continue;
			for (const Leaf &L : N->Leaves) {
				auto *D = L.V ? dyn_cast<BinaryOperator>(L.V) : nullptr;
				auto *Q = L.S ? dyn_cast<SCEVUDivExpr>(L.S) : nullptr;
				auto *By = Q ? dyn_cast<SCEVUnknown>(Q->getRHS()) : nullptr;
				if (L.Sym != P->terms[T].syms[0])
					continue;
				if (D && (D->getOpcode() == Instruction::SDiv ||
					  D->getOpcode() == Instruction::UDiv))
					N->L->loops[I].step = Known(D->getOperand(1));
				else if (By)
					N->L->loops[I].step = Known(By->getValue());
			}
		}
	}
}
