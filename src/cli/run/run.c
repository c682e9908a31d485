/* samara run: builds a program (cached) and runs it. Without a report the program replaces this
 * process; with one this process waits, and ends in the same way. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/os/environment.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/passes.h"
#include "cli/run/model.h"
#include "cli/run/program.h"
#include "cli/run/script.h"
#include "cli/run/subprocess.h"
#include "cluster/dispatch/local.h"
#include "front/c/driver.h"

typedef struct request {
	bool report, as_json, sandboxed, fixed, off;
	const char *report_file, *tune;
	const char *cluster; /* a folder, or "local:N"; NULL: none */
	const char *fp, *check, *impl, *device, *matmul, *threads, *code, *via, *wasm, *trace;
	smr_cc_settings how;
	smr_program_sources *program;
	smr_environment env; /* environment of the program */
} request;

static bool take_tune(void *to, char *text)
{
	double s;

	((request *)to)->tune = text != NULL ? text : "60";
	return smr_cli_tune(text, &s);
}

/* Clang has an option of this name, too. */
static bool take_target(void *to, char *text)
{
	static char own[] = "-target";
	request *q = to;

	q->sandboxed = strcmp(text, "wasm") == 0;
	if (!q->sandboxed && strcmp(text, "native") != 0) {
		smr_program_take(q->program, own);
		smr_program_take(q->program, text);
	}
	return *text != '\0';
}

static bool take_report(void *to, char *file)
{
	request *q = to;

	q->report = true;
	q->report_file = file;
	return file == NULL || *file != '\0';
}

static void take_word(void *to, char *arg)
{
	smr_program_take(((request *)to)->program, arg);
}

static const smr_cli_option options[] = {
	{"--report", SMR_CLI_MAYBE, .take = take_report, .is_value = smr_cli_is_output,
	 .metavar = "FILE",
	 .help = "After the run, print a table of codelets, on stderr or into FILE: what was "
		 "replaced, by what, and what was not, and why."},
	SMR_CLI_JSON_ROW(request, as_json, "Print that report as JSON."),
	{"--fp", SMR_CLI_SETTING, .at = offsetof(request, fp), .variable = "SAMARA_FP",
	 .initial = "strict",
	 .help = "strict: what is replaced has the same bits. fast, reassoc: sums, maxima and "
		 "functions may be computed in another order, and rounded otherwise."},
	{"--check", SMR_CLI_SETTING, .at = offsetof(request, check), .variable = "SAMARA_CHECK",
	 .initial = "sample",
	 .help = "Compare with the original loops. sample: the first call of each kernel, at some "
		 "points. always: every call."},
	{"--impl", SMR_CLI_SETTING, .at = offsetof(request, impl), .variable = "SAMARA_IMPL",
	 .metavar = "NAME", .help = "Use this implementation only."},
	{"--device", SMR_CLI_SETTING, .at = offsetof(request, device), .variable = "SAMARA_DEVICE",
	 .initial = "cpu",
	 .help = "gpu: the first NVIDIA GPU runs every codelet that it can. auto: a codelet runs "
		 "where the prediction, with transfers, is shorter. webgpu: WebGPU's device runs "
		 "every codelet that it can."},
	SMR_CLI_MATMUL_ROW(request, matmul),
	{"--threads", SMR_CLI_SETTING, .at = offsetof(request, threads),
	 .variable = "SAMARA_THREADS", .metavar = "N", .initial = "all processors",
	 .help = "Use at most N threads."},
	{"--tune", SMR_CLI_MAYBE, .take = take_tune, .is_value = smr_cli_is_number,
	 .variable = "SAMARA_TUNE", .metavar = "SECONDS", .value = "a number of seconds",
	 .help = "Measure every way to run each codelet at its first call, and the original loops, "
		 "for a minute or so many seconds at most. Later runs without --tune use what was "
		 "found."},
	{"--deterministic", SMR_CLI_FLAG, .at = offsetof(request, fixed),
	 .variable = "SAMARA_DETERMINISTIC",
	 .help = "The same bits each time, at any number of threads and nodes."},
	{"--off", SMR_CLI_FLAG, .at = offsetof(request, off), .variable = "SAMARA", .sets = "off",
	 .help = "Run the original loops."},
	SMR_CLI_ERRNO_ROW(request, how.errno_is),
	SMR_CLI_OPAQUE_ROW(request, how.opaque),
	{"--target", SMR_CLI_CALL, .take = take_target, .words = "native wasm", .open = true,
	 .metavar = "wasm|TARGET", .initial = "native",
	 .help = "wasm: every codelet that can runs as WebAssembly, in a sandbox. Other words are "
		 "the compiler's."},
	{"--wasm-path", SMR_CLI_SETTING, .at = offsetof(request, wasm),
	 .variable = "SAMARA_WASM_PATH", .initial = "core",
	 .help = "How WebAssembly is called. core: its functions. component: a component with it "
		 "inside. The bits are the same."},
	{"--cluster", SMR_CLI_TEXT, .at = offsetof(request, cluster), .metavar = "DIR|local:N",
	 .help = "Hand codelets to the cluster of this folder where that pays (samara cluster, "
		 "samara node). local:N: start a server and N nodes here for this run."},
	{"--via", SMR_CLI_SETTING, .at = offsetof(request, via), .variable = "SAMARA_VIA",
	 .metavar = "loop|TRANSPORT:ADDRESS",
	 .help = "Send every codelet to a `samara node --listen`: ucx:unix:PATH or "
		 "tls:tcp:HOST:PORT. loop: through a transport within the process."},
	{"--code", SMR_CLI_SETTING, .at = offsetof(request, code), .variable = "SAMARA_CODE",
	 .initial = "archive",
	 .help = "How generated code goes to nodes. archive: signed, once to each node. text: as "
		 "the text of its flow, of which nodes make their own."},
	{"--trace", SMR_CLI_SETTING, .at = offsetof(request, trace), .variable = "SAMARA_TRACE",
	 .metavar = "FILE",
	 .help = "Write where and when codelets ran on the cluster, for Perfetto."},
	SMR_CLI_QUIET_ROW,
};

static const smr_cli_options all_options = {SMR_CLI_OPTIONS(options), .other = take_word,
					    .sees_slips = true};

/* WebAssembly has no fused multiply-add: in strict mode clang must not generate any, so that
 * results are bitwise equal. */
static void disable_fp_contraction(const request *q)
{
	static char apart[] = "-ffp-contract=off";

	if (q->sandboxed && (q->fp == NULL || strcmp(q->fp, "strict") == 0))
		smr_program_take(q->program, apart);
}

/* Sets the environment of the program. */
static smr_status set_program_environment(request *q)
{
	smr_environment *e = &q->env;

	disable_fp_contraction(q);
	SMR_TRY(smr_environment_begin(e));
	SMR_TRY(smr_cli_environment(&all_options, q, e));
	if (q->tune != NULL)
		SMR_TRY(smr_environment_set(e, "SAMARA_TUNE", q->tune));
	if (!q->sandboxed)
		return SMR_OK;
	/* every codelet that can run in the sandbox does */
	SMR_TRY(smr_environment_set(e, "SAMARA_IMPL", "wasm"));
	return smr_environment_set(e, "SAMARA_FORCE", "1");
}

static void print_report(const char *rows, const char *file, bool as_json,
			 const smr_environment *env)
{
	FILE *to = file != NULL ? fopen(file, "we") : stderr;

	if (to == NULL)
		smr_cli_fail("run", "cannot write the report %s: %s", file, strerror(errno));
	else if (smr_cli_print_report(rows, as_json, env, to) != SMR_OK)
		smr_cli_fail("run", "%s", smr_errmsg());
	if (to != NULL && to != stderr)
		fclose(to);
}

static int run_reporting(const request *q, const smr_child *c)
{
	char rows[SMR_CHILD_ROWS];
	int status = smr_child_run_reporting(c, rows);

	if (rows[0] == '\0')
		return status;
	print_report(rows, q->report_file, q->as_json, &q->env);
	unlink(rows);
	return status;
}

/* Opens the cluster to use; local:N starts one. */
static smr_status open_cluster(request *q, smr_local **local)
{
	const char *force = smr_environment_get(&q->env, "SAMARA_FORCE"), *dir = q->cluster;
	unsigned n = 0;
	bool is_local;

	SMR_TRY(smr_local_parse(q->cluster, &is_local, &n));
	/* work that must be remote waits for the nodes; other work starts here meanwhile */
	if (is_local) {
		SMR_TRY(smr_local_up(n, force != NULL && strcmp(force, "1") == 0, &q->env, local));
		dir = smr_local_dir(*local);
	}
	SMR_TRY(smr_environment_set(&q->env, "SAMARA_CLUSTER", dir));
	return is_local ? smr_environment_set(&q->env, "SAMARA_SHARED_CORES", "1") : SMR_OK;
}

static int run_program(request *q, smr_program_file *program)
{
	const smr_child c = {.command = "run",
			     .program = program->path,
			     .args = q->program->args,
			     .env = &q->env};
	smr_local *local = NULL;
	int status;

	smr_child_hold_signals();
	if (q->cluster != NULL && open_cluster(q, &local) != SMR_OK) {
		status = smr_cli_fail("run", "%s", smr_errmsg());
		smr_local_down(local);
		smr_child_let_signals();
		return status;
	}
	if (!q->report && program->folder[0] == '\0' && local == NULL)
		return smr_child_become(&c);
	status = q->report ? run_reporting(q, &c) : smr_child_run(&c);
	smr_local_down(local);
	smr_program_forget(program);
	return status == -1 ? smr_cli_fail("run", "the program could not be started")
			    : smr_child_end_like(status);
}

static int build_and_run(request *q)
{
	smr_program_file program;
	int rc;

	q->report |= q->as_json;
	if (smr_program_build(q->program, &q->how, &program) != SMR_OK)
		/* the compiler has already printed the error */
		return *smr_errmsg() != '\0' ? smr_cli_fail("run", "%s", smr_errmsg()) : 1;
	q->program->args[0] = program.path;
	rc = run_program(q, &program);
	smr_program_forget(&program);
	return rc;
}

static int run_c(int argc, char **argv)
{
	int own, rc;
	request q = {.program = smr_program_begin(argc, argv, &own)};

	if (q.program == NULL)
		return smr_cli_fail("run", "no memory");
	if (smr_cli_take(&all_options, own, argv, &q) != SMR_OK)
		rc = smr_cli_usage(&smr_command_run, "%s", smr_errmsg());
	else if (q.program->nsources == 0)
		rc = smr_cli_usage(&smr_command_run, "which program?");
	else if (set_program_environment(&q) != SMR_OK)
		rc = smr_cli_fail("run", "%s", smr_errmsg());
	else
		rc = build_and_run(&q);
	smr_environment_free(&q.env);
	smr_free(q.program); /* valid until exec or exit */
	return rc;
}

/* Tensor programs and scripts run in this process; a request for a cluster is reported as an
 * error. */
static bool wants_cluster(int argc, char **argv)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (strncmp(argv[i], "--cluster", 9) == 0 &&
		    (argv[i][9] == '\0' || argv[i][9] == '='))
			return true;
	return false;
}

static int run_whole(int argc, char **argv, int (*run)(int argc, char **argv))
{
	static const char only[] = "only codelets of C programs go to clusters; .mlir and .dml run "
				   "in this process";
	const char *cluster = getenv("SAMARA_CLUSTER");

	if (wants_cluster(argc, argv))
		return smr_cli_usage(&smr_command_run, "--cluster: %s", only);
	if (cluster != NULL && *cluster != '\0')
		(void)smr_cli_fail("run", "SAMARA_CLUSTER is not used: %s", only);
	return run(argc, argv);
}

static int run_run_command(int argc, char **argv)
{
	if (smr_cli_has_mlir(argc, argv))
		return run_whole(argc, argv, smr_cli_run_model);
	return smr_cli_has_file(argc, argv, ".dml") || smr_cli_has_file(argc, argv, ".lineage")
		       ? run_whole(argc, argv, smr_cli_run_script)
		       : run_c(argc, argv);
}

static const smr_cli_form forms[] = {
	{.operands = "[COMPILER-FLAG ...] FILE.c|FILE.cpp ... [-- ARG ...]",
	 .about = "Build the program (-O3 -march=native unless you say otherwise), keep it in the "
		  "cache, and run it.",
	 .options = &all_options},
	{.operands = "FILE.mlir",
	 .about = "Run a StableHLO program, as jax.jit(f).lower(x).as_text() gives it, or as MLIR "
		  "bytecode (FILE.mlirbc), or what jax.export's serialize() gives.",
	 .options = &smr_cli_model_options},
	{.operands = "FILE.dml [-- NAME=VALUE ...]",
	 .about = "Run a script of SystemDS; $NAME is VALUE in it. -nvargs NAME=VALUE ... and "
		  "-args VALUE ... are understood in place of --.",
	 .options = &smr_cli_run_script_options},
};

static const smr_cli_variable variables[] = {
	{"SAMARA_FORCE", "1: send to the cluster all that can be sent."},
	{"SAMARA_CLUSTER",
	 "The cluster's folder, or local:N, as --cluster, for programs that `samara cc` built."},
	{"SAMARA_REPORT",
	 "A file: a program that `samara cc` built writes its report there (`samara report`)."},
	{"SAMARA_MEMORY",
	 "The memory that there is for a script, as 16G; off: as much as it takes."},
};

const smr_command smr_command_run = {
	.name = "run",
	.about = "compile a program (cached), run it, report what was done and what not",
	SMR_CLI_FORMS(forms),
	SMR_CLI_VARIABLES(variables),
	.more = "A program that `samara cc` built with the library runtime takes the same settings "
		"from the environment.",
	.run = run_run_command,
};
