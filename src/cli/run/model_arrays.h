/** @file Arrays that `samara run` hands to a model and gets from it. */
#ifndef SMR_CLI_RUN_MODEL_ARRAYS_H
#define SMR_CLI_RUN_MODEL_ARRAYS_H
#include <stdbool.h>

#include "cli/run/npz.h"

typedef struct smr_arrays {
	smr_ndarray *list;
	size_t n;
	void **own; /* memory of each, or NULL: somebody else's */
} smr_arrays;

/** arg0, arg1 ... of an archive, for smr_load(): sizes alone. */
SMR_MUST_USE smr_status smr_arrays_sizes(const smr_npz *z, smr_arrays *out);
/** The model's arguments from an archive, which must outlive them. @p path is for messages. */
SMR_MUST_USE smr_status smr_arrays_take(const smr_model *m, const char *path, const smr_npz *z,
					smr_arrays *out);
/** Whether it has arguments by device: arg0@0, arg0@1 ... */
bool smr_arrays_by_device(const smr_npz *z);
/** Argument @p i of those, put together in new memory *@p own. */
SMR_MUST_USE smr_status smr_arrays_join(const smr_model *m, const char *path, const smr_npz *z,
					size_t i, smr_ndarray *out, void **own);
/** Made up: floats in [-1, 1), integers in [0, 8), all from @p seed, on every machine the same. */
SMR_MUST_USE smr_status smr_arrays_random(const smr_model *m, uint64_t seed, smr_arrays *out);
/** Room for the model's results; @p by_device: of a program that was cut before each device's. */
SMR_MUST_USE smr_status smr_arrays_of_results(const smr_model *m, bool by_device, smr_arrays *out);
/** Whether arrays have a line in front for each device then: how many; else 0. */
SMR_MUST_USE smr_status smr_arrays_lines(const smr_model *m, unsigned *out);
/** @p v with @p n lines in front, 0: as it is. */
SMR_MUST_USE smr_status smr_arrays_add_lines(smr_model_value *v, unsigned n);
/** out0, out1 ... as an archive. */
SMR_MUST_USE smr_status smr_arrays_write(const char *path, const smr_arrays *a);
/** out0@0, out0@1 ..., what each device has of them. */
SMR_MUST_USE smr_status smr_arrays_write_parts(const char *path, const smr_model *m,
					       const smr_arrays *a);
/** Whether an array of dtype @p given may be handed over as @p wanted: bits of bf16 and f8. */
bool smr_arrays_stand_for(const char *given, const char *wanted);
/** Room for an array of this type; *@p count elements. */
SMR_MUST_USE smr_status smr_arrays_make(const smr_model_value *v, smr_ndarray *a, void **own,
					size_t *count);
void smr_arrays_free(smr_arrays *a);
/** Prints the first elements. */
void smr_arrays_print_some(const smr_ndarray *a);
#endif
