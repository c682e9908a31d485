/* pad, bits, concatenate, dynamic_slice, dynamic_update; folds of no elements. */
#include "ops_case.h"

#include "back/ref/values.h"

#define NUMBERS(...) ((const double[]){__VA_ARGS__})

static void padding_goes_around_and_between(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[2, 3] 0\n %1 = constant 9:f32\n"
		     " %2 = pad f32[4, 6] ins %0, %1 with low [1, 2] high [1, -1] interior [0, 1]\n"
		     " result %2\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6),
		     NUMBERS(9, 9, 9, 9, 9, 9, 9, 9, 1, 9, 2, 9, 9, 9, 4, 9, 5, 9, 9, 9, 9, 9, 9,
			     9));
}

static void negative_padding_crops_behind_the_interior(void **state)
{
	/* 1 0 0 2 0 0 3 0 0 4 without the first two and the last four */
	ops_case_run("flow \"f\" {\n %0 = param i32[4] 0\n %1 = constant 0:i32\n"
		     " %2 = pad i32[4] ins %0, %1 with low [-2] high [-4] interior [2]\n"
		     " %3 = pad i32[2] ins %0, %1 with low [-1] high [-1] interior [0]\n"
		     " %4 = pad i32[0] ins %0, %1 with low [-3] high [-3] interior [0]\n"
		     " result %2, %3, %4\n}\n",
		     NUMBERS(1, 2, 3, 4), NUMBERS(0, 2, 0, 0, 2, 3));
}

static void nothing_padded_is_padding(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param i8[0, 2] 0\n %1 = param i8[] 1\n"
		     " %2 = pad i8[2, 2] ins %0, %1 with low [1, 0] high [1, 0] interior [3, 0]\n"
		     " result %2\n}\n",
		     NUMBERS(-7), NUMBERS(-7, -7, -7, -7));
}

static void bits_change_width_little_endian(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param u32[2] 0\n %1 = bits u8[2, 4] ins %0\n"
		     " %2 = bits u16[2, 2] ins %0\n %3 = bits u32[2] ins %1\n"
		     " %4 = bits f32[2] ins %0\n %5 = bits u64[] ins %0\n"
		     " result %1, %2, %3, %4, %5\n}\n",
		     NUMBERS(0x3f800000, 2),
		     NUMBERS(0, 0, 0x80, 0x3f, 2, 0, 0, 0, /**/ 0, 0x3f80, 2, 0, /**/
			     0x3f800000, 2, /**/ 1, 0x1p-148, /**/ 0x23f800000));
}

static void concatenate_takes_empty_operands(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param i16[2, 1] 0\n %1 = param i16[2, 0] 1\n"
		     " %2 = param i16[2, 2] 2\n"
		     " %3 = concatenate i16[2, 3] ins %0, %1, %2 with dims [1]\n"
		     " %4 = concatenate i16[4, 2] ins %2, %2 with dims [0]\n"
		     " %5 = concatenate i16[2, 0] ins %1 with dims [1]\n result %3, %4, %5\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6),
		     NUMBERS(1, 3, 4, 2, 5, 6, /**/ 3, 4, 5, 6, 3, 4, 5, 6));
}

/* As the parts of complex numbers are joined. */
static void concatenate_joins_single_numbers(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[3, 1] 0\n %1 = param f32[3, 1] 1\n"
		     " %2 = param f64[2, 1] 2\n"
		     " %3 = concatenate f32[3, 2] ins %0, %1 with dims [1]\n"
		     " %4 = concatenate f32[3, 3] ins %1, %0, %0 with dims [1]\n"
		     " %5 = concatenate f64[2, 2] ins %2, %2 with dims [1]\n"
		     " result %3, %4, %5\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6, 7, 8),
		     NUMBERS(1, 4, 2, 5, 3, 6, /**/ 4, 1, 1, 5, 2, 2, 6, 3, 3, /**/ 7, 7, 8, 8));
}

static void concatenate_gives_the_same_on_threads(void **state)
{
	enum { N = 70000 };

	static float a[N], b[N], joined[2 * N], want[2 * N];
	static const char text[] = "flow \"f\" {\n %0 = param f32[70000, 1] 0\n"
				   " %1 = param f32[70000, 1] 1\n"
				   " %2 = concatenate f32[70000, 2] ins %0, %1 with dims [1]\n}\n";
	smr_tensor ins[2], out;
	smr_workers *w;
	smr_graph *g;

	for (int i = 0; i < N; i++) {
		want[2 * i] = a[i] = (float)i;
		want[2 * i + 1] = b[i] = (float)-i;
	}
	assert_int_equal(smr_workers_new(3, &w), SMR_OK);
	assert_int_equal(smr_graph_parse("flow", text, strlen(text), &g), SMR_OK);
	assert_int_equal(smr_ref_tensor(&g->nodes[0]->type, a, &ins[0]), SMR_OK);
	assert_int_equal(smr_ref_tensor(&g->nodes[1]->type, b, &ins[1]), SMR_OK);
	assert_int_equal(smr_ref_tensor(&g->nodes[2]->type, joined, &out), SMR_OK);
	assert_int_equal(smr_op_find(SMR_OP_concatenate)->eval_on(g->nodes[2], ins, &out, w),
			 SMR_OK);
	assert_memory_equal(joined, want, sizeof(want));
	smr_graph_free(g);
	smr_workers_free(w);
}

static void places_are_clamped(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[3, 3] 0\n %1 = param i32[] 1\n"
		     " %2 = param i8[] 2\n"
		     " %3 = dynamic_slice f32[2, 2] ins %0, %1, %2 with sizes [2, 2]\n"
		     " %4 = dynamic_slice f32[1, 3] ins %0, %2, %1 with sizes [1, 3]\n"
		     " result %3, %4\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6, 7, 8, 9, /**/ 7, /**/ -1),
		     NUMBERS(4, 5, 7, 8, /**/ 1, 2, 3));
}

static void unsigned_places_have_no_sign(void **state)
{
	/* 200 is -56 as i8, 2^63 the lowest i64; 255 is the greatest u8, below the last index
	 * 299 */
	ops_case_run("flow \"f\" {\n %0 = iota i32[300] with dims [0]\n %1 = param u8[] 0\n"
		     " %2 = param u64[] 1\n %3 = param u8[] 2\n"
		     " %4 = dynamic_slice i32[2] ins %0, %1 with sizes [2]\n"
		     " %5 = dynamic_slice i32[2] ins %0, %2 with sizes [2]\n"
		     " %6 = dynamic_slice i32[1] ins %0, %3 with sizes [1]\n"
		     " result %4, %5, %6\n}\n",
		     NUMBERS(200, 0x1p63, 255), NUMBERS(200, 201, 298, 299, 255));
}

static void updates_are_moved_inside(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[3, 3] 0\n %1 = param f32[2, 2] 1\n"
		     " %2 = param i64[] 2\n %3 = param u16[] 3\n"
		     " %4 = dynamic_update f32[3, 3] ins %0, %1, %2, %3\n"
		     " %5 = dynamic_update f32[3, 3] ins %0, %0, %2, %3\n"
		     " %6 = param f32[0, 3] 4\n"
		     " %7 = dynamic_update f32[3, 3] ins %0, %6, %2, %3\n"
		     " result %4, %5, %7\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6, 7, 8, 9, /**/ 10, 11, 12, 13, /**/ -5, /**/ 65535),
		     NUMBERS(1, 10, 11, 4, 12, 13, 7, 8, 9, /**/ 1, 2, 3, 4, 5, 6, 7, 8, 9, /**/ 1,
			     2, 3, 4, 5, 6, 7, 8, 9));
}

static void scalars_are_sliced_and_updated(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[] 0\n %1 = param f32[] 1\n"
		     " %2 = dynamic_slice f32[] ins %0 with sizes []\n"
		     " %3 = dynamic_update f32[] ins %0, %1\n result %2, %3\n}\n",
		     NUMBERS(3, 4), NUMBERS(3, 4));
}

static void a_fold_of_nothing_is_its_start(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[2, 0] 0\n %1 = param f32[] 1\n"
		     " %2 = reduce f32[2], f32[2] ins %0, %0, %1, %1 with dims [1] body (4) ="
		     " add(p0:f32, p2:f32), mul(p1:f32, p3:f32)\n %3 = part f32[2] 1 ins %2\n"
		     " %4 = dot f32[2, 2] ins %0, %0 with lhs_contract [1] rhs_contract [1]\n"
		     " result %2, %3, %4\n}\n",
		     NUMBERS(5), NUMBERS(5, 5, 5, 5, 0, 0, 0, 0));
}

#define ONE(op) "flow \"f\" {\n %0 = param f32[4] 0\n %1 = constant 0:f32\n" op "\n}\n"

static void what_does_not_fit_is_refused(void **state)
{
	ops_case_refuse(ONE(" %2 = pad f32[6] ins %0, %1 with low [1] high [1] interior [-1]"),
			"interior has -1");
	ops_case_refuse(ONE(" %2 = pad f32[6] ins %0, %1 with low [1] high [1]"),
			"interior has 0 numbers");
	ops_case_refuse(ONE(" %2 = pad f32[6] ins %0, %0 with low [1] high [1] interior [0]"),
			"operand 1 has 1 dimensions");
	ops_case_refuse(ONE(" %2 = constant 0:i8\n %3 = pad f32[4] ins %0, %2 with low [0]"
			    " high [0] interior [0]"),
			"operands 0 and 1 are f32 and i8");
	ops_case_refuse(ONE(" %2 = pad f32[6] ins %0, %1 with low [0] high [0]"
			    " interior [281474976710656]"),
			"4 elements 281474976710657 apart");
	ops_case_refuse(ONE(" %2 = pad f32[6] ins %0, %1 with low [9223372036854775807]"
			    " high [1] interior [0]"),
			"low has 9223372036854775807");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4, 4] 0\n %1 = constant 0:f32\n"
			" %2 = pad f32[4, 4] ins %0, %1 with low [140737488355328, 140737488355328]"
			" high [0, 0] interior [0, 0]\n}\n",
			"larger than memory");
	ops_case_refuse(ONE(" %2 = bits i1[4] ins %0"), "bits of f32 as i1");
	ops_case_refuse(ONE(" %2 = bits f64[2] ins %0"), "takes a last dimension of 2");
	ops_case_refuse(ONE(" %2 = bits f64[] ins %1"), "takes a last dimension of 2");
	ops_case_refuse(ONE(" %2 = bits u16[8] ins %0"), "another type");
	ops_case_refuse(ONE(" %2 = concatenate f32[] ins %1 with dims [0]"), "dims has 0");
	ops_case_refuse(ONE(" %2 = concatenate f32[4] ins %0, %1 with dims [0]"),
			"operand 1 has 0 dimensions");
	ops_case_refuse(ONE(" %2 = concatenate f32[4] ins %0, %1 with dims [0, 0]"),
			"dims has 2 numbers");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[2, 2] 0\n %1 = param f32[2, 3] 1\n"
			" %2 = concatenate f32[4, 2] ins %0, %1 with dims [0]\n}\n",
			"operands 0 and 1 have other shapes");
	ops_case_refuse(ONE(" %2 = dynamic_slice f32[5] ins %0, %1 with sizes [5]"),
			"places are integers, not f32");
	ops_case_refuse(ONE(" %2 = constant 0:i32\n"
			    " %3 = dynamic_slice f32[5] ins %0, %2 with sizes [5]"),
			"5 of 4 elements");
	ops_case_refuse(ONE(" %2 = dynamic_slice f32[4] ins %0 with sizes [4]"),
			"0 places for 1 dimensions");
	ops_case_refuse(ONE(" %2 = constant 0:i32\n %3 = param f32[5] 2\n"
			    " %4 = dynamic_update f32[4] ins %0, %3, %2"),
			"5 of 4 elements");
	ops_case_refuse(ONE(" %2 = constant 0:i32\n %3 = dynamic_update f32[4] ins %0"),
			"it has 1 operands");
	ops_case_refuse(ONE(" %2 = constant 0:i1\n %3 = dynamic_update f32[4] ins %0, %0, %2"),
			"places are integers, not i1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(padding_goes_around_and_between),
		cmocka_unit_test(negative_padding_crops_behind_the_interior),
		cmocka_unit_test(nothing_padded_is_padding),
		cmocka_unit_test(bits_change_width_little_endian),
		cmocka_unit_test(concatenate_takes_empty_operands),
		cmocka_unit_test(concatenate_joins_single_numbers),
		cmocka_unit_test(concatenate_gives_the_same_on_threads),
		cmocka_unit_test(places_are_clamped),
		cmocka_unit_test(unsigned_places_have_no_sign),
		cmocka_unit_test(updates_are_moved_inside),
		cmocka_unit_test(scalars_are_sliced_and_updated),
		cmocka_unit_test(a_fold_of_nothing_is_its_start),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
