/* quiet KIND: a sandbox that kills for nearly every system call, set up by the program itself. */
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "nest.h"

static float c[LARGE * LARGE];

/* Of sizes that are known when it is compiled: before main nothing else is known. */
static APART void multiply_known(void)
{
	for (int i = 0; i < LARGE; i++)
		for (int j = 0; j < LARGE; j++) {
			float sum = 0;

			for (int k = 0; k < LARGE; k++)
				sum += left[i * LARGE + k] * right[k * LARGE + j];
			c[i * LARGE + j] = sum;
		}
}

#ifdef CALLS
#include <math.h>

static APART void neurons_known(void)
{
	for (int i = 0; i < LARGE; i++) {
		float sum = 0;

		for (int k = 0; k < LARGE; k++)
			sum += left[i * LARGE + k] * right[k];
		c[i] = 1 / (1 + expf(-sum / 4096));
	}
}

__attribute__((noinline, optnone)) static int are_neurons(void)
{
	for (int i = 0; i < LARGE; i++) {
		float sum = 0;

		for (int k = 0; k < LARGE; k++)
			sum += left[i * LARGE + k] * right[k];
		if (c[i] != 1 / (1 + expf(-sum / 4096)))
			return 0;
	}
	return 1;
}
#endif

static int allow_write(void)
{
	struct sock_filter all[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_write, 1, 0),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_exit, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)};
	struct sock_fprog program = {.len = sizeof(all) / sizeof(all[0]), .filter = all};

	return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
	       prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0;
}

int main(int argc, char **argv)
{
	int bad = 0;

	fill();
	if (argc > 1 && strcmp(argv[1], "strict") == 0)
		bad = prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT) != 0;
	else if (argc > 1 && strcmp(argv[1], "filter") == 0)
		bad = allow_write();
	for (int r = 0; r < 8; r++) {
		int n = r == 7 ? LARGE : SMALL;

		multiply(c, left, right, n);
		bad += !is_product(c, n);
	}
	multiply_known();
	bad += !is_product(c, LARGE);
#ifdef CALLS
	neurons_known();
	bad += !are_neurons();
#endif
	if (write(1, bad == 0 ? "right\n" : "wrong\n", 6) != 6)
		bad++;
	return (int)syscall(SYS_exit, bad);
}
