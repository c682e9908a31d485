/* The block tree of one function, walked. */
#include <string.h>

#include "base/alloc.h"
#include "run/device.h"
#include "run/image_own.h"

enum { MAX_CALLS = 200 }; /* calls in calls: recursion has an end */

typedef struct frame {
	smr_device *d;
	const smr_function *f;
	smr_buffer **vars;
} frame;

/* ---- flows -------------------------------------------------------------------------------- */

static smr_status new_results(smr_device *d, const smr_act *a, smr_buffer **places)
{
	for (uint32_t k = 0; k < a->nouts; k++)
		SMR_TRY(smr_buffer_new(d->heap, smr_node_type(a->v, k), &places[a->out + k]));
	return SMR_OK;
}

static smr_status run_kernels(smr_device *d, const smr_act *a, smr_buffer **places)
{
	for (uint32_t k = 0; k < a->nouts; k++) {
		void **memory;

		if (a->kernels[k] == NULL)
			continue; /* it has no elements */
		memory = smr_kernel_memory(a->kernels[k]);
		for (uint32_t i = 0; i < a->v->nins; i++)
			memory[i] = places[a->ins[i]]->t.data;
		memory[a->v->nins] = places[a->out + k]->t.data;
		SMR_TRY(smr_kernel_run_on(d->image->kernels, a->kernels[k]));
	}
	return SMR_OK;
}

static smr_status evaluate(const smr_act *a, smr_buffer **places)
{
	smr_tensor *t = smr_calloc(a->v->nins + a->nouts, sizeof(*t));
	smr_status st;

	if (t == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", smr_op_name(a->v->op));
	for (uint32_t i = 0; i < a->v->nins; i++)
		t[i] = places[a->ins[i]]->t;
	for (uint32_t k = 0; k < a->nouts; k++)
		t[a->v->nins + k] = places[a->out + k]->t;
	st = a->info->eval(a->v, t, t + a->v->nins);
	smr_free(t);
	return st;
}

static smr_status run_act(smr_device *d, const smr_act *a, smr_buffer **places)
{
	if (a->v->op == SMR_OP_reshape)
		return smr_buffer_alias(d->heap, places[a->ins[0]], &a->v->type, &places[a->out]);
	SMR_TRY(new_results(d, a, places));
	if (smr_op_kind_of(a->v->op) == SMR_KIND_COLLECTIVE)
		return smr_device_collective(d, a, places);
	return a->kernels != NULL ? run_kernels(d, a, places) : evaluate(a, places);
}

static smr_status run_acts(smr_device *d, const smr_schedule *s, smr_buffer **places)
{
	for (uint32_t i = 0; i < s->nacts; i++) {
		const smr_act *a = &s->acts[i];

		SMR_TRY(run_act(d, a, places));
		for (uint32_t k = 0; k < a->ndead; k++) {
			smr_buffer_drop(d->heap, places[a->dead[k]]);
			places[a->dead[k]] = NULL;
		}
	}
	return SMR_OK;
}

/* One flow: `in` by the block's ins, `out` by its outs. */
static smr_status walk_flow(smr_device *d, const smr_schedule *s, smr_buffer *const *in,
			    smr_buffer **out)
{
	smr_buffer **places = smr_calloc(s->nplaces + 1, sizeof(smr_buffer *));
	smr_status st;

	if (places == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u values", s->nplaces);
	for (uint32_t i = 0; i < s->nparams; i++)
		places[s->param_place[i]] = smr_buffer_keep(in[s->param[i]]);
	for (uint32_t i = 0; i < s->nconstants; i++)
		places[s->constant_place[i]] = smr_buffer_keep(s->constants[i]);
	st = run_acts(d, s, places);
	for (uint32_t i = 0; st == SMR_OK && i < s->nresults; i++)
		out[i] = smr_buffer_keep(places[s->result_place[i]]);
	for (uint32_t p = 0; p < s->nplaces; p++)
		smr_buffer_drop(d->heap, places[p]);
	smr_free(places);
	return st;
}

/* ---- blocks ------------------------------------------------------------------------------- */

static smr_status walk_body(frame *f, const smr_body *body);

static void set(frame *f, uint32_t var, smr_buffer *b)
{
	smr_buffer_drop(f->d->heap, f->vars[var]);
	f->vars[var] = b;
}

/* Runs what a block runs between the variables that it takes and gives. */
static smr_status between(frame *f, const smr_block *b)
{
	smr_buffer **list = smr_calloc(b->nins + b->nouts + 1, sizeof(smr_buffer *));
	smr_buffer **out;
	smr_status st;

	if (list == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %u values", b->nins + b->nouts);
	out = list + b->nins;
	for (uint32_t i = 0; i < b->nins; i++)
		list[i] = f->vars[b->ins[i]];
	if (b->kind == SMR_BLOCK_CALL)
		st = smr_walk_function(f->d, f->d->image->module->functions[b->callee], list, out);
	else
		st = walk_flow(f->d, f->d->image->schedules[b->id], list, out);
	for (uint32_t i = 0; st == SMR_OK && i < b->nouts; i++)
		set(f, b->outs[i], out[i]);
	smr_free(list);
	return st;
}

/* The bits of a scalar variable. */
static smr_status scalar(const frame *f, uint32_t var, int64_t *out)
{
	const smr_buffer *b = f->vars[var];

	if (b == NULL)
		return smr_fail(SMR_EINTERNAL, "variable %u of %s is read before it is set", var,
				f->f->name);
	*out = 0;
	memcpy(out, b->t.data, smr_dtype_size(b->t.dtype));
	if (b->t.dtype == SMR_I32)
		*out = (int32_t)*out;
	return SMR_OK;
}

static smr_status walk_if(frame *f, const smr_block *b)
{
	int64_t on;

	SMR_TRY(scalar(f, b->on, &on));
	if (b->kind == SMR_BLOCK_IF)
		return walk_body(f, &b->bodies[on != 0 ? 0 : 1]);
	if (on < 0 || on >= b->nbodies)
		on = b->nbodies - 1;
	return walk_body(f, &b->bodies[on]);
}

static smr_status walk_while(frame *f, const smr_block *b)
{
	int64_t on;

	for (;;) {
		SMR_TRY(walk_body(f, &b->bodies[0]));
		SMR_TRY(scalar(f, b->on, &on));
		if (on == 0)
			return SMR_OK;
		SMR_TRY(walk_body(f, &b->bodies[1]));
	}
}

static smr_status walk_block(frame *f, const smr_block *b)
{
	for (uint32_t i = 0; i < b->nins; i++)
		if (f->vars[b->ins[i]] == NULL)
			return smr_fail(SMR_EINTERNAL, "variable %u of %s is read before it is set",
					b->ins[i], f->f->name);
	switch (b->kind) {
	case SMR_BLOCK_BASIC:
	case SMR_BLOCK_CALL:
		return between(f, b);
	case SMR_BLOCK_IF:
	case SMR_BLOCK_CASE:
		return walk_if(f, b);
	case SMR_BLOCK_WHILE:
		return walk_while(f, b);
	}
	return smr_fail(SMR_EINTERNAL, "a block of no known kind");
}

static smr_status walk_body(frame *f, const smr_body *body)
{
	for (uint32_t i = 0; i < body->n; i++)
		SMR_TRY(walk_block(f, body->blocks[i]));
	return SMR_OK;
}

smr_status smr_walk_function(smr_device *d, const smr_function *fn, smr_buffer *const *args,
			     smr_buffer **results)
{
	frame f = {.d = d, .f = fn, .vars = smr_calloc(fn->nvars + 1, sizeof(smr_buffer *))};
	smr_status st;

	if (f.vars == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the variables of %s", fn->name);
	if (++d->calls > MAX_CALLS) {
		st = smr_fail(SMR_EUNSUPPORTED, "%s: more than %d calls in calls", fn->name,
			      MAX_CALLS);
	} else {
		for (uint32_t i = 0; i < fn->nparams; i++)
			set(&f, fn->params[i], smr_buffer_keep(args[i]));
		st = walk_body(&f, &fn->body);
	}
	d->calls--;
	for (uint32_t i = 0; st == SMR_OK && i < fn->nresults; i++)
		if (f.vars[fn->results[i]] == NULL)
			st = smr_fail(SMR_EINTERNAL, "result %u of %s is never set", i, fn->name);
	for (uint32_t i = 0; st == SMR_OK && i < fn->nresults; i++)
		results[i] = smr_buffer_keep(f.vars[fn->results[i]]);
	for (uint32_t i = 0; i < fn->nvars; i++)
		smr_buffer_drop(d->heap, f.vars[i]);
	smr_free(f.vars);
	return st;
}
