/* Ops of MLIR's dialects arith and tensor, on tensors: those that stand beside StableHLO in
 * exported programs. */
#include <string.h>

#include "front/stablehlo/import/import.h"

/* Computes what the op of StableHLO does. */
static smr_status compute_as(hlo_x *x)
{
	static const struct {
		const char *name, *as;
	} alike[] = {
		{"arith.addf", "stablehlo.add"},         {"arith.addi", "stablehlo.add"},
		{"arith.subf", "stablehlo.subtract"},    {"arith.subi", "stablehlo.subtract"},
		{"arith.mulf", "stablehlo.multiply"},    {"arith.muli", "stablehlo.multiply"},
		{"arith.divf", "stablehlo.divide"},      {"arith.remf", "stablehlo.remainder"},
		{"arith.maximumf", "stablehlo.maximum"}, {"arith.minimumf", "stablehlo.minimum"},
		{"arith.negf", "stablehlo.negate"},
	};

	for (size_t i = 0; i < sizeof(alike) / sizeof(alike[0]); i++)
		if (strcmp(alike[i].name, x->op->name) == 0)
			return hlo_row_of(x->im, alike[i].as)->element(x);
	return hlo_unsupported(x->im, x->op, NULL);
}

static smr_status of_floats(hlo_x *x)
{
	if (!smr_dtype_is_float(x->in[0].dtype) || x->in[0].complex)
		return hlo_fail(x->im, x->op, SMR_ETYPE, "%s of %s", x->op->name,
				hlo_elem_name(x->in[0]));
	return compute_as(x);
}

static smr_status of_integers(hlo_x *x)
{
	if (smr_dtype_is_float(x->in[0].dtype) || x->in[0].dtype == SMR_I1)
		return hlo_fail(x->im, x->op, SMR_ETYPE, "%s of %s", x->op->name,
				hlo_elem_name(x->in[0]));
	return compute_as(x);
}

/* Makes zeros: the elements may be anything. */
static smr_status import_empty(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	smr_node *nodes[2] = {NULL};
	hlo_type t;

	SMR_TRY(hlo_result_type(im, op, 0, &t));
	for (uint32_t p = 0; p < hlo_parts(&t); p++)
		SMR_TRY(hlo_splat(im, t.elem.dtype, t.rank, t.dims, 0, &nodes[p]));
	return hlo_parts(&t) > 0 ? hlo_out(im, op, 0, nodes)
				 : hlo_unsupported(im, op, "of what is no tensor");
}

const hlo_row hlo_core_rows[] = {
	{"tensor.empty", import_empty, NULL, 0},
	{"arith.addf", NULL, of_floats, HLO_2},
	{"arith.subf", NULL, of_floats, HLO_2},
	{"arith.mulf", NULL, of_floats, HLO_2},
	{"arith.divf", NULL, of_floats, HLO_2},
	{"arith.remf", NULL, of_floats, HLO_2},
	{"arith.maximumf", NULL, of_floats, HLO_2},
	{"arith.minimumf", NULL, of_floats, HLO_2},
	{"arith.negf", NULL, of_floats, HLO_1},
	{"arith.addi", NULL, of_integers, HLO_2 | HLO_WRAPS},
	{"arith.subi", NULL, of_integers, HLO_2 | HLO_WRAPS},
	{"arith.muli", NULL, of_integers, HLO_2 | HLO_WRAPS},
	{NULL, NULL, NULL, 0},
};
