/** @file Cache entries of machine code, each with a MAC by this user's key.
 *
 * Code that a library or a driver loads without a check of its own must be known to come from this
 * user. The MAC covers the entry's content and name, so a renamed entry is invalid. */
#ifndef SMR_BASE_OS_SEALED_CACHE_H
#define SMR_BASE_OS_SEALED_CACHE_H
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

SMR_BEGIN_DECLS

enum { SMR_SEALED_KEY = 33 /* a text of 32 hexadecimal digits */ };

/** A folder of entries. */
typedef struct smr_sealed_cache {
	const char *folder;  /* below $SAMARA_CACHE; the kind of entries of confined processes */
	const char *ending;  /* of the files' names */
	const char *purpose; /* separates caches; changes with what wrote the entries */
} smr_sealed_cache;

/** Reads an entry. *@p data points into *@p entry, which is the caller's (smr_free).
 * SMR_ECORRUPT: it is damaged or was written by another user, which a line of the log says;
 * another error: there is none. */
SMR_MUST_USE smr_status smr_sealed_get(const smr_sealed_cache *c, const char *key, char **entry,
				       const uint8_t **data, size_t *n);
/** Writes an entry. A failure, such as a full disk, is a line of the log. */
void smr_sealed_put(const smr_sealed_cache *c, const char *key, const void *data, size_t n);

SMR_END_DECLS

#endif
