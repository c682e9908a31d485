/* List schedulers: tasks in an order, each on the processor where it ends first. */
#include "base/alloc.h"
#include "plan/dag/internal.h"

smr_status dag_finish(const smr_dag *d, const smr_dag_goal *goal, double bound, bool proved,
		      smr_dag_schedule *out)
{
	smr_status st = smr_dag_check(d, out);

	if (st != SMR_OK) {
		smr_dag_schedule_free(out);
		return st;
	}
	out->optimal = proved || dag_is_best(goal, bound, out);
	out->bound = out->optimal ? smr_dag_value(goal, out) : bound;
	return SMR_OK;
}

/* ---- schemes: what each list scheduler ranks by ---------------------------------------------- */

void dag_scheme_free(dag_list *own)
{
	smr_free((void *)own->priority);
	smr_free((void *)own->beyond);
	smr_free((void *)own->fixed);
	*own = (dag_list){.priority = NULL};
}

/* Topcuoglu, Hariri and Wu, "Performance-effective and low-complexity task scheduling for
 * heterogeneous computing", IEEE TPDS 13(3), 2002. */
static smr_status rank_by_heft(const smr_dag *d, dag_list *out)
{
	double *rank;

	SMR_TRY(dag_ranks_up(d, dag_share(d), &rank));
	*out = (dag_list){.priority = rank, .gaps = true};
	return SMR_OK;
}

/* Arabnejad and Barbosa, "List scheduling algorithm for heterogeneous systems by an optimistic cost
 * table", IEEE TPDS 25(3), 2014. */
static smr_status rank_by_peft(const smr_dag *d, dag_list *out)
{
	double *oct, *rank = smr_calloc(d->n, sizeof(*rank));
	smr_status st = rank != NULL ? dag_optimistic(d, &oct)
				     : smr_fail(SMR_ENOMEM, "no memory for ranks of tasks");

	if (st != SMR_OK) {
		smr_free(rank);
		return st;
	}
	for (uint32_t i = 0; i < d->n; i++)
		for (uint32_t p = 0; p < d->p; p++)
			rank[i] += oct[(size_t)i * d->p + p] / d->p;
	*out = (dag_list){.priority = rank, .beyond = oct, .gaps = true};
	return SMR_OK;
}

/* Assigns the tasks of a longest path (the task of the highest rank, then always a successor of the
 * same rank) to the processor that runs them soonest. */
static void fix_path(const smr_dag *d, const double *rank, uint32_t *fixed)
{
	uint32_t at = 0, best = 0;
	double least = INFINITY;

	for (uint32_t i = 0; i < d->n; i++) {
		fixed[i] = UINT32_MAX;
		if (d->first[i] == d->first[i + 1] && rank[i] > rank[at])
			at = i;
	}
	for (uint32_t next = at; next != UINT32_MAX;) {
		at = next;
		fixed[at] = 0;
		next = UINT32_MAX;
		for (size_t k = d->next[at]; k < d->next[at + 1]; k++)
			if (next == UINT32_MAX || rank[d->succs[k].task] > rank[next])
				next = d->succs[k].task;
	}
	for (uint32_t p = 0; p < d->p; p++) {
		double sum = 0;

		for (uint32_t i = 0; i < d->n; i++)
			sum += fixed[i] == 0 ? dag_w(d, i, p) : 0;
		if (sum < least) {
			least = sum;
			best = p;
		}
	}
	for (uint32_t i = 0; i < d->n; i++)
		if (fixed[i] == 0)
			fixed[i] = best;
}

/* Critical path on a processor, from the same paper as HEFT. */
static smr_status rank_by_cpop(const smr_dag *d, dag_list *out)
{
	uint32_t *fixed = smr_calloc(d->n, sizeof(*fixed));
	double *up = NULL, *down = NULL;
	smr_status st = fixed != NULL ? dag_ranks_up(d, 1, &up)
				      : smr_fail(SMR_ENOMEM, "no memory to plan a task graph");

	if (st == SMR_OK)
		st = dag_ranks_down(d, 1, &down);
	if (st != SMR_OK) {
		smr_free(up);
		smr_free(fixed);
		return st;
	}
	for (uint32_t i = 0; i < d->n; i++)
		up[i] += down[i];
	smr_free(down);
	fix_path(d, up, fixed);
	*out = (dag_list){.priority = up, .fixed = fixed, .gaps = true};
	return SMR_OK;
}

/* StarPU's dmda: tasks in submission order, each where it is expected to end first, behind the
 * tasks that are there (Augonnet, Thibault, Namyst and Wacrenier, CCPE 23(2), 2011). */
static smr_status rank_by_dmda(const smr_dag *d, dag_list *out)
{
	double *order = smr_calloc(d->n, sizeof(*order));

	if (order == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to plan a task graph");
	for (uint32_t i = 0; i < d->n; i++)
		order[i] = -(double)i;
	*out = (dag_list){.priority = order};
	return SMR_OK;
}

const dag_scheme dag_schemes[] = {rank_by_heft, rank_by_peft, rank_by_cpop, rank_by_dmda, NULL};

/* ---- planners -------------------------------------------------------------------------------- */

/* Rounds of the bound, where no time is set. */
enum { BOUND_ROUNDS = 100 };

static smr_status plan_list(const smr_dag *d, const smr_dag_goal *goal, dag_scheme scheme,
			    smr_dag_schedule *out)
{
	dag_list how;
	dag_build b;
	double bound;
	smr_status st;

	SMR_TRY(scheme(d, &how));
	st = dag_build_new(d, &b);
	if (st == SMR_OK) {
		st = dag_list_schedule(&b, &how);
		if (st == SMR_OK)
			dag_build_take(&b, out);
		else
			dag_build_free(&b);
	}
	dag_scheme_free(&how);
	SMR_TRY(st);
	st = dag_bound(d, goal, out->makespan, &(dag_effort){.rounds = BOUND_ROUNDS}, &bound);
	if (st != SMR_OK) {
		smr_dag_schedule_free(out);
		return st;
	}
	return dag_finish(d, goal, bound, false, out);
}

#define LIST_PLANNER(word, what)                                                     \
	static smr_status plan_by_##word(const smr_dag *d, const smr_dag_goal *goal, \
					 smr_dag_schedule *out)                      \
	{                                                                            \
		return plan_list(d, goal, rank_by_##word, out);                      \
	}                                                                            \
	const smr_dag_planner smr_dag_planner_##word = {                             \
		.name = #word, .about = what, .plan = plan_by_##word};

LIST_PLANNER(heft, "rank upward, then earliest finish")
LIST_PLANNER(peft, "the same, with what follows at its best")
LIST_PLANNER(cpop, "the longest path on one processor")
LIST_PLANNER(dmda, "as they come, each where it ends first")
