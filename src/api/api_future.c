/* Asynchronous runs. A run is a course (run/flow/course.h): the thread that submits it, or that
 * receives the result of a remote codelet, advances it as far as possible without waiting. Long
 * work, such as codelets that run in this process, is left to a crew of threads of the context. */
#include <math.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

#include "api/api.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "cluster/node/agent.h"
#include "run/flow/course.h"

enum { CREW = 2 };

struct smr_future {
	smr_future *next; /* next in the queue of the crew ... */
	unsigned times;   /* ... pending advances of this one; 0: not in the queue */
	smr_crew *crew;
	smr_result *result;
	smr_course *course;
	bool over, awaited; /* awaited: a thread waits for this one */
};

struct smr_crew {
	pthread_mutex_t lock; /* of all members below, and of `over` of futures */
	pthread_cond_t work, news;
	smr_future *first, **last;
	pthread_t threads[CREW];
	int nthreads;
	bool ending;
};

static void set_timer(pthread_cond_t *c)
{
	pthread_condattr_t clock;

	pthread_condattr_init(&clock);
	pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
	pthread_cond_init(c, &clock);
	pthread_condattr_destroy(&clock);
}

/* ---- advancing ------------------------------------------------------------------------------- */

static void hand_over(smr_future *f)
{
	smr_crew *c = f->crew;

	pthread_mutex_lock(&c->lock);
	if (f->times++ == 0) {
		f->next = NULL;
		*c->last = f;
		c->last = &f->next;
		pthread_cond_signal(&c->work);
	}
	pthread_mutex_unlock(&c->lock);
}

/* The caller may free the future as soon as `over` is set. */
static void finish_future(smr_future *f)
{
	smr_crew *c = f->crew;
	smr_result *r = f->result;

	while (r->next < r->flow->size->nsteps &&
	       smr_course_seconds(f->course, r->next, &r->seconds[r->next]))
		smr_result_tell(r, r->next++);
	pthread_mutex_lock(&c->lock);
	f->over = true;
	if (f->awaited)
		pthread_cond_broadcast(&c->news);
	pthread_mutex_unlock(&c->lock);
}

static void advance_course(smr_future *f, bool has_time)
{
	switch (smr_course_go(f->course, has_time)) {
	case SMR_COURSE_WORK:
		hand_over(f);
		break;
	case SMR_COURSE_OVER:
		finish_future(f);
		break;
	default:
		break;
	}
}

static void resume_course(void *future)
{
	advance_course(future, false);
}

static void *run_crew_thread(void *arg)
{
	smr_crew *c = arg;
	smr_future *f;
	unsigned times;

	pthread_mutex_lock(&c->lock);
	for (;;) {
		while (c->first == NULL && !c->ending)
			pthread_cond_wait(&c->work, &c->lock);
		f = c->first;
		if (f == NULL)
			break;
		c->first = f->next;
		if (c->first == NULL)
			c->last = &c->first;
		times = f->times;
		f->times = 0;
		pthread_mutex_unlock(&c->lock);
		while (times-- > 0) /* the last advance may free the future */
			advance_course(f, true);
		pthread_mutex_lock(&c->lock);
	}
	pthread_mutex_unlock(&c->lock);
	return NULL;
}

/* ---- the crew -------------------------------------------------------------------------------- */

void smr_crew_close(smr_crew *c)
{
	if (c == NULL)
		return;
	pthread_mutex_lock(&c->lock);
	c->ending = true;
	pthread_cond_broadcast(&c->work);
	pthread_mutex_unlock(&c->lock);
	for (int i = 0; i < c->nthreads; i++)
		pthread_join(c->threads[i], NULL);
	pthread_cond_destroy(&c->work);
	pthread_cond_destroy(&c->news);
	pthread_mutex_destroy(&c->lock);
	smr_free(c);
}

static smr_status crew_of(smr_ctx *ctx, smr_crew **out)
{
	smr_crew *c = ctx->crew;

	*out = c;
	if (c != NULL)
		return SMR_OK;
	c = smr_calloc(1, sizeof(*c));
	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for futures");
	c->last = &c->first;
	pthread_mutex_init(&c->lock, NULL);
	set_timer(&c->work);
	set_timer(&c->news);
	while (c->nthreads < CREW &&
	       pthread_create(&c->threads[c->nthreads], NULL, run_crew_thread, c) == 0)
		c->nthreads++;
	if (c->nthreads == 0) {
		smr_crew_close(c);
		return smr_fail(SMR_ENOMEM, "no threads for futures");
	}
	*out = ctx->crew = c;
	return SMR_OK;
}

/* ---- public calls ---------------------------------------------------------------------------- */

static void close_future(smr_future *f)
{
	smr_course_close(f->course);
	smr_free(f);
}

static smr_status open_course(smr_future *f)
{
	smr_course_calls calls = {.wake = resume_course, .ctx = f, .check = smr_bounds_indices};
	smr_result *r = f->result;

	return smr_course_open(&r->plan->runner, r->flow->flow, r->flow->size, &r->env, &calls,
			       &f->course);
}

smr_status smr_submit(smr_planned *p, const smr_execute_params *params, smr_future **out)
{
	smr_future *f;
	smr_crew *crew;
	smr_status st;

	if (out == NULL)
		return smr_fail(SMR_EINVAL, "smr_submit: no place for the future");
	*out = NULL;
	if (params != NULL && params->stepwise)
		return smr_fail(SMR_EINVAL, "smr_submit: step by step is smr_execute()'s");
	f = smr_calloc(1, sizeof(*f));
	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a future");
	st = smr_result_open("smr_submit", p, params, &f->result);
	if (st == SMR_OK)
		st = crew_of(p->program->ctx, &crew);
	if (st == SMR_OK) {
		f->crew = crew;
		st = open_course(f);
	}
	if (st != SMR_OK) {
		(void)smr_result_close(f->result); /* cannot fail */
		smr_free(f);
		return st;
	}
	*out = f;
	advance_course(f, false);
	return SMR_OK;
}

smr_status smr_poll(const smr_future *f, int *done)
{
	if (f == NULL || done == NULL)
		return smr_fail(SMR_EINVAL, "smr_poll: no %s",
				f == NULL ? "future" : "place for the answer");
	pthread_mutex_lock(&f->crew->lock);
	*done = f->over;
	pthread_mutex_unlock(&f->crew->lock);
	return SMR_OK;
}

/* Returns the index of the first future that is over; @p n: none. The lock must be held. */
static size_t find_over(smr_future *const *all, size_t n)
{
	size_t i = 0;

	while (i < n && (all[i] == NULL || !all[i]->over))
		i++;
	return i;
}

/* The lock must be held. */
static void mark_awaited(smr_future *const *all, size_t n, bool awaited)
{
	for (size_t i = 0; i < n; i++)
		if (all[i] != NULL)
			all[i]->awaited = awaited;
}

static struct timespec time_in(double seconds)
{
	int64_t at = smr_now_ns() + (int64_t)(fmin(seconds, 1e9) * 1e9);

	return (struct timespec){.tv_sec = at / 1000000000, .tv_nsec = at % 1000000000};
}

smr_status smr_wait_any(smr_future *const *all, size_t n, double timeout_s, size_t *which)
{
	struct timespec at = time_in(timeout_s > 0 ? timeout_s : 0);
	smr_crew *c = NULL;
	bool late = false;

	if (all == NULL || which == NULL || isnan(timeout_s))
		return smr_fail(SMR_EINVAL, "smr_wait_any: no %s",
				all == NULL     ? "futures"
				: which == NULL ? "place for the answer"
						: "number of seconds");
	for (size_t i = 0; i < n && c == NULL; i++)
		c = all[i] != NULL ? all[i]->crew : NULL;
	if (c == NULL)
		return smr_fail(SMR_EINVAL, "smr_wait_any: there is no future among %zu", n);
	pthread_mutex_lock(&c->lock);
	while ((*which = find_over(all, n)) == n && !late) {
		mark_awaited(all, n, true);
		if (timeout_s < 0)
			pthread_cond_wait(&c->news, &c->lock);
		else
			late = pthread_cond_timedwait(&c->news, &c->lock, &at) != 0;
	}
	mark_awaited(all, n, false);
	pthread_mutex_unlock(&c->lock);
	return SMR_OK;
}

smr_status smr_wait(smr_future *f, smr_result **out)
{
	smr_result *r;
	size_t which;
	smr_status st;

	if (out != NULL)
		*out = NULL;
	if (f == NULL)
		return smr_fail(SMR_EINVAL, "smr_wait: no future");
	SMR_TRY(smr_wait_any(&f, 1, -1, &which));
	r = f->result;
	st = smr_course_outcome(f->course);
	close_future(f);
	if (st != SMR_OK || out == NULL)
		(void)smr_result_close(r); /* cannot fail */
	else
		*out = r;
	return st;
}

smr_status smr_cancel(smr_future *f)
{
	if (f == NULL)
		return smr_fail(SMR_EINVAL, "smr_cancel: no future");
	smr_course_cancel(f->course);
	advance_course(f, false);
	return SMR_OK;
}
