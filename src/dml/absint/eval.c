/* Operators and parts of matrices whose elements are unknown. */
#include "dml/absint.h"
#include "dml/parfor/iterations.h"

static bool is_matrix(const dml_value *v)
{
	return v->kind == DML_MATRIX;
}

/* ---- shares of nonzeros ---------------------------------------------------------------------- */

static double least(double a, double b)
{
	return a < b ? a : b;
}

/* Returns the share of elements that may be nonzero; of a number: 0 or 1. */
static double nonzero_fraction(const dml_value *v)
{
	if (is_matrix(v))
		return 1 - dml_zeros(v->matrix);
	return dml_is_number(v) && v->matrix == NULL && dml_number_of(v) == 0 ? 0 : 1;
}

/* Returns the worst case after an operator (facts of fusion, section 1). */
static double fraction_after_op(smr_dml_op op, const dml_value *a, const dml_value *b)
{
	double x = nonzero_fraction(a), y = nonzero_fraction(b), rows, cols;

	switch (op) {
	case SMR_DML_TIMES:
	case SMR_DML_AND:
		return least(x, y);
	case SMR_DML_PLUS:
	case SMR_DML_MINUS:
	case SMR_DML_OR:
	case SMR_DML_NE:
		return least(1, x + y);
	case SMR_DML_GT: /* X > 0, 0 < X */
		return nonzero_fraction(b) == 0 && !is_matrix(b) ? x : 1;
	case SMR_DML_LT:
		return nonzero_fraction(a) == 0 && !is_matrix(a) ? y : 1;
	case SMR_DML_DIVIDE:
		return is_matrix(b) && y < 1 ? 1 : x;
	case SMR_DML_POWER:
		return !is_matrix(b) && b->matrix == NULL && dml_is_number(b) &&
				       dml_number_of(b) > 0
			       ? x
			       : 1;
	case SMR_DML_MATMULT: /* rows, columns with a nonzero */
		if (!is_matrix(a) || !is_matrix(b))
			return 1;
		rows = least(1, x * (double)a->matrix->cols);
		cols = least(1, y * (double)b->matrix->rows);
		return rows * cols;
	default:
		return 1;
	}
}

static void note_zeros(smr_dml_op op, const dml_value *a, const dml_value *b, const dml_value *out)
{
	double zeros = out->kind != DML_MATRIX ? 0
		       : b != NULL             ? 1 - fraction_after_op(op, a, b)
		       : op == SMR_DML_NEGATE  ? 1 - nonzero_fraction(a)
					       : 0;
	dml_outlook *o = zeros > 0 ? dml_outlook_of(out->matrix) : NULL;

	if (o != NULL)
		o->zeros = zeros;
}

/* ---- operators ------------------------------------------------------------------------------- */

/* Returns the rows, or columns, of the result of an elementwise operation. */
static int64_t broadcast_dim(int64_t a, int64_t b)
{
	if (a == b || b == 1)
		return a;
	return a == 1 || dml_size_unknown(a) ? b : a;
}

/* Combines a matrix with a value that may be a matrix as well. */
static smr_status eval_with_any(script *s, smr_dml_at at, const dml_matrix *m, dml_value *out)
{
	int64_t n[2] = {m->rows, m->cols};

	for (int d = 0; d < 2; d++)
		if (n[d] == 1)
			n[d] = dml_unknown_size(s, dml_position(s, at),
						"%s of an operand that may be a matrix",
						d == 0 ? "rows" : "columns");
	return dml_unseen_matrix(n[0], n[1], 0, out);
}

static smr_status eval_by_rule(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
			       const dml_value *b, dml_value *out)
{
	const dml_matrix *x = is_matrix(a) ? a->matrix : NULL;
	const dml_matrix *y = b != NULL && is_matrix(b) ? b->matrix : NULL;
	int64_t size[2];

	if (dml_frame_size(a, &size[0], &size[1]))
		return dml_unseen_frame(size[0], size[1], out);
	if (op == SMR_DML_MATMULT)
		return dml_unseen_matrix(
			x != NULL ? x->rows
				  : dml_unknown_size(s, dml_position(s, at), "rows of a factor"),
			y != NULL ? y->cols
				  : dml_unknown_size(s, dml_position(s, at), "columns of a factor"),
			0, out);
	if (x != NULL && y != NULL)
		return dml_unseen_matrix(broadcast_dim(x->rows, y->rows),
					 broadcast_dim(x->cols, y->cols), 0, out);
	if ((x != NULL && b != NULL && dml_is_any(b)) || (y != NULL && dml_is_any(a)))
		return eval_with_any(s, at, x != NULL ? x : y, out);
	if (x != NULL || y != NULL)
		return dml_unseen_matrix(x != NULL ? x->rows : y->rows,
					 x != NULL ? x->cols : y->cols, 0, out);
	return dml_unseen_number(dml_is_any(a) || a->kind == DML_TEXT ||
					 (b != NULL && (dml_is_any(b) || b->kind == DML_TEXT)),
				 out);
}

/* Whether these are host numbers of which one is unknown: the host's arithmetic is not traced. */
static bool is_on_host(const script *s, const dml_value *a, const dml_value *b)
{
	const dml_value *v[2] = {a, b};
	bool unseen = false;

	for (int i = 0; i < 2 && v[i] != NULL; i++) {
		if (v[i]->kind >= DML_MATRIX)
			return false;
		if (v[i]->matrix != NULL && !dml_is_unseen(s, v[i]))
			return false;
		unseen |= v[i]->matrix != NULL;
	}
	return unseen;
}

smr_status dml_absint_operate(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
			      const dml_value *b, dml_value *out)
{
	const dml_value both[2] = {*a, b != NULL ? *b : (dml_value){0}};
	smr_status st;

	if (is_on_host(s, a, b) || dml_is_any(a) || (b != NULL && dml_is_any(b)))
		return eval_by_rule(s, at, op, a, b, out);
	st = dml_operate(s, at, op, a, b, out);
	if (st != SMR_OK && dml_is_excused(s, both, 2))
		st = eval_by_rule(s, at, op, a, b, out);
	if (st == SMR_OK)
		note_zeros(op, a, b, out);
	return st;
}

/* ---- parts ----------------------------------------------------------------------------------- */

/* Gives the number of rows, or columns, in a range, and its start (from 0). */
static smr_status eval_range(script *s, const smr_dml_expr *e, const smr_dml_range *r, int64_t all,
			     int64_t *n, dml_value *from)
{
	dml_value to = {0};
	smr_status st;

	*n = all;
	*from = dml_integer(0);
	if (r->from == NULL)
		return SMR_OK;
	SMR_TRY(dml_eval(s, r->from, from));
	st = dml_absint_force(s, from);
	*n = 1;
	if (st != SMR_OK || r->to == NULL)
		return st;
	st = dml_eval(s, r->to, &to);
	if (st == SMR_OK)
		st = dml_absint_force(s, &to);
	if (st == SMR_OK && from->matrix == NULL && dml_number_of(from) == 1)
		*n = dml_size_of(s, e->at, &to, "an index that is computed");
	else if (st == SMR_OK)
		*n = from->matrix == NULL && to.matrix == NULL
			     ? (int64_t)dml_number_of(&to) - (int64_t)dml_number_of(from) + 1
			     : dml_unknown_size(s, dml_position(s, e->at),
						"how many a range of %s has", e->array);
	dml_drop(&to);
	return st;
}

typedef struct place {
	int64_t n[2];
	dml_value from[2];
} place;

static smr_status place_of(script *s, const smr_dml_expr *e, const dml_matrix *m, place *p)
{
	static const smr_dml_range all = {0};
	smr_status st = eval_range(s, e, &e->ranges[0], m->rows, &p->n[0], &p->from[0]);

	if (st == SMR_OK)
		st = eval_range(s, e, e->nranges == 2 ? &e->ranges[1] : &all, m->cols, &p->n[1],
				&p->from[1]);
	return st;
}

static void free_place(place *p)
{
	dml_drop(&p->from[0]);
	dml_drop(&p->from[1]);
}

static smr_status build_piece(script *s, const dml_value *of, const place *p, dml_value *out)
{
	dml_node node = dml_node_of(DML_PIECE, p->n[0], p->n[1]);

	SMR_TRY(dml_lazy_in(s->trace, of, &node.in[0]));
	for (int d = 0; d < 2; d++)
		SMR_TRY(dml_lazy_in(s->trace, &p->from[d], &node.in[1 + d]));
	return dml_lazy_add(s->trace, &node, out);
}

static void keep_zeros(const dml_matrix *of, const dml_value *out)
{
	double zeros = dml_zeros(of);
	dml_outlook *o = zeros > 0 && is_matrix(out) && out->matrix != of
				 ? dml_outlook_of(out->matrix)
				 : NULL;

	if (o != NULL)
		o->zeros = zeros;
}

static smr_status part_by_rule(script *s, const smr_dml_expr *e, const dml_value *of,
			       dml_value *out)
{
	place p = {0};
	smr_status st;

	dml_matrix size = {0};

	if (dml_frame_size(of, &size.rows, &size.cols)) {
		st = place_of(s, e, &size, &p);
		if (st == SMR_OK)
			st = dml_unseen_frame(p.n[0], p.n[1], out);
		free_place(&p);
		return st;
	}
	if (of->kind != DML_MATRIX)
		return dml_unseen_number(true, out);
	st = place_of(s, e, of->matrix, &p);
	if (st == SMR_OK)
		st = build_piece(s, of, &p, out);
	free_place(&p);
	return st;
}

smr_status dml_absint_index(script *s, const smr_dml_expr *e, dml_value *out)
{
	const dml_value *v = dml_get(s, e->array);
	dml_value of;
	smr_status st;

	if (v == NULL)
		return dml_index(s, e, out);
	of = dml_keep(v);
	st = dml_is_any(&of) ? dml_unseen_number(true, out) : dml_index(s, e, out);
	if (st != SMR_OK && dml_is_excused(s, &of, 1))
		st = part_by_rule(s, e, &of, out);
	if (st == SMR_OK && is_matrix(&of))
		keep_zeros(of.matrix, out);
	dml_drop(&of);
	return st;
}

/* ---- assigned parts -------------------------------------------------------------------------- */

static smr_status build_put(script *s, const dml_value *into, const dml_value *v, const place *p,
			    dml_value *out)
{
	dml_node node = dml_node_of(DML_PUT, into->matrix->rows, into->matrix->cols);
	dml_value what = {0};
	smr_status st = dml_as_matrix(s, v, &what);

	if (st == SMR_OK)
		st = dml_lazy_in(s->trace, into, &node.in[0]);
	if (st == SMR_OK)
		st = dml_lazy_in(s->trace, &what, &node.in[1]);
	for (int d = 0; d < 2 && st == SMR_OK; d++)
		st = dml_lazy_in(s->trace, &p->from[d], &node.in[2 + d]);
	if (st == SMR_OK)
		st = dml_lazy_add(s->trace, &node, out);
	dml_drop(&what);
	return st;
}

/* Assigns a part in an iteration of a parfor: the variable itself stays unchanged. */
static smr_status put_in_turn(script *s, const char *name, const dml_value *into,
			      const dml_value *v, const place *p, dml_value *out)
{
	const dml_part_of at = {.n = {p->n[0], p->n[1]}};

	SMR_TRY(dml_turn_put(s, name, &at, v));
	return dml_unseen_matrix(into->matrix->rows, into->matrix->cols, 0, out);
}

/* Assigns a part of known size as a node; else the result is an unknown matrix of the same size. */
static smr_status set_by_rule(script *s, const smr_dml_expr *target, const dml_value *into,
			      const dml_value *v, dml_value *out)
{
	place p = {0};
	smr_status st;
	int64_t size[2];

	if (dml_frame_size(into, &size[0], &size[1]))
		return dml_unseen_frame(size[0], size[1], out);
	if (into->kind != DML_MATRIX)
		return dml_unseen_number(true, out);
	st = place_of(s, target, into->matrix, &p);
	if (st == SMR_OK && dml_turn_has(s, target->array))
		st = put_in_turn(s, target->array, into, v, &p, out);
	else if (st == SMR_OK &&
		 ((is_matrix(v) && v->matrix->rows == p.n[0] && v->matrix->cols == p.n[1]) ||
		  (!is_matrix(v) && dml_is_number(v))))
		st = build_put(s, into, v, &p, out);
	else if (st == SMR_OK)
		st = dml_unseen_matrix(into->matrix->rows, into->matrix->cols, 0, out);
	free_place(&p);
	return st;
}

smr_status dml_absint_set(script *s, const smr_dml_expr *target, dml_value v)
{
	const dml_value *old = dml_get(s, target->array);
	dml_value kept[2] = {dml_keep(&v)}, made = {0};
	smr_status st;

	if (old != NULL)
		kept[1] = dml_keep(old);
	if (dml_is_any(&kept[1])) {
		dml_drop(&kept[1]);
		dml_drop(&kept[0]);
		dml_drop(&v);
		return SMR_OK; /* as unknown as before */
	}
	st = dml_index_set(s, target, v);
	if (st != SMR_OK && dml_is_excused(s, kept, 2)) {
		st = set_by_rule(s, target, &kept[1], &kept[0], &made);
		if (st == SMR_OK)
			st = dml_set(s, target->array, made);
	}
	dml_drop(&kept[0]);
	dml_drop(&kept[1]);
	return st;
}
