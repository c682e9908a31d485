/* Data frames as text: "row column value" a line. Rows -1 and -2 are notes about columns. */
#include <string.h>

#include "base/alloc.h"
#include "dml/io/frame_csv.h"

enum { DISTINCT = -1, MISSING = -2 };

typedef struct entry {
	int64_t row, col; /* from 1 */
	const char *at, *end;
} entry;

typedef struct cells {
	const char *path;
	const char *at, *end;
	int64_t line, rows, cols;
} cells;

static smr_status fail_line(const cells *c, const char *what)
{
	return smr_fail(SMR_EINVAL, "%s:%lld: %s", c->path, (long long)c->line, what);
}

static const char *word_end(const char *at, const char *end)
{
	while (at < end && *at != ' ' && *at != '\t')
		at++;
	return at;
}

static bool read_index(const char **at, const char *end, int64_t *out)
{
	const char *to = word_end(*at, end);
	bool ok = dml_parse_integer(*at, (size_t)(to - *at), out);

	*at = to < end ? to + 1 : end;
	return ok;
}

/* Reads a line; not *@p more: there is none. What stands behind a blank in the value is lost, as in
 * SystemDS. */
static smr_status read_entry(cells *c, entry *e, bool *more)
{
	const char *next, *stop, *at;

	do {
		*more = c->at < c->end;
		if (!*more)
			return SMR_OK;
		at = c->at;
		stop = dml_frame_csv_line_end(c->at, c->end, &next);
		c->at = next;
		c->line++;
	} while (at == stop);
	if (!read_index(&at, stop, &e->row) || !read_index(&at, stop, &e->col))
		return fail_line(c, "a line is 'row column value'");
	if (e->col < 1 || e->col > c->cols || e->row < MISSING || e->row == 0 || e->row > c->rows)
		return smr_fail(SMR_EINVAL,
				"%s:%lld: there is no cell %lld, %lld in a frame of %lldx%lld",
				c->path, (long long)c->line, (long long)e->row, (long long)e->col,
				(long long)c->rows, (long long)c->cols);
	e->at = at;
	e->end = word_end(at, stop);
	return SMR_OK;
}

/* Positions of the texts of all cells, by column. */
static smr_status find_cells(cells *c, dml_dataframe *t, dml_cell *all)
{
	entry e;
	bool more;

	for (;;) {
		SMR_TRY(read_entry(c, &e, &more));
		if (!more)
			return SMR_OK;
		if (e.row == DISTINCT)
			SMR_TRY(dml_frame_note_distinct(t, e.col - 1, e.at,
							(size_t)(e.end - e.at)));
		else if (e.row == MISSING)
			SMR_TRY(dml_frame_note_missing(t, e.col - 1, e.at, (size_t)(e.end - e.at)));
		else
			all[(e.col - 1) * c->rows + e.row - 1] =
				(dml_cell){e.at, (size_t)(e.end - e.at)};
	}
}

static smr_status fill_column(const cells *c, int64_t j, const dml_cell *all, dml_column *to)
{
	for (int64_t i = 0; i < c->rows; i++) {
		const dml_cell *x = &all[j * c->rows + i];

		if (x->s == NULL)
			dml_column_add_blank(to, 1);
		else if (!dml_column_add_parsed(to, x->s, x->n))
			return smr_fail(SMR_EINVAL, "%s: '%.*s' in row %lld, column %lld is no %s",
					c->path, x->n < 60 ? (int)x->n : 60, x->s, (long long)i + 1,
					(long long)j + 1, dml_cell_type_name(to->type));
	}
	return SMR_OK;
}

static smr_status fill_frame(cells *c, dml_dataframe *t, const dml_cell_type *types, dml_cell *all)
{
	SMR_TRY(find_cells(c, t, all));
	for (int64_t j = 0; j < c->cols; j++) {
		t->columns[j] = dml_column_new(types[j], c->rows);
		if (t->columns[j] == NULL)
			return SMR_ENOMEM;
		SMR_TRY(fill_column(c, j, all, t->columns[j]));
	}
	return SMR_OK;
}

smr_status dml_frame_cells_parse(const char *path, const char *text, size_t n, int64_t rows,
				 int64_t cols, const char *schema, dml_dataframe **out)
{
	cells c = {path, text, text + n, 0, rows, cols};
	dml_cell_type *types = NULL;
	dml_dataframe *t = NULL;
	dml_cell *all = NULL;
	int64_t count;
	smr_status st = SMR_ENOMEM;

	if (!__builtin_mul_overflow(rows, cols, &count))
		all = smr_calloc((size_t)count + 1, sizeof(*all));
	if (all != NULL)
		t = dml_dataframe_new(rows, cols);
	if (all == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a frame of %lldx%lld", (long long)rows,
				(long long)cols);
	if (t != NULL)
		st = dml_schema_parse(path, schema, cols, &types, &count);
	if (st == SMR_OK)
		st = fill_frame(&c, t, types, all);
	smr_free(types);
	smr_free(all);
	if (st == SMR_OK)
		return dml_dataframe_finish(t, out);
	dml_dataframe_drop(t);
	return st;
}

static bool is_zero(const dml_column *c, int64_t i)
{
	double v;

	return c->type == DML_CELL_STRING
		       ? dml_column_is_null(c, i)
		       : c->type != DML_CELL_CHARACTER && dml_cell_number(c, i, &v) && v == 0;
}

void dml_frame_cells_put(smr_str *s, const dml_dataframe *t)
{
	char room[DML_CELL_ROOM];

	for (int64_t j = 0; t->meta != NULL && j < t->cols; j++) {
		if (t->meta[j].distinct >= 0)
			smr_str_printf(s, "%d %lld %lld\n", DISTINCT, (long long)j + 1,
				       (long long)t->meta[j].distinct);
		if (t->meta[j].missing != NULL)
			smr_str_printf(s, "%d %lld %s\n", MISSING, (long long)j + 1,
				       t->meta[j].missing);
	}
	for (int64_t i = 0; i < t->rows; i++)
		for (int64_t j = 0; j < t->cols; j++) {
			dml_cell x;

			if (is_zero(t->columns[j], i))
				continue;
			x = dml_cell_text(t->columns[j], i, room);
			smr_str_printf(s, "%lld %lld ", (long long)i + 1, (long long)j + 1);
			smr_str_write(s, x.s, x.n);
			smr_str_putc(s, '\n');
		}
}
