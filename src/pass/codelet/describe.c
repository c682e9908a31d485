/* Names for reports only, for nests that no library implementation may replace.
 *
 * Examples: a product of int8 summed in int32, of float summed in double, a product with an
 * activation that libraries lack, an unrolled sum: a reader of the program would call each by the
 * kernel's name. The name is stored in smr_codelet.whole, which replaces nothing.
 */
#include <string.h>

#include "base/status.h"
#include "pass/codelet/join_stores.h"

enum { MAX_LAYERS = 8, MAX_TILE = 16 };

static bool same_place(const smr_node *v, const smr_expr *read)
{
	for (uint32_t d = 0; d < read->rank; d++) {
		const smr_index *a = &v->nest->store[d], *b = &read->index[d];

		if (a->indirect != NULL || !smr_index_equal(a, b))
			return false;
	}
	return true;
}

/* Returns whether the nest reads the array that it stores to at other points. */
static bool reads_elsewhere(const smr_node *v, const smr_expr *e)
{
	if (v->into == NULL)
		return false;
	if (e->kind == SMR_EXPR_READ) {
		const smr_node *from = smr_node_window(v->ins[e->input]);

		return from != NULL && from->window->base == v->into->window->base &&
		       !(from == v->into && same_place(v, e));
	}
	for (uint32_t i = 0; i < e->nargs; i++)
		if (reads_elsewhere(v, e->args[i]))
			return true;
	/* the start of a scan is read before the scan stores; cx_scan() checks its address */
	for (uint32_t i = 0; (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN) && i < e->nacc;
	     i++)
		if ((e->kind == SMR_EXPR_FOLD && reads_elsewhere(v, e->init[i])) ||
		    reads_elsewhere(v, e->step[i]))
			return true;
	return false;
}

static bool is_layer_kernel(const smr_kernel *k)
{
	return strcmp(smr_kernel_name(k), "bias") == 0 || strcmp(smr_kernel_name(k), "dot") == 0 ||
	       strcmp(smr_kernel_class(k), "contract") == 0 ||
	       strcmp(smr_kernel_class(k), "window") == 0;
}

/* Accepts kernels that may continue the sum of a remainder loop; for unrolled sums. */
static bool is_rest_kernel(const smr_kernel *k)
{
	return is_layer_kernel(k) || strcmp(smr_kernel_name(k), "sum") == 0 ||
	       strcmp(smr_kernel_name(k), "asum") == 0;
}

/* Returns whether the expression is one condition for the whole nest. */
static bool is_flag(const smr_expr *e)
{
	if (e->kind == SMR_EXPR_READ)
		return e->rank == 0;
	if (e->kind != SMR_EXPR_OP)
		return e->kind == SMR_EXPR_CONST || e->kind == SMR_EXPR_SIZE;
	for (uint32_t i = 0; i < e->nargs; i++)
		if (!is_flag(e->args[i]))
			return false;
	return true;
}

/* Copies a nest that a flag enables as a whole to *out, without the flag. */
static smr_status drop_flag(smr_graph *g, const smr_node *v, smr_node **out)
{
	smr_nest *n = NULL;

	*out = NULL;
	if (v->nest->pred == NULL || !is_flag(v->nest->pred))
		return SMR_OK;
	*out = smr_arena_memdup(g->arena, v, sizeof(*v));
	n = smr_arena_memdup(g->arena, v->nest, sizeof(*n));
	if (*out == NULL || n == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to describe a nest");
	n->pred = NULL;
	(*out)->nest = n;
	return SMR_OK;
}

/* Names a nest whose branches, selected by a flag, are one kernel: beta == 0 ? alpha * s : alpha *
 * s + beta * c. */
static smr_status match_flag_select(const smr_library *l, smr_arena *a, smr_codelet *c,
				    const smr_node *v)
{
	const smr_expr *e = v->nest->value;
	smr_match one, other;

	if (!smr_expr_is_op(e, SMR_OP_select) || !is_flag(e->args[0]))
		return SMR_OK;
	SMR_TRY(smr_identify_mixed(l, c->graph, v, e->args[1], true, a, &one));
	if (one.kernel == NULL)
		return SMR_OK;
	SMR_TRY(smr_identify_mixed(l, c->graph, v, e->args[2], true, a, &other));
	if (other.kernel == one.kernel)
		c->whole = one.kernel;
	return SMR_OK;
}

/* Names the nest's value, or the operand of its bias and activation, if predicate @p takes accepts
 * the kernel. */
static smr_status match_layers(const smr_library *l, smr_arena *a, smr_codelet *c,
			       const smr_node *v, bool (*takes)(const smr_kernel *k))
{
	const smr_expr *e = v->nest->value;
	smr_match m;

	if (reads_elsewhere(v, e))
		return SMR_OK;
	SMR_TRY(smr_identify_mixed(l, c->graph, v, e, true, a, &m));
	if (m.kernel != NULL) {
		c->whole = m.kernel;
		return SMR_OK;
	}
	if (v->nest->pred != NULL)
		return SMR_OK;
	SMR_TRY(match_flag_select(l, a, c, v));
	for (int i = 0; i < MAX_LAYERS && c->whole == NULL; i++) {
		e = smr_layer_under(e);
		if (e == NULL)
			return SMR_OK;
		SMR_TRY(smr_identify_mixed(l, c->graph, v, e, true, a, &m));
		if (m.kernel != NULL && takes(m.kernel))
			c->whole = m.kernel;
	}
	return SMR_OK;
}

static smr_status match_nest(const smr_library *l, smr_arena *a, smr_codelet *c, const smr_node *v)
{
	return match_layers(l, a, c, v, is_layer_kernel);
}

/* Names an unrolled sum. */
static smr_status match_rerolled_sum(smr_graph *g, const smr_library *l, smr_arena *a,
				     smr_codelet *c, const smr_node *v)
{
	const smr_expr *core;
	smr_node *made;

	SMR_TRY(smr_reroll(g, v, a, &made));
	if (made == NULL)
		return SMR_OK;
	SMR_TRY(match_nest(l, a, c, made));
	if (c->whole != NULL)
		return SMR_OK;
	SMR_TRY(smr_split_init(g, made, &made, &core));
	return made == NULL ? SMR_OK : match_layers(l, a, c, made, is_rest_kernel);
}

/* Returns x of -a * b or -(a * b) without the sign; NULL: no such product, or no memory. */
static const smr_expr *unsigned_product(smr_graph *g, const smr_expr *e)
{
	const smr_expr *two[2];

	if (smr_expr_is_op(e, SMR_OP_neg))
		return e->args[0];
	if (!smr_expr_is_op(e, SMR_OP_mul) ||
	    smr_expr_is_op(e->args[0], SMR_OP_neg) == smr_expr_is_op(e->args[1], SMR_OP_neg))
		return NULL;
	for (int k = 0; k < 2; k++)
		two[k] = smr_expr_is_op(e->args[k], SMR_OP_neg) ? e->args[k]->args[0] : e->args[k];
	return smr_expr_op(g, SMR_OP_mul, e->type, 2, two);
}

/* Names the sum that is subtracted from the start which was split from @p core: x - a . b. */
static smr_status match_subtracted_sum(smr_graph *g, const smr_library *l, smr_arena *a,
				       smr_codelet *c, const smr_node *v, const smr_expr *core)
{
	smr_expr *sum = smr_expr_copy(g->arena, core);
	const smr_expr *step = core->step[0], *two[2];
	smr_match m;

	if (smr_layer_under(v->nest->value) != core || !smr_expr_is_op(step, SMR_OP_add) ||
	    step->args[0]->kind != SMR_EXPR_ACC || sum == NULL)
		return SMR_OK;
	two[0] = step->args[0];
	two[1] = unsigned_product(g, step->args[1]);
	sum->step[0] = two[1] == NULL ? NULL : smr_expr_op(g, SMR_OP_add, step->type, 2, two);
	if (sum->step[0] == NULL || reads_elsewhere(v, core))
		return SMR_OK;
	SMR_TRY(smr_identify_mixed(l, c->graph, v, sum, true, a, &m));
	if (m.kernel != NULL && is_layer_kernel(m.kernel))
		c->whole = m.kernel;
	return SMR_OK;
}

/* Names a sum with its start as a bias, and a batched product with one matrix as a product with
 * more rows. */
static smr_status match_seeded_sum(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c,
				   const smr_node *v)
{
	const smr_expr *core;
	smr_node *made;

	SMR_TRY(smr_split_init(g, v, &made, &core));
	if (made != NULL) {
		v = made;
		SMR_TRY(match_nest(l, a, c, v));
		if (c->whole == NULL && v->nest->pred == NULL)
			SMR_TRY(match_subtracted_sum(g, l, a, c, v, core));
	}
	if (c->whole != NULL)
		return SMR_OK;
	SMR_TRY(smr_flatten(g, v, SMR_FP_REASSOC, &made));
	return made == NULL ? SMR_OK : match_nest(l, a, c, made);
}

smr_status smr_tell_codelet(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c)
{
	static smr_status (*const ways[])(smr_graph *g, const smr_node *v, smr_arena *a,
					  smr_node **out) = {
		smr_join_first,
		smr_roll_taps,
	};
	uint32_t nnodes = g->nnodes;
	const smr_node *v = c->nest;
	smr_node *made;

	SMR_TRY(smr_unfuse(g, v, false, &made));
	v = made != NULL ? made : v;
	SMR_TRY(smr_merge_tiles(g, v, SMR_FP_REASSOC, &made));
	v = made != NULL ? made : v;
	SMR_TRY(drop_flag(g, v, &made));
	v = made != NULL ? made : v;
	SMR_TRY(match_nest(l, a, c, v));
	if (c->whole != NULL) {
		g->nnodes = nnodes;
		return SMR_OK;
	}
	SMR_TRY(match_seeded_sum(g, l, a, c, v));
	for (size_t i = 0; c->whole == NULL && i < sizeof(ways) / sizeof(ways[0]); i++) {
		SMR_TRY(ways[i](g, v, a, &made));
		if (made != NULL)
			SMR_TRY(match_nest(l, a, c, made));
	}
	if (c->whole == NULL)
		SMR_TRY(match_rerolled_sum(g, l, a, c, v));
	g->nnodes = nnodes;
	return SMR_OK;
}

smr_status smr_tell_tile(smr_graph *g, const smr_library *l, smr_arena *a, smr_codelet *c, size_t n)
{
	const smr_node *v[MAX_TILE];
	uint32_t many = 0, nnodes = g->nnodes;
	smr_codelet like = c[0];
	smr_node *made;

	for (; many < n && c[many].nest->group == c[0].nest->group; many++) {
		if (many == MAX_TILE || c[many].match.kernel != NULL || c[many].whole != NULL)
			return SMR_OK;
		SMR_TRY(smr_unfuse(g, c[many].nest, false, &made));
		v[many] = made != NULL ? made : c[many].nest;
	}
	SMR_TRY(smr_join_tile(g, v, many, a, &made));
	if (made != NULL)
		SMR_TRY(match_nest(l, a, &like, made));
	for (uint32_t k = 0; like.whole != NULL && k < many; k++)
		c[k].whole = like.whole;
	g->nnodes = nnodes;
	return SMR_OK;
}
