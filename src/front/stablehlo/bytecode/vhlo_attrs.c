/* Attributes of the dialect vhlo, as those of StableHLO that they stand for. */
#include <string.h>

#include "front/stablehlo/bytecode/reader.h"
#include "front/stablehlo/mlir/parser.h"

enum { WORDS = 6 };

/* Attributes that are one of a few words, by their code. */
static const struct {
	const char *name, *words[WORDS];
} enums[] = {
	[3] = {"stablehlo.comparison_direction", {"EQ", "NE", "GE", "GT", "LE", "LT"}},
	[4] = {"stablehlo.comparison_type",
	       {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"}},
	[7] = {"stablehlo.fft_type", {"FFT", "IFFT", "RFFT", "IRFFT"}},
	[11] = {"stablehlo.precision", {"DEFAULT", "HIGH", "HIGHEST"}},
	[12] = {"stablehlo.rng_algorithm", {"DEFAULT", "THREE_FRY", "PHILOX"}},
	[13] = {"stablehlo.rng_distribution", {NULL, "UNIFORM", "NORMAL"}},
	[16] = {"stablehlo.transpose",
		{"TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"}},
	[19] = {"stablehlo.result_accuracy_mode", {"DEFAULT", "HIGHEST", "TOLERANCE"}},
};

static smr_status finish(bc_reader *r, const smr_mlir_attr *a)
{
	return a != NULL ? SMR_OK : bc_no_memory(r);
}

static smr_status read_enum(bc_reader *r, bc_cursor *c, uint64_t code, const smr_mlir_attr **out)
{
	uint64_t v;

	SMR_TRY(bc_varint(r, c, &v));
	if (v >= WORDS || enums[code].words[v] == NULL)
		return bc_fail(r, c->at, "no %s of number %llu", enums[code].name,
			       (unsigned long long)v);
	*out = bc_keyword_field(r, enums[code].name, "value", enums[code].words[v]);
	return finish(r, *out);
}

static smr_status read_bool(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	uint64_t v;

	SMR_TRY(bc_varint(r, c, &v));
	*out = mlir_bool_attr(r->arena, v != 0);
	return finish(r, *out);
}

/* The version of custom calls. */
static smr_status read_api_version(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	uint64_t v;

	SMR_TRY(bc_varint(r, c, &v));
	*out = mlir_int_attr(r->arena, "i32", (int32_t)v);
	return finish(r, *out);
}

static smr_status read_alias(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f[3] = {{.name = "output_tuple_indices"},
			       {.name = "operand_index"},
			       {.name = "operand_tuple_indices"}};
	int64_t v;

	SMR_TRY(bc_ints(r, c, &f[0].attr));
	SMR_TRY(bc_svarint(r, c, &v));
	SMR_TRY(bc_ints(r, c, &f[2].attr));
	f[1].attr = mlir_int_attr(r->arena, "i64", v);
	*out = f[1].attr == NULL ? NULL : bc_fields_attr(r, "stablehlo.output_operand_alias", f, 3);
	return finish(r, *out);
}

static smr_status read_bounds(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f = {.name = "bounds"};

	SMR_TRY(bc_ints(r, c, &f.attr));
	*out = bc_fields_attr(r, "stablehlo.bounds", &f, 1);
	return finish(r, *out);
}

/* Reads a tolerance; 0, which texts omit, becomes no attribute. */
static smr_status read_tolerance(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_attr *a;
	uint64_t bits;

	*out = NULL;
	SMR_TRY(bc_bits(r, c, 64, &bits));
	if (bits == 0)
		return SMR_OK;
	a = mlir_new_attr(r->arena, SMR_MLIR_REAL);
	*out = a;
	if (a == NULL)
		return bc_no_memory(r);
	a->type = mlir_scalar("f64", 3);
	a->bits = bits;
	return SMR_OK;
}

static smr_status read_accuracy(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	smr_mlir_named f[4] = {
		{.name = "atol"}, {.name = "rtol"}, {.name = "ulps"}, {.name = "mode"}};
	int64_t ulps;

	SMR_TRY(read_tolerance(r, c, &f[0].attr));
	SMR_TRY(read_tolerance(r, c, &f[1].attr));
	SMR_TRY(bc_svarint(r, c, &ulps));
	if (ulps != 0) {
		f[2].attr = mlir_int_attr(r->arena, "i64", ulps);
		SMR_TRY(finish(r, f[2].attr));
	}
	SMR_TRY(bc_attr_named(r, c, enums[19].name, &f[3].attr));
	*out = bc_fields_attr(r, "stablehlo.result_accuracy", f, 4);
	return finish(r, *out);
}

static smr_status reject_mesh_axes(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	return smr_fail(SMR_EUNSUPPORTED,
			"%s: unsupported: groups of devices by the axes of a mesh, which are newer "
			"than StableHLO 1.13.0; write the artifact for version 1.13.0",
			r->name);
}

/* Reads what follows the code @p code of vhlo. */
static smr_status read_body(bc_reader *r, bc_cursor *c, uint64_t code, const smr_mlir_attr **out)
{
	static bc_attr_reader *const readers[] = {
		[1] = bc_attr_list,      [2] = read_bool,         [5] = read_api_version,
		[6] = bc_dict,           [8] = bc_float,          [9] = bc_integer,
		[10] = read_alias,       [14] = bc_string_attr,   [15] = bc_dense,
		[17] = bc_type_attr,     [18] = read_bounds,      [20] = read_accuracy,
		[21] = reject_mesh_axes, [22] = reject_mesh_axes, [23] = reject_mesh_axes,
		[24] = reject_mesh_axes, [25] = reject_mesh_axes,
	};

	if (code < sizeof(enums) / sizeof(enums[0]) && enums[code].name != NULL)
		return read_enum(r, c, code, out);
	if (code >= sizeof(readers) / sizeof(readers[0]) || readers[code] == NULL)
		return bc_fail(r, c->at, "unsupported: the vhlo attribute of code %llu before this",
			       (unsigned long long)code);
	return readers[code](r, c, out);
}

smr_status bc_vhlo_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	uint64_t code;

	SMR_TRY(bc_varint(r, c, &code));
	return read_body(r, c, code, out);
}

/* Attributes of the dialect stablehlo are those of vhlo under other codes, or have several fields.
 */
smr_status bc_stablehlo_attr(bc_reader *r, bc_cursor *c, const smr_mlir_attr **out)
{
	static const struct {
		uint8_t vhlo;       /* 0: it has fields */
		const char *fields; /* its name */
	} codes[] = {
		[1] = {0, "stablehlo.channel_handle"},
		[2] = {3, NULL},
		[3] = {4, NULL},
		[4] = {0, "stablehlo.conv"},
		[5] = {0, "stablehlo.dot"},
		[6] = {7, NULL},
		[7] = {0, "stablehlo.gather"},
		[8] = {11, NULL},
		[9] = {12, NULL},
		[10] = {13, NULL},
		[11] = {0, "stablehlo.scatter"},
		[12] = {16, NULL},
		[13] = {18, NULL},
		[14] = {10, NULL},
		[15] = {0, "stablehlo.dot_algorithm"},
		[16] = {19, NULL},
		[17] = {20, NULL},
	};
	const unsigned char *at = c->at;
	uint64_t code;

	SMR_TRY(bc_varint(r, c, &code));
	if (code == 0 || code >= sizeof(codes) / sizeof(codes[0]))
		return bc_fail(r, at, "unsupported: the stablehlo attribute of code %llu",
			       (unsigned long long)code);
	return codes[code].fields != NULL ? bc_read_fields(r, c, codes[code].fields, out)
					  : read_body(r, c, codes[code].vhlo, out);
}
