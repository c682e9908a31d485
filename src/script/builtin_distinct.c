/* Builtin functions that look for numbers: unique(), countDistinct(), contains(). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "script/interp.h"

/* ---- distinct numbers, in the order in which SystemDS's sets have them: by hash, then first come
 */

typedef struct entry {
	double x;
	int64_t place;
	uint32_t hash;
} entry;

static uint32_t hash_of(double x)
{
	uint64_t bits;
	uint32_t h;

	memcpy(&bits, &x, sizeof(bits));
	if (isnan(x))
		bits = 0x7ff8000000000000ull;
	h = (uint32_t)(bits ^ (bits >> 32));
	return h ^ (h >> 16);
}

static int by_number(const void *a, const void *b)
{
	const entry *x = a, *y = b;

	if (isnan(x->x) != isnan(y->x))
		return isnan(x->x) - isnan(y->x);
	if (x->x != y->x && !isnan(x->x))
		return x->x < y->x ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

static int by_hash(const void *a, const void *b)
{
	const entry *x = a, *y = b;

	if (x->hash != y->hash)
		return x->hash < y->hash ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

/* The distinct ones of @p n numbers, @p step apart, into @p e: room for n. */
static int64_t distinct(const double *x, int64_t n, int64_t step, entry *e)
{
	int64_t kept = 0;
	uint32_t size = 16;

	for (int64_t i = 0; i < n; i++)
		e[i] = (entry){.x = x[i * step] + 0.0, .place = i}; /* -0 is 0 */
	qsort(e, (size_t)n, sizeof(*e), by_number);
	for (int64_t i = 0; i < n; i++)
		if (i == 0 || (e[i].x != e[kept - 1].x && !(isnan(e[i].x) && isnan(e[kept - 1].x))))
			e[kept++] = e[i];
	while (kept > size / 4 * 3 && size < 1u << 30)
		size *= 2;
	for (int64_t i = 0; i < kept; i++)
		e[i].hash = hash_of(e[i].x) & (size - 1);
	qsort(e, (size_t)kept, sizeof(*e), by_hash);
	return kept;
}

/* What is looked at together: all numbers, those of a row, those of a column. */
typedef enum side { SIDE_ALL, SIDE_ROWS, SIDE_COLS } side;

typedef struct parts {
	int64_t n, length, begin,
		step; /* parts, numbers in each; where they begin, and lie apart */
} parts;

static parts parts_of(const script_matrix *m, side s)
{
	if (s == SIDE_ROWS)
		return (parts){m->rows, m->cols, m->cols, 1};
	if (s == SIDE_COLS)
		return (parts){m->cols, m->rows, 1, m->cols};
	return (parts){1, m->rows * m->cols, 0, 1};
}

static smr_status entries(int64_t n, entry **out)
{
	*out = smr_calloc((size_t)n + 1, sizeof(**out));
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_ENOMEM, "no memory for %lld numbers", (long long)n);
}

static smr_status count_distinct(script_builtin_call *c, script_value *out)
{
	script_matrix *m, *r;
	entry *e;
	parts p;

	SMR_TRY(script_arg_forced(c, 0, &m));
	p = parts_of(m, (side)c->data);
	SMR_TRY(entries(p.length, &e));
	r = c->data == SIDE_COLS ? script_matrix_new(1, p.n) : script_matrix_new(p.n, 1);
	for (int64_t i = 0; r != NULL && i < p.n; i++)
		r->data[i] = (double)distinct(m->data + i * p.begin, p.length, p.step, e);
	smr_free(e);
	if (r == NULL)
		return SMR_ENOMEM;
	*out = c->data == SIDE_ALL ? script_integer((int64_t)r->data[0]) : script_of(r);
	if (c->data == SIDE_ALL)
		script_matrix_drop(r);
	return SMR_OK;
}

/* Row or column @p i of the widest result. */
static void put_line(script_matrix *r, side s, int64_t i, const entry *e, int64_t n)
{
	for (int64_t k = 0; k < n; k++)
		r->data[s == SIDE_COLS ? k * r->cols + i : i * r->cols + k] = e[k].x;
}

static smr_status unique_lines(const script_matrix *m, side s, entry *e, script_value *out)
{
	parts p = parts_of(m, s);
	int64_t most = 0, n;
	script_matrix *r;

	for (int64_t i = 0; i < p.n; i++) {
		n = distinct(m->data + i * p.begin, p.length, p.step, e);
		most = n > most ? n : most;
	}
	r = s == SIDE_COLS ? script_matrix_new(most, p.n) : script_matrix_new(p.n, most);
	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)(r->rows * r->cols) * sizeof(double));
	for (int64_t i = 0; i < p.n; i++) {
		n = distinct(m->data + i * p.begin, p.length, p.step, e);
		put_line(r, s, i, e, n);
	}
	*out = script_of(r);
	return SMR_OK;
}

/* All distinct numbers as a column; with dir="r" or "c" those of each row or column, 0 behind. */
static smr_status unique(script_builtin_call *c, script_value *out)
{
	script_matrix *m, *r;
	const char *dir;
	entry *e;
	int64_t n;
	smr_status st = SMR_OK;

	SMR_TRY(script_arg_forced(c, 0, &m));
	SMR_TRY(script_arg_text(c, 1, "rc", &dir));
	if (strcmp(dir, "rc") != 0 && strcmp(dir, "r") != 0 && strcmp(dir, "c") != 0)
		return script_fail(c->s, c->at,
				   "unique(): dir is \"rc\", \"r\" or \"c\", not \"%s\"", dir);
	SMR_TRY(entries(m->rows * m->cols, &e));
	if (dir[1] == '\0') {
		st = unique_lines(m, *dir == 'r' ? SIDE_ROWS : SIDE_COLS, e, out);
	} else {
		n = distinct(m->data, m->rows * m->cols, 1, e);
		r = script_matrix_new(n, 1);
		for (int64_t i = 0; r != NULL && i < n; i++)
			r->data[i] = e[i].x;
		if (r == NULL)
			st = SMR_ENOMEM;
		else
			*out = script_of(r);
	}
	smr_free(e);
	return st;
}

/* ---- contains() */

static bool same(double x, double y)
{
	return x == y || (isnan(x) && isnan(y));
}

static bool has_row(const script_matrix *m, const script_matrix *row)
{
	for (int64_t i = 0; i < m->rows; i++) {
		int64_t j = 0;

		while (j < m->cols && same(m->data[i * m->cols + j], row->data[j]))
			j++;
		if (j == m->cols)
			return true;
	}
	return false;
}

/* Whether a number is among those of a matrix, or a row among its rows. */
static smr_status contains(script_builtin_call *c, script_value *out)
{
	script_matrix *m, *row;
	bool found = false;
	double x;

	SMR_TRY(script_arg_forced(c, 0, &m));
	if (c->args[1].kind == SCRIPT_MATRIX) {
		SMR_TRY(script_arg_forced(c, 1, &row));
		if (row->rows != 1 || row->cols != m->cols)
			return script_fail(c->s, c->at,
					   "contains(): the pattern is %lldx%lld, not a row of "
					   "%lld",
					   (long long)row->rows, (long long)row->cols,
					   (long long)m->cols);
		*out = script_boolean(has_row(m, row));
		return SMR_OK;
	}
	SMR_TRY(script_arg_number(c, 1, 0, &x));
	for (int64_t i = 0; i < m->rows * m->cols && !found; i++)
		found = same(m->data[i], x);
	*out = script_boolean(found);
	return SMR_OK;
}

static const script_builtin rows[] = {
	{"unique", "target! dir", unique, 0},
	{"countDistinct", "target!", count_distinct, SIDE_ALL},
	{"countDistinctApprox", "target!", count_distinct, SIDE_ALL},
	{"rowCountDistinct", "target!", count_distinct, SIDE_ROWS},
	{"colCountDistinct", "target!", count_distinct, SIDE_COLS},
	{"contains", "target! pattern!", contains, 0},
};

const script_builtins script_builtins_distinct = {rows, sizeof(rows) / sizeof(rows[0])};
