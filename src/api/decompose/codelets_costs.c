/* Costs of a program's codelets. */
#include <math.h>

#include "api/decompose/codelets_internal.h"
#include "base/alloc.h"
#include "base/data/vec.h"
#include "run/choose/choose.h"

static smr_codelet_prediction prediction_of(smr_describing *d, const char *impl,
					    const smr_prediction *p)
{
	return (smr_codelet_prediction){.target = "cpu",
					.implementation = smr_text_copy(d->a, impl),
					.p10_s = p->p10,
					.p50_s = p->p50,
					.p90_s = p->p90,
					.energy_j = p->energy_j,
					.label = smr_text_copy(d->a, p->label)};
}

/* Predicts one implementation of one codelet: the runner chooses among that implementation only. */
static bool predict_implementation(smr_describing *d, const char *impl, smr_dispatch *out)
{
	const smr_api_place *p = &d->program->places[d->at];
	smr_runner r = d->program->ctx->runner;
	smr_flow one = {.graph = p->flow->graph,
			.codelets = p->flow->codelets + (p->codelet - p->flow->codelets),
			.ncodelets = 1,
			.code = p->flow->code};
	smr_specialization s = {0};
	smr_status st;

	r.only_impl = impl;
	st = smr_choose(&r, &one, &s, d->env);
	d->short_of_memory |= st == SMR_ENOMEM;
	if (s.nsteps == 1)
		*out = s.steps[0];
	smr_free(s.steps);
	return st == SMR_OK;
}

static size_t count_implementations(void)
{
	size_t n = 0;

	while (smr_impls[n] != NULL)
		n++;
	return n;
}

static void describe_predictions(smr_describing *d, smr_codelet_facts *to)
{
	smr_history *history = d->program->ctx->history;
	const void **list;
	smr_codelet_prediction *p =
		smr_records_new(d->a, count_implementations() + 1, sizeof(*p), &list);
	smr_dispatch step = {0};
	double calls = 0;
	size_t n = 0;

	for (const smr_impl *const *i = smr_impls; p != NULL && d->sym != NULL && *i != NULL; i++) {
		if ((*i)->on_request || !smr_impl_is_of(*i, d->program->ctx->runner.device) ||
		    !predict_implementation(d, (*i)->name, &step))
			continue;
		p[n++] = prediction_of(d, (*i)->name, &step.predicted);
		if (calls == 0 && history != NULL)
			calls = smr_history_calls(history, step.query.code, step.query.size);
	}
	if (p != NULL && d->sym != NULL && step.original.label != NULL)
		p[n++] = prediction_of(d, "original", &step.original);
	to->frequency = calls > 0 ? calls : NAN;
	to->npredicted = n;
	to->predicted = (const smr_codelet_prediction *const *)list;
}

static const smr_codelet_resources *describe_resources(smr_describing *d, const smr_codelet *c)
{
	smr_codelet_resources *r = smr_arena_alloc(d->a, sizeof(*r));
	smr_amount bytes;
	smr_status st = smr_codelet_bytes(c, d->sym, &bytes);
	smr_quantity memory = smr_describe_amount(d, st, &bytes);

	if (r != NULL)
		*r = (smr_codelet_resources){
			.cpu_threads = smr_workers_count(d->program->ctx->runner.workers),
			.memory_bytes = memory};
	return r;
}

void smr_describe_costs(smr_describing *d, const smr_codelet *c, smr_codelet_facts *to)
{
	smr_amount flops, bytes;
	uint32_t lines;
	smr_status st = smr_codelet_lines(c, d->program->path, &lines);

	d->short_of_memory |= st == SMR_ENOMEM;
	to->lines = lines > 0 ? (int64_t)lines : -1;
	st = smr_codelet_flops(c, d->sym, &flops);
	to->flops = smr_describe_amount(d, st, &flops);
	st = smr_codelet_bytes(c, d->sym, &bytes);
	to->bytes = smr_describe_amount(d, st, &bytes);
	to->cyclomatic = smr_codelet_cyclomatic(c);
	to->pure = !smr_codelet_updates(c);
	to->resources = describe_resources(d, c);
	describe_predictions(d, to);
}
