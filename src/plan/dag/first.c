/* First schedules: of list schedulers, of each task where it takes least energy, and of list
 * schedulers with ranks that are perturbed at random. */
#include <string.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "plan/dag/internal.h"

static const double SHAKE = 0.25;
enum { SHAKEN = 200 };

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

static smr_status try_list(const dag_try *t, dag_build *b, const dag_list *how,
			   smr_dag_schedule *best)
{
	dag_build_clear(b);
	SMR_TRY(dag_list_schedule(b, how));
	return dag_note(t, b->slots, b->makespan, best);
}

typedef struct first {
	double *rank, *oct, *shaken;
	uint32_t *fixed;
	dag_build b;
} first;

static smr_status perturb_ranks(const dag_try *t, first *f, double share, smr_dag_schedule *best)
{
	int64_t now = smr_now_ns(), until = now + (int64_t)((double)(t->until - now) * share);
	uint64_t seed = 1;

	for (int k = 0; k < SHAKEN && smr_now_ns() < until && !dag_is_over(t, best); k++) {
		dag_list how = {.priority = f->shaken, .gaps = true};

		for (uint32_t i = 0; i < t->d->n; i++)
			f->shaken[i] = f->rank[i] * (1 + SHAKE * (2 * dag_draw(&seed) - 1));
		how.beyond = k % 2 == 0 ? f->oct : NULL;
		SMR_TRY(try_list(t, &f->b, &how, best));
	}
	return SMR_OK;
}

static smr_status run_first(const dag_try *t, double share, first *f, smr_dag_schedule *best)
{
	const smr_dag *d = t->d;

	SMR_TRY(dag_build_new(d, &f->b));
	f->shaken = smr_calloc(d->n, sizeof(*f->shaken));
	f->fixed = smr_calloc(d->n, sizeof(*f->fixed));
	best->slots = smr_calloc(d->n, sizeof(*best->slots));
	if (f->shaken == NULL || f->fixed == NULL || best->slots == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	SMR_TRY(dag_ranks_up(d, dag_share(d), &f->rank));
	SMR_TRY(dag_optimistic(d, &f->oct));
	fix_cheapest(d, f->fixed);
	SMR_TRY(try_list(t, &f->b, &(dag_list){.priority = f->rank, .gaps = true}, best));
	SMR_TRY(try_list(t, &f->b, &(dag_list){.priority = f->rank, .beyond = f->oct, .gaps = true},
			 best));
	SMR_TRY(try_list(t, &f->b,
			 &(dag_list){.priority = f->rank, .fixed = f->fixed, .gaps = true}, best));
	return perturb_ranks(t, f, share, best);
}

smr_status dag_first(const dag_try *t, double share, smr_dag_schedule *best)
{
	first f = {.rank = NULL};
	smr_status st;

	*best = (smr_dag_schedule){.makespan = INFINITY, .energy = INFINITY};
	st = run_first(t, share, &f, best);
	if (f.b.d != NULL)
		dag_build_free(&f.b);
	smr_free(f.rank);
	smr_free(f.oct);
	smr_free(f.shaken);
	smr_free(f.fixed);
	if (st != SMR_OK)
		smr_dag_schedule_free(best);
	return st;
}
