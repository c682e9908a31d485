/* Anytime planners, and the list of all planners. */
#include <string.h>

#include "base/alloc.h"
#include "base/str.h"
#include "base/thread/clock.h"
#include "plan/dag/internal.h"

/* A part of a search: continues with the best schedule until @p share of the time is over, or for
 * @p most seconds. */
typedef struct leg {
	double share, most;
	bool branches; /* branch and bound; else annealing */
} leg;

enum { BOUND_ROUNDS = 600 };
static const double BOUND_SHARE = 0.05; /* of the time */

static double weight_of(const smr_dag_goal *goal, const smr_dag_schedule *best)
{
	return goal->objective == SMR_DAG_ENERGY ? dag_energy_weight(best) : 0;
}

/* Returns the temperature for a first search: the larger the graph, the fewer steps each task has.
 */
static double heat_of(const smr_dag *d)
{
	return fmax(0.2, fmin(1, 40.0 / d->n));
}

/* Bounds the objective; an energy whose deadline is not kept, without it. */
static smr_status bound_best(dag_try *t, const smr_dag_schedule *best)
{
	const dag_effort effort = {.rounds = BOUND_ROUNDS,
				   .until = smr_now_ns() +
					    (int64_t)(t->goal->seconds * 1e9 * BOUND_SHARE)};
	smr_dag_goal goal = *t->goal;

	if (best->makespan > goal.deadline)
		goal.deadline = INFINITY;
	return dag_bound(t->d, &goal, smr_dag_value(t->goal, best), &effort, &t->bound);
}

static smr_status run_legs(const smr_dag *d, const smr_dag_goal *goal, const leg *legs, int n,
			   smr_dag_schedule *out)
{
	int64_t now = smr_now_ns();
	dag_try t = {.d = d, .goal = goal, .until = now + (int64_t)(goal->seconds * 1e9)};
	smr_dag_schedule best;
	bool proved = false, kept;
	smr_status st;

	t.bound = -INFINITY;
	SMR_TRY(dag_first(&t, legs[0].share, &best));
	kept = best.makespan <= goal->deadline;
	st = bound_best(&t, &best);
	for (int k = 1; k < n && st == SMR_OK && !proved; k++) {
		double until = smr_seconds(now, smr_now_ns()) + legs[k].most;

		until = fmin(until, goal->seconds * legs[k].share);
		t.until = now + (int64_t)(until * 1e9);
		st = legs[k].branches ? dag_branch(&t, &best, &proved)
				      : dag_anneal(&t, weight_of(goal, &best), heat_of(d), &best);
		if (st == SMR_OK && !kept && best.makespan <= goal->deadline) {
			kept = true;
			st = bound_best(&t, &best);
		}
	}
	if (st != SMR_OK) {
		smr_dag_schedule_free(&best);
		return st;
	}
	*out = best;
	return dag_finish(d, goal, t.bound, proved, out);
}

/* Anneals first: it soon finds a schedule that branch and bound then only has to prove. */
static smr_status run_search_legs(const smr_dag *d, const smr_dag_goal *goal, smr_dag_schedule *out)
{
	static const leg legs[] = {
		{.share = 0.2},
		{.share = 0.3, .most = 0.1},
		{.share = 0.6, .most = INFINITY, .branches = true},
		{.share = 1, .most = INFINITY},
	};

	return run_legs(d, goal, legs, sizeof(legs) / sizeof(legs[0]), out);
}

static smr_status run_exact_legs(const smr_dag *d, const smr_dag_goal *goal, smr_dag_schedule *out)
{
	static const leg legs[] = {{.share = 0.02},
				   {.share = 1, .most = INFINITY, .branches = true}};

	if (d->n > DAG_MAX_BRANCH || d->p > DAG_MAX_BRANCH)
		return smr_fail(SMR_EUNSUPPORTED, "exact plans %d tasks on %d processors at most",
				DAG_MAX_BRANCH, DAG_MAX_BRANCH);
	return run_legs(d, goal, legs, sizeof(legs) / sizeof(legs[0]), out);
}

static const smr_dag_planner planner_search = {
	.name = "search",
	.about = "lists, shaken; annealing; branch and bound; until the time is over",
	.any_goal = true,
	.plan = run_search_legs};
static const smr_dag_planner planner_exact = {
	.name = "exact",
	.about = "branch and bound, until all is tried or the time is over",
	.any_goal = true,
	.plan = run_exact_legs};

extern const smr_dag_planner smr_dag_planner_heft, smr_dag_planner_peft, smr_dag_planner_cpop,
	smr_dag_planner_dmda;

const smr_dag_planner *const smr_dag_planners[] = {
	&planner_search,
	&planner_exact,
	&smr_dag_planner_heft,
	&smr_dag_planner_peft,
	&smr_dag_planner_cpop,
	&smr_dag_planner_dmda,
	NULL,
};

const smr_dag_planner *smr_dag_planner_find(const char *name)
{
	smr_str names = {0};

	for (const smr_dag_planner *const *p = smr_dag_planners; *p != NULL; p++) {
		if (strcmp((*p)->name, name) == 0) {
			smr_str_free(&names);
			return *p;
		}
		smr_str_printf(&names, " %s", (*p)->name);
	}
	(void)smr_fail(SMR_EINVAL, "there is no planner '%s'; there are:%s", name,
		       smr_str_text(&names));
	smr_str_free(&names);
	return NULL;
}
