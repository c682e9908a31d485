/* State that a program can observe of itself is the same after its loops. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fenv.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include "nest.h"

extern char **environ;
static float c[LARGE * LARGE];

typedef struct view {
	char folder[4096], locale[256], environment[65536], fds[1024], tasks[256];
	struct rlimit limits[RLIM_NLIMITS];
	struct itimerval timers[3];
	unsigned mxcsr;
	unsigned short control;
	int rounding, flags, mask, number, nice;
} view;

static void list(const char *folder, char *to, size_t room)
{
	DIR *all = opendir(folder);
	size_t at = 0;

	for (struct dirent *e; all != NULL && (e = readdir(all)) != NULL;)
		if (e->d_name[0] != '.')
			at += (size_t)snprintf(to + at, room - at, "%s ", e->d_name);
	closedir(all);
}

static void look(view *v)
{
	size_t at = 0;

	memset(v, 0, sizeof(*v));
	v->number = errno;
	__asm__ volatile("stmxcsr %0" : "=m"(v->mxcsr));
	__asm__ volatile("fnstcw %0" : "=m"(v->control));
	v->rounding = fegetround();
	v->flags = fetestexcept(FE_ALL_EXCEPT);
	if (getcwd(v->folder, sizeof(v->folder)) == NULL)
		abort();
	snprintf(v->locale, sizeof(v->locale), "%s", setlocale(LC_ALL, NULL));
	for (char **e = environ; e != NULL && *e != NULL && at < sizeof(v->environment); e++)
		at += (size_t)snprintf(v->environment + at, sizeof(v->environment) - at, "%s\n", *e);
	list("/proc/self/fd", v->fds, sizeof(v->fds));
	list("/proc/self/task", v->tasks, sizeof(v->tasks));
	for (int i = 0; i < RLIM_NLIMITS; i++)
		getrlimit(i, &v->limits[i]);
	for (int i = 0; i < 3; i++)
		getitimer(i, &v->timers[i]);
	v->mask = (int)umask(022);
	umask((mode_t)v->mask);
	v->nice = getpriority(PRIO_PROCESS, 0);
	errno = v->number;
}

static void work(const char *what)
{
	static view before, after;
	int bad = 0;

	errno = 77;
	look(&before);
	for (int r = 0; r < 12; r++)
		multiply(c, left, right, r % 4 == 3 ? LARGE : SMALL);
	look(&after);
	bad = !is_product(c, LARGE);
	printf("%s: %s bad %d\n", what, memcmp(&before, &after, sizeof(before)) == 0 ? "same" : "CHANGED",
	       bad);
}

/* One row overflows: whichever thread computes it, the flag is this thread's. */
static int overflows_seen(void)
{
	int seen = 0;

	for (int k = 0; k < LARGE; k++)
		left[(LARGE - 1) * LARGE + k] = 3e38f;
	for (int r = 0; r < 20; r++) {
		feclearexcept(FE_ALL_EXCEPT);
		multiply(c, left, right, LARGE);
		seen += fetestexcept(FE_OVERFLOW) != 0;
	}
	return seen;
}

static float total(float x)
{
	volatile float sum = 0;

	multiply(c, left, right, SMALL);
	for (int i = 0; i < 10; i++)
		sum = sum + x / 3;
	return sum;
}

int main(void)
{
	fill();
	umask(027);
	work("as it starts");
	setlocale(LC_ALL, "C.UTF-8");
	setenv("SAMARA", "off", 1); /* of no effect: what counts is how the program was started */
	clearenv();
	if (chdir("/") != 0)
		return 1;
	work("elsewhere");
	fesetround(FE_UPWARD);
	work("upward");
	printf("%.9g\n", total(1));
	fesetround(FE_TONEAREST);
	__asm__ volatile("ldmxcsr %0" : : "m"((unsigned){0x9fc0})); /* denormals are 0 */
	work("flushing");
	__asm__ volatile("ldmxcsr %0" : : "m"((unsigned){0x1f80}));
	feraiseexcept(FE_OVERFLOW | FE_INVALID);
	work("flags");
	printf("overflows %d of 20\n", overflows_seen());
	return 42;
}
