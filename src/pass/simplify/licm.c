/* Loop-invariant code motion: ops whose operands are loop-invariant move into a flow in front of
 * the loop.
 *
 * A variable is loop-invariant if no block in the loop sets it, except to itself. An op that is
 * almost free when fused into its reader stays in the loop, because in front of it its result would
 * need memory. An op that may fail stays too, because the loop may never execute it. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "pass/fuse/internal.h"
#include "pass/simplify/internal.h"

typedef struct hoisting {
	smr_module *m;
	smr_function *f;
	smr_simplified *out;
} hoisting;

/* State of one flow of a loop. */
typedef struct lifting {
	hoisting *h;
	smr_block *b;
	const bool *set;                /* by variable: changed in the loop */
	uint8_t *can, *wanted, *needed; /* by node */
	double *cost;
	smr_graph *to;
	smr_node **copy; /* by node */
	uint32_t *ins, *outs, nins, nouts;
} lifting;

/* ---- variables set by a loop -------------------------------------------------------------- */

bool fs_sets(const smr_block *b, uint32_t k)
{
	const smr_node *v = b->flow != NULL ? b->flow->results[k] : NULL;

	smr_assert(k < b->nouts);
	return v == NULL || v->op != SMR_OP_param || b->ins[v->bits] != b->outs[k];
}

void fs_find_set(const smr_body *body, bool *set)
{
	smr_walk w;

	for (const smr_block *b = smr_walk_first(&w, body); b != NULL; b = smr_walk_next(&w))
		for (uint32_t k = 0; k < b->nouts; k++)
			set[b->outs[k]] |= fs_sets(b, k);
}

/* ---- selection of ops --------------------------------------------------------------------- */

/* Returns whether the expression has an integer division, which may be by 0. */
static bool may_fail(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_OP && (e->op == SMR_OP_div || e->op == SMR_OP_rem) &&
	    !smr_dtype_is_float(e->type))
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (may_fail(e->args[i]))
			return true;
	return false;
}

static bool is_movable(const smr_node *v)
{
	smr_op_kind kind = smr_op_kind_of(v->op);

	if (v->nmore > 0 || v->op == SMR_OP_fused || v->op == SMR_OP_shard || kind < SMR_KIND_MAP ||
	    kind >= SMR_KIND_LIBRARY)
		return false;
	return v->body == NULL || !may_fail(v->body->results[0]);
}

/* Returns whether the reader would inline its operands. */
static bool is_part(const smr_node *reader)
{
	smr_op_kind kind = smr_op_kind_of(reader->op);

	return kind == SMR_KIND_MAP || kind == SMR_KIND_REDUCE ||
	       (kind == SMR_KIND_MOVE && reader->op != SMR_OP_concatenate &&
		reader->op != SMR_OP_dynamic_update);
}

static bool is_alias(const smr_node *v)
{
	return v->op == SMR_OP_reshape || v->op == SMR_OP_constant || v->op == SMR_OP_param;
}

/* Chooses ops to move. wanted, bit mask: 1, read by an op that stays; 2, would be in memory in each
 * iteration. */
static uint32_t choose_hoisted(const lifting *l)
{
	const smr_graph *g = l->b->flow;
	uint32_t n = 0;

	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];
		bool can = is_movable(v);

		if (v->op == SMR_OP_param)
			can = !l->set[l->b->ins[v->bits]];
		for (uint32_t j = 0; j < v->nins; j++) {
			can &= l->can[v->ins[j]->id];
			l->cost[i] += l->cost[v->ins[j]->id];
		}
		l->can[i] = can || v->op == SMR_OP_constant;
		l->cost[i] += l->can[i] && v->op != SMR_OP_param && v->op != SMR_OP_constant
				      ? fs_cost(v)
				      : 0;
		for (uint32_t j = 0; !l->can[i] && j < v->nins; j++)
			l->wanted[v->ins[j]->id] |= is_part(v) ? 1 : 3;
	}
	for (uint32_t i = 0; i < g->nresults; i++)
		l->wanted[g->results[i]->id] |= 3;
	for (uint32_t i = 0; i < g->nnodes; i++) {
		l->wanted[i] = l->can[i] && !is_alias(g->nodes[i]) && l->wanted[i] != 0 &&
			       (l->wanted[i] == 3 || l->cost[i] >= FS_DEAR);
		n += l->wanted[i];
	}
	return n;
}

/* ---- the new flow ------------------------------------------------------------------------- */

static smr_status copy_node(lifting *l, const smr_node *v)
{
	smr_graph *g = l->to;
	smr_node *to = v->op == SMR_OP_param ? smr_graph_param(g, &v->type, l->nins, v->name)
		       : v->op == SMR_OP_constant
			       ? smr_graph_tensor(g, &v->type, v->data, v->data ? v->ndata : 0)
			       : smr_graph_op(g, v->op, &v->type, 1, v->ins, v->nins);

	smr_assert(v->nmore == 0);
	if (to == NULL)
		return SMR_ENOMEM;
	if (v->op == SMR_OP_param) {
		l->ins[l->nins++] = l->b->ins[v->bits];
	} else {
		/* the old flow's memory lives as long: both are in the module */
		to->bits = v->bits;
		to->attrs = v->attrs;
		to->nattrs = v->nattrs;
		to->body = v->body;
		to->routine = v->routine;
		to->name = v->name;
	}
	to->loc = v->loc;
	for (uint32_t j = 0; j < to->nins; j++) {
		smr_assert(l->copy[v->ins[j]->id] != NULL);
		to->ins[j] = l->copy[v->ins[j]->id];
	}
	l->copy[v->id] = to;
	return SMR_OK;
}

/* Makes the op a parameter of the loop's flow. */
static smr_status replace_by_param(lifting *l, smr_node *v)
{
	uint32_t var = smr_function_var(l->h->m, l->h->f, &v->type, NULL);

	smr_assert(l->wanted[v->id] && l->copy[v->id] != NULL);
	if (var == UINT32_MAX)
		return SMR_ENOMEM;
	SMR_TRY(smr_graph_result(l->to, l->copy[v->id]));
	l->outs[l->nouts++] = var;
	v->op = SMR_OP_param;
	v->bits = l->b->nins;
	v->nins = v->nattrs = 0;
	v->body = NULL;
	l->b->ins[l->b->nins++] = var; /* room was allocated */
	l->h->out->hoisted++;
	return SMR_OK;
}

static smr_status fill_preheader(lifting *l)
{
	smr_graph *g = l->b->flow;

	for (uint32_t i = g->nnodes; i-- > 0;) {
		l->needed[i] |= l->wanted[i];
		for (uint32_t j = 0; l->needed[i] && j < g->nodes[i]->nins; j++)
			l->needed[g->nodes[i]->ins[j]->id] = 1;
	}
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (l->needed[i])
			SMR_TRY(copy_node(l, g->nodes[i]));
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (l->wanted[i])
			SMR_TRY(replace_by_param(l, g->nodes[i]));
	return fuse_simplify(g);
}

/* Inserts the new block before block number @p at. */
static smr_status insert_preheader(lifting *l, smr_body *parent, uint32_t at)
{
	smr_block *b = smr_body_add(l->h->m, parent, SMR_BLOCK_BASIC, 0);

	smr_assert(at < parent->n);
	if (b == NULL)
		return SMR_ENOMEM;
	memmove(parent->blocks + at + 1, parent->blocks + at,
		(parent->n - 1 - at) * sizeof(smr_block *));
	parent->blocks[at] = b;
	b->loc = l->b->loc;
	SMR_TRY(smr_block_bind(l->h->m, b, l->ins, l->nins, l->outs, l->nouts));
	b->flow = l->to;
	return SMR_OK;
}

static smr_status lift_invariants(lifting *l, smr_body *parent, uint32_t *at)
{
	uint32_t n = l->b->flow->nnodes, more = choose_hoisted(l);
	uint32_t *ins;
	smr_status st;

	if (more == 0)
		return SMR_OK;
	ins = smr_arena_array(l->h->m->arena, (size_t)l->b->nins + more, sizeof(*ins));
	smr_assert(more <= n);
	l->ins = smr_arena_array(l->h->m->arena, (size_t)n + 1, sizeof(*l->ins));
	l->outs = smr_arena_array(l->h->m->arena, (size_t)more + 1, sizeof(*l->outs));
	l->copy = smr_arena_array(l->b->flow->arena, (size_t)n + 1, sizeof(smr_node *));
	if (ins == NULL || l->ins == NULL || l->outs == NULL || l->copy == NULL)
		return fs_no_memory(l->h->m->name);
	if (l->b->nins > 0)
		memcpy(ins, l->b->ins, l->b->nins * sizeof(*ins));
	l->b->ins = ins;
	SMR_TRY(smr_graph_new(l->b->flow->name, &l->to));
	l->to->loc = l->b->flow->loc;
	st = fill_preheader(l);
	if (st == SMR_OK)
		st = insert_preheader(l, parent, *at);
	if (st != SMR_OK) {
		smr_graph_free(l->to);
		return st;
	}
	++*at;
	return SMR_OK;
}

static smr_status lift_flow(hoisting *h, smr_block *b, const bool *set, smr_body *parent,
			    uint32_t *at)
{
	size_t n = (size_t)b->flow->nnodes + 1;
	lifting l = {.h = h, .b = b, .set = set};
	smr_status st;

	smr_assert(b->kind == SMR_BLOCK_BASIC && b->flow != NULL);
	l.can = smr_calloc(n, sizeof(*l.can));
	l.wanted = smr_calloc(n, sizeof(*l.wanted));
	l.needed = smr_calloc(n, sizeof(*l.needed));
	l.cost = smr_calloc(n, sizeof(*l.cost));
	st = l.can != NULL && l.wanted != NULL && l.needed != NULL && l.cost != NULL
		     ? lift_invariants(&l, parent, at)
		     : fs_no_memory(h->m->name);
	smr_free(l.can);
	smr_free(l.wanted);
	smr_free(l.needed);
	smr_free(l.cost);
	return st;
}

static smr_status lift_loop(hoisting *h, const smr_block *loop, smr_body *parent, uint32_t *at)
{
	bool *set = smr_calloc((size_t)h->f->nvars + 1, sizeof(*set));
	smr_status st = SMR_OK;

	smr_assert(loop->kind == SMR_BLOCK_WHILE);
	if (set == NULL)
		return fs_no_memory(h->m->name);
	for (uint32_t k = 0; k < loop->nbodies; k++)
		fs_find_set(&loop->bodies[k], set);
	/* new variables come after those of `set`: they belong to finished flows */
	for (uint32_t k = 0; k < loop->nbodies; k++)
		for (uint32_t i = 0; st == SMR_OK && i < loop->bodies[k].n; i++)
			if (loop->bodies[k].blocks[i]->kind == SMR_BLOCK_BASIC)
				st = lift_flow(h, loop->bodies[k].blocks[i], set, parent, at);
	smr_free(set);
	return st;
}

static smr_status hoist_from_loops(hoisting *h, smr_body *body)
{
	for (uint32_t i = 0; i < body->n; i++) {
		const smr_block *b = body->blocks[i];

		for (uint32_t k = 0; k < b->nbodies; k++)
			SMR_TRY(hoist_from_loops(h, &b->bodies[k]));
		if (b->kind == SMR_BLOCK_WHILE)
			SMR_TRY(lift_loop(h, b, body, &i));
	}
	return SMR_OK;
}

smr_status fs_hoist(smr_module *m, smr_function *f, smr_body *body, smr_simplified *out)
{
	hoisting h = {.m = m, .f = f, .out = out};

	return hoist_from_loops(&h, body);
}
