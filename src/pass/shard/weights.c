/* Chooses the dimensions by which tensor parallelism cuts weights, in the order in which the
 * program uses them: a product whose other factor is whole takes columns of its weight, and its
 * result is cut; a product that sums over a cut dimension takes rows, and its result is a sum over
 * devices. So two weights in sequence need one sum, of the result of the second (Megatron-LM).
 *
 * Each value has the dimension along which it is cut, and the weight that it is a view of. Both
 * follow the rules of ops (ops/sharding/rule.h). The order of arguments does not matter.
 *
 * Weights of several products in one (queries, keys and values; gate and up) are cut in each of
 * their pieces: the attribute `kind` of the slices says so, which then are local. Programs that run
 * have their weights in the order of the caller, so this is for predictions alone. */
#include "pass/shard/weights.h"

#include <string.h>

#include "base/alloc.h"
#include "ops/sharding/rule.h"

enum { NONE = -1, LEAST = 4, NARROW = 64 };

/* A view of weight `param`: dimension d is its dimension dims[d]; NONE: no dimension of it. */
typedef struct view {
	int32_t param;
	int32_t dims[SMR_MAX_RANK];
} view;

typedef struct trail {
	int32_t cut; /* the dimension that is cut; NONE */
	view of;     /* param NONE: no weight */
} trail;

typedef struct walking {
	smr_weights *w;
	smr_arena *arena; /* for rules */
	uint32_t depth;   /* of calls */
} walking;

static const trail nothing = {NONE, {.param = NONE}};

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory to cut weights");
}

/* ---- decisions ------------------------------------------------------------------------------- */

static int64_t size_of(const smr_node *v, uint32_t d)
{
	return smr_rule_size(&v->type, d);
}

/* Decides on a dimension of the view @p x, which weighs as much as node @p v. */
static bool decide(walking *k, const trail *x, const smr_node *v, uint32_t d)
{
	int32_t dim = x->of.dims[d];

	if (dim == NONE || size_of(v, d) % k->w->parts != 0)
		return false;
	k->w->dim[x->of.param] = dim;
	return true;
}

static bool is_listed(const int64_t *list, uint32_t n, uint32_t d)
{
	for (uint32_t i = 0; i < n; i++)
		if (list[i] == (int64_t)d)
			return true;
	return false;
}

typedef struct sides {
	const int64_t *batch[2], *contract[2];
	uint32_t nbatch, ncontract;
} sides;

static void read_sides(const smr_node *v, sides *s)
{
	s->batch[0] = smr_node_get(v, SMR_ATTR_lhs_batch, &s->nbatch);
	s->batch[1] = smr_node_get(v, SMR_ATTR_rhs_batch, &s->nbatch);
	s->contract[0] = smr_node_get(v, SMR_ATTR_lhs_contract, &s->ncontract);
	s->contract[1] = smr_node_get(v, SMR_ATTR_rhs_contract, &s->ncontract);
}

/* Takes the outermost free dimension, as heads before what each has; not one of two or three pieces
 * if there is another. A narrow weight (a router of experts) stays whole. */
static void cut_columns(walking *k, const trail *x, const smr_node *v, const sides *s, uint32_t i)
{
	const smr_node *in = v->ins[i];
	int64_t columns = 1, rows = 1;

	for (uint32_t d = 0; d < in->type.rank; d++) {
		if (is_listed(s->contract[i], s->ncontract, d))
			rows *= size_of(in, d);
		else if (!is_listed(s->batch[i], s->nbatch, d))
			columns *= size_of(in, d);
	}
	if (columns * NARROW <= rows)
		return;
	for (int64_t least = LEAST; least > 0; least -= LEAST - 1)
		for (uint32_t d = 0; d < in->type.rank; d++)
			if (size_of(in, d) >= least &&
			    !is_listed(s->contract[i], s->ncontract, d) &&
			    !is_listed(s->batch[i], s->nbatch, d) && decide(k, x, in, d))
				return;
}

/* Decides on operand @p i of a product, a weight, by the cut of the other operand. */
static void decide_weight(walking *k, const smr_node *v, const trail *at, uint32_t i)
{
	const trail *x = &at[v->ins[i]->id], *other = &at[v->ins[1 - i]->id];
	sides s;

	if (x->of.param == NONE || k->w->dim[x->of.param] != NONE || other->of.param != NONE)
		return;
	read_sides(v, &s);
	for (uint32_t c = 0; c < s.ncontract; c++)
		if (s.contract[1 - i][c] == other->cut) {
			(void)decide(k, x, v->ins[i], (uint32_t)s.contract[i][c]);
			return;
		}
	for (uint32_t b = 0; b < s.nbatch; b++)
		if (s.batch[1 - i][b] == other->cut) {
			(void)decide(k, x, v->ins[i], (uint32_t)s.batch[i][b]);
			return;
		}
	cut_columns(k, x, v, &s, i);
}

/* The cut of a weight's view, once that is decided. */
static int32_t cut_of(const walking *k, const trail *x, const smr_node *v)
{
	int32_t dim = x->of.param != NONE ? k->w->dim[x->of.param] : NONE;

	for (uint32_t d = 0; dim != NONE && d < v->type.rank; d++)
		if (x->of.dims[d] == dim)
			return (int32_t)d;
	return x->cut;
}

/* ---- pieces ---------------------------------------------------------------------------------- */

static bool is_divided(const walking *k, const smr_node *v, smr_attr_key key, uint32_t d)
{
	const int64_t *list = smr_node_get(v, key, NULL);

	return list != NULL && list[d] % k->w->parts == 0;
}

/* Returns whether the op takes, or puts together, pieces along dimension @p d that are divided. */
static bool is_of_pieces(const walking *k, const smr_node *v, uint32_t d)
{
	const int64_t *list;

	switch (v->op) {
	case SMR_OP_slice:
		list = smr_node_get(v, SMR_ATTR_stride, NULL);
		return list != NULL && list[d] == 1 && is_divided(k, v, SMR_ATTR_start, d) &&
		       is_divided(k, v, SMR_ATTR_limit, d);
	case SMR_OP_pad:
		list = smr_node_get(v, SMR_ATTR_interior, NULL);
		return list != NULL && list[d] == 0 && is_divided(k, v, SMR_ATTR_low, d) &&
		       is_divided(k, v, SMR_ATTR_high, d);
	case SMR_OP_concatenate:
		if (smr_node_number(v, SMR_ATTR_dims, NONE) != (int64_t)d)
			return false;
		for (uint32_t i = 0; i < v->nins; i++)
			if (size_of(v->ins[i], d) % k->w->parts != 0)
				return false;
		return true;
	default:
		return false;
	}
}

/* Marks the op; its rule then has a factor for the pieces. */
static smr_status mark_pieces(const walking *k, smr_graph *g, smr_node *v, uint32_t d)
{
	smr_attr *a = smr_arena_array(g->arena, v->nattrs + 1, sizeof(*a));
	int64_t *dim = smr_arena_alloc(g->arena, sizeof(*dim));
	uint32_t n = 0;

	if (a == NULL || dim == NULL)
		return no_memory();
	*dim = d;
	for (; n < v->nattrs && v->attrs[n].key < SMR_ATTR_kind; n++)
		a[n] = v->attrs[n];
	a[n] = (smr_attr){.key = SMR_ATTR_kind, .n = 1, .v = dim};
	memcpy(a + n + 1, v->attrs + n, (v->nattrs - n) * sizeof(*a));
	v->attrs = a;
	v->nattrs++;
	return SMR_OK;
}

static smr_status find_pieces(const walking *k, smr_graph *g, smr_node *v, const trail *at)
{
	const smr_node *from = v->nins > 0 ? v->ins[0] : v;
	int32_t d = v->nins > 0 ? at[from->id].cut : NONE;

	if (!k->w->stored_apart || smr_node_get(v, SMR_ATTR_kind, NULL) != NULL || d == NONE ||
	    (size_of(v, (uint32_t)d) == size_of(from, (uint32_t)d)) ||
	    !is_of_pieces(k, v, (uint32_t)d))
		return SMR_OK;
	return mark_pieces(k, g, v, (uint32_t)d);
}

/* ---- values ---------------------------------------------------------------------------------- */

/* The first factor of a dimension; one of size 1 is no part of it. UINT32_MAX: none. */
static uint32_t first_factor(const smr_rule *r, const smr_rule_dim *d)
{
	for (uint32_t i = 0; i < d->n; i++)
		if (r->size[d->factor[i]] > 1)
			return d->factor[i];
	return UINT32_MAX;
}

static bool is_view(const smr_node *v)
{
	return v->op == SMR_OP_reshape || v->op == SMR_OP_transpose || v->op == SMR_OP_slice ||
	       v->op == SMR_OP_dynamic_slice || v->op == SMR_OP_broadcast ||
	       (v->op == SMR_OP_map && v->nins == 1);
}

static void follow_view(const smr_node *v, const smr_rule *r, const trail *from, trail *out)
{
	out->of.param = from->of.param;
	for (uint32_t d = 0; d < SMR_MAX_RANK; d++)
		out->of.dims[d] = NONE;
	for (uint32_t d = 0; d < v->type.rank; d++)
		for (uint32_t e = 0; e < v->ins[0]->type.rank; e++) {
			uint32_t f = first_factor(r, &r->outs[0].dims[d]);

			if (f != UINT32_MAX && f == first_factor(r, &r->ins[0].dims[e]))
				out->of.dims[d] = from->of.dims[e];
		}
}

static smr_status follow_op(walking *k, smr_graph *g, smr_node *v, trail *at)
{
	trail *out = &at[v->id];
	smr_rule r;

	if (v->op == SMR_OP_dot)
		for (uint32_t i = 2; i-- > 0;)
			decide_weight(k, v, at, i);
	for (uint32_t i = 0; i < v->nins; i++)
		at[v->ins[i]->id].cut = cut_of(k, &at[v->ins[i]->id], v->ins[i]);
	SMR_TRY(find_pieces(k, g, v, at));
	SMR_TRY(smr_rule_of(v, k->arena, &r));
	if (v->nins > 0 && is_view(v) && at[v->ins[0]->id].of.param != NONE)
		follow_view(v, &r, &at[v->ins[0]->id], out);
	for (uint32_t i = 0; i < v->nins; i++) {
		int32_t d = at[v->ins[i]->id].cut;
		uint32_t f = d != NONE ? first_factor(&r, &r.ins[i].dims[d]) : UINT32_MAX;

		if (f == UINT32_MAX || r.size[f] % k->w->parts != 0)
			continue;
		for (uint32_t o = 0; o < v->type.rank && out->cut == NONE; o++)
			if (first_factor(&r, &r.outs[0].dims[o]) == f)
				out->cut = (int32_t)o;
	}
	return SMR_OK;
}

static smr_status walk_function(walking *k, const smr_function *f, trail *vars);

static smr_status follow_call(walking *k, const smr_block *b, trail *vars)
{
	enum { MOST = 64 };
	const smr_function *to = k->w->m->functions[b->callee];
	trail *its;
	smr_status st;

	if (k->depth == MOST)
		return SMR_OK;
	its = smr_calloc(to->nvars + 1, sizeof(*its));
	if (its == NULL)
		return no_memory();
	for (uint32_t i = 0; i < to->nvars; i++)
		its[i] = nothing;
	for (uint32_t i = 0; i < b->nins; i++)
		its[to->params[i]] = vars[b->ins[i]];
	k->depth++;
	st = walk_function(k, to, its);
	k->depth--;
	for (uint32_t i = 0; i < b->nouts; i++)
		vars[b->outs[i]] = its[to->results[i]];
	smr_free(its);
	return st;
}

static smr_status follow_flow(walking *k, const smr_block *b, trail *vars)
{
	smr_graph *g = b->flow;
	trail *at = smr_calloc(g->nnodes + 1, sizeof(*at));
	smr_status st = at != NULL ? SMR_OK : no_memory();

	for (uint32_t i = 0; st == SMR_OK && i < g->nnodes; i++) {
		smr_node *v = g->nodes[i];

		at[i] = nothing;
		if (v->op == SMR_OP_param && v->bits < b->nins)
			at[i] = vars[b->ins[v->bits]];
		else if (v->op == SMR_OP_part)
			at[i] = at[v->ins[0]->id];
		else if (v->nins > 0)
			st = follow_op(k, g, v, at);
	}
	for (uint32_t i = 0; st == SMR_OK && i < b->nouts; i++)
		vars[b->outs[i]] = at[g->results[i]->id];
	smr_free(at);
	return st;
}

/* Loops are walked once: values that they carry are as before the loop. */
static smr_status walk_function(walking *k, const smr_function *f, trail *vars)
{
	smr_walk w;

	for (smr_block *b = smr_walk_first(&w, &f->body); b != NULL; b = smr_walk_next(&w)) {
		if (b->kind == SMR_BLOCK_CALL)
			SMR_TRY(follow_call(k, b, vars));
		else if (b->kind == SMR_BLOCK_BASIC)
			SMR_TRY(follow_flow(k, b, vars));
	}
	return SMR_OK;
}

/* Every parameter of two dimensions that is no data is a weight; it keeps its own dimensions. */
static void start_trails(const smr_weights *w, const smr_function *f, trail *vars)
{
	for (uint32_t i = 0; i < f->nvars; i++)
		vars[i] = nothing;
	for (uint32_t i = 0; i < f->nparams; i++) {
		uint32_t rank = f->vars[f->params[i]].type.rank;
		view *of = &vars[f->params[i]].of;

		w->dim[i] = NONE;
		if (!w->is_weight[i] || rank < 2)
			continue;
		of->param = (int32_t)i;
		for (uint32_t d = 0; d < SMR_MAX_RANK; d++)
			of->dims[d] = d < rank ? (int32_t)d : NONE;
	}
}

smr_status smr_weights_cut(smr_weights *w)
{
	const smr_function *f = w->m->functions[0];
	walking k = {.w = w, .arena = smr_arena_new()};
	trail *vars = smr_calloc(f->nvars + 1, sizeof(*vars));
	smr_status st = k.arena != NULL && vars != NULL ? SMR_OK : no_memory();

	if (st == SMR_OK) {
		start_trails(w, f, vars);
		st = walk_function(&k, f, vars);
	}
	smr_free(vars);
	smr_arena_free(k.arena);
	return st;
}
