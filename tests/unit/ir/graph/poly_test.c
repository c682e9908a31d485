#include "base/arena.h"
#include "ir/graph/poly.h"
#include "unit.h"

enum { N, M, K };

static smr_arena *a;

static const smr_poly *num(int64_t v)
{
	return smr_poly_const(a, v);
}

static const smr_poly *sym(uint16_t s)
{
	return smr_poly_sym(a, s);
}

static const smr_poly *add(const smr_poly *p, const smr_poly *q)
{
	return smr_poly_add(a, p, q);
}

static const smr_poly *mul(const smr_poly *p, const smr_poly *q)
{
	return smr_poly_mul(a, p, q);
}

static void the_order_of_building_does_not_show(void **state)
{
	const smr_poly *p = add(mul(sym(N), sym(M)), add(num(3), sym(K)));
	const smr_poly *q = add(add(sym(K), mul(sym(M), sym(N))), num(3));

	assert_true(smr_poly_equal(p, q));
	assert_true(smr_poly_canonical(p));
	assert_int_equal(p->nterms, 3);
	assert_int_equal(p->terms[0].nsyms, 2);
}

static void terms_that_cancel_are_gone(void **state)
{
	const smr_poly *p = add(mul(sym(N), sym(M)), num(7));

	assert_true(smr_poly_is_zero(smr_poly_sub(a, p, p)));
	assert_true(smr_poly_is_zero(smr_poly_scale(a, p, 0)));
	assert_true(smr_poly_is_zero(mul(p, num(0))));
}

static void a_product_of_sums_is_expanded(void **state)
{
	const smr_poly *p = mul(add(sym(N), num(1)), smr_poly_sub(a, sym(N), num(1)));
	const int64_t at[] = {10};

	assert_int_equal(p->nterms, 2);
	assert_int_equal(smr_poly_eval(p, at), 99);
}

static void values_wrap_like_the_programs_own_arithmetic(void **state)
{
	const int64_t at[] = {INT64_MAX, 2};

	assert_int_equal(smr_poly_eval(mul(sym(N), sym(M)), at), -2);
	assert_int_equal(smr_poly_eval(add(sym(N), num(1)), at), INT64_MIN);
	assert_true(smr_poly_is_zero(mul(num(INT64_MIN), num(2))));
	assert_true(smr_poly_equal(smr_poly_scale(a, num(INT64_MIN), -1), num(INT64_MIN)));
}

static void a_product_divided_by_a_factor_is_the_other(void **state)
{
	const smr_poly *p = add(add(mul(num(2), sym(N)), mul(num(-3), sym(M))), num(5));
	const smr_poly *q = add(mul(sym(N), sym(K)), num(-1));
	const smr_poly *both = mul(p, q);

	assert_true(smr_poly_equal(smr_poly_div(a, both, q), p));
	assert_true(smr_poly_equal(smr_poly_div(a, both, p), q));
	assert_true(smr_poly_is_zero(smr_poly_div(a, num(0), p)));
}

static void what_does_not_divide_gives_nothing(void **state)
{
	assert_null(smr_poly_div(a, sym(N), num(2)));
	assert_null(smr_poly_div(a, sym(N), sym(M)));
	assert_null(smr_poly_div(a, add(sym(N), num(1)), sym(N)));
	assert_null(smr_poly_div(a, num(1), num(0)));
	assert_null(smr_poly_div(a, num(INT64_MIN), num(-1)));
}

static void a_degree_above_the_limit_is_refused(void **state)
{
	const smr_poly *p = sym(N);

	for (int i = 1; i < SMR_POLY_MAX_DEGREE; i++)
		p = mul(p, sym(M));
	assert_non_null(p);
	assert_false(smr_poly_mul_fits(p, sym(K)));
	assert_null(mul(p, sym(K)));
	assert_non_null(strstr(smr_errmsg(), "degree"));
	assert_non_null(mul(p, num(4)));
}

static void a_constant_is_known_as_one(void **state)
{
	int64_t v = 0;

	assert_true(smr_poly_is_const(num(-4), &v));
	assert_int_equal(v, -4);
	assert_true(smr_poly_is_const(num(0), &v));
	assert_int_equal(v, 0);
	assert_false(smr_poly_is_const(sym(N), &v));
	assert_false(smr_poly_is_const(add(sym(N), num(1)), &v));
}

static void a_missing_argument_is_passed_on(void **state)
{
	assert_null(add(NULL, num(1)));
	assert_null(mul(num(1), NULL));
	assert_null(smr_poly_div(a, NULL, num(1)));
	assert_false(smr_poly_equal(NULL, num(1)));
	assert_false(smr_poly_is_zero(NULL));
}

static int open_arena(void **state)
{
	a = smr_arena_new();
	return a == NULL;
}

static int close_arena(void **state)
{
	smr_arena_free(a);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_order_of_building_does_not_show),
		cmocka_unit_test(terms_that_cancel_are_gone),
		cmocka_unit_test(a_product_of_sums_is_expanded),
		cmocka_unit_test(values_wrap_like_the_programs_own_arithmetic),
		cmocka_unit_test(a_product_divided_by_a_factor_is_the_other),
		cmocka_unit_test(what_does_not_divide_gives_nothing),
		cmocka_unit_test(a_degree_above_the_limit_is_refused),
		cmocka_unit_test(a_constant_is_known_as_one),
		cmocka_unit_test(a_missing_argument_is_passed_on),
	};

	return cmocka_run_group_tests(tests, open_arena, close_arena);
}
