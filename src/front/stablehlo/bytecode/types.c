/* Types of the dialects builtin and vhlo, which are the same types in the tree. */
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

/* Numbers of vhlo: the name of each code; NULL: it is another type. */
static const char *const vhlo_scalars[] = {
	[0] = "i1",          [2] = "bf16",        [3] = "f16",
	[4] = "f32",         [5] = "f64",         [6] = "f8E4M3FN",
	[7] = "f8E5M2",      [9] = "index",       [10] = "i4",
	[11] = "i8",         [12] = "i16",        [13] = "i32",
	[14] = "i64",        [15] = "ui4",        [16] = "ui8",
	[17] = "ui16",       [18] = "ui32",       [19] = "ui64",
	[27] = "f8E4M3FNUZ", [28] = "f8E5M2FNUZ", [29] = "f8E4M3B11FNUZ",
	[31] = "i2",         [32] = "ui2",        [33] = "none",
	[35] = "f8E4M3",     [36] = "f8E3M4",     [37] = "f4E2M1FN",
	[38] = "f6E2M3FN",   [39] = "f6E3M2FN",   [40] = "f8E8M0FNU",
};

static const char *const builtin_scalars[] = {
	[1] = "index",      [3] = "bf16",        [4] = "f16",         [5] = "f32",
	[6] = "f64",        [12] = "none",       [22] = "f8E5M2",     [23] = "f8E4M3",
	[24] = "f8E4M3FN",  [25] = "f8E5M2FNUZ", [26] = "f8E4M3FNUZ", [27] = "f8E4M3B11FNUZ",
	[28] = "f8E3M4",    [29] = "f4E2M1FN",   [30] = "f6E2M3FN",   [31] = "f6E3M2FN",
	[32] = "f8E8M0FNU",
};

static const smr_mlir_type token = {.kind = SMR_MLIR_DIALECT, .name = "stablehlo.token"};
static const smr_mlir_type witness = {.kind = SMR_MLIR_DIALECT, .name = "shape.witness"};
/* names the precision of a contraction; no tensor has it */
static const smr_mlir_type tf32 = {.kind = SMR_MLIR_FLOAT, .name = "tf32"};

static smr_status keep_type(bc_reader *r, const smr_mlir_type *t, const smr_mlir_type **out)
{
	*out = smr_arena_memdup(r->arena, t, sizeof(*t));
	return *out != NULL ? SMR_OK : bc_no_memory(r);
}

static smr_status unsupported_type(bc_reader *r, bc_cursor *c, const char *what, uint64_t code)
{
	return bc_fail(r, c->at, "unsupported: the %s type of code %llu", what,
		       (unsigned long long)code);
}

static smr_status element_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	SMR_TRY(bc_type(r, c, out));
	return (*out)->bytes > 0 ? SMR_OK
				 : bc_fail(r, c->at, "expected an element type before this");
}

static smr_status complex_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	smr_mlir_type t = {.kind = SMR_MLIR_COMPLEX};

	SMR_TRY(element_type(r, c, &t.element));
	if (t.element->kind != SMR_MLIR_FLOAT)
		return bc_fail(r, c->at, "complex numbers that are no floating-point numbers");
	t.bytes = (uint16_t)(2 * t.element->bytes);
	return keep_type(r, &t, out);
}

static smr_status check_size(bc_reader *r, bc_cursor *c, const smr_mlir_type *t)
{
	int64_t dims[SMR_MLIR_RANK];
	smr_mlir_type known = {.dims = dims};
	size_t elements;

	for (uint32_t i = 0; i < t->n; i++) {
		if (t->dims[i] < 0 && t->dims[i] != SMR_MLIR_DYNAMIC)
			return bc_fail(r, c->at, "a tensor of a negative size");
		if (t->dims[i] != SMR_MLIR_DYNAMIC)
			dims[known.n++] = t->dims[i];
	}
	if (!mlir_count(&known, &elements) || elements > (size_t)INT64_MAX / t->element->bytes)
		return bc_fail(r, c->at, "a tensor of more than 2^63 bytes");
	return SMR_OK;
}

static smr_status tensor_type(bc_reader *r, bc_cursor *c, bool encoded, const smr_mlir_type **out)
{
	smr_mlir_type t = {.kind = SMR_MLIR_TENSOR};
	int64_t *dims;
	size_t n;

	if (encoded)
		SMR_TRY(bc_attr(r, c, &t.encoding));
	SMR_TRY(bc_count(r, c, 1, &n));
	if (n > SMR_MLIR_RANK)
		return bc_fail(r, c->at, "a tensor of more than %d dimensions", SMR_MLIR_RANK);
	t.n = (uint32_t)n;
	dims = smr_arena_array(r->arena, n, sizeof(*dims));
	if (dims == NULL)
		return bc_no_memory(r);
	for (size_t i = 0; i < n; i++)
		SMR_TRY(bc_svarint(r, c, &dims[i]));
	t.dims = dims;
	SMR_TRY(element_type(r, c, &t.element));
	SMR_TRY(check_size(r, c, &t));
	return keep_type(r, &t, out);
}

static smr_status unranked_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	smr_mlir_type t = {.kind = SMR_MLIR_UNRANKED};

	SMR_TRY(element_type(r, c, &t.element));
	return keep_type(r, &t, out);
}

/* Appends a list of types to the vector. */
static smr_status type_list(bc_reader *r, bc_cursor *c, const smr_mlir_type ***v, uint32_t *total)
{
	const smr_mlir_type **more;
	size_t n;

	SMR_TRY(bc_count(r, c, 1, &n));
	more = smr_arena_array(r->arena, *total + n, sizeof(*more));
	if (more == NULL)
		return bc_no_memory(r);
	for (uint32_t i = 0; i < *total; i++)
		more[i] = (*v)[i];
	for (size_t i = 0; i < n; i++)
		SMR_TRY(bc_type(r, c, &more[*total + i]));
	*v = more;
	*total += (uint32_t)n;
	return SMR_OK;
}

static smr_status function_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	smr_mlir_type t = {.kind = SMR_MLIR_FUNCTION};
	const smr_mlir_type **v = NULL;
	uint32_t n = 0;

	SMR_TRY(type_list(r, c, &v, &n));
	t.n = n;
	SMR_TRY(type_list(r, c, &v, &n));
	t.nresults = n - t.n;
	t.members = v;
	return keep_type(r, &t, out);
}

static smr_status tuple_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	smr_mlir_type t = {.kind = SMR_MLIR_TUPLE};
	const smr_mlir_type **v = NULL;

	SMR_TRY(type_list(r, c, &v, &t.n));
	t.members = v;
	return keep_type(r, &t, out);
}

static smr_status integer_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	static const char *const signs[] = {"i", "si", "ui"};
	char name[24];
	uint64_t v;
	int n;

	SMR_TRY(bc_varint(r, c, &v));
	if ((v & 3) > 2 || v >> 2 > 64)
		return bc_fail(r, c->at, "an integer type of %llu bits",
			       (unsigned long long)v >> 2);
	n = snprintf(name, sizeof(name), "%s%llu", signs[v & 3], (unsigned long long)v >> 2);
	*out = mlir_scalar(name, (size_t)n);
	return *out != NULL ? SMR_OK : bc_fail(r, c->at, "unsupported: the type %s", name);
}

static const smr_mlir_type *find_scalar(const char *const *names, size_t n, uint64_t code)
{
	const char *name = code < n ? names[code] : NULL;

	return name == NULL ? NULL : mlir_scalar(name, strlen(name));
}

smr_status bc_builtin_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	uint64_t code;

	SMR_TRY(bc_varint(r, c, &code));
	*out = find_scalar(builtin_scalars, sizeof(builtin_scalars) / sizeof(builtin_scalars[0]),
			   code);
	if (*out != NULL)
		return SMR_OK;
	switch (code) {
	case 0:
		return integer_type(r, c, out);
	case 2:
		return function_type(r, c, out);
	case 9:
		return complex_type(r, c, out);
	case 13:
		return tensor_type(r, c, false, out);
	case 14:
		return tensor_type(r, c, true, out);
	case 15:
		return tuple_type(r, c, out);
	case 18:
		return unranked_type(r, c, out);
	case 21:
		*out = &tf32;
		return SMR_OK;
	default:
		return unsupported_type(r, c, "builtin", code);
	}
}

smr_status bc_stablehlo_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	uint64_t code;

	SMR_TRY(bc_varint(r, c, &code));
	*out = &token;
	return code == 0 ? SMR_OK : unsupported_type(r, c, "stablehlo", code);
}

smr_status bc_vhlo_type(bc_reader *r, bc_cursor *c, const smr_mlir_type **out)
{
	uint64_t code;

	SMR_TRY(bc_varint(r, c, &code));
	*out = code == 22   ? &token
	       : code == 26 ? &witness
	       : code == 34 ? &tf32
			    : find_scalar(vhlo_scalars,
					  sizeof(vhlo_scalars) / sizeof(vhlo_scalars[0]), code);
	if (*out != NULL)
		return SMR_OK;
	switch (code) {
	case 1:
		return complex_type(r, c, out);
	case 8:
		return function_type(r, c, out);
	case 20:
		return tensor_type(r, c, false, out);
	case 21:
		return tensor_type(r, c, true, out);
	case 23:
		return tuple_type(r, c, out);
	case 24:
		return bc_quantized_type(r, c, false, out);
	case 25:
		return unranked_type(r, c, out);
	case 30:
		return bc_quantized_type(r, c, true, out);
	default:
		return unsupported_type(r, c, "vhlo", code);
	}
}
