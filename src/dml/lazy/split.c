/* Finds how nodes of a trace depend on the rows of a streamed input: by rows, by columns (of a
 * transpose), as sums over all of them, or not at all. A node that needs all rows of a streamed
 * operand has it materialized first, if it fits: this takes one more pass. */
#include "base/assert.h"
#include "dml/lazy/stream.h"

typedef struct look { /* a node and its operands */
	const dml_stream *s;
	const dml_node *n;
	dml_split *own;
} look;

static const dml_node *operand_node(const look *l, int k)
{
	smr_assert(l->n->in[k] < l->s->of->nodes.n);
	return &l->s->of->nodes.v[l->n->in[k]];
}

static const dml_split *split_of(const look *l, int k)
{
	smr_assert(l->n->in[k] != DML_NONE);
	return &l->s->split[l->n->in[k]];
}

static int operand_count(const look *l)
{
	int n = 0;

	while (n < DML_OPERANDS && l->n->in[n] != DML_NONE)
		n++;
	return n;
}

/* Returns the rows of the streamed input; 0: no operand depends on it. */
static int64_t rows_read(const look *l)
{
	for (int k = 0, n = operand_count(l); k < n; k++)
		if (dml_is_split(split_of(l, k)->way))
			return split_of(l, k)->n;
	return 0;
}

/* Whether the operand can be read by rows: it is streamed by rows, or it is in memory with as
 * many. */
static bool by_rows(const look *l, int k, int64_t n)
{
	const dml_split *x = split_of(l, k);

	smr_assert(n > 0);
	if (x->way == DML_BY_COL || operand_node(l, k)->scalar || operand_node(l, k)->rows != n ||
	    (x->way == DML_BY_ROW && x->n != n))
		return false;
	l->own->take[k] = DML_ITS_ROWS;
	return true;
}

static bool by_cols(const look *l, int k, int64_t n)
{
	const dml_split *x = split_of(l, k);

	smr_assert(n > 0);
	if (x->way == DML_BY_ROW || operand_node(l, k)->scalar || operand_node(l, k)->cols != n ||
	    (x->way == DML_BY_COL && x->n != n))
		return false;
	l->own->take[k] = DML_ITS_COLS;
	return true;
}

static bool operand_is_whole(const look *l, int k)
{
	l->own->take[k] = DML_ALL;
	return !dml_is_split(split_of(l, k)->way);
}

static bool operand_split_is(const look *l, int k, dml_row_split w)
{
	return split_of(l, k)->way == w;
}

/* Maps: operands with the node's rows are read by rows, single rows and numbers as a whole. */
static dml_row_split of_map(const look *l, int64_t n)
{
	bool rows = l->n->rows == n, cols = l->n->cols == n;

	for (int k = 0, count = operand_count(l); k < count; k++) {
		const dml_node *a = operand_node(l, k);

		rows = rows && (by_rows(l, k, n) ||
				((a->scalar || a->rows == 1) && operand_is_whole(l, k)));
	}
	if (rows)
		return DML_BY_ROW;
	for (int k = 0, count = operand_count(l); k < count; k++) {
		const dml_node *a = operand_node(l, k);

		cols = cols && (by_cols(l, k, n) ||
				((a->scalar || a->cols == 1) && operand_is_whole(l, k)));
	}
	return cols ? DML_BY_COL : DML_WHOLE;
}

static dml_row_split of_fold(const look *l, int64_t n)
{
	bool each_row = l->n->n[1] == 1, each_col = l->n->n[1] == 2;

	if (operand_split_is(l, 0, DML_BY_ROW) && by_rows(l, 0, n))
		return each_row ? DML_BY_ROW : DML_ADDED;
	return by_cols(l, 0, n) ? each_col ? DML_BY_COL : DML_ADDED : DML_WHOLE;
}

static dml_row_split of_turn(const look *l, int64_t n)
{
	if (operand_split_is(l, 0, DML_BY_ROW))
		return by_rows(l, 0, n) ? DML_BY_COL : DML_WHOLE;
	return by_cols(l, 0, n) ? DML_BY_ROW : DML_WHOLE;
}

static dml_row_split of_product(const look *l, int64_t n)
{
	bool left = operand_split_is(l, 0, DML_BY_ROW), right = operand_split_is(l, 1, DML_BY_COL);

	if (left && by_rows(l, 0, n)) {
		l->own->take[1] = DML_ALL;
		return DML_BY_ROW;
	}
	if (right && by_cols(l, 1, n)) {
		l->own->take[0] = DML_ALL;
		return DML_BY_COL;
	}
	return !left && !right && by_cols(l, 0, n) && by_rows(l, 1, n) ? DML_ADDED : DML_WHOLE;
}

/* Cumulative: by rows, each block continues the previous one (copy.c). */
static dml_row_split of_run(const look *l, int64_t n)
{
	if (operand_split_is(l, 0, DML_BY_ROW))
		return by_rows(l, 0, n) ? DML_BY_ROW : DML_WHOLE;
	return by_cols(l, 0, n) ? DML_BY_COL : DML_WHOLE;
}

/* Some columns of all rows. */
static dml_row_split of_piece(const look *l, int64_t n)
{
	if (!operand_is_whole(l, 1) || !operand_is_whole(l, 2))
		return DML_WHOLE;
	if (operand_split_is(l, 0, DML_BY_ROW))
		return l->n->rows == n && by_rows(l, 0, n) ? DML_BY_ROW : DML_WHOLE;
	return l->n->cols == n && by_cols(l, 0, n) ? DML_BY_COL : DML_WHOLE;
}

static dml_row_split of_put(const look *l, int64_t n)
{
	return by_rows(l, 0, n) && by_rows(l, 1, n) && operand_is_whole(l, 2) &&
			       operand_is_whole(l, 3)
		       ? DML_BY_ROW
		       : DML_WHOLE;
}

static dml_row_split of_joined(const look *l, int64_t n)
{
	if (l->n->op == DML_BESIDE)
		return by_rows(l, 0, n) && by_rows(l, 1, n) ? DML_BY_ROW : DML_WHOLE;
	return by_cols(l, 0, n) && by_cols(l, 1, n) ? DML_BY_COL : DML_WHOLE;
}

/* A column as a row or vice versa, or no change at all. */
static dml_row_split of_reshape(const look *l, int64_t n)
{
	const dml_node *a = operand_node(l, 0);
	bool same = a->rows == l->n->rows && a->cols == l->n->cols;
	bool line = a->rows * a->cols == n && l->n->rows * l->n->cols == n &&
		    (l->n->rows == 1 || l->n->cols == 1);

	if (!same && !line)
		return DML_WHOLE;
	if (operand_split_is(l, 0, DML_BY_ROW) ? !by_rows(l, 0, n) : !by_cols(l, 0, n))
		return DML_WHOLE;
	if (same)
		return split_of(l, 0)->way;
	return l->n->cols == 1 ? DML_BY_ROW : DML_BY_COL;
}

static dml_row_split (*const rules[])(const look *, int64_t) = {
	[DML_MAP] = of_map,         [DML_PRODUCT] = of_product, [DML_TURN] = of_turn,
	[DML_RESHAPE] = of_reshape, [DML_FOLD] = of_fold,       [DML_PIECE] = of_piece,
	[DML_RUN] = of_run,         [DML_PUT] = of_put,         [DML_BESIDE] = of_joined,
	[DML_BELOW] = of_joined,
};

static bool has_rule(const dml_node *n)
{
	return (size_t)n->op < sizeof(rules) / sizeof(rules[0]) && rules[n->op] != NULL;
}

/* Returns the passes until an operand is available to this node. */
static uint32_t level_of(const look *l, int k)
{
	const dml_split *x = split_of(l, k);

	return x->level + (dml_is_split(x->way) && l->own->take[k] == DML_ALL &&
			   l->s->have[l->n->in[k]] == NULL);
}

static bool is_read_by_row(const dml_stream *s, const dml_node *n)
{
	return n->op == DML_PARAM && !n->scalar &&
	       (s->of->params.v[n->n[0]]->source != NULL || (s->rows > 1 && n->rows == s->rows));
}

static void split_node(const dml_stream *s, uint32_t i)
{
	const dml_node *n = &s->of->nodes.v[i];
	look l = {.s = s, .n = n, .own = &s->split[i]};
	int64_t rows = rows_read(&l);

	if (is_read_by_row(s, n)) {
		*l.own = (dml_split){.way = DML_BY_ROW, .n = n->rows};
		return;
	}
	/* with one row, streamed operands cannot be distinguished from others */
	l.own->way = rows > 1 && has_rule(n) ? rules[n->op](&l, rows) : DML_WHOLE;
	if (l.own->way == DML_WHOLE)
		for (int k = 0; k < DML_OPERANDS; k++)
			l.own->take[k] = DML_ALL;
	for (int k = 0, count = operand_count(&l); k < count; k++)
		if (level_of(&l, k) > l.own->level)
			l.own->level = level_of(&l, k);
	l.own->level += l.own->way == DML_ADDED;
	l.own->n = l.own->way != DML_WHOLE ? rows : 0;
}

void dml_split_nodes(dml_stream *s)
{
	for (size_t i = 0; i < s->of->nodes.n; i++)
		split_node(s, (uint32_t)i);
}
