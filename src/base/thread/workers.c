/* The thread pool, with work stealing.
 *
 * Each thread has one 64-bit word (generation, from, to): its range of the job's tasks. The owner
 * takes chunks from the front by a scheme (base/thread/schedule.h); thieves take half from the
 * back. One compare-and-swap checks the generation and takes tasks. So a worker that wakes late
 * cannot join a job whose fields it did not read, and the caller need not wait for workers without
 * tasks. The fields of a job change only when all its tasks are done. A successful exchange
 * therefore proves that the fields read before it belong to this job. */
#include "base/thread/workers.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/status.h"
#include "base/thread/clock.h"
#include "base/thread/flush.h"
#include "base/thread/futex.h"
#include "base/thread/schedule.h"
#include "base/thread/usable_cpus.h"

enum {
	MAX_THREADS = 1024,
	MAX_UNITS = UINT16_MAX, /* single tasks up to this number; of more, several make a unit */
	SPINS = 6000, /* about 300 us of pauses: longer than the serial part between two jobs of
		       * one program; waking a sleeping thread takes 50 to 100 us */
	FEW_SPINS = SPINS / 64, /* where jobs come further apart */
	SPUN_NS = 300000        /* about the time of SPINS */
};

/* A thread's remaining range: generation << 32 | from << 16 | to, in units. from > to: the range is
 * being assigned. */
typedef struct part {
	_Alignas(64) _Atomic uint64_t word;
} part;

struct pool;

typedef struct member {
	struct pool *pool;
	uint32_t number; /* of its part; the caller has 0 */
	pthread_t thread;
} member;

typedef struct pool {
	struct pool *next; /* in the list of all pools, see after_fork_in_child() */
	int want;          /* threads besides the caller */
	int started;       /* those of them that run */
	member *members;
	part *parts;
	uint32_t generation;   /* changed by the owner only */
	pthread_mutex_t owner; /* held by the caller whose job runs */
	_Atomic(void (*)(void *, int)) fn;
	_Atomic(void *) arg;
	_Atomic bool flush; /* the caller flushes subnormal numbers */
	_Atomic uint32_t n, unit,
		nparts;           /* tasks; tasks of a unit; parts that had units at first */
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

static smr_scheme scheme = SMR_SCHEME_TFSS; /* $SAMARA_SCHEDULE */

static uint64_t pack_range_word(uint32_t generation, uint32_t from, uint32_t to)
{
	return (uint64_t)generation << 32 | from << 16 | to;
}

static uint32_t range_begin(uint64_t word)
{
	return (uint32_t)word >> 16;
}

static uint32_t range_end(uint64_t word)
{
	return word & UINT16_MAX;
}

static void run_units(pool *p, uint32_t from, uint32_t to)
{
	void (*fn)(void *, int) = atomic_load(&p->fn);
	void *arg = atomic_load(&p->arg);
	uint64_t n = atomic_load(&p->n), unit = atomic_load(&p->unit);
	uint64_t i = from * unit, end = to * unit < n ? to * unit : n;
	uint32_t count = (uint32_t)(end - i);

	if (smr_flush_get() != atomic_load(&p->flush))
		smr_flush_set(atomic_load(&p->flush));
	for (; i < end; i++)
		fn(arg, (int)i);
	if (atomic_fetch_add(&p->done, count) + count == n && atomic_load(&p->waiting))
		smr_futex_wake(&p->done, 1);
}

/* Runs tasks from the front of the thread's own part. */
static void run_part(pool *p, uint32_t me)
{
	_Atomic uint64_t *own = &p->parts[me].word;
	uint64_t c = atomic_load_explicit(own, memory_order_acquire);
	uint32_t n = range_end(c) - range_begin(c), step = 0;

	while (range_begin(c) < range_end(c)) {
		uint32_t from = range_begin(c), left = range_end(c) - from;
		uint32_t k = smr_scheme_take(scheme, n, atomic_load(&p->nparts), left, step);

		if (!atomic_compare_exchange_weak_explicit(
			    own, &c, pack_range_word((uint32_t)(c >> 32), from + k, from + left),
			    memory_order_acq_rel, memory_order_acquire))
			continue;
		run_units(p, from, from + k);
		step++;
		c = atomic_load_explicit(own, memory_order_acquire);
	}
}

/* Steals half of another thread's range into the thread's own part, if that is still empty: the
 * next job may have begun in between. */
static bool steal_jobs(pool *p, uint32_t me)
{
	_Atomic uint64_t *own = &p->parts[me].word;
	uint64_t empty = atomic_load_explicit(own, memory_order_acquire);
	uint32_t nparts = atomic_load(&p->nparts);

	if (range_begin(empty) < range_end(empty))
		return true;
	for (uint32_t k = 1; k <= nparts; k++) {
		_Atomic uint64_t *other = &p->parts[(me + k) % nparts].word;
		uint64_t c = atomic_load_explicit(other, memory_order_acquire);
		uint32_t from = range_begin(c), to = range_end(c), half = (to - from + 1) / 2;

		if (other == own || from >= to ||
		    !atomic_compare_exchange_strong_explicit(
			    other, &c, pack_range_word((uint32_t)(c >> 32), from, to - half),
			    memory_order_acq_rel, memory_order_relaxed))
			continue;
		c = pack_range_word((uint32_t)(c >> 32), to - half, to);
		if (range_begin(empty) > range_end(empty) ||
		    !atomic_compare_exchange_strong_explicit(own, &empty, c, memory_order_release,
							     memory_order_relaxed))
			run_units(p, to - half, to);
		return true;
	}
	return false;
}

/* Runs tasks of the current job until none is left. */
static void take_tasks(pool *p, uint32_t me)
{
	do
		run_part(p, me);
	while (steal_jobs(p, me));
}

/* Waits for the next job: spins, then sleeps. *@p spins adapts to the time between jobs: a thread
 * that spins in vain spins half as long the next time; one that would have seen the job by spinning
 * spins twice as long. */
static void wait_for_job(pool *p, uint32_t seen, int *spins)
{
	int64_t from = smr_now_ns();

	for (int i = 0; i < *spins; i++) {
		if (atomic_load_explicit(&p->wake, memory_order_acquire) != seen)
			return;
		smr_pause();
	}
	atomic_fetch_add(&p->sleepers, 1);
	while (atomic_load(&p->wake) == seen)
		smr_futex_wait(&p->wake, seen, INT64_MAX);
	atomic_fetch_sub(&p->sleepers, 1);
	if (smr_now_ns() - from > SPUN_NS)
		*spins = *spins / 2 > FEW_SPINS ? *spins / 2 : FEW_SPINS;
	else
		*spins = *spins * 2 < SPINS ? *spins * 2 : SPINS;
}

static void *worker_main(void *arg)
{
	const member *m = arg;
	pool *p = m->pool;
	uint32_t seen = 0;
	int spins = SPINS;

	inside = true;
	for (;;) {
		wait_for_job(p, seen, &spins);
		seen = atomic_load(&p->wake);
		if (atomic_load(&p->stop))
			return NULL;
		take_tasks(p, m->number);
	}
}

/* Starts threads with signals blocked: they are for the program's own threads. Fewer threads than
 * wanted are slower, not wrong. */
static void start_worker_threads(pool *p)
{
	sigset_t all, old;

	p->started = 0;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &old);
	while (p->started < p->want) {
		member *m = &p->members[p->started];

		*m = (member){.pool = p, .number = (uint32_t)p->started + 1};
		if (pthread_create(&m->thread, NULL, worker_main, m) != 0)
			break;
		pthread_setname_np(m->thread, "samara");
		p->started++;
	}
	pthread_sigmask(SIG_SETMASK, &old, NULL);
}

/* Sets the state of a pool without threads. */
static void reset_pool(pool *p)
{
	pthread_mutex_init(&p->owner, NULL);
	for (int i = 0; i <= p->want; i++)
		atomic_store(&p->parts[i].word, 0);
	p->generation = 0;
	atomic_store(&p->n, 0);
	atomic_store(&p->nparts, 0);
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

/* Resets all pools in a child: only the forking thread exists there, and jobs of other threads are
 * lost. */
static void after_fork_in_child(void)
{
	for (pool *p = pools; p != NULL; p = p->next)
		reset_pool(p);
	pthread_mutex_init(&pools_lock, NULL);
}

static void first_use(void)
{
	pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
	if (getenv("SAMARA_SCHEDULE") != NULL)
		(void)smr_scheme_find(getenv("SAMARA_SCHEDULE"), &scheme);
	omp_in_parallel_fn = (int (*)(void))dlsym(RTLD_DEFAULT, "omp_in_parallel");
}

static void register_pool(pool *p)
{
	pthread_mutex_lock(&pools_lock);
	p->next = pools;
	pools = p;
	pthread_mutex_unlock(&pools_lock);
}

static void unregister_pool(pool *p)
{
	pthread_mutex_lock(&pools_lock);
	for (pool **at = &pools; *at != NULL; at = &(*at)->next)
		if (*at == p) {
			*at = p->next;
			break;
		}
	pthread_mutex_unlock(&pools_lock);
}

/* Splits the units of a job into equal parts, at most one per unit. */
static void partition_units(pool *p, uint32_t units)
{
	uint32_t threads = (uint32_t)p->started + 1, nparts = units < threads ? units : threads;

	atomic_store(&p->nparts, nparts);
	p->generation++;
	/* all parts become empty first, so that no thief stores a range into a part that is
	 * assigned later */
	for (uint32_t k = 0; k < threads; k++)
		atomic_store(&p->parts[k].word, pack_range_word(p->generation, 1, 0));
	for (uint32_t k = 0; k < threads; k++)
		atomic_store(&p->parts[k].word,
			     k < nparts ? pack_range_word(p->generation, units * k / nparts,
							  units * (k + 1) / nparts)
					: pack_range_word(p->generation, 0, 0));
}

static void publish_job(pool *p, int n, void (*fn)(void *, int), void *arg)
{
	uint32_t unit = ((uint32_t)n + MAX_UNITS - 1) / MAX_UNITS;

	atomic_store(&p->done, 0);
	atomic_store(&p->waiting, 0);
	/* all parts are empty, so that no thread takes a task before the fields are this job's */
	atomic_store(&p->fn, fn);
	atomic_store(&p->arg, arg);
	atomic_store(&p->flush, smr_flush_get());
	atomic_store(&p->n, (uint32_t)n);
	atomic_store(&p->unit, unit);
	partition_units(p, ((uint32_t)n + unit - 1) / unit);
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
	if (pthread_mutex_trylock(&p->owner) != 0) { /* another thread's job uses the pool */
		run_inline(n, fn, arg);
		return;
	}
	if (p->started < 0)
		start_worker_threads(p);
	publish_job(p, n, fn, arg);
	inside = true;
	take_tasks(p, 0);
	inside = false;
	wait_for_tasks(p, (uint32_t)n);
	pthread_mutex_unlock(&p->owner);
}

static int usable_threads(void)
{
	const char *want = getenv("SAMARA_THREADS");

	if (want != NULL && *want != '\0') {
		char *end;
		long v = strtol(want, &end, 10);

		if (*end == '\0' && v >= 1)
			return v > MAX_THREADS ? MAX_THREADS : (int)v;
	}
	return smr_usable_cpus();
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
	member *members = n > 1 ? smr_calloc((size_t)n - 1, sizeof(*members)) : NULL;
	part *parts = n > 1 ? smr_aligned_alloc(_Alignof(part), (size_t)n * sizeof(*parts)) : NULL;

	if (w == NULL || (n > 1 && (p == NULL || members == NULL || parts == NULL))) {
		smr_free(members);
		smr_free(parts);
		smr_free(p);
		smr_free(w);
		return smr_fail(SMR_ENOMEM, "no memory for a pool of %d threads", n);
	}
	w->count = n;
	w->pool = p;
	if (p != NULL) {
		p->want = n - 1;
		p->members = members;
		p->parts = parts;
		reset_pool(p);
		register_pool(p);
	}
	*out = w;
	return SMR_OK;
}

static void stop_worker_threads(pool *p)
{
	atomic_store(&p->stop, true);
	atomic_fetch_add(&p->wake, 1);
	smr_futex_wake(&p->wake, INT_MAX);
	for (int i = 0; i < p->started; i++)
		pthread_join(p->members[i].thread, NULL);
}

void smr_workers_free(smr_workers *w)
{
	if (w == NULL)
		return;
	if (w->pool != NULL) {
		stop_worker_threads(w->pool);
		unregister_pool(w->pool);
		pthread_mutex_destroy(&w->pool->owner);
		smr_free(w->pool->members);
		smr_free(w->pool->parts);
		smr_free(w->pool);
	}
	smr_free(w);
}

int smr_workers_count(const smr_workers *w)
{
	return w == NULL ? 1 : w->count;
}
