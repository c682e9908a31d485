/* exit() runs the handlers of atexit() and the destructors of libraries, the latest registered
 * first. So a handler that is registered after a library was opened runs before the library is
 * destroyed. */
#include "base/thread/exit_guard.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_bool ending;

/* Hooks of code whose threads use third-party libraries: the compiler, queries of a program. */
enum { HOOKS = 4 };
static _Atomic(void (*)(void)) hooks[HOOKS];

static void run_exit_hooks(void)
{
	if (atomic_exchange(&ending, true))
		return;
	for (int i = 0; i < HOOKS; i++) {
		void (*call)(void) = atomic_load(&hooks[i]);

		if (call != NULL)
			call();
	}
}

void smr_exit_guard_watch(void)
{
	/* no memory: the end of the process is then seen later */
	(void)atexit(run_exit_hooks);
}

bool smr_exit_guard(void)
{
	return atomic_load(&ending);
}

void smr_exit_guard_call(void (*call)(void))
{
	for (int i = 0; i < HOOKS; i++) {
		void (*there)(void) = NULL;

		if (atomic_compare_exchange_strong(&hooks[i], &there, call) || there == call)
			return;
	}
}
