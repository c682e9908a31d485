/* Suggestions for misspelt words. */
#include "base/data/suggest.h"
#include "unit.h"

static const char *const words[] = {"h100-sxm", "h200", "tpu-v5e", "tpu-v5p", "clock_hz"};

static const char *near(const char *word)
{
	return smr_suggest(word, words, sizeof(words) / sizeof(words[0]));
}

static void a_letter_too_many_too_few_or_wrong_is_seen(void **state)
{
	assert_string_equal(near("h200"), "h200");
	assert_string_equal(near("h20"), "h200");
	assert_string_equal(near("tpu-v5ee"), "tpu-v5e");
	assert_string_equal(near("tpuv5p"), "tpu-v5p");
	assert_string_equal(near("clokc_hz"), "clock_hz"); /* a swap: one, not two */
}

static void the_first_of_the_nearest_is_taken(void **state)
{
	assert_string_equal(near("tpu-v5x"), "tpu-v5e");
	assert_string_equal(near("tpu"), "tpu-v5e");
	assert_string_equal(near("h100"), "h100-sxm"); /* a prefix of it: nearer than h200 */
}

static void nothing_is_like_what_is_like_nothing(void **state)
{
	char longest[200];

	memset(longest, 'h', sizeof(longest) - 1);
	longest[sizeof(longest) - 1] = '\0';
	assert_null(near("abacus"));
	assert_null(near(""));
	assert_null(near("x"));
	assert_null(near(longest));
	assert_null(smr_suggest("h200", words, 0));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_letter_too_many_too_few_or_wrong_is_seen),
		cmocka_unit_test(the_first_of_the_nearest_is_taken),
		cmocka_unit_test(nothing_is_like_what_is_like_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
