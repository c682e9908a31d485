/* What a program's units take on either side, and the tasks that they are joined to. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "pass/strategy.h"
#include "predict/split_own.h"

/* Of what is sent: asked for and handed over by a queue (median between two hosts). */
static const double dispatch_s = 250e-6;

/* ---- between machines ------------------------------------------------------------------------ */

static const smr_link *link_of(const smr_machine *m, const char *name)
{
	for (int i = 0; i < m->nlinks; i++)
		if (strcmp(m->links[i].name, name) == 0)
			return &m->links[i];
	return NULL;
}

/* Seconds of a byte from a device into a message of its host. */
static double pack_s(const smr_machine *m)
{
	double copy = m->kind == SMR_MACHINE_CPU ? m->bw_one[m->npoints - 1] / 2 : m->host_bps;

	return copy > 0 ? 1 / copy : 0;
}

/* What one of them does not say is as the other says. */
static smr_status find_link(split_tasks *t)
{
	const smr_machine *m[2] = {t->p->cost[0]->machine, t->p->cost[1]->machine};
	const smr_link *a = link_of(m[0], t->p->link), *b = link_of(m[1], t->p->link);

	if (a == NULL && b == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "neither %s nor %s has a link '%s'", m[0]->name,
				m[1]->name, t->p->link);
	a = a != NULL ? a : b;
	b = b != NULL ? b : a;
	t->message_s = dispatch_s + fmax(a->latency_s, b->latency_s);
	t->byte_s = pack_s(m[0]) + pack_s(m[1]) + 1 / fmin(a->bps, b->bps);
	return SMR_OK;
}

/* ---- what units take ------------------------------------------------------------------------- */

static void add_kernel(const smr_workload *w, const smr_predict_step *s, const smr_prediction *side,
		       split_task *t)
{
	double runs = s->times * w->runs.of[s->block];
	const smr_work *work = &w->kernels[s->number].query.work;

	for (int k = 0; k < 2; k++) {
		t->seconds[k][0] += runs * side[k].p10;
		t->seconds[k][1] += runs * side[k].p50;
		t->seconds[k][2] += runs * side[k].p90;
		t->joules[k] += runs * side[k].energy_j;
	}
	t->flops += runs * work->flops;
	t->bytes += runs * (work->bytes_read + work->bytes_written);
	t->ops++;
}

static smr_status cost_units(const split_tasks *t, split_task *list)
{
	const smr_workload *w = t->p->work;
	smr_prediction(*of)[2] = smr_calloc(w->n + 1, sizeof(*of));

	if (of == NULL)
		return split_no_memory();
	for (size_t i = 0; i < w->n; i++)
		for (int k = 0; k < 2; k++)
			smr_forecast_kernel(t->p->cost[k], w, &w->kernels[i], &of[i][k]);
	for (uint32_t i = 0; i < t->units.units.n; i++)
		list[i].line = t->units.units.v[i].line;
	for (size_t i = 0; i < w->nsteps; i++)
		add_kernel(w, &w->steps[i], of[w->steps[i].number], &list[t->units.of_step[i]]);
	smr_free(of);
	return SMR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void add_up(const split_task *x, split_task *to)
{
	for (int k = 0; k < 2; k++) {
		for (int q = 0; q < 3; q++)
			to->seconds[k][q] += x->seconds[k][q];
		to->joules[k] += x->joules[k];
	}
	to->flops += x->flops;
	to->bytes += x->bytes;
	to->ops += x->ops;
	if (x->line > 0 && (to->line == 0 || x->line < to->line))
		to->line = x->line;
}

static smr_status make_tasks(split_tasks *t)
{
	uint32_t n = (uint32_t)t->units.units.n;
	split_task *list = smr_calloc(n + 1, sizeof(*list));
	smr_status st = list != NULL ? cost_units(t, list) : split_no_memory();

	t->of_unit = smr_calloc(n + 1, sizeof(*t->of_unit));
	if (st == SMR_OK)
		st = t->of_unit != NULL ? split_join(t, list) : split_no_memory();
	if (st == SMR_OK) {
		t->list = smr_calloc(t->n + 1, sizeof(*t->list));
		st = t->list != NULL ? SMR_OK : split_no_memory();
	}
	for (uint32_t i = 0; st == SMR_OK && i < n; i++)
		add_up(&list[i], &t->list[t->of_unit[i]]);
	smr_free(list);
	return st;
}

smr_status split_tasks_of(const smr_split_params *p, split_tasks *out)
{
	*out = (split_tasks){.p = p};
	if (p->work->devices > 1)
		return smr_fail(SMR_EUNSUPPORTED, "it is a program for %u devices",
				p->work->devices);
	SMR_TRY(smr_units_of(p->work, &out->units));
	if (out->units.units.n < 2)
		return smr_fail(SMR_EUNSUPPORTED, "it has no parts");
	SMR_TRY(find_link(out));
	SMR_TRY(make_tasks(out));
	return smr_strategy_kept(p->work->model->module, &out->back);
}

void split_tasks_free(split_tasks *t)
{
	smr_units_free(&t->units);
	smr_free(t->of_unit);
	smr_free(t->list);
	smr_free(t->back);
}
