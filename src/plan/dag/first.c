/* First schedules: of list schedulers; of HEFT with the prices of linear programs (bound.c); for
 * energy, of each task where it takes least, of HEFT with weights of energy, and on the processors
 * that take least; then of list schedulers with ranks that are perturbed at random. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "plan/dag/internal.h"

static const double SHAKE = 0.25;
enum {
	SHAKEN = 200,
	WEIGHTS = 13,
	HALVINGS = 8,
	EARLIER = 2,
	POOL_HALVINGS = 4,
	POOL_STRIDE = 8,
	BOUND_ROUNDS = 100
};

bool dag_is_over(const dag_try *t, const smr_dag_schedule *best)
{
	return (t->front == NULL && dag_is_best(t->goal, t->bound, best)) ||
	       smr_now_ns() >= t->until;
}

smr_status dag_note(const dag_try *t, const smr_dag_slot *slots, double makespan,
		    smr_dag_schedule *best)
{
	double energy = dag_energy(t->d, slots);

	if (t->front != NULL)
		SMR_TRY(dag_front_add(t->front, t->front_cap, makespan, energy));
	if (t->pool != NULL)
		SMR_TRY(dag_pool_add(t->pool, t->d->n, slots, makespan, energy));
	if (!smr_dag_better(t->goal, makespan, energy, best->makespan, best->energy))
		return SMR_OK;
	memcpy(best->slots, slots, t->d->n * sizeof(*best->slots));
	best->makespan = makespan;
	best->energy = energy;
	return SMR_OK;
}

/* Assigns each task to the processor where it takes least energy. */
static void fix_cheapest(const smr_dag *d, uint32_t *fixed)
{
	for (uint32_t i = 0; i < d->n; i++) {
		fixed[i] = 0;
		for (uint32_t p = 1; p < d->p; p++)
			if (dag_e(d, i, p) < dag_e(d, i, fixed[i]) ||
			    (dag_e(d, i, p) == dag_e(d, i, fixed[i]) &&
			     dag_w(d, i, p) < dag_w(d, i, fixed[i])))
				fixed[i] = p;
	}
}

typedef struct first {
	const dag_try *t;
	smr_dag_schedule *best;
	int64_t until;
	double *rank, *oct, *shaken;
	double *extra, *beyond; /* [n][p] */
	uint32_t *fixed;
	dag_build b;
} first;

static bool is_late(const first *f)
{
	return smr_now_ns() >= f->until || dag_is_over(f->t, f->best);
}

static smr_status try_list(first *f, const dag_list *how)
{
	dag_build_clear(&f->b);
	SMR_TRY(dag_list_schedule(&f->b, how));
	return dag_note(f->t, f->b.slots, f->b.makespan, f->best);
}

static smr_status try_schemes(first *f)
{
	for (const dag_scheme *scheme = dag_schemes; *scheme != NULL; scheme++) {
		dag_list how;
		smr_status st;

		SMR_TRY((*scheme)(f->t->d, &how));
		st = try_list(f, &how);
		dag_scheme_free(&how);
		SMR_TRY(st);
	}
	return SMR_OK;
}

/* ---- energy ---------------------------------------------------------------------------------- */

typedef struct tally {
	double energy;
	uint32_t p;
} tally;

static int by_energy(const void *a, const void *b)
{
	const tally *x = a, *y = b;

	if (x->energy != y->energy)
		return x->energy < y->energy ? -1 : 1;
	return x->p < y->p ? -1 : x->p > y->p;
}

/* Opens one processor after the other, those with the least energy first, and plans on the open
 * ones: on 1, 2, 3 ... of few, on 1, 2, 4 ... of many. */
static smr_status try_subsets(first *f)
{
	const smr_dag *d = f->t->d;
	tally *order = smr_calloc(d->p, sizeof(*order));
	bool *closed = smr_calloc(d->p, sizeof(*closed));
	smr_status st = order != NULL && closed != NULL
				? SMR_OK
				: smr_fail(SMR_ENOMEM, "no memory to plan a task graph");

	for (uint32_t p = 0; st == SMR_OK && p < d->p; p++) {
		order[p].p = p;
		closed[p] = true;
		for (uint32_t i = 0; i < d->n; i++)
			order[p].energy += dag_e(d, i, p);
	}
	if (st == SMR_OK)
		qsort(order, d->p, sizeof(*order), by_energy);
	for (uint32_t p = 0; st == SMR_OK && p + 1 < d->p; p++) {
		closed[order[p].p] = false;
		if ((p >= 16 && (p & (p + 1)) != 0) || is_late(f))
			continue;
		st = try_list(f, &(dag_list){.priority = f->rank, .closed = closed, .gaps = true});
	}
	smr_free(order);
	smr_free(closed);
	return st;
}

static smr_status try_weight(first *f, double weight)
{
	return try_list(f, &(dag_list){.priority = f->rank, .by_energy = weight, .gaps = true});
}

/* Plans with weights of energy in wide steps, then halves the step within which the deadline stops
 * being kept. */
static smr_status try_weights(first *f)
{
	const smr_dag *d = f->t->d;
	double time = 0, energy = 0, lo = 0, hi = INFINITY;

	for (size_t k = 0; k < (size_t)d->n * d->p; k++) {
		time += d->w[k];
		energy += d->e[k];
	}
	if (!(energy > 0 && time > 0))
		return SMR_OK;
	for (int k = 0; k < WEIGHTS && !is_late(f); k++) {
		double weight = time / energy * ldexp(1, k - WEIGHTS / 2);

		SMR_TRY(try_weight(f, weight));
		if (f->b.makespan <= f->t->goal->deadline)
			lo = weight;
		else
			hi = fmin(hi, weight);
	}
	for (int k = 0; k < HALVINGS && isfinite(hi) && lo < hi && !is_late(f); k++) {
		double mid = (lo + hi) / 2;

		SMR_TRY(try_weight(f, mid));
		*(f->b.makespan <= f->t->goal->deadline ? &lo : &hi) = mid;
	}
	return SMR_OK;
}

/* Plans with the ends of tasks and, times @p weight, what the linear program's prices say. */
static smr_status try_prices(first *f, double weight)
{
	for (size_t k = 0; k < (size_t)f->t->d->n * f->t->d->p; k++)
		f->beyond[k] = f->extra[k] * weight;
	return try_list(f, &(dag_list){.priority = f->rank, .beyond = f->beyond, .gaps = true});
}

/* Halves an interval of weights: the largest one whose plan keeps the deadline. The program leaves
 * out transfers and the order of tasks, so it is also asked for earlier deadlines. */
static smr_status try_program(first *f, double deadline, int earlier, int halvings)
{
	const dag_effort effort = {.rounds = BOUND_ROUNDS, .until = f->until};
	dag_support s;

	for (int j = 0; j <= earlier && !is_late(f); j++) {
		double kept = -8, late = 8; /* logarithms */

		SMR_TRY(dag_energy_support(f->t->d, deadline * (1 - 0.12 * j), f->best->energy,
					   &effort, f->extra, &s));
		for (int k = 0; k < halvings && !is_late(f); k++) {
			double mid = k == 0 ? late : (kept + late) / 2;

			SMR_TRY(try_prices(f, pow(2, mid)));
			if (f->b.makespan > deadline)
				late = mid;
			else if (mid == late)
				break;
			else
				kept = mid;
		}
	}
	return SMR_OK;
}

/* Plans for the makespan with its program's prices: weights in wide steps, then around the best. */
static smr_status try_makespan_prices(first *f)
{
	const dag_effort effort = {.rounds = BOUND_ROUNDS, .until = f->until};

	if (is_late(f))
		return SMR_OK;
	SMR_TRY(dag_makespan_prices(f->t->d, f->best->makespan, &effort, f->extra));
	for (double step = 1, mid = 0, from = -4, to = 4; step > 0.2; step /= 2) {
		double least = INFINITY;

		for (double k = from; k <= to && !is_late(f); k += step) {
			SMR_TRY(try_prices(f, pow(2, k)));
			if (f->b.makespan < least) {
				least = f->b.makespan;
				mid = k;
			}
		}
		from = mid - step / 2;
		to = mid + step / 2;
	}
	return SMR_OK;
}

/* Plans for each deadline of the pool, every eighth one first. */
static smr_status try_pool(first *f)
{
	const dag_pool *x = f->t->pool;

	for (uint32_t from = 0; from < POOL_STRIDE; from++)
		for (uint32_t k = from; k < x->k; k += POOL_STRIDE)
			SMR_TRY(try_program(f, x->deadlines[k], 0, POOL_HALVINGS));
	return SMR_OK;
}

static smr_status try_energy(first *f)
{
	fix_cheapest(f->t->d, f->fixed);
	SMR_TRY(try_list(f, &(dag_list){.priority = f->rank, .fixed = f->fixed, .gaps = true}));
	if (f->t->front == NULL && f->t->goal->objective != SMR_DAG_ENERGY)
		return SMR_OK;
	if (f->t->pool != NULL)
		SMR_TRY(try_pool(f));
	else if (isfinite(f->t->goal->deadline))
		SMR_TRY(try_program(f, f->t->goal->deadline, EARLIER, HALVINGS));
	SMR_TRY(try_weights(f));
	return try_subsets(f);
}

/* ---- all ------------------------------------------------------------------------------------- */

static smr_status perturb_ranks(first *f)
{
	uint64_t seed = 1;

	for (int k = 0; k < SHAKEN && !is_late(f); k++) {
		dag_list how = {.priority = f->shaken, .gaps = true};

		for (uint32_t i = 0; i < f->t->d->n; i++)
			f->shaken[i] = f->rank[i] * (1 + SHAKE * (2 * dag_draw(&seed) - 1));
		how.beyond = k % 2 == 0 ? f->oct : NULL;
		SMR_TRY(try_list(f, &how));
	}
	return SMR_OK;
}

static smr_status new_first(const smr_dag *d, first *f)
{
	SMR_TRY(dag_build_new(d, &f->b));
	f->shaken = smr_calloc(d->n, sizeof(*f->shaken));
	f->fixed = smr_calloc(d->n, sizeof(*f->fixed));
	f->extra = smr_calloc((size_t)d->n * d->p, sizeof(*f->extra));
	f->beyond = smr_calloc((size_t)d->n * d->p, sizeof(*f->beyond));
	if (f->shaken == NULL || f->fixed == NULL || f->extra == NULL || f->beyond == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	SMR_TRY(dag_ranks_up(d, dag_share(d), &f->rank));
	return dag_optimistic(d, &f->oct);
}

static void free_first(first *f)
{
	if (f->b.d != NULL)
		dag_build_free(&f->b);
	smr_free(f->rank);
	smr_free(f->oct);
	smr_free(f->shaken);
	smr_free(f->fixed);
	smr_free(f->extra);
	smr_free(f->beyond);
}

smr_status dag_first(const dag_try *t, double share, smr_dag_schedule *best)
{
	int64_t now = smr_now_ns();
	first f = {
		.t = t, .best = best, .until = now + (int64_t)((double)(t->until - now) * share)};
	smr_status st;

	*best = (smr_dag_schedule){.makespan = INFINITY, .energy = INFINITY};
	best->slots = smr_calloc(t->d->n, sizeof(*best->slots));
	st = best->slots != NULL ? new_first(t->d, &f)
				 : smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	if (st == SMR_OK)
		st = try_schemes(&f);
	if (st == SMR_OK)
		st = try_makespan_prices(&f);
	if (st == SMR_OK)
		st = try_energy(&f);
	if (st == SMR_OK)
		st = perturb_ranks(&f);
	free_first(&f);
	if (st != SMR_OK)
		smr_dag_schedule_free(best);
	return st;
}

smr_status dag_first_ends(const smr_dag *d, double *earliest, double *cheapest)
{
	first f = {.t = NULL};
	smr_status st = new_first(d, &f);

	if (st == SMR_OK)
		st = dag_list_schedule(&f.b, &(dag_list){.priority = f.rank, .gaps = true});
	if (st == SMR_OK) {
		*earliest = f.b.makespan;
		fix_cheapest(d, f.fixed);
		dag_build_clear(&f.b);
		st = dag_list_schedule(
			&f.b, &(dag_list){.priority = f.rank, .fixed = f.fixed, .gaps = true});
		*cheapest = f.b.makespan;
	}
	free_first(&f);
	return st;
}
