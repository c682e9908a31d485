/* The points of a tile, line by line in turn.
 *
 * Each point's operations wait for one another, and a CPU looks only so far ahead for others:
 * with the text of one point behind that of another, those of a function take up what it can hold.
 * So up to GROUP points take turns, a line each; MANY where the stage has a function's points for
 * that (back/cpu/codegen/plan/tile.c), each a line behind the one before, so that what waits for a
 * slow line is not all that there is. A line waits while it needs what a point before has not come
 * to yet (values that points share are computed by the first). Text with a branch or a store in it
 * stays as it is. */
#include "back/cpu/codegen/emit/emit.h"
#include "base/alloc.h"
#include <stdlib.h>
#include <string.h>

enum { GROUP = 4, MANY = 8, LEAST = 12 /* lines of a point, for it to be worth it */ };

typedef struct weaver {
	const char *text;
	const size_t *end; /* of each point's text */
	int first, n;      /* values that are made here, by their numbers */
	char *waits;       /* whether one is not written yet */
	smr_str out;
} weaver;

void nest_weave_begin(nest_emit *m, nest_weave *w)
{
	*w = (nest_weave){.start = m->body.n, .first = m->next, .many = m->s != NULL && m->s->many};
}

void nest_weave_point(nest_emit *m, nest_weave *w)
{
	w->end[w->n++] = m->body.n;
}

/* Number of the value that @p s begins with, among those made here, or -1. */
static int value_at(const weaver *v, const char *s)
{
	int k = s[0] == '%' && s[1] == 't' ? atoi(s + 2) - v->first : -1;

	return k < v->n ? k : -1;
}

static size_t line_of(const char *s)
{
	return (size_t)(strchr(s, '\n') + 1 - s);
}

static bool only_values(const weaver *v, size_t from, size_t to)
{
	for (size_t at = from; at < to; at += line_of(v->text + at))
		if (strncmp(v->text + at, "  %t", 4) != 0)
			return false;
	return true;
}

static bool is_ready(const weaver *v, const char *line, size_t n)
{
	for (size_t i = 3; i < n; i++) {
		int k = value_at(v, line + i);

		if (k >= 0 && v->waits[k])
			return false;
	}
	return true;
}

/* The next line of one point, if it can be written. */
static bool write_one(weaver *v, size_t *at, size_t end)
{
	const char *line = v->text + *at;
	size_t n;

	if (*at == end)
		return false;
	n = line_of(line);
	if (!is_ready(v, line, n))
		return false;
	v->waits[value_at(v, line + 2)] = 0;
	smr_str_write(&v->out, line, n);
	*at += n;
	return true;
}

/* Of points [first, first + n), the next one after @p lag turns. */
static void write_group(weaver *v, size_t from, int first, int n, int lag)
{
	size_t at[MANY];
	bool more = true;

	for (int k = 0; k < n; k++)
		at[k] = k > 0 ? v->end[first + k - 1] : from;
	for (int turn = 0; more || turn < n * lag; turn++) {
		more = false;
		for (int k = 0; k < n && k * lag <= turn; k++)
			more |= write_one(v, &at[k], v->end[first + k]);
	}
}

void nest_weave_end(nest_emit *m, const nest_weave *w)
{
	weaver v = {.text = smr_str_text(&m->body),
		    .end = w->end,
		    .first = w->first,
		    .n = m->next - w->first};
	size_t last = w->n > 0 ? w->end[w->n - 1] : 0, lines = 0;
	int group = w->many ? MANY : GROUP;

	if (w->n < 2 || m->st != SMR_OK || m->body.oom || !only_values(&v, w->start, last))
		return;
	for (size_t at = w->end[w->n - 2]; at < last; at += line_of(v.text + at))
		lines++;
	v.waits = lines < LEAST ? NULL : smr_malloc((size_t)v.n + 1);
	if (v.waits == NULL)
		return;
	memset(v.waits, 1, (size_t)v.n);
	for (int k = 0; k < w->n; k += group)
		write_group(&v, k > 0 ? w->end[k - 1] : w->start, k,
			    w->n - k < group ? w->n - k : group, w->many);
	if (!v.out.oom && v.out.n == last - w->start)
		memcpy(m->body.s + w->start, v.out.s, v.out.n);
	smr_str_free(&v.out);
	smr_free(v.waits);
}
