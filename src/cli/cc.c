/* samara cc, c++, fc: the compiler drivers. */
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "front/c/driver.h"

/* The compiler's own words, behind its name. */
typedef struct request {
	char **words;
	int n;
} request;

static void take_word(void *to, char *arg)
{
	request *q = to;

	q->words[q->n++] = arg;
}

static const smr_cli_option options[] = {
	{"--errno", SMR_CLI_SETTING, .variable = "SAMARA_ERRNO"},
	{"--opaque", SMR_CLI_SETTING, .variable = "SAMARA_OPAQUE"},
	{"--runtime", SMR_CLI_SETTING, .variable = "SAMARA_RUNTIME"},
};

static const smr_cli_options all_options = {
	.list = options, .n = sizeof(options) / sizeof(options[0]), .other = take_word};

static int run(const smr_command *c, int argc, char **argv)
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
		rc = smr_cc_main(q.n, q.words);
	smr_free(q.words);
	return rc;
}

static int run_cc(int argc, char **argv)
{
	return run(&smr_command_cc, argc, argv);
}

static int run_cxx(int argc, char **argv)
{
	return run(&smr_command_cxx, argc, argv);
}

static int run_fc(int argc, char **argv)
{
	return run(&smr_command_fc, argc, argv);
}

#define OWN_OPTIONS                                                                                \
	"  --opaque=all     loops that cannot be lifted are asked about wherever their code can\n" \
	"                   stand alone; gain (the default): where it may be faster on this\n"     \
	"                   machine than on the one compiled for; none: nowhere\n"                 \
	"  --errno=strict   math functions that may set errno are not lifted; math (the "          \
	"default):\n"                                                                              \
	"                   unless the file reads errno\n"                                         \
	"  --runtime=guest  what the program links: nothing that it could notice, with code\n"     \
	"                   made by a helper process (the default); library: libsamara in the\n"   \
	"                   process, which SAMARA_* steer (docs/guest.md)\n"                       \
	"Environment:\n"                                                                           \
	"  SAMARA_LIFT=say  print every flow, and why other loops are left alone\n"

const smr_command smr_command_cc = {
	.name = "cc",
	.args = "CLANG-ARGS",
	.about = "the compiler: clang, with a guard before every loop nest it can lift",
	.more = "clang-19 with your command line, a plug-in, and libsamara-rt when it links: use\n"
		"it as CC=samara-cc (which is `samara cc` in one word) for make, CMake and\n"
		"autotools. It is plain clang at -O0, for other targets, without a C library\n"
		"(-nostdlib, -ffreestanding), and where loops are counted or checked (-fsanitize,\n"
		"-fprofile-*, --coverage). Its own options:\n" OWN_OPTIONS
		"  SAMARA_CLANG     the clang to call\n"
		"For what clang takes: clang-19 --help. docs/cc.md tells more.",
	.run = run_cc,
	.alone = true,
};

const smr_command smr_command_cxx = {
	.name = "c++",
	.args = "CLANG-ARGS",
	.about = "... of C++",
	.more = "clang++-19 as `samara cc` calls clang-19: CXX=samara-c++. Loops that may throw\n"
		"are left alone. Its own options:\n" OWN_OPTIONS
		"  SAMARA_CLANGXX   the clang++ to call (or SAMARA_CLANG: a clang)\n"
		"For what clang takes: clang++-19 --help. docs/cc.md tells more.",
	.run = run_cxx,
	.alone = true,
};

const smr_command smr_command_fc = {
	.name = "fc",
	.args = "FLANG-ARGS",
	.about = "... of Fortran",
	.more = "flang-new-19 as `samara cc` calls clang-19: FC=samara-fc. Its own "
		"options:\n" OWN_OPTIONS "  SAMARA_FLANG     the flang to call\n"
		"For what flang takes: flang-new-19 --help. docs/cc.md tells more.",
	.run = run_fc,
	.alone = true,
};
