/* Tests of the library's language, its errors, kernels that a user adds, and memory. */
#include "identify/match/identify.h"
#include "identify_flow.h"

static smr_library *empty(void)
{
	static const char *const none[] = {NULL};
	smr_library *l = NULL;

	assert_int_equal(smr_library_open(none, &l), SMR_OK);
	return l;
}

static bool has_features(const double *v)
{
	for (int i = 0; i < SMR_FEATURES; i++)
		if (v[i] != 0)
			return true;
	return false;
}

static void every_class_of_the_shipped_library_is_there(void **state)
{
	static const char *const dirs[] = {"kernels", NULL};
	static const char *const names[] = {
		"gemm",   "bgemm",      "gemv",      "ger",       "dot",        "axpy",
		"scal",   "conv1d",     "conv2d",    "dwconv2d",  "maxpool2d",  "avgpool2d",
		"relu",   "leaky_relu", "sigmoid",   "tanh",      "gelu",       "bias",
		"add",    "mul",        "batchnorm", "layernorm", "rmsnorm",    "softmax",
		"sum",    "mean",       "max",       "argmax",    "nrm2",       "transpose",
		"gather", "cumsum",     "histogram", "min",       "argmin",     "asum",
		"axpby",  "silu",       "variance",  "im2col",    "quick_gelu", "log_softmax",
		"iamax",  "spmv",
	};
	smr_library *l;

	assert_int_equal(smr_library_open(dirs, &l), SMR_OK);
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		const smr_kernel *k = smr_library_find(l, names[i]);

		assert_non_null(k);
		assert_true(smr_kernel_forms(k) > 0);
		assert_true(strlen(smr_kernel_about(k)) > 0);
		for (size_t f = 0; f < smr_kernel_forms(k); f++) {
			assert_true(strlen(smr_kernel_canonical(k, f)) > 0);
			assert_true(has_features(smr_kernel_vector(k, f)));
		}
		assert_null(smr_kernel_canonical(k, smr_kernel_forms(k)));
	}
	assert_int_equal(smr_library_count(l), sizeof(names) / sizeof(names[0]));
	assert_null(smr_library_at(l, smr_library_count(l)));
	assert_string_equal(smr_kernel_class(smr_library_find(l, "gemm")), "contract");
	assert_string_equal(smr_kernel_canonical(smr_library_find(l, "gemv"), 1),
			    "y[i] = alpha*sum(k: A[i,k]*x[k])");
	smr_library_free(l);
}

static void a_user_adds_a_kernel_and_a_spelling(void **state)
{
	static const char text[] = "kernel swish\nabout \"x * sigmoid(x)\"\nclass element floats\n"
				   "form O[i..] = X[i]/(1 + exp(-X[i]))\n";
	static const char more[] = "kernel swish form O[i..] = X[i]*(1/(1 + exp(-X[i]))) form "
				   "O[i..] = 0.5*X[i]*(1 + tanh(0.5*X[i]))";
	smr_library *l = empty();
	smr_arena *a = smr_arena_new();
	smr_graph *g = flow_graph("f32 x n; f32 y n",
				  "i:n | y[i] = div(x[i], add(1:f32, exp(neg(x[i]))))");
	smr_match m;
	char why[100];

	assert_int_equal(smr_identify(l, g, flow_last(g), a, &m, why, sizeof(why)), SMR_OK);
	assert_null(m.kernel);
	assert_int_equal(smr_library_add(l, "swish.k", text, strlen(text)), SMR_OK);
	assert_int_equal(smr_library_add(l, "more.k", more, strlen(more)), SMR_OK);
	assert_int_equal(smr_library_count(l), 1);
	assert_int_equal(smr_kernel_forms(smr_library_at(l, 0)), 3);
	assert_int_equal(smr_identify(l, g, flow_last(g), a, &m, why, sizeof(why)), SMR_OK);
	assert_string_equal(smr_kernel_name(m.kernel), "swish");
	assert_non_null(smr_match_operand(&m, "X"));
	assert_null(smr_match_operand(&m, "O"));
	smr_graph_free(g);
	smr_arena_free(a);
	smr_library_free(l);
}

static const struct {
	const char *text, *error;
} wrong[] = {
	{"form O[i] = X[i]", "f.k:1:1: expected kernel NAME"},
	{"kernel", "f.k:1:7: expected a name"},
	{"kernel k\nclass big", "f.k:2:7: a class is contract"},
	{"kernel k\nform O[i] = X[j]", "an index is a loop"},
	{"kernel k form O[i] = X[i", "expected , or ]"},
	{"kernel k form O[i] X[i]", "expected ="},
	{"kernel k form O[i] = foo(X[i])", "no operator or fold"},
	{"kernel k form O[i] = exp(X[i], X[i])", "another number of arguments"},
	{"kernel k form O[i] = sum(k X[i,k])", "expected : before"},
	{"kernel k form O[i] = sum(j,k of P[i]: X[j,k])", "one loop goes over a range"},
	{"kernel k form O[i] = sum(k where 1 <= k < H: X[i,k])", "expected 0 <= index < SIZE"},
	{"kernel k form O[i] = scan(k: X[k])", "a scan runs along a loop of the result"},
	{"kernel k form O[i] = X[i]/extent(q)", "extent() takes loops"},
	{"kernel k form O[i] = X[i] $", "this letter has no meaning"},
	{"kernel k about \"x\nform", "no closing quote"},
	{"kernel k form O[i] = 1.2.3", "expected a number"},
	{"kernel k form O[i] = X[i] with a", "expected SCALAR = number"},
	{"kernel k form O[i] = a*X[i] with b > 0", "the form has no such scalar"},
	{"kernel k form O[i] = a*X[i] with a > X", "expected a number"},
	{"kernel k form O[i] = X[i] unless flat(i)", "expected rows(LOOP, LOOP)"},
	{"kernel k form O[i] = X[i] unless rows(i, q)", "rows() takes loops"},
	{"kernel k form O[i] = 1 permuted", "permuted needs an operand"},
	{"kernel k form O[a?,b?,c?,d?,e?,f?,g?] = 1", "at most 6 optional loops"},
	{"kernel k form O[i] = "
	 "((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((X[i]",
	 "nested too deeply"},
};

static void errors_name_file_line_and_column(void **state)
{
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		smr_library *l = empty();

		assert_int_equal(smr_library_add(l, "f.k", wrong[i].text, strlen(wrong[i].text)),
				 SMR_EPARSE);
		if (strstr(smr_errmsg(), wrong[i].error) == NULL ||
		    strncmp(smr_errmsg(), "f.k:", 4) != 0)
			fail_msg("\"%s\" is not in \"%s\"", wrong[i].error, smr_errmsg());
		smr_library_free(l);
	}
}

static void a_missing_folder_is_named(void **state)
{
	static const char *const dirs[] = {"no/such/folder", NULL};
	smr_library *l;

	assert_int_equal(smr_library_open(dirs, &l), SMR_ENOTFOUND);
	assert_non_null(strstr(smr_errmsg(), "no/such/folder"));
}

static void a_match_binds_everything_the_form_names(void **state)
{
	static const char *const dirs[] = {"kernels", NULL};
	smr_library *l;
	smr_arena *a = smr_arena_new();
	smr_graph *g = flow_graph("f32 A m k; f32 B k n; f32 C m n; f32 a",
				  "i:m j:n p:k | C[i, j] = fold(p; C[i, j]; add(acc0, mul(mul($a, "
				  "A[i, p]), B[p, j])))");
	const smr_node *nest = flow_last(g);
	smr_match m;
	char why[10];

	assert_int_equal(smr_library_open(dirs, &l), SMR_OK);
	assert_int_equal(smr_identify(l, g, nest, a, &m, why, sizeof(why)), SMR_OK);
	assert_string_equal(smr_kernel_name(m.kernel), "gemm");
	assert_string_equal(nest->nest->loops[smr_match_loop(&m, "k")].name, "p");
	assert_int_equal(smr_match_loop(&m, "z"), -1);
	assert_string_equal(nest->ins[smr_match_operand(&m, "B")->input]->name, "B");
	assert_int_equal(smr_match_scalar(&m, "alpha")->kind, SMR_EXPR_READ);
	assert_true(smr_const_as_double(smr_match_scalar(&m, "beta")) == 1);
	assert_null(smr_match_scalar(&m, "gamma"));
	assert_null(smr_match_param(&m, "sh"));
	assert_true(m.cosine > 0.9);
	assert_ptr_equal(m.core, nest->nest->value);
	smr_graph_free(g);
	smr_arena_free(a);
	smr_library_free(l);
}

static void stride_dilation_and_padding_are_parameters(void **state)
{
	static const char *const dirs[] = {"kernels", NULL};
	smr_library *l;
	smr_arena *a = smr_arena_new();
	smr_graph *g = flow_graph(
		"f32 I n; f32 W k; f32 O m; sym p",
		"x:m s:k | O[x] = fold(s; 0:f32; add(acc0, select(and(ge(sub(add(mul(2:i64, "
		"index(x)), "
		"mul(3:i64, index(s))), size(p)), 0:i64), lt(sub(add(mul(2:i64, index(x)), "
		"mul(3:i64, "
		"index(s))), size(p)), size(n))), mul(I[(2)*x + (3)*s + (-1*p)], W[s]), 0:f32)))");
	smr_match m;
	char why[100];
	int64_t v, sym[8] = {0};

	for (uint32_t i = 0; i < g->nsyms; i++)
		sym[i] = g->syms[i].name[0]; /* n is 'n' and so on */
	assert_int_equal(smr_library_open(dirs, &l), SMR_OK);
	assert_int_equal(smr_identify(l, g, flow_last(g), a, &m, why, sizeof(why)), SMR_OK);
	assert_string_equal(smr_kernel_name(m.kernel), "conv1d");
	assert_true(smr_poly_is_const(smr_match_param(&m, "sw"), &v) && v == 2);
	assert_true(smr_poly_is_const(smr_match_param(&m, "dw"), &v) && v == 3);
	assert_int_equal(smr_poly_eval(smr_match_param(&m, "pw"), sym), 'p');
	assert_int_equal(smr_poly_eval(smr_match_param(&m, "width"), sym), 'n');
	smr_graph_free(g);
	smr_arena_free(a);
	smr_library_free(l);
}

static smr_status add_text(void *arg)
{
	static const char *const none[] = {NULL};
	smr_library *l;
	smr_status st = smr_library_open(none, &l);

	if (st != SMR_OK)
		return st;
	st = smr_library_add(l, "f.k", arg, strlen(arg));
	smr_library_free(l);
	return st;
}

static smr_library *shared;

static smr_status identify_one(void *arg)
{
	const smr_graph *g = arg;
	smr_arena *a = smr_arena_new();
	const char *text;
	smr_match m;
	char why[100];
	smr_status st;

	if (a == NULL)
		return SMR_ENOMEM;
	st = smr_identify(shared, g, flow_last(g), a, &m, why, sizeof(why));
	if (st == SMR_OK)
		st = smr_nest_canonical(g, flow_last(g), a, &text);
	smr_arena_free(a);
	return st;
}

static void no_failed_allocation_leaks(void **state)
{
	static char text[] = "kernel k about \"a\" class window form O[n?,y] = sum(c?,r where 0 <= "
			     "sh*y+dh*r-p < H: "
			     "I[n,c,sh*y+dh*r]*W[c,r]) with beta = 0";
	static const char *const dirs[] = {"kernels", NULL};
	smr_graph *g =
		flow_graph("f32 X n c; f32 O n c", "i:n j:c l:c | O[i, j] = div(exp(X[i, j]), "
						   "fold(l; 0:f32; add(acc0, exp(X[i, l]))))");

	assert_true(unit_fail_each_allocation(add_text, text) > 2);
	assert_int_equal(smr_library_open(dirs, &shared), SMR_OK);
	assert_true(unit_fail_each_allocation(identify_one, g) > 1);
	smr_library_free(shared);
	smr_graph_free(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_class_of_the_shipped_library_is_there),
		cmocka_unit_test(a_user_adds_a_kernel_and_a_spelling),
		cmocka_unit_test(errors_name_file_line_and_column),
		cmocka_unit_test(a_missing_folder_is_named),
		cmocka_unit_test(a_match_binds_everything_the_form_names),
		cmocka_unit_test(stride_dilation_and_padding_are_parameters),
		cmocka_unit_test(no_failed_allocation_leaks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
