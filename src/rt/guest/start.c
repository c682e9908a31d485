/* Starts the helper process if nothing answers at the socket. */
#include "rt/guest/guest.h"

enum {
	O_CLOEXEC_FLAG = 02000000,
	O_PATH_FLAG = 010000000,
	PR_GET_CHILD_SUBREAPER = 37,
	HELPER_FDS = 65536
};

/** Path of `samara`, which the compiler driver stores in each object; NULL in programs without
 * it. */
extern const char smr_guest_helper[] __attribute__((weak));

void guest_become_helper(void *arg)
{
	const guest_process *p = arg;
	const char *argv[] = {"samara", "helper", "--serve", p->folder, (const char *)0};
	const char *env[] = {"PATH=/usr/local/bin:/usr/bin:/bin", (const char *)0};

	SYS_CALL(SYS_SETSID);
	SYS_CALL(SYS_CHDIR, "/");
	if (SYS_CALL(SYS_CLOSE_RANGE, 0, ~0u, 0) != 0) /* before Linux 5.9 */
		for (int fd = 0; fd < HELPER_FDS; fd++)
			SYS_CALL(SYS_CLOSE, fd);
	/* all signals are still blocked: no handler of the program may run here */
	SYS_CALL(SYS_EXECVE, smr_guest_helper, argv, env);
	SYS_CALL(SYS_EXIT_GROUP, 127);
}

/* Whether the file is trusted: a file that another user may write is not run. */
static bool is_trusted(const char *path)
{
	long fd = SYS_CALL(SYS_OPEN, path, O_CLOEXEC_FLAG | O_PATH_FLAG, 0);
	sys_stat st;
	bool ok;

	if (sys_failed(fd))
		return false;
	ok = !sys_failed(SYS_CALL(SYS_FSTAT, fd, &st)) &&
	     smr_guest_is_trusted(st.mode, st.uid, (uint32_t)SYS_CALL(SYS_GETEUID));
	SYS_CALL(SYS_CLOSE, fd);
	return ok;
}

bool guest_wants_helper(void)
{
	int reaps = 0;

	return &smr_guest_helper[0] != (const char *)0 && smr_guest_helper[0] == '/' &&
	       SYS_CALL(SYS_GETPPID) != 1 &&
	       SYS_CALL(SYS_PRCTL, PR_GET_CHILD_SUBREAPER, &reaps) == 0 &&
	       is_trusted(smr_guest_helper);
}

bool guest_is_reaper(void)
{
	int reaps = 1;

	return SYS_CALL(SYS_PRCTL, PR_GET_CHILD_SUBREAPER, &reaps) != 0 || reaps != 0;
}
