/* reduce_window and select_scatter: padding, dilation, running sums, ties. */
#include "ops_case.h"
#include "pass/lower/lower.h"

#define NUMBERS(...) ((const double[]){__VA_ARGS__})
#define ADD " body (2) = add(p0:i32, p1:i32)"

static void padding_and_gaps_count_for_nothing(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param i32[3, 4] 0\n %1 = constant 10:i32\n"
		     " %2 = reduce_window i32[3, 3] ins %0, %1 with stride [2, 1] low [-1, 1]"
		     " high [2, 2] window [2, 3] base_dilation [2, 1] window_dilation [1, 2]" ADD
		     "\n %3 = reduce_window i32[2, 3] ins %0, %1 with stride [1, 2] low [0, 1] "
		     "high [0, 1]"
		     " window [2, 2] body (2) = maximum(p0:i32, p1:i32)\n result %2, %3\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
		     NUMBERS(24, 22, 24, 32, 30, 32, 10, 10, 10, /**/ 10, 10, 10, 10, 11, 12));
}

static void several_operands_share_windows(void **state)
{
	/* the least of two and its index */
	ops_case_run("flow \"f\" {\n %0 = param f32[4] 0\n %1 = iota i32[4] with dims [0]\n"
		     " %2 = constant inf:f32\n %3 = constant -1:i32\n"
		     " %4 = reduce_window f32[3], i32[3] ins %0, %1, %2, %3 with low [1] high [1]"
		     " stride [2] window [2] body (4) = select(lt(p2:f32, p0:f32), p2:f32, p0:f32),"
		     " select(lt(p2:f32, p0:f32), p3:i32, p1:i32)\n %5 = part i32[3] 1 ins %4\n"
		     " result %4, %5\n}\n",
		     NUMBERS(3, 2, 2, 9), NUMBERS(3, 2, 9, 0, 1, 3));
}

static void windows_may_see_nothing_but_padding(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param i32[0] 0\n %1 = param i32[2] 1\n"
		     " %2 = constant 1:i32\n"
		     " %3 = reduce_window i32[2] ins %0, %2 with low [1] high [2] window [2]" ADD
		     "\n %4 = reduce_window i32[0] ins %1, %2 with low [0] high [0] window [3]" ADD
		     "\n %5 = reduce_window i32[0] ins %1, %2 with low [-3] high [0] window [1]" ADD
		     "\n result %3, %4, %5\n}\n",
		     NUMBERS(4, 5), NUMBERS(1, 1));
}

/* Checks whether the nest's text for the first op of that kind contains @p word. */
static void expect_nest(const char *text, smr_op op, const char *word, bool has)
{
	smr_graph *g, *low;
	char *nest;

	assert_int_equal(smr_graph_parse("case", text, strlen(text), &g), SMR_OK);
	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == op) {
			if (smr_lower_op(g->nodes[i], 0, &low) != SMR_OK)
				fail_msg("%s", smr_errmsg());
			assert_int_equal(smr_graph_print(low, &nest), SMR_OK);
			if ((strstr(nest, word) != NULL) != has)
				fail_msg("%s in %s", word, nest);
			smr_free(nest);
			smr_graph_free(low);
			break;
		}
	smr_graph_free(g);
}

#define RUNNING(start, low, high, size, body)                                 \
	"flow \"f\" {\n %0 = param i32[2, 4] 0\n %1 = " start "\n"            \
	" %2 = reduce_window i32[2, 4] ins %0, %1 with low [0, " low "] high" \
	" [0, " high "] window [1, " size "]" body "\n result %2\n}\n"

static void full_windows_are_running_sums(void **state)
{
	static const double x[] = {1, 2, 3, 4, -5, 6, 7, 8};
	static const char forward[] = RUNNING("constant 0:i32", "3", "0", "4", ADD);
	static const char back[] = RUNNING("constant 0:i32", "0", "3", "4", ADD);

	ops_case_run(forward, x, NUMBERS(1, 3, 6, 10, -5, 1, 8, 16));
	expect_nest(forward, SMR_OP_reduce_window, "scan", true);
	ops_case_run(back, x, NUMBERS(10, 9, 7, 4, 16, 21, 15, 8));
	expect_nest(back, SMR_OP_reduce_window, "scan", true);
}

static void what_only_looks_like_a_running_sum_is_none(void **state)
{
	static const double x[] = {1, 2, 3, 4, -5, 6, 7, 8};
	static const char from_one[] = RUNNING("constant 1:i32", "3", "0", "4", ADD);
	static const char given[] = RUNNING("param i32[] 1", "3", "0", "4", ADD);
	static const char part[] = RUNNING("constant 0:i32", "2", "0", "3", ADD);
	static const char last[] =
		RUNNING("constant 0:i32", "0", "3", "4", " body (2) = sub(p1:i32, p0:i32)");

	ops_case_run(from_one, x, NUMBERS(2, 4, 7, 11, -4, 2, 9, 17));
	expect_nest(from_one, SMR_OP_reduce_window, "scan", true);
	expect_nest(given, SMR_OP_reduce_window, "scan", true);
	ops_case_run(part, x, NUMBERS(1, 3, 6, 9, -5, 1, 8, 21));
	expect_nest(part, SMR_OP_reduce_window, "scan", false);
	/* x3 - (x2 - (x1 - (x0 - 0))), then the same from the second element on */
	ops_case_run(last, x, NUMBERS(2, 3, 1, 4, 12, 7, 1, 8));
	expect_nest(last, SMR_OP_reduce_window, "scan", false);
}

static void short_sums_are_made_in_f32(void **state)
{
	/* 256 + 1 is no bf16 */
	ops_case_run("flow \"f\" {\n %0 = param bf16[3] 0\n %1 = constant 0:bf16\n"
		     " %2 = reduce bf16[] ins %0, %1 with dims [0] body (2) ="
		     " add(p0:bf16, p1:bf16)\n"
		     " %3 = reduce_window bf16[1] ins %0, %1 with window [3] body (2) ="
		     " add(p1:bf16, p0:bf16)\n"
		     " %4 = reduce_window bf16[3] ins %0, %1 with low [2] high [0] window [3]"
		     " body (2) = add(p0:bf16, p1:bf16)\n"
		     " result %2, %3, %4\n}\n",
		     NUMBERS(256, 1, 1), NUMBERS(258, 258, 256, 256, 258));
}

#define GE_ADD " body (2) = ge(p0:f32, p1:f32), add(p0:f32, p1:f32)\n"

static void sources_go_where_windows_select(void **state)
{
	/* the first of equal ones; two windows select the last 7 */
	ops_case_run("flow \"f\" {\n %0 = param f32[4, 4] 0\n %1 = param f32[2, 2] 1\n"
		     " %2 = constant 100:f32\n"
		     " %3 = select_scatter f32[4, 4] ins %0, %1, %2 with stride [2, 2]"
		     " low [0, 0] high [1, 1] window [3, 3]" GE_ADD " result %3\n}\n",
		     NUMBERS(1, 5, 5, 2, 7, 0, 5, 3, 7, 7, 1, 1, -3, 2, 9, 9, /**/ 1, 2, 4, 8),
		     NUMBERS(100, 100, 102, 100, 101, 100, 100, 100, 100, 100, 100, 100, 100, 100,
			     112, 100));
}

/* Images of ten interleaved channels, eight of which are processed at once: all have the same
 * windows, whose contents are rotated by the channel's number. */
static void channels_have_windows_of_their_own(void **state)
{
	enum { C = 10, ROWS = 3, IMAGES = 2, IN = IMAGES * ROWS * C, FROM = IMAGES * 2 * C };
	static const double image[] = {1, 4, 0};
	double args[IN + FROM], results[IN];

	for (int b = 0; b < IMAGES; b++)
		for (int c = 0; c < C; c++) {
			double *in = args + b * ROWS * C + c, *out = results + b * ROWS * C + c;
			double *from = args + IN + b * 2 * C + c;

			for (int y = 0; y < ROWS; y++) {
				in[y * C] = image[(y + c) % 3] * (b == 0 ? 1 : -1);
				out[y * C] = 1;
			}
			from[0] = c + 1;
			from[C] = 100 * (c + 1);
			out[0] += from[0]; /* its window's other row is padding */
			out[in[C] >= in[2 * C] ? C : 2 * C] += from[C];
		}
	ops_case_run("flow \"f\" {\n %0 = param f32[2, 3, 10] 0\n %1 = param f32[2, 2, 10] 1\n"
		     " %2 = constant 1:f32\n"
		     " %3 = select_scatter f32[2, 3, 10] ins %0, %1, %2 with stride [1, 2, 1]"
		     " low [0, 1, 0] high [0, 0, 0] window [1, 2, 1]" GE_ADD " result %3\n}\n",
		     args, results);
}

static void padding_is_never_selected(void **state)
{
	/* negative numbers, and a window that has padding only */
	ops_case_run("flow \"f\" {\n %0 = param f32[3] 0\n %1 = param f32[4] 1\n"
		     " %2 = constant 0:f32\n"
		     " %3 = select_scatter f32[3] ins %0, %1, %2 with stride [2] low [2] high [3]"
		     " window [2]" GE_ADD " %4 = param f32[2] 2\n"
		     " %5 = select_scatter f32[3] ins %0, %4, %2 with stride [1] low [-1] high [1]"
		     " window [2]" GE_ADD " result %3, %5\n}\n",
		     NUMBERS(-5, -6, -7, /**/ 1, 2, 4, 8, /**/ 1, 2),
		     NUMBERS(2, 0, 4, /**/ 0, 1, 2));
}

#define ONE(op)                                                                        \
	"flow \"f\" {\n %0 = param f32[4] 0\n %1 = constant 0:f32\n %2 = param i32[4]" \
	" 1\n %3 = constant 0:i32\n" op "\n}\n"
#define F_ADD " body (2) = add(p0:f32, p1:f32)"

static void what_does_not_fit_is_refused(void **state)
{
	ops_case_refuse(ONE(" %4 = reduce_window f32[4] ins %0, %1 with window [0]" F_ADD),
			"window has 0");
	ops_case_refuse(ONE(" %4 = reduce_window f32[4] ins %0, %1" F_ADD),
			"window has 0 numbers, 1 are needed");
	ops_case_refuse(
		ONE(" %4 = reduce_window f32[4] ins %0, %1 with stride [0] window [1]" F_ADD),
		"stride has 0");
	ops_case_refuse(ONE(" %4 = reduce_window f32[4] ins %0 with window [1]" F_ADD),
			"1 operands for 1 results");
	ops_case_refuse(ONE(" %4 = reduce_window f32[4] ins %0, %3 with window [1]" F_ADD),
			"type differs from the start's");
	ops_case_refuse(ONE(" %4 = reduce_window f32[4] ins %0, %1 with window [1] body (2) ="
			    " convert:f32(add(p0:i32, p1:i32))"),
			"parameter 0 of its body is f32, not i32");
	ops_case_refuse(ONE(" %4 = reduce_window f32[4] ins %0, %1 with window [1] body (2) ="
			    " fold(i; 0:f32; add(p0:f32, p1:f32))"),
			"the nest has no loop 'i'");
	ops_case_refuse(ONE(" %4 = reduce_window f32[2] ins %0, %1 with window [2]" F_ADD),
			"another type");
	ops_case_refuse(ONE(" %4 = reduce_window f32[4] ins %0, %1 with window [281474976710656]"
			    " window_dilation [281474976710656]" F_ADD),
			"a window of 281474976710656");
	ops_case_refuse(
		ONE(" %4 = reduce_window f32[4] ins %0, %1 with low [281474976710656]"
		    " high [281474976710656] window [1] base_dilation [100000000000000]" F_ADD),
		"4 elements 100000000000000 apart");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2, 2, 2, 2, 2, 2, 2] 0\n"
			" %1 = constant 0:f32\n"
			" %2 = reduce_window f32[1, 1, 1, 1, 1, 1, 1] ins %0, %1 with"
			" window [2, 2, 2, 2, 2, 2, 2]" F_ADD "\n}\n",
			"14 dimensions of results and windows");
	ops_case_refuse(ONE(" %4 = select_scatter f32[4] ins %0, %0, %1 with stride [1] low [0]"
			    " high [0] window [2]" GE_ADD),
			"3 windows for 4 elements");
	ops_case_refuse(ONE(" %4 = select_scatter f32[4] ins %0, %2, %1 with window [1]" GE_ADD),
			"operands 0 and 1 are f32 and i32");
	ops_case_refuse(ONE(" %4 = select_scatter f32[4] ins %0, %0, %1 with window [1] body (2) ="
			    " add(p0:f32, p1:f32), add(p0:f32, p1:f32)"),
			"selects by i1");
	ops_case_refuse(ONE(" %4 = select_scatter f32[4] ins %0, %0, %1 with window [1]" F_ADD),
			"its body makes 1 of 2");
	ops_case_refuse(ONE(" %4 = select_scatter f32[4] ins %0, %0, %1 with window [1]"
			    " base_dilation [2]" GE_ADD),
			"it has no base_dilation");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(padding_and_gaps_count_for_nothing),
		cmocka_unit_test(several_operands_share_windows),
		cmocka_unit_test(windows_may_see_nothing_but_padding),
		cmocka_unit_test(full_windows_are_running_sums),
		cmocka_unit_test(what_only_looks_like_a_running_sum_is_none),
		cmocka_unit_test(short_sums_are_made_in_f32),
		cmocka_unit_test(sources_go_where_windows_select),
		cmocka_unit_test(channels_have_windows_of_their_own),
		cmocka_unit_test(padding_is_never_selected),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
