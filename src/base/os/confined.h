/** @file Sandboxed processes: without file access, they ask their parent for cache entries. */
#ifndef SMR_BASE_OS_CONFINED_H
#define SMR_BASE_OS_CONFINED_H
#include <stdbool.h>
#include <stddef.h>

#include "base/data/digest.h"

/** What the cache does for a confined process. Both may be called on any thread. */
typedef struct smr_confined {
	/** The entry, which is the caller's (smr_free); false: there is none. */
	bool (*get)(const uint8_t name[SMR_DIGEST_BYTES], void **data, size_t *n);
	void (*put)(const uint8_t name[SMR_DIGEST_BYTES], const void *data, size_t n);
} smr_confined;

/** From now on this process is confined; before there are threads. @p c must stay. */
void smr_confine(const smr_confined *c);
bool smr_is_confined(void);
/** As of smr_confined, under a name of that kind: "nest object" and an object's key, say. Entries
 * of a process that is not confined: there are none. */
bool smr_confined_get(const char *kind, const void *name, size_t nname, void **data, size_t *n);
void smr_confined_put(const char *kind, const void *name, size_t nname, const void *data, size_t n);
#endif
