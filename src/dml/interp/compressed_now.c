/* Operations on compressed matrices, which compute at once: they read codes, which no op of flows
 * does. If one reports that it was not done, the caller takes the dense path, which decompresses.
 *
 * t() of a compressed matrix is the same one, read the other way round. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/data/aligned_memory.h"
#include "base/thread/clock.h"
#include "dml/interp.h"

static const smr_workers *workers_of(const script *s)
{
	return s->trace->runner->workers;
}

static bool is_packed(const dml_value *v)
{
	return v->kind == DML_MATRIX && v->matrix->packed != NULL;
}

static smr_status give_packed(smr_compressed *c, bool turned, dml_value *out)
{
	dml_matrix *m = dml_matrix_of_packed(c, turned);

	if (m == NULL)
		return SMR_ENOMEM;
	*out = dml_of(m);
	return SMR_OK;
}

smr_status dml_packed_turn(const dml_value *of, dml_value *out, bool *done)
{
	*done = is_packed(of);
	return *done ? give_packed(smr_compressed_keep(of->matrix->packed), !of->matrix->turned,
				   out)
		     : SMR_OK;
}

/* ---- products */

static void transpose(const double *from, int64_t rows, int64_t cols, double *to)
{
	for (int64_t i = 0; i < rows; i++)
		for (int64_t j = 0; j < cols; j++)
			to[j * rows + i] = from[i * cols + j];
}

/* Computes @p x, or t(x), times a matrix of @p k columns. */
static smr_status multiply(script *s, const dml_matrix *x, bool turned, int64_t k, const double *v,
			   double *out)
{
	return x->turned != turned
		       ? smr_compressed_turned_times(x->packed, k, v, workers_of(s), out)
		       : smr_compressed_times(x->packed, k, v, workers_of(s), out);
}

static smr_status left_product(script *s, const dml_matrix *x, const dml_matrix *v, dml_value *out)
{
	dml_matrix *r = dml_new(s, x->rows, v->cols);
	smr_status st;

	if (r == NULL)
		return SMR_ENOMEM;
	st = multiply(s, x, false, v->cols, v->data, r->data);
	if (st == SMR_OK)
		*out = dml_of(r);
	else
		dml_matrix_drop(r);
	return st;
}

/* W %*% X is t(t(X) %*% t(W)). */
static smr_status right_product(script *s, const dml_matrix *w, const dml_matrix *x, dml_value *out)
{
	bool row = w->rows == 1; /* equals its transpose in memory */
	double *in = row ? NULL : smr_numbers_new(w->rows * w->cols);
	double *turned = row ? NULL : smr_numbers_new(w->rows * x->cols);
	dml_matrix *r = dml_new(s, w->rows, x->cols);
	smr_status st = r == NULL || (!row && (in == NULL || turned == NULL)) ? SMR_ENOMEM : SMR_OK;

	if (st == SMR_OK && !row)
		transpose(w->data, w->rows, w->cols, in);
	if (st == SMR_OK)
		st = multiply(s, x, true, w->rows, row ? w->data : in, row ? r->data : turned);
	if (st == SMR_OK && !row)
		transpose(turned, x->cols, w->rows, r->data);
	free(in);
	free(turned);
	if (st == SMR_OK)
		*out = dml_of(r);
	else
		dml_matrix_drop(r);
	return st;
}

static smr_status gram(script *s, const dml_matrix *x, dml_value *out)
{
	dml_matrix *r = dml_new(s, x->cols, x->cols);
	smr_status st;

	if (r == NULL)
		return SMR_ENOMEM;
	st = smr_compressed_gram(x->packed, workers_of(s), r->data);
	if (st == SMR_OK)
		*out = dml_of(r);
	else
		dml_matrix_drop(r);
	return st;
}

smr_status dml_packed_product(script *s, const dml_value *a, const dml_value *b, dml_value *out,
			      bool *done)
{
	bool left = is_packed(a), right = is_packed(b);
	dml_value other;
	smr_status st;

	*done = left || right;
	if (!*done)
		return SMR_OK;
	if (left && right && a->matrix->packed == b->matrix->packed && a->matrix->turned &&
	    !b->matrix->turned)
		return gram(s, b->matrix, out);
	other = dml_keep(left ? b : a);
	st = dml_materialize(s->trace, &other);
	if (st == SMR_OK)
		st = left ? left_product(s, a->matrix, other.matrix, out)
			  : right_product(s, other.matrix, b->matrix, out);
	dml_drop(&other);
	return st;
}

/* ---- sums, minima, maxima */

static const smr_compressed_fold folds[] = {[DML_SUM] = SMR_COMPRESSED_SUM,
					    [DML_LEAST] = SMR_COMPRESSED_LEAST,
					    [DML_GREATEST] = SMR_COMPRESSED_GREATEST};

smr_status dml_packed_fold(script *s, const dml_value *of, dml_fold f, int way, dml_value *out,
			   bool *done)
{
	const dml_matrix *m = of->matrix;
	bool rows = way == 1;
	dml_matrix *r;
	double all;
	smr_status st;

	*done = is_packed(of) && f != DML_MULTIPLY;
	if (!*done)
		return SMR_OK;
	if (way == 0) {
		SMR_TRY(smr_compressed_fold_all(m->packed, folds[f], workers_of(s), &all));
		*out = dml_double(all);
		return SMR_OK;
	}
	r = dml_new(s, rows ? m->rows : 1, rows ? 1 : m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	st = (rows != m->turned ? smr_compressed_fold_rows : smr_compressed_fold_cols)(
		m->packed, folds[f], workers_of(s), r->data);
	if (st == SMR_OK)
		*out = dml_of(r);
	else
		dml_matrix_drop(r);
	return st;
}

/* ---- elementwise operations */

/* Whether an operand has one number for each column of the compressed matrix. */
static bool is_along(const dml_matrix *m, const dml_matrix *x)
{
	return x->turned ? x->cols > 1 && m->cols == 1 && m->rows == x->rows
			 : x->rows > 1 && m->rows == 1 && m->cols == x->cols;
}

/* Finds the one compressed matrix of a map whose other operands are numbers, or have one for each
 * of its columns; NULL: none. */
static const dml_matrix *find_packed(int n, const dml_value *const *args)
{
	const dml_matrix *x = NULL;

	for (int i = 0; i < n && x == NULL; i++)
		if (is_packed(args[i]))
			x = args[i]->matrix;
	for (int i = 0; i < n && x != NULL; i++) {
		const dml_matrix *m = args[i]->kind == DML_MATRIX ? args[i]->matrix : NULL;

		if (m == NULL || (m->packed == x->packed && m->turned == x->turned))
			continue;
		if (m->packed != NULL || !is_along(m, x))
			x = NULL;
	}
	return x;
}

static smr_status stored_elements(script *s, const dml_matrix *x, dml_value *out)
{
	dml_matrix *m = dml_new(s, smr_compressed_count(x->packed), 1);

	if (m == NULL)
		return SMR_ENOMEM;
	smr_compressed_values(x->packed, m->data);
	*out = dml_of(m);
	return SMR_OK;
}

/* Makes the operand for the stored elements: of a vector, the number of each element's column. */
static smr_status stored_operand(script *s, const dml_matrix *x, const dml_value *stored,
				 const dml_value *arg, dml_value *out)
{
	dml_value v;
	dml_matrix *m;
	smr_status st;

	if (arg->kind != DML_MATRIX || arg->matrix->packed != NULL) {
		*out = dml_keep(arg->kind == DML_MATRIX ? stored : arg);
		return SMR_OK;
	}
	v = dml_keep(arg);
	st = dml_materialize(s->trace, &v);
	m = st == SMR_OK ? dml_new(s, smr_compressed_count(x->packed), 1) : NULL;
	if (m != NULL) {
		smr_compressed_spread(x->packed, v.matrix->data, m->data);
		*out = dml_of(m);
	} else if (st == SMR_OK) {
		st = SMR_ENOMEM;
	}
	dml_drop(&v);
	return st;
}

static smr_status map_stored(script *s, smr_dml_at at, dml_element e, int n,
			     const dml_value *const *args, const dml_matrix *x, dml_value *r)
{
	dml_value stored = {0}, own[3] = {0};
	smr_status st = stored_elements(s, x, &stored);

	for (int i = 0; i < n && st == SMR_OK; i++)
		st = stored_operand(s, x, &stored, args[i], &own[i]);
	if (st == SMR_OK)
		st = dml_map(s, at, e, (const dml_value *[]){&own[0], &own[1], &own[2]}, r);
	if (st == SMR_OK)
		st = dml_materialize(s->trace, r);
	for (int i = 0; i < n; i++)
		dml_drop(&own[i]);
	dml_drop(&stored);
	return st;
}

smr_status dml_packed_map(script *s, smr_dml_at at, dml_element e, int n,
			  const dml_value *const *args, dml_value *out, bool *done)
{
	const dml_matrix *x = find_packed(n, args);
	smr_compressed *c;
	dml_value r = {0};
	smr_status st;

	*done = x != NULL;
	if (x == NULL)
		return SMR_OK;
	st = map_stored(s, at, e, n, args, x, &r);
	if (st == SMR_OK)
		st = smr_compressed_with(x->packed, r.matrix->data, &c);
	if (st == SMR_OK)
		st = give_packed(c, x->turned, out);
	dml_drop(&r);
	return st;
}

/* ---- compression */

smr_status dml_pack(script *s, smr_dml_at at, dml_value *of, dml_value *out)
{
	const dml_matrix *m = of->matrix;
	double bytes;
	int64_t started;
	smr_compressed *c;
	smr_status st;

	if (m->packed != NULL) {
		*out = dml_keep(of);
		return SMR_OK;
	}
	SMR_TRY(dml_compute(s->trace, of));
	bytes = sizeof(double) * (double)m->rows * (double)m->cols;
	if (m->values != NULL)
		bytes = (double)m->pattern->n * (sizeof(double) + sizeof(int32_t)) +
			sizeof(int64_t) * (double)m->rows;
	SMR_TRY(dml_materialize(s->trace, of));
	started = smr_now_ns();
	SMR_TRY(smr_compress(m->rows, m->cols, m->data, bytes, workers_of(s), &c));
	st = dml_record_compression(s, at,
				    &(dml_compressed_what){m->rows, m->cols, bytes,
							   (double)(smr_now_ns() - started) * 1e-9,
							   c});
	if (st != SMR_OK) {
		smr_compressed_drop(c);
		return st;
	}
	if (c != NULL)
		return give_packed(c, false, out);
	*out = dml_keep(of);
	return SMR_OK;
}

smr_status dml_unpack(script *s, const dml_value *of, dml_value *out)
{
	const dml_matrix *m = of->matrix;
	dml_matrix *r;

	if (m->packed == NULL) {
		*out = dml_keep(of);
		return SMR_OK;
	}
	r = dml_new(s, m->rows, m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	smr_compressed_to_dense(m->packed, m->turned, workers_of(s), r->data);
	*out = dml_of(r);
	return dml_matrix_settle(r, workers_of(s));
}
