/* Tests of making codelets from flows: fusion, nests left alone, names. */
#include "base/data/hash.h"
#include "identify_flow.h"
#include "pass/codelet/codelet.h"
#include "unit_kernels.h"

typedef struct flow {
	smr_graph *g;
	smr_arena *a;
	smr_codelet *c;
	size_t n;
} flow;

static flow run(const char *decls, const char *nests, smr_fp fp)
{
	flow f = {.g = flow_graph(decls, nests), .a = smr_arena_new()};

	if (smr_pass_codelets(f.g, unit_kernels, fp, f.a, &f.c, &f.n) != SMR_OK)
		fail_msg("%s", smr_errmsg());
	return f;
}

static void done(flow *f)
{
	smr_arena_free(f->a);
	smr_graph_free(f->g);
}

static const char *kernel(const smr_codelet *c)
{
	return c->match.kernel == NULL ? c->why : smr_kernel_name(c->match.kernel);
}

#define CONV "f32 I c h w; f32 W o c kh kw; f32 O o oh ow; f32 b o; f32 Q o oh ow"
#define L3 "o:o y:oh x:ow | "
#define L6 "o:o y:oh x:ow c:c r:kh s:kw | "
#define FILL L3 "O[o, y, x] = 0:f32\n"
#define ACCUMULATE                                                                                \
	L6 "O[o, y, x] = fold(c, r, s; O[o, y, x]; add(acc0, mul(I[c, y + r, x + s], W[o, c, r, " \
	   "s])))\n"
#define BIAS L3 "O[o, y, x] = add(O[o, y, x], b[o])\n"
#define RELU L3 "O[o, y, x] = select(gt(O[o, y, x], 0:f32), O[o, y, x], 0:f32)\n"

static void fill_and_accumulate_are_one_convolution(void **state)
{
	flow f = run(CONV, FILL ACCUMULATE, SMR_FP_REASSOC);

	assert_int_equal(f.n, 1);
	assert_string_equal(kernel(&f.c[0]), "conv2d");
	assert_int_equal(f.c[0].nsources, 2);
	assert_ptr_equal(f.c[0].match.core, f.c[0].nest->nest->value);
	assert_true(smr_match_loop(&f.c[0].match, "r") >= 0);
	assert_non_null(smr_match_operand(&f.c[0].match, "I"));
	done(&f);
}

static void bias_and_relu_are_the_epilogue_of_a_convolution(void **state)
{
	flow f = run(CONV, FILL ACCUMULATE BIAS RELU, SMR_FP_REASSOC);
	smr_epilogue e;

	assert_int_equal(f.n, 1);
	assert_string_equal(kernel(&f.c[0]), "conv2d");
	assert_int_equal(f.c[0].nsources, 4);
	assert_true(smr_codelet_epilogue(&f.c[0], &e));
	assert_int_equal(e.act, SMR_ACT_RELU_GT);
	assert_non_null(e.bias);
	assert_int_equal(e.bias_loop, smr_match_loop(&f.c[0].match, "o"));
	done(&f);
}

static void a_bias_as_the_start_of_the_sum_is_an_epilogue(void **state)
{
	static const char nests[] = L3 "O[o, y, x] = b[o]\n" ACCUMULATE RELU;
	flow f = run(CONV, nests, SMR_FP_REASSOC);
	smr_epilogue e;

	assert_int_equal(f.n, 1);
	assert_string_equal(kernel(&f.c[0]), "conv2d");
	assert_true(smr_codelet_epilogue(&f.c[0], &e));
	assert_int_equal(e.act, SMR_ACT_RELU_GT);
	assert_non_null(e.bias);
	done(&f);
	f = run(CONV, nests, SMR_FP_STRICT);
	assert_int_equal(f.n, 1);
	assert_string_equal(kernel(&f.c[0]), "conv2d");
	/* the order of rounding would change: the match is a name only */
	assert_ptr_not_equal(f.c[0].named, f.c[0].nest);
	assert_false(smr_codelet_epilogue(&f.c[0], &e));
	done(&f);
}

static void a_flat_loop_over_the_same_memory_is_fused(void **state)
{
	/* the window of O read as one row of n elements */
	static const char text[] =
		"flow \"flat\" { sym m n  base C written, b\n"
		"%0 = view f32[m, n] C + (0) strides [4*n, 4]\n"
		"%1 = nest (i: m, j: n) group 1 into %0 [i, j] = 2:f32\n"
		"%2 = view f32[m*n] C + (0) strides [4] after %1\n"
		"%3 = view f32[m*n] b + (0) strides [4]\n"
		"%4 = nest (k: m*n) group 4 ins %2, %3 into %2 [k] = add(%2[k], %3[k])\n}";
	flow f = {.a = smr_arena_new()};
	smr_operand o;
	int64_t sym[2] = {3, 5};

	assert_int_equal(smr_graph_parse("test", text, strlen(text), &f.g), SMR_OK);
	assert_int_equal(smr_pass_codelets(f.g, unit_kernels, SMR_FP_REASSOC, f.a, &f.c, &f.n),
			 SMR_OK);
	assert_int_equal(f.n, 1);
	assert_int_equal(f.c[0].nest->nest->nloops, 2);
	assert_int_equal(smr_codelet_operand(&f.c[0], NULL, sym, &o), SMR_OK);
	assert_int_equal(o.stride[0], 20);
	assert_int_equal(o.stride[1], 4);
	assert_int_equal(smr_graph_verify(f.g), SMR_OK);
	done(&f);
}

static void a_flat_fill_before_a_matrix_product_is_fused(void **state)
{
	static const char text[] =
		"flow \"flat\" { sym m n k  base C written, A, B\n"
		"%0 = view f32[m*n] C + (0) strides [4]\n"
		"%1 = nest (t: m*n) group 1 into %0 [t] = 0:f32\n"
		"%2 = view f32[m, n] C + (0) strides [4*n, 4] after %1\n"
		"%3 = view f32[m, k] A + (0) strides [4*k, 4]\n"
		"%4 = view f32[k, n] B + (0) strides [4*n, 4]\n"
		"%5 = nest (i: m, p: k, j: n) group 5 ins %2, %3, %4 into %2 [i, j] = "
		"fold(p; %2[i, j]; add(acc0, mul(%3[i, p], %4[p, j])))\n}";
	flow f = {.a = smr_arena_new()};

	assert_int_equal(smr_graph_parse("test", text, strlen(text), &f.g), SMR_OK);
	assert_int_equal(smr_pass_codelets(f.g, unit_kernels, SMR_FP_REASSOC, f.a, &f.c, &f.n),
			 SMR_OK);
	assert_int_equal(f.n, 1);
	assert_string_equal(kernel(&f.c[0]), "gemm");
	assert_int_equal(smr_const_as_double(smr_match_scalar(&f.c[0].match, "beta")), 0);
	done(&f);
}

static void blocked_loops_are_merged(void **state)
{
	flow f = run("f32 x n; f32 y n; f32 z n; sym t",
		     "b:t i:16 | z[(16)*b + i] = mul(x[(16)*b + i], y[(16)*b + i])\n",
		     SMR_FP_REASSOC);

	assert_int_equal(f.n, 1);
	assert_int_equal(f.c[0].nest->nest->nloops, 1);
	assert_string_equal(kernel(&f.c[0]), "mul");
	done(&f);
}

static void a_batch_times_one_matrix_is_one_product(void **state)
{
	flow f = run("f32 X b m k; f32 W k n; f32 Y b m n",
		     "t:b i:m j:n p:k | Y[t, i, j] = fold(p; 0:f32; add(acc0, mul(X[t, i, p], "
		     "W[p, j])))\n",
		     SMR_FP_REASSOC);
	const smr_match *m = &f.c[0].match;

	assert_int_equal(f.n, 1);
	assert_string_equal(kernel(&f.c[0]), "gemm");
	assert_int_equal(f.c[0].nest->nest->nloops, 3);
	assert_int_equal(f.c[0].nest->nest->loops[smr_match_loop(m, "i")].extent->nterms, 1);
	assert_int_equal(f.c[0].nest->nest->loops[smr_match_loop(m, "i")].extent->terms[0].nsyms,
			 2); /* b*m */
	done(&f);
}

static void batches_with_gaps_between_them_stay_batches(void **state)
{
	flow f = run("f32 X b m k @ lda k 1; f32 W k n; f32 Y b m n",
		     "t:b i:m j:n p:k | Y[t, i, j] = fold(p; 0:f32; add(acc0, mul(X[t, i, p], "
		     "W[p, j])))\n",
		     SMR_FP_REASSOC);

	assert_int_equal(f.n, 1);
	assert_string_not_equal(kernel(&f.c[0]), "gemm");
	assert_int_equal(f.c[0].nest->nest->nloops, 4);
	done(&f);
}

static void strict_sums_are_merged_only_in_their_order(void **state)
{
	static const char loops[] = "b:t i:16 | s := fold(%s; 0:f32; add(acc0, x[(16)*b + i]))\n";
	char nest[100];
	flow f;

	snprintf(nest, sizeof(nest), loops, "b, i");
	f = run("f32 x n; sym t", nest, SMR_FP_STRICT);
	assert_int_equal(f.c[0].nest->nest->nloops, 1);
	done(&f);
	snprintf(nest, sizeof(nest), loops, "i, b");
	f = run("f32 x n; sym t", nest, SMR_FP_STRICT);
	assert_int_equal(f.c[0].nest->nest->nloops, 2);
	done(&f);
}

static bool has_op(const smr_expr *e, smr_op op)
{
	bool found = e->kind == SMR_EXPR_OP && e->op == op;

	for (uint32_t i = 0; i < e->nargs; i++)
		found |= has_op(e->args[i], op);
	for (uint32_t k = 0; k < e->nacc; k++)
		found |= has_op(e->init[k], op) || has_op(e->step[k], op);
	return found;
}

static void fused_sums_of_products_have_the_names_of_plain_ones(void **state)
{
	static const char decls[] = "f64 A m k; f64 B k n; f64 C m n; f64 E m n",
			  gemm[] = "i:m j:n p:k | C[i, j] = fold(p; C[i, j]; "
				   "fma(A[i, p], B[p, j], acc0))\n",
			  lost[] = "i:m j:n | E[i, j] = fma(C[i, j], C[i, j], "
				   "neg(mul(C[i, j], C[i, j])))\n";

	for (int fp = 0; fp < 2; fp++) {
		bool strict = fp == SMR_FP_STRICT;
		flow f = run(decls, gemm, (smr_fp)fp);

		assert_string_equal(kernel(&f.c[0]), "gemm");
		assert_int_equal(has_op(f.c[0].nest->nest->value, SMR_OP_fma), strict);
		assert_false(has_op(f.c[0].named->nest->value, SMR_OP_fma));
		done(&f);
		f = run(decls, lost, (smr_fp)fp); /* no sum of products any more */
		assert_true(has_op(f.c[0].nest->nest->value, SMR_OP_fma));
		done(&f);
	}
}

static void chains_on_one_window_become_one_nest(void **state)
{
	flow f = run(CONV, BIAS RELU, SMR_FP_REASSOC);

	assert_int_equal(f.n, 1);
	assert_int_equal(f.c[0].nsources, 2);
	assert_null(f.c[0].match.kernel);
	assert_true(strlen(f.c[0].why) > 0);
	done(&f);
}

static const struct {
	const char *decls, *nests;
	size_t n;
} apart[] = {
	/* the intermediate window stays visible */
	{CONV, L3 "O[o, y, x] = 0:f32\n" L3 "Q[o, y, x] = add(O[o, y, x], b[o])\n", 2},
	/* an op in between reads it */
	{CONV, FILL L3 "Q[o, y, x] = O[o, y, x]\n" RELU, 3},
	/* a neighbour is read, not the element */
	{"f32 x n; f32 y n", "i:n | y[i] = x[i]\n i:n | y[i] = add(y[i], y[(-1)*i + (n - 1)])\n",
	 2},
	/* only a part is stored again */
	{"f32 x n; sym k", "i:n | x[i] = 0:f32\n i:k | x[i] = add(x[i], 1:f32)\n", 2},
	/* the value is used in a sum: it would be recomputed for each term */
	{"f32 A m k; f32 C m n",
	 "i:m j:n | C[i, j] = exp(C[i, j])\n i:m j:n p:k | C[i, j] = fold(p; 0:f32; add(acc0, "
	 "mul(A[i, p], C[i, j])))\n",
	 2},
	/* two contractions */
	{"f32 A m k; f32 B k n; f32 C m n",
	 "i:m j:n p:k | C[i, j] = fold(p; 0:f32; add(acc0, mul(A[i, p], B[p, j])))\n"
	 "i:m j:n p:k | C[i, j] = fold(p; C[i, j]; add(acc0, mul(A[i, p], B[p, j])))\n",
	 2},
	/* the first store is conditional */
	{"f32 x n", "i:n | x[i] = 0:f32 when lt(x[i], 0:f32)\n i:n | x[i] = add(x[i], 1:f32)\n", 2},
	/* another order of elements */
	{"f32 C m m", "i:m j:m | C[i, j] = 1:f32\n i:m j:m | C[j, i] = add(C[i, j], 1:f32)\n", 2},
};

static void what_would_change_the_program_is_left_apart(void **state)
{
	for (size_t i = 0; i < sizeof(apart) / sizeof(apart[0]); i++) {
		flow f = run(apart[i].decls, apart[i].nests, SMR_FP_REASSOC);

		if (f.n != apart[i].n)
			fail_msg("%zu codelets instead of %zu from\n%s", f.n, apart[i].n,
				 apart[i].nests);
		done(&f);
	}
}

static void a_conditional_store_after_a_store_is_a_choice(void **state)
{
	flow f = run("f32 x n; f32 b n",
		     "i:n | x[i] = b[i]\n i:n | x[i] = 0:f32 when lt(x[i], 0:f32)\n",
		     SMR_FP_REASSOC);

	assert_int_equal(f.n, 1);
	assert_string_equal(kernel(&f.c[0]), "relu");
	assert_string_equal(f.c[0].match.semantics, "lt");
	assert_null(f.c[0].nest->nest->pred);
	done(&f);
}

static const struct {
	const char *nest;
	bool known;
} epilogues[] = {
	{"add(F, b[j])", true},
	{"select(gt(add(F, b[j]), 0:f32), add(F, b[j]), 0:f32)", true},
	{"select(ule(F, 0:f32), 0:f32, F)", true},
	{"select(lt(0:f32, F), F, 0:f32)", true},
	{"select(ge(F, 0:f32), F, 0:f32)", false},
	{"select(gt(F, 1:f32), F, 0:f32)", false},
	{"select(gt(F, 0:f32), F, -0:f32)", false},
	{"select(lt(F, 0:f32), 0:f32, F)", false},
	{"fmax(F, 0:f32)", false},
	{"add(F, D[i, j])", false},
	{"sub(F, b[j])", false},
	{"add(add(F, b[j]), b[j])", false},
	{"add(select(gt(F, 0:f32), F, 0:f32), b[j])", false},
};

static void only_a_bias_and_a_rectifier_make_an_epilogue(void **state)
{
	static const char fold[] = "fold(p; 0:f32; add(acc0, mul(A[i, p], B[p, j])))";

	for (size_t i = 0; i < sizeof(epilogues) / sizeof(epilogues[0]); i++) {
		smr_str s = {0};
		flow f;

		smr_str_puts(&s, "i:m j:n p:k | C[i, j] = ");
		for (const char *t = epilogues[i].nest; *t != 0; t++)
			if (*t == 'F')
				smr_str_puts(&s, fold);
			else
				smr_str_putc(&s, *t);
		f = run("f32 A m k; f32 B k n; f32 C m n; f32 D m n; f32 b n", smr_str_text(&s),
			SMR_FP_REASSOC);
		if ((f.c[0].match.kernel != NULL) != epilogues[i].known)
			fail_msg("%s", epilogues[i].nest);
		done(&f);
		smr_str_free(&s);
	}
}

static void sums_unrolled_by_hand_are_rolled(void **state)
{
	static const char decls[] = "f32 x n; f32 y n; sym q";
	static const char one[] =
		"i:q | s := fold(i; 0:f32; add(add(acc0, mul(x[(2)*i], y[(2)*i])), "
		"mul(x[(2)*i + (1)], y[(2)*i + (1)])))\n";
	static const char wrong[] =
		"i:q | s := fold(i; 0:f32; add(add(acc0, mul(x[(2)*i], y[(2)*i])), "
		"mul(x[(2)*i + (1)], y[(2)*i])))\n";
	/* windows whose unit is the step, as the front end makes them */
	static const char text[] =
		"flow \"dot4\" { sym q  base x, y\n"
		"%0 = view f32[q] x + (0) strides [8]\n%1 = view f32[q] y + (0) strides [8]\n"
		"%2 = view f32[q] x + (4) strides [8]\n%3 = view f32[q] y + (4) strides [8]\n"
		"%4 = nest (i: q) group 0 ins %0, %1, %2, %3 = add(fold(i; 0:f32; add(acc0, "
		"mul(%0[i], %1[i]))), "
		"fold(i; 0:f32; add(acc0, mul(%2[i], %3[i]))))\n result %4 }";
	flow f = {.a = smr_arena_new()};

	assert_int_equal(smr_graph_parse("test", text, strlen(text), &f.g), SMR_OK);
	assert_int_equal(smr_pass_codelets(f.g, unit_kernels, SMR_FP_REASSOC, f.a, &f.c, &f.n),
			 SMR_OK);
	assert_string_equal(kernel(&f.c[0]), "dot");
	assert_int_equal(smr_graph_verify(f.g), SMR_OK);
	done(&f);
	f = run(decls, one, SMR_FP_STRICT);
	assert_null(f.c[0].match.kernel);
	done(&f);
	f = run(decls, wrong, SMR_FP_REASSOC);
	assert_null(f.c[0].match.kernel);
	done(&f);
}

static void if_and_else_stores_are_a_choice(void **state)
{
	flow f = run("f32 x n; f32 y n",
		     "i:n | y[i] = x[i] when ugt(x[i], 0:f32)\n i:n | y[i] = 0:f32 when le(x[i], "
		     "0:f32)\n",
		     SMR_FP_REASSOC);

	assert_int_equal(f.n, 1);
	assert_string_equal(kernel(&f.c[0]), "relu");
	assert_string_equal(f.c[0].match.semantics, "le");
	done(&f);
	f = run("f32 x n; f32 y n",
		"i:n | y[i] = x[i] when gt(x[i], 0:f32)\n i:n | y[i] = 0:f32 when le(x[i], "
		"0:f32)\n",
		SMR_FP_REASSOC);
	assert_int_equal(f.n, 2); /* neither stores where x is NaN */
	done(&f);
}

static void loops_that_make_one_kernel_are_named_together(void **state)
{
	static const char text[] =
		"flow \"softmax\" { sym n  base x, y written\n"
		"%0 = view f32[n] x + (0) strides [4]\n%1 = view f32[n] y + (0) strides [4]\n"
		"%2 = nest (i: n) group 0 ins %0 = fold(i; 0xff800000:f32; fmax(acc0, %0[i]))\n"
		"%3 = nest (i: n) group 1 ins %0, %2 into %1 [i] = exp(sub(%0[i], %2))\n"
		"%4 = nest (i: n) group 1 ins %3 = fold(i; 0:f32; add(acc0, %3[i]))\n"
		"%5 = nest (i: n) group 2 ins %3, %4 into %1 [i] = div(%3[i], WHAT)\n}";
	for (int right = 0; right < 2; right++) {
		flow f = {.a = smr_arena_new()};
		smr_str s = {0};
		const char *what = strstr(text, "WHAT");

		smr_str_write(&s, text, (size_t)(what - text));
		smr_str_puts(&s, right ? "%4" : "add(%4, 1:f32)");
		smr_str_puts(&s, what + 4);
		assert_int_equal(smr_graph_parse("test", smr_str_text(&s), s.n, &f.g), SMR_OK);
		assert_int_equal(smr_pass_codelets(f.g, unit_kernels, SMR_FP_REASSOC, f.a, &f.c,
						   &f.n),
				 SMR_OK);
		assert_int_equal(f.n, 4);
		for (size_t i = 0; i < f.n; i++) {
			assert_int_equal(f.c[i].whole != NULL, right);
			if (right)
				assert_string_equal(smr_kernel_name(f.c[i].whole), "softmax");
		}
		smr_str_free(&s);
		done(&f);
	}
}

/* ---- memory ---------------------------------------------------------------------------------- */

typedef struct trial {
	char *text;
	uint64_t answer; /* 0: unknown so far */
} trial;

static uint64_t add_text(uint64_t h, const char *s)
{
	return smr_hash64(s, strlen(s), h);
}

/* Hashes all properties of the codelets. */
static uint64_t answer(const smr_codelet *c, size_t n)
{
	uint64_t h = n;

	for (size_t i = 0; i < n; i++) {
		uint32_t counts[] = {c[i].nsources, c[i].nest->nest->nloops, c[i].match.noperands,
				     c[i].match.nparams, c[i].whole_id};

		h = smr_hash64(counts, sizeof(counts), add_text(h, kernel(&c[i])));
		h = add_text(h, c[i].whole != NULL ? smr_kernel_name(c[i].whole) : "");
	}
	return h;
}

static smr_status right_or_no_memory(void *arg)
{
	trial *t = arg;
	smr_graph *g = NULL;
	smr_arena *a = NULL;
	smr_codelet *c;
	size_t n;
	smr_status st = smr_graph_parse("test", t->text, strlen(t->text), &g);

	if (st == SMR_OK) {
		a = smr_arena_new();
		st = a == NULL ? SMR_ENOMEM
			       : smr_pass_codelets(g, unit_kernels, SMR_FP_REASSOC, a, &c, &n);
	}
	if (st == SMR_OK && t->answer == 0)
		t->answer = answer(c, n);
	if (st == SMR_OK && t->answer != answer(c, n))
		fail_msg("another answer when memory is short: %s, %s", kernel(&c[0]), t->text);
	smr_arena_free(a);
	smr_graph_free(g);
	return st;
}

/* Nodes receive texts: a flow over values is refused there. */
static void flows_over_values_are_refused(void **state)
{
	static const char *const texts[] = {
		"flow f {\n %0 = param f32[2] 0\n result %0\n}\n",
		"flow f {\n %0 = constant f32[2] \"00000000\"\n result %0\n}\n"};

	for (size_t i = 0; i < 2; i++) {
		smr_arena *a = smr_arena_new();
		smr_codelet *c = NULL;
		smr_graph *g;
		size_t n = 0;

		assert_int_equal(smr_graph_parse("test", texts[i], strlen(texts[i]), &g), SMR_OK);
		assert_int_equal(smr_pass_codelets(g, unit_kernels, SMR_FP_STRICT, a, &c, &n),
				 SMR_EUNSUPPORTED);
		assert_non_null(strstr(smr_errmsg(), "over values, not memory"));
		smr_arena_free(a);
		smr_graph_free(g);
	}
}

static void short_memory_is_told_or_changes_nothing(void **state)
{
	static const struct {
		const char *decls, *nests;
	} all[] = {
		{CONV, FILL ACCUMULATE BIAS RELU},
		{"f32 A m k; f32 B k n; f32 C m n",
		 "i:m j:n | C[i, j] = mul(A[i, (0)], B[(0), j])\n"
		 "i:m j:n q:k-1 | C[i, j] = fold(q; C[i, j]; add(acc0, mul(A[i, q + (1)], B[q + "
		 "(1), "
		 "j])))"},
		{"f32 x n; f32 y n; f32 z n; sym t",
		 "b:t i:16 | z[(16)*b + i] = mul(x[(16)*b + i], y[(16)*b + i])\n"},
		{"f32 X b m k; f32 W k n; f32 Y b m n; f32 v n",
		 "t:b i:m j:n p:k | Y[t, i, j] = fold(p; v[j]; add(acc0, mul(X[t, i, p], "
		 "W[p, j])))\n"},
		{"f32 x n; f32 y n; sym t",
		 "i:t | s := fold(i; 0:f32; add(add(acc0, mul(x[(2)*i], y[(2)*i])), "
		 "mul(x[(2)*i + (1)], y[(2)*i + (1)])))\n"},
		{"f32 X n c; f32 O n c; f32 m n; f32 s n",
		 "i:n j:c | m[i] = fold(j; 0xff800000:f32; fmax(acc0, X[i, j]))\n"
		 "i:n j:c | O[i, j] = exp(sub(X[i, j], m[i]))\n"
		 "i:n j:c | s[i] = fold(j; 0:f32; add(acc0, O[i, j]))\n"
		 "i:n j:c | O[i, j] = div(O[i, j], s[i])\n"},
	};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++) {
		trial t = {flow_text(all[i].decls, all[i].nests), 0};

		assert_int_equal(right_or_no_memory(&t), SMR_OK);
		assert_true(unit_fail_each_allocation(right_or_no_memory, &t) > 2);
		smr_free(t.text);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(fill_and_accumulate_are_one_convolution),
		cmocka_unit_test(bias_and_relu_are_the_epilogue_of_a_convolution),
		cmocka_unit_test(a_bias_as_the_start_of_the_sum_is_an_epilogue),
		cmocka_unit_test(a_flat_loop_over_the_same_memory_is_fused),
		cmocka_unit_test(a_flat_fill_before_a_matrix_product_is_fused),
		cmocka_unit_test(blocked_loops_are_merged),
		cmocka_unit_test(a_batch_times_one_matrix_is_one_product),
		cmocka_unit_test(batches_with_gaps_between_them_stay_batches),
		cmocka_unit_test(strict_sums_are_merged_only_in_their_order),
		cmocka_unit_test(fused_sums_of_products_have_the_names_of_plain_ones),
		cmocka_unit_test(chains_on_one_window_become_one_nest),
		cmocka_unit_test(what_would_change_the_program_is_left_apart),
		cmocka_unit_test(a_conditional_store_after_a_store_is_a_choice),
		cmocka_unit_test(only_a_bias_and_a_rectifier_make_an_epilogue),
		cmocka_unit_test(sums_unrolled_by_hand_are_rolled),
		cmocka_unit_test(if_and_else_stores_are_a_choice),
		cmocka_unit_test(loops_that_make_one_kernel_are_named_together),
		cmocka_unit_test(flows_over_values_are_refused),
		cmocka_unit_test(short_memory_is_told_or_changes_nothing),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
