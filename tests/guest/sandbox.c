/* Seccomp filters: sandbox CALL ANSWER WHEN: CALL (a number) is answered by ANSWER (errno, kill,
 * thread, trap) from before the first loop on (WHEN: first) or behind some (later). A fourth word:
 * a handler of SIGSYS may have run. */
#include <linux/seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "filter.h"
#include "nest.h"

static float c[LARGE * LARGE];
static volatile sig_atomic_t signals;

static void count(int signal)
{
	(void)signal;
	signals++;
}

static const struct answer {
	const char *name;
	unsigned value;
} answers[] = {{"errno", SECCOMP_RET_ERRNO | 1},
	       {"kill", SECCOMP_RET_KILL_PROCESS},
	       {"thread", SECCOMP_RET_KILL_THREAD},
	       {"trap", SECCOMP_RET_TRAP}};

static int work(int times)
{
	for (int r = 0; r < times; r++)
		multiply(c, left, right, r % 4 == 3 ? LARGE : SMALL);
	return !is_product(c, times % 4 == 0 ? LARGE : SMALL);
}

int main(int argc, char **argv)
{
	int bad = 0;

	if (argc < 4)
		return 2;
	signal(SIGSYS, count);
	fill();
	if (strcmp(argv[3], "later") == 0)
		bad += work(5);
	for (unsigned i = 0; i < sizeof(answers) / sizeof(answers[0]); i++)
		if (strcmp(answers[i].name, argv[2]) == 0)
			bad += filter_one(atoi(argv[1]), answers[i].value);
	bad += work(8);
	printf("bad %d signals %d\n", bad, argc > 4 ? 0 : (int)signals);
	return bad != 0;
}
