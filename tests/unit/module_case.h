/** @file A program of blocks, run plainly: its flows by the reference, its blocks here. */
#ifndef SMR_TESTS_MODULE_CASE_H
#define SMR_TESTS_MODULE_CASE_H
#include <string.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "ir/module/module.h"

typedef struct module_frame {
	const smr_module *m;
	const smr_function *f;
	smr_tensor *vars;
	unsigned depth;
} module_frame;

static inline smr_status module_body(const module_frame *r, const smr_body *body);

static inline size_t module_bytes(const smr_tensor *t)
{
	size_t n = smr_dtype_size(t->dtype);

	for (uint32_t d = 0; d < t->rank; d++)
		n *= (size_t)t->dims[d];
	return n;
}

static inline smr_status module_vars(const smr_function *f, smr_tensor **out)
{
	smr_tensor *v = smr_calloc(f->nvars + 1, sizeof(*v));

	for (uint32_t i = 0; v != NULL && i < f->nvars; i++) {
		SMR_TRY(smr_ref_tensor(&f->vars[i].type, NULL, &v[i]));
		v[i].data = smr_calloc(module_bytes(&v[i]) + 1, 1);
	}
	*out = v;
	return v != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for variables");
}

static inline void module_vars_free(const smr_function *f, smr_tensor *v)
{
	for (uint32_t i = 0; i < f->nvars; i++)
		smr_free(v[i].data);
	smr_free(v);
}

static inline smr_status module_basic(const module_frame *r, const smr_block *b)
{
	smr_tensor *ins = smr_calloc(b->nins + 1, sizeof(*ins));
	smr_tensor *outs = smr_calloc(b->nouts + 1, sizeof(*outs));
	smr_status st;

	for (uint32_t i = 0; i < b->nins; i++)
		ins[i] = r->vars[b->ins[i]];
	for (uint32_t i = 0; i < b->nouts; i++) {
		outs[i] = r->vars[b->outs[i]];
		outs[i].data = smr_calloc(module_bytes(&outs[i]) + 1, 1);
	}
	st = smr_ref_values(b->flow, ins, b->nins, outs);
	for (uint32_t i = 0; i < b->nouts; i++) { /* all at once */
		memcpy(r->vars[b->outs[i]].data, outs[i].data, module_bytes(&outs[i]));
		smr_free(outs[i].data);
	}
	smr_free(ins);
	smr_free(outs);
	return st;
}

static inline smr_status module_call(const module_frame *r, const smr_block *b)
{
	module_frame to = {.m = r->m, .f = r->m->functions[b->callee], .depth = r->depth + 1};
	smr_status st;

	if (to.depth > 50)
		return smr_fail(SMR_EUNSUPPORTED, "calls, too deep");
	SMR_TRY(module_vars(to.f, &to.vars));
	for (uint32_t i = 0; i < b->nins; i++)
		memcpy(to.vars[to.f->params[i]].data, r->vars[b->ins[i]].data,
		       module_bytes(&r->vars[b->ins[i]]));
	st = module_body(&to, &to.f->body);
	for (uint32_t i = 0; i < b->nouts; i++)
		memcpy(r->vars[b->outs[i]].data, to.vars[to.f->results[i]].data,
		       module_bytes(&r->vars[b->outs[i]]));
	module_vars_free(to.f, to.vars);
	return st;
}

static inline smr_status module_block(const module_frame *r, const smr_block *b)
{
	const unsigned char *on = r->vars[b->on].data;
	int32_t i;

	switch (b->kind) {
	case SMR_BLOCK_BASIC:
		return module_basic(r, b);
	case SMR_BLOCK_CALL:
		return module_call(r, b);
	case SMR_BLOCK_IF:
		return module_body(r, &b->bodies[*on ? 0 : 1]);
	case SMR_BLOCK_CASE:
		memcpy(&i, on, sizeof(i));
		return module_body(r, &b->bodies[i < 0 || i >= (int32_t)b->nbodies ? b->nbodies - 1
										   : (uint32_t)i]);
	case SMR_BLOCK_WHILE:
		for (;;) {
			SMR_TRY(module_body(r, &b->bodies[0]));
			if (!*on)
				return SMR_OK;
			SMR_TRY(module_body(r, &b->bodies[1]));
		}
	}
	return SMR_OK;
}

static inline smr_status module_body(const module_frame *r, const smr_body *body)
{
	for (uint32_t i = 0; i < body->n; i++)
		SMR_TRY(module_block(r, body->blocks[i]));
	return SMR_OK;
}

/** Function 0 on dense tensors: @p ins of its parameters, @p outs of its results. */
static inline smr_status module_run(const smr_module *m, const smr_tensor *ins,
				    const smr_tensor *outs)
{
	module_frame r = {.m = m, .f = m->functions[0]};
	smr_status st;

	SMR_TRY(module_vars(r.f, &r.vars));
	for (uint32_t i = 0; i < r.f->nparams; i++)
		memcpy(r.vars[r.f->params[i]].data, ins[i].data,
		       module_bytes(&r.vars[r.f->params[i]]));
	st = module_body(&r, &r.f->body);
	for (uint32_t i = 0; i < r.f->nresults; i++)
		memcpy(outs[i].data, r.vars[r.f->results[i]].data,
		       module_bytes(&r.vars[r.f->results[i]]));
	module_vars_free(r.f, r.vars);
	return st;
}
#endif
