/* Copies of constant operands: found by the number of their contents, within a bound. */
#include "back/cpu/product/constant.h"
#include "base/alloc.h"
#include "unit.h"

static void copies_are_found_by_number_and_address(void **state)
{
	static const float a[4], b[4];
	smr_constant_copies c = {NULL};
	smr_constant_copy *one = smr_constant_add(&c, 1, a, 64);
	smr_constant_copy *two = smr_constant_add(&c, 1, b, 64);

	assert_non_null(one);
	assert_non_null(two);
	assert_true(one->at != NULL && two->at != NULL && one->at != two->at);
	assert_ptr_equal(smr_constant_find(&c, 1, a), one);
	assert_ptr_equal(smr_constant_find(&c, 1, b), two);
	assert_null(smr_constant_find(&c, 2, a));
	smr_constant_discard(one);
	assert_ptr_equal(smr_constant_find(&c, 1, a), one);
	assert_null(one->at);
	smr_constant_free(&c);
	assert_null(smr_constant_find(&c, 1, b));
}

static void a_copy_beyond_the_bound_has_no_memory(void **state)
{
	static const float a[4];
	smr_constant_copies c = {NULL};

	for (uint64_t turn = 1; turn < 4; turn++) {
		smr_constant_copy *large = smr_constant_add(&c, turn, a, SIZE_MAX / 4);

		assert_non_null(large);
		assert_null(large->at);
	}
	assert_non_null(smr_constant_add(&c, 4, a, 64)->at);
	smr_constant_free(&c);
}

static void values_and_changing_memory_have_no_number(void **state)
{
	uint64_t numbers[] = {0, 5};
	smr_env none = {.base = NULL}, some = {.constant = numbers};

	assert_int_equal(smr_constant_number(&(smr_operand){.base = 1}, &none), 0);
	assert_int_equal(smr_constant_number(&(smr_operand){.base = 0}, &some), 0);
	assert_int_equal(smr_constant_number(&(smr_operand){.base = 1}, &some), 5);
	assert_int_equal(smr_constant_number(&(smr_operand){.base = 1, .is_value = true}, &some),
			 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(copies_are_found_by_number_and_address),
		cmocka_unit_test(a_copy_beyond_the_bound_has_no_memory),
		cmocka_unit_test(values_and_changing_memory_have_no_number),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
