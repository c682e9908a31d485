/* Tests of lowering ops to nests that match the expected kernels. */
#include <stdio.h>

#include "ops/ops.h"
#include "pass/codelet/codelet.h"
#include "pass/fuse/fuse.h"
#include "pass/lower/lower.h"
#include "unit_kernels.h"

/* Expects the kernel to which the last op of @p text is lowered. */
static void expect(const char *text, const char *kernel)
{
	smr_arena *a = smr_arena_new();
	smr_graph *g = NULL, *low = NULL;
	smr_codelet *c;
	const char *name;
	size_t n;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK ||
	    smr_ops_check(g) != SMR_OK || smr_lower_op(g->nodes[g->nnodes - 1], 0, &low) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	assert_int_equal(smr_pass_codelets(low, unit_kernels, SMR_FP_REASSOC, a, &c, &n), SMR_OK);
	assert_int_equal(n, 1);
	name = c->match.kernel != NULL ? smr_kernel_name(c->match.kernel) : "none";
	if (strcmp(name, kernel) != 0)
		fail_msg("%s, not %s (%s):\n%s", name, kernel, c->why, text);
	smr_arena_free(a);
	smr_graph_free(low);
	smr_graph_free(g);
}

#define DOT(l, r, to, with)                                              \
	"flow \"f\" {\n %0 = param f32" l " 0\n %1 = param f32" r " 1\n" \
	" %2 = dot f32" to " ins %0, %1 with " with "\n}\n"

static void dots_are_products_of_matrices(void **state)
{
	expect(DOT("[64, 32]", "[32, 48]", "[64, 48]", "lhs_contract [1] rhs_contract [0]"),
	       "gemm");
	expect(DOT("[64, 32]", "[48, 32]", "[64, 48]", "lhs_contract [1] rhs_contract [1]"),
	       "gemm");
	expect(DOT("[32, 64]", "[32, 48]", "[64, 48]", "lhs_contract [0] rhs_contract [0]"),
	       "gemm");
	expect(DOT("[64, 32]", "[32]", "[64]", "lhs_contract [1] rhs_contract [0]"), "gemv");
	expect(DOT("[32]", "[32]", "[]", "lhs_contract [0] rhs_contract [0]"), "dot");
	expect(DOT("[4, 64, 32]", "[4, 32, 48]", "[4, 64, 48]",
		   "lhs_batch [0] rhs_batch [0] lhs_contract [2] rhs_contract [1]"),
	       "bgemm");
	/* attention: batch, heads */
	expect(DOT("[2, 4, 64, 32]", "[2, 4, 64, 32]", "[2, 4, 64, 64]",
		   "lhs_batch [0, 1] rhs_batch [0, 1] lhs_contract [3] rhs_contract [3]"),
	       "bgemm");
	/* rows of several dimensions */
	expect(DOT("[2, 64, 32]", "[32, 48]", "[2, 64, 48]", "lhs_contract [2] rhs_contract [0]"),
	       "gemm");
	expect(DOT("[2, 64, 32]", "[2, 64, 48]", "[32, 48]",
		   "lhs_contract [0, 1] rhs_contract [0, 1]"),
	       "gemm");
	expect(DOT("[2, 64, 32]", "[32, 4, 8]", "[2, 64, 4, 8]",
		   "lhs_contract [2] rhs_contract [0]"),
	       "gemm");
	expect(DOT("[2, 64, 4, 8]", "[4, 8, 48]", "[2, 64, 48]",
		   "lhs_contract [2, 3] rhs_contract [0, 1]"),
	       "gemm");
}

#define NCHW " lhs_layout [0, 1, 2, 3] rhs_layout [1, 0, 2, 3] out_layout [0, 1, 2, 3]"
#define NHWC " lhs_layout [0, 3, 1, 2] rhs_layout [2, 3, 0, 1] out_layout [0, 3, 1, 2]"
#define CONV(l, r, to, with)                                             \
	"flow \"f\" {\n %0 = param f32" l " 0\n %1 = param f32" r " 1\n" \
	" %2 = convolution f32" to " ins %0, %1 with " with "\n}\n"

static void convolutions_have_their_name(void **state)
{
	expect(CONV("[2, 16, 30, 30]", "[32, 16, 3, 3]", "[2, 32, 28, 28]", NCHW), "conv2d");
	expect(CONV("[2, 30, 30, 16]", "[3, 3, 16, 32]", "[2, 28, 28, 32]", NHWC), "conv2d");
	expect(CONV("[1, 16, 30, 30]", "[32, 16, 3, 3]", "[1, 32, 28, 28]", NCHW), "conv2d");
	expect(CONV("[2, 16, 28, 28]", "[32, 16, 3, 3]", "[2, 32, 28, 28]",
		    "low [1, 1] high [1, 1]" NCHW),
	       "conv2d");
	expect(CONV("[2, 28, 28, 16]", "[3, 3, 16, 32]", "[2, 28, 28, 32]",
		    "low [1, 1] high [1, 1]" NHWC),
	       "conv2d");
	expect(CONV("[1, 28, 28, 16]", "[3, 3, 16, 32]", "[1, 28, 28, 32]",
		    "low [1, 1] high [1, 1]" NHWC),
	       "conv2d");
	/* ResNet's: 7x7 over 3 channels, stride 2; 3x3 stride 2 padded behind alone; 1x1; 1x1
	 * stride
	 * 2 */
	expect(CONV("[2, 224, 224, 3]", "[7, 7, 3, 64]", "[2, 112, 112, 64]",
		    "low [3, 3] high [3, 3] stride [2, 2]" NHWC),
	       "conv2d");
	expect(CONV("[2, 224, 224, 3]", "[7, 7, 3, 64]", "[2, 112, 112, 64]",
		    "low [2, 2] high [3, 3] stride [2, 2]" NHWC),
	       "conv2d");
	expect(CONV("[2, 56, 56, 64]", "[3, 3, 64, 64]", "[2, 28, 28, 64]",
		    "low [0, 0] high [1, 1] stride [2, 2]" NHWC),
	       "conv2d");
	expect(CONV("[2, 56, 56, 64]", "[1, 1, 64, 32]", "[2, 56, 56, 32]", NHWC), "conv2d");
	expect(CONV("[2, 64, 56, 56]", "[32, 64, 1, 1]", "[2, 32, 56, 56]", NCHW), "conv2d");
	expect(CONV("[2, 56, 56, 64]", "[1, 1, 64, 32]", "[2, 28, 28, 32]", "stride [2, 2]" NHWC),
	       "conv2d");
	expect(CONV("[2, 64, 56, 56]", "[32, 64, 1, 1]", "[2, 32, 28, 28]", "stride [2, 2]" NCHW),
	       "conv2d");
	/* dilated; one channel; groups; each channel by itself */
	expect(CONV("[2, 16, 28, 28]", "[32, 16, 3, 3]", "[2, 32, 28, 28]",
		    "low [2, 2] high [2, 2] window_dilation [2, 2]" NCHW),
	       "conv2d");
	expect(CONV("[2, 1, 28, 28]", "[32, 1, 3, 3]", "[2, 32, 28, 28]",
		    "low [1, 1] high [1, 1]" NCHW),
	       "conv2d");
	expect(CONV("[2, 16, 28, 28]", "[32, 4, 3, 3]", "[2, 32, 26, 26]",
		    "feature_groups [4]" NCHW),
	       "conv2d");
	expect(CONV("[2, 28, 28, 16]", "[3, 3, 4, 32]", "[2, 28, 28, 32]",
		    "low [1, 1] high [1, 1] feature_groups [4]" NHWC),
	       "conv2d");
	expect(CONV("[2, 28, 28, 16]", "[3, 3, 1, 16]", "[2, 28, 28, 16]",
		    "low [1, 1] high [1, 1] feature_groups [16]" NHWC),
	       "dwconv2d");
	expect(CONV("[2, 16, 28, 28]", "[16, 1, 3, 3]", "[2, 16, 26, 26]",
		    "feature_groups [16]" NCHW),
	       "dwconv2d");
}

static void gradients_of_convolutions(void **state)
{
	/* gradient of the kernel: batch and features swapped */
	expect(CONV("[2, 28, 28, 16]", "[2, 28, 28, 32]", "[3, 3, 16, 32]",
		    "low [1, 1] high [1, 1] lhs_layout [3, 0, 1, 2] rhs_layout [0, 3, 1, 2]"
		    " out_layout [2, 3, 0, 1]"),
	       "conv2d");
	/* ... of stride 2 */
	expect(CONV("[2, 28, 28, 16]", "[2, 14, 14, 32]", "[3, 3, 16, 32]",
		    "low [0, 0] high [1, 1] window_dilation [2, 2] lhs_layout [3, 0, 1, 2]"
		    " rhs_layout [0, 3, 1, 2] out_layout [2, 3, 0, 1]"),
	       "conv2d");
	/* gradient of the input: the kernel is reversed */
	expect(CONV("[2, 28, 28, 32]", "[3, 3, 16, 32]", "[2, 28, 28, 16]",
		    "low [1, 1] high [1, 1] reversed [1, 1] lhs_layout [0, 3, 1, 2]"
		    " rhs_layout [3, 2, 0, 1] out_layout [0, 3, 1, 2]"),
	       "conv2d");
}

#define FOLD(op, from, to, start, with, body)                                              \
	"flow \"f\" {\n %0 = param f32" from " 0\n %1 = constant " start ":f32\n %2 = " op \
	" f32" to " ins %0, %1 with " with " body (2) = " body "(p0:f32, p1:f32)\n}\n"

static void folds_and_windows_have_their_name(void **state)
{
	expect(FOLD("reduce", "[64, 32]", "[64]", "0", "dims [1]", "add"), "sum");
	expect(FOLD("reduce", "[64, 32]", "[32]", "0", "dims [0]", "add"), "sum");
	expect(FOLD("reduce", "[64, 32]", "[64]", "-inf", "dims [1]", "maximum"), "max");
	expect(FOLD("reduce_window", "[2, 8, 8, 16]", "[2, 4, 4, 16]", "-inf",
		    "stride [1, 2, 2, 1] window [1, 2, 2, 1]", "maximum"),
	       "maxpool2d");
	expect(FOLD("reduce_window", "[2, 8, 8, 16]", "[2, 4, 4, 16]", "-inf",
		    "stride [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 1, 1, 0] window [1, 3, 3, 1]",
		    "maximum"),
	       "maxpool2d");
	expect(FOLD("reduce_window", "[8, 64]", "[8, 64]", "0",
		    "low [0, 63] high [0, 0] window [1, 64]", "add"),
	       "cumsum");
	expect(FOLD("reduce_window", "[8, 64]", "[8, 64]", "0",
		    "low [7, 0] high [0, 0] window [8, 1]", "add"),
	       "cumsum");
}

/* Lowers the last op of a flow, fused: its text, and its key. */
static void lowered(const char *text, char **out, smr_str *key)
{
	smr_graph *g = NULL, *low = NULL;
	const smr_node *v;
	smr_fusion what;

	if (smr_graph_parse("test", text, strlen(text), &g) != SMR_OK ||
	    smr_ops_check(g) != SMR_OK || smr_graph_result(g, g->nodes[g->nnodes - 1]) != SMR_OK ||
	    smr_fuse_values(g, &(smr_fuse_params){0}, &what) != SMR_OK)
		fail_msg("%s: %s", smr_errmsg(), text);
	v = g->results[0];
	assert_int_equal(smr_lower_op(v, 0, &low), SMR_OK);
	assert_int_equal(smr_graph_print(low, out), SMR_OK);
	assert_int_equal(smr_lower_key(v, 0, key), SMR_OK);
	smr_graph_free(low);
	smr_graph_free(g);
}

/* x / max + exp(x - max), as JAX writes it: a sum over a dimension of size 1, rows of [4, 1]. */
static void folds_that_are_the_same_become_equal(void **state)
{
	smr_str key = {0};
	char *text;

	lowered("flow \"f\" {\n %0 = param f32[4, 64] 0\n %1 = constant 0:f32\n"
		" %2 = reduce f32[4] ins %0, %1 with dims [1] body (2) = maximum(p0:f32, p1:f32)\n"
		" %3 = broadcast f32[4, 64] ins %2 with dims [0]\n"
		" %4 = map f32[4, 64] ins %0, %3 body (2) = exp(sub(p0:f32, p1:f32))\n"
		" %5 = reduce f32[4] ins %4, %1 with dims [1] body (2) = add(p0:f32, p1:f32)\n"
		" %6 = reshape f32[4, 1] ins %5\n"
		" %7 = reduce f32[4] ins %6, %1 with dims [1] body (2) = add(p0:f32, p1:f32)\n"
		" %8 = broadcast f32[4, 64] ins %7 with dims [0]\n"
		" %9 = map f32[4, 64] ins %4, %8 body (2) = div(p0:f32, p1:f32)\n}\n",
		&text, &key);
	if (strstr(text, "nest (i0: 4, i1: 64, r1: 64, r2: 64)") == NULL ||
	    strstr(text, "div(exp(sub(%0[i0, i1], fold(r1; 0:f32; maximum(acc0, %0[i0, r1])))), "
			 "add(0:f32, fold(r2; 0:f32; add(acc0, exp(sub(%0[i0, r2], fold(r1; "
			 "0:f32; maximum(acc0, %0[i0, r1]))))))))") == NULL)
		fail_msg("%s", text);
	smr_graph_text_free(text);
	smr_str_free(&key);
}

static void keys_are_equal_where_texts_are(void **state)
{
	static const char *const flows[] = {
#define MAP(type, a, b, body)                                              \
	"flow \"f\" {\n %0 = param " type " 0\n %1 = " a "\n %2 = " b "\n" \
	" %3 = map " type " ins %1, %2 body (2) = " body "\n}\n"
		MAP("f32[4]", "param f32[4] 1", "param f32[4] 2", "add(p0:f32, p1:f32)"),
		MAP("f32[4]", "param f32[4] 7", "param f32[4] 9", "add(p0:f32, p1:f32)"),
		MAP("f32[4]", "param f32[4] 1", "param f32[4] 2", "add(p1:f32, p0:f32)"),
		MAP("f32[4]", "param f32[4] 1", "param f32[4] 2", "add(p0:f32, 2:f32)"),
		MAP("f32[4]", "param f32[4] 1", "param f32[4] 2", "add(p0:f32, 3:f32)"),
		MAP("f32[4]", "param f32[4] 1", "constant f32[4] \"00000040\"",
		    "add(p0:f32, p1:f32)"),
		MAP("f32[4]", "param f32[4] 1", "constant f32[4] \"00004040\"",
		    "add(p0:f32, p1:f32)"),
		MAP("f32[4]", "param f32[4] 1",
		    "constant f32[4] \"00004040000040400000404000008040\"", "add(p0:f32, p1:f32)"),
		MAP("f32[4]", "param f32[4] 1", "iota f32[4] with dims [0]", "add(p0:f32, p1:f32)"),
		MAP("f32[4, 4]", "param f32[4, 4] 1", "iota f32[4, 4] with dims [0]",
		    "add(p0:f32, p1:f32)"),
		MAP("f32[4, 4]", "param f32[4, 4] 1", "iota f32[4, 4] with dims [1]",
		    "add(p0:f32, p1:f32)"),
		MAP("f32[4, 4]", "param f32[4, 4] 1", "param f32[4, 4] 3", "add(p0:f32, p1:f32)"),
		MAP("f64[4, 4]", "param f64[4, 4] 1", "param f64[4, 4] 3", "add(p0:f64, p1:f64)"),
		"flow \"f\" {\n %0 = param f32[4] 0\n %1 = broadcast f32[4, 4] ins %0 with dims "
		"[0]\n"
		" %2 = map f32[4, 4] ins %1 body (1) = neg(p0:f32)\n}\n",
		"flow \"f\" {\n %0 = param f32[4] 0\n %1 = broadcast f32[4, 4] ins %0 with dims "
		"[1]\n"
		" %2 = map f32[4, 4] ins %1 body (1) = neg(p0:f32)\n}\n",
		"flow \"f\" {\n %0 = param f32[] 0\n %1 = broadcast f32[4, 4] ins %0 with dims []\n"
		" %2 = map f32[4, 4] ins %1 body (1) = neg(p0:f32)\n}\n",
		"flow \"f\" {\n %0 = param f32[4, 4] 0\n"
		" %1 = map f32[4, 4] ins %0 body (1) = neg(p0:f32)\n}\n",
		"flow \"f\" {\n %0 = param f32[4, 4] 0\n"
		" %1 = transpose f32[4, 4] ins %0 with dims [1, 0]\n}\n",
	};
	enum { N = sizeof(flows) / sizeof(flows[0]) };
	smr_str keys[N] = {0};
	char *texts[N];
	unsigned equal = 0;

	for (size_t i = 0; i < N; i++)
		lowered(flows[i], &texts[i], &keys[i]);
	for (size_t i = 0; i < N; i++)
		for (size_t k = 0; k < i; k++) {
			bool same = keys[i].n == keys[k].n &&
				    memcmp(keys[i].s, keys[k].s, keys[i].n) == 0;

			assert_int_equal(same, strcmp(texts[i], texts[k]) == 0);
			equal += same;
		}
	assert_int_equal(equal, 3); /* parameters, and a constant of several numbers, are memory */
	for (size_t i = 0; i < N; i++) {
		smr_graph_text_free(texts[i]);
		smr_str_free(&keys[i]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(dots_are_products_of_matrices),
		cmocka_unit_test(convolutions_have_their_name),
		cmocka_unit_test(gradients_of_convolutions),
		cmocka_unit_test(folds_and_windows_have_their_name),
		cmocka_unit_test(folds_that_are_the_same_become_equal),
		cmocka_unit_test(keys_are_equal_where_texts_are),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
