/* Tests of names for reports, of nests that no library may replace. */
#include "identify_flow.h"
#include "pass/codelet/codelet.h"
#include "unit_kernels.h"

typedef struct told {
	const char *name; /* NULL: none */
	const char *decls, *nests;
} told;

#define MAT "f32 A m k; f32 B k n; f32 C m n; f32 b n; f32 u m; i1 has; f32 a; f32 c"
#define BATCH "f32 X p m k; f32 W n k; f32 O p m n; f32 b n; i1 has"
#define GEMM(init) "fold(q; " init "; add(acc0, mul(A[i, q], B[q, j])))"
#define REST                                                                                    \
	"\ni:m j:n q:k-1 | C[i, j] = fold(q; C[i, j]; add(acc0, mul(A[i, q + (1)], B[q + (1), " \
	"j])))"

#define SUM_OF(term) "add(acc0, mul(" term ", A[i, q]))"
#define SKIP(skip, term, any)                                   \
	"i:m j:n q:k | C[i, j] = fold(q; C[i, j]; select(" skip \
	", " SUM_OF(term) ", acc0)) when fold(q; 0:i1; or(acc0, " any "))"
#define NEITHER(one, other)                                                    \
	"i:m j:n q:k | C[i, j] = fold(q; 0:f32; select(select(" one ", " other \
	", 0:i1), " SUM_OF("B[q, j]") ", acc0))"
#define BETA(zero, skip)                                         \
	"i:m j:n q:k | C[i, j] = select(eq($c, " zero "), " skip \
	", add(mul($a, " GEMM("0:f32") "), mul($c, C[i, j])))"

#define PLACE(first, add)                                                                    \
	"i:n | s := fold(i; abs(x[(0)]), " first "; select(lt(acc0, abs(x[i])), abs(x[i]), " \
	"acc0), select(lt(acc0, abs(x[i])), add(index(i), " add "), acc1); 1)"

#define GREATEST(acc) \
	"select(select(ne(x[i], 0:f32), lt(" acc ", abs(x[i])), 0:i1), abs(x[i]), " acc ")"
#define GROWN "mul(mul(acc0, div(acc1, abs(x[i]))), div(acc1, abs(x[i])))"
#define MORE "mul(div(abs(x[i]), acc1), div(abs(x[i]), acc1))"
#define SCALED(grown, more, length)                                                 \
	"i:n | s := fold(i; 0:f32; " GREATEST(                                      \
		"acc0") ")\n"                                                       \
			"i:n | q := fold(i; 1:f32, 0:f32; select(ne(x[i], 0:f32), " \
			"select(lt(acc1, abs(x[i])), "                              \
			"add(1:f32, " grown "), add(acc0, " more                    \
			")), acc0), " GREATEST("acc1") "; 0)\n"                     \
						       "| r := " length

static const told set[] = {
	/* an optional bias: before the sum, after it, with a factor */
	{"gemm", MAT, "i:m j:n q:k | C[i, j] = " GEMM("select($has, b[j], 0:f32)")},
	{"gemm", MAT, "i:m j:n q:k | C[i, j] = add(" GEMM("0:f32") ", select($has, b[j], 0:f32))"},
	{"gemm", MAT,
	 "i:m j:n q:k | C[i, j] = select($has, add(" GEMM("0:f32") ", b[j]), " GEMM("0:f32") ")"},
	{"gemm", MAT, "i:m j:n q:k | C[i, j] = " GEMM("mul(-1:f32, b[j])")},
	{"gemm", BATCH,
	 "i:p j:m l:n q:k | O[i, j, l] = fold(q; select($has, b[l], 0:f32); add(acc0, mul(X[i, j, "
	 "q], W[l, q])))"},
	{NULL, MAT, "i:m j:n q:k | C[i, j] = " GEMM("mul(b[j], b[j])")},
	{NULL, MAT, "i:m j:n q:k | C[i, j] = " GEMM("mul(u[i], b[j])")},
	{NULL, MAT, "i:m j:n q:k | C[i, j] = " GEMM("exp(b[j])")},
	{NULL, MAT,
	 "i:m j:n q:k | C[i, j] = select(gt(" GEMM("0:f32") ", b[j]), add(" GEMM(
		 "0:f32") ", b[j]), " GEMM("0:f32") ")"},
	{NULL, MAT, "i:m j:n q:k | C[i, j] = select($has, add(" GEMM("0:f32") ", b[j]), b[j])"},
	{NULL, MAT, "i:m j:n q:k | C[i, j] = add(" GEMM("0:f32") ", mul(b[(0)], b[j]))"},
	/* a neuron; a sum that starts from a number is another kernel */
	{"dot", "f64 x n; f64 y n; f64 a", "i:n | s := fold(i; $a; add(acc0, mul(x[i], y[i])))"},
	{NULL, "f64 x n; f64 y n; f64 a",
	 "i:n | s := fold(i; $a; add(acc0, mul(x[i], abs(y[i]))))"},
	{NULL, "f64 x n; f64 y n; f64 a", "i:n | s := fold(i; 1:f64; add(acc0, mul(x[i], y[i])))"},
	{"dot", "f64 x n; f64 y n; f64 a",
	 "i:n | s := fold(i; $a; add(acc0, mul(neg(x[i]), y[i])))"},
	{NULL, "f64 x n; f64 y n; f64 a",
	 "i:n | s := exp(fold(i; $a; add(acc0, mul(neg(x[i]), y[i]))))"},
	{NULL, "f64 x n; f64 y n; f64 a",
	 "i:n | s := fold(i; $a; add(acc0, mul(neg(x[i]), neg(abs(y[i])))))"},
	{NULL, "f64 x n; f64 y n; f64 a",
	 "i:n | s := fold(i; 0:f64; add(acc0, mul(neg(x[i]), y[i])))"},
	/* the first term of a sum, stored before the loop over the others */
	{"gemm", MAT, "i:m j:n | C[i, j] = mul(A[i, (0)], B[(0), j])" REST},
	{NULL, MAT, "i:m j:n | C[i, j] = mul(A[i, (1)], B[(1), j])" REST},
	{NULL, MAT, "i:m j:n | C[i, j] = mul(A[i, (0)], B[(1), j])" REST},
	{NULL, MAT, "i:m j:n | C[i, j] = add(A[i, (0)], B[(0), j])" REST},
	{NULL, MAT, "i:m j:n | C[i, j] = mul(neg(A[i, (0)]), B[(0), j])" REST},
	{"sum", MAT,
	 "i:m | u[i] = A[i, (0)]\ni:m q:k-1 | u[i] = fold(q; u[i]; add(acc0, A[i, q + (1)]))"},
	{"sum", MAT, "i:m q:k | u[i] = fold(q; u[i]; add(acc0, A[i, q]))"},
	{NULL, MAT, "i:m q:k | u[i] = fold(q; neg(u[i]); add(acc0, A[i, q]))"},
	{NULL, MAT "; f32 v m", "i:m q:k | u[i] = fold(q; v[i]; add(acc0, A[i, q]))"},
	/* enabled as a whole by a flag; not row by row */
	{"gemm", MAT, "i:m j:n q:k | C[i, j] = mul($a, " GEMM("0:f32") ") when $has"},
	{"gemm", MAT,
	 "i:m j:n q:k | C[i, j] = add(mul($c, C[i, j]), mul($a, " GEMM(
		 "0:f32") ")) when eq($c, 0:f32)"},
	{NULL, MAT, "i:m j:n q:k | C[i, j] = mul($a, " GEMM("0:f32") ") when lt(u[i], 0:f32)"},
	{NULL, MAT, "i:m j:n q:k | C[i, j] = mul($a, " GEMM("0:f32") ") when lt(index(i), 3:i64)"},
	/* only terms with a factor of 0 are skipped */
	{"gemm", MAT, SKIP("ne(B[q, j], 0:f32)", "mul($a, B[q, j])", "ne(B[q, j], 0:f32)")},
	{"gemm", MAT,
	 "i:m j:n q:k | C[i, j] = fold(q; C[i, j]; select(eq(B[q, j], 0:f32), acc0, " SUM_OF(
		 "B[q, j]") "))"},
	{"gemm", MAT, NEITHER("ne(A[i, q], 0:f32)", "ne(B[q, j], 0:f32)")},
	{NULL, MAT, NEITHER("ne(u[i], 0:f32)", "ne(B[q, j], 0:f32)")},
	{NULL, MAT, NEITHER("ne(A[i, q], 0:f32)", "gt(B[q, j], 0:f32)")},
	{NULL, MAT, NEITHER("ne(A[i, q], 0:f32)", "eq(B[q, j], 0:f32)")},
	{NULL, MAT, SKIP("gt(B[q, j], 0:f32)", "B[q, j]", "gt(B[q, j], 0:f32)")},
	{NULL, MAT, SKIP("ne(B[q, j], 1:f32)", "B[q, j]", "ne(B[q, j], 1:f32)")},
	{NULL, MAT, SKIP("eq(B[q, j], 0:f32)", "B[q, j]", "eq(B[q, j], 0:f32)")},
	{NULL, MAT, SKIP("ne(b[j], 0:f32)", "B[q, j]", "ne(b[j], 0:f32)")},
	{NULL, MAT, SKIP("ne(B[q, j], 0:f32)", "B[q, j]", "ne(b[j], 0:f32)")},
	{"ger", MAT,
	 "i:m j:n | C[i, j] = add(C[i, j], mul(u[i], mul($a, b[j]))) when ne(b[j], 0:f32)"},
	{NULL, MAT,
	 "i:m j:n | C[i, j] = add(C[i, j], mul(u[i], mul($a, b[j]))) when ne(C[i, j], 0:f32)"},
	{NULL, MAT, "i:m j:n | C[i, j] = mul(u[i], b[j]) when ne(b[j], 0:f32)"},
	{"gemm", MAT, BETA("0:f32", "mul($a, " GEMM("0:f32") ")")},
	/* other factors, selected by a flag */
	{"gemm", MAT, BETA("0:f32", GEMM("0:f32"))},
	{"gemm", MAT,
	 "i:m j:n q:k | C[i, j] = select($has, mul($a, " GEMM("0:f32") "), add(mul($a, " GEMM(
		 "0:f32") "), mul($c, C[i, j])))"},
	{NULL, MAT, "i:m j:n q:k | C[i, j] = select($has, " GEMM("0:f32") ", mul($a, C[i, j]))"},
	{NULL, MAT,
	 "i:m j:n q:k | C[i, j] = select(lt(u[i], 0:f32), " GEMM("0:f32") ", add(" GEMM(
		 "0:f32") ", mul($c, C[i, j])))"},
	{"gemm", MAT,
	 SKIP("ne(mul($a, B[q, j]), 0:f32)", "mul(B[q, j], $a)", "ne(mul($a, B[q, j]), 0:f32)")},
	{NULL, MAT,
	 SKIP("ne(mul($c, B[q, j]), 0:f32)", "mul(B[q, j], $a)", "ne(mul($c, B[q, j]), 0:f32)")},
	{"gemm", MAT, BETA("1:f32", "mul($a, " GEMM("0:f32") ")")},
	{NULL, MAT, BETA("0:f32", "mul(u[i], " GEMM("0:f32") ")")},
	/* a sum with any start is another sum */
	{NULL, "f32 x n; f32 a", "i:n | s := fold(i; $a; add(acc0, abs(x[i])))"},
	/* indices counted from one, or from the start of the search */
	{"iamax", "f32 x n", PLACE("1:i64", "1:i64")},
	{NULL, "f32 x n", PLACE("1:i64", "2:i64")},
	{NULL, "f32 x n", PLACE("0:i64", "1:i64")},
	{"iamax", "f32 x n; sym k", PLACE("convert:i64(size(k))", "size(k)")},
	{NULL, "f32 x n; sym k", PLACE("convert:i64(size(k))", "size(k + 1)")},
	{NULL, "f32 x n; sym k", PLACE("0:i64", "size(k)")},
	{NULL, "f32 x n; sym k", PLACE("size(k)", "0:i64")},
	/* a length whose squares are scaled by the greatest magnitude */
	{"nrm2", "f32 x n", SCALED(GROWN, MORE, "mul($s, sqrt($q))")},
	{NULL, "f32 x n", SCALED(GROWN, MORE, "mul($s, $q)")},
	{NULL, "f32 x n", SCALED(GROWN, MORE, "sqrt($q)")},
	{NULL, "f32 x n", SCALED("mul(acc0, div(acc1, abs(x[i])))", MORE, "mul($s, sqrt($q))")},
	{NULL, "f32 x n", SCALED(GROWN, "div(abs(x[i]), acc1)", "mul($s, sqrt($q))")},
	{NULL, "f32 x n", SCALED(GROWN, GROWN, "mul($s, sqrt($q))")},
	/* an image as high as its kernel */
	{"conv2d", "f32 I t c h; f32 W c t s; f32 O x",
	 "x:x c:c t:t s:s | O[x] = fold(c, t, s; O[x]; add(acc0, mul(I[t, c, x + s], W[c, t, "
	 "s])))"},
	{NULL, "f32 I t c h; f32 W c t s; f32 O x",
	 "x:x c:c t:t s:s | O[x] = fold(c, t, s; O[x]; add(acc0, mul(I[t + s, c, x + s], W[c, t, "
	 "s])))"},
	{NULL, MAT,
	 "i:m | u[i] = A[i, (1)]\ni:m q:k-1 | u[i] = fold(q; u[i]; add(acc0, A[i, q + (1)]))"},
};

static const char *name(const smr_codelet *c)
{
	if (c->match.kernel != NULL)
		return smr_kernel_name(c->match.kernel);
	return c->whole != NULL ? smr_kernel_name(c->whole) : "none";
}

static void nests_are_told_by_what_they_compute(void **state)
{
	uint32_t wrong = 0;

	for (size_t i = 0; i < sizeof(set) / sizeof(set[0]); i++) {
		smr_graph *g = flow_graph(set[i].decls, set[i].nests);
		smr_arena *a = smr_arena_new();
		const char *want = set[i].name != NULL ? set[i].name : "none";
		smr_codelet *c;
		size_t n;

		assert_int_equal(smr_pass_codelets(g, unit_kernels, SMR_FP_STRICT, a, &c, &n),
				 SMR_OK);
		if (strcmp(name(&c[n - 1]), want) != 0) {
			print_message("%s, not %s: %s\n", name(&c[n - 1]), want, set[i].nests);
			wrong++;
		}
		smr_arena_free(a);
		smr_graph_free(g);
	}
	assert_int_equal(wrong, 0);
}

/* Tests that a name for reports replaces nothing. */
static void no_told_name_is_a_match(void **state)
{
	for (size_t i = 0; i < sizeof(set) / sizeof(set[0]); i++) {
		smr_graph *g = flow_graph(set[i].decls, set[i].nests);
		smr_arena *a = smr_arena_new();
		smr_codelet *c;
		size_t n;

		assert_int_equal(smr_pass_codelets(g, unit_kernels, SMR_FP_REASSOC, a, &c, &n),
				 SMR_OK);
		assert_null(c[n - 1].match.kernel);
		smr_arena_free(a);
		smr_graph_free(g);
	}
}

/* Tests sums that continue the sum of a remainder loop. */
static void sums_that_go_on_unrolled_are_told(void **state)
{
	static const struct {
		const char *name, *term0, *term1;
	} rolled[] = {
		{"dot", "mul(%1[i], %3[i])", "mul(%2[i], %4[i])"},
		{"asum", "abs(%1[i])", "abs(%2[i])"},
		{"sum", "%1[i]", "%2[i]"},
		{NULL, "abs(%1[i])", "abs(%4[i])"},
		{NULL, "abs(%1[i])", "%2[i]"},
		{NULL, "abs(%1[i])", "abs(%1[i])"},
	};

	for (size_t i = 0; i < sizeof(rolled) / sizeof(rolled[0]); i++) {
		smr_arena *a = smr_arena_new();
		smr_codelet *c;
		smr_graph *g;
		char text[600];
		size_t n;

		snprintf(text, sizeof(text),
			 "flow \"f\" { sym q  base x, y\n%%0 = scalar f32 \"t\"\n"
			 "%%1 = view f32[q] x + (0) strides [8]\n"
			 "%%2 = view f32[q] x + (4) strides [8]\n"
			 "%%3 = view f32[q] y + (0) strides [8]\n"
			 "%%4 = view f32[q] y + (4) strides [8]\n"
			 "%%5 = nest (i: q) group 0 ins %%0, %%1, %%2, %%3, %%4 = fold(i; %%0; "
			 "add(add(acc0, %s), %s))\n result %%5 }",
			 rolled[i].term0, rolled[i].term1);
		assert_int_equal(smr_graph_parse("test", text, strlen(text), &g), SMR_OK);
		assert_int_equal(smr_pass_codelets(g, unit_kernels, SMR_FP_STRICT, a, &c, &n),
				 SMR_OK);
		assert_string_equal(name(&c[0]), rolled[i].name != NULL ? rolled[i].name : "none");
		smr_arena_free(a);
		smr_graph_free(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nests_are_told_by_what_they_compute),
		cmocka_unit_test(no_told_name_is_a_match),
		cmocka_unit_test(sums_that_go_on_unrolled_are_told),
	};

	return cmocka_run_group_tests(tests, unit_open_kernels, unit_close_kernels);
}
