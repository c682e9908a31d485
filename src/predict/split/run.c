/* Simulates a split: tasks on devices, messages one after another out of each and into each. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/sim/simulate.h"
#include "predict/split/internal.h"

enum { COMPUTES, SENDS, RECEIVES };

enum { RUNS = -1 }; /* no message */

/* A task, or a message with its result, in the order in which they begin. */
typedef struct event {
	double at;
	uint32_t task;
	int to; /* side, or RUNS */
} event;

typedef struct player {
	const split_tasks *t;
	const smr_dag_slot *slots;
	double *out;     /* by task and side: bytes of the message */
	bool *sends;     /* ... whether there is one */
	uint32_t *done;  /* by task: its number in the simulation */
	uint32_t *there; /* by task and side: number of the message */
	event *events;
	uint32_t nevents;
	uint32_t *after;
	uint32_t *first; /* by task: its first read in `reads`; [n + 1] */
	uint32_t *reads; /* of values that other tasks make: makers' tasks, by reading task */
} player;

static int by_time(const void *a, const void *b)
{
	const event *x = a, *y = b;

	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	if ((x->to == RUNS) != (y->to == RUNS))
		return x->to == RUNS ? -1 : 1;
	if (x->task != y->task)
		return x->task < y->task ? -1 : 1;
	return x->to - y->to;
}

static uint32_t side_of(const player *p, uint32_t unit)
{
	return p->slots[p->t->of_unit[unit]].processor;
}

/* ---- what is sent ---------------------------------------------------------------------------- */

static uint32_t sides(const player *p)
{
	return p->t->p->n;
}

/* Adds a value to the message to a side. @p seen: by value and side. */
static void add_message(player *p, uint32_t value, uint32_t to, bool *seen)
{
	const smr_unit_value *v = &p->t->units.values.v[value];
	size_t at = (size_t)p->t->of_unit[v->maker] * sides(p) + to;

	if (seen[(size_t)value * sides(p) + to])
		return;
	seen[(size_t)value * sides(p) + to] = true;
	p->sends[at] = true;
	p->out[at] += v->bytes;
}

/* Adds a value that a training step keeps: it returns to its reader of the next step. */
static void find_returns(player *p, const smr_unit_read *r, bool *seen)
{
	const smr_units *u = &p->t->units;
	uint32_t back = p->t->back[r->value], v;

	if (back == 0 || u->results[back - 1] == SMR_NO_VALUE)
		return;
	v = u->results[back - 1];
	if (u->values.v[v].maker != SMR_NO_UNIT &&
	    side_of(p, u->values.v[v].maker) != side_of(p, r->unit))
		add_message(p, v, side_of(p, r->unit), seen);
}

static smr_status find_messages(player *p)
{
	const smr_units *u = &p->t->units;
	uint32_t nparams = p->t->p->work->model->module->functions[0]->nparams;
	bool *seen = smr_calloc((u->values.n + 1) * sides(p), sizeof(*seen));

	if (seen == NULL)
		return split_no_memory();
	for (size_t i = 0; i < u->reads.n; i++) {
		const smr_unit_read *r = &u->reads.v[i];
		const smr_unit_value *v = &u->values.v[r->value];

		if (v->maker != SMR_NO_UNIT && side_of(p, v->maker) != side_of(p, r->unit))
			add_message(p, r->value, side_of(p, r->unit), seen);
		if (v->maker == SMR_NO_UNIT && r->value < nparams)
			find_returns(p, r, seen);
	}
	smr_free(seen);
	for (uint32_t i = 0; i < p->t->n; i++) {
		p->events[p->nevents++] = (event){p->slots[i].start, i, RUNS};
		for (uint32_t to = 0; to < sides(p); to++)
			if (p->sends[(size_t)i * sides(p) + to])
				p->events[p->nevents++] = (event){p->slots[i].finish, i, (int)to};
	}
	qsort(p->events, p->nevents, sizeof(*p->events), by_time);
	return SMR_OK;
}

/* ---- one run --------------------------------------------------------------------------------- */

/* Lists what each task reads of others. */
static void find_reads(player *p)
{
	const smr_units *u = &p->t->units;

	for (int pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < u->reads.n; i++) {
			const smr_unit_read *r = &u->reads.v[i];
			uint32_t maker = u->values.v[r->value].maker;
			uint32_t task = p->t->of_unit[r->unit];

			if (maker == SMR_NO_UNIT || p->t->of_unit[maker] == task)
				continue;
			if (pass == 0)
				p->first[task + 1]++;
			else
				p->reads[p->first[task]++] = p->t->of_unit[maker];
		}
		for (uint32_t k = 0; k < p->t->n && pass == 0; k++)
			p->first[k + 1] += p->first[k];
	}
	memmove(p->first + 1, p->first, p->t->n * sizeof(*p->first));
	p->first[0] = 0;
}

static int waits_for(const player *p, uint32_t task)
{
	uint32_t side = p->slots[task].processor;
	int n = 0;

	for (uint32_t i = p->first[task]; i < p->first[task + 1]; i++) {
		uint32_t from = p->reads[i];

		p->after[n++] = p->slots[from].processor == side
					? p->done[from]
					: p->there[(size_t)from * sides(p) + side];
	}
	return n;
}

static smr_status add_event(player *p, smr_sim *s, const event *e, int quantile)
{
	uint32_t side = p->slots[e->task].processor;
	smr_sim_task t = {.name = "ops", .nplaces = 1, .places = {{side, COMPUTES}}};

	size_t at = (size_t)e->task * sides(p) + (size_t)(e->to != RUNS ? e->to : 0);

	if (e->to == RUNS) {
		t.seconds = p->t->list[e->task].seconds[side][quantile];
		t.flops = p->t->list[e->task].flops;
		return smr_sim_add(s, &t, p->after, waits_for(p, e->task), &p->done[e->task]);
	}
	t.name = "values";
	t.kind = SMR_SIM_SEND;
	t.bytes = p->out[at];
	t.seconds = p->t->road[side][e->to].message_s + t.bytes * p->t->road[side][e->to].byte_s;
	t.nplaces = 2;
	t.places[0].queue = SENDS;
	t.places[1] = (smr_sim_place){(uint32_t)e->to, RECEIVES};
	return smr_sim_add(s, &t, &p->done[e->task], 1, &p->there[at]);
}

static smr_status simulate_quantile(player *p, int quantile, double *seconds, smr_sim **out)
{
	smr_sim *s;
	smr_status st;

	SMR_TRY(smr_sim_new(sides(p), &s));
	st = SMR_OK;
	for (uint32_t i = 0; st == SMR_OK && i < p->nevents; i++)
		st = add_event(p, s, &p->events[i], quantile);
	if (st == SMR_OK)
		st = smr_sim_run(s, seconds);
	if (st == SMR_OK)
		*out = s;
	else
		smr_sim_free(s);
	return st;
}

/* ---- results --------------------------------------------------------------------------------- */

static void fill_message(const player *p, const smr_sim *s, uint32_t task, uint32_t to,
			 smr_split *out)
{
	smr_split_message *m = &out->messages[out->nmessages++];
	size_t at = (size_t)task * sides(p) + to;

	*m = (smr_split_message){.task = task, .to = (int)to, .bytes = p->out[at]};
	smr_sim_when(s, p->there[at], &m->start, &m->finish);
	out->forecast.communication += m->finish - m->start;
}

static void fill_task_times(const player *p, const smr_sim *s, smr_split *out)
{
	for (uint32_t i = 0; i < p->t->n; i++) {
		const split_task *t = &p->t->list[i];
		smr_split_task *o = &out->tasks[i];

		*o = (smr_split_task){
			.line = t->line, .ops = t->ops, .side = (int)p->slots[i].processor};
		smr_sim_when(s, p->done[i], &o->start, &o->finish);
		out->ops[o->side] += t->ops;
		for (uint32_t to = 0; to < sides(p); to++)
			if (p->sends[(size_t)i * sides(p) + to])
				fill_message(p, s, i, to, out);
	}
}

/* Computes totals; idle devices draw idle power. */
static void fill_totals(const player *p, const smr_sim *s, smr_forecast *f)
{
	double busiest = 0;
	bool priced = true;

	for (uint32_t i = 0; i < p->t->n; i++) {
		f->energy_j += p->t->list[i].joules[p->slots[i].processor];
		f->flops += p->t->list[i].flops;
		f->bytes += p->t->list[i].bytes;
	}
	for (uint32_t k = 0; k < sides(p); k++) {
		const smr_machine *m = p->t->p->cost[k]->machine;
		smr_sim_use u = smr_sim_used(s, k);
		double idle = f->p50 - u.compute - u.both;

		busiest = fmax(busiest, u.compute + u.both);
		f->energy_j += fmax(idle, 0) * m->idle_w;
		f->price += m->price_hour * f->p50 / 3600;
		priced &= m->price_hour > 0;
	}
	if (!priced)
		f->price = 0;
	f->exposed = fmax(f->p50 - busiest, 0);
}

static smr_status forecast_split(player *p, smr_split *out)
{
	smr_forecast *f = &out->forecast;
	double *const times[3] = {&f->p10, &f->p50, &f->p90};
	smr_sim *s;

	SMR_TRY(find_messages(p));
	find_reads(p);
	for (int q = 0; q < 3; q++) {
		SMR_TRY(simulate_quantile(p, q, times[q], &s));
		if (q == 1) {
			fill_task_times(p, s, out);
			fill_totals(p, s, f);
		}
		smr_sim_free(s);
	}
	return SMR_OK;
}

smr_status split_run(const split_tasks *t, const smr_dag_slot *slots, smr_split *out)
{
	player p = {.t = t, .slots = slots};
	size_t n = (size_t)(t->n + 1) * (t->p->n + 1);
	smr_status st;

	p.out = smr_calloc(n, sizeof(*p.out));
	p.sends = smr_calloc(n, sizeof(*p.sends));
	p.done = smr_calloc(n, sizeof(*p.done));
	p.there = smr_calloc(n, sizeof(*p.there));
	p.events = smr_calloc(n, sizeof(*p.events));
	p.after = smr_calloc(t->units.reads.n + 1, sizeof(*p.after));
	p.reads = smr_calloc(t->units.reads.n + 1, sizeof(*p.reads));
	p.first = smr_calloc(t->n + 2, sizeof(*p.first));
	st = p.out != NULL && p.sends != NULL && p.done != NULL && p.there != NULL &&
			     p.events != NULL && p.after != NULL && p.reads != NULL &&
			     p.first != NULL
		     ? forecast_split(&p, out)
		     : split_no_memory();
	smr_free(p.out);
	smr_free(p.sends);
	smr_free(p.done);
	smr_free(p.there);
	smr_free(p.events);
	smr_free(p.after);
	smr_free(p.reads);
	smr_free(p.first);
	return st;
}
