/* The background compile thread.
 *
 * There is one, because the interpreter uses all cores meanwhile. It starts with the first job. A
 * compilation cannot be cancelled, so freeing the queue and exit() wait for the current job. The
 * child of a fork() has no such thread, and the compiler's state may be inconsistent: the child
 * compiles nothing and keeps its current implementations. */
#include "run/kernel/compile_queue.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "base/thread/exit_guard.h"

enum { GIVE_BACK = 20 /* times as long as it takes to return pages */ };

struct smr_compile_queue {
	pthread_mutex_t lock;
	pthread_cond_t asked, made;
	smr_compile_job *waiting;
	bool has_thread, closing;
	pthread_t thread;
	pid_t of; /* the process that has the thread */
};

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

smr_status smr_compile_queue_new(smr_compile_queue **out)
{
	smr_compile_queue *m = smr_calloc(1, sizeof(*m));

	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a queue");
	pthread_mutex_init(&m->lock, NULL);
	pthread_cond_init(&m->asked, NULL);
	pthread_cond_init(&m->made, NULL);
	*out = m;
	return SMR_OK;
}

static bool is_forked_child(const smr_compile_queue *m)
{
	return m->has_thread && m->of != getpid();
}

void smr_compile_queue_free(smr_compile_queue *m)
{
	if (m == NULL)
		return;
	if (!is_forked_child(m)) { /* else locks and waiters are the parent's */
		pthread_mutex_lock(&m->lock);
		m->closing = true;
		pthread_cond_broadcast(&m->asked);
		pthread_mutex_unlock(&m->lock);
		if (m->has_thread)
			pthread_join(m->thread, NULL);
		pthread_cond_destroy(&m->made);
		pthread_cond_destroy(&m->asked);
		pthread_mutex_destroy(&m->lock);
	}
	smr_free(m);
}

/* Removes a job from the queue; returns false if it is not in it. */
static bool remove_waiting_job(smr_compile_queue *m, const smr_compile_job *x)
{
	for (smr_compile_job **at = &m->waiting; *at != NULL; at = &(*at)->next)
		if (*at == x) {
			*at = x->next;
			return true;
		}
	return false;
}

/* Returns the next job; NULL: the queue closes. */
static smr_compile_job *next_compile_job(smr_compile_queue *m)
{
	smr_compile_job *best;

	while (m->waiting == NULL && !m->closing)
		pthread_cond_wait(&m->asked, &m->lock);
	if (m->closing)
		return NULL;
	best = m->waiting;
	for (smr_compile_job *x = best->next; x != NULL; x = x->next)
		if (atomic_load_explicit(&x->worth, memory_order_relaxed) >
		    atomic_load_explicit(&best->worth, memory_order_relaxed))
			best = x;
	(void)remove_waiting_job(m, best);
	return best;
}

static void compile_job(smr_compile_job *x)
{
	x->status = x->task != NULL ? x->task(x->ctx)
				    : x->impl->prepare(x->codelet, &x->env, x->workers, &x->exec);
	if (x->status != SMR_OK)
		snprintf(x->why, sizeof(x->why), "%s", smr_errmsg());
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

static void *compile_thread(void *arg)
{
	smr_compile_queue *m = arg;
	smr_compile_job *x;
	int64_t from;
	double compiled_s = 0;

	pthread_mutex_lock(&m->lock);
	while ((x = next_compile_job(m)) != NULL) {
		pthread_mutex_unlock(&m->lock);
		from = smr_now_ns();
		if (begin()) {
			compile_job(x);
			atomic_fetch_sub(&at_work, 1);
		} else {
			x->status = SMR_ESTATE;
			snprintf(x->why, sizeof(x->why), "the process ends");
		}
		compiled_s += smr_seconds(from, smr_now_ns());
		pthread_mutex_lock(&m->lock);
		atomic_store(&x->made, true);
		pthread_cond_broadcast(&m->made);
		if (m->waiting != NULL || m->closing)
			continue;
		pthread_mutex_unlock(&m->lock);
		give_memory_back(compiled_s);
		compiled_s = 0;
		pthread_mutex_lock(&m->lock);
	}
	pthread_mutex_unlock(&m->lock);
	return NULL;
}

/* Starts the thread, with all signals blocked. */
static smr_status start_compile_thread(smr_compile_queue *m)
{
	sigset_t all, before;
	int bad;

	smr_exit_guard_call(wait_for_makers);
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	bad = pthread_create(&m->thread, NULL, compile_thread, m);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	if (bad != 0)
		return smr_fail(SMR_EIO, "no thread to compile on: %s", strerror(bad));
	pthread_setname_np(m->thread, "samara-make");
	m->has_thread = true;
	m->of = getpid();
	return SMR_OK;
}

smr_status smr_compile_queue_ask(smr_compile_queue *m, smr_compile_job *x)
{
	smr_status st = SMR_OK;

	if (is_forked_child(m))
		return SMR_OK;
	pthread_mutex_lock(&m->lock);
	if (!m->has_thread)
		st = start_compile_thread(m);
	if (st == SMR_OK) {
		x->next = m->waiting;
		m->waiting = x;
		pthread_cond_signal(&m->asked);
	}
	pthread_mutex_unlock(&m->lock);
	return st;
}

void smr_compile_queue_finish(smr_compile_queue *m, smr_compile_job *x)
{
	bool mine;

	if (is_forked_child(m))
		return;
	pthread_mutex_lock(&m->lock);
	mine = remove_waiting_job(m, x);
	while (!mine && !atomic_load(&x->made))
		pthread_cond_wait(&m->made, &m->lock);
	pthread_mutex_unlock(&m->lock);
	if (!mine)
		return;
	compile_job(x);
	atomic_store(&x->made, true);
}

void smr_compile_queue_cancel(smr_compile_queue *m, smr_compile_job *x)
{
	if (is_forked_child(m))
		return;
	pthread_mutex_lock(&m->lock);
	if (!remove_waiting_job(m, x))
		while (!atomic_load(&x->made))
			pthread_cond_wait(&m->made, &m->lock);
	pthread_mutex_unlock(&m->lock);
}
