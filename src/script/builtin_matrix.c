/* Builtin functions that make matrices, and put their elements elsewhere. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "script/interp.h"

#define NO_OPERANDS {SCRIPT_NONE, SCRIPT_NONE, SCRIPT_NONE, SCRIPT_NONE}

static script_node node_of(script_op op, int64_t rows, int64_t cols)
{
	return (script_node){.op = op, .in = NO_OPERANDS, .rows = rows, .cols = cols};
}

static int64_t count(const script_matrix *m)
{
	return m->rows * m->cols;
}

static smr_status of_one(script_builtin_call *c, script_op op, int64_t rows, int64_t cols,
			 script_value *out)
{
	script_node n = node_of(op, rows, cols);

	SMR_TRY(script_trace_in(c->s->trace, &c->args[0], &n.in[0]));
	return script_trace_add(c->s->trace, &n, out);
}

static smr_status turned(script_builtin_call *c, script_value *out)
{
	script_matrix *m;

	SMR_TRY(script_arg_matrix(c, 0, &m));
	if (m->rows == 1 || m->cols == 1)
		return of_one(c, SCRIPT_RESHAPE, m->cols, m->rows, out);
	return of_one(c, SCRIPT_TURN, m->cols, m->rows, out);
}

static smr_status reversed(script_builtin_call *c, script_value *out)
{
	script_matrix *m;

	SMR_TRY(script_arg_matrix(c, 0, &m));
	return of_one(c, SCRIPT_REVERSE, m->rows, m->cols, out);
}

static smr_status diagonal(script_builtin_call *c, script_value *out)
{
	script_matrix *m;

	SMR_TRY(script_arg_matrix(c, 0, &m));
	if (m->cols == 1)
		return of_one(c, SCRIPT_DIAG, m->rows, m->rows, out);
	if (m->rows != m->cols)
		return script_fail(c->s, c->at, "diag() of a matrix of %lldx%lld",
				   (long long)m->rows, (long long)m->cols);
	return of_one(c, SCRIPT_DIAG, m->rows, 1, out);
}

/* ---- joining */

static smr_status as_matrix(script_builtin_call *c, uint32_t i)
{
	script_node n = node_of(SCRIPT_FILL, 1, 1);
	script_value v = {0};

	if (c->args[i].kind == SCRIPT_MATRIX)
		return SMR_OK;
	if (c->args[i].kind == SCRIPT_STRING || c->args[i].kind == SCRIPT_LIST)
		return script_fail(c->s, c->at, "%s() of a %s", c->name,
				   script_kind_name(c->args[i].kind));
	SMR_TRY(script_trace_in(c->s->trace, &c->args[i], &n.in[0]));
	SMR_TRY(script_trace_add(c->s->trace, &n, &v));
	script_drop(&c->args[i]);
	c->args[i] = v;
	return SMR_OK;
}

static smr_status join_two(script_builtin_call *c, const script_value *a, const script_value *b,
			   script_value *out)
{
	const script_matrix *x = a->matrix, *y = b->matrix;
	bool beside = c->data == SCRIPT_BESIDE;
	script_node n = node_of((script_op)c->data, beside ? x->rows : x->rows + y->rows,
				beside ? x->cols + y->cols : x->cols);

	if (x->rows * x->cols == 0 || y->rows * y->cols == 0) {
		*out = script_keep(x->rows * x->cols == 0 ? b : a);
		return SMR_OK;
	}
	if (beside ? x->rows != y->rows : x->cols != y->cols)
		return script_fail(c->s, c->at,
				   "inputs to %s must have same number of %s: %lldx%lld and "
				   "%lldx%lld",
				   c->name, beside ? "rows" : "columns", (long long)x->rows,
				   (long long)x->cols, (long long)y->rows, (long long)y->cols);
	SMR_TRY(script_trace_in(c->s->trace, a, &n.in[0]));
	SMR_TRY(script_trace_in(c->s->trace, b, &n.in[1]));
	return script_trace_add(c->s->trace, &n, out);
}

static smr_status joined(script_builtin_call *c, script_value *out)
{
	script_value all;

	if (c->args[0].kind == SCRIPT_LIST && c->nargs == 2)
		return script_list_append(&c->args[0], &c->args[1], out);
	for (uint32_t i = 0; i < c->nargs; i++)
		SMR_TRY(as_matrix(c, i));
	all = script_keep(&c->args[0]);
	for (uint32_t i = 1; i < c->nargs; i++) {
		script_value next = {0};
		smr_status st = join_two(c, &all, &c->args[i], &next);

		script_drop(&all);
		SMR_TRY(st);
		all = next;
	}
	*out = all;
	return SMR_OK;
}

/* ---- making */

static smr_status sizes(script_builtin_call *c, uint32_t i, int64_t *rows, int64_t *cols)
{
	SMR_TRY(script_arg_int(c, i, -1, rows));
	SMR_TRY(script_arg_int(c, i + 1, -1, cols));
	return *rows >= 0 && *cols >= 0 ? SMR_OK
					: script_fail(c->s, c->at, "%s(): a matrix of %lldx%lld",
						      c->name, (long long)*rows, (long long)*cols);
}

static int64_t words(const char *s)
{
	int64_t n = 0;

	for (; *(s += strspn(s, " \t\n,")) != '\0'; n++)
		s += strcspn(s, " \t\n,");
	return n;
}

static smr_status of_text(script_builtin_call *c, int64_t rows, int64_t cols, script_value *out)
{
	const char *s = c->args[0].text->s;
	int64_t n = words(s);
	script_matrix *m;

	if (n != rows * cols)
		return script_fail(c->s, c->at,
				   "Invalid matrix string intialization: dimensions=[%lldx%lld] vs "
				   "numValues=%lld",
				   (long long)rows, (long long)cols, (long long)n);
	m = script_matrix_new(rows, cols);
	if (m == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < n; i++) {
		char *end;

		s += strspn(s, " \t\n,");
		m->data[i] = strtod(s, &end);
		if (end == s || strchr(" \t\n,", *end) == NULL) {
			script_matrix_drop(m);
			return script_fail(c->s, c->at, "'%.*s' is no number",
					   (int)strcspn(s, " \t\n,"), s);
		}
		s = end;
	}
	*out = script_of(m);
	return SMR_OK;
}

static smr_status reshaped(script_builtin_call *c, int64_t rows, int64_t cols, script_value *out)
{
	script_matrix *m = c->args[0].matrix;
	script_value v = {0};
	bool byrow;

	SMR_TRY(script_arg_truth(c, 3, true, &byrow));
	if (m->rows * m->cols != rows * cols)
		return script_fail(
			c->s, c->at,
			"Reshape matrix requires consistent numbers of input/output cells "
			"(%lld:%lld, %lld:%lld).",
			(long long)m->rows, (long long)m->cols, (long long)rows, (long long)cols);
	if (byrow)
		return of_one(c, SCRIPT_RESHAPE, rows, cols, out);
	SMR_TRY(turned(c, &v));
	script_drop(&c->args[0]);
	c->args[0] = v;
	SMR_TRY(of_one(c, SCRIPT_RESHAPE, cols, rows, &v));
	script_drop(&c->args[0]);
	c->args[0] = v;
	return turned(c, out);
}

static smr_status matrix(script_builtin_call *c, script_value *out)
{
	int64_t rows, cols;

	SMR_TRY(sizes(c, 1, &rows, &cols));
	if (c->args[0].kind == SCRIPT_STRING)
		return of_text(c, rows, cols, out);
	if (c->args[0].kind == SCRIPT_MATRIX)
		return reshaped(c, rows, cols, out);
	if (c->args[0].kind == SCRIPT_LIST)
		return script_fail(c->s, c->at, "matrix() of a list");
	return of_one(c, SCRIPT_FILL, rows, cols, out);
}

static smr_status to_matrix(script_builtin_call *c, script_value *out)
{
	SMR_TRY(as_matrix(c, 0));
	*out = script_keep(&c->args[0]);
	return SMR_OK;
}

static smr_status sequence(script_builtin_call *c, script_value *out)
{
	script_node n = node_of(SCRIPT_SEQ, 1, 1);
	double from, to, step;
	script_value by;

	SMR_TRY(script_arg_number(c, 0, 0, &from));
	SMR_TRY(script_arg_number(c, 1, 0, &to));
	SMR_TRY(script_arg_number(c, 2, to < from ? -1 : 1, &step));
	if ((to - from) * step < 0)
		return script_fail(
			c->s, c->at,
			"Wrong sign for the increment in a call to seq(): from=%g, to=%g, "
			"incr=%g",
			from, to, step);
	if (isnan(from) || isnan(to) || isnan(step))
		return script_fail(c->s, c->at, "seq() of what is no number");
	if (step != 0)
		n.rows = (int64_t)floor((to - from) / step + 1e-10) + 1;
	by = script_double(step);
	by.literal = c->args[2].kind == SCRIPT_NOTHING || c->args[2].literal;
	SMR_TRY(script_trace_in(c->s->trace, &c->args[0], &n.in[0]));
	SMR_TRY(script_trace_in(c->s->trace, &by, &n.in[1]));
	return script_trace_add(c->s->trace, &n, out);
}

/* ---- random numbers: splitmix64 of seed and place, so that each element is on its own */

static uint64_t mixed(uint64_t x)
{
	x += 0x9e3779b97f4a7c15ull;
	x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
	x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
	return x ^ (x >> 31);
}

static double uniform(uint64_t seed, uint64_t i)
{
	return (double)(mixed(seed ^ mixed(i)) >> 11) * 0x1p-53;
}

typedef struct drawn {
	double least, most, sparsity;
	bool normal;
	uint64_t seed;
} drawn;

static double draw(const drawn *d, uint64_t i)
{
	double u = uniform(d->seed, 3 * i);

	if (d->sparsity < 1 && uniform(d->seed, 3 * i + 2) >= d->sparsity)
		return 0;
	if (!d->normal)
		return d->least + u * (d->most - d->least);
	return sqrt(-2 * log(1 - u)) * cos(2 * M_PI * uniform(d->seed, 3 * i + 1));
}

static smr_status seed_of(script_builtin_call *c, uint32_t i, uint64_t *out)
{
	int64_t seed;

	SMR_TRY(script_arg_int(c, i, -1, &seed));
	*out = mixed(seed != -1 ? (uint64_t)seed : (uint64_t)smr_now_ns());
	return SMR_OK;
}

static smr_status random_matrix(script_builtin_call *c, script_value *out)
{
	const char *pdf;
	int64_t rows, cols;
	script_matrix *m;
	drawn d;

	SMR_TRY(sizes(c, 0, &rows, &cols));
	SMR_TRY(script_arg_number(c, 2, 0, &d.least));
	SMR_TRY(script_arg_number(c, 3, 1, &d.most));
	SMR_TRY(script_arg_text(c, 4, "uniform", &pdf));
	SMR_TRY(script_arg_number(c, 5, 1, &d.sparsity));
	SMR_TRY(seed_of(c, 6, &d.seed));
	d.normal = strcmp(pdf, "normal") == 0;
	if (!d.normal && strcmp(pdf, "uniform") != 0)
		return script_fail(c->s, c->at,
				   "rand(): pdf is \"uniform\" or \"normal\", not "
				   "\"%s\"",
				   pdf);
	m = script_matrix_new(rows, cols);
	if (m == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < rows * cols; i++)
		m->data[i] = draw(&d, (uint64_t)i);
	*out = script_of(m);
	return SMR_OK;
}

/* ---- what depends on the numbers */

static smr_status forced(script_builtin_call *c, uint32_t i, script_matrix **out)
{
	SMR_TRY(script_arg_matrix(c, i, out));
	return script_force(c->s->trace, &c->args[i]);
}

static smr_status replaced(script_builtin_call *c, script_value *out)
{
	double pattern, by;
	script_matrix *m, *r;

	SMR_TRY(forced(c, 0, &m));
	SMR_TRY(script_arg_number(c, 1, 0, &pattern));
	SMR_TRY(script_arg_number(c, 2, 0, &by));
	r = script_matrix_new(m->rows, m->cols);
	if (r == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < m->rows * m->cols; i++) {
		double x = m->data[i];

		r->data[i] = x == pattern || (isnan(pattern) && isnan(x)) ? by : x;
	}
	*out = script_of(r);
	return SMR_OK;
}

/* Whether row (or column) @p i has anything, or is selected. */
static bool stays(const script_matrix *m, const script_matrix *select, bool rows, int64_t i)
{
	int64_t n = rows ? m->cols : m->rows;

	if (select != NULL)
		return select->data[i] != 0;
	for (int64_t k = 0; k < n; k++)
		if ((rows ? m->data[i * m->cols + k] : m->data[k * m->cols + i]) != 0)
			return true;
	return false;
}

static smr_status remove_empty(script_builtin_call *c, script_value *out)
{
	script_matrix *m, *select = NULL, *r;
	const char *margin;
	int64_t lines, n = 0, at = 0;
	bool rows, keeps_one;

	SMR_TRY(forced(c, 0, &m));
	SMR_TRY(script_arg_text(c, 1, "rows", &margin));
	if (c->args[2].kind != SCRIPT_NOTHING)
		SMR_TRY(forced(c, 2, &select));
	SMR_TRY(script_arg_truth(c, 3, true, &keeps_one));
	rows = strcmp(margin, "rows") == 0;
	if (!rows && strcmp(margin, "cols") != 0)
		return script_fail(c->s, c->at, "removeEmpty(): margin is \"rows\" or \"cols\"");
	lines = rows ? m->rows : m->cols;
	if (select != NULL && select->rows * select->cols != lines)
		return script_fail(c->s, c->at,
				   "removeEmpty(): select has %lld elements for %lld %s",
				   (long long)count(select), (long long)lines, margin);
	for (int64_t i = 0; i < lines; i++)
		n += stays(m, select, rows, i);
	keeps_one = keeps_one && n == 0;
	r = rows ? script_matrix_new(n + keeps_one, m->cols)
		 : script_matrix_new(m->rows, n + keeps_one);
	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)(r->rows * r->cols) * sizeof(double));
	for (int64_t i = 0; i < lines; i++) {
		if (!stays(m, select, rows, i))
			continue;
		for (int64_t k = 0; k < (rows ? m->cols : m->rows); k++)
			*(rows ? &r->data[at * r->cols + k] : &r->data[k * r->cols + at]) =
				rows ? m->data[i * m->cols + k] : m->data[k * m->cols + i];
		at++;
	}
	*out = script_of(r);
	return SMR_OK;
}

typedef struct key {
	const double *row;
	int64_t place;
} key;

typedef struct ordering {
	int64_t by;
	bool down;
} ordering;

static int compare(const void *a, const void *b, void *how)
{
	const ordering *o = how;
	const key *x = a, *y = b;
	double u = x->row[o->by], v = y->row[o->by];

	if (isnan(u) || isnan(v))
		return isnan(u) == isnan(v) ? (x->place > y->place) - (x->place < y->place)
					    : isnan(u) - isnan(v);
	if (u != v)
		return (u < v) != o->down ? -1 : 1;
	return (x->place > y->place) - (x->place < y->place);
}

static smr_status order(script_builtin_call *c, script_value *out)
{
	script_matrix *m, *r;
	ordering o;
	bool places;
	key *keys;

	SMR_TRY(forced(c, 0, &m));
	SMR_TRY(script_arg_int(c, 1, 1, &o.by));
	SMR_TRY(script_arg_truth(c, 2, false, &o.down));
	SMR_TRY(script_arg_truth(c, 3, false, &places));
	if (o.by < 1 || o.by > m->cols)
		return script_fail(c->s, c->at, "order(): there is no column %lld",
				   (long long)o.by);
	o.by--;
	keys = smr_calloc((size_t)m->rows + 1, sizeof(*keys));
	r = keys != NULL ? script_matrix_new(m->rows, places ? 1 : m->cols) : NULL;
	if (r == NULL) {
		smr_free(keys);
		return smr_fail(SMR_ENOMEM, "no memory to sort %lld rows", (long long)m->rows);
	}
	for (int64_t i = 0; i < m->rows; i++)
		keys[i] = (key){m->data + i * m->cols, i};
	qsort_r(keys, (size_t)m->rows, sizeof(*keys), compare, &o);
	for (int64_t i = 0; i < m->rows; i++)
		if (places)
			r->data[i] = (double)(keys[i].place + 1);
		else
			memcpy(r->data + i * m->cols, keys[i].row,
			       (size_t)m->cols * sizeof(double));
	smr_free(keys);
	*out = script_of(r);
	return SMR_OK;
}

/* ---- table(a, b[, w][, rows, cols]) */

static double element(const script_value *v, int64_t i)
{
	if (v->kind == SCRIPT_MATRIX)
		return v->matrix->data[v->matrix->rows * v->matrix->cols == 1 ? 0 : i];
	return v->kind == SCRIPT_DOUBLE ? v->number : (double)v->integer;
}

static smr_status table_of(script_builtin_call *c, const script_value *w, int64_t rows,
			   int64_t cols, script_value *out)
{
	const script_matrix *a = c->args[0].matrix;
	int64_t n = a->rows * a->cols, most[2] = {rows, cols};
	script_matrix *r;

	for (int64_t i = 0; i < n; i++)
		for (uint32_t k = 0; k < 2; k++) {
			double x = element(&c->args[k], i);

			if (!(x >= 1))
				return script_fail(
					c->s, c->at,
					"Erroneous input while computing the contingency "
					"table (one of the value <= zero): %g %g",
					element(&c->args[0], i), element(&c->args[1], i));
			if (rows < 0 && x > (double)most[k])
				most[k] = (int64_t)x;
		}
	r = script_matrix_new(most[0], most[1]);
	if (r == NULL)
		return SMR_ENOMEM;
	memset(r->data, 0, (size_t)(r->rows * r->cols) * sizeof(double));
	for (int64_t i = 0; i < n; i++) {
		int64_t x = (int64_t)element(&c->args[0], i), y = (int64_t)element(&c->args[1], i);

		if (x <= r->rows && y <= r->cols)
			r->data[(x - 1) * r->cols + y - 1] += w != NULL ? element(w, i) : 1;
	}
	*out = script_of(r);
	return SMR_OK;
}

static smr_status table(script_builtin_call *c, script_value *out)
{
	const script_value *w = NULL;
	int64_t rows = -1, cols = -1;
	script_matrix *m;
	uint32_t at = 2;

	SMR_TRY(forced(c, 0, &m));
	for (uint32_t i = 1; i < 3; i++)
		SMR_TRY(script_force(c->s->trace, &c->args[i]));
	if (c->args[1].kind == SCRIPT_MATRIX &&
	    c->args[1].matrix->rows * c->args[1].matrix->cols != m->rows * m->cols)
		return script_fail(c->s, c->at, "table(): %lld and %lld numbers",
				   (long long)count(m), (long long)count(c->args[1].matrix));
	if (c->nargs == 3 || c->nargs == 5)
		w = &c->args[at++];
	if (c->nargs >= 4)
		SMR_TRY(sizes(c, at, &rows, &cols));
	return table_of(c, w, rows, cols, out);
}

static const script_builtin rows[] = {
	{"t", "target!", turned, 0},
	{"rev", "target!", reversed, 0},
	{"diag", "target!", diagonal, 0},
	{"cbind", "a! b c d e f g h i j", joined, SCRIPT_BESIDE},
	{"append", "a! b c d e f g h i j", joined, SCRIPT_BESIDE},
	{"rbind", "a! b c d e f g h i j", joined, SCRIPT_BELOW},
	{"matrix", "data! rows! cols! byrow", matrix, 0},
	{"as.matrix", "target!", to_matrix, 0},
	{"seq", "from! to! incr", sequence, 0},
	{"rand", "rows! cols! min max pdf sparsity seed", random_matrix, 0},
	{"Rand", "rows! cols! min max pdf sparsity seed", random_matrix, 0},
	{"replace", "target! pattern! replacement!", replaced, 0},
	{"removeEmpty", "target! margin select empty.return", remove_empty, 0},
	{"order", "target! by decreasing index.return", order, 0},
	{"table", "a! b! c d e", table, 0},
};

const script_builtins script_builtins_matrix = {rows, sizeof(rows) / sizeof(rows[0])};
