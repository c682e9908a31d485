/* Algorithms: transforms, random numbers, linear algebra. */
#include <string.h>

#include "front/stablehlo/import/import.h"

/* Returns the number of @p word in a list that ends with NULL; -1: none. */
static int64_t word_of(const char *word, const char *const *words)
{
	for (int64_t i = 0; words[i] != NULL; i++)
		if (strcmp(words[i], word) == 0)
			return i;
	return -1;
}

static smr_status read_enum_attr(hlo_import *im, const smr_mlir_op *op, const char *name,
				 const char *const *words, int64_t *out)
{
	const char *word = hlo_attr_word(op, name, "");

	*out = word_of(word, words);
	return *out >= 0 ? SMR_OK
			 : hlo_fail(im, op, SMR_ETYPE, "%s: %s is '%s'", op->name, name, word);
}

smr_status hlo_all_parts(hlo_import *im, const smr_mlir_op *op, smr_node ***out, uint32_t *n)
{
	smr_node **ins = smr_arena_array(im->arena, 2 * (size_t)op->noperands + 1, sizeof(*ins));
	hlo_value *v;

	*n = 0;
	if (ins == NULL)
		return hlo_no_memory(im);
	SMR_TRY(hlo_here(im));
	for (uint32_t i = 0; i < op->noperands; i++) {
		SMR_TRY(hlo_operand(im, op, i, &v));
		for (uint32_t p = 0; p < v->nparts; p++)
			SMR_TRY(hlo_node(im, v, p, &ins[(*n)++]));
	}
	*out = ins;
	return SMR_OK;
}

/* Replaces an unread result by zeros if its shape differs. */
static smr_status zero_mismatched_shape(hlo_import *im, const hlo_type *t, smr_node **made)
{
	hlo_type is = {.elem = t->elem, .rank = (*made)->type.rank};

	if (smr_type_dims(&(*made)->type, is.dims) && hlo_same_shape(&is, t))
		return SMR_OK;
	return hlo_splat(im, t->elem.dtype, t->rank, t->dims, 0, made);
}

/* Gets the type of result @p i; with symbolic sizes an operand gives its shape. */
static smr_status get_result_type(hlo_import *im, const smr_mlir_op *op, uint32_t i, hlo_type *t)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "indices_of_shape_operands");
	const smr_mlir_type *said = op->results[i].type;
	int64_t dims[HLO_FOLDED];
	const int64_t *list;
	uint32_t n;

	if (a == NULL)
		return hlo_result_type(im, op, i, t);
	SMR_TRY(hlo_ints(im, op, a, "indices_of_shape_operands", &list, &n));
	if (n != op->nresults || list[i] < 0 || list[i] >= op->noperands)
		return hlo_result_type(im, op, i, t);
	SMR_TRY(hlo_type_of(im, op, said, t));
	SMR_TRY(hlo_known_sizes(im, op, (uint32_t)list[i], said, dims, &n));
	if (n != t->rank)
		return hlo_fail(im, op, SMR_ETYPE, "%s: %u sizes for %u dimensions", op->name, n,
				t->rank);
	memcpy(t->dims, dims, n * sizeof(*dims));
	return SMR_OK;
}

/* Builds all results; @p k has operands and attributes. */
smr_status hlo_all_results(hlo_import *im, const smr_mlir_op *op, smr_draft *k, bool unread)
{
	smr_node **made = smr_arena_array(im->arena, 2 * (size_t)op->nresults + 1, sizeof(*made));
	uint32_t n = 0;
	hlo_type t;

	if (made == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		n += hlo_parts(&t);
	}
	if (n == 0)
		return hlo_unsupported(im, op, "without results");
	SMR_TRY(hlo_build(im, k, n, made));
	for (uint32_t i = 0, at = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		for (uint32_t p = 0; unread && p < hlo_parts(&t); p++) {
			SMR_TRY(get_result_type(im, op, i, &t));
			SMR_TRY(zero_mismatched_shape(im, &t, &made[at + p]));
		}
		if (smr_dtype_is_float(t.elem.dtype) && smr_dtype_size(t.elem.dtype) < 4)
			SMR_TRY(hlo_cast(im, made[at], t.elem.dtype, &made[at]));
		SMR_TRY(hlo_out(im, op, i, made + at));
		at += hlo_parts(&t);
	}
	return SMR_OK;
}

/* Returns the real value that operand 0 is converted from; NULL: it is another. */
static const smr_mlir_value *get_real_operand(hlo_import *im, const smr_mlir_op *op)
{
	const smr_mlir_op *from = op->noperands == 1 ? op->operands[0]->op : NULL;
	hlo_type t, real;

	if (from == NULL || strcmp(from->name, "stablehlo.convert") != 0 || from->noperands != 1 ||
	    hlo_type_of(im, op, op->operands[0]->type, &t) != SMR_OK ||
	    hlo_type_of(im, op, from->operands[0]->type, &real) != SMR_OK)
		return NULL;
	return t.elem.complex && !real.elem.complex && real.elem.dtype == t.elem.dtype
		       ? from->operands[0]
		       : NULL;
}

static smr_status import_fft(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const char *const kinds[] = {"FFT", "IFFT", "RFFT", "IRFFT", NULL};
	const int64_t *sizes;
	int64_t kind;
	const smr_mlir_value *real = get_real_operand(im, op);
	uint32_t n, nins;
	smr_node **ins;
	hlo_value *v;
	smr_draft k;

	SMR_TRY(read_enum_attr(im, op, "fft_type", kinds, &kind));
	SMR_TRY(hlo_attr_ints(im, op, "fft_length", &sizes, &n));
	SMR_TRY(hlo_all_parts(im, op, &ins, &nins));
	if (real != NULL && kind < 2) {
		SMR_TRY(hlo_lookup(im, real, &v));
		SMR_TRY(hlo_node(im, v, 0, &ins[0]));
		nins = 1;
		kind += 4; /* the transform of real numbers */
	}
	smr_draft_begin(&k, SMR_OP_fft, ins, nins);
	smr_draft_set(&k, SMR_ATTR_kind, &kind, 1);
	smr_draft_set(&k, SMR_ATTR_sizes, sizes, n);
	return hlo_all_results(im, op, &k, false);
}

/* ---- random numbers ---- */

smr_status hlo_random_bits(hlo_import *im, const smr_mlir_op *op, const hlo_type *t)
{
	static const char *const kinds[] = {"DEFAULT", "THREE_FRY", "PHILOX", NULL};
	smr_node *in;
	smr_type bits;
	int64_t kind;
	smr_draft k;

	SMR_TRY(read_enum_attr(im, op, "rng_algorithm", kinds, &kind));
	SMR_TRY(hlo_in(im, op, 0, &in));
	if (t->elem.bits < 8 || t->elem.complex)
		return hlo_unsupported(im, op, "of this type");
	SMR_TRY(hlo_smr_type(im->flow->g, t, &bits));
	smr_draft_begin(&k, SMR_OP_random_bits, &in, 1);
	smr_draft_set(&k, SMR_ATTR_kind, &kind, 1);
	k.v.more = &bits;
	return hlo_all_results(im, op, &k, false);
}

static smr_status import_rng_bits(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	hlo_type t;

	SMR_TRY(hlo_result_type(im, op, 1, &t));
	return hlo_random_bits(im, op, &t);
}

static smr_status import_rng(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const char *const kinds[] = {"UNIFORM", "NORMAL", NULL};
	smr_node *ins[2];
	int64_t kind;
	hlo_type t;
	smr_draft k;

	SMR_TRY(read_enum_attr(im, op, "rng_distribution", kinds, &kind));
	SMR_TRY(hlo_in(im, op, 0, &ins[0]));
	SMR_TRY(hlo_in(im, op, 1, &ins[1]));
	SMR_TRY(hlo_result_type(im, op, 0, &t));
	smr_draft_begin(&k, SMR_OP_random, ins, 2);
	smr_draft_set(&k, SMR_ATTR_kind, &kind, 1);
	SMR_TRY(hlo_smr_type(im->flow->g, &t, &k.v.type));
	return hlo_all_results(im, op, &k, false);
}

/* ---- linear algebra ---- */

/* Widens matrices of short floats to f32, as XLA does. */
static smr_status widen_to_f32(hlo_import *im, smr_node **ins, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (smr_dtype_is_float(ins[i]->type.dtype) &&
		    smr_dtype_size(ins[i]->type.dtype) < 4)
			SMR_TRY(hlo_cast(im, ins[i], SMR_F32, &ins[i]));
	return SMR_OK;
}

static smr_status import_cholesky(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	int64_t lower = hlo_attr_int_or(op, "lower", 0);
	smr_node **ins;
	uint32_t n;
	smr_draft k;

	SMR_TRY(hlo_all_parts(im, op, &ins, &n));
	SMR_TRY(widen_to_f32(im, ins, n));
	smr_draft_begin(&k, SMR_OP_cholesky, ins, n);
	smr_draft_set(&k, SMR_ATTR_lower, &lower, 1);
	return hlo_all_results(im, op, &k, false);
}

static smr_status import_triangular_solve(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const char *const kinds[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT", NULL};
	static const struct {
		const char *name;
		smr_attr_key key;
	} flags[] = {{"left_side", SMR_ATTR_left},
		     {"lower", SMR_ATTR_lower},
		     {"unit_diagonal", SMR_ATTR_unit}};
	int64_t v[3], kind;
	smr_node **ins;
	uint32_t n;
	smr_draft k;

	SMR_TRY(read_enum_attr(im, op, "transpose_a", kinds, &kind));
	SMR_TRY(hlo_all_parts(im, op, &ins, &n));
	SMR_TRY(widen_to_f32(im, ins, n));
	smr_draft_begin(&k, SMR_OP_triangular_solve, ins, n);
	for (int i = 0; i < 3; i++) {
		SMR_TRY(hlo_attr_int(im, op, flags[i].name, &v[i]));
		smr_draft_set(&k, flags[i].key, &v[i], 1);
	}
	smr_draft_set(&k, SMR_ATTR_transposed, &kind, 1);
	return hlo_all_results(im, op, &k, false);
}

const hlo_row hlo_library_rows[] = {
	{"stablehlo.fft", import_fft, NULL, 0},
	{"stablehlo.rng_bit_generator", import_rng_bits, NULL, 0},
	{"stablehlo.rng", import_rng, NULL, 0},
	{"stablehlo.cholesky", import_cholesky, NULL, 0},
	{"stablehlo.triangular_solve", import_triangular_solve, NULL, 0},
	{NULL, NULL, NULL, 0},
};
