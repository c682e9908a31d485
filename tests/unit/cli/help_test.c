/* Help, manual pages, completion and documents, from the tables of two commands of this test. */
#include "cli/help.h"

#include <string.h>

#include "unit.h"

static const smr_cli_option options_of_make[] = {
	{"-o", SMR_CLI_TEXT, .metavar = "FILE", .help = "Where it goes."},
	{"--way", SMR_CLI_TEXT, .words = "quick safe", .initial = "safe", .help = "How. Or not."},
	{"--tune", SMR_CLI_MAYBE, .metavar = "SECONDS", .help = "Measure it's time."},
	{"--off", SMR_CLI_FLAG, .variable = "SAMARA_TEST", .sets = "off", .help = "Do nothing."},
	{"--away", SMR_CLI_FLAG, .hidden = true},
};
static const smr_cli_option options_of_look[] = {
	{"--json", SMR_CLI_FLAG, .help = "Print JSON."},
};
static const smr_cli_options make = {SMR_CLI_OPTIONS(options_of_make)};
static const smr_cli_options look = {SMR_CLI_OPTIONS(options_of_look)};
static const smr_cli_form forms[] = {
	{.verb = "make", .operands = "FILE", .about = "Make it.", .options = &make},
	{.verb = "make all", .about = "Make all."},
	{.verb = "look", .operands = "FILE", .about = "Look at it.", .options = &look},
};
static const smr_cli_form only[] = {{.operands = "[NAME]", .options = &look}};
static const smr_command work = {.name = "work",
				 .about = "the work",
				 SMR_CLI_FORMS(forms),
				 .text = "First line.\n  kept  as is\n.dot"};
static const smr_command plain = {.name = "plain", .about = "no verbs", SMR_CLI_FORMS(only)};
static const smr_command secret = {.name = "secret"};
const smr_command *const smr_commands[] = {&work, &plain, &secret, NULL};

const smr_cli_variable smr_cli_variables[] = {{"SAMARA_TEST_ALL", "Of all."}, {NULL, NULL}};

static smr_str out;

static int clear(void **state)
{
	smr_str_free(&out);
	return 0;
}

static void has(const char *part)
{
	if (strstr(smr_str_text(&out), part) == NULL)
		fail_msg("no \"%s\" in:\n%s", part, smr_str_text(&out));
}

static void lacks(const char *part)
{
	if (strstr(smr_str_text(&out), part) != NULL)
		fail_msg("\"%s\" in:\n%s", part, smr_str_text(&out));
}

static void lines_are_broken_at_blanks(void **state)
{
	smr_help_wrap(&out, "one two three\nfour\n  five  six seven", 0, 2, 9);
	assert_string_equal(smr_str_text(&out),
			    "  one two\n  three\n  four\n    five  six seven\n");
	smr_str_clear(&out);
	smr_help_wrap(&out, "a-word-that-is-longer x", 4, 6, 12);
	assert_string_equal(smr_str_text(&out), "  a-word-that-is-longer\n      x\n");
}

static void options_are_spelled_as_they_are_given(void **state)
{
	static const char *const spelled[] = {"-o FILE", "--way=quick|safe", "--tune[=SECONDS]",
					      "--off"};

	for (size_t i = 0; i < sizeof(spelled) / sizeof(spelled[0]); i++) {
		smr_str_clear(&out);
		smr_help_spelling(&out, &options_of_make[i]);
		assert_string_equal(smr_str_text(&out), spelled[i]);
	}
}

static void help_has_each_form_with_its_options(void **state)
{
	smr_help_text(&out, &work, -1, 80);
	has("usage: samara work make [OPTION ...] FILE\n"
	    "       samara work make all [OPTION ...]\n"
	    "       samara work look [--json] FILE\n");
	has("\nFirst line.\n  kept  as is\n");
	has("\nsamara work make FILE\n  Make it.\nsamara work make all\n  Make all.\n"
	    "  -o FILE             Where it goes.\n");
	has("  --way=quick|safe    How. Or not. Default: safe.\n");
	has("  --off               Do nothing. Environment: SAMARA_TEST=off.\n");
	lacks("--away");
	smr_str_clear(&out);
	smr_help_text(&out, &work, 2, 80);
	assert_string_equal(smr_str_text(&out), "usage: samara work look [--json] FILE\n\n"
						"samara work look FILE\n  Look at it.\n"
						"  --json              Print JSON.\n");
	smr_str_clear(&out);
	smr_help_text(&out, &plain, -1, 80);
	assert_string_equal(smr_str_text(&out), "usage: samara plain [--json] [NAME]\n\n"
						"  --json              Print JSON.\n");
	smr_str_clear(&out);
	smr_help_commands(&out, 80);
	has("  work       the work\n");
	lacks("secret");
}

static void verbs_are_found_by_their_words(void **state)
{
	char *argv[] = {(char[]){"work"}, (char[]){"make"}, (char[]){"all"}, NULL};

	assert_int_equal(smr_cli_verb_words(&forms[0], 3, argv), 1);
	assert_int_equal(smr_cli_verb_words(&forms[1], 3, argv), 2);
	assert_int_equal(smr_cli_verb_words(&forms[1], 2, argv), 0);
	assert_int_equal(smr_cli_verb_words(&forms[2], 3, argv), 0);
	assert_int_equal(smr_cli_verb_words(&only[0], 3, argv), 0);
	assert_ptr_equal(smr_cli_form_options(&work, 1), &make);
}

static void manuals_are_no_commands_of_troff(void **state)
{
	smr_help_man(&out, &work);
	has(".TH SAMARA\\-WORK 1 ");
	has(".SH NAME\nsamara\\-work \\- the work\n");
	has(".nf\n  kept  as is\n.fi\n");
	has("\n\\&.dot\n");
	has(".TP\n.B \\-\\-way=quick|safe\nHow. Or not. Default: safe.\n");
	has("Measure it\\(aqs time.\n");
	smr_str_clear(&out);
	smr_help_man(&out, NULL);
	has(".B work\nthe work\n");
	has(".SH ENVIRONMENT\n.TP\n.B SAMARA_TEST_ALL\nOf all.\n");
	lacks("secret");
}

static void documents_have_a_table_for_each_form(void **state)
{
	smr_help_markdown(&out, NULL);
	has("## samara work\n\nPurpose: the work.\n");
	has("| `--way=quick\\|safe` | How. Or not. Default: safe. |\n");
	has("    kept  as is\n");
	lacks("secret");
}

static void shells_get_options_words_and_verbs(void **state)
{
	smr_help_bash(&out);
	has("_samara_commands='work plain'\n");
	has("\twork) echo 'make look' ;;\n");
	has("\twork) echo '-o --way= --tune= --off --json --help' ;;\n");
	has("\t'work --way') echo 'quick safe' ;;\n");
	smr_str_clear(&out);
	smr_help_zsh(&out);
	has("'--way=[How]:value:(quick safe)'");
	has("'--tune=-[Measure its time]::value:_files'");
	smr_str_clear(&out);
	smr_help_fish(&out);
	has("complete -c samara -n '__fish_seen_subcommand_from work' -l way -x -a 'quick safe' -d "
	    "'How'\n");
	has("complete -c samara -n '__fish_seen_subcommand_from work' -s o -r -d 'Where it "
	    "goes'\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_teardown(lines_are_broken_at_blanks, clear),
		cmocka_unit_test_teardown(options_are_spelled_as_they_are_given, clear),
		cmocka_unit_test_teardown(help_has_each_form_with_its_options, clear),
		cmocka_unit_test_teardown(verbs_are_found_by_their_words, clear),
		cmocka_unit_test_teardown(manuals_are_no_commands_of_troff, clear),
		cmocka_unit_test_teardown(documents_have_a_table_for_each_form, clear),
		cmocka_unit_test_teardown(shells_get_options_words_and_verbs, clear),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
