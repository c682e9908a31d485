/** @file binutils, asked to join objects (internal to aot/). */
#ifndef SMR_AOT_LINK_H
#define SMR_AOT_LINK_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

/** A folder of our own for the objects of one library. */
typedef struct smr_workshop {
	char dir[4096];
	char **files; /* that are in it */
	size_t n, cap;
} smr_workshop;

SMR_MUST_USE smr_status smr_workshop_open(smr_workshop *w);
/** Removes the folder and all that was named. */
void smr_workshop_close(smr_workshop *w);
/** The path of a file in it, which is there or will be; it stays the workshop's. NULL: no memory.
 */
SMR_MUST_USE const char *smr_workshop_file(smr_workshop *w, const char *name);

/** Joins @p objects and the runtime to @p out: a shared object, or one object for an archive, that
 * shows nothing but functions called @p name, name_ready, name_close, name_error. */
SMR_MUST_USE smr_status smr_aot_link(smr_workshop *w, const char *name, const char *const *objects,
				     size_t n, const char *sleef, bool archive, const char *out);
/** The file @p bytes as data of a shared object, or of an archive: NAME_script, at a multiple of
 * 64, and its size, NAME_script_size. */
SMR_MUST_USE smr_status smr_aot_link_data(smr_workshop *w, const char *name, const char *bytes,
					  bool archive, const char *out);
#endif
