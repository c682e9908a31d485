/* Makes regions and runs them. */
#include "run/exec/region.h"

#include <stdatomic.h>
#include <string.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "base/assert.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "ops/ops.h"
#include "run/exec/batch.h"
#include "run/exec/device.h"
#include "run/exec/region_frame.h"
#include "run/exec/region_internal.h"

enum {
	COPIED = 256,  /* bytes of an input that is copied, rather than changed in place */
	OWN = 16 << 10 /* bytes of a frame that a region keeps: it would wait for a lock */
};

uint32_t smr_exec_region_blocks(const smr_exec_region *r)
{
	return r->nblocks;
}

void smr_exec_region_free(smr_exec_region *r)
{
	if (r == NULL)
		return;
	if (r->object.drop != NULL)
		r->object.drop(&r->object);
	smr_free(r->memory);
	smr_region_frames_end();
	smr_free(r->base);
	for (size_t i = 0; i < r->calls.n; i++)
		smr_free(r->calls.v[i].prepared);
	smr_vec_free(&r->calls);
	smr_arena_free(r->arena);
	smr_free(r);
}

/* ---- variables ------------------------------------------------------------------------------ */

static void find_reads(const smr_body *body, bool *set, bool *read, uint32_t nvars);

static void find_block_reads(const smr_block *b, bool *set, bool *read, uint32_t nvars)
{
	bool loop = b->kind == SMR_BLOCK_WHILE;
	bool *all, *arm;

	for (uint32_t i = 0; i < b->nins; i++)
		read[b->ins[i]] |= !set[b->ins[i]];
	if (b->nbodies == 0) {
		for (uint32_t i = 0; i < b->nouts; i++)
			set[b->outs[i]] = true;
		return;
	}
	all = smr_calloc(nvars + 1, sizeof(*all));
	arm = smr_calloc(nvars + 1, sizeof(*arm));
	if (all == NULL || arm == NULL) { /* then what is set inside counts as read before */
		smr_free(all);
		smr_free(arm);
		return;
	}
	if (!loop)
		read[b->on] |= !set[b->on];
	for (uint32_t k = 0; k < b->nbodies; k++) {
		memcpy(arm, set, nvars);
		find_reads(&b->bodies[k], loop && k == 0 ? set : arm, read, nvars);
		if (loop && k == 0)
			read[b->on] |= !set[b->on];
		for (uint32_t v = 0; v < nvars; v++)
			all[v] = arm[v] && (k == 0 || all[v]);
	}
	for (uint32_t v = 0; v < nvars && !loop; v++)
		set[v] |= all[v];
	smr_free(all);
	smr_free(arm);
}

/* Variables that are read before they are set. */
static void find_reads(const smr_body *body, bool *set, bool *read, uint32_t nvars)
{
	for (uint32_t i = 0; i < body->n; i++)
		find_block_reads(body->blocks[i], set, read, nvars);
}

/* Variables that the liveness of the blocks drops. */
static void find_dropped(const smr_executable *x, const smr_body *blocks, bool *dropped)
{
	for (uint32_t i = 0; i < blocks->n; i++) {
		const smr_block *b = blocks->blocks[i];

		for (uint32_t k = 0; b->nbodies > 0 && k <= b->nbodies; k++) {
			const smr_drops *d = &x->lives[b->id].drops[k];

			if (k == b->nbodies && b->kind != SMR_BLOCK_WHILE)
				break;
			for (uint32_t n = 0; n < d->n; n++)
				dropped[d->v[n]] = true;
		}
	}
}

/* ---- making --------------------------------------------------------------------------------- */

static smr_status add_inputs(region_lowering *l, region_frame *f, const bool *read)
{
	smr_exec_region *r = l->out;

	for (uint32_t v = 0; v < f->f->nvars; v++) {
		int64_t n;

		if (!read[v])
			continue;
		if (!smr_type_count(&f->f->vars[v].type, &n))
			return smr_fail(SMR_EUNSUPPORTED, "a variable of unknown size");
		r->ins[r->nins] = v;
		r->in_param[r->nins++] = l->nparams;
		f->var[v] = smr_region_new_param(l, (size_t)smr_type_bytes(&f->f->vars[v].type));
		if (f->var[v] == SMR_REGION_NONE)
			return SMR_ENOMEM;
		smr_region_value(l, f->var[v])->input = r->nins;
		smr_region_value(l, f->var[v])->borrowed =
			smr_region_value(l, f->var[v])->bytes <= COPIED;
	}
	return SMR_OK;
}

static smr_status add_outputs(region_lowering *l, const region_frame *f, const uint32_t *before,
			      const bool *dropped)
{
	smr_exec_region *r = l->out;

	for (uint32_t v = 0; v < f->f->nvars; v++) {
		uint32_t to;

		if (f->var[v] == SMR_REGION_NONE && (before[v] != SMR_REGION_NONE || dropped[v]))
			r->drops[r->ndrops++] = v;
		if (f->var[v] == SMR_REGION_NONE || f->var[v] == before[v])
			continue;
		r->outs[r->nouts] = v;
		r->out_in[r->nouts] = smr_region_value(l, f->var[v])->input;
		if (r->out_in[r->nouts++] != 0)
			continue;
		r->out_param[r->nouts - 1] = l->nparams;
		to = smr_region_new_param(l, smr_region_value(l, f->var[v])->bytes);
		if (to == SMR_REGION_NONE)
			return SMR_ENOMEM;
		smr_region_copy(l->code, smr_region_value(l, to)->slot,
				smr_region_value(l, f->var[v])->slot,
				smr_region_value(l, to)->bytes);
	}
	return SMR_OK;
}

static smr_status compile(region_lowering *l)
{
	smr_exec_region *r = l->out;
	const char *text;
	int64_t from;
	size_t n;

	SMR_TRY(smr_region_text(l->code, &text, &n));
	r->frame = smr_region_frame(l->code) + 64;
	r->nparams = l->nparams;
	r->constants = smr_arena_array(r->arena, r->nparams + 1, sizeof(smr_buffer *));
	r->base = smr_calloc(SMR_REGION_PARAMS + r->nparams + 1, sizeof(void *));
	if (r->frame <= OWN)
		r->memory = smr_aligned_alloc(64, r->frame);
	if (r->constants == NULL || r->base == NULL || (r->frame <= OWN && r->memory == NULL))
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	for (size_t i = 0; i < l->constants.n; i++)
		r->constants[l->constants.v[i].param] = l->constants.v[i].buffer;
	from = smr_now_ns();
	SMR_TRY(nest_object_get(text, n, 1, &r->object));
	smr_log(SMR_LOG_DEBUG,
		"%s: region of %u blocks, %zu calls back, %zu bytes of IR, %s in %.1f ms",
		r->f->name, r->nblocks, r->calls.n, n, r->object.cached ? "loaded" : "compiled",
		1e3 * smr_seconds(from, smr_now_ns()));
	return SMR_OK;
}

static smr_status lower(region_lowering *l, region_frame *f, const smr_body *blocks)
{
	uint32_t n = f->f->nvars, *before;
	bool *set = smr_arena_array(l->out->arena, n + 1, sizeof(*set));
	bool *read = smr_arena_array(l->out->arena, n + 1, sizeof(*read));
	bool *dropped = smr_arena_array(l->out->arena, n + 1, sizeof(*dropped));

	f->var = smr_arena_array(l->out->arena, n + 1, sizeof(*f->var));
	before = smr_arena_array(l->out->arena, n + 1, sizeof(*before));
	if (set == NULL || read == NULL || dropped == NULL || f->var == NULL || before == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	find_reads(blocks, set, read, n);
	find_dropped(l->x, blocks, dropped);
	SMR_TRY(add_inputs(l, f, read));
	memcpy(before, f->var, n * sizeof(*before));
	SMR_TRY(smr_region_lower_body(l, f, blocks));
	return add_outputs(l, f, before, dropped);
}

static smr_status make(region_lowering *l, region_frame *f, const smr_body *blocks)
{
	smr_exec_region *r = l->out;
	uint32_t n = f->f->nvars + 1;

	r->arena = smr_arena_new();
	if (r->arena == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	r->ins = smr_arena_array(r->arena, n, sizeof(uint32_t));
	r->outs = smr_arena_array(r->arena, n, sizeof(uint32_t));
	r->drops = smr_arena_array(r->arena, n, sizeof(uint32_t));
	r->in_param = smr_arena_array(r->arena, n, sizeof(uint32_t));
	r->out_param = smr_arena_array(r->arena, n, sizeof(uint32_t));
	r->out_in = smr_arena_array(r->arena, n, sizeof(uint32_t));
	r->changed = smr_arena_array(r->arena, n, sizeof(bool));
	if (r->out_in == NULL || r->changed == NULL || r->ins == NULL || r->outs == NULL ||
	    r->drops == NULL || r->in_param == NULL || r->out_param == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	SMR_TRY(smr_region_new(l->x->runner->fp == SMR_FP_REASSOC, &l->code));
	SMR_TRY(smr_graph_new("region", &l->scratch));
	SMR_TRY(lower(l, f, blocks));
	return compile(l);
}

smr_status smr_exec_region_make(smr_executable *x, const smr_function *f, const smr_body *body,
				uint32_t first, uint32_t n, smr_exec_region **out)
{
	smr_body blocks = {.blocks = body->blocks + first, .n = n};
	region_lowering l = {.x = x, .out = smr_calloc(1, sizeof(*l.out))};
	region_frame frame = {.f = f};
	smr_status st;

	smr_assert(first + n <= body->n);
	if (l.out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a region");
	smr_region_frames_begin();
	l.out->f = f;
	l.out->nblocks = n;
	st = make(&l, &frame, &blocks);
	smr_region_free(l.code);
	smr_graph_free(l.scratch);
	smr_vec_free(&l.values);
	smr_vec_free(&l.constants);
	if (st != SMR_OK) {
		smr_exec_region_free(l.out);
		return st;
	}
	*out = l.out;
	return SMR_OK;
}

/* ---- running -------------------------------------------------------------------------------- */

typedef struct run {
	smr_device *d;
	smr_exec_region *r;
} run;

static smr_status run_kernel(const smr_device *d, const smr_region_call_site *c, void *const *args)
{
	const smr_instr *a = c->a;
	smr_kernel_run *k = a->kernels[c->result];
	void **memory = smr_kernel_memory(k);

	for (uint32_t i = 0; i < a->nins; i++)
		memory[i] = args[i];
	memory[a->nins] = args[a->nins + c->result];
	for (uint32_t i = 1; a->joint && i < a->nouts; i++)
		memory[a->nins + i] = args[a->nins + i];
	return smr_kernel_run_on(d->image->kernels, k);
}

static smr_status run_op(const smr_device *d, const smr_region_call_site *c, void *const *args)
{
	const smr_instr *a = c->a;

	for (uint32_t i = 0; i < a->nins + a->nouts; i++)
		c->tensors[i].data = args[i];
	if (a->info == NULL) {
		smr_ref_constant(a->v, &c->tensors[0]);
		return SMR_OK;
	}
	if (c->prepared != NULL)
		return a->info->run(c->prepared, a->v, c->tensors, c->tensors + a->nins);
	return c->by == SMR_REGION_UPDATE
		       ? a->info->update(a->v, c->tensors, c->tensors + a->nins)
		       : smr_eval_plainly(d->image->runner->workers, a->info, a->v, c->tensors);
}

static int32_t call_back(void *ctx, int32_t call, void *const *args)
{
	const run *x = ctx;
	const smr_region_call_site *c = &x->r->calls.v[call];
	smr_status st = smr_exec_interrupted(x->d->image);

	if (st != SMR_OK)
		return (int32_t)st;
	return (int32_t)(c->by == SMR_REGION_KERNEL ? run_kernel(x->d, c, args)
						    : run_op(x->d, c, args));
}

static smr_status make_results(smr_device *d, const smr_exec_region *r, smr_buffer **made)
{
	for (uint32_t i = 0; i < r->nouts; i++) {
		if (r->out_in[i] != 0)
			continue;
		SMR_TRY(smr_buffer_new(d->heap, &r->f->vars[r->outs[i]].type, &made[i]));
		r->base[SMR_REGION_PARAMS + r->out_param[i]] = made[i]->t.data;
	}
	return SMR_OK;
}

/* Inputs that are changed in place become this run's own. */
static smr_status own_inputs(const smr_device *d, const smr_exec_region *r, smr_buffer **vars)
{
	for (uint32_t i = 0; i < r->nins; i++) {
		smr_buffer **v = &vars[r->ins[i]], *own;

		if (*v == NULL)
			return smr_fail(SMR_EINTERNAL, "variable %u of %s is read before it is set",
					r->ins[i], r->f->name);
		if (!r->changed[i] || smr_buffer_is_sole(*v))
			continue;
		SMR_TRY(smr_buffer_new(d->heap, &r->f->vars[r->ins[i]].type, &own));
		memcpy(own->t.data, (*v)->t.data, smr_buffer_bytes(*v));
		smr_buffer_drop(d->heap, *v);
		*v = own;
	}
	return SMR_OK;
}

/* Results in the memory of inputs. */
static smr_status take_inputs(const smr_device *d, const smr_exec_region *r, smr_buffer **vars,
			      smr_buffer **made)
{
	for (uint32_t i = 0; i < r->nouts; i++)
		if (r->out_in[i] != 0)
			SMR_TRY(smr_buffer_alias(d->heap, vars[r->ins[r->out_in[i] - 1]],
						 &r->f->vars[r->outs[i]].type, &made[i]));
	return SMR_OK;
}

static smr_status run_on(smr_device *d, smr_exec_region *r, smr_buffer **vars, smr_buffer **made)
{
	run x = {d, r};
	int32_t status = 0;
	void **base = r->base;

	if (!r->ran) /* frees buffers of earlier runs, in which the ops ran one by one */
		smr_heap_trim(d->heap);
	r->ran = true;
	SMR_TRY(own_inputs(d, r, vars));
	SMR_TRY(make_results(d, r, made));
	base[SMR_REGION_FRAME] = r->memory;
	if (r->memory == NULL)
		SMR_TRY(smr_region_frame_take(r->frame, &base[SMR_REGION_FRAME]));
	base[SMR_REGION_CALLBACK] = (void *)(uintptr_t)call_back;
	base[SMR_REGION_CONTEXT] = &x;
	base[SMR_REGION_STATUS] = &status;
	for (uint32_t i = 0; i < r->nins; i++)
		base[SMR_REGION_PARAMS + r->in_param[i]] = vars[r->ins[i]]->t.data;
	for (uint32_t i = 0; i < r->nparams; i++)
		if (r->constants[i] != NULL)
			base[SMR_REGION_PARAMS + i] = r->constants[i]->t.data;
	r->object.fn[0]((char *const *)base, NULL, NULL, 0, 1, NULL);
	if (r->memory == NULL)
		smr_region_frame_give(base[SMR_REGION_FRAME]);
	SMR_TRY((smr_status)status);
	return take_inputs(d, r, vars, made);
}

smr_status smr_exec_region_run(smr_device *d, smr_exec_region *r, smr_buffer **vars)
{
	enum { FEW = 64 };
	smr_buffer *few[FEW] = {NULL}, **made = few;
	smr_status st;

	if (r->nouts > FEW)
		made = smr_calloc(r->nouts, sizeof(*made));
	if (made == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u values", r->nouts);
	st = run_on(d, r, vars, made);
	for (uint32_t i = 0; i < r->ndrops && st == SMR_OK; i++) {
		smr_buffer_drop(d->heap, vars[r->drops[i]]);
		vars[r->drops[i]] = NULL;
	}
	for (uint32_t i = 0; i < r->nouts; i++) {
		smr_buffer **to = st == SMR_OK ? &vars[r->outs[i]] : &made[i];

		smr_buffer_drop(d->heap, *to);
		*to = st == SMR_OK ? made[i] : NULL;
	}
	if (made != few)
		smr_free(made);
	return st;
}
