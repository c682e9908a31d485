/* Reading data frames from csv. Chunks of whole lines are parsed on all threads, each to columns of
 * its own, which are joined column by column. */
#include "dml/io/frame_csv.h"

#include <string.h>

#include "base/alloc.h"
#include "dml/io/file_text.h"

enum { CHUNK = 1 << 20 /* bytes of text to a task, at least */, SHOWN = 60 /* bytes of a cell */ };

typedef enum wrong { RIGHT, NO_VALUE, LONG_LINE, OPEN_QUOTE, NO_MEMORY } wrong;

typedef struct chunk {
	const char *at, *end;
	dml_column **columns;
	int64_t rows;
	wrong wrong;
	int64_t line, col; /* lines so far, of an error: before it; column of an error */
	dml_frame_field cell;
} chunk;

typedef struct parse {
	const dml_frame_csv *f;
	const char *text, *end; /* the lines behind the header */
	int64_t cols, first;    /* first: number of the first line */
	dml_cell_type *types;
	chunk *chunks;
	int nchunks;
	dml_dataframe *t;
	int64_t rows;
} parse;

/* ---- chunks ---------------------------------------------------------------------------------- */

static bool add_field(const parse *p, chunk *c, int64_t j, const dml_frame_field *x)
{
	dml_column *to = c->columns[j];

	if (dml_frame_csv_is_missing(p->f, x)) {
		dml_column_add_blank(to, 1);
		return true;
	}
	if (dml_column_add_parsed(to, x->at, (size_t)(x->end - x->at)))
		return true;
	c->wrong = NO_VALUE;
	c->col = j;
	c->cell = *x;
	return false;
}

static bool add_line(const parse *p, chunk *c, const char *at, const char *end)
{
	dml_frame_field x;
	int64_t j = 0;

	while (dml_frame_csv_field(p->f, &at, end, &x)) {
		if (j == p->cols) {
			c->wrong = LONG_LINE;
			c->cell = x;
			return false;
		}
		if (x.open) {
			c->wrong = OPEN_QUOTE;
			c->cell = x;
			return false;
		}
		if (!add_field(p, c, j++, &x))
			return false;
	}
	for (; j < p->cols; j++)
		dml_column_add_blank(c->columns[j], 1);
	c->rows++;
	return true;
}

static bool make_columns(const parse *p, chunk *c, int64_t room)
{
	c->columns = smr_calloc((size_t)p->cols + 1, sizeof(*c->columns));
	for (int64_t j = 0; c->columns != NULL && j < p->cols; j++) {
		c->columns[j] = dml_column_new(p->types[j], room);
		if (c->columns[j] == NULL)
			return false;
	}
	return c->columns != NULL;
}

/* Guesses the number of lines from the first. */
static int64_t line_guess(const chunk *c)
{
	const char *next;
	int64_t first;

	(void)dml_frame_csv_line_end(c->at, c->end, &next);
	first = next - c->at;
	return first > 0 ? (c->end - c->at) / first + 16 : 16;
}

static void parse_chunk(void *arg, int i)
{
	const parse *p = arg;
	chunk *c = &p->chunks[i];
	const char *next;

	if (!make_columns(p, c, line_guess(c))) {
		c->wrong = NO_MEMORY;
		return;
	}
	for (const char *at = c->at; at < c->end; at = next) {
		const char *stop = dml_frame_csv_line_end(at, c->end, &next);

		/* blank lines count only where they are a cell */
		if ((stop > at || p->cols == 1) && !add_line(p, c, at, stop))
			return;
		c->line++;
	}
	for (int64_t j = 0; j < p->cols; j++)
		if (c->columns[j]->oom)
			c->wrong = NO_MEMORY;
}

static smr_status cut(parse *p)
{
	size_t least = p->f->chunk > 0 ? p->f->chunk : CHUNK;
	size_t n = (size_t)(p->end - p->text), most = n / least + 1;
	const char *at = p->text;

	if (most > (size_t)smr_workers_count(p->f->workers) * 4)
		most = (size_t)smr_workers_count(p->f->workers) * 4;
	p->chunks = smr_calloc(most, sizeof(*p->chunks));
	if (p->chunks == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to read %s", p->f->path);
	while (at < p->end) {
		size_t size = n / most > least ? n / most : least;
		const char *stop = p->end, *next;

		if ((size_t)(p->end - at) > size && p->nchunks + 1 < (int)most) {
			(void)dml_frame_csv_line_end(at + size, p->end, &next);
			stop = next;
		}
		p->chunks[p->nchunks++] = (chunk){.at = at, .end = stop};
		at = stop;
	}
	return SMR_OK;
}

/* ---- errors ---------------------------------------------------------------------------------- */

static smr_status fail_chunk(const parse *p, int i)
{
	const chunk *c = &p->chunks[i];
	long long line = p->first + c->line;
	int n = c->cell.end - c->cell.at < SHOWN ? (int)(c->cell.end - c->cell.at) : SHOWN;
	char room[DML_CELL_ROOM];

	for (int k = 0; k < i; k++)
		line += p->chunks[k].line;
	if (c->wrong == OPEN_QUOTE)
		return smr_fail(SMR_EINVAL,
				"%s:%lld: the quote before %.*s does not end in its line",
				p->f->path, line, n > 0 ? n - 1 : 0, c->cell.at + 1);
	if (c->wrong == LONG_LINE)
		return smr_fail(SMR_EINVAL,
				"%s:%lld: more than %lld fields: '%.*s' is one more than the first "
				"line has",
				p->f->path, line, (long long)p->cols, n, c->cell.at);
	if (c->wrong == NO_VALUE)
		return smr_fail(SMR_EINVAL,
				"%s:%lld: '%.*s' in column %lld, %s, is no %s: naStrings says what "
				"is missing, and a schema of STRING takes any text",
				p->f->path, line, n, c->cell.at, (long long)c->col + 1,
				dml_dataframe_name(p->t, c->col, room),
				dml_cell_type_name(p->types[c->col]));
	return smr_fail(SMR_ENOMEM, "no memory for the cells of %s", p->f->path);
}

/* ---- all chunks ------------------------------------------------------------------------------ */

/* Joins the pieces of a column. */
static void join_column(void *arg, int j)
{
	const parse *p = arg;
	int64_t bytes = 0, bad;
	dml_column *c;

	if (p->nchunks == 1) {
		p->t->columns[j] = dml_column_keep(p->chunks[0].columns[j]);
		return;
	}
	c = dml_column_new(p->types[j], p->rows);
	for (int i = 0; i < p->nchunks && p->types[j] == DML_CELL_STRING; i++) {
		const dml_column *of = p->chunks[i].columns[j];

		bytes += of->offsets[of->n];
	}
	if (c != NULL)
		(void)dml_column_reserve(c, p->rows, bytes);
	for (int i = 0; i < p->nchunks && c != NULL; i++) {
		const dml_column *of = p->chunks[i].columns[j];

		(void)dml_column_add_cells(c, of, 0, of->n, &bad);
		dml_column_drop(p->chunks[i].columns[j]);
		p->chunks[i].columns[j] = NULL;
	}
	p->t->columns[j] = c;
}

static smr_status join_chunks(parse *p)
{
	for (int i = 0; i < p->nchunks; i++) {
		if (p->chunks[i].wrong != RIGHT)
			return fail_chunk(p, i);
		p->rows += p->chunks[i].rows;
	}
	if (p->nchunks == 0) {
		for (int64_t j = 0; j < p->cols; j++)
			p->t->columns[j] = dml_column_new(p->types[j], 0);
		return SMR_OK;
	}
	smr_workers_run(p->f->workers, (int)p->cols, join_column, p);
	return SMR_OK;
}

static void free_chunks(const parse *p)
{
	for (int i = 0; i < p->nchunks; i++) {
		for (int64_t j = 0; p->chunks[i].columns != NULL && j < p->cols; j++)
			dml_column_drop(p->chunks[i].columns[j]);
		smr_free(p->chunks[i].columns);
	}
	smr_free(p->chunks);
	smr_free(p->types);
}

/* ---- lines before the cells ------------------------------------------------------------------ */

static int64_t count_fields(const parse *p)
{
	const char *next, *at = p->text, *stop;
	dml_frame_field x;
	int64_t n = 0;

	if (p->text == p->end)
		return 0;
	stop = dml_frame_csv_line_end(p->text, p->end, &next);
	while (dml_frame_csv_field(p->f, &at, stop, &x))
		n++;
	return n;
}

static smr_status read_names(parse *p)
{
	const char *at = p->text, *next, *stop = dml_frame_csv_line_end(at, p->end, &next);
	dml_frame_field x;

	for (int64_t j = 0; j < p->cols && dml_frame_csv_field(p->f, &at, stop, &x); j++)
		SMR_TRY(dml_dataframe_set_name(p->t, j, x.from, (size_t)(x.to - x.from)));
	p->text = next;
	p->first++;
	return SMR_OK;
}

/* Reads the lines that transformencode()'s metadata begins with. */
static smr_status read_notes(parse *p)
{
	static const char mark[] = "#Meta\u00b7";
	const size_t n = sizeof(mark) - 1;

	while ((size_t)(p->end - p->text) > n + 2 && memcmp(p->text, mark, n) == 0) {
		bool missing = memcmp(p->text + n, "MV", 2) == 0;
		const char *at = p->text, *next;
		const char *stop = dml_frame_csv_line_end(at, p->end, &next);
		dml_frame_field x;

		(void)dml_frame_csv_field(p->f, &at, stop, &x);
		for (int64_t j = 0; j < p->cols && dml_frame_csv_field(p->f, &at, stop, &x); j++)
			SMR_TRY(missing ? dml_frame_note_missing(p->t, j, x.at,
								 (size_t)(x.end - x.at))
					: dml_frame_note_distinct(p->t, j, x.at,
								  (size_t)(x.end - x.at)));
		p->text = next;
		p->first++;
	}
	return SMR_OK;
}

static smr_status begin_frame(parse *p)
{
	static const char order_mark[] = "\xEF\xBB\xBF";
	int64_t n;

	if (p->end - p->text >= 3 && memcmp(p->text, order_mark, 3) == 0)
		p->text += 3;
	p->cols = count_fields(p);
	p->t = dml_dataframe_new(0, p->cols);
	if (p->t == NULL)
		return SMR_ENOMEM;
	SMR_TRY(dml_schema_parse(p->f->path, p->f->schema, p->cols, &p->types, &n));
	if (p->f->header && p->cols > 0)
		SMR_TRY(read_names(p));
	return read_notes(p);
}

static smr_status parse_all(parse *p)
{
	SMR_TRY(begin_frame(p));
	if (p->f->fits != NULL)
		SMR_TRY(p->f->fits(p->f->ctx, 2 * (double)(p->end - p->text)));
	SMR_TRY(cut(p));
	smr_workers_run(p->f->workers, p->nchunks, parse_chunk, p);
	return join_chunks(p);
}

smr_status dml_frame_csv_parse(const dml_frame_csv *f, const char *text, size_t n,
			       dml_dataframe **out)
{
	parse p = {.f = f, .text = text, .end = text + n, .first = 1};
	smr_status st = parse_all(&p);

	free_chunks(&p);
	if (st != SMR_OK) {
		dml_dataframe_drop(p.t);
		return st;
	}
	return dml_dataframe_finish(p.t, out);
}

smr_status dml_frame_csv_read(const dml_frame_csv *f, dml_dataframe **out)
{
	dml_file_text t;
	smr_status st;

	SMR_TRY(dml_file_text_open(f->path, f->fits, f->ctx, &t));
	st = dml_frame_csv_parse(f, t.at, t.n, out);
	dml_file_text_close(&t);
	return st;
}
