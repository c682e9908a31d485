/* Turns a program of one device into the program of all devices of a pipeline: it is partitioned,
 * also into micro-batches; ops are assigned to passes (stage_place.c); passes become functions
 * (stage_flow.c); each stage calls them by a schedule (stage_program.c). */
#include "pass/pipeline_parallel/stage.h"

#include <string.h>

#include "base/alloc.h"
#include "pass/pipeline_parallel/internal.h"
#include "pass/shard/shard.h"
#include "pass/simplify/unroll_program.h"

uint32_t smr_stages_marked(const smr_module *m)
{
	uint32_t most = 0;
	smr_walk w;

	for (uint32_t f = 0; f < m->nfunctions; f++)
		for (const smr_block *b = smr_walk_first(&w, &m->functions[f]->body); b != NULL;
		     b = smr_walk_next(&w))
			for (uint32_t k = 0; b->flow != NULL && k < b->flow->nnodes; k++)
				if (b->flow->nodes[k]->loc.stage > most)
					most = b->flow->nodes[k]->loc.stage;
	return most;
}

/* ---- variables ------------------------------------------------------------------------------ */

/* Merges the parts of a variable along the micro-batch axes, the last ones of the mesh. */
static smr_status join_micro_batch_axes(st_staging *x, uint32_t var)
{
	smr_variable *v = &x->f->vars[var];
	smr_sharding *s;
	int64_t dims[SMR_MAX_RANK];

	if (!x->m->cut || v->sharding == NULL || (smr_sharding_axes(v->sharding) & x->axes) == 0)
		return SMR_OK;
	s = smr_arena_memdup(x->m->arena, v->sharding, sizeof(*s));
	if (s == NULL || !smr_type_dims(&v->type, dims))
		return st_no_memory();
	for (uint32_t d = 0; d < s->rank; d++) {
		smr_cut *c = &s->dims[d];
		uint32_t left = c->n, parts = 1;

		while (left > 0 && (x->axes >> c->axes[left - 1] & 1))
			parts *= x->m->mesh->sizes[c->axes[--left]];
		for (uint32_t i = 0; i < left; i++)
			if (x->axes >> c->axes[i] & 1)
				parts = 0;
		if (parts == 1)
			continue;
		if (parts != x->micro)
			return smr_fail(SMR_EUNSUPPORTED,
					"micro-batches are no parts of dimension %u of a tensor: "
					"there can be one alone (mb=1)",
					d);
		c->n = (uint8_t)left;
		x->cut[var] = d + 1;
		v->type.dims[d] = smr_poly_const(x->m->arena, dims[d] * parts);
		if (v->type.dims[d] == NULL)
			return st_no_memory();
	}
	v->sharding = s;
	return SMR_OK;
}

static smr_status make_variables(st_staging *x)
{
	x->numbers = smr_arena_array(x->m->arena, x->micro, sizeof(*x->numbers));
	if (x->numbers == NULL)
		return st_no_memory();
	for (uint32_t i = 0; i < x->micro; i++) {
		x->numbers[i] = st_scalar(x, x->b->flow, SMR_I32);
		if (x->numbers[i] == UINT32_MAX)
			return SMR_ENOMEM;
	}
	for (uint32_t i = 0; i < x->n; i++) {
		uint32_t times = x->of[i].class == ST_MICRO ? x->micro : 1;

		for (uint32_t k = 0; x->of[i].pass != ST_NONE && k < times; k++) {
			uint32_t var = smr_function_var(x->m, x->f, &x->nodes[i]->type, NULL);

			if (var == UINT32_MAX)
				return SMR_ENOMEM;
			if (k == 0)
				x->of[i].vars = var;
		}
		if (x->of[i].sum) {
			x->of[i].so_far = smr_function_var(x->m, x->f, &x->nodes[i]->type, NULL);
			if (x->of[i].so_far == UINT32_MAX)
				return SMR_ENOMEM;
		}
	}
	return SMR_OK;
}

/* ---- driver --------------------------------------------------------------------------------- */

/* Makes function 0 one flow of marked ops. */
static smr_status make_ready(smr_module *m, const smr_strategy *s)
{
	const smr_body *body = &m->functions[0]->body;
	uint32_t marked = smr_stages_marked(m), layers;
	bool plain = body->n == 1 && body->blocks[0]->kind == SMR_BLOCK_BASIC;
	smr_unrolled_program unused;

	if (marked == 0 && !plain) {
		SMR_TRY(st_layers(m, s->pipeline, &layers));
		return st_stacks(m, layers, s->pipeline);
	}
	if (marked != s->pipeline)
		return smr_fail(SMR_EINVAL, "pp=%u, but the program marks %u stages", s->pipeline,
				marked);
	return plain ? SMR_OK : smr_pass_unroll_program(m, &unused);
}

static smr_status open_staging(smr_module *m, const smr_strategy *s, st_staging *x)
{
	smr_arena *a = m->arena;
	smr_function *f = m->functions[0];
	smr_graph *g = f->body.blocks[0]->flow;
	uint32_t n = 1;

	*x = (st_staging){.m = m,
			  .f = f,
			  .b = f->body.blocks[0],
			  .stages = s->pipeline,
			  .micro = smr_strategy_micro(s),
			  .devices = smr_strategy_devices(s),
			  .gpipe = s->gpipe,
			  .nodes = g->nodes,
			  .results = g->results,
			  .n = g->nnodes,
			  .nresults = g->nresults};
	for (uint32_t i = m->mesh->naxes; n < x->micro && i-- > 0; n *= m->mesh->sizes[i])
		x->axes |= 1u << i;
	x->cut = smr_arena_array(a, f->nvars + 1, sizeof(*x->cut));
	x->of = smr_arena_array(a, x->n + 1, sizeof(*x->of));
	return x->cut != NULL && x->of != NULL ? SMR_OK : st_no_memory();
}

/* Removes the micro-batch axes: the others count stages, then the devices of a stage. */
static smr_status drop_micro_batch_axes(const st_staging *x)
{
	smr_mesh *mesh = smr_arena_memdup(x->m->arena, x->m->mesh, sizeof(*mesh));

	if (mesh == NULL)
		return st_no_memory();
	while (mesh->naxes > 0 && (x->axes >> (mesh->naxes - 1) & 1))
		mesh->ndevices /= mesh->sizes[--mesh->naxes];
	x->m->mesh = mesh;
	x->m->stages = x->stages;
	x->m->partitions = x->stages * x->devices;
	return SMR_OK;
}

static smr_status split_into_stages(smr_module *m, const smr_strategy *s)
{
	st_staging x;
	bool *data;

	SMR_TRY(make_ready(m, s));
	SMR_TRY(smr_strategy_data(m, &data));
	SMR_TRY(smr_pass_strategy(m, s));
	SMR_TRY(smr_pass_partition(m));
	SMR_TRY(open_staging(m, s, &x));
	x.data = data;
	for (uint32_t i = 0; i < x.f->nparams; i++) {
		SMR_TRY(join_micro_batch_axes(&x, x.f->params[i]));
		data[x.f->params[i]] |= x.cut[x.f->params[i]] > 0;
	}
	for (uint32_t i = 0; i < x.f->nresults; i++)
		if (x.cut[x.f->results[i]] == 0)
			SMR_TRY(join_micro_batch_axes(&x, x.f->results[i]));
	SMR_TRY(st_place(&x));
	SMR_TRY(st_share_results(&x));
	SMR_TRY(make_variables(&x));
	SMR_TRY(st_flows(&x));
	SMR_TRY(st_programs(&x));
	SMR_TRY(drop_micro_batch_axes(&x));
	return smr_module_verify(m);
}

smr_status smr_pass_cut(smr_module *m, const smr_strategy *s)
{
	if (s != NULL && s->pipeline > 1)
		return split_into_stages(m, s);
	if (s != NULL)
		SMR_TRY(smr_pass_strategy(m, s));
	return smr_pass_partition(m);
}
