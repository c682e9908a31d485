// Turns ScalarEvolution's expressions into polynomials over the site's symbols.
//
// A symbol is the sign-extended value of an integer known before the loops. Every extent of a site
// lies in [1, 2^31) when its flow runs, so that a trip count may be simplified: a formula that is
// congruent modulo 2^32 and lies in that range is the number itself.
#include "shim.h"

using namespace llvm;
using namespace smr;

const smr_poly *Lifter::number(int64_t V)
{
	return smr_poly_const(A, V);
}

// Whether V is known before the site, or the question can load it.
bool Lifter::ready(Value *V)
{
	if (N->Parts != nullptr && V == N->Parts->Array)
		return true;
	if (auto *Arg = dyn_cast<Argument>(V); Arg && Arg->getParent() != &F)
		return any_of(N->Helds, [&](const Held &H) { return H.Stand == V && !H.Row; }) ||
		       any_of(N->Made, [&](const Settled &X) { return X.Stand == V; });
	auto *I = dyn_cast<Instruction>(V);
	return I == nullptr || (!inside(I) && DT.dominates(I, N->Entry->getTerminator()));
}

// Whether S does not change while the site runs.
bool Lifter::plain(const SCEV *S)
{
	return !SCEVExprContains(S, [&](const SCEV *T) {
		if (auto *X = dyn_cast<SCEVUnknown>(T))
			return !ready(X->getValue());
		if (auto *R = dyn_cast<SCEVAddRecExpr>(T))
			return number(R->getLoop()) >= 0 || !R->getLoop()->contains(N->Entry);
		return isa<SCEVCouldNotCompute>(T);
	});
}

// Returns a name that is an identifier of the text form, not a keyword.
std::string smr::identifier(StringRef S)
{
	static const StringRef Words[] = {"flow", "sym",    "base",  "rows",
					  "wrap", "result", "pitch", "written"};
	std::string Out;

	for (char C : S)
		if (isalnum(C) || C == '_')
			Out += C;
		else if (C == '.')
			break;
	if (is_contained(Words, Out))
		Out += '_';
	return Out.empty() || isdigit(Out[0]) ? std::string() : Out;
}

std::string Lifter::nameOf(Value *V, const char *Else)
{
	if (auto *L = dyn_cast<LoadInst>(V)) {
		V = L->getPointerOperand();
		if (auto *G = dyn_cast<GEPOperator>(V); G && !G->hasName())
			V = G->getPointerOperand();
	}
	if (auto *G = dyn_cast<GEPOperator>(V); G && identifier(G->getName()).empty())
		V = G->getPointerOperand();
	std::string Name = identifier(V->getName());
	return Name.empty() ? Else : Name;
}

static uint16_t freshSymbol(smr_graph *G, const std::string &Name)
{
	std::string Want = Name;

	for (unsigned K = 1;; K++) {
		bool Taken = false;
		for (uint32_t I = 0; I < G->nsyms; I++)
			Taken |= Want == G->syms[I].name;
		if (!Taken)
			return smr_graph_sym(G, Want.c_str());
		Want = Name + "_" + std::to_string(K);
	}
}

const smr_poly *Lifter::leaf(Value *V)
{
	for (const Leaf &L : N->Leaves)
		if (L.V == V)
			return smr_poly_sym(A, L.Sym);
	if (!ready(V) || !V->getType()->isIntegerTy() || isa<UndefValue>(V))
		return nullptr;
	uint16_t Sym = freshSymbol(N->L->g, nameOf(V, "n"));
	// Symbols of row pitches are in the same list: leaves store their number.
	N->Leaves.push_back({V, nullptr, Sym});
	return Sym == UINT16_MAX ? nullptr : smr_poly_sym(A, Sym);
}

// Whether the question can evaluate S as it is.
bool Lifter::emits(const SCEV *S)
{
	return plain(S) && !SCEVExprContains(S, [](const SCEV *T) {
		       return isa<SCEVAddRecExpr>(T) || isa<SCEVSequentialMinMaxExpr>(T) ||
			      isa<SCEVVScale>(T);
	       });
}

// Returns a symbol for an expression that is not a polynomial (a quotient, a maximum).
const smr_poly *Lifter::opaque(const SCEV *S)
{
	for (const Leaf &L : N->Leaves)
		if (L.S == S)
			return smr_poly_sym(A, L.Sym);
	for (auto &E : N->Exact)
		if (E.first == S)
			return E.second;
	if (!emits(S))
		return nullptr;
	const char *Name = isa<SCEVUDivExpr>(S)     ? "quotient"
			   : isa<SCEVMinMaxExpr>(S) ? "bound"
						    : "value";
	uint16_t Sym = freshSymbol(N->L->g, Name);
	N->Leaves.push_back({nullptr, S, Sym});
	return Sym == UINT16_MAX ? nullptr : smr_poly_sym(A, Sym);
}

// Returns the recurrence of a loop around the site: a phi of that loop with this value, or its
// iteration number from a phi that counts by one.
const smr_poly *Lifter::recurrence(const SCEVAddRecExpr *R, bool Any)
{
	const Loop *L = R->getLoop();

	if (!R->isAffine() || !R->getType()->isIntegerTy())
		return nullptr;
	for (PHINode &P : L->getHeader()->phis())
		if (P.getType()->isIntegerTy() && SE.getSCEV(&P) == R)
			return leaf(&P);
	for (PHINode &P : L->getHeader()->phis()) {
		if (!P.getType()->isIntegerTy())
			continue;
		auto *Q = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&P));
		auto *C = Q && Q->isAffine() ? dyn_cast<SCEVConstant>(Q->getStepRecurrence(SE))
					     : nullptr;
		if (C == nullptr || !(C->getAPInt().isOne() || C->getAPInt().isAllOnes()))
			continue;
		unsigned W = width(Q);
		bool Exact = W == 64 || isa<SCEVAddRecExpr>(SE.getSignExtendExpr(Q, I64));
		if (!Exact && !(Any && W >= width(R)))
			continue;
		const smr_poly *From = W == 64 ? poly(Q->getStart()) : wide(Q->getStart());
		const smr_poly *X = leaf(&P);
		if (From == nullptr || X == nullptr)
			continue;
		const smr_poly *Count =
			smr_poly_scale(A, smr_poly_sub(A, X, From), C->getAPInt().isOne() ? 1 : -1);
		const smr_poly *Start = Any ? wide(R->getStart()) : poly(R->getStart());
		const smr_poly *By =
			Any ? wide(R->getStepRecurrence(SE)) : poly(R->getStepRecurrence(SE));
		if (Start == nullptr || By == nullptr)
			return nullptr;
		return smr_poly_add(A, Start, smr_poly_mul(A, By, Count));
	}
	return nullptr;
}

// Reads smax(0, n) and the like, which come from inner loops' final values, as the trip count of a
// loop of the site, which is at least 1.
const smr_poly *Lifter::likeTrip(const SCEV *S)
{
	if (!SCEVExprContains(S, [](const SCEV *T) { return isa<SCEVMinMaxExpr>(T); }))
		return nullptr;
	const smr_poly *P = trip(S);
	for (int I = 0; P != nullptr && I < N->L->nloops; I++)
		if (const smr_poly *E = N->L->loops[I].extent;
		    E && (smr_poly_equal(E, P) || smr_poly_equal(E, smr_poly_add(A, P, number(1)))))
			return P;
	return nullptr;
}

// Returns the extension of a narrow expression; a guard checks that it stays in range.
const smr_poly *Lifter::narrow(const SCEV *S, bool Signed)
{
	unsigned W = width(S);
	const smr_poly *P = W > 1 ? wide(S) : nullptr;
	auto *X = dyn_cast<SCEVUnknown>(S);

	if (P == nullptr)
		return nullptr;
	if (Signed && X != nullptr)
		return P;
	int64_t Lo = Signed ? -(1ll << (W - 1)) : 0;
	int64_t Hi = Signed ? (1ll << (W - 1)) - 1 : int64_t((1ull << W) - 1);
	return smr_lift_wrap(N->L, P, nullptr, Lo, Hi) == SMR_OK ? P : nullptr;
}

// Returns a 64-bit number congruent to S modulo 2^width(S); exact if S has 64 bits.
const smr_poly *Lifter::wide(const SCEV *S)
{
	const smr_poly *P = nullptr;

	if (width(S) > 64)
		return nullptr;
	switch (S->getSCEVType()) {
	case scConstant:
		return number(cast<SCEVConstant>(S)->getAPInt().getSExtValue());
	case scUnknown:
		return leaf(cast<SCEVUnknown>(S)->getValue());
	case scAddExpr:
	case scMulExpr:
		for (const SCEV *X : S->operands()) {
			const smr_poly *Q = X->getType()->isIntegerTy() ? wide(X) : nullptr;
			if (Q == nullptr)
				return nullptr;
			P = P == nullptr                    ? Q
			    : S->getSCEVType() == scAddExpr ? smr_poly_add(A, P, Q)
							    : smr_poly_mul(A, P, Q);
			if (P == nullptr)
				return nullptr;
		}
		return P;
	case scTruncate:
		return wide(cast<SCEVCastExpr>(S)->getOperand());
	case scSignExtend:
	case scZeroExtend: {
		const SCEV *X = cast<SCEVCastExpr>(S)->getOperand();
		if (const smr_poly *T = likeTrip(X))
			return T;
		if (width(X) == 1)
			return opaque(S);
		return narrow(X, S->getSCEVType() == scSignExtend);
	}
	case scAddRecExpr:
		return recurrence(cast<SCEVAddRecExpr>(S), width(S) < 64);
	case scSMaxExpr:
	case scUMaxExpr:
		if (const smr_poly *T = likeTrip(S))
			return T;
		return opaque(S);
	default:
		return opaque(S);
	}
}

const smr_poly *Lifter::poly(const SCEV *S)
{
	return width(S) == 64 && S->getType()->isIntegerTy() ? wide(S) : nullptr;
}
