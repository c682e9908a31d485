/* samara run and samara explain of a DML script. */
#include "cli/run/script.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "api/memory.h"
#include "api/script/script.h"
#include "base/alloc.h"
#include "cli/cli.h"
#include "cli/json.h"
#include "cli/options.h"
#include "cli/passes.h"
#include "cli/run/script_jar.h"
#include "cli/run/script_report.h"

typedef struct request {
	const char *file, *library, *report_file, *memory, *device, *matmul, *reuse, *reuse_memory;
	long threads;
	bool fixed, lineage, stats, report, as_json, explains, runs;
	smr_explain_limit limit;
} request;

static bool take_report(void *to, char *file)
{
	request *q = to;

	q->report = true;
	q->report_file = file;
	return file == NULL || *file != '\0';
}

#define SCRIPTS_ROW                                                                             \
	{"--scripts", SMR_CLI_TEXT, .at = offsetof(request, library), .metavar = "DIR|JAR",     \
	 .help = "Builtin functions written in DML, NAME.dml each; or the jar of SystemDS, in " \
		 "which FILE.dml is looked for, too."}
#define FIXED_ROW                                                         \
	{"--deterministic", SMR_CLI_FLAG, .at = offsetof(request, fixed), \
	 .help = "The same bits each time, at any number of threads."}

static const smr_cli_option options[] = {
	SCRIPTS_ROW,
	{"--memory", SMR_CLI_TEXT, .at = offsetof(request, memory), .metavar = "SIZE",
	 .initial = "SAMARA_MEMORY, or as much as is free",
	 .help = "Limit of the memory of its matrices, as 4G. Files that do not fit are read "
		 "rows after rows; a statement that needs more is refused."},
	{"--reuse", SMR_CLI_TEXT, .at = offsetof(request, reuse), .words = "none full partial",
	 .initial = "none",
	 .help = "Keep results for later iterations and calls: full: of equal operations on equal "
		 "operands; partial: also of parts of a result, whose sums are in another order."},
	{"--reuse-memory", SMR_CLI_TEXT, .at = offsetof(request, reuse_memory), .metavar = "SIZE",
	 .initial = "an eighth of the memory",
	 .help = "Limit of the results that --reuse keeps, as 512M."},
	{"--lineage", SMR_CLI_FLAG, .at = offsetof(request, lineage),
	 .help = "Record the operations that made each value: lineage(X) gives them, and write(X, "
		 "FILE) writes them to FILE.lineage."},
	{"--report", SMR_CLI_MAYBE, .take = take_report, .is_value = smr_cli_is_output,
	 .metavar = "FILE",
	 .help = "After the run, print each flow, on stderr or into FILE: where and why it was "
		 "made, how often it was found again, times, what runs its ops."},
	SMR_CLI_JSON_ROW(request, as_json, "Print the report as JSON."),
	{"--stats", SMR_CLI_FLAG, .at = offsetof(request, stats),
	 .help = "Print how often something was computed, by how many flows, and what compress() "
		 "did."},
	SMR_CLI_DEVICE_ROW(request, device),
	SMR_CLI_MATMUL_ROW(request, matmul),
	SMR_CLI_THREADS_ROW(request, threads),
	FIXED_ROW,
	SMR_CLI_QUIET_ROW,
	SMR_CLI_PASSES,
};

const smr_cli_options smr_cli_run_script_options = {SMR_CLI_OPTIONS(options),
						    .file = offsetof(request, file)};

static const smr_cli_option telling[] = {
	{"--run", SMR_CLI_FLAG, .at = offsetof(request, runs),
	 .help = "Run the script, without its output, and show each flow that its statements asked "
		 "for."},
	{"--all", SMR_CLI_FLAG, .at = offsetof(request, limit.all),
	 .help = "Show everything, not just what takes longest."},
	SCRIPTS_ROW,
	SMR_CLI_THREADS_ROW(request, threads),
	FIXED_ROW,
	SMR_CLI_JSON_ROW(request, as_json, "Print JSON."),
	SMR_CLI_PASSES,
	SMR_CLI_QUIET_ROW,
};

const smr_cli_options smr_cli_explain_script_options = {SMR_CLI_OPTIONS(telling),
							.file = offsetof(request, file)};

/* Parses name=value, -nvargs name=value ..., -args value ... */
smr_status smr_cli_script_arguments(int argc, char **argv, smr_script_argument *out, size_t *n)
{
	static char numbers[64][16];
	bool by_number = false;

	*n = 0;
	for (int i = 0; i < argc; i++) {
		char *equals = strchr(argv[i], '=');

		if (strcmp(argv[i], "-nvargs") == 0 || strcmp(argv[i], "-args") == 0) {
			by_number = argv[i][1] == 'a';
			continue;
		}
		if (by_number) {
			if (*n == sizeof(numbers) / sizeof(numbers[0]))
				return smr_fail(SMR_EINVAL, "more than %zu arguments", *n);
			snprintf(numbers[*n], sizeof(numbers[*n]), "%zu", *n + 1);
			out[*n] = (smr_script_argument){numbers[*n], argv[i]};
		} else if (equals == NULL || equals == argv[i]) {
			return smr_fail(SMR_EINVAL, "'%s' is no argument of a script: name=value",
					argv[i]);
		} else {
			*equals = '\0';
			out[*n] = (smr_script_argument){argv[i], equals + 1};
		}
		++*n;
	}
	return SMR_OK;
}

static smr_status take_memory(const char *option, const char *given, size_t *out)
{
	double bytes;

	if (given == NULL)
		return SMR_OK;
	SMR_TRY(smr_memory_size(option, given, &bytes));
	*out = bytes < 1 ? 1 : bytes < (double)SIZE_MAX ? (size_t)bytes : SIZE_MAX;
	return SMR_OK;
}

/* Prints output of the script; the progress line is removed first. */
static void print_along(void *arg, const char *s, size_t n)
{
	smr_progress_clear();
	fwrite(s, 1, n, stdout);
	fflush(stdout);
}

static void discard_output(void *arg, const char *s, size_t n)
{
}

/* ---- output --------------------------------------------------------------------------------- */

static smr_status print_static_analysis(const request *q, smr_script *script, FILE *to)
{
	const smr_foreseen_script *f;
	char *text;
	smr_status st = SMR_OK;

	SMR_TRY(smr_script_foresee(script, &f));
	if (!q->as_json)
		smr_cli_script_foreseen(f, &q->limit);
	else if ((st = smr_foreseen_script_json(f, SMR_CLI_DIGITS, &text)) == SMR_OK)
		st = smr_cli_passes_put_text(text, to);
	smr_foreseen_script_free(f);
	return st;
}

static smr_status print_explained_script(const request *q, const smr_explained_script *e, FILE *to)
{
	char *text;

	if (q->as_json) {
		SMR_TRY(smr_explained_script_json(e, SMR_CLI_DIGITS, &text));
		return smr_cli_passes_put_text(text, to);
	}
	if (q->explains)
		smr_cli_script_explain(e, &q->limit);
	else
		smr_cli_script_report(e, to);
	return SMR_OK;
}

static smr_status not_written(const request *q)
{
	return smr_fail(SMR_EIO, "cannot write %s: %s",
			q->report_file != NULL ? q->report_file : "the output", strerror(errno));
}

static smr_status write_script_report(const request *q, smr_script *script)
{
	FILE *to = q->explains ? stdout : stderr;
	const smr_explained_script *e;
	bool written;
	smr_status st;

	if (q->explains && !q->runs)
		return print_static_analysis(q, script, to);
	SMR_TRY(smr_script_tell(script, &e));
	if (q->report_file != NULL)
		to = fopen(q->report_file, "w");
	st = to != NULL ? print_explained_script(q, e, to) : not_written(q);
	smr_explained_script_free(e);
	if (to == NULL)
		return st;
	written = !ferror(to);
	if (q->report_file != NULL)
		written &= fclose(to) == 0;
	return written ? st : not_written(q);
}

/* ---- run ------------------------------------------------------------------------------------ */

static smr_status print_statistics(const smr_script *script)
{
	smr_script_stats stats = SMR_INIT(smr_script_stats);
	const smr_explained_script *e;

	SMR_TRY(smr_script_stat(script, &stats));
	SMR_TRY(smr_script_tell(script, &e));
	fprintf(stderr, "computed %llu times, by %llu flows\n", (unsigned long long)e->computed,
		(unsigned long long)e->made);
	if (stats.in_files > 0)
		fprintf(stderr, "read %llu of %llu elements of large files\n",
			(unsigned long long)stats.parsed, (unsigned long long)stats.in_files);
	smr_cli_script_reuse(e->reuse, stderr);
	smr_cli_script_compressions(e, stderr);
	smr_explained_script_free(e);
	return SMR_OK;
}

static smr_status run_script(const request *q, smr_ctx *ctx, const smr_script_open_params *r)
{
	smr_script *script = NULL;
	smr_status st;

	smr_keep_pages();
	st = smr_script_load(ctx, r,
			     q->explains ? SMR_SCRIPT_TELLS_PLANS
			     : q->report ? SMR_SCRIPT_TELLS_TIMES
					 : SMR_SCRIPT_TELLS_COUNTS,
			     &script);
	/* line-buffered: a reader, or a user who interrupts, has all output so far */
	setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
	if (st == SMR_OK && (!q->explains || q->runs))
		st = smr_script_run(script, NULL, 0);
	smr_progress_finish();
	if (st == SMR_OK && q->stats)
		st = print_statistics(script);
	if (st == SMR_OK && (q->report || q->explains))
		st = write_script_report(q, script);
	if (st == SMR_OK && !(q->as_json && (q->report || q->explains)))
		smr_cli_passes_print();
	(void)smr_script_close(script);
	return st;
}

static smr_status run_script_program(const request *q, int argc, char **argv)
{
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_script_argument *args = smr_calloc((size_t)argc + 1, sizeof(*args));
	smr_script_open_params r = SMR_INIT(smr_script_open_params);
	char *library = NULL, *in_jar = NULL;
	smr_ctx *ctx = NULL;
	smr_status st;

	o.threads = (int)q->threads;
	o.deterministic = q->fixed;
	o.device = q->device;
	smr_cli_set_matmul(q->matmul);
	r.path = q->file;
	st = smr_cli_scripts(q->library, &r.path, &library, &in_jar);
	r.library = library;
	r.args = args;
	r.lineage = q->lineage;
	r.reuse = smr_cli_is(q->reuse, "full")      ? SMR_SCRIPT_REUSE_FULL
		  : smr_cli_is(q->reuse, "partial") ? SMR_SCRIPT_REUSE_PARTIAL
						    : SMR_SCRIPT_REUSE_NONE;
	smr_progress_begin("%s %s", q->explains ? "explaining" : "running", q->file);
	r.print = q->explains ? discard_output : smr_progress_on() ? print_along : NULL;
	if (st == SMR_OK && args == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for arguments");
	if (st == SMR_OK)
		st = take_memory("--memory", q->memory, &r.memory);
	if (st == SMR_OK)
		st = take_memory("--reuse-memory", q->reuse_memory, &r.reuse_memory);
	if (st == SMR_OK)
		st = smr_cli_script_arguments(argc, argv, args, &r.nargs);
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	if (st == SMR_OK)
		ctx->runner.watch = smr_cli_passes();
	if (st == SMR_OK)
		st = run_script(q, ctx, &r);
	(void)smr_close(ctx);
	smr_progress_finish();
	smr_free(args);
	smr_free(library);
	smr_free(in_jar);
	return st;
}

/* Options come first; arguments after "--" are the script's. */
int smr_cli_script_options(int argc, char **argv)
{
	int own = 1;

	while (own < argc && strcmp(argv[own], "--") != 0 && strcmp(argv[own], "-nvargs") != 0 &&
	       strcmp(argv[own], "-args") != 0)
		own++;
	return own;
}

static int parse_and_run_script(int argc, char **argv, const smr_command *c,
				const smr_cli_options *known, request *q)
{
	int own = smr_cli_script_options(argc, argv);

	if (smr_cli_take(known, own, argv, q) != SMR_OK)
		return smr_cli_usage(c, "%s", smr_errmsg());
	own += own < argc && strcmp(argv[own], "--") == 0;
	return run_script_program(q, argc - own, argv + own) == SMR_OK
		       ? 0
		       : smr_cli_fail(c->name, "%s", smr_errmsg());
}

int smr_cli_run_script(int argc, char **argv)
{
	request q = {0};

	return parse_and_run_script(argc, argv, &smr_command_run, &smr_cli_run_script_options, &q);
}

int smr_cli_explain_script(const smr_command *c, int argc, char **argv)
{
	request q = {.explains = true, .limit = {.part = -1, .op = -1}};

	return parse_and_run_script(argc, argv, c, &smr_cli_explain_script_options, &q);
}
