/** @file Arguments and results of a model in `samara run`. */
#ifndef SMR_CLI_RUN_MODEL_ARRAYS_H
#define SMR_CLI_RUN_MODEL_ARRAYS_H
#include <stdbool.h>

#include "cli/run/npz.h"

typedef struct smr_arrays {
	smr_ndarray *list;
	size_t n;
	void **own; /* memory of each; NULL: not owned */
} smr_arrays;

/** Gives arg0, arg1 ... of an archive for smr_load(): only their sizes are used. */
SMR_MUST_USE smr_status smr_arrays_sizes(const smr_npz *z, smr_arrays *out);
/** Gives the model's arguments from an archive, which must outlive them. @p path is for
 * messages. */
SMR_MUST_USE smr_status smr_arrays_take(const smr_model *m, const char *path, const smr_npz *z,
					smr_arrays *out);
/** Whether the archive has arguments by device: arg0@0, arg0@1 ... */
bool smr_arrays_by_device(const smr_npz *z);
/** Joins the parts of argument @p i in new memory *@p own. */
SMR_MUST_USE smr_status smr_arrays_join(const smr_model *m, const char *path, const smr_npz *z,
					size_t i, smr_ndarray *out, void **own);
/** Makes random arguments: floats in [-1, 1), integers in [0, 8), from @p seed; the same on every
 * machine. */
SMR_MUST_USE smr_status smr_arrays_random(const smr_model *m, uint64_t seed, smr_arrays *out);
/** Allocates the results; @p by_device: separately for each device, if the program is that of one
 * device. */
SMR_MUST_USE smr_status smr_arrays_of_results(const smr_model *m, bool by_device, smr_arrays *out);
/** Gives the number of devices if arrays then have a leading dimension with one entry per device;
 * else 0. */
SMR_MUST_USE smr_status smr_arrays_lines(const smr_model *m, unsigned *out);
/** Adds a leading dimension of @p n entries to @p v; 0: none. */
SMR_MUST_USE smr_status smr_arrays_add_lines(smr_model_value *v, unsigned n);
/** Writes out0, out1 ... as an archive. */
SMR_MUST_USE smr_status smr_arrays_write(const char *path, const smr_arrays *a);
/** Writes out0@0, out0@1 ..., the part of each device. */
SMR_MUST_USE smr_status smr_arrays_write_parts(const char *path, const smr_model *m,
					       const smr_arrays *a);
/** Whether an array of dtype @p given may be used as @p wanted: bits of bf16 and f8. */
bool smr_arrays_stand_for(const char *given, const char *wanted);
/** Allocates an array of this type; *@p count: its elements. */
SMR_MUST_USE smr_status smr_arrays_make(const smr_model_value *v, smr_ndarray *a, void **own,
					size_t *count);
void smr_arrays_free(smr_arrays *a);
/** Prints the first elements of an array. */
void smr_arrays_print_some(const smr_ndarray *a);
#endif
