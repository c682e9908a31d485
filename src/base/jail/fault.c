#include "base/jail/fault.h"

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

enum { STACK = 64 << 10 };

static smr_jail_page *noted;

#if defined(__x86_64__)
#define PC(c) ((uint64_t)(c)->uc_mcontext.gregs[REG_RIP])
#define THIRD_ARGUMENT(c) ((uint64_t)(c)->uc_mcontext.gregs[REG_RDX])
#elif defined(__aarch64__)
#define PC(c) ((uint64_t)(c)->uc_mcontext.pc)
#define THIRD_ARGUMENT(c) ((uint64_t)(c)->uc_mcontext.regs[2])
#else
#define PC(c) 0
#define THIRD_ARGUMENT(c) 0
#endif

/* abort() sends SIGABRT to its own process; the filter refuses that like any signal. */
static bool is_abort(int sig, const siginfo_t *info, const ucontext_t *c)
{
	return sig == SIGSYS && info->si_syscall == SYS_tgkill && THIRD_ARGUMENT(c) == SIGABRT;
}

/* A fault repeats after the return, and SA_RESETHAND has removed the handler. SIGSYS and SIGTRAP
 * would not repeat: the handler raises them again while they are blocked, which ends the process at
 * once. */
static void note(int sig, siginfo_t *info, void *context)
{
	const ucontext_t *c = context;
	smr_jail_fault *f = &noted->fault;

	f->syscall = sig == SIGSYS ? info->si_syscall : -1;
	f->address = sig == SIGSYS ? 0 : (uint64_t)(uintptr_t)info->si_addr;
	f->pc = PC(c);
	f->sig = is_abort(sig, info, c) ? SIGABRT : (uint32_t)sig;
	if (sig == SIGSYS)
		syscall(SYS_getppid);
	if (sig == SIGTRAP)
		__builtin_debugtrap();
}

/* Allocates the stack of the handlers between two inaccessible pages. */
static smr_status own_stack(void)
{
	size_t page = smr_page_bytes();
	char *all = mmap(NULL, STACK + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (all == MAP_FAILED)
		return smr_fail(SMR_ENOMEM, "no memory for a stack of signals");

	stack_t s = {.ss_sp = all + page, .ss_size = STACK};

	if (mprotect(s.ss_sp, STACK, PROT_READ | PROT_WRITE) != 0 || sigaltstack(&s, NULL) != 0)
		return smr_fail(SMR_EIO, "no stack for signals: %m");
	return SMR_OK;
}

smr_status smr_fault_watch(smr_jail_page *page)
{
	static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT};
	struct sigaction a = {.sa_sigaction = note,
			      .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};

	noted = page;
	page->fault.sig = 0;
	sigfillset(&a.sa_mask);
	SMR_TRY(own_stack());
	for (size_t i = 0; i < sizeof(signals) / sizeof(signals[0]); i++)
		if (sigaction(signals[i], &a, NULL) != 0)
			return smr_fail(SMR_EIO, "signal %d cannot be handled: %m", signals[i]);
	return SMR_OK;
}
