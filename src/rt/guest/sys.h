/** @file System calls of Linux on x86-64 without a C library: no errno, no PLT, no thread-local
 * storage. A result in [-4095, -1] is a negated error number. */
#ifndef SMR_RT_GUEST_SYS_H
#define SMR_RT_GUEST_SYS_H
#include <stdbool.h>
#include <stdint.h>

/* arch/x86/entry/syscalls/syscall_64.tbl */
enum {
	SYS_READ = 0,
	SYS_OPEN = 2,
	SYS_CLOSE = 3,
	SYS_FSTAT = 5,
	SYS_MMAP = 9,
	SYS_MPROTECT = 10,
	SYS_MUNMAP = 11,
	SYS_RT_SIGACTION = 13,
	SYS_RT_SIGPROCMASK = 14,
	SYS_MADVISE = 28,
	SYS_NANOSLEEP = 35,
	SYS_GETPID = 39,
	SYS_SOCKET = 41,
	SYS_CONNECT = 42,
	SYS_SENDMSG = 46,
	SYS_GETSOCKOPT = 55,
	SYS_CLONE = 56,
	SYS_EXECVE = 59,
	SYS_WAIT4 = 61,
	SYS_GETUID = 102,
	SYS_GETGID = 104,
	SYS_GETEUID = 107,
	SYS_GETEGID = 108,
	SYS_GETPPID = 110,
	SYS_SETSID = 112,
	SYS_RT_SIGPENDING = 127,
	SYS_PRCTL = 157,
	SYS_CHDIR = 80,
	SYS_FUTEX = 202,
	SYS_SCHED_GETAFFINITY = 204,
	SYS_EXIT_GROUP = 231,
	SYS_TGKILL = 234,
	SYS_UNSHARE = 272,
	SYS_CLOSE_RANGE = 436
};

static inline long sys_call6(long n, long a, long b, long c, long d, long e, long f)
{
	register long r10 __asm__("r10") = d;
	register long r8 __asm__("r8") = e;
	register long r9 __asm__("r9") = f;
	long r;

	__asm__ volatile("syscall"
			 : "=a"(r)
			 : "a"(n), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
			 : "rcx", "r11", "memory");
	return r;
}

#define SYS_CALL(n, ...) SYS_CALL_(n, ##__VA_ARGS__, 0, 0, 0, 0, 0, 0)
#define SYS_CALL_(n, a, b, c, d, e, f, ...) \
	sys_call6(n, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))

/** struct stat of arch/x86/include/uapi/asm/stat.h */
typedef struct sys_stat {
	uint64_t dev, ino, nlink;
	uint32_t mode, uid, gid, pad;
	uint64_t rdev, size, more[11];
} sys_stat;

static inline bool sys_failed(long r)
{
	return r < 0 && r > -4096;
}

/** clone(2): runs fn(arg) on the stack that ends at @p top; the task ends when fn returns. Returns
 * the task's number, or a negated error. */
static inline long sys_start(uint64_t flags, char *top, void (*fn)(void *), void *arg,
			     int *parent_tid, int *child_tid)
{
	void **sp = (void **)(void *)((uintptr_t)top & ~(uintptr_t)63);
	register long r10 __asm__("r10") = (long)child_tid;
	register long r8 __asm__("r8") = 0;
	long r;

	*--sp = (void *)(uintptr_t)fn;
	*--sp = arg;
	__asm__ volatile("syscall\n\t"
			 "test %%rax, %%rax\n\t"
			 "jnz 1f\n\t"
			 "xor %%ebp, %%ebp\n\t"
			 "pop %%rdi\n\t"
			 "pop %%rax\n\t"
			 "call *%%rax\n\t"
			 "mov $60, %%eax\n\t" /* exit(0): ends this task only */
			 "xor %%edi, %%edi\n\t"
			 "syscall\n\t"
			 "hlt\n"
			 "1:"
			 : "=a"(r)
			 : "a"((long)SYS_CLONE), "D"(flags), "S"(sp), "d"(parent_tid), "r"(r10),
			   "r"(r8)
			 : "rcx", "r11", "memory", "cc");
	return r;
}

enum { /* include/uapi/linux/sched.h */
       CLONE_VM_FLAG = 0x100,
       CLONE_FS_FLAG = 0x200,
       CLONE_FILES_FLAG = 0x400,
       CLONE_SIGHAND_FLAG = 0x800,
       CLONE_VFORK_FLAG = 0x4000,
       CLONE_THREAD_FLAG = 0x10000,
       CLONE_SYSVSEM_FLAG = 0x40000,
       CLONE_PARENT_SETTID_FLAG = 0x100000,
       CLONE_CHILD_CLEARTID_FLAG = 0x200000
};

enum { SYS_MAP_PRIVATE = 2, SYS_MAP_ANON = 0x22, SYS_MAP_NORESERVE = 0x4000 };
enum { SYS_PROT_NONE = 0, SYS_PROT_RW = 3, SYS_PROT_RX = 5 };

/** Signals that a fault of this thread raises (ILL TRAP BUS FPE SEGV SYS): never blocked while code
 * runs, so that a fault has the same effect as without a guest. */
#define SYS_TRAPPED                                                                   \
	(UINT64_C(1) << 30) /* SIGSYS: a filter's answer to a call; blocked, it kills \
			     */
#define SYS_FAULTS (SYS_TRAPPED | 1u << 3 | 1u << 4 | 1u << 6 | 1u << 7 | 1u << 10)

static inline uint64_t sys_block(uint64_t set)
{
	uint64_t old = 0;

	SYS_CALL(SYS_RT_SIGPROCMASK, 2 /* SIG_SETMASK */, &set, &old, 8);
	return old;
}

static inline void sys_unblock(uint64_t old)
{
	SYS_CALL(SYS_RT_SIGPROCMASK, 2, &old, 0, 8);
}

static inline void *sys_map(uint64_t bytes)
{
	long r = SYS_CALL(SYS_MMAP, 0, bytes, SYS_PROT_RW, SYS_MAP_ANON | SYS_MAP_NORESERVE, -1, 0);

	return sys_failed(r) ? (void *)0 : (void *)r;
}
#endif
