/* custom_call: the targets that JAX's CPU backend uses. Others are rejected by name. */
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/import/import.h"

static smr_status reject_custom_call(hlo_import *im, const smr_mlir_op *op, const char *target)
{
	bool calls_back = strstr(target, "callback") != NULL;
	char why[300];

	snprintf(why, sizeof(why), "@%s%s", target,
		 calls_back ? ": Python is not called back: leave out pure_callback, io_callback "
			      "and debug.print"
			    : "");
	return hlo_unsupported(im, op, why);
}

/* Checks an assertion of jax.export about sizes, which are numbers here. */
static smr_status shape_assertion(hlo_import *im, const smr_mlir_op *op)
{
	const smr_mlir_attr *why = smr_mlir_attr_of(op, "error_message");
	int64_t holds[HLO_FOLDED];
	smr_node *in;
	uint32_t n;

	SMR_TRY(hlo_in(im, op, 0, &in));
	if (!hlo_known(in, holds, &n) || n != 1)
		return hlo_unsupported(im, op, "@shape_assertion of what is known only as it runs");
	if (holds[0] != 0)
		return SMR_OK;
	return hlo_fail(im, op, SMR_EINVAL, "sizes that the program is not made for: %s",
			why != NULL && why->text != NULL ? why->text
							 : "an assertion does not hold");
}

/* Passes the values through: the op is a sharding hint. */
static smr_status import_annotation(hlo_import *im, const smr_mlir_op *op, const char *target)
{
	hlo_value *v;
	hlo_type t;

	if (op->noperands != 1 || op->nresults != 1)
		return reject_custom_call(im, op, target);
	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	if (!hlo_same_shape(&t, &v->type))
		return reject_custom_call(im, op, target);
	return hlo_identity(im, op, NULL);
}

static smr_status custom_call(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const char *const hints[] = {"annotate_device_placement", "LayoutConstraint"};
	const char *target = hlo_symbol(op, "call_target_name");
	bool done = false;

	if (target == NULL)
		return hlo_fail(im, op, SMR_ETYPE, "%s without a target", op->name);
	if (strcmp(target, "shape_assertion") == 0)
		return shape_assertion(im, op);
	SMR_TRY(hlo_custom(im, op, target, &done));
	if (!done)
		SMR_TRY(hlo_gspmd(im, op, target, &done));
	if (done)
		return SMR_OK;
	for (size_t i = 0; i < sizeof(hints) / sizeof(hints[0]); i++)
		if (strcmp(target, hints[i]) == 0)
			return import_annotation(im, op, target);
	SMR_TRY(hlo_lapack(im, op, target, &done));
	return done ? SMR_OK : reject_custom_call(im, op, target);
}

const hlo_row hlo_call_rows[] = {
	{"stablehlo.custom_call", custom_call, NULL, 0},
	{NULL, NULL, NULL, 0},
};
