/* Traps are signals (SIGSEGV for memory, SIGILL, SIGFPE), and handlers belong to the whole process.
 *
 * Wasmtime sets its own when the engine is made, and passes on what is not WebAssembly's to those
 * that were there before. A handler that comes later takes its place: a trap would then jump
 * somewhere in the middle of Wasmtime. So before each run it is made sure that a trap would come to
 * it. */
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

	if (call && atomic_load(&ours)) /* instances looked; a look is four system calls */
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
