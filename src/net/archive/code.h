/** @file Code that arrived and runs here: installed once, found by its hash, dropped when unused.
 *
 * From bytes to a function: length, signer, signature (trust.h), then the archive is read, its
 * slice for this machine compiled (or its object taken from the cache on disk), checked against the
 * allow-list and linked. Before the signature is known to be right nothing is parsed and LLVM is
 * not entered. */
#ifndef SMR_NET_ARCHIVE_CODE_H
#define SMR_NET_ARCHIVE_CODE_H
#include <samara/smr_code.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "net/archive/trust.h"

typedef struct smr_codes smr_codes; /* the code of a node */
typedef struct smr_code smr_code;   /* one archive of it, installed */

/* ---- the store --------------------------------------------------------------------------------
 */

/** What becomes of code that may not run natively. */
typedef enum smr_sandbox {
	SMR_SANDBOX_NONE, /* it is refused */
	SMR_SANDBOX_SOME, /* kept, not linked: smr_code_sandboxed() */
	SMR_SANDBOX_ALL   /* no code is linked, whoever signed it */
} smr_sandbox;

typedef struct smr_codes_options {
	smr_sandbox sandbox;
	size_t max_bytes; /* of archives and machine code kept; 0: 256 MiB. Code in use always stays
			   */
	const uint8_t *key; /* 32 bytes: authenticates the cache on disk; NULL: the user's own, made
			       at first need */
	bool no_cache;      /* nothing on disk */
	/** For a node whose code runs in other processes: called instead of compiling and linking,
	 * with an archive that was vouched for and read. What it fails with refuses the archive. No
	 * code has addresses then, and who may run it natively is asked at each call. NULL: code is
	 * linked here. */
	smr_status (*elsewhere)(void *ctx, smr_code *code);
	void *ctx; /* of elsewhere */
} smr_codes_options;

/** @p trust must outlive the store; NULL: somebody else vouches, smr_code_install_vouched().
 * @p options may be NULL. */
SMR_MUST_USE smr_status smr_codes_open(smr_trust *trust, const smr_codes_options *options,
				       smr_codes **out);
/** Opens the compiler and has it compile something small: what that takes no caller waits for. */
SMR_MUST_USE smr_status smr_codes_warm(void);
/** Waits for the worker; every smr_code must have been released. NULL is fine. */
void smr_codes_close(smr_codes *s);

/** Installs, or finds what was installed; the caller's thread compiles: not for threads that move
 * messages. @p hash, if not NULL, is what the sender calls it: other bytes are refused. Release
 * *@p out with smr_code_release(). SMR_EDENIED: not trusted; SMR_EUNSUPPORTED: no slice for this
 * machine, or nothing to compile with; SMR_ECORRUPT: not what it should be; all with the reason. */
SMR_MUST_USE smr_status smr_code_install(smr_codes *s, const void *bytes, size_t n,
					 const uint8_t *hash, smr_code **out);
/** The same of an archive that was vouched for elsewhere: by a node, for its worker process. */
SMR_MUST_USE smr_status smr_code_install_vouched(smr_codes *s, const void *bytes, size_t n,
						 const smr_vouch *v, smr_code **out);
/** Called on the compiler's thread. @p code (NULL when @p st is not SMR_OK) is @p arg's to release;
 * @p why is the reason, for as long as the call lasts. */
typedef void smr_code_done(void *arg, smr_status st, const char *why, smr_code *code);
/** Copies the bytes and returns; the compiler's thread does the rest. SMR_ESTATE when more waits
 * there than max_bytes: then @p done is not called. */
SMR_MUST_USE smr_status smr_code_install_later(smr_codes *s, const void *bytes, size_t n,
					       const uint8_t *hash, smr_code_done *done, void *arg);
/** The installed code of that hash, or NULL (no text is set). Release it. Cheap. */
SMR_MUST_USE smr_code *smr_code_find(smr_codes *s, const uint8_t hash[SMR_HASH_BYTES]);
SMR_MUST_USE smr_code *smr_code_retain(smr_code *c);
void smr_code_release(smr_code *c); /* NULL is fine */
/** Forgets what is no longer welcome (smr_trust_still) and what is unused; what is in use goes when
 * it is released and is not found any more. Returns how many went at once. */
size_t smr_codes_purge(smr_codes *s, bool unused_too);

/* ---- what is installed ------------------------------------------------------------------------
 */

const uint8_t *smr_code_hash(const smr_code *c);
const char *smr_code_name(const smr_code *c);
const char *smr_code_signer(const smr_code *c);
/** The address of an entry: a function, or data such as a table; NULL when the archive declares
 * none of that name. */
void *smr_code_entry(const smr_code *c, const char *symbol);
/** It may run in a sandbox alone: it has no addresses. */
bool smr_code_sandboxed(const smr_code *c);
/** Whether it was taken for the sandbox alone, and its signer may ship native code now: then it
 * goes, is not found any more, and has to be installed again. */
bool smr_code_outgrown(smr_code *c);
const uint8_t *smr_code_key(const smr_code *c); /* of its signer; zeros: nobody */
/** What was read of it, and the slice that was linked (NULL: none). */
const smr_archive *smr_code_read(const smr_code *c, const smr_slice **linked);
/** The archive as it came, to send it on. */
const void *smr_code_archive(const smr_code *c, size_t *n);

typedef struct smr_codes_stats {
	size_t installed, bytes;   /* now */
	uint64_t compiled, linked; /* so far: through LLVM's passes; through its linker */
	uint64_t from_cache, refused, evicted;
} smr_codes_stats;
void smr_codes_count(smr_codes *s, smr_codes_stats *out);

/* ---- running ----------------------------------------------------------------------------------
 */

/** What the data plane does for shipped code. Arguments have been checked: ranks exist, ranges lie
 * in that node's range, @p payload is readable and @p n at most max_payload, the signer has the
 * right. Each copies what it is given, and returns one of SMR_CODE_*. */
typedef struct smr_code_ops {
	int (*reply)(void *call, const void *answer, size_t n);
	int (*forward)(void *call, smr_code *self, uint32_t rank, const void *payload, size_t n);
	/** @p hash names an archive; SMR_CODE_EINVAL: it is not here. */
	int (*spawn)(void *call, const uint8_t *hash, uint32_t rank, const void *payload, size_t n);
	int (*get)(void *call, smr_code *self, uint32_t rank, uint64_t offset, size_t n,
		   const void *payload, size_t payload_n);
	int (*put)(void *call, uint32_t rank, uint64_t offset, const void *from, size_t n);
} smr_code_ops;

/** The place where calls run: one for a node and data range, shared by its calls. */
typedef struct smr_code_place {
	uint32_t rank, nranks;
	void *data; /* aligned to 64 bytes */
	uint64_t data_size;
	const uint64_t *sizes; /* nranks of them: data_size of each rank */
	size_t max_payload;
	const smr_code_ops *ops;
} smr_code_place;

/** One call: what it is given, and whom it must not keep waiting. */
typedef struct smr_code_turn {
	uint32_t source;
	void *payload; /* writable, aligned to 8 */
	size_t n, got;
	const atomic_bool *gone; /* NULL, or true: nobody waits for it any more */
	bool hurry;              /* on the thread that moves messages */
} smr_code_turn;
/** smr_code_run() in another process. SMR_EFAULT: the code ended it, and how. */
typedef smr_status smr_code_run_fn(void *ctx, smr_code *c, const smr_code_place *place, void *call,
				   const smr_code_turn *t);

/** Calls smr_main of @p c on this thread. @p payload is writable and aligned to 8; @p call is
 * handed to the ops. SMR_ESTATE when @p c has no such entry. */
SMR_MUST_USE smr_status smr_code_run(smr_code *c, const smr_code_place *place, void *call,
				     uint32_t source, void *payload, size_t n, size_t got);

/** A host call of code that runs in another process, as that process tells it. */
typedef enum smr_code_asks {
	SMR_CODE_ASKS_REPLY, /* before anything else that the call starts */
	SMR_CODE_ASKS_FORWARD,
	SMR_CODE_ASKS_SPAWN,
	SMR_CODE_ASKS_GET,
	SMR_CODE_ASKS_PUT
} smr_code_asks;

typedef struct smr_code_asked {
	uint32_t what, rank;          /* of smr_code_asks */
	uint64_t offset, n;           /* of GET, and offset of PUT */
	uint8_t hash[SMR_HASH_BYTES]; /* of SPAWN */
} smr_code_asked;

/** Checks all of it again, against the signer's @p rights as they are now, and does it. @p payload
 * was sent along. Returns one of SMR_CODE_*. */
int smr_code_ask(smr_code *c, uint32_t rights, const smr_code_place *place, void *call,
		 const smr_code_asked *a, const void *payload, size_t n);
#endif
