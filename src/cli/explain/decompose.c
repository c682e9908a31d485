/* samara decompose: prints the codelets of a program, and the loops that are none. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/decompose/info.h"
#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/explain/decompose.h"
#include "cli/json.h"
#include "cli/options.h"

typedef struct request {
	bool as_json, as_dot, nests;
	const char *file, *fp;
	int nflags;
	const char **flags;
	size_t nsizes;
	smr_setting *sizes;
} request;

bool smr_cli_take_size(char *text, smr_setting *out)
{
	char *equals = strchr(text, '='), *end;
	long long v;

	if (equals == NULL || equals == text)
		return false;
	errno = 0;
	v = strtoll(equals + 1, &end, 0);
	if (errno != 0 || end == equals + 1 || *end != '\0')
		return false;
	*equals = '\0';
	*out = (smr_setting){text, v};
	return true;
}

static bool take_size(void *to, char *text)
{
	request *q = to;

	return smr_cli_take_size(text, &q->sizes[q->nsizes++]);
}

static bool take_flag(void *to, const char *arg)
{
	request *q = to;

	if (arg[1] == '-')
		return false;
	q->flags[q->nflags++] = arg;
	return true;
}

static const smr_cli_option options[] = {
	SMR_CLI_JSON_ROW(request, as_json, "Print the codelets as JSON."),
	{"--dot", SMR_CLI_FLAG, .at = offsetof(request, as_dot),
	 .help = "Print them for Graphviz."},
	{"--nests", SMR_CLI_FLAG, .at = offsetof(request, nests),
	 .help = "In JSON: the canonical form and feature vector of each nest as well."},
	SMR_CLI_SET_ROW(take_size),
	SMR_CLI_FP_ROW(request, fp),
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options),
					    .file = offsetof(request, file), .flag = take_flag};

static smr_status print_codelets(const request *q, const smr_program *p)
{
	smr_codelets_params params = SMR_INIT(smr_codelets_params);
	const smr_codelets *c;
	char *text;
	smr_status st = SMR_OK;

	params.sizes = q->sizes;
	params.nsizes = q->nsizes;
	params.nests = q->nests;
	SMR_TRY(smr_program_describe(p, &params, &c));
	if (!q->as_json)
		q->as_dot ? smr_cli_codelets_dot(c) : smr_cli_codelets_table(c);
	else if ((st = smr_codelets_json(c, SMR_CLI_DIGITS, &text)) == SMR_OK)
		st = smr_cli_put_text(text);
	smr_codelets_free(c);
	return st;
}

smr_status smr_cli_check_sizes(const smr_program *p, const smr_setting *sizes, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!smr_program_has_size(p, sizes[i].name))
			return smr_fail(SMR_EINVAL,
					"--set: no size is called '%s'; shapes name them, as n "
					"in f32[n]",
					sizes[i].name);
	return SMR_OK;
}

static smr_status decompose_program(const request *q)
{
	smr_open_params params = SMR_INIT(smr_open_params);
	smr_ctx *ctx = NULL;
	smr_program *p = NULL;
	smr_status st;

	params.strict = smr_cli_is(q->fp, "strict");
	params.fast = q->fp != NULL && !params.strict;
	params.cflags = q->flags;
	smr_progress_begin("decomposing %s", q->file);
	st = smr_open(&params, &ctx);
	if (st == SMR_OK)
		st = smr_decompose(ctx, q->file, &p);
	smr_progress_finish();
	if (st == SMR_OK)
		st = smr_cli_check_sizes(p, q->sizes, q->nsizes);
	if (st == SMR_OK)
		st = print_codelets(q, p);
	smr_program_close(p);
	smr_close(ctx);
	return st;
}

static int parse_and_decompose(int argc, char **argv, request *q)
{
	smr_status st = smr_cli_take(&all_options, argc, argv, q);

	if (st != SMR_OK)
		return smr_cli_usage(&smr_command_decompose, "%s", smr_errmsg());
	if (q->file == NULL)
		return smr_cli_usage(&smr_command_decompose, "which file?");
	if (decompose_program(q) == SMR_OK)
		return 0;
	if (strncmp(smr_errmsg(), q->file, strlen(q->file)) == 0) /* the message already begins with
								     the file */
		return smr_cli_fail("decompose", "%s", smr_errmsg());
	return smr_cli_fail("decompose", "%s: %s", q->file, smr_errmsg());
}

static int run_decompose_command(int argc, char **argv)
{
	request q = {.flags = smr_calloc((size_t)argc + 2, sizeof(*q.flags)),
		     .sizes = smr_calloc((size_t)argc, sizeof(*q.sizes))};
	int rc;

	if (q.flags == NULL || q.sizes == NULL) {
		rc = smr_cli_fail("decompose", "no memory for options");
	} else {
		q.flags[q.nflags++] = "-O2";
		rc = parse_and_decompose(argc, argv, &q);
	}
	smr_free(q.flags);
	smr_free(q.sizes);
	return rc;
}

static const smr_cli_form forms[] = {
	{.operands = "[COMPILER-FLAG ...] FILE", .options = &all_options}};

const smr_command smr_command_decompose = {
	.name = "decompose",
	.about = "the codelets of a program, their costs, and the loops that are none",
	SMR_CLI_FORMS(forms),
	.text = "Lists the codelets of a C source (.c .i), bitcode (.bc .ll), a flow (.smr), or of "
		"an object, archive, library or executable that `samara cc` built.",
	.run = run_decompose_command,
};
