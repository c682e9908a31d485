/* Scripts by the public interface: inputs as callers have them, outputs, other sizes, wrong use. */
#include <locale.h>
#include <stdbool.h>

#include <samara/samara.h>

#include "unit.h"

static const char text[] = "X = read($X)\n"
			   "y = read($y)\n"
			   "n = n + 1\n"
			   "b = solve(t(X) %*% X, t(X) %*% y)\n"
			   "X[1, 1] = -1\n"
			   "same = y\n"
			   "corner = as.scalar(X[1, 1])\n"
			   "told = label + nrow(X)\n"
			   "yes = !no\n"
			   "write(b, $b)\n";

static const char *const inputs[] = {"X", "y", "n", "no", "label"};
static const char *const outputs[] = {"b", "same", "corner", "n", "yes", "told", "X"};

enum { COLS = 2, ROWS = 900 };

typedef struct world {
	smr_ctx *ctx;
	smr_script *s;
} world;

static smr_script_open_params params(const char *script)
{
	smr_script_open_params p = SMR_INIT(smr_script_open_params);

	p.path = "test.dml";
	p.text = script;
	p.length = strlen(script);
	p.inputs = inputs;
	p.ninputs = sizeof(inputs) / sizeof(inputs[0]);
	p.outputs = outputs;
	p.noutputs = sizeof(outputs) / sizeof(outputs[0]);
	return p;
}

static smr_status open_all(world *w, const smr_script_open_params *p)
{
	smr_open_params o = SMR_INIT(smr_open_params);

	*w = (world){0};
	o.threads = 1;
	SMR_TRY(smr_open(&o, &w->ctx));
	return smr_script_open(w->ctx, p, &w->s);
}

static void close_all(world *w)
{
	assert_int_equal(smr_script_close(w->s), SMR_OK);
	assert_int_equal(smr_close(w->ctx), SMR_OK);
}

/* y = 3 + 2 x */
static void fill(double *x, double *y, int64_t rows)
{
	for (int64_t i = 0; i < rows; i++) {
		x[i * COLS] = 1;
		x[i * COLS + 1] = (double)(i % 17) - 8;
		y[i] = 3 + 2 * x[i * COLS + 1];
	}
}

static smr_status run(const world *w, const double *x, const double *y, int64_t rows)
{
	const smr_script_value in[] = {
		{.name = "y", .kind = SMR_SCRIPT_MATRIX, .rows = rows, .cols = 1, .data = y},
		{.name = "X", .kind = SMR_SCRIPT_MATRIX, .rows = rows, .cols = COLS, .data = x},
		{.name = "label", .kind = SMR_SCRIPT_STRING, .text = "rows: "},
		{.name = "no", .kind = SMR_SCRIPT_BOOLEAN, .integer = 0},
		{.name = "n", .kind = SMR_SCRIPT_INTEGER, .integer = rows},
	};

	return smr_script_run(w->s, in, sizeof(in) / sizeof(in[0]));
}

static smr_script_value result(const world *w, const char *name)
{
	smr_script_value v = {0};

	if (smr_script_result(w->s, name, &v) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return v;
}

static void check_results(const world *w, const double *y, int64_t rows)
{
	smr_script_value v = result(w, "b");
	char told[32];

	assert_true(v.kind == SMR_SCRIPT_MATRIX && v.rows == COLS && v.cols == 1);
	assert_true(v.data[0] > 2.999999 && v.data[0] < 3.000001);
	assert_true(v.data[1] > 1.999999 && v.data[1] < 2.000001);
	v = result(w, "same");
	assert_true(v.rows == rows && v.data != y);
	assert_memory_equal(v.data, y, (size_t)rows * sizeof(*y));
	v = result(w, "corner");
	assert_true(v.kind == SMR_SCRIPT_DOUBLE && v.number == -1);
	v = result(w, "n");
	assert_true(v.kind == SMR_SCRIPT_INTEGER && v.integer == rows + 1);
	v = result(w, "yes");
	assert_true(v.kind == SMR_SCRIPT_BOOLEAN && v.integer == 1);
	v = result(w, "told");
	(void)snprintf(told, sizeof(told), "rows: %d", (int)rows);
	assert_int_equal(v.kind, SMR_SCRIPT_STRING);
	assert_string_equal(v.text, told);
	v = result(w, "X");
	assert_true(v.rows == rows && v.data[0] == -1 && v.data[2] == 1);
}

static void inputs_are_read_where_they_lie(void **state)
{
	static double room[ROWS * COLS + 1], y[ROWS];
	double *x = room + 1, before[ROWS * COLS]; /* not aligned to a cache line */
	smr_script_stats stats = SMR_INIT(smr_script_stats);
	smr_script_open_params p = params(text);
	uint64_t compiled;
	world w;

	fill(x, y, ROWS);
	memcpy(before, x, sizeof(before));
	assert_int_equal(open_all(&w, &p), SMR_OK);
	for (int i = 0; i < 3; i++) {
		if (run(&w, x, y, ROWS) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		check_results(&w, y, ROWS);
		assert_memory_equal(x, before, sizeof(before));
		assert_int_equal(smr_script_stat(w.s, &stats), SMR_OK);
		assert_true(stats.runs == (uint64_t)i + 1 && stats.flushes > 0);
		if (i == 0)
			compiled = stats.compiled;
		assert_int_equal(stats.compiled, compiled); /* the compiled code was reused */
	}
	assert_int_equal(run(&w, x, y, ROWS / 3), SMR_OK);
	check_results(&w, y, ROWS / 3);
	close_all(&w);
}

/* After an error the next run starts afresh. */
static void wrong_inputs_are_told(void **state)
{
	static double x[ROWS * COLS], y[ROWS];
	smr_script_open_params p = params(text);
	const smr_script_value one = {.name = "X"}, other = {.name = "Z"};
	const smr_script_value none = {.name = "X", .rows = 2, .cols = -3};
	smr_script_value v;
	world w;

	fill(x, y, ROWS);
	assert_int_equal(open_all(&w, &p), SMR_OK);
	assert_int_equal(smr_script_result(w.s, "b", &v), SMR_ENOTFOUND);
	assert_int_equal(smr_script_run(w.s, &one, 1), SMR_EINVAL);
	assert_string_equal(smr_errmsg(), "test.dml is not given its input y");
	assert_int_equal(smr_script_run(w.s, &other, 1), SMR_EINVAL);
	assert_string_equal(smr_errmsg(), "'Z' is no input of test.dml");
	assert_int_equal(smr_script_run(w.s, &none, 1), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "input X: no matrix is 2x-3"));
	assert_int_equal(run(&w, x, y, 0), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "test.dml:"));
	assert_int_equal(smr_script_result(w.s, "b", &v), SMR_ENOTFOUND);
	assert_int_equal(run(&w, x, y, ROWS), SMR_OK);
	check_results(&w, y, ROWS);
	assert_int_equal(smr_script_result(w.s, "y", &v), SMR_ENOTFOUND);
	assert_int_equal(smr_close(w.ctx), SMR_ESTATE); /* the script is still open */
	close_all(&w);
}

static void scripts_that_end_early_tell_why(void **state)
{
	smr_script_open_params p = params("b = = 1\n");
	world w;

	p.ninputs = 0;
	assert_int_equal(open_all(&w, &p), SMR_EPARSE);
	assert_non_null(strstr(smr_errmsg(), "test.dml:1:"));
	assert_null(w.s);
	assert_int_equal(smr_close(w.ctx), SMR_OK);
	p = params("stop(\"enough\")\n");
	p.ninputs = 0;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	assert_int_equal(smr_script_run(w.s, NULL, 0), SMR_ESTATE);
	assert_non_null(strstr(smr_errmsg(), "enough"));
	close_all(&w);
	p = params("b = list(1, 2)\n");
	p.ninputs = 0;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	assert_int_equal(smr_script_run(w.s, NULL, 0), SMR_EINVAL);
	assert_string_equal(smr_errmsg(), "test.dml gives no value to its output same");
	close_all(&w);
}

/* All pending outputs are available, whatever the last statement is. */
static void outputs_are_there_though_nothing_reads_them(void **state)
{
	static const char *const all[] = {"a", "b", "c"};
	smr_script_open_params p = params("X = matrix(1, 20, 2)\n"
					  "a = X + 1\n"
					  "c = sum(X)\n"
					  "b = X * 3\n");
	smr_script_value v;
	world w;

	p.ninputs = 0;
	p.outputs = all;
	p.noutputs = 3;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	for (int i = 0; i < 2; i++) {
		if (smr_script_run(w.s, NULL, 0) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		v = result(&w, "a");
		assert_true(v.rows == 20 && v.data[0] == 2);
		v = result(&w, "b");
		assert_true(v.rows == 20 && v.data[39] == 3);
		v = result(&w, "c");
		assert_true(v.kind == SMR_SCRIPT_DOUBLE && v.number == 40);
	}
	close_all(&w);
}

/* A trace that gets too long is evaluated between two statements; the second one reads variables
 * that the first one set. */
static void long_scripts_lose_no_variable(void **state)
{
	enum { PAIRS = 1500, LINE = 24 };
	static const char *const all[] = {"x"};
	char *script = malloc((PAIRS + 1) * LINE);
	smr_script_open_params p;
	size_t n;
	world w;

	assert_non_null(script);
	n = (size_t)snprintf(script, LINE, "x = matrix(1, 2, 2)\n");
	for (int i = 0; i < PAIRS; i++)
		n += (size_t)snprintf(script + n, LINE, "a = x + 1\nx = a + 1\n");
	p = params(script);
	p.ninputs = 0;
	p.outputs = all;
	p.noutputs = 1;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	if (smr_script_run(w.s, NULL, 0) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(result(&w, "x").data[3] == 1 + 2 * PAIRS);
	close_all(&w);
	free(script);
}

static void empty_inputs_need_no_memory(void **state)
{
	static const char *const in[] = {"X"}, *const out[] = {"s", "Y"};
	const smr_script_value none = {.name = "X", .kind = SMR_SCRIPT_MATRIX, .cols = 3};
	smr_script_open_params p = params("s = sum(X) + ncol(X)\nY = rbind(X, matrix(1, 1, 3))\n");
	world w;

	p.inputs = in;
	p.ninputs = 1;
	p.outputs = out;
	p.noutputs = 2;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	if (smr_script_run(w.s, &none, 1) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_true(result(&w, "s").number == 3);
	assert_true(result(&w, "Y").rows == 1);
	close_all(&w);
}

/* A value defined by positions, and its transpose, which are laid out in different orders. */
static void what_is_asked_for_twice_is_there_twice(void **state)
{
	static const char *const all[] = {"off", "many"};
	smr_script_open_params p = params("X = rand(rows=400, cols=30, sparsity=0.1, seed=3)\n"
					  "Y = t(X ^ 2)\n"
					  "Z = X ^ 2\n"
					  "many = sum(Y) > 0\n"
					  "off = sum(abs(t(Y) - Z)) + sum(abs(Z - X * X))\n");
	world w;

	p.ninputs = 0;
	p.outputs = all;
	p.noutputs = 2;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	for (int i = 0; i < 3; i++) {
		if (smr_script_run(w.s, NULL, 0) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		assert_true(result(&w, "off").number == 0);
		assert_true(result(&w, "many").integer == 1);
	}
	close_all(&w);
}

static void print_locale(void *arg, const char *s, size_t n)
{
	*(bool *)arg =
		uselocale((locale_t)0) != LC_GLOBAL_LOCALE && n == 4 && memcmp(s, "1.5\n", 4) == 0;
}

/* In another locale numbers are the same, and the caller's locale is preserved. */
static void numbers_have_points_in_any_locale(void **state)
{
	smr_script_open_params p = params("print(as.double(\"1.5\"))\n");
	bool right = false;
	world w;

	p.ninputs = p.noutputs = 0;
	p.print = print_locale;
	p.print_arg = &right;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	assert_int_equal(smr_script_run(w.s, NULL, 0), SMR_OK);
	assert_true(right);
	assert_ptr_equal(uselocale((locale_t)0), LC_GLOBAL_LOCALE);
	close_all(&w);
}

/* An evaluation before the statement that would read an input leaves it in place; outputs are kept
 * though no statement reads them. */
static void what_is_given_stays_until_it_is_read(void **state)
{
	static const char *const in[] = {"X"}, *const out[] = {"y", "early"};
	static const double x[] = {1, 2, 3, 4};
	const smr_script_value given = {
		.name = "X", .kind = SMR_SCRIPT_MATRIX, .rows = 2, .cols = 2, .data = x};
	smr_script_open_params p = params("early = matrix(7, 2, 2)\n"
					  "s = 0\n"
					  "for (i in 1:3) {\n"
					  "  s = s + sum(matrix(seq(1, i), i, 1))\n"
					  "  print(s)\n"
					  "}\n"
					  "X = read($X)\n"
					  "y = sum(X) + s\n");
	bool right = false;
	world w;

	p.inputs = in;
	p.ninputs = 1;
	p.outputs = out;
	p.noutputs = 2;
	p.print = print_locale;
	p.print_arg = &right;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	for (int i = 0; i < 2; i++) {
		if (smr_script_run(w.s, &given, 1) != SMR_OK)
			fail_msg("%s", smr_errmsg());
		assert_true(result(&w, "y").number == 20);
		assert_true(result(&w, "early").data[3] == 7);
	}
	close_all(&w);
}

static void a_run_keeps_to_its_memory(void **state)
{
	static double x[ROWS * COLS], y[ROWS];
	smr_script_open_params p = params(text);
	world w;

	fill(x, y, ROWS);
	p.memory = 1 << 20;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	assert_int_equal(run(&w, x, y, ROWS), SMR_OK);
	close_all(&w);
	p = params("A = matrix(seq(1, 250000), 500, 500)\nb = A %*% A %*% A\n");
	p.ninputs = 0;
	p.noutputs = 1;
	p.memory = 3000000;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	assert_int_equal(smr_script_run(w.s, NULL, 0), SMR_ENOMEM);
	assert_non_null(strstr(smr_errmsg(), "MB of memory beside"));
	close_all(&w);
}

/* Each iteration needs new code; code that is no longer used is freed. */
static void matrices_that_grow_take_no_more_and_more(void **state)
{
	smr_script_open_params p = params("X = matrix(1, 1, 2)\n"
					  "for (i in 1:n) {\n"
					  "  X = rbind(X, matrix(i, 1, 2))\n"
					  "  if (sum(X * 2) < 0) print(i)\n"
					  "}\n");
	static const char *const in[] = {"n"};
	smr_script_stats stats = SMR_INIT(smr_script_stats);
	long before = 0, live[3];
	world w;

	p.inputs = in;
	p.ninputs = 1;
	p.noutputs = 0;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	before = smr_alloc_live();
	for (int i = 0; i < 3; i++) {
		const smr_script_value n = {
			.name = "n", .kind = SMR_SCRIPT_INTEGER, .integer = 450 + 200 * i};

		assert_int_equal(smr_script_run(w.s, &n, 1), SMR_OK);
		live[i] = smr_alloc_live() - before;
	}
	assert_int_equal(smr_script_stat(w.s, &stats), SMR_OK);
	assert_true(stats.compiled > 1000);
	assert_true(live[2] < live[0] * 11 / 10);
	close_all(&w);
}

/* The same results as of the rows: read in products and loops, changed, given back, written. */
static void columns_are_read_where_they_lie(void **state)
{
	static const double x[] = {1, 2, 3, 10, 20, 30}, empty[1];
	static const char *const in[] = {"X"}, *const out[] = {"G", "X", "Y", "s", "Z", "L"};
	smr_script_open_params p = params("G = t(X) %*% X\n"
					  "s = 0\n"
					  "for (i in 1:nrow(X)) s = s + as.scalar(X[i, 2]) * i\n"
					  "Y = X\n"
					  "Y[2, 1] = -1\n"
					  "Q = rbind(X, X)\n"
					  "Z = Q[2:3, ]\n"
					  "parfor (i in 1:2) Z[i, ] = X[i, ] + Z[i, ]\n"
					  "L = list(X)\n");
	static const double gram[] = {14, 140, 140, 1400}, rows[] = {1, 10, 2, 20, 3, 30},
			    put[] = {1, 10, -1, 20, 3, 30}, sums[] = {3, 30, 5, 50};
	smr_script_value v = {
		.name = "X", .kind = SMR_SCRIPT_COLUMNS, .rows = 3, .cols = 2, .data = x};
	world w;

	p.inputs = in;
	p.ninputs = 1;
	p.outputs = out;
	p.noutputs = sizeof(out) / sizeof(out[0]);
	assert_int_equal(open_all(&w, &p), SMR_OK);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(smr_script_run(w.s, &v, 1), SMR_OK);
		assert_memory_equal(result(&w, "G").data, gram, sizeof(gram));
		assert_memory_equal(result(&w, "X").data, rows, sizeof(rows));
		assert_memory_equal(result(&w, "Y").data, put, sizeof(put));
		assert_memory_equal(result(&w, "Z").data, sums, sizeof(sums));
		assert_true(result(&w, "s").number == 140);
		assert_memory_equal(result(&w, "L").items[0].data, rows, sizeof(rows));
	}
	v.data = NULL;
	assert_int_equal(smr_script_run(w.s, &v, 1), SMR_EINVAL);
	close_all(&w);
	p = params("n = ncol(X)\n");
	p.inputs = in;
	p.ninputs = 1;
	p.outputs = &outputs[3];
	p.noutputs = 1;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	v = (smr_script_value){
		.name = "X", .kind = SMR_SCRIPT_COLUMNS, .rows = 0, .cols = 4, .data = empty};
	assert_int_equal(smr_script_run(w.s, &v, 1), SMR_OK);
	assert_true(result(&w, "n").integer == 4);
	close_all(&w);
}

/* Runs with one input X of LARGE x 20, and returns the number of results found so far. */
enum { LARGE = 2000 };

static uint64_t hits_of_run(world *w, const double *x, double *sum)
{
	const smr_script_value in = {
		.name = "X", .kind = SMR_SCRIPT_MATRIX, .rows = LARGE, .cols = 20, .data = x};
	smr_script_stats stats = SMR_INIT(smr_script_stats);
	smr_script_value v;

	assert_int_equal(smr_script_run(w->s, &in, 1), SMR_OK);
	assert_int_equal(smr_script_result(w->s, "b", &v), SMR_OK);
	*sum = v.number;
	assert_int_equal(smr_script_stat(w->s, &stats), SMR_OK);
	return stats.hits;
}

static void results_are_found_in_later_runs(void **state)
{
	static const char *const names[] = {"X"}, *const results[] = {"b"};
	static double x[LARGE * 20];
	smr_script_open_params p = params("A = t(X) %*% X\nb = sum(A * A)\n");
	double first, again, other;
	uint64_t before;
	world w;

	for (int i = 0; i < LARGE * 20; i++)
		x[i] = i % 7;
	p.inputs = names;
	p.ninputs = 1;
	p.outputs = results;
	p.noutputs = 1;
	p.reuse = SMR_SCRIPT_REUSE_FULL;
	assert_int_equal(open_all(&w, &p), SMR_OK);
	before = hits_of_run(&w, x, &first);
	assert_true(hits_of_run(&w, x, &again) > before && again == first);
	x[5] = 100; /* the content is another, in the same place */
	before = hits_of_run(&w, x, &again);
	assert_true(again != first);
	x[5] = 5;
	assert_true(hits_of_run(&w, x, &other) > before && other == first);
	close_all(&w);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(columns_are_read_where_they_lie),
		cmocka_unit_test(inputs_are_read_where_they_lie),
		cmocka_unit_test(wrong_inputs_are_told),
		cmocka_unit_test(scripts_that_end_early_tell_why),
		cmocka_unit_test(outputs_are_there_though_nothing_reads_them),
		cmocka_unit_test(long_scripts_lose_no_variable),
		cmocka_unit_test(empty_inputs_need_no_memory),
		cmocka_unit_test(what_is_asked_for_twice_is_there_twice),
		cmocka_unit_test(numbers_have_points_in_any_locale),
		cmocka_unit_test(what_is_given_stays_until_it_is_read),
		cmocka_unit_test(a_run_keeps_to_its_memory),
		cmocka_unit_test(matrices_that_grow_take_no_more_and_more),
		cmocka_unit_test(results_are_found_in_later_runs),
	};

	return cmocka_run_group_tests(tests, unit_make_cache, unit_drop_folder);
}
