/* gather and scatter: indices, batches, out-of-bounds slices. */
#include "ops_case.h"

#include <math.h>

#define NUMBERS(...) ((const double[]){__VA_ARGS__})

static void gather_picks_rows_and_clamps(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[3, 2] 0\n %1 = param i32[4] 1\n"
		     " %2 = gather f32[4, 2] ins %0, %1 with sizes [1, 2] offset_dims [1]"
		     " collapsed [0] index_map [0] index_dim [1]\n"
		     " %3 = gather f32[2, 4] ins %0, %1 with sizes [1, 2] offset_dims [0]"
		     " collapsed [0] index_map [0] index_dim [1]\n"
		     " %4 = gather f32[4, 2, 1] ins %0, %1 with sizes [2, 1] offset_dims [1, 2]"
		     " index_map [0] index_dim [1]\n result %2, %3, %4\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6, /**/ 2, -7, 1, 9),
		     NUMBERS(5, 6, 1, 2, 3, 4, 5, 6, /**/ 5, 1, 3, 5, 6, 2, 4, 6, /**/ 3, 5, 1, 3,
			     3, 5, 3, 5));
}

static void parts_of_an_index_are_for_any_dimension(void **state)
{
	/* components are along dimension 0, for dimensions 1, 0 */
	ops_case_run("flow \"f\" {\n %0 = param i8[3, 3] 0\n %1 = param i64[2, 3] 1\n"
		     " %2 = gather i8[3] ins %0, %1 with sizes [1, 1] collapsed [0, 1]"
		     " index_map [1, 0] index_dim [0]\n"
		     " %3 = gather i8[3, 2] ins %0, %1 with sizes [2, 1] offset_dims [1]"
		     " collapsed [1] index_map [1, 0] index_dim [0]\n result %2, %3\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6, 7, 8, 9, /**/ 0, 1, 5, /**/ 2, 1, -1),
		     NUMBERS(7, 5, 3, /**/ 4, 7, 5, 8, 3, 6));
}

static void unsigned_indices_have_no_sign(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[3] 0\n %1 = param u8[2] 1\n"
		     " %2 = param u64[1] 2\n"
		     " %3 = gather f32[2] ins %0, %1 with sizes [1] collapsed [0] index_map [0]"
		     " index_dim [1]\n"
		     " %4 = gather f32[1] ins %0, %2 with sizes [1] collapsed [0] index_map [0]"
		     " index_dim [1]\n"
		     " %5 = param f32[1] 3\n"
		     " %6 = scatter f32[3] ins %0, %2, %5 with collapsed [0] index_map [0]"
		     " index_dim [1] body (2) = p1:f32\n result %3, %4, %6\n}\n",
		     NUMBERS(1, 2, 3, /**/ 255, 0, /**/ 0x1p63, /**/ 7),
		     NUMBERS(3, 1, /**/ 3, /**/ 1, 2, 3));
}

static void batches_of_operand_and_indices_go_together(void **state)
{
	/* result[i, j] = operand[j, index[i, j]]: operand dimension 0 is a batch with index
	 * dimension 1 */
	ops_case_run("flow \"f\" {\n %0 = param f32[2, 3] 0\n %1 = param i32[3, 2] 1\n"
		     " %2 = gather f32[3, 2] ins %0, %1 with sizes [1, 1] collapsed [1]"
		     " operand_batch [0] index_batch [1] index_map [1] index_dim [2]\n"
		     " %3 = param f32[3, 2] 2\n"
		     " %4 = scatter f32[2, 3] ins %0, %1, %3 with collapsed [1] operand_batch [0]"
		     " index_batch [1] index_map [1] index_dim [2] body (2) ="
		     " add(p0:f32, p1:f32)\n result %2, %4\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6, /**/ 0, 2, 2, 1, 1, 3, /**/ 10, 20, 30, 40, 50, 60),
		     NUMBERS(1, 6, 3, 5, 2, 6, /**/ 11, 52, 33, 4, 45, 26));
}

static void slices_of_nothing_have_a_value(void **state)
{
	ops_case_run("flow \"f\" {\n %0 = param f32[0, 2] 0\n %1 = param i32[2] 1\n"
		     " %2 = gather f32[2, 2] ins %0, %1 with sizes [0, 2] offset_dims [1]"
		     " collapsed [0] index_map [0] index_dim [1]\n"
		     " %3 = param f32[3, 2] 2\n"
		     " %4 = gather f32[2, 0] ins %3, %1 with sizes [1, 0] offset_dims [1]"
		     " collapsed [0] index_map [0] index_dim [1]\n"
		     " %5 = gather f32[2, 2] ins %3, %1 with sizes [0, 2] offset_dims [1]"
		     " collapsed [0] index_map [0] index_dim [1]\n result %2, %4, %5\n}\n",
		     NUMBERS(0, 9, 1, 2, 3, 4, 5, 6), NUMBERS(0, 0, 0, 0, 1, 2, 5, 6));
}

#define SCATTER "with offset_dims [1] collapsed [0] index_map [0] index_dim [1] body (2) = "
#define ROWS(body, type)                                                                      \
	"flow \"f\" {\n %0 = param " type "[3, 2] 0\n %1 = param i32[4] 1\n %2 = param " type \
	"[4, 2] 2\n %3 = scatter " type "[3, 2] ins %0, %1, %2 " SCATTER body "\n result %3\n}\n"

static void slices_meet_one_after_another(void **state)
{
	static const double ins[] = {1, 2,  3,  4,  5,  6,  /**/ 2, 0,  2,
				     3, 10, 20, 30, 40, 50, 60,     70, 80};

	ops_case_run(ROWS("add(p0:f32, p1:f32)", "f32"), ins, NUMBERS(31, 42, 3, 4, 65, 86));
	ops_case_run(ROWS("add(p1:f64, p0:f64)", "f64"), ins, NUMBERS(31, 42, 3, 4, 65, 86));
	ops_case_run(ROWS("add(p0:i32, p1:i32)", "i32"), ins, NUMBERS(31, 42, 3, 4, 65, 86));
	ops_case_run(ROWS("add(p0:u64, p1:u64)", "u64"), ins, NUMBERS(31, 42, 3, 4, 65, 86));
	ops_case_run(ROWS("add(p0:i8, p1:i8)", "i8"), ins, NUMBERS(31, 42, 3, 4, 65, 86));
	ops_case_run(ROWS("p1:f32", "f32"), ins, NUMBERS(30, 40, 3, 4, 50, 60));
	ops_case_run(ROWS("p0:f32", "f32"), ins, ins);
	ops_case_run(ROWS("sub(p1:f32, p0:f32)", "f32"), ins, NUMBERS(29, 38, 3, 4, 45, 46));
	ops_case_run(ROWS("minimum(p1:i16, p0:i16)", "i16"), ins, ins);
}

static void slices_that_leave_are_left_out_whole(void **state)
{
	/* of 2 x 2: at (0, 1) inside, at (1, 2), (-1, 0), (2, 0) not */
	ops_case_run("flow \"f\" {\n %0 = param f32[3, 3] 0\n %1 = param i32[4, 2] 1\n"
		     " %2 = param f32[4, 2, 2] 2\n %3 = scatter f32[3, 3] ins %0, %1, %2 with"
		     " offset_dims [1, 2] index_map [0, 1] index_dim [1] body (2) = p1:f32\n"
		     " %4 = param f32[2, 4, 2] 3\n %5 = scatter f32[3, 3] ins %0, %1, %4 with"
		     " offset_dims [0, 2] index_map [0, 1] index_dim [1] body (2) ="
		     " mul(p0:f32, p1:f32)\n result %3, %5\n}\n",
		     NUMBERS(1, 2, 3, 4, 5, 6, 7, 8, 9, /**/ 0, 1, 1, 2, -1, 0, 2, 0, /**/ 10, 11,
			     12, 13, 20, 21, 22, 23, 30, 31, 32, 33, 40, 41, 42, 43, /**/ 10, 11,
			     20, 21, 30, 31, 40, 41, 12, 13, 22, 23, 32, 33, 42, 43),
		     NUMBERS(1, 10, 11, 4, 12, 13, 7, 8, 9, /**/ 1, 20, 33, 4, 60, 78, 7, 8, 9));
}

static void several_operands_share_indices(void **state)
{
	/* the greater of two by the first operand, with the second one's element */
	ops_case_run("flow \"f\" {\n %0 = param f32[2] 0\n %1 = param i32[2] 1\n"
		     " %2 = param i32[3, 1] 2\n %3 = param f32[3] 3\n %4 = param i32[3] 4\n"
		     " %5 = scatter f32[2], i32[2] ins %0, %1, %2, %3, %4 with collapsed [0]"
		     " index_map [0] index_dim [1] body (4) ="
		     " select(gt(p2:f32, p0:f32), p2:f32, p0:f32),"
		     " select(gt(p2:f32, p0:f32), p3:i32, p1:i32)\n"
		     " %6 = part i32[2] 1 ins %5\n result %5, %6\n}\n",
		     NUMBERS(1, 5, /**/ -1, -2, /**/ 0, 1, 0, /**/ 3, 4, 2, /**/ 7, 8, 9),
		     NUMBERS(3, 5, /**/ 7, -2));
}

/* So many updates that tables are used; out-of-bounds indices are skipped, and elements without
 * updates keep their sign. */
#define OFTEN(type)                                                                              \
	"flow \"f\" {\n %0 = param " type "[5] 0\n %1 = param i32[1003, 1] 1\n %2 = param " type \
	"[1003] 2\n %3 = scatter " type "[5] ins %0, %1, %2 with collapsed [0]"                  \
	" index_map [0] index_dim [1] body (2) = add(p0:" type ", p1:" type ")"                  \
	"\n result %3\n}\n"
static void scatter_of_many_updates_to_few_elements(void **state)
{
	static double in[5 + 2 * 1003], want[5], got[OPS_CASE_MOST];
	static const char *const text[] = {OFTEN("f32"), OFTEN("f64"), OFTEN("i32"), OFTEN("u64")};

	for (size_t t = 0; t < sizeof(text) / sizeof(*text); t++) {
		for (int i = 0; i < 5; i++)
			want[i] = in[i] = t < 2 && i == 3 ? -0.0 : i + 1;
		for (int i = 0; i < 1003; i++) {
			int at = i * i % 11 - 2; /* -2 ... 8, except 3 */

			at += at == 3 ? 1 : 0;
			in[5 + i] = at;
			in[5 + 1003 + i] = i % 37;
			if (at >= 0 && at < 5)
				want[at] += i % 37;
		}
		assert_int_equal(ops_case_results(text[t], in, got), 5);
		for (int i = 0; i < 5; i++)
			assert_true(got[i] == want[i] && signbit(got[i]) == signbit(want[i]));
	}
}

static void scatter_takes_scalars_and_nothing(void **state)
{
	/* one slice: the whole operand; an index without components; no slices at all */
	ops_case_run("flow \"f\" {\n %0 = param f32[2] 0\n %1 = param i32[0] 1\n"
		     " %2 = param f32[2] 2\n"
		     " %3 = scatter f32[2] ins %0, %1, %2 with offset_dims [0] index_dim [0]"
		     " body (2) = add(p0:f32, p1:f32)\n"
		     " %4 = param i32[] 3\n %5 = param f32[] 4\n"
		     " %6 = scatter f32[2] ins %0, %4, %5 with collapsed [0] index_map [0]"
		     " index_dim [0] body (2) = p1:f32\n"
		     " %7 = param f32[0] 5\n"
		     " %8 = scatter f32[2] ins %0, %1, %7 with collapsed [0] index_map [0]"
		     " index_dim [1] body (2) = p1:f32\n result %3, %6, %8\n}\n",
		     NUMBERS(1, 2, /**/ 10, 20, /**/ 1, /**/ 5),
		     NUMBERS(11, 22, /**/ 1, 5, /**/ 1, 2));
}

#define ONE(op)                                                                              \
	"flow \"f\" {\n %0 = param f32[3, 2] 0\n %1 = param i32[4] 1\n %2 = param f32[4, 2]" \
	" 2\n %3 = param i32[4, 2] 3\n" op "\n}\n"
#define GATHER(to, sizes, rest) ONE(" %4 = gather f32" to " ins %0, %1 with sizes " sizes " " rest)
#define UPDATE(ins, rest, body) ONE(" %4 = scatter f32[3, 2] ins " ins " with " rest " body " body)
#define ADD "(2) = add(p0:f32, p1:f32)"

static void what_does_not_fit_is_refused(void **state)
{
	ops_case_refuse(GATHER("[4, 2]", "[1, 3]",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [1]"),
			"slices have 3 of 2 elements");
	ops_case_refuse(GATHER("[4, 2]", "[2, 2]",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [1]"),
			"slices have 2 of 3 elements");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]",
			       "offset_dims [1] collapsed [0] index_map [0, 1] index_dim [1]"),
			"indices of 1 parts for 2 dimensions");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]",
			       "offset_dims [1] collapsed [0] index_map [2] index_dim [1]"),
			"index_map names dimension 2 of 2");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]",
			       "offset_dims [2] collapsed [0] index_map [0] index_dim [1]"),
			"offset_dims names dimension 2 of 2");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]", "offset_dims [1] index_map [0] index_dim [1]"),
			"1 of 2 dimensions go with the slices");
	ops_case_refuse(GATHER("[2, 3, 4]", "[3, 2]",
			       "offset_dims [1, 0] index_map [0] index_dim [1]"),
			"offset_dims are not in order");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [2]"),
			"index_dim has 2");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]", "offset_dims [1] collapsed [0] index_map [0]"),
			"index_dim has 0 numbers");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]",
			       "offset_dims [1] operand_batch [0] index_batch [0] index_map [1]"
			       " index_dim [1]"),
			"batches of 3 and 4");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]",
			       "offset_dims [1] operand_batch [0] index_map [1] index_dim [1]"),
			"1 and 0 dimensions of batches");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]",
			       "offset_dims [1] collapsed [0] operand_batch [0] index_batch [0]"
			       " index_map [1] index_dim [1]"),
			"a dimension of batches is collapsed");
	ops_case_refuse(GATHER("[4, 2]", "[1, 2]",
			       "offset_dims [1] operand_batch [0] index_batch [0] index_map [1]"
			       " index_dim [0]"),
			"dimension 0 of the indices is batch and holds parts");
	ops_case_refuse(ONE(" %4 = gather f32[4, 2] ins %0, %2 with sizes [1, 2] offset_dims [1]"
			    " collapsed [0] index_map [0] index_dim [1]"),
			"places are integers, not f32");
	ops_case_refuse(UPDATE("%0, %1, %2", "offset_dims [1] index_map [0] index_dim [1]", ADD),
			"1 of 2 dimensions go with the slices");
	ops_case_refuse(UPDATE("%0, %1, %0",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [1]", ADD),
			"4 indices for 3 slices");
	ops_case_refuse(UPDATE("%0, %1, %2",
			       "offset_dims [0] collapsed [1] index_map [0] index_dim [1]", ADD),
			"slices have 4 of 3 elements");
	ops_case_refuse(UPDATE("%0, %1, %1",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [1]", ADD),
			"operand 2 has 1 dimensions");
	ops_case_refuse(UPDATE("%0, %1, %3",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [1]", ADD),
			"operand 0, its updates and the body's number differ");
	ops_case_refuse(UPDATE("%0, %1, %2",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [1]",
			       "(2) = convert:f32(p1:i32)"),
			"parameter 1 of its body is f32, not i32");
	ops_case_refuse(UPDATE("%0, %1, %2",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [1]",
			       "(1) = p0:f32"),
			"its body makes 1 of 1");
	ops_case_refuse(UPDATE("%0, %1",
			       "offset_dims [1] collapsed [0] index_map [0] index_dim [1]", ADD),
			"2 operands and 1 results, not 3 and 1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gather_picks_rows_and_clamps),
		cmocka_unit_test(parts_of_an_index_are_for_any_dimension),
		cmocka_unit_test(unsigned_indices_have_no_sign),
		cmocka_unit_test(batches_of_operand_and_indices_go_together),
		cmocka_unit_test(slices_of_nothing_have_a_value),
		cmocka_unit_test(slices_meet_one_after_another),
		cmocka_unit_test(slices_that_leave_are_left_out_whole),
		cmocka_unit_test(several_operands_share_indices),
		cmocka_unit_test(scatter_of_many_updates_to_few_elements),
		cmocka_unit_test(scatter_takes_scalars_and_nothing),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
