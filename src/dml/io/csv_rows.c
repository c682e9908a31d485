/* Row ranges of a csv file: lines are counted once, recording the offset of every chunk of
 * lines. */
#include <string.h>

#include "base/alloc.h"
#include "base/arena.h"
#include "base/data/vec.h"
#include "dml/io/source.h"

enum { WINDOW = 8 << 20 /* bytes of text in memory at one time */ };

typedef struct mark { /* start of a chunk of lines */
	uint64_t at;
	int64_t line, row;
} mark;

struct dml_csv_lines {
	dml_csv f;
	smr_arena *arena; /* of the strings in `f` */
	int64_t cols;
	SMR_VEC(mark) marks; /* by row; the last one is the end */
};

void dml_csv_lines_free(struct dml_csv_lines *l)
{
	if (l == NULL)
		return;
	smr_vec_free(&l->marks);
	smr_arena_free(l->arena);
	smr_free(l);
}

static smr_status copy_csv_options(const dml_csv *f, struct dml_csv_lines **out)
{
	struct dml_csv_lines *l = smr_calloc(1, sizeof(*l));
	const char **missing;

	*out = l;
	if (l == NULL || (l->arena = smr_arena_new()) == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for %s", f->path);
	missing = smr_arena_array(l->arena, f->nmissing + 1, sizeof(*missing));
	l->f = *f;
	l->f.path = smr_arena_strdup(l->arena, f->path);
	l->f.sep = smr_arena_strdup(l->arena, f->sep);
	for (size_t i = 0; missing != NULL && i < f->nmissing; i++)
		missing[i] = smr_arena_strdup(l->arena, f->missing[i]);
	l->f.missing = missing;
	return smr_arena_ran_short(l->arena) ? smr_fail(SMR_ENOMEM, "no memory for %s", f->path)
					     : SMR_OK;
}

static smr_status add_marks(struct dml_csv_lines *l, const dml_csv_text *t, const char *text,
			    uint64_t at, mark *next)
{
	for (int i = 0; i < t->nchunks; i++) {
		const dml_csv_chunk *c = &t->chunks[i];

		SMR_TRY(smr_vec_push(&l->marks,
				     (mark){at + (uint64_t)(c->at - text), c->line, c->row}));
		*next = (mark){at + (uint64_t)(c->end - text), c->line + c->lines,
			       c->row + c->rows};
	}
	return SMR_OK;
}

/* Returns the end of a window's whole lines, or its end in the last window. NULL: no whole line. */
static const char *lines_end(const char *text, const char *end, bool last)
{
	const char *stop = last ? end : memrchr(text, '\n', (size_t)(end - text));

	return stop == NULL || last ? stop : stop + 1;
}

static smr_status count_window(dml_file_source *s, const char *text, const char *stop, mark *next)
{
	struct dml_csv_lines *l = s->csv;
	dml_csv_text t = dml_csv_begin(&l->f);
	const char *at = next->line == 1 ? dml_csv_start(text, stop) : text;
	smr_status st;

	if (next->line == 1 && l->f.header) {
		const char *first = memchr(at, '\n', (size_t)(stop - at));

		at = first != NULL ? first + 1 : stop;
		next->line++;
	}
	if (l->cols == 0)
		l->cols = dml_csv_columns(&t, at, stop);
	st = dml_csv_count(&t, at, stop, next->line, next->row);
	next->at += (uint64_t)(stop - text);
	if (st == SMR_OK)
		st = add_marks(l, &t, text, next->at - (uint64_t)(stop - text), next);
	dml_csv_end(&t);
	return st;
}

static smr_status count_all(dml_file_source *s, char *window, size_t size)
{
	uint64_t length = (uint64_t)s->was.st_size;
	mark next = {.line = 1};

	while (next.at < length) {
		size_t n = length - next.at < size ? (size_t)(length - next.at) : size;
		const char *stop;

		SMR_TRY(dml_file_source_bytes_at(s, next.at, window, n));
		stop = lines_end(window, window + n, next.at + n == length);
		if (stop == NULL)
			return smr_fail(SMR_EINVAL, "%s:%lld: a line of more than %zu bytes",
					s->path, (long long)next.line, size);
		SMR_TRY(count_window(s, window, stop, &next));
	}
	s->rows = next.row;
	s->cols = s->csv->cols;
	return smr_vec_push(&s->csv->marks, next);
}

static smr_status count_rows(dml_file_source *s, const dml_csv *f)
{
	char *window;
	smr_status st;

	if (!S_ISREG(s->was.st_mode))
		return smr_fail(SMR_EUNSUPPORTED, "%s is no plain file", s->path);
	SMR_TRY(copy_csv_options(f, &s->csv));
	window = smr_malloc(WINDOW);
	if (window == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to read %s", s->path);
	st = count_all(s, window, WINDOW);
	smr_free(window);
	return st;
}

smr_status dml_file_source_csv(const dml_csv *f, dml_file_source **out)
{
	dml_file_source *s;
	smr_status st;

	SMR_TRY(dml_file_source_open(f->path, &s));
	st = count_rows(s, f);
	if (st == SMR_OK)
		*out = s;
	else
		dml_file_source_drop(s);
	return st;
}

/* ---- rows ------------------------------------------------------------------------------------ */

/* Returns the last mark at or before a row. */
static size_t mark_of(const struct dml_csv_lines *l, int64_t row)
{
	size_t lo = 0, hi = l->marks.n;

	while (hi - lo > 1) {
		size_t mid = lo + (hi - lo) / 2;

		if (l->marks.v[mid].row <= row)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

/* Parses the rows between two marks; each pair of marks in between is a chunk. */
static smr_status read_between(const dml_file_source *s, size_t a, size_t b, char *text,
			       dml_csv_text *t)
{
	const mark *m = s->csv->marks.v + a;
	size_t n = b - a;

	dml_csv_end(t);
	t->chunks = smr_calloc(n, sizeof(*t->chunks));
	if (t->chunks == NULL)
		return smr_fail(SMR_ENOMEM, "%s: no memory to read it", s->path);
	t->nchunks = (int)n;
	for (size_t i = 0; i < n; i++)
		t->chunks[i] = (dml_csv_chunk){.at = text + (m[i].at - m->at),
					       .end = text + (m[i + 1].at - m->at),
					       .line = m[i].line,
					       .row = m[i].row};
	SMR_TRY(dml_file_source_bytes_at(s, m->at, text, (size_t)(m[n].at - m->at)));
	return dml_csv_fill(t);
}

smr_status dml_csv_rows(const dml_file_source *s, const dml_file_part *part, double *data)
{
	const struct dml_csv_lines *l = s->csv;
	dml_csv_text t = dml_csv_begin(&l->f);
	int64_t stop = part->from + part->n;
	size_t a = mark_of(l, part->from), room = 0, end;
	char *text = NULL;
	smr_status st = SMR_OK;

	t.cols = s->cols;
	t.part = *part;
	t.data = data;
	/* few chunks at a time: text takes more memory than its numbers */
	for (; st == SMR_OK && l->marks.v[a].row < stop && a + 1 < l->marks.n; a = end) {
		for (end = a + 1; end + 1 < l->marks.n && l->marks.v[end].row < stop &&
				  l->marks.v[end + 1].at - l->marks.v[a].at <= WINDOW;)
			end++;
		if (l->marks.v[end].at - l->marks.v[a].at > room) {
			smr_free(text);
			room = (size_t)(l->marks.v[end].at - l->marks.v[a].at);
			text = smr_malloc(room);
		}
		st = text != NULL ? read_between(s, a, end, text, &t)
				  : smr_fail(SMR_ENOMEM, "no memory to read %s", s->path);
	}
	dml_csv_end(&t);
	smr_free(text);
	return st;
}
