/* Measures the original loops.
 *
 * Until a replacement exists they run anyway: a few calls are measured, and the measurement
 * replaces the prediction. Later they are one candidate of online autotuning
 * (plan/choice/contest.h). They are the program's code on the program's memory, so there is nothing
 * to check. */
#include "run/tune/baseline.h"

#include <math.h>

#include "base/alloc.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "plan/choice/contest.h"
#include "run/choose/choose.h"

enum { STEPS, LOOPS, BOTH };
enum {
	SURE = 2,   /* calls whose least time is a usable estimate */
	ENOUGH = 5, /* ... and a sure one */
	UNHEARD = 8 /* calls without a measurement, after which none is expected */
};

struct smr_baseline {
	smr_contest contest;
	unsigned unheard;
	bool competes;
};

/* The measurement of this thread's loops. A signal's handler may have loops of its own: the last
 * one to begin is measured. */
static _Thread_local struct {
	const smr_site *site;
	smr_flow *f;
	smr_specialization *s;
	int64_t from, thread_from;
} at_work;

static void add_prediction(smr_prediction *sum, const smr_prediction *p)
{
	sum->p10 += p->p10;
	sum->p50 += p->p50;
	sum->p90 += p->p90;
	sum->roofline += p->roofline;
	sum->runs = p->runs;
	sum->age = p->age;
}

smr_baseline *smr_baseline_new(const smr_runner *r, const smr_flow *f, const smr_specialization *s)
{
	smr_candidate c[BOTH] = {0};
	smr_baseline *l;

	if (f->loops == 0 || !r->originals || r->fixed || r->force || r->via != NULL ||
	    r->only_fleet != NULL || s->only != NULL || s->nsteps == 0)
		return NULL;
	l = smr_calloc(1, sizeof(*l));
	if (l == NULL)
		return NULL;
	for (size_t i = 0; i < s->nsteps; i++) {
		add_prediction(&c[STEPS].predicted, &s->steps[i].predicted);
		add_prediction(&c[LOOPS].predicted, &s->steps[i].original);
	}
	smr_contest_begin(&l->contest, c, BOTH, LOOPS);
	return l;
}

void smr_baseline_free(smr_baseline *l)
{
	smr_free(l);
}

void smr_baseline_compete(smr_baseline *l)
{
	if (l == NULL)
		return;
	l->competes = true;
	l->contest.entrant[STEPS].there = true;
	l->contest.leader = STEPS;
	l->contest.look = 0;
}

bool smr_baseline_next(smr_baseline *l, bool disturbed)
{
	const smr_arm *x;

	if (l == NULL)
		return false;
	x = &l->contest.entrant[LOOPS];
	if (!l->competes)
		return x->calls < ENOUGH && !x->out;
	return smr_contest_next(&l->contest, disturbed) == LOOPS;
}

void smr_baseline_steps_took(smr_baseline *l, double seconds, bool disturbed)
{
	if (l != NULL)
		smr_contest_took(&l->contest, STEPS, seconds,
				 disturbed ? SMR_CALL_DISTURBED : SMR_CALL_QUIET);
}

bool smr_baseline_over(const smr_baseline *l, bool *lead)
{
	*lead = l != NULL && l->competes && l->contest.leader == LOOPS;
	return l == NULL || (l->competes && smr_contest_over(&l->contest));
}

bool smr_baseline_begin(const smr_site *site, smr_flow *f, smr_specialization *s)
{
	smr_arm *x = &s->loops->contest.entrant[LOOPS];

	if (++s->loops->unheard > UNHEARD) { /* the loops are left by a jump, or a thread's end */
		x->out = true;
		if (s->loops->contest.leader == LOOPS && s->loops->competes)
			s->loops->contest.leader = STEPS;
		return false;
	}
	at_work.site = site;
	at_work.f = f;
	at_work.s = s;
	at_work.thread_from = smr_thread_ns();
	at_work.from = smr_now_ns();
	return true;
}

/* Scales the predicted times of the steps' original loops to the measured time. */
static void scale_to_measured(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			      double least)
{
	double sum = 0;

	for (size_t i = 0; i < s->nsteps; i++)
		sum += s->steps[i].original.p50;
	for (size_t i = 0; sum > 0 && i < s->nsteps; i++) {
		smr_prediction *p = &s->steps[i].original;

		p->p10 *= least / sum;
		p->p50 *= least / sum;
		p->p90 *= least / sum;
	}
	smr_specialization_add_up(r, f, s);
}

static void record_step_times(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
			      double seconds)
{
	double sum = 0;

	for (size_t i = 0; i < s->nsteps; i++)
		sum += s->steps[i].original.p50;
	for (size_t i = 0; r->hooks.timed != NULL && sum > 0 && i < s->nsteps; i++) {
		const smr_dispatch *p = &s->steps[i];
		smr_cost_query q = p->query;

		q.impl = "original";
		q.threads = 1;
		q.code = smr_baseline_code(f, q.code);
		r->hooks.timed(r->hooks.ctx, &q, p->original.roofline,
			       seconds * p->original.p50 / sum);
	}
}

static void record_loop_time(const smr_runner *r, smr_flow *f, smr_specialization *s,
			     double seconds, bool disturbed)
{
	smr_baseline *l = s->loops;
	const smr_arm *x;

	if (l == NULL) /* another thread's call freed it */
		return;
	x = &l->contest.entrant[LOOPS];
	l->unheard = 0;
	smr_contest_took(&l->contest, LOOPS, seconds,
			 disturbed ? SMR_CALL_DISTURBED : SMR_CALL_QUIET);
	if (!disturbed)
		record_step_times(r, f, s, seconds);
	if (x->calls >= SURE)
		scale_to_measured(r, f, s, x->least);
	smr_log(SMR_LOG_DEBUG, "%s: its own loops took %.3g s%s", f->graph->name, seconds,
		disturbed ? ", disturbed" : "");
}

void smr_baseline_left(smr_runner *r, const smr_site *site)
{
	double took, ran;
	bool disturbed;

	if (at_work.site != site)
		return;
	took = smr_seconds(at_work.from, smr_now_ns());
	ran = smr_seconds(at_work.thread_from, smr_thread_ns());
	disturbed = smr_contest_waited(took, ran) ||
		    (r->hooks.disturbed != NULL && r->hooks.disturbed());
	at_work.site = NULL;
	if (pthread_mutex_trylock(&at_work.f->lock) != 0)
		return;
	record_loop_time(r, at_work.f, at_work.s, took, disturbed);
	pthread_mutex_unlock(&at_work.f->lock);
}
