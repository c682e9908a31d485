/* samara explain: prints the chosen plan, its alternatives and the predicted costs. */
#include "cli/explain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/api.h"
#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/explain/decompose.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/passes.h"
#include "cli/run/model.h"
#include "cli/run/model_arrays.h"
#include "cli/run/script.h"

enum { MOST = 1000000000 };

typedef struct request {
	const char *file, *inputs, *machine, *fp, *entry;
	bool as_json, fixed;
	long threads;
	smr_fuse fuse;
	uint64_t fuse_seed;
	smr_explain_limit limit;
	/* of C programs */
	size_t nflags, nsizes;
	const char **flags;
	smr_setting *sizes;
} request;

static bool take_size(void *to, char *text)
{
	request *q = to;

	return smr_cli_take_size(text, &q->sizes[q->nsizes++]);
}

static bool take_fuse(void *to, char *text)
{
	request *q = to;

	return smr_cli_fuse_way(text, &q->fuse, &q->fuse_seed);
}

static bool take_flag(void *to, const char *arg)
{
	request *q = to;

	if (arg[1] == '-' || arg[1] == '\0')
		return false;
	q->flags[q->nflags++] = arg;
	return true;
}

static const smr_cli_option options[] = {
	{"--all", SMR_CLI_FLAG, .at = offsetof(request, limit.all),
	 .help = "Show everything, not just what takes longest."},
	{"--part", SMR_CLI_NUMBER, .at = offsetof(request, limit.part), .most = MOST,
	 .help = "Show one part of the plan."},
	{"--op", SMR_CLI_NUMBER, .at = offsetof(request, limit.op), .most = MOST,
	 .help = "Show one op and its kernel; of a program of C: one codelet."},
	{"--inputs", SMR_CLI_TEXT, .at = offsetof(request, inputs), .metavar = "IN.npz",
	 .help = "Arrays whose sizes the arguments have, where the program leaves sizes open."},
	SMR_CLI_FUSE_ROW("Explain this plan instead."),
	{"--machine", SMR_CLI_TEXT, .at = offsetof(request, machine), .metavar = "NAME",
	 .help = "Of FILE.mlir: the plan on another machine, a file of machines/ or a path."},
	SMR_CLI_ENTRY_ROW(request, entry),
	SMR_CLI_SET_ROW(take_size),
	SMR_CLI_THREADS_ROW(request, threads),
	{"--deterministic", SMR_CLI_FLAG, .at = offsetof(request, fixed),
	 .help = "As for `samara run`."},
	SMR_CLI_FP_ROW(request, fp),
	SMR_CLI_JSON_ROW(request, as_json, "Print JSON, for programs."),
	SMR_CLI_PASSES,
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options),
					    .file = offsetof(request, file), .flag = take_flag};

static bool is_tensor_program(const request *q)
{
	return smr_cli_is_mlir(q->file);
}

/* ---- C programs, and flows ---------------------------------------------------------------- */

static smr_status explain_program(const request *q, const smr_program *p)
{
	smr_codelets_params params = SMR_INIT(smr_codelets_params);
	const smr_codelets *c;
	char *text;
	smr_status st = SMR_OK;

	if (q->limit.part >= 0)
		return smr_fail(SMR_EINVAL, "--part is of tensor programs: codelets have --op");
	params.sizes = q->sizes;
	params.nsizes = q->nsizes;
	params.ways = 1;
	params.one = q->limit.op >= 0;
	params.id = q->limit.op >= 0 ? (uint32_t)q->limit.op : 0;
	SMR_TRY(smr_program_describe(p, &params, &c));
	if (!q->as_json)
		smr_cli_explain_print_codelets(c);
	else if ((st = smr_codelets_json(c, SMR_CLI_DIGITS, &text)) == SMR_OK)
		st = smr_cli_put_text(text);
	smr_codelets_free(c);
	return st;
}

static smr_status explain_codelets(const request *q, smr_ctx *ctx)
{
	smr_program *p = NULL;
	smr_status st = smr_decompose(ctx, q->file, &p);

	if (st == SMR_OK)
		st = smr_cli_check_sizes(p, q->sizes, q->nsizes);
	if (st == SMR_OK)
		st = explain_program(q, p);
	(void)smr_program_close(p);
	return st;
}

/* ---- tensor programs ---------------------------------------------------------------------- */

static void print_plan(const request *q, const smr_explained *o)
{
	smr_cli_explain_print(o, &q->limit);
	smr_cli_passes_print();
}

/* Arguments of unknown sizes get the sizes of the given arrays. */
static smr_status explain_with(const request *q, smr_ctx *ctx, const smr_arrays *sizes)
{
	smr_load_params l = SMR_INIT(smr_load_params);
	smr_explain_params e = SMR_INIT(smr_explain_params);
	const smr_explained *o;
	char *text;
	smr_status st = SMR_OK;

	l.path = q->file;
	l.entry = q->entry;
	l.fuse = q->fuse;
	l.fuse_seed = q->fuse_seed;
	l.args = sizes->list;
	l.nargs = sizes->n;
	e.model = &l;
	e.machine = q->machine;
	e.part = q->limit.part >= 0 ? (uint64_t)q->limit.part : 0;
	e.op = q->limit.op >= 0 ? (uint64_t)q->limit.op : 0;
	SMR_TRY(smr_explain(ctx, &e, &o));
	smr_progress_finish();
	if (q->limit.part == 0 || q->limit.op == 0) /* they are numbered from 1 */
		st = smr_fail(SMR_ENOTFOUND, "there is no %s 0, but %llu",
			      q->limit.op == 0 ? "op" : "part",
			      q->limit.op == 0 ? (unsigned long long)o->after
					       : (unsigned long long)o->nparts);
	else if (q->as_json && (st = smr_explained_json(o, SMR_CLI_DIGITS, &text)) == SMR_OK)
		st = smr_cli_passes_put_text(text, stdout);
	else if (st == SMR_OK)
		print_plan(q, o);
	smr_explained_free(o);
	return st;
}

static smr_status explain_tensor_program(const request *q)
{
	smr_open_params p = SMR_INIT(smr_open_params);
	smr_arrays sizes = {0};
	smr_npz in = {0};
	smr_ctx *ctx = NULL;
	smr_status st = SMR_OK;

	p.threads = (int)q->threads;
	p.deterministic = q->fixed;
	p.strict = smr_cli_is(q->fp, "strict");
	p.fast = q->fp != NULL && !p.strict;
	p.cflags = q->flags;
	if (q->inputs != NULL)
		st = smr_npz_read(q->inputs, &in);
	if (st == SMR_OK && q->inputs != NULL)
		st = smr_arrays_sizes(&in, &sizes);
	if (st == SMR_OK)
		st = smr_open(&p, &ctx);
	if (st == SMR_OK)
		ctx->runner.watch = smr_cli_passes();
	if (st == SMR_OK)
		st = is_tensor_program(q) ? explain_with(q, ctx, &sizes) : explain_codelets(q, ctx);
	(void)smr_close(ctx);
	smr_arrays_free(&sizes);
	smr_npz_free(&in);
	return st;
}

static int parse_and_explain(int argc, char **argv, request *q)
{
	smr_status st = smr_cli_take(&all_options, argc, argv, q);

	if (st != SMR_OK)
		return smr_cli_usage(&smr_command_explain, "%s", smr_errmsg());
	if (q->file == NULL)
		return smr_cli_usage(&smr_command_explain, "which file?");
	if (q->machine != NULL && !is_tensor_program(q))
		return smr_cli_usage(&smr_command_explain,
				     "--machine is for tensor programs (FILE.mlir)");
	if (q->entry != NULL && !is_tensor_program(q))
		return smr_cli_usage(&smr_command_explain,
				     "--entry is for tensor programs (FILE.mlir)");
	if (smr_cli_passes() != NULL && !is_tensor_program(q))
		return smr_cli_usage(&smr_command_explain, "passes are of tensor programs "
							   "(FILE.mlir) and scripts (FILE.dml)");
	smr_progress_begin("explaining %s", q->file);
	st = explain_tensor_program(q);
	smr_progress_finish();
	return st == SMR_OK ? 0 : smr_cli_fail("explain", "%s", smr_errmsg());
}

static int run_others(int argc, char **argv)
{
	request q = {.limit = {.part = -1, .op = -1},
		     .flags = smr_calloc((size_t)argc + 2, sizeof(*q.flags)),
		     .sizes = smr_calloc((size_t)argc, sizeof(*q.sizes))};
	int rc;

	if (q.flags == NULL || q.sizes == NULL) {
		rc = smr_cli_fail("explain", "no memory for options");
	} else {
		q.flags[q.nflags++] = "-O2";
		rc = parse_and_explain(argc, argv, &q);
	}
	smr_free(q.flags);
	smr_free(q.sizes);
	return rc;
}

static int run_explain_command(int argc, char **argv)
{
	return smr_cli_has_file(argc, argv, ".dml")
		       ? smr_cli_explain_script(&smr_command_explain, argc, argv)
		       : run_others(argc, argv);
}

static const smr_cli_form forms[] = {
	{.operands = "FILE.mlir",
	 .about = "Show which ops are fused, what else was considered and what each plan was taken "
		  "to take; then for each kernel what could run it, with predicted and measured "
		  "times, and why the others cannot. Nothing is run or compiled.",
	 .options = &all_options},
	{.operands = "[COMPILER-FLAG ...] FILE.c",
	 .about = "Of a program of C, or a flow (all that `samara decompose` takes): show each "
		  "codelet, what it is made of and what could run it, where sizes are known."},
	{.operands = "FILE.dml [-- NAME=VALUE ...]",
	 .about = "Of a script of SystemDS: show blocks, sizes and flows with their plans as far "
		  "as they are certain before it runs, with marks on what waits for data. Of files "
		  "the .mtd is read.",
	 .options = &smr_cli_explain_script_options},
};

const smr_command smr_command_explain = {
	.name = "explain",
	.about = "the plan of a program, what else there was, and what each would take",
	SMR_CLI_FORMS(forms),
	.more = "The total of a plan is start + read + write + compute - hidden + compile: reading "
		"and computing go on together, so the less of the two is hidden; compiling is "
		"shared out over the runs to be expected. Plans: rule (what is cheap to compute is "
		"computed again), once (nothing is computed twice), all (all that can be is "
		"fused), none (each op alone).",
	.run = run_explain_command,
};
