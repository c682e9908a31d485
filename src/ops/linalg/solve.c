/* cholesky and triangular_solve, by LAPACK. Complex matrices are pairs: (re, im) of the first, then
 * of the second. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "ir/graph/value.h"
#include "ops/build.h"
#include "ops/linalg/lapack.h"
#include "ops/list.h"

enum { MOST = 4 };

static bool get_flag(const smr_node *v, smr_attr_key key)
{
	return smr_node_number(v, key, 0) != 0;
}

static void potrf_options(const smr_node *v, int64_t *options)
{
	options[0] = get_flag(v, SMR_ATTR_lower) ? 'L' : 'U';
}

static void trsm_options(const smr_node *v, int64_t *options)
{
	int64_t transposed = smr_node_number(v, SMR_ATTR_transposed, 0);

	options[0] = get_flag(v, SMR_ATTR_left) ? 'L' : 'R';
	potrf_options(v, options + 1);
	options[2] = transposed >= 0 && transposed < 3 ? "NTC"[transposed] : 0;
	options[3] = get_flag(v, SMR_ATTR_unit) ? 'U' : 'N';
}

static smr_status make_solve_plan(const smr_node *v, const int64_t *options, smr_lapack_plan *p)
{
	bool solve = v->op == SMR_OP_triangular_solve;
	smr_tensor ins[MOST];
	const char *why;

	if (v->nins == 0 || v->nins > MOST)
		return smr_ops_wrong(v, "it has %u operands", v->nins);
	for (uint32_t i = 0; i < v->nins; i++) {
		ins[i] = (smr_tensor){.dtype = v->ins[i]->type.dtype, .rank = v->ins[i]->type.rank};
		SMR_TRY(smr_ops_dims(v, i, ins[i].dims));
	}
	why = smr_lapack_plan_make(solve ? "trsm" : "potrf", options, solve ? 4 : 1, ins, v->nins,
				   p);
	/* trsm also has a form of 6 operands, which is not this op's */
	if (why == NULL && v->nins == 3)
		why = "operands are A and B, or both as pairs";
	return why == NULL ? SMR_OK : smr_ops_wrong(v, "%s", why);
}

static smr_status infer_result_types(smr_graph *g, const smr_node *v, const int64_t *options,
				     smr_type *types)
{
	smr_lapack_plan p;
	uint32_t n;

	SMR_TRY(make_solve_plan(v, options, &p));
	n = p.complex ? 2 : 1;
	SMR_TRY(smr_ops_counts(v, v->nins, n));
	for (uint32_t k = 0; k < n; k++)
		SMR_TRY(smr_type_make(g, p.outs[k].dtype, p.outs[k].rank, p.outs[k].dims,
				      &types[k]));
	return SMR_OK;
}

static smr_status infer_cholesky(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t options[1];

	potrf_options(v, options);
	return infer_result_types(g, v, options, types);
}

static smr_status infer_solve(smr_graph *g, const smr_node *v, smr_type *types)
{
	int64_t options[4];

	trsm_options(v, options);
	return infer_result_types(g, v, options, types);
}

/* Clears the other triangle; fills a matrix that has no factor with NaN. */
static void finish_cholesky(const smr_tensor *t, const int32_t *info, bool lower)
{
	int64_t n = t->dims[t->rank - 1], count = smr_tensor_count(t);
	uint64_t nan = smr_value_from_double(t->dtype, NAN);

	for (int64_t at = 0; at < count; at++) {
		int64_t i = at / n % n, j = at % n;

		if (info[at / (n * n)] != 0)
			smr_tensor_set(t, at, nan);
		else if (lower ? j > i : j < i)
			smr_tensor_set(t, at, 0);
	}
}

static smr_status eval_cholesky(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	smr_tensor all[3];
	smr_lapack_plan p;
	int64_t options[1];
	uint32_t n;
	smr_status st;

	potrf_options(v, options);
	SMR_TRY(make_solve_plan(v, options, &p));
	n = p.complex ? 2 : 1;
	memcpy(all, outs, n * sizeof(*outs));
	all[n] = p.outs[n];
	all[n].data = smr_calloc((size_t)smr_tensor_count(&all[n]) + 1, sizeof(int32_t));
	if (all[n].data == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for cholesky");
	st = smr_lapack_run_once(&p, options, ins, all);
	for (uint32_t k = 0; st == SMR_OK && k < n; k++)
		finish_cholesky(&outs[k], all[n].data, options[0] == 'L');
	smr_free(all[n].data);
	return st;
}

static smr_status eval_solve(const smr_node *v, const smr_tensor *ins, const smr_tensor *outs)
{
	int64_t options[4];
	smr_lapack_plan p;

	trsm_options(v, options);
	SMR_TRY(make_solve_plan(v, options, &p));
	return smr_lapack_run_once(&p, options, ins, outs);
}

const smr_op_info smr_ops_cholesky = {
	.op = SMR_OP_cholesky, .infer = infer_cholesky, .eval = eval_cholesky};
const smr_op_info smr_ops_triangular_solve = {
	.op = SMR_OP_triangular_solve, .infer = infer_solve, .eval = eval_solve};
