/** @file Sandboxed processes: without file access, they ask their parent for cache entries. */
#ifndef SMR_BASE_OS_CONFINED_H
#define SMR_BASE_OS_CONFINED_H
#include <stdbool.h>
#include <stddef.h>

#include "base/data/digest.h"

/** Cache access of a confined process. Both functions may be called on any thread. */
typedef struct smr_confined {
	/** Reads the entry; the caller frees *@p data with smr_free(). False: there is none. */
	bool (*get)(const uint8_t name[SMR_DIGEST_BYTES], void **data, size_t *n);
	void (*put)(const uint8_t name[SMR_DIGEST_BYTES], const void *data, size_t n);
} smr_confined;

/** Marks this process as confined from now on; call it before there are threads. @p c must stay
 * valid. */
void smr_confine(const smr_confined *c);
bool smr_is_confined(void);
const smr_confined *smr_confined_calls(void); /* NULL: it is not confined */
/** As smr_confined.get, under a name of that kind, such as "nest object" with an object's key. In a
 * process that is not confined it finds no entry. */
bool smr_confined_get(const char *kind, const void *name, size_t nname, void **data, size_t *n);
void smr_confined_put(const char *kind, const void *name, size_t nname, const void *data, size_t n);
#endif
