/* samara build of a DML script: runs it here on inputs of the expected sizes, and stores the code
 * generated for them with its text. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "aot/build.h"
#include "aot/script.h"
#include "back/back.h"
#include "base/alloc.h"
#include "base/fs.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/run/npz.h"
#include "cli/run/script.h"
#include "samara/samara.h"

enum { MOST = 32 /* limit of each: training files, inputs, outputs */ };

typedef struct request {
	const char *file, *out;
	bool archive;
	const char *trained[MOST]; /* files with inputs for training runs */
	size_t ntrained;
	const char *inputs[MOST], *outputs[MOST];
	size_t ninputs, noutputs;
	const smr_script_argument *args;
	size_t nargs;
} request;

static bool take_inputs(void *to, char *file)
{
	request *q = to;

	if (file == NULL || q->ntrained == MOST)
		return false;
	q->trained[q->ntrained++] = file;
	return true;
}

/* Parses "b,c". */
static bool take_outputs(void *to, char *names)
{
	request *q = to;
	char *rest = names;

	for (char *name; names != NULL && (name = strtok_r(rest, ",", &rest)) != NULL;) {
		if (q->noutputs == MOST)
			return false;
		q->outputs[q->noutputs++] = name;
	}
	return q->noutputs > 0;
}

static const smr_cli_option options[] = {
	{"-o", SMR_CLI_TEXT, .at = offsetof(request, out), .metavar = "[DIR/]NAME",
	 .help = "Where the library goes. NAME is a name of C."},
	{"--static", SMR_CLI_FLAG, .at = offsetof(request, archive),
	 .help = "Make libNAME.a instead of libNAME.so."},
	{"--inputs", SMR_CLI_CALL, .take = take_inputs, .metavar = "FILE.npz", .repeats = true,
	 .help = "Matrices by their names; once for each size that is to come. Without it the "
		 "script is run as it is."},
	{"--outputs", SMR_CLI_CALL, .take = take_outputs, .metavar = "NAME,NAME",
	 .help = "Variables for smr_script_result()."},
	SMR_CLI_QUIET_ROW,
};

const smr_cli_options smr_cli_build_script_options = {SMR_CLI_OPTIONS(options),
						      .file = offsetof(request, file)};

/* ---- inputs ---------------------------------------------------------------------------------- */

static smr_status value_of(const char *path, const smr_npz_array *x, smr_script_value *out)
{
	const smr_ndarray *a = &x->a;

	if (strcmp(a->dtype, "f64") != 0 || a->rank > 2)
		return smr_fail(SMR_EINVAL,
				"%s: %s is %s of rank %u; matrices of f64 are wanted, columns, or "
				"numbers",
				path, x->name, a->dtype, a->rank);
	*out = (smr_script_value){.name = x->name, .kind = SMR_SCRIPT_MATRIX, .data = a->data};
	out->rows = a->rank > 0 ? a->dims[0] : 1;
	out->cols = a->rank > 1 ? a->dims[1] : 1;
	if (a->rank == 0) {
		out->kind = SMR_SCRIPT_DOUBLE;
		memcpy(&out->number, a->data, sizeof(out->number));
	}
	return SMR_OK;
}

static smr_status run_on(smr_script *script, const char *path, const smr_npz *z)
{
	smr_script_value in[MOST];

	if (z->n > MOST)
		return smr_fail(SMR_EINVAL, "%s: more than %d inputs", path, MOST);
	for (size_t i = 0; i < z->n; i++)
		SMR_TRY(value_of(path, &z->arrays[i], &in[i]));
	return smr_script_run(script, in, z->n);
}

static void discard_output(void *arg, const char *s, size_t n)
{
}

/* Runs the script once per file, or once as it is if no inputs are given. */
static smr_status train_script(request *q, smr_ctx *ctx, smr_npz *files)
{
	smr_script_open_params p = SMR_INIT(smr_script_open_params);
	smr_script *script;
	smr_status st = SMR_OK;

	for (size_t i = 0; i < q->ntrained && st == SMR_OK; i++)
		st = smr_npz_read(q->trained[i], &files[i]);
	SMR_TRY(st);
	for (size_t i = 0; q->ntrained > 0 && i < files[0].n && i < MOST; i++)
		q->inputs[q->ninputs++] = files[0].arrays[i].name;
	p.path = q->file;
	p.args = q->args;
	p.nargs = q->nargs;
	p.inputs = q->inputs;
	p.ninputs = q->ninputs;
	p.outputs = q->outputs;
	p.noutputs = q->noutputs;
	p.print = discard_output;
	SMR_TRY(smr_script_open(ctx, &p, &script));
	for (size_t i = 0; i < q->ntrained && st == SMR_OK; i++)
		st = run_on(script, q->trained[i], &files[i]);
	if (q->ntrained == 0)
		st = smr_script_run(script, NULL, 0);
	(void)smr_script_close(script);
	return st;
}

/* ---- files ----------------------------------------------------------------------------------- */

static smr_status write_one(const char *path, const smr_str *s, mode_t mode)
{
	mode_t mask = umask(0);

	umask(mask);
	SMR_TRY(smr_write_file(path, smr_str_text(s), s->n, SMR_WRITE_FAST));
	return chmod(path, mode & ~mask) == 0 ? SMR_OK
					      : smr_fail(SMR_EIO, "%s: %s", path, strerror(errno));
}

static smr_status write_both(const request *q, const char *name, const smr_str *library,
			     const smr_str *header, uint32_t ncodes)
{
	char path[4096], beside[4096];

	if ((size_t)snprintf(path, sizeof(path), "%.*slib%s%s", (int)(name - q->out), q->out, name,
			     q->archive ? ".a" : ".so") >= sizeof(path) ||
	    (size_t)snprintf(beside, sizeof(beside), "%s.h", q->out) >= sizeof(beside))
		return smr_fail(SMR_EINVAL, "%s: the name is too long", q->out);
	SMR_TRY(write_one(path, library, 0777));
	SMR_TRY(write_one(beside, header, 0666));
	printf("%s: %zu bytes, %u files of generated code\n%s: %s_open()\n", path, library->n,
	       ncodes, beside, name);
	return SMR_OK;
}

static smr_status build_script_library(const request *q, const char *name, const char *cache)
{
	char code[4200];
	smr_aot_script b = {.name = name,
			    .path = q->file,
			    .args = q->args,
			    .nargs = q->nargs,
			    .inputs = q->inputs,
			    .ninputs = q->ninputs,
			    .outputs = q->outputs,
			    .noutputs = q->noutputs,
			    .code = code,
			    .archive = q->archive};
	smr_str library = {0}, header = {0};
	uint32_t ncodes;
	smr_status st;

	snprintf(code, sizeof(code), "%s/objects", cache);
	st = smr_build_script(&b, &library, &header, &ncodes);
	if (st == SMR_OK)
		st = write_both(q, name, &library, &header, ncodes);
	smr_str_free(&library);
	smr_str_free(&header);
	return st;
}

/* Uses a private cache: all code in it is of this script. */
static smr_status train_and_build(request *q, const char *cache)
{
	const char *slash = strrchr(q->out, '/'), *name = slash != NULL ? slash + 1 : q->out;
	smr_open_params o = SMR_INIT(smr_open_params);
	smr_npz files[MOST] = {0};
	smr_ctx *ctx = NULL;
	smr_status st = smr_build_name(name);

	o.deterministic = true; /* waits for compiled code */
	smr_nest_for_all_sizes(true);
	smr_cache_choose(cache);
	if (st == SMR_OK)
		st = smr_open(&o, &ctx);
	if (st == SMR_OK)
		st = train_script(q, ctx, files);
	(void)smr_close(ctx);
	smr_progress_finish();
	if (st == SMR_OK)
		st = build_script_library(q, name, cache);
	for (size_t i = 0; i < MOST; i++)
		smr_npz_free(&files[i]);
	return st;
}

/* ---- the temporary folder -------------------------------------------------------------------- */

/* Returns the termination signals, except those that the parent process set to be ignored, and
 * SIGCHLD. */
static sigset_t termination_signals(void)
{
	static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
	struct sigaction now;
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGCHLD);
	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++)
		if (sigaction(signals[i], NULL, &now) == 0 && now.sa_handler != SIG_IGN)
			sigaddset(&set, signals[i]);
	return set;
}

/* Returns the wait status of the child; forwards signals that arrive meanwhile to it. */
static int wait_and_forward_signals(pid_t child, const sigset_t *set)
{
	int status, number;

	while (waitpid(child, &status, WNOHANG) == 0)
		if (sigwait(set, &number) == 0 && number != SIGCHLD)
			kill(child, number);
	return status;
}

/* Runs in the child; all temporary files are in @p folder. */
static int run_build_child(request *q, const char *folder)
{
	smr_status st;

	prctl(PR_SET_PDEATHSIG, SIGTERM);
	smr_progress_begin("building %s", q->file);
	st = setenv("TMPDIR", folder, 1) == 0 ? train_and_build(q, folder)
					      : smr_fail(SMR_ENOMEM, "no memory for a name");
	smr_progress_finish();
	return st == SMR_OK ? 0 : smr_cli_fail("build", "%s", smr_errmsg());
}

/* Builds in a child process, since a script may run forever and cannot be interrupted between
 * steps. The folder is removed however the child ends. */
static int run_build_in_child(request *q)
{
	const char *tmp = getenv("TMPDIR");
	sigset_t set = termination_signals(), before;
	char folder[4096];
	int status;
	pid_t child;

	if ((size_t)snprintf(folder, sizeof(folder), "%s/samara-build-XXXXXX",
			     tmp != NULL && *tmp != '\0' ? tmp : "/tmp") >= sizeof(folder))
		return smr_cli_fail("build", "TMPDIR is too long");
	sigprocmask(SIG_BLOCK, &set, &before);
	if (mkdtemp(folder) == NULL) {
		sigprocmask(SIG_SETMASK, &before, NULL);
		return smr_cli_fail("build", "no folder %s: %s", folder, strerror(errno));
	}
	fflush(stdout);
	child = fork();
	if (child <= 0)
		sigprocmask(SIG_SETMASK, &before, NULL);
	if (child == 0)
		return run_build_child(q, folder);
	status = child > 0 ? wait_and_forward_signals(child, &set) : 0;
	smr_remove_all(folder);
	if (child < 0)
		return smr_cli_fail("build", "no process: %s", strerror(errno));
	sigprocmask(SIG_SETMASK, &before, NULL);
	if (WIFSIGNALED(status)) { /* end in the same way as the child */
		signal(WTERMSIG(status), SIG_DFL);
		raise(WTERMSIG(status));
	}
	return WEXITSTATUS(status);
}

int smr_cli_build_script(int argc, char **argv)
{
	smr_script_argument *args = smr_calloc((size_t)argc + 1, sizeof(*args));
	request q = {.args = args};
	int own = smr_cli_script_options(argc, argv), behind = own, made;
	smr_status st;

	st = smr_cli_take(&smr_cli_build_script_options, own, argv, &q);
	if (st != SMR_OK || q.file == NULL || q.out == NULL) {
		smr_free(args);
		return smr_cli_usage(&smr_command_build, "%s",
				     st != SMR_OK     ? smr_errmsg()
				     : q.file == NULL ? "no script"
						      : "no name: -o NAME");
	}
	behind += behind < argc && strcmp(argv[behind], "--") == 0;
	st = args != NULL ? smr_cli_script_arguments(argc - behind, argv + behind, args, &q.nargs)
			  : smr_fail(SMR_ENOMEM, "no memory for arguments");
	made = st == SMR_OK ? run_build_in_child(&q) : smr_cli_fail("build", "%s", smr_errmsg());
	smr_free(args);
	return made;
}
