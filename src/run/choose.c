/* Which implementation for each codelet, on one thread or on all? A planner picks among the
 * predictions; the gain over the original loops says whether to replace at all. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/ending.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/str.h"
#include "graph/reach.h"
#include "plan/planner.h"
#include "run/loops.h"

enum { MAX_CANDIDATES = 32 };

/* Sizes are alike when all symbols are, up to a quarter of a power of two. */
static uint64_t size_class(const smr_graph *g, const int64_t *sym)
{
	uint64_t h = 0;

	for (uint32_t i = 0; i < g->nsyms; i++) {
		double v = fabs((double)sym[i]);

		h = smr_hash_mix(h, v < 1 ? 0 : (uint64_t)(4 * log2(v)) + 1);
	}
	return h;
}

static bool has_float_fold(const smr_expr *e)
{
	if (e == NULL)
		return false;
	if (e->kind == SMR_EXPR_FOLD && smr_dtype_is_float(e->type))
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (has_float_fold(e->args[i]))
			return true;
	for (uint32_t k = 0; k < e->nacc; k++)
		if (has_float_fold(e->init[k]) || has_float_fold(e->step[k]))
			return true;
	return false;
}

/* Bytes of the index arrays. */
static double index_bytes(const smr_flow *f, const smr_node *v, const int64_t *sym)
{
	uint8_t *marks = smr_calloc(f->graph->nnodes + 1, 1);
	double bytes = 0;

	if (marks != NULL)
		smr_mark_indices(v, marks, 1);
	for (uint32_t i = 0; marks != NULL && i < f->graph->nnodes; i++) {
		const smr_type *t = &f->graph->nodes[i]->type;
		double size = (double)smr_dtype_size(t->dtype);

		for (uint32_t d = 0; marks[i] != 0 && d < t->rank; d++)
			size *= (double)smr_poly_eval(t->dims[d], sym);
		bytes += marks[i] != 0 ? size : 0;
	}
	smr_free(marks);
	return bytes;
}

/* Keys of 8 bits come again soon: the program's loop waits for the bin that it stored just before.
 */
static bool keys_repeat(const smr_node *v, const smr_env *e)
{
	smr_keys k;

	for (uint32_t d = 0; smr_nest_tally(v) != NULL && d < v->into->type.rank; d++)
		if (v->nest->store[d].indirect != NULL &&
		    smr_keys_of(v, v->nest->store[d].indirect, e, &k) == SMR_OK &&
		    smr_dtype_size(k.type) == 1)
			return true;
	return false;
}

static void opaque_query(const smr_codelet *c, const smr_env *e, smr_cost_query *q)
{
	smr_opaque_work(c->nest, e->sym, &q->work);
	q->dtype = SMR_F32;
	for (uint32_t i = 0; i < c->nest->nins; i++)
		if (c->nest->ins[i]->type.dtype == SMR_F64)
			q->dtype = SMR_F64;
	q->klass = "opaque";
}

/* Convolutions between many channels that lie side by side are what libraries are made for. */
static bool has_channels(const smr_codelet *c, const smr_env *e)
{
	enum { MANY = 16 };
	int o = smr_match_loop(&c->match, "o");
	int64_t extent[SMR_MAX_LOOPS], sum = 1;
	smr_operand to;

	if (o < 0 || c->nest->nest->pred != NULL ||
	    smr_codelet_operand(c, NULL, e->sym, &to) != SMR_OK ||
	    to.stride[o] != (int64_t)smr_dtype_size(to.dtype))
		return false;
	smr_codelet_extents(c, e->sym, extent);
	for (uint32_t l = 0; l < c->nest->nest->nloops; l++)
		if (!(c->nest->nest->domain >> l & 1))
			sum *= extent[l];
	return extent[o] >= MANY && sum >= MANY;
}

static const char *class_of(const smr_codelet *c, const smr_env *e)
{
	smr_contraction x;
	const char *klass;

	if (c->match.kernel == NULL && c->nbeside > 0)
		return "nest";
	if (smr_codelet_gram(c, e->sym))
		return "gram";
	if (c->match.kernel == NULL && c->nest->nest->value->kind == SMR_EXPR_SCAN)
		return "scan";
	if (c->match.kernel == NULL)
		return smr_codelet_contraction(c, &x) ? "contract" : "nest";
	klass = smr_kernel_class(c->match.kernel);
	return strcmp(klass, "window") == 0 && has_channels(c, e) ? "channels" : klass;
}

/* All nests of the codelet, each operand read once. */
static void add_beside(const smr_flow *f, const smr_codelet *c, const smr_env *e, smr_work *sum)
{
	for (uint32_t k = 1; k <= c->nbeside; k++) {
		smr_work one;

		smr_nest_work(f->graph, smr_codelet_nest(c, k), e->sym, &one);
		sum->flops += one.flops;
		sum->points += one.points;
		sum->slow += one.slow;
		sum->dear_flops += one.dear_flops;
		for (int d = 0; d < SMR_DEAR_COUNT; d++)
			sum->dear[d] += one.dear[d];
		sum->bytes_written += one.bytes_written;
		sum->bytes_read = fmax(sum->bytes_read, one.bytes_read);
	}
}

static void nest_query(const smr_flow *f, const smr_codelet *c, const smr_env *e, smr_cost_query *q)
{
	smr_nest_work(f->graph, c->nest, e->sym, &q->work);
	add_beside(f, c, e, &q->work);
	if (smr_nest_tally(c->nest) != NULL) { /* the bins stay in the cache */
		q->work.bytes_read = index_bytes(f, c->nest, e->sym);
		q->work.bytes_written = 0;
	}
	q->dtype = c->nest->nest->value->type;
	q->klass = class_of(c, e);
}

void smr_choose_key(const smr_flow *f, const smr_codelet *c, const smr_env *e, uint64_t *code,
		    uint64_t *size)
{
	*code = smr_hash_mix(f->code, c->id);
	*size = size_class(f->graph, e->sym);
}

void smr_choose_query(const smr_flow *f, const smr_codelet *c, const smr_env *e, smr_cost_query *q)
{
	*q = (smr_cost_query){.threads = 1};
	if (f->opaque)
		opaque_query(c, e, q);
	else
		nest_query(f, c, e, q);
	smr_choose_key(f, c, e, &q->code, &q->size);
	smr_codelet_shape(c, e->sym, q);
}

/* A strict sum stays in source order: it is as slow as the latency of its additions. */
static void predict_original(const smr_runner *r, const smr_flow *f, const smr_codelet *c,
			     const smr_env *e, const smr_cost_query *asked, smr_prediction *out)
{
	smr_cost_query q = *asked;

	q.impl = "original";
	q.code = smr_loops_code(f, q.code);
	q.chained_sum =
		!f->opaque && (has_float_fold(c->nest->nest->value) || keys_repeat(c->nest, e));
	smr_cost_predict(&r->cost, &q, out);
}

/* NULL: nothing. */
static const char *forbidden(const smr_runner *r, const smr_size *s, const smr_codelet *c,
			     const smr_impl *impl, uint64_t code, uint64_t size)
{
	if (impl->opaque != smr_codelet_is_opaque(c))
		return impl->opaque ? "for code that was not lifted" : "for loops that were lifted";
	if (c->nbeside > 0 && !impl->beside)
		return "it takes one result";
	if (s->only != NULL && strcmp(s->only, impl->name) != 0)
		return "another one was asked for";
	if (s->only == NULL && impl->on_request)
		return "only where it is asked for by name";
	if (c->fp == SMR_FP_STRICT && impl->reassociates)
		return "its sums have another order than the source's";
	if (r->hooks.verdict != NULL &&
	    r->hooks.verdict(r->hooks.ctx, code, impl->name, size) == SMR_JUDGED_BAD)
		return "it gave wrong results in a past run";
	return NULL;
}

/* What was checked on this machine was made here, and is kept. */
static bool made_before(const smr_runner *r, const smr_cost_query *q, const smr_impl *impl)
{
	return r->hooks.verdict != NULL &&
	       r->hooks.verdict(r->hooks.ctx, q->code, impl->name, q->size) == SMR_JUDGED_GOOD;
}

/* Seconds that it takes to make code, where that is still to be done. */
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

double smr_step_setup(const smr_flow_step *p)
{
	return p->setup + wakes(p->impl);
}

double smr_way_setup(const smr_runner *r, const smr_flow_step *p, const smr_candidate *k)
{
	const smr_impl *impl = smr_impls[k->way];
	smr_cost_query q = p->query;

	q.impl = impl->name;
	return setup_of(r, &q, impl, p->codelet) + wakes(impl);
}

/* The implementations that take the codelet, each on one thread and on all. */
typedef struct ways {
	size_t n;
	smr_candidate candidates[MAX_CANDIDATES]; /* way: number in smr_impls */
	char why[120];                            /* the last one that could not take it did not */
	const char *forbidden;                    /* why the last one was not asked; NULL: it was */
	bool starved;                             /* one refused for want of memory only */
} ways;

/* The work is the same whoever does it: @p asked is found once for a codelet. */
static smr_cost_query query(const smr_cost_query *asked, const smr_impl *impl, int threads)
{
	smr_cost_query q = *asked;

	q.impl = impl->name;
	q.threads = threads;
	return q;
}

/* What calls on other threads took, of the same way, tells how far off the formula is on these:
 * else the number that was measured first would stay where the formula says too much. */
static void correct(const smr_runner *r, smr_cost_query *q, const smr_candidate *measured,
		    smr_candidate *k)
{
	smr_cost plain = r->cost;
	smr_prediction without;
	double off;

	if (measured->predicted.runs == 0 || k->predicted.runs > 0)
		return;
	plain.history = NULL;
	q->threads = measured->threads;
	smr_cost_predict(&plain, q, &without);
	off = measured->predicted.p50 / without.p50;
	k->predicted.p10 *= off;
	k->predicted.p50 *= off;
	k->predicted.p90 *= off;
	k->predicted.energy_j *= off;
}

static void add_way(const smr_runner *r, const smr_size *s, const smr_flow_step *p,
		    const smr_env *e, const smr_cost_query *asked, size_t way, ways *w)
{
	const smr_codelet *c = p->codelet;
	const smr_impl *impl = smr_impls[way];
	int all = smr_workers_count(r->workers);
	smr_cost_query q = query(asked, impl, all);
	size_t from = w->n;

	w->forbidden = p->refused >> way & 1 ? "it failed in this run"
					     : forbidden(r, s, c, impl, q.code, q.size);
	if (w->forbidden != NULL)
		return;
	smr_status st = impl->accept(c, e);

	if (st != SMR_OK) {
		w->starved |= st == SMR_ENOMEM;
		snprintf(w->why, sizeof(w->why), "%s: %s", impl->name, smr_errmsg());
		return;
	}
	for (int threads = impl->opaque ? 1 : all; threads > 0 && w->n < MAX_CANDIDATES;
	     threads = threads > 1 ? 1 : 0) {
		smr_candidate *k = &w->candidates[w->n++];

		k->way = way;
		k->threads = q.threads = threads;
		smr_cost_predict(&r->cost, &q, &k->predicted);
	}
	if (w->n - from == 2 && !r->fixed) {
		correct(r, &q, &w->candidates[from], &w->candidates[from + 1]);
		correct(r, &q, &w->candidates[from + 1], &w->candidates[from]);
	}
}

/* By formula, before anything was measured. */
static double roofline_of(const smr_runner *r, const smr_cost_query *q)
{
	smr_cost plain = {.machine = r->cost.machine};
	smr_prediction roofline;

	smr_cost_predict(&plain, q, &roofline);
	return roofline.p50;
}

static void take(const smr_runner *r, smr_flow_step *p, const smr_cost_query *asked,
		 const smr_candidate *k)
{
	p->impl = smr_impls[k->way];
	p->way = k->way;
	p->workers = k->threads > 1 ? r->workers : NULL;
	p->predicted = k->predicted;
	p->query = query(asked, p->impl, k->threads);
	p->roofline = roofline_of(r, &p->query);
	p->setup = setup_of(r, &p->query, p->impl, p->codelet);
}

static void find_ways(const smr_runner *r, const smr_size *s, const smr_flow_step *p,
		      const smr_env *e, const smr_cost_query *asked, ways *w)
{
	*w = (ways){.why = "no implementation is allowed"};
	for (size_t i = 0; smr_impls[i] != NULL; i++)
		add_way(r, s, p, e, asked, i, w);
}

static const smr_candidate *pick(const ways *w, const smr_candidate *of, int threads)
{
	smr_candidate some[MAX_CANDIDATES];
	const smr_candidate *best;
	size_t from[MAX_CANDIDATES], n = 0;

	for (size_t i = 0; i < w->n; i++) {
		const smr_candidate *k = &w->candidates[i];

		if ((of != NULL && k->way != of->way) || (threads > 0 && k->threads != threads))
			continue;
		from[n] = i;
		some[n++] = *k;
	}
	best = smr_planners[0]->pick(some, n, NULL);
	return best != NULL ? &w->candidates[from[best - some]] : NULL;
}

/* As it was when the step was chosen, if that is known. */
static const smr_candidate *seen(const smr_flow_step *p, const smr_candidate *k)
{
	for (size_t i = 0; i < p->nways; i++)
		if (p->ways[i].way == k->way && p->ways[i].threads == k->threads)
			return &p->ways[i];
	return k;
}

size_t smr_choose_tell(const smr_runner *r, const smr_flow *f, const smr_size *s,
		       const smr_flow_step *p, const smr_env *e, smr_told_way *out, size_t cap)
{
	smr_cost_query asked = {.impl = NULL}, q;
	size_t n = 0;

	smr_choose_query(f, p->codelet, e, &asked);
	for (size_t i = 0; smr_impls[i] != NULL && n < cap; i++) {
		const smr_impl *impl = smr_impls[i];
		smr_told_way now = {.impl = impl->name};
		ways w = {0};

		if (impl->opaque != smr_codelet_is_opaque(p->codelet) ||
		    (impl->on_request && r->only_impl == NULL))
			continue; /* nobody asks */
		add_way(r, s, p, e, &asked, i, &w);
		if (w.n == 0) {
			snprintf(now.why, sizeof(now.why), "%s",
				 w.forbidden != NULL ? w.forbidden
						     : w.why + strlen(impl->name) + 2);
			out[n++] = now;
		}
		for (size_t k = 0; k < w.n && n < cap; k++) {
			now.threads = w.candidates[k].threads;
			now.predicted = seen(p, &w.candidates[k])->predicted;
			q = query(&asked, impl, now.threads);
			now.roofline = roofline_of(r, &q);
			now.setup = setup_of(r, &q, impl, p->codelet) + wakes(impl);
			now.chosen = p->impl == impl && (p->workers != NULL) == (now.threads > 1);
			out[n++] = now;
		}
	}
	return n;
}

/* How many threads there are decides how many are used, never which way: each way's result is the
 * same on any number, two ways' results are not. */
static const smr_candidate *pick_best(const smr_runner *r, const ways *w, smr_flow_step *p)
{
	const smr_candidate *alone = pick(w, NULL, 1);

	p->alone_s = alone != NULL ? alone->predicted.p50 : INFINITY;
	return pick(w, r->fixed ? alone : NULL, 0);
}

/* For those who try others, now and then; without memory nobody does. */
static void keep_ways(const smr_runner *r, smr_flow_step *p, const ways *w)
{
	smr_free(p->ways);
	p->ways = w->n > 1 && !r->fixed ? smr_calloc(w->n, sizeof(*p->ways)) : NULL;
	p->nways = p->ways != NULL ? w->n : 0;
	for (size_t i = 0; i < p->nways; i++)
		p->ways[i] = w->candidates[i];
}

static smr_status choose_step(const smr_runner *r, const smr_flow *f, const smr_size *s,
			      smr_flow_step *p, const smr_env *e)
{
	smr_cost_query asked = {.impl = NULL};
	const smr_candidate *best;
	ways w;

	smr_choose_query(f, p->codelet, e, &asked);
	predict_original(r, f, p->codelet, e, &asked, &p->original);
	find_ways(r, s, p, e, &asked, &w);
	if (w.n == 0)
		return smr_fail(w.starved ? SMR_ENOMEM : SMR_EUNSUPPORTED, "%s", w.why);
	if (!r->fixed)
		smr_plan_level(w.candidates, w.n);
	best = pick_best(r, &w, p);
	keep_ways(r, p, &w);
	take(r, p, &asked, best);
	return SMR_OK;
}

/* What was measured of opaque loops as they run here tells of the program's own: they are the same.
 */
static double seconds_of_loops(const smr_runner *r, const smr_flow *f, const smr_flow_step *p)
{
	return f->opaque && p->away && !p->unmeasured && !r->fixed ? p->predicted.p50
								   : p->original.p50;
}

/* Of the step; when the plan is fixed, neither threads nor nodes may decide whether it is worth it.
 */
static double seconds_of(const smr_runner *r, const smr_flow_step *p)
{
	if (r->fixed)
		return p->alone_s;
	return p->away ? fmin(p->away_s, p->predicted.p50) : p->predicted.p50;
}

void smr_size_add_up(const smr_runner *r, const smr_flow *f, smr_size *s)
{
	s->gain = -s->look_s;
	s->setup = 0;
	for (size_t i = 0; i < s->nsteps; i++) {
		const smr_flow_step *p = &s->steps[i];

		s->gain += seconds_of_loops(r, f, p) - seconds_of(r, p);
		s->setup += s->steps[i].setup;
	}
}

/* Index arrays are read from memory once more; the loops then find them in the cache, perhaps. */
static double look_time(const smr_runner *r, const smr_flow *f, const int64_t *sym)
{
	const smr_machine *m = r->cost.machine;
	double bytes = 0;

	for (size_t c = 0; c < f->ncodelets && !f->opaque; c++)
		bytes += index_bytes(f, f->codelets[c].nest, sym);
	return bytes / m->bw_one[m->npoints - 1];
}

smr_status smr_choose(const smr_runner *r, const smr_flow *f, smr_size *s, const smr_env *e)
{
	s->steps = smr_calloc(f->ncodelets + 1, sizeof(*s->steps));
	if (s->steps == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a plan");
	s->only = r->only_impl;
	s->nsteps = f->ncodelets;
	s->look_s = look_time(r, f, e->sym);
	for (size_t c = 0; c < f->ncodelets; c++) {
		s->steps[c].codelet = &f->codelets[c];
		s->steps[c].fleet = r->only_fleet;
		SMR_TRY(choose_step(r, f, s, &s->steps[c], e));
		s->steps[c].stays = r->via != NULL && f->opaque ? smr_opaque_stays(f, e) : NULL;
		smr_step_where(r, f, &s->steps[c]);
	}
	smr_size_add_up(r, f, s);
	return SMR_OK;
}

bool smr_size_may_go(const smr_runner *r, const smr_flow *f, const smr_size *s)
{
	return f->opaque && r->via_pays != NULL && !s->steps[0].unmeasured &&
	       smr_opaque_may_go(r, &s->steps[0]);
}

void smr_size_place(const smr_runner *r, const smr_flow *f, smr_size *s)
{
	smr_step_where(r, f, &s->steps[0]);
	smr_size_add_up(r, f, s);
}

/* As an earlier process found out, if one did: of this size, others have the same codelet. */
static void take_tuning(const smr_runner *r, const smr_flow *f, const smr_flow_step *p)
{
	smr_codelet *c = &f->codelets[p->codelet - f->codelets];

	if (r->originals && !r->fixed && r->hooks.tuning != NULL)
		c->tuning = r->hooks.tuning(r->hooks.ctx, p->query.code, p->query.size);
}

smr_status smr_step_build(const smr_runner *r, const smr_flow *f, smr_flow_step *p,
			  const smr_env *e)
{
	smr_status st = SMR_OK;

	take_tuning(r, f, p);
	if (p->away && r->via_prepare != NULL) {
		st = r->via_prepare(r->via_ctx, f, p, e);
		if (st != SMR_OK && smr_step_comes_back(r, f, p)) {
			smr_log(SMR_LOG_WARN, "%s: stays here: %s", f->graph->name, smr_errmsg());
			st = SMR_OK;
		}
	}
	if (st == SMR_OK && !p->away && p->exec == NULL)
		st = p->impl->prepare(p->codelet, e, p->workers, &p->exec);
	smr_ending_watch(); /* it may have opened a library */
	return st;
}

smr_status smr_step_place(const smr_runner *r, const smr_flow *f, smr_flow_step *p,
			  const smr_env *e)
{
	if (p->impl == &smr_impl_plain || (r->via_pays == NULL && p->exec == NULL))
		return SMR_OK;
	smr_step_where(r, f, p);
	return p->away || p->exec != NULL ? SMR_OK : smr_step_build(r, f, p, e);
}

smr_status smr_step_next(const smr_runner *r, const smr_flow *f, smr_size *s, smr_flow_step *p,
			 const smr_env *e)
{
	smr_status st;

	if (p->impl == &smr_impl_plain)
		return smr_fail(SMR_EUNSUPPORTED, "the reference is the last resort");
	do {
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
	smr_size_add_up(r, f, s);
	return SMR_OK;
}

smr_status smr_step_prepare(const smr_runner *r, const smr_flow *f, smr_size *s, smr_flow_step *p,
			    const smr_env *e)
{
	smr_status st = smr_step_build(r, f, p, e);
	smr_str why = {0};

	if (st == SMR_OK)
		return SMR_OK;
	/* what is told at last is why the best one failed */
	smr_str_puts(&why, smr_errmsg());
	if (smr_step_next(r, f, s, p, e) != SMR_OK)
		st = smr_fail(st, "%s", smr_str_text(&why));
	else
		st = SMR_OK;
	smr_str_free(&why);
	return st;
}

smr_status smr_size_prepare(const smr_runner *r, const smr_flow *f, smr_size *s, const smr_env *e)
{
	smr_bands_prepare(r, f, s, e);
	for (size_t i = 0; i < s->nsteps; i++)
		if (i - smr_bands_first(s) >= smr_bands_steps(s))
			SMR_TRY(smr_step_prepare(r, f, s, &s->steps[i], e));
	if (f->opaque) /* it may have come back */
		smr_size_add_up(r, f, s);
	return SMR_OK;
}

static bool is_way(const smr_flow_step *p, const smr_candidate *k)
{
	return k->way == p->way && (k->threads > 1) == (p->workers != NULL);
}

smr_flow_step *smr_step_other(const smr_runner *r, const smr_flow *f, const smr_flow_step *p,
			      const smr_candidate *k, const smr_env *e)
{
	smr_flow_step *t = smr_calloc(1, sizeof(*t));
	smr_cost_query asked = {.impl = NULL};

	if (t == NULL)
		return NULL;
	t->codelet = p->codelet;
	t->original = p->original;
	t->alone_s = p->alone_s;
	t->fleet = p->fleet;
	t->tells_anew = p->row != NULL;
	smr_choose_query(f, t->codelet, e, &asked);
	take(r, t, &asked, k);
	return t;
}

size_t smr_step_way(const smr_flow_step *p)
{
	size_t i = 0;

	while (i < p->nways && !is_way(p, &p->ways[i]))
		i++;
	return i;
}

void smr_step_trial(const smr_runner *r, const smr_flow *f, smr_flow_step *p, const smr_env *e)
{
	size_t at = smr_step_way(p);
	const smr_candidate *due =
		at < p->nways ? smr_plan_explore(p->ways, p->nways, &p->ways[at]) : NULL;
	smr_flow_step *t = due != NULL ? smr_step_other(r, f, p, due, e) : NULL;

	if (t == NULL)
		return;
	if (smr_step_build(r, f, t, e) == SMR_OK) {
		smr_log(SMR_LOG_INFO, "%s: %s is tried for one call", f->graph->name,
			t->impl->name);
		p->trial = t;
	} else {
		smr_free(t);
	}
}
