/** @file Linking of objects by binutils (internal to aot/). */
#ifndef SMR_AOT_LINK_H
#define SMR_AOT_LINK_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

/** A private temporary folder for the objects of one library. */
typedef struct smr_workshop {
	char dir[4096];
	char **files; /* names of the files in it */
	size_t n, cap;
} smr_workshop;

SMR_MUST_USE smr_status smr_workshop_open(smr_workshop *w);
/** Removes the folder and all files named in it. */
void smr_workshop_close(smr_workshop *w);
/** Returns the path of a file in the folder, whether it exists yet or not; owned by @p w. NULL: no
 * memory. */
SMR_MUST_USE const char *smr_workshop_file(smr_workshop *w, const char *name);

/** Links @p objects and the runtime to @p out: a shared object, or one object for an archive, that
 * exports only the functions @p name, name_ready, name_close and name_error. */
SMR_MUST_USE smr_status smr_aot_link(smr_workshop *w, const char *name, const char *const *objects,
				     size_t n, bool archive, const char *out);
/** Links the file @p bytes as data into a shared object or an archive: NAME_script, aligned to 64,
 * and its size, NAME_script_size. */
SMR_MUST_USE smr_status smr_aot_link_data(smr_workshop *w, const char *name, const char *bytes,
					  bool archive, const char *out);
#endif
