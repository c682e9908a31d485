/* Tensors of a few elements within regions: each element is a scalar of the region, and an op that
 * moves elements only renames them. */
#include <string.h>

#include "front/stablehlo/import/region.h"

/* ---- values ---- */

smr_status hlo_small_new(hlo_import *im, const smr_mlir_op *op, const hlo_type *t, hlo_value **out)
{
	int64_t count = 1;
	hlo_value *v;

	for (uint32_t d = 0; d < t->rank; d++)
		if (t->dims[d] < 0 || __builtin_mul_overflow(count, t->dims[d], &count))
			count = HLO_FOLDED + 1;
	if (count > HLO_FOLDED)
		return hlo_unsupported(im, op, "within this region: a tensor of many elements");
	v = hlo_new_value(im, t);
	if (v != NULL)
		v->members = smr_arena_array(im->arena, (size_t)count + 1, sizeof(hlo_value *));
	if (v == NULL || v->members == NULL)
		return hlo_no_memory(im);
	v->nmembers = (uint32_t)count;
	v->region = im->region;
	*out = v;
	return SMR_OK;
}

/* Returns element @p i; a scalar has one. */
static hlo_value *get_element(hlo_value *v, uint32_t i)
{
	return v->members != NULL ? v->members[i] : v;
}

static uint32_t count_elements(const hlo_value *v)
{
	return v->members != NULL ? v->nmembers : 1;
}

/* Binds result @p k to @p v, or to its only element if it is a scalar. */
static smr_status set_result(hlo_import *im, const smr_mlir_op *op, uint32_t k, hlo_value *v)
{
	return hlo_out_value(im, op, k, v->type.rank == 0 ? get_element(v, 0) : v);
}

static uint64_t load_element(const smr_node *node, uint32_t i)
{
	size_t size = smr_dtype_size(node->type.dtype);
	uint64_t bits;

	if (hlo_is_splat(node, &bits))
		return bits;
	memcpy(&bits, (const char *)node->data + i * size, size);
	return bits;
}

static smr_status make_scalar(hlo_import *im, hlo_elem elem, const uint64_t *bits, hlo_value **out)
{
	hlo_type t = {.elem = elem};
	hlo_value *v = hlo_new_value(im, &t);

	if (v == NULL)
		return SMR_ENOMEM;
	v->region = im->region;
	for (uint32_t p = 0; p < v->nparts; p++) {
		v->expr[p] = smr_expr_const(im->flow->g, elem.dtype, bits[p]);
		v->cost[p] = 1;
		if (v->expr[p] == NULL)
			return hlo_no_memory(im);
	}
	*out = v;
	return SMR_OK;
}

smr_status hlo_small_constant(hlo_import *im, const smr_mlir_op *op, hlo_value *v, hlo_value **out)
{
	smr_node *nodes[2] = {NULL};

	SMR_TRY(hlo_small_new(im, op, &v->type, out));
	for (uint32_t p = 0; p < v->nparts; p++) {
		SMR_TRY(hlo_node(im, v, p, &nodes[p]));
		if (nodes[p]->op != SMR_OP_constant)
			return hlo_unsupported(im, op,
					       "a region that reads a tensor of outside: make it "
					       "an operand");
	}
	for (uint32_t i = 0; i < (*out)->nmembers; i++) {
		uint64_t bits[2] = {0};

		for (uint32_t p = 0; p < v->nparts; p++)
			bits[p] = load_element(nodes[p], i);
		SMR_TRY(make_scalar(im, v->type.elem, bits, &(*out)->members[i]));
	}
	return SMR_OK;
}

/* ---- ops ---- */

static smr_status apply_elementwise(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_value *v[HLO_OPERANDS] = {NULL}, *each[HLO_OPERANDS], *to = NULL;
	hlo_type t, result;

	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &result));
	for (uint32_t i = 0; i < op->noperands && i < HLO_OPERANDS; i++) {
		SMR_TRY(hlo_region_operand(im, op, i, &v[i]));
		if (v[i]->type.rank > 0 && to == NULL) {
			t = v[i]->type;
			t.elem = result.elem;
			SMR_TRY(hlo_small_new(im, op, &t, &to));
		} else if (v[i]->type.rank > 0 && !hlo_same_shape(&v[i]->type, &to->type)) {
			return hlo_fail(im, op, SMR_ETYPE, "%s: operands of several shapes",
					op->name);
		}
	}
	for (uint32_t i = 0; to != NULL && i < to->nmembers; i++) {
		for (uint32_t k = 0; k < HLO_OPERANDS; k++)
			each[k] = v[k] != NULL ? get_element(v[k], v[k]->members != NULL ? i : 0)
					       : NULL;
		SMR_TRY(hlo_inline_scalars(im, op, row, each, &to->members[i]));
	}
	return to != NULL ? set_result(im, op, 0, to) : hlo_unsupported(im, op, NULL);
}

/* Makes a tensor of the numbers of @p v's elements, from @p first on. */
static smr_status number_elements(hlo_import *im, const hlo_value *v, int32_t first, smr_node **out)
{
	int32_t list[HLO_FOLDED];
	uint32_t n = count_elements(v);

	for (uint32_t i = 0; i < n; i++)
		list[i] = first + (int32_t)i;
	return hlo_tensor(im, SMR_I32, v->type.rank, v->type.dims, list, n * sizeof(*list), out);
}

/* Sets the result to those of @p all that the numbers of @p made say. */
static smr_status take_elements(hlo_import *im, const smr_mlir_op *op, const smr_node *made,
				hlo_value *const *all, hlo_elem elem)
{
	hlo_type t = {.elem = elem, .rank = made->type.rank};
	int64_t from[HLO_FOLDED];
	hlo_value *to;
	uint32_t n;

	(void)smr_type_dims(&made->type, t.dims);
	SMR_TRY(hlo_small_new(im, op, &t, &to));
	if (to->nmembers > 0 && !hlo_known(made, from, &n))
		return hlo_unsupported(im, op, "within this region: a tensor of many elements");
	for (uint32_t i = 0; i < to->nmembers; i++)
		to->members[i] = all[from[i]];
	return set_result(im, op, 0, to);
}

/* Applies an op that moves elements to their numbers. */
static smr_status move_elements(hlo_import *im, const smr_mlir_op *op, hlo_move move)
{
	hlo_value *all[HLO_FOLDED], *v;
	smr_node *numbers;

	SMR_TRY(hlo_region_operand(im, op, 0, &v));
	for (uint32_t i = 0; i < count_elements(v); i++)
		all[i] = get_element(v, i);
	SMR_TRY(number_elements(im, v, 0, &numbers));
	SMR_TRY(move(im, op, numbers, &numbers));
	return take_elements(im, op, numbers, all, v->type.elem);
}

static smr_status concatenate(hlo_import *im, const smr_mlir_op *op)
{
	hlo_value *all[HLO_FOLDED], *v = NULL;
	smr_node *ins[HLO_FOLDED], *made;
	uint32_t n = 0;
	int64_t dim;
	smr_draft k;

	SMR_TRY(hlo_attr_int(im, op, "dimension", &dim));
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_region_operand(im, op, i, &v));
		if (i == HLO_FOLDED || n + count_elements(v) > HLO_FOLDED)
			return hlo_unsupported(im, op,
					       "within this region: a tensor of many elements");
		SMR_TRY(number_elements(im, v, (int32_t)n, &ins[i]));
		for (uint32_t e = 0; e < count_elements(v); e++)
			all[n++] = get_element(v, e);
	}
	if (v == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s of nothing", op->name);
	smr_draft_begin(&k, SMR_OP_concatenate, ins, op->noperands);
	smr_draft_set(&k, SMR_ATTR_dims, &dim, 1);
	SMR_TRY(hlo_build(im, &k, 1, &made));
	return take_elements(im, op, made, all, v->type.elem);
}

static smr_status make_iota(hlo_import *im, const smr_mlir_op *op)
{
	int64_t dim, inner = 1;
	smr_graph *g = im->flow->g;
	hlo_value *to, *v;
	hlo_type t;

	SMR_TRY(hlo_result_type(im, op, 0, &t));
	SMR_TRY(hlo_attr_int(im, op, "iota_dimension", &dim));
	if (dim < 0 || dim >= t.rank || t.elem.complex || t.elem.dtype == SMR_I1)
		return hlo_unsupported(im, op, "within this region");
	SMR_TRY(hlo_small_new(im, op, &t, &to));
	for (uint32_t d = (uint32_t)dim + 1; d < t.rank; d++)
		inner *= t.dims[d];
	for (uint32_t i = 0; i < to->nmembers; i++) {
		int64_t at = i / inner % t.dims[dim];

		SMR_TRY(make_scalar(im, t.elem, (const uint64_t[2]){0}, &v));
		v->expr[0] = smr_dtype_is_float(t.elem.dtype)
				     ? hlo_f(g, t.elem.dtype, (double)at)
				     : hlo_wrap(g, t.elem, hlo_i(g, t.elem.dtype, at));
		if (v->expr[0] == NULL)
			return hlo_no_memory(im);
		to->members[i] = v;
	}
	return hlo_out_value(im, op, 0, to);
}

/* ---- ops with regions of their own ---- */

/* Finds which element of the result each element of type @p t is folded into. */
static smr_status number_kept(hlo_import *im, const smr_mlir_op *op, const hlo_type *t,
			      hlo_type *kept, uint32_t *to)
{
	bool folded[SMR_MAX_RANK] = {false};
	int64_t at[SMR_MAX_RANK] = {0};
	const int64_t *dims;
	uint32_t n;

	SMR_TRY(hlo_attr_ints(im, op, "dimensions", &dims, &n));
	for (uint32_t i = 0; i < n; i++) {
		if (dims[i] < 0 || dims[i] >= t->rank)
			return hlo_fail(im, op, SMR_ETYPE, "%s over dimension %lld of %u", op->name,
					(long long)dims[i], t->rank);
		folded[dims[i]] = true;
	}
	*kept = (hlo_type){.elem = t->elem};
	for (uint32_t d = 0; d < t->rank; d++)
		if (!folded[d])
			kept->dims[kept->rank++] = t->dims[d];
	for (uint32_t i = 0;; i++) {
		to[i] = 0;
		for (uint32_t d = 0; d < t->rank; d++)
			if (!folded[d])
				to[i] = to[i] * (uint32_t)t->dims[d] + (uint32_t)at[d];
		if (!smr_ops_advance(at, t->dims, t->rank))
			return SMR_OK;
	}
}

/* Folds element by element, in their order. */
static smr_status reduce(hlo_import *im, const smr_mlir_op *op)
{
	uint32_t n = op->noperands / 2, to[HLO_FOLDED] = {0}, count;
	hlo_value **v = smr_arena_array(im->arena, 6 * (size_t)n + 1, sizeof(*v));
	hlo_value **sums = v + 2 * (size_t)n, **args = sums + n, **made = args + 2 * (size_t)n;
	hlo_type t;

	if (v == NULL)
		return hlo_no_memory(im);
	if (n == 0 || op->noperands != 2 * n || op->nresults != n)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name,
				op->noperands, op->nresults);
	for (uint32_t i = 0; i < 2 * n; i++)
		SMR_TRY(hlo_region_operand(im, op, i, &v[i]));
	count = count_elements(v[0]);
	if (count > 0)
		SMR_TRY(number_kept(im, op, &v[0]->type, &t, to));
	for (uint32_t i = 0; i < n; i++) {
		if (count == 0 || !hlo_same_shape(&v[i]->type, &v[0]->type) ||
		    v[n + i]->members != NULL)
			return hlo_unsupported(im, op, "within this region");
		t.elem = v[i]->type.elem;
		SMR_TRY(hlo_small_new(im, op, &t, &sums[i]));
		for (uint32_t e = 0; e < sums[i]->nmembers; e++)
			sums[i]->members[e] = v[n + i];
	}
	for (uint32_t e = 0; e < count; e++) {
		for (uint32_t i = 0; i < n; i++) {
			args[i] = sums[i]->members[to[e]];
			args[n + i] = get_element(v[i], e);
		}
		SMR_TRY(hlo_inline_region(im, op, 0, args, 2 * n, made));
		for (uint32_t i = 0; i < n; i++)
			sums[i]->members[to[e]] = made[i];
	}
	for (uint32_t i = 0; i < n; i++)
		SMR_TRY(set_result(im, op, i, sums[i]));
	return SMR_OK;
}

static smr_status map(hlo_import *im, const smr_mlir_op *op)
{
	uint32_t n = op->noperands;
	hlo_value **v = smr_arena_array(im->arena, 2 * (size_t)n + 1, sizeof(*v)), *to;
	hlo_type t, result;

	if (v == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < n; i++) {
		SMR_TRY(hlo_region_operand(im, op, i, &v[i]));
		if (!hlo_same_shape(&v[i]->type, &v[0]->type))
			return hlo_fail(im, op, SMR_ETYPE, "%s of several shapes", op->name);
	}
	if (n == 0 || op->nresults != 1)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u operands and %u results", op->name, n,
				op->nresults);
	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &result));
	t = v[0]->type;
	t.elem = result.elem;
	SMR_TRY(hlo_small_new(im, op, &t, &to));
	for (uint32_t e = 0; e < to->nmembers; e++) {
		for (uint32_t i = 0; i < n; i++)
			v[n + i] = get_element(v[i], e);
		SMR_TRY(hlo_inline_region(im, op, 0, v + n, n, &to->members[e]));
	}
	return set_result(im, op, 0, to);
}

/* Returns whether the op has an operand or a result that is no scalar. */
static bool has_tensors(const smr_mlir_op *op)
{
	for (uint32_t i = 0; i < op->noperands; i++)
		if (op->operands[i]->type->kind == SMR_MLIR_TENSOR && op->operands[i]->type->n > 0)
			return true;
	for (uint32_t i = 0; i < op->nresults; i++)
		if (op->results[i].type->kind == SMR_MLIR_TENSOR && op->results[i].type->n > 0)
			return true;
	return false;
}

smr_status hlo_small(hlo_import *im, const smr_mlir_op *op, const hlo_row *row, bool *done)
{
	static const struct {
		const char *name;
		smr_status (*import)(hlo_import *im, const smr_mlir_op *op);
	} known[] = {{"stablehlo.concatenate", concatenate},
		     {"stablehlo.iota", make_iota},
		     {"stablehlo.reduce", reduce},
		     {"stablehlo.map", map}};
	hlo_move move = hlo_move_of(op->name);

	*done = true;
	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (strcmp(known[i].name, op->name) == 0)
			return known[i].import(im, op);
	*done = has_tensors(op) && (move != NULL || (row != NULL && row->element != NULL));
	if (!*done)
		return SMR_OK;
	return move != NULL ? move_elements(im, op, move) : apply_elementwise(im, op, row);
}
