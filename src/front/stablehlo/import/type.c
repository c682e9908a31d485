/* Types and attributes of the program, as ops use them. */
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/import/quant.h"

/* Integers of 2 and 4 bits are stored in 8 bits, and wrapped after arithmetic. */
static const struct {
	const char *name;
	smr_dtype dtype;
	uint8_t bits;
} elements[] = {
	{"f32", SMR_F32, 32},
	{"i32", SMR_I32, 32},
	{"i1", SMR_I1, 1},
	{"i64", SMR_I64, 64},
	{"ui32", SMR_U32, 32},
	{"bf16", SMR_BF16, 16},
	{"f64", SMR_F64, 64},
	{"f16", SMR_F16, 16},
	{"i8", SMR_I8, 8},
	{"i16", SMR_I16, 16},
	{"ui8", SMR_U8, 8},
	{"ui16", SMR_U16, 16},
	{"ui64", SMR_U64, 64},
	{"i2", SMR_I8, 2},
	{"i4", SMR_I8, 4},
	{"ui2", SMR_U8, 2},
	{"ui4", SMR_U8, 4},
	{"f8E4M3FN", SMR_F8E4M3FN, 8},
	{"f8E5M2", SMR_F8E5M2, 8},
	{"f8E4M3", SMR_F8E4M3, 8},
	{"f8E3M4", SMR_F8E3M4, 8},
	{"f8E4M3FNUZ", SMR_F8E4M3FNUZ, 8},
	{"f8E5M2FNUZ", SMR_F8E5M2FNUZ, 8},
	{"f8E4M3B11FNUZ", SMR_F8E4M3B11FNUZ, 8},
	{"f8E8M0FNU", SMR_F8E8M0FNU, 8},
	{"f6E2M3FN", SMR_F6E2M3FN, 6},
	{"f6E3M2FN", SMR_F6E3M2FN, 6},
	{"f4E2M1FN", SMR_F4E2M1FN, 4},
};

enum { NELEMENTS = sizeof(elements) / sizeof(elements[0]) };

static bool read_element_type(const smr_mlir_type *t, hlo_elem *out)
{
	if (t->kind == SMR_MLIR_COMPLEX)
		return read_element_type(t->element, out) && smr_dtype_is_float(out->dtype) &&
		       out->bits >= 32 && (out->complex = true);
	if (t->kind != SMR_MLIR_INT && t->kind != SMR_MLIR_FLOAT)
		return false;
	for (size_t i = 0; i < NELEMENTS; i++)
		if (strcmp(elements[i].name, t->name) == 0) {
			*out = (hlo_elem){.dtype = elements[i].dtype, .bits = elements[i].bits};
			return true;
		}
	return false;
}

const char *hlo_elem_name(hlo_elem e)
{
	for (size_t i = 0; i < NELEMENTS; i++)
		if (elements[i].dtype == e.dtype && elements[i].bits == e.bits)
			return elements[i].name;
	return "?";
}

static smr_status reject_type(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *t)
{
	smr_str s = {0};

	smr_mlir_print_type(&s, t);
	(void)hlo_fail(im, op, SMR_EUNSUPPORTED, "unsupported: %s: type %s", op->name,
		       smr_str_text(&s));
	smr_str_free(&s);
	return SMR_EUNSUPPORTED;
}

static bool is_named(const smr_mlir_type *t, const char *name)
{
	return t->kind == SMR_MLIR_DIALECT && t->name != NULL && strcmp(t->name, name) == 0;
}

smr_status hlo_type_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *t, hlo_type *out)
{
	*out = (hlo_type){.elem = {.dtype = SMR_I1}};
	if (is_named(t, "stablehlo.token")) {
		out->elem.token = true;
		return SMR_OK;
	}
	if (t->kind == SMR_MLIR_TUPLE || is_named(t, "stablehlo.future")) {
		out->elem.tuple = true;
		return SMR_OK;
	}
	if (t->kind != SMR_MLIR_TENSOR || t->n > SMR_MAX_RANK)
		return reject_type(im, op, t);
	if (is_named(t->element, "quant.uniform")) {
		if (!read_element_type(t->element->element, &out->elem))
			return reject_type(im, op, t);
		SMR_TRY(hlo_quant_of(im, op, t, &out->elem));
	} else if (!read_element_type(t->element, &out->elem)) {
		return reject_type(im, op, t);
	}
	out->rank = t->n;
	for (uint32_t d = 0; d < t->n; d++)
		out->dims[d] = t->dims[d] == SMR_MLIR_DYNAMIC ? HLO_DIMS_ANY : t->dims[d];
	return SMR_OK;
}

smr_status hlo_result_type(hlo_import *im, const smr_mlir_op *op, uint32_t k, hlo_type *out)
{
	if (k >= op->nresults)
		return hlo_fail(im, op, SMR_ETYPE, "%s has %u results", op->name, op->nresults);
	SMR_TRY(hlo_type_of(im, op, op->results[k].type, out));
	for (uint32_t d = 0; d < out->rank; d++)
		if (out->dims[d] == HLO_DIMS_ANY)
			return hlo_unsupported(im, op, "a size that is not given");
	return SMR_OK;
}

bool hlo_elem_equal(hlo_elem a, hlo_elem b)
{
	return a.dtype == b.dtype && a.bits == b.bits && a.complex == b.complex &&
	       a.token == b.token && a.tuple == b.tuple && hlo_quant_equal(a.quant, b.quant);
}

bool hlo_same_shape(const hlo_type *a, const hlo_type *b)
{
	return a->rank == b->rank && memcmp(a->dims, b->dims, a->rank * sizeof(*a->dims)) == 0;
}

static void print_type(smr_str *s, const hlo_type *t)
{
	if (t->elem.token || t->elem.tuple) {
		smr_str_puts(s, t->elem.token ? "!stablehlo.token" : "a tuple");
		return;
	}
	smr_str_puts(s, "tensor<");
	for (uint32_t d = 0; d < t->rank; d++)
		if (t->dims[d] == HLO_DIMS_ANY)
			smr_str_puts(s, "?x");
		else
			smr_str_printf(s, "%lldx", (long long)t->dims[d]);
	smr_str_printf(s,
		       t->elem.complex         ? "complex<%s>>"
		       : t->elem.quant != NULL ? "a quantized %s>"
					       : "%s>",
		       hlo_elem_name(t->elem));
}

smr_status hlo_fits(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *said,
		    const hlo_type *t)
{
	smr_str a = {0}, b = {0};
	hlo_type want;
	bool fits;

	SMR_TRY(hlo_type_of(im, op, said, &want));
	fits = want.rank == t->rank && hlo_elem_equal(want.elem, t->elem);
	for (uint32_t d = 0; fits && d < t->rank; d++)
		fits = want.dims[d] == HLO_DIMS_ANY || want.dims[d] == t->dims[d];
	if (fits)
		return SMR_OK;
	print_type(&a, &want);
	print_type(&b, t);
	(void)hlo_fail(im, op, SMR_ETYPE, "%s: %s is said, but it is %s", op->name,
		       smr_str_text(&a), smr_str_text(&b));
	smr_str_free(&a);
	smr_str_free(&b);
	return SMR_ETYPE;
}

uint32_t hlo_parts(const hlo_type *t)
{
	return t->elem.token || t->elem.tuple ? 0 : t->elem.complex ? 2 : 1;
}

smr_status hlo_smr_type(smr_graph *g, const hlo_type *t, smr_type *out)
{
	return smr_type_make(g, t->elem.dtype, t->rank, t->dims, out);
}

/* Reads the attribute that JAX prints for set_xla_metadata(stage="2"). */
static uint32_t read_stage(const smr_mlir_op *op)
{
	const smr_mlir_attr *marks = smr_mlir_attr_of(op, "mhlo.frontend_attributes");
	const smr_mlir_attr *a = smr_mlir_field(marks, "stage");
	uint32_t stage = 0, n = 0;

	if (a == NULL || a->kind != SMR_MLIR_STRING)
		return 0;
	for (; n < a->n && a->text[n] >= '0' && a->text[n] <= '9' && stage < SMR_MAX_STAGES; n++)
		stage = 10 * stage + (uint32_t)(a->text[n] - '0');
	return n > 0 && n == a->n && stage < SMR_MAX_STAGES ? stage + 1 : 0;
}

/* Returns the last barrier in front of an operand, or of the enclosing call. */
static uint32_t get_last_barrier(const hlo_import *im, const smr_mlir_op *op)
{
	uint32_t anew = im->behind;

	for (uint32_t i = 0; i < op->noperands; i++)
		if (im->anew[op->operands[i]->number] > anew)
			anew = im->anew[op->operands[i]->number];
	return anew;
}

/* Returns the file that an op's line is of. The tree, which has its name, goes before the module.
 */
static const char *file_of_line(hlo_import *im, const smr_mlir_op *op)
{
	if (op->file == NULL)
		return im->file;
	if (op->file != im->place) {
		im->kept_place = smr_arena_strdup(im->arena, op->file);
		im->place = op->file;
	}
	return im->kept_place != NULL ? im->kept_place : im->file;
}

smr_loc hlo_loc(hlo_import *im, const smr_mlir_op *op)
{
	uint32_t stage = im->stage > 0 ? im->stage : read_stage(op);

	return (smr_loc){.file = file_of_line(im, op),
			 .function = im->fname,
			 .line = op->line,
			 .stage = stage,
			 .anew = get_last_barrier(im, op)};
}

/* ---- attributes ---- */

smr_status hlo_ints(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a, const char *name,
		    const int64_t **out, uint32_t *n)
{
	int64_t *list;

	if (!smr_mlir_is_ints(a) || a->n > UINT32_MAX)
		return hlo_fail(im, op, SMR_ETYPE, "%s: %s is no list of integers", op->name, name);
	list = smr_arena_array(im->arena, a->n + 1, sizeof(*list));
	if (list == NULL)
		return hlo_no_memory(im);
	for (size_t i = 0; i < a->n; i++)
		list[i] = smr_mlir_int_at(a, i);
	*out = list;
	*n = (uint32_t)a->n;
	return SMR_OK;
}

smr_status hlo_attr_ints(hlo_import *im, const smr_mlir_op *op, const char *name,
			 const int64_t **out, uint32_t *n)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, name);

	if (a == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s without %s", op->name, name);
	return hlo_ints(im, op, a, name, out, n);
}

smr_status hlo_attr_fill(hlo_import *im, const smr_mlir_op *op, const char *name, uint32_t n,
			 int64_t otherwise, const int64_t **out)
{
	uint32_t count;
	int64_t *list;

	if (smr_mlir_attr_of(op, name) != NULL) {
		SMR_TRY(hlo_attr_ints(im, op, name, out, &count));
		return count == n ? SMR_OK
				  : hlo_fail(im, op, SMR_ETYPE, "%s: %s has %u numbers, not %u",
					     op->name, name, count, n);
	}
	list = smr_arena_array(im->arena, n + 1, sizeof(*list));
	if (list == NULL)
		return hlo_no_memory(im);
	for (uint32_t i = 0; i < n; i++)
		list[i] = otherwise;
	*out = list;
	return SMR_OK;
}

smr_status hlo_attr_int(hlo_import *im, const smr_mlir_op *op, const char *name, int64_t *out)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, name);

	if (a == NULL || (a->kind != SMR_MLIR_INTEGER && a->kind != SMR_MLIR_BOOL))
		return hlo_fail(im, op, SMR_ETYPE, "%s without a number %s", op->name, name);
	*out = (int64_t)a->bits;
	return SMR_OK;
}

int64_t hlo_attr_int_or(const smr_mlir_op *op, const char *name, int64_t otherwise)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, name);

	return a != NULL && (a->kind == SMR_MLIR_INTEGER || a->kind == SMR_MLIR_BOOL)
		       ? (int64_t)a->bits
		       : otherwise;
}

const char *hlo_attr_word(const smr_mlir_op *op, const char *name, const char *otherwise)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, name);

	if (a != NULL && a->kind == SMR_MLIR_ATTR)
		a = smr_mlir_field(a, "value");
	return a != NULL && a->text != NULL ? a->text : otherwise;
}
