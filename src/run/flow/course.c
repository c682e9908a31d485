/* Two locks, taken in this order: the lock of the flow guards its steps and is held while one is
 * chosen, run here or recorded; the lock of the course guards which parts are on which node. */
#include "run/flow/course.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "run/site/row_split.h"
#include "run/tune/tune.h"

typedef enum place { PENDING, BEGUN, AWAY, CAME, DONE } place;

typedef struct part {
	smr_course *course;
	place at;
	smr_dispatch step;  /* a copy: the flow's step may change meanwhile */
	smr_row_split *cut; /* it runs in pieces; NULL */
	smr_row_split_run *pieces;
	int64_t from;
	double seconds;
	smr_status st;
	char why[200];
	smr_shares shares;
} part;

struct smr_course {
	const smr_runner *r;
	smr_flow *f;
	smr_specialization *s;
	const smr_env *e;
	pthread_mutex_t lock; /* protects the members below */
	pthread_cond_t news;
	smr_course_calls calls;
	uint64_t needs[SMR_COURSE_STEPS], done;
	size_t ndone, nbusy; /* parts that are done; that have begun and are not */
	int owed;            /* pending calls of smr_course_go() */
	bool told, cancelled;
	smr_status st;
	char why[200];
	part parts[];
};

/* ---- parts ----------------------------------------------------------------------------------- */

static bool is_free(const smr_course *c, size_t i)
{
	if (c->s->nsteps > SMR_COURSE_STEPS)
		return c->ndone == i;
	return (c->needs[i] & ~c->done) == 0;
}

/* Returns, with the lock held, a part that has come back, or else one that may begin; the caller
 * owns it then. */
static part *next_part(smr_course *c, place *was)
{
	part *p = NULL;

	for (size_t i = 0; i < c->s->nsteps && (p == NULL || p->at != CAME); i++) {
		part *x = &c->parts[i];
		bool may_begin = p == NULL && x->at == PENDING && c->st == SMR_OK && !c->cancelled;

		if (x->at == CAME || (may_begin && is_free(c, i)))
			p = x;
	}
	if (p == NULL)
		return NULL;
	*was = p->at;
	c->nbusy += p->at == PENDING;
	p->at = BEGUN;
	return p;
}

static size_t part_index(const part *p)
{
	return (size_t)(p - p->course->parts);
}

static void finish(part *p, smr_status st)
{
	smr_course *c = p->course;

	pthread_mutex_lock(&c->lock);
	p->at = DONE;
	c->nbusy--;
	c->ndone++;
	if (part_index(p) < SMR_COURSE_STEPS)
		c->done |= UINT64_C(1) << part_index(p);
	if (st != SMR_OK && c->st == SMR_OK) {
		c->st = st;
		snprintf(c->why, sizeof(c->why), "%s", smr_errmsg());
	}
	pthread_mutex_unlock(&c->lock);
}

static void set_part_place(part *p, place at)
{
	smr_course *c = p->course;

	pthread_mutex_lock(&c->lock);
	c->nbusy -= at == PENDING;
	p->at = at;
	pthread_mutex_unlock(&c->lock);
}

/* ---- calls elsewhere ---------------------------------------------------------------------------
 */

/* An smr_remote_end. Does not use the course after the waiting thread may have been woken. */
static void finish_remote_part(void *ctx, smr_status st, const smr_shares *shares)
{
	part *p = ctx;
	smr_course *c = p->course;
	smr_course_calls calls = c->calls;

	p->seconds = smr_seconds(p->from, smr_now_ns());
	p->st = st;
	p->shares = *shares;
	if (st != SMR_OK)
		snprintf(p->why, sizeof(p->why), "%s", smr_errmsg());
	pthread_mutex_lock(&c->lock);
	p->at = CAME;
	c->owed += calls.wake != NULL;
	if (calls.wake == NULL)
		pthread_cond_signal(&c->news);
	pthread_mutex_unlock(&c->lock);
	if (calls.wake != NULL)
		calls.wake(calls.ctx);
}

/* Decides the number of pieces, with the flow's lock held. */
static void split_part(part *p)
{
	smr_course *c = p->course;
	unsigned n =
		c->r->via->pieces != NULL ? c->r->via->pieces(c->r->via_ctx, c->f, &p->step) : 1;

	p->cut = NULL;
	if (n > 1 && smr_row_split_of(c->r, c->f, c->s, part_index(p), c->e, n, &p->cut) != SMR_OK)
		p->cut = NULL;
}

/* Called without the flow's lock. */
static void send_part(part *p)
{
	smr_course *c = p->course;
	smr_status st;

	p->from = smr_now_ns();
	st = p->cut != NULL
		     ? smr_row_split_start(p->cut, c->r, c->e, finish_remote_part, p, &p->pieces)
		     : c->r->via->start(c->r->via_ctx, c->f, &p->step, c->e, finish_remote_part, p);
	if (st == SMR_OK)
		return;
	p->st = SMR_EIO; /* nothing was sent: it runs here */
	snprintf(p->why, sizeof(p->why), "%s", smr_errmsg());
	set_part_place(p, CAME);
}

/* ---- with the flow's lock -------------------------------------------------------------------- */

static bool needs_work(const part *p, place was)
{
	return was == PENDING || p->st != SMR_OK || p->pieces != NULL;
}

/* Runs a step here. */
static smr_status work(part *p)
{
	smr_course *c = p->course;
	size_t i = part_index(p);
	smr_status st;

	p->from = smr_now_ns();
	st = smr_step_competes(c->s, i) ? smr_step_compete(c->r, c->f, c->s, i, c->e)
					: smr_step_run(c->r, c->f, c->s, &c->s->steps[i], c->e);
	p->seconds = smr_seconds(p->from, smr_now_ns());
	return st;
}

static smr_status finish_sent_part(part *p)
{
	smr_course *c = p->course;

	if (p->pieces != NULL) { /* all of it is stored then, or nothing */
		p->st = smr_row_split_finish(p->pieces, c->r);
		p->pieces = NULL;
	} else if (p->st != SMR_OK) {
		(void)smr_fail(p->st, "%s", p->why);
	}
	return smr_step_came_back(c->r, c->f, c->s, part_index(p), c->e, p->seconds, p->st,
				  &p->shares);
}

/* Advances one part; the flow's lock is released while it is sent. False: there is none, or only
 * one that takes long, *@p needs_time. */
static bool advance_course(smr_course *c, bool has_time, bool *needs_time)
{
	smr_status st;
	place was;
	part *p;

	pthread_mutex_lock(&c->lock);
	p = next_part(c, &was);
	pthread_mutex_unlock(&c->lock);
	if (p == NULL)
		return false;
	if (was == PENDING && c->calls.check != NULL &&
	    (st = c->calls.check(c->s->steps[part_index(p)].codelet, c->e)) != SMR_OK) {
		finish(p, st);
		return true;
	}
	if (was == PENDING && smr_step_may_leave(c->r, c->f, c->s, part_index(p))) {
		bool unlocked;

		p->step = c->s->steps[part_index(p)];
		split_part(p);
		set_part_place(p, AWAY);
		unlocked = pthread_mutex_unlock(&c->f->lock) == 0;
		send_part(p);
		if (unlocked)
			(void)pthread_mutex_lock(&c->f->lock);
		return true;
	}
	if (needs_work(p, was) && !has_time) {
		set_part_place(p, was);
		*needs_time = true;
		return false;
	}
	finish(p, was == CAME ? finish_sent_part(p) : work(p));
	return true;
}

/* ---- run by one thread -------------------------------------------------------------------------
 */

static void open_parts(smr_course *c)
{
	for (size_t i = 0; i < c->s->nsteps; i++)
		c->parts[i].course = c;
	if (c->s->nsteps > 1 && c->s->nsteps <= SMR_COURSE_STEPS)
		smr_course_needs(c->s, c->e, c->needs);
}

/* Called with the lock held. */
static bool is_over(const smr_course *c)
{
	return c->nbusy == 0 && (c->ndone == c->s->nsteps || c->st != SMR_OK || c->cancelled);
}

smr_status smr_course_run(const smr_runner *r, smr_flow *f, smr_specialization *s, const smr_env *e)
{
	smr_course *c;
	bool over = false, unlocked, none = false;
	smr_status st;

	SMR_TRY(smr_course_open(r, f, s, e, &(smr_course_calls){0}, &c));
	while (!over) {
		while (advance_course(c, true, &none))
			;
		unlocked = pthread_mutex_unlock(&f->lock) == 0;
		pthread_mutex_lock(&c->lock);
		for (;;) {
			bool some = false;

			for (size_t i = 0; i < s->nsteps; i++)
				some |= c->parts[i].at == CAME;
			over = is_over(c);
			if (some || over)
				break;
			pthread_cond_wait(&c->news, &c->lock);
		}
		pthread_mutex_unlock(&c->lock);
		if (unlocked)
			(void)pthread_mutex_lock(&f->lock);
	}
	st = smr_course_outcome(c);
	smr_course_close(c);
	return st;
}

/* ---- run by several threads --------------------------------------------------------------------
 */

smr_status smr_course_open(const smr_runner *r, smr_flow *f, smr_specialization *s,
			   const smr_env *e, const smr_course_calls *calls, smr_course **out)
{
	smr_course *c = smr_calloc(1, sizeof(*c) + s->nsteps * sizeof(*c->parts));

	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a run");
	c->r = r;
	c->f = f;
	c->s = s;
	c->e = e;
	c->calls = *calls;
	c->owed = 1;
	pthread_mutex_init(&c->lock, NULL);
	pthread_cond_init(&c->news, NULL);
	open_parts(c);
	*out = c;
	return SMR_OK;
}

/* Waits for the lock only if its holder has it for a short time. */
static bool lock_flow(smr_flow *f, bool has_time)
{
	if (pthread_mutex_trylock(&f->lock) == 0)
		return true;
	return (has_time || __atomic_load_n(&f->at_work, __ATOMIC_RELAXED) == 0) &&
	       pthread_mutex_lock(&f->lock) == 0;
}

smr_course_at smr_course_go(smr_course *c, bool has_time)
{
	bool needs_time = false, over;

	if (!lock_flow(c->f, has_time))
		return SMR_COURSE_WORK;
	while (advance_course(c, has_time, &needs_time))
		;
	pthread_mutex_unlock(&c->f->lock);
	if (needs_time)
		return SMR_COURSE_WORK;
	pthread_mutex_lock(&c->lock);
	c->owed--;
	over = is_over(c) && c->owed == 0 && !c->told;
	c->told |= over;
	pthread_mutex_unlock(&c->lock);
	return over ? SMR_COURSE_OVER : SMR_COURSE_AWAY;
}

smr_status smr_course_outcome(const smr_course *c)
{
	if (c->st != SMR_OK)
		return smr_fail(c->st, "%s", c->why);
	if (c->ndone < c->s->nsteps)
		return smr_fail(SMR_ESTATE, "%s: %zu of %zu codelets were cancelled",
				c->f->graph->name, c->s->nsteps - c->ndone, c->s->nsteps);
	return SMR_OK;
}

bool smr_course_seconds(const smr_course *c, size_t i, double *out)
{
	*out = c->parts[i].seconds;
	return c->parts[i].at == DONE;
}

void smr_course_cancel(smr_course *c)
{
	pthread_mutex_lock(&c->lock);
	c->cancelled = true;
	c->owed++;
	pthread_mutex_unlock(&c->lock);
}

void smr_course_close(smr_course *c)
{
	if (c == NULL)
		return;
	pthread_cond_destroy(&c->news);
	pthread_mutex_destroy(&c->lock);
	smr_free(c);
}
