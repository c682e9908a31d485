// Finds bases that point to separate objects: accesses through such a base stay in an object that
// no other base of the flow points into. These are the facts that clang relies on: distinct
// variables, allocations, restrict; for arguments of a function local to this file, the arguments
// of all callers.
//
// Only folds over a range need this (ir/graph/range.h): their windows depend on the contents of
// arrays, which would have to be scanned before each call.
#include "shim.h"
#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/Analysis/ValueTracking.h>

using namespace llvm;
using namespace smr;

enum { MOST_CALLERS = 16, MOST_DEPTH = 3 };

// Returns the function of argument V if all its callers are known, else null.
static const Function *ofKnownCallers(const Value *V)
{
	auto *A = dyn_cast<Argument>(V);
	const Function *F = A != nullptr ? A->getParent() : nullptr;

	return F != nullptr && F->hasLocalLinkage() && !F->isVarArg() && F->hasNUsesOrMore(1) &&
			       !F->hasNUsesOrMore(MOST_CALLERS)
		       ? F
		       : nullptr;
}

static bool areDistinct(const Value *A, const Value *B, unsigned Depth);

// Whether A and B are distinct objects in all calls.
static bool areHandedOver(const Function *F, const Value *A, const Value *B, unsigned Depth)
{
	auto At = [&](const CallBase *C, const Value *V) -> const Value * {
		auto *X = dyn_cast<Argument>(V);
		return X != nullptr && X->getParent() == F ? C->getArgOperand(X->getArgNo()) : V;
	};
	auto IsKnown = [&](const Value *V) {
		return isa<GlobalVariable>(V) || (isa<Argument>(V) && ofKnownCallers(V) == F);
	};

	if (!IsKnown(A) || !IsKnown(B))
		return false;
	for (const Use &U : F->uses()) {
		auto *C = dyn_cast<CallBase>(U.getUser());
		if (C == nullptr || !C->isCallee(&U) ||
		    C->getFunctionType() != F->getFunctionType() ||
		    !areDistinct(At(C, A), At(C, B), Depth + 1))
			return false;
	}
	return true;
}

static bool areDistinct(const Value *A, const Value *B, unsigned Depth)
{
	A = getUnderlyingObject(A, 0);
	B = getUnderlyingObject(B, 0);
	if (A == B || Depth > MOST_DEPTH)
		return false;
	if ((isIdentifiedObject(A) && isIdentifiedObject(B)) ||
	    (isa<Argument>(A) && isIdentifiedFunctionLocal(B)) ||
	    (isa<Argument>(B) && isIdentifiedFunctionLocal(A)))
		return true;
	const Function *F = ofKnownCallers(A);
	if (F == nullptr)
		F = ofKnownCallers(B);
	return F != nullptr && areHandedOver(F, A, B, Depth);
}

void Lifter::owners()
{
	auto &G = *N->L->g;

	if (none_of(ArrayRef(N->L->loops, N->L->nloops), isOpen))
		return;
	for (size_t I = 0; I < N->Bases.size(); I++) {
		bool Own = N->Bases[I] != nullptr && G.bases[I].rows < 0;
		for (size_t K = 0; Own && K < N->Bases.size(); K++)
			Own = K == I ||
			      (N->Bases[K] != nullptr && areDistinct(N->Bases[I], N->Bases[K], 0));
		G.bases[I].own = Own;
	}
}
