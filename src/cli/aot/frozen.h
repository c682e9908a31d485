/** @file Arguments that `samara build` stores in the library. */
#ifndef SMR_CLI_AOT_FROZEN_H
#define SMR_CLI_AOT_FROZEN_H
#include "cli/run/npz.h"

typedef struct smr_serialized_args {
	const char **said; /* as given: "arg3=w.npy", "all.npz" */
	size_t n;
	smr_npz *files; /* as many files, once read */
	smr_ndarray *list;
	size_t nlist;
} smr_serialized_args;

/** Adds an argument; false: no memory. */
bool smr_serialized_add(smr_serialized_args *f, const char *said);
/** Reads all files and assigns their arrays to the arguments of program @p path, for
 * smr_load_params. @p sizes has the sizes of the arguments. *@p number: the indices of the
 * arguments that are not frozen; owned by the caller (smr_free). */
SMR_MUST_USE smr_status smr_serialized_bind(smr_serialized_args *f, const char *path,
					    const smr_load_params *sizes, uint32_t **number);
void smr_serialized_free(smr_serialized_args *f);
#endif
