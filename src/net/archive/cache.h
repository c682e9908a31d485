/** @file Machine code on disk: $SAMARA_CACHE/code, entries under a MAC with a key of the node's
 * own. An entry that was changed, or copied from another node or under another name, is not taken.
 */
#ifndef SMR_NET_ARCHIVE_CACHE_H
#define SMR_NET_ARCHIVE_CACHE_H
#include "back/llvm/jit.h"
#include "base/os/mac.h"
#include "net/archive/archive.h"

#define SMR_CODE_CACHE "code"       /* machine code of what is shipped */
#define SMR_SANDBOX_CACHE "sandbox" /* what workers made of WebAssembly */

/** What an entry is called: it covers the slice's bytes, what of it is kept and what it may call,
 * the machine, the compiler and its passes. Archives that differ in something else share it. */
SMR_MUST_USE smr_status smr_code_cache_name(const smr_archive *a, const smr_slice *s,
					    const smr_jit_host *host, uint8_t name[SMR_HASH_BYTES]);
/** The object, of that folder of the cache; SMR_ENOTFOUND when there is none, or none that is
 * sound. The caller's (smr_free). */
SMR_MUST_USE smr_status smr_code_cache_get(const char *folder,
					   const uint8_t key[SMR_CACHE_KEY_BYTES],
					   const uint8_t name[SMR_HASH_BYTES], void **out,
					   size_t *n);
SMR_MUST_USE smr_status smr_code_cache_put(const char *folder,
					   const uint8_t key[SMR_CACHE_KEY_BYTES],
					   const uint8_t name[SMR_HASH_BYTES], const void *object,
					   size_t n);
#endif
