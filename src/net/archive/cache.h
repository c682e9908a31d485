/** @file Machine code on disk: $SAMARA_CACHE/code, entries under a MAC with the node's own key. An
 * entry that was changed, copied from another node or renamed is rejected. */
#ifndef SMR_NET_ARCHIVE_CACHE_H
#define SMR_NET_ARCHIVE_CACHE_H
#include "back/llvm/jit.h"
#include "base/os/mac.h"
#include "net/archive/archive.h"

#define SMR_CODE_CACHE "code"       /* machine code of shipped archives */
#define SMR_SANDBOX_CACHE "sandbox" /* machine code that workers compiled from WebAssembly */

/** Computes an entry's name from the slice's bytes, the symbols that are kept of it and those it
 * may call, the machine, the compiler and its passes. Archives that differ only in other ways share
 * the entry. */
SMR_MUST_USE smr_status smr_code_cache_name(const smr_archive *a, const smr_slice *s,
					    const smr_jit_host *host, uint8_t name[SMR_HASH_BYTES]);
/** Reads an entry of that folder of the cache; SMR_ENOTFOUND: there is none, or it is invalid. The
 * caller frees it (smr_free). */
SMR_MUST_USE smr_status smr_code_cache_get(const char *folder,
					   const uint8_t key[SMR_CACHE_KEY_BYTES],
					   const uint8_t name[SMR_HASH_BYTES], void **out,
					   size_t *n);
SMR_MUST_USE smr_status smr_code_cache_put(const char *folder,
					   const uint8_t key[SMR_CACHE_KEY_BYTES],
					   const uint8_t name[SMR_HASH_BYTES], const void *object,
					   size_t n);
#endif
