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

static script_matrix *on_pattern(smr_pattern *p, double *values)
{
	smr_sparse s = {smr_pattern_keep(p), values};

	return script_matrix_on(&s);
}

/* On one pattern: for a product where all have a place, else where any has. */
static smr_status put_together(script_element e, const smr_workers *w, script_value *const *args,
			       int n)
{
	smr_sparse_meeting m = {.n = n, .nclauses = is_product(e) ? n : 1};
	double *values[SMR_SPARSE_MEET];
	smr_pattern *p;
	bool fine = true;

	for (int k = 0; k < n; k++) {
		m.patterns[k] = args[k]->matrix->pattern;
		m.values[k] = args[k]->matrix->values;
		m.clauses[is_product(e) ? k : 0] |= (uint8_t)(1 << k);
	}
	SMR_TRY(smr_sparse_meet(&m, w, &p, values));
	for (int k = 0; k < n; k++) {
		script_matrix *r = on_pattern(p, values[k]);

		fine = fine && r != NULL;
		if (r == NULL)
			continue;
		script_matrix_drop(args[k]->matrix);
		args[k]->matrix = r;
	}
	smr_pattern_drop(p);
	return fine ? SMR_OK : SMR_ENOMEM;
}

/* All that have a form, computed: they may be dense then. */
static smr_status meet(script *s, script_element e, script_value *const *sparse, int n)
{
	for (int k = 0; k < n; k++)
		SMR_TRY(script_compute(s->trace, sparse[k]));
	for (int k = 0; k < n; k++)
		if (sparse[k]->matrix->values == NULL)
			return SMR_OK;
	return put_together(e, s->trace->runner->workers, sparse, n);
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
