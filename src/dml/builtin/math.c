/* Builtin functions on elements, and sums of them. */
#include <math.h>
#include <string.h>

#include "dml/interp.h"

static smr_status of_elements(script_builtin_call *c, script_value *out)
{
	const script_value *args[] = {&c->args[0], &c->args[1], &c->args[2]};

	return script_map(c->s, c->at, (script_element)c->data, args, out);
}

/* Of scalars one is taken as it is. */
static smr_status chosen(script_builtin_call *c, script_value *out)
{
	bool yes;

	for (uint32_t i = 0; i < 3; i++)
		if (c->args[i].kind == SCRIPT_MATRIX)
			return of_elements(c, out);
	SMR_TRY(script_arg_truth(c, 0, false, &yes));
	*out = script_keep(&c->args[yes ? 1 : 2]);
	return SMR_OK;
}

static smr_status either(script_builtin_call *c, script_value *out)
{
	bool yes[2];

	for (uint32_t i = 0; i < 2; i++) {
		if (c->args[i].kind == SCRIPT_MATRIX)
			return of_elements(c, out);
		SMR_TRY(script_arg_truth(c, i, false, &yes[i]));
	}
	*out = script_boolean(yes[0] != yes[1]);
	return SMR_OK;
}

static smr_status divided(script_builtin_call *c, script_value *a, double by, script_value *out)
{
	script_value b = script_double(by);
	const script_value *args[] = {a, &b};

	return script_map(c->s, c->at, SCRIPT_DIVIDE, args, out);
}

static smr_status logarithm(script_builtin_call *c, script_value *out)
{
	const script_value *args[] = {&c->args[0]}, *both[2];
	bool whole = c->args[0].kind == SCRIPT_INTEGER && c->args[1].kind == SCRIPT_INTEGER;
	script_value a = {0}, b = {0};
	smr_status st = script_map(c->s, c->at, SCRIPT_LOG, args, &a);

	if (c->args[1].kind == SCRIPT_NOTHING) {
		*out = a;
		return st;
	}
	args[0] = &c->args[1];
	both[0] = &a;
	both[1] = &b;
	if (st == SMR_OK)
		st = script_map(c->s, c->at, SCRIPT_LOG, args, &b);
	if (st == SMR_OK)
		st = script_map(c->s, c->at, SCRIPT_DIVIDE, both, out);
	script_drop(&a);
	script_drop(&b);
	if (st == SMR_OK && whole)
		*out = script_integer(script_whole(out->number));
	return st;
}

/* ---- sums */

/* @p way: 0 all, 1 each row, 2 each column */
static smr_status fold(script_builtin_call *c, const script_value *of, script_fold f, int way,
		       script_value *out)
{
	script_node n = script_node_of(SCRIPT_FOLD, way == 1 ? of->matrix->rows : way == 2,
				       way == 2 ? of->matrix->cols : way == 1);
	bool done = false;

	if (f == SCRIPT_SUM)
		SMR_TRY(script_rewrite_sum(c->s, of, way, out, &done));
	if (done)
		return SMR_OK;
	n.n[0] = f;
	n.n[1] = way;
	n.scalar = way == 0;
	SMR_TRY(script_trace_in(c->s->trace, of, &n.in[0]));
	return script_trace_add(c->s->trace, &n, out);
}

/* Of a row of the table: what is folded and which way. */
enum { ALL = 0, ROWS = 1, COLS = 2, FOLDS = 4 };

static smr_status folded(script_builtin_call *c, script_value *out)
{
	script_matrix *m;

	SMR_TRY(script_arg_matrix(c, 0, &m));
	return fold(c, &c->args[0], (script_fold)(c->data / FOLDS), c->data % FOLDS, out);
}

static double counted(const script_matrix *m, int way)
{
	return (double)(way == ALL ? m->rows * m->cols : way == ROWS ? m->cols : m->rows);
}

static smr_status mean_of(script_builtin_call *c, const script_value *of, int way,
			  script_value *out)
{
	script_value sum = {0};
	smr_status st = fold(c, of, SCRIPT_SUM, way, &sum);

	if (st == SMR_OK)
		st = divided(c, &sum, counted(of->matrix, way), out);
	script_drop(&sum);
	return st;
}

/* By weights: each number counts as often. */
static smr_status weighted_mean(script_builtin_call *c, script_value *out)
{
	double sum = 0, all = 0;
	const double *w;
	script_matrix *m;

	SMR_TRY(script_arg_forced(c, 0, &m));
	SMR_TRY(script_arg_weights(c, 1, m, &w));
	for (int64_t i = 0; i < script_matrix_count(m); i++) {
		sum += script_weight(w, i) * m->data[i];
		all += script_weight(w, i);
	}
	*out = script_double(sum / all);
	return SMR_OK;
}

static smr_status mean(script_builtin_call *c, script_value *out)
{
	script_matrix *m;

	if (c->args[1].kind != SCRIPT_NOTHING)
		return weighted_mean(c, out);
	SMR_TRY(script_arg_matrix(c, 0, &m));
	return mean_of(c, &c->args[0], c->data, out);
}

/* Sums of squares of what is off the mean. */
static smr_status squares_off(script_builtin_call *c, const script_value *of,
			      const script_value *middle, int way, script_value *out)
{
	script_value off = {0}, square = {0};
	smr_status st = script_map(c->s, c->at, SCRIPT_SUBTRACT,
				   (const script_value *[]){of, middle}, &off);

	if (st == SMR_OK)
		st = script_map(c->s, c->at, SCRIPT_TIMES, (const script_value *[]){&off, &off},
				&square);
	if (st == SMR_OK)
		st = fold(c, &square, SCRIPT_SUM, way, out);
	script_drop(&off);
	script_drop(&square);
	return st;
}

/* The same of a sparse matrix: off the mean are its places, and the mean itself as often as there
 * are zeros. */
static smr_status squares_of_places(script_builtin_call *c, const script_value *of,
				    const script_value *middle, int way, script_value *out)
{
	enum { STEPS = 8 };
	script_value zero = script_double(0), all = script_double(counted(of->matrix, way));
	script_value v[STEPS] = {{0}}, sum = {0};
	const struct step {
		script_element e; /* SCRIPT_NELEMENTS: the sum */
		const script_value *a, *b;
	} steps[STEPS] = {
		{SCRIPT_UNEQUAL, of, &zero},    {SCRIPT_SUBTRACT, of, middle},
		{SCRIPT_TIMES, &v[0], &v[1]}, /* zero where there is no place */
		{SCRIPT_TIMES, &v[2], &v[2]},   {SCRIPT_NELEMENTS, &v[0], NULL},
		{SCRIPT_SUBTRACT, &all, &v[4]}, /* how many zeros */
		{SCRIPT_TIMES, middle, middle}, {SCRIPT_TIMES, &v[6], &v[5]},
	};
	smr_status st = SMR_OK;

	zero.literal = true;
	for (int i = 0; i < STEPS && st == SMR_OK; i++)
		st = steps[i].e == SCRIPT_NELEMENTS
			     ? fold(c, steps[i].a, SCRIPT_SUM, way, &v[i])
			     : script_map(c->s, c->at, steps[i].e,
					  (const script_value *[]){steps[i].a, steps[i].b}, &v[i]);
	if (st == SMR_OK)
		st = fold(c, &v[3], SCRIPT_SUM, way, &sum);
	if (st == SMR_OK)
		st = script_map(c->s, c->at, SCRIPT_ADD, (const script_value *[]){&sum, &v[7]},
				out);
	for (int i = 0; i < STEPS; i++)
		script_drop(&v[i]);
	script_drop(&sum);
	return st;
}

/* By n - 1; of one number alone it is 0. */
static smr_status variance(script_builtin_call *c, script_value *out)
{
	int way = c->data % FOLDS;
	script_value middle = {0}, sum = {0}, v = {0};
	const script_value *of = &c->args[0];
	script_matrix *m;
	smr_status st;

	SMR_TRY(script_arg_matrix(c, 0, &m));
	st = mean_of(c, of, way, &middle);
	if (st == SMR_OK)
		st = (script_form_of(c->s->trace, m).pattern != NULL
			      ? squares_of_places
			      : squares_off)(c, of, &middle, way, &sum);
	if (st == SMR_OK)
		st = divided(c, &sum, fmax(counted(m, way) - 1, 1), &v);
	if (st == SMR_OK && c->data >= FOLDS)
		st = script_map(c->s, c->at, SCRIPT_SQRT, (const script_value *[]){&v}, out);
	else if (st == SMR_OK)
		*out = script_keep(&v);
	script_drop(&middle);
	script_drop(&sum);
	script_drop(&v);
	return st;
}

/* min(X), or of several element by element. */
static smr_status extreme(script_builtin_call *c, script_value *out)
{
	script_element e = c->data == SCRIPT_LEAST ? SCRIPT_MIN : SCRIPT_MAX;
	script_value best, next;

	if (c->nargs == 1 && c->args[0].kind == SCRIPT_MATRIX)
		return fold(c, &c->args[0], (script_fold)c->data, ALL, out);
	best = script_keep(&c->args[0]);
	for (uint32_t i = 1; i < c->nargs; i++) {
		const script_value *args[] = {&best, &c->args[i]};
		bool whole = best.kind == SCRIPT_INTEGER && args[1]->kind == SCRIPT_INTEGER;
		smr_status st = SMR_OK;

		if (whole) {
			bool second = e == SCRIPT_MIN ? args[1]->integer < best.integer
						      : args[1]->integer > best.integer;

			next = second ? *args[1] : best;
		} else {
			if (best.kind != SCRIPT_MATRIX && args[1]->kind == SCRIPT_MATRIX) {
				args[0] = &c->args[i];
				args[1] = &best;
			}
			st = script_map(c->s, c->at, e, args, &next);
		}
		script_drop(&best);
		SMR_TRY(st);
		best = next;
	}
	*out = best;
	return SMR_OK;
}

/* Dense: below a column's first number there is one in each row. */
static smr_status running_sparse(script_builtin_call *c, const script_matrix *m, script_value *out)
{
	script_matrix *r = script_new(c->s, m->rows, m->cols);

	if (r == NULL)
		return SMR_ENOMEM;
	smr_sparse_run(m->pattern, m->values, (smr_sparse_fold)c->data,
		       c->s->trace->runner->workers, r->data);
	*out = script_of(r);
	return script_matrix_settle(r);
}

static smr_status running(script_builtin_call *c, script_value *out)
{
	script_matrix *m;
	bool sparse;
	script_node n;

	SMR_TRY(script_arg_matrix(c, 0, &m));
	if (m->rows * m->cols == 0) {
		*out = script_keep(&c->args[0]);
		return SMR_OK;
	}
	SMR_TRY(script_sparse_now(c->s, &c->args[0], &sparse));
	if (sparse)
		return running_sparse(c, m, out);
	n = script_node_of(SCRIPT_RUN, m->rows, m->cols);
	n.n[0] = c->data;
	SMR_TRY(script_trace_in(c->s->trace, &c->args[0], &n.in[0]));
	return script_trace_add(c->s->trace, &n, out);
}

typedef struct best_columns {
	bool least;
	int64_t cols;
	double *out; /* by row */
} best_columns;

/* Whose column is the last of the best ones; NaN is none. */
static smr_status best_of_rows(void *ctx, int64_t from, int64_t n, const double *data)
{
	const best_columns *b = ctx;

	for (int64_t i = 0; i < n; i++) {
		const double *row = data + i * b->cols;
		int64_t at = 0;

		for (int64_t j = 0; j < b->cols; j++)
			if (isnan(row[at]) || (b->least ? row[j] <= row[at] : row[j] >= row[at]))
				at = j;
		b->out[from + i] = (double)(at + 1);
	}
	return SMR_OK;
}

static smr_status best_column(script_builtin_call *c, script_value *out)
{
	script_trace *t = c->s->trace;
	script_matrix *m, *best;
	best_columns b = {.least = c->data == SCRIPT_LEAST};
	bool sparse;
	smr_status st = SMR_OK;

	SMR_TRY(script_arg_matrix(c, 0, &m));
	SMR_TRY(script_sparse_now(c->s, &c->args[0], &sparse));
	if (!sparse)
		SMR_TRY(script_compute_or_stream(t, &c->args[0]));
	best = script_new(c->s, m->rows, 1);
	if (best == NULL)
		return SMR_ENOMEM;
	b.cols = m->cols;
	b.out = best->data;
	if (sparse) {
		smr_sparse_best(m->pattern, m->values, b.least, t->runner->workers, best->data);
		for (int64_t i = 0; i < m->rows; i++)
			best->data[i]++;
	} else if (!script_matrix_known(m)) {
		st = script_stream_rows(t, m, &(script_sink){best_of_rows, &b});
	} else {
		st = script_matrix_dense(m);
		if (st == SMR_OK)
			st = best_of_rows(&b, 0, m->rows, m->data);
	}
	if (st == SMR_OK)
		*out = script_of(best);
	else
		script_matrix_drop(best);
	return st;
}

static smr_status trace_of(script_builtin_call *c, script_value *out)
{
	script_node n;
	script_value diagonal = {0};
	script_matrix *m;
	smr_status st;
	bool done;

	SMR_TRY(script_arg_matrix(c, 0, &m));
	if (m->rows != m->cols)
		return script_fail(c->s, c->at, "trace() of a matrix of %lldx%lld",
				   (long long)m->rows, (long long)m->cols);
	SMR_TRY(script_rewrite_diagonal(c->s, &c->args[0], &diagonal, &done));
	if (!done)
		SMR_TRY(script_sparse_one(c->s, SCRIPT_DIAG, &c->args[0], m->rows, 1, &diagonal,
					  &done));
	n = script_node_of(SCRIPT_DIAG, m->rows, 1);
	if (!done) {
		SMR_TRY(script_trace_in(c->s->trace, &c->args[0], &n.in[0]));
		SMR_TRY(script_trace_add(c->s->trace, &n, &diagonal));
	}
	st = fold(c, &diagonal, SCRIPT_SUM, ALL, out);
	script_drop(&diagonal);
	return st;
}

#define ONE(name, element) {name, "target!", of_elements, element}
#define SUM(name, fold, way) {name, "target!", folded, (fold) * FOLDS + (way)}

static const script_builtin rows[] = {
	ONE("sqrt", SCRIPT_SQRT),
	ONE("exp", SCRIPT_EXP),
	ONE("abs", SCRIPT_ABS),
	ONE("sign", SCRIPT_SIGN),
	ONE("round", SCRIPT_ROUND),
	ONE("floor", SCRIPT_FLOOR),
	ONE("ceil", SCRIPT_CEIL),
	ONE("ceiling", SCRIPT_CEIL),
	ONE("sin", SCRIPT_SIN),
	ONE("cos", SCRIPT_COS),
	ONE("tan", SCRIPT_TAN),
	ONE("asin", SCRIPT_ASIN),
	ONE("acos", SCRIPT_ACOS),
	ONE("atan", SCRIPT_ATAN),
	ONE("sinh", SCRIPT_SINH),
	ONE("cosh", SCRIPT_COSH),
	ONE("tanh", SCRIPT_TANH),
	ONE("sigmoid", SCRIPT_SIGMOID),
	ONE("isNaN", SCRIPT_ISNAN),
	ONE("is.nan", SCRIPT_ISNAN),
	ONE("is.na", SCRIPT_ISNAN),
	ONE("isNA", SCRIPT_ISNAN),
	ONE("is.infinite", SCRIPT_ISINF),
	ONE("isInf", SCRIPT_ISINF),
	{"xor", "a! b!", either, SCRIPT_XOR},
	{"ifelse", "test! yes! no!", chosen, SCRIPT_IFELSE},
	{"log", "target! base", logarithm, 0},
	{"min", "a! b c d e f g h", extreme, SCRIPT_LEAST},
	{"pmin", "a! b c d e f g h", extreme, SCRIPT_LEAST},
	{"max", "a! b c d e f g h", extreme, SCRIPT_GREATEST},
	{"pmax", "a! b c d e f g h", extreme, SCRIPT_GREATEST},
	SUM("sum", SCRIPT_SUM, ALL),
	SUM("prod", SCRIPT_MULTIPLY, ALL),
	SUM("rowSums", SCRIPT_SUM, ROWS),
	SUM("colSums", SCRIPT_SUM, COLS),
	SUM("rowMaxs", SCRIPT_GREATEST, ROWS),
	SUM("colMaxs", SCRIPT_GREATEST, COLS),
	SUM("rowMins", SCRIPT_LEAST, ROWS),
	SUM("colMins", SCRIPT_LEAST, COLS),
	SUM("rowProds", SCRIPT_MULTIPLY, ROWS),
	SUM("colProds", SCRIPT_MULTIPLY, COLS),
	{"mean", "target! weights", mean, ALL},
	{"avg", "target!", mean, ALL},
	{"rowMeans", "target!", mean, ROWS},
	{"colMeans", "target!", mean, COLS},
	{"var", "target!", variance, ALL},
	{"rowVars", "target!", variance, ROWS},
	{"colVars", "target!", variance, COLS},
	{"sd", "target!", variance, ALL + FOLDS},
	{"rowSds", "target!", variance, ROWS + FOLDS},
	{"colSds", "target!", variance, COLS + FOLDS},
	{"cumsum", "target!", running, SCRIPT_SUM},
	{"cumprod", "target!", running, SCRIPT_MULTIPLY},
	{"cummin", "target!", running, SCRIPT_LEAST},
	{"cummax", "target!", running, SCRIPT_GREATEST},
	{"rowIndexMax", "target!", best_column, SCRIPT_GREATEST},
	{"rowIndexMin", "target!", best_column, SCRIPT_LEAST},
	{"trace", "target!", trace_of, 0},
};

const script_builtins script_builtins_math = {rows, sizeof(rows) / sizeof(rows[0])};
