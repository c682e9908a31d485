/* custom_call of LAPACK's routines as exported by JAX before 0.5: @lapack_spotrf, @blas_strsm.
 * Sizes and options are operands, scalars first; some results are workspace only. */
#include <string.h>

#include "front/stablehlo/import/import.h"

enum { OPTIONS = 4, RESULTS = 8, WORK = '-' };

/* One form. An option is scalar `from`: its value selects a letter or, without letters, is the
 * option. A digit stands for the result of that number in the new form. */
typedef struct old {
	const char *name, *real, *complex; /* results: of real, of complex numbers; or NULL */
	uint32_t scalars, noptions;
	bool last; /* whether the last scalar is also the third operand */
	struct {
		uint32_t from;
		const char *letters;
	} options[OPTIONS];
} old;

static const old forms[] = {
	{"potrf", "01", "01", 3, 1, false, {{0, "UL"}}},
	{"trsm", "0", "0", 8, 4, true, {{0, "RL"}, {1, "UL"}, {2, "NTC"}, {3, "NU"}}},
	{"geev", "---01234", NULL, 4, 2, false, {{2, NULL}, {3, NULL}}},
	{"geev", NULL, "--0123", 4, 2, false, {{2, NULL}, {3, NULL}}},
	{"gees", "023145", NULL, 4, 2, false, {{2, NULL}, {3, NULL}}},
	{"gees", NULL, "0-2134", 4, 2, false, {{2, NULL}, {3, NULL}}},
	{"gehrd", "012-", "012-", 6, 2, false, {{1, NULL}, {2, NULL}}},
	{"sytrd", "01234-", NULL, 5, 1, false, {{1, "UL"}}},
	{"hetrd", NULL, "01234-", 5, 1, false, {{1, "UL"}}},
};

/* Finds the row for lapack_spotrf, blas_strsm; *@p results gets its results. */
static const old *form_of(const char *target, const char **results)
{
	size_t skip = strncmp(target, "lapack_", 7) == 0 ? 7
		      : strncmp(target, "blas_", 5) == 0 ? 5
							 : 0;

	if (skip == 0 || target[skip] == '\0' || strchr("sdcz", target[skip]) == NULL)
		return NULL;
	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		*results = strchr("cz", target[skip]) != NULL ? forms[i].complex : forms[i].real;
		if (*results != NULL && strcmp(forms[i].name, target + skip + 1) == 0)
			return &forms[i];
	}
	return NULL;
}

static smr_status read_options(hlo_import *im, const smr_mlir_op *op, const old *f,
			       int64_t *options)
{
	int64_t v[HLO_FOLDED];
	uint32_t n;

	for (uint32_t i = 0; i < f->noptions; i++) {
		const char *letters = f->options[i].letters;

		SMR_TRY(hlo_known_operand(im, op, f->options[i].from, v, &n));
		if (n != 1 || (letters != NULL && (v[0] < 0 || v[0] >= (int64_t)strlen(letters))))
			return hlo_fail(im, op, SMR_ETYPE,
					"%s: operand %u of %s is no option of it", op->name,
					f->options[i].from, f->name);
		options[i] = letters != NULL ? letters[v[0]] : v[0];
	}
	return SMR_OK;
}

/* Gets the tensors among the operands; in forms whose last scalar is an operand, it comes last. */
static smr_status read_operands(hlo_import *im, const smr_mlir_op *op, const old *f,
				smr_node ***ins, uint32_t *nins)
{
	smr_node **all, *scalar[2] = {NULL};
	uint32_t skip = f->scalars, n = 0;
	hlo_value *v;

	SMR_TRY(hlo_lapack_operands(im, op, &all, nins));
	if (f->last) {
		SMR_TRY(hlo_operand(im, op, f->scalars - 1, &v));
		for (; n < v->nparts; n++)
			SMR_TRY(hlo_node(im, v, n, &scalar[n]));
		skip += n - 1;
	}
	if (*nins <= skip)
		return hlo_fail(im, op, SMR_ETYPE, "%s of %s: %u operands", op->name, f->name,
				op->noperands);
	*ins = smr_arena_array(im->arena, *nins + 2, sizeof(smr_node *));
	if (*ins == NULL)
		return hlo_no_memory(im);
	memcpy(*ins, all + skip, (*nins - skip) * sizeof(smr_node *));
	*nins -= skip;
	for (uint32_t p = 0; p < n; p++)
		(*ins)[(*nins)++] = scalar[p];
	return SMR_OK;
}

/* Finds the position of result `of` of the new form among the tensors that it produces. */
static smr_status find_result_position(hlo_import *im, const smr_mlir_op *op, const char *results,
				       char of, uint32_t *at)
{
	hlo_type t;

	*at = 0;
	for (char before = '0'; before < of; before++) {
		ptrdiff_t i = strchr(results, before) - results;

		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t));
		*at += hlo_parts(&t);
	}
	return SMR_OK;
}

/* Sets a workspace result, which is never read, to zeros. */
static smr_status build_workspace(hlo_import *im, const smr_mlir_op *op, uint32_t i, hlo_type *t)
{
	smr_node *work[2];

	for (uint32_t d = 0; d < t->rank; d++)
		if (t->dims[d] == HLO_DIMS_ANY)
			t->dims[d] = 0;
	for (uint32_t p = 0; p < hlo_parts(t); p++)
		SMR_TRY(hlo_splat(im, t->elem.dtype, t->rank, t->dims, 0, &work[p]));
	return hlo_out(im, op, i, work);
}

static smr_status build_results(hlo_import *im, const smr_mlir_op *op, const char *results,
				smr_draft *k)
{
	smr_node *made[2 * RESULTS];
	hlo_type t[RESULTS];
	uint32_t n = 0, at;

	for (uint32_t i = 0; i < op->nresults; i++) {
		SMR_TRY(hlo_type_of(im, op, op->results[i].type, &t[i]));
		n += results[i] != WORK ? hlo_parts(&t[i]) : 0;
		if (hlo_parts(&t[i]) == 0)
			return hlo_fail(im, op, SMR_ETYPE, "%s: result %u is no tensor", op->name,
					i);
	}
	SMR_TRY(hlo_build(im, k, n, made));
	for (uint32_t i = 0; i < op->nresults; i++) {
		if (results[i] == WORK) {
			SMR_TRY(build_workspace(im, op, i, &t[i]));
			continue;
		}
		SMR_TRY(find_result_position(im, op, results, results[i], &at));
		SMR_TRY(hlo_out(im, op, i, made + at));
	}
	return SMR_OK;
}

smr_status hlo_lapack_old(hlo_import *im, const smr_mlir_op *op, const char *target, bool *done)
{
	int64_t options[OPTIONS];
	const char *results;
	const old *f = form_of(target, &results);
	smr_node **ins;
	uint32_t nins;
	smr_draft k;

	*done = f != NULL;
	if (f == NULL)
		return SMR_OK;
	if (op->noperands <= f->scalars || op->nresults != strlen(results))
		return hlo_fail(im, op, SMR_ETYPE, "%s of %s: %u operands and %u results", op->name,
				f->name, op->noperands, op->nresults);
	SMR_TRY(read_options(im, op, f, options));
	SMR_TRY(read_operands(im, op, f, &ins, &nins));
	smr_draft_begin(&k, SMR_OP_lapack, ins, nins);
	smr_draft_set(&k, SMR_ATTR_options, options, f->noptions);
	k.v.routine = f->name;
	return build_results(im, op, results, &k);
}
