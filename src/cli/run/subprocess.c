/* Runs a program as a child process: signals that end this process are forwarded to the program,
 * and cleanup still happens. */
#include "cli/run/subprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/thread/clock.h"
#include "base/thread/sched_delay.h"
#include "cli/cli.h"
#include "run/report.h"

static const int ending[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP};
static sigset_t given; /* the signal mask at the start */
static pid_t child;

void smr_child_hold_signals(void)
{
	sigset_t held;

	sigemptyset(&held);
	for (size_t i = 0; i < sizeof(ending) / sizeof(ending[0]); i++)
		sigaddset(&held, ending[i]);
	sigprocmask(SIG_BLOCK, &held, &given);
}

void smr_child_let_signals(void)
{
	sigprocmask(SIG_SETMASK, &given, NULL);
}

int smr_child_become(const smr_child *c)
{
	smr_child_let_signals();
	execve(c->program, c->args, c->env != NULL ? smr_environment_list(c->env) : environ);
	return smr_cli_fail(c->command, "cannot start %s: %s", c->program, strerror(errno));
}

static int start_child_program(const smr_child *c)
{
	int nowhere = c->quiet ? open("/dev/null", O_WRONLY | O_CLOEXEC) : -1;

	if (c->quiet && (nowhere < 0 || dup2(nowhere, STDOUT_FILENO) < 0))
		return smr_cli_fail(c->command, "/dev/null: %s", strerror(errno));
	return smr_child_become(c);
}

static void pass_signal(int which)
{
	if (child > 0)
		kill(child, which);
}

/* Forwards signals that arrived before the program was started. */
static void catch_up(void)
{
	sigset_t now;

	sigpending(&now);
	for (size_t i = 0; i < sizeof(ending) / sizeof(ending[0]); i++)
		if (sigismember(&now, ending[i]) == 1)
			pass_signal(ending[i]);
}

/* Waits for the child's end and returns its scheduling delay, which is available until its status
 * is collected. */
static int64_t waited_by(pid_t pid)
{
	siginfo_t info;

	while (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR)
		;
	return smr_sched_delay_by(pid);
}

static int run(const smr_child *c, struct rusage *used, int64_t *waited_ns)
{
	int status = -1;

	child = fork();
	if (child == 0)
		_exit(start_child_program(c));
	catch_up();
	/* forwarded to the program, so that cleanup still happens afterwards */
	signal(SIGTERM, pass_signal);
	signal(SIGHUP, pass_signal);
	/* Ctrl-C reaches the program, too; this process waits for its reaction */
	signal(SIGINT, SIG_IGN);
	signal(SIGQUIT, SIG_IGN);
	smr_child_let_signals();
	*waited_ns = child > 0 ? waited_by(child) : 0;
	while (child > 0 && wait4(child, &status, 0, used) < 0 && errno == EINTR)
		;
	return status;
}

int smr_child_run(const smr_child *c)
{
	struct rusage used;
	int64_t waited_ns;

	return run(c, &used, &waited_ns);
}

static void report_program_end(const char *rows, double run_s, double waited_s,
			       const struct rusage *used)
{
	smr_report *report;

	if (smr_report_open(rows, &report) != SMR_OK)
		return; /* the reader of the report detects the error */
	smr_report_ended(report, run_s, waited_s, (double)used->ru_maxrss * 1024);
	smr_report_close(report);
}

/* The program writes its rows to this file. */
static smr_status make_rows(smr_environment *env, char rows[SMR_CHILD_ROWS])
{
	int fd;

	if (env->list.n == 0)
		SMR_TRY(smr_environment_begin(env));
	snprintf(rows, SMR_CHILD_ROWS, "/tmp/samara-report-XXXXXX");
	fd = mkstemp(rows);
	if (fd < 0)
		return smr_fail(SMR_EIO, "no room in /tmp: %s", strerror(errno));
	close(fd);
	return smr_environment_set(env, "SAMARA_REPORT", rows);
}

int smr_child_run_reporting(const smr_child *c, char rows[SMR_CHILD_ROWS])
{
	smr_environment own = {0};
	smr_child reporting = *c;
	struct rusage used = {0};
	int64_t from, waited_ns;
	int status;

	if (reporting.env == NULL)
		reporting.env = &own;
	if (make_rows(reporting.env, rows) != SMR_OK) {
		smr_cli_fail(c->command, "no report: %s", smr_errmsg());
		rows[0] = '\0';
		status = smr_child_run(c);
	} else {
		from = smr_now_ns();
		status = run(&reporting, &used, &waited_ns);
		report_program_end(rows, smr_seconds(from, smr_now_ns()), smr_seconds(0, waited_ns),
				   &used);
	}
	smr_environment_free(&own);
	return status;
}

int smr_child_end_like(int status)
{
	if (WIFSIGNALED(status)) {
		signal(WTERMSIG(status), SIG_DFL);
		raise(WTERMSIG(status));
	}
	return WEXITSTATUS(status);
}
