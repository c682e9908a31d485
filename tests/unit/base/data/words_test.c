/* Words in one text, or from a registry. */
#include "base/data/words.h"

#include "unit.h"

static const char *numbered(size_t i)
{
	static const char *const names[] = {"one", "two", "three"};

	return i < 3 ? names[i] : NULL;
}

static void words_are_found_by_number(void **state)
{
	char room[SMR_WORD_ROOM];

	assert_string_equal(smr_words_at("strict  fast", NULL, 0, room), "strict");
	assert_string_equal(smr_words_at("strict  fast", NULL, 1, room), "fast");
	assert_null(smr_words_at("strict  fast ", NULL, 2, room));
	assert_null(smr_words_at("", NULL, 0, room));
	assert_null(smr_words_at(NULL, NULL, 0, room));
	assert_string_equal(smr_words_at(NULL, numbered, 2, room), "three");
}

static void only_whole_words_are_among_them(void **state)
{
	assert_true(smr_words_have("strict fast", NULL, "fast"));
	assert_false(smr_words_have("strict fast", NULL, "fas"));
	assert_false(smr_words_have("strict fast", NULL, "strict fast"));
	assert_true(smr_words_have(NULL, numbered, "two"));
	assert_false(smr_words_have(NULL, numbered, "four"));
	assert_false(smr_words_have(NULL, NULL, "two"));
}

static void they_are_told_as_a_list(void **state)
{
	smr_str out = {0};

	smr_words_tell(&out, NULL, numbered);
	assert_string_equal(smr_str_text(&out), "one, two or three");
	smr_str_clear(&out);
	smr_words_tell(&out, "one", NULL);
	assert_string_equal(smr_str_text(&out), "one");
	smr_str_free(&out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words_are_found_by_number),
		cmocka_unit_test(only_whole_words_are_among_them),
		cmocka_unit_test(they_are_told_as_a_list),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
