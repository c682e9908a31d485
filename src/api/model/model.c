/* Tensor programs of the public interface: open, close, arguments, results and statistics. */
#include "api/model/model.h"

#include <string.h>

#include "api/model/compile.h"
#include "back/device/memory.h"
#include "base/alloc.h"

enum { UNLOADED = 8 /* models, after which the allocator returns unused pages */ };

void smr_model_free(smr_model *m)
{
	smr_model_images_end(m);
	smr_executable_free(m->image);
	smr_module_free(m->module);
	smr_flow_cache_free(m->opened);
	if (m->base == NULL) {
		smr_stablehlo_face_free(&m->face);
		smr_free(m->shapes);
	}
	smr_free(m);
}

smr_status smr_load(smr_ctx *ctx, const smr_load_params *params, smr_model **out)
{
	return smr_model_load(ctx, params, SMR_LOAD_READY, NULL, out);
}

smr_status smr_unload(smr_model *m)
{
	bool trim;

	if (m == NULL)
		return SMR_OK;
	m->ctx->open--;
	trim = ++m->ctx->unloaded % UNLOADED == 0;
	smr_model_free(m);
	if (trim)
		smr_give_pages_back();
	return SMR_OK;
}

smr_model_tuning smr_model_tuning_of(const smr_tune *t)
{
	return (smr_model_tuning){.struct_size = sizeof(smr_model_tuning),
				  .kernels = t->kernels,
				  .better = t->better,
				  .passed = t->passed,
				  .spent_s = t->spent_s,
				  .limit_s = t->limit_s};
}

size_t smr_model_nargs(const smr_model *m)
{
	return m != NULL ? m->face.nargs : 0;
}

size_t smr_model_nresults(const smr_model *m)
{
	return m != NULL ? m->face.nresults : 0;
}

static smr_status describe_value(const smr_stablehlo_value *v, smr_model_value *out)
{
	if (out->struct_size < sizeof(*out))
		return smr_fail(SMR_EINVAL, "smr_model_value: struct_size is %zu, not %zu",
				out->struct_size, sizeof(*out));
	*out = (smr_model_value){.struct_size = sizeof(*out),
				 .name = v->name,
				 .element = v->element,
				 .dtype = smr_dtype_name(v->dtype),
				 .rank = v->rank};
	memcpy(out->dims, v->dims, sizeof(out->dims));
	return SMR_OK;
}

smr_status smr_model_arg(const smr_model *m, size_t i, smr_model_value *out)
{
	if (m == NULL || out == NULL || i >= m->face.nargs)
		return smr_fail(SMR_EINVAL, "smr_model_arg: there is no argument %zu", i);
	return describe_value(&m->face.args[i], out);
}

smr_status smr_model_result(const smr_model *m, size_t i, smr_model_value *out)
{
	if (m == NULL || out == NULL || i >= m->face.nresults)
		return smr_fail(SMR_EINVAL, "smr_model_result: there is no result %zu", i);
	return describe_value(&m->face.results[i], out);
}

static smr_model_contests contests_of(const smr_executable *x)
{
	smr_contest_sum sum;

	smr_executable_contests(x, &sum);
	return (smr_model_contests){.struct_size = sizeof(smr_model_contests),
				    .open = sum.open,
				    .over = sum.over,
				    .tries = sum.tries,
				    .lost_s = sum.lost};
}

smr_status smr_model_stat(const smr_model *m, smr_model_stats *out)
{
	smr_device_told gpu;

	if (m == NULL || out == NULL)
		return smr_fail(SMR_EINVAL, "smr_model_stat: no model, or no place");
	if (out->struct_size < sizeof(*out))
		return smr_fail(SMR_EINVAL, "smr_model_stat: struct_size is %zu, not %zu",
				out->struct_size, sizeof(*out));
	smr_executable_tell_graphs(m->image, &gpu);
	*out = (smr_model_stats){.struct_size = sizeof(*out),
				 .devices = smr_executable_devices(m->image),
				 .load_s = m->load_s,
				 .runs = m->runs,
				 .peak_bytes = m->peak,
				 .apart = m->face.apart,
				 .tuning = smr_model_tuning_of(&m->tune),
				 .contests = contests_of(m->image),
				 .joined = smr_executable_joined(m->image),
				 .graphs = gpu.graphs,
				 .graph_kernels = gpu.largest,
				 .graph_runs = gpu.launched};
	return SMR_OK;
}
