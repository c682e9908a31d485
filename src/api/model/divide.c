/* Splits of arrays on the devices of a mesh, and models whose arrays are those of each device. */
#include "api/model/parts.h"

smr_status smr_model_split(smr_arena *a, const smr_mesh *m, const smr_sharding *said,
			   const smr_stablehlo_value *v, smr_stablehlo_split *out)
{
	smr_sharding s = *said;

	*out = (smr_stablehlo_split){.ndevices = 1};
	if (s.rank != v->rank)
		return SMR_OK;
	smr_sharding_fit(m, v->dims, &s);
	for (uint32_t k = 0; k < s.rank; k++) {
		int64_t *part = smr_arena_array(a, m->ndevices, sizeof(*part));

		if (part == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a program");
		for (uint32_t d = 0; d < m->ndevices; d++)
			part[d] = smr_cut_part(m, &s.dims[k], d);
		out->parts[k] = smr_cut_parts(m, &s.dims[k]);
		out->part[k] = part;
		if (out->parts[k] > 1)
			out->ndevices = m->ndevices;
	}
	return SMR_OK;
}

static smr_status divide_value(smr_model *m, bool result, smr_stablehlo_value *v)
{
	const smr_variable *var;

	v->split = (smr_stablehlo_split){.ndevices = 1};
	if (v->count == 0)
		return SMR_OK;
	var = smr_model_variable(m, result, v->first);
	SMR_TRY(smr_model_split(m->face.arena, m->module->mesh, var->sharding, v, &v->split));
	for (uint32_t d = 0; v->split.ndevices > 1 && d < v->rank; d++)
		v->dims[d] /= v->split.parts[d];
	return SMR_OK;
}

smr_status smr_model_divide(smr_model *m)
{
	for (uint32_t i = 0; i < m->face.nargs; i++)
		SMR_TRY(divide_value(m, false, &m->face.args[i]));
	for (uint32_t i = 0; i < m->face.nresults; i++)
		SMR_TRY(divide_value(m, true, &m->face.results[i]));
	m->face.partitions = m->module->partitions;
	m->divided = true;
	return SMR_OK;
}
