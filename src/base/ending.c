/* exit() calls what atexit() was given, and what libraries registered for their own end when they
 * were opened, the latest first. So what is registered after a library was opened runs before the
 * library's end. */
#include "base/ending.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_bool ending;
static _Atomic(void (*)(void)) hook;

static void told(void)
{
	void (*call)(void) = atomic_load(&hook);

	if (!atomic_exchange(&ending, true) && call != NULL)
		call();
}

void smr_ending_watch(void)
{
	/* no memory for it: then the end of the process is only seen later */
	(void)atexit(told);
}

bool smr_ending(void)
{
	return atomic_load(&ending);
}

void smr_ending_call(void (*call)(void))
{
	atomic_store(&hook, call);
}
