/* Two passes over csv lines: counting, then parsing into the matrix, both by chunks of whole lines
 * on all threads. Reports the first of several invalid lines. */
#include <string.h>

#include "base/alloc.h"
#include "base/data/c_locale.h"
#include "dml/io/csv.h"

enum { CHUNK = 1 << 20, CHUNKS_EACH = 8, MOST_CHUNKS = 4096 };

const char *dml_csv_start(const char *at, const char *end)
{
	return end - at >= 3 && memcmp(at, "\xef\xbb\xbf", 3) == 0 ? at + 3 : at;
}

dml_csv_text dml_csv_begin(const dml_csv *f)
{
	return (dml_csv_text){
		.f = f, .nsep = strlen(f->sep), .blank_sep = f->sep[0] == ' ' || f->sep[0] == '\t'};
}

void dml_csv_end(dml_csv_text *t)
{
	smr_free(t->chunks);
	t->chunks = NULL;
	t->nchunks = 0;
}

static const char *line_end(const char *at, const char *end)
{
	const char *stop = memchr(at, '\n', (size_t)(end - at));

	return stop != NULL ? stop : end;
}

static void count_lines(void *arg, int i)
{
	dml_csv_chunk *c = &((dml_csv_text *)arg)->chunks[i];

	for (const char *at = c->at, *stop; at < c->end; at = stop + 1) {
		stop = line_end(at, c->end);
		c->lines++;
		c->rows += !dml_csv_is_blank(at, stop);
	}
}

static void read_lines(void *arg, int i)
{
	const dml_csv_text *t = arg;
	dml_csv_chunk *c = &t->chunks[i];
	locale_t before = smr_c_locale_enter(); /* for strtod() */
	int64_t row = c->row;

	for (const char *at = c->at, *stop; at < c->end; at = stop + 1, c->line++) {
		stop = line_end(at, c->end);
		if (dml_csv_is_blank(at, stop) || row++ < t->part.from)
			continue;
		if (row > t->part.from + t->part.n)
			break;
		if (t->part.keep != NULL && !t->part.keep[row - 1 - t->part.from])
			continue;
		c->wrong = (int)dml_csv_line(
			t, at, stop, t->data + (row - 1 - t->part.from) * t->part.cols, &c->cols);
		if (c->wrong != DML_CSV_RIGHT) {
			c->bad = at;
			c->bad_end = stop;
			break;
		}
	}
	smr_c_locale_leave(before);
}

/* Gets the text of a field of an invalid line, at most as much as a message shows. */
static int bad_field(const dml_csv_text *t, const dml_csv_chunk *c, const char **out)
{
	enum { SHOWN = 40 };
	const char *at = c->bad, *end;

	for (int64_t k = 0; k < c->cols && at < c->bad_end; at++)
		if (dml_csv_is_sep(t, at, c->bad_end)) {
			k++;
			at += t->nsep - 1;
		}
	end = at;
	while (end < c->bad_end && *end != '\r' && !dml_csv_is_sep(t, end, c->bad_end))
		end++;
	*out = at;
	return end - at > SHOWN ? SHOWN : (int)(end - at);
}

/* Says what helps: the two usual causes are a first line of names and texts among the numbers. */
static smr_status report_field(const dml_csv_text *t, const dml_csv_chunk *c, const char *what)
{
	const char *field, *help = "";
	int n = bad_field(t, c, &field);

	if (c->line == 1 && !t->f->header)
		help = "; header=TRUE skips a first line of names";
	else if (n > 0 && *field == '"')
		help = "; a matrix has no quotes: data_type=\"frame\" reads texts";
	else if (c->wrong == DML_CSV_NO_NUMBER)
		help = "; naStrings=\"...\" names texts for missing values";
	return smr_fail(SMR_EINVAL, "%s:%lld: column %lld is '%.*s', %s%s", t->f->path,
			(long long)c->line, (long long)c->cols + 1, n, field, what, help);
}

static smr_status report_error(const dml_csv_text *t, const dml_csv_chunk *c)
{
	const char *path = t->f->path;
	long long line = c->line;

	switch (c->wrong) {
	case DML_CSV_EMPTY:
		return smr_fail(SMR_EINVAL,
				"%s:%lld: column %lld is empty; fill=TRUE, default=0 takes it as 0",
				path, line, (long long)c->cols + 1);
	case DML_CSV_NO_NUMBER:
		return report_field(t, c, "which is no number");
	case DML_CSV_NO_SEPARATOR:
		return smr_fail(SMR_EINVAL,
				"%s:%lld: '%s' is wanted behind column %lld; sep=\"...\" names "
				"another separator",
				path, line, t->f->sep, (long long)c->cols);
	case DML_CSV_OTHER_COLUMNS:
		return smr_fail(SMR_EINVAL, "%s:%lld: %lld numbers, and %lld in the lines above",
				path, line, (long long)c->cols, (long long)t->cols);
	default:
		return smr_fail(SMR_ENOMEM, "%s:%lld: no memory for a number", path, line);
	}
}

/* Cuts the text into chunks of whole lines and similar size. */
static smr_status cut_chunks(dml_csv_text *t, const char *text, const char *end)
{
	size_t n = (size_t)(end - text), least = t->f->chunk > 0 ? t->f->chunk : CHUNK;
	size_t most = (size_t)smr_workers_count(t->f->workers) * CHUNKS_EACH;
	size_t wanted = n / least + 1;

	wanted = wanted > most ? most : wanted;
	wanted = wanted > MOST_CHUNKS ? MOST_CHUNKS : wanted;
	t->chunks = smr_calloc(wanted, sizeof(*t->chunks));
	if (t->chunks == NULL)
		return smr_fail(SMR_ENOMEM, "%s: no memory to read it", t->f->path);
	for (const char *at = text; at < end && (size_t)t->nchunks < wanted; t->nchunks++) {
		size_t left = wanted - (size_t)t->nchunks;
		const char *to = at + (size_t)(end - at) / left;

		to = left > 1 && to < end ? line_end(to, end) : end;
		to += to < end;
		t->chunks[t->nchunks] = (dml_csv_chunk){.at = at, .end = to};
		at = to;
	}
	return SMR_OK;
}

int64_t dml_csv_columns(const dml_csv_text *t, const char *at, const char *end)
{
	const char *stop = line_end(at, end);
	int64_t n = 1;

	while (at < end && dml_csv_is_blank(at, stop)) {
		at = stop < end ? stop + 1 : end;
		stop = line_end(at, end);
	}
	if (at == end)
		return 0;
	for (; at < stop; at += dml_csv_is_sep(t, at, stop) ? t->nsep : 1)
		n += dml_csv_is_sep(t, at, stop);
	return n;
}

smr_status dml_csv_count(dml_csv_text *t, const char *at, const char *end, int64_t line,
			 int64_t row)
{
	dml_csv_end(t);
	SMR_TRY(cut_chunks(t, at, end));
	smr_workers_run(t->f->workers, t->nchunks, count_lines, t);
	for (int i = 0; i < t->nchunks; i++) {
		t->chunks[i].line = line;
		t->chunks[i].row = row;
		line += t->chunks[i].lines;
		row += t->chunks[i].rows;
	}
	return SMR_OK;
}

smr_status dml_csv_fill(dml_csv_text *t)
{
	smr_workers_run(t->f->workers, t->nchunks, read_lines, t);
	for (int i = 0; i < t->nchunks; i++)
		if (t->chunks[i].wrong != DML_CSV_RIGHT)
			return report_error(t, &t->chunks[i]);
	return SMR_OK;
}
