/* Operations computed at once on sparse matrices, which depend on rows and are no ops of flows. If
 * one reports that it was not done, the caller takes the dense path. */
#include "base/alloc.h"
#include "dml/interp.h"
#include "dml/io/stored.h"

smr_status dml_sparse_now(script *s, dml_value *of, bool *is)
{
	*is = of->matrix != NULL && dml_form_of(s->trace, of->matrix).pattern != NULL;
	if (!*is)
		return SMR_OK;
	SMR_TRY(dml_compute(s->trace, of));
	*is = of->matrix != NULL && of->matrix->values != NULL;
	return SMR_OK;
}

smr_status dml_sparse_give(smr_sparse *r, dml_value *out)
{
	dml_matrix *m = dml_matrix_of_sparse(r);

	if (m == NULL)
		return SMR_ENOMEM;
	*out = dml_of(m);
	return SMR_OK;
}

static smr_sparse parts_of(const dml_value *v)
{
	return (smr_sparse){v->matrix->pattern, v->matrix->values};
}

/* ---- two operands */

/* Whether a dense matrix, concatenated to a sparse one, should be sparse too: the result is. */
static bool can_concat_sparse(const dml_matrix *a, const dml_matrix *b, dml_op op)
{
	bool beside = op == DML_BESIDE;

	return smr_sparse_pays(beside ? a->rows : a->rows + b->rows,
			       beside ? a->cols + b->cols : a->cols,
			       dml_matrix_nonzeros(a) + dml_matrix_nonzeros(b));
}

static smr_status to_sparse(const script *s, dml_value *v)
{
	const dml_matrix *m = v->matrix;
	dml_matrix *r;
	smr_sparse x;

	if (m->values != NULL)
		return SMR_OK;
	SMR_TRY(smr_sparse_of_dense(m->rows, m->cols, m->data, s->trace->runner->workers, &x));
	r = dml_matrix_on(&x);
	if (r == NULL)
		return SMR_ENOMEM;
	dml_drop(v);
	*v = dml_of(r);
	return SMR_OK;
}

/* Computes copies of the operands; not *@p sparse: they should be dense. */
static smr_status materialize_pair(script *s, dml_op op, const dml_value *a, const dml_value *b,
				   dml_value copy[2], bool *sparse)
{
	bool first = dml_form_of(s->trace, a->matrix).pattern != NULL;
	bool second = dml_form_of(s->trace, b->matrix).pattern != NULL;

	*sparse = op == DML_PRODUCT ? first && second : first || second;
	if (!*sparse)
		return SMR_OK;
	copy[0] = dml_keep(a);
	copy[1] = dml_keep(b);
	SMR_TRY(dml_compute(s->trace, &copy[0]));
	SMR_TRY(dml_compute(s->trace, &copy[1]));
	*sparse = copy[0].matrix->values != NULL && copy[1].matrix->values != NULL;
	if (*sparse || op == DML_PRODUCT || !can_concat_sparse(copy[0].matrix, copy[1].matrix, op))
		return SMR_OK;
	SMR_TRY(to_sparse(s, &copy[0]));
	SMR_TRY(to_sparse(s, &copy[1]));
	*sparse = true;
	return SMR_OK;
}

/* A product may have many more nonzeros than its operands: they are counted if the upper bound does
 * not fit. */
static smr_status multiply_sparse(script *s, const smr_sparse *a, const smr_sparse *b,
				  smr_sparse *out)
{
	const double place = 2 * (sizeof(double) + sizeof(int32_t)); /* with temporary memory */
	const smr_workers *w = s->trace->runner->workers;
	double most = place * (double)smr_sparse_product_most(a, b);
	int64_t n;

	if (most > dml_room(s)) {
		SMR_TRY(smr_sparse_product_count(a, b, w, &n));
		SMR_TRY(dml_fits(s, place * (double)n));
	}
	return smr_sparse_multiply(a, b, w, out);
}

/* ---- t(X) %*% X */

/* Whether @p a, still to be computed, is the transpose of @p b. */
static bool is_transpose(const dml_lazy *t, const dml_matrix *a, const dml_matrix *b)
{
	const dml_node *n;

	if (!dml_lazy_waits(t, a) || t->nodes.v[a->node].op != DML_TURN)
		return false;
	if (dml_lazy_waits(t, b))
		return t->nodes.v[a->node].in[0] == b->node;
	n = &t->nodes.v[t->nodes.v[a->node].in[0]];
	return n->op == DML_PARAM && t->params.v[n->n[0]] == b;
}

enum { DENSE = 4 }; /* products for each element, with which a result is taken to be dense */

/* Computes t(X) %*% X unless few of its elements are likely to be other than 0, or it would not
 * fit. */
static smr_status multiply_by_itself(script *s, const dml_value *x, dml_value *out, bool *done)
{
	dml_value copy = dml_keep(x);
	smr_status st = dml_compute(s->trace, &copy);
	const dml_matrix *m = copy.matrix;
	double all = (double)m->cols * (double)m->cols, products = 0;
	dml_matrix *r = NULL;

	if (st == SMR_OK && m->values != NULL)
		products = smr_sparse_gram_products(m->pattern);
	*done = products > all && all * sizeof(double) < dml_room(s);
	if (*done) {
		r = dml_new(s, m->cols, m->cols);
		st = r != NULL ? smr_sparse_gram(m->pattern, m->values, s->trace->runner->workers,
						 r->data)
			       : SMR_ENOMEM;
	}
	if (r != NULL && st == SMR_OK && products < DENSE * all)
		st = dml_matrix_settle(r, s->trace->runner->workers);
	if (r != NULL && st == SMR_OK)
		*out = dml_of(r);
	else if (r != NULL)
		dml_matrix_drop(r);
	dml_drop(&copy);
	return st;
}

smr_status dml_sparse_two(script *s, dml_op op, const dml_value *a, const dml_value *b,
			  dml_value *out, bool *done)
{
	const smr_workers *w = s->trace->runner->workers;
	dml_value copy[2] = {0};
	smr_sparse x, y, r;
	smr_status st;

	*done = false;
	if (op == DML_PRODUCT && dml_form_of(s->trace, b->matrix).pattern != NULL &&
	    is_transpose(s->trace, a->matrix, b->matrix))
		SMR_TRY(multiply_by_itself(s, b, out, done));
	if (*done)
		return SMR_OK;
	st = materialize_pair(s, op, a, b, copy, done);
	if (st == SMR_OK && *done) {
		x = parts_of(&copy[0]);
		y = parts_of(&copy[1]);
		st = op == DML_PRODUCT  ? multiply_sparse(s, &x, &y, &r)
		     : op == DML_BESIDE ? smr_sparse_beside(&x, &y, w, &r)
					: smr_sparse_below(&x, &y, w, &r);
		if (st == SMR_OK)
			st = dml_sparse_give(&r, out);
	}
	dml_drop(&copy[0]);
	dml_drop(&copy[1]);
	return st;
}

/* ---- parts */

smr_status dml_sparse_part(script *s, dml_value *of, const int64_t at[2], const int64_t n[2],
			   dml_value *out, bool *done)
{
	smr_sparse r;

	SMR_TRY(dml_sparse_now(s, of, done));
	if (!*done)
		return SMR_OK;
	SMR_TRY(smr_sparse_part(of->matrix->pattern, of->matrix->values, at, n,
				s->trace->runner->workers, &r));
	return dml_sparse_give(&r, out);
}

/* Each assigned part copies a sparse matrix, while a dense one is updated in place: only the first
 * few keep it sparse, or more if a dense one would not fit. */
static bool stays_sparse(script *s, const dml_matrix *m)
{
	enum { FEW = 4, PART = 4 /* of the memory there is */ };

	return m->puts < FEW || PART * (double)dml_matrix_count(m) * sizeof(double) > dml_room(s);
}

smr_status dml_sparse_put(script *s, dml_value *into, const dml_value *v, const int64_t at[2],
			  dml_value *out, bool *done)
{
	dml_value part;
	smr_sparse a, b, r;
	smr_status st;

	SMR_TRY(dml_sparse_now(s, into, done));
	*done = *done && stays_sparse(s, into->matrix);
	if (!*done)
		return SMR_OK;
	SMR_TRY(dml_as_matrix(s, v, &part));
	st = dml_compute(s->trace, &part);
	if (st == SMR_OK)
		st = to_sparse(s, &part);
	if (st == SMR_OK) {
		a = parts_of(into);
		b = parts_of(&part);
		st = smr_sparse_put(&a, &b, at, s->trace->runner->workers, &r);
	}
	if (st == SMR_OK)
		st = dml_sparse_give(&r, out);
	if (st == SMR_OK)
		out->matrix->puts =
			into->matrix->puts < UINT8_MAX ? into->matrix->puts + 1 : UINT8_MAX;
	dml_drop(&part);
	return st;
}

/* ---- one sparse operand */

smr_status dml_sparse_pick(script *s, const dml_matrix *m, const int64_t *rows, int64_t n,
			   dml_value *out)
{
	smr_sparse r;

	SMR_TRY(smr_sparse_pick(m->pattern, m->values, rows, n, s->trace->runner->workers, &r));
	return dml_sparse_give(&r, out);
}

static smr_status reverse_rows(script *s, const dml_matrix *m, dml_value *out)
{
	int64_t *rows = smr_calloc((size_t)m->rows + 1, sizeof(*rows));
	smr_status st;

	if (rows == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %lld rows", (long long)m->rows);
	for (int64_t i = 0; i < m->rows; i++)
		rows[i] = m->rows - 1 - i;
	st = dml_sparse_pick(s, m, rows, m->rows, out);
	smr_free(rows);
	return st;
}

static smr_status extract_diagonal(const dml_matrix *m, dml_value *out)
{
	dml_matrix *r = dml_matrix_new(m->rows, 1);

	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows; i++)
		r->data[i] = smr_sparse_at(m->pattern, m->values, i, i);
	*out = dml_of(r);
	return SMR_OK;
}

smr_status dml_sparse_one(script *s, dml_op op, dml_value *of, int64_t rows, int64_t cols,
			  dml_value *out, bool *done)
{
	smr_sparse r;

	*done = op == DML_REVERSE || op == DML_DIAG || op == DML_RESHAPE;
	if (*done)
		SMR_TRY(dml_sparse_now(s, of, done));
	if (!*done)
		return SMR_OK;
	if (op == DML_REVERSE)
		return reverse_rows(s, of->matrix, out);
	if (op == DML_DIAG)
		return extract_diagonal(of->matrix, out);
	SMR_TRY(smr_sparse_reshape(of->matrix->pattern, of->matrix->values, rows, cols,
				   s->trace->runner->workers, &r));
	return dml_sparse_give(&r, out);
}
