/* The program to predict. A C program is built and run here once; its report gives its kernels,
 * their number of runs, and the time outside of them. The report is cached by the program, its
 * arguments and the folder it ran in. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/digest.h"
#include "base/fs.h"
#include "base/str.h"
#include "base/thread/clock.h"
#include "cli/passes.h"
#include "cli/predict/predict.h"
#include "cli/run/subprocess.h"
#include "run/report.h"

/* Gives the path of the cached report. */
static smr_status path_of(const smr_program_sources *s, smr_str *out)
{
	uint8_t digest[SMR_DIGEST_SHORT_BYTES];
	char hex[2 * SMR_DIGEST_SHORT_BYTES + 1], *dir, here[4096];
	smr_digester d;

	SMR_TRY(smr_digester_start(&d, sizeof(digest)));
	for (char **a = s->args; *a != NULL; a++)
		smr_digester_add_text(&d, *a);
	smr_digester_add_text(&d, getcwd(here, sizeof(here)) != NULL ? here : "");
	smr_digester_finish(&d, digest);
	smr_hex(digest, sizeof(digest), hex);
	SMR_TRY(smr_cache_dir("runs", &dir));
	smr_str_printf(out, "%s/%s", dir, hex);
	smr_free(dir);
	return smr_str_status(out, "a name");
}

/* Whether the report is of this build: a program rebuilt since under the same name is another
 * one. */
static bool is_of(const char *kept, const char *program)
{
	struct stat k, p;

	return stat(kept, &k) == 0 && stat(program, &p) == 0 &&
	       (k.st_mtim.tv_sec > p.st_mtim.tv_sec ||
		(k.st_mtim.tv_sec == p.st_mtim.tv_sec && k.st_mtim.tv_nsec >= p.st_mtim.tv_nsec));
}

static smr_status read_past(smr_ctx *ctx, const smr_program_sources *s, smr_workload **out)
{
	smr_str kept = {0};
	smr_status st = path_of(s, &kept);

	if (st == SMR_OK && !is_of(kept.s, s->args[0]))
		st = smr_fail(SMR_ENOTFOUND,
			      "%s did not run here with these arguments: without --past it does",
			      s->sources[0]);
	if (st == SMR_OK)
		st = smr_workload_program(ctx, kept.s, out);
	smr_str_free(&kept);
	return st;
}

/* Without a cache the report is not kept. */
static void keep_past_report(const smr_program_sources *s, const char *rows)
{
	smr_str kept = {0};
	smr_report *r;

	if (path_of(s, &kept) == SMR_OK && smr_report_open(rows, &r) == SMR_OK) {
		(void)!smr_report_keep(r, kept.s);
		smr_report_close(r);
	}
	smr_str_free(&kept);
}

/* Returns the time until `samara run` starts a program that is already built. */
static int64_t begin_ns(const smr_cli_program *a)
{
	int64_t from = smr_now_ns();
	smr_program_file again;

	if (smr_program_build(a->asked->program, NULL, &again) == SMR_OK)
		smr_program_forget(&again);
	return a->came_ns + smr_now_ns() - from;
}

static void note_beginning(const smr_cli_program *a, const char *rows)
{
	smr_report *r;

	if (smr_report_open(rows, &r) != SMR_OK)
		return; /* the reader of the report detects the error */
	smr_report_opened(r, begin_ns(a));
	smr_report_close(r);
}

/* The program's stderr is shown, since it may contain a question or an error. */
static smr_status run_measured_program(const smr_program_sources *s, char rows[SMR_CHILD_ROWS])
{
	const smr_child c = {
		.command = "predict", .program = s->args[0], .args = s->args, .quiet = true};
	int status;

	smr_child_hold_signals();
	status = smr_child_run_reporting(&c, rows);
	if (status == 0 && rows[0] != '\0')
		return SMR_OK;
	if (rows[0] != '\0')
		unlink(rows);
	if (status > 0 && WIFSIGNALED(status))
		return smr_fail(SMR_EIO, "%s was ended by signal %d (%s) when it was run here",
				s->sources[0], WTERMSIG(status), strsignal(WTERMSIG(status)));
	if (status > 0)
		return smr_fail(SMR_EIO, "%s ended with status %d when it was run here",
				s->sources[0], WEXITSTATUS(status));
	return smr_fail(SMR_EIO, "%s could not be run here", s->sources[0]);
}

static smr_status run_and_read(const smr_cli_program *a, bool kept, smr_workload **out)
{
	const smr_program_sources *s = a->asked->program;
	char rows[SMR_CHILD_ROWS];
	smr_status st;

	SMR_TRY(run_measured_program(s, rows));
	if (kept) /* otherwise the program is built each time */
		note_beginning(a, rows);
	st = smr_workload_program(a->ctx, rows, out);
	if (st == SMR_OK)
		keep_past_report(s, rows);
	unlink(rows);
	return st;
}

static smr_status build_and_run(void *arg, smr_ctx *ctx, smr_workload **out)
{
	const smr_cli_program *a = arg;
	const smr_program_sources *s = a->asked->program;
	smr_program_file program;
	smr_status st = smr_program_build(s, NULL, &program);

	if (st != SMR_OK)
		return *smr_errmsg() != '\0' ? st
					     : smr_fail(st, "%s was not compiled", s->sources[0]);
	s->args[0] = program.path;
	st = a->asked->past ? read_past(ctx, s, out)
			    : run_and_read(a, program.folder[0] == '\0', out);
	smr_program_forget(&program);
	return st;
}

/* ---- all kinds of programs ------------------------------------------------------------------- */

bool smr_cli_target(char *text, uint64_t most, smr_predict_target *out)
{
	const char *machine;
	uint32_t each = 1;
	uint64_t n;

	if (!smr_cli_devices(text, most, &n) || strlen(text) >= SMR_PREDICT_NAME)
		return false;
	machine = smr_machine_instance(text, &each);
	if (machine != NULL) /* so many instances */
		n = (n > 0 ? n : 1) * each;
	*out = (smr_predict_target){machine != NULL ? machine : text, (unsigned)n};
	return n <= most;
}

static smr_status take_inputs(const char *inputs, smr_cli_program *a)
{
	if (inputs == NULL)
		return SMR_OK;
	SMR_TRY(smr_npz_read(inputs, &a->in));
	SMR_TRY(smr_arrays_sizes(&a->in, &a->sizes));
	a->load.args = a->sizes.list;
	a->load.nargs = a->sizes.n;
	return SMR_OK;
}

static void point_at_program(smr_cli_program *a)
{
	const smr_cli_asked *asked = a->asked;

	a->program.name = asked->file;
	if (asked->script.path != NULL)
		a->program.script = &asked->script;
	else if (asked->program != NULL)
		a->hooks = (smr_predict_hooks){.run = build_and_run, .arg = a};
	else
		a->program.model = &a->load;
}

smr_status smr_cli_program_open(const smr_cli_asked *asked, const char *inputs, long threads,
				smr_cli_program *out)
{
	smr_open_params o = SMR_INIT(smr_open_params);

	smr_keep_pages(); /* as `samara run` of a script does */
	*out = (smr_cli_program){.program = SMR_INIT(smr_predict_program),
				 .load = SMR_INIT(smr_load_params),
				 .asked = asked,
				 .came_ns = smr_process_ns()};
	out->load.path = asked->file;
	out->load.entry = asked->entry;
	SMR_TRY(take_inputs(inputs, out));
	o.threads = (int)threads;
	SMR_TRY(smr_open(&o, &out->ctx));
	out->ctx->runner.watch = smr_cli_passes();
	point_at_program(out);
	out->hooks.began_s = smr_seconds(0, smr_process_ns());
	return SMR_OK;
}

void smr_cli_program_close(smr_cli_program *a)
{
	(void)smr_close(a->ctx);
	smr_arrays_free(&a->sizes);
	smr_npz_free(&a->in);
}
