/* Constant propagation through the blocks of a program, in execution order: known variables become
 * constants in the flows that read them, and conditionals on them are resolved. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/data/vec.h"
#include "ir/module/eval.h"
#include "pass/simplify/internal.h"

typedef struct change {
	uint32_t var;
	smr_scalar was;
} change;

/* A value is known if all its elements have the same bits. */
typedef struct walking {
	smr_module *m;
	smr_evaluate *eval;
	smr_simplified *out;
	smr_scalar *vars;
	smr_body *body;        /* that is walked */
	SMR_VEC(change) trail; /* changes to undo after an arm of a branch */
} walking;

static smr_status set_variable(walking *w, uint32_t var, smr_scalar to)
{
	if (!w->vars[var].known && !to.known)
		return SMR_OK;
	SMR_TRY(smr_vec_push(&w->trail, (change){var, w->vars[var]}));
	w->vars[var] = to;
	return SMR_OK;
}

static void undo(walking *w, size_t to)
{
	smr_assert(to <= w->trail.n);
	while (w->trail.n > to) {
		const change *c = &w->trail.v[--w->trail.n];

		w->vars[c->var] = c->was;
	}
}

/* Forgets variables that a body changes which runs any number of times. */
static smr_status forget_variables(walking *w, const smr_body *body)
{
	smr_walk in;

	for (const smr_block *b = smr_walk_first(&in, body); b != NULL; b = smr_walk_next(&in))
		for (uint32_t k = 0; k < b->nouts; k++)
			if (fs_sets(b, k))
				SMR_TRY(set_variable(w, b->outs[k], (smr_scalar){0}));
	return SMR_OK;
}

static smr_status to_constant(smr_graph *g, smr_node *v, uint64_t bits)
{
	size_t n = smr_dtype_size(v->type.dtype);

	smr_assert(v->op == SMR_OP_param && v->type.rank <= SMR_MAX_RANK);
	v->data = smr_arena_memdup(g->arena, &bits, n);
	if (v->data == NULL)
		return fs_no_memory(g->name);
	v->ndata = n;
	v->op = SMR_OP_constant;
	v->bits = v->type.rank == 0 ? bits : 0;
	return SMR_OK;
}

static smr_status walk_flow(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	walking *w = e->ctx;
	smr_graph *g = b->flow;
	smr_simplified one;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		smr_node *v = g->nodes[i];

		if (v->op == SMR_OP_param && w->vars[b->ins[v->bits]].known)
			SMR_TRY(to_constant(g, v, w->vars[b->ins[v->bits]].bits));
	}
	SMR_TRY(smr_simplify_flow(g, w->eval, &one));
	w->out->before += one.before;
	w->out->after += one.after;
	w->out->changes += one.changes;
	for (uint32_t k = 0; k < b->nouts; k++) {
		smr_scalar to = {0};

		smr_assert(g->nresults == b->nouts);
		to.known = fs_is_splat(g->results[k], &to.bits);
		SMR_TRY(set_variable(w, b->outs[k], to));
	}
	return SMR_OK;
}

static smr_status walk_body(smr_eval *e, smr_eval_frame *f, smr_body *body)
{
	walking *w = e->ctx;
	smr_body *outer = w->body;
	smr_status st;

	w->body = body;
	st = smr_eval_body(e, f, body);
	w->body = outer;
	return st;
}

/* Walks the bodies of a loop, which any number of iterations run, or of a branch, of which one
 * runs. */
static smr_status walk_bodies(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	walking *w = e->ctx;
	bool loop = b->kind == SMR_BLOCK_WHILE;

	for (uint32_t k = 0; loop && k < b->nbodies; k++)
		SMR_TRY(forget_variables(w, &b->bodies[k]));
	for (uint32_t k = 0; k < b->nbodies; k++) {
		size_t at = w->trail.n;

		SMR_TRY(walk_body(e, f, &b->bodies[k]));
		if (!loop)
			undo(w, at);
	}
	for (uint32_t k = 0; k < b->nbodies; k++)
		SMR_TRY(forget_variables(w, &b->bodies[k]));
	return SMR_OK;
}

static smr_status walk_call(smr_eval *e, smr_eval_frame *f, const smr_block *b)
{
	for (uint32_t k = 0; k < b->nouts; k++)
		SMR_TRY(set_variable(e->ctx, b->outs[k], (smr_scalar){0}));
	return SMR_OK;
}

/* Returns the arm that always runs, or NULL. */
static const smr_body *only_arm(const walking *w, const smr_block *b)
{
	const smr_scalar *on = &w->vars[b->on];

	if ((b->kind != SMR_BLOCK_IF && b->kind != SMR_BLOCK_CASE) || !on->known)
		return NULL;
	return smr_block_arm(b, on->bits);
}

/* Replaces block number @p at by the blocks of @p arm. */
static smr_status splice_arm(const walking *w, smr_body *body, uint32_t at, const smr_body *arm)
{
	uint32_t n = body->n - 1 + arm->n;
	smr_block **list = smr_arena_array(w->m->arena, n + 1, sizeof(smr_block *));
	const smr_block *fork = body->blocks[at];

	smr_assert(at < body->n && body->blocks[at]->nbodies > 0);
	if (list == NULL)
		return fs_no_memory(w->m->name);
	memcpy(list, body->blocks, at * sizeof(smr_block *));
	for (uint32_t i = 0; i < arm->n; i++)
		list[at + i] = arm->blocks[i];
	for (uint32_t i = at + 1; i < body->n; i++)
		list[i - 1 + arm->n] = body->blocks[i];
	for (uint32_t k = 0; k < fork->nbodies; k++)
		if (&fork->bodies[k] != arm)
			smr_body_free_flows(&fork->bodies[k]);
	body->blocks = list;
	body->n = n;
	body->cap = n + 1;
	w->out->changes++;
	return SMR_OK;
}

/* Replaces a branch whose arm is known by the blocks of the arm. */
static smr_status resolve_branch(smr_eval *e, smr_eval_frame *f, const smr_body *body, uint32_t *i)
{
	walking *w = e->ctx;
	const smr_body *arm;

	smr_assert(w->body == body);
	while (*i < body->n && (arm = only_arm(w, body->blocks[*i])) != NULL)
		SMR_TRY(splice_arm(w, w->body, *i, arm));
	return SMR_OK;
}

static const smr_domain constants = {sizeof(smr_scalar), .flow = walk_flow, .unknown = walk_bodies,
				     .ahead = resolve_branch, .call = walk_call};

static smr_status simplify_blocks(walking *w, smr_function *f)
{
	smr_eval e = {.m = w->m, .domain = &constants, .ctx = w};
	smr_eval_frame frame = {.f = f};
	smr_status st;

	w->vars = smr_calloc((size_t)f->nvars + 1, sizeof(*w->vars));
	if (w->vars == NULL)
		return fs_no_memory(f->name);
	frame.vars = w->vars;
	st = walk_body(&e, &frame, &f->body);
	smr_free(w->vars);
	smr_vec_free(&w->trail);
	if (st == SMR_OK)
		st = fs_hoist(w->m, f, &f->body, w->out);
	return st == SMR_OK ? fs_unread(w->m, f) : st;
}

smr_status smr_simplify_module(smr_module *m, smr_evaluate *eval, smr_simplified *out)
{
	walking w = {.m = m, .eval = eval, .out = out};

	*out = (smr_simplified){0};
	for (uint32_t i = 0; i < m->nfunctions; i++)
		SMR_TRY(simplify_blocks(&w, m->functions[i]));
	return SMR_OK;
}
