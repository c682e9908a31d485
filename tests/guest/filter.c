/* A sandbox that another library sets up: samara cc does not see this file. */
#define _GNU_SOURCE
#include "filter.h"

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>

#define LOAD_NUMBER BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))
#define IF_NUMBER(n, yes, no) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(n), yes, no)
#define ANSWER(a) BPF_STMT(BPF_RET | BPF_K, a)

static int install(struct sock_filter *all, unsigned short n)
{
	struct sock_fprog program = {.len = n, .filter = all};

	return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
	       prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0;
}

int filter_one(int number, unsigned answer)
{
	struct sock_filter all[] = {LOAD_NUMBER, IF_NUMBER(number, 0, 1), ANSWER(answer),
				    ANSWER(SECCOMP_RET_ALLOW)};

	return install(all, 4);
}

int filter_all_but_write(void)
{
	struct sock_filter all[] = {LOAD_NUMBER, IF_NUMBER(1, 2, 0), IF_NUMBER(60, 1, 0),
				    IF_NUMBER(231, 0, 1), ANSWER(SECCOMP_RET_ALLOW),
				    ANSWER(SECCOMP_RET_KILL_PROCESS)};

	return install(all, 6);
}

int filter_strictly(void)
{
	return prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT);
}
