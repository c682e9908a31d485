/* Interleaves the code of a tile's points, line by line.
 *
 * Each point's operations depend on one another, and a CPU has a limited out-of-order window, which
 * the operations of one point's function may fill. So up to GROUP points are interleaved, a line
 * each; MANY if the stage has enough points for a function (back/cpu/codegen/plan/tile.c), each one
 * line behind the previous one, so that not all of them wait for a slow line at the same time. A
 * line is delayed while it needs a value that an earlier point has not yet written (the first point
 * computes shared values). Text with a branch or a store stays unchanged. */
#include "back/cpu/codegen/emit/emit.h"
#include "base/alloc.h"
#include <stdlib.h>
#include <string.h>

enum { GROUP = 4, MANY = 8, LEAST = 12 /* least lines of a point */ };

typedef struct weaver {
	const char *text;
	const size_t *end; /* of each point's text */
	int first, n;      /* numbers of the values that this text defines */
	char *waits;       /* by value: not yet written */
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

/* Returns the number of the value at the start of @p s among those defined here, or -1. */
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

/* Writes the next line of one point if its operands are written. */
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

/* Interleaves points [first, first + n); each starts @p lag rounds after the previous one. */
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
