/* A split as it would go: tasks on two devices, messages one after another in each direction. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "predict/split_own.h"
#include "simulate/simulate.h"

enum { COMPUTES, SENDS, RECEIVES };

/* A task, or the message with what it made, in the order in which they begin. */
typedef struct event {
	double at;
	bool sends;
	uint32_t task;
} event;

typedef struct player {
	const split_tasks *t;
	const smr_dag_slot *slots;
	double *out;     /* by task: bytes for the other side */
	bool *sends;     /* ... if there are any */
	uint32_t *done;  /* by task: its number in the simulation, */
	uint32_t *there; /* ... and that of its message */
	event *events;
	uint32_t nevents;
	uint32_t *after;
} player;

static int by_time(const void *a, const void *b)
{
	const event *x = a, *y = b;

	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	if (x->sends != y->sends)
		return x->sends ? 1 : -1;
	return x->task < y->task ? -1 : x->task > y->task;
}

static uint32_t side_of(const player *p, uint32_t unit)
{
	return p->slots[p->t->of_unit[unit]].processor;
}

/* ---- what is sent ---------------------------------------------------------------------------- */

static void send(player *p, const smr_unit_value *v, bool *seen)
{
	uint32_t task = p->t->of_unit[v->maker];

	if (*seen)
		return;
	*seen = true;
	p->sends[task] = true;
	p->out[task] += v->bytes;
}

/* What a step keeps goes back to who reads it in the next one. */
static void find_returns(player *p, const smr_unit_read *r, bool *seen)
{
	const smr_units *u = &p->t->units;
	uint32_t back = p->t->back[r->value], v;

	if (back == 0 || u->results[back - 1] == SMR_NO_VALUE)
		return;
	v = u->results[back - 1];
	if (u->values.v[v].maker != SMR_NO_UNIT &&
	    side_of(p, u->values.v[v].maker) != side_of(p, r->unit))
		send(p, &u->values.v[v], &seen[v]);
}

static smr_status find_messages(player *p)
{
	const smr_units *u = &p->t->units;
	uint32_t nparams = p->t->p->work->model->module->functions[0]->nparams;
	bool *seen = smr_calloc(u->values.n + 1, sizeof(*seen));

	if (seen == NULL)
		return split_no_memory();
	for (size_t i = 0; i < u->reads.n; i++) {
		const smr_unit_read *r = &u->reads.v[i];
		const smr_unit_value *v = &u->values.v[r->value];

		if (v->maker != SMR_NO_UNIT && side_of(p, v->maker) != side_of(p, r->unit))
			send(p, v, &seen[r->value]);
		if (v->maker == SMR_NO_UNIT && r->value < nparams)
			find_returns(p, r, seen);
	}
	smr_free(seen);
	for (uint32_t i = 0; i < p->t->n; i++) {
		p->events[p->nevents++] = (event){p->slots[i].start, false, i};
		if (p->sends[i])
			p->events[p->nevents++] = (event){p->slots[i].finish, true, i};
	}
	qsort(p->events, p->nevents, sizeof(*p->events), by_time);
	return SMR_OK;
}

/* ---- one run --------------------------------------------------------------------------------- */

static int waits_for(const player *p, uint32_t task)
{
	const smr_units *u = &p->t->units;
	int n = 0;

	for (size_t i = 0; i < u->reads.n; i++) {
		const smr_unit_read *r = &u->reads.v[i];
		uint32_t maker = u->values.v[r->value].maker, from;

		if (p->t->of_unit[r->unit] != task || maker == SMR_NO_UNIT)
			continue;
		from = p->t->of_unit[maker];
		if (from != task)
			p->after[n++] = p->slots[from].processor == p->slots[task].processor
						? p->done[from]
						: p->there[from];
	}
	return n;
}

static smr_status add_event(player *p, smr_sim *s, const event *e, int quantile)
{
	uint32_t side = p->slots[e->task].processor;
	smr_sim_task t = {.name = "ops", .nplaces = 1, .places = {{side, COMPUTES}}};

	if (!e->sends) {
		t.seconds = p->t->list[e->task].seconds[side][quantile];
		t.flops = p->t->list[e->task].flops;
		return smr_sim_add(s, &t, p->after, waits_for(p, e->task), &p->done[e->task]);
	}
	t.name = "values";
	t.kind = SMR_SIM_SEND;
	t.bytes = p->out[e->task];
	t.seconds = p->t->message_s + t.bytes * p->t->byte_s;
	t.nplaces = 2;
	t.places[0].queue = SENDS;
	t.places[1] = (smr_sim_place){1 - side, RECEIVES};
	return smr_sim_add(s, &t, &p->done[e->task], 1, &p->there[e->task]);
}

static smr_status simulate(player *p, int quantile, double *seconds, smr_sim **out)
{
	smr_sim *s;
	smr_status st;

	SMR_TRY(smr_sim_new(2, &s));
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

/* ---- what is told ---------------------------------------------------------------------------- */

static void tell_when(const player *p, const smr_sim *s, smr_split *out)
{
	for (uint32_t i = 0; i < p->t->n; i++) {
		const split_task *t = &p->t->list[i];
		smr_split_task *o = &out->tasks[i];

		*o = (smr_split_task){
			.line = t->line, .ops = t->ops, .side = (int)p->slots[i].processor};
		smr_sim_when(s, p->done[i], &o->start, &o->finish);
		out->ops[o->side] += t->ops;
		if (p->sends[i]) {
			smr_split_message *m = &out->messages[out->nmessages++];

			*m = (smr_split_message){.task = i, .bytes = p->out[i]};
			smr_sim_when(s, p->there[i], &m->start, &m->finish);
			out->forecast.communication += m->finish - m->start;
		}
	}
}

/* Idle devices wait with their power on. */
static void tell_sums(const player *p, const smr_sim *s, smr_forecast *f)
{
	double busiest = 0;

	for (uint32_t i = 0; i < p->t->n; i++) {
		f->energy_j += p->t->list[i].joules[p->slots[i].processor];
		f->flops += p->t->list[i].flops;
		f->bytes += p->t->list[i].bytes;
	}
	for (uint32_t k = 0; k < 2; k++) {
		const smr_machine *m = p->t->p->cost[k]->machine;
		smr_sim_use u = smr_sim_used(s, k);
		double idle = f->p50 - u.compute - u.both;

		busiest = fmax(busiest, u.compute + u.both);
		f->energy_j += fmax(idle, 0) * m->idle_w;
		f->price += m->price_hour * f->p50 / 3600;
	}
	if (p->t->p->cost[0]->machine->price_hour <= 0 ||
	    p->t->p->cost[1]->machine->price_hour <= 0)
		f->price = 0;
	f->exposed = fmax(f->p50 - busiest, 0);
}

static smr_status play(player *p, smr_split *out)
{
	smr_forecast *f = &out->forecast;
	double *const times[3] = {&f->p10, &f->p50, &f->p90};
	smr_sim *s;

	SMR_TRY(find_messages(p));
	for (int q = 0; q < 3; q++) {
		SMR_TRY(simulate(p, q, times[q], &s));
		if (q == 1) {
			tell_when(p, s, out);
			tell_sums(p, s, f);
		}
		smr_sim_free(s);
	}
	return SMR_OK;
}

smr_status split_run(const split_tasks *t, const smr_dag_slot *slots, smr_split *out)
{
	player p = {.t = t, .slots = slots};
	smr_status st;

	p.out = smr_calloc(t->n + 1, sizeof(*p.out));
	p.sends = smr_calloc(t->n + 1, sizeof(*p.sends));
	p.done = smr_calloc(t->n + 1, sizeof(*p.done));
	p.there = smr_calloc(t->n + 1, sizeof(*p.there));
	p.events = smr_calloc(2 * (size_t)t->n + 1, sizeof(*p.events));
	p.after = smr_calloc(t->units.reads.n + 1, sizeof(*p.after));
	st = p.out != NULL && p.sends != NULL && p.done != NULL && p.there != NULL &&
			     p.events != NULL && p.after != NULL
		     ? play(&p, out)
		     : split_no_memory();
	smr_free(p.out);
	smr_free(p.sends);
	smr_free(p.done);
	smr_free(p.there);
	smr_free(p.events);
	smr_free(p.after);
	return st;
}
