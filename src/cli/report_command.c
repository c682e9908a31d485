/* samara report: what a program wrote to the file that SAMARA_REPORT named. */
#include "cli/cli.h"
#include "cli/options.h"

typedef struct request {
	const char *file;
	bool as_json;
} request;

static const smr_cli_option options[] = {
	{"--json", SMR_CLI_FLAG, .at = offsetof(request, as_json)},
};

static const smr_cli_options all_options = {.list = options,
					    .n = sizeof(options) / sizeof(options[0]),
					    .file = offsetof(request, file)};

static int run(int argc, char **argv)
{
	request q = {0};

	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		return smr_cli_usage(&smr_command_report, "%s", smr_errmsg());
	if (q.file == NULL)
		return smr_cli_usage(&smr_command_report, "which file?");
	if (smr_cli_print_report(q.file, q.as_json, stdout) != SMR_OK)
		return smr_cli_fail("report", "%s", smr_errmsg());
	return 0;
}

const smr_command smr_command_report = {
	.name = "report",
	.args = "[--json] FILE",
	.about = "print what a program wrote with SAMARA_REPORT=FILE",
	.more = "The table of `samara run --report`, of a program that `samara cc` built with the\n"
		"library runtime (docs/cc.md) and that ran with SAMARA_REPORT=FILE; also while it\n"
		"runs, and after it crashed.\n"
		"  --json  as JSON",
	.run = run,
};
