/* Gives sparse operands of a map one pattern where that keeps the map sparse. */
#include <math.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/interp.h"

static dml_form form_of(const script *s, const dml_value *v, int64_t rows, int64_t cols)
{
	dml_form none = {0};

	return v->kind == DML_MATRIX && v->matrix->rows == rows && v->matrix->cols == cols
		       ? dml_form_of(s->trace, v->matrix)
		       : none;
}

static bool is_product(dml_element e)
{
	return e == DML_TIMES || e == DML_AND;
}

/* ---- sources of an alignment */

/* Returns the alignment whose pattern node @p i has; NULL: it has a matrix's own. */
static const dml_sparse_align *joint_of(const dml_lazy *t, uint32_t i)
{
	smr_assert(i < t->forms.n);
	for (size_t k = 0; k < t->joints.n; k++)
		if (t->joints.v[k].pattern == t->forms.v[i].pattern)
			return &t->joints.v[k];
	return NULL;
}

/* Returns the index of a matrix among those of the alignment, adding it. -1: too many. */
static int source_index(dml_sparse_align *j, dml_matrix *m)
{
	int k = 0;

	smr_assert(j->n <= SMR_SPARSE_MEET);
	while (k < j->n && j->from[k] != m)
		k++;
	if (k == SMR_SPARSE_MEET)
		return -1;
	if (k == j->n)
		j->from[j->n++] = dml_matrix_keep(m);
	return k;
}

/* Returns the matrix that operand @p i of the trace stands for. */
static dml_matrix *source_matrix(const dml_lazy *t, uint32_t i)
{
	const dml_sparse_align *j = joint_of(t, i);

	smr_assert(t->nodes.v[i].op == DML_PARAM);
	for (int k = 0; j != NULL && k < j->n; k++)
		if (j->on[k]->node == i)
			return j->from[k];
	return t->params.v[t->nodes.v[i].n[0]];
}

/* Whether node @p i, computed from matrices of its form and numbers, maps zeros to zero, so that it
 * can be computed on a larger pattern. Adds its matrices to @p j, and their bits to @p has. */
static bool can_align(const dml_lazy *t, uint32_t i, dml_sparse_align *j, uint32_t *has, int *left)
{
	const dml_node *n = &t->nodes.v[i];
	double zero[3] = {0};
	bool fine = --*left > 0;

	smr_assert(i < t->nodes.n);
	if (n->op == DML_PARAM) {
		int k = fine ? source_index(j, source_matrix(t, i)) : -1;

		*has |= k >= 0 ? 1u << k : 0;
		return k >= 0;
	}
	if (n->op != DML_MAP || !fine)
		return false;
	for (int k = 0; k < dml_element_args((dml_element)n->n[0]) && fine; k++) {
		const dml_node *x = &t->nodes.v[n->in[k]];

		if (dml_form_equal(t->forms.v[n->in[k]], t->forms.v[i]))
			fine = can_align(t, n->in[k], j, has, left);
		else
			fine = dml_lazy_number(t, x, &zero[k]);
	}
	return fine && dml_element_value((dml_element)n->n[0], zero) == 0;
}

static bool add_clause(dml_sparse_align *j, uint32_t clause)
{
	smr_assert(j->nclauses <= SMR_SPARSE_MEET);
	if (j->nclauses == SMR_SPARSE_MEET)
		return false;
	j->clauses[j->nclauses++] = (uint8_t)clause;
	return true;
}

/* Adds the sources of @p v; false: it must be computed first. A product of sparse matrices is zero
 * where one of them is, whatever the other: it can only be aligned within another product. */
static bool can_add_operand(const dml_lazy *t, const dml_value *v, bool product,
			    dml_sparse_align *j, uint32_t *any)
{
	enum { DEEP = 32 }; /* nodes of one operand */
	const dml_matrix *m = v->matrix;
	const dml_sparse_align *of;
	uint32_t has = 0;
	int left = DEEP;
	bool fine = true;

	if (m->values != NULL) {
		int k = source_index(j, v->matrix);

		*any |= k >= 0 ? 1u << k : 0;
		return k >= 0 && (!product || add_clause(j, 1u << k));
	}
	if (t->forms.v[m->node].turned || !can_align(t, m->node, j, &has, &left))
		return false;
	*any |= has;
	of = joint_of(t, m->node);
	if (of == NULL)
		return !product || add_clause(j, has);
	if (!product)
		return of->nclauses == 1;
	for (int c = 0; c < of->nclauses && fine; c++) {
		uint32_t clause = 0;

		for (int k = 0; k < of->n; k++)
			if (of->clauses[c] >> k & 1)
				clause |= 1u << source_index(j, of->from[k]);
		fine = add_clause(j, clause);
	}
	return fine;
}

static void forget_sources(dml_sparse_align *j)
{
	for (int k = 0; k < j->n; k++)
		dml_matrix_drop(j->from[k]);
	*j = (dml_sparse_align){0};
}

/* ---- aligning operands */

/* Returns an upper bound of the nonzeros. */
static int64_t max_nonzeros(const dml_sparse_align *j)
{
	int64_t best = INT64_MAX;

	smr_assert(j->nclauses >= 1);
	for (int c = 0; c < j->nclauses; c++) {
		int64_t n = 0;

		for (int k = 0; k < j->n; k++)
			n += j->clauses[c] >> k & 1 ? j->from[k]->pattern->n : 0;
		best = n < best ? n : best;
	}
	return best;
}

static smr_status add_operand(dml_lazy *t, dml_sparse_align *j, int k)
{
	dml_matrix *m = smr_calloc(1, sizeof(*m));
	uint32_t at;

	smr_assert(k >= 0 && k < j->n && j->on[k] == NULL);
	if (m == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a matrix");
	m->refs = 1;
	m->rows = j->pattern->rows;
	m->cols = j->pattern->cols;
	m->pattern = smr_pattern_keep(j->pattern);
	j->on[k] = m;
	return dml_lazy_param(t, m, &at);
}

/* Adds the alignment to the trace. */
static smr_status commit_joint(dml_lazy *t, int64_t rows, int64_t cols, dml_sparse_align *j)
{
	smr_status st = smr_pattern_new(rows, cols, 0, &j->pattern);

	if (st == SMR_OK)
		j->pattern->n = max_nonzeros(j);
	for (int k = 0; k < j->n && st == SMR_OK; k++)
		st = add_operand(t, j, k);
	if (st == SMR_OK)
		st = smr_vec_push(&t->joints, *j);
	if (st == SMR_OK)
		return SMR_OK;
	for (int k = 0; k < j->n; k++)
		dml_matrix_drop(j->on[k]);
	smr_pattern_drop(j->pattern);
	forget_sources(j);
	return st;
}

/* Copies node @p i to the common pattern. */
static smr_status align_node(dml_lazy *t, dml_sparse_align *j, uint32_t i, uint32_t *out)
{
	dml_node n = t->nodes.v[i];

	if (n.op == DML_PARAM) {
		*out = j->on[source_index(j, source_matrix(t, i))]->node;
		return SMR_OK;
	}
	for (int k = 0; k < dml_element_args((dml_element)n.n[0]); k++)
		if (dml_form_equal(t->forms.v[n.in[k]], t->forms.v[i]))
			SMR_TRY(align_node(t, j, n.in[k], &n.in[k]));
	return dml_lazy_put(t, &n, out);
}

static smr_status align_value(dml_lazy *t, dml_sparse_align *j, dml_value *v)
{
	dml_value to;
	dml_node n;

	if (v->matrix->values != NULL) {
		to = dml_of(dml_matrix_keep(j->on[source_index(j, v->matrix)]));
	} else {
		n = t->nodes.v[v->matrix->node];
		for (int k = 0; k < dml_element_args((dml_element)n.n[0]); k++)
			if (dml_form_equal(t->forms.v[n.in[k]], t->forms.v[v->matrix->node]))
				SMR_TRY(align_node(t, j, n.in[k], &n.in[k]));
		SMR_TRY(dml_lazy_add(t, &n, &to));
	}
	dml_drop(v);
	*v = to;
	return SMR_OK;
}

/* Collects sources; operands that must be computed first are, the others when the trace is
 * flushed. */
static smr_status gather_sources(dml_lazy *t, dml_element e, dml_value *const *sparse, int n,
				 dml_sparse_align *j, bool *met)
{
	smr_assert(n >= 2 && n <= 3);
	for (int again = 0; again < 2; again++) {
		uint32_t any = 0;
		bool fine = true;

		*j = (dml_sparse_align){0};
		for (int k = 0; k < n && fine; k++)
			fine = can_add_operand(t, sparse[k], is_product(e), j, &any);
		if (fine && !is_product(e))
			fine = add_clause(j, any);
		*met = fine;
		if (fine)
			return SMR_OK;
		forget_sources(j);
		for (int k = 0; k < n; k++)
			SMR_TRY(dml_compute(t, sparse[k]));
		for (int k = 0; k < n; k++)
			if (sparse[k]->matrix->values == NULL)
				return SMR_OK;
	}
	return smr_fail(SMR_EINTERNAL, "sparse operands do not meet");
}

/* Aligns all operands with a form; after computing them, they may turn out to be dense. */
static smr_status align_operands(script *s, dml_element e, dml_value *const *sparse, int n)
{
	dml_lazy *t = s->trace;
	dml_sparse_align j;
	bool met;

	SMR_TRY(gather_sources(t, e, sparse, n, &j, &met));
	if (!met)
		return SMR_OK;
	SMR_TRY(commit_joint(t, sparse[0]->matrix->rows, sparse[0]->matrix->cols, &j));
	for (int k = 0; k < n; k++)
		SMR_TRY(align_value(t, &j, sparse[k]));
	return SMR_OK;
}

static bool has_no_zero(const dml_matrix *m)
{
	smr_assert(m->data != NULL || m->rows * m->cols == 0);
	for (int64_t i = 0; i < m->rows * m->cols; i++)
		if (m->data[i] == 0 || isnan(m->data[i]))
			return false;
	return true;
}

/* X / Y is zero where X is, if Y has no zero: checks the elements of Y. */
static smr_status check_divisor(script *s, dml_value *y, bool *whole)
{
	if (y->kind != DML_MATRIX || dml_form_of(s->trace, y->matrix).pattern != NULL)
		return SMR_OK;
	SMR_TRY(dml_materialize(s->trace, y));
	*whole = has_no_zero(y->matrix);
	return SMR_OK;
}

smr_status dml_meet(script *s, dml_element e, int n, dml_value *args, int64_t rows, int64_t cols,
		    bool *whole)
{
	static const double zeros[3];
	dml_value *sparse[3];
	dml_form first = {0};
	bool differ = false;
	int found = 0;

	smr_assert(n >= 1 && n <= 3);
	*whole = false;
	for (int k = 0; k < n; k++) {
		dml_form f = form_of(s, &args[k], rows, cols);

		if (f.pattern == NULL)
			continue;
		if (found == 0)
			first = f;
		differ = differ || !dml_form_equal(f, first);
		sparse[found++] = &args[k];
	}
	if (found == 0)
		return SMR_OK;
	for (int k = 0; k < n; k++) /* whether zeros map to zero depends on the number */
		if (args[k].kind == DML_DOUBLE && !is_product(e))
			SMR_TRY(dml_compute(s->trace, &args[k]));
	if (differ && (is_product(e) || dml_element_value(e, zeros) == 0))
		SMR_TRY(align_operands(s, e, sparse, found));
	if (e == DML_DIVIDE && form_of(s, &args[0], rows, cols).pattern != NULL)
		SMR_TRY(check_divisor(s, &args[1], whole));
	return SMR_OK;
}
