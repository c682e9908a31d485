/* Splits of results that the program does not state: the program is imported once more with its
 * shardings, which are propagated to its results. Any split is right, so a program that cannot be
 * propagated has whole results. */
#include "api/model/parts.h"
#include "pass/shard/shard.h"
#include "pjrt/split.h"

static bool is_complete(const smr_stablehlo_face *f)
{
	for (uint32_t i = 0; i < f->nresults; i++)
		if (f->results[i].split.ndevices == 0)
			return false;
	return true;
}

static void leave_whole(smr_stablehlo_face *f)
{
	for (uint32_t i = 0; i < f->nresults; i++)
		if (f->results[i].split.ndevices == 0)
			f->results[i].split =
				(smr_stablehlo_split){.ndevices = 1, .inferred = true};
}

static smr_status take_results(const smr_module *m, const smr_shardings *s,
			       smr_stablehlo_face *face)
{
	const smr_function *f = m->functions[0];

	for (uint32_t i = 0; i < face->nresults; i++) {
		smr_stablehlo_value *v = &face->results[i];

		if (v->split.ndevices != 0 || v->count == 0 || v->first >= f->nresults)
			continue;
		SMR_TRY(smr_model_split(face->arena, m->mesh,
					smr_shardings_var(s, 0, f->results[v->first]), v,
					&v->split));
		v->split.inferred = true;
	}
	return SMR_OK;
}

smr_status pjrt_split_infer(const char *code, size_t n, uint32_t ndevices, smr_stablehlo_face *face)
{
	const smr_stablehlo_params p = {.outline = true};
	smr_module *m = NULL;
	smr_shardings *s = NULL;
	smr_status st = SMR_OK;

	if (is_complete(face))
		return SMR_OK;
	if (smr_stablehlo_load("jit", code, n, &p, NULL, &m) == SMR_OK && m->mesh != NULL &&
	    m->mesh->ndevices == ndevices && smr_pass_propagate(m, &s) == SMR_OK)
		st = take_results(m, s, face);
	smr_shardings_free(s);
	smr_module_free(m);
	leave_whole(face);
	return st;
}
