/* Programs that call functions of the process: order, number of calls, results, errors. */
#include "ops/callback.h"

#include <pthread.h>
#include <time.h>

#include "ctx_case.h"
#include "front/stablehlo/import/stablehlo.h"

enum { MOST_CALLS = 32 };

static struct {
	uint64_t number;
	double value;
} calls[MOST_CALLS];
static int ncalls;

/* Number 0 doubles f64s, 9 fails, others give nothing. */
static smr_status take_call(uint64_t number, void *const *args, void *const *results)
{
	assert_in_range(ncalls, 0, MOST_CALLS - 1);
	calls[ncalls].number = number;
	calls[ncalls++].value = *(const double *)args[0];
	if (number == 0)
		*(double *)results[0] = 2 * *(const double *)args[0];
	return number == 9 ? smr_fail(SMR_EINTERNAL, "number nine says no") : SMR_OK;
}

/* The only target is @f, whose attribute is the number. */
static smr_status find_target(const smr_mlir_op *op, const char *target, bool *found,
			      uint64_t *number)
{
	const smr_mlir_attr *a =
		smr_mlir_field(smr_mlir_attr_of(op, "mhlo.backend_config"), "index");

	*found = strcmp(target, "f") == 0;
	if (*found && a == NULL)
		return smr_fail(SMR_ETYPE, "a call of f without an index");
	*number = a != NULL ? a->bits : 0;
	return SMR_OK;
}

#define CALL(number, operand)                \
	"stablehlo.custom_call @f(%" operand \
	") {has_side_effect = true, mhlo.backend_config = {index = " number " : ui64}} : "

static smr_status run(const char *text, double x, double *out)
{
	smr_load_params p = SMR_INIT(smr_load_params);
	smr_ndarray arg = {.dtype = "f64", .data = &x}, result = {.dtype = "f64", .data = out};
	smr_model *m;
	smr_status st;

	p.path = "callback";
	p.text = text;
	p.length = strlen(text);
	ncalls = 0;
	SMR_TRY(smr_load(ctx, &p, &m));
	st = smr_model_run(m, &arg, 1, &result, 1);
	assert_int_equal(smr_unload(m), SMR_OK);
	return st;
}

static void calls_without_results_stay_in_order(void **state)
{
	double out = 0;

	assert_int_equal(
		run("func.func public @main(%a: tensor<f64>) -> tensor<f64> {\n" CALL(
			    "3",
			    "a") "(tensor<f64>) -> ()\n"
				 "%b = stablehlo.add %a, %a : tensor<f64>\n" CALL(
					 "1",
					 "b") "(tensor<f64>) -> ()\n" CALL("3",
									   "a") "(tensor<f64>) -> "
										"()\n"
										"return %b : "
										"tensor<f64>\n}\n",
		    4, &out),
		SMR_OK);
	assert_int_equal(ncalls, 3);
	assert_int_equal(calls[0].number, 3);
	assert_int_equal(calls[1].number, 1);
	assert_int_equal(calls[2].number, 3);
	assert_float_equal(calls[1].value, 8, 0);
	assert_float_equal(out, 8, 0);
}

/* A constant argument, whose result could be computed once: it is called in each iteration. */
static void a_loop_calls_in_each_turn(void **state)
{
	double out = 0;

	assert_int_equal(run("func.func public @main(%a: tensor<f64>) -> tensor<f64> {\n"
			     "%c = stablehlo.constant dense<1.5> : tensor<f64>\n"
			     "%top = stablehlo.constant dense<20.0> : tensor<f64>\n"
			     "%r = stablehlo.while(%i = %a) : tensor<f64>\n"
			     "cond {\n"
			     "%p = stablehlo.compare LT, %i, %top : (tensor<f64>, tensor<f64>) -> "
			     "tensor<i1>\n"
			     "stablehlo.return %p : tensor<i1>\n"
			     "} do {\n"
			     "%d = " CALL("0", "c") "(tensor<f64>) -> tensor<f64>\n"
						    "%n = stablehlo.add %i, %d : tensor<f64>\n"
						    "stablehlo.return %n : tensor<f64>\n"
						    "}\n"
						    "return %r : tensor<f64>\n}\n",
			     0, &out),
			 SMR_OK);
	assert_int_equal(ncalls, 7);
	assert_float_equal(out, 21, 0);
}

static void an_error_of_the_function_is_that_of_the_run(void **state)
{
	double out = 0;

	assert_int_equal(run("func.func public @main(%a: tensor<f64>) -> tensor<f64> {\n" CALL(
				     "9", "a") "(tensor<f64>) -> ()\n"
					       "return %a : tensor<f64>\n}\n",
			     4, &out),
			 SMR_EINTERNAL);
	assert_non_null(strstr(smr_errmsg(), "number nine says no"));
}

static void the_error_of_a_target_that_refuses_has_a_line(void **state)
{
	double out = 0;

	assert_int_equal(run("func.func public @main(%a: tensor<f64>) -> tensor<f64> {\n"
			     "stablehlo.custom_call @f(%a) : (tensor<f64>) -> ()\n"
			     "return %a : tensor<f64>\n}\n",
			     4, &out),
			 SMR_ETYPE);
	assert_non_null(strstr(smr_errmsg(), "callback:2:"));
	assert_non_null(strstr(smr_errmsg(), "a call of f without an index"));
}

static void without_a_function_the_run_fails(void **state)
{
	double out = 0;

	smr_callback_set(NULL);
	assert_int_equal(run("func.func public @main(%a: tensor<f64>) -> tensor<f64> {\n" CALL(
				     "3", "a") "(tensor<f64>) -> ()\n"
					       "return %a : tensor<f64>\n}\n",
			     4, &out),
			 SMR_EUNSUPPORTED);
	smr_callback_set(take_call);
}

static void another_target_is_refused(void **state)
{
	double out = 0;

	assert_int_equal(run("func.func public @main(%a: tensor<f64>) -> tensor<f64> {\n"
			     "stablehlo.custom_call @g(%a) : (tensor<f64>) -> ()\n"
			     "return %a : tensor<f64>\n}\n",
			     4, &out),
			 SMR_EUNSUPPORTED);
	assert_non_null(strstr(smr_errmsg(), "@g: neither samara nor this process"));
}

/* ---- runs at once --------------------------------------------------------------------------- */

enum { MEETING = 6 };
static struct {
	pthread_mutex_t lock;
	pthread_cond_t changed;
	int here;
} meeting = {.lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER};

/* Returns when all runs are in it. */
static smr_status meet(uint64_t number, void *const *args, void *const *results)
{
	struct timespec until;
	int failed = 0;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_sec += 20;
	pthread_mutex_lock(&meeting.lock);
	meeting.here++;
	pthread_cond_broadcast(&meeting.changed);
	while (meeting.here < MEETING && failed == 0)
		failed = pthread_cond_timedwait(&meeting.changed, &meeting.lock, &until);
	pthread_mutex_unlock(&meeting.lock);
	*(double *)results[0] = 2 * *(const double *)args[0];
	return failed == 0 ? SMR_OK : smr_fail(SMR_EINTERNAL, "no other run came");
}

static void *run_model(void *arg)
{
	double x = 4, out = 0;
	smr_ndarray a = {.dtype = "f64", .data = &x}, result = {.dtype = "f64", .data = &out};

	return smr_model_run(arg, &a, 1, &result, 1) == SMR_OK && out == 8 ? arg : NULL;
}

static void functions_of_several_runs_wait_for_each_other(void **state)
{
	static const char text[] = "func.func public @main(%a: tensor<f64>) -> tensor<f64> {\n"
				   "%b = " CALL("0", "a") "(tensor<f64>) -> tensor<f64>\n"
							  "return %b : tensor<f64>\n}\n";
	smr_load_params p = SMR_INIT(smr_load_params);
	pthread_t threads[MEETING];
	smr_model *m;

	p.path = "meeting";
	p.text = text;
	p.length = strlen(text);
	assert_int_equal(smr_load(ctx, &p, &m), SMR_OK);
	smr_callback_set(meet);
	for (int i = 0; i < MEETING; i++)
		assert_int_equal(pthread_create(&threads[i], NULL, run_model, m), 0);
	for (int i = 0; i < MEETING; i++) {
		void *ran;

		pthread_join(threads[i], &ran);
		assert_ptr_equal(ran, m);
	}
	smr_callback_set(take_call);
	assert_int_equal(smr_unload(m), SMR_OK);
}

static int open_with_function(void **state)
{
	smr_stablehlo_bind_set(find_target);
	smr_callback_set(take_call);
	return ctx_open(state);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(calls_without_results_stay_in_order),
		cmocka_unit_test(a_loop_calls_in_each_turn),
		cmocka_unit_test(an_error_of_the_function_is_that_of_the_run),
		cmocka_unit_test(the_error_of_a_target_that_refuses_has_a_line),
		cmocka_unit_test(another_target_is_refused),
		cmocka_unit_test(without_a_function_the_run_fails),
		cmocka_unit_test(functions_of_several_runs_wait_for_each_other),
	};

	return cmocka_run_group_tests(tests, open_with_function, ctx_close);
}
