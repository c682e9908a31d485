/** @file Arguments that `samara build` makes part of the library. */
#ifndef SMR_CLI_AOT_FROZEN_H
#define SMR_CLI_AOT_FROZEN_H
#include "cli/run/npz.h"

typedef struct smr_serialized_args {
	const char **said; /* "arg3=w.npy", "all.npz" */
	size_t n;
	smr_npz *files; /* as many, once they are read */
	smr_ndarray *list;
	size_t nlist;
} smr_serialized_args;

/** Notes it; false when there is no memory. */
bool smr_serialized_add(smr_serialized_args *f, const char *said);
/** Reads all files and puts arrays where the program @p path has arguments, of which @p sizes has
 * the sizes: for smr_load_params. What is left of those: *@p number, by argument that is left; the
 * caller's (smr_free). */
SMR_MUST_USE smr_status smr_serialized_bind(smr_serialized_args *f, const char *path, bool whole,
					    const smr_load_params *sizes, uint32_t **number);
void smr_serialized_free(smr_serialized_args *f);
#endif
