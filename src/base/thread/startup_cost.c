#include "base/thread/startup_cost.h"

#include <stdatomic.h>

static _Atomic int64_t sum;
static _Thread_local int64_t made, own;

void smr_startup_cost_took(int64_t ns)
{
	atomic_fetch_add_explicit(&sum, ns, memory_order_relaxed);
	own += ns;
}

int64_t smr_startup_cost_thread_ns(void)
{
	return own;
}

double smr_startup_cost_s(void)
{
	return (double)atomic_load_explicit(&sum, memory_order_relaxed) * 1e-9;
}

void smr_compile_job_took(int64_t ns)
{
	made += ns;
}

int64_t smr_compile_job_ns(void)
{
	return made;
}
