/* Option tables: each kind, invalid values, unknown options. */
#include "cli/options.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "unit.h"

typedef struct request {
	const char *file, *text, *seen, *flag, *fp, *way, *check;
	bool json, called;
	long number;
} request;

static bool take_seen(void *to, char *value)
{
	request *q = to;

	q->called = true;
	q->seen = value;
	return value == NULL || strcmp(value, "bad") != 0;
}

static bool take_flag(void *to, const char *arg)
{
	request *q = to;

	q->flag = arg;
	return arg[1] != '-';
}

static const char *way_word(size_t i)
{
	return i == 0 ? "by-cost" : i == 1 ? "none" : NULL;
}

static const smr_cli_option options[] = {
	{"--json", SMR_CLI_FLAG, .at = offsetof(request, json), .variable = "SAMARA_TEST_JSON",
	 .sets = "yes"},
	{"--text", SMR_CLI_TEXT, .at = offsetof(request, text)},
	{"--number", SMR_CLI_NUMBER, .at = offsetof(request, number), .least = 1, .most = 9},
	{"--call", SMR_CLI_CALL, .take = take_seen, .value = "good news"},
	{"--maybe", SMR_CLI_MAYBE, .take = take_seen},
	{"--count", SMR_CLI_MAYBE, .take = take_seen, .is_value = smr_cli_is_number},
	{"--fp", SMR_CLI_TEXT, .at = offsetof(request, fp), .words = "strict fast"},
	{"--way", SMR_CLI_TEXT, .at = offsetof(request, way), .word = way_word, .open = true},
	{"--check", SMR_CLI_SETTING, .at = offsetof(request, check), .variable = "SAMARA_CHECK"},
	{"--jason", SMR_CLI_FLAG, .at = offsetof(request, json), .hidden = true},
};

enum { MOST = 6 };

/* Parses the words before NULL into @p q; returns the error. */
static const char *take(request *q, int flags, ...)
{
	const smr_cli_options o = {.list = options,
				   .n = sizeof(options) / sizeof(options[0]),
				   .file = offsetof(request, file),
				   .flag = flags ? take_flag : NULL};
	static char words[MOST][32];
	char *argv[MOST + 1] = {(char[]){"command"}};
	const char *word;
	int argc = 1;
	va_list list;

	*q = (request){0};
	va_start(list, flags);
	while ((word = va_arg(list, const char *)) != NULL) {
		argv[argc] = strcpy(words[argc], word);
		argc++;
	}
	va_end(list);
	return smr_cli_take(&o, argc, argv, q) == SMR_OK ? NULL : smr_errmsg();
}

static void test_each_kind(void **state)
{
	request q;

	assert_null(take(&q, false, "--json", "--text=a=b", "x.mlir", "--number", "9", NULL));
	assert_true(q.json);
	assert_string_equal(q.text, "a=b");
	assert_string_equal(q.file, "x.mlir");
	assert_int_equal(q.number, 9);
	assert_null(take(&q, false, "--call", "v", NULL));
	assert_string_equal(q.seen, "v");
	assert_null(take(&q, false, "--maybe", "v", NULL));
	assert_true(q.called);
	assert_null(q.seen);
	assert_string_equal(q.file, "v");
	assert_null(take(&q, false, "--maybe=v", NULL));
	assert_string_equal(q.seen, "v");
	assert_null(take(&q, true, "-O3", NULL));
	assert_string_equal(q.flag, "-O3");
}

#define LIST "options: --json, --text, --number, --call, --maybe, --count, --fp, --way, --check"

static void test_wrong(void **state)
{
	static const char *const numbers[] = {"0", "10", "+1", "1x", ""};
	request q;

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
		char told[96];

		snprintf(told, sizeof(told),
			 "what is '%s'? --number takes a whole number from 1 to 9", numbers[i]);
		assert_string_equal(take(&q, false, "--number", numbers[i], NULL), told);
	}
	assert_string_equal(take(&q, false, "--number=18446744073709551617", NULL),
			    "what is '--number=18446744073709551617'? --number takes a whole "
			    "number from 1 to 9");
	assert_string_equal(take(&q, false, "--call", "bad", NULL),
			    "what is 'bad'? --call takes good news");
	assert_string_equal(take(&q, false, "--call", NULL),
			    "what is '--call'? --call takes good news");
	assert_string_equal(take(&q, false, "--text", NULL),
			    "what is '--text'? --text takes a value: TEXT");
	assert_string_equal(take(&q, false, "--json=1", NULL),
			    "what is '--json=1'? --json takes no value");
	assert_string_equal(take(&q, false, "--jso", NULL),
			    "what is '--jso'? (did you mean --json?) " LIST);
	assert_string_equal(take(&q, false, "-O3", NULL), "what is '-O3'? " LIST);
	assert_string_equal(take(&q, true, "--quarrel", NULL), "what is '--quarrel'? " LIST);
	assert_string_equal(take(&q, false, "a", "b", NULL),
			    "what is 'b'? there is 'a' already; arguments of a program or a "
			    "script come after --");
}

static void test_values_that_may_be_there(void **state)
{
	request q;

	assert_null(take(&q, false, "--count", "5", "x.mlir", NULL));
	assert_string_equal(q.seen, "5");
	assert_string_equal(q.file, "x.mlir");
	assert_null(take(&q, false, "--count", "x.mlir", NULL));
	assert_null(q.seen);
	assert_string_equal(q.file, "x.mlir");
	assert_null(take(&q, false, "--count=5", NULL));
	assert_string_equal(q.seen, "5");
	assert_true(smr_cli_is_output("table.txt"));
	assert_false(smr_cli_is_output("prog.cpp"));
	assert_false(smr_cli_is_output("-O2"));
}

static void test_words(void **state)
{
	request q;

	assert_null(take(&q, false, "--fp=strict", NULL));
	assert_string_equal(q.fp, "strict");
	assert_null(take(&q, false, "--fp", "fast", "x", NULL));
	assert_string_equal(q.fp, "fast");
	assert_string_equal(q.file, "x");
	assert_string_equal(take(&q, false, "--fp", "loose", NULL),
			    "what is 'loose'? --fp takes strict or fast");
	assert_string_equal(
		take(&q, false, "--fp=strikt", NULL),
		"what is '--fp=strikt'? (did you mean strict?) --fp takes strict or fast");
	assert_null(take(&q, false, "--way=random:1", NULL));
	assert_string_equal(q.way, "random:1");
}

static void test_settings(void **state)
{
	request q;

	unsetenv("SAMARA_CHECK");
	assert_null(take(&q, false, "--check", "always", NULL));
	assert_string_equal(q.check, "always");
	assert_null(take(&q, false, "--check=never", NULL));
	assert_string_equal(q.check, "never");
	assert_null(getenv("SAMARA_CHECK"));
	assert_string_equal(take(&q, false, "--check=maybe", NULL),
			    "what is '--check=maybe'? --check takes sample, always or never");
}

static void test_variables_count_where_the_option_is_not_given(void **state)
{
	request q;

	setenv("SAMARA_CHECK", "never", 1);
	setenv("SAMARA_TEST_JSON", "yes", 1);
	assert_null(take(&q, false, "x", NULL));
	assert_string_equal(q.check, "never");
	assert_true(q.json);
	assert_null(take(&q, false, "--check=always", NULL));
	assert_string_equal(q.check, "always");
	setenv("SAMARA_CHECK", "maybe", 1);
	setenv("SAMARA_TEST_JSON", "1", 1);
	assert_null(take(&q, false, "x", NULL));
	assert_null(q.check);
	assert_false(q.json);
	setenv("SAMARA_CHECK", "", 1);
	assert_null(take(&q, false, "x", NULL));
	assert_null(q.check);
	unsetenv("SAMARA_CHECK");
	unsetenv("SAMARA_TEST_JSON");
}

static void test_a_program_gets_what_was_given(void **state)
{
	const smr_cli_options o = {SMR_CLI_OPTIONS(options)};
	smr_environment e = {0};
	request q = {.json = true, .check = "always"};

	assert_int_equal(smr_environment_begin(&e), SMR_OK);
	assert_int_equal(smr_cli_environment(&o, &q, &e), SMR_OK);
	assert_string_equal(smr_environment_get(&e, "SAMARA_CHECK"), "always");
	assert_string_equal(smr_environment_get(&e, "SAMARA_TEST_JSON"), "yes");
	assert_null(getenv("SAMARA_CHECK"));
	smr_environment_free(&e);
}

static void test_what_stands_for_a_value(void **state)
{
	static const smr_cli_option file = {"-o", SMR_CLI_TEXT, .metavar = "FILE"};

	assert_null(smr_cli_metavar(&options[0]));
	assert_string_equal(smr_cli_metavar(&options[1]), "TEXT");
	assert_string_equal(smr_cli_metavar(&options[2]), "N");
	assert_string_equal(smr_cli_metavar(&options[6]), "WORD");
	assert_string_equal(smr_cli_metavar(&file), "FILE");
}

static void take_nothing(void *to, char *arg)
{
	((request *)to)->seen = arg;
}

static void test_slips_among_words_of_others(void **state)
{
	smr_cli_options o = {SMR_CLI_OPTIONS(options), .other = take_nothing, .sees_slips = true};
	request q = {0};
	char *flag[] = {(char[]){"command"}, (char[]){"--sysroot=/x"}, NULL};
	char *slip[] = {(char[]){"command"}, (char[]){"--nunber=3"}, NULL};

	assert_int_equal(smr_cli_take(&o, 2, flag, &q), SMR_OK);
	assert_string_equal(q.seen, "--sysroot=/x");
	assert_int_equal(smr_cli_take(&o, 2, slip, &q), SMR_EINVAL);
	assert_non_null(strstr(smr_errmsg(), "what is '--nunber=3'? (did you mean --number?)"));
	assert_false(smr_cli_is_slip(&o, "--fat"));
	assert_false(smr_cli_is_slip(&o, "-fp"));
	assert_true(smr_cli_is_slip(&o, "--jsn"));
	o.sees_slips = false;
	assert_int_equal(smr_cli_take(&o, 2, slip, &q), SMR_OK);
}

static void test_devices(void **state)
{
	static const char *const wrong[] = {"", ":4", "h100:", "h100:0", "h100:9", "h100:-1"};
	uint64_t n;

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		char text[16];

		snprintf(text, sizeof(text), "%s", wrong[i]);
		assert_false(smr_cli_devices(text, 8, &n));
		assert_string_equal(text, wrong[i]); /* messages name the argument */
	}
	assert_true(smr_cli_devices((char[]){"h100:8"}, 8, &n));
	assert_int_equal(n, 8);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_each_kind),
		cmocka_unit_test(test_wrong),
		cmocka_unit_test(test_values_that_may_be_there),
		cmocka_unit_test(test_words),
		cmocka_unit_test(test_settings),
		cmocka_unit_test(test_variables_count_where_the_option_is_not_given),
		cmocka_unit_test(test_a_program_gets_what_was_given),
		cmocka_unit_test(test_what_stands_for_a_value),
		cmocka_unit_test(test_slips_among_words_of_others),
		cmocka_unit_test(test_devices),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
