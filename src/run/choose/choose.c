/* Selects an implementation for each codelet, on one thread or on all. A planner picks by predicted
 * time. The predicted gain over the original loops decides whether they are replaced at all. */
#include "run/choose/choose.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "base/str.h"
#include "base/thread/exit_guard.h"
#include "plan/choice/pick.h"

/* A program of C runs its own loops until code is compiled, so code must be faster by this factor
 * than what can run at once. */
static const double WAIT = 1.25;

static double seconds_with_wait(const smr_runner *r, const smr_codelet *c, const smr_candidate *k)
{
	bool waits = r->originals && k->predicted.runs == 0 &&
		     smr_impl_compile_s(smr_impls[k->way], c) > 0;

	return k->predicted.p50 * (waits ? WAIT : 1);
}

static const smr_candidate *pick_candidate(const smr_runner *r, const smr_codelet *c,
					   const smr_candidates *w, const smr_candidate *of,
					   int threads)
{
	smr_candidate some[SMR_MOST_WAYS];
	const smr_candidate *best;
	size_t from[SMR_MOST_WAYS], n = 0;

	smr_assert(w->n <= SMR_MOST_WAYS);
	for (size_t i = 0; i < w->n; i++) {
		const smr_candidate *k = &w->candidates[i];

		if ((of != NULL && k->way != of->way) || (threads > 0 && k->threads != threads))
			continue;
		from[n] = i;
		some[n] = *k;
		some[n++].predicted.p50 = seconds_with_wait(r, c, k);
	}
	best = smr_pick_cheapest(some, n, NULL);
	return best != NULL ? &w->candidates[from[best - some]] : NULL;
}

/* The number of available threads affects only the number used, never the implementation: the
 * result of an implementation is the same on any number of threads, but differs among
 * implementations. */
static const smr_candidate *pick_best(const smr_runner *r, const smr_candidates *w, smr_dispatch *p)
{
	const smr_candidate *alone = pick_candidate(r, p->codelet, w, NULL, 1);

	smr_assert(w->n > 0);
	p->alone_s = alone != NULL ? alone->predicted.p50 : INFINITY;
	return pick_candidate(r, p->codelet, w, r->fixed ? alone : NULL, 0);
}

/* Keeps the candidates for later tries; without memory there are none. */
static void keep_ways(const smr_runner *r, smr_dispatch *p, const smr_candidates *w)
{
	smr_assert(p->nways == 0 || p->ways != NULL);
	smr_free(p->ways);
	p->ways = w->n > 1 && !r->fixed ? smr_calloc(w->n, sizeof(*p->ways)) : NULL;
	p->nways = p->ways != NULL ? w->n : 0;
	for (size_t i = 0; i < p->nways; i++)
		p->ways[i] = w->candidates[i];
}

static smr_status take_best(const smr_runner *r, smr_dispatch *p, smr_candidates *w)
{
	const smr_candidate *best;

	if (w->n == 0)
		return smr_fail(w->starved ? SMR_ENOMEM : SMR_EUNSUPPORTED, "%s", w->why);
	if (!r->fixed)
		smr_pick_level(w->candidates, w->n);
	best = pick_best(r, w, p);
	keep_ways(r, p, w);
	smr_candidates_take(r, p, best, &w->queries[best - w->candidates]);
	return SMR_OK;
}

static smr_status choose_step(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
			      smr_dispatch *p, const smr_env *e)
{
	smr_cost_query asked = {.impl = NULL};
	smr_candidates w;

	smr_choose_query(f, p->codelet, e, &asked);
	smr_choose_original(r, f, p->codelet, e, &asked, &p->original);
	smr_candidates_find(r, s, p, e, &asked, &w);
	return take_best(r, p, &w);
}

void smr_step_sides(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
		    const smr_dispatch *p, const smr_env *e, double *host_s, double *device_s)
{
	smr_cost_query asked = {.impl = NULL};
	smr_candidates w;

	*host_s = *device_s = INFINITY;
	smr_choose_query(f, p->codelet, e, &asked);
	smr_candidates_find(r, s, p, e, &asked, &w);
	smr_candidates_stay(&w);
	for (size_t i = 0; i < w.n; i++) {
		const smr_candidate *k = &w.candidates[i];
		double *to = smr_impls[k->way]->machine != NULL ? device_s : host_s;

		*to = fmin(*to, k->predicted.p50);
	}
}

smr_status smr_step_take_side(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
			      smr_dispatch *p, const smr_env *e, bool device)
{
	smr_cost_query asked = {.impl = NULL};
	smr_candidates w;

	smr_choose_query(f, p->codelet, e, &asked);
	smr_candidates_find(r, s, p, e, &asked, &w);
	smr_candidates_stay(&w);
	smr_candidates_keep(&w, device);
	return take_best(r, p, &w);
}

/* Uses the measured time of opaque loops here for the program's own loops: they are the same code.
 */
static double seconds_of_loops(const smr_runner *r, const smr_flow *f, const smr_dispatch *p)
{
	return f->opaque && p->away && !p->unmeasured && !r->fixed ? p->predicted.p50
								   : p->original.p50;
}

/* Seconds of the step; with a fixed plan, threads and nodes must not affect the decision. */
static double seconds_of(const smr_runner *r, const smr_dispatch *p)
{
	smr_assert(p->codelet != NULL);
	if (r->fixed)
		return p->alone_s;
	return p->away ? fmin(p->away_s, p->predicted.p50) : p->predicted.p50;
}

void smr_specialization_add_up(const smr_runner *r, const smr_flow *f, smr_specialization *s)
{
	s->gain = -s->look_s;
	s->setup = 0;
	for (size_t i = 0; i < s->nsteps; i++) {
		const smr_dispatch *p = &s->steps[i];

		s->gain += seconds_of_loops(r, f, p) - seconds_of(r, p);
		s->setup += s->steps[i].setup;
	}
}

/* Seconds of reading index arrays once more; the loops may then find them in the cache. */
static double index_read_seconds(const smr_runner *r, const smr_flow *f, const int64_t *sym)
{
	const smr_machine *m = r->cost.machine;
	double bytes = 0;

	for (size_t c = 0; c < f->ncodelets && !f->opaque; c++)
		bytes += smr_choose_index_bytes(f, f->codelets[c].nest, sym);
	return bytes / m->bw_one[m->npoints - 1];
}

smr_status smr_choose(const smr_runner *r, const smr_flow *f, smr_specialization *s,
		      const smr_env *e)
{
	smr_assert(s->steps == NULL && f->ncodelets >= 1);
	s->steps = smr_calloc(f->ncodelets + 1, sizeof(*s->steps));
	if (s->steps == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	s->only = r->only_impl;
	s->nsteps = f->ncodelets;
	s->look_s = index_read_seconds(r, f, e->sym);
	for (size_t c = 0; c < f->ncodelets; c++) {
		s->steps[c].codelet = &f->codelets[c];
		s->steps[c].fleet = r->only_fleet;
		SMR_TRY(choose_step(r, f, s, &s->steps[c], e));
		s->steps[c].stays = r->via != NULL && f->opaque ? smr_opaque_stays(f, e) : NULL;
		smr_step_where(r, f, &s->steps[c]);
	}
	smr_specialization_add_up(r, f, s);
	return SMR_OK;
}

bool smr_specialization_may_go(const smr_runner *r, const smr_flow *f, const smr_specialization *s)
{
	return f->opaque && smr_runner_decides(r) && !s->steps[0].unmeasured &&
	       smr_opaque_may_go(r, &s->steps[0]);
}

void smr_specialization_place(const smr_runner *r, const smr_flow *f, smr_specialization *s)
{
	smr_assert(s->nsteps >= 1);
	smr_step_where(r, f, &s->steps[0]);
	smr_specialization_add_up(r, f, s);
}

/* Takes the tuning that an earlier process found for this size; other sizes have the same codelet.
 */
static void take_tuning(const smr_runner *r, const smr_flow *f, const smr_dispatch *p)
{
	smr_codelet *c = &f->codelets[p->codelet - f->codelets];

	smr_assert(p->codelet >= f->codelets && p->codelet < f->codelets + f->ncodelets);
	if (r->originals && !r->fixed && r->hooks.tuning != NULL)
		c->tuning = r->hooks.tuning(r->hooks.ctx, p->query.code, p->query.size);
}

smr_status smr_step_build(const smr_runner *r, const smr_flow *f, smr_dispatch *p, const smr_env *e)
{
	smr_status st = SMR_OK;

	smr_assert(p->impl != NULL);
	take_tuning(r, f, p);
	if (p->away) {
		st = r->via->prepare(r->via_ctx, f, p, e);
		if (st != SMR_OK && smr_step_comes_back(r, f, p)) {
			smr_log(SMR_LOG_WARN, "%s: stays here: %s", f->graph->name, smr_errmsg());
			st = SMR_OK;
		}
	}
	if (st == SMR_OK && !p->away && p->exec == NULL)
		st = smr_executor_here.prepare(NULL, f, p, e);
	smr_exit_guard_watch(); /* it may have opened a library */
	return st;
}

smr_status smr_step_place(const smr_runner *r, const smr_flow *f, smr_dispatch *p, const smr_env *e)
{
	bool stays = r->via != NULL ? r->via->estimate == NULL : !p->away;

	if (p->impl == &smr_impl_plain || (stays && p->exec == NULL))
		return SMR_OK;
	smr_step_where(r, f, p);
	return p->away || p->exec != NULL ? SMR_OK : smr_step_build(r, f, p, e);
}

/* Tells the report why a step leaves its device. */
static void note_device_failure(const smr_runner *r, const smr_flow *f, const smr_dispatch *p)
{
	char text[512];

	if (r->report == NULL || p->impl->machine == NULL)
		return;
	snprintf(text, sizeof(text), "%s runs on the CPU: %s", f->graph->name, smr_errmsg());
	smr_report_note(r->report, text);
}

smr_status smr_step_next(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			 smr_dispatch *p, const smr_env *e)
{
	smr_status st;

	smr_assert(p->way < 32);
	if (p->impl == &smr_impl_plain)
		return smr_fail(SMR_EUNSUPPORTED, "the reference is the last resort");
	do {
		note_device_failure(r, f, p);
		smr_log(r->fixed ? SMR_LOG_WARN : SMR_LOG_INFO, "%s: without %s: %s",
			f->graph->name, p->impl->name, smr_errmsg());
		if (p->exec != NULL)
			p->impl->release(p->exec);
		p->exec = NULL;
		p->checked = false;
		p->refused |= UINT32_C(1) << p->way;
		SMR_TRY(choose_step(r, f, s, p, e));
		smr_step_where(r, f, p);
		st = smr_step_build(r, f, p, e);
	} while (st != SMR_OK);
	smr_specialization_add_up(r, f, s);
	return SMR_OK;
}

smr_status smr_step_prepare(const smr_runner *r, const smr_flow *f, smr_specialization *s,
			    smr_dispatch *p, const smr_env *e)
{
	smr_status st = smr_step_build(r, f, p, e);
	smr_str why = {0};

	if (st == SMR_OK)
		return SMR_OK;
	/* the last reason is the best one's failure */
	smr_str_puts(&why, smr_errmsg());
	if (smr_step_next(r, f, s, p, e) != SMR_OK)
		st = smr_fail(st, "%s", smr_str_text(&why));
	else
		st = SMR_OK;
	smr_str_free(&why);
	return st;
}

smr_status smr_specialization_prepare(const smr_runner *r, const smr_flow *f, smr_specialization *s,
				      const smr_env *e)
{
	smr_row_chains_prepare(r, f, s, e);
	for (size_t i = 0; i < s->nsteps; i++)
		if (i - smr_row_chains_first(s) >= smr_row_chains_steps(s))
			SMR_TRY(smr_step_prepare(r, f, s, &s->steps[i], e));
	if (f->opaque) /* it may have been sent back to run here */
		smr_specialization_add_up(r, f, s);
	return SMR_OK;
}
