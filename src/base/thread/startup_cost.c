#include "base/thread/startup_cost.h"

#include <stdatomic.h>

static _Atomic int64_t sum;
static _Thread_local int64_t made;

void smr_opening_took(int64_t ns)
{
	atomic_fetch_add_explicit(&sum, ns, memory_order_relaxed);
}

double smr_opening_s(void)
{
	return (double)atomic_load_explicit(&sum, memory_order_relaxed) * 1e-9;
}

void smr_making_took(int64_t ns)
{
	made += ns;
}

int64_t smr_making_ns(void)
{
	return made;
}
