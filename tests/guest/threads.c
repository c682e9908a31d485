/* Threads and processes.
 *   threads burst   worker threads run while code runs, and none afterwards
 *   threads watch   0: another thread has seen worker threads
 *   threads fork    children of a program one of whose threads is in a burst, others ask
 *   threads vfork   a loop in the child of vfork(); posix_spawn()
 *   threads clone   a child that shares no descriptors, no memory
 *   threads exit    a thread ends the process; a process ends while a thread computes
 *   threads exec    the program replaces itself behind a burst
 *   threads cancel  asynchronous cancellation
 *   threads user    unshare(CLONE_NEWUSER) behind a burst
 *   threads setuid  setuid() behind a burst */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sites.h"

static float c[LARGE * LARGE], d[LARGE * LARGE], e[SMALL * SMALL];
static volatile int stop, ready, cleaned;
static int repeats;
static char *self;

static int tasks_now(void)
{
	DIR *all = opendir("/proc/self/task");
	int n = 0;

	for (struct dirent *t; all != NULL && (t = readdir(all)) != NULL;)
		n += t->d_name[0] != '.';
	closedir(all);
	return n;
}

static int child_failed(pid_t child)
{
	int status = -1;

	return child < 0 || waitpid(child, &status, 0) != child || status != 0;
}

static void *keep_multiplying(void *arg)
{
	while (!stop)
		multiply(d, left, right, LARGE);
	return arg;
}

static void *keep_asking(void *arg)
{
	for (int k = 0; !stop; k++)
		sites[k % SITES](e, left, SMALL);
	return arg;
}

static int run_burst(void)
{
	int bad = 0;

	for (int r = 0; r < 20; r++) {
		multiply(c, left, right, LARGE);
		bad += tasks_now() != 1;
	}
	return bad + !is_product(c, LARGE);
}

static void *count_tasks(void *arg)
{
	while (!stop)
		if (tasks_now() > 2)
			*(volatile int *)arg = 1;
	return NULL;
}

static int run_watch(void)
{
	volatile int seen = 0;
	pthread_t watcher;

	pthread_create(&watcher, NULL, count_tasks, (void *)&seen);
	for (int r = 0; r < 500 && !seen; r++)
		multiply(c, left, right, LARGE);
	stop = 1;
	pthread_join(watcher, NULL);
	return !seen;
}

static int run_fork(void)
{
	pthread_t t[3];
	int bad = 0;

	pthread_create(&t[0], NULL, keep_multiplying, NULL);
	pthread_create(&t[1], NULL, keep_asking, NULL);
	pthread_create(&t[2], NULL, keep_asking, NULL);
	for (int i = 0; i < repeats; i++) {
		pid_t child = fork();

		if (child == 0) {
			alarm(20);
			multiply(c, left, right, i % 8 == 0 ? LARGE : SMALL);
			sites[i % SITES](e, left, SMALL);
			_exit(!is_product(c, i % 8 == 0 ? LARGE : SMALL) ||
			      !site_is_right(e, i % SITES, SMALL));
		}
		bad += child_failed(child);
	}
	stop = 1;
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return bad;
}

static int run_vfork(void)
{
	int bad = 0;

	for (int i = 0; i < 10; i++) {
		char *argv[] = {"true", NULL}, *env[] = {NULL};
		pid_t child = vfork();

		if (child == 0) {
			multiply(c, left, right, i % 2 == 0 ? SMALL : LARGE);
			execl("/bin/true", "true", (char *)NULL);
			_exit(1);
		}
		bad += child_failed(child) || !is_product(c, i % 2 == 0 ? SMALL : LARGE);
		bad += posix_spawn(&child, "/bin/true", NULL, NULL, argv, env) != 0;
		bad += child_failed(child);
	}
	multiply(c, left, right, LARGE);
	return bad + !is_product(c, LARGE);
}

static int compute_as_child(void *arg)
{
	alarm(20);
	multiply(c, left, right, LARGE);
	return !is_product(c, LARGE) || arg != NULL;
}

static int run_clone(void)
{
	static char stack[64 << 10] __attribute__((aligned(64)));
	int bad = 0;

	for (int i = 0; i < 6; i++) {
		multiply(c, left, right, SMALL);
		bad += child_failed(
			clone(compute_as_child, stack + sizeof(stack), SIGCHLD, NULL));
		/* shared memory, own descriptors and handlers */
		bad += child_failed(
			clone(compute_as_child, stack + sizeof(stack), CLONE_VM | SIGCHLD, NULL));
		bad += !is_product(c, LARGE);
	}
	return bad;
}

static void *end_process(void *arg)
{
	multiply(d, left, right, LARGE);
	exit(arg != NULL);
}

static int run_exit(void)
{
	int bad = 0;

	fflush(stdout);
	for (int i = 0; i < 10; i++) {
		pid_t child = fork();
		pthread_t t;

		if (child == 0) {
			pthread_create(&t, NULL, i % 2 == 0 ? end_process : keep_multiplying, NULL);
			multiply(c, left, right, LARGE);
			if (i % 2 == 0)
				pthread_join(t, NULL);
			exit(0);
		}
		bad += child_failed(child);
	}
	multiply(c, left, right, SMALL);
	return bad + !is_product(c, SMALL);
}

static int run_exec(void)
{
	pthread_t t;

	multiply(c, left, right, LARGE);
	pthread_create(&t, NULL, keep_multiplying, NULL);
	usleep(3000);
	fflush(stdout);
	if (repeats > 0) {
		char rest[16];

		snprintf(rest, sizeof(rest), "%d", repeats < 10 ? repeats - 1 : 9);
		execl(self, self, "exec", rest, (char *)NULL);
	}
	stop = 1;
	pthread_join(t, NULL);
	return !is_product(c, LARGE) || waitpid(-1, NULL, WNOHANG) != -1;
}

static void clean(void *arg)
{
	(void)arg;
	cleaned++;
}

static void *wait_for_cancel(void *arg)
{
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
	pthread_cleanup_push(clean, NULL);
	pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, NULL);
	pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
	ready = 1;
	for (;;)
		multiply(d, left, right, arg != NULL ? SMALL : LARGE);
	pthread_cleanup_pop(0);
	return NULL;
}

static int run_cancel(void)
{
	int bad = 0, n = repeats / 2;

	for (int i = 0; i < n; i++) {
		void *how = NULL;
		pthread_t t;

		ready = 0;
		pthread_create(&t, NULL, wait_for_cancel, i % 2 != 0 ? &self : NULL);
		while (!ready)
			usleep(50);
		usleep(500 + (unsigned)i * 37);
		pthread_cancel(t);
		pthread_join(t, &how);
		bad += how != PTHREAD_CANCELED;
	}
	multiply(c, left, right, LARGE);
	return bad + (cleaned != n) + !is_product(c, LARGE);
}

static int run_user(void)
{
	int bad = 0, denied = 0;

	for (int i = 0; i < repeats * 2; i++) {
		pid_t child = fork();
		int status = 0;

		if (child == 0) {
			multiply(c, left, right, i % 2 == 0 ? LARGE : SMALL);
			_exit(unshare(CLONE_NEWUSER) == 0 ? 0 : errno);
		}
		waitpid(child, &status, 0);
		if (WIFEXITED(status) && (WEXITSTATUS(status) == EPERM || WEXITSTATUS(status) == ENOSPC))
			denied++; /* by the machine's owner, whatever the program does */
		else
			bad += status != 0;
	}
	return bad + (denied > 0 && denied < repeats * 2);
}

static int run_setuid(void)
{
	int bad = 0;

	multiply(c, left, right, LARGE);
	bad += setuid(geteuid() == 0 ? 65534 : geteuid()) != 0;
	bad += tasks_now() != 1;
	for (int r = 0; r < 8; r++)
		multiply(c, left, right, SMALL);
	return bad + !is_product(c, SMALL);
}

static const struct mode {
	const char *name;
	int (*run)(void);
} modes[] = {{"burst", run_burst},   {"watch", run_watch}, {"fork", run_fork}, {"vfork", run_vfork},
	     {"clone", run_clone},   {"exit", run_exit}, {"exec", run_exec},
	     {"cancel", run_cancel}, {"user", run_user}, {"setuid", run_setuid}};

int main(int argc, char **argv)
{
	self = argv[0];
	repeats = argc > 2 ? atoi(argv[2]) : 100;
	fill();
	for (int r = 0; r < 6; r++)
		multiply(c, left, right, r < 5 ? SMALL : LARGE);
	for (unsigned i = 0; argc > 1 && i < sizeof(modes) / sizeof(modes[0]); i++)
		if (strcmp(modes[i].name, argv[1]) == 0) {
			int bad = modes[i].run();

			printf("%s: bad %d\n", argv[1], bad);
			return bad != 0;
		}
	return 2;
}
