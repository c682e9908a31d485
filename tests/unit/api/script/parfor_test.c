/* Iterations of parfor on several threads: their results and output are those of sequential
 * execution. */
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include <samara/samara.h>

#include "base/str.h"
#include "unit.h"

enum { THREADS = 4, ROWS = 80, COLS = 12 };

static const char *const inputs[] = {"X", "n"};
static const char *const outputs[] = {"R", "L", "last", "seldom", "text", "i"};

/* Parts, late parts, remaining local variables, lists, sparse matrices, functions, loops. */
static const char body[] =
	"norm = function(matrix[double] v) return (double r) { r = sqrt(sum(v ^ 2)) }\n"
	"S = rand(rows=ncol(X), cols=60, sparsity=0.1, seed=1)\n"
	"both = list(X, \"turn \")\n"
	"R = matrix(0, n, 3)\n"
	"L = matrix(0, 2, 5)\n"
	"parfor (i in 1:n) {\n"
	"  m = as.matrix(both[1])\n"
	"  c = m[, 1 + i %% ncol(X)]\n"
	"  R[i, 1] = norm(c)\n"
	"  for (k in 2:3) { R[i, k] = R[i, k - 1] + sum(S * i) }\n"
	"  L[, 1 + i %% 5] = c[1:2, ]\n"
	"  if (i %% 3 == 0) { seldom = i }\n"
	"  text = as.scalar(both[2]) + i\n"
	"  print(text)\n"
	"  last = t(S) %*% (S %*% matrix(i, 60, 1))\n"
	"}\n";

typedef struct world {
	smr_ctx *ctx;
	smr_script *s;
	pthread_t thread;
	bool elsewhere; /* another thread printed something */
	smr_str printed;
} world;

static void keep(void *arg, const char *s, size_t n)
{
	world *w = arg;

	w->elsewhere |= !pthread_equal(w->thread, pthread_self());
	smr_str_write(&w->printed, s, n);
}

static void open_world(world *w, const char *text, int threads, size_t ninputs, size_t noutputs)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_script_open_params p = SMR_INIT(smr_script_open_params);

	*w = (world){.thread = pthread_self()};
	o.threads = threads;
	o.deterministic = true;
	p.path = "test.dml";
	p.text = text;
	p.length = strlen(text);
	p.inputs = inputs;
	p.ninputs = ninputs;
	p.outputs = outputs;
	p.noutputs = noutputs;
	p.print = keep;
	p.print_arg = w;
	assert_int_equal(smr_open(&o, &w->ctx), SMR_OK);
	assert_int_equal(smr_script_open(w->ctx, &p, &w->s), SMR_OK);
}

static void close_world(world *w)
{
	assert_false(w->elsewhere);
	assert_int_equal(smr_script_close(w->s), SMR_OK);
	assert_int_equal(smr_close(w->ctx), SMR_OK);
	smr_str_free(&w->printed);
}

static smr_status run(const world *w, const double *x, int64_t turns)
{
	const smr_script_value in[] = {
		{.name = "X", .kind = SMR_SCRIPT_MATRIX, .rows = ROWS, .cols = COLS, .data = x},
		{.name = "n", .kind = SMR_SCRIPT_INTEGER, .integer = turns},
	};

	return smr_script_run(w->s, in, 2);
}

static void assert_same(const world *a, const world *b)
{
	for (size_t i = 0; i < sizeof(outputs) / sizeof(outputs[0]); i++) {
		smr_script_value x, y;

		assert_int_equal(smr_script_result(a->s, outputs[i], &x), SMR_OK);
		assert_int_equal(smr_script_result(b->s, outputs[i], &y), SMR_OK);
		assert_int_equal(x.kind, y.kind);
		assert_int_equal(x.rows * x.cols, y.rows * y.cols);
		if (x.kind == SMR_SCRIPT_MATRIX)
			assert_memory_equal(x.data, y.data,
					    (size_t)(x.rows * x.cols) * sizeof(double));
		else if (x.kind == SMR_SCRIPT_STRING)
			assert_string_equal(x.text, y.text);
		else
			assert_int_equal(x.integer, y.integer);
	}
	assert_string_equal(smr_str_text(&a->printed), smr_str_text(&b->printed));
}

static void turns_give_what_they_give_in_order(void **state)
{
	static const int64_t turns[] = {40, 3, 40, 7};
	double x[ROWS * COLS];
	world a, b;

	for (int i = 0; i < ROWS * COLS; i++)
		x[i] = (i * 37 % 101) * 0.01 - 0.3;
	open_world(&a, body, THREADS, 2, sizeof(outputs) / sizeof(outputs[0]));
	open_world(&b, body, 1, 2, sizeof(outputs) / sizeof(outputs[0]));
	for (size_t k = 0; k < sizeof(turns) / sizeof(turns[0]); k++) {
		assert_int_equal(run(&a, x, turns[k]), SMR_OK);
		assert_int_equal(run(&b, x, turns[k]), SMR_OK);
		assert_same(&a, &b);
	}
	close_world(&a);
	close_world(&b);
}

/* Results of few elements are stored as the positions of their parts, and assembled at the end. */
#define PLACES(loop)                                                                     \
	"S = rand(rows=700, cols=120, sparsity=0.02, seed=1)\n"                          \
	"R = matrix(0, 700, 120)\n" loop " (i in 1:120) { R[, i] = S[, i] * i }\n"       \
	"P = matrix(0, 700, 120)\n" loop " (i in 1:700) { P[i, ] = S[i, ] * (i + n) }\n" \
	"Q = matrix(0, 700, 120)\n" loop " (i in 1:70) {\n"                              \
	"  Q[(10 * i - 9):(10 * i), 3:60] = S[(10 * i - 9):(10 * i), 3:60]\n"            \
	"}\n"                                                                            \
	"L = P + 0\n"                                                                    \
	"last = Q + X[1, 1]\n"                                                           \
	"seldom = 1\n"                                                                   \
	"text = \"\" + sum(R)\n"                                                         \
	"i = n\n"

static void few_elements_are_put_together_as_in_order(void **state)
{
	const double x[ROWS * COLS] = {3};
	world a, b;

	open_world(&a, PLACES("parfor"), THREADS, 2, sizeof(outputs) / sizeof(outputs[0]));
	open_world(&b, PLACES("for"), 1, 2, sizeof(outputs) / sizeof(outputs[0]));
	for (int64_t k = 1; k < 4; k++) {
		assert_int_equal(run(&a, x, k), SMR_OK);
		assert_int_equal(run(&b, x, k), SMR_OK);
		assert_same(&a, &b);
	}
	close_world(&a);
	close_world(&b);
}

static const char failing[] = "late = function(double i) return (double r) {\n"
			      "  A = rand(rows=120, cols=120, seed=i)\n"
			      "  r = sum(A %*% A)\n"
			      "  if (i == 5) { B = A[, 121]; r = sum(B) }\n"
			      "  if (i == 9) { stop(\"nine\") }\n"
			      "}\n"
			      "R = matrix(0, 30, 1)\n"
			      "parfor (i in 1:30) { print(i); R[i, 1] = late(i) }\n";

static void the_first_turn_that_fails_is_told(void **state)
{
	world w;

	open_world(&w, failing, THREADS, 0, 0);
	for (int k = 0; k < 3; k++) {
		w.printed.n = 0;
		assert_int_equal(smr_script_run(w.s, NULL, 0), SMR_EINVAL);
		assert_string_equal(
			smr_errmsg(),
			"test.dml:4:21: A[...] -- lower-bound column index 121 initialized to out "
			"of bounds value.  Columns in A: 120\n  in late(), called at "
			"test.dml:8:42");
		assert_string_equal(smr_str_text(&w.printed), "1\n2\n3\n4\n5\n");
	}
	close_world(&w);
}

static const char rolling[] = "R = matrix(0, 30, 1)\n"
			      "parfor (i in 1:30) { R[i, 1] = sum(rand(rows=20, cols=20)) }\n"
			      "if (min(abs(R[1:29, ] - R[2:30, ])) == 0) { stop(\"the same\") }\n";

static void random_numbers_of_turns_differ(void **state)
{
	world w;

	open_world(&w, rolling, THREADS, 0, 0);
	assert_int_equal(smr_script_run(w.s, NULL, 0), SMR_OK);
	close_world(&w);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(turns_give_what_they_give_in_order),
		cmocka_unit_test(few_elements_are_put_together_as_in_order),
		cmocka_unit_test(the_first_turn_that_fails_is_told),
		cmocka_unit_test(random_numbers_of_turns_differ),
	};

	setenv("SAMARA_FORCE", "1", 1);
	return cmocka_run_group_tests_name("pipeline_parfor", tests, NULL, NULL);
}
