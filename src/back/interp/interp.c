/* The implementation "strip": the domain is divided into one part for each thread, each with its
 * own state. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "back/interp/interp.h"
#include "base/alloc.h"
#include "base/thread/clock.h"
#include "base/thread/thread_choice.h"
#include "ir/graph/range.h"

enum { NONE = UINT32_MAX };

enum { PARTS = 64 };

/* Approximate seconds of one part of an expression at one point, and of waking threads. */
static const double STEP_S = 1.0e-9, WAKE_S = 20e-6;
/* Below this prediction, which may be ten times too high, the number of threads is measured. */
static const double MEASURED_S = 1e-3;

struct smr_exec {
	smr_exec *next;  /* the next nest of the codelet; NULL: the plan has all of them */
	smr_codelet one; /* ... and the codelet reduced to this nest */
	interp_plan *plan;
	double seconds; /* approximate time of a run on one thread */
	smr_thread_choice pace;
	/* states that the last run left for the next one; NULL: in use by a run */
	_Atomic(interp_state *) states[PARTS];
};

static smr_status accept_nest(const smr_node *v)
{
	if (smr_nest_has_range(v->nest))
		return smr_fail(SMR_EUNSUPPORTED, "it folds over ranges");
	if (smr_nest_tally(v) != NULL)
		return smr_fail(SMR_EUNSUPPORTED, "its points depend on one another");
	for (uint32_t d = 0; v->into != NULL && d < v->into->type.rank; d++)
		if (v->nest->store[d].indirect != NULL)
			return smr_fail(SMR_EUNSUPPORTED, "it stores through an index");
	/* a strip is read before it is stored, so it must not store memory that later strips
	 * read */
	for (uint32_t i = 0; i < v->nins; i++)
		if (v->into != NULL && (v->ins[i] == v->into || v->ins[i]->into == v->into ||
					(v->ins[i]->op == SMR_OP_view &&
					 v->ins[i]->window->base == v->into->window->base)))
			return smr_fail(SMR_EUNSUPPORTED, "it reads the memory that it writes");
	return SMR_OK;
}

/* Nests of one codelet share no memory that any of them stores to. */
static smr_status accept_interp(const smr_codelet *c, const smr_env *e)
{
	for (uint32_t k = 0; k <= c->nbeside; k++)
		SMR_TRY(accept_nest(smr_codelet_nest(c, k)));
	return SMR_OK;
}

/* Whether all nests have the same domain; otherwise they run one after the other. */
static bool are_alike(const smr_codelet *c)
{
	for (uint32_t k = 1; k <= c->nbeside; k++)
		if (c->beside[k - 1]->nest->domain != c->nest->nest->domain)
			return false;
	return true;
}

/* @p k: number of the nest; UINT32_MAX: all. */
static smr_status prepare_some(const smr_codelet *c, uint32_t k, const smr_env *e, smr_exec **out)
{
	smr_exec *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the vectorised interpreter");
	if (k != UINT32_MAX) {
		x->one = *c;
		x->one.nest = smr_codelet_nest(c, k);
		x->one.nbeside = 0;
		c = &x->one;
	}
	st = interp_compile(c, e, &x->plan);
	if (st != SMR_OK) {
		smr_free(x);
		return st;
	}
	for (k = 0; k <= c->nbeside; k++) {
		const smr_node *v = smr_codelet_nest(c, k);

		x->seconds += smr_nest_steps(v, e->sym) * smr_nest_points(v, e->sym) * STEP_S;
	}
	*out = x;
	return SMR_OK;
}

static void free_state(interp_state *s)
{
	if (s == NULL)
		return;
	smr_free(s->lanes);
	smr_free(s->accs);
	smr_free(s->when);
	smr_free(s->where);
	smr_free(s->at);
	smr_free(s->done);
	smr_free(s->scanned);
	smr_free(s);
}

static smr_status new_state(const interp_plan *p, interp_state **out)
{
	interp_state *s = smr_calloc(1, sizeof(*s));

	*out = s;
	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the vectorised interpreter");
	s->p = p;
	s->lanes = smr_aligned_alloc(64, p->ncells * sizeof(*s->lanes));
	s->accs = smr_aligned_alloc(64, (p->naccs + 1) * sizeof(*s->accs));
	s->when = smr_calloc(p->ncells, sizeof(*s->when));
	s->where = smr_calloc(p->ncells, sizeof(*s->where));
	s->at = smr_calloc(p->ncells, sizeof(*s->at));
	s->done = smr_calloc(p->naccs + 1, sizeof(*s->done));
	s->scanned = smr_calloc(p->naccs + 1, sizeof(*s->scanned));
	if (s->lanes == NULL || s->accs == NULL || s->when == NULL || s->where == NULL ||
	    s->at == NULL || s->done == NULL || s->scanned == NULL) {
		free_state(s);
		return smr_fail(SMR_ENOMEM, "no memory for the vectorised interpreter");
	}
	return SMR_OK;
}

/* Invalidates all cells except constants and sizes that were evaluated for all points. */
static void begin_state(interp_state *s, const smr_env *e)
{
	const interp_plan *p = s->p;

	s->e = e;
	s->loop = p->strip;
	s->n = 1;
	s->mask = NULL;
	s->first = 0;
	memset(s->counter, 0, sizeof(s->counter));
	memset(s->changed, 0, sizeof(s->changed));
	memset(s->done, 0, (p->naccs + 1) * sizeof(*s->done));
	memset(s->scanned, 0, (p->naccs + 1) * sizeof(*s->scanned));
	for (uint32_t k = 0; k < p->ncells; k++) {
		bool is_number =
			p->cells[k].kind == SMR_EXPR_CONST || p->cells[k].kind == SMR_EXPR_SIZE;

		if (is_number && s->where[k] == 1)
			s->when[k] = 1;
		else
			s->where[k] = 0;
	}
	s->clock = s->context[0] = 1;
	s->ncontexts = 1;
}

static smr_status open_state(smr_exec *x, int part, const smr_env *e, interp_state **out)
{
	*out = part < PARTS ? atomic_exchange(&x->states[part], NULL) : NULL;
	if (*out == NULL)
		SMR_TRY(new_state(x->plan, out));
	begin_state(*out, e);
	return SMR_OK;
}

static void close_state(smr_exec *x, int part, interp_state *s)
{
	free_state(part < PARTS ? atomic_exchange(&x->states[part], s) : s);
}

static smr_status store_results(interp_state *s, const int64_t *pred)
{
	for (uint32_t k = 0; k < s->p->nresults; k++) {
		const interp_result *r = &s->p->results[k];
		const void *value;

		SMR_TRY(interp_eval(s, r->value, &value));
		if (s->p->result == NONE)
			SMR_TRY(interp_store(s, r, value, pred));
		else
			s->e->value[s->p->result] =
				interp_bits(interp_class_of(r->stored), r->stored, value, 0);
	}
	return SMR_OK;
}

static smr_status run_strip(interp_state *s)
{
	const void *pred = NULL;

	if (s->p->pred != NONE) {
		const int64_t *holds;
		uint8_t mask[INTERP_MOST];
		uint32_t count = 0;
		smr_status st;

		SMR_TRY(interp_eval(s, s->p->pred, &pred));
		holds = pred;
		for (uint32_t i = 0; i < s->n; i++)
			count += mask[i] = holds[i] != 0;
		if (count == 0)
			return SMR_OK;
		s->context[s->ncontexts++] = ++s->clock;
		s->mask = mask;
		st = store_results(s, pred);
		s->mask = NULL;
		s->ncontexts--;
		return st;
	}
	return store_results(s, NULL);
}

/* ---- loops ----------------------------------------------------------------------------------- */

static uint64_t collect_scan_loops(const interp_plan *p)
{
	uint64_t loops = 0;

	for (uint32_t k = 0; k < p->ncells; k++)
		if (p->cells[k].fold != NULL && p->cells[k].fold->scan)
			loops |= UINT64_C(1) << p->cells[k].fold->loops[0];
	return loops;
}

static interp_order order_of(const interp_plan *p)
{
	uint64_t scans = collect_scan_loops(p);
	interp_order o = {0};

	for (uint32_t l = 0; l < p->nloops; l++)
		if ((p->domain >> l & 1) && l != p->strip && !(scans >> l & 1))
			o.loops[o.n++] = l;
	if (p->strip != NONE)
		o.loops[o.n++] = p->strip;
	for (uint32_t l = 0; l < p->nloops; l++)
		if ((p->domain >> l & 1) && (scans >> l & 1))
			o.loops[o.n++] = l;
	return o;
}

static void enter_strip(interp_state *s, uint32_t loop, int64_t at, int64_t end)
{
	interp_move(s, loop, at);
	if (loop == s->p->strip)
		s->n = end - at < INTERP_MOST ? (uint32_t)(end - at) : INTERP_MOST;
}

/* Runs the loops from number `from` inwards, loop `from` over [begin, end). */
static smr_status run_loops(interp_state *s, const interp_order *o, uint32_t from, int64_t begin,
			    int64_t end)
{
	int64_t step = o->loops[from] == s->p->strip ? INTERP_MOST : 1;

	for (int64_t at = begin; at < end; at += step) {
		enter_strip(s, o->loops[from], at, end);
		if (from + 1 < o->n)
			SMR_TRY(run_loops(s, o, from + 1, 0, s->p->extent[o->loops[from + 1]]));
		else
			SMR_TRY(run_strip(s));
	}
	return SMR_OK;
}

/* ---- threads ------------------------------------------------------------------------------- */

typedef struct job {
	smr_exec *x;
	const interp_plan *p;
	const smr_env *e;
	interp_order o;
	int parts;
	pthread_mutex_t lock;
	smr_status status;
	char why[300];
} job;

static void run_part(void *arg, int i)
{
	job *j = arg;
	interp_state *s;
	smr_status st = open_state(j->x, i, j->e, &s);

	if (st == SMR_OK) {
		int64_t n = j->o.n > 0 ? j->p->extent[j->o.loops[0]] : 0;
		int64_t unit = j->o.n > 0 && j->o.loops[0] == j->p->strip ? INTERP_MOST : 1;
		int64_t units = (n + unit - 1) / unit;
		int64_t begin = units * i / j->parts * unit,
			end = units * (i + 1) / j->parts * unit;

		st = j->o.n == 0 ? run_strip(s) : run_loops(s, &j->o, 0, begin, end < n ? end : n);
		close_state(j->x, i, s);
	}
	if (st == SMR_OK)
		return;
	pthread_mutex_lock(&j->lock);
	if (j->status == SMR_OK) {
		j->status = st;
		snprintf(j->why, sizeof(j->why), "%s", smr_errmsg());
	}
	pthread_mutex_unlock(&j->lock);
}

static smr_status run_one(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	job j = {.x = x, .p = x->plan, .e = e, .o = order_of(x->plan), .parts = 1};
	int threads = smr_workers_count(w);
	smr_thread_choice_way way = SMR_THREADS_ALONE;
	int64_t from = 0;

	if (j.o.n > 0 && threads > 1 && x->seconds > 2 * WAKE_S &&
	    x->plan->extent[j.o.loops[0]] >= 2 * (int64_t)threads)
		way = x->seconds < MEASURED_S ? smr_thread_choice_next(&x->pace) : SMR_THREADS_ALL;
	if (way == SMR_THREADS_ALL)
		j.parts = threads;
	if (way == SMR_THREADS_MEASURE)
		from = smr_now_ns();
	pthread_mutex_init(&j.lock, NULL);
	if (j.parts == 1)
		run_part(&j, 0);
	else
		smr_workers_run(w, j.parts, run_part, &j);
	pthread_mutex_destroy(&j.lock);
	if (way == SMR_THREADS_MEASURE)
		smr_thread_choice_note(&x->pace, smr_now_ns() - from);
	return j.status == SMR_OK ? SMR_OK : smr_fail(j.status, "%s", j.why);
}

static smr_status run_interp(smr_exec *x, const smr_env *e, const smr_workers *w)
{
	for (; x != NULL; x = x->next)
		SMR_TRY(run_one(x, e, w));
	return SMR_OK;
}

static void release_interp(smr_exec *x)
{
	while (x != NULL) {
		smr_exec *next = x->next;

		for (int i = 0; i < PARTS; i++)
			free_state(x->states[i]);
		interp_free(x->plan);
		smr_free(x);
		x = next;
	}
}

static smr_status prepare_interp(const smr_codelet *c, const smr_env *e, const smr_workers *w,
				 smr_exec **out)
{
	smr_exec *all = NULL;
	smr_status st = SMR_OK;

	if (are_alike(c))
		return prepare_some(c, UINT32_MAX, e, out);
	for (uint32_t k = 0; st == SMR_OK && k <= c->nbeside; k++) {
		smr_exec *x;

		st = prepare_some(c, k, e, &x);
		if (st == SMR_OK) {
			x->next = all;
			all = x;
		}
	}
	if (st != SMR_OK)
		release_interp(all);
	else
		*out = all;
	return st;
}

static void count_interp_work(const smr_exec *x, smr_work *work)
{
	for (; x != NULL; x = x->next) {
		interp_order o = order_of(x->plan);

		interp_count(x->plan, &o, work);
	}
}

static const smr_cost_rate strip_rate[] = {
	{NULL, 0.02, 0.50, 1, 0.25e-6, 1.7, {.mac = 0}},
};
static const smr_cost_rates strip_rates = {
	.rate = strip_rate,
	.source = "shares and spreads: medians of kernels of tests/bench, starts: of programs of "
		  "tests/bench/predict/split.py",
	.math = SMR_COST_MATH_SCALAR,
	.feature = 6,
};
const smr_impl smr_impl_strip = {
	.name = "strip",
	.beside = true,
	.on_request = true, /* compiled loops of C are faster */
	.about = "any nest, a strip of points at a time, without a compiler",
	.rates = &strip_rates,
	.accept = accept_interp,
	.prepare = prepare_interp,
	.run = run_interp,
	.release = release_interp,
	.count = count_interp_work,
};
