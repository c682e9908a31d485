/* Builtin functions of linear algebra, through LAPACK. */
#include <stdlib.h>
#include <string.h>

#include "dml/lazy/algebra.h"

smr_tensor dml_tensor(const dml_matrix *m)
{
	return (smr_tensor){.data = m->data,
			    .dtype = SMR_F64,
			    .rank = 2,
			    .dims = {m->rows, m->cols},
			    .strides = {m->cols * (int64_t)sizeof(double), sizeof(double)}};
}

smr_tensor dml_tensor_vector(void *data, smr_dtype t, uint32_t rank, int64_t n)
{
	return (smr_tensor){.data = data,
			    .dtype = t,
			    .rank = rank,
			    .dims = {n},
			    .strides = {(int64_t)smr_dtype_size(t)}};
}

smr_status dml_lapack(dml_builtin_call *c, const char *routine, const int64_t *options, uint32_t n,
		      const smr_tensor *ins, uint32_t nins, const smr_tensor *outs)
{
	smr_lapack_plan plan;
	const char *why = smr_lapack_plan_make(routine, options, n, ins, nins, &plan);

	if (why != NULL)
		return dml_run_fail(c->s, c->at, "%s(): %s", c->name, why);
	return smr_lapack_run_once(&plan, options, ins, outs);
}

smr_status dml_arg_square(dml_builtin_call *c, dml_matrix **out)
{
	SMR_TRY(dml_arg_forced(c, 0, out));
	return (*out)->rows == (*out)->cols
		       ? SMR_OK
		       : dml_run_fail(c->s, c->at,
				      "The A matrix, in %s(A,...) should have squared dimensions.",
				      c->name);
}

/* ---- A x = b by P L U */

static void swap_rows(dml_matrix *m, int64_t i, int64_t k)
{
	for (int64_t j = 0; j < m->cols && i != k; j++) {
		double x = m->data[i * m->cols + j];

		m->data[i * m->cols + j] = m->data[k * m->cols + j];
		m->data[k * m->cols + j] = x;
	}
}

/* Replaces @p b by the solution x. */
static smr_status solve_by(dml_builtin_call *c, const dml_matrix *a, dml_matrix *b, dml_matrix *lu,
			   int32_t *places)
{
	static const int64_t lower[] = {'L', 'L', 'N', 'U'}, upper[] = {'L', 'U', 'N', 'N'};
	int32_t info = 0;
	smr_tensor in = dml_tensor(a),
		   outs[] = {dml_tensor(lu), dml_tensor_vector(places, SMR_I32, 1, a->rows),
			     dml_tensor_vector(&info, SMR_I32, 0, 0)};
	smr_tensor ins[] = {dml_tensor(lu), dml_tensor(b)}, x = dml_tensor(b);

	SMR_TRY(dml_lapack(c, "getrf", NULL, 0, &in, 1, outs));
	if (info > 0)
		return dml_run_fail(c->s, c->at, "%s(): the matrix is singular", c->name);
	for (int64_t i = 0; i < b->rows; i++)
		swap_rows(b, i, places[i] - 1);
	SMR_TRY(dml_lapack(c, "trsm", lower, 4, ins, 2, &x));
	return dml_lapack(c, "trsm", upper, 4, ins, 2, &x);
}

static smr_status solve_dense(dml_builtin_call *c, const dml_matrix *a, dml_matrix *b,
			      dml_value *out)
{
	dml_matrix *lu = dml_new(c->s, a->rows, a->cols);
	int32_t *places = (int32_t *)smr_numbers_new(a->rows);
	smr_status st = lu != NULL && places != NULL ? solve_by(c, a, b, lu, places) : SMR_ENOMEM;

	dml_matrix_drop(lu);
	free((double *)places);
	if (st == SMR_OK)
		*out = dml_of(b);
	else
		dml_matrix_drop(b);
	return st;
}

static smr_status eval_solve(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *a, *b, *x;

	SMR_TRY(dml_arg_square(c, &a));
	SMR_TRY(dml_arg_forced(c, 1, &b));
	if (b->rows != a->rows)
		return dml_run_fail(c->s, c->at, "solve(): A has %lld rows and b %lld",
				    (long long)a->rows, (long long)b->rows);
	x = dml_new(c->s, b->rows, b->cols);
	if (x == NULL)
		return SMR_ENOMEM;
	memcpy(x->data, b->data, (size_t)(b->rows * b->cols) * sizeof(double));
	return solve_dense(c, a, x, out);
}

static smr_status eval_inverse(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *a, *x;

	SMR_TRY(dml_arg_square(c, &a));
	x = dml_new(c->s, a->rows, a->cols);
	if (x == NULL)
		return SMR_ENOMEM;
	memset(x->data, 0, (size_t)(a->rows * a->cols) * sizeof(double));
	for (int64_t i = 0; i < a->rows; i++)
		x->data[i * a->cols + i] = 1;
	return solve_dense(c, a, x, out);
}

/* ---- factors */

static smr_status eval_cholesky(dml_builtin_call *c, dml_value *out)
{
	static const int64_t lower[] = {'L'};
	dml_matrix *a, *l;
	int32_t info = 0;
	smr_tensor in, outs[2];
	smr_status st;

	SMR_TRY(dml_arg_square(c, &a));
	l = dml_new(c->s, a->rows, a->cols);
	if (l == NULL)
		return SMR_ENOMEM;
	in = dml_tensor(a);
	outs[0] = dml_tensor(l);
	outs[1] = dml_tensor_vector(&info, SMR_I32, 0, 0);
	st = dml_lapack(c, "potrf", lower, 1, &in, 1, outs);
	if (st == SMR_OK && info != 0)
		st = dml_run_fail(c->s, c->at, "cholesky(): the matrix is not positive definite");
	for (int64_t i = 0; st == SMR_OK && i < l->rows; i++)
		for (int64_t j = i + 1; j < l->cols; j++)
			l->data[i * l->cols + j] = 0;
	if (st == SMR_OK)
		*out = dml_of(l);
	else
		dml_matrix_drop(l);
	return st;
}

/* Computes eigenvalues of a symmetric matrix, ascending, and eigenvectors as columns. */
static smr_status eval_eigen(dml_builtin_call *c, dml_value *out)
{
	static const int64_t vectors[] = {'V', 'L'};
	dml_matrix *a, *v, *w;
	int32_t info = 0;
	smr_tensor in, outs[3];
	smr_status st;

	SMR_TRY(dml_arg_square(c, &a));
	v = dml_new(c->s, a->rows, a->cols);
	w = dml_new(c->s, a->rows, 1);
	if (v == NULL || w == NULL) {
		dml_matrix_drop(v);
		dml_matrix_drop(w);
		return SMR_ENOMEM;
	}
	in = dml_tensor(a);
	outs[0] = dml_tensor(v);
	outs[1] = dml_tensor_vector(w->data, SMR_F64, 1, a->rows);
	outs[2] = dml_tensor_vector(&info, SMR_I32, 0, 0);
	st = dml_lapack(c, "syevd", vectors, 2, &in, 1, outs);
	if (st == SMR_OK && info != 0)
		st = dml_run_fail(c->s, c->at, "eigen(): no eigenvalues were found");
	if (st != SMR_OK) {
		dml_matrix_drop(v);
		dml_matrix_drop(w);
		return st;
	}
	out[0] = dml_of(w);
	if (c->nout > 1)
		out[1] = dml_of(v);
	else
		dml_matrix_drop(v);
	return SMR_OK;
}

static const dml_builtin rows[] = {
	{"solve", "A! b!", eval_solve, .shape = "cC"},
	{"inv", "A!", eval_inverse, .shape = "rc"},
	{"inverse", "A!", eval_inverse, .shape = "rc"},
	{"cholesky", "A!", eval_cholesky, .shape = "rc"},
	{"eigen", "A!", eval_eigen, .shape = "ri rr"},
};

const dml_builtins dml_builtins_algebra = {rows, sizeof(rows) / sizeof(rows[0])};
