/* Partitions one op. If partial results of several devices are combined, each starts from the
 * neutral element, and the start value is added once at the end. Partial sums of floats narrower
 * than f32 stay in f32 until they are combined, as on one device. */
#include <string.h>

#include "base/assert.h"
#include "ir/graph/value.h"
#include "ops/build.h"
#include "ops/index/picks.h"
#include "pass/shard/internal.h"

typedef struct cutting {
	smr_parts *p;
	const smr_node *v; /* the unpartitioned op */
	const smr_rule *r;
	const smr_cut *factors;
	smr_node **ins;   /* operands, replaced during partitioning */
	smr_cut folded;   /* axes over which results are combined */
	smr_node like;    /* op under construction */
	smr_dtype type;   /* type of the partial results */
	smr_node *before; /* start value of the whole in `type`; NULL: none */
} cutting;

static bool is_short(smr_dtype t)
{
	return smr_dtype_is_float(t) && smr_dtype_size(t) < 4;
}

/* ---- numbers and types ---------------------------------------------------------------------- */

static smr_status part_type(const cutting *c, uint32_t k, smr_type *out)
{
	const smr_type *t = smr_node_type(c->v, k);
	int64_t dims[SMR_MAX_RANK];
	smr_sharding s;

	smr_assert(k <= c->v->nmore);
	smr_assert(c->r->outs != NULL);
	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EUNSUPPORTED, "parts of sizes that are no numbers");
	smr_assigned(&c->r->outs[k], t->rank, c->factors, &s);
	smr_sharding_part(c->p->mesh, &s, dims, dims);
	return smr_type_make(c->p->g, t->dtype, t->rank, dims, out);
}

static smr_status part_types(cutting *c)
{
	smr_type *more = NULL;

	SMR_TRY(part_type(c, 0, &c->like.type));
	if (c->v->nmore > 0) {
		more = smr_arena_array(c->p->arena, c->v->nmore, sizeof(*more));
		if (more == NULL)
			return shard_no_memory();
	}
	for (uint32_t k = 1; k <= c->v->nmore; k++)
		SMR_TRY(part_type(c, k, &more[k - 1]));
	c->like.more = more;
	return SMR_OK;
}

/* Numbers along a dimension of pieces that are each cut (pass/shard/weights.c). */
static bool is_of_pieces(const cutting *c, const smr_attr *a)
{
	return smr_node_number(c->v, SMR_ATTR_kind, -1) >= 0 &&
	       ((c->v->op == SMR_OP_slice &&
		 (a->key == SMR_ATTR_start || a->key == SMR_ATTR_limit)) ||
		(c->v->op == SMR_OP_pad && (a->key == SMR_ATTR_low || a->key == SMR_ATTR_high)));
}

static smr_status part_pieces(const cutting *c, smr_attr *a)
{
	uint32_t d = (uint32_t)smr_node_number(c->v, SMR_ATTR_kind, -1);
	int64_t whole[SMR_MAX_RANK], part[SMR_MAX_RANK];
	int64_t *numbers = smr_arena_memdup(c->p->arena, a->v, a->n * sizeof(*numbers));

	if (numbers == NULL || d >= a->n || !smr_type_dims(&c->v->ins[0]->type, whole) ||
	    !smr_type_dims(&c->ins[0]->type, part))
		return shard_no_memory();
	if (part[d] > 0)
		numbers[d] /= whole[d] / part[d];
	a->v = numbers;
	return SMR_OK;
}

/* Replaces attributes that are sizes of operand 0 by those of its part. */
static smr_status part_numbers(cutting *c)
{
	smr_attr *attrs = smr_arena_array(c->p->arena, c->v->nattrs + 1, sizeof(*attrs));
	int64_t whole[SMR_MAX_RANK], part[SMR_MAX_RANK], *numbers;

	if (attrs == NULL)
		return shard_no_memory();
	c->like.attrs = attrs;
	for (uint32_t i = 0; i < c->v->nattrs; i++) {
		attrs[i] = c->v->attrs[i];
		if (is_of_pieces(c, &attrs[i]))
			SMR_TRY(part_pieces(c, &attrs[i]));
		if (attrs[i].key != c->r->sized)
			continue;
		numbers = smr_arena_memdup(c->p->arena, attrs[i].v, attrs[i].n * sizeof(*numbers));
		if (numbers == NULL || !smr_type_dims(&c->v->ins[0]->type, whole) ||
		    !smr_type_dims(&c->ins[0]->type, part))
			return shard_no_memory();
		smr_assert(attrs[i].n <= SMR_MAX_RANK);
		for (uint32_t d = 0; d < attrs[i].n; d++)
			if (numbers[d] == whole[d])
				numbers[d] = part[d];
		attrs[i].v = numbers;
	}
	return SMR_OK;
}

/* ---- indices -------------------------------------------------------------------------------- */

typedef struct picking {
	smr_picks p;
	uint32_t at; /* operand number of the indices */
	int64_t low[SMR_MAX_RANK], high[SMR_MAX_RANK], size[SMR_MAX_RANK]; /* by index component */
	smr_node *shift[SMR_MAX_RANK];
	uint32_t n;
	bool any;
} picking;

/* Computes, for each index component, the start and the size of the device's part of the
 * operand. */
static smr_status read_picking(cutting *c, bool clamps, picking *k)
{
	smr_node *zero;

	SMR_TRY(smr_ops_picks(c->v, k->at, &k->p));
	SMR_TRY(smr_parts_fill(c->p, SMR_I64, 0, NULL, 0, &zero));
	for (uint32_t d = 0; d < k->p.rank; d++) {
		const smr_rule_dim *x = &c->r->ins[0].dims[d];
		int part = k->p.part[d];
		const smr_cut *cut = x->n > 0 ? &c->factors[x->factor[0]] : NULL;

		if (part < 0)
			continue;
		smr_assert(part < SMR_MAX_RANK && k->n < SMR_MAX_RANK);
		k->n++;
		k->shift[part] = zero;
		k->low[part] = INT64_MIN;
		k->high[part] = k->size[part] = INT64_MAX;
		if (cut == NULL || cut->n == 0 || !(c->r->picked >> x->factor[0] & 1))
			continue;
		k->any = true;
		k->size[part] = k->p.dims[d] / smr_cut_parts(c->p->mesh, cut);
		SMR_TRY(smr_parts_start(c->p, cut, k->size[part], &k->shift[part]));
		if (clamps) {
			k->low[part] = 0;
			k->high[part] = k->p.dims[d] - 1;
		}
	}
	return SMR_OK;
}

static smr_status make_shaped_op(cutting *c, smr_op op, smr_node **ins, uint32_t nins,
				 uint32_t rank, const int64_t *sizes, const int64_t *dims,
				 uint32_t ndims, smr_node **out)
{
	smr_attr attr = {.key = SMR_ATTR_dims, .n = ndims, .v = dims};
	smr_node like = {.op = op, .ins = ins, .nins = nins, .attrs = &attr};

	smr_assert(nins >= 1);
	like.nattrs = dims != NULL;
	if (ins[0] == NULL)
		return shard_no_memory();
	SMR_TRY(smr_type_make(c->p->g, ins[0]->type.dtype, rank, sizes, &like.type));
	return smr_parts_make(c->p, &like, 1, out);
}

/* Broadcasts one number per index component to the shape of the indices. */
static smr_status over_indices(cutting *c, const picking *k, smr_node *list, smr_node **out)
{
	const smr_type *t = &c->ins[k->at]->type;
	int64_t sizes[SMR_MAX_RANK], along = k->p.parts;

	smr_assert(k->n >= 1 && k->at < c->v->nins);
	if (!smr_type_dims(t, sizes))
		return smr_fail(SMR_EINTERNAL, "indices whose sizes are not known");
	if (k->p.parts < (int)t->rank)
		return make_shaped_op(c, SMR_OP_broadcast, &list, 1, t->rank, sizes, &along, 1,
				      out);
	SMR_TRY(make_shaped_op(c, SMR_OP_reshape, &list, 1, 0, NULL, NULL, 0, &list));
	return make_shaped_op(c, SMR_OP_broadcast, &list, 1, t->rank, sizes, &along, 0, out);
}

static smr_status make_index_constants(cutting *c, const picking *k, const int64_t *v,
				       smr_node **out)
{
	int64_t n = k->n;
	smr_node *list;
	smr_type t;

	SMR_TRY(smr_type_make(c->p->g, SMR_I64, 1, &n, &t));
	list = smr_graph_tensor(c->p->g, &t, v, k->n * sizeof(*v));
	return list != NULL ? over_indices(c, k, list, out) : SMR_ENOMEM;
}

static smr_status make_index_shifts(cutting *c, const picking *k, smr_node **out)
{
	smr_node *list[SMR_MAX_RANK] = {NULL}, *all;
	int64_t one = 1, n = k->n, along = 0;

	for (uint32_t i = 0; i < k->n; i++)
		SMR_TRY(make_shaped_op(c, SMR_OP_reshape, (smr_node **)(uintptr_t)&k->shift[i], 1,
				       1, &one, NULL, 0, &list[i]));
	SMR_TRY(make_shaped_op(c, SMR_OP_concatenate, list, k->n, 1, &n, &along, 1, &all));
	return over_indices(c, k, all, out);
}

/* Shifts indices to the device's part of the operand; those of other parts are out of range. */
static smr_status shift_indices(cutting *c, const picking *k)
{
	smr_graph *g = c->p->g;
	smr_node *ins[4] = {c->ins[k->at]};
	const smr_expr *e;

	smr_assert(k->any);
	SMR_TRY(smr_parts_convert(c->p, SMR_I64, &ins[0]));
	SMR_TRY(make_index_constants(c, k, k->low, &ins[1]));
	SMR_TRY(make_index_constants(c, k, k->high, &ins[2]));
	SMR_TRY(make_index_shifts(c, k, &ins[3]));
	e = smr_ops_2(g, SMR_OP_maximum, smr_expr_param(g, SMR_I64, 0),
		      smr_expr_param(g, SMR_I64, 1));
	e = smr_ops_2(g, SMR_OP_minimum, e, smr_expr_param(g, SMR_I64, 2));
	e = smr_ops_2(g, SMR_OP_sub, e, smr_expr_param(g, SMR_I64, 3));
	return smr_parts_map(c->p, ins, 4, e, &c->ins[k->at]);
}

/* Makes the mask of slices that start in this device's part, in dimensions of the result. */
static smr_status make_local_mask(cutting *c, const picking *k, const smr_node *like,
				  smr_node **out)
{
	smr_graph *g = c->p->g;
	smr_node *ins[2] = {c->ins[k->at]}, *in, *both[2];
	int64_t sizes[SMR_MAX_RANK] = {0}, along[SMR_MAX_RANK], parts = k->p.parts;
	smr_attr attr = {.key = SMR_ATTR_dims, .n = 1, .v = &parts};
	smr_node reduce = {.op = SMR_OP_reduce, .nins = 2, .attrs = &attr, .nattrs = 1};
	uint32_t rank = 0;
	const smr_expr *e;

	smr_assert(k->p.index_rank <= SMR_MAX_RANK);
	SMR_TRY(make_index_constants(c, k, k->size, &ins[1]));
	e = smr_ops_2(g, SMR_OP_and,
		      smr_ops_2(g, SMR_OP_ge, smr_expr_param(g, SMR_I64, 0), smr_ops_i64(g, 0)),
		      smr_ops_2(g, SMR_OP_lt, smr_expr_param(g, SMR_I64, 0),
				smr_expr_param(g, SMR_I64, 1)));
	/* an unsharded dimension has no outside: the op itself clamps */
	e = smr_ops_2(g, SMR_OP_or, e,
		      smr_ops_2(g, SMR_OP_eq, smr_expr_param(g, SMR_I64, 1),
				smr_ops_i64(g, INT64_MAX)));
	SMR_TRY(smr_parts_map(c->p, ins, 2, e, &in));
	if (k->p.parts < (int)k->p.index_rank) {
		const smr_expr *conj = smr_ops_2(g, SMR_OP_and, smr_expr_param(g, SMR_I1, 0),
						 smr_expr_param(g, SMR_I1, 1));

		both[0] = in;
		SMR_TRY(smr_parts_fill(c->p, SMR_I1, 0, NULL, 1, &both[1]));
		reduce.ins = both;
		reduce.body = conj != NULL ? smr_graph_lambda(g, 2, 1, &conj) : NULL;
		if (reduce.body == NULL)
			return shard_no_memory();
		SMR_TRY(smr_parts_make(c->p, &reduce, 1, &in));
	}
	for (uint32_t i = 0; i < k->p.index_rank; i++)
		if (k->p.along[i] >= 0)
			along[rank++] = k->p.along[i];
	if (!smr_type_dims(&like->type, sizes))
		return smr_fail(SMR_EINTERNAL, "slices whose sizes are not known");
	return make_shaped_op(c, SMR_OP_broadcast, &in, 1, like->type.rank, sizes, along, rank,
			      out);
}

/* ---- start values --------------------------------------------------------------------------- */

static bool is_neutral(const cutting *c, const smr_node *v, uint64_t bits)
{
	smr_dtype t = v->type.dtype;

	if (v->op != SMR_OP_constant || v->type.rank != 0)
		return false;
	/* adding +0 to each partial sum changes nothing, nor does -0 */
	return v->bits == bits ||
	       (c->r->combine == SMR_OP_add && smr_value_to_double(t, v->bits) == 0);
}

static smr_status open_reduce(cutting *c)
{
	smr_op op = c->r->combine;
	smr_dtype t = c->type;
	smr_node *start = c->ins[1];
	const smr_expr *e;
	uint64_t bits = 0;

	smr_assert(c->v->op == SMR_OP_reduce && c->v->nins >= 2);
	(void)smr_rule_neutral(op, start->type.dtype, &bits);
	if (!is_neutral(c, c->v->ins[1], bits)) {
		c->before = start;
		SMR_TRY(smr_parts_convert(c->p, t, &c->before));
	}
	if (t == start->type.dtype && c->before == NULL)
		return SMR_OK;
	(void)smr_rule_neutral(op, t, &bits);
	SMR_TRY(smr_parts_fill(c->p, t, 0, NULL, bits, &c->ins[1]));
	SMR_TRY(smr_parts_convert(c->p, t, &c->ins[0]));
	e = smr_ops_2(c->p->g, op, smr_expr_param(c->p->g, t, 0), smr_expr_param(c->p->g, t, 1));
	c->like.body = e != NULL ? smr_graph_lambda(c->p->g, 2, 1, &e) : NULL;
	return c->like.body != NULL ? SMR_OK : shard_no_memory();
}

static smr_status open_scatter(cutting *c)
{
	int64_t dims[SMR_MAX_RANK];
	uint64_t bits = 0;

	smr_assert(c->v->op == SMR_OP_scatter);
	c->before = c->ins[0];
	if (!smr_type_dims(&c->ins[0]->type, dims))
		return smr_fail(SMR_EINTERNAL, "a part whose sizes are not known");
	(void)smr_rule_neutral(c->r->combine, c->type, &bits);
	return smr_parts_fill(c->p, c->type, c->ins[0]->type.rank, dims, bits, &c->ins[0]);
}

static smr_status open_folded(cutting *c)
{
	smr_op op = c->v->op;
	bool sums = c->r->combine == SMR_OP_add || c->r->combine == SMR_OP_mul;

	c->type = c->v->type.dtype;
	if (sums && is_short(c->type) &&
	    (op == SMR_OP_reduce || op == SMR_OP_dot || op == SMR_OP_convolution))
		c->type = SMR_F32;
	c->like.type.dtype = c->type;
	if (op == SMR_OP_reduce)
		return open_reduce(c);
	return op == SMR_OP_scatter ? open_scatter(c) : SMR_OK;
}

/* ---- combining partial results -------------------------------------------------------------- */

/* Finds a dimension of which each device wants only a part, by axes that are combined over. */
static bool wants_part(const cutting *c, const smr_sharding *at, const smr_sharding *want,
		       uint32_t *dim, smr_cut *more)
{
	uint32_t folded = 0;

	smr_assert(at->rank == want->rank);
	for (uint32_t i = 0; i < c->folded.n; i++)
		folded |= 1u << c->folded.axes[i];
	for (uint32_t d = 0; d < at->rank; d++) {
		const smr_cut *a = &at->dims[d], *w = &want->dims[d];

		more->n = 0;
		if (memcmp(a->axes, w->axes, a->n < w->n ? a->n : w->n) != 0)
			continue;
		for (uint32_t i = a->n; i < w->n && (folded >> w->axes[i] & 1); i++)
			smr_cut_add(more, w->axes[i]);
		if (more->n > 0) {
			*dim = d;
			return true;
		}
	}
	return false;
}

static smr_status combine_partials(cutting *c, const smr_sharding *want, smr_sharding *at,
				   smr_node **v)
{
	smr_cut more = {0}, rest = {0};
	uint32_t dim;

	smr_assert(c->folded.n > 0);
	if (wants_part(c, at, want, &dim, &more)) {
		SMR_TRY(smr_parts_scatter(c->p, c->r->combine, &more, dim, v));
		for (uint32_t i = 0; i < more.n; i++)
			smr_cut_add(&at->dims[dim], more.axes[i]);
	}
	for (uint32_t i = 0; i < c->folded.n; i++)
		if (memchr(more.axes, c->folded.axes[i], more.n) == NULL)
			smr_cut_add(&rest, c->folded.axes[i]);
	return rest.n > 0 ? smr_parts_reduce(c->p, c->r->combine, &rest, v) : SMR_OK;
}

/* Adds the start value: a scalar, or a tensor that is sharded as @p first. */
static smr_status add_before(cutting *c, const smr_sharding *first, const smr_sharding *at,
			     smr_node **v)
{
	smr_graph *g = c->p->g;
	smr_node *ins[2] = {c->before, *v};
	int64_t sizes[SMR_MAX_RANK] = {0}, none = 0;

	if (c->before == NULL)
		return SMR_OK;
	if (!smr_type_dims(&(*v)->type, sizes))
		return smr_fail(SMR_EINTERNAL, "a part whose sizes are not known");
	if (c->v->op == SMR_OP_scatter)
		SMR_TRY(smr_parts_move(c->p, first, at, &ins[0]));
	else
		SMR_TRY(make_shaped_op(c, SMR_OP_broadcast, &c->before, 1, (*v)->type.rank, sizes,
				       &none, 0, &ins[0]));
	return smr_parts_map(c->p, ins, 2,
			     smr_ops_2(g, c->r->combine, smr_expr_param(g, c->type, 0),
				       smr_expr_param(g, c->type, 1)),
			     v);
}

static smr_status mask_foreign_parts(cutting *c, const picking *k, smr_node **v)
{
	smr_graph *g = c->p->g;
	smr_dtype t = c->v->type.dtype;
	smr_node *ins[2] = {NULL, *v};
	uint64_t bits = 0;

	smr_assert(k->any && c->v->op == SMR_OP_gather);
	(void)smr_rule_neutral(c->r->combine, t, &bits);
	SMR_TRY(make_local_mask(c, k, *v, &ins[0]));
	return smr_parts_map(c->p, ins, 2,
			     smr_ops_select(g, smr_expr_param(g, SMR_I1, 0),
					    smr_expr_param(g, t, 1), smr_expr_const(g, t, bits)),
			     v);
}

static void list_folded(cutting *c)
{
	smr_assert(c->folded.n == 0);
	for (uint32_t f = 0; f < c->r->nfactors; f++)
		for (uint32_t i = 0; (c->r->folded >> f & 1) && i < c->factors[f].n; i++)
			smr_cut_add(&c->folded, c->factors[f].axes[i]);
}

smr_status smr_partition_op(smr_parts *p, const smr_node *v, const smr_rule *r,
			    const smr_cut *factors, smr_node **ins, smr_sharding *out,
			    smr_node **made)
{
	cutting c = {.p = p, .v = v, .r = r, .factors = factors, .ins = ins, .like = *v};
	smr_sharding want = *out, first;
	picking k = {.at = v->op == SMR_OP_scatter ? v->nmore + 1 : 1};

	list_folded(&c);
	c.like.ins = ins;
	SMR_TRY(part_types(&c));
	SMR_TRY(part_numbers(&c));
	smr_assigned(&r->outs[0], v->type.rank, factors, out);
	first = *out;
	if (r->picked != 0)
		SMR_TRY(read_picking(&c, v->op == SMR_OP_gather, &k));
	if (k.any)
		SMR_TRY(shift_indices(&c, &k));
	if (c.folded.n > 0)
		SMR_TRY(open_folded(&c));
	SMR_TRY(smr_parts_make(p, &c.like, v->nmore + 1, made));
	if (c.folded.n == 0)
		return SMR_OK;
	if (k.any && v->op == SMR_OP_gather)
		SMR_TRY(mask_foreign_parts(&c, &k, made));
	SMR_TRY(combine_partials(&c, &want, out, made));
	SMR_TRY(add_before(&c, &first, out, made));
	return smr_parts_convert(p, v->type.dtype, made);
}
