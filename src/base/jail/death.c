#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "base/jail/filter.h"
#include "base/jail/host.h"

/* Copies the record of the fault handler to @p out; returns whether it can belong to this death. */
static bool has_note(const smr_jail *w, int sig, smr_jail_fault *out)
{
	*out = w->page->fault; /* the worker is dead: no process writes the page now */
	return sig != 0 && ((int)out->sig == sig || (sig == SIGSYS && out->sig == SIGABRT));
}

static void describe_fault_note(const smr_jail_fault *f, smr_jail_end *end)
{
	char name[40];

	end->pc = f->pc;
	if (f->sig == SIGABRT) {
		(void)snprintf(end->text, sizeof(end->text), "it called abort()");
	} else if (f->sig == SIGSYS) {
		end->syscall = f->syscall;
		smr_filter_name(f->syscall, name, sizeof(name));
		(void)snprintf(end->text, sizeof(end->text),
			       "stopped: system call %d (%s) is not for workers (pc 0x%llx)",
			       f->syscall, name, (unsigned long long)f->pc);
	} else {
		end->address = f->address;
		(void)snprintf(end->text, sizeof(end->text),
			       "killed by SIG%s at address 0x%llx (pc 0x%llx)",
			       sigabbrev_np((int)f->sig), (unsigned long long)f->address,
			       (unsigned long long)f->pc);
	}
}

static void describe_signal(int sig, smr_jail_end *end)
{
	const char *name = sigabbrev_np(sig);
	const char *hint = sig == SIGKILL   ? ", by the system: is memory short?"
			   : sig == SIGXCPU ? ": its processor time is used up"
					    : "";

	(void)snprintf(end->text, sizeof(end->text), "killed by SIG%s%s", name != NULL ? name : "?",
		       hint);
}

/* A reason on the host's side comes before the worker's own faults. */
static bool describe_host_reason(const smr_jail *w, double limit_s, const char *broke,
				 smr_jail_end *end)
{
	if (end->cancelled)
		(void)snprintf(end->text, sizeof(end->text), "stopped: its caller is gone");
	else if (end->limit)
		(void)snprintf(end->text, sizeof(end->text), "ran longer than %.3g s", limit_s);
	else if (end->memory)
		(void)snprintf(end->text, sizeof(end->text), "stopped: it took more than %llu MiB",
			       (unsigned long long)w->of->memory >> 20);
	else if (broke != NULL)
		(void)snprintf(end->text, sizeof(end->text), "stopped: it %s", broke);
	return end->text[0] != '\0';
}

smr_status smr_jail_tell_end(const smr_jail *w, double limit_s, const char *broke,
			     smr_jail_end *end)
{
	int status = w->wait_status;
	smr_jail_fault f;

	end->syscall = -1;
	end->sig = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
	end->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
	end->peak_bytes = w->peak;
	end->memory |=
		end->sig == SIGKILL && w->grouped && smr_group_was_full(&w->of->groups, w->id);
	if (describe_host_reason(w, limit_s, broke, end))
		;
	else if (has_note(w, end->sig, &f))
		describe_fault_note(&f, end);
	else if (end->sig != 0)
		describe_signal(end->sig, end);
	else
		(void)snprintf(end->text, sizeof(end->text),
			       "it ended with status %d instead of answering", end->exit_status);
	return smr_fail(SMR_EFAULT, "code ended its worker: %s", end->text);
}
