/** @file Keeps handlers of signals off this thread for a while. */
#ifndef SMR_BASE_THREAD_SIGNAL_MASK_H
#define SMR_BASE_THREAD_SIGNAL_MASK_H
#include <pthread.h>
#include <signal.h>

/** Blocks all signals that do not report a fault of this thread; they are delivered to another
 * thread, or after smr_signals_restore(). */
static inline void smr_signals_block(sigset_t *before)
{
	static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT};
	sigset_t others;

	sigfillset(&others);
	for (unsigned i = 0; i < sizeof(faults) / sizeof(faults[0]); i++)
		sigdelset(&others, faults[i]);
	pthread_sigmask(SIG_BLOCK, &others, before);
}

static inline void smr_signals_restore(const sigset_t *before)
{
	pthread_sigmask(SIG_SETMASK, before, NULL);
}
#endif
