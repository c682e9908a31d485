/* map, data movement, reduce and dot: results and errors. */
#include "ops_case.h"
#include "unit.h"

#define NUMBERS(...) ((const double[]){__VA_ARGS__})

static void map_computes_its_body_on_each_element(void **state)
{
	ops_case_run(
		"flow \"f\" {\n %0 = param f32[3] 0\n %1 = param f32[3] 1\n"
		" %2 = map f32[3], i1[3] ins %0, %1 body (2) = add(p0:f32, mul(p1:f32, p1:f32)),"
		" lt(p0:f32, p1:f32)\n %3 = part i1[3] 1 ins %2\n result %2, %3\n}\n",
		NUMBERS(1, 2, 3, 4, 1, 3), NUMBERS(17, 3, 12, 1, 0, 0));
}

static void a_scalar_is_a_tensor_like_any(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[] 0\n %1 = constant 2:f32\n"
		     " %2 = map f32[] ins %0, %1 body (2) = mul(p0:f32, p1:f32)\n result %2\n}\n",
		     NUMBERS(21), NUMBERS(42));
}

static void elements_move(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param i32[2, 3] 0\n"
		     " %1 = transpose i32[3, 2] ins %0 with dims [1, 0]\n"
		     " %2 = reverse i32[3, 2] ins %1 with dims [0]\n"
		     " %3 = slice i32[2, 1] ins %2 with start [0, 1] limit [3, 2] stride [2, 1]\n"
		     " %4 = reshape i32[2] ins %3\n"
		     " %5 = broadcast i32[2, 2] ins %4 with dims [1]\n"
		     " %6 = iota i32[2, 2] with dims [0]\n result %1, %2, %3, %5, %6\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6),
		     NUMBERS(1, 4, 2, 5, 3, 6, 3, 6, 2, 5, 1, 4, 6, 4, 6, 4, 6, 4, 0, 0, 1, 1));
}

static void reduce_folds_several_operands_at_once(void **state)
{
	/* the greatest and its index, the first of equal ones */
	ops_case_run("flow \"f\" {\n %0 = param f32[2, 3] 0\n %1 = iota i32[2, 3] with dims [1]\n"
		     " %2 = constant -inf:f32\n %3 = constant 0:i32\n"
		     " %4 = reduce f32[2], i32[2] ins %0, %1, %2, %3 with dims [1] body (4) ="
		     " select(lt(p0:f32, p2:f32), p2:f32, p0:f32),"
		     " select(lt(p0:f32, p2:f32), p3:i32, p1:i32)\n"
		     " %5 = part i32[2] 1 ins %4\n result %4, %5\n}\n",
		     NUMBERS(1, 7, 7, 5, 4, 3), NUMBERS(7, 5, 1, 0));
}

static void dot_orders_batch_left_right(void **state)
{
	/* batch b: left[k, b, i] right[j, b, k] */
	ops_case_run("flow \"f\" {\n %0 = param f32[2, 2, 1] 0\n %1 = param f32[2, 2, 2] 1\n"
		     " %2 = dot f32[2, 1, 2] ins %0, %1 with lhs_batch [1] rhs_batch [1]"
		     " lhs_contract [0] rhs_contract [2]\n result %2\n}\n",
		     NUMBERS(1, 2, 3, 4, /**/ 1, 2, 3, 4, 5, 6, 7, 8),
		     NUMBERS(1 * 1 + 3 * 2, 1 * 5 + 3 * 6, 2 * 3 + 4 * 4, 2 * 7 + 4 * 8));
}

static void short_floats_are_summed_in_f32(void **state)
{
	/* 256 + 1 is no bf16; 256 + 1 + 1 is */
	ops_case_run("flow \"f\" {\n %0 = param bf16[3] 0\n %1 = param bf16[3] 1\n"
		     " %2 = dot bf16[] ins %0, %1 with lhs_contract [0] rhs_contract [0]\n"
		     " result %2\n}\n",
		     NUMBERS(256, 1, 1, 1, 1, 1), NUMBERS(258));
}

static void what_does_not_fit_is_refused(void **state)
{
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2] 0\n %1 = param f32[3] 1\n"
			" %2 = map f32[2] ins %0, %1 body (2) = add(p0:f32, p1:f32)\n}\n",
			"other shapes");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2, 3] 0\n"
			" %1 = transpose f32[2, 3] ins %0 with dims [1, 0]\n}\n",
			"result 0 has another type");
	ops_case_refuse(
		"flow \"f\" {\n %0 = param f32[2, 3] 0\n %1 = param f32[2, 3] 1\n"
		" %2 = dot f32[2, 2] ins %0, %1 with lhs_contract [1] rhs_contract [0]\n}\n",
		"sums over 3 and 2");
	ops_case_refuse(
		"flow \"f\" {\n %0 = param f32[2, 3] 0\n"
		" %1 = slice f32[2, 3] ins %0 with start [0, 0] limit [2, 4] stride [1, 1]\n}\n",
		"[0, 4) of 3");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4] 0\n %1 = map f32[4] ins %0 body (1) ="
			" p1:f32\n}\n",
			"a parameter that the body lacks");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4] 0\n %1 = part f32[4] 1 ins %0\n}\n",
			"a part is one of the results");
	ops_case_refuse("flow \"f\" {\n %0 = constant f32[3] \"0000803f0000\"\n}\n",
			"those of one element or of all");
}

/* The text is untrusted: forms that no evaluator supports are rejected first. */
static void forms_that_nobody_could_run_are_refused(void **state)
{
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4], f32[9] 0\n}\n", "it has one result");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2] 0\n"
			" %1 = map f32[2], f32[2] ins %0 body (1) = p0:f32, p0:f32\n"
			" %2 = part f32[2], f32[2] 1 ins %1\n %3 = part f32[2] 1 ins %2\n}\n",
			"it has one result");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4] 0\n %1 = param f64[4] 0\n}\n",
			"a parameter has two types");
	ops_case_refuse("flow \"f\" {\n base x\n %0 = param f32[2] 0\n}\n",
			"over memory or over values");
	ops_case_refuse("flow \"f\" {\n %0 = scalar f32\n %1 = constant f32[2] \"00000000\"\n}\n",
			"over memory or over values");
	ops_case_refuse("flow \"f\" {\n %0 = param c128[4] 0\n}\n", "complex ones are two each");
	ops_case_refuse("flow \"f\" {\n %0 = constant c128[4] "
			"\"00000000000000000000000000000000\"\n"
			" %1 = reverse c128[4] ins %0 with dims [0]\n}\n",
			"complex ones are two each");
	ops_case_refuse("flow \"f\" {\n %0 = iota i32[4], i1[] with dims [0]\n}\n",
			"it gives 1 results, not 2");
	ops_case_refuse("flow \"f\" {\n %0 = param i8[4] 0\n"
			" %1 = map f64[4] ins %0 body (1) = add(p0:f64, 1:f64)\n}\n",
			"parameter 0 of its body is i8, not f64");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[] 0\n"
			" %1 = all_reduce f32[] ins %0 with channel [7] body (2) ="
			" add(p0:f32, p1:f32)\n}\n",
			"channel 7 is none of 0 to 3");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[] 0\n"
			" %1 = all_reduce f32[] ins %0 body (2) ="
			" convert:f32(add(p0:f64, p1:f64))\n}\n",
			"parameter 0 of its body is f32, not f64");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2] 0\n %1 = param f32[3] 1\n"
			" %2 = all_reduce f32[2], f32[3] ins %0, %1 body (4) ="
			" add(p0:f32, p2:f32), add(p1:f32, p3:f32)\n}\n",
			"operands 0 and 1 have other shapes");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2] 0\n"
			" %1 = all_reduce f32[2] ins %0 body (4) ="
			" add(p0:f32, p2:f32), add(p1:f32, p3:f32)\n}\n",
			"its body makes 2 of 4 numbers, not 1 of 2");
}

static smr_status evaluate(void *text)
{
	float sums[2] = {0};
	unsigned char less[6] = {0};
	smr_tensor results[2] = {{.data = sums}, {.data = less}};
	smr_graph *g;
	smr_status st;

	SMR_TRY(smr_graph_parse("case", text, strlen(text), &g));
	st = smr_ops_check(g);
	if (st == SMR_OK)
		st = smr_ref_values(g, NULL, 0, results);
	smr_graph_free(g);
	assert_true(st != SMR_OK || (sums[0] == 9 && sums[1] == 9 && less[5] == 1));
	return st;
}

static void want_of_memory_leaves_nothing(void **state)
{
	static char text[] =
		"flow \"f\" {\n %0 = constant f32[2, 3] \"0000803f\"\n %1 = constant 0:f32\n"
		" %2 = map f32[2, 3], i1[2, 3] ins %0 body (1) = add(p0:f32, 2:f32),"
		" lt(p0:f32, 2:f32)\n"
		" %3 = reduce f32[2] ins %2, %1 with dims [1] body (2) = add(p0:f32, p1:f32)\n"
		" %4 = part i1[2, 3] 1 ins %2\n"
		" %5 = sort f32[2] ins %3 with dims [0] body (2) = lt(p0:f32, p1:f32)\n"
		" result %5, %4\n}\n";

	(void)unit_fail_each_allocation(evaluate, text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(map_computes_its_body_on_each_element),
		cmocka_unit_test(a_scalar_is_a_tensor_like_any),
		cmocka_unit_test(elements_move),
		cmocka_unit_test(reduce_folds_several_operands_at_once),
		cmocka_unit_test(dot_orders_batch_left_right),
		cmocka_unit_test(short_floats_are_summed_in_f32),
		cmocka_unit_test(what_does_not_fit_is_refused),
		cmocka_unit_test(forms_that_nobody_could_run_are_refused),
		cmocka_unit_test(want_of_memory_leaves_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
