/* samara report: prints the file that a program wrote by SAMARA_REPORT. */
#include "cli/cli.h"
#include "cli/options.h"

typedef struct request {
	const char *file;
	bool as_json;
} request;

static const smr_cli_option options[] = {
	SMR_CLI_JSON_ROW(request, as_json, "Print the rows as JSON."),
};

static const smr_cli_options all_options = {.list = options,
					    .n = sizeof(options) / sizeof(options[0]),
					    .file = offsetof(request, file)};

static int run_report_command(int argc, char **argv)
{
	request q = {0};

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_report, "%s", smr_errmsg());
	if (q.file == NULL)
		return smr_cli_usage(&smr_command_report, "which file?");
	if (smr_cli_print_report(q.file, q.as_json, NULL, stdout) != SMR_OK)
		return smr_cli_fail("report", "%s", smr_errmsg());
	return 0;
}

static const smr_cli_form forms[] = {{.operands = "FILE", .options = &all_options}};

const smr_command smr_command_report = {
	.name = "report",
	.about = "print what a program wrote with SAMARA_REPORT=FILE",
	SMR_CLI_FORMS(forms),
	.text = "Prints the table of `samara run --report` from the file that SAMARA_REPORT named. "
		"The program is one that `samara cc` built with the library runtime "
		"(docs/howto/cc.md). "
		"The file can be read while the program runs, and after it crashed.",
	.run = run_report_command,
};
