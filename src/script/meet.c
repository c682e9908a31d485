/* Operands of a map that are sparse: they are given one pattern where that keeps the map sparse. */
#include <math.h>

#include "script/interp.h"

static script_form form_of(const script *s, const script_value *v, int64_t rows, int64_t cols)
{
	script_form none = {0};

	return v->kind == SCRIPT_MATRIX && v->matrix->rows == rows && v->matrix->cols == cols
		       ? script_form_of(s->trace, v->matrix)
		       : none;
}

static bool is_product(script_element e)
{
	return e == SCRIPT_TIMES || e == SCRIPT_AND;
}

/* Places of all forms, or for a product those of the one with the fewest. */
static smr_status common(const script_value *const *args, int n, script_element e,
			 const smr_workers *w, smr_pattern **out)
{
	smr_pattern *p = NULL, *both;

	for (int k = 0; k < n; k++) {
		smr_pattern *q = args[k]->matrix->pattern;

		if (p == NULL || (is_product(e) && q->n < p->n)) {
			smr_pattern_drop(p);
			p = smr_pattern_keep(q);
		} else if (!is_product(e) && !smr_pattern_equal(p, q)) {
			smr_status st = smr_pattern_join(p, q, w, &both);

			smr_pattern_drop(p);
			SMR_TRY(st);
			p = both;
		}
	}
	*out = p;
	return SMR_OK;
}

static smr_status put_on(smr_pattern *p, const smr_workers *w, script_value *v)
{
	script_matrix *m = v->matrix, *r;
	smr_sparse s = {0};

	if (m->pattern == p)
		return SMR_OK;
	s.values = smr_numbers_new(p->n);
	if (s.values == NULL)
		return SMR_ENOMEM;
	smr_sparse_put_on(m->pattern, m->values, p, w, s.values);
	s.pattern = smr_pattern_keep(p);
	r = script_matrix_on(&s);
	if (r == NULL)
		return SMR_ENOMEM;
	script_matrix_drop(m);
	v->matrix = r;
	return SMR_OK;
}

/* Two, at one time: for a product where both have a place, else where either has. */
static smr_status put_together(script_element e, const smr_workers *w, script_value *a,
			       script_value *b)
{
	const script_matrix *x = a->matrix, *y = b->matrix;
	smr_sparse s, other = {0};
	script_matrix *to[2];

	SMR_TRY(smr_sparse_meet(x->pattern, x->values, y->pattern, y->values, is_product(e), w, &s,
				&other.values));
	other.pattern = smr_pattern_keep(s.pattern);
	to[0] = script_matrix_on(&s);
	to[1] = script_matrix_on(&other);
	if (to[0] == NULL || to[1] == NULL) {
		script_matrix_drop(to[0]);
		script_matrix_drop(to[1]);
		return SMR_ENOMEM;
	}
	script_matrix_drop(a->matrix);
	script_matrix_drop(b->matrix);
	a->matrix = to[0];
	b->matrix = to[1];
	return SMR_OK;
}

/* All that have a form, computed: they may be dense then. */
static smr_status meet(script *s, script_element e, script_value *const *sparse, int n)
{
	const smr_workers *w = s->trace->runner->workers;
	smr_pattern *p = NULL;
	smr_status st = SMR_OK;

	for (int k = 0; k < n; k++)
		SMR_TRY(script_compute(s->trace, sparse[k]));
	for (int k = 0; k < n; k++)
		if (sparse[k]->matrix->values == NULL)
			return SMR_OK;
	if (n == 2 && !smr_pattern_equal(sparse[0]->matrix->pattern, sparse[1]->matrix->pattern))
		return put_together(e, w, sparse[0], sparse[1]);
	SMR_TRY(common((const script_value *const *)sparse, n, e, w, &p));
	for (int k = 0; k < n && st == SMR_OK; k++)
		st = put_on(p, w, sparse[k]);
	smr_pattern_drop(p);
	return st;
}

static bool has_no_zero(const script_matrix *m)
{
	for (int64_t i = 0; i < m->rows * m->cols; i++)
		if (m->data[i] == 0 || isnan(m->data[i]))
			return false;
	return true;
}

/* X / Y is zero where X is if Y is nowhere: that is looked at. */
static smr_status look_at_divisor(script *s, script_value *y, bool *whole)
{
	if (y->kind != SCRIPT_MATRIX || script_form_of(s->trace, y->matrix).pattern != NULL)
		return SMR_OK;
	SMR_TRY(script_force(s->trace, y));
	*whole = has_no_zero(y->matrix);
	return SMR_OK;
}

smr_status script_meet(script *s, script_element e, int n, script_value *args, int64_t rows,
		       int64_t cols, bool *whole)
{
	static const double zeros[3];
	script_value *sparse[3];
	script_form first = {0};
	bool differ = false;
	int found = 0;

	*whole = false;
	for (int k = 0; k < n; k++) {
		script_form f = form_of(s, &args[k], rows, cols);

		if (f.pattern == NULL)
			continue;
		if (found == 0)
			first = f;
		differ = differ || !script_form_equal(f, first);
		sparse[found++] = &args[k];
	}
	if (found == 0)
		return SMR_OK;
	for (int k = 0; k < n; k++) /* whether it is zero of zeros hangs on the number */
		if (args[k].kind == SCRIPT_DOUBLE && !is_product(e))
			SMR_TRY(script_compute(s->trace, &args[k]));
	if (differ && (is_product(e) || script_element_value(e, zeros) == 0))
		SMR_TRY(meet(s, e, sparse, found));
	if (e == SCRIPT_DIVIDE && form_of(s, &args[0], rows, cols).pattern != NULL)
		SMR_TRY(look_at_divisor(s, &args[1], whole));
	return SMR_OK;
}
