/* Contractions. A complex one is four real ones. Their precision is kept for predictions: a word
 * for each operand, or an algorithm, which says how many products of shorter numbers replace one of
 * f32. */
#include <string.h>

#include "front/stablehlo/import/import.h"
#include "ops/precision.h"

/* ---- precision ---- */

static const struct algorithm {
	const char *type; /* of the left factor's parts */
	uint64_t products;
	int64_t precision;
} algorithms[] = {{"f32", 1, SMR_DOT_PRECISION_F32},     {"tf32", 1, SMR_DOT_PRECISION_TF32},
		  {"tf32", 3, SMR_DOT_PRECISION_TF32X3}, {"bf16", 1, SMR_DOT_PRECISION_BF16},
		  {"bf16", 3, SMR_DOT_PRECISION_BF16X3}, {"bf16", 6, SMR_DOT_PRECISION_BF16X6},
		  {"bf16", 9, SMR_DOT_PRECISION_BF16X9}, {NULL, 0, 0}};

static bool is_f32(const smr_mlir_value *v)
{
	const smr_mlir_type *t = v->type->element;

	if (t != NULL && t->kind == SMR_MLIR_COMPLEX)
		t = t->element;
	return t != NULL && t->kind == SMR_MLIR_FLOAT && strcmp(t->name, "f32") == 0;
}

/* No tensor has numbers of tf32: the text's is a bare word, bytecode's a type. */
static const char *type_name(const smr_mlir_attr *a)
{
	if (a == NULL)
		return "";
	if (a->kind == SMR_MLIR_TYPE)
		return a->type->name != NULL ? a->type->name : "";
	return a->text != NULL ? a->text : "";
}

static const int64_t *find_algorithm(const smr_mlir_attr *a)
{
	const char *type = type_name(smr_mlir_field(a, "lhs_precision_type"));
	const smr_mlir_attr *n = smr_mlir_field(a, "num_primitive_operations");

	for (const struct algorithm *x = algorithms; x->type != NULL; x++)
		if (n != NULL && strcmp(type, x->type) == 0 && n->bits == x->products)
			return &x->precision;
	return NULL;
}

/* The more precise of two words counts, as XLA has it. */
static const int64_t *find_word(const smr_mlir_attr *words)
{
	static const int64_t high = SMR_DOT_PRECISION_HIGH, highest = SMR_DOT_PRECISION_HIGHEST;
	const int64_t *most = NULL;

	for (size_t i = 0; words->kind == SMR_MLIR_LIST && i < words->n; i++) {
		const smr_mlir_attr *word = smr_mlir_field(words->list[i], "value");

		if (word == NULL || word->text == NULL)
			continue;
		if (strcmp(word->text, "HIGHEST") == 0)
			most = &highest;
		else if (strcmp(word->text, "HIGH") == 0 && most == NULL)
			most = &high;
	}
	return most;
}

static void set_precision(const smr_mlir_op *op, smr_draft *k)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "algorithm");
	const smr_mlir_attr *words = smr_mlir_attr_of(op, "precision_config");
	const int64_t *precision = NULL;

	if (op->noperands < 2 || !is_f32(op->operands[0]) || !is_f32(op->operands[1]))
		return;
	if (a != NULL)
		precision = find_algorithm(a);
	if (precision == NULL && words != NULL)
		precision = find_word(words);
	if (precision != NULL)
		smr_draft_set(k, SMR_ATTR_kind, precision, 1);
}

/* ---- products ---- */

static smr_status build_product_node(hlo_import *im, smr_node *a, smr_node *b, smr_draft *k,
				     smr_node **out)
{
	smr_node *ins[] = {a, b};

	k->v.ins = ins;
	return hlo_build(im, k, 1, out);
}

/* (a + bi)(c + di) = (ac - bd) + (ad + bc)i */
static smr_status on_pairs(hlo_import *im, const smr_mlir_op *op, smr_node *const *a,
			   smr_node *const *b, smr_draft *k, smr_node **out)
{
	smr_node *p[4];

	for (int i = 0; i < 4; i++)
		SMR_TRY(build_product_node(im, a[i / 2], b[i % 2], k, &p[i]));
	SMR_TRY(hlo_2(im, SMR_OP_sub, p[0], p[3], &out[0]));
	return hlo_2(im, SMR_OP_add, p[1], p[2], &out[1]);
}

/* Computes products of floats that no processor has in f32; the sum is rounded. */
static smr_status widen_factors(hlo_import *im, smr_node *(*parts)[2], smr_draft *k)
{
	if (!hlo_by_f32(parts[0][0]->type.dtype) && !hlo_by_f32(parts[1][0]->type.dtype) &&
	    !hlo_by_f32(k->v.type.dtype))
		return SMR_OK;
	if (k->v.type.dtype != SMR_F64)
		k->v.type.dtype = SMR_F32;
	for (uint32_t i = 0; i < 2; i++)
		SMR_TRY(hlo_cast(im, parts[i][0], k->v.type.dtype, &parts[i][0]));
	return SMR_OK;
}

/* Integers have the type of a sum of floats. So have floats of one byte, whose products are those
 * of the sum's type: code and libraries take that, and know no shorter one. */
static bool has_type_of_sum(smr_dtype operand, smr_dtype sum)
{
	if (!smr_dtype_is_float(sum))
		return false;
	return !smr_dtype_is_float(operand) || (smr_dtype_size(operand) == 1 && sum == SMR_F32);
}

static smr_status build_product_parts(hlo_import *im, const smr_mlir_op *op, smr_draft *k)
{
	smr_node *parts[2][2] = {{NULL}}, *made[2] = {NULL};
	hlo_value *v[2];
	hlo_type t;

	set_precision(op, k);
	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	for (uint32_t i = 0; i < 2; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v[i]));
		if (v[i]->nparts == 0 || v[i]->nparts != hlo_parts(&t))
			return hlo_fail(im, op, SMR_ETYPE, "%s of real and complex numbers",
					op->name);
		for (uint32_t p = 0; p < v[i]->nparts; p++)
			SMR_TRY(hlo_node(im, v[i], p, &parts[i][p]));
	}
	k->v.nins = 2;
	k->v.type.dtype = t.elem.dtype;
	SMR_TRY(widen_factors(im, parts, k));
	for (uint32_t i = 0; i < 2; i++)
		if (has_type_of_sum(parts[i][0]->type.dtype, t.elem.dtype))
			SMR_TRY(hlo_cast(im, parts[i][0], t.elem.dtype, &parts[i][0]));
	if (t.elem.complex) {
		SMR_TRY(on_pairs(im, op, parts[0], parts[1], k, made));
	} else {
		SMR_TRY(build_product_node(im, parts[0][0], parts[1][0], k, &made[0]));
		SMR_TRY(hlo_cast(im, made[0], t.elem.dtype, &made[0]));
		SMR_TRY(hlo_wrapped(im, t.elem, &made[0]));
	}
	return hlo_out(im, op, 0, made);
}

static smr_status set_dim_list(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
			       const char *name, smr_attr_key key, smr_draft *k)
{
	const smr_mlir_attr *f = smr_mlir_field(a, name);
	const int64_t *v = NULL;
	uint32_t n = 0;

	if (f != NULL) /* a missing list is empty */
		SMR_TRY(hlo_ints(im, op, f, name, &v, &n));
	smr_draft_set(k, key, v, n);
	return SMR_OK;
}

static smr_status dot_general(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "dot_dimension_numbers");
	smr_draft k;

	if (a == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s without dot_dimension_numbers", op->name);
	smr_draft_begin(&k, SMR_OP_dot, NULL, 0);
	SMR_TRY(set_dim_list(im, op, a, "lhs_batching_dimensions", SMR_ATTR_lhs_batch, &k));
	SMR_TRY(set_dim_list(im, op, a, "rhs_batching_dimensions", SMR_ATTR_rhs_batch, &k));
	SMR_TRY(set_dim_list(im, op, a, "lhs_contracting_dimensions", SMR_ATTR_lhs_contract, &k));
	SMR_TRY(set_dim_list(im, op, a, "rhs_contracting_dimensions", SMR_ATTR_rhs_contract, &k));
	return build_product_parts(im, op, &k);
}

/* Contracts the last dimension of the left operand with the first of the right one. */
static smr_status import_dot(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t last, first = 0;
	hlo_value *v;
	smr_draft k;

	SMR_TRY(hlo_operand(im, op, 0, &v));
	if (v->type.rank == 0)
		return hlo_fail(im, op, SMR_ETYPE, "%s of a scalar", op->name);
	last = (int64_t)v->type.rank - 1;
	smr_draft_begin(&k, SMR_OP_dot, NULL, 0);
	smr_draft_set(&k, SMR_ATTR_lhs_contract, &last, 1);
	smr_draft_set(&k, SMR_ATTR_rhs_contract, &first, 1);
	return build_product_parts(im, op, &k);
}

/* ---- convolutions ---- */

static smr_status read_conv_layout(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				   const char *const *names, smr_attr_key key, smr_draft *k,
				   uint32_t *nspace)
{
	int64_t *v = smr_arena_array(im->arena, SMR_MAX_RANK, sizeof(*v));
	const smr_mlir_attr *f[3];
	const int64_t *space;

	if (v == NULL)
		return hlo_no_memory(im);
	for (int i = 0; i < 3; i++) {
		f[i] = smr_mlir_field(a, names[i]);
		if (f[i] == NULL)
			return hlo_fail(im, op, SMR_ETYPE, "%s without %s", op->name, names[i]);
	}
	v[0] = (int64_t)f[0]->bits;
	v[1] = (int64_t)f[1]->bits;
	SMR_TRY(hlo_ints(im, op, f[2], names[2], &space, nspace));
	if (*nspace > SMR_MAX_RANK - 2)
		return hlo_unsupported(im, op, "more than 6 dimensions of space");
	for (uint32_t i = 0; i < *nspace; i++)
		v[2 + i] = space[i];
	smr_draft_set(k, key, v, 2 + *nspace);
	return SMR_OK;
}

static smr_status set_padding(hlo_import *im, const int64_t *pairs, uint32_t n, smr_draft *k)
{
	int64_t *low = smr_arena_array(im->arena, 2 * (size_t)n + 1, sizeof(*low));

	if (low == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < n; i++) {
		low[i] = pairs[2 * i];
		low[n + i] = pairs[2 * i + 1];
	}
	smr_draft_set(k, SMR_ATTR_low, low, n);
	smr_draft_set(k, SMR_ATTR_high, low + n, n);
	return SMR_OK;
}

/* Reads padding as a list of pairs. */
smr_status hlo_padding(hlo_import *im, const smr_mlir_op *op, uint32_t n, smr_draft *k)
{
	const int64_t *pairs;

	SMR_TRY(hlo_attr_fill(im, op, "padding", 2 * n, 0, &pairs));
	return set_padding(im, pairs, n, k);
}

/* Reads padding from operand 2. */
static smr_status known_padding(hlo_import *im, const smr_mlir_op *op, uint32_t n, smr_draft *k)
{
	int64_t pairs[HLO_FOLDED];
	uint32_t count;

	SMR_TRY(hlo_known_operand(im, op, 2, pairs, &count));
	if (count != 2 * n)
		return hlo_fail(im, op, SMR_ETYPE, "%s: padding of %u numbers", op->name, count);
	return set_padding(im, pairs, n, k);
}

static smr_status import_convolution(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const char *const names[3][3] = {
		{"input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"},
		{"kernel_input_feature_dimension", "kernel_output_feature_dimension",
		 "kernel_spatial_dimensions"},
		{"output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"},
	};
	static const struct {
		const char *name;
		smr_attr_key key;
		int64_t otherwise;
	} lists[] = {
		{"window_strides", SMR_ATTR_stride, 1},
		{"lhs_dilation", SMR_ATTR_base_dilation, 1},
		{"rhs_dilation", SMR_ATTR_window_dilation, 1},
		{"window_reversal", SMR_ATTR_reversed, 0},
	};
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "dimension_numbers");
	const int64_t *v;
	int64_t features, batches;
	uint32_t n[3];
	smr_draft k;

	smr_draft_begin(&k, SMR_OP_convolution, NULL, 0);
	for (int i = 0; i < 3; i++)
		SMR_TRY(read_conv_layout(im, op, a, names[i],
					 (smr_attr_key)(i == 0   ? SMR_ATTR_lhs_layout
							: i == 1 ? SMR_ATTR_rhs_layout
								 : SMR_ATTR_out_layout),
					 &k, &n[i]));
	if (n[0] != n[1] || n[0] != n[2])
		return hlo_fail(im, op, SMR_ETYPE, "%s of %u, %u and %u dimensions of space",
				op->name, n[0], n[1], n[2]);
	for (int i = 0; i < 4; i++) {
		SMR_TRY(hlo_attr_fill(im, op, lists[i].name, n[0], lists[i].otherwise, &v));
		smr_draft_set(&k, lists[i].key, v, n[0]);
	}
	SMR_TRY(row->data ? known_padding(im, op, n[0], &k) : hlo_padding(im, op, n[0], &k));
	features = hlo_attr_int_or(op, "feature_group_count", 1);
	batches = hlo_attr_int_or(op, "batch_group_count", 1);
	smr_draft_set(&k, SMR_ATTR_feature_groups, &features, 1);
	smr_draft_set(&k, SMR_ATTR_batch_groups, &batches, 1);
	return build_product_parts(im, op, &k);
}

const hlo_row hlo_dot_rows[] = {
	{"stablehlo.dot_general", dot_general, NULL, 0},
	{"stablehlo.dot", import_dot, NULL, 0},
	{"stablehlo.convolution", import_convolution, NULL, 0},
	{"stablehlo.dynamic_conv", import_convolution, NULL, 1},
	{NULL, NULL, NULL, 0},
};
