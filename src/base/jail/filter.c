/* Three lists: calls that are allowed, calls that are answered without being done, and the few that
 * are allowed with some arguments only. All other calls raise SIGSYS, whose handler records the
 * number (fault.c). SIGSYS cannot be caught by the code: rt_sigaction() is refused for it (with an
 * error, not with an end: the linker of LLVM reads the handlers of all signals).
 *
 * Calls are answered so that code which asks for files, such as LLVM for its paths, or for the
 * place of memory, such as OpenBLAS, continues without them. There is no open file, so reading and
 * writing have no effect; a printf() in shipped code should not end the worker. */
#include "base/jail/filter.h"

#include <errno.h>
#include <linux/futex.h>
#include <linux/membarrier.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/alloc.h"

#define N(list) (sizeof(list) / sizeof((list)[0]))

static const int allowed[] = {
	/* threads */
	SCMP_SYS(exit),
	SCMP_SYS(exit_group),
	SCMP_SYS(sched_yield),
	SCMP_SYS(set_robust_list),
	SCMP_SYS(rseq),
	SCMP_SYS(sched_getaffinity),
	SCMP_SYS(gettid),
	SCMP_SYS(getpid),
	SCMP_SYS(getcpu),
	/* memory */
	SCMP_SYS(munmap),
	SCMP_SYS(mremap),
	SCMP_SYS(mprotect),
	SCMP_SYS(brk),
	/* its own signals */
	SCMP_SYS(rt_sigreturn),
	SCMP_SYS(rt_sigprocmask),
	SCMP_SYS(sigaltstack),
	SCMP_SYS(restart_syscall),
	/* time and random numbers */
	SCMP_SYS(clock_gettime),
	SCMP_SYS(clock_getres),
	SCMP_SYS(clock_nanosleep),
	SCMP_SYS(nanosleep),
	SCMP_SYS(gettimeofday),
	SCMP_SYS(time),
	SCMP_SYS(getrandom),
	SCMP_SYS(sysinfo),
	SCMP_SYS(getrusage),
};

static const struct answered {
	int call, error;
} answered[] = {
	{SCMP_SYS(open), EACCES},
	{SCMP_SYS(openat), EACCES},
	{SCMP_SYS(openat2), EACCES},
	{SCMP_SYS(creat), EACCES},
	{SCMP_SYS(stat), EACCES},
	{SCMP_SYS(lstat), EACCES},
	{SCMP_SYS(newfstatat), EACCES},
	{SCMP_SYS(statx), EACCES},
	{SCMP_SYS(statfs), EACCES},
	{SCMP_SYS(access), EACCES},
	{SCMP_SYS(faccessat), EACCES},
	{SCMP_SYS(faccessat2), EACCES},
	{SCMP_SYS(readlink), EACCES},
	{SCMP_SYS(readlinkat), EACCES},
	{SCMP_SYS(getcwd), EACCES},
	{SCMP_SYS(mkdir), EACCES},
	{SCMP_SYS(mkdirat), EACCES},
	{SCMP_SYS(rmdir), EACCES},
	{SCMP_SYS(unlink), EACCES},
	{SCMP_SYS(unlinkat), EACCES},
	{SCMP_SYS(rename), EACCES},
	{SCMP_SYS(renameat), EACCES},
	{SCMP_SYS(renameat2), EACCES},
	{SCMP_SYS(link), EACCES},
	{SCMP_SYS(linkat), EACCES},
	{SCMP_SYS(symlink), EACCES},
	{SCMP_SYS(symlinkat), EACCES},
	{SCMP_SYS(chmod), EACCES},
	{SCMP_SYS(fchmodat), EACCES},
	{SCMP_SYS(utimensat), EACCES},
	{SCMP_SYS(truncate), EACCES},
	{SCMP_SYS(read), EBADF},
	{SCMP_SYS(pread64), EBADF},
	{SCMP_SYS(write), EBADF},
	{SCMP_SYS(writev), EBADF},
	{SCMP_SYS(close), EBADF},
	{SCMP_SYS(lseek), EBADF},
	{SCMP_SYS(fstat), EBADF},
	{SCMP_SYS(ioctl), EBADF},
	{SCMP_SYS(fcntl), EBADF},
	{SCMP_SYS(readv), EBADF},
	{SCMP_SYS(pwrite64), EBADF},
	{SCMP_SYS(ftruncate), EBADF},
	{SCMP_SYS(fsync), EBADF},
	{SCMP_SYS(fdatasync), EBADF},
	{SCMP_SYS(flock), EBADF},
	{SCMP_SYS(fstatfs), EBADF},
	{SCMP_SYS(getdents64), EBADF},
	{SCMP_SYS(dup), EBADF},
	{SCMP_SYS(dup3), EBADF},
	{SCMP_SYS(clone3), ENOSYS}, /* its flags lie in memory; the C library then calls clone */
	{SCMP_SYS(get_mempolicy), ENOSYS},
	{SCMP_SYS(mbind), EPERM},
	{SCMP_SYS(set_mempolicy), EPERM},
	{SCMP_SYS(pkey_alloc), ENOSYS},
	{SCMP_SYS(prctl), EPERM}, /* names of threads and of mappings */
	{SCMP_SYS(sched_setaffinity), EPERM},
	{SCMP_SYS(mlock), EPERM},
	{SCMP_SYS(uname), EPERM},
};

/* Barriers for code that was just generated, on AArch64; none that disturb other processes. */
static const int barriers[] = {
	MEMBARRIER_CMD_QUERY,
	MEMBARRIER_CMD_PRIVATE_EXPEDITED,
	MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED,
	MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE,
	MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE,
};

static const int futex_ops[] = {
	FUTEX_WAIT,
	FUTEX_WAIT_PRIVATE,
	FUTEX_WAKE,
	FUTEX_WAKE_PRIVATE,
	FUTEX_WAIT_BITSET,
	FUTEX_WAIT_BITSET_PRIVATE,
	FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, /* pthread_join() */
	FUTEX_WAIT_BITSET_PRIVATE | FUTEX_CLOCK_REALTIME,
	FUTEX_WAKE_BITSET,
	FUTEX_WAKE_BITSET_PRIVATE,
};

/* By number, since headers may be older than the C library. Advice that merges pages with those of
 * other processes, or takes pages out of the machine, is not in the list. */
static const int advices[] = {
	0,   1,   2, 3, 4, /* NORMAL to DONTNEED */
	8,                 /* FREE */
	14,  15,           /* HUGEPAGE, NOHUGEPAGE */
	16,  17,           /* DONTDUMP, DODUMP */
	18,  19,           /* WIPEONFORK, KEEPONFORK */
	20,  21,           /* COLD, PAGEOUT */
	22,  23,           /* POPULATE_READ, POPULATE_WRITE */
	25,                /* COLLAPSE */
	102, 103,          /* GUARD_INSTALL, GUARD_REMOVE: stacks of threads */
};

enum { SIGNALS = 64 };

enum { /* flags with which the C library creates a thread */
       THREAD = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM |
		CLONE_SETTLS | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID
};

static struct scmp_arg_cmp argument_equals(unsigned argument, uint64_t value)
{
	return (struct scmp_arg_cmp){argument, SCMP_CMP_EQ, value, 0};
}

static int add_lists(scmp_filter_ctx c)
{
	int failed = 0;

	for (size_t i = 0; i < N(allowed); i++)
		failed |= seccomp_rule_add(c, SCMP_ACT_ALLOW, allowed[i], 0);
	for (size_t i = 0; i < N(answered); i++)
		failed |= seccomp_rule_add(c, SCMP_ACT_ERRNO((unsigned)answered[i].error),
					   answered[i].call, 0);
	for (size_t i = 0; i < N(futex_ops); i++)
		failed |= seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(futex), 1,
					   argument_equals(1, (unsigned)futex_ops[i]));
	for (size_t i = 0; i < N(barriers); i++)
		failed |= seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(membarrier), 1,
					   argument_equals(0, (unsigned)barriers[i]));
	for (size_t i = 0; i < N(advices); i++)
		failed |= seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(madvise), 1,
					   argument_equals(2, (unsigned)advices[i]));
	return failed;
}

/* Allows mmap() of private anonymous memory only: no shared memory, no files, no huge pages of the
 * machine's reserve. */
static int allow_argument_rules(scmp_filter_ctx c)
{
	int failed = 0;

	failed |= seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1,
				   (struct scmp_arg_cmp){3, SCMP_CMP_MASKED_EQ,
							 MAP_ANONYMOUS | MAP_SHARED | MAP_HUGETLB,
							 MAP_ANONYMOUS});
	failed |=
		seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, argument_equals(0, THREAD));
	/* One rule per signal: the kernel reads 32 bits of the argument that the filter compares in
	 * full, so "all but SIGSYS" would allow SIGSYS with a bit set above. */
	for (int i = 1; i <= SIGNALS; i++)
		if (i != SIGSYS)
			failed |= seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(rt_sigaction), 1,
						   argument_equals(0, (uint64_t)i));
	failed |= seccomp_rule_add(c, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(rt_sigaction), 1,
				   argument_equals(0, SIGSYS));
	failed |= seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, argument_equals(0, 0),
				   argument_equals(2, 0));
	failed |= seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(getrlimit), 0);
	return failed;
}

/* Exports the filter through a file, the only way that libseccomp offers. */
static smr_status export_bpf_program(scmp_filter_ctx c, smr_filter *out)
{
	int fd = memfd_create("samara-filter", MFD_CLOEXEC);
	smr_status st = SMR_OK;

	if (fd < 0 || seccomp_export_bpf(c, fd) != 0) {
		st = smr_fail(SMR_EIO, "the filter of system calls cannot be written");
		goto close_file;
	}
	off_t bytes = lseek(fd, 0, SEEK_END);

	out->n = (size_t)bytes / sizeof(out->code[0]);
	out->code = smr_malloc((size_t)bytes);
	if (out->code == NULL)
		st = smr_fail(SMR_ENOMEM, "no memory for the filter of system calls");
	else if (pread(fd, out->code, (size_t)bytes, 0) != bytes)
		st = smr_fail(SMR_EIO, "the filter of system calls cannot be read");
close_file:
	if (fd >= 0)
		close(fd);
	return st;
}

smr_status smr_filter_make(smr_filter *out)
{
	scmp_filter_ctx c = seccomp_init(SCMP_ACT_TRAP);
	smr_status st;

	*out = (smr_filter){0};
	if (c == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for the filter of system calls");
	if (seccomp_attr_set(c, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS) != 0 ||
	    add_lists(c) != 0 || allow_argument_rules(c) != 0 ||
	    seccomp_attr_set(c, SCMP_FLTATR_CTL_OPTIMIZE, 2) != 0) /* as a binary tree */
		st = smr_fail(SMR_EUNSUPPORTED, "workers cannot be confined here: seccomp refuses "
						"their filter of system calls");
	else
		st = export_bpf_program(c, out);
	seccomp_release(c);
	return st;
}

smr_status smr_filter_install(const smr_filter *f)
{
	struct sock_fprog program = {.len = (unsigned short)f->n, .filter = f->code};

	if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) != 0)
		return smr_fail(SMR_EUNSUPPORTED, "no seccomp filter here: %m");
	return SMR_OK;
}

void smr_filter_name(int syscall, char *name, size_t n)
{
	char *known = seccomp_syscall_resolve_num_arch(SCMP_ARCH_NATIVE, syscall);

	(void)snprintf(name, n, "%s", known != NULL ? known : "?");
	free(known);
}
