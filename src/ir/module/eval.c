#include "ir/module/eval.h"

#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"

enum { MOST_CALLS = 200 };

static void *variable(const smr_eval *e, const smr_eval_frame *f, uint32_t v)
{
	smr_assert(v < f->f->nvars);
	return (char *)f->vars + v * e->domain->size;
}

static smr_status copy_call(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	smr_eval_frame own = {.f = e->m->functions[b->callee]};
	smr_status st;

	own.vars = smr_calloc((size_t)own.f->nvars + 1, e->domain->size);
	if (own.vars == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the variables of %s", own.f->name);
	for (uint32_t k = 0; k < own.f->nparams; k++)
		memcpy(variable(e, &own, own.f->params[k]), variable(e, f, b->ins[k]),
		       e->domain->size);
	st = smr_eval_body(e, &own, &own.f->body);
	for (uint32_t k = 0; k < own.f->nresults && st == SMR_OK; k++)
		memcpy(variable(e, f, b->outs[k]), variable(e, &own, own.f->results[k]),
		       e->domain->size);
	smr_free(own.vars);
	return st;
}

static smr_status walk_call(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	smr_status st;

	if (e->calls + 1 == MOST_CALLS)
		return smr_fail(SMR_EUNSUPPORTED, "%s: more than %d calls in calls",
				e->m->functions[b->callee]->name, MOST_CALLS);
	e->calls++;
	st = (e->domain->call != NULL ? e->domain->call : copy_call)(e, f, b);
	e->calls--;
	return st;
}

static smr_status walk_choice(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	uint64_t bits;

	return e->domain->known(e, f, b, &bits) ? smr_eval_body(e, f, smr_block_arm(b, bits))
						: e->domain->unknown(e, f, b);
}

static smr_status walk_loop(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	const smr_domain *d = e->domain;
	bool done = false;
	uint64_t bits;

	for (uint32_t n = 0;; n++) {
		if (d->turn != NULL)
			SMR_TRY(d->turn(e, f, b, n, &done));
		if (done)
			return SMR_OK;
		SMR_TRY(smr_eval_body(e, f, &b->bodies[0]));
		if (!d->known(e, f, b, &bits))
			return d->unknown(e, f, b);
		if ((bits & 1) == 0)
			return d->turn != NULL ? d->turn(e, f, b, SMR_EVAL_END, &done) : SMR_OK;
		SMR_TRY(smr_eval_body(e, f, &b->bodies[1]));
	}
}

static smr_status walk_block(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	const smr_domain *d = e->domain;

	e->steps++;
	if (b->kind == SMR_BLOCK_BASIC)
		return d->flow(e, f, b);
	if (b->kind == SMR_BLOCK_CALL)
		return walk_call(e, f, b);
	if (d->known == NULL)
		return d->unknown(e, f, b);
	return (b->kind == SMR_BLOCK_WHILE ? walk_loop : walk_choice)(e, f, b);
}

smr_status smr_eval_body(smr_eval *e, smr_eval_frame *f, const smr_body *body)
{
	for (uint32_t i = 0; i < body->n;) {
		uint32_t at = i;

		if (e->domain->ahead != NULL)
			SMR_TRY(e->domain->ahead(e, f, body, &i));
		if (i == at && i < body->n)
			SMR_TRY(walk_block(e, f, body->blocks[i++]));
	}
	return SMR_OK;
}

/* ---- numbers --------------------------------------------------------------------------------- */

static smr_scalar number_of(const smr_block *b, const smr_node *v, smr_scalar_fn compute,
			    const smr_scalar *vars, const smr_scalar *nodes)
{
	size_t size = smr_dtype_size(v->type.dtype);
	uint64_t ins[SMR_SCALAR_INS] = {0};
	smr_scalar out = {.known = false};

	if (v->op == SMR_OP_param)
		return v->bits < b->nins ? vars[b->ins[v->bits]] : out;
	/* known values are equal on all devices */
	if (v->op == SMR_OP_collective_broadcast && v->nins == 1)
		return nodes[v->ins[0]->id];
	if (v->type.rank > 0 || v->nmore > 0 || v->nins > SMR_SCALAR_INS || v->op == SMR_OP_part ||
	    size > sizeof(out.bits))
		return out;
	if (v->op == SMR_OP_constant) {
		out = (smr_scalar){true, v->data == NULL ? v->bits : 0};
		if (v->data != NULL)
			memcpy(&out.bits, v->data, size);
		return out;
	}
	for (uint32_t i = 0; i < v->nins; i++) {
		if (v->ins[i]->type.rank > 0 || !nodes[v->ins[i]->id].known)
			return out;
		ins[i] = nodes[v->ins[i]->id].bits;
	}
	out.known = compute(v, ins, &out.bits);
	return out;
}

void smr_scalars_flow(const smr_block *b, smr_scalar_fn compute, smr_scalar *vars,
		      smr_scalar *nodes)
{
	const smr_graph *g = b->flow;

	for (uint32_t i = 0; i < g->nnodes; i++)
		nodes[g->nodes[i]->id] = number_of(b, g->nodes[i], compute, vars, nodes);
	for (uint32_t k = 0; k < b->nouts; k++) {
		bool is_number = k < g->nresults && g->results[k]->type.rank == 0;

		vars[b->outs[k]] = is_number ? nodes[g->results[k]->id] : (smr_scalar){false, 0};
	}
}

void smr_scalars_forget(const smr_block *b, smr_scalar *vars)
{
	for (uint32_t k = 0; k < b->nouts; k++)
		vars[b->outs[k]].known = false;
	for (uint32_t k = 0; k < b->nbodies; k++)
		for (uint32_t i = 0; i < b->bodies[k].n; i++)
			smr_scalars_forget(b->bodies[k].blocks[i], vars);
}
