/* samara run: build (cached) and run. Without a report the program takes our place; with one we
 * wait, and end as it ended. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "cli/child.h"
#include "cli/cli.h"
#include "cli/model.h"
#include "cli/options.h"
#include "cli/passes.h"
#include "cli/program.h"
#include "cli/script.h"
#include "fleet/local.h"

typedef struct request {
	bool report, as_json, sandboxed, fixed, off;
	const char *report_file;
	const char *cluster; /* a folder, or "local:N"; NULL: none */
	smr_program_sources *program;
} request;

static bool take_tune(void *to, char *text)
{
	char seconds[32];
	double s;

	if (!smr_cli_tune(text, &s))
		return false;
	snprintf(seconds, sizeof(seconds), "%g", s);
	return setenv("SAMARA_TUNE", seconds, 1) == 0;
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
	{"--report", SMR_CLI_MAYBE, .take = take_report, .is_value = smr_cli_is_output},
	{"--json", SMR_CLI_FLAG, .at = offsetof(request, as_json)},
	{"--fp", SMR_CLI_SETTING, .variable = "SAMARA_FP"},
	{"--check", SMR_CLI_SETTING, .variable = "SAMARA_CHECK"},
	{"--impl", SMR_CLI_SETTING, .variable = "SAMARA_IMPL"},
	{"--threads", SMR_CLI_SETTING, .variable = "SAMARA_THREADS"},
	{"--code", SMR_CLI_SETTING, .variable = "SAMARA_CODE"},
	{"--via", SMR_CLI_SETTING, .variable = "SAMARA_VIA"},
	{"--wasm-path", SMR_CLI_SETTING, .variable = "SAMARA_WASM_PATH"},
	{"--errno", SMR_CLI_SETTING, .variable = "SAMARA_ERRNO"},
	{"--opaque", SMR_CLI_SETTING, .variable = "SAMARA_OPAQUE"},
	{"--trace", SMR_CLI_SETTING, .variable = "SAMARA_TRACE"},
	{"--tune", SMR_CLI_MAYBE, .take = take_tune, .is_value = smr_cli_is_number,
	 .value = "a number of seconds"},
	{"--target=wasm", SMR_CLI_FLAG, .at = offsetof(request, sandboxed)},
	{"--deterministic", SMR_CLI_FLAG, .at = offsetof(request, fixed)},
	{"--cluster", SMR_CLI_TEXT, .at = offsetof(request, cluster)},
	{"--off", SMR_CLI_FLAG, .at = offsetof(request, off)},
};

static const smr_cli_options all_options = {
	.list = options, .n = sizeof(options) / sizeof(options[0]), .other = take_word};

/* WebAssembly has no fused operation: where their bits count clang gets to write none. */
static void unfuse(const request *q)
{
	static char apart[] = "-ffp-contract=off";
	const char *fp = getenv("SAMARA_FP");

	if (q->sandboxed && (fp == NULL || strcmp(fp, "strict") == 0))
		smr_program_take(q->program, apart);
}

/* What the program is told by its environment. */
static bool tell_program(const request *q)
{
	unfuse(q);
	return (!q->sandboxed || /* every codelet that can, in the sandbox */
		(setenv("SAMARA_IMPL", "wasm", 1) == 0 && setenv("SAMARA_FORCE", "1", 1) == 0)) &&
	       (!q->fixed || setenv("SAMARA_DETERMINISTIC", "1", 1) == 0) &&
	       (!q->off || setenv("SAMARA", "off", 1) == 0);
}

static void print_report(const char *rows, const char *file, bool as_json)
{
	FILE *to = file != NULL ? fopen(file, "we") : stderr;

	if (to == NULL)
		smr_cli_fail("run", "cannot write the report %s: %s", file, strerror(errno));
	else if (smr_cli_print_report(rows, as_json, to) != SMR_OK)
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
	print_report(rows, q->report_file, q->as_json);
	unlink(rows);
	return status;
}

/* The cluster to use, which local:N makes. */
static smr_status open_cluster(const request *q, smr_local **local)
{
	const char *force = getenv("SAMARA_FORCE"), *dir = q->cluster;
	unsigned n = 0;
	bool is_local;

	SMR_TRY(smr_local_parse(q->cluster, &is_local, &n));
	/* work that must be sent must find the nodes; other work begins here meanwhile */
	if (is_local) {
		SMR_TRY(smr_local_up(n, force != NULL && strcmp(force, "1") == 0, local));
		dir = smr_local_dir(*local);
	}
	if (setenv("SAMARA_CLUSTER", dir, 1) != 0 ||
	    (is_local && setenv("SAMARA_SHARED_CORES", "1", 1) != 0))
		return smr_fail(SMR_ENOMEM, "no memory");
	return SMR_OK;
}

static int run_program(const request *q, smr_program_file *program)
{
	const smr_child c = {.command = "run", .program = program->path, .args = q->program->args};
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
	if (smr_program_build(q->program, &program) != SMR_OK)
		/* the compiler has told already */
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
	else if (!tell_program(&q))
		rc = smr_cli_fail("run", "no memory");
	else
		rc = build_and_run(&q);
	smr_free(q.program); /* until exec or exit */
	return rc;
}

/* Tensor programs and scripts run in this process; who asks for a cluster is told so. */
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

static int run(int argc, char **argv)
{
	if (smr_cli_has_file(argc, argv, ".mlir"))
		return run_whole(argc, argv, smr_cli_run_model);
	return smr_cli_has_file(argc, argv, ".dml") ? run_whole(argc, argv, smr_cli_run_script)
						    : run_c(argc, argv);
}

const smr_command smr_command_run = {
	.name = "run",
	.args = "[OPTIONS] [COMPILER-FLAGS] FILE.c|FILE.cpp ... [-- ARGS]\n"
		"       samara run [OPTIONS] FILE.mlir\n"
		"       samara run [OPTIONS] FILE.dml [-- NAME=VALUE ...]",
	.about = "compile a program (cached), run it, report what was done and what not",
	.more = "Builds the C or C++ program (-O3 -march=native unless you say otherwise) and runs "
		"it.\n"
		"  --report[=FILE]  after the run, a table of codelets on stderr or into FILE\n"
		"  --json           that report as JSON\n"
		"  --fp=fast        sums, maxima and functions may be computed in another order, "
		"and "
		"rounded\n"
		"                   otherwise; else what is replaced has the same bits "
		"(--fp=strict)\n"
		"  --check=sample   the first call of each kernel is checked at some points "
		"(default);\n"
		"                   always: every call; never\n"
		"  --impl=NAME      only this implementation: nest, strip, onednn, openblas, dot,\n"
		"                   dot-strip, tally, bitcode (loops that are no nests), wasm\n"
		"  --threads=N      at most N threads\n"
		"  --tune[=SECONDS] every way to run each codelet is measured at its first call, "
		"and the\n"
		"                   original loops; later runs without --tune use what was found\n"
		"  --deterministic  the same bits each time, at any number of threads and nodes\n"
		"  --via=loop       every codelet goes through a transport, here within the "
		"process\n"
		"  --via=ucx:unix:PATH, tls:tcp:HOST:PORT  every codelet goes to a `samara node "
		"--listen`\n"
		"  --code=text      generated code goes to nodes as its flow's text, and they make "
		"their "
		"own;\n"
		"                   archive (default): signed, once to each node\n"
		"  --target=wasm    every codelet that can runs as WebAssembly, in a sandbox\n"
		"  --wasm-path=core|component  its functions are called (core), or a component "
		"with\n"
		"                   it inside; the bits are the same\n"
		"  --cluster=local:N  start a server and N nodes here for this run, and hand them "
		"what pays\n"
		"  --cluster=DIR    use the cluster of this folder (samara cluster, samara node)\n"
		"  --trace=FILE     where and when codelets ran on the cluster, for Perfetto\n"
		"  --errno=strict, --opaque=none|gain|all  as of samara cc\n"
		"  --off            run the original loops\n"
		"A program that `samara cc` built takes these from the environment: "
		"SAMARA_REPORT,\n"
		"SAMARA_FP, SAMARA_CHECK, SAMARA_IMPL, SAMARA_THREADS,\n"
		"SAMARA_DETERMINISTIC=1, SAMARA_VIA, SAMARA_CLUSTER, SAMARA_TRACE, SAMARA_TUNE, "
		"SAMARA=off;\n"
		"SAMARA_FORCE=1 sends all it can.\n"
		"\n"
		"FILE.mlir is a StableHLO program, as jax.jit(f).lower(x).as_text() gives it:\n"
		"  --inputs=IN.npz  its arguments: arrays arg0, arg1 ... (bf16 and f8 as their "
		"bits,\n"
		"                   uint16 and uint8)\n"
		"  --random=SEED    made-up arguments instead: floats in [-1, 1), integers in [0, "
		"8)\n"
		"  --outputs=O.npz  its results go there: out0, out1 ...; without, some are shown\n"
		"  --repeat=N       runs it N times and tells the times\n"
		"  --parts          its results by device: out0@0, out0@1 ..., as its shardings "
		"say; so\n"
		"                   it is too where arguments come so, arg0@0, arg0@1 ...\n"
		"  --report[=FILE]  after the run, what each op took and what ran it\n"
		"  --json           the times as JSON, and what devices exchange, and with\n"
		"                   --report that\n"
		"  --whole          one device, also where the program says how its arrays are "
		"cut\n"
		"                   over several\n"
		"  --strategy=dp=N,tp=N,sp=N,fsdp,pp=N,mb=M,gpipe,remat\n"
		"                   a program of one device on several, threads of one process: "
		"parts\n"
		"                   of the batch, of weights; stages that the program marks; "
		"remat: what it\n"
		"                   would keep for its way back is computed anew there\n"
		"  --fuse=WAY       which ops become one: cost (those for which that is cheaper; "
		"the\n"
		"                   default), none, all (that can), once (nothing is computed "
		"twice),\n"
		"                   rule (cheap ones, whatever the sizes), random:SEED\n"
		"  --tune[=SECONDS] its first run measures what runs each kernel best and which "
		"tiles,\n"
		"                   vectors and parts its generated code should have, for a minute "
		"or so\n"
		"                   many seconds at most; later runs without --tune use what was "
		"found\n"
		"  --simplify=none  the ops are those of the program, however much of them is "
		"known\n" SMR_CLI_PASSES_HELP "\n"
		"  --threads, --deterministic, --fp=strict, --impl as above\n"
		"\n"
		"FILE.dml is a script of SystemDS; $NAME is VALUE in it:\n"
		"  --scripts=DIR    builtin functions written in DML, NAME.dml each; or the jar "
		"of\n"
		"                   SystemDS, in which FILE.dml is looked for, too\n"
		"  --stats          how often something was computed, and by how many flows\n"
		"  --memory=4G      what its matrices may take at one time: files that do not fit "
		"are read rows\n"
		"                   after rows, what would take more is refused; else as much as "
		"is "
		"free, or\n"
		"                   as SAMARA_MEMORY says\n"
		"  --report[=FILE]  each flow: where and why it was made, how often it was found "
		"again, times,\n"
		"                   what runs its ops; to stderr, with --json as JSON\n"
		"  -d, --time-passes, --threads, --deterministic as above; -nvargs NAME=VALUE ... "
		"and -args VALUE ... "
		"instead\n"
		"                   of -- are understood\n"
		"SAMARA_MEMORY=16G is the memory that there is for one, SAMARA_MEMORY=off as much "
		"as it takes.",
	.run = run,
};
