/* Nests that equal a form: cases in which the program's memory accesses agree with it, or not. */
#include <stdio.h>

#include "identify/match/identify.h"
#include "ir/graph/graph.h"
#include "unit_kernels.h"

static const smr_node *last_nest(const smr_graph *g)
{
	const smr_node *v = NULL;

	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_nest)
			v = g->nodes[i];
	return v;
}

/* Returns the label of the last nest of a flow, or the reason why it has none. */
static const char *label(const char *text)
{
	static char out[200];
	smr_arena *a = smr_arena_new();
	smr_graph *g;
	smr_match m;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK)
		fail_msg("%s in %s", smr_errmsg(), text);
	assert_int_equal(smr_identify(unit_kernels, g, last_nest(g), a, &m, out, sizeof(out)),
			 SMR_OK);
	if (m.kernel != NULL)
		snprintf(out, sizeof(out), "%s", smr_kernel_name(m.kernel));
	smr_arena_free(a);
	smr_graph_free(g);
	return out;
}

static void is(const char *text, const char *name)
{
	const char *got = label(text);

	if (strcmp(got, name) != 0)
		fail_msg("\"%s\", not \"%s\": %s", got, name, text);
}

static void is_not(const char *text, const char *why)
{
	const char *got = label(text);

	if (strstr(got, why) == NULL)
		fail_msg("\"%s\", not \"%s\": %s", got, why, text);
}

/* ---- indices --------------------------------------------------------------------------------- */

#define DOT(wrap)                                                                            \
	"flow \"f\" { sym n m all base x, y " wrap " %0 = view f64[n] x + (0) strides [24] " \
	"%1 = view f64[n] y + (0) strides [8] %2 = nest (i: n) group 0 ins %0, %1 = "        \
	"fold(i; 0:f64; add(acc0, mul(%0[i], %1[i]))) }"

static void an_index_of_a_byte_or_a_short_makes_no_kernel(void **state)
{
	is(DOT(""), "dot");
	is(DOT("wrap (0; 3, n) in [-2147483648, 2147483647]"), "dot");
	is(DOT("wrap (0; 3, n) in [0, 4294967295]"), "dot");
	is(DOT("wrap (0; 3, n) in [0, 2147483647]"), "dot"); /* a dividend of 32 bits */
	is(DOT("wrap (n) in [0, 255]"), "dot");              /* a size, not an index */
	is(DOT("wrap (1; 1, n) in [0, 255] size"), "dot");
	is_not(DOT("wrap (0; 3, n) in [0, 255]"), "an index of 8 or 16 bits may wrap");
	is_not(DOT("wrap (0; 3, n) in [-32768, 32767]"), "an index of 8 or 16 bits may wrap");
}

static void a_loop_that_is_cut_into_blocks_of_one_length_makes_no_kernel(void **state)
{
	is(DOT("wrap (-m*n + all) in [0, 0] size"), "dot");
	is(DOT("wrap (-2*n + all) in [0, 1] size"), "dot");
	is_not(DOT("wrap (-2*n + all) in [0, 0] size"), "its loop is cut into blocks");
}

/* ---- stores ---------------------------------------------------------------------------------- */

#define TRANSPOSE(ld)                                                                    \
	"flow \"f\" { sym n m ld base b written, a %0 = view f64[n, n] a + (0) strides " \
	"[8*n, 8] %1 = view f64[n, n] b + (0) strides [" ld ", 8] "                      \
	"%2 = nest (i: n, j: n) group 0 ins %0 into %1 [j, i] = %0[i, j] }"

static void rows_shorter_than_what_is_stored_into_them_make_no_kernel(void **state)
{
	is(TRANSPOSE("8*n"), "transpose");
	is(TRANSPOSE("8*ld"), "transpose"); /* a guard checks it at run time */
	is(TRANSPOSE("8*n + 8*m"), "transpose");
	is(TRANSPOSE("-8*n"), "transpose");
	is_not(TRANSPOSE("8*n - 8"), "it stores some elements twice");
}

/* Rows as long as an image less a kernel: the extents determine which of the two terms is
 * greater. */
static void rows_of_a_difference_are_rows(void **state)
{
	is("flow \"f\" { sym w s h base x, y written "
	   "%0 = view f32[h, w] x + (0) strides [4*w, 4] %1 = view f32[s] x + (4) strides [4] "
	   "%2 = view f32[h, w - s + 1] y + (0) strides [4*w - 4*s + 4, 4] "
	   "%3 = nest (i: h, j: w - s + 1, r: s) group 0 ins %0, %1 into %2 [i, j] = "
	   "fold(r; 0:f32; add(acc0, mul(%0[i, j + r], %1[r]))) }",
	   "conv1d");
	is_not("flow \"f\" { sym w s h base x, y written "
	       "%0 = view f32[h, w] x + (0) strides [4*w, 4] %1 = view f32[s] x + (4) strides [4] "
	       "%2 = view f32[h, w - s + 1] y + (0) strides [4*w - 4*s, 4] "
	       "%3 = nest (i: h, j: w - s + 1, r: s) group 0 ins %0, %1 into %2 [i, j] = "
	       "fold(r; 0:f32; add(acc0, mul(%0[i, j + r], %1[r]))) }",
	       "it stores some elements twice");
}

/* ---- one array ------------------------------------------------------------------------------- */

#define ADD(offset, stride)                                                           \
	"flow \"f\" { sym n m h base y written %0 = view f32[n] y + (0) strides [4] " \
	"%1 = view f32[n] y + (" offset ") strides [" stride "] "                     \
	"%2 = nest (i: n) group 0 ins %0, %1 into %0 [i] = add(%0[i], %1[i]) }"

static void parts_of_one_array_that_stay_apart_are_two_arrays(void **state)
{
	is(ADD("4*n", "4"), "add");       /* the other half */
	is(ADD("4*n + 4*h", "4"), "add"); /* after a gap */
	is(ADD("8*n - 4", "-4"), "add");  /* the other half backwards */
	is(ADD("4*h", "4"), "add");       /* two rows: a guard checks them at run time */
	is_not(ADD("4*n - 4", "4"), "reads what it stores");
	is_not(ADD("4*n - 4", "-4"), "reads what it stores"); /* its mirror image */
	is_not(ADD("4*h", "4*n"), "reads what it stores");    /* a row and a column */
	is_not(ADD("4*h", "-4"), "reads what it stores");
}

#define GER(x, y)                                                                           \
	"flow \"f\" { sym n k base A written "                                              \
	"%0 = view f64[n - k - 1, n - k - 1] A + (8*k*n + 8*k + 8*n + 8) strides [8*n, 8] " \
	"%1 = view f64[n - k - 1] A + (" x ") strides [8*n] "                               \
	"%2 = view f64[n - k - 1] A + (" y ") strides [8] "                                 \
	"%3 = nest (i: n - k - 1, j: n - k - 1) group 0 ins %0, %1, %2 into %0 [i, j] = "   \
	"add(%0[i, j], mul(%1[i], %2[j])) }"

static void the_column_and_the_row_beside_a_block_are_not_in_it(void **state)
{
	is(GER("8*k*n + 8*k + 8*n", "8*k*n + 8*k + 8"), "ger"); /* a step of Gaussian elimination */
	is_not(GER("8*k*n + 8*k + 8*n + 8", "8*k*n + 8*k + 8"), "reads what it stores");
	is_not(GER("8*k*n + 8*k + 8*n", "8*k*n + 8*k + 16 + 8*n"), "reads what it stores");
}

#define BATCH(from)                                                                      \
	"flow \"f\" { sym b n base a, c written "                                        \
	"%0 = view f64[b - 1, n, n] a + (0) strides [8*n*n, 8*n, 8] "                    \
	"%1 = view f64[b - 1, n, n] c + (" from ") strides [8*n*n, 8*n, 8] "             \
	"%2 = view f64[b - 1, n, n] c + (8*n*n) strides [8*n*n, 8*n, 8] "                \
	"%3 = nest (t: b - 1, i: n, j: n, k: n) group 0 ins %0, %1 into %2 [t, i, j] = " \
	"fold(k; 0:f64; add(acc0, mul(%0[t, i, k], %1[t, k, j]))) }"

static void a_chain_of_products_is_no_batch(void **state)
{
	is(BATCH("8*b*n*n"), "bgemm");
	is_not(BATCH("0"), "reads what it stores");
	is_not(BATCH("16*n*n"), "reads what it stores");
}

static void a_window_that_slides_over_its_own_output_is_no_pooling(void **state)
{
	is_not("flow \"f\" { sym h w base im written "
	       "%0 = view f32[h, w] im + (0) strides [4*w, 4] "
	       "%1 = view f32[h - 2, w - 2] im + (4*w + 4) strides [4*w, 4] "
	       "%2 = nest (y: h - 2, x: w - 2, r: 3, s: 3) group 0 ins %0 into %1 [y, x] = "
	       "fold(r, s; -3.4028235e38:f32; fmax(acc0, %0[y + r, x + s])) }",
	       "like maxpool2d");
}

/* ---- running values -------------------------------------------------------------------------- */

#define TWO(state)                                                                      \
	"flow \"f\" { sym n base x %0 = view f64[n] x + (0) strides [8] "               \
	"%1 = nest (i: n) group 0 ins %0 = " state                                      \
	" %2 = nest (i: n) group 0 ins %0 = fold(i; -inf:f64; select(lt(acc0, %0[i]), " \
	"%0[i], acc0)) result %1, %2 }"
#define BEST "select(lt(acc0, %0[i]), %0[i], acc0)"

static void a_running_value_is_a_kernel_if_what_needs_it_is_one(void **state)
{
	is(TWO("fold(i; 0:f64; add(acc0, %0[i]))"), "max");
	is(TWO("fold(i; -inf:f64, 0:i64; " BEST ", select(lt(acc0, %0[i]), index(i), acc1); 1)"),
	   "max"); /* of argmax */
	is_not(TWO("fold(i; -inf:f64, 0:f64; " BEST
		   ", add(acc1, select(lt(acc0, %0[i]), exp(%0[i]), 1:f64)); 1)"),
	       "its running value feeds a recurrence that is no kernel");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_index_of_a_byte_or_a_short_makes_no_kernel),
		cmocka_unit_test(a_loop_that_is_cut_into_blocks_of_one_length_makes_no_kernel),
		cmocka_unit_test(rows_shorter_than_what_is_stored_into_them_make_no_kernel),
		cmocka_unit_test(rows_of_a_difference_are_rows),
		cmocka_unit_test(parts_of_one_array_that_stay_apart_are_two_arrays),
		cmocka_unit_test(the_column_and_the_row_beside_a_block_are_not_in_it),
		cmocka_unit_test(a_chain_of_products_is_no_batch),
		cmocka_unit_test(a_window_that_slides_over_its_own_output_is_no_pooling),
		cmocka_unit_test(a_running_value_is_a_kernel_if_what_needs_it_is_one),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
