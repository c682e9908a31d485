#include "base/data/buffer_pool.h"
#include "unit.h"

static void what_is_given_is_taken_again_if_it_is_large(void **state)
{
	smr_str a = {0}, b = {0}, small = {0};
	const char *was;

	assert_true(smr_str_reserve(&a, 1 << 20));
	smr_str_puts(&a, "old");
	was = a.s;
	smr_buffer_pool_give(&a);
	assert_null(a.s);
	smr_buffer_pool_take(&small, 1000); /* too small for the pool */
	assert_null(small.s);
	smr_buffer_pool_take(&b, (16 << 20)); /* no buffer is so large */
	assert_null(b.s);
	smr_buffer_pool_take(&b, 1 << 20);
	assert_ptr_equal(b.s, was);
	assert_string_equal(smr_str_text(&b), "");
	assert_int_equal(b.n, 0);
	smr_buffer_pool_take(&a, 1 << 20); /* already taken */
	assert_null(a.s);
	smr_str_free(&b);
}

static void few_are_kept(void **state)
{
	enum { MANY = 20 };
	smr_str all[MANY] = {{0}};
	int again = 0;

	for (int i = 0; i < MANY; i++)
		assert_true(smr_str_reserve(&all[i], 1 << 20));
	for (int i = 0; i < MANY; i++)
		smr_buffer_pool_give(&all[i]);
	for (int i = 0; i < MANY; i++) {
		smr_buffer_pool_take(&all[i], 1 << 20);
		again += all[i].s != NULL;
	}
	assert_int_equal(again, 4);
	for (int i = 0; i < MANY; i++)
		smr_str_free(&all[i]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_given_is_taken_again_if_it_is_large),
		cmocka_unit_test(few_are_kept),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
