/* custom_call: what JAX's CPU path calls by name. Others are refused by theirs. */
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/import.h"

/* What numbers of mhlo.backend_config a routine takes, in this order. */
static const struct routine {
	const char *name;
	const char *options[5];
} routines[] = {
	{"potrf", {"uplo"}},
	{"getrf", {NULL}},
	{"geqrf", {NULL}},
	{"orgqr", {NULL}},
	{"ungqr", {NULL}},
	{"ormqr", {"left", "transpose"}},
	{"unmqr", {"left", "transpose"}},
	{"syevd", {"mode", "uplo"}},
	{"heevd", {"mode", "uplo"}},
	{"gesdd", {"mode"}},
	{"gesvd", {"mode"}},
	{"geev", {"compute_left", "compute_right"}},
	{"gees", {"mode", "sort"}},
	{"gehrd", {"low", "high"}},
	{"sytrd", {"uplo"}},
	{"hetrd", {"uplo"}},
	{"gtsv", {NULL}},
	{"geqp3", {NULL}},
	{"trsm", {"side", "uplo", "trans_x", "diag"}},
};

static smr_status unknown(hlo_import *im, const smr_mlir_op *op, const char *target)
{
	char why[200];

	snprintf(why, sizeof(why), "@%s", target);
	return hlo_unsupported(im, op, why);
}

/* lapack_spotrf_ffi: potrf; NULL: not of this form. */
static const struct routine *routine_of(const char *target)
{
	size_t n = strlen(target);

	if (n < 13 || strncmp(target, "lapack_", 7) != 0 || strcmp(target + n - 4, "_ffi") != 0 ||
	    strchr("sdcz", target[7]) == NULL)
		return NULL;
	for (size_t i = 0; i < sizeof(routines) / sizeof(routines[0]); i++)
		if (strlen(routines[i].name) == n - 12 &&
		    memcmp(routines[i].name, target + 8, n - 12) == 0)
			return &routines[i];
	return NULL;
}

/* With symbolic sizes, operands tell the shapes of results, which are known here without them. */
static smr_status drop_shapes(hlo_import *im, const smr_mlir_op *op, smr_node **ins, uint32_t *nins)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "indices_of_shape_operands");
	const int64_t *list;
	uint32_t n, kept = 0, at = 0;
	hlo_value *v;

	if (a == NULL)
		return SMR_OK;
	SMR_TRY(hlo_ints(im, op, a, "indices_of_shape_operands", &list, &n));
	for (uint32_t i = 0; i < op->noperands; i++) {
		bool drop = false;

		SMR_TRY(hlo_operand(im, op, i, &v));
		for (uint32_t k = 0; k < n; k++)
			drop |= list[k] == i;
		for (uint32_t p = 0; p < v->nparts; p++, at++)
			if (!drop)
				ins[kept++] = ins[at];
	}
	*nins = kept;
	return SMR_OK;
}

static smr_status lapack(hlo_import *im, const smr_mlir_op *op, const struct routine *r)
{
	const smr_mlir_attr *config = smr_mlir_attr_of(op, "mhlo.backend_config");
	int64_t options[5] = {0};
	uint32_t n = 0, nins;
	smr_node **ins;
	hlo_make k;

	for (; n < 5 && r->options[n] != NULL; n++) {
		const smr_mlir_attr *a = smr_mlir_field(config, r->options[n]);

		if (a == NULL || (a->kind != SMR_MLIR_INTEGER && a->kind != SMR_MLIR_BOOL))
			return hlo_fail(im, op, SMR_ETYPE, "%s of %s without a number %s", op->name,
					r->name, r->options[n]);
		options[n] = (int64_t)a->bits;
	}
	SMR_TRY(hlo_all_parts(im, op, &ins, &nins));
	SMR_TRY(drop_shapes(im, op, ins, &nins));
	hlo_begin(&k, SMR_OP_lapack, ins, nins);
	if (n > 0)
		hlo_set(&k, SMR_ATTR_options, options, n);
	k.v.routine = r->name;
	/* without vectors (mode N) JAX gives them some shape all the same */
	return hlo_all_results(im, op, &k,
			       strncmp(r->name, "ges", 3) == 0 && r->options[1] == NULL &&
				       options[0] == 'N');
}

/* What jax.export asserts of sizes, which are numbers here. */
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

/* Hints where data lies: the values are what they were. */
static smr_status annotation(hlo_import *im, const smr_mlir_op *op, const char *target)
{
	hlo_value *v;
	hlo_type t;

	if (op->noperands != 1 || op->nresults != 1)
		return unknown(im, op, target);
	SMR_TRY(hlo_operand(im, op, 0, &v));
	SMR_TRY(hlo_type_of(im, op, op->results[0].type, &t));
	if (!hlo_same_shape(&t, &v->type))
		return unknown(im, op, target);
	return hlo_identity(im, op, NULL);
}

static smr_status custom_call(hlo_import *im, const smr_mlir_op *op, const hlo_row *row)
{
	static const char *const hints[] = {"annotate_device_placement", "LayoutConstraint"};
	const char *target = hlo_symbol(op, "call_target_name");
	const struct routine *r;
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
			return annotation(im, op, target);
	r = routine_of(target);
	return r != NULL ? lapack(im, op, r) : unknown(im, op, target);
}

const hlo_row hlo_call_rows[] = {
	{"stablehlo.custom_call", custom_call, NULL, 0},
	{NULL, NULL, NULL, 0},
};
