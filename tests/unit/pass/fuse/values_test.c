/* Tests of fusing ops over values: fewer ops, and every result keeps its bits. */
#include <stdio.h>

#include "attention_flow.h"
#include "ops_case.h"
#include "pass/fuse/fuse.h"
#include "pass/lower/lower.h"
#include "unit_rounds.h"

enum { MOST = 1 << 16 };

static smr_graph *parsed(const char *text)
{
	smr_graph *g;

	if (smr_graph_parse("case", text, strlen(text), &g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return g;
}

/* Computes all results as consecutive bytes; returns their number. */
static size_t run(const smr_graph *g, unsigned char *to)
{
	smr_tensor params[8] = {{0}}, results[8] = {{0}};
	uint32_t nparams = 0;
	size_t n = 0;

	for (uint32_t i = 0; i < g->nnodes; i++)
		if (g->nodes[i]->op == SMR_OP_param && g->nodes[i]->bits == nparams) {
			double numbers[OPS_CASE_MOST];
			void *data;

			for (int k = 0; k < OPS_CASE_MOST; k++)
				numbers[k] = (double)((k * 37 + (int)nparams * 11) % 41 - 20) / 8;
			ops_case_fill(&g->nodes[i]->type, numbers, &data);
			assert_int_equal(smr_ref_tensor(&g->nodes[i]->type, data,
							&params[nparams++]),
					 SMR_OK);
		}
	for (uint32_t i = 0; i < g->nresults; i++) {
		assert_int_equal(smr_ref_tensor(&g->results[i]->type, to + n, &results[i]), SMR_OK);
		n += (size_t)smr_tensor_count(&results[i]) * smr_dtype_size(results[i].dtype);
		n = (n + 63) & ~(size_t)63;
		assert_true(n <= MOST);
	}
	if (smr_ref_values(g, params, nparams, results) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	for (uint32_t i = 0; i < nparams; i++)
		smr_free(params[i].data);
	return n;
}

/* Fuses the flow as @p d says; returns its text, and the bytes of its results. */
static char *fuse_as(const char *text, smr_plan_cache *d, unsigned char *to)
{
	smr_graph *g = parsed(text);
	smr_fusion what;
	char *now;

	memset(to, 0, MOST);
	d->at = 0;
	d->known = true;
	d->short_of = false;
	assert_int_equal(smr_fuse_values(g, &(smr_fuse_params){.decided = d}, &what), SMR_OK);
	assert_int_equal(what.evaluated, 0);
	if (smr_graph_verify(g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_graph_print(g, &now), SMR_OK);
	(void)run(g, to);
	smr_graph_free(g);
	return now;
}

/* Recorded decisions reproduce the plan; random ones give other plans with the same results. */
static void decide_again(const char *text, const char *fused, const unsigned char *results,
			 smr_plan_cache *d)
{
	static _Alignas(64) unsigned char again[MOST];
	char *now = fuse_as(text, d, again);
	uint64_t seed = 1;

	assert_true(smr_plan_cache_whole(d));
	assert_string_equal(now, fused);
	smr_graph_text_free(now);
	for (int k = 0; k < 16; k++) {
		for (size_t i = 0; i < d->of.n; i++) {
			seed = seed * 6364136223846793005U + 1442695040888963407U;
			d->of.v[i] = k % 2 ? (uint8_t)(seed >> 33) : (uint8_t)(seed >> 33 & 1);
		}
		smr_graph_text_free(fuse_as(text, d, again));
		assert_memory_equal(again, results, MOST);
	}
}

/* Expects @p after ops after fusion. */
static void expect(const char *text, uint32_t after)
{
	smr_plan_cache d = {.known = false};
	static _Alignas(64) unsigned char plain[MOST], fused[MOST];
	smr_graph *g = parsed(text);
	smr_fusion what;
	char *now;
	size_t n;

	memset(plain, 0, MOST);
	memset(fused, 0, MOST);
	n = run(g, plain);
	assert_int_equal(smr_fuse_values(g, &(smr_fuse_params){.decided = &d}, &what), SMR_OK);
	if (smr_graph_verify(g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_graph_print(g, &now), SMR_OK);
	assert_int_equal(run(g, fused), n);
	if (memcmp(plain, fused, n) != 0 || what.after != after)
		fail_msg("%u ops, not %u:\n%s", what.after, after, now);
	decide_again(text, now, fused, &d);
	smr_vec_free(&d.of);
	smr_graph_text_free(now);
	smr_graph_free(g);
}

static void a_chain_is_one_op(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[4, 8] 0\n"
	       " %1 = param f32[8] 1\n"
	       " %2 = broadcast f32[4, 8] ins %1 with dims [1]\n"
	       " %3 = map f32[4, 8] ins %0, %2 body (2) = add(p0:f32, p1:f32)\n"
	       " %4 = map f32[4, 8] ins %3 body (1) = exp(p0:f32)\n"
	       " %5 = transpose f32[8, 4] ins %4 with dims [1, 0]\n"
	       " %6 = map f32[8, 4] ins %5 body (1) = mul(p0:f32, 2:f32)\n"
	       " result %6\n}\n",
	       1);
}

static void softmax_is_one_op(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[4, 8] 0\n"
	       " %1 = constant -inf:f32\n"
	       " %2 = reduce f32[4] ins %0, %1 with dims [1] body (2) = maximum(p0:f32, p1:f32)\n"
	       " %3 = broadcast f32[4, 8] ins %2 with dims [0]\n"
	       " %4 = map f32[4, 8] ins %0, %3 body (2) = sub(p0:f32, p1:f32)\n"
	       " %5 = map f32[4, 8] ins %4 body (1) = exp(p0:f32)\n"
	       " %6 = constant 0:f32\n"
	       " %7 = reduce f32[4] ins %5, %6 with dims [1] body (2) = add(p0:f32, p1:f32)\n"
	       " %8 = broadcast f32[4, 8] ins %7 with dims [0]\n"
	       " %9 = map f32[4, 8] ins %5, %8 body (2) = div(p0:f32, p1:f32)\n"
	       " result %9\n}\n",
	       1);
}

static void what_others_need_is_stored_once(void **state)
{
	/* %1 is a result, the product needs its operands in memory: one pass makes both; the sum is
	 * computed with the product */
	expect("flow \"f\" {\n"
	       " %0 = param f32[8, 8] 0\n"
	       " %1 = map f32[8, 8] ins %0 body (1) = exp(p0:f32)\n"
	       " %2 = map f32[8, 8] ins %1 body (1) = neg(p0:f32)\n"
	       " %3 = dot f32[8, 8] ins %2, %0 with lhs_contract [1] rhs_contract [0]\n"
	       " %4 = map f32[8, 8] ins %3, %1 body (2) = add(p0:f32, p1:f32)\n"
	       " result %1, %4\n}\n",
	       2);
}

static void sums_that_say_where_nobody_looks_are_left_out(void **state)
{
	/* of the iota only the first dimension matters; the sum indexes the second */
	expect("flow \"f\" {\n"
	       " %0 = constant 0:i16\n"
	       " %1 = param i16[2, 2] 0\n"
	       " %2 = reduce i16[2] ins %1, %0 with dims [0] body (2) = add(p0:i16, p1:i16)\n"
	       " %3 = iota f32[1, 2, 2] with dims [0]\n"
	       " %4 = gather f32[2, 1, 2] ins %3, %2 with sizes [1, 1, 2] offset_dims [1, 2] "
	       "collapsed [1] operand_batch [] index_batch [] index_map [1] index_dim [1]\n"
	       " result %4\n}\n",
	       2);
}

static void moves_are_indices(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[6, 8] 0\n"
	       " %1 = map f32[6, 8] ins %0 body (1) = abs(p0:f32)\n"
	       " %2 = slice f32[3, 4] ins %1 with start [1, 2] limit [6, 6] stride [2, 1]\n"
	       " %3 = reverse f32[3, 4] ins %2 with dims [1]\n"
	       " %4 = reshape f32[3, 1, 2, 2] ins %3\n"
	       " %5 = iota f32[3, 1, 2, 2] with dims [2]\n"
	       " %6 = map f32[3, 1, 2, 2] ins %4, %5 body (2) = sub(p0:f32, p1:f32)\n"
	       " %7 = constant 0.5:f32\n"
	       " %8 = pad f32[5, 1, 3, 2] ins %6, %7 with low [1, 0, -1, 0] high [1, 0, 2, 0] "
	       "interior [0, 0, 0, 0]\n"
	       " %9 = map f32[5, 1, 3, 2] ins %8 body (1) = sqrt(p0:f32)\n"
	       " result %9\n}\n",
	       1);
}

static void places_go_along(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[16, 4] 0\n"
	       " %1 = param i32[] 1\n"
	       " %2 = constant 0:i32\n"
	       " %3 = map f32[16, 4] ins %0 body (1) = mul(p0:f32, p0:f32)\n"
	       " %4 = map i32[] ins %1 body (1) = add(p0:i32, 7:i32)\n"
	       " %5 = dynamic_slice f32[4, 4] ins %3, %4, %2 with sizes [4, 4]\n"
	       " %6 = slice f32[2, 4] ins %5 with start [1, 0] limit [3, 4] stride [1, 1]\n"
	       " %7 = map f32[2, 4] ins %6 body (1) = neg(p0:f32)\n"
	       " result %7\n}\n",
	       1);
}

static void one_number_everywhere_is_a_number(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f64[] 0\n"
	       " %1 = iota f64[64] with dims [0]\n"
	       " %2 = broadcast f64[64] ins %0 with dims []\n"
	       " %3 = constant f64[64] \"0000000000000840\"\n"
	       " %4 = map f64[64] ins %1, %2, %3 body (3) = add(p1:f64, mul(p0:f64, p2:f64))\n"
	       " result %4\n}\n",
	       1);
	expect("flow \"f\" {\n"
	       " %0 = param f32[4] 0\n"
	       " %1 = constant f32[4] \"0000c03f\"\n"
	       " %2 = map f32[4] ins %0, %1 body (2) = mul(p0:f32, p1:f32)\n"
	       " result %2\n}\n",
	       1);
}

static void several_results_go_their_ways(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[8] 0\n"
	       " %1 = map f32[8] ins %0 body (1) = neg(p0:f32)\n"
	       " %2 = map f32[8], f32[8] ins %1 body (1) = exp(p0:f32), abs(p0:f32)\n"
	       " %3 = part f32[8] 1 ins %2\n"
	       " %4 = map f32[8] ins %2, %3 body (2) = add(p0:f32, p1:f32)\n"
	       " result %4, %3\n}\n",
	       2);
}

static void a_fold_of_folds_stays_two(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[4, 8] 0\n"
	       " %1 = constant 0:f32\n"
	       " %2 = reduce f32[4] ins %0, %1 with dims [1] body (2) = add(p0:f32, p1:f32)\n"
	       " %3 = reduce f32[] ins %2, %1 with dims [0] body (2) = maximum(p0:f32, p1:f32)\n"
	       " result %3\n}\n",
	       2);
}

static void nothing_stays_nothing(void **state)
{
	expect("flow \"f\" {\n}\n", 0);
	expect("flow \"f\" {\n"
	       " %0 = param f32[4, 0] 0\n"
	       " %1 = map f32[4, 0] ins %0 body (1) = neg(p0:f32)\n"
	       " %2 = map f32[4, 0] ins %1 body (1) = exp(p0:f32)\n"
	       " result %2\n}\n",
	       2);
}

static void long_chains_end(void **state)
{
	static char text[1 << 20];
	size_t n = (size_t)snprintf(text, sizeof(text), "flow \"f\" {\n %%0 = param f32[8] 0\n");

	/* each value is used twice: inlined, the last one would have 2^3000 parts */
	for (int i = 1; i <= 3000; i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n,
				      " %%%d = map f32[8] ins %%%d body (1) = sub(p0:f32, "
				      "mul(p0:f32, 0.5:f32))\n",
				      i, i - 1);
	snprintf(text + n, sizeof(text) - n, " result %%3000\n}\n");
	expect(text, 429);
}

/* ---- ops with several results --------------------------------------------------------------- */

#define UPDATE                                                                                \
	" %0 = param f32[4, 8] 0\n %1 = param f32[4, 8] 1\n %2 = param f32[4, 8] 2\n"         \
	" %3 = param f32[4, 8] 3\n %4 = param f32[] 4\n"                                      \
	" %5 = map f32[4, 8] ins %2, %1 body (2) = add(mul(0.9:f32, p0:f32), mul(0.1:f32, "   \
	"p1:f32))\n"                                                                          \
	" %6 = map f32[4, 8] ins %3, %1 body (2) = "                                          \
	"add(mul(0.99:f32, p0:f32), mul(0.01:f32, mul(p1:f32, p1:f32)))\n"                    \
	" %7 = broadcast f32[4, 8] ins %4 with dims []\n"                                     \
	" %8 = map f32[4, 8] ins %5, %7 body (2) = div(p0:f32, p1:f32)\n"                     \
	" %9 = map f32[4, 8] ins %8, %6 body (2) = div(p0:f32, add(sqrt(p1:f32), 0.1:f32))\n" \
	" %10 = map f32[4, 8] ins %0, %9 body (2) = sub(p0:f32, p1:f32)\n"

static void an_update_is_one_op(void **state)
{
	expect("flow \"f\" {\n" UPDATE " result %10, %5, %6\n}\n", 1);
	expect("flow \"f\" {\n" UPDATE
	       " %11 = map f32[4, 8] ins %10, %5 body (2) = mul(p0:f32, p1:f32)\n"
	       " result %11, %10, %6\n}\n",
	       1);
}

static void sums_of_one_tensor_are_one_op(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[16, 8] 0\n"
	       " %1 = constant 0:f32\n"
	       " %2 = reduce f32[8] ins %0, %1 with dims [0] body (2) = add(p0:f32, p1:f32)\n"
	       " %3 = map f32[16, 8] ins %0 body (1) = mul(p0:f32, p0:f32)\n"
	       " %4 = reduce f32[8] ins %3, %1 with dims [0] body (2) = add(p0:f32, p1:f32)\n"
	       " %5 = reduce f32[8] ins %0, %1 with dims [0] body (2) = maximum(p0:f32, p1:f32)\n"
	       " result %4, %2, %5\n}\n",
	       1);
}

#define LAYER                                                                                 \
	"flow \"f\" {\n"                                                                      \
	" %0 = param f32[12, 16] 0\n"                                                         \
	" %1 = param f32[12, 16] 1\n"                                                         \
	" %2 = constant 0:f32\n"                                                              \
	" %3 = reduce f32[12] ins %0, %2 with dims [1] body (2) = add(p0:f32, p1:f32)\n"      \
	" %4 = map f32[12] ins %3 body (1) = mul(p0:f32, 0.0625:f32)\n"                       \
	" %5 = broadcast f32[12, 16] ins %4 with dims [0]\n"                                  \
	" %6 = map f32[12, 16] ins %0, %5 body (2) = sub(p0:f32, p1:f32)\n"                   \
	" %7 = map f32[12, 16] ins %6, %1 body (2) = mul(p0:f32, p1:f32)\n"                   \
	" %8 = reshape f32[3, 4, 16] ins %7\n"                                                \
	" %9 = reduce f32[3, 16] ins %8, %2 with dims [1] body (2) = add(p0:f32, p1:f32)\n"   \
	" %10 = reduce f32[16] ins %9, %2 with dims [0] body (2) = add(p0:f32, p1:f32)\n"     \
	" %11 = reshape f32[3, 4, 16] ins %1\n"                                               \
	" %12 = reduce f32[3, 16] ins %11, %2 with dims [1] body (2) = add(p0:f32, p1:f32)\n" \
	" %13 = reduce f32[16] ins %12, %2 with dims [0] body (2) = add(p0:f32, p1:f32)\n"

/* Rows and their column sums over slabs in one op; the sums of slabs are summed afterwards. */
static void a_layers_gradient_is_one_pass(void **state)
{
	expect(LAYER " %14 = map f32[12, 16] ins %6, %1 body (2) = add(p0:f32, exp(p1:f32))\n"
		     " result %14, %10, %13\n}\n",
	       3);
}

/* Batch statistics: rows that need the sums come after them. */
static void rows_that_need_the_sums_are_no_pass_with_them(void **state)
{
	expect(LAYER " %14 = broadcast f32[12, 16] ins %10 with dims [1]\n"
		     " %15 = map f32[12, 16] ins %6, %14 body (2) = add(p0:f32, p1:f32)\n"
		     " %16 = map f32[12, 16] ins %6, %1 body (2) = mul(exp(p0:f32), p1:f32)\n"
		     " result %15, %10, %13, %16\n}\n",
	       4);
}

/* Appends p0 as every leaf of a tree, as text. */
static size_t tree(char *to, size_t room, int depth)
{
	size_t at;

	if (depth == 0)
		return (size_t)snprintf(to, room, "p0:f32");
	at = (size_t)snprintf(to, room, "add(");
	at += tree(to + at, room - at, depth - 1);
	at += (size_t)snprintf(to + at, room - at, ", ");
	at += tree(to + at, room - at, depth - 1);
	return at + (size_t)snprintf(to + at, room - at, ")");
}

#define NARROW                                                                               \
	" %16 = reduce f32[12] ins %15, %2 with dims [1] body (2) = add(p0:f32, p1:f32)\n"   \
	" %17 = broadcast f32[12, 8] ins %16 with dims [0]\n"                                \
	" %18 = param f32[12, 8] 2\n"                                                        \
	" %19 = param f32[8, 8] 3\n"                                                         \
	" %20 = reshape f32[3, 4, 8] ins %18\n"                                              \
	" %21 = reduce f32[3, 8] ins %20, %2 with dims [1] body (2) = add(p0:f32, p1:f32)\n" \
	" %22 = map f32[12, 8] ins %17, %18 body (2) = mul(p0:f32, p1:f32)\n"                \
	" %23 = dot f32[12, 8] ins %22, %19 with lhs_contract [1] rhs_contract [0]\n"        \
	" %24 = map f32[12, 8] ins %23, %22 body (2) = add(p0:f32, p1:f32)\n"

/* Rows of 16 are an op: %7, which is stored, %14, large as it recomputes %7, and %15 of that. Rows
 * of 8, which need %15, are not, since a product is between them. If %14 were no longer large, it
 * would read %7, and such an op could not exist. */
static void rows_stay_as_large_as_they_were(void **state)
{
	static unsigned char plain[MOST], fused[MOST];
	char text[8192], body[2048];
	smr_fusion what;
	smr_graph *g;
	size_t n;

	tree(body, sizeof(body), 5);
	n = (size_t)snprintf(text, sizeof(text), "%s", LAYER);
	n += (size_t)snprintf(text + n, sizeof(text) - n,
			      " %%14 = map f32[12, 16] ins %%7 body (1) = %s\n"
			      " %%15 = map f32[12, 16] ins %%14 body (1) = abs(p0:f32)\n",
			      body);
	snprintf(text + n, sizeof(text) - n, "%s",
		 NARROW " result %15, %7, %10, %13, %21, %22, %24\n}\n");
	g = parsed(text);
	memset(plain, 0, MOST);
	memset(fused, 0, MOST);
	n = run(g, plain);
	if (smr_fuse_values(g, &(smr_fuse_params){.way = SMR_FUSE_ALL}, &what) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(what.after, 7);
	assert_int_equal(run(g, fused), n);
	assert_memory_equal(plain, fused, n);
	smr_graph_free(g);
}

static void what_comes_by_another_op_is_no_op_with_it(void **state)
{
	/* the product is between both: it reads one, and the other one reads it */
	expect("flow \"f\" {\n"
	       " %0 = param f32[8, 8] 0\n"
	       " %1 = map f32[8, 8] ins %0 body (1) = abs(p0:f32)\n"
	       " %2 = dot f32[8, 8] ins %1, %0 with lhs_contract [1] rhs_contract [0]\n"
	       " %3 = map f32[8, 8] ins %0, %2 body (2) = add(p0:f32, p1:f32)\n"
	       " result %1, %2, %3\n}\n",
	       3);
	/* nor may both be at the place of the last one if a reader of one is before it */
	expect("flow \"f\" {\n"
	       " %0 = param f32[8, 8] 0\n"
	       " %1 = map f32[8, 8] ins %0 body (1) = abs(p0:f32)\n"
	       " %2 = dot f32[8, 8] ins %1, %0 with lhs_contract [1] rhs_contract [0]\n"
	       " %3 = map f32[8, 8] ins %0 body (1) = neg(p0:f32)\n"
	       " result %1, %2, %3\n}\n",
	       3);
}

static void ops_of_other_sizes_or_operands_stay_apart(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[4, 8] 0\n"
	       " %1 = param f32[4, 8] 1\n"
	       " %2 = map f32[4, 8] ins %0 body (1) = abs(p0:f32)\n"
	       " %3 = map f32[4, 8] ins %1 body (1) = neg(p0:f32)\n"
	       " %4 = slice f32[2, 8] ins %0 with start [0, 0] limit [2, 8] stride [1, 1]\n"
	       " %5 = map f32[2, 8] ins %4 body (1) = neg(p0:f32)\n"
	       " result %2, %3, %5\n}\n",
	       3);
}

/* No result of a pass is read in it at another index than its own. */
static void what_is_read_elsewhere_is_computed_there(void **state)
{
	expect("flow \"f\" {\n"
	       " %0 = param f32[8, 8] 0\n"
	       " %1 = map f32[8, 8] ins %0 body (1) = abs(p0:f32)\n"
	       " %2 = transpose f32[8, 8] ins %1 with dims [1, 0]\n"
	       " %3 = map f32[8, 8] ins %2, %0 body (2) = sub(p0:f32, p1:f32)\n"
	       " result %1, %3\n}\n",
	       1);
}

#define PRODUCT                     \
	"flow \"f\" {\n"            \
	" %0 = param f32[8, 8] 0\n" \
	" %1 = param f32[8, 8] 1\n" \
	" %2 = dot f32[8, 8] ins %0, %1 with lhs_contract [1] rhs_contract [0]\n"

static void a_product_is_under_what_is_computed_of_it(void **state)
{
	expect(PRODUCT " %3 = param f32[8] 2\n"
		       " %4 = broadcast f32[8, 8] ins %3 with dims [1]\n"
		       " %5 = map f32[8, 8] ins %2, %4 body (2) = add(p0:f32, p1:f32)\n"
		       " %6 = map f32[8, 8] ins %5 body (1) = maximum(p0:f32, 0:f32)\n"
		       " result %6\n}\n",
	       1);
	/* in the arm of a select, in another type */
	expect(PRODUCT
	       " %3 = map f32[8, 8] ins %2 body (1) = abs(p0:f32)\n"
	       " %4 = map i1[8, 8] ins %0 body (1) = gt(p0:f32, 0:f32)\n"
	       " %5 = map f32[8, 8] ins %4, %3, %0 body (3) = select(p0:i1, p1:f32, p2:f32)\n"
	       " %6 = map bf16[8, 8] ins %5 body (1) = convert:bf16(p0:f32)\n"
	       " result %6\n}\n",
	       1);
	/* read twice at one place */
	expect(PRODUCT " %3 = map f32[8, 8] ins %2 body (1) = neg(p0:f32)\n"
		       " %4 = map f32[8, 8] ins %3 body (1) = exp(p0:f32)\n"
		       " %5 = map f32[8, 8] ins %3, %4 body (2) = mul(p0:f32, p1:f32)\n"
		       " result %5\n}\n",
	       1);
}

static void no_product_is_computed_twice(void **state)
{
	expect(PRODUCT " %3 = map f32[8, 8] ins %2 body (1) = neg(p0:f32)\n"
		       " %4 = dot f32[8, 8] ins %2, %3 with lhs_contract [1] rhs_contract [0]\n"
		       " result %4\n}\n",
	       3);
	/* the value computed from it is stored for both */
	expect(PRODUCT " %3 = map f32[8, 8] ins %2, %0 body (2) = add(p0:f32, p1:f32)\n"
		       " %4 = map f32[8, 8] ins %3 body (1) = exp(p0:f32)\n"
		       " %5 = dot f32[8, 8] ins %4, %3 with lhs_contract [1] rhs_contract [0]\n"
		       " result %5\n}\n",
	       3);
	/* only one of two products */
	expect(PRODUCT " %3 = dot f32[8, 8] ins %1, %0 with lhs_contract [1] rhs_contract [0]\n"
		       " %4 = map f32[8, 8] ins %2, %3 body (2) = add(p0:f32, p1:f32)\n"
		       " result %4\n}\n",
	       2);
	/* at two places of one op */
	expect(PRODUCT " %3 = map f32[8, 8] ins %2 body (1) = neg(p0:f32)\n"
		       " %4 = transpose f32[8, 8] ins %3 with dims [1, 0]\n"
		       " %5 = map f32[8, 8] ins %3, %4 body (2) = sub(p0:f32, p1:f32)\n"
		       " result %5\n}\n",
	       2);
}

/* Otherwise its bits would differ, and no element would be the minimum of its row. */
static void a_product_that_one_op_stores_is_no_others(void **state)
{
	static const char text[] = PRODUCT
		" %3 = map f32[8, 8] ins %2 body (1) = neg(p0:f32)\n"
		" %4 = constant inf:f32\n"
		" %5 = reduce f32[8] ins %3, %4 with dims [1] body (2) = minimum(p0:f32, p1:f32)\n"
		" %6 = broadcast f32[8, 8] ins %5 with dims [0]\n"
		" %7 = map i1[8, 8] ins %3, %6 body (2) = le(p0:f32, p1:f32)\n"
		" result %7\n}\n";
	static const smr_fuse ways[] = {SMR_FUSE_BY_COST, SMR_FUSE_BY_RULE, SMR_FUSE_ONCE,
					SMR_FUSE_ALL, SMR_FUSE_AT_RANDOM};

	for (uint64_t seed = 0; seed < unit_rounds(40); seed++) {
		smr_fuse_params p = {.way = ways[seed % 5], .seed = seed};
		smr_graph *g = parsed(text);
		uint32_t products = 0;
		smr_fusion what;

		assert_int_equal(smr_fuse_values(g, &p, &what), SMR_OK);
		for (uint32_t i = 0; i < g->nnodes; i++)
			for (uint32_t k = 0; k < g->nodes[i]->nins; k++)
				products += g->nodes[i]->ins[k]->op == SMR_OP_param &&
					    g->nodes[i]->ins[k]->bits == 1;
		assert_int_equal(products, 1);
		smr_graph_free(g);
	}
}

/* Code for these is not in the library's product: the product is an op of its own. */
static void what_is_no_tail_reads_the_product(void **state)
{
	expect(PRODUCT
	       " %3 = constant 0:f32\n"
	       " %4 = map f32[8, 8] ins %2, %0 body (2) = add(p0:f32, p1:f32)\n"
	       " %5 = reduce f32[8] ins %4, %3 with dims [1] body (2) = add(p0:f32, p1:f32)\n"
	       " result %5\n}\n",
	       2);
	expect(PRODUCT " %3 = iota f32[8, 8] with dims [0]\n"
		       " %4 = map f32[8, 8] ins %2, %3 body (2) = add(p0:f32, p1:f32)\n"
		       " result %4\n}\n",
	       2);
	expect(PRODUCT " %3 = transpose f32[8, 8] ins %2 with dims [1, 0]\n"
		       " %4 = map f32[8, 8] ins %3, %0 body (2) = add(p0:f32, p1:f32)\n"
		       " result %4\n}\n",
	       2);
	expect(PRODUCT " %3 = slice f32[4, 8] ins %2 with start [2, 0] limit [6, 8] stride [1, 1]\n"
		       " %4 = map f32[4, 8] ins %3 body (1) = neg(p0:f32)\n"
		       " result %4\n}\n",
	       2);
}

/* An attention: a flow's text from the scores on, with a row's greatest score as @p most. */
#define ATTENTION(scores, most)                                                                 \
	"flow \"f\" {\n"                                                                        \
	" %0 = param f32[2, 9, 8] 0\n"                                                          \
	" %1 = param f32[2, 10, 8] 1\n"                                                         \
	" %2 = param f32[2, 10, 12] 2\n"                                                        \
	" %3 = dot f32[2, 9, 10] ins %0, %1 with lhs_batch [0] rhs_batch [0] lhs_contract [2] " \
	"rhs_contract [2]\n"                                                                    \
	" %4 = map f32[2, 9, 10] ins %3 body (1) = mul(p0:f32, 0.5:f32)\n"                      \
	" %5 = constant -inf:f32\n"                                                             \
	" %6 = reduce f32[2, 9] ins " scores ", %5 with dims [2] body (2) = " most              \
	"(p0:f32, p1:f32)\n"                                                                    \
	" %7 = broadcast f32[2, 9, 10] ins %6 with dims [0, 1]\n"                               \
	" %8 = map f32[2, 9, 10] ins %4, %7 body (2) = sub(p0:f32, p1:f32)\n"                   \
	" %9 = map f32[2, 9, 10] ins %8 body (1) = exp(p0:f32)\n"                               \
	" %10 = constant 0:f32\n"                                                               \
	" %11 = reduce f32[2, 9] ins %9, %10 with dims [2] body (2) = add(p0:f32, p1:f32)\n"    \
	" %12 = broadcast f32[2, 9, 10] ins %11 with dims [0, 1]\n"                             \
	" %13 = map f32[2, 9, 10] ins %9, %12 body (2) = div(p0:f32, p1:f32)\n"                 \
	" %14 = dot f32[2, 9, 12] ins %13, %2 with lhs_batch [0] rhs_batch [0] lhs_contract "   \
	"[2] rhs_contract [1]\n"                                                                \
	" %15 = transpose f32[9, 2, 12] ins %14 with dims [1, 0, 2]\n"                          \
	" result %15\n}\n"

/* Fuses the flow for a device: @p one: all of it becomes one op, which has the bits of all. */
static void expect_for_device(const char *text, bool one)
{
	static unsigned char plain[MOST], fused[MOST];
	smr_graph *g = parsed(text);
	smr_fusion what;
	size_t n;

	memset(plain, 0, MOST);
	memset(fused, 0, MOST);
	n = run(g, plain);
	assert_int_equal(smr_fuse_values(g, &(smr_fuse_params){.chains = SMR_FUSE_WHOLE}, &what),
			 SMR_OK);
	if (smr_graph_verify(g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(run(g, fused), n);
	assert_memory_equal(plain, fused, n);
	if ((what.after == 1) != one) {
		char *now;

		assert_int_equal(smr_graph_print(g, &now), SMR_OK);
		fail_msg("%u ops:\n%s", what.after, now);
	}
	smr_graph_free(g);
}

static void an_attention_is_one_op_of_a_device(void **state)
{
	expect_for_device(ATTENTION("%4", "maximum"), true);
	expect_for_device(ATTENTION("%3", "maximum"), false);
	expect_for_device(ATTENTION("%4", "minimum"), false);
}

/* Fuses the flow for a device or the CPU; counts ops that stand beside others. */
static int count_apart(const char *text)
{
	static unsigned char plain[MOST], fused[MOST];
	smr_graph *g = parsed(text);
	smr_fusion what;
	int apart = 0;
	size_t n;

	memset(plain, 0, MOST);
	memset(fused, 0, MOST);
	n = run(g, plain);
	assert_int_equal(smr_fuse_values(g, &(smr_fuse_params){.chains = SMR_FUSE_EITHER}, &what),
			 SMR_OK);
	if (smr_graph_verify(g) != SMR_OK || smr_ops_check(g) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(run(g, fused), n);
	assert_memory_equal(plain, fused, n);
	for (uint32_t i = 0; i < g->nnodes; i++) {
		const smr_node *v = g->nodes[i];

		if (!smr_lower_is_apart(v))
			continue;
		apart++;
		for (uint32_t k = i + 1; k < g->nnodes;
		     k++) /* nothing else reads its last operand */
			for (uint32_t j = 0; j < g->nodes[k]->nins; j++)
				assert_ptr_not_equal(g->nodes[k]->ins[j], v->ins[v->nins - 1]);
	}
	if (apart > 0)
		assert_true(smr_lower_is_apart(g->results[0]));
	smr_graph_free(g);
	return apart;
}

static void an_attention_stands_beside_its_ops_if_both_sides_may_run_it(void **state)
{
	const attention_flow sizes = {.batches = 2, .rows = 9, .keys = 10, .width = 8};
	char text[5000] = "flow \"f\" {\n";

	assert_int_equal(count_apart(ATTENTION("%4", "maximum")), 1);
	assert_int_equal(count_apart(ATTENTION("%3", "maximum")), 0);
	write_attentions(text + strlen(text), sizeof(text) - strlen(text), &sizes, 3);
	strcat(text, "}\n");
	assert_int_equal(count_apart(text), 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_chain_is_one_op),
		cmocka_unit_test(softmax_is_one_op),
		cmocka_unit_test(what_others_need_is_stored_once),
		cmocka_unit_test(sums_that_say_where_nobody_looks_are_left_out),
		cmocka_unit_test(moves_are_indices),
		cmocka_unit_test(places_go_along),
		cmocka_unit_test(one_number_everywhere_is_a_number),
		cmocka_unit_test(several_results_go_their_ways),
		cmocka_unit_test(a_fold_of_folds_stays_two),
		cmocka_unit_test(nothing_stays_nothing),
		cmocka_unit_test(long_chains_end),
		cmocka_unit_test(an_update_is_one_op),
		cmocka_unit_test(sums_of_one_tensor_are_one_op),
		cmocka_unit_test(a_layers_gradient_is_one_pass),
		cmocka_unit_test(rows_stay_as_large_as_they_were),
		cmocka_unit_test(rows_that_need_the_sums_are_no_pass_with_them),
		cmocka_unit_test(what_comes_by_another_op_is_no_op_with_it),
		cmocka_unit_test(ops_of_other_sizes_or_operands_stay_apart),
		cmocka_unit_test(what_is_read_elsewhere_is_computed_there),
		cmocka_unit_test(a_product_is_under_what_is_computed_of_it),
		cmocka_unit_test(no_product_is_computed_twice),
		cmocka_unit_test(a_product_that_one_op_stores_is_no_others),
		cmocka_unit_test(what_is_no_tail_reads_the_product),
		cmocka_unit_test(an_attention_is_one_op_of_a_device),
		cmocka_unit_test(an_attention_stands_beside_its_ops_if_both_sides_may_run_it),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
