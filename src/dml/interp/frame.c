/* Data frames in expressions: assigned parts, comparisons. */
#include <string.h>

#include "dml/interp.h"

smr_status dml_frame_known(script *s, smr_dml_at at, const dml_value *v, dml_dataframe **out)
{
	*out = v->kind == DML_FRAME ? v->frame : NULL;
	if (*out != NULL)
		return SMR_OK;
	return dml_run_fail(s, at, "a frame is wanted, and this is %s", dml_a_kind(v->kind));
}

static dml_column *column_of(const dml_value *v)
{
	static const dml_cell_type types[] = {[DML_INTEGER] = DML_CELL_INT64,
					      [DML_DOUBLE] = DML_CELL_FP64,
					      [DML_BOOLEAN] = DML_CELL_BOOLEAN,
					      [DML_TEXT] = DML_CELL_STRING};
	dml_column *c = dml_column_new(types[v->kind], 1);

	if (c == NULL)
		return NULL;
	if (v->kind == DML_TEXT) {
		dml_column_add_text(c, v->text->s, strlen(v->text->s));
	} else if (v->kind == DML_INTEGER) {
		c->int64[0] = v->integer;
		c->n = 1;
	} else {
		dml_column_add_number(c, dml_number_of(v));
	}
	return c;
}

smr_status dml_frame_of_scalar(script *s, smr_dml_at at, const dml_value *v, dml_dataframe **out)
{
	dml_value known = dml_keep(v);
	dml_dataframe *f = NULL;
	smr_status st = dml_materialize(s->trace, &known);

	if (st == SMR_OK && known.kind != DML_TEXT && !dml_is_number(&known))
		st = dml_run_fail(s, at, "a frame cannot hold %s", dml_a_kind(known.kind));
	if (st == SMR_OK) {
		f = dml_dataframe_new(1, 1);
		st = f != NULL ? SMR_OK : SMR_ENOMEM;
	}
	if (st == SMR_OK) {
		f->columns[0] = column_of(&known);
		st = f->columns[0] != NULL ? dml_dataframe_finish(f, out) : SMR_ENOMEM;
		if (f->columns[0] == NULL)
			dml_dataframe_drop(f);
	}
	dml_drop(&known);
	return st;
}

/* ---- assigned parts -------------------------------------------------------------------------- */

static smr_status part_to_put(script *s, smr_dml_at at, const dml_value *v, dml_dataframe **out)
{
	if (v->kind == DML_MATRIX || v->kind == DML_LIST)
		return dml_run_fail(s, at, "%s is no part of a frame; as.frame() makes one of it",
				    dml_a_kind(v->kind));
	if (v->kind != DML_FRAME)
		return dml_frame_of_scalar(s, at, v, out);
	SMR_TRY(dml_frame_known(s, at, v, out));
	(void)dml_dataframe_keep(*out);
	return SMR_OK;
}

smr_status dml_frame_put(script *s, const smr_dml_expr *target, const dml_dataframe *f,
			 const dml_part_of *p, const dml_value *v, dml_value *out)
{
	dml_dataframe *part = NULL, *made;
	smr_status st;

	SMR_TRY(part_to_put(s, target->at, v, &part));
	if (part->rows != p->n[0] || part->cols != p->n[1])
		st = dml_run_fail(s, target->at,
				  "Dimension mismatch. Indexed expression %s[...] can only be "
				  "assigned frame with dimensions %lld rows and %lld cols. "
				  "Attempted to assign frame with dimensions %lld rows and %lld "
				  "cols",
				  target->array, (long long)p->n[0], (long long)p->n[1],
				  (long long)part->rows, (long long)part->cols);
	else if (dml_dataframe_put(f, p->from, part, &made) != SMR_OK)
		st = dml_run_fail(s, target->at, "%s[...]: %s", target->array, smr_errmsg());
	else {
		*out = dml_of_frame(made);
		st = SMR_OK;
	}
	dml_dataframe_drop(part);
	return st;
}

/* ---- comparisons ----------------------------------------------------------------------------- */

static int order_of_texts(dml_cell a, dml_cell b)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int d;

	if (a.s == NULL || b.s == NULL)
		return (b.s == NULL) - (a.s == NULL);
	d = n > 0 ? memcmp(a.s, b.s, n) : 0;
	return d != 0 ? d : (a.n > b.n) - (a.n < b.n);
}

static bool is_text(const dml_column *c)
{
	return c->type == DML_CELL_STRING || c->type == DML_CELL_CHARACTER;
}

static dml_column *compare_columns(dml_element e, const dml_column *a, const dml_column *b)
{
	dml_column *r = dml_column_new(DML_CELL_BOOLEAN, a->n);
	char room[2][DML_CELL_ROOM];

	for (int64_t i = 0; r != NULL && i < a->n; i++) {
		double x[2] = {0};

		if (is_text(a) || is_text(b)) {
			x[0] = order_of_texts(dml_cell_text(a, i, room[0]),
					      dml_cell_text(b, i, room[1]));
		} else {
			(void)dml_cell_number(a, i, &x[0]);
			(void)dml_cell_number(b, i, &x[1]);
		}
		dml_column_add_number(r, dml_element_value(e, x));
	}
	return r;
}

smr_status dml_frame_compare(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
			     const dml_value *b, dml_value *out)
{
	dml_dataframe *x, *y, *r;

	if (!dml_compares(op) || a->kind != DML_FRAME || b->kind != DML_FRAME)
		return dml_run_fail(s, at,
				    "'%s' is not for %s and %s: frames are compared with frames, "
				    "as.matrix() takes their numbers and map() computes with texts",
				    smr_dml_op_text(op), dml_a_kind(a->kind), dml_a_kind(b->kind));
	SMR_TRY(dml_frame_known(s, at, a, &x));
	SMR_TRY(dml_frame_known(s, at, b, &y));
	if (x->rows != y->rows || x->cols != y->cols)
		return dml_run_fail(
			s, at, "Mismatch in dimensions: left is %lldx%lld and right is %lldx%lld.",
			(long long)x->rows, (long long)x->cols, (long long)y->rows,
			(long long)y->cols);
	r = dml_dataframe_new(x->rows, x->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t j = 0; j < r->cols; j++)
		r->columns[j] = compare_columns(dml_op_element(op), x->columns[j], y->columns[j]);
	SMR_TRY(dml_dataframe_finish(r, &r));
	*out = dml_of_frame(r);
	return SMR_OK;
}
