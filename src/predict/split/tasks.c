/* Costs of a program's units on each side, and the tasks made of them. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "pass/shard/strategy.h"
#include "predict/split/internal.h"

/* Default of a message's dispatch: requested and handed over by a queue (median between two hosts).
 */
static const double usual_dispatch_s = 250e-6;

/* ---- between machines ------------------------------------------------------------------------ */

static const smr_machine_link *link_of(const smr_machine *m, const char *name)
{
	for (int i = 0; i < m->nlinks; i++)
		if (strcmp(m->links[i].name, name) == 0)
			return &m->links[i];
	return NULL;
}

/* Seconds per byte from a device into a message of its host. */
static double pack_s(const smr_machine *m)
{
	double copy = m->kind == SMR_MACHINE_CPU ? m->bw_one[m->npoints - 1] / 2 : m->host_bps;

	return copy > 0 ? 1 / copy : 0;
}

/* Finds a route between hosts. A host without the link uses the other's figures. */
static smr_status find_far(const split_tasks *t, const smr_machine *x, const smr_machine *y,
			   split_road *out)
{
	const smr_machine_link *a = link_of(x, t->p->link), *b = link_of(y, t->p->link);

	if (a == NULL && b == NULL)
		return smr_fail(SMR_EUNSUPPORTED, "neither %s nor %s has a link '%s'", x->name,
				y->name, t->p->link);
	a = a != NULL ? a : b;
	b = b != NULL ? b : a;
	out->message_s = (t->p->dispatch_s > 0 ? t->p->dispatch_s : usual_dispatch_s) +
			 fmax(a->latency_s, b->latency_s);
	out->byte_s = pack_s(x) + pack_s(y) + 1 / fmin(a->bps, b->bps);
	return SMR_OK;
}

/* Finds a route between devices of one host, by a kernel. */
static smr_status find_near(const smr_machine *m, split_road *out)
{
	if (m->nlinks == 0)
		return smr_fail(SMR_EUNSUPPORTED, "%s says no \"links\": its devices cannot talk",
				m->name);
	out->message_s = m->launch_s + m->links[0].latency_s;
	out->byte_s = 1 / m->links[0].bps;
	return SMR_OK;
}

static smr_status find_routes(split_tasks *t)
{
	const smr_split_params *p = t->p;
	double pairs = p->n * (p->n - 1.0);

	t->least = (split_road){INFINITY, INFINITY};
	for (uint32_t a = 0; a < p->n; a++)
		for (uint32_t b = 0; b < p->n; b++) {
			split_road *r = &t->road[a][b];

			if (a == b)
				continue;
			if (p->host[a] == p->host[b])
				SMR_TRY(find_near(p->cost[a]->machine, r));
			else
				SMR_TRY(find_far(t, p->cost[a]->machine, p->cost[b]->machine, r));
			t->least.message_s = fmin(t->least.message_s, r->message_s);
			t->least.byte_s = fmin(t->least.byte_s, r->byte_s);
			t->mean.message_s += r->message_s / pairs;
			t->mean.byte_s += r->byte_s / pairs;
		}
	return SMR_OK;
}

/* ---- what units take ------------------------------------------------------------------------- */

static void add_kernel(const smr_workload *w, const smr_predict_step *s, const smr_prediction *side,
		       uint32_t n, split_task *t)
{
	double runs = s->times * w->runs.of[s->block];
	const smr_work *work = &w->kernels[s->number].query.work;

	for (uint32_t k = 0; k < n; k++) {
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
	uint32_t n = t->p->n;
	smr_prediction *of = smr_calloc((w->n + 1) * n, sizeof(*of));

	if (of == NULL)
		return split_no_memory();
	for (size_t i = 0; i < w->n; i++)
		for (uint32_t k = 0; k < n; k++)
			smr_forecast_share(t->p->cost[k], w, &w->kernels[i], &of[i * n + k]);
	for (uint32_t i = 0; i < t->units.units.n; i++)
		list[i].line = t->units.units.v[i].line;
	for (size_t i = 0; i < w->nsteps; i++)
		add_kernel(w, &w->steps[i], &of[w->steps[i].number * n], n,
			   &list[t->units.of_step[i]]);
	smr_free(of);
	return SMR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void add_task_costs(const split_task *x, split_task *to)
{
	for (uint32_t k = 0; k < SMR_SPLIT_SIDES; k++) {
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
		add_task_costs(&list[i], &t->list[t->of_unit[i]]);
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
	SMR_TRY(find_routes(out));
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
