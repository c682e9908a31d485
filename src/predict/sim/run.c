/* Events: a task begins or ends. In between, tasks on a row run at rates that depend on the other
 * tasks of the row; so at each event the rates of its rows' tasks are computed again, and tasks
 * whose rate changed get a new end. Ends are in a heap, ordered by time and then by number, so that
 * the result depends on the graph only; outdated ends are skipped when they are popped. */
#include <math.h>
#include <string.h>

#include "predict/sim/internal.h"

enum { RUNNING = SMR_SIM_QUEUES };

typedef struct sim_end {
	double time;
	uint32_t task, turn;
} sim_end;

/* Remaining work of a task. */
typedef struct sim_state {
	double left, since, rate; /* seconds at rate 1; time of that state; per second */
	uint32_t waits;           /* number of tasks that it waits for */
	uint32_t turn;            /* version: ends of earlier versions are outdated */
} sim_state;

typedef struct sim_lane {
	int n;
	uint32_t running[RUNNING];
	int computing, talking;
	double out[SMR_LINKS], in[SMR_LINKS]; /* sums of the running tasks' shares of links */
	double seen;                          /* time up to which use is counted */
} sim_lane;

typedef struct sim_runner {
	smr_sim *s;
	sim_state *states;
	sim_lane *lanes;
	double now;
	SMR_VEC(sim_end) heap;
} sim_runner;

/* ---- the heap -------------------------------------------------------------------------------- */

static bool ends_earlier(const sim_end *a, const sim_end *b)
{
	return a->time < b->time || (a->time == b->time && a->task < b->task);
}

static smr_status push(sim_runner *r, sim_end e)
{
	size_t i = r->heap.n;

	SMR_TRY(smr_vec_push(&r->heap, e));
	for (; i > 0 && ends_earlier(&e, &r->heap.v[(i - 1) / 4]); i = (i - 1) / 4)
		r->heap.v[i] = r->heap.v[(i - 1) / 4];
	r->heap.v[i] = e;
	return SMR_OK;
}

static sim_end pop_event(sim_runner *r)
{
	sim_end top = r->heap.v[0], last = r->heap.v[--r->heap.n];
	size_t n = r->heap.n, i = 0;

	for (;;) {
		size_t least = 4 * i + 1;

		for (size_t k = 4 * i + 2; k <= 4 * i + 4 && k < n; k++)
			if (ends_earlier(&r->heap.v[k], &r->heap.v[least]))
				least = k;
		if (least >= n || !ends_earlier(&r->heap.v[least], &last))
			break;
		r->heap.v[i] = r->heap.v[least];
		i = least;
	}
	if (n > 0)
		r->heap.v[i] = last;
	return top;
}

/* ---- rates ----------------------------------------------------------------------------------- */

/* Returns whether a task sends from a place: a message leaves its first place and arrives at the
 * second; a collective does both everywhere. */
static bool sends_from_place(const smr_sim_task *t, int place)
{
	return t->kind == SMR_SIM_COLLECTIVE || (t->kind == SMR_SIM_SEND && place == 0);
}

static bool receives_at_place(const smr_sim_task *t, int place)
{
	return t->kind == SMR_SIM_COLLECTIVE || (t->kind == SMR_SIM_SEND && place == 1);
}

static double rate_of(const sim_runner *r, const smr_sim_task *t)
{
	double most = 1;

	if (t->kind == SMR_SIM_COMPUTE)
		return r->lanes[t->places[0].row].talking > 0 ? 1 / SMR_SIM_OVERLAP : 1;
	for (int i = 0; i < t->nplaces; i++) {
		const sim_lane *l = &r->lanes[t->places[i].row];

		for (int k = 0; k < SMR_LINKS; k++) {
			if (t->share[k] <= 0)
				continue;
			if (sends_from_place(t, i))
				most = fmax(most, l->out[k]);
			if (receives_at_place(t, i))
				most = fmax(most, l->in[k]);
		}
	}
	return most > 1 + 1e-12 ? 1 / most : 1;
}

static smr_status update_rate(sim_runner *r, uint32_t id)
{
	sim_state *st = &r->states[id];
	double rate = rate_of(r, &r->s->tasks.v[id]);

	if (rate == st->rate)
		return SMR_OK;
	st->left = fmax(0, st->left - (r->now - st->since) * st->rate);
	st->since = r->now;
	st->rate = rate;
	return push(r, (sim_end){r->now + st->left / rate, id, ++st->turn});
}

static void count_use(sim_runner *r, uint32_t row)
{
	sim_lane *l = &r->lanes[row];
	smr_sim_use *u = &r->s->rows[row].use;
	double s = r->now - l->seen;

	if (l->computing > 0)
		*(l->talking > 0 ? &u->both : &u->compute) += s;
	else
		*(l->talking > 0 ? &u->exposed : &u->idle) += s;
	l->seen = r->now;
}

/* Sums are computed from scratch each time, so that they are exactly 0 when nothing runs. */
static void sum_lane_shares(sim_runner *r, sim_lane *l, uint32_t row)
{
	memset(l->out, 0, sizeof(l->out));
	memset(l->in, 0, sizeof(l->in));
	l->computing = l->talking = 0;
	for (int i = 0; i < l->n; i++) {
		const smr_sim_task *t = &r->s->tasks.v[l->running[i]];

		l->computing += t->kind == SMR_SIM_COMPUTE;
		l->talking += t->kind != SMR_SIM_COMPUTE;
		for (int p = 0; p < t->nplaces && t->kind != SMR_SIM_COMPUTE; p++) {
			if (t->places[p].row != row)
				continue;
			for (int k = 0; k < SMR_LINKS; k++) {
				l->out[k] += sends_from_place(t, p) ? t->share[k] : 0;
				l->in[k] += receives_at_place(t, p) ? t->share[k] : 0;
			}
		}
	}
}

static bool shows_first(const smr_sim_task *t, int place)
{
	for (int i = 0; i < place; i++)
		if (t->places[i].row == t->places[place].row)
			return false;
	return true;
}

/* Updates rates after a task was added or removed on all its rows. */
static smr_status rates_changed(sim_runner *r, const smr_sim_task *t)
{
	for (int i = 0; i < t->nplaces; i++)
		sum_lane_shares(r, &r->lanes[t->places[i].row], t->places[i].row);
	for (int i = 0; i < t->nplaces; i++) {
		sim_lane *l = &r->lanes[t->places[i].row];

		for (int k = 0; k < l->n; k++)
			SMR_TRY(update_rate(r, l->running[k]));
	}
	return SMR_OK;
}

/* ---- events ---------------------------------------------------------------------------------- */

static smr_status start_task(sim_runner *r, uint32_t id)
{
	const smr_sim_task *t = &r->s->tasks.v[id];

	r->s->times.v[id].start = r->now;
	r->states[id].left = t->seconds;
	r->states[id].since = r->now;
	r->states[id].rate = 0;
	for (int i = 0; i < t->nplaces; i++)
		if (shows_first(t, i)) {
			sim_lane *l = &r->lanes[t->places[i].row];

			count_use(r, t->places[i].row);
			l->running[l->n++] = id;
		}
	return rates_changed(r, t);
}

static void remove_from_lane(sim_lane *l, uint32_t id)
{
	int i = 0;

	while (l->running[i] != id)
		i++;
	memmove(&l->running[i], &l->running[i + 1], (size_t)(--l->n - i) * sizeof(id));
}

static smr_status end(sim_runner *r, uint32_t id)
{
	const smr_sim_task *t = &r->s->tasks.v[id];
	const smr_sim *s = r->s;

	r->s->times.v[id].finish = r->now;
	for (int i = 0; i < t->nplaces; i++)
		if (shows_first(t, i)) {
			count_use(r, t->places[i].row);
			remove_from_lane(&r->lanes[t->places[i].row], id);
		}
	SMR_TRY(rates_changed(r, t));
	for (uint32_t i = s->first_after[id]; i < s->first_after[id + 1]; i++)
		if (--r->states[s->after[i]].waits == 0)
			SMR_TRY(start_task(r, s->after[i]));
	return SMR_OK;
}

static smr_status process_events(sim_runner *r)
{
	smr_sim *s = r->s;
	size_t ended = 0;

	for (uint32_t i = 0; i < s->tasks.n; i++)
		r->states[i].waits = s->first_before[i + 1] - s->first_before[i];
	for (uint32_t i = 0; i < s->tasks.n; i++)
		if (s->first_before[i + 1] == s->first_before[i])
			SMR_TRY(start_task(r, i));
	while (r->heap.n > 0) {
		sim_end e = pop_event(r);

		if (e.turn != r->states[e.task].turn)
			continue;
		r->now = e.time;
		r->states[e.task].turn++;
		SMR_TRY(end(r, e.task));
		ended++;
	}
	if (ended < s->tasks.n)
		return smr_fail(SMR_EINTERNAL, "%zu of %zu tasks wait for each other",
				s->tasks.n - ended, s->tasks.n);
	for (uint32_t i = 0; i < s->nrows; i++)
		count_use(r, i);
	return SMR_OK;
}

smr_status smr_sim_run(smr_sim *s, double *makespan)
{
	sim_runner r = {.s = s};
	smr_status st = sim_index(s);

	for (uint32_t i = 0; i < s->nrows; i++)
		s->rows[i].use = (smr_sim_use){0};
	if (st == SMR_OK) {
		r.states = smr_calloc(s->tasks.n + 1, sizeof(*r.states));
		r.lanes = smr_calloc(s->nrows + 1, sizeof(*r.lanes));
		st = r.states != NULL && r.lanes != NULL
			     ? process_events(&r)
			     : smr_fail(SMR_ENOMEM, "no memory to simulate %zu tasks", s->tasks.n);
	}
	if (st == SMR_OK)
		*makespan = r.now;
	smr_vec_free(&r.heap);
	smr_free(r.states);
	smr_free(r.lanes);
	return st;
}
