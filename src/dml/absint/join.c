/* Joins variables where control flow meets: keeps the facts that hold on both paths. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/bits.h"
#include "dml/absint.h"

static smr_status add_variable(dml_variable **vars, const char *name, const dml_value *v)
{
	dml_variable *x = smr_calloc(1, sizeof(*x) + strlen(name) + 1);

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for variable %s", name);
	memcpy(x->name, name, strlen(name));
	x->value = dml_keep(v);
	HASH_ADD_STR(*vars, name, x);
	return SMR_OK;
}

smr_status dml_vars_copy(dml_variable *from, dml_variable **out)
{
	*out = NULL;
	for (dml_variable *x = from; x != NULL; x = x->hh.next)
		SMR_TRY(add_variable(out, x->name, &x->value));
	return SMR_OK;
}

void dml_vars_free(dml_variable **vars)
{
	dml_frame f = {.vars = *vars};

	dml_free_frame(&f);
	*vars = NULL;
}

/* ---- values ---------------------------------------------------------------------------------- */

typedef struct meeting {
	script *s;
	smr_dml_at at;
	const char *name;
	bool loop;
} meeting;

/* Whether a size is unknown because it changes in the loop: further changes keep the same name. */
static bool dim_is_widened(const meeting *m, int64_t n)
{
	return m->loop && dml_size_unknown(n) &&
	       m->s->absint->unknowns.v[n - FORESEE_SIZES].by_turn;
}

static int64_t join_dim(const meeting *m, int64_t a, int64_t b, const char *what)
{
	int64_t n;

	if (a == b || dim_is_widened(m, a))
		return a;
	n = dml_unknown_size(m->s, dml_position(m->s, m->at), "%s of %s, which differ by the %s",
			     what, m->name, m->loop ? "iteration" : "way that is taken");
	if (m->loop && (size_t)(n - FORESEE_SIZES) < m->s->absint->unknowns.n)
		m->s->absint->unknowns.v[n - FORESEE_SIZES].by_turn = true;
	return n;
}

static smr_status join_matrices(const meeting *m, const dml_matrix *a, const dml_matrix *b,
				dml_value *out)
{
	double za = dml_zeros(a), zb = dml_zeros(b);
	int64_t rows = join_dim(m, a->rows, b->rows, "rows");
	int64_t cols = join_dim(m, a->cols, b->cols, "columns");

	return dml_unseen_matrix(rows, cols, za < zb ? za : zb, out);
}

static smr_status join_frames(const meeting *m, const dml_value *a, const dml_value *b,
			      dml_value *out)
{
	int64_t x[2], y[2];

	if (a->frame != NULL && a->frame == b->frame) {
		*out = dml_keep(a);
		return SMR_OK;
	}
	(void)dml_frame_size(a, &x[0], &x[1]);
	(void)dml_frame_size(b, &y[0], &y[1]);
	x[0] = join_dim(m, x[0], y[0], "rows");
	x[1] = join_dim(m, x[1], y[1], "columns");
	return dml_unseen_frame(x[0], x[1], out);
}

static bool same_number(const dml_value *a, const dml_value *b)
{
	if (a->matrix != NULL || b->matrix != NULL || a->kind != b->kind)
		return a->matrix != NULL && a->matrix == b->matrix;
	if (a->kind == DML_DOUBLE)
		return smr_same_bits(a->number, b->number);
	if (a->kind == DML_TEXT)
		return strcmp(a->text->s, b->text->s) == 0;
	return a->kind == DML_NOTHING || a->integer == b->integer;
}

static bool names_equal(const dml_list *a, const dml_list *b)
{
	for (uint32_t i = 0; i < a->n; i++) {
		const char *x = a->names[i], *y = b->names[i];

		if ((x == NULL) != (y == NULL) || (x != NULL && strcmp(x, y) != 0))
			return false;
	}
	return true;
}

static smr_status join_values(const meeting *m, const dml_value *a, const dml_value *b,
			      dml_value *out);

static smr_status join_lists(const meeting *m, const dml_value *a, const dml_value *b,
			     dml_value *out)
{
	smr_status st = SMR_OK;

	if (a->list == b->list) {
		*out = dml_keep(a);
		return SMR_OK;
	}
	if (a->list->n != b->list->n || !names_equal(a->list, b->list))
		return dml_unseen_number(true, out);
	*out = dml_keep(a);
	for (uint32_t i = 0; i < a->list->n && st == SMR_OK; i++) {
		dml_value v = {0}, longer = {0};

		st = join_values(m, &a->list->values[i], &b->list->values[i], &v);
		if (st == SMR_OK)
			st = dml_list_with(out, i, &v, NULL, &longer);
		dml_drop(&v);
		if (st == SMR_OK) {
			dml_drop(out);
			*out = longer;
		}
	}
	return st;
}

/* A number that equals the same unknown size on both paths keeps that size. */
static smr_status join_numbers(const dml_value *a, const dml_value *b, dml_value *out)
{
	const dml_outlook *x = a->matrix != NULL ? a->matrix->outlook : NULL;
	const dml_outlook *y = b->matrix != NULL ? b->matrix->outlook : NULL;
	bool scalars = a->kind < DML_MATRIX && b->kind < DML_MATRIX;

	SMR_TRY(dml_unseen_number(!scalars || dml_is_any(a) || dml_is_any(b), out));
	if (x != NULL && y != NULL && x->number == y->number)
		out->matrix->outlook->number = x->number;
	return SMR_OK;
}

static smr_status join_values(const meeting *m, const dml_value *a, const dml_value *b,
			      dml_value *out)
{
	if (a->kind == DML_MATRIX && b->kind == DML_MATRIX && a->matrix != b->matrix)
		return join_matrices(m, a->matrix, b->matrix, out);
	if (a->kind == DML_LIST && b->kind == DML_LIST)
		return join_lists(m, a, b, out);
	if (a->kind == DML_FRAME && b->kind == DML_FRAME)
		return join_frames(m, a, b, out);
	if (same_number(a, b)) {
		*out = dml_keep(a);
		return SMR_OK;
	}
	return join_numbers(a, b, out);
}

/* Whether less is known of @p v than of @p before. */
static bool is_less_precise(const dml_value *v, const dml_value *before)
{
	if (v->kind != before->kind)
		return true;
	if (v->kind == DML_MATRIX)
		return v->matrix->rows != before->matrix->rows ||
		       v->matrix->cols != before->matrix->cols ||
		       dml_zeros(v->matrix) < dml_zeros(before->matrix);
	if (v->kind == DML_FRAME && v->frame != before->frame) {
		int64_t x[2], y[2];

		(void)dml_frame_size(v, &x[0], &x[1]);
		(void)dml_frame_size(before, &y[0], &y[1]);
		return before->frame != NULL || x[0] != y[0] || x[1] != y[1];
	}
	if (v->kind == DML_LIST) {
		for (uint32_t i = 0; v->list != before->list && i < v->list->n; i++)
			if (is_less_precise(&v->list->values[i], &before->list->values[i]))
				return true;
		return false;
	}
	if (v->matrix != NULL && before->matrix != NULL) {
		const dml_outlook *x = v->matrix->outlook, *y = before->matrix->outlook;

		return (dml_is_any(v) && !dml_is_any(before)) ||
		       (y != NULL && y->number != 0 && (x == NULL || x->number != y->number));
	}
	return (v->matrix == NULL) != (before->matrix == NULL);
}

/* ---- variables ------------------------------------------------------------------------------- */

/* A variable that only one path sets keeps that path's value: code that reads it relies on that
 * path. */
smr_status dml_vars_join(script *s, smr_dml_at at, dml_variable **other, bool loop, bool *changed)
{
	meeting m = {.s = s, .at = at, .loop = loop};
	dml_variable *x, *y, *next;

	*changed = false;
	HASH_ITER (hh, *other, y, next) {
		dml_value v = {0};

		HASH_FIND_STR(s->frame->vars, y->name, x);
		if (x == NULL) {
			SMR_TRY(add_variable(&s->frame->vars, y->name, &y->value));
			continue;
		}
		m.name = y->name;
		SMR_TRY(join_values(&m, &y->value, &x->value, &v));
		*changed |= is_less_precise(&v, &y->value);
		dml_drop(&x->value);
		x->value = v;
	}
	dml_vars_free(other);
	return SMR_OK;
}
