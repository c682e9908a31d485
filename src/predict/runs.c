/* Counts the runs of each flow of a program without running it: only scalars are computed.
 *
 * Loops count with scalars. So known scalars are followed through the blocks, iteration by
 * iteration, with the reference's arithmetic; arrays are unknown, and all that depends on them. A
 * loop whose condition is unknown runs as often as the caller assumes, branches of an unknown
 * condition run equally often. */
#include <string.h>

#include "back/ref/values.h"
#include "base/alloc.h"
#include "predict/predict.h"

enum { MOST_STEPS = 4000000 /* blocks: a second or two */, MOST_INS = 16, MOST_CALLS = 200 };

typedef struct number {
	bool known;
	uint64_t bits;
} number;

typedef struct walk {
	const smr_module *m;
	smr_predict_runs *out;
	double turns;
	double weight; /* weight of the current block */
	uint64_t steps;
	unsigned calls;
} walk;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to count a program's loops");
}

/* ---- a flow -----------------------------------------------------------------------------------
 */

static const number *value_of(const number *of, const smr_node *v)
{
	return &of[v->id];
}

static bool may_compute(const smr_node *v, const number *of)
{
	if (v->type.rank > 0 || v->nmore > 0 || v->nins > MOST_INS || v->op == SMR_OP_part)
		return false;
	for (uint32_t i = 0; i < v->nins; i++)
		if (v->ins[i]->type.rank > 0 || !value_of(of, v->ins[i])->known)
			return false;
	return smr_dtype_size(v->type.dtype) <= sizeof(uint64_t);
}

static smr_status compute_scalar(const smr_node *v, number *of)
{
	smr_tensor ins[MOST_INS], out;

	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(smr_ref_tensor(&v->ins[i]->type, &of[v->ins[i]->id].bits, &ins[i]));
	SMR_TRY(smr_ref_tensor(&v->type, &of[v->id].bits, &out));
	if (v->op == SMR_OP_constant)
		smr_ref_constant(v, &out);
	else if (smr_ref_op(v, ins, &out) != SMR_OK)
		return SMR_OK; /* the value stays unknown */
	of[v->id].known = true;
	return SMR_OK;
}

static smr_status walk_flow(walk *x, const smr_block *b, number *vars)
{
	const smr_graph *g = b->flow;
	number *of;
	smr_status st = SMR_OK;

	x->out->of[b->id] += x->weight;
	of = smr_calloc(g->nnodes + 1, sizeof(*of));
	if (of == NULL)
		return no_memory();
	for (uint32_t i = 0; i < g->nnodes && st == SMR_OK; i++) {
		const smr_node *v = g->nodes[i];

		if (v->op == SMR_OP_param && v->bits < b->nins)
			of[v->id] = vars[b->ins[v->bits]];
		else if (v->op == SMR_OP_collective_broadcast && v->nins == 1)
			of[v->id] = of[v->ins[0]->id]; /* known values are equal on all devices */
		else if (may_compute(v, of))
			st = compute_scalar(v, of);
	}
	for (uint32_t k = 0; k < b->nouts && st == SMR_OK; k++) {
		bool is_number = k < g->nresults && g->results[k]->type.rank == 0;

		vars[b->outs[k]] = is_number ? of[g->results[k]->id] : (number){false, 0};
	}
	smr_free(of);
	return st;
}

/* ---- blocks -----------------------------------------------------------------------------------
 */

static smr_status walk_body(walk *x, const smr_body *body, number *vars);

static void forget_outputs(const smr_body *body, number *vars)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		for (uint32_t k = 0; k < b->nouts; k++)
			vars[b->outs[k]].known = false;
}

static void forget_all(const smr_block *b, number *vars)
{
	for (uint32_t k = 0; k < b->nbodies; k++)
		forget_outputs(&b->bodies[k], vars);
}

/* Returns whether it is a fork, of which each device runs one body: a known choice. */
static bool is_stages(const smr_module *m, const smr_block *b)
{
	const smr_body *body = &m->functions[0]->body;

	return m->stages > 0 && b == body->blocks[body->n - 1];
}

/* Walks a block whose variables become unknown. */
static smr_status walk_unknown(walk *x, const smr_block *b, number *vars)
{
	double weight = x->weight;
	bool loops = b->kind == SMR_BLOCK_WHILE;

	if (!is_stages(x->m, b)) {
		x->out->unknown++;
		if (x->out->line == 0)
			x->out->line = b->loc.line;
	}
	x->weight = loops ? weight * x->turns : weight / b->nbodies;
	for (uint32_t k = 0; k < b->nbodies; k++) {
		forget_all(b, vars);
		SMR_TRY(walk_body(x, &b->bodies[k], vars));
	}
	forget_all(b, vars);
	x->weight = weight;
	return SMR_OK;
}

static smr_status walk_while(walk *x, const smr_block *b, number *vars)
{
	for (;;) {
		SMR_TRY(walk_body(x, &b->bodies[0], vars));
		if (!vars[b->on].known || x->steps > MOST_STEPS)
			return walk_unknown(x, b, vars); /* one more condition: little */
		if ((vars[b->on].bits & 1) == 0)
			return SMR_OK;
		SMR_TRY(walk_body(x, &b->bodies[1], vars));
	}
}

static smr_status walk_choice(walk *x, const smr_block *b, number *vars)
{
	return vars[b->on].known ? walk_body(x, smr_block_arm(b, vars[b->on].bits), vars)
				 : walk_unknown(x, b, vars);
}

static smr_status walk_call(walk *x, const smr_block *b, number *vars)
{
	const smr_function *f = x->m->functions[b->callee];
	number *own;
	smr_status st;

	if (x->calls == MOST_CALLS)
		return smr_fail(SMR_EUNSUPPORTED, "%s calls itself", f->name);
	own = smr_calloc(f->nvars + 1, sizeof(*own));
	if (own == NULL)
		return no_memory();
	x->calls++;
	for (uint32_t k = 0; k < f->nparams; k++)
		own[f->params[k]] = vars[b->ins[k]];
	st = walk_body(x, &f->body, own);
	for (uint32_t k = 0; k < f->nresults && st == SMR_OK; k++)
		vars[b->outs[k]] = own[f->results[k]];
	smr_free(own);
	x->calls--;
	return st;
}

static smr_status walk_block(walk *x, const smr_block *b, number *vars)
{
	x->steps++;
	switch (b->kind) {
	case SMR_BLOCK_BASIC:
		return walk_flow(x, b, vars);
	case SMR_BLOCK_WHILE:
		return walk_while(x, b, vars);
	case SMR_BLOCK_CALL:
		return walk_call(x, b, vars);
	default:
		return walk_choice(x, b, vars);
	}
}

static smr_status walk_body(walk *x, const smr_body *body, number *vars)
{
	for (uint32_t i = 0; i < body->n; i++)
		SMR_TRY(walk_block(x, body->blocks[i], vars));
	return SMR_OK;
}

smr_status smr_predict_count(const smr_module *m, double turns, smr_predict_runs *out)
{
	const smr_function *f = m->functions[0];
	walk x = {.m = m, .out = out, .turns = turns, .weight = 1};
	number *vars = smr_calloc(f->nvars + 1, sizeof(*vars));
	smr_status st;

	*out = (smr_predict_runs){.of = smr_calloc(m->nblocks + 1, sizeof(*out->of))};
	st = vars != NULL && out->of != NULL ? walk_body(&x, &f->body, vars) : no_memory();
	smr_free(vars);
	if (st != SMR_OK)
		smr_predict_runs_free(out);
	return st;
}

void smr_predict_runs_free(smr_predict_runs *r)
{
	smr_free(r->of);
	r->of = NULL;
}
