// Finds lifted loops for which a guard would be useless.
//
// A helper with a loop is inlined before its callers are read, since the loop may be part of a
// larger nest there. If it is not, and the caller knows no more about it than the helper itself,
// each caller would get a guard, a question and a flow of the same loop. Such a caller gets its
// original body back: it calls the helper, whose guard serves all callers.
#include "originals.h"
#include "shim.h"
#include <llvm/ADT/STLExtras.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/Support/xxhash.h>

using namespace llvm;
using namespace smr;

static bool isNeverGuestCode(const smr_lift_value &V)
{
	return V.kind == SMR_LIFT_OP && smr_dtype_is_float(V.type) && mathFunction(V.op) &&
	       isLibraryCode(V.op) && callNumber(V.op, V.type) < 0;
}

bool smr::hasGuestCode(const Site &S)
{
	SmallPtrSet<const smr_lift_value *, 16> Seen;
	SmallVector<const smr_lift_value *, 16> Left;

	for (int I = 0; I < S.L->nstmts; I++)
		Left.append({S.L->stmts[I].value, S.L->stmts[I].pred});
	while (!Left.empty()) {
		const smr_lift_value *V = Left.pop_back_val();
		if (V == nullptr || !Seen.insert(V).second)
			continue;
		if (isNeverGuestCode(*V))
			return false;
		Left.append({V->args[0], V->args[1], V->args[2], V->init, V->next});
	}
	return true;
}

// Whether a loop over a table of pointers accesses one location behind each: `a[i]->mark = 0`.
// Generated code needs the pieces at a constant distance, like rows of a matrix; separately
// allocated pieces are not.
static bool isChased(const smr_graph &G, const smr_rows &Rows)
{
	int64_t Count = 0;

	if (smr_poly_is_const(Rows.count, &Count) && Count <= 1)
		return false;
	for (uint32_t I = 0; I < G.nnodes; I++) {
		const smr_node *V = G.nodes[I];
		if (V->op != SMR_OP_view || V->window->base != Rows.base)
			continue;
		for (uint32_t K = 0; K < V->type.rank; K++) {
			const smr_poly *P = V->window->stride[K];
			if (P->nterms != 1 || P->terms[0].nsyms != 1 ||
			    P->terms[0].syms[0] != Rows.pitch)
				return false;
		}
	}
	return true;
}

bool smr::isChase(const Site &S)
{
	const smr_graph &G = *S.L->g;

	for (uint32_t R = 0; R < G.nrows; R++)
		if (isChased(G, G.rows[R]))
			return true;
	return false;
}

static bool isSameNumber(const smr_poly *P, const smr_poly *Q)
{
	int64_t X = 0, Y = 0;
	bool Known = P == nullptr || smr_poly_is_const(P, &X);

	return Known == (Q == nullptr || smr_poly_is_const(Q, &Y)) && X == Y;
}

// Returns the key of a function's subprogram, which its copies share.
static uint64_t keyOf(const DISubprogram *P)
{
	return xxh3_64bits(
		(P->getFilename() + ":" + Twine(P->getLine()) + P->getName() + P->getLinkageName())
			.str());
}

static bool areAtOnePlace(const DILocation *A, const DILocation *B)
{
	return A->getLine() == B->getLine() && A->getColumn() == B->getColumn() &&
	       keyOf(A->getScope()->getSubprogram()) == keyOf(B->getScope()->getSubprogram());
}

// Whether both sites are at the same source location, inlined by the same call.
static bool areSameLoops(const Site &S, const Site &Of)
{
	const DILocation *First = S.Loops.front()->getStartLoc();

	if (First == nullptr || S.Loops.size() != Of.Loops.size() || S.L->nloops != Of.L->nloops)
		return false;
	for (size_t I = 0; I < S.Loops.size(); I++) {
		const DILocation *A = S.Loops[I]->getStartLoc(), *B = Of.Loops[I]->getStartLoc();
		if (A == nullptr || B == nullptr || !areAtOnePlace(A, B) ||
		    A->getInlinedAt() != First->getInlinedAt() ||
		    S.L->loops[I].parent != Of.L->loops[I].parent ||
		    !isSameNumber(S.L->loops[I].extent, Of.L->loops[I].extent))
			return false;
	}
	return true;
}

static bool areSameAccesses(const smr_lift &L, const smr_lift &Of)
{
	if (L.naccesses != Of.naccesses || L.nstmts != Of.nstmts)
		return false;
	for (int I = 0; I < L.naccesses; I++) {
		const smr_lift_access &A = L.accesses[I], &B = Of.accesses[I];
		if (A.type != B.type || A.write != B.write || A.loop != B.loop ||
		    (A.index == nullptr) != (B.index == nullptr))
			return false;
		for (int K = 0; K < L.nloops; K++)
			if (!isSameNumber(A.stride[K], B.stride[K]))
				return false;
	}
	return true;
}

// Returns the computation in a line of a flow, without names and the formulas of sizes.
static std::string computed(StringRef Line)
{
	size_t At = std::min({Line.find(" ins %"), Line.find(" into %"), Line.find(" = fold("),
			      Line.find(" = scan(")});
	std::string Out;
	bool Quoted = false;

	for (StringRef Left = Line.substr(std::min(At, Line.size())); !Left.empty();
	     Left = Left.drop_front()) {
		Quoted ^= Left[0] == '"';
		if (Quoted)
			continue;
		if (Left.consume_front("size(")) {
			Out += "size(";
			for (int Open = 1; !Left.empty(); Left = Left.drop_front()) {
				Open += (Left[0] == '(') - (Left[0] == ')');
				if (Open == 0)
					break;
			}
		}
		if (!Left.empty())
			Out += Left[0];
	}
	return Out;
}

static bool computeTheSame(const Site &S, const Site &Of)
{
	auto All = [](const Site &X) {
		SmallVector<StringRef, 16> Lines;
		std::string Out;
		StringRef(X.Text).split(Lines, '\n');
		for (StringRef Line : Lines)
			if (Line.contains(" = nest ("))
				Out += computed(Line) + "\n";
		return Out;
	};

	return All(S) == All(Of);
}

static bool isCopy(const Site &S, const Site &Of)
{
	const DISubprogram *By = Of.F->getSubprogram();
	const DILocation *At = S.Loops.front()->getStartLoc();
	bool Dies = false;

	for (uint32_t K = 0; K < S.L->g->nbases; K++)
		Dies |= S.L->g->bases[K].dead;
	return !Dies && S.F != Of.F && By != nullptr && At != nullptr &&
	       keyOf(At->getScope()->getSubprogram()) == keyOf(By) &&
	       !Of.F->hasAvailableExternallyLinkage() && S.NumResults == Of.NumResults &&
	       S.Scalars.size() == Of.Scalars.size() && areSameLoops(S, Of) &&
	       areSameAccesses(*S.L, *Of.L) && computeTheSame(S, Of);
}

using ByFunction = DenseMap<uint64_t, SmallVector<const Site *, 2>>;

static ByFunction sitesOf(ArrayRef<std::unique_ptr<Site>> Sites)
{
	ByFunction Own;

	for (const auto &S : Sites)
		if (const DISubprogram *By = S->F->getSubprogram(); By && !S->Opaque)
			Own[keyOf(By)].push_back(S.get());
	return Own;
}

static bool isSpared(const Site &S, const ByFunction &Own)
{
	const DILocation *At = S.Loops.front()->getStartLoc();

	return !S.Opaque && At != nullptr &&
	       any_of(Own.lookup(keyOf(At->getScope()->getSubprogram())),
		      [&](const Site *Of) { return isCopy(S, *Of); });
}

SmallPtrSet<const Site *, 8> smr::copiesAmong(ArrayRef<std::unique_ptr<Site>> Sites)
{
	ByFunction Own = sitesOf(Sites);
	SmallPtrSet<const Site *, 8> Copies;

	for (const auto &S : Sites)
		if (isSpared(*S, Own))
			Copies.insert(S.get());
	return Copies;
}

void smr::dropCopies(std::vector<std::unique_ptr<Site>> &Sites, const Originals &Kept)
{
	DenseMap<const Function *, bool> Only; // whether the function has nothing but copies
	auto Copies = copiesAmong(Sites);

	for (const auto &S : Sites) {
		bool &Is = Only.try_emplace(S->F, Kept.has(S->F)).first->second;
		Is = Is && Copies.count(S.get());
	}
	erase_if(Sites, [&](const auto &S) { return Only.lookup(S->F); });
}
