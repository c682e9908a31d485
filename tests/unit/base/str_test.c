#include "base/str.h"
#include "unit.h"

static void an_empty_string_is_an_empty_text(void **state)
{
	smr_str s = {0};

	assert_string_equal(smr_str_text(&s), "");
	char *taken = smr_str_take(&s);
	assert_string_equal(taken, "");
	smr_free(taken);
}

static void what_is_appended_comes_out_in_order(void **state)
{
	smr_str s = {0};

	smr_str_puts(&s, "conv");
	smr_str_putc(&s, '2');
	smr_str_printf(&s, "d %dx%d", 9, 5);
	assert_string_equal(smr_str_text(&s), "conv2d 9x5");
	assert_int_equal(s.n, 10);
	smr_str_free(&s);
}

static void it_grows_over_many_appends(void **state)
{
	smr_str s = {0};

	for (int i = 0; i < 10000; i++)
		smr_str_printf(&s, "%04d", i);
	assert_int_equal(s.n, 40000);
	assert_memory_equal(s.s + 4 * 1234, "1234", 4);
	smr_str_free(&s);
}

static void bytes_of_any_value_are_kept(void **state)
{
	smr_str s = {0};

	smr_str_write(&s, "a\0b", 3);
	assert_int_equal(s.n, 3);
	assert_memory_equal(s.s, "a\0b", 4);
	smr_str_free(&s);
}

static void a_failed_append_sticks_and_is_told_once(void **state)
{
	smr_str s = {0};

	smr_alloc_fail_at(1);
	smr_str_puts(&s, "lost");
	smr_str_puts(&s, "also lost");
	assert_true(s.oom);
	assert_int_equal(smr_str_status(&s, "the report"), SMR_ENOMEM);
	assert_non_null(strstr(smr_errmsg(), "the report"));
	assert_null(smr_str_take(&s));
}

static void clearing_forgets_text_and_failure(void **state)
{
	smr_str s = {0};

	smr_str_puts(&s, "old");
	s.oom = true;
	smr_str_clear(&s);
	smr_str_puts(&s, "new");
	assert_string_equal(smr_str_text(&s), "new");
	smr_str_free(&s);
}

static void a_text_is_dealt_out(void **state)
{
	smr_str whole = {0}, rest = {0};
	char head[4] = "", *memory = smr_malloc(4);

	memcpy(memory, "abc", 3);
	smr_str_adopt(&whole, memory, 3);
	memcpy(smr_str_extend(&whole, 3), "def", 3);
	assert_string_equal(smr_str_text(&whole), "abcdef");
	assert_int_equal(smr_str_deal(&whole, head, 2, &rest), SMR_OK);
	assert_string_equal(head, "ab");
	assert_string_equal(smr_str_text(&rest), "cdef");
	assert_int_equal(whole.n, 0);
	smr_str_puts(&whole, "g");
	assert_int_equal(smr_str_deal(&whole, head, 2, &rest), SMR_ECORRUPT);
	assert_string_equal(smr_str_text(&rest), "cdef");
	assert_null(whole.s);
	smr_str_free(&rest);
	assert_null(smr_str_extend(&rest, (size_t)-1));
	assert_int_equal(smr_str_status(&rest, "it"), SMR_ENOMEM);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_empty_string_is_an_empty_text),
		cmocka_unit_test(what_is_appended_comes_out_in_order),
		cmocka_unit_test(it_grows_over_many_appends),
		cmocka_unit_test(bytes_of_any_value_are_kept),
		cmocka_unit_test(a_failed_append_sticks_and_is_told_once),
		cmocka_unit_test(clearing_forgets_text_and_failure),
		cmocka_unit_test(a_text_is_dealt_out),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
