/* Stages for SIMT that read an array across the direction in which they store: a transpose, or a
 * chain with a turned operand.
 *
 * Threads beside each other store elements beside each other, so what they read of such an array is
 * far apart: a line of memory for each. A block computes a square of points instead. It reads the
 * square's elements in the order of memory, to shared memory, and takes them from there. */
#include "back/cpu/codegen/plan/nest.h"

enum { LEAST = 16 /* iterations of both loops: else most of a square is empty */ };

/* Operands that each point reads, whatever its data are. */
typedef struct turned {
	const nest_plan *p;
	int rows, columns;
	nest_square *of;
} turned;

static bool has_operand(const nest_square *t, int operand)
{
	for (int i = 0; i < t->n; i++)
		if (t->operand[i] == operand)
			return true;
	return false;
}

/* Whether elements along @p columns are adjacent, and those along @p rows are far apart. */
static bool is_turned(const nest_operand *o, int rows, int columns)
{
	int64_t size = (int64_t)smr_dtype_size(o->dtype);

	return (o->where == NEST_MEMORY || o->where == NEST_TEMP) && o->nindirect == 0 &&
	       o->stride[columns] == size && o->stride[rows] != 0 && o->stride[rows] != size &&
	       o->stride[rows] != -size;
}

static bool note_read(const smr_expr *e, void *arg)
{
	turned *x = arg;
	const nest_made *m = nest_made_find(x->p, e);
	int at = m != NULL ? m->operand : e->kind == SMR_EXPR_READ ? nest_operand_of(x->p, e) : -1;

	if (e->kind == SMR_EXPR_OP && e->op == SMR_OP_select) {
		nest_walk(e->args[0], note_read, x); /* only the chosen arm is evaluated */
		return false;
	}
	if (at >= 0 && is_turned(&x->p->ops[at], x->rows, x->columns) && !has_operand(x->of, at) &&
	    x->of->n < NEST_SQUARES)
		x->of->operand[x->of->n++] = at;
	return m == NULL;
}

static bool note_other(const smr_expr *e, void *arg)
{
	const turned *x = arg;

	if (nest_made_find(x->p, e) != NULL)
		return false;
	if (e->kind == SMR_EXPR_FOLD || e->kind == SMR_EXPR_SCAN)
		x->of->n = -1;
	return true;
}

size_t nest_square_bytes(const nest_plan *p, const nest_square *t)
{
	size_t n = 0;

	for (int i = 0; i < t->n; i++)
		n += NEST_SQUARE * (NEST_SQUARE + 1) * smr_dtype_size(p->ops[t->operand[i]].dtype);
	return n;
}

/* Finds what a stage with these loops reads across. */
static nest_square look_at(const nest_plan *p, const nest_stage *s, int rows, int columns)
{
	nest_square t = {.rows = rows, .columns = columns};
	turned x = {.p = p, .rows = rows, .columns = columns, .of = &t};

	nest_walk(s->value, note_read, &x);
	nest_walk(s->value, note_other, &x);
	while (t.n > 0 && nest_square_bytes(p, &t) > p->cpu.shared)
		t.n--;
	return t;
}

/* Puts a loop last; the others keep their order. */
static void put_last(nest_stage *s, int loop)
{
	int at = 0;

	while (s->order[at] != loop)
		at++;
	for (; at + 1 < s->nloops; at++)
		s->order[at] = s->order[at + 1];
	s->order[at] = loop;
}

/* Returns the loop along which results are adjacent; else that of most operands. */
static int rows_of(const nest_plan *p, const nest_stage *s)
{
	const nest_operand *o = &p->ops[s->out];

	for (int i = 0; i < s->nloops; i++)
		if (o->stride[s->order[i]] == (int64_t)smr_dtype_size(o->dtype))
			return s->order[i];
	return s->order[s->nloops - 1];
}

bool nest_simt_turn(const nest_plan *p, nest_stage *s)
{
	nest_square best = {.n = 0};
	int rows;

	if (!p->cpu.turns || s->nloops < 2 || s->team != NEST_ALONE || s->pred != NULL ||
	    p->inplace || s->split != NULL || s->nmore > 0 || smr_nest_has_range(p->nest))
		return false;
	rows = rows_of(p, s);
	for (int i = 0; i < s->nloops && p->extent[rows] >= LEAST; i++) {
		nest_square t = {.n = 0};

		if (s->order[i] != rows && p->extent[s->order[i]] >= LEAST)
			t = look_at(p, s, rows, s->order[i]);
		if (t.n > best.n)
			best = t;
	}
	if (best.n < 1)
		return false;
	put_last(s, best.columns);
	put_last(s, best.rows);
	s->square = best;
	s->team = NEST_TEAM_SQUARE;
	return true;
}

int64_t nest_squares_along(const nest_plan *p, int loop)
{
	return (p->extent[loop] + NEST_SQUARE - 1) / NEST_SQUARE;
}
