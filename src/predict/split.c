/* The plan of a split: of the planner of task graphs, unless it does not fit into memory: then that
 * of all cuts in two, along the order of tasks, which fits and is best. */
#include "predict/split.h"

#include <math.h>

#include "base/alloc.h"
#include "predict/split_own.h"

void smr_split_free(smr_split *s)
{
	if (s == NULL)
		return;
	smr_free(s->tasks);
	smr_free(s->messages);
	smr_free(s->edges);
	smr_free(s);
}

static smr_split *make(const split_tasks *t)
{
	smr_split *s = smr_calloc(1, sizeof(*s));

	if (s == NULL)
		return NULL;
	s->ntasks = t->n;
	s->tasks = smr_calloc(t->n + 1, sizeof(*s->tasks));
	s->messages = smr_calloc(t->n + 1, sizeof(*s->messages));
	s->edges = smr_calloc((size_t)t->n * t->n + 1, sizeof(*s->edges));
	if (s->tasks != NULL && s->messages != NULL && s->edges != NULL)
		return s;
	smr_split_free(s);
	return NULL;
}

static void judge(const split_tasks *t, smr_split *s)
{
	smr_forecast *f = &s->forecast;
	bool by_energy = t->p->goal.objective == SMR_DAG_ENERGY;

	f->fits = true;
	for (int k = 0; k < 2; k++) {
		double has = t->p->cost[k]->machine->memory_bytes;

		f->fits &= has <= 0 || s->memory[k] <= has;
		f->memory_bytes = fmax(f->memory_bytes, s->memory[k]);
	}
	s->within = f->fits && f->memory_bytes <= t->p->most_bytes;
	f->label = "modelled";
	f->source = "simulated";
	s->value = by_energy ? f->energy_j : f->p90;
}

/* As it would go with tasks where slots say. */
static smr_status try_slots(const split_tasks *t, const smr_dag_slot *slots, smr_split **out)
{
	smr_split *s = make(t);
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
	judge(t, s);
	*out = s;
	return SMR_OK;
}

static bool is_better(const split_tasks *t, const smr_split *a, const smr_split *b)
{
	if (a->within != b->within)
		return a->within;
	return smr_dag_better(&t->p->goal, a->forecast.p90, a->forecast.energy_j, b->forecast.p90,
			      b->forecast.energy_j);
}

/* Tasks one after another, the first @p n of them on one side. */
static void cut(const split_tasks *t, uint32_t n, uint32_t side, smr_dag_slot *slots)
{
	double now = 0;

	for (uint32_t i = 0; i < t->n; i++) {
		uint32_t p = i < n ? side : 1 - side;
		double finish;

		now += i == n ? t->message_s : 0; /* messages begin before who reads them */
		finish = now + t->list[i].seconds[p][2];
		slots[i] = (smr_dag_slot){p, now, finish};
		now = finish;
	}
}

static smr_status try_cuts(const split_tasks *t, smr_split **best)
{
	smr_dag_slot *slots = smr_calloc(t->n + 1, sizeof(*slots));
	smr_status st = slots != NULL ? SMR_OK : split_no_memory();

	for (uint32_t i = 0; st == SMR_OK && i < 2 * t->n; i++) {
		smr_split *s = NULL;

		cut(t, i / 2, i % 2, slots);
		st = try_slots(t, slots, &s);
		if (st != SMR_OK || s == NULL)
			break;
		if (is_better(t, s, *best)) {
			smr_split *other = *best;

			*best = s;
			s = other;
			(*best)->by_memory = true;
		}
		smr_split_free(s);
	}
	smr_free(slots);
	return st;
}

static void take_edges(const smr_dag *d, smr_split *s)
{
	for (uint32_t i = 0; i < d->n; i++)
		for (size_t k = d->first[i]; k < d->first[i + 1]; k++)
			s->edges[s->nedges++] = (smr_split_edge){d->preds[k].task, i};
}

static smr_status plan(const split_tasks *t, const smr_dag *d, smr_split **out)
{
	smr_dag_schedule best;
	smr_status st;

	SMR_TRY(smr_dag_planners[0]->plan(d, &t->p->goal, &best));
	st = try_slots(t, best.slots, out);
	if (st == SMR_OK && !(*out)->within)
		st = try_cuts(t, out);
	if (st == SMR_OK) {
		(*out)->bound = best.bound;
		take_edges(d, *out);
	}
	smr_dag_schedule_free(&best);
	return st;
}

smr_status smr_split_plan(const smr_split_params *p, smr_split **out)
{
	split_tasks t;
	smr_dag *d = NULL;
	smr_status st = split_tasks_of(p, &t);

	if (st == SMR_OK)
		st = split_dag(&t, &d);
	if (st == SMR_OK)
		st = plan(&t, d, out);
	smr_dag_free(d);
	split_tasks_free(&t);
	return st;
}
