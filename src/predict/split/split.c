/* Plans a split with the planner of task graphs, which has one time for a transfer: the least of
 * all routes, by which its bound is proved, and for more than two devices also the mean; then tasks
 * are moved as long as that improves the plan, with the actual routes. If the result does not fit
 * into memory, the best cut along the order of tasks that fits is taken: in two parts, and in as
 * many as there are devices, each filled before the next. */
#include "predict/split/split.h"

#include <math.h>

#include "base/alloc.h"
#include "base/log.h"
#include "cluster/dispatch/cluster.h"
#include "learn/placement/node_perf.h"
#include "predict/split/internal.h"

void smr_split_free(smr_split *s)
{
	if (s == NULL)
		return;
	smr_free(s->tasks);
	smr_free(s->messages);
	smr_free(s->edges);
	smr_free(s);
}

static smr_split *new_split(const split_tasks *t)
{
	smr_split *s = smr_calloc(1, sizeof(*s));

	if (s == NULL)
		return NULL;
	s->ntasks = t->n;
	s->tasks = smr_calloc(t->n + 1, sizeof(*s->tasks));
	s->messages = smr_calloc((size_t)t->n * t->p->n + 1, sizeof(*s->messages));
	s->edges = smr_calloc((size_t)t->n * t->n + 1, sizeof(*s->edges));
	if (s->tasks != NULL && s->messages != NULL && s->edges != NULL)
		return s;
	smr_split_free(s);
	return NULL;
}

static void set_memory_fit(const split_tasks *t, smr_split *s)
{
	smr_forecast *f = &s->forecast;
	bool by_energy = t->p->goal.objective == SMR_DAG_ENERGY;

	f->fits = true;
	for (uint32_t k = 0; k < t->p->n; k++) {
		double has = t->p->cost[k]->machine->memory_bytes;

		f->fits &= has <= 0 || s->memory[k] <= has;
		f->memory_bytes = fmax(f->memory_bytes, s->memory[k]);
	}
	s->within = f->fits && f->memory_bytes <= t->p->most_bytes;
	f->label = "modelled";
	f->source = "simulated";
	s->value = by_energy ? f->energy_j : f->p90;
}

/* Makes the split with the tasks placed by slots, and simulates it. */
smr_status split_try(const split_tasks *t, const smr_dag_slot *slots, smr_split **out)
{
	smr_split *s = new_split(t);
	smr_status st;

	if (s == NULL)
		return split_no_memory();
	st = split_run(t, slots, s);
	if (st == SMR_OK)
		st = split_memory(t, slots, s->memory);
	if (st != SMR_OK) {
		smr_split_free(s);
		return st;
	}
	set_memory_fit(t, s);
	*out = s;
	return SMR_OK;
}

bool split_better(const split_tasks *t, const smr_split *a, const smr_split *b)
{
	if (a->within != b->within)
		return a->within;
	return smr_dag_better(&t->p->goal, a->forecast.p90, a->forecast.energy_j, b->forecast.p90,
			      b->forecast.energy_j);
}

static void take_edges(const smr_dag *d, smr_split *s)
{
	for (uint32_t i = 0; i < d->n; i++)
		for (size_t k = d->first[i]; k < d->first[i + 1]; k++)
			s->edges[s->nedges++] = (smr_split_edge){d->preds[k].task, i};
}

/* Plans with one time for a transfer. *@p best: NULL at first. @p bound: NULL, or receives the
 * proved bound. */
static smr_status plan_by(const split_tasks *t, const smr_dag *d, smr_split **best, double *bound)
{
	smr_dag_schedule made;
	smr_split *s = NULL;
	smr_status st;

	SMR_TRY(smr_dag_planners[0]->plan(d, &t->p->goal, &made));
	st = split_try(t, made.slots, &s);
	if (bound != NULL)
		*bound = made.bound;
	smr_dag_schedule_free(&made);
	SMR_TRY(st);
	if (*best == NULL || split_better(t, s, *best)) {
		smr_split_free(*best);
		*best = s;
	} else {
		smr_split_free(s);
	}
	return SMR_OK;
}

/* ---- the planner's result, and its improvement by moves ---------------------------------------
 */

/* Improves the plan of @p slots by moves. */
static smr_status improve_from_slots(const split_tasks *t, const smr_dag *d, smr_dag_slot *slots,
				     smr_split **best)
{
	smr_split *s;
	bool better;

	split_move(t, d, slots, slots + t->n);
	SMR_TRY(split_try(t, slots, &s));
	better = split_better(t, s, *best);
	smr_split_free(better ? *best : s);
	if (better)
		*best = s;
	return SMR_OK;
}

/* Improves the current plan, and the plans with all tasks on one side. */
static smr_status improve_by_search(const split_tasks *t, const smr_dag *d, smr_split **best)
{
	smr_dag_slot *slots = smr_calloc(2 * (size_t)t->n + 1, sizeof(*slots));
	smr_status st = SMR_OK;

	if (slots == NULL)
		return split_no_memory();
	for (uint32_t k = 0; st == SMR_OK && k <= t->p->n; k++) {
		for (uint32_t i = 0; i < t->n; i++)
			slots[i].processor = k < t->p->n ? k : (uint32_t)(*best)->tasks[i].side;
		st = improve_from_slots(t, d, slots, best);
	}
	smr_free(slots);
	return st;
}

/* Plans with the mean of the routes: where they differ, the least is too small for most. */
static smr_status plan_by_mean(const split_tasks *t, smr_split **best)
{
	smr_dag *d;
	smr_status st;

	SMR_TRY(split_dag(t, &t->mean, &d));
	st = plan_by(t, d, best, NULL);
	smr_dag_free(d);
	return st;
}

static smr_status plan_split(const split_tasks *t, const smr_dag *d, smr_split **out)
{
	smr_split *best = NULL;
	double bound = 0;
	smr_status st = plan_by(t, d, &best, &bound);

	if (st == SMR_OK && t->p->n > 2)
		st = plan_by_mean(t, &best);
	if (st == SMR_OK && t->p->n > 2)
		st = improve_by_search(t, d, &best);
	if (st == SMR_OK && !best->within)
		st = split_cuts(t, &best);
	if (st != SMR_OK) {
		smr_split_free(best);
		return st;
	}
	best->bound = bound;
	take_edges(d, best);
	*out = best;
	return SMR_OK;
}

typedef smr_status look_fn(const split_tasks *t, const smr_dag *d, void *out);

static smr_status call_with_dag(const smr_split_params *p, look_fn *look, void *out)
{
	split_tasks t;
	smr_dag *d = NULL;
	smr_status st = split_tasks_of(p, &t);

	if (st == SMR_OK)
		st = split_dag(&t, &t.least, &d);
	if (st == SMR_OK)
		st = look(&t, d, out);
	smr_dag_free(d);
	split_tasks_free(&t);
	return st;
}

static smr_status plan_of_dag(const split_tasks *t, const smr_dag *d, void *out)
{
	return plan_split(t, d, out);
}

static smr_status front_of_dag(const split_tasks *t, const smr_dag *d, void *out)
{
	return smr_dag_pareto(d, t->p->goal.seconds, out);
}

smr_status smr_split_plan(const smr_split_params *p, smr_split **out)
{
	return call_with_dag(p, plan_of_dag, out);
}

smr_status smr_split_front(const smr_split_params *p, smr_dag_front *out)
{
	return call_with_dag(p, front_of_dag, out);
}

static void restore_record(void *ctx, const char *key, const void *data, size_t n)
{
	if (smr_node_perf_take(ctx, key, data, n) != SMR_OK)
		smr_log(SMR_LOG_WARN, "history: a record is ignored: %s", smr_errmsg());
}

double smr_split_dispatch(smr_history *h)
{
	smr_node_perf *f = NULL;
	double s = 0;

	if (h == NULL || smr_node_perf_open(&f) != SMR_OK)
		return 0;
	if (smr_history_recall(h, SMR_FLEET_LOCAL_ID, restore_record, f) == SMR_OK &&
	    smr_node_perf_measured(f))
		s = smr_node_perf_sending(f).dispatch_s;
	smr_node_perf_close(f);
	return s;
}
