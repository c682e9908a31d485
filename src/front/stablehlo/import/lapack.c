/* custom_call of LAPACK's routines: lapack_spotrf_ffi, whose options are letters in
 * mhlo.backend_config; and of factorizations as programs for accelerators call them. */
#include <string.h>

#include "front/stablehlo/import/import.h"

/* Fields of mhlo.backend_config that a routine takes, in this order. */
static const struct routine {
	const char *name;
	const char *options[5];
	bool unread; /* JAX declares some shape for results that are not computed */
} routines[] = {
	{"potrf", {"uplo"}, false},
	{"getrf", {NULL}, false},
	{"geqrf", {NULL}, false},
	{"orgqr", {NULL}, false},
	{"ungqr", {NULL}, false},
	{"ormqr", {"left", "transpose"}, false},
	{"unmqr", {"left", "transpose"}, false},
	{"syevd", {"mode", "uplo"}, false},
	{"heevd", {"mode", "uplo"}, false},
	{"gesdd", {"mode"}, true},
	{"gesvd", {"mode"}, true},
	{"geev", {"compute_left", "compute_right"}, false},
	{"gees", {"mode", "sort"}, false},
	{"gehrd", {"low", "high"}, false},
	{"sytrd", {"uplo"}, false},
	{"hetrd", {"uplo"}, false},
	{"gtsv", {NULL}, false},
	{"geqp3", {NULL}, false},
	{"trsm", {"side", "uplo", "trans_x", "diag"}, false},
};

/* Finds the routine: potrf for lapack_spotrf_ffi; NULL: another form. */
static const struct routine *routine_of(const char *target)
{
	static const struct routine perturbed = {"lagtf", {NULL}, false};
	size_t n = strlen(target);

	if (strcmp(target, "tridiagonal_solve_perturbed_ffi") == 0)
		return &perturbed;
	if (n < 13 || strncmp(target, "lapack_", 7) != 0 || strcmp(target + n - 4, "_ffi") != 0 ||
	    strchr("sdcz", target[7]) == NULL)
		return NULL;
	for (size_t i = 0; i < sizeof(routines) / sizeof(routines[0]); i++)
		if (strlen(routines[i].name) == n - 12 &&
		    memcmp(routines[i].name, target + 8, n - 12) == 0)
			return &routines[i];
	return NULL;
}

/* With symbolic sizes operands give the shapes of results, which are inferred here without them. */
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

smr_status hlo_lapack_operands(hlo_import *im, const smr_mlir_op *op, smr_node ***ins,
			       uint32_t *nins)
{
	SMR_TRY(hlo_all_parts(im, op, ins, nins));
	return drop_shapes(im, op, *ins, nins);
}

/* LAPACK has no routine for the perturbed solve of complex numbers, and no call without results: a
 * function of the process may be one. */
static bool is_known(const smr_mlir_op *op, const struct routine *r, uint32_t nins)
{
	return op->nresults > 0 && (strcmp(r->name, "lagtf") != 0 || nins != 8);
}

static smr_status import_lapack_call(hlo_import *im, const smr_mlir_op *op, const struct routine *r,
				     bool *done)
{
	const smr_mlir_attr *config = smr_mlir_attr_of(op, "mhlo.backend_config");
	int64_t options[5] = {0};
	uint32_t n = 0, nins;
	smr_node **ins;
	smr_draft k;

	for (; n < 5 && r->options[n] != NULL; n++) {
		const smr_mlir_attr *a = smr_mlir_field(config, r->options[n]);

		if (a == NULL || (a->kind != SMR_MLIR_INTEGER && a->kind != SMR_MLIR_BOOL))
			return hlo_fail(im, op, SMR_ETYPE, "%s of %s without a number %s", op->name,
					r->name, r->options[n]);
		options[n] = (int64_t)a->bits;
	}
	SMR_TRY(hlo_lapack_operands(im, op, &ins, &nins));
	*done = is_known(op, r, nins);
	if (!*done)
		return SMR_OK;
	smr_draft_begin(&k, SMR_OP_lapack, ins, nins);
	if (n > 0)
		smr_draft_set(&k, SMR_ATTR_options, options, n);
	k.v.routine = r->name;
	return hlo_all_results(im, op, &k, r->unread && options[0] == 'N');
}

/* Eigenvectors and values: "LOWER,…" of backend_config says which triangle is read. */
static uint32_t read_eigen_options(const smr_mlir_op *op, int64_t *options)
{
	const smr_mlir_attr *a = smr_mlir_attr_of(op, "backend_config");

	options[0] = 'V';
	options[1] = a != NULL && a->text != NULL && a->text[0] == '0' ? 'U' : 'L';
	return 2;
}

static smr_status import_factorization(hlo_import *im, const smr_mlir_op *op, const char *target,
				       bool *done)
{
	static const struct {
		const char *target, *real, *complex;
		uint32_t (*read_options)(const smr_mlir_op *op, int64_t *options);
	} known[] = {
		{"Qr", "geqrf", "geqrf", NULL},
		{"ProductOfElementaryHouseholderReflectors", "orgqr", "ungqr", NULL},
		{"LuDecomposition", "getrf+order", "getrf+order", NULL},
		{"Eigh", "syevd+noinfo", "heevd+noinfo", read_eigen_options},
	};
	int64_t options[2];
	smr_draft k;
	smr_node **ins;
	uint32_t nins;

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		if (strcmp(target, known[i].target) != 0)
			continue;
		SMR_TRY(hlo_lapack_operands(im, op, &ins, &nins));
		smr_draft_begin(&k, SMR_OP_lapack, ins, nins);
		if (known[i].read_options != NULL)
			smr_draft_set(&k, SMR_ATTR_options, options,
				      known[i].read_options(op, options));
		k.v.routine = nins > op->noperands ? known[i].complex : known[i].real;
		*done = true;
		return hlo_all_results(im, op, &k, false);
	}
	return SMR_OK;
}

smr_status hlo_lapack(hlo_import *im, const smr_mlir_op *op, const char *target, bool *done)
{
	const struct routine *r = routine_of(target);

	if (r == NULL)
		SMR_TRY(import_factorization(im, op, target, done));
	if (r == NULL && !*done)
		return hlo_lapack_old(im, op, target, done);
	return *done ? SMR_OK : import_lapack_call(im, op, r, done);
}
