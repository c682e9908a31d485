/* Runs iterations of a parfor on several threads. Each thread has its own interpreter, trace and
 * code, which stay for the next loop, and shared variables. Iterations start in order, so that the
 * first failure is reported, and later iterations have no visible effects. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/c_locale.h"
#include "dml/domain.h"
#include "dml/parfor/crew.h"

/* ---- iterations on a worker */

/* Computes a value unless its elements are in a file: other threads cannot compute it. */
static smr_status compute_all(script *s, dml_value *v)
{
	for (uint32_t i = 0; v->kind == DML_LIST && i < v->list->n; i++)
		SMR_TRY(compute_all(s, &v->list->values[i]));
	return v->matrix != NULL && v->matrix->source == NULL && v->matrix->packed == NULL
		       ? dml_compute(s->trace, v)
		       : SMR_OK;
}

/* Moves a variable to *@p last; computing it may drop dead variables, perhaps this one. */
static smr_status take_last(dml_worker *w, const char *name, dml_last *last)
{
	const dml_value *x = dml_get(&w->s, name);
	dml_variable *var;
	dml_value v;
	smr_status st;

	smr_assert(last->turn <= w->number);
	if (x == NULL)
		return SMR_OK;
	v = dml_keep(x);
	st = compute_all(&w->s, &v);
	if (st != SMR_OK) {
		dml_drop(&v);
		return st;
	}
	dml_drop(&last->v);
	*last = (dml_last){w->number, v};
	HASH_FIND_STR(w->s.top.vars, name, var);
	if (var == NULL)
		return SMR_OK;
	HASH_DEL(w->s.top.vars, var);
	dml_drop(&var->value);
	smr_free(var);
	return SMR_OK;
}

static smr_status take_lasts(dml_worker *w)
{
	const dml_names *inner = &w->m->proof->inner;

	for (size_t i = 0; i < inner->n; i++)
		SMR_TRY(take_last(w, inner->v[i], &w->lasts[i]));
	return SMR_OK;
}

static smr_status run_turn(dml_worker *w)
{
	smr_assert(w->number >= 0 && w->number < w->m->range->n);
	SMR_TRY(dml_run_turn(&w->s, w->m->proof->t, w->m->range, w->number));
	SMR_TRY(dml_turn_settle(&w->s, &w->turn));
	SMR_TRY(take_lasts(w));
	w->held = dml_held(&w->s);
	return SMR_OK;
}

typedef struct job {
	dml_worker **workers;
	pthread_t caller;
} job;

static void worker_main(void *arg, int i)
{
	const job *j = arg;
	dml_worker *w = j->workers[i];
	dml_meeting *m = w->m;
	locale_t before = smr_c_locale_enter();

	smr_assert(i >= 0 && m != NULL);
	w->s.deepest = dml_half_of_stack();
	for (;;) {
		smr_status st;

		w->number = m->next++;
		if (w->number >= m->range->n || w->number > m->failed)
			break;
		st = run_turn(w);
		if (st != SMR_OK)
			dml_turn_failed(w, st);
		else if (smr_str_status(&w->printed, "the output of an iteration") != SMR_OK)
			dml_turn_failed(w, SMR_ENOMEM);
		if (dml_hand_over(w) != SMR_OK)
			dml_turn_failed(w, SMR_ENOMEM);
		if (st != SMR_OK)
			break;
		if (pthread_equal(j->caller, pthread_self()))
			dml_print_now(w);
	}
	smr_c_locale_leave(before);
}

/* ---- workers */

static void keep_printed(void *ctx, const char *s, size_t n)
{
	smr_str_write(&((dml_worker *)ctx)->printed, s, n);
}

static void free_worker(dml_worker *w)
{
	if (w == NULL)
		return;
	dml_free_frame(&w->s.top);
	dml_lazy_free(w->s.trace);
	dml_free_lives(&w->s);
	dml_free_scalars(&w->s);
	dml_free_invariants(&w->s);
	dml_free_proofs(&w->s);
	smr_free(w);
}

static smr_status new_worker(script *root, dml_worker **out)
{
	dml_worker *w = smr_calloc(1, sizeof(*w));
	smr_status st;

	smr_assert(root->root == root);
	if (w == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a worker of a loop");
	w->runner = *root->params->runner;
	w->runner.workers = NULL;
	w->runner.tune = NULL;
	w->params = *root->params;
	w->params.runner = &w->runner;
	w->params.print = keep_printed;
	w->params.ctx = w;
	w->params.fits = root->params->fits != NULL ? dml_crew_fits : NULL;
	w->params.room = root->params->room != NULL ? dml_crew_room : NULL;
	w->params.fits_ctx = w;
	w->s.params = &w->params;
	w->s.ast = root->ast;
	w->s.root = root;
	w->s.library = root->library;
	w->s.parallel = root->parallel;
	w->s.work = w;
	w->s.frame = &w->s.top;
	w->s.domain = root->domain;
	w->s.tracing = root->tracing;
	st = dml_make_trace(&w->s);
	if (st != SMR_OK) {
		free_worker(w);
		return st;
	}
	*out = w;
	return SMR_OK;
}

static smr_status crew_of(script *s, uint32_t n, dml_worker ***out)
{
	dml_crew *c = s->crew != NULL ? s->crew : smr_calloc(1, sizeof(*c));
	dml_worker **more;

	s->crew = c;
	more = c != NULL ? smr_realloc(c->workers,
				       n > c->n ? n * sizeof(*more) : c->n * sizeof(*more))
			 : NULL;
	if (more == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u workers of a loop", n);
	c->workers = more;
	for (; c->n < n; c->n++)
		SMR_TRY(new_worker(s, &more[c->n]));
	*out = more;
	return SMR_OK;
}

void dml_free_crew(script *s)
{
	for (uint32_t i = 0; s->crew != NULL && i < s->crew->n; i++)
		free_worker(s->crew->workers[i]);
	if (s->crew != NULL)
		smr_free(s->crew->workers);
	smr_free(s->crew);
	s->crew = NULL;
}

uint32_t dml_crew_size(const script *s)
{
	return s->crew != NULL ? s->crew->n : 0;
}

const dml_lazy *dml_crew_trace(const script *s, uint32_t i)
{
	smr_assert(s->crew != NULL && i < s->crew->n);
	return s->crew->workers[i]->s.trace;
}

/* ---- the loop */

static smr_status run_crew(script *s, dml_meeting *m, dml_worker **w, int n)
{
	job j = {w, pthread_self()};
	smr_status st = SMR_OK;
	int out = 0;

	smr_assert(n >= 1);
	for (; out < n && st == SMR_OK; out++)
		st = dml_set_out(s, w[out], m);
	if (st == SMR_OK) {
		smr_workers_run(s->trace->runner->workers, n, worker_main, &j);
		dml_print_now(w[0]);
		st = m->status;
		s->told |= m->told;
		if (st == SMR_OK)
			st = dml_bring_home(s, m, w, n);
		else
			st = smr_fail(st, "%s", m->why);
	}
	while (out-- > 0)
		dml_come_home(w[out]);
	return st;
}

/* Makes results writable; keeps the old value of one that may stay unchanged. */
static smr_status own_results(script *s, dml_turn *t, dml_value *old)
{
	smr_assert(t->nresults == 0 || t->results != NULL);
	for (uint32_t i = 0; i < t->nresults; i++) {
		const dml_value *x = dml_get(s, t->results[i].name);

		if (x == NULL)
			return smr_fail(SMR_EINTERNAL, "%s is not there", t->results[i].name);
		if (t->results[i].into != NULL || t->results[i].gather != NULL)
			continue;
		if (x->matrix->refs > 1 || x->matrix->borrowed || x->matrix->values != NULL ||
		    x->matrix->packed != NULL)
			old[i] = dml_keep(x);
		SMR_TRY(dml_result_own(s, &t->results[i]));
	}
	return SMR_OK;
}

smr_status dml_run_crew(script *s, const dml_proof *p, const dml_range *r, dml_turn *turn,
			int64_t first, int degree)
{
	dml_meeting m = {.proof = p,
			 .range = r,
			 .results = turn->results,
			 .nresults = turn->nresults,
			 .held = dml_held(s) - dml_gathered(turn->results, turn->nresults),
			 .next = first,
			 .done = first,
			 .failed = INT64_MAX,
			 .lock = PTHREAD_MUTEX_INITIALIZER,
			 .came = PTHREAD_COND_INITIALIZER};
	dml_value *old = smr_calloc(turn->nresults + 1, sizeof(*old));
	dml_worker **w;
	smr_status st = old != NULL ? crew_of(s, (uint32_t)degree, &w)
				    : smr_fail(SMR_ENOMEM, "no memory for a loop");

	smr_assert(degree >= 1 && first >= 0 && first <= r->n);
	if (st == SMR_OK)
		st = own_results(s, turn, old);
	if (st == SMR_OK)
		st = run_crew(s, &m, w, degree);
	if (st == SMR_OK)
		st = dml_set(s, p->t->variable,
			     dml_integer((int64_t)(r->from + (double)(r->n - 1) * r->step)));
	for (uint32_t i = 0; old != NULL && i < turn->nresults; i++) {
		if (st == SMR_OK && old[i].kind != DML_NOTHING && !turn->results[i].written)
			st = dml_set(s, turn->results[i].name, dml_keep(&old[i]));
		dml_drop(&old[i]);
	}
	dml_meeting_free(&m);
	smr_free(old);
	return st;
}
