// Loops that are lifted and spared a guard all the same: it would be of no use.
#include "shim.h"

using namespace llvm;
using namespace smr;

// Sums in any order come with polynomials in place of exp and tanh (back/cpu/nest_math.c).
static bool isNeverGuestCode(const smr_lift_value &V)
{
	return V.kind == SMR_LIFT_OP && smr_dtype_is_float(V.type) && mathFunction(V.op) &&
	       isLibraryCode(V.op) && V.op != SMR_OP_exp && V.op != SMR_OP_tanh;
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
