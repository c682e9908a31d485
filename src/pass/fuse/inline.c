/* Builds the nest of one fused op by substituting expressions into reads, index by index. */
#include <string.h>

#include "base/assert.h"
#include "pass/codelet/join_stores.h"
#include "pass/fuse/internal.h"

enum { MAX_MEMO = 64 };

/* Fused op under construction. */
typedef struct fusing {
	const fuse_flow *f;
	join_new new;
	bool no_folds, no_core;
	bool clash; /* the expression around the product is not a tail */
	const fuse_value *core_of;
	const smr_expr *core; /* the product in the op's expression */
	uint32_t inlined;     /* number of inlined values */
	uint32_t nmemo;
	struct {
		const fuse_value *value;
		const smr_index *at;
		const smr_expr *e;
	} memo[MAX_MEMO];
} fusing;

/* State of copying one value's expression; join_copy.data. */
typedef struct inlining {
	fusing *to;
	const fuse_value *value;
} inlining;

/* ---- a value at an index ------------------------------------------------------------------ */

static bool index_equal(const smr_index *a, const smr_index *b, uint32_t rank)
{
	smr_expr x = {.kind = SMR_EXPR_READ, .rank = rank, .index = (smr_index *)a}, y = x;

	y.index = (smr_index *)b;
	return smr_expr_equal(&x, &y);
}

/* Maps domain loops to the indices of the read, and fold loops to new loops. */
static bool map_loops(fusing *to, const fuse_value *x, const smr_index *at, loop_sum *map)
{
	const smr_nest *n = x->nest;
	uint32_t rank = smr_node_type(x->node, x->k)->rank;

	smr_assert(n->nloops <= SMR_MAX_LOOPS && rank <= n->nloops);
	for (uint32_t l = 0; l < n->nloops; l++) {
		loop_sum *s = &map[l];

		*s = (loop_sum){0};
		if (l < rank) {
			s->offset = at[l].offset;
			s->indirect = at[l].indirect;
			s->indirect_coef = at[l].indirect_coef;
			for (uint32_t j = 0; j < to->new.nest->nloops; j++)
				if (at[l].coef[j] != NULL) {
					s->loop[s->n] = j;
					s->weight[s->n++] = at[l].coef[j];
				}
			continue;
		}
		s->n = 1;
		s->loop[0] = join_loop(&to->new, &n->loops[l]);
		s->weight[0] = smr_poly_const(to->new.g->arena, 1);
		if (s->loop[0] == SMR_MAX_LOOPS || s->weight[0] == NULL)
			return false;
	}
	return true;
}

/* Returns a mask of the loops that run more than once. */
static uint64_t long_loops(const smr_nest *n, uint64_t among)
{
	uint64_t mask = 0;
	int64_t k;

	for (uint32_t l = 0; l < n->nloops; l++)
		if (among >> l & 1 && !(smr_poly_is_const(n->loops[l].extent, &k) && k == 1))
			mask |= UINT64_C(1) << l;
	return mask;
}

static double points_of(const smr_nest *n, uint64_t loops)
{
	double points = 1;
	int64_t k;

	for (uint32_t l = 0; l < n->nloops; l++)
		if (loops >> l & 1 && smr_poly_is_const(n->loops[l].extent, &k))
			points *= (double)k;
	return points;
}

/* Returns whether inlining a fold pays: it is computed per point, or per row of some outer domain
 * loops or of a column sum's loop. Another fold must be known before the first point, and stays an
 * op of its own. Exception: added row sums of individually selected rows (dml/lazy/long.c). */
static bool fold_pays(const fusing *to, const fuse_value *x, const smr_index *at)
{
	const smr_nest *n = to->new.nest;
	uint64_t domain = long_loops(n, n->domain), on = 0;

	smr_assert(x->fold);
	for (uint32_t d = 0; d < smr_node_type(x->node, x->k)->rank; d++) {
		if (at[d].indirect != NULL)
			return false;
		for (uint32_t l = 0; l < n->nloops; l++)
			if (at[d].coef[l] != NULL)
				on |= UINT64_C(1) << l;
	}
	on = long_loops(n, on);
	if ((on & ~domain) != 0)
		return ((domain & ~on) != 0 || fuse_picks_rows(x)) &&
		       points_of(n, on & ~domain) * fuse_fold_steps(x) <= FUSE_MAX_INSIDE;
	/* all loops of the domain before the last one of `on`, and at least one */
	return domain == on || (on != 0 && (domain & (UINT64_MAX >> __builtin_clzll(on))) == on);
}

static bool replace_read(join_copy *c, const smr_expr *read, const smr_expr **out);

static const smr_expr *inline_at(fusing *to, const fuse_value *x, const smr_index *at)
{
	smr_node from = {.ins = x->node->ins, .nins = x->node->nins, .nest = x->nest};
	loop_sum map[SMR_MAX_LOOPS];
	inlining in = {.to = to, .value = x};
	join_copy c = {
		.n = &to->new, .from = &from, .map = map, .replace = replace_read, .data = &in};

	smr_assert(x->nest != NULL && x->nest->nloops <= SMR_MAX_LOOPS);
	return map_loops(to, x, at, map) ? join_expr(&c, x->nest->value) : NULL;
}

/* State to restore if inlining fails. */
typedef struct before {
	uint32_t nins, nloops, nmemo, inlined;
} before;

static before save_state(const fusing *to)
{
	return (before){to->new.nins, to->new.nest->nloops, to->nmemo, to->inlined};
}

static void restore_state(fusing *to, before b)
{
	to->new.nins = b.nins;
	to->new.nest->nloops = b.nloops;
	to->nmemo = b.nmemo;
	smr_assert(b.nins <= to->new.nins &&b.nmemo <= to->nmemo);
	smr_assert(b.nloops <= to->new.nest->nloops &&b.inlined <= to->inlined);
	to->inlined = b.inlined;
	to->new.refused = false;
}

/* Returns whether the value may be the op's only product: at every point, at its own index. */
static bool may_be_core(fusing *to, const fuse_value *x, const smr_index *at)
{
	const smr_nest *n = to->new.nest;
	uint64_t domain = long_loops(n, n->domain), all = 0;

	smr_assert(x->core);
	if (to->no_core || (to->core != NULL && to->core_of != x))
		return false;
	for (uint32_t d = 0; d < x->rank; d++) {
		uint64_t on = 0;

		for (uint32_t l = 0; l < n->nloops; l++)
			if (at[d].coef[l] != NULL)
				on |= UINT64_C(1) << l;
		to->clash |= long_loops(n, on) != (domain & UINT64_C(1) << d);
		all |= on;
	}
	to->clash |= to->core != NULL || long_loops(n, all) != domain;
	to->core_of = x;
	return !to->clash;
}

/* Inlines a value. True: *out is the value at @p at, or NULL without memory. False: it must be read
 * from memory. */
static bool try_inline(fusing *to, const fuse_value *x, const smr_index *at, const smr_expr **out)
{
	uint32_t rank = smr_node_type(x->node, x->k)->rank;
	before b = save_state(to);

	smr_assert(to->nmemo <= MAX_MEMO);
	for (uint32_t i = 0; i < to->nmemo; i++)
		if (to->memo[i].value == x && index_equal(to->memo[i].at, at, rank)) {
			*out = to->memo[i].e;
			return true;
		}
	if (x->core ? !may_be_core(to, x, at) : x->fold && (to->no_folds || !fold_pays(to, x, at)))
		return false;
	*out = inline_at(to, x, at);
	if (*out == NULL || to->new.refused || to->new.nins > FUSE_MAX_INS) {
		if (*out == NULL && !to->new.refused)
			return true;
		restore_state(to, b);
		return false;
	}
	to->inlined++;
	if (x->core)
		to->core = *out;
	if (to->nmemo < MAX_MEMO) {
		to->memo[to->nmemo].value = x;
		to->memo[to->nmemo].at = at;
		to->memo[to->nmemo++].e = *out;
	}
	return true;
}

static bool replace_read(join_copy *c, const smr_expr *read, const smr_expr **out)
{
	inlining *in = c->data;
	const fuse_value *x = fuse_operand(in->to->f, in->value->node, read->input);
	const smr_index *at;

	if (fuse_splat(x->node)) {
		uint64_t bits = x->node->bits;

		if (x->node->data != NULL)
			memcpy(&bits, x->node->data, x->node->ndata);
		in->to->inlined++;
		*out = smr_expr_const(c->n->g, x->node->type.dtype, bits);
		return true;
	}
	if (!fuse_fused(in->to->f, in->value, read->input))
		return false;
	at = join_index(c, read->index, read->rank);
	if (at == NULL) {
		*out = NULL;
		return true;
	}
	return try_inline(in->to, x, at, out);
}

/* ---- one op ------------------------------------------------------------------------------- */

static smr_status start_fused_nest(fusing *to, const fuse_value *x)
{
	smr_graph *g = to->f->g;
	const smr_type *t = smr_node_type(x->node, x->k);
	smr_index *at = smr_arena_array(g->arena, t->rank + 1, sizeof(*at));

	smr_assert(x->nest != NULL && t->rank <= x->nest->nloops);
	to->new.g = g;
	to->new.nest = smr_arena_alloc(g->arena, sizeof(*to->new.nest));
	if (at == NULL || to->new.nest == NULL)
		return fuse_no_memory(g);
	for (uint32_t d = 0; d < t->rank; d++) {
		if (join_loop(&to->new, &x->nest->loops[d]) == SMR_MAX_LOOPS)
			return fuse_no_memory(g);
		at[d].offset = smr_poly_const(g->arena, 0);
		at[d].coef[d] = smr_poly_const(g->arena, 1);
		if (at[d].offset == NULL || at[d].coef[d] == NULL)
			return fuse_no_memory(g);
	}
	to->new.nest->domain = (UINT64_C(1) << t->rank) - 1;
	to->new.nest->value = inline_at(to, x, at);
	return to->new.nest->value != NULL || to->new.refused ? SMR_OK : fuse_no_memory(g);
}

/* Returns whether a fold is in an arm of a select, where it would be computed per point; a product,
 * @p core, is computed for all points. */
static bool has_guarded_fold(const smr_expr *e, const smr_expr *core, bool guarded)
{
	if (e == core)
		return false;
	if (e->kind == SMR_EXPR_FOLD && guarded)
		return true;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (has_guarded_fold(e->args[i], core,
				     guarded || (e->op == SMR_OP_select && i > 0)))
			return true;
	for (uint32_t a = 0; a < e->nacc; a++)
		if (has_guarded_fold(e->init[a], core, guarded) ||
		    has_guarded_fold(e->step[a], core, guarded))
			return true;
	return false;
}

static uint64_t bound_loops(const smr_expr *e)
{
	uint64_t bound = 0;

	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
		for (uint32_t i = 0; i < e->nloops; i++)
			bound |= UINT64_C(1) << e->loops[i];
	for (uint32_t i = 0; i < e->nargs; i++)
		bound |= bound_loops(e->args[i]);
	for (uint32_t a = 0; a < e->nacc; a++)
		bound |= bound_loops(e->init[a]) | bound_loops(e->step[a]);
	for (uint32_t d = 0; e->kind == SMR_EXPR_READ && d < e->rank; d++)
		if (e->index[d].indirect != NULL)
			bound |= bound_loops(e->index[d].indirect);
	return bound;
}

/* Returns whether a loop is unused: an indirect index with a constant value loses its fold, but not
 * the fold's loop. */
static bool has_idle_loop(const smr_nest *n)
{
	return (n->domain | bound_loops(n->value)) != (UINT64_C(1) << n->nloops) - 1;
}

static bool is_tail(const fusing *to)
{
	smr_contraction x;

	return !to->clash && smr_nest_tail(to->new.nest, &x);
}

/* A fused op keeps the precision of its product, which makes it another kernel. */
static smr_status keep_precision(smr_graph *g, const fuse_value *x, smr_node *made)
{
	const smr_node *from = x->product != NULL ? x->product->node : x->node;
	const int64_t *precision = smr_node_get(from, SMR_ATTR_kind, NULL);
	smr_attr *a;

	if (precision == NULL || (from->op != SMR_OP_dot && from->op != SMR_OP_convolution))
		return SMR_OK;
	a = smr_arena_alloc(g->arena, sizeof(*a));
	if (a == NULL)
		return fuse_no_memory(g);
	*a = (smr_attr){.key = SMR_ATTR_kind, .n = 1, .v = precision};
	made->attrs = a;
	made->nattrs = 1;
	return SMR_OK;
}

static smr_status fuse_value_nest(const fuse_flow *f, fuse_value *x, bool anyway, smr_fusion *out)
{
	fusing to = {.f = f};

	if (x->nest == NULL || x->core)
		return SMR_OK;
	SMR_TRY(start_fused_nest(&to, x));
	if (!to.new.refused && to.core != NULL && !is_tail(&to)) {
		to = (fusing){.f = f, .no_core = true};
		SMR_TRY(start_fused_nest(&to, x));
	}
	if (!to.new.refused &&
	    (has_guarded_fold(to.new.nest->value, to.core, false) || has_idle_loop(to.new.nest))) {
		to = (fusing){.f = f, .no_core = to.no_core || to.core == NULL, .no_folds = true};
		SMR_TRY(start_fused_nest(&to, x));
	}
	if (to.new.refused || (to.inlined == 0 && !anyway) || has_idle_loop(to.new.nest))
		return SMR_OK;
	x->made = smr_graph_op(f->g, SMR_OP_fused, smr_node_type(x->node, x->k), 1, to.new.ins,
			       to.new.nins);
	if (x->made == NULL)
		return SMR_ENOMEM;
	x->product = to.core != NULL ? to.core_of : NULL;
	smr_assert(to.new.nest->nloops <= SMR_MAX_LOOPS);
	smr_assert(to.new.nins <= FUSE_MAX_INS || anyway || to.inlined > 0);
	x->made->loc = x->node->loc;
	x->made->name = x->node->name;
	out->fused++;
	SMR_TRY(keep_precision(f->g, x, x->made));
	return smr_graph_fuse(f->g, x->made, 0, to.new.nest);
}

smr_status fuse_fuse(const fuse_flow *f, fuse_value *x, smr_fusion *out)
{
	return fuse_value_nest(f, x, false, out);
}

smr_status fuse_fuse_anyway(const fuse_flow *f, fuse_value *x, smr_fusion *out)
{
	return fuse_value_nest(f, x, true, out);
}
