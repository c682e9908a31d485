/* Traces: describes what ran to the listener. */
#include "run/exec/trace.h"

#include "run/exec/internal.h"

static smr_exec_listener *_Atomic listener;

static void tell(const smr_instr *a, uint32_t n, int64_t from, int64_t to)
{
	smr_exec_listener *fn = atomic_load(&listener);

	if (fn == NULL || (a != NULL && (a->info == NULL || a->handed)))
		return;
	if (a == NULL)
		fn(NULL, "region", from, to);
	else if (n > 1)
		fn(NULL, "small ops", from, to);
	else
		fn(a->v, smr_instr_impl(a), from, to);
}

void smr_exec_trace(smr_exec_listener *fn)
{
	atomic_store(&listener, fn);
	atomic_store(&smr_exec_teller, fn != NULL ? tell : NULL);
}
