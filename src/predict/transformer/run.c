/* Simulates one step on a machine: its parts, its tasks, the simulation, and the results. */
#include <math.h>
#include <stdio.h>

#include "base/status.h"
#include "base/thread/clock.h"
#include "predict/transformer/efficiency.h"
#include "predict/transformer/internal.h"

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

double sim_peak(const smr_machine *m, smr_transformer_precision p)
{
	double plain = fmax(m->matrix[SMR_MATRIX_BF16], m->matrix[SMR_MATRIX_F16]);

	switch (p) {
	case SMR_PRECISION_F16:
	case SMR_PRECISION_BF16:
		return fmax(plain, m->peak_f32 * m->cores);
	case SMR_PRECISION_NVFP4:
		return m->matrix[SMR_MATRIX_F4];
	default:
		return m->matrix[SMR_MATRIX_F8];
	}
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

void sim_fill_result(const smr_transformer *t, const smr_machine *m, const sim_parts *p,
		     smr_transformer_step_result *out)
{
	smr_efficiency e = smr_efficiency_of(t, m);

	out->devices = smr_transformer_devices(t);
	out->p10 = out->p50 / e.spread;
	out->p90 = out->p50 * e.spread;
	out->basis = e.basis;
	out->parameters = smr_transformer_parameters(t);
	out->model_flops = smr_transformer_flops(t);
	out->utilisation = out->model_flops / out->p50 / out->devices / sim_peak(m, t->precision);
	out->tokens_s = (double)t->batch * t->sequence / out->p50;
	out->energy_j = energy(t, m, p, out) * t->tensor * sim_replicas(t);
	smr_transformer_memory(t, &out->memory);
	out->fits = m->memory_bytes <= 0 || out->memory.total <= m->memory_bytes;
}

static void add_uses(const smr_transformer *t, const smr_sim *s, smr_transformer_step_result *out)
{
	for (uint32_t i = 0; i < t->pipeline; i++) {
		smr_sim_use u = smr_sim_used(s, i);

		out->compute += (u.compute + u.both) / out->p50 / t->pipeline;
		out->exposed += u.exposed / out->p50 / t->pipeline;
		out->idle += u.idle / out->p50 / t->pipeline;
	}
	out->tasks = smr_sim_tasks(s);
}

smr_status sim_prepare(smr_transformer *t)
{
	if (t->batch == 0)
		t->batch = t->accumulate * t->micro_batch * t->data;
	return smr_transformer_check(t);
}

static void name_stage(smr_sim *s, uint32_t stage, uint32_t alike)
{
	char name[24];

	(void)snprintf(name, sizeof(name), "stage %u", stage);
	smr_sim_row(s, stage, name, alike);
}

smr_status smr_transformer_step(const smr_transformer *shape, const smr_machine *m,
				smr_transformer_step_result *out, smr_sim **sim)
{
	int64_t began = smr_now_ns();
	smr_sim *s = NULL;
	smr_transformer whole = *shape;
	const smr_transformer *t = &whole;
	sim_parts p;
	smr_status st;

	SMR_TRY(sim_prepare(&whole));
	SMR_TRY(check_size(t));
	SMR_TRY(sim_parts_of(t, m, &p));
	SMR_TRY(smr_sim_new(t->pipeline, &s));
	*out = (smr_transformer_step_result){0};
	for (uint32_t i = 0; i < t->pipeline; i++)
		name_stage(s, i, t->tensor * t->context * t->data);
	st = sim_step_build(t, &p, s);
	if (st == SMR_OK)
		st = smr_sim_run(s, &out->p50);
	if (st == SMR_OK) {
		add_uses(t, s, out);
		sim_fill_result(t, m, &p, out);
		out->simulated_s = smr_seconds(began, smr_now_ns());
	}
	if (st == SMR_OK && sim != NULL)
		*sim = s;
	else
		smr_sim_free(s);
	return st;
}
