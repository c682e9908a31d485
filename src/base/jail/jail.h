/** @file Confined worker processes, in which code from other users is compiled and run.
 *
 *  host (a node) -- exec --> zygote (clean: no keys, no threads, warmed) -- fork --> workers
 *
 * A worker belongs to one key, such as the signer of the code. Payloads lie in one memfd per worker
 * that both sides map: a control page, then the area. A futex passes a call from one to the other.
 * The host keeps its own copy of all that it relies on: data of a worker is hostile.
 *
 * A worker is confined by seccomp (computing and compiling only; any other call ends it), landlock
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
	const char *exe;   /* the program of the zygote; NULL: /proc/self/exe */
	const char *word;  /* its argv[1], a hidden command; NULL: "jail" */
	size_t workers;    /* maximum at once, with the spare; 0: a default by the processors */
	uint64_t memory;   /* bytes that a worker may have beyond those of the zygote; 0: 2 GiB. It
			    * may reserve more addresses, as Wasmtime does */
	uint64_t window;   /* maximum bytes of a request or a reply; 0: 4 GiB */
	uint64_t payload;  /* bytes of all areas together; 0: half of the machine's memory */
	uint32_t cpu_s;    /* RLIMIT_CPU of a worker; 0: none (the limit of a call ends it) */
	double patience_s; /* how long smr_jail_take() waits for a worker; 0: 10 s */
	int share_fd;      /* a memfd that every worker maps shared and writable; -1: none. The
			      caller keeps it open until smr_jails_close() and seals it against
			      F_SEAL_SHRINK */
	size_t share_size;
	/** "NAME=value" up to NULL, which override the environment's settings; NULL: none. The
	 * caller keeps them until smr_jails_close(). */
	const char *const *settings;
} smr_jail_options;

/** Starts the zygote. Its warm() runs before the first worker is forked, so this returns soon; the
 * first smr_jail_take() takes longer. SMR_EUNSUPPORTED, with the reason: workers cannot be confined
 * here. Of the environment, the zygote gets the settings (SAMARA_...) that change generated code,
 * and nothing else. */
SMR_MUST_USE smr_status smr_jails_open(const smr_jail_options *o, smr_jails **out);
/** Kills all workers; the caller has returned all of them. @p j may be NULL. */
void smr_jails_close(smr_jails *j);
/** Returns the means of confinement for the log, such as "seccomp landlock7 limits"; the text lives
 * as long as @p j. */
const char *smr_jails_means(const smr_jails *j);

/** Takes an idle worker of that key, or a spare or new one; else it replaces one that another key
 * has left idle. While other keys keep all workers busy, a key without a worker gets one beyond
 * options.workers; there are two such extra ones. Return it with smr_jail_give(). SMR_ESTATE: all
 * are busy. SMR_EIO, SMR_ENOMEM. */
SMR_MUST_USE smr_status smr_jail_take(smr_jails *j, const uint8_t key[SMR_JAIL_KEY],
				      smr_jail **out);
/** Returns a worker to the pool; frees it if it has died. */
void smr_jail_give(smr_jail *w);
/** Returns the place of one pointer that the caller keeps per worker, such as a list of what it has
 * sent to it; NULL at first. Valid only between take and give. When the worker has ended,
 * @p free_note is called with the pointer, if that is not NULL, on any thread and without a
 * lock. */
void **smr_jail_note(smr_jail *w, void (*free_note)(void *note));

/** Answers a question that the worker asks within a call. @p bytes are the host's copy, but their
 * content is hostile. Appends the answer to @p answer; smr_jail_ask() in the worker returns what
 * this function returns. */
typedef int smr_jail_ask_fn(void *ctx, uint32_t op, const void *bytes, size_t n, smr_str *answer);

typedef struct smr_jail_call {
	const struct iovec *request; /* copied once */
	size_t nrequest;
	uint64_t most;  /* maximum bytes of the reply and of a question; 0: the window. A longer one
			 * is SMR_ENOMEM */
	double limit_s; /* 0: none. Excludes time in @p ask, and up to nine times the
			 * limit of waiting for a processor */
	const atomic_bool *cancel; /* NULL, or a flag: true ends the call within 50 ms */
	smr_jail_ask_fn *ask;      /* NULL: a question ends the worker */
	void *ctx;
} smr_jail_call;

/** How a call ended: the first two fields hold for every call, the others for a call that ended its
 * worker. */
typedef struct smr_jail_end {
	double cpu_s; /* processor time in all threads. A call under half a millisecond may have 0;
		       * the next measured call has its time too */
	uint64_t peak_bytes; /* resident bytes of the worker since it was forked; hint */
	int sig;             /* signal that killed it, or 0 */
	int exit_status;     /* or -1 */
	bool limit, cancelled, memory;
	uint64_t address, pc; /* hints */
	int syscall;          /* number of the system call, or -1; hint */
	char text[160]; /* "killed by SIGSEGV at address 0x0 (pc 0x...)", "ran longer than 1 s" */
} smr_jail_end;

/** Use of all workers since smr_jails_open(). */
typedef struct smr_jail_use {
	double cpu_s;
	uint64_t peak_bytes; /* resident bytes of the largest worker */
	uint64_t calls, faults;
	uint64_t forked; /* workers that were forked */
	size_t workers;  /* workers that are alive now */
} smr_jail_use;

/** Runs a call. SMR_OK: the worker's reply is appended to @p reply. SMR_EFAULT: the code ended the
 * worker; *@p end and smr_errmsg() say how, and the worker can only be returned. Another status is
 * that of serve() in the worker; or SMR_ENOMEM or SMR_EIO: the call could not be made, for example
 * because the worker had ended, and another worker may succeed. @p end may be NULL. */
SMR_MUST_USE smr_status smr_jail_run(smr_jail *w, const smr_jail_call *c, smr_str *reply,
				     smr_jail_end *end);
void smr_jails_count(smr_jails *j, smr_jail_use *total);

/* ---- in the zygote and its workers ---------------------------------------------------------- */

typedef struct smr_jail_program {
	/** Runs in the zygote, before any fork: loads and warms what all workers need. May open
	 * files; must leave no thread when it returns. May be NULL. */
	smr_status (*warm)(void);
	/** Runs in the worker, confined except for seccomp and limits: files cannot be opened any
	 * more. serve() gets *@p state. May be NULL. */
	smr_status (*open)(void *share, size_t share_size, void **state);
	/** Runs in the worker. @p request lies in the area: it is writable, begins at a page, and
	 * is invalid after the return. Appends to @p reply; else returns a status with an error
	 * text, which smr_jail_run() returns. */
	smr_status (*serve)(void *state, void *request, size_t n, smr_str *reply);
} smr_jail_program;

/** Implements main() of the hidden command; returns the exit status when the host has ended. */
int smr_jail_zygote(const smr_jail_program *p);

/** Asks the host, within serve() and on any thread; the answer replaces @p answer (may be NULL).
 * Returns what the host's function returned, or -1: the question or its answer has no room. */
int smr_jail_ask(uint32_t op, const struct iovec *bytes, size_t n, smr_str *answer);

#endif
