/* Turns of a parfor on several threads. Each has an interpreter, a trace and code of its own, which
 * stay for the next loop, and variables that are lent to it. Turns are handed out in order, so the
 * first one that fails is told, and nothing of those behind it is seen. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/c_locale.h"
#include "dml/parfor/crew.h"

/* ---- turns on a worker */

/* Its numbers, or the file that has them: not what only this thread can compute. */
static smr_status compute_all(script *s, script_value *v)
{
	for (uint32_t i = 0; v->kind == SCRIPT_LIST && i < v->list->n; i++)
		SMR_TRY(compute_all(s, &v->list->values[i]));
	return v->matrix != NULL && v->matrix->source == NULL ? script_compute(s->trace, v)
							      : SMR_OK;
}

/* Computing lets variables go that nobody reads: it may be one of these. */
static smr_status take_last(script_worker *w, const char *name, script_last *last)
{
	const script_value *x = script_get(&w->s, name);
	script_variable *var;
	script_value v;
	smr_status st;

	smr_assert(last->turn <= w->number);
	if (x == NULL)
		return SMR_OK;
	v = script_keep(x);
	st = compute_all(&w->s, &v);
	if (st != SMR_OK) {
		script_drop(&v);
		return st;
	}
	script_drop(&last->v);
	*last = (script_last){w->number, v};
	HASH_FIND_STR(w->s.top.vars, name, var);
	if (var == NULL)
		return SMR_OK;
	HASH_DEL(w->s.top.vars, var);
	script_drop(&var->value);
	smr_free(var);
	return SMR_OK;
}

static smr_status take_lasts(script_worker *w)
{
	const script_names *inner = &w->m->proof->inner;

	for (size_t i = 0; i < inner->n; i++)
		SMR_TRY(take_last(w, inner->v[i], &w->lasts[i]));
	return SMR_OK;
}

static smr_status run_turn(script_worker *w)
{
	smr_assert(w->number >= 0 && w->number < w->m->range->n);
	SMR_TRY(script_run_turn(&w->s, w->m->proof->t, w->m->range, w->number));
	SMR_TRY(script_turn_settle(&w->s, &w->turn));
	SMR_TRY(take_lasts(w));
	w->held = script_held(&w->s);
	return SMR_OK;
}

typedef struct job {
	script_worker **workers;
	pthread_t caller;
} job;

static void work(void *arg, int i)
{
	const job *j = arg;
	script_worker *w = j->workers[i];
	script_meeting *m = w->m;
	locale_t before = smr_decimal_enter();

	smr_assert(i >= 0 && m != NULL);
	w->s.deepest = script_half_of_stack();
	for (;;) {
		smr_status st;

		w->number = m->next++;
		if (w->number >= m->range->n || w->number > m->failed)
			break;
		st = run_turn(w);
		if (st != SMR_OK)
			script_turn_failed(w, st);
		else if (smr_str_status(&w->printed, "what a turn prints") != SMR_OK)
			script_turn_failed(w, SMR_ENOMEM);
		if (script_hand_over(w) != SMR_OK)
			script_turn_failed(w, SMR_ENOMEM);
		if (st != SMR_OK)
			break;
		if (pthread_equal(j->caller, pthread_self()))
			script_print_now(w);
	}
	smr_decimal_leave(before);
}

/* ---- workers */

static void keep_printed(void *ctx, const char *s, size_t n)
{
	smr_str_write(&((script_worker *)ctx)->printed, s, n);
}

static void free_worker(script_worker *w)
{
	if (w == NULL)
		return;
	script_free_frame(&w->s.top);
	script_trace_free(w->s.trace);
	script_free_lives(&w->s);
	script_free_invariants(&w->s);
	script_free_proofs(&w->s);
	smr_free(w);
}

static smr_status new_worker(script *root, script_worker **out)
{
	script_worker *w = smr_calloc(1, sizeof(*w));
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
	w->params.fits = root->params->fits != NULL ? script_crew_fits : NULL;
	w->params.room = root->params->room != NULL ? script_crew_room : NULL;
	w->params.fits_ctx = w;
	w->s.params = &w->params;
	w->s.ast = root->ast;
	w->s.root = root;
	w->s.work = w;
	w->s.frame = &w->s.top;
	st = script_make_trace(&w->s);
	if (st != SMR_OK) {
		free_worker(w);
		return st;
	}
	*out = w;
	return SMR_OK;
}

static smr_status crew_of(script *s, uint32_t n, script_worker ***out)
{
	script_crew *c = s->crew != NULL ? s->crew : smr_calloc(1, sizeof(*c));
	script_worker **more;

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

void script_free_crew(script *s)
{
	for (uint32_t i = 0; s->crew != NULL && i < s->crew->n; i++)
		free_worker(s->crew->workers[i]);
	if (s->crew != NULL)
		smr_free(s->crew->workers);
	smr_free(s->crew);
	s->crew = NULL;
}

uint32_t script_crew_size(const script *s)
{
	return s->crew != NULL ? s->crew->n : 0;
}

const script_trace *script_crew_trace(const script *s, uint32_t i)
{
	smr_assert(s->crew != NULL && i < s->crew->n);
	return s->crew->workers[i]->s.trace;
}

/* ---- the loop */

static smr_status run(script *s, script_meeting *m, script_worker **w, int n)
{
	job j = {w, pthread_self()};
	smr_status st = SMR_OK;
	int out = 0;

	smr_assert(n >= 1);
	for (; out < n && st == SMR_OK; out++)
		st = script_set_out(s, w[out], m);
	if (st == SMR_OK) {
		smr_workers_run(s->trace->runner->workers, n, work, &j);
		script_print_now(w[0]);
		st = m->status;
		s->told |= m->told;
		if (st == SMR_OK)
			st = script_bring_home(s, m, w, n);
		else
			st = smr_fail(st, "%s", m->why);
	}
	while (out-- > 0)
		script_come_home(w[out]);
	return st;
}

/* Memory to write to; what nobody writes stays what it was. */
static smr_status own_results(script *s, script_turn *t, script_value *old)
{
	smr_assert(t->nresults == 0 || t->results != NULL);
	for (uint32_t i = 0; i < t->nresults; i++) {
		const script_value *x = script_get(s, t->results[i].name);

		if (x == NULL)
			return smr_fail(SMR_EINTERNAL, "%s is not there", t->results[i].name);
		if (t->results[i].into != NULL || t->results[i].gather != NULL)
			continue;
		if (x->matrix->refs > 1 || x->matrix->borrowed || x->matrix->values != NULL)
			old[i] = script_keep(x);
		SMR_TRY(script_result_own(s, &t->results[i]));
	}
	return SMR_OK;
}

smr_status script_run_crew(script *s, const script_proof *p, const script_range *r,
			   script_turn *turn, int64_t first, int degree)
{
	script_meeting m = {.proof = p,
			    .range = r,
			    .results = turn->results,
			    .nresults = turn->nresults,
			    .held = script_held(s) - script_gathered(turn->results, turn->nresults),
			    .next = first,
			    .done = first,
			    .failed = INT64_MAX,
			    .lock = PTHREAD_MUTEX_INITIALIZER,
			    .came = PTHREAD_COND_INITIALIZER};
	script_value *old = smr_calloc(turn->nresults + 1, sizeof(*old));
	script_worker **w;
	smr_status st = old != NULL ? crew_of(s, (uint32_t)degree, &w)
				    : smr_fail(SMR_ENOMEM, "no memory for a loop");

	smr_assert(degree >= 1 && first >= 0 && first <= r->n);
	if (st == SMR_OK)
		st = own_results(s, turn, old);
	if (st == SMR_OK)
		st = run(s, &m, w, degree);
	if (st == SMR_OK)
		st = script_set(s, p->t->variable,
				script_integer((int64_t)(r->from + (double)(r->n - 1) * r->step)));
	for (uint32_t i = 0; old != NULL && i < turn->nresults; i++) {
		if (st == SMR_OK && old[i].kind != SCRIPT_NOTHING && !turn->results[i].written)
			st = script_set(s, turn->results[i].name, script_keep(&old[i]));
		script_drop(&old[i]);
	}
	script_meeting_free(&m);
	smr_free(old);
	return st;
}
