/* Elementwise builtin functions, and reductions. */
#include <math.h>
#include <string.h>

#include "dml/absint.h"

static smr_status eval_elementwise(dml_builtin_call *c, dml_value *out)
{
	const dml_value *args[] = {&c->args[0], &c->args[1], &c->args[2]};

	return dml_map(c->s, c->at, (dml_element)c->data, args, out);
}

/* ifelse(): with a scalar condition, gives one of the operands unchanged. */
static smr_status chosen(dml_builtin_call *c, dml_value *out)
{
	bool yes;

	for (uint32_t i = 0; i < 3; i++)
		if (c->args[i].kind == DML_MATRIX)
			return eval_elementwise(c, out);
	SMR_TRY(dml_arg_truth(c, 0, false, &yes));
	*out = dml_keep(&c->args[yes ? 1 : 2]);
	return SMR_OK;
}

/* xor() of two doubles is a double. */
static smr_status eval_xor(dml_builtin_call *c, dml_value *out)
{
	bool yes[2];

	for (uint32_t i = 0; i < 2; i++) {
		if (c->args[i].kind == DML_MATRIX)
			return eval_elementwise(c, out);
		SMR_TRY(dml_arg_truth(c, i, false, &yes[i]));
	}
	*out = c->args[0].kind == DML_DOUBLE && c->args[1].kind == DML_DOUBLE
		       ? dml_double(yes[0] != yes[1])
		       : dml_boolean(yes[0] != yes[1]);
	return SMR_OK;
}

static smr_status divide_by(dml_builtin_call *c, dml_value *a, double by, dml_value *out)
{
	dml_value b = dml_double(by);
	const dml_value *args[] = {a, &b};

	return dml_map(c->s, c->at, DML_DIVIDE, args, out);
}

static smr_status logarithm(dml_builtin_call *c, dml_value *out)
{
	const dml_value *args[] = {&c->args[0]}, *both[2];
	dml_value a = {0}, b = {0};
	smr_status st = dml_map(c->s, c->at, DML_LOG, args, &a);

	if (c->args[1].kind == DML_NOTHING) {
		*out = a;
		return st;
	}
	args[0] = &c->args[1];
	both[0] = &a;
	both[1] = &b;
	if (st == SMR_OK)
		st = dml_map(c->s, c->at, DML_LOG, args, &b);
	if (st == SMR_OK)
		st = dml_map(c->s, c->at, DML_DIVIDE, both, out);
	dml_drop(&a);
	dml_drop(&b);
	return st;
}

/* ---- sums */

/* @p way: 0 all, 1 each row, 2 each column */
static smr_status trace_fold(dml_builtin_call *c, const dml_value *of, dml_fold f, int way,
			     dml_value *out)
{
	dml_node n = dml_node_of(DML_FOLD, way == 1 ? of->matrix->rows : way == 2,
				 way == 2 ? of->matrix->cols : way == 1);
	bool done;

	SMR_TRY(dml_packed_fold(c->s, of, f, way, out, &done));
	if (!done && f == DML_SUM)
		SMR_TRY(dml_rewrite_sum(c->s, of, way, out, &done));
	if (done)
		return SMR_OK;
	n.n[0] = f;
	n.n[1] = way;
	n.scalar = way == 0;
	SMR_TRY(dml_lazy_in(c->s->trace, of, &n.in[0]));
	return dml_lazy_add(c->s->trace, &n, out);
}

/* In `data` of a row: the fold, and its direction. */
enum { ALL = 0, ROWS = 1, COLS = 2, FOLDS = 4 };

static smr_status sum_tensor(dml_builtin_call *c, const dml_array *a, dml_value *out)
{
	double sum = 0;

	if (a->of == DML_TEXT)
		return dml_run_fail(c->s, c->at, "sum() of a tensor of texts");
	for (int64_t i = 0; i < a->n; i++)
		sum += a->numbers[i];
	*out = a->of == DML_DOUBLE ? dml_double(sum) : dml_integer(dml_whole(sum));
	return SMR_OK;
}

static smr_status eval_fold(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;

	if (c->args[0].kind == DML_TENSOR && c->data == DML_SUM * FOLDS + ALL)
		return sum_tensor(c, c->args[0].array, out);
	SMR_TRY(dml_arg_matrix(c, 0, &m));
	return trace_fold(c, &c->args[0], (dml_fold)(c->data / FOLDS), c->data % FOLDS, out);
}

static double folded_count(const dml_matrix *m, int way)
{
	return (double)(way == ALL ? m->rows * m->cols : way == ROWS ? m->cols : m->rows);
}

static smr_status mean_of(dml_builtin_call *c, const dml_value *of, int way, dml_value *out)
{
	dml_value sum = {0};
	smr_status st = trace_fold(c, of, DML_SUM, way, &sum);

	if (st == SMR_OK)
		st = divide_by(c, &sum, folded_count(of->matrix, way), out);
	dml_drop(&sum);
	return st;
}

/* Weighted mean: each number counts as often as its weight. */
static smr_status weighted_mean(dml_builtin_call *c, dml_value *out)
{
	double sum = 0, all = 0;
	const double *w;
	dml_matrix *m;

	SMR_TRY(dml_arg_forced(c, 0, &m));
	SMR_TRY(dml_arg_weights(c, 1, m, &w));
	for (int64_t i = 0; i < dml_matrix_count(m); i++) {
		sum += dml_weight(w, i) * m->data[i];
		all += dml_weight(w, i);
	}
	*out = dml_double(sum / all);
	return SMR_OK;
}

static smr_status eval_mean(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;

	if (c->args[1].kind != DML_NOTHING)
		return weighted_mean(c, out);
	SMR_TRY(dml_arg_matrix(c, 0, &m));
	return mean_of(c, &c->args[0], c->data, out);
}

/* Sums the squared deviations from the mean. */
static smr_status sum_squared_deviations(dml_builtin_call *c, const dml_value *of,
					 const dml_value *middle, int way, dml_value *out)
{
	dml_value off = {0}, square = {0};
	smr_status st = dml_map(c->s, c->at, DML_SUBTRACT, (const dml_value *[]){of, middle}, &off);

	if (st == SMR_OK)
		st = dml_map(c->s, c->at, DML_TIMES, (const dml_value *[]){&off, &off}, &square);
	if (st == SMR_OK)
		st = trace_fold(c, &square, DML_SUM, way, out);
	dml_drop(&off);
	dml_drop(&square);
	return st;
}

/* Like the dense case for a sparse matrix: deviations of its nonzeros, and the mean itself for each
 * zero. */
static smr_status sum_squares_of_nonzeros(dml_builtin_call *c, const dml_value *of,
					  const dml_value *middle, int way, dml_value *out)
{
	enum { STEPS = 8 };
	dml_value zero = dml_double(0), all = dml_double(folded_count(of->matrix, way));
	dml_value v[STEPS] = {{0}}, sum = {0};
	const struct step {
		dml_element e; /* DML_NELEMENTS: a sum */
		const dml_value *a, *b;
	} steps[STEPS] = {
		{DML_UNEQUAL, of, &zero},    {DML_SUBTRACT, of, middle},
		{DML_TIMES, &v[0], &v[1]}, /* zero outside the nonzeros */
		{DML_TIMES, &v[2], &v[2]},   {DML_NELEMENTS, &v[0], NULL},
		{DML_SUBTRACT, &all, &v[4]}, /* number of zeros */
		{DML_TIMES, middle, middle}, {DML_TIMES, &v[6], &v[5]},
	};
	smr_status st = SMR_OK;

	zero.literal = true;
	for (int i = 0; i < STEPS && st == SMR_OK; i++)
		st = steps[i].e == DML_NELEMENTS
			     ? trace_fold(c, steps[i].a, DML_SUM, way, &v[i])
			     : dml_map(c->s, c->at, steps[i].e,
				       (const dml_value *[]){steps[i].a, steps[i].b}, &v[i]);
	if (st == SMR_OK)
		st = trace_fold(c, &v[3], DML_SUM, way, &sum);
	if (st == SMR_OK)
		st = dml_map(c->s, c->at, DML_ADD, (const dml_value *[]){&sum, &v[7]}, out);
	for (int i = 0; i < STEPS; i++)
		dml_drop(&v[i]);
	dml_drop(&sum);
	return st;
}

/* Divides by n - 1; the variance of one number is 0. */
static smr_status eval_variance(dml_builtin_call *c, dml_value *out)
{
	int way = c->data % FOLDS;
	dml_value middle = {0}, sum = {0}, v = {0};
	const dml_value *of = &c->args[0];
	dml_matrix *m;
	double n;
	smr_status st;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	n = folded_count(m, way);
	st = mean_of(c, of, way, &middle);
	if (st == SMR_OK)
		st = (dml_form_of(c->s->trace, m).pattern != NULL
			      ? sum_squares_of_nonzeros
			      : sum_squared_deviations)(c, of, &middle, way, &sum);
	if (st == SMR_OK)
		st = divide_by(c, &sum, n == 0 ? (double)NAN : fmax(n - 1, 1), &v);
	if (st == SMR_OK && c->data >= FOLDS)
		st = dml_map(c->s, c->at, DML_SQRT, (const dml_value *[]){&v}, out);
	else if (st == SMR_OK)
		*out = dml_keep(&v);
	dml_drop(&middle);
	dml_drop(&sum);
	dml_drop(&v);
	return st;
}

/* Whether SystemDS folds the call before it runs: then three or more integers give a double, unless
 * a variable takes the result. */
static bool is_folded(const dml_builtin_call *c)
{
	const smr_dml_statement *now = c->s->frame->now;
	bool folded = c->nargs > 2 && (now == NULL || now->kind != SMR_DML_ASSIGN);

	for (uint32_t i = 0; i < c->nargs && folded; i++)
		folded = c->args[i].kind == DML_INTEGER && c->args[i].literal;
	return folded;
}

/* min(X), or the elementwise minimum of several arguments; max() as well. */
static smr_status eval_min_max(dml_builtin_call *c, dml_value *out)
{
	dml_element e = c->data == DML_LEAST ? DML_MIN : DML_MAX;
	dml_value best, next;

	if (c->args[0].kind == DML_FRAME)
		return dml_run_fail(c->s, c->at, "%s() of a frame; as.matrix() takes its numbers",
				    c->name);
	if (c->nargs == 1 && c->args[0].kind == DML_MATRIX)
		return trace_fold(c, &c->args[0], (dml_fold)c->data, ALL, out);
	best = dml_keep(&c->args[0]);
	for (uint32_t i = 1; i < c->nargs; i++) {
		const dml_value *args[] = {&best, &c->args[i]};
		bool whole = best.kind == DML_INTEGER && args[1]->kind == DML_INTEGER;
		smr_status st = SMR_OK;

		if (whole) {
			bool second = e == DML_MIN ? args[1]->integer < best.integer
						   : args[1]->integer > best.integer;

			next = second ? *args[1] : best;
		} else {
			if (best.kind != DML_MATRIX && args[1]->kind == DML_MATRIX) {
				args[0] = &c->args[i];
				args[1] = &best;
			}
			st = dml_map(c->s, c->at, e, args, &next);
		}
		dml_drop(&best);
		SMR_TRY(st);
		best = next;
	}
	*out = is_folded(c) ? dml_double((double)best.integer) : best;
	return SMR_OK;
}

/* The result is dense: below a column's first nonzero, all rows are nonzero. */
static smr_status running_sparse(dml_builtin_call *c, const dml_matrix *m, dml_value *out)
{
	dml_matrix *r = dml_new(c->s, m->rows, m->cols);

	if (r == NULL)
		return SMR_ENOMEM;
	smr_sparse_run(m->pattern, m->values, (smr_sparse_fold)c->data,
		       c->s->trace->runner->workers, r->data);
	*out = dml_of(r);
	return dml_matrix_settle(r, c->s->trace->runner->workers);
}

static smr_status eval_cumulative(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *m;
	bool sparse;
	dml_node n;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	if (m->rows * m->cols == 0) {
		*out = dml_keep(&c->args[0]);
		return SMR_OK;
	}
	SMR_TRY(dml_sparse_now(c->s, &c->args[0], &sparse));
	if (sparse)
		return running_sparse(c, m, out);
	n = dml_node_of(DML_RUN, m->rows, m->cols);
	n.n[0] = c->data;
	SMR_TRY(dml_lazy_in(c->s->trace, &c->args[0], &n.in[0]));
	return dml_lazy_add(c->s->trace, &n, out);
}

typedef struct best_columns {
	bool least;
	int64_t cols;
	double *out; /* one for each row */
} best_columns;

/* Finds the last column with the best value of each row, ignoring NaN. */
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

static smr_status best_column(dml_builtin_call *c, dml_value *out)
{
	dml_lazy *t = c->s->trace;
	dml_matrix *m, *best;
	best_columns b = {.least = c->data == DML_LEAST};
	bool sparse;
	smr_status st = SMR_OK;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	SMR_TRY(dml_sparse_now(c->s, &c->args[0], &sparse));
	if (!sparse)
		SMR_TRY(dml_compute_or_stream(t, &c->args[0]));
	best = dml_new(c->s, m->rows, 1);
	if (best == NULL)
		return SMR_ENOMEM;
	b.cols = m->cols;
	b.out = best->data;
	if (sparse) {
		smr_sparse_best(m->pattern, m->values, b.least, t->runner->workers, best->data);
		for (int64_t i = 0; i < m->rows; i++)
			best->data[i]++;
	} else if (!dml_matrix_known(m)) {
		st = dml_stream_rows(t, m, &(dml_sink){best_of_rows, &b});
	} else {
		st = dml_matrix_dense(m);
		if (st == SMR_OK)
			st = best_of_rows(&b, 0, m->rows, m->data);
	}
	if (st == SMR_OK)
		*out = dml_of(best);
	else
		dml_matrix_drop(best);
	return st;
}

static smr_status trace_of(dml_builtin_call *c, dml_value *out)
{
	dml_node n;
	dml_value diagonal = {0};
	dml_matrix *m;
	smr_status st;
	bool done;

	SMR_TRY(dml_arg_matrix(c, 0, &m));
	if (m->rows != m->cols)
		return dml_run_fail(c->s, c->at, "trace() of a matrix of %lldx%lld",
				    (long long)m->rows, (long long)m->cols);
	SMR_TRY(dml_rewrite_diagonal(c->s, &c->args[0], &diagonal, &done));
	if (!done)
		SMR_TRY(dml_sparse_one(c->s, DML_DIAG, &c->args[0], m->rows, 1, &diagonal, &done));
	n = dml_node_of(DML_DIAG, m->rows, 1);
	if (!done) {
		SMR_TRY(dml_lazy_in(c->s->trace, &c->args[0], &n.in[0]));
		SMR_TRY(dml_lazy_add(c->s->trace, &n, &diagonal));
	}
	st = trace_fold(c, &diagonal, DML_SUM, ALL, out);
	dml_drop(&diagonal);
	return st;
}

static smr_status infer_min_max(dml_builtin_call *c, dml_value *out)
{
	return dml_infer_shape(c, c->nargs == 1 && c->args[0].kind == DML_MATRIX ? "s" : "e", out);
}

bool dml_is_elementwise(const dml_builtin *b, dml_element *out)
{
	*out = (dml_element)b->data;
	return b->run == eval_elementwise;
}

#define ONE(name, element) {name, "target!", eval_elementwise, element, .shape = "e"}
#define KEEPS(name, element) \
	{name, "target!", eval_elementwise, element, .shape = "e", .facts = dml_keep_zeros}
#define SUM(name, fold, way) \
	{name, "target!", eval_fold, (fold) * FOLDS + (way), .shape = SHAPE_##way}
#define SHAPE_ALL "s"
#define SHAPE_ROWS "ri"
#define SHAPE_COLS "ic"

static const dml_builtin rows[] = {
	KEEPS("sqrt", DML_SQRT),
	ONE("exp", DML_EXP),
	KEEPS("abs", DML_ABS),
	KEEPS("sign", DML_SIGN),
	KEEPS("round", DML_ROUND),
	KEEPS("floor", DML_FLOOR),
	KEEPS("ceil", DML_CEIL),
	KEEPS("ceiling", DML_CEIL),
	KEEPS("sin", DML_SIN),
	ONE("cos", DML_COS),
	KEEPS("tan", DML_TAN),
	KEEPS("asin", DML_ASIN),
	ONE("acos", DML_ACOS),
	KEEPS("atan", DML_ATAN),
	KEEPS("sinh", DML_SINH),
	ONE("cosh", DML_COSH),
	KEEPS("tanh", DML_TANH),
	ONE("sigmoid", DML_SIGMOID),
	ONE("isNaN", DML_ISNAN),
	ONE("is.nan", DML_ISNAN),
	ONE("is.na", DML_ISNAN),
	ONE("isNA", DML_ISNAN),
	ONE("is.infinite", DML_ISINF),
	ONE("isInf", DML_ISINF),
	{"xor", "a! b!", eval_xor, DML_XOR, .shape = "e"},
	{"ifelse", "test! yes! no!", chosen, DML_IFELSE, .shape = "e"},
	{"log", "target! base", logarithm, .shape = "e"},
	{"min", "a! b c d e f g h", eval_min_max, DML_LEAST, .infer = infer_min_max},
	{"pmin", "a! b c d e f g h", eval_min_max, DML_LEAST, .infer = infer_min_max},
	{"max", "a! b c d e f g h", eval_min_max, DML_GREATEST, .infer = infer_min_max},
	{"pmax", "a! b c d e f g h", eval_min_max, DML_GREATEST, .infer = infer_min_max},
	SUM("sum", DML_SUM, ALL),
	SUM("prod", DML_MULTIPLY, ALL),
	SUM("rowSums", DML_SUM, ROWS),
	SUM("colSums", DML_SUM, COLS),
	SUM("rowMaxs", DML_GREATEST, ROWS),
	SUM("colMaxs", DML_GREATEST, COLS),
	SUM("rowMins", DML_LEAST, ROWS),
	SUM("colMins", DML_LEAST, COLS),
	SUM("rowProds", DML_MULTIPLY, ROWS),
	SUM("colProds", DML_MULTIPLY, COLS),
	{"mean", "target! weights", eval_mean, ALL, .shape = "s"},
	{"avg", "target!", eval_mean, ALL, .shape = "s"},
	{"rowMeans", "target!", eval_mean, ROWS, .shape = "ri"},
	{"colMeans", "target!", eval_mean, COLS, .shape = "ic"},
	{"var", "target!", eval_variance, ALL, .shape = "s"},
	{"rowVars", "target!", eval_variance, ROWS, .shape = "ri"},
	{"colVars", "target!", eval_variance, COLS, .shape = "ic"},
	{"sd", "target!", eval_variance, ALL + FOLDS, .shape = "s"},
	{"rowSds", "target!", eval_variance, ROWS + FOLDS, .shape = "ri"},
	{"colSds", "target!", eval_variance, COLS + FOLDS, .shape = "ic"},
	{"cumsum", "target!", eval_cumulative, DML_SUM, .shape = "rc"},
	{"cumprod", "target!", eval_cumulative, DML_MULTIPLY, .shape = "rc"},
	{"cummin", "target!", eval_cumulative, DML_LEAST, .shape = "rc"},
	{"cummax", "target!", eval_cumulative, DML_GREATEST, .shape = "rc"},
	{"rowIndexMax", "target!", best_column, DML_GREATEST, .shape = "ri"},
	{"rowIndexMin", "target!", best_column, DML_LEAST, .shape = "ri"},
	{"trace", "target!", trace_of, .shape = "s"},
};

const dml_builtins dml_builtins_math = {rows, sizeof(rows) / sizeof(rows[0])};
