/* Runs a compiled program (C) here once, to find its kernels and how often they run:
 * smr_predict_program.command. Its report is in a temporary file, which is deleted at the end. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "base/thread/sched_delay.h"
#include "predict/ask/session.h"
#include "run/report.h"

static const char VARIABLE[] = "SAMARA_REPORT=";

typedef struct ended {
	int status;
	double run_s, waited_s, memory_bytes;
} ended;

static bool is_report(const char *variable)
{
	return strncmp(variable, VARIABLE, sizeof(VARIABLE) - 1) == 0;
}

/* Returns a copy of the environment with the report's file; the caller frees the list, but not its
 * strings. */
static char **environment(char *report)
{
	char **list;
	size_t n = 0, kept = 0;

	while (environ[n] != NULL)
		n++;
	list = smr_calloc(n + 2, sizeof(*list));
	if (list == NULL)
		return NULL;
	for (size_t i = 0; i < n; i++)
		if (!is_report(environ[i]))
			list[kept++] = environ[i];
	list[kept] = report;
	return list;
}

/* Starts the command with its output discarded. */
static smr_status spawn_command(const char *const *command, char *const *env, pid_t *out)
{
	posix_spawn_file_actions_t actions;
	int wrong = posix_spawn_file_actions_init(&actions);

	if (wrong != 0)
		return smr_fail(SMR_ENOMEM, "no memory to start %s", command[0]);
	wrong = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
	if (wrong == 0)
		wrong = posix_spawn(out, command[0], &actions, NULL, (char *const *)command, env);
	posix_spawn_file_actions_destroy(&actions);
	return wrong == 0 ? SMR_OK
			  : smr_fail(SMR_EIO, "cannot start %s: %s", command[0], strerror(wrong));
}

static void wait_for(pid_t pid, ended *out)
{
	struct rusage used = {0};
	siginfo_t info;

	while (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR)
		;
	out->waited_s = smr_seconds(0, smr_sched_delay_by(pid));
	while (wait4(pid, &out->status, 0, &used) < 0 && errno == EINTR)
		;
	out->memory_bytes = (double)used.ru_maxrss * 1024;
}

static smr_status check_end(const char *name, int status)
{
	if (WIFSIGNALED(status))
		return smr_fail(SMR_EIO, "%s was ended by signal %d (%s) when it was run here",
				name, WTERMSIG(status), strsignal(WTERMSIG(status)));
	if (WEXITSTATUS(status) != 0)
		return smr_fail(SMR_EIO, "%s ended with status %d when it was run here", name,
				WEXITSTATUS(status));
	return SMR_OK;
}

static smr_status run_measured(const char *const *command, char *variable)
{
	char **env = environment(variable);
	int64_t from = smr_now_ns();
	ended end = {.status = 0};
	smr_report *report;
	pid_t pid;
	smr_status st = env != NULL ? spawn_command(command, env, &pid)
				    : smr_fail(SMR_ENOMEM, "no memory to start %s", command[0]);

	smr_free(env);
	SMR_TRY(st);
	wait_for(pid, &end);
	end.run_s = smr_seconds(from, smr_now_ns());
	SMR_TRY(check_end(command[0], end.status));
	SMR_TRY(smr_report_open(variable + sizeof(VARIABLE) - 1, &report));
	smr_report_ended(report, end.run_s, end.waited_s, end.memory_bytes);
	smr_report_close(report);
	return SMR_OK;
}

smr_status smr_predict_command(smr_ctx *ctx, const char *const *command, smr_workload **out)
{
	char variable[64];
	const char *path = variable + sizeof(VARIABLE) - 1;
	smr_status st;
	int fd;

	snprintf(variable, sizeof(variable), "%s/tmp/samara-report-XXXXXX", VARIABLE);
	fd = mkstemp(variable + sizeof(VARIABLE) - 1);
	if (fd < 0)
		return smr_fail(SMR_EIO, "no report: no room in /tmp: %s", strerror(errno));
	close(fd);
	st = run_measured(command, variable);
	if (st == SMR_OK)
		st = smr_workload_program(ctx, path, out);
	unlink(path);
	return st;
}
