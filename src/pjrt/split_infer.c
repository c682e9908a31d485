/* Splits of results that the program does not state: the program is imported once more with its
 * shardings, which are propagated to its results. Any split is right, so a program that cannot be
 * propagated has whole results. */
#include "base/arena.h"
#include "pass/shard/shard.h"
#include "pjrt/split.h"

static bool is_complete(const smr_stablehlo_face *f)
{
	for (uint32_t i = 0; i < f->nresults; i++)
		if (f->results[i].split.ndevices == 0)
			return false;
	return true;
}

/* Axes that would make parts of several sizes are left out. */
static smr_status take_sharding(smr_arena *a, const smr_mesh *m, const smr_sharding *from,
				smr_stablehlo_value *to)
{
	smr_sharding s = *from;

	to->split = (smr_stablehlo_split){.ndevices = 1, .inferred = true};
	if (s.rank != to->rank)
		return SMR_OK;
	smr_sharding_fit(m, to->dims, &s);
	for (uint32_t k = 0; k < s.rank; k++) {
		int64_t *part = smr_arena_array(a, m->ndevices, sizeof(*part));

		if (part == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a program");
		for (uint32_t d = 0; d < m->ndevices; d++)
			part[d] = smr_cut_part(m, &s.dims[k], d);
		to->split.parts[k] = smr_cut_parts(m, &s.dims[k]);
		to->split.part[k] = part;
		if (to->split.parts[k] > 1)
			to->split.ndevices = m->ndevices;
	}
	return SMR_OK;
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
		SMR_TRY(take_sharding(face->arena, m->mesh,
				      smr_shardings_var(s, 0, f->results[v->first]), v));
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
