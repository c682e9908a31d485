/* Splits stacks, which are values with one entry per layer along the first dimension. Loops over
 * layers read entries (weights) and write entries (activations, gradients).
 *
 * A stack is not materialised: a read entry is the value that was written there. Ops that work
 * entry by entry (casts of weights, optimiser updates) are computed per stage and marked with it.
 * Only other readers get the concatenated stack. The sharding rule of an op (ops/sharding/rule.h)
 * tells whether it works entry by entry: one factor is the first dimension of its result and of the
 * stacked operands. */
#include <string.h>

#include "base/alloc.h"
#include "ops/build.h"
#include "ops/sharding/rule.h"
#include "pass/pipeline_parallel/internal.h"
#include "pass/shard/internal.h"

enum { NO_FACTOR = UINT32_MAX };

/* Replacement of a node of the old flow. */
typedef struct form {
	bool live, asked, stack;   /* asked: parts of it are read */
	smr_node *whole, **pieces; /* pieces: one per stage */
	smr_node *layer;           /* of an updated stack: the part written ... */
	uint32_t at;               /* ... and its layer; other parts are those of operand 0 */
	uint32_t factor;           /* of its sharding rule, along the stack */
} form;

typedef struct stacking {
	smr_graph *g;
	smr_arena *a;
	smr_node **old;
	uint32_t n, layers, stages;
	form *of;
	smr_parts parts; /* builder of nodes */
} stacking;

static smr_status no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for stages of layers");
}

static bool is_stack(const stacking *x, const smr_type *t)
{
	return smr_rule_size(t, 0) == x->layers;
}

/* ---- stacks --------------------------------------------------------------------------------- */

bool st_takes_part(const smr_node *v, uint32_t n, int64_t *at)
{
	const int64_t *start = smr_node_get(v, SMR_ATTR_start, NULL);

	if (v->op != SMR_OP_slice || v->type.rank == 0 || smr_rule_size(&v->ins[0]->type, 0) != n ||
	    smr_rule_size(&v->type, 0) != 1)
		return false;
	for (uint32_t d = 1; d < v->type.rank; d++)
		if (smr_rule_size(&v->type, d) != smr_rule_size(&v->ins[0]->type, d))
			return false;
	*at = start[0];
	return true;
}

static bool is_stack_part_update(const stacking *x, const smr_node *v, int64_t *at)
{
	smr_tensor t = {.rank = 0};

	if (v->op != SMR_OP_dynamic_update || !is_stack(x, &v->type) ||
	    smr_rule_size(&v->ins[1]->type, 0) != 1 || v->ins[2]->op != SMR_OP_constant)
		return false;
	for (uint32_t d = 1; d < v->type.rank; d++)
		if (smr_rule_size(&v->type, d) != smr_rule_size(&v->ins[1]->type, d))
			return false; /* an index of a full dimension is 0 */
	t.data = &v->ins[2]->bits;
	t.dtype = v->ins[2]->type.dtype;
	*at = smr_tensor_place(&t, x->layers - 1);
	return true;
}

static bool carries_factor(const smr_rule_tensor *t, uint32_t rank, uint32_t factor)
{
	for (uint32_t d = 0; d < rank; d++)
		for (uint32_t k = 0; k < t->dims[d].n; k++)
			if (t->dims[d].factor[k] == factor)
				return true;
	return false;
}

/* Returns whether the first dimension consists of this factor only. */
static bool factor_is_first_dimension(const smr_rule_tensor *t, uint32_t rank, uint32_t factor)
{
	return rank > 0 && t->dims[0].n == 1 && t->dims[0].factor[0] == factor;
}

/* Finds the factor of the first dimension of the result and of each operand that has it; NO_FACTOR:
 * none. */
static smr_status find_factor(const stacking *x, const smr_node *v, uint32_t *factor)
{
	smr_rule r;

	*factor = NO_FACTOR;
	if (v->nins == 0 || v->nmore > 0 || v->op == SMR_OP_part || !is_stack(x, &v->type))
		return SMR_OK;
	SMR_TRY(smr_rule_of(v, x->a, &r));
	if (r.outs[0].dims[0].n != 1)
		return SMR_OK;
	*factor = r.outs[0].dims[0].factor[0];
	for (uint32_t i = 0; i < v->nins; i++) {
		uint32_t rank = v->ins[i]->type.rank;

		if (carries_factor(&r.ins[i], rank, *factor) &&
		    !factor_is_first_dimension(&r.ins[i], rank, *factor))
			*factor = NO_FACTOR;
	}
	if (*factor != NO_FACTOR && ((r.folded | r.picked) >> *factor & 1))
		*factor = NO_FACTOR;
	return SMR_OK;
}

/* Finds out whether operand @p i has a part for each part of the result. */
static smr_status operand_is_partitioned(const stacking *x, const smr_node *v, uint32_t i,
					 bool *out)
{
	smr_rule r;

	*out = false;
	if (x->of[v->id].factor == NO_FACTOR)
		return SMR_OK;
	SMR_TRY(smr_rule_of(v, x->a, &r));
	*out = factor_is_first_dimension(&r.ins[i], v->ins[i]->type.rank, x->of[v->id].factor);
	return SMR_OK;
}

/* Visits readers before operands. */
static smr_status find_requested_stacks(const stacking *x)
{
	for (uint32_t i = x->n; i-- > 0;) {
		const smr_node *v = x->old[i];
		form *f = &x->of[i];
		int64_t at;

		SMR_TRY(find_factor(x, v, &f->factor));
		for (uint32_t k = 0; f->live && k < v->nins; k++)
			x->of[v->ins[k]->id].live = true;
		if (f->live && st_takes_part(v, x->layers, &at))
			x->of[v->ins[0]->id].asked = true;
		if (f->asked && is_stack_part_update(x, v, &at))
			x->of[v->ins[0]->id].asked = true;
		for (uint32_t k = 0; f->asked && k < v->nins; k++) {
			bool along;

			SMR_TRY(operand_is_partitioned(x, v, k, &along));
			x->of[v->ins[k]->id].asked |= along;
		}
	}
	return SMR_OK;
}

static smr_status find_stacks(const stacking *x)
{
	for (uint32_t i = 0; i < x->n; i++) {
		const smr_node *v = x->old[i];
		form *f = &x->of[i];
		int64_t at = 0;

		f->stack = is_stack(x, &v->type) && (f->asked || is_stack_part_update(x, v, &at));
		for (uint32_t k = 0; !f->stack && k < v->nins; k++) {
			bool along;

			SMR_TRY(operand_is_partitioned(x, v, k, &along));
			f->stack |= along && x->of[v->ins[k]->id].stack;
		}
	}
	return SMR_OK;
}

/* ---- parts of stacks ------------------------------------------------------------------------ */

static smr_status get_whole(stacking *x, const smr_node *v, smr_node **out);

/* Slices layers @p from to @p to of the elements of @p v. */
static smr_status cut_out(stacking *x, smr_node *v, int64_t from, int64_t to, smr_node **out)
{
	int64_t start[SMR_MAX_RANK] = {0}, limit[SMR_MAX_RANK], stride[SMR_MAX_RANK];
	smr_draft k;

	if (!smr_type_dims(&v->type, limit))
		return smr_fail(SMR_EINTERNAL, "a stack whose sizes are not known");
	for (uint32_t d = 0; d < v->type.rank; d++)
		stride[d] = 1;
	start[0] = from;
	limit[0] = to;
	smr_draft_begin(&k, SMR_OP_slice, &v, 1);
	smr_draft_set(&k, SMR_ATTR_start, start, v->type.rank);
	smr_draft_set(&k, SMR_ATTR_limit, limit, v->type.rank);
	smr_draft_set(&k, SMR_ATTR_stride, stride, v->type.rank);
	return smr_parts_make(&x->parts, &k.v, 1, out);
}

static smr_status concatenate_parts(stacking *x, smr_node *const *list, uint32_t n, smr_node **out)
{
	int64_t first = 0;
	smr_draft k;

	if (n == 1) {
		*out = list[0];
		return SMR_OK;
	}
	smr_draft_begin(&k, SMR_OP_concatenate, list, n);
	smr_draft_set(&k, SMR_ATTR_dims, &first, 1);
	return smr_parts_make(&x->parts, &k.v, 1, out);
}

static smr_status get_piece(stacking *x, const smr_node *v, uint32_t stage, smr_node **out);

static smr_status get_layer(stacking *x, const smr_node *v, uint32_t layer, smr_node **out)
{
	uint32_t each = x->layers / x->stages;
	smr_node *piece = NULL;

	while (x->of[v->id].layer != NULL && x->of[v->id].at != layer)
		v = v->ins[0];
	if (x->of[v->id].layer != NULL) {
		*out = x->of[v->id].layer;
		return SMR_OK;
	}
	if (!x->of[v->id].stack) {
		SMR_TRY(get_whole(x, v, &piece));
		return cut_out(x, piece, layer, layer + 1, out);
	}
	SMR_TRY(get_piece(x, v, layer / each, &piece));
	return piece != NULL ? cut_out(x, piece, layer % each, layer % each + 1, out) : no_memory();
}

static smr_status piece_of_layers(stacking *x, const smr_node *v, uint32_t stage, smr_node **out)
{
	uint32_t each = x->layers / x->stages;
	smr_node **list = smr_arena_array(x->a, each, sizeof(*list));

	if (list == NULL)
		return no_memory();
	for (uint32_t i = 0; i < each; i++)
		SMR_TRY(get_layer(x, v, stage * each + i, &list[i]));
	return concatenate_parts(x, list, each, out);
}

/* Replaces attributes that are sizes of operand 0 by those of its piece. */
static smr_status piece_numbers(const stacking *x, const smr_rule *r, smr_node *like)
{
	smr_attr *attrs = smr_arena_array(x->a, like->nattrs + 1, sizeof(*attrs));

	if (attrs == NULL)
		return no_memory();
	for (uint32_t i = 0; i < like->nattrs; i++) {
		int64_t *numbers;

		attrs[i] = like->attrs[i];
		if (attrs[i].key != r->sized || attrs[i].n == 0)
			continue;
		numbers = smr_arena_memdup(x->a, attrs[i].v, attrs[i].n * sizeof(*numbers));
		if (numbers == NULL)
			return no_memory();
		numbers[0] /= x->stages;
		attrs[i].v = numbers;
	}
	like->attrs = attrs;
	return SMR_OK;
}

static smr_status piece_of_op(stacking *x, const smr_node *v, uint32_t stage, smr_node **out)
{
	smr_node like = *v;
	int64_t dims[SMR_MAX_RANK];
	smr_rule r;

	SMR_TRY(smr_rule_of(v, x->a, &r));
	like.ins = smr_arena_array(x->a, v->nins + 1, sizeof(*like.ins));
	if (like.ins == NULL || !smr_type_dims(&v->type, dims))
		return no_memory();
	for (uint32_t i = 0; i < v->nins; i++)
		if (factor_is_first_dimension(&r.ins[i], v->ins[i]->type.rank, x->of[v->id].factor))
			SMR_TRY(get_piece(x, v->ins[i], stage, &like.ins[i]));
		else
			SMR_TRY(get_whole(x, v->ins[i], &like.ins[i]));
	dims[0] /= x->stages;
	SMR_TRY(smr_type_make(x->g, v->type.dtype, v->type.rank, dims, &like.type));
	SMR_TRY(piece_numbers(x, &r, &like));
	x->parts.loc = v->loc;
	x->parts.loc.stage = stage + 1;
	return smr_parts_make(&x->parts, &like, 1, out);
}

static smr_status make_piece(stacking *x, const smr_node *v, uint32_t stage, smr_node **out)
{
	uint32_t each = x->layers / x->stages;
	const form *f = &x->of[v->id];
	smr_node *whole;

	if (f->stack && f->layer == NULL && f->factor != NO_FACTOR)
		return piece_of_op(x, v, stage, out);
	x->parts.loc = v->loc;
	x->parts.loc.stage = stage + 1;
	if (f->layer != NULL)
		return piece_of_layers(x, v, stage, out);
	SMR_TRY(get_whole(x, v, &whole));
	return cut_out(x, whole, stage * each, (stage + 1) * each, out);
}

static smr_status get_piece(stacking *x, const smr_node *v, uint32_t stage, smr_node **out)
{
	form *f = &x->of[v->id];

	if (f->pieces == NULL) {
		f->pieces = smr_arena_array(x->a, x->stages, sizeof(smr_node *));
		if (f->pieces == NULL)
			return no_memory();
	}
	if (f->pieces[stage] == NULL)
		SMR_TRY(make_piece(x, v, stage, &f->pieces[stage]));
	*out = f->pieces[stage];
	return SMR_OK;
}

/* ---- concatenated values -------------------------------------------------------------------- */

static smr_status get_whole(stacking *x, const smr_node *v, smr_node **out)
{
	form *f = &x->of[v->id];
	smr_node **list;

	*out = f->whole;
	if (f->whole != NULL)
		return SMR_OK;
	list = smr_arena_array(x->a, x->stages, sizeof(*list));
	if (list == NULL)
		return no_memory();
	for (uint32_t s = 0; s < x->stages; s++)
		SMR_TRY(get_piece(x, v, s, &list[s]));
	x->parts.loc = v->loc;
	x->parts.loc.stage = 0;
	SMR_TRY(concatenate_parts(x, list, x->stages, &f->whole));
	*out = f->whole;
	return SMR_OK;
}

/* Reduces a stack to a number by combining the numbers of the stages. */
static smr_status reduce_stack(stacking *x, const smr_node *v, bool *done)
{
	smr_node like = *v, *ins[2], *both[2] = {NULL};
	uint64_t bits;
	smr_rule r;

	*done = false;
	if (v->op != SMR_OP_reduce || v->nins != 2 || !x->of[v->ins[0]->id].stack ||
	    (smr_dtype_is_float(v->type.dtype) && smr_dtype_size(v->type.dtype) < 4))
		return SMR_OK;
	SMR_TRY(smr_rule_of(v, x->a, &r));
	if (r.combine == SMR_OP_COUNT || r.ins[0].dims[0].n != 1 ||
	    !(r.folded >> r.ins[0].dims[0].factor[0] & 1) ||
	    !smr_rule_neutral(r.combine, v->type.dtype, &bits))
		return SMR_OK;
	like.ins = ins;
	SMR_TRY(get_whole(x, v->ins[1], &ins[1]));
	for (uint32_t s = 0; s < x->stages; s++) {
		SMR_TRY(get_piece(x, v->ins[0], s, &ins[0]));
		x->parts.loc = v->loc;
		x->parts.loc.stage = s + 1;
		SMR_TRY(smr_parts_make(&x->parts, &like, 1, &both[s > 0]));
		x->parts.loc.stage = 0;
		if (s == 0)
			SMR_TRY(smr_parts_fill(&x->parts, v->type.dtype, 0, NULL, bits, &ins[1]));
		else
			SMR_TRY(smr_parts_map(&x->parts, both, 2,
					      smr_ops_2(x->g, r.combine,
							smr_expr_param(x->g, v->type.dtype, 0),
							smr_expr_param(x->g, v->type.dtype, 1)),
					      &both[0]));
	}
	x->of[v->id].whole = both[0];
	*done = true;
	return SMR_OK;
}

static smr_status copy_leaf(const stacking *x, const smr_node *v, smr_node **out)
{
	*out = v->op == SMR_OP_param ? smr_graph_param(x->g, &v->type, (uint32_t)v->bits, v->name)
				     : smr_graph_same(x->g, &v->type, v);
	return *out != NULL ? SMR_OK : SMR_ENOMEM;
}

static smr_status op(stacking *x, const smr_node *v)
{
	form *f = &x->of[v->id];
	smr_node like = *v;
	int64_t at;
	bool done;

	if (st_takes_part(v, x->layers, &at) && x->of[v->ins[0]->id].stack) {
		x->parts.loc = v->loc;
		return get_layer(x, v->ins[0], (uint32_t)at, &f->whole);
	}
	if (is_stack_part_update(x, v, &at)) {
		f->at = (uint32_t)at;
		return get_whole(x, v->ins[1], &f->layer);
	}
	if (f->stack && f->factor != NO_FACTOR)
		return SMR_OK; /* on demand */
	SMR_TRY(reduce_stack(x, v, &done));
	if (done)
		return SMR_OK;
	like.ins = smr_arena_array(x->a, v->nins + 1, sizeof(*like.ins));
	if (like.ins == NULL)
		return no_memory();
	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(get_whole(x, v->ins[i], &like.ins[i]));
	if (v->op == SMR_OP_part) {
		f->whole = smr_graph_part(x->g, like.ins[0], (uint32_t)v->bits);
		return f->whole != NULL ? SMR_OK : SMR_ENOMEM;
	}
	return smr_ops_make(x->g, &like, v->nmore + 1, &f->whole);
}

static smr_status rewrite_flow(stacking *x, smr_node *const *results, uint32_t nresults)
{
	for (uint32_t k = 0; k < nresults; k++)
		x->of[results[k]->id].live = true;
	SMR_TRY(find_requested_stacks(x));
	SMR_TRY(find_stacks(x));
	for (uint32_t i = 0; i < x->n; i++) {
		const smr_node *v = x->old[i];
		form *f = &x->of[i];

		if (!f->live && v->op != SMR_OP_param)
			continue;
		if (v->op == SMR_OP_param || v->op == SMR_OP_constant) {
			SMR_TRY(copy_leaf(x, v, &f->whole));
			f->whole->loc = v->loc;
		} else {
			SMR_TRY(op(x, v));
		}
	}
	for (uint32_t k = 0; k < nresults; k++) {
		smr_node *made;

		SMR_TRY(get_whole(x, results[k], &made));
		SMR_TRY(smr_graph_result(x->g, made));
	}
	return SMR_OK;
}

smr_status st_stacks(smr_module *m, uint32_t layers, uint32_t stages)
{
	smr_graph *g = m->functions[0]->body.blocks[0]->flow;
	smr_node **results = g->results;
	uint32_t nresults = g->nresults;
	stacking x = {.g = g,
		      .a = smr_arena_new(),
		      .old = g->nodes,
		      .n = g->nnodes,
		      .layers = layers,
		      .stages = stages};
	smr_status st;

	if (x.a == NULL)
		return no_memory();
	x.parts = (smr_parts){.arena = x.a, .g = g};
	x.of = smr_arena_array(x.a, x.n + 1, sizeof(*x.of));
	g->nodes = g->results = NULL;
	g->nnodes = g->cap_nodes = g->nresults = g->cap_results = 0;
	st = x.of != NULL ? rewrite_flow(&x, results, nresults) : no_memory();
	smr_arena_free(x.a);
	return st;
}
