/* The builder of <samara/graph.h>, without any internal header. */
#include <samara/graph.h>

#include "unit.h"

/* Returns NULL if some call failed. */
static smr_graph *gemv(void)
{
	smr_graph *g;

	if (smr_graph_new("gemv", &g) != SMR_OK)
		return NULL;
	if (smr_graph_add_symbol(g, "n") == SMR_OK && smr_graph_add_symbol(g, "m") == SMR_OK &&
	    smr_graph_add_base(g, "A", 0) == SMR_OK && smr_graph_add_base(g, "x", 0) == SMR_OK &&
	    smr_graph_add_base(g, "y", 1) == SMR_OK &&
	    smr_graph_add_scalar(g, "alpha", "f64") == SMR_OK &&
	    smr_graph_add_window(g, "A", "f64", "n, m", "A", "8*m", "16*m, 8") == SMR_OK &&
	    smr_graph_add_window(g, "x", "f64", "m", "x", NULL, NULL) == SMR_OK &&
	    smr_graph_add_window(g, "y", "f64", "n", "y", NULL, NULL) == SMR_OK &&
	    smr_graph_add_nest(g, NULL, "(i: n) into %y[i] = 0:f64") == SMR_OK &&
	    smr_graph_add_nest(g, NULL,
			       "(i: n, k: m) into %y[i] = mul(%alpha, "
			       "fold(k; %y[i]; add(acc0, mul(%A[i, k], %x[k]))))") == SMR_OK &&
	    smr_graph_add_nest(g, "norm", "(i: n) = fold(i; 0:f64; add(acc0, %y[i]))") == SMR_OK &&
	    smr_graph_add_window(g, "head", "f64", "2", "y", NULL, NULL) == SMR_OK &&
	    smr_graph_add_result(g, "norm") == SMR_OK)
		return g;
	smr_graph_free(g);
	return NULL;
}

static void a_flow_built_by_calls_reads_as_text(void **state)
{
	smr_graph *g = gemv();
	char *text;

	assert_non_null(g);
	assert_int_equal(smr_graph_verify(g), SMR_OK);
	assert_int_equal(smr_graph_print(g, &text), SMR_OK);
	assert_string_equal(
		text,
		"flow \"gemv\" {\n  sym n m\n  base A, x, y written\n  %0 = scalar f64 \"alpha\"\n"
		"  %1 = view f64[n, m] A + (8*m) strides [16*m, 8] \"A\"\n"
		"  %2 = view f64[m] x + (0) strides [8] \"x\"\n"
		"  %3 = view f64[n] y + (0) strides [8] \"y\"\n"
		"  %4 = nest (i: n) group 0 into %3 [i] = 0:f64 \"y\"\n"
		"  %5 = nest (i: n, k: m) group 0 ins %0, %4, %1, %2 into %3 [i] = mul(%0, "
		"fold(k; %4[i]; add(acc0, mul(%1[i, k], %2[k])))) \"y\"\n"
		"  %6 = nest (i: n) group 0 ins %5 = fold(i; 0:f64; add(acc0, %5[i])) \"norm\"\n"
		"  %7 = view f64[2] y + (0) strides [8] after %4, %5 \"head\"\n  result %6\n}\n");
	smr_graph_text_free(text);
	smr_graph_free(g);
}

static void what_is_refused_leaves_the_flow_as_it_was(void **state)
{
	smr_graph *g = gemv();
	char *before, *after;

	assert_int_equal(smr_graph_print(g, &before), SMR_OK);
	assert_int_not_equal(smr_graph_add_symbol(g, "n"), SMR_OK);
	assert_int_not_equal(smr_graph_add_symbol(g, ""), SMR_OK);
	assert_int_not_equal(smr_graph_add_base(g, "A", 1), SMR_OK);
	assert_int_not_equal(smr_graph_add_scalar(g, "s", "f99"), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "s:1:8: expected an element type, found 'f99'"));
	assert_int_not_equal(smr_graph_add_window(g, "z", "f64", "q", "A", NULL, NULL), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "there is no symbol 'q'"));
	assert_int_not_equal(smr_graph_add_window(g, "z", "f64", "n] A %", "A", NULL, NULL),
			     SMR_OK);
	assert_int_not_equal(smr_graph_add_nest(g, NULL, "(i: n) into %x[i] = 0:f64"), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "not marked as written"));
	assert_int_not_equal(smr_graph_add_nest(g, NULL, "(i: n) into %y[i] = 0:f64 more"), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "expected the end, found 'more'"));
	assert_int_not_equal(smr_graph_add_nest(g, NULL, "(i: n) into %q[i] = 0:f64"), SMR_OK);
	assert_int_not_equal(smr_graph_add_result(g, "y"), SMR_OK);
	assert_non_null(strstr(smr_errmsg(), "a result is a scalar value"));
	assert_int_equal(smr_graph_add_result(g, "q"), SMR_ENOTFOUND);
	assert_int_equal(smr_graph_print(g, &after), SMR_OK);
	assert_string_equal(before, after);
	smr_graph_text_free(before);
	smr_graph_text_free(after);
	smr_graph_free(g);
}

static void every_call_refuses_null_with_words(void **state)
{
	smr_graph *g = gemv();
	char *text;

	assert_int_equal(smr_graph_new("f", NULL), SMR_EINVAL);
	assert_int_equal(smr_graph_add_symbol(NULL, "n"), SMR_EINVAL);
	assert_int_equal(smr_graph_add_symbol(g, NULL), SMR_EINVAL);
	assert_int_equal(smr_graph_add_base(NULL, "p", 0), SMR_EINVAL);
	assert_int_equal(smr_graph_add_base(g, NULL, 0), SMR_EINVAL);
	assert_int_equal(smr_graph_add_scalar(g, "s", NULL), SMR_EINVAL);
	assert_int_equal(smr_graph_add_window(g, "w", "f64", NULL, "A", NULL, NULL), SMR_EINVAL);
	assert_int_equal(smr_graph_add_nest(g, "w", NULL), SMR_EINVAL);
	assert_int_equal(smr_graph_add_nest(NULL, NULL, "() = 0:f64"), SMR_EINVAL);
	assert_int_equal(smr_graph_add_result(g, NULL), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "an argument is missing"));
	assert_int_equal(smr_graph_verify(NULL), SMR_EINVAL);
	assert_int_equal(smr_graph_parse("t", NULL, 0, &g), SMR_EINVAL);
	assert_int_equal(smr_graph_print(NULL, &text), SMR_EINVAL);
	assert_int_equal(smr_graph_json(g, NULL), SMR_EINVAL);
	assert_int_equal(smr_graph_dot(NULL, &text), SMR_EINVAL);
	smr_graph_text_free(NULL);
	smr_graph_free(NULL);
	smr_graph_free(g);
}

static smr_status build(void *arg)
{
	smr_graph *g = gemv();

	if (g == NULL)
		return strstr(smr_errmsg(), "no memory") != NULL ? SMR_ENOMEM : SMR_EINTERNAL;
	smr_graph_free(g);
	return SMR_OK;
}

static void no_failed_allocation_leaks(void **state)
{
	assert_true(unit_fail_each_allocation(build, NULL) > 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_flow_built_by_calls_reads_as_text),
		cmocka_unit_test(what_is_refused_leaves_the_flow_as_it_was),
		cmocka_unit_test(every_call_refuses_null_with_words),
		cmocka_unit_test(no_failed_allocation_leaks),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
