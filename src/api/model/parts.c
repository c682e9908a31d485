/* Parts of a model's arrays: the part on each device, and the collectives. */
#include "api/model/parts.h"

#include <string.h>

#include "ops/build.h"

static void set_whole_span(const smr_stablehlo_value *v, uint32_t device, smr_model_span *out)
{
	*out = (smr_model_span){.all = true, .first = device == 0};
	memcpy(out->size, v->dims, sizeof(out->size));
}

/* The span by a sharding; axes that would give parts of different sizes are ignored. */
static void span_of(const smr_mesh *mesh, const smr_sharding *said, const smr_stablehlo_value *v,
		    uint32_t device, smr_model_span *out)
{
	smr_sharding s = *said;
	uint32_t axes;

	set_whole_span(v, 0, out);
	if (s.rank != v->rank)
		return;
	smr_sharding_fit(mesh, v->dims, &s);
	smr_sharding_part(mesh, &s, v->dims, out->size);
	axes = smr_sharding_axes(&s);
	out->all = axes == 0;
	for (uint32_t d = 0; d < v->rank; d++)
		out->start[d] = smr_cut_part(mesh, &s.dims[d], device) * out->size[d];
	for (uint32_t a = 0; a < mesh->naxes; a++)
		if (!(axes >> a & 1) && smr_mesh_at(mesh, device, a) != 0)
			out->first = false;
}

void smr_model_span_of(const smr_model *m, const smr_variable *var, const smr_stablehlo_value *v,
		       uint32_t device, smr_model_span *out)
{
	uint32_t as = device - var->home;

	if (!smr_variable_on(var, device))
		*out = (smr_model_span){.all = false};
	else if (m->module->cut && !m->divided)
		span_of(m->module->mesh, var->sharding, v, as, out);
	else
		set_whole_span(v, as, out);
}

/* Returns the number of leading dimensions up to the last one that is cut; the dimensions after it
 * are contiguous. */
static uint32_t count_uncut_dims(uint32_t rank, const int64_t *dims, const int64_t *size)
{
	while (rank > 0 && size[rank - 1] == dims[rank - 1])
		rank--;
	return rank;
}

/* Copies n parts of complex numbers, which are apart in `whole`, and dense in `part`. */
static void move_parts(char *whole, size_t step, char *part, size_t size, int64_t n, bool join)
{
	char *to = join ? whole : part, *from = join ? part : whole;
	size_t to_step = join ? step : size, from_step = join ? size : step;

	/* the compiler makes moves of copies whose sizes it knows */
	for (int64_t i = 0; size == sizeof(float) && i < n; i++)
		memcpy(to + (size_t)i * to_step, from + (size_t)i * from_step, sizeof(float));
	for (int64_t i = 0; size == sizeof(double) && i < n; i++)
		memcpy(to + (size_t)i * to_step, from + (size_t)i * from_step, sizeof(double));
}

/* Copies the contiguous pieces of the last cut dimension one after another. */
void smr_model_move(unsigned rank, const int64_t *dims, const smr_model_elements *e,
		    const int64_t *start, const int64_t *size, char *part, bool join)
{
	int64_t at[SMR_MAX_RANK] = {0}, outer[SMR_MAX_RANK] = {0};
	uint32_t cut = count_uncut_dims(rank, dims, size);
	int64_t n = 1;

	for (uint32_t d = 0; d < rank; d++) {
		outer[d] = d + 1 < cut ? size[d] : 1;
		n *= d + 1 < cut ? 1 : size[d];
		if (size[d] == 0)
			return;
	}
	do {
		int64_t first = 0;
		char *whole;

		for (uint32_t d = 0; d < rank; d++)
			first = first * dims[d] + start[d] + at[d];
		whole = e->at + (size_t)first * e->step;
		/* memmove: a result may be in the memory of an argument */
		if (e->step == e->size)
			memmove(join ? whole : part, join ? part : whole, (size_t)n * e->size);
		else
			move_parts(whole, e->step, part, e->size, n, join);
		part += (size_t)n * e->size;
	} while (smr_ops_advance(at, outer, rank));
}

/* ---- description ---------------------------------------------------------------------------- */

static smr_status describe_part(const smr_model *m, bool result, const smr_stablehlo_value *v,
				unsigned device, smr_model_part *out)
{
	const smr_mesh *mesh = m->module->mesh;
	smr_model_span s;

	if (device >= smr_executable_devices(m->image))
		return smr_fail(SMR_EINVAL, "there is no device %u, of %u", device,
				smr_executable_devices(m->image));
	set_whole_span(v, device, &s);
	if (mesh != NULL && !m->divided && v->count > 0 &&
	    mesh->ndevices == smr_executable_devices(m->image)) {
		const smr_variable *var = smr_model_variable(m, result, v->first);

		if (!smr_variable_on(var, device))
			s = (smr_model_span){.all = false};
		else if (var->sharding != NULL)
			span_of(mesh, var->sharding, v, device - var->home, &s);
	}
	if (out->struct_size < sizeof(*out))
		return smr_fail(SMR_EINVAL, "smr_model_part: struct_size is %zu, not %zu",
				out->struct_size, sizeof(*out));
	*out = (smr_model_part){.struct_size = sizeof(*out), .rank = v->rank};
	memcpy(out->start, s.start, sizeof(out->start));
	memcpy(out->dims, s.size, sizeof(out->dims));
	return SMR_OK;
}

smr_status smr_model_arg_part(const smr_model *m, size_t i, unsigned device, smr_model_part *out)
{
	if (m == NULL || out == NULL || i >= m->face.nargs)
		return smr_fail(SMR_EINVAL, "smr_model_arg_part: there is no argument %zu", i);
	return describe_part(m, false, &m->face.args[i], device, out);
}

smr_status smr_model_result_part(const smr_model *m, size_t i, unsigned device, smr_model_part *out)
{
	if (m == NULL || out == NULL || i >= m->face.nresults)
		return smr_fail(SMR_EINVAL, "smr_model_result_part: there is no result %zu", i);
	return describe_part(m, true, &m->face.results[i], device, out);
}

static void count_exchanges(const smr_body *body, smr_op op, smr_model_exchange *out)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		for (uint32_t k = 0; b->flow != NULL && k < b->flow->nnodes; k++) {
			const smr_node *v = b->flow->nodes[k];

			out->count += v->op == op;
			for (uint32_t j = 0; v->op == op && j <= v->nmore; j++) {
				int64_t n = 0;

				(void)smr_type_count(smr_node_type(v, j), &n);
				out->bytes +=
					(uint64_t)n * smr_dtype_size(smr_node_type(v, j)->dtype);
			}
		}
}

/* Device numbers are not a collective. */
int smr_model_exchanges(const smr_model *m, size_t i, smr_model_exchange *out)
{
	if (m == NULL || out == NULL || out->struct_size < sizeof(*out))
		return 0;
	for (int op = 0; op < SMR_OP_COUNT; op++) {
		if (smr_op_kind_of((smr_op)op) != SMR_KIND_COLLECTIVE || op == SMR_OP_device)
			continue;
		*out = (smr_model_exchange){.struct_size = sizeof(*out),
					    .op = smr_op_name((smr_op)op)};
		for (uint32_t f = 0; f < m->module->nfunctions; f++)
			count_exchanges(&m->module->functions[f]->body, (smr_op)op, out);
		if (out->count > 0 && i-- == 0)
			return 1;
	}
	return 0;
}
