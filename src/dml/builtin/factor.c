/* Builtin functions of matrix decompositions: lu(), qr(), svd(), det(). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dml/lazy/algebra.h"

static void zero_matrix(dml_matrix *m)
{
	memset(m->data, 0, (size_t)(m->rows * m->cols) * sizeof(double));
}

/* Returns the results that the call requests, and drops the others. */
static smr_status return_results(dml_builtin_call *c, smr_status st, dml_matrix **m, uint32_t n,
				 dml_value *out)
{
	for (uint32_t i = 0; i < n; i++)
		if (st == SMR_OK && i < c->nout)
			out[i] = dml_of(m[i]);
		else
			dml_matrix_drop(m[i]);
	return st;
}

static bool all_allocated(dml_matrix **m, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (m[i] == NULL)
			return false;
	return true;
}

/* ---- P A = L U */

/* Computes both factors in one matrix, as LAPACK stores them, and the row permutation. */
static smr_status factor_lu(dml_builtin_call *c, const dml_matrix *a, dml_matrix *lu,
			    int32_t *places)
{
	int32_t info = 0;
	smr_tensor in = dml_tensor(a),
		   outs[] = {dml_tensor(lu), dml_tensor_vector(places, SMR_I32, 1, a->rows),
			     dml_tensor_vector(&info, SMR_I32, 0, 0)};

	return dml_lapack(c, "getrf", NULL, 0, &in, 1, outs);
}

static void split_lu(const dml_matrix *lu, const int32_t *places, dml_matrix **plu)
{
	int64_t n = lu->rows;
	dml_matrix *p = plu[0];

	for (uint32_t i = 0; i < 3; i++)
		zero_matrix(plu[i]);
	for (int64_t i = 0; i < n; i++) {
		p->data[i * n + i] = 1;
		for (int64_t j = 0; j < n; j++)
			plu[j < i ? 1 : 2]->data[i * n + j] = lu->data[i * n + j];
		plu[1]->data[i * n + i] = 1;
	}
	for (int64_t i = 0; i < n; i++)
		for (int64_t j = 0; j < n; j++) {
			double x = p->data[i * n + j];

			p->data[i * n + j] = p->data[(places[i] - 1) * n + j];
			p->data[(places[i] - 1) * n + j] = x;
		}
}

static smr_status eval_lu_factors(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *a, *m[3] = {0}, *both;
	int32_t *places;
	smr_status st;

	SMR_TRY(dml_arg_square(c, &a));
	for (uint32_t i = 0; i < 3; i++)
		m[i] = dml_new(c->s, a->rows, a->rows);
	both = dml_new(c->s, a->rows, a->rows);
	places = (int32_t *)smr_numbers_new(a->rows);
	st = all_allocated(m, 3) && both != NULL && places != NULL ? factor_lu(c, a, both, places)
								   : SMR_ENOMEM;
	if (st == SMR_OK)
		split_lu(both, places, m);
	dml_matrix_drop(both);
	free((double *)places);
	return return_results(c, st, m, 3, out);
}

/* The product of U's diagonal, with the sign of the row permutation. */
static smr_status eval_det(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *a, *both;
	double d = 1;
	int32_t *places;
	smr_status st;

	SMR_TRY(dml_arg_square(c, &a));
	both = dml_new(c->s, a->rows, a->rows);
	places = (int32_t *)smr_numbers_new(a->rows);
	st = both != NULL && places != NULL ? factor_lu(c, a, both, places) : SMR_ENOMEM;
	for (int64_t i = 0; st == SMR_OK && i < a->rows; i++)
		d *= places[i] - 1 != i ? -both->data[i * a->rows + i]
					: both->data[i * a->rows + i];
	dml_matrix_drop(both);
	free((double *)places);
	if (st == SMR_OK)
		*out = dml_double(d);
	return st;
}

/* ---- A = Q R; Q holds the Householder vectors, as in SystemDS */

/* Reflects column @p k below row @p k onto the axis, and applies this to the columns after it. */
static void apply_householder(dml_matrix *a, int64_t k, dml_matrix *h, dml_matrix *r)
{
	int64_t n = a->cols;
	double length = 0;

	for (int64_t i = k; i < a->rows; i++)
		length = hypot(length, a->data[i * n + k]);
	if (length != 0) {
		if (a->data[k * n + k] < 0)
			length = -length;
		for (int64_t i = k; i < a->rows; i++)
			h->data[i * h->cols + k] = a->data[i * n + k] / length;
		h->data[k * h->cols + k] += 1;
	}
	for (int64_t j = k + 1; length != 0 && j < n; j++) {
		double by = 0;

		for (int64_t i = k; i < a->rows; i++)
			by += h->data[i * h->cols + k] * a->data[i * n + j];
		by /= h->data[k * h->cols + k];
		for (int64_t i = k; i < a->rows; i++)
			a->data[i * n + j] -= by * h->data[i * h->cols + k];
	}
	for (int64_t j = k; j < n; j++)
		r->data[k * n + j] = j == k ? -length : a->data[k * n + j];
}

static smr_status eval_qr_factors(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *a, *m[2], *rest;

	SMR_TRY(dml_arg_forced(c, 0, &a));
	m[0] = dml_new(c->s, a->rows, a->cols);
	m[1] = dml_new(c->s, a->rows, a->cols);
	rest = dml_new(c->s, a->rows, a->cols);
	if (!all_allocated(m, 2) || rest == NULL) {
		dml_matrix_drop(rest);
		return return_results(c, SMR_ENOMEM, m, 2, out);
	}
	zero_matrix(m[0]);
	zero_matrix(m[1]);
	memcpy(rest->data, a->data, (size_t)(a->rows * a->cols) * sizeof(double));
	for (int64_t k = 0; k < a->rows && k < a->cols; k++)
		apply_householder(rest, k, m[0], m[1]);
	dml_matrix_drop(rest);
	return return_results(c, SMR_OK, m, 2, out);
}

/* ---- A = U S t(V) */

static smr_status compute_svd(dml_builtin_call *c, const dml_matrix *a, dml_matrix **usv,
			      dml_matrix *vt, double *s)
{
	static const int64_t thin[] = {'S'};
	int64_t k = vt->rows;
	int32_t info = 0;
	dml_matrix *work = dml_new(c->s, a->rows, a->cols);
	smr_tensor in = dml_tensor(a), outs[5];
	smr_status st;

	if (work == NULL)
		return SMR_ENOMEM;
	outs[0] = dml_tensor(work);
	outs[1] = dml_tensor_vector(s, SMR_F64, 1, k);
	outs[2] = dml_tensor(usv[0]);
	outs[3] = dml_tensor(vt);
	outs[4] = dml_tensor_vector(&info, SMR_I32, 0, 0);
	st = dml_lapack(c, "gesdd", thin, 1, &in, 1, outs);
	dml_matrix_drop(work);
	if (st == SMR_OK && info != 0)
		st = dml_run_fail(c->s, c->at, "svd(): no singular values were found");
	zero_matrix(usv[1]);
	for (int64_t i = 0; i < k; i++) {
		usv[1]->data[i * k + i] = s[i];
		for (int64_t j = 0; j < a->cols; j++)
			usv[2]->data[j * k + i] = vt->data[i * a->cols + j];
	}
	return st;
}

static smr_status eval_svd(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *a, *m[3], *vt;
	double *s;
	int64_t k;
	smr_status st;

	SMR_TRY(dml_arg_forced(c, 0, &a));
	k = a->rows < a->cols ? a->rows : a->cols;
	m[0] = dml_new(c->s, a->rows, k);
	m[1] = dml_new(c->s, k, k);
	m[2] = dml_new(c->s, a->cols, k);
	vt = dml_new(c->s, k, a->cols);
	s = smr_numbers_new(k);
	st = all_allocated(m, 3) && vt != NULL && s != NULL ? compute_svd(c, a, m, vt, s)
							    : SMR_ENOMEM;
	dml_matrix_drop(vt);
	free(s);
	return return_results(c, st, m, 3, out);
}

static const dml_builtin rows[] = {
	{"lu", "A!", eval_lu_factors, .shape = "rr rr rr"},
	{"det", "A!", eval_det, .shape = "s"},
	{"qr", "A!", eval_qr_factors, .shape = "rr rc"},
	{"svd", "A!", eval_svd, .shape = "r? ?? c?"},
};

const dml_builtins dml_builtins_factor = {rows, sizeof(rows) / sizeof(rows[0])};
