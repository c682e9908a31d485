/* The pool.
 *
 * A job is claimed task by task from one 64-bit word, (generation, next index): a worker that wakes
 * late compares the generation in the same exchange that takes an index, so it can never take part
 * in a job it did not read, and the caller need not wait for workers that got nothing to do. The
 * job's fields change only when every claimed task is done, so a claim that succeeds proves that
 * the fields read before it were the claimed job's. */
#include "base/workers.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/futex.h"
#include "base/status.h"

enum {
	MAX_THREADS = 1024,
	SPINS = 1000 /* 25 to 50 us of pauses: longer than the gap between two tiles' jobs */
};

typedef struct pool {
	struct pool *next; /* of all pools, see after_fork_in_child() */
	int want;          /* threads besides the caller */
	int started;       /* of these, running */
	pthread_t *threads;
	pthread_mutex_t owner;  /* held by the caller whose job runs */
	_Atomic uint64_t claim; /* generation << 32 | next index */
	_Atomic(void (*)(void *, int)) fn;
	_Atomic(void *) arg;
	_Atomic uint32_t n;
	_Atomic uint32_t done;    /* finished tasks of this job; a futex */
	_Atomic uint32_t waiting; /* the caller sleeps on done */
	_Atomic uint32_t wake;    /* counts jobs; a futex */
	_Atomic uint32_t sleepers;
	_Atomic bool stop;
} pool;

struct smr_workers {
	int count;
	pool *pool; /* NULL when count is 1 */
};

static _Thread_local bool inside; /* this thread runs a task */
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t pools_lock = PTHREAD_MUTEX_INITIALIZER;
static pool *pools;
static int (*omp_in_parallel_fn)(void); /* of the program's own OpenMP, if it has one */

/* Runs tasks of the present job until none is left to claim. */
static void take_tasks(pool *p)
{
	uint64_t c = atomic_load_explicit(&p->claim, memory_order_acquire);

	for (;;) {
		void (*fn)(void *, int) = atomic_load(&p->fn);
		void *arg = atomic_load(&p->arg);
		uint32_t n = atomic_load(&p->n);
		uint32_t i = (uint32_t)c;

		if (i >= n)
			return;
		if (!atomic_compare_exchange_weak_explicit(
			    &p->claim, &c, c + 1, memory_order_acq_rel, memory_order_acquire))
			continue;
		fn(arg, (int)i);
		if (atomic_fetch_add(&p->done, 1) + 1 == n && atomic_load(&p->waiting))
			smr_futex_wake(&p->done, 1);
		c = atomic_load_explicit(&p->claim, memory_order_acquire);
	}
}

static void wait_for_job(pool *p, uint32_t seen)
{
	for (int i = 0; i < SPINS; i++) {
		if (atomic_load_explicit(&p->wake, memory_order_acquire) != seen)
			return;
		smr_pause();
	}
	atomic_fetch_add(&p->sleepers, 1);
	while (atomic_load(&p->wake) == seen)
		smr_futex_wait(&p->wake, seen, INT64_MAX);
	atomic_fetch_sub(&p->sleepers, 1);
}

static void *worker_main(void *arg)
{
	pool *p = arg;
	uint32_t seen = 0;

	inside = true;
	for (;;) {
		wait_for_job(p, seen);
		seen = atomic_load(&p->wake);
		if (atomic_load(&p->stop))
			return NULL;
		take_tasks(p);
	}
}

/* Signals stay with the program's own threads. Fewer threads than wanted is slower, not wrong. */
static void start(pool *p)
{
	sigset_t all, old;

	p->started = 0;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	while (p->started < p->want &&
	       pthread_create(&p->threads[p->started], NULL, worker_main, p) == 0)
		pthread_setname_np(p->threads[p->started++], "samara");
	pthread_sigmask(SIG_SETMASK, &old, NULL);
}

/* The state of a pool without threads. */
static void reset(pool *p)
{
	pthread_mutex_init(&p->owner, NULL);
	atomic_store(&p->claim, 0);
	atomic_store(&p->n, 0);
	atomic_store(&p->done, 0);
	atomic_store(&p->waiting, 0);
	atomic_store(&p->wake, 0);
	atomic_store(&p->sleepers, 0);
	atomic_store(&p->stop, false);
	p->started = -1;
}

static void before_fork(void)
{
	pthread_mutex_lock(&pools_lock);
}

static void after_fork_in_parent(void)
{
	pthread_mutex_unlock(&pools_lock);
}

/* Only the forking thread lives on in a child: every pool has lost its threads, and a job that
 * another thread had begun is gone with it. */
static void after_fork_in_child(void)
{
	for (pool *p = pools; p != NULL; p = p->next)
		reset(p);
	pthread_mutex_init(&pools_lock, NULL);
}

static void first_use(void)
{
	pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
	omp_in_parallel_fn = (int (*)(void))dlsym(RTLD_DEFAULT, "omp_in_parallel");
}

static void enlist(pool *p)
{
	pthread_mutex_lock(&pools_lock);
	p->next = pools;
	pools = p;
	pthread_mutex_unlock(&pools_lock);
}

static void strike_off(pool *p)
{
	pthread_mutex_lock(&pools_lock);
	for (pool **at = &pools; *at != NULL; at = &(*at)->next)
		if (*at == p) {
			*at = p->next;
			break;
		}
	pthread_mutex_unlock(&pools_lock);
}

static void publish(pool *p, int n, void (*fn)(void *, int), void *arg)
{
	uint32_t generation = (uint32_t)(atomic_load(&p->claim) >> 32) + 1;

	atomic_store(&p->done, 0);
	atomic_store(&p->waiting, 0);
	/* A worker that reads a mixture of two jobs fails its exchange: close the claim first. */
	atomic_store(&p->claim, (uint64_t)generation << 32 | UINT32_MAX);
	atomic_store(&p->fn, fn);
	atomic_store(&p->arg, arg);
	atomic_store(&p->n, (uint32_t)n);
	atomic_store(&p->claim, (uint64_t)(generation + 1) << 32);
	atomic_fetch_add(&p->wake, 1);
	if (atomic_load(&p->sleepers) > 0)
		smr_futex_wake(&p->wake, n - 1);
}

static void wait_for_tasks(pool *p, uint32_t n)
{
	for (int i = 0; i < SPINS; i++) {
		if (atomic_load_explicit(&p->done, memory_order_acquire) == n)
			return;
		smr_pause();
	}
	atomic_store(&p->waiting, 1);
	for (;;) {
		uint32_t d = atomic_load(&p->done);

		if (d == n)
			return;
		smr_futex_wait(&p->done, d, INT64_MAX);
	}
}

static void run_inline(int n, void (*fn)(void *, int), void *arg)
{
	bool was = inside;

	inside = true;
	for (int i = 0; i < n; i++)
		fn(arg, i);
	inside = was;
}

void smr_workers_run(const smr_workers *w, int n, void (*fn)(void *arg, int i), void *arg)
{
	pool *p = w == NULL ? NULL : w->pool;

	if (p == NULL || n <= 1 || inside ||
	    (omp_in_parallel_fn != NULL && omp_in_parallel_fn() != 0)) {
		run_inline(n, fn, arg);
		return;
	}
	if (pthread_mutex_trylock(&p->owner) != 0) { /* another thread's job has the pool */
		run_inline(n, fn, arg);
		return;
	}
	if (p->started < 0)
		start(p);
	publish(p, n, fn, arg);
	inside = true;
	take_tasks(p);
	inside = false;
	wait_for_tasks(p, (uint32_t)n);
	pthread_mutex_unlock(&p->owner);
}

static int usable_threads(void)
{
	const char *want = getenv("SAMARA_THREADS");
	cpu_set_t set;

	if (want != NULL && *want != '\0') {
		char *end;
		long v = strtol(want, &end, 10);

		if (*end == '\0' && v >= 1)
			return v > MAX_THREADS ? MAX_THREADS : (int)v;
	}
	if (sched_getaffinity(0, sizeof(set), &set) == 0)
		return CPU_COUNT(&set);
	return 1;
}

smr_status smr_workers_new(int n, smr_workers **out)
{
	if (out == NULL || n < 0 || n > MAX_THREADS)
		return smr_fail(SMR_EINVAL, "a pool has 1 to %d threads, not %d", MAX_THREADS, n);
	pthread_once(&once, first_use);
	if (n == 0)
		n = usable_threads();

	smr_workers *w = smr_calloc(1, sizeof(*w));
	pool *p = n > 1 ? smr_calloc(1, sizeof(*p)) : NULL;
	pthread_t *threads = n > 1 ? smr_calloc((size_t)n - 1, sizeof(*threads)) : NULL;

	if (w == NULL || (n > 1 && (p == NULL || threads == NULL))) {
		smr_free(threads);
		smr_free(p);
		smr_free(w);
		return smr_fail(SMR_ENOMEM, "no memory for a pool of %d threads", n);
	}
	w->count = n;
	w->pool = p;
	if (p != NULL) {
		p->want = n - 1;
		p->threads = threads;
		reset(p);
		enlist(p);
	}
	*out = w;
	return SMR_OK;
}

static void stop(pool *p)
{
	atomic_store(&p->stop, true);
	atomic_fetch_add(&p->wake, 1);
	smr_futex_wake(&p->wake, INT_MAX);
	for (int i = 0; i < p->started; i++)
		pthread_join(p->threads[i], NULL);
}

void smr_workers_free(smr_workers *w)
{
	if (w == NULL)
		return;
	if (w->pool != NULL) {
		stop(w->pool);
		strike_off(w->pool);
		pthread_mutex_destroy(&w->pool->owner);
		smr_free(w->pool->threads);
		smr_free(w->pool);
	}
	smr_free(w);
}

int smr_workers_count(const smr_workers *w)
{
	return w == NULL ? 1 : w->count;
}
