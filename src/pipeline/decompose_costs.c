/* What a program's codelets cost, as JSON. */
#include <jansson.h>

#include "base/alloc.h"
#include "pipeline/decompose_json.h"

static json_t *prediction_json(const char *impl, const smr_prediction *p)
{
	return json_pack("{s:s,s:s,s:o,s:o,s:o,s:o,s:s}", "target", "cpu", "implementation", impl,
			 "p10_s", smr_json_number(p->p10), "p50_s", smr_json_number(p->p50),
			 "p90_s", smr_json_number(p->p90), "energy_j", smr_json_number(p->energy_j),
			 "label", p->label);
}

/* The runner chooses among one implementation for one codelet: that is its prediction. */
static bool predict(smr_json_view *w, const char *impl, smr_flow_step *out)
{
	const smr_place *p = &w->program->places[w->at];
	smr_runner r = w->program->ctx->runner;
	smr_flow one = {.graph = p->flow->graph,
			.codelets = p->flow->codelets + (p->codelet - p->flow->codelets),
			.ncodelets = 1,
			.code = p->flow->code};
	smr_size s = {0};
	smr_status st;

	r.only_impl = impl;
	st = smr_choose(&r, &one, &s, w->env);
	w->short_of_memory |= st == SMR_ENOMEM;
	if (s.nsteps == 1)
		*out = s.steps[0];
	smr_free(s.steps);
	return st == SMR_OK;
}

static json_t *predicted_json(smr_json_view *w, json_t **frequency)
{
	json_t *list = json_array();
	smr_flow_step step = {0};
	double calls = 0;

	for (const smr_impl *const *i = smr_impls; w->sym != NULL && *i != NULL; i++) {
		bool ok = !(*i)->on_request && predict(w, (*i)->name, &step);

		if (ok)
			smr_json_add(w, list, prediction_json((*i)->name, &step.predicted));
		if (ok && calls == 0 && w->program->ctx->history != NULL)
			calls = smr_history_calls(w->program->ctx->history, step.query.code,
						  step.query.size);
	}
	if (w->sym != NULL && step.original.label != NULL)
		smr_json_add(w, list, prediction_json("original", &step.original));
	*frequency = calls > 0 ? json_real(calls) : json_null();
	return list;
}

static json_t *resources_json(smr_json_view *w, const smr_codelet *c)
{
	smr_amount bytes;
	smr_status st = smr_codelet_bytes(c, w->sym, &bytes);

	return json_pack("{s:i,s:o,s:b}", "cpu_threads",
			 smr_workers_count(w->program->ctx->runner.workers), "memory_bytes",
			 smr_json_amount(st, &bytes), "gpu", 0);
}

void smr_json_costs(smr_json_view *w, const smr_codelet *c, json_t *to)
{
	smr_amount flops, bytes;
	uint32_t lines;
	json_t *frequency;
	smr_status st = smr_codelet_lines(c, w->program->path, &lines);

	w->short_of_memory |= st == SMR_ENOMEM;
	smr_json_put(w, to, "lines", lines > 0 ? json_integer(lines) : json_null());
	st = smr_codelet_flops(c, w->sym, &flops);
	smr_json_put(w, to, "flops", smr_json_amount(st, &flops));
	st = smr_codelet_bytes(c, w->sym, &bytes);
	smr_json_put(w, to, "bytes", smr_json_amount(st, &bytes));
	smr_json_put(w, to, "cyclomatic", json_integer(smr_codelet_cyclomatic(c)));
	smr_json_put(w, to, "pure", json_boolean(!smr_codelet_updates(c)));

	json_t *predicted = predicted_json(w, &frequency);

	smr_json_put(w, to, "frequency", frequency);
	smr_json_put(w, to, "resources", resources_json(w, c));
	smr_json_put(w, to, "predicted", predicted);
}
