/* The process has one clock thread, which sleeps while nothing runs. After the last call it stays
 * awake for a while, since waking it costs more than many calls. It does not exist in a child after
 * fork(), where the next call starts one. */
#include "back/wasm/clock.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINGER_TICKS = 100 };

static atomic_int active;
static atomic_bool asleep;
static _Atomic(pid_t) owner; /* the process that started the thread */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;

static void sleep_until_called(void)
{
	pthread_mutex_lock(&lock);
	atomic_store(&asleep, true);
	while (atomic_load(&active) == 0)
		pthread_cond_wait(&wake, &lock);
	atomic_store(&asleep, false);
	pthread_mutex_unlock(&lock);
}

static void *run_epoch_ticker(void *arg)
{
	const smr_wasmtime *w = arg;
	const struct timespec pause = {.tv_nsec = SMR_WASM_TICK_MS * 1000000L};

	for (int idle = 0;;) {
		nanosleep(&pause, NULL);
		w->wasmtime_engine_increment_epoch(w->engine);
		idle = atomic_load(&active) == 0 ? idle + 1 : 0;
		if (idle > LINGER_TICKS) {
			sleep_until_called();
			idle = 0;
		}
	}
	return NULL;
}

/* Starts the thread with all signals blocked: they are for the program's threads. */
static int start_epoch_thread(const smr_wasmtime *w)
{
	sigset_t all, before;
	pthread_attr_t attr;
	pthread_t thread;
	int bad;

	sigfillset(&all);
	if ((bad = pthread_attr_init(&attr)) != 0)
		return bad;
	pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
	pthread_attr_setstacksize(&attr, 64 << 10);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	bad = pthread_create(&thread, &attr, run_epoch_ticker, (void *)(uintptr_t)w);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	pthread_attr_destroy(&attr);
	return bad;
}

static smr_status start_once(const smr_wasmtime *w)
{
	int bad = 0;

	pthread_mutex_lock(&lock);
	if (atomic_load(&owner) != getpid()) {
		atomic_store(&asleep, false);
		bad = start_epoch_thread(w);
		if (bad == 0)
			atomic_store(&owner, getpid());
	}
	pthread_mutex_unlock(&lock);
	return bad == 0 ? SMR_OK
			: smr_fail(SMR_ENOMEM, "no thread for the clock of WebAssembly: %s",
				   strerror(bad));
}

/* Reinitialises the mutex in a child: a thread that the child does not have may have locked it. */
static void reset_after_fork(void)
{
	pthread_mutex_init(&lock, NULL);
	pthread_cond_init(&wake, NULL);
	atomic_store(&active, 0);
	atomic_store(&owner, 0);
}

static void watch_forks(void)
{
	pthread_atfork(NULL, NULL, reset_after_fork);
}

smr_status smr_wasm_clock_enter(const smr_wasmtime *w)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, watch_forks);
	atomic_fetch_add(&active, 1);
	if (atomic_load(&owner) == 0) {
		smr_status st = start_once(w);

		if (st != SMR_OK) {
			atomic_fetch_sub(&active, 1);
			return st;
		}
	}
	if (atomic_load(&asleep)) {
		pthread_mutex_lock(&lock);
		pthread_cond_signal(&wake);
		pthread_mutex_unlock(&lock);
	}
	return SMR_OK;
}

void smr_wasm_clock_leave(void)
{
	atomic_fetch_sub(&active, 1);
}

uint64_t smr_wasm_ticks(double seconds)
{
	double n = seconds * 1000 / SMR_WASM_TICK_MS;

	return n < 1e12 ? (uint64_t)n + 2 : (uint64_t)1e12;
}
