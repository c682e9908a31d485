/* Lists the candidates for a codelet: the implementations that accept it, on one thread and on all,
 * with predicted times, and for the others the reason of refusal. */
#include <stdio.h>
#include <string.h>

#include "back/device/memory.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "run/choose/choose.h"
#include "run/settings.h"

/* Returns whether `auto` may use the device of an implementation. */
static bool is_automatic(const smr_impl *impl)
{
	return impl->memory != NULL && impl->memory->is_automatic();
}

const smr_impl *smr_impl_of_device(smr_run_device device)
{
	static const char *const names[] = {[SMR_RUN_CPU] = "",
					    [SMR_RUN_GPU] = "gpu",
					    [SMR_RUN_AUTO] = "gpu", /* it tells why there is none */
					    [SMR_RUN_WEBGPU] = "webgpu"};
	const smr_impl *named = NULL;

	for (size_t i = 0; smr_impls[i] != NULL; i++) {
		const smr_impl *impl = smr_impls[i];

		if (impl->machine == NULL)
			continue;
		if (device == SMR_RUN_AUTO && is_automatic(impl))
			return impl;
		if (named == NULL && strcmp(impl->name, names[device]) == 0)
			named = impl;
	}
	return named;
}

bool smr_impl_is_of(const smr_impl *impl, smr_run_device device)
{
	const smr_impl *of;

	if (impl->machine == NULL)
		return true;
	of = smr_impl_of_device(device);
	/* implementations of one device share its description */
	return of != NULL && impl->machine == of->machine;
}

/* Returns the reason why an implementation is not allowed; NULL: it is. */
static const char *reason_not_allowed(const smr_runner *r, const smr_specialization *s,
				      const smr_codelet *c, const smr_impl *impl, uint64_t code,
				      uint64_t size)
{
	if (impl->opaque != smr_codelet_is_opaque(c))
		return impl->opaque ? "for code that was not lifted" : "for loops that were lifted";
	if (c->nbeside > 0 && !impl->beside)
		return "it takes one result";
	if (s->only != NULL && strcmp(s->only, impl->name) != 0)
		return "another one was asked for";
	if (s->only == NULL && impl->on_request)
		return "only where it is asked for by name";
	if (s->only == NULL && !smr_impl_is_of(impl, r->device))
		return "only with --device, for its device";
	if (smr_impl_reorders(impl, c))
		return "its sums have another order than the source's";
	if (r->hooks.verdict != NULL &&
	    r->hooks.verdict(r->hooks.ctx, code, impl->name, size) == SMR_JUDGED_BAD)
		return "it gave wrong results in a past run";
	return NULL;
}

/* Returns whether the code is in the cache: checked code was compiled on this machine, and is kept.
 */
static bool made_before(const smr_runner *r, const smr_cost_query *q, const smr_impl *impl)
{
	smr_verdict_kind v;

	if (r->hooks.verdict == NULL)
		return false;
	v = r->hooks.verdict(r->hooks.ctx, q->code, impl->name, q->size);
	return v == SMR_JUDGED_GOOD || v == SMR_MADE;
}

/* Seconds of compilation, where that is still to be done. */
static double setup_of(const smr_runner *r, const smr_cost_query *q, const smr_impl *impl,
		       const smr_codelet *c)
{
	double s = smr_impl_compile_s(impl, c);

	return s > 0 && !made_before(r, q, impl) ? s : 0;
}

static double wakes(const smr_impl *impl)
{
	return impl->wakes != NULL ? impl->wakes() : 0;
}

double smr_step_setup(const smr_dispatch *p)
{
	return p->setup + wakes(p->impl);
}

double smr_way_setup(const smr_runner *r, const smr_dispatch *p, const smr_candidate *k)
{
	const smr_impl *impl = smr_impls[k->way];
	smr_cost_query q = p->query;

	smr_assert(k->way < 32);
	q.impl = impl->name;
	return setup_of(r, &q, impl, p->codelet) + wakes(impl);
}

smr_cost_query smr_choose_query_by(const smr_codelet *c, const smr_env *e,
				   const smr_cost_query *asked, const smr_impl *impl, int threads)
{
	smr_cost_query q = *asked;

	q.impl = impl->name;
	q.threads = threads;
	if (impl->foresee != NULL)
		impl->foresee(c, e, &q.work);
	return q;
}

/* Corrects the prediction for one number of threads by the measurement of the same implementation
 * on another. Otherwise the number measured first would win where the formula is too pessimistic.
 */
static void correct_by_measured(const smr_runner *r, smr_cost_query *q,
				const smr_candidate *measured, smr_candidate *k)
{
	smr_cost plain = r->cost;
	smr_prediction without;
	double off;

	smr_assert(k->threads >= 1);
	if (measured->predicted.runs == 0 || k->predicted.runs > 0)
		return;
	plain.history = NULL;
	q->threads = measured->threads;
	smr_cost_estimate(&plain, q, &without);
	off = measured->predicted.p50 / without.p50;
	k->predicted.p10 *= off;
	k->predicted.p50 *= off;
	k->predicted.p90 *= off;
	k->predicted.energy_j *= off;
}

static void add_seconds(double s, smr_prediction *p)
{
	p->p10 += s;
	p->p50 += s;
	p->p90 += s;
	p->roofline += s;
	p->transfer_s = s;
}

/* Adds a candidate on a device, which has no threads of this process. */
static void add_device_way(const smr_cost *here, const smr_machine *m, size_t way,
			   smr_cost_query *q, smr_candidates *w)
{
	smr_candidate *k = &w->candidates[w->n];
	const smr_cost cost = {.machine = m, .history = here->history, .ctx = here->ctx};

	if (m == NULL || w->n == SMR_MOST_WAYS)
		return;
	k->way = way;
	k->threads = q->threads = 1;
	smr_cost_estimate(&cost, q, &k->predicted);
	/* the transfers of all that the step reads and writes */
	w->transfers[w->n] = (q->work.bytes_read + q->work.bytes_written) / m->host_bps;
	add_seconds(w->transfers[w->n], &k->predicted);
	w->queries[w->n++] = *q;
}

static void add_way(const smr_runner *r, const smr_specialization *s, const smr_dispatch *p,
		    const smr_env *e, const smr_cost_query *asked, size_t way, smr_candidates *w)
{
	const smr_codelet *c = p->codelet;
	const smr_impl *impl = smr_impls[way];
	int all = smr_workers_count(r->workers);
	smr_cost_query q;
	size_t from = w->n;

	w->forbidden = p->refused >> way & 1
			       ? "it failed in this run"
			       : reason_not_allowed(r, s, c, impl, asked->code, asked->size);
	if (w->forbidden != NULL)
		return;
	smr_status st = impl->accept(c, e);

	if (st != SMR_OK) {
		w->starved |= st == SMR_ENOMEM;
		snprintf(w->why, sizeof(w->why), "%s: %s", impl->name, smr_errmsg());
		return;
	}
	q = smr_choose_query_by(c, e, asked, impl, all);
	if (impl->machine != NULL) {
		if (c->fp == SMR_FP_REASSOC && smr_setting_is_tf32())
			q.precision = SMR_DOT_PRECISION_TF32;
		add_device_way(&r->cost, impl->machine(), way, &q, w);
		return;
	}
	for (int threads = impl->opaque ? 1 : all; threads > 0 && w->n < SMR_MOST_WAYS;
	     threads = threads > 1 ? 1 : 0) {
		smr_candidate *k = &w->candidates[w->n];

		k->way = way;
		k->threads = q.threads = threads;
		smr_cost_estimate(&r->cost, &q, &k->predicted);
		w->queries[w->n++] = q;
	}
	if (w->n - from == 2 && !r->fixed) {
		correct_by_measured(r, &q, &w->candidates[from], &w->candidates[from + 1]);
		correct_by_measured(r, &q, &w->candidates[from + 1], &w->candidates[from]);
	}
}

void smr_candidates_take(const smr_runner *r, smr_dispatch *p, const smr_candidate *k,
			 const smr_cost_query *q)
{
	p->impl = smr_impls[k->way];
	p->way = k->way;
	p->workers = k->threads > 1 ? r->workers : NULL;
	p->predicted = k->predicted;
	p->query = *q;
	p->roofline = k->predicted.roofline;
	p->setup = setup_of(r, &p->query, p->impl, p->codelet);
}

static bool is_on_device(const smr_candidate *k)
{
	return smr_impls[k->way]->machine != NULL;
}

void smr_candidates_keep(smr_candidates *w, bool device)
{
	size_t n = 0;

	for (size_t i = 0; i < w->n; i++)
		n += is_on_device(&w->candidates[i]) == device;
	if (n == 0 || n == w->n)
		return;
	n = 0;
	for (size_t i = 0; i < w->n; i++)
		if (is_on_device(&w->candidates[i]) == device) {
			w->candidates[n] = w->candidates[i];
			w->transfers[n] = w->transfers[i];
			w->queries[n++] = w->queries[i];
		}
	w->n = n;
}

void smr_candidates_stay(smr_candidates *w)
{
	for (size_t i = 0; i < w->n; i++) {
		add_seconds(-w->transfers[i], &w->candidates[i].predicted);
		w->transfers[i] = 0;
	}
}

void smr_candidates_find(const smr_runner *r, const smr_specialization *s, const smr_dispatch *p,
			 const smr_env *e, const smr_cost_query *asked, smr_candidates *w)
{
	*w = (smr_candidates){.why = "no implementation is allowed"};
	for (size_t i = 0; smr_impls[i] != NULL; i++)
		add_way(r, s, p, e, asked, i, w);
	if (r->device == SMR_RUN_GPU || r->device == SMR_RUN_WEBGPU)
		smr_candidates_keep(w, true);
}

/* Returns the candidate with its state when the step was chosen, if that is known. */
static const smr_candidate *candidate_when_chosen(const smr_dispatch *p, const smr_candidate *k)
{
	for (size_t i = 0; i < p->nways; i++)
		if (p->ways[i].way == k->way && p->ways[i].threads == k->threads)
			return &p->ways[i];
	return k;
}

size_t smr_choose_tell(const smr_runner *r, const smr_flow *f, const smr_specialization *s,
		       const smr_dispatch *p, const smr_env *e, smr_told_way *out, size_t cap)
{
	smr_cost_query asked = {.impl = NULL};
	size_t n = 0;

	smr_choose_query(f, p->codelet, e, &asked);
	for (size_t i = 0; smr_impls[i] != NULL && n < cap; i++) {
		const smr_impl *impl = smr_impls[i];
		smr_told_way now = {.impl = impl->name};
		smr_candidates w = {0};

		if (impl->opaque != smr_codelet_is_opaque(p->codelet) ||
		    (impl->on_request && r->only_impl == NULL) ||
		    (r->only_impl == NULL && !smr_impl_is_of(impl, r->device)))
			continue; /* not used */
		add_way(r, s, p, e, &asked, i, &w);
		if (w.n == 0) {
			snprintf(now.why, sizeof(now.why), "%s",
				 w.forbidden != NULL ? w.forbidden
						     : w.why + strlen(impl->name) + 2);
			out[n++] = now;
		}
		for (size_t k = 0; k < w.n && n < cap; k++) {
			now.threads = w.candidates[k].threads;
			now.predicted = candidate_when_chosen(p, &w.candidates[k])->predicted;
			now.roofline = w.candidates[k].predicted.roofline;
			now.setup = setup_of(r, &w.queries[k], impl, p->codelet) + wakes(impl);
			now.chosen = p->impl == impl && (p->workers != NULL) == (now.threads > 1);
			out[n++] = now;
		}
	}
	return n;
}

static bool is_current_candidate(const smr_dispatch *p, const smr_candidate *k)
{
	return k->way == p->way && (k->threads > 1) == (p->workers != NULL);
}

smr_dispatch *smr_step_other(const smr_runner *r, const smr_flow *f, const smr_dispatch *p,
			     const smr_candidate *k, const smr_env *e)
{
	smr_dispatch *t = smr_calloc(1, sizeof(*t));
	smr_cost_query asked = {.impl = NULL}, q;

	if (t == NULL)
		return NULL;
	t->codelet = p->codelet;
	t->original = p->original;
	t->alone_s = p->alone_s;
	t->fleet = p->fleet;
	t->tells_anew = p->row != NULL;
	smr_choose_query(f, t->codelet, e, &asked);
	q = smr_choose_query_by(t->codelet, e, &asked, smr_impls[k->way], k->threads);
	smr_candidates_take(r, t, k, &q);
	return t;
}

size_t smr_step_way(const smr_dispatch *p)
{
	size_t i = 0;

	while (i < p->nways && !is_current_candidate(p, &p->ways[i]))
		i++;
	return i;
}
