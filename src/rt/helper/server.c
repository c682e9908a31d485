/* Serves one message at a time on one thread: further messages wait in the socket's queue, and no
 * program waits for an answer. The lock file contains the process number of the serving helper. */
#include "rt/helper/server.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/fs.h"
#include "base/log.h"
#include "rt/abi/names.h"
#include "rt/abi/trust.h"
#include "rt/helper/answer.h"

enum { BACKLOG = 128, SEND_MS = 50, STOP_MS = 5000 };

smr_status smr_guest_helper_folder(char **out)
{
	return smr_cache_dir(SMR_GUEST_FOLDER, out);
}

/* Enters the folder; refuses one that other users may enter or that another user owns. */
static smr_status enter_folder(const char *folder)
{
	struct stat st;

	SMR_TRY(smr_mkdirs(folder));
	if (lstat(folder, &st) != 0 || !S_ISDIR(st.st_mode) ||
	    !smr_guest_is_user(st.st_uid, geteuid()))
		return smr_fail(SMR_EIO, "%s is no folder of this user", folder);
	if ((st.st_mode & 077) != 0 && chmod(folder, 0700) != 0)
		return smr_fail(SMR_EIO, "%s: %s", folder, strerror(errno));
	if (chdir(folder) != 0)
		return smr_fail(SMR_EIO, "%s: %s", folder, strerror(errno));
	return SMR_OK;
}

/* Returns -1 if another helper has the lock, or the lock file cannot be created. */
static int take_lock(void)
{
	int fd = open(SMR_GUEST_LOCK, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
	char text[32];
	int n;

	if (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0) {
		close(fd);
		return -1;
	}
	n = snprintf(text, sizeof(text), "%ld\n", (long)getpid());
	if (fd >= 0 && (ftruncate(fd, 0) != 0 || pwrite(fd, text, (size_t)n, 0) != n)) {
		close(fd);
		return -1;
	}
	return fd;
}

static int listen_here(void)
{
	struct sockaddr_un to = {.sun_family = AF_UNIX, .sun_path = SMR_GUEST_SOCKET};
	int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);

	if (fd < 0)
		return -1;
	unlink(SMR_GUEST_SOCKET);
	if (bind(fd, (struct sockaddr *)&to, sizeof(to)) == 0 && listen(fd, BACKLOG) == 0)
		return fd;
	close(fd);
	return -1;
}

static bool is_of_user(int fd)
{
	struct ucred peer;
	socklen_t n = sizeof(peer);

	return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &n) == 0 &&
	       smr_guest_is_user(peer.uid, geteuid());
}

/* Receives one message; closes a connection that stays silent for some time. */
static void serve_one(smr_guest_answerer *a, int fd, void *room)
{
	struct timeval limit = {.tv_usec = SEND_MS * 1000};
	ssize_t n;

	if (!is_of_user(fd) || setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof(limit)) != 0)
		return;
	n = recv(fd, room, SMR_GUEST_MESSAGE_MOST, 0);
	if (n > 0 && smr_guest_answer(a, room, (size_t)n) != SMR_OK)
		smr_log(SMR_LOG_INFO, "%s", smr_errmsg());
}

static void serve_all(smr_guest_answerer *a, int listener, int idle_s, void *room)
{
	struct pollfd p = {.fd = listener, .events = POLLIN};

	while (poll(&p, 1, idle_s * 1000) > 0) {
		int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);

		if (fd < 0)
			continue;
		serve_one(a, fd, room);
		close(fd);
	}
}

/* Raises inherited limits as far as possible: the helper may need more than the program. */
static void raise_limits(void)
{
	const struct rlimit none = {0, 0};
	static const int kinds[] = {RLIMIT_AS,     RLIMIT_DATA,  RLIMIT_FSIZE,
				    RLIMIT_NOFILE, RLIMIT_STACK, RLIMIT_CPU};

	setrlimit(RLIMIT_CORE, &none); /* no core files in the user's cache */
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		struct rlimit l;

		if (getrlimit(kinds[i], &l) == 0 && l.rlim_cur < l.rlim_max) {
			l.rlim_cur = l.rlim_max;
			setrlimit(kinds[i], &l);
		}
	}
}

/* Resets state inherited from the program that started the helper: signal mask, ignored signals,
 * real-time priority, processor affinity. */
static void reset_inherited_state(void)
{
	const struct sched_param normal = {0};
	sigset_t none;
	cpu_set_t all;

	for (int s = 1; s < NSIG; s++)
		signal(s, SIG_DFL);
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	sched_setscheduler(0, SCHED_OTHER, &normal);
	memset(&all, 0xff, sizeof(all));
	sched_setaffinity(0, sizeof(all), &all);
	raise_limits();
	setpriority(PRIO_PROCESS, 0, 5); /* programs have priority */
}

/* Opens descriptors 0 to 2, so that writes to stdout or stderr cannot reach another file. */
static bool fill_descriptors(void)
{
	int fd;

	do
		fd = open("/dev/null", O_RDWR);
	while (fd >= 0 && fd < 3);
	return fd >= 0 && close(fd) == 0;
}

static smr_status serve_with(int listener, int idle_s)
{
	void *room = smr_malloc(SMR_GUEST_MESSAGE_MOST);
	smr_guest_answerer *a = NULL;
	smr_status st = room == NULL ? smr_fail(SMR_ENOMEM, "no memory for messages")
				     : smr_guest_answerer_new(&a);

	if (st == SMR_OK)
		serve_all(a, listener, idle_s, room);
	smr_guest_answerer_free(a);
	smr_free(room);
	return st;
}

smr_status smr_guest_helper_serve(const char *folder, int idle_s)
{
	int lock, listener;
	smr_status st;

	umask(077);
	reset_inherited_state();
	if (!fill_descriptors())
		return smr_fail(SMR_EIO, "/dev/null: %s", strerror(errno));
	SMR_TRY(enter_folder(folder));
	lock = take_lock();
	if (lock < 0)
		return SMR_OK;
	listener = listen_here();
	st = listener < 0
		     ? smr_fail(SMR_EIO, "%s/" SMR_GUEST_SOCKET ": %s", folder, strerror(errno))
		     : serve_with(listener, idle_s);
	if (listener >= 0) {
		unlink(SMR_GUEST_SOCKET);
		close(listener);
	}
	close(lock);
	return st;
}

/* ---- for other processes
 * ---------------------------------------------------------------------- */

/* Returns the process number of the lock's holder, or 0 if there is none. */
static int get_lock_holder(const char *folder)
{
	char path[4200], text[32] = "";
	int pid = 0, fd;

	snprintf(path, sizeof(path), "%s/" SMR_GUEST_LOCK, folder);
	fd = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
	if (fd < 0)
		return 0;
	if (flock(fd, LOCK_EX | LOCK_NB) != 0 && read(fd, text, sizeof(text) - 1) > 0)
		pid = atoi(text);
	close(fd);
	return pid;
}

smr_status smr_guest_helper_look(const char *folder, smr_guest_helper_state *out)
{
	DIR *d = opendir(folder);
	int at = d != NULL ? dirfd(d) : -1;
	const struct dirent *f;

	*out = (smr_guest_helper_state){.pid = get_lock_holder(folder)};
	while (at >= 0 && (f = readdir(d)) != NULL) {
		struct stat st;

		if (strlen(f->d_name) != SMR_GUEST_NAME - 1 ||
		    fstatat(at, f->d_name, &st, AT_SYMLINK_NOFOLLOW) != 0)
			continue;
		out->images++;
		out->bytes += (uint64_t)st.st_size;
	}
	if (d != NULL)
		closedir(d);
	return SMR_OK;
}

smr_status smr_guest_helper_stop(const char *folder, bool *ended)
{
	const struct timespec nap = {.tv_nsec = 10000000};
	int pid = get_lock_holder(folder);

	*ended = pid > 0;
	if (pid <= 0)
		return SMR_OK;
	if (kill(pid, SIGTERM) != 0 && errno != ESRCH)
		return smr_fail(SMR_EIO, "process %d: %s", pid, strerror(errno));
	for (int ms = 0; ms < STOP_MS; ms += 10) {
		if (get_lock_holder(folder) != pid)
			return SMR_OK;
		nanosleep(&nap, NULL);
	}
	return smr_fail(SMR_EIO, "the helper, process %d, does not end", pid);
}

/* A helper that starts meanwhile finds the lock taken, or no folder, and ends: the next question
 * starts another one. */
void smr_guest_helper_tidy(const char *folder)
{
	smr_guest_helper_state s;
	char path[4200];
	int fd;

	if (smr_guest_helper_look(folder, &s) != SMR_OK || s.images > 0)
		return;
	snprintf(path, sizeof(path), "%s/" SMR_GUEST_LOCK, folder);
	fd = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW);
	if (fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0) {
		unlink(path);
		snprintf(path, sizeof(path), "%s/" SMR_GUEST_SOCKET, folder);
		unlink(path);
		rmdir(folder);
	}
	if (fd >= 0)
		close(fd);
}
