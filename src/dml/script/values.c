/* Values between a script and its caller. Inputs are read where they lie: a dense matrix is
 * borrowed, a sparse one is lent by a matrix on the caller's arrays, which also holds its dense
 * form if an operation needs one. Outputs are the script's own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/absint.h"
#include "dml/frame/arrow.h"

enum { DEEPEST = 64 /* lists in lists */ };

static smr_status fail_matrix(const smr_script_value *v)
{
	return smr_fail(SMR_EINVAL, "input %s: no matrix is %lldx%lld at %p",
			v->name != NULL ? v->name : "", (long long)v->rows, (long long)v->cols,
			(const void *)v->data);
}

static smr_status borrow_dense(const smr_script_value *v, dml_value *out)
{
	int64_t n;

	if (v->rows < 0 || v->cols < 0 || __builtin_mul_overflow(v->rows, v->cols, &n) ||
	    (v->data == NULL && n > 0))
		return fail_matrix(v);
	return v->kind == SMR_SCRIPT_COLUMNS ? dml_borrow_columns(v->rows, v->cols, v->data, out)
					     : dml_borrow(v->rows, v->cols, v->data, out);
}

/* ---- sparse inputs --------------------------------------------------------------------------- */

static bool is_increasing(const smr_script_value *v, int64_t row)
{
	int64_t last = -1;

	for (int64_t e = v->starts[row]; e < v->starts[row + 1]; e++) {
		if (v->columns[e] <= last || v->columns[e] >= v->cols)
			return false;
		last = v->columns[e];
	}
	return true;
}

static smr_status check_entries(const smr_script_value *v)
{
	if (v->rows < 0 || v->cols < 0 || v->rows >= INT32_MAX || v->cols >= INT32_MAX ||
	    v->starts == NULL || v->starts[0] != 0)
		return fail_matrix(v);
	for (int64_t i = 0; i < v->rows; i++)
		if (v->starts[i + 1] < v->starts[i])
			return smr_fail(SMR_EINVAL, "input %s: row %lld ends before it starts",
					v->name, (long long)i + 1);
	if (v->starts[v->rows] > 0 && (v->data == NULL || v->columns == NULL))
		return fail_matrix(v);
	for (int64_t i = 0; i < v->rows; i++)
		if (!is_increasing(v, i))
			return smr_fail(SMR_EINVAL,
					"input %s: columns of row %lld do not increase from 0 to "
					"below %lld",
					v->name, (long long)i + 1, (long long)v->cols);
	return SMR_OK;
}

/* Makes the matrix on the caller's arrays; it stays until the run ends. */
static smr_status add_lender(script *s, const smr_script_value *v, dml_matrix **out)
{
	static double none; /* a matrix without entries is known */
	dml_matrix **more = smr_realloc(s->lenders, (s->nlenders + 1) * sizeof(dml_matrix *));
	smr_pattern *p;
	dml_matrix *m;

	if (more == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an input");
	s->lenders = more;
	SMR_TRY(smr_pattern_borrow(v->rows, v->cols, v->starts, v->columns, &p));
	m = smr_calloc(1, sizeof(*m));
	if (m == NULL) {
		smr_pattern_drop(p);
		return smr_fail(SMR_ENOMEM, "no memory for an input");
	}
	*m = (dml_matrix){.refs = 1,
			  .rows = v->rows,
			  .cols = v->cols,
			  .pattern = p,
			  .values = v->data != NULL ? (double *)(uintptr_t)v->data : &none};
	s->lenders[s->nlenders++] = *out = m;
	return SMR_OK;
}

static smr_status borrow_sparse(script *s, const smr_script_value *v, dml_value *out)
{
	dml_matrix *m;

	SMR_TRY(check_entries(v));
	SMR_TRY(add_lender(s, v, &m));
	m = dml_matrix_lend(m);
	if (m == NULL)
		return SMR_ENOMEM;
	*out = dml_of(m);
	return SMR_OK;
}

void dml_drop_lenders(script *s)
{
	for (uint32_t i = 0; i < s->nlenders; i++) {
		s->lenders[i]->values = NULL; /* the caller's */
		dml_matrix_drop(s->lenders[i]);
	}
	smr_free(s->lenders);
	s->lenders = NULL;
	s->nlenders = 0;
}

/* ---- inputs ---------------------------------------------------------------------------------- */

static smr_status take_value(script *s, const smr_script_value *v, int depth, dml_value *out);

static smr_status take_list(script *s, const smr_script_value *v, int depth, dml_value *out)
{
	dml_list *l;
	smr_status st = SMR_OK;

	if (depth > DEEPEST)
		return smr_fail(SMR_EINVAL, "lists in lists: %d at most", DEEPEST);
	if (v->nitems > UINT32_MAX / 2 || (v->items == NULL && v->nitems > 0))
		return smr_fail(SMR_EINVAL, "input %s: no list has %zu values",
				v->name != NULL ? v->name : "", v->nitems);
	SMR_TRY(dml_list_new((uint32_t)v->nitems, &l));
	for (uint32_t i = 0; i < l->n && st == SMR_OK; i++) {
		st = take_value(s, &v->items[i], depth + 1, &l->values[i]);
		if (st == SMR_OK)
			st = dml_list_name(l, i, v->items[i].name);
	}
	*out = (dml_value){.kind = DML_LIST, .list = l};
	if (st != SMR_OK)
		dml_drop(out);
	return st;
}

static smr_status take_frame(const smr_script_value *v, dml_value *out)
{
	char where[256];
	dml_dataframe *f;

	snprintf(where, sizeof(where), "input %s", v->name != NULL ? v->name : "");
	SMR_TRY(dml_arrow_import(where, v->schema, v->array, &f));
	*out = dml_of_frame(f);
	return SMR_OK;
}

static smr_status take_value(script *s, const smr_script_value *v, int depth, dml_value *out)
{
	switch (v->kind) {
	case SMR_SCRIPT_MATRIX:
	case SMR_SCRIPT_COLUMNS:
		return borrow_dense(v, out);
	case SMR_SCRIPT_SPARSE:
		return borrow_sparse(s, v, out);
	case SMR_SCRIPT_LIST:
		return take_list(s, v, depth, out);
	case SMR_SCRIPT_FRAME:
		return take_frame(v, out);
	case SMR_SCRIPT_DOUBLE:
		*out = dml_double(v->number);
		return SMR_OK;
	case SMR_SCRIPT_INTEGER:
		*out = dml_integer(v->integer);
		return SMR_OK;
	case SMR_SCRIPT_BOOLEAN:
		*out = dml_boolean(v->integer != 0);
		return SMR_OK;
	case SMR_SCRIPT_STRING:
		if (v->text != NULL)
			return dml_make_string(v->text, strlen(v->text), out);
		break;
	}
	return smr_fail(SMR_EINVAL, "input %s is nothing that a script knows",
			v->name != NULL ? v->name : "");
}

smr_status dml_take_value(script *s, const smr_script_value *v, dml_value *out)
{
	return take_value(s, v, 0, out);
}

/* ---- outputs --------------------------------------------------------------------------------- */

/* Copies a result that aliases an input, which the caller owns. */
static smr_status copy_if_borrowed(dml_value *v)
{
	dml_matrix *m = v->matrix, *copy;

	if (v->kind != DML_MATRIX || !m->borrowed || m->shared != NULL)
		return SMR_OK;
	copy = dml_matrix_new(m->rows, m->cols);
	if (copy == NULL)
		return SMR_ENOMEM;
	if (m->rows * m->cols > 0)
		memcpy(copy->data, m->data, (size_t)(m->rows * m->cols) * sizeof(double));
	dml_drop(v);
	*v = dml_of(copy);
	return SMR_OK;
}

/* Replaces a list by one whose values are the script's own. */
static smr_status own_list(script *s, dml_value *v)
{
	const dml_list *from = v->list;
	smr_status st = SMR_OK;
	dml_list *l;

	SMR_TRY(dml_list_new(from->n, &l));
	for (uint32_t i = 0; i < l->n && st == SMR_OK; i++) {
		l->values[i] = dml_keep(&from->values[i]);
		st = dml_list_name(l, i, from->names[i]);
		if (st == SMR_OK)
			st = dml_own_value(s, &l->values[i]);
	}
	dml_drop(v);
	*v = (dml_value){.kind = DML_LIST, .list = l};
	return st;
}

smr_status dml_own_value(script *s, dml_value *v)
{
	if (v->kind == DML_LIST)
		return own_list(s, v);
	SMR_TRY(dml_materialize(s->trace, v));
	return copy_if_borrowed(v);
}

static smr_status give_list(smr_arena *a, const dml_list *l, smr_script_value *out)
{
	smr_script_value *items =
		a != NULL ? smr_arena_array(a, (size_t)l->n + 1, sizeof(*items)) : NULL;

	if (items == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a list of %u values", l->n);
	for (uint32_t i = 0; i < l->n; i++)
		SMR_TRY(dml_give_value(a, l->names[i], &l->values[i], &items[i]));
	out->items = items;
	out->nitems = l->n;
	return SMR_OK;
}

smr_status dml_give_value(smr_arena *a, const char *name, const dml_value *v, smr_script_value *out)
{
	static const smr_script_kind kinds[] = {
		[DML_INTEGER] = SMR_SCRIPT_INTEGER, [DML_DOUBLE] = SMR_SCRIPT_DOUBLE,
		[DML_BOOLEAN] = SMR_SCRIPT_BOOLEAN, [DML_TEXT] = SMR_SCRIPT_STRING,
		[DML_MATRIX] = SMR_SCRIPT_MATRIX,   [DML_LIST] = SMR_SCRIPT_LIST,
		[DML_FRAME] = SMR_SCRIPT_FRAME};

	if (v->kind == DML_TENSOR)
		return smr_fail(SMR_EUNSUPPORTED, "output %s is a tensor",
				name != NULL ? name : "");

	*out = (smr_script_value){.name = name, .kind = kinds[v->kind]};
	if (v->kind == DML_LIST)
		return give_list(a, v->list, out);
	if (v->kind == DML_MATRIX) {
		out->rows = v->matrix->rows;
		out->cols = v->matrix->cols;
		out->data = v->matrix->data;
	} else if (v->kind == DML_FRAME) {
		out->rows = v->frame->rows;
		out->cols = v->frame->cols;
		out->frame = v->frame;
	} else if (v->kind == DML_TEXT) {
		out->text = v->text->s;
	} else if (v->kind == DML_DOUBLE) {
		out->number = v->number;
	} else {
		out->integer = v->integer;
	}
	return SMR_OK;
}
