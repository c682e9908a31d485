/* Algebraic rewrites that save operations: those of SystemDS that change products. Some change the
 * order of sums; zero times infinity is ignored, as by SystemDS's sparse diagonals. Transposes,
 * moves and elementwise operations are simplified later, for all programs
 * (pass/simplify/simplify.c). */
#include <string.h>

#include "dml/interp.h"

typedef struct writing {
	script *s;
	dml_value made[6]; /* nodes so far; references held */
	uint32_t n;
	smr_status st;
} writing;

static const dml_node *get_node(const script *s, uint32_t i)
{
	return &s->trace->nodes.v[i];
}

static bool is_dense(const script *s, uint32_t i)
{
	return s->trace->forms.v[i].pattern == NULL;
}

/* Adds a node; returns its number. */
static uint32_t put_node(writing *w, dml_node n)
{
	dml_value *to = &w->made[w->n];

	if (w->st == SMR_OK)
		w->st = dml_lazy_add(w->s->trace, &n, to);
	if (w->st != SMR_OK)
		return 0;
	w->n++;
	return to->matrix->node;
}

static uint32_t put_unary(writing *w, dml_op op, uint32_t a, int64_t rows, int64_t cols)
{
	dml_node n = dml_node_of(op, rows, cols);

	n.in[0] = a;
	return put_node(w, n);
}

static uint32_t times(writing *w, uint32_t a, uint32_t b, int64_t rows, int64_t cols)
{
	dml_node n = dml_node_of(DML_MAP, rows, cols);

	n.n[0] = DML_TIMES;
	n.in[0] = a;
	n.in[1] = b;
	return put_node(w, n);
}

/* way: 0 all, 1 each row, 2 each column */
static uint32_t put_sum_node(writing *w, uint32_t a, int way, int64_t size)
{
	dml_node n = dml_node_of(DML_FOLD, way == 1 ? size : way == 2, way == 2 ? size : way == 1);

	n.n[0] = DML_SUM;
	n.n[1] = way;
	n.scalar = way == 0;
	n.in[0] = a;
	return put_node(w, n);
}

/* Returns the last node as the result, and drops the others. */
static smr_status end_rewrite(writing *w, dml_value *out)
{
	if (w->st == SMR_OK)
		*out = w->made[--w->n];
	while (w->n > 0)
		dml_drop(&w->made[--w->n]);
	return w->st;
}

/* Whether a value is a pending matrix product that only the current call references. */
static bool is_any_product(const script *s, const dml_value *v, uint32_t *a, uint32_t *b)
{
	const dml_matrix *m = v->matrix;
	const dml_node *n;

	if (v->kind != DML_MATRIX || m->trace != s->trace || m->epoch != s->trace->epoch ||
	    m->refs > 1)
		return false;
	n = get_node(s, m->node);
	*a = n->in[0];
	*b = n->in[1];
	return n->op == DML_PRODUCT;
}

/* ... of dense operands. */
static bool is_product(const script *s, const dml_value *v, uint32_t *a, uint32_t *b)
{
	return is_any_product(s, v, a, b) && is_dense(s, *a) && is_dense(s, *b);
}

/* Whether the nonzeros are exactly the diagonal: a large diag(v). */
static bool has_diagonal(const smr_pattern *p)
{
	if (p == NULL || p->rows != p->cols || p->n != p->rows || p->rows < 2)
		return false;
	for (int64_t i = 0; i < p->rows; i++)
		if (p->starts[i] != i || p->cols_at[i] != i)
			return false;
	return true;
}

static const dml_matrix *large_diagonal(const script *s, uint32_t i)
{
	const dml_node *n = get_node(s, i);
	const dml_matrix *m =
		n->op == DML_PARAM && !is_dense(s, i) ? s->trace->params.v[n->n[0]] : NULL;

	return m != NULL && has_diagonal(m->pattern) ? m : NULL;
}

/* Whether a node is a diagonal matrix made of a column. */
static bool is_diagonal(const script *s, uint32_t i)
{
	if (large_diagonal(s, i) != NULL)
		return true;
	return get_node(s, i)->op == DML_DIAG && get_node(s, i)->rows > 1 &&
	       get_node(s, i)->cols == get_node(s, i)->rows &&
	       get_node(s, get_node(s, i)->in[0])->cols == 1 && is_dense(s, get_node(s, i)->in[0]);
}

static uint32_t column_of(writing *w, uint32_t i)
{
	const dml_matrix *of = large_diagonal(w->s, i);
	dml_matrix *m;
	uint32_t at = 0;

	if (of == NULL)
		return get_node(w->s, i)->in[0];
	m = dml_new(w->s, of->rows, 1);
	if (m == NULL) {
		w->st = SMR_ENOMEM;
		return 0;
	}
	memcpy(m->data, of->values, (size_t)of->rows * sizeof(*m->data));
	w->st = dml_lazy_param(w->s->trace, m, &at);
	dml_matrix_drop(m);
	return at;
}

smr_status dml_rewrite_product(script *s, uint32_t a, uint32_t b, dml_value *out, bool *done)
{
	writing w = {.s = s};
	int64_t rows = get_node(s, a)->rows, cols = get_node(s, b)->cols;
	uint32_t v;

	*done = (is_dense(s, b) && is_diagonal(s, a)) || (is_dense(s, a) && is_diagonal(s, b));
	if (!*done)
		return SMR_OK;
	if (is_dense(s, b) && is_diagonal(s, a)) {
		(void)times(&w, b, column_of(&w, a), rows, cols);
	} else {
		v = put_unary(&w, DML_RESHAPE, column_of(&w, b), 1, cols);
		(void)times(&w, a, v, rows, cols);
	}
	return end_rewrite(&w, out);
}

static smr_status put_product(writing *w, uint32_t a, uint32_t b)
{
	dml_node n = dml_node_of(DML_PRODUCT, get_node(w->s, a)->rows, get_node(w->s, b)->cols);
	bool done;

	SMR_TRY(dml_ordered_product(w->s, a, b, &w->made[w->n], &done));
	if (done) {
		w->n++;
		return SMR_OK;
	}
	n.in[0] = a;
	n.in[1] = b;
	(void)put_node(w, n);
	return SMR_OK;
}

/* A %*% rowSums(B); colSums(A) %*% B */
static smr_status sums_of_product(script *s, const dml_value *of, int way, dml_value *out,
				  bool *done)
{
	const dml_matrix *m = of->matrix;
	writing w = {.s = s};
	uint32_t in[2], other = way == 1;

	*done = is_any_product(s, of, &in[0], &in[1]) && (way == 1 ? m->cols : m->rows) > 1 &&
		is_dense(s, in[other]);
	if (!*done)
		return SMR_OK;
	in[other] = put_sum_node(&w, in[other], way,
				 way == 1 ? get_node(s, in[1])->rows : get_node(s, in[0])->cols);
	if (w.st == SMR_OK)
		w.st = put_product(&w, in[0], in[1]);
	return end_rewrite(&w, out);
}

smr_status dml_rewrite_sum(script *s, const dml_value *of, int way, dml_value *out, bool *done)
{
	writing w = {.s = s};
	uint32_t a, b;
	int64_t k;

	if (way != 0)
		return sums_of_product(s, of, way, out, done);
	*done = is_product(s, of, &a, &b) && of->matrix->rows > 1 && of->matrix->cols > 1;
	if (!*done)
		return SMR_OK;
	k = get_node(s, a)->cols;
	a = put_unary(&w, DML_RESHAPE, put_sum_node(&w, a, 2, k), k, 1);
	b = put_sum_node(&w, b, 1, k);
	(void)put_sum_node(&w, times(&w, a, b, k, 1), 0, 0);
	return end_rewrite(&w, out);
}

smr_status dml_rewrite_diagonal(script *s, const dml_value *of, dml_value *out, bool *done)
{
	writing w = {.s = s};
	uint32_t a, b;
	int64_t n, k;

	*done = is_product(s, of, &a, &b) && of->matrix->cols > 1;
	if (!*done)
		return SMR_OK;
	n = get_node(s, a)->rows;
	k = get_node(s, a)->cols;
	b = put_unary(&w, DML_TURN, b, n, k);
	(void)put_sum_node(&w, times(&w, a, b, n, k), 1, n);
	return end_rewrite(&w, out);
}
