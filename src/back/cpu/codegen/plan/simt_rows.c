/* Stages for SIMT that share a kernel: those of the same rows.
 *
 * A softmax has a fold for the greatest number of a row, one for the sum, and the elements. A block
 * computes all of them for its row, one after the other, with a barrier between them: the row is
 * read from memory once. A fold of the row must depend on no other row. */
#include <string.h>

#include "back/cpu/codegen/plan/nest.h"

/* Whether a block may compute a row of the stage's points, a fold. */
static bool is_fold_of_row(const nest_plan *p, const nest_stage *s)
{
	const nest_made *made = s->makes != NULL ? nest_made_find(p, s->makes) : NULL;

	return (s->team == NEST_TEAM_WARP || s->team == NEST_TEAM_BLOCK) && s->split == NULL &&
	       s->nmore == 0 && s->scan < 0 && (made == NULL || made->partial < 0);
}

static bool starts_with(const nest_stage *s, const nest_stage *rows)
{
	if (s->nloops < rows->nloops)
		return false;
	for (int i = 0; i < rows->nloops; i++)
		if (s->order[i] != rows->order[i])
			return false;
	return true;
}

/* Moves the loops over rows before the others, which keep their order. */
static void put_rows_first(nest_stage *s, const nest_stage *rows)
{
	int order[SMR_MAX_LOOPS], n = 0;

	for (int i = 0; i < rows->nloops; i++)
		order[n++] = rows->order[i];
	for (int i = 0; i < s->nloops; i++) {
		bool row = false;

		for (int k = 0; k < rows->nloops; k++)
			row |= s->order[i] == rows->order[k];
		if (!row)
			order[n++] = s->order[i];
	}
	if (n == s->nloops && s->order[n - 1] == order[n - 1])
		memcpy(s->order, order, (size_t)n * sizeof(order[0]));
}

/* Returns the part of a stage in a row of stage @p rows. */
static nest_of_row part_of_row(const nest_plan *p, nest_stage *s, const nest_stage *rows)
{
	if (is_fold_of_row(p, s) && s->nloops == rows->nloops && starts_with(s, rows))
		return NEST_ROW_FOLD;
	if (s->team != NEST_ALONE || s->scan >= 0 || s->split != NULL)
		return NEST_NO_ROW;
	put_rows_first(s, rows);
	return starts_with(s, rows) ? NEST_ROW_ELEMENTS : NEST_NO_ROW;
}

/* Whether blocks for all rows keep the machine busy, or the stage is small. */
static bool has_enough_rows(const nest_plan *p, const nest_stage *s, const nest_stage *rows)
{
	enum { SMALL = 8192, SHARE = 4 };
	int64_t n = nest_simt_points(p, rows), all = nest_simt_points(p, s);

	return all / n <= SMALL || n * rows->row_threads * SHARE >= p->cpu.simt;
}

static void join_row(nest_stage *s, nest_of_row part, const nest_stage *rows)
{
	s->row = part;
	s->row_loops = rows->nloops;
	if (part == NEST_ROW_FOLD)
		s->team = NEST_TEAM_BLOCK;
}

/* Joins the stages after @p first that have the same rows; returns the number of them all. */
static int join_rows(nest_plan *p, int first)
{
	nest_stage *rows = &p->stages[first];
	int n = 1, threads = rows->row_threads;

	for (; first + n < p->nstages; n++) {
		nest_stage *s = rows + n;
		nest_of_row part = part_of_row(p, s, rows);

		if (part == NEST_NO_ROW ||
		    (part == NEST_ROW_ELEMENTS && !has_enough_rows(p, s, rows)))
			break;
		join_row(s, part, rows);
		s->follows = true;
		if (part == NEST_ROW_FOLD && s->row_threads > threads)
			threads = s->row_threads;
	}
	if (n == 1)
		return 1;
	join_row(rows, NEST_ROW_FOLD, rows);
	for (int k = 0; k < n; k++)
		rows[k].threads = threads;
	return n;
}

/* Counts the stages that use a materialised fold. */
typedef struct uses {
	const smr_expr *fold;
	int n;
} uses;

static bool count_use(const smr_expr *e, void *arg)
{
	uses *u = arg;

	u->n += e == u->fold || smr_expr_equal(e, u->fold);
	return true;
}

static int count_uses(const nest_plan *p, const smr_expr *fold)
{
	uses u = {.fold = fold};

	for (int k = 0; k < p->nstages; k++) {
		const nest_stage *s = &p->stages[k];

		if (s->makes == fold)
			continue;
		nest_walk(s->value, count_use, &u);
		if (s->pred != NULL)
			nest_walk(s->pred, count_use, &u);
		for (int i = 0; i < s->nmore; i++)
			nest_walk(s->more[i].value, count_use, &u);
	}
	return u.n;
}

/* A stage that only copies the sum of chunks goes: the stage before it stores the result. */
static void store_sums_directly(nest_plan *p)
{
	for (int k = 1; k < p->nstages; k++) {
		nest_stage *s = &p->stages[k], *before = s - 1;
		const nest_made *made = nest_made_find(p, s->value);

		if (made == NULL || made->partial < 0 || s->makes != NULL || s->pred != NULL ||
		    s->nmore > 0 || before->makes != made->fold || before->split != NULL ||
		    before->domain != s->domain || before->nmore > 0 ||
		    count_uses(p, made->fold) != 1)
			continue;
		before->out = s->out;
		memmove(s, s + 1, (size_t)(p->nstages - k - 1) * sizeof(*s));
		p->nstages--;
	}
}

void nest_simt_rows(nest_plan *p)
{
	store_sums_directly(p);
	for (int k = 0; k < p->nstages;) {
		const nest_stage *s = &p->stages[k];
		bool rows = is_fold_of_row(p, s) && s->nloops > 0;

		for (int i = 0; rows && i < s->nloops; i++)
			rows = nest_iterations_are_apart(p, s->order[i]);
		k += rows ? join_rows(p, k) : 1;
	}
}
