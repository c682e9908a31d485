/* Reading of csv, twice: lines are counted, then their numbers go where they belong, both by chunks
 * of whole lines on all threads. Of several wrong lines the first one is told. */
#include "script/csv.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/decimal.h"
#include "base/fs.h"
#include "base/real.h"

enum { CHUNK = 1 << 20, CHUNKS_EACH = 8, MOST_CHUNKS = 4096 };

typedef enum wrong { RIGHT, EMPTY, NO_NUMBER, NO_SEPARATOR, OTHER_COLUMNS, NO_MEMORY } wrong;

typedef struct chunk {
	const char *at, *end;
	int64_t lines, rows; /* rows: lines that are not blank */
	int64_t line, row;   /* its first ones; line: then that of what is wrong */
	int64_t cols;        /* OTHER_COLUMNS: of that line */
	wrong wrong;
} chunk;

typedef struct reading {
	const script_csv *f;
	size_t nsep;
	bool blank_sep; /* it is a blank itself */
	int nchunks;
	chunk *chunks;
	int64_t cols;
	double *data;
} reading;

/* ---- lines ----------------------------------------------------------------------------------- */

static const char *line_end(const char *at, const char *end)
{
	const char *stop = memchr(at, '\n', (size_t)(end - at));

	return stop != NULL ? stop : end;
}

static bool is_blank(const char *at, const char *end)
{
	return at == end || (*at == '\r' && at + 1 == end);
}

static void count_lines(void *arg, int i)
{
	chunk *c = &((reading *)arg)->chunks[i];

	for (const char *at = c->at, *stop; at < c->end; at = stop + 1) {
		stop = line_end(at, c->end);
		c->lines++;
		c->rows += !is_blank(at, stop);
	}
}

/* ---- numbers --------------------------------------------------------------------------------- */

static bool is_sep(const reading *r, const char *at, const char *end)
{
	return (size_t)(end - at) >= r->nsep && memcmp(at, r->f->sep, r->nsep) == 0;
}

static const char *behind_blanks(const reading *r, const char *at, const char *end)
{
	while (at < end && !r->blank_sep && (*at == ' ' || *at == '\t'))
		at++;
	return at;
}

static wrong read_slowly(const reading *r, const char **at, const char *end, double *out)
{
	const char *from = *at, *to = from;

	while (to < end && !is_sep(r, to, end))
		to++;
	if (is_blank(from, to))
		return EMPTY;
	if (!smr_real_scan(at, to, out))
		return NO_MEMORY;
	return *at == from ? NO_NUMBER : RIGHT;
}

/* The numbers of a line, the first of them to @p row; *@p n: how many there are. */
static wrong read_line(const reading *r, const char *at, const char *end, double *row, int64_t *n)
{
	double v;

	for (*n = 0;; at += r->nsep) {
		wrong w;

		at = behind_blanks(r, at, end);
		if (!smr_real_read(&at, end, &v) && (w = read_slowly(r, &at, end, &v)) != RIGHT)
			return w;
		if (*n < r->cols)
			row[*n] = v;
		++*n;
		at = behind_blanks(r, at, end);
		if (at == end || (*at == '\r' && at + 1 == end))
			return *n == r->cols ? RIGHT : OTHER_COLUMNS;
		if (!is_sep(r, at, end))
			return NO_SEPARATOR;
	}
}

static void read_lines(void *arg, int i)
{
	const reading *r = arg;
	chunk *c = &r->chunks[i];
	double *row = r->data + c->row * r->cols;
	locale_t before = smr_decimal_enter(); /* for strtod() */

	for (const char *at = c->at, *stop; at < c->end; at = stop + 1, c->line++) {
		stop = line_end(at, c->end);
		if (is_blank(at, stop))
			continue;
		c->wrong = read_line(r, at, stop, row, &c->cols);
		if (c->wrong != RIGHT)
			break;
		row += r->cols;
	}
	smr_decimal_leave(before);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static smr_status tell(const reading *r, const chunk *c)
{
	const char *path = r->f->path;
	long long line = c->line;

	switch (c->wrong) {
	case EMPTY:
		return smr_fail(SMR_EINVAL, "%s:%lld: an empty field", path, line);
	case NO_NUMBER:
		return smr_fail(SMR_EINVAL, "%s:%lld: this is no number", path, line);
	case NO_SEPARATOR:
		return smr_fail(SMR_EINVAL, "%s:%lld: '%s' is wanted between numbers", path, line,
				r->f->sep);
	case OTHER_COLUMNS:
		return smr_fail(SMR_EINVAL, "%s:%lld: %lld numbers, and %lld in the lines above",
				path, line, (long long)c->cols, (long long)r->cols);
	default:
		return smr_fail(SMR_ENOMEM, "%s:%lld: no memory for a number", path, line);
	}
}

/* Chunks of whole lines, of about equal size. */
static smr_status cut(reading *r, const char *text, const char *end)
{
	size_t n = (size_t)(end - text), least = r->f->chunk > 0 ? r->f->chunk : CHUNK;
	size_t most = (size_t)smr_workers_count(r->f->workers) * CHUNKS_EACH;
	size_t wanted = n / least + 1;

	wanted = wanted > most ? most : wanted;
	wanted = wanted > MOST_CHUNKS ? MOST_CHUNKS : wanted;
	r->chunks = smr_calloc(wanted, sizeof(*r->chunks));
	if (r->chunks == NULL)
		return smr_fail(SMR_ENOMEM, "%s: no memory to read it", r->f->path);
	for (const char *at = text; at < end && (size_t)r->nchunks < wanted; r->nchunks++) {
		size_t left = wanted - (size_t)r->nchunks;
		const char *to = at + (size_t)(end - at) / left;

		to = left > 1 && to < end ? line_end(to, end) : end;
		to += to < end;
		r->chunks[r->nchunks] = (chunk){.at = at, .end = to};
		at = to;
	}
	return SMR_OK;
}

/* As many as the first line that is not blank has fields. */
static int64_t count_columns(const reading *r, const char *at, const char *end)
{
	const char *stop = line_end(at, end);
	int64_t n = 1;

	while (at < end && is_blank(at, stop)) {
		at = stop < end ? stop + 1 : end;
		stop = line_end(at, end);
	}
	if (at == end)
		return 0;
	for (; at < stop; at += is_sep(r, at, stop) ? r->nsep : 1)
		n += is_sep(r, at, stop);
	return n;
}

static smr_status parse(reading *r, int64_t line, script_matrix **out)
{
	int64_t rows = 0, n;
	script_matrix *m;

	smr_workers_run(r->f->workers, r->nchunks, count_lines, r);
	for (int i = 0; i < r->nchunks; i++) {
		r->chunks[i].line = line;
		r->chunks[i].row = rows;
		line += r->chunks[i].lines;
		rows += r->chunks[i].rows;
	}
	if (__builtin_mul_overflow(rows, r->cols, &n))
		return smr_fail(SMR_ENOMEM, "%s: too large", r->f->path);
	if (r->f->fits != NULL)
		SMR_TRY(r->f->fits(r->f->ctx, (double)n * sizeof(double)));
	m = script_matrix_new(rows, r->cols);
	if (m == NULL)
		return SMR_ENOMEM;
	r->data = m->data;
	smr_workers_run(r->f->workers, r->nchunks, read_lines, r);
	for (int i = 0; i < r->nchunks; i++)
		if (r->chunks[i].wrong != RIGHT) {
			script_matrix_drop(m);
			return tell(r, &r->chunks[i]);
		}
	*out = m;
	return SMR_OK;
}

smr_status script_csv_parse(const script_csv *f, const char *text, size_t n, script_matrix **out)
{
	const char *end = text + n;
	reading r = {
		.f = f, .nsep = strlen(f->sep), .blank_sep = f->sep[0] == ' ' || f->sep[0] == '\t'};
	smr_status st;

	if (f->header && n > 0) {
		text = line_end(text, end);
		text += text < end;
	}
	r.cols = count_columns(&r, text, end);
	st = cut(&r, text, end);
	if (st == SMR_OK)
		st = parse(&r, f->header ? 2 : 1, out);
	smr_free(r.chunks);
	return st;
}

/* A pipe, or what else cannot be mapped. */
static smr_status read_stream(const script_csv *f, script_matrix **out)
{
	char *text;
	size_t n;
	smr_status st;

	SMR_TRY(smr_read_file(f->path, &text, &n));
	st = script_csv_parse(f, text, n, out);
	smr_free(text);
	return st;
}

smr_status script_csv_read(const script_csv *f, script_matrix **out)
{
	void *text = MAP_FAILED;
	struct stat s;
	smr_status st;
	int fd;

	/* a pipe is opened once: who writes to it would lose its reader */
	if (stat(f->path, &s) == 0 && !S_ISREG(s.st_mode))
		return read_stream(f, out);
	fd = open(f->path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return smr_fail(SMR_EIO, "%s: %s", f->path, strerror(errno));
	if (fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && s.st_size > 0)
		text = mmap(NULL, (size_t)s.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	close(fd);
	if (text == MAP_FAILED)
		return read_stream(f, out);
	st = script_csv_parse(f, text, (size_t)s.st_size, out);
	munmap(text, (size_t)s.st_size);
	return st;
}
