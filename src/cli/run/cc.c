/* samara cc, c++, fc: the compiler drivers. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "front/c/driver.h"

/* The arguments of the compiler, after its name. */
typedef struct request {
	char **words;
	int n;
	smr_cc_settings how;
} request;

static void take_word(void *to, char *arg)
{
	request *q = to;

	q->words[q->n++] = arg;
}

static const smr_cli_option options[] = {
	SMR_CLI_ERRNO_ROW(request, how.errno_is),
	SMR_CLI_OPAQUE_ROW(request, how.opaque),
	{"--runtime", SMR_CLI_SETTING, .at = offsetof(request, how.runtime),
	 .variable = "SAMARA_RUNTIME", .initial = "guest",
	 .help = "The runtime in the program. guest: one that it cannot notice, with code made by "
		 "a helper process. library: libsamara in the process, which SAMARA_* steer "
		 "(docs/reference/guest.md)."},
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options), .other = take_word};

static int run_compiler_driver(const smr_command *c, int argc, char **argv)
{
	request q = {.words = smr_calloc((size_t)argc + 1, sizeof(*q.words)), .n = 1};
	char name[8];
	int rc;

	if (q.words == NULL)
		return smr_cli_fail(c->name, "no memory");
	strncpy(name, c->name, sizeof(name) - 1);
	name[sizeof(name) - 1] = '\0';
	q.words[0] = name;
	if (smr_cli_take(&all_options, argc, argv, &q) != SMR_OK)
		rc = smr_cli_usage(c, "%s", smr_errmsg());
	else
		rc = smr_cc_main(q.n, q.words, &q.how);
	smr_free(q.words);
	return rc;
}

static int run_cc(int argc, char **argv)
{
	return run_compiler_driver(&smr_command_cc, argc, argv);
}

static int run_cxx(int argc, char **argv)
{
	return run_compiler_driver(&smr_command_cxx, argc, argv);
}

static int run_fc(int argc, char **argv)
{
	return run_compiler_driver(&smr_command_fc, argc, argv);
}

static const smr_cli_variable cc_variables[] = {
	{"SAMARA_CLANG", "The clang to call."},
	{"SAMARA_LIFT", "say: print every flow, and why other loops are left alone."},
};

static const smr_cli_variable cxx_variables[] = {
	{"SAMARA_CLANGXX", "The clang++ to call; or SAMARA_CLANG: a clang."},
	{"SAMARA_LIFT", "say: print every flow, and why other loops are left alone."},
};

static const smr_cli_variable fc_variables[] = {
	{"SAMARA_FLANG", "The flang to call."},
	{"SAMARA_LIFT", "say: print every flow, and why other loops are left alone."},
};

static const smr_cli_form cc_forms[] = {{.operands = "CLANG-ARG ...", .options = &all_options}};
static const smr_cli_form fc_forms[] = {{.operands = "FLANG-ARG ...", .options = &all_options}};

const smr_command smr_command_cc = {
	.name = "cc",
	.about = "the compiler: clang, with a guard before every loop nest it can lift",
	SMR_CLI_FORMS(cc_forms),
	SMR_CLI_VARIABLES(cc_variables),
	.text = "Calls clang-19 with your command line, a plug-in, and libsamara-rt when it links. "
		"Use it as CC=samara-cc (which is `samara cc` in one word) for make, CMake and "
		"autotools. It is plain clang at -O0, for other targets, without a C library "
		"(-nostdlib, -ffreestanding), and where loops are counted or checked (-fsanitize, "
		"-fprofile-*, --coverage). Its own options:",
	.more = "For what clang takes: clang-19 --help. docs/howto/cc.md tells more.",
	.run = run_cc,
	.alone = true,
};

const smr_command smr_command_cxx = {
	.name = "c++",
	.about = "the same compiler for C++",
	SMR_CLI_FORMS(cc_forms),
	SMR_CLI_VARIABLES(cxx_variables),
	.text = "Calls clang++-19 as `samara cc` calls clang-19: CXX=samara-c++. Loops that may "
		"throw are left alone. Its own options:",
	.more = "For what clang takes: clang++-19 --help. docs/howto/cc.md tells more.",
	.run = run_cxx,
	.alone = true,
};

const smr_command smr_command_fc = {
	.name = "fc",
	.about = "the same compiler for Fortran",
	SMR_CLI_FORMS(fc_forms),
	SMR_CLI_VARIABLES(fc_variables),
	.text = "Calls flang-new-19 as `samara cc` calls clang-19: FC=samara-fc. Its own options:",
	.more = "For what flang takes: flang-new-19 --help. docs/howto/cc.md tells more.",
	.run = run_fc,
	.alone = true,
};
