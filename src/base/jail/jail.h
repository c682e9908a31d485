/** @file Worker processes that are confined: where code that others sent compiles and runs.
 *
 *  host (a node) -- exec --> zygote (clean: no keys, no threads, warmed) -- fork --> workers
 *
 * A worker belongs to one key, such as the signer of the code. Payloads lie in one memfd per worker
 * that both sides map: a control page, then the area. Calls are handed over by futex. The host
 * keeps its own copy of all that it relies on: what a worker writes is hostile.
 *
 * What confines a worker: seccomp (computing and compiling alone; anything else ends it), landlock
 * without a rule, limits of resources, no open file, no environment. It needs no privilege and no
 * namespace. Executable memory is allowed on purpose: the code is native code anyway, so nothing
 * here rests on write-xor-execute. */
#ifndef SMR_BASE_JAIL_JAIL_H
#define SMR_BASE_JAIL_JAIL_H
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/uio.h>

#include "base/status.h"
#include "base/str.h"

/* ---- in the host --------------------------------------------------------------------------- */

typedef struct smr_jails smr_jails; /* a zygote and the workers forked from it */
typedef struct smr_jail smr_jail;   /* one worker, taken by one thread */

enum { SMR_JAIL_KEY = 32 };

typedef struct smr_jail_options {
	const char *exe;   /* the program that is the zygote; NULL: /proc/self/exe */
	const char *word;  /* its argv[1], a hidden command; NULL: "jail" */
	size_t workers;    /* at most at once, with the spare; 0: a default by the processors */
	uint64_t memory;   /* bytes that a worker may have beyond what the zygote has; 0: 2 GiB.
			    * Addresses may be reserved beyond that, as Wasmtime does */
	uint64_t window;   /* bytes of a request, or of a reply, at most; 0: 4 GiB */
	uint64_t payload;  /* bytes of all areas together; 0: half of the machine's memory */
	uint32_t cpu_s;    /* RLIMIT_CPU of a worker; 0: none (the limit of a call ends it) */
	double patience_s; /* how long smr_jail_take() waits for a worker; 0: 10 s */
	int share_fd;      /* a memfd that every worker maps shared and writable; -1: none. The
			      caller keeps it open until smr_jails_close() and seals it against
			      F_SEAL_SHRINK */
	size_t share_size;
	/** "NAME=value" up to NULL, in place of the environment's; NULL: there are none. The
	 * caller's, until smr_jails_close(). */
	const char *const *settings;
} smr_jail_options;

/** Starts the zygote. Its warm() runs before the first worker is forked, so this is quick; the
 * first smr_jail_take() is not. SMR_EUNSUPPORTED, with the reason: workers cannot be confined here.
 * The environment's settings (SAMARA_...) that change generated code go along, nothing else does.
 */
SMR_MUST_USE smr_status smr_jails_open(const smr_jail_options *o, smr_jails **out);
/** Kills all workers; all of them were given back. NULL is fine. */
void smr_jails_close(smr_jails *j);
/** "seccomp landlock7 limits": for the log; stays as long as @p j. */
const char *smr_jails_means(const smr_jails *j);

/** An idle worker of that key, or a spare or new one; else one that another key has left idle is
 * replaced. While others keep all busy, a key that has none gets one beyond options.workers, of
 * which there are two. Give it back with smr_jail_give(). SMR_ESTATE: all are busy. SMR_EIO,
 * SMR_ENOMEM. */
SMR_MUST_USE smr_status smr_jail_take(smr_jails *j, const uint8_t key[SMR_JAIL_KEY],
				      smr_jail **out);
/** Back to the pool; or forgotten, if it died. */
void smr_jail_give(smr_jail *w);
/** One pointer of the caller's per worker, such as what was sent to it already; NULL at first. Only
 * between take and give. @p free_note is called with it, if it is not NULL, when the worker is
 * gone: on any thread, without a lock. */
void **smr_jail_note(smr_jail *w, void (*free_note)(void *note));

/** What the worker asks of the host within a call: @p bytes are the host's copy, but hostile in
 * every way. Appends an answer; what it returns is what smr_jail_ask() returns there. */
typedef int smr_jail_ask_fn(void *ctx, uint32_t op, const void *bytes, size_t n, smr_str *answer);

typedef struct smr_jail_call {
	const struct iovec *request; /* copied once */
	size_t nrequest;
	uint64_t most; /* bytes of its reply, and of a question, that are taken; 0: the window. More
			* is SMR_ENOMEM */
	double limit_s;            /* 0: none. Time in @p ask does not count, nor does, up to nine
				    * times as much, what the worker waited for a processor */
	const atomic_bool *cancel; /* NULL, or: true ends the call within 50 ms */
	smr_jail_ask_fn *ask;      /* NULL: asking ends the worker */
	void *ctx;
} smr_jail_call;

/** How a call ended: the first two of every call, the rest of one that ended its worker. */
typedef struct smr_jail_end {
	double cpu_s; /* processor time in all threads, of short calls that were not measured too:
		       * those under half a millisecond have 0, a later one has theirs */
	uint64_t peak_bytes; /* resident, of the worker since it was forked; hint */
	int sig;             /* that killed it, or 0 */
	int exit_status;     /* or -1 */
	bool limit, cancelled, memory;
	uint64_t address, pc; /* hints */
	int syscall;          /* its number, or -1; hint */
	char text[160]; /* "killed by SIGSEGV at address 0x0 (pc 0x...)", "ran longer than 1 s" */
} smr_jail_end;

/** Of all workers since smr_jails_open(). */
typedef struct smr_jail_use {
	double cpu_s;
	uint64_t peak_bytes; /* resident, of the largest worker */
	uint64_t calls, faults;
	uint64_t forked; /* workers */
	size_t workers;  /* alive now */
} smr_jail_use;

/** SMR_OK: what the worker answered is appended to @p reply. SMR_EFAULT: what ran in it ended it;
 * *@p end says how, and so does smr_errmsg(); the worker can only be given back. Else what serve()
 * failed with there; or SMR_ENOMEM or SMR_EIO: the call could not be made, as when the worker was
 * gone already, and another one may do. @p end may be NULL. */
SMR_MUST_USE smr_status smr_jail_run(smr_jail *w, const smr_jail_call *c, smr_str *reply,
				     smr_jail_end *end);
void smr_jails_count(smr_jails *j, smr_jail_use *total);

/* ---- in the zygote and its workers ---------------------------------------------------------- */

typedef struct smr_jail_program {
	/** Zygote, before any fork: loads and warms what all workers need. May open files; no
	 * thread of it may be left when it returns. NULL is fine. */
	smr_status (*warm)(void);
	/** Worker, confined but for seccomp and limits: files cannot be opened any more. *@p state
	 * goes to serve(). NULL is fine. */
	smr_status (*open)(void *share, size_t share_size, void **state);
	/** Worker. @p request lies in the area: it may be written to, begins at a page, and is gone
	 * after the return. Appends to @p reply; else a status, told, that smr_jail_run() returns.
	 */
	smr_status (*serve)(void *state, void *request, size_t n, smr_str *reply);
} smr_jail_program;

/** main() of the hidden command; returns the exit status when the host is gone. */
int smr_jail_zygote(const smr_jail_program *p);

/** Within serve(), on any thread: asks the host; its answer replaces @p answer (may be NULL). What
 * the host's function returned, or -1: the question or its answer has no room. */
int smr_jail_ask(uint32_t op, const struct iovec *bytes, size_t n, smr_str *answer);

#endif
