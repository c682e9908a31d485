/* One thread, which waits for the host's messages and for the deaths of its children. It ends when
 * the host ends, since the other end of the socket is then closed. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/data/vec.h"
#include "base/jail/confine.h"
#include "base/jail/jail.h"
#include "base/jail/protocol.h"
#include "base/jail/worker.h"

#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif

typedef struct zygote {
	const smr_jail_program *program;
	smr_filter filter;
	int deaths; /* a signalfd */
	bool warmed;
	SMR_VEC(struct child {
		pid_t pid;
		uint32_t id;
	})
	children;
} zygote;

static void send_to_host(smr_jail_message w, const int *files, size_t n)
{
	/* a failure shows later: the next receive sees that the host is gone */
	(void)smr_jail_message_send(SMR_JAIL_MESSAGE_SOCKET, &w, files, n, true);
}

static void send_error_to_host(smr_jail_message_kind kind, uint32_t id, smr_status st)
{
	smr_jail_message w = {.kind = kind, .id = id, .status = (int32_t)st};

	(void)snprintf(w.text, sizeof(w.text), "%s", smr_errmsg());
	send_to_host(w, NULL, 0);
}

/* Makes the system's out-of-memory killer choose a worker first; workers inherit the value. */
static void offer_to_killer(void)
{
	int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);

	if (fd >= 0) {
		ssize_t n = write(fd, "800", 3);

		(void)n; /* otherwise the killer uses its own order */
		close(fd);
	}
}

static size_t count_threads(void)
{
	DIR *d = opendir("/proc/self/task");
	size_t n = 0;

	for (struct dirent *e; d != NULL && (e = readdir(d)) != NULL;)
		n += e->d_name[0] != '.';
	if (d != NULL)
		closedir(d);
	return n;
}

/* Warms the program. fork() leaves other threads behind together with the locks that they hold. */
static smr_status warm_up_program(zygote *z)
{
	if (z->warmed)
		return SMR_OK;
	if (z->program->warm != NULL)
		SMR_TRY(z->program->warm());
	if (count_threads() > 1)
		return smr_fail(SMR_EINTERNAL, "a zygote must not have threads");
	z->warmed = true;
	return SMR_OK;
}

static smr_status fork_worker(zygote *z, const smr_jail_message *spawn, const int *files)
{
	sigset_t none;
	pid_t me = getpid();
	struct rusage own = {0};

	if (files[0] < 0 || (spawn->share != 0 && files[1] < 0))
		return smr_fail(SMR_EINTERNAL, "a worker needs its files");
	SMR_TRY(warm_up_program(z));
	SMR_TRY(smr_vec_reserve(&z->children, 1));
	pid_t pid = fork();

	if (pid == 0) {
		sigemptyset(&none);
		sigprocmask(SIG_SETMASK, &none, NULL);
		smr_worker_run(z->program, &z->filter, spawn, files, me);
	}
	if (pid < 0)
		return smr_fail(SMR_EIO, "no process for a worker: %m");
	z->children.v[z->children.n++] = (struct child){pid, spawn->id};

	int fd = (int)syscall(SYS_pidfd_open, pid, 0);

	getrusage(RUSAGE_SELF, &own);
	send_to_host((smr_jail_message){.kind = SMR_JAIL_MESSAGE_BORN,
					.id = spawn->id,
					.pid = pid,
					.peak = (uint64_t)own.ru_maxrss << 10},
		     &fd, fd >= 0);
	if (fd >= 0)
		close(fd);
	return SMR_OK;
}

/* False: the host is gone. */
static bool handle_host_message(zygote *z)
{
	smr_jail_message w;
	int files[SMR_JAIL_MESSAGE_FILES];

	if (!smr_jail_message_get(SMR_JAIL_MESSAGE_SOCKET, &w, files))
		return false;
	if (w.kind == SMR_JAIL_MESSAGE_SPAWN) {
		smr_status st = fork_worker(z, &w, files);

		if (st != SMR_OK)
			send_error_to_host(SMR_JAIL_MESSAGE_BARREN, w.id, st);
	}
	for (size_t i = 0; i < SMR_JAIL_MESSAGE_FILES; i++)
		if (files[i] >= 0)
			close(files[i]);
	return true;
}

static uint64_t ns_of(const struct rusage *u)
{
	return (uint64_t)(u->ru_utime.tv_sec + u->ru_stime.tv_sec) * 1000000000 +
	       (uint64_t)(u->ru_utime.tv_usec + u->ru_stime.tv_usec) * 1000;
}

static void bury(zygote *z)
{
	struct signalfd_siginfo info;
	struct rusage u;
	int status;

	while (read(z->deaths, &info, sizeof(info)) > 0)
		;
	for (pid_t pid; (pid = wait4(-1, &status, WNOHANG, &u)) > 0;)
		for (size_t i = 0; i < z->children.n; i++)
			if (z->children.v[i].pid == pid) {
				send_to_host((smr_jail_message){.kind = SMR_JAIL_MESSAGE_DEAD,
								.id = z->children.v[i].id,
								.pid = pid,
								.status = status,
								.peak = (uint64_t)u.ru_maxrss << 10,
								.cpu_ns = ns_of(&u)},
					     NULL, 0);
				z->children.v[i] = z->children.v[--z->children.n];
				break;
			}
}

static void run_zygote_loop(zygote *z)
{
	struct pollfd p[] = {{.fd = SMR_JAIL_MESSAGE_SOCKET, .events = POLLIN},
			     {.fd = z->deaths, .events = POLLIN}};

	for (;;) {
		if (poll(p, 2, -1) < 0 && errno != EINTR)
			return;
		if (p[1].revents != 0)
			bury(z);
		if (p[0].revents != 0 && !handle_host_message(z))
			return;
	}
}

/* Detaches from terminals and service managers, which signal all processes of a node: the node
 * decides when its workers end. */
static void detach_zygote(void)
{
	static const int ignored[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGUSR1, SIGUSR2};

	for (size_t i = 0; i < sizeof(ignored) / sizeof(ignored[0]); i++)
		(void)signal(ignored[i], SIG_IGN);
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	prctl(PR_SET_NAME, "samara-zygote");
	(void)setsid();
	offer_to_killer();
}

static smr_status prepare_zygote(zygote *z)
{
	sigset_t child;

	sigemptyset(&child);
	sigaddset(&child, SIGCHLD);
	SMR_TRY(smr_filter_make(&z->filter));
	SMR_TRY(smr_worker_try(&z->filter));
	sigprocmask(SIG_BLOCK, &child, NULL);
	z->deaths = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
	return z->deaths >= 0 ? SMR_OK : smr_fail(SMR_EIO, "no signalfd: %m");
}

static void send_hello(void)
{
	smr_jail_message w = {.kind = SMR_JAIL_MESSAGE_HELLO};
	int landlock = smr_confine_landlock();
	char version[16] = "";

	if (landlock > 0)
		(void)snprintf(version, sizeof(version), " landlock%d", landlock);
	(void)snprintf(w.text, sizeof(w.text), "seccomp%s limits", version);
	send_to_host(w, NULL, 0);
}

int smr_jail_zygote(const smr_jail_program *p)
{
	zygote z = {.program = p, .deaths = -1};
	int kind = 0;
	socklen_t n = sizeof(kind);

	if (getsockopt(SMR_JAIL_MESSAGE_SOCKET, SOL_SOCKET, SO_TYPE, &kind, &n) != 0 ||
	    kind != SOCK_SEQPACKET) {
		fputs("this command is for nodes, which start it themselves\n", stderr);
		return 2;
	}
	detach_zygote();
	(void)syscall(SYS_close_range, SMR_JAIL_MESSAGE_SOCKET + 1U, ~0U, 0);
	fcntl(SMR_JAIL_MESSAGE_SOCKET, F_SETFD, FD_CLOEXEC);
	smr_status st = prepare_zygote(&z);

	if (st == SMR_OK) {
		send_hello();
		run_zygote_loop(&z);
	} else {
		send_error_to_host(SMR_JAIL_MESSAGE_HELLO, 0, st);
	}
	if (z.deaths >= 0)
		close(z.deaths);
	smr_free(z.filter.code);
	smr_vec_free(&z.children);
	return st == SMR_OK ? 0 : 1;
}
