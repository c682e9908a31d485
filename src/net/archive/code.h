/** @file Received code that runs here: installed once, found by its hash, removed when unused.
 *
 * Steps from bytes to a function: check length, signer and signature (trust.h); then read the
 * archive, compile its slice for this machine (or take its object from the cache on disk), check it
 * against the allow-list and link it. Before the signature is verified, nothing is parsed and LLVM
 * is not entered. */
#ifndef SMR_NET_ARCHIVE_CODE_H
#define SMR_NET_ARCHIVE_CODE_H
#include <samara/smr_code.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "net/archive/trust.h"

typedef struct smr_codes smr_codes; /* the store of a node's code */
typedef struct smr_code smr_code;   /* one installed archive of the store */

/* ---- the store --------------------------------------------------------------------------------
 */

/** Treatment of code that may not run natively. */
typedef enum smr_sandbox {
	SMR_SANDBOX_NONE, /* it is refused */
	SMR_SANDBOX_SOME, /* kept, not linked: smr_code_sandboxed() */
	SMR_SANDBOX_ALL   /* no code is linked, also if it is signed */
} smr_sandbox;

typedef struct smr_codes_options {
	smr_sandbox sandbox;
	size_t max_bytes;   /* bytes of archives and machine code that are kept; 0: 256 MiB. Code in
			     * use always stays */
	const uint8_t *key; /* 32 bytes: key of the cache on disk; NULL: the user's own, made at
			     * first use */
	bool no_cache;      /* no cache on disk */
	/** For a node whose code runs in other processes: called instead of compiling and linking,
	 * with an archive that was vouched for and read. A failure refuses the archive. Code then
	 * has no addresses, and the right to run natively is checked at each call. NULL: code is
	 * linked here. */
	smr_status (*elsewhere)(void *ctx, smr_code *code);
	void *ctx; /* argument of elsewhere */
} smr_codes_options;

/** Opens a store. @p trust must outlive it; NULL: another process vouches, see
 * smr_code_install_vouched(). @p options may be NULL. */
SMR_MUST_USE smr_status smr_codes_open(smr_trust *trust, const smr_codes_options *options,
				       smr_codes **out);
/** Opens the compiler and compiles a small function, so that no caller waits for its start. */
SMR_MUST_USE smr_status smr_codes_warm(void);
/** Closes the store after its worker has finished; every smr_code must have been released. @p s may
 * be NULL. */
void smr_codes_close(smr_codes *s);

/** Installs an archive, or finds the installed one. The caller's thread compiles: not for threads
 * that move messages. @p hash, if not NULL, is the sender's name of it: other bytes are refused.
 * Release *@p out with smr_code_release(). SMR_EDENIED: not trusted; SMR_EUNSUPPORTED: no slice for
 * this machine, or no compiler; SMR_ECORRUPT: malformed; all with the reason. */
SMR_MUST_USE smr_status smr_code_install(smr_codes *s, const void *bytes, size_t n,
					 const uint8_t *hash, smr_code **out);
/** The same for an archive that another process has vouched for: a node, for its worker process. */
SMR_MUST_USE smr_status smr_code_install_vouched(smr_codes *s, const void *bytes, size_t n,
						 const smr_vouch *v, smr_code **out);
/** Called on the compiler's thread. @p code (NULL unless @p st is SMR_OK) must be released by
 * @p arg's owner; @p why is the reason, valid during the call. */
typedef void smr_code_done(void *arg, smr_status st, const char *why, smr_code *code);
/** Copies the bytes and returns; the compiler's thread installs them. SMR_ESTATE, if more than
 * max_bytes wait there: then @p done is not called. */
SMR_MUST_USE smr_status smr_code_install_later(smr_codes *s, const void *bytes, size_t n,
					       const uint8_t *hash, smr_code_done *done, void *arg);
/** Finds the installed code of that hash, or NULL (no text is set). Release it. Cheap. */
SMR_MUST_USE smr_code *smr_code_find(smr_codes *s, const uint8_t hash[SMR_HASH_BYTES]);
SMR_MUST_USE smr_code *smr_code_retain(smr_code *c);
void smr_code_release(smr_code *c); /* NULL is allowed */
/** Removes code that is no longer trusted (smr_trust_still), and with @p unused_too unused code.
 * Code in use is not found any more and is freed when it is released. Returns the number freed at
 * once. */
size_t smr_codes_purge(smr_codes *s, bool unused_too);

/* ---- installed code ---------------------------------------------------------------------------
 */

const uint8_t *smr_code_hash(const smr_code *c);
const char *smr_code_name(const smr_code *c);
const char *smr_code_signer(const smr_code *c);
/** Returns the address of an entry: a function, or data such as a table; NULL if the archive
 * declares no such entry. */
void *smr_code_entry(const smr_code *c, const char *symbol);
/** Returns whether the code may run only in a sandbox: then it has no addresses. */
bool smr_code_sandboxed(const smr_code *c);
/** Returns whether the code was installed for the sandbox, but its signer may now ship native code:
 * then it is removed, and has to be installed again. */
bool smr_code_outgrown(smr_code *c);
const uint8_t *smr_code_key(const smr_code *c); /* of its signer; zeros: not signed */
/** Returns the archive as it was read, and the slice that was linked (NULL: none). */
const smr_archive *smr_code_read(const smr_code *c, const smr_slice **linked);
/** Returns the bytes of the archive as received, to send it on. */
const void *smr_code_archive(const smr_code *c, size_t *n);

typedef struct smr_codes_stats {
	size_t installed, bytes;   /* now */
	uint64_t compiled, linked; /* since the start: through LLVM's passes; through its linker */
	uint64_t from_cache, refused, evicted;
} smr_codes_stats;
void smr_codes_count(smr_codes *s, smr_codes_stats *out);

/* ---- running ----------------------------------------------------------------------------------
 */

/** Operations of the data plane for shipped code. Arguments were checked: ranks exist, ranges lie
 * in that node's range, @p payload is readable and @p n at most max_payload, the signer has the
 * right. Each function copies its arguments and returns one of SMR_CODE_*. */
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

/** One call: its payload, and its limits of time. */
typedef struct smr_code_turn {
	uint32_t source;
	void *payload; /* writable, aligned to 8 */
	size_t n, got;
	const atomic_bool *gone; /* NULL, or a flag: true when no caller waits any more */
	bool hurry;              /* runs on the thread that moves messages */
} smr_code_turn;
/** Runs smr_code_run() in another process. SMR_EFAULT, with the reason: the code ended that
 * process. */
typedef smr_status smr_code_run_fn(void *ctx, smr_code *c, const smr_code_place *place, void *call,
				   const smr_code_turn *t);

/** Calls smr_main of @p c on this thread. @p payload is writable and aligned to 8; @p call is
 * passed to the ops. SMR_ESTATE: @p c has no such entry. */
SMR_MUST_USE smr_status smr_code_run(smr_code *c, const smr_code_place *place, void *call,
				     uint32_t source, void *payload, size_t n, size_t got);

/** Host calls that code in another process requests through that process. */
typedef enum smr_code_asks {
	SMR_CODE_ASKS_REPLY, /* comes before any other request of the call */
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

/** Checks a request again in full, against the signer's current @p rights, and performs it.
 * @p payload came with the request. Returns one of SMR_CODE_*. */
int smr_code_ask(smr_code *c, uint32_t rights, const smr_code_place *place, void *call,
		 const smr_code_asked *a, const void *payload, size_t n);
#endif
