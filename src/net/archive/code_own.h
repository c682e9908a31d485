/** @file Internals of the store of code. */
#ifndef SMR_NET_ARCHIVE_CODE_OWN_H
#define SMR_NET_ARCHIVE_CODE_OWN_H
#include <pthread.h>

#include "back/llvm/jit.h"
#include "base/data/table.h"
#include "net/archive/cache.h"
#include "net/archive/code.h"

struct smr_code {
	uint8_t hash[SMR_HASH_BYTES];
	smr_codes *store;
	void *bytes; /* the archive; the slices below point into it */
	size_t n, mapped;
	smr_archive archive;
	const smr_slice *slice; /* of the archive; NULL: no slice is linked */
	bool sandboxed;
	smr_vouch vouch;
	void *address[SMR_ARCHIVE_MAX_ENTRIES];
	_Atomic(void *) main; /* address of smr_main, after the first search */
	const smr_jit *jit;
	smr_jit_linked *linked;
	size_t refs;      /* held by callers; under the store's lock, like all below */
	uint64_t used;    /* the store's clock when it was last found or released */
	bool ready, gone; /* ready: can be found; gone: removed from the store */
	UT_hash_handle hh;
};

typedef struct co_job {
	struct co_job *next;
	void *bytes;
	size_t n;
	bool has_hash;
	uint8_t hash[SMR_HASH_BYTES];
	smr_code_done *done;
	void *arg;
} co_job;

struct smr_codes {
	smr_trust *trust;
	smr_codes_options options;
	uint8_t key[SMR_CACHE_KEY_BYTES];
	bool has_key;
	pthread_mutex_t lock; /* guards all fields below */
	pthread_cond_t made;  /* signals code that became ready, or failed */
	smr_code *table;
	uint64_t clock;
	smr_codes_stats stats;
	/* the compiler's thread */
	pthread_t thread;
	pthread_cond_t work;
	bool has_thread, closing;
	co_job *first, *last;
	size_t waiting; /* bytes */
};

/** Returns the functions of libsamara-llvm.so, opened at first use. */
SMR_MUST_USE smr_status co_jit(const smr_jit **out, smr_jit_host *host);
/** Chooses the slice that runs here. */
SMR_MUST_USE smr_status co_choose(const smr_archive *a, const smr_jit_host *host,
				  const smr_slice **out);
/** Compiles and links @p c, whose archive was read; called without the lock. */
SMR_MUST_USE smr_status co_make(smr_codes *s, smr_code *c);
/** Stops the thread; answers waiting requests with SMR_ESTATE. */
void co_stop(smr_codes *s);

/** Finds the entry of this hash, ready or not, or NULL. Under the lock. */
smr_code *co_find(smr_codes *s, const uint8_t hash[SMR_HASH_BYTES]);
/** Moves code to @p list while the store is too large. Under the lock. */
void co_evict(smr_codes *s, smr_code **list);
/** Unlinks and frees code; called without the lock. */
void co_free(smr_code *c);
void co_free_list(smr_code *list);
#endif
