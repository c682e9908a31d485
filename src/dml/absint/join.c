/* Where two ways through a script meet: what is true of a variable on both. */
#include <string.h>

#include "base/alloc.h"
#include "dml/absint.h"

static smr_status add(script_variable **vars, const char *name, const script_value *v)
{
	script_variable *x = smr_calloc(1, sizeof(*x) + strlen(name) + 1);

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for variable %s", name);
	memcpy(x->name, name, strlen(name));
	x->value = script_keep(v);
	HASH_ADD_STR(*vars, name, x);
	return SMR_OK;
}

smr_status script_vars_copy(script *s, script_variable *from, script_variable **out)
{
	*out = NULL;
	for (script_variable *x = from; x != NULL; x = x->hh.next)
		SMR_TRY(add(out, x->name, &x->value));
	return SMR_OK;
}

void script_vars_free(script_variable **vars)
{
	script_frame f = {.vars = *vars};

	script_free_frame(&f);
	*vars = NULL;
}

/* ---- values ---------------------------------------------------------------------------------- */

typedef struct meeting {
	script *s;
	smr_dml_at at;
	const char *name;
	bool loop;
} meeting;

/* Unknown because it changes in a loop: whatever it becomes, it is that. */
static bool is_settled(const meeting *m, int64_t n)
{
	return m->loop && script_size_unknown(n) &&
	       m->s->fore->unknowns.v[n - FORESEE_SIZES].by_turn;
}

static int64_t size(const meeting *m, int64_t a, int64_t b, const char *what)
{
	int64_t n;

	if (a == b || is_settled(m, a))
		return a;
	n = script_unknown_size(m->s, script_here(m->s, m->at), "%s of %s, which differ by the %s",
				what, m->name, m->loop ? "turn" : "way that is taken");
	if (m->loop && (size_t)(n - FORESEE_SIZES) < m->s->fore->unknowns.n)
		m->s->fore->unknowns.v[n - FORESEE_SIZES].by_turn = true;
	return n;
}

static smr_status matrices(const meeting *m, const script_matrix *a, const script_matrix *b,
			   script_value *out)
{
	double za = script_zeros(a), zb = script_zeros(b);
	int64_t rows = size(m, a->rows, b->rows, "rows");
	int64_t cols = size(m, a->cols, b->cols, "columns");

	return script_unseen_matrix(rows, cols, za < zb ? za : zb, out);
}

/* NaN is itself, and 0 is not -0. */
static bool same_bits(double x, double y)
{
	uint64_t a, b;

	memcpy(&a, &x, sizeof(a));
	memcpy(&b, &y, sizeof(b));
	return a == b;
}

static bool same_number(const script_value *a, const script_value *b)
{
	if (a->matrix != NULL || b->matrix != NULL || a->kind != b->kind)
		return a->matrix != NULL && a->matrix == b->matrix;
	if (a->kind == SCRIPT_DOUBLE)
		return same_bits(a->number, b->number);
	if (a->kind == SCRIPT_STRING)
		return strcmp(a->text->s, b->text->s) == 0;
	return a->kind == SCRIPT_NOTHING || a->integer == b->integer;
}

static bool names_equal(const script_list *a, const script_list *b)
{
	for (uint32_t i = 0; i < a->n; i++) {
		const char *x = a->names[i], *y = b->names[i];

		if ((x == NULL) != (y == NULL) || (x != NULL && strcmp(x, y) != 0))
			return false;
	}
	return true;
}

static smr_status values(const meeting *m, const script_value *a, const script_value *b,
			 script_value *out);

static smr_status lists(const meeting *m, const script_value *a, const script_value *b,
			script_value *out)
{
	smr_status st = SMR_OK;

	if (a->list == b->list) {
		*out = script_keep(a);
		return SMR_OK;
	}
	if (a->list->n != b->list->n || !names_equal(a->list, b->list))
		return script_unseen_number(true, out);
	*out = script_keep(a);
	for (uint32_t i = 0; i < a->list->n && st == SMR_OK; i++) {
		script_value v = {0}, longer = {0};

		st = values(m, &a->list->values[i], &b->list->values[i], &v);
		if (st == SMR_OK)
			st = script_list_with(out, i, &v, NULL, &longer);
		script_drop(&v);
		if (st == SMR_OK) {
			script_drop(out);
			*out = longer;
		}
	}
	return st;
}

/* A number that is the same unknown size on both ways stays that. */
static smr_status numbers(const script_value *a, const script_value *b, script_value *out)
{
	const script_outlook *x = a->matrix != NULL ? a->matrix->outlook : NULL;
	const script_outlook *y = b->matrix != NULL ? b->matrix->outlook : NULL;
	bool scalars = a->kind != SCRIPT_MATRIX && a->kind != SCRIPT_LIST &&
		       b->kind != SCRIPT_MATRIX && b->kind != SCRIPT_LIST;

	SMR_TRY(script_unseen_number(!scalars || script_is_any(a) || script_is_any(b), out));
	if (x != NULL && y != NULL && x->number == y->number)
		out->matrix->outlook->number = x->number;
	return SMR_OK;
}

static smr_status values(const meeting *m, const script_value *a, const script_value *b,
			 script_value *out)
{
	if (a->kind == SCRIPT_MATRIX && b->kind == SCRIPT_MATRIX && a->matrix != b->matrix)
		return matrices(m, a->matrix, b->matrix, out);
	if (a->kind == SCRIPT_LIST && b->kind == SCRIPT_LIST)
		return lists(m, a, b, out);
	if (same_number(a, b)) {
		*out = script_keep(a);
		return SMR_OK;
	}
	return numbers(a, b, out);
}

/* Whether less is known of @p v than was of @p before. */
static bool says_less(const script_value *v, const script_value *before)
{
	if (v->kind != before->kind)
		return true;
	if (v->kind == SCRIPT_MATRIX)
		return v->matrix->rows != before->matrix->rows ||
		       v->matrix->cols != before->matrix->cols ||
		       script_zeros(v->matrix) < script_zeros(before->matrix);
	if (v->kind == SCRIPT_LIST) {
		for (uint32_t i = 0; v->list != before->list && i < v->list->n; i++)
			if (says_less(&v->list->values[i], &before->list->values[i]))
				return true;
		return false;
	}
	if (v->matrix != NULL && before->matrix != NULL) {
		const script_outlook *x = v->matrix->outlook, *y = before->matrix->outlook;

		return (script_is_any(v) && !script_is_any(before)) ||
		       (y != NULL && y->number != 0 && (x == NULL || x->number != y->number));
	}
	return (v->matrix == NULL) != (before->matrix == NULL);
}

/* ---- variables ------------------------------------------------------------------------------- */

/* What only one way sets is as that way sets it: who reads it relies on that way. */
smr_status script_vars_join(script *s, smr_dml_at at, script_variable **other, bool loop,
			    bool *changed)
{
	meeting m = {.s = s, .at = at, .loop = loop};
	script_variable *x, *y, *next;

	*changed = false;
	HASH_ITER (hh, *other, y, next) {
		script_value v = {0};

		HASH_FIND_STR(s->frame->vars, y->name, x);
		if (x == NULL) {
			SMR_TRY(add(&s->frame->vars, y->name, &y->value));
			continue;
		}
		m.name = y->name;
		SMR_TRY(values(&m, &y->value, &x->value, &v));
		*changed |= says_less(&v, &y->value);
		script_drop(&x->value);
		x->value = v;
	}
	script_vars_free(other);
	return SMR_OK;
}
