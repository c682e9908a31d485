/* Simulates one step on a machine: its parts, its tasks, the simulation, and the results. */
#include <math.h>
#include <stdio.h>

#include "base/status.h"
#include "base/thread/clock.h"
#include "predict/transformer/internal.h"

/* Four of five published steps of tests/bench/predict lie between p50 / spread and p50 * spread, of
 * each kind of machine; of CPUs there are none. */
static const double spread[SMR_MACHINE_KINDS] = {
	[SMR_MACHINE_CPU] = 1.14, [SMR_MACHINE_GPU] = 1.07, [SMR_MACHINE_TPU] = 1.14};

enum { MOST_TASKS = 1 << 25 };

static smr_status check_size(const smr_transformer *t)
{
	double passes = 2.0 * t->batch / t->data / t->micro_batch * t->pipeline * t->chunks;
	double tasks = passes * (8.0 * t->layers / t->pipeline / t->chunks + 2);

	if (passes < MOST_TASKS && tasks < MOST_TASKS)
		return SMR_OK;
	return smr_fail(SMR_EUNSUPPORTED, "%s: a step of %.0f tasks, more than %d", t->name, tasks,
			MOST_TASKS);
}

static double peak_flops(const smr_machine *m)
{
	double most = fmax(m->matrix[SMR_MATRIX_BF16], m->matrix[SMR_MATRIX_F16]);

	return fmax(most, m->peak_f32 * m->cores);
}

/* Joules of one replica's pipeline: of kernels, and of idle devices. */
static double energy(const smr_transformer *t, const smr_machine *m, const sim_parts *p,
		     const smr_transformer_step_result *step)
{
	double micro = (double)t->batch / t->data / t->micro_batch, layers = (double)t->layers;
	double idle = m->idle_w > 0 ? m->idle_w : 0.2 * m->tdp_w;
	double layer = p->attention[0].joules + p->mlp[0].joules + p->again[0].joules +
		       p->again[1].joules + p->attention[1].joules + p->mlp[1].joules;
	double ends = p->embedding[0].joules + p->embedding[1].joules + p->head[0].joules +
		      p->head[1].joules;

	return micro * (layers * layer + ends) + t->pipeline * p->optimiser.joules +
	       t->pipeline * idle * step->p50 * (1 - step->compute);
}

static void fill_step_result(const smr_transformer *t, const smr_machine *m, const sim_parts *p,
			     const smr_sim *s, smr_transformer_step_result *out)
{
	out->devices = smr_transformer_devices(t);
	out->p10 = out->p50 / spread[m->kind];
	out->p90 = out->p50 * spread[m->kind];
	out->parameters = smr_transformer_parameters(t);
	out->model_flops = smr_transformer_flops(t);
	out->utilisation = out->model_flops / out->p50 / out->devices / peak_flops(m);
	out->tokens_s = (double)t->batch * t->sequence / out->p50;
	for (uint32_t i = 0; i < t->pipeline; i++) {
		smr_sim_use u = smr_sim_used(s, i);

		out->compute += (u.compute + u.both) / out->p50 / t->pipeline;
		out->exposed += u.exposed / out->p50 / t->pipeline;
		out->idle += u.idle / out->p50 / t->pipeline;
	}
	out->energy_j = energy(t, m, p, out) * t->tensor * t->data;
	out->tasks = smr_sim_tasks(s);
	smr_transformer_memory(t, &out->memory);
	out->fits = m->memory_bytes <= 0 || out->memory.total <= m->memory_bytes;
}

static void name_stage(smr_sim *s, uint32_t stage, uint32_t alike)
{
	char name[24];

	(void)snprintf(name, sizeof(name), "stage %u", stage);
	smr_sim_row(s, stage, name, alike);
}

smr_status smr_transformer_step(const smr_transformer *t, const smr_machine *m,
				smr_transformer_step_result *out, smr_sim **sim)
{
	int64_t began = smr_now_ns();
	smr_sim *s = NULL;
	sim_parts p;
	smr_status st;

	SMR_TRY(smr_transformer_check(t));
	SMR_TRY(check_size(t));
	SMR_TRY(sim_parts_of(t, m, &p));
	SMR_TRY(smr_sim_new(t->pipeline, &s));
	*out = (smr_transformer_step_result){0};
	for (uint32_t i = 0; i < t->pipeline; i++)
		name_stage(s, i, t->tensor * t->data);
	st = sim_step_build(t, &p, s);
	if (st == SMR_OK)
		st = smr_sim_run(s, &out->p50);
	if (st == SMR_OK) {
		fill_step_result(t, m, &p, s, out);
		out->simulated_s = smr_seconds(began, smr_now_ns());
	}
	if (st == SMR_OK && sim != NULL)
		*sim = s;
	else
		smr_sim_free(s);
	return st;
}
