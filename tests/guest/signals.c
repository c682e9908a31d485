/* Signal handlers, and the program's masks.
 *   signals handler  a lifted loop in a handler, while main is in malloc or in a lifted loop
 *   signals jump     the handler leaves by siglongjmp()
 *   signals profile  SIGPROF at 1 kHz
 *   signals barrier  SIGSEGV and mprotect() as a write barrier
 *   signals mask     masks, sigwait(), SIGCHLD, wait() */
#define _GNU_SOURCE
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "nest.h"

enum { MOST_ROUNDS = 200000 };
static float c[LARGE * LARGE], in_handler[SMALL * SMALL];
static volatile sig_atomic_t ticks, jumps, elsewhere, jumping;
static sigjmp_buf back;

static void every(int which, int us)
{
	struct itimerval timer = {{0, us}, {0, us}};

	setitimer(which, &timer, NULL);
}

static void count(int signal)
{
	(void)signal;
	ticks++;
}

static void compute(int signal)
{
	(void)signal;
	ticks++;
	if (!jumping || ticks % 4 == 0)
		multiply(in_handler, left, right, jumping ? 48 : 96);
	if (jumping) {
		jumps++;
		siglongjmp(back, 1);
	}
}

static int run_handler(void)
{
	int bad = 0;

	multiply(in_handler, left, right, 96);
	signal(SIGALRM, compute);
	every(ITIMER_REAL, 1500);
	for (int r = 0; r < 60 || ticks <= 10; r++) {
		char *p = malloc(1000 + (size_t)(r % 60) * 999);

		memset(p, r, 1000);
		multiply(c, left, right, r % 8 == 7 ? LARGE : SMALL);
		bad += !is_product(c, r % 8 == 7 ? LARGE : SMALL);
		free(p);
	}
	every(ITIMER_REAL, 0);
	bad += !is_product(in_handler, 96);
	printf("handler: bad %d, %s\n", bad, ticks > 10 ? "interrupted" : "too few signals");
	return bad;
}

static int run_jump(void)
{
	volatile int rounds = 0;
	int bad = 0;

	jumping = 1;
	signal(SIGALRM, compute);
	every(ITIMER_REAL, 3000);
	while (rounds < MOST_ROUNDS && jumps < 45)
		if (sigsetjmp(back, 1) == 0)
			while (rounds < MOST_ROUNDS) {
				rounds++;
				multiply(c, left, right, rounds % 3 == 0 ? LARGE : SMALL);
			}
	every(ITIMER_REAL, 0);
	jumping = 0;
	signal(SIGALRM, SIG_IGN);
	multiply(c, left, right, LARGE);
	bad += !is_product(c, LARGE);
	printf("jump: bad %d, %s\n", bad, jumps >= 40 ? "40 jumps" : "too few jumps");
	return bad;
}

static int run_profile(void)
{
	int bad = 0;

	signal(SIGPROF, count);
	every(ITIMER_PROF, 1000);
	for (int r = 0; r < 40; r++) {
		multiply(c, left, right, r % 4 == 3 ? LARGE : SMALL);
		bad += !is_product(c, r % 4 == 3 ? LARGE : SMALL);
	}
	while (ticks < 3)
		;
	every(ITIMER_PROF, 0);
	printf("profile: bad %d\n", bad);
	return bad;
}

static void open_page(int signal, siginfo_t *info, void *context)
{
	(void)signal;
	(void)context;
	ticks++;
	elsewhere += gettid() != getpid();
	mprotect((void *)((unsigned long)info->si_addr & ~4095ul), 4096, PROT_READ | PROT_WRITE);
}

static int run_barrier(void)
{
	struct sigaction action = {.sa_sigaction = open_page, .sa_flags = SA_SIGINFO};
	float *page = mmap(NULL, sizeof(c), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	int bad = 0;

	multiply(page, left, right, LARGE);
	sigaction(SIGSEGV, &action, NULL);
	for (int r = 0; r < 6; r++) {
		int n = r % 2 == 0 ? SMALL : LARGE;

		mprotect(page, sizeof(c), PROT_READ);
		ticks = 0;
		errno = 77;
		multiply(page, left, right, n);
		bad += !is_product(page, n) || errno != 77 ||
		       ticks != ((int)sizeof(float) * n * n + 4095) / 4096;
	}
	printf("barrier: bad %d, faults elsewhere %d\n", bad, elsewhere);
	return bad;
}

static int run_mask(void)
{
	sigset_t some, was, pending;
	int bad = 0, got;

	sigemptyset(&some);
	sigaddset(&some, SIGUSR1);
	sigaddset(&some, SIGSEGV);
	signal(SIGCHLD, count);
	sigprocmask(SIG_SETMASK, &some, NULL);
	raise(SIGUSR1); /* stays pending */
	for (int r = 0; r < 16; r++)
		multiply(c, left, right, r == 15 ? LARGE : SMALL);
	bad += !is_product(c, LARGE);
	sigprocmask(SIG_SETMASK, NULL, &was);
	bad += memcmp(&was, &some, 8) != 0;
	sigpending(&pending);
	bad += !sigismember(&pending, SIGUSR1) || sigismember(&pending, SIGCHLD);
	bad += sigwait(&some, &got) != 0 || got != SIGUSR1;
	bad += ticks != 0; /* no SIGCHLD */
	bad += waitpid(-1, NULL, WNOHANG) != -1 || errno != ECHILD;
	printf("mask: bad %d\n", bad);
	return bad;
}

static const struct mode {
	const char *name;
	int (*run)(void);
} modes[] = {{"handler", run_handler},
	     {"jump", run_jump},
	     {"profile", run_profile},
	     {"barrier", run_barrier},
	     {"mask", run_mask}};

int main(int argc, char **argv)
{
	fill();
	/* loops that are left by a jump tell no time: some that are not */
	for (int r = 0; r < 6; r++)
		multiply(c, left, right, r < 3 ? SMALL : LARGE);
	for (unsigned i = 0; argc > 1 && i < sizeof(modes) / sizeof(modes[0]); i++)
		if (strcmp(modes[i].name, argv[1]) == 0)
			return modes[i].run() != 0;
	return 2;
}
