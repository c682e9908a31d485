/* Runs a parfor in order, or on several threads where that is proven equivalent and pays.
 *
 * The first iteration runs alone, on as many threads as its operations use; so does the second if
 * the first compiled code and initialized libraries. Their time and memory decide whether parallel
 * iterations, each on one thread, are faster, and for how many of them memory suffices. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "dml/parfor/iterations.h"

/* Startup seconds for each thread; minimum speedup. */
static const double BEGIN_S = 100e-6, QUICKER = 1.1;
enum { SEVERAL = 4 /* iterations, of which two run alone */ };

typedef struct measured { /* of one iteration */
	double seconds;   /* without compilation */
	double made;      /* ... seconds of compilation */
	double alone;     /* estimated additional seconds on one thread */
	double bytes;     /* peak memory beside what was held before */
} measured;

static smr_status in_order(script *s, const smr_dml_statement *t, const dml_range *r, int64_t from)
{
	for (int64_t i = from; i < r->n; i++)
		SMR_TRY(dml_run_turn(s, t, r, i));
	return SMR_OK;
}

static smr_status turn_in_order(script *s, dml_turn *turn, const smr_dml_statement *t,
				const dml_range *r, int64_t i)
{
	SMR_TRY(dml_run_turn(s, t, r, i));
	return dml_turn_settle(s, turn);
}

/* Measures iteration @p i. */
static smr_status measure_one(script *s, dml_turn *turn, const smr_dml_statement *t,
			      const dml_range *r, int64_t i, measured *out)
{
	const dml_lazy *e = s->trace;
	double made = e->made_s, spread = e->spread_s, most = s->most, held = dml_held(s);
	int64_t from = smr_now_ns();
	bool weighs = s->weighs;
	smr_status st;

	s->most = held;
	s->weighs = true;
	st = turn_in_order(s, turn, t, r, i);
	s->weighs = weighs;
	SMR_TRY(st);
	out->made = e->made_s - made;
	out->seconds = fmax(smr_seconds(from, smr_now_ns()) - out->made, 0);
	out->alone = e->spread_s - spread;
	out->bytes = fmax(s->most, dml_held(s)) - held;
	s->most = fmax(s->most, most);
	return SMR_OK;
}

int64_t dml_turns_left(const dml_proof *p, const dml_range *r)
{
	return r->n - (p->runs > 1 || r->n < SEVERAL ? 1 : 2);
}

/* Measures the first *@p n iterations. */
static smr_status measure_first(script *s, const dml_proof *p, dml_turn *turn, const dml_range *r,
				measured *out, int64_t *n)
{
	measured next;

	*n = r->n - dml_turns_left(p, r);
	SMR_TRY(measure_one(s, turn, p->t, r, 0, out));
	if (*n == 1)
		return SMR_OK;
	SMR_TRY(measure_one(s, turn, p->t, r, 1, &next));
	out->made += next.made;
	out->seconds = fmin(out->seconds, next.seconds);
	out->bytes = fmax(out->bytes, next.bytes);
	return SMR_OK;
}

smr_status dml_most_turns(script *s, const smr_dml_statement *t, int *most)
{
	double x;

	for (uint32_t i = 0; i < t->noptions; i++) {
		if (strcmp(t->options[i].name, "par") != 0)
			continue;
		SMR_TRY(dml_eval_number(s, t->options[i].value, &x));
		if (x >= 1 && x < *most)
			*most = (int)x;
	}
	return SMR_OK;
}

static int most_by_memory(script *s, int degree, double bytes)
{
	double held = dml_held(s);

	while (degree > 1 && s->params->fits != NULL &&
	       s->params->fits(s->params->fits_ctx, degree * bytes, held) != SMR_OK)
		degree--;
	return degree;
}

static bool parallel_pays(const measured *m, int64_t turns, int degree, double *gain)
{
	double rounds = ceil((double)turns / degree);
	double apart = rounds * (m->seconds + m->alone) + m->made + BEGIN_S * degree;

	*gain = (double)turns * m->seconds / apart;
	return *gain > QUICKER;
}

/* Chooses the number of threads for the remaining iterations. */
static smr_status choose_degree(script *s, dml_proof *p, int64_t left, const measured *m,
				int *degree)
{
	int threads = smr_workers_count(s->trace->runner->workers);
	double gain;
	bool pay;

	*degree = left < threads ? (int)left : threads;
	SMR_TRY(dml_most_turns(s, p->t, degree));
	snprintf(p->chosen, sizeof(p->chosen), "%s",
		 threads == 1      ? "there is one thread"
		 : s->work != NULL ? "the loop around it has the threads"
				   : "par or the number of iterations allows no more");
	if (p->part) {
		*degree = 1;
		snprintf(p->chosen, sizeof(p->chosen),
			 "it is part of an iteration of the loop around it");
	}
	if (*degree > 1 && !dml_are_there(s, p, &p->inner))
		*degree = 1;
	if (*degree < 2)
		return SMR_OK;
	*degree = most_by_memory(s, *degree, m->bytes);
	snprintf(p->chosen, sizeof(p->chosen), "no memory for two iterations of %.3g MB",
		 m->bytes * 1e-6);
	if (*degree < 2)
		return SMR_OK;
	pay = parallel_pays(m, left, *degree, &gain) || s->params->forced;
	snprintf(p->chosen, sizeof(p->chosen),
		 "an iteration takes %.3g ms, on a thread of its own %.3g ms: %d iterations at a "
		 "time are %.2g times as quick",
		 m->seconds * 1e3, (m->seconds + m->alone) * 1e3, *degree, gain);
	if (!pay)
		*degree = 1;
	return SMR_OK;
}

static smr_status run_loop(script *s, dml_proof *p, const dml_range *r, dml_turn *turn)
{
	measured m = {0};
	int64_t first;
	int degree;

	SMR_TRY(measure_first(s, p, turn, r, &m, &first));
	for (uint32_t i = 0; i < turn->nresults; i++)
		SMR_TRY(dml_gather_choose(s, &turn->results[i], first, r->n));
	SMR_TRY(choose_degree(s, p, r->n - first, &m, &degree));
	p->degree = degree;
	if (degree > 1) {
		p->apart += (uint64_t)(r->n - first);
		return dml_run_crew(s, p, r, turn, first, degree);
	}
	for (int64_t i = first; i < r->n; i++)
		SMR_TRY(turn_in_order(s, turn, p->t, r, i));
	return SMR_OK;
}

static smr_status end_gathering(script *s, const dml_turn *turn, smr_status st)
{
	for (uint32_t i = 0; i < turn->nresults; i++) {
		smr_status ended = dml_gather_end(s, &turn->results[i], st == SMR_OK);

		if (st == SMR_OK)
			st = ended;
	}
	return st;
}

/* Results were written in place, perhaps after an iteration had asked for their lineage. */
static void forget_lineages(const script *s, const dml_turn *turn)
{
	for (uint32_t i = 0; i < turn->nresults; i++) {
		const dml_value *x = dml_get(s, turn->results[i].name);

		if (x != NULL && x->matrix != NULL)
			x->matrix->lineage = (dml_lineage){0};
	}
}

static smr_status run_parfor(script *s, const smr_dml_statement *t, const dml_range *r)
{
	dml_turn turn = {.outer = s->turn, .frame = s->frame};
	dml_proof *p;
	bool safe;
	smr_status st;

	if (r->n == 0)
		return SMR_OK;
	SMR_TRY(dml_prove(s, t, &p));
	st = dml_prove_now(s, p, r, &turn.results, &turn.nresults, &safe);
	p->runs++;
	p->turns += (uint64_t)r->n;
	p->degree = 1;
	if (st == SMR_OK && !safe)
		st = in_order(s, t, r, 0);
	else if (st == SMR_OK) {
		for (uint32_t i = 0; i < turn.nresults && st == SMR_OK; i++)
			st = dml_gather_begin(s, &turn.results[i]);
		s->turn = &turn;
		if (st == SMR_OK)
			st = run_loop(s, p, r, &turn);
		dml_turn_leave(s, &turn);
		st = end_gathering(s, &turn, st);
		forget_lineages(s, &turn);
	}
	smr_free(turn.results);
	return st;
}

bool smr_interp_loop(const smr_interp *s, size_t i, smr_script_loop *out)
{
	const dml_proof *p = s->proofs;

	for (; p != NULL && i > 0; i--)
		p = p->hh.next;
	if (p == NULL)
		return false;
	*out = (smr_script_loop){.loc = {.file = p->file, .line = p->t->at.line},
				 .runs = p->runs,
				 .turns = p->turns,
				 .apart = p->apart,
				 .threads = p->degree,
				 .why = p->chosen};
	return true;
}

/* A worker's parts are counted by its loop. */
static double bytes_held(const script *s)
{
	double sum = 0;

	for (const dml_turn *t = s->turn; t != NULL; t = t->outer)
		if (t->late == NULL)
			sum += dml_gathered(t->results, t->nresults);
	return sum;
}

const dml_parallel dml_parallel_loops = {
	.run = run_parfor,
	.begin = dml_gather_zeros,
	.has = dml_turn_has,
	.read = dml_turn_read,
	.put = dml_turn_put,
	.sums = dml_turn_sums,
	.add = dml_turn_add,
	.held = bytes_held,
	.await = dml_await_turn,
};
