/* Traps are signals (SIGSEGV for memory, SIGILL, SIGFPE), whose handlers are global to the process.
 *
 * Wasmtime installs its handlers when the engine is created; they pass other signals on to the
 * previous handlers. A handler installed later replaces Wasmtime's: a trap would then continue
 * somewhere inside of Wasmtime. So each run first checks that traps still go to Wasmtime. */
#include <signal.h>
#include <stdatomic.h>

#include "back/wasm/own.h"

static const int signals[] = {SIGSEGV, SIGILL, SIGFPE, SIGBUS};

enum { NSIGNALS = sizeof(signals) / sizeof(signals[0]) };

static struct sigaction wasmtimes[NSIGNALS];
static atomic_bool ours;

void smr_wasm_signals_note(void)
{
	for (int i = 0; i < NSIGNALS; i++)
		sigaction(signals[i], NULL, &wasmtimes[i]);
}

void smr_wasm_own_signals(void)
{
	atomic_store(&ours, true);
}

smr_status smr_wasm_signals_check(bool call)
{
	struct sigaction now;

	if (call && atomic_load(&ours)) /* checked at instantiation; a check is four system calls */
		return SMR_OK;

	for (int i = 0; i < NSIGNALS; i++) {
		sigaction(signals[i], NULL, &now);
		if (now.sa_sigaction == wasmtimes[i].sa_sigaction)
			continue;
		if (!atomic_load(&ours))
			return smr_fail(SMR_EUNSUPPORTED,
					"the program handles signal %d itself: a trap in "
					"WebAssembly would come to it",
					signals[i]);
		sigaction(signals[i], &wasmtimes[i], NULL);
	}
	return SMR_OK;
}
