/* Tests of tiled chains: which ones are chosen, their axes, and the lowering of a slab. */
#include <stdio.h>

#include "ops/ops.h"
#include "pass/fuse/fuse.h"
#include "pass/lower/tile_chain.h"
#include "unit.h"

static smr_graph *parsed(const char *text)
{
	smr_graph *g;

	if (smr_graph_parse("case", text, strlen(text), &g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

/* Fuses by @p way and expects all words of @p has, separated by |, in the text. */
static void expect(const char *text, smr_fuse way, uint32_t slabs, const char *has)
{
	smr_graph *g = parsed(text);
	smr_fuse_params p = {.way = way};
	char words[256], *now;
	smr_fusion what;

	assert_int_equal(smr_fuse_values(g, &p, &what), SMR_OK);
	if (smr_graph_verify(g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_graph_print(g, &now), SMR_OK);
	if (what.slabs != slabs)
		fail_msg("%u chains, not %u:\n%s", what.slabs, slabs, now);
	snprintf(words, sizeof(words), "%s", has);
	for (char *w = strtok(words, "|"); w != NULL; w = strtok(NULL, "|"))
		if (strstr(now, w) == NULL)
			fail_msg("nothing of %s in\n%s", w, now);
	smr_graph_text_free(now);
	smr_graph_free(g);
}

/* Makes scores of @p t queries and keys, exponentials over a sum along @p dim, then @p ends. */
static const char *attention(char *to, size_t size, int heads, int t, int dim, const char *ends)
{
	int kept = dim == 3 ? 2 : 3;

	snprintf(to, size,
		 "flow \"f\" {\n"
		 " %%0 = param f32[2, %d, %d, 64] 0\n"
		 " %%1 = param f32[2, %d, %d, 64] 1\n"
		 " %%2 = dot f32[2, %d, %d, %d] ins %%0, %%1 with lhs_batch [0, 1] "
		 "rhs_batch [0, 1] lhs_contract [3] rhs_contract [3]\n"
		 " %%3 = map f32[2, %d, %d, %d] ins %%2 body (1) = exp(p0:f32)\n"
		 " %%4 = constant 0:f32\n"
		 " %%5 = reduce f32[2, %d, %d] ins %%3, %%4 with dims [%d] body (2) = "
		 "add(p0:f32, p1:f32)\n"
		 " %%6 = broadcast f32[2, %d, %d, %d] ins %%5 with dims [0, 1, %d]\n"
		 " %%7 = map f32[2, %d, %d, %d] ins %%3, %%6 body (2) = div(p0:f32, p1:f32)\n"
		 " %%8 = dot f32[2, %d, %d, 64] ins %%7, %%1 with lhs_batch [0, 1] "
		 "rhs_batch [0, 1] lhs_contract [3] rhs_contract [2]\n"
		 "%s}\n",
		 heads, t, heads, t, heads, t, t, heads, t, t, heads, t, dim, heads, t, t, kept,
		 heads, t, t, heads, t, ends);
	return to;
}

static char text[4096];

static void large_scores_are_handed_on_in_slabs(void **state)
{
	expect(attention(text, sizeof(text), 6, 1024, 3, " result %8\n"), SMR_FUSE_BY_COST, 1,
	       "axes [2, 6, 1024]|axis [0, 1, 2]|handed [1]|"
	       "steps [1572864, 262144, 256, 1572864, 262144, 0, 0, 0, 0]|"
	       "steps [0, 0, 0, 1572864, 262144, 0, 1572864, 262144, 256]");
}

static void small_scores_stay_in_the_cache_anyway(void **state)
{
	attention(text, sizeof(text), 4, 64, 3, " result %8\n");
	expect(text, SMR_FUSE_BY_COST, 0, "dot");
	expect(text, SMR_FUSE_BY_RULE, 0, "dot");
	expect(text, SMR_FUSE_ONCE, 0, "dot");
	expect(text, SMR_FUSE_ALL, 1, "handed [1]");
}

static void scores_that_others_want_are_stored(void **state)
{
	expect(attention(text, sizeof(text), 6, 1024, 3, " result %7, %8\n"), SMR_FUSE_ALL, 1,
	       "axes [2, 6, 1024]"); /* from the product to the quotients, which are stored */
	expect(attention(text, sizeof(text), 6, 1024, 3, " result %2, %7, %8\n"), SMR_FUSE_ALL, 0,
	       "dot");
}

/* A sum over queries needs all of them: heads remain. */
static void an_axis_goes_through_all_ops(void **state)
{
	expect(attention(text, sizeof(text), 6, 1024, 2, " result %8\n"), SMR_FUSE_ALL, 1,
	       "axes [2, 6]|axis [0, 1]");
}

static void what_reads_its_neighbours_is_in_no_slab(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[64, 8] 0\n"
	       " %1 = param f32[8, 64] 1\n"
	       " %2 = dot f32[64, 64] ins %0, %1 with lhs_contract [1] rhs_contract [0]\n"
	       " %3 = reverse f32[64, 64] ins %2 with dims [0]\n"
	       " %4 = map f32[64, 64] ins %2, %3 body (2) = add(p0:f32, p1:f32)\n"
	       " result %4\n}\n",
	       SMR_FUSE_ALL, 1, "axes [64]|axis [1]");
}

static const char *images(char *to, size_t size, int window, int pad)
{
	snprintf(to, size,
		 "flow \"f\" {\n"
		 " %%0 = param f32[6, 9, 9, 8] 0\n"
		 " %%1 = param f32[%d, %d, 8, 4] 1\n"
		 " %%2 = param f32[4] 2\n"
		 " %%3 = convolution f32[6, 9, 9, 4] ins %%0, %%1 with stride [1, 1] low [%d, %d] "
		 "high [%d, %d] base_dilation [1, 1] window_dilation [1, 1] reversed [0, 0] "
		 "lhs_layout [0, 3, 1, 2] rhs_layout [2, 3, 0, 1] out_layout [0, 3, 1, 2] "
		 "feature_groups [1] batch_groups [1]\n"
		 " %%4 = broadcast f32[6, 9, 9, 4] ins %%2 with dims [3]\n"
		 " %%5 = map f32[6, 9, 9, 4] ins %%3, %%4 body (2) = "
		 "maximum(add(p0:f32, p1:f32), 0:f32)\n"
		 " result %%5\n}\n",
		 window, window, pad, pad, pad, pad);
	return to;
}

/* Windows span rows and columns: slabs are images. With windows of one pixel also rows of
 * images. */
static void a_convolution_is_one_of_some_images(void **state)
{
	expect(images(text, sizeof(text), 3, 1), SMR_FUSE_ALL, 1,
	       "axes [6]|axis [0]|handed [1]|steps [2592, 0, 0]|steps [0, 0, 1296]");
	expect(images(text, sizeof(text), 1, 0), SMR_FUSE_ALL, 1, "axes [6, 9, 9]|axis [0, 1, 2]");
	expect(images(text, sizeof(text), 3, 1), SMR_FUSE_BY_COST, 0, "convolution");
}

static void counters_of_an_axis_begin_with_the_slab(void **state)
{
	smr_graph *g = parsed("flow \"f\" {\n"
			      " %0 = param f32[64, 8] 0\n"
			      " %1 = param f32[8, 64] 1\n"
			      " %2 = dot f32[64, 64] ins %0, %1 with lhs_contract [1] "
			      "rhs_contract [0]\n"
			      " %3 = iota f32[64, 64] with dims [0]\n"
			      " %4 = map f32[64, 64] ins %2, %3 body (2) = add(p0:f32, p1:f32)\n"
			      " result %4\n}\n"),
		  *low;
	smr_fuse_params p = {.way = SMR_FUSE_ALL};
	smr_fusion what;
	char *now;

	assert_int_equal(smr_fuse_values(g, &p, &what), SMR_OK);
	assert_int_equal(what.slabs, 1);
	assert_int_equal(smr_lower_slab(g->nodes[g->nnodes - 1], (const int64_t[]){8, 4}, &low),
			 SMR_OK);
	assert_int_equal(smr_graph_print(low, &now), SMR_OK);
	if (strstr(now, "view i64[2] start") == NULL || strstr(now, "add(index(i0), ") == NULL)
		fail_msg("%s", now);
	smr_graph_text_free(now);
	smr_graph_free(low);
	smr_graph_free(g);
}

/* Rows of an operand that is read whole, of one that moves with them, of the intermediate one. */
static void a_slab_has_windows_that_begin_where_it_does(void **state)
{
	smr_graph *g = parsed(
			  "flow \"f\" {\n"
			  " %0 = param f32[40, 8] 0\n"
			  " %1 = param f32[8, 16] 1\n"
			  " %2 = dot f32[40, 16] ins %0, %1 with lhs_contract [1] rhs_contract [0] "
			  "slab [12] axes [40] axis [0] steps [32, 0, 0] handed [1]\n"
			  " %3 = dot f32[40, 8] ins %2, %1 with lhs_contract [1] rhs_contract [1] "
			  "slab [12] axes [40] axis [0] steps [0, 0, 32]\n"
			  " result %3\n}\n"),
		  *low;
	char *now;

	assert_int_equal(smr_lower_slab(g->nodes[2], (const int64_t[]){12}, &low), SMR_OK);
	assert_int_equal(smr_graph_print(low, &now), SMR_OK);
	assert_non_null(strstr(now, "view f32[12, 8] in0"));
	assert_non_null(strstr(now, "view f32[8, 16] in1"));
	assert_non_null(strstr(now, "view f32[12, 16] out"));
	smr_graph_text_free(now);
	smr_graph_free(low);
	assert_int_equal(smr_lower_slab(g->nodes[3], (const int64_t[]){4}, &low), SMR_OK);
	assert_int_equal(smr_graph_print(low, &now), SMR_OK);
	assert_non_null(strstr(now, "view f32[4, 16] in0"));
	assert_non_null(strstr(now, "view f32[4, 8] out"));
	smr_graph_text_free(now);
	smr_graph_free(low);
	smr_graph_free(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(large_scores_are_handed_on_in_slabs),
		cmocka_unit_test(small_scores_stay_in_the_cache_anyway),
		cmocka_unit_test(scores_that_others_want_are_stored),
		cmocka_unit_test(an_axis_goes_through_all_ops),
		cmocka_unit_test(what_reads_its_neighbours_is_in_no_slab),
		cmocka_unit_test(a_convolution_is_one_of_some_images),
		cmocka_unit_test(counters_of_an_axis_begin_with_the_slab),
		cmocka_unit_test(a_slab_has_windows_that_begin_where_it_does),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
