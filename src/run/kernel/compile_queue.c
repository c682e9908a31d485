/* The background compile threads, which all queues of a process share.
 *
 * There are few, because the interpreter uses all cores meanwhile: one for each four processors.
 * They start with the first jobs and end with the last queue. Jobs of one queue are done one at a
 * time. A compilation cannot be cancelled, so freeing a queue and exit() wait for the current job.
 * The child of a fork() has no such threads, and the compiler's state may be inconsistent: queues
 * of the parent compile nothing in the child, where kernels keep their implementations. */
#include "run/kernel/compile_queue.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"
#include "base/thread/flush.h"
#include "base/thread/usable_cpus.h"

enum {
	GIVE_BACK = 20, /* times as long as it takes to return pages */
	MOST_THREADS = 16,
	CPUS_OF_THREAD = 4, /* processors of which one is for compiling */
};

struct smr_compile_queue {
	unsigned generation; /* of the process that made it */
	bool at_work;        /* a job of it is being done */
};

static struct {
	pthread_mutex_t lock;
	pthread_cond_t asked, made;
	smr_compile_job *waiting;
	pthread_t thread[MOST_THREADS];
	int nthreads, nidle, nqueues;
	bool closing;        /* the threads end; there is no queue */
	unsigned generation; /* forks since the first process */
} all = {.lock = PTHREAD_MUTEX_INITIALIZER,
	 .asked = PTHREAD_COND_INITIALIZER,
	 .made = PTHREAD_COND_INITIALIZER};

static _Atomic int at_work; /* compile threads of this process that compile now */

bool smr_compile_queue_works(void)
{
	return atomic_load_explicit(&at_work, memory_order_relaxed) > 0;
}

/* Waits before libraries are finalised: five seconds at most, as compilations take fractions. */
static void wait_for_makers(void)
{
	const struct timespec moment = {.tv_nsec = 1000000};

	for (int i = 0; i < 5000 && atomic_load(&at_work) > 0; i++)
		nanosleep(&moment, NULL);
}

static void reset_in_child(void)
{
	unsigned generation = all.generation + 1;

	memset(&all, 0, sizeof(all));
	pthread_mutex_init(&all.lock, NULL);
	pthread_cond_init(&all.asked, NULL);
	pthread_cond_init(&all.made, NULL);
	all.generation = generation;
	atomic_store(&at_work, 0);
}

static void watch_forks(void)
{
	pthread_atfork(NULL, NULL, reset_in_child);
}

smr_status smr_compile_queue_new(smr_compile_queue **out)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	smr_compile_queue *m = smr_calloc(1, sizeof(*m));

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a queue");
	pthread_once(&once, watch_forks);
	pthread_mutex_lock(&all.lock);
	while (all.closing)
		pthread_cond_wait(&all.made, &all.lock);
	m->generation = all.generation;
	all.nqueues++;
	pthread_mutex_unlock(&all.lock);
	*out = m;
	return SMR_OK;
}

static bool is_of_parent(const smr_compile_queue *m)
{
	return m->generation != all.generation;
}

/* Removes a job from the list of waiting ones; returns false if it is not in it. */
static bool remove_waiting_job(const smr_compile_job *x)
{
	for (smr_compile_job **at = &all.waiting; *at != NULL; at = &(*at)->next)
		if (*at == x) {
			*at = x->next;
			return true;
		}
	return false;
}

static void remove_jobs_of_queue(const smr_compile_queue *m)
{
	for (smr_compile_job **at = &all.waiting; *at != NULL;)
		if ((*at)->queue == m)
			*at = (*at)->next;
		else
			at = &(*at)->next;
}

/* Ends the threads after the last queue. Called with the lock. */
static void end_threads(void)
{
	int n = all.nthreads;

	all.closing = true;
	pthread_cond_broadcast(&all.asked);
	pthread_mutex_unlock(&all.lock);
	for (int i = 0; i < n; i++)
		pthread_join(all.thread[i], NULL);
	pthread_mutex_lock(&all.lock);
	all.nthreads = 0;
	all.closing = false;
	pthread_cond_broadcast(&all.made);
}

void smr_compile_queue_free(smr_compile_queue *m)
{
	if (m == NULL)
		return;
	if (!is_of_parent(m)) {
		pthread_mutex_lock(&all.lock);
		remove_jobs_of_queue(m);
		while (m->at_work)
			pthread_cond_wait(&all.made, &all.lock);
		smr_assert(all.nqueues > 0);
		if (--all.nqueues == 0 && all.nthreads > 0)
			end_threads();
		pthread_mutex_unlock(&all.lock);
	}
	smr_free(m);
}

/* Returns the waiting job with the most worth of a queue that has none at work; NULL: there is
 * none. */
static smr_compile_job *best_waiting_job(void)
{
	smr_compile_job *best = NULL;

	for (smr_compile_job *x = all.waiting; x != NULL; x = x->next)
		if (!x->queue->at_work &&
		    (best == NULL ||
		     atomic_load_explicit(&x->worth, memory_order_relaxed) >
			     atomic_load_explicit(&best->worth, memory_order_relaxed)))
			best = x;
	return best;
}

/* Waits for the next job; NULL: the threads end. */
static smr_compile_job *next_compile_job(void)
{
	smr_compile_job *best;

	all.nidle++;
	while ((best = best_waiting_job()) == NULL && !all.closing)
		pthread_cond_wait(&all.asked, &all.lock);
	all.nidle--;
	if (best != NULL) {
		(void)remove_waiting_job(best);
		best->queue->at_work = true;
	}
	return best;
}

/* Code is kept for all callers: no caller's flushing of subnormal numbers changes its constants. */
static void compile_job(smr_compile_job *x)
{
	bool flushed = smr_flush_get();

	smr_flush_set(false);
	x->status = x->task != NULL ? x->task(x->ctx)
				    : x->impl->prepare(x->codelet, &x->env, x->workers, &x->exec);
	if (x->status != SMR_OK)
		snprintf(x->why, sizeof(x->why), "%s", smr_errmsg());
	smr_flush_set(flushed);
	smr_exit_guard_watch(); /* it may have opened a library */
}

/* Marks the start of a compilation. exit() may begin at the same time: then it waits, or the
 * compilation does not start. */
static bool begin(void)
{
	atomic_fetch_add(&at_work, 1);
	if (!smr_exit_guard())
		return true;
	atomic_fetch_sub(&at_work, 1);
	return false;
}

/* Returns the pages that the compiler used, where that takes little beside compiling: the
 * allocator, and so other threads, may wait for it in a process of a large heap. */
static void give_memory_back(double compiled_s)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	static double since_s, takes_s; /* compiled since the last time, which took so long */
	int64_t from;

	pthread_mutex_lock(&lock);
	since_s += compiled_s;
	if (since_s >= GIVE_BACK * takes_s) {
		from = smr_now_ns();
		smr_give_peak_back();
		takes_s = smr_seconds(from, smr_now_ns());
		since_s = 0;
	}
	pthread_mutex_unlock(&lock);
}

/* Does one job, without the lock. */
static double do_compile_job(smr_compile_job *x)
{
	int64_t from = smr_now_ns();

	if (begin()) {
		compile_job(x);
		atomic_fetch_sub(&at_work, 1);
	} else {
		x->status = SMR_ESTATE;
		snprintf(x->why, sizeof(x->why), "the process ends");
	}
	return smr_seconds(from, smr_now_ns());
}

static void *compile_thread(void *arg)
{
	smr_compile_job *x;
	double compiled_s = 0;

	pthread_mutex_lock(&all.lock);
	while ((x = next_compile_job()) != NULL) {
		smr_compile_queue *of = x->queue;

		pthread_mutex_unlock(&all.lock);
		compiled_s += do_compile_job(x);
		pthread_mutex_lock(&all.lock);
		of->at_work = false;
		atomic_store(&x->made, true); /* the job may be gone now */
		pthread_cond_broadcast(&all.made);
		if (all.waiting != NULL || all.closing)
			continue;
		pthread_mutex_unlock(&all.lock);
		give_memory_back(compiled_s);
		compiled_s = 0;
		pthread_mutex_lock(&all.lock);
	}
	pthread_mutex_unlock(&all.lock);
	return arg;
}

/* Starts a thread, with all signals blocked. Called with the lock. */
static smr_status start_compile_thread(void)
{
	sigset_t blocked, before;
	int bad;

	smr_exit_guard_call(wait_for_makers);
	sigfillset(&blocked);
	pthread_sigmask(SIG_SETMASK, &blocked, &before);
	bad = pthread_create(&all.thread[all.nthreads], NULL, compile_thread, NULL);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	if (bad != 0)
		return smr_fail(SMR_EIO, "no thread to compile on: %s", strerror(bad));
	pthread_setname_np(all.thread[all.nthreads++], "samara-make");
	return SMR_OK;
}

static int most_threads(void)
{
	int n = smr_usable_cpus() / CPUS_OF_THREAD;

	return n < 1 ? 1 : n < MOST_THREADS ? n : MOST_THREADS;
}

/* Adds a thread if all are busy and there may be more. */
static smr_status provide_thread(void)
{
	if (all.nidle > 0 || all.nthreads >= most_threads())
		return SMR_OK;
	return start_compile_thread() == SMR_OK || all.nthreads > 0 ? SMR_OK : SMR_EIO;
}

smr_status smr_compile_queue_ask(smr_compile_queue *m, smr_compile_job *x)
{
	smr_status st;

	if (is_of_parent(m))
		return SMR_OK;
	x->queue = m;
	pthread_mutex_lock(&all.lock);
	st = provide_thread();
	if (st == SMR_OK) {
		x->next = all.waiting;
		all.waiting = x;
		pthread_cond_signal(&all.asked);
	}
	pthread_mutex_unlock(&all.lock);
	return st;
}

void smr_compile_queue_finish(smr_compile_queue *m, smr_compile_job *x)
{
	bool mine;

	if (is_of_parent(m))
		return;
	pthread_mutex_lock(&all.lock);
	mine = remove_waiting_job(x);
	while (!mine && !atomic_load(&x->made))
		pthread_cond_wait(&all.made, &all.lock);
	pthread_mutex_unlock(&all.lock);
	if (!mine)
		return;
	compile_job(x);
	atomic_store(&x->made, true);
}

void smr_compile_queue_cancel(smr_compile_queue *m, smr_compile_job *x)
{
	if (is_of_parent(m))
		return;
	pthread_mutex_lock(&all.lock);
	if (!remove_waiting_job(x))
		while (!atomic_load(&x->made))
			pthread_cond_wait(&all.made, &all.lock);
	pthread_mutex_unlock(&all.lock);
}
