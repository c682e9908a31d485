/* Types, layouts and copies of arrays. */
#include "pjrt/ffi/value.h"

#include <string.h>

#include "base/str.h"

/* ---- types ---------------------------------------------------------------------------------- */

static const struct {
	const char *name;
	int32_t code, complex_code; /* 0: the interface has none */
} codes[] = {
	{"i1", FFI_PRED, 0},   {"i2", 26, 0},         {"i4", 21, 0},
	{"i8", 2, 0},          {"i16", 3, 0},         {"i32", 4, 0},
	{"i64", 5, 0},         {"ui2", 27, 0},        {"ui4", 22, 0},
	{"ui8", 6, 0},         {"ui16", 7, 0},        {"ui32", 8, 0},
	{"ui64", 9, 0},        {"f16", 10, 0},        {"bf16", 16, 0},
	{"f32", 11, 15},       {"f64", 12, 18},       {"f8E5M2", 19, 0},
	{"f8E4M3FN", 20, 0},   {"f8E4M3", 28, 0},     {"f8E3M4", 29, 0},
	{"f8E5M2FNUZ", 24, 0}, {"f8E4M3FNUZ", 25, 0}, {"f8E4M3B11FNUZ", 23, 0},
	{"f8E8M0FNU", 33, 0},  {"f4E2M1FN", 32, 0},
};

int32_t ffi_type_code(const smr_mlir_type *t)
{
	bool complex = t->kind == SMR_MLIR_COMPLEX;
	const smr_mlir_type *e = complex ? t->element : t;

	if (e->kind == SMR_MLIR_INDEX)
		return 5;
	if (e->kind != SMR_MLIR_INT && e->kind != SMR_MLIR_FLOAT)
		return 0;
	for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++)
		if (strcmp(codes[i].name, e->name) == 0)
			return complex ? codes[i].complex_code : codes[i].code;
	return 0;
}

static smr_status reject_type(const smr_mlir_type *t)
{
	smr_str s = {0};

	smr_mlir_print_type(&s, t);
	(void)smr_fail(SMR_EUNSUPPORTED, "a function takes and gives no %s", smr_str_text(&s));
	smr_str_free(&s);
	return SMR_EUNSUPPORTED;
}

static smr_status reject_layout(void)
{
	return smr_fail(SMR_ETYPE, "a layout of a function's arrays does not list the dimensions");
}

/* Dimensions in the order of memory, the fastest first. */
static smr_status read_order(const smr_mlir_attr *layout, uint32_t rank, uint32_t *order)
{
	uint32_t seen = 0;

	for (uint32_t i = 0; i < rank; i++)
		order[i] = rank - 1 - i;
	if (layout == NULL)
		return SMR_OK;
	if (layout->n != rank || (rank > 0 && !smr_mlir_is_ints(layout)))
		return reject_layout();
	for (uint32_t i = 0; i < rank; i++) {
		int64_t d = smr_mlir_int_at(layout, i);

		if (d < 0 || d >= rank || (seen >> d & 1) != 0)
			return reject_layout();
		seen |= 1u << d;
		order[i] = (uint32_t)d;
	}
	return SMR_OK;
}

smr_status ffi_value_read(const smr_mlir_type *t, const smr_mlir_attr *layout, ffi_value *out)
{
	uint32_t order[SMR_MLIR_RANK];

	*out = (ffi_value){.alias = -1};
	if (t->kind == SMR_MLIR_DIALECT && strcmp(t->name, "stablehlo.token") == 0) {
		out->dtype = FFI_TOKEN;
		return SMR_OK;
	}
	out->dtype = t->kind == SMR_MLIR_TENSOR ? ffi_type_code(t->element) : 0;
	if (out->dtype == 0)
		return reject_type(t);
	out->complex = t->element->kind == SMR_MLIR_COMPLEX;
	out->bytes = t->element->bytes;
	if (t->element->kind == SMR_MLIR_INT && t->element->bits > 1 && t->element->bits < 8)
		out->low_bits = (int8_t)(t->element->is_unsigned ? t->element->bits
								 : -(int)t->element->bits);
	out->rank = t->n;
	SMR_TRY(read_order(layout, t->n, order));
	out->size = out->bytes;
	for (uint32_t i = 0; i < t->n; i++) {
		if (t->dims[i] < 0)
			return reject_type(t);
		out->dims[i] = t->dims[i];
	}
	for (uint32_t i = 0; i < t->n; i++) {
		uint32_t d = order[i];

		out->strides[d] = (int64_t)out->size;
		if (__builtin_mul_overflow(out->size, (size_t)t->dims[d], &out->size))
			return reject_type(t);
		out->staged |= d != t->n - 1 - i;
	}
	out->staged |= out->complex;
	return SMR_OK;
}

/* ---- copies --------------------------------------------------------------------------------- */

static void copy_line(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t n,
		      size_t bytes)
{
	for (int64_t i = 0; i < n; i++)
		memcpy(to + i * to_step, from + i * from_step, bytes);
}

/* Copies a dense array from or to one with the strides of @p v, line by line. */
static void copy_part(const ffi_value *v, char *dense, char *strided, bool pack)
{
	size_t bytes = v->complex ? v->bytes / 2 : v->bytes;
	uint32_t last = v->rank > 0 ? v->rank - 1 : 0;
	int64_t at[SMR_MLIR_RANK] = {0}, n = v->rank > 0 ? v->dims[last] : 1;
	int64_t step = v->rank > 0 ? v->strides[last] : (int64_t)bytes;
	int64_t lines = 1, offset = 0;

	for (uint32_t d = 0; d < last; d++)
		lines *= v->dims[d];
	for (int64_t l = 0; n > 0 && l < lines; l++) {
		if (pack)
			copy_line(strided + offset, step, dense, (int64_t)bytes, n, bytes);
		else
			copy_line(dense, (int64_t)bytes, strided + offset, step, n, bytes);
		dense += n * (int64_t)bytes;
		for (uint32_t d = last; d-- > 0;) {
			offset += v->strides[d];
			if (++at[d] < v->dims[d])
				break;
			offset -= v->strides[d] * v->dims[d];
			at[d] = 0;
		}
	}
}

static void copy_value(const ffi_value *v, void *const *parts, char *whole, bool pack)
{
	for (uint32_t p = 0; p < ffi_value_parts(v); p++)
		copy_part(v, parts[p], whole + p * (v->bytes / 2), pack);
}

void ffi_value_pack(const ffi_value *v, void *const *parts, void *whole)
{
	copy_value(v, parts, whole, true);
}

void ffi_value_unpack(const ffi_value *v, const void *whole, void *const *parts)
{
	copy_value(v, parts, (char *)(uintptr_t)whole, false);
}

void ffi_value_wrap(const ffi_value *v, void *array)
{
	int bits = v->low_bits < 0 ? -v->low_bits : v->low_bits;
	unsigned char *byte = array, sign = (unsigned char)(v->low_bits < 0 ? 1 << (bits - 1) : 0);

	for (size_t i = 0; bits > 0 && i < v->size; i++)
		byte[i] = (unsigned char)(((byte[i] & ((1 << bits) - 1)) ^ sign) - sign);
}
