/* The executor of this process. */
#include "run/run.h"

/* Counts threads that compute or compile; the counter is no part of the plan. */
static void count_work(const smr_flow *f, int more)
{
	__atomic_add_fetch(&((smr_flow *)f)->at_work, more, __ATOMIC_RELAXED);
}

static smr_status prepare_here(void *ctx, const smr_flow *f, smr_dispatch *p, const smr_env *e)
{
	smr_status st;

	count_work(f, 1);
	st = p->impl->prepare(p->codelet, e, p->workers, &p->exec);
	count_work(f, -1);
	return st;
}

static smr_status run_here(void *ctx, const smr_flow *f, const smr_dispatch *p, const smr_env *e,
			   smr_shares *shares)
{
	smr_status st;

	if (p->exec == NULL) /* for lack of memory, at an earlier time */
		return smr_fail(SMR_ENOMEM, "%s is not prepared", p->impl->name);
	count_work(f, 1);
	st = p->impl->run(p->exec, e, p->workers);
	count_work(f, -1);
	return st;
}

const smr_executor smr_executor_here = {.prepare = prepare_here, .run = run_here};
