/* Types of single elements, in a table, and types constructed from others. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

#define INT(prefix, w, uns)              \
	{.kind = SMR_MLIR_INT,           \
	 .bits = w,                      \
	 .bytes = (w) < 8 ? 1 : (w) / 8, \
	 .name = prefix #w,              \
	 .is_unsigned = uns}
#define FLOAT(type, w) \
	{.kind = SMR_MLIR_FLOAT, .bits = w, .bytes = (w) < 8 ? 1 : (w) / 8, .name = type}

static const smr_mlir_type scalars[] = {
	FLOAT("f32", 32),
	FLOAT("f64", 64),
	FLOAT("bf16", 16),
	FLOAT("f16", 16),
	INT("i", 1, false),
	INT("i", 32, false),
	INT("i", 64, false),
	INT("ui", 32, true),
	INT("i", 2, false),
	INT("i", 4, false),
	INT("i", 8, false),
	INT("i", 16, false),
	INT("ui", 2, true),
	INT("ui", 4, true),
	INT("ui", 8, true),
	INT("ui", 16, true),
	INT("ui", 64, true),
	INT("si", 8, false),
	INT("si", 16, false),
	INT("si", 32, false),
	INT("si", 64, false),
	FLOAT("f8E4M3FN", 8),
	FLOAT("f8E5M2", 8),
	FLOAT("f8E4M3FNUZ", 8),
	FLOAT("f8E5M2FNUZ", 8),
	FLOAT("f8E4M3B11FNUZ", 8),
	FLOAT("f8E4M3", 8),
	FLOAT("f8E3M4", 8),
	FLOAT("f8E8M0FNU", 8),
	FLOAT("f6E2M3FN", 6),
	FLOAT("f6E3M2FN", 6),
	FLOAT("f4E2M1FN", 4),
	{.kind = SMR_MLIR_INDEX, .bits = 64, .bytes = 8, .name = "index"},
	{.kind = SMR_MLIR_NONE, .name = "none"},
};

const smr_mlir_type *mlir_scalar(const char *name, size_t n)
{
	for (size_t i = 0; i < sizeof(scalars) / sizeof(scalars[0]); i++)
		if (strncmp(scalars[i].name, name, n) == 0 && scalars[i].name[n] == '\0')
			return &scalars[i];
	return NULL;
}

static const smr_mlir_type *make_type(mlir_parser *p, smr_mlir_type t)
{
	return smr_arena_memdup(p->arena, &t, sizeof(t));
}

const smr_mlir_type *mlir_scalar_tensor(mlir_parser *p, const smr_mlir_type *e)
{
	return make_type(p, (smr_mlir_type){.kind = SMR_MLIR_TENSOR, .element = e});
}

const smr_mlir_type *mlir_with_element(mlir_parser *p, const smr_mlir_type *t,
				       const smr_mlir_type *e)
{
	smr_mlir_type other = *t;

	other.element = e;
	return make_type(p, other);
}

const smr_mlir_type *mlir_function_type(mlir_parser *p, const void *const *m, size_t nins,
					size_t nouts)
{
	const void *copy = smr_arena_memdup(p->arena, m, (nins + nouts) * sizeof(*m));

	return copy == NULL ? NULL
			    : make_type(p, (smr_mlir_type){.kind = SMR_MLIR_FUNCTION,
							   .n = (uint32_t)nins,
							   .nresults = (uint32_t)nouts,
							   .members = copy});
}
