/* sort and top_k: orders, ties, NaN, several operands, any dimension. */
#include "ops_case.h"

#include <math.h>

#define NUMBERS(...) ((const double[]){__VA_ARGS__})

static void lines_along_any_dimension_are_sorted(void **state)
{
	const char *rows = "flow \"f\" {\n %0 = param i32[2, 3] 0\n"
			   " %1 = sort i32[2, 3] ins %0 with dims [1] body (2) ="
			   " lt(p0:i32, p1:i32)\n result %1\n}\n";
	const char *columns = "flow \"f\" {\n %0 = param u8[3, 2] 0\n"
			      " %1 = sort u8[3, 2] ins %0 with dims [0] body (2) ="
			      " gt(p0:u8, p1:u8)\n result %1\n}\n";

	ops_case_run(rows, NUMBERS(3, -7, 2, 1, 0, 0), NUMBERS(-7, 2, 3, 0, 0, 1));
	ops_case_run(columns, NUMBERS(3, 200, 250, 1, 7, 2), NUMBERS(250, 200, 7, 2, 3, 1));
}

static void what_is_equal_keeps_its_order(void **state)
{
	const char *text = "flow \"f\" {\n %0 = param f32[7] 0\n %1 = iota i32[7] with dims [0]\n"
			   " %2 = sort f32[7], i32[7] ins %0, %1 with dims [0] body (4) ="
			   " gt(p0:f32, p1:f32)\n %3 = part i32[7] 1 ins %2\n result %2, %3\n}\n";

	ops_case_run(text, NUMBERS(1, 2, -0.0, 2, 1, 0, 2),
		     NUMBERS(2, 2, 2, 1, 1, 0, 0, 1, 3, 6, 0, 4, 2, 5));
}

static void a_second_key_decides_between_equal_ones(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param i32[5] 0\n %1 = param f64[5] 1\n"
		     " %2 = sort i32[5], f64[5] ins %0, %1 with dims [0] body (4) ="
		     " or(lt(p0:i32, p1:i32), and(eq(p0:i32, p1:i32), lt(p2:f64, p3:f64)))\n"
		     " %3 = part f64[5] 1 ins %2\n result %2, %3\n}\n",
		     NUMBERS(2, 1, 2, 1, 0, 5, 7, 4, 6, 9), NUMBERS(0, 1, 1, 2, 2, 9, 6, 7, 4, 5));
}

/* The comparison as JAX writes it: all NaN equal, -0 equal to 0, then the order of their bits. */
static void floats_are_sorted_by_their_bits(void **state)
{
#define BITS(p)                                                                               \
	"bitcast:i32(select(ne(" p ":f32, " p ":f32), nan:f32, select(eq(" p ":f32, 0:f32), " \
	"0:f32, " p ":f32)))"
#define ORDER(p) "select(lt(" BITS(p) ", 0:i32), xor(" BITS(p) ", 2147483647:i32), " BITS(p) ")"
	ops_case_run("flow \"f\" {\n %0 = param f32[6] 0\n"
		     " %1 = sort f32[6] ins %0 with dims [0] body (2) = lt(" ORDER("p0") ", " ORDER(
			     "p1") ")\n result %1\n}\n",
		     NUMBERS(INFINITY, NAN, 1, -0.0, -INFINITY, 0),
		     NUMBERS(-INFINITY, 0, 0, 1, INFINITY, NAN));
#undef ORDER
#undef BITS
}

/* lt is false with NaN, so the order is inconsistent; every element still occurs once. */
static void no_body_loses_elements(void **state)
{
	const char *nan = "flow \"f\" {\n %0 = param f32[5] 0\n"
			  " %1 = sort f32[5] ins %0 with dims [0] body (2) = lt(p0:f32, p1:f32)\n"
			  " result %1\n}\n";
	const char *always =
		"flow \"f\" {\n %0 = param i32[4] 0\n"
		" %1 = sort i32[4] ins %0 with dims [0] body (2) = eq(p0:i32, p0:i32)\n"
		" result %1\n}\n";

	ops_case_run(nan, NUMBERS(3, NAN, 1, NAN, 2), NUMBERS(1, 2, 3, NAN, NAN));
	ops_case_run(always, NUMBERS(1, 2, 3, 4), NUMBERS(4, 3, 2, 1));
}

static void nothing_is_sorted(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[2, 0] 0\n %1 = sort f32[2, 0] ins %0 with"
		     " dims [1] body (2) = lt(p0:f32, p1:f32)\n result %1\n}\n",
		     NUMBERS(0), NULL);
}

static void the_greatest_come_first_and_the_first_of_equal_ones(void **state)
{
	const char *text = "flow \"f\" {\n %0 = param f32[2, 5] 0\n"
			   " %1 = top_k f32[2, 3], i32[2, 3] ins %0 with sizes [3]\n"
			   " %2 = part i32[2, 3] 1 ins %1\n result %1, %2\n}\n";

	ops_case_run(text, NUMBERS(1, 5, 3, 5, 4, -1, NAN, INFINITY, -0.0, 0),
		     NUMBERS(5, 5, 4, NAN, INFINITY, 0, 1, 3, 4, 1, 2, 4));
	ops_case_run("flow \"f\" {\n %0 = param i8[4] 0\n"
		     " %1 = top_k i8[4], i32[4] ins %0 with sizes [4]\n"
		     " %2 = part i32[4] 1 ins %1\n result %1, %2\n}\n",
		     NUMBERS(-128, 127, -128, 0), NUMBERS(127, 0, -128, -128, 1, 3, 0, 2));
	ops_case_run("flow \"f\" {\n %0 = param f64[6] 0\n"
		     " %1 = top_k f64[5], i32[5] ins %0 with sizes [5]\n result %1\n}\n",
		     NUMBERS(-2, -1e300, -INFINITY, -0.5, 0, -3), NUMBERS(0, -0.5, -2, -3, -1e300));
	ops_case_run("flow \"f\" {\n %0 = param bf16[4] 0\n"
		     " %1 = top_k bf16[4], i32[4] ins %0 with sizes [4]\n result %1\n}\n",
		     NUMBERS(-2, 8, -0.5, -256), NUMBERS(8, -0.5, -2, -256));
	ops_case_run("flow \"f\" {\n %0 = param i8[4] 0\n"
		     " %1 = top_k i8[0], i32[0] ins %0 with sizes [0]\n result %1\n}\n",
		     NUMBERS(1, 2, 3, 4), NULL);
}

static void what_does_not_fit_is_refused(void **state)
{
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2] 0\n %1 = sort f32[2] ins %0 with dims [1]"
			" body (2) = lt(p0:f32, p1:f32)\n}\n",
			"not from 0 to 0");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2] 0\n %1 = param f32[3] 1\n"
			" %2 = sort f32[2], f32[3] ins %0, %1 with dims [0]"
			" body (4) = lt(p0:f32, p1:f32)\n}\n",
			"other shapes");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2] 0\n %1 = sort f32[2] ins %0 with dims [0]"
			" body (2) = add(p0:f32, p1:f32)\n}\n",
			"no i1");
	ops_case_refuse("flow \"f\" {\n %0 = param i8[2] 0\n %1 = sort i8[2] ins %0 with dims [0]"
			" body (2) = lt(p0:f64, p1:f64)\n}\n",
			"parameter 0 of its body is i8, not f64");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4] 0\n"
			" %1 = top_k f32[5], i32[5] ins %0 with sizes [5]\n}\n",
			"not from 0 to 4");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lines_along_any_dimension_are_sorted),
		cmocka_unit_test(what_is_equal_keeps_its_order),
		cmocka_unit_test(a_second_key_decides_between_equal_ones),
		cmocka_unit_test(floats_are_sorted_by_their_bits),
		cmocka_unit_test(no_body_loses_elements),
		cmocka_unit_test(nothing_is_sorted),
		cmocka_unit_test(the_greatest_come_first_and_the_first_of_equal_ones),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
