/** @file Parts of arrays that devices have (internal to api/). */
#ifndef SMR_API_MODEL_PARTS_H
#define SMR_API_MODEL_PARTS_H
#include "api/model/model.h"

/** Which elements of a tensor a device has. */
typedef struct smr_model_span {
	int64_t start[SMR_MAX_RANK], size[SMR_MAX_RANK];
	bool all;   /* of them */
	bool first; /* no device that stands before it on the mesh has the same */
} smr_model_span;

/** Elements of an array: its first one, how large each is, and how far they are apart. */
typedef struct smr_model_elements {
	char *at;
	size_t size, step;
} smr_model_elements;

const smr_variable *smr_model_variable(const smr_model *m, bool result, uint32_t k);
/** What the program has on device @p device of a variable that is (a part of) @p v. */
void smr_model_span_of(const smr_model *m, const smr_variable *var, const smr_stablehlo_value *v,
		       uint32_t device, smr_model_span *out);
/** From the array, of sizes @p dims, to dense memory, or back (@p join): elements from @p start on,
 * @p size of them. */
void smr_model_move(unsigned rank, const int64_t *dims, const smr_model_elements *e,
		    const int64_t *start, const int64_t *size, char *part, bool join);

/** A complex array is two tensors. */
static inline bool smr_model_is_pair(const smr_stablehlo_value *v)
{
	return v->dtype == SMR_C64 || v->dtype == SMR_C128;
}

/* Results in the caller's arrays (output_alias.c). */
/** By result of the program: the array that it may be made in. Nothing else overlaps that. */
void smr_model_homes(const smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
		     void **homes);
/** Whether argument @p i may be changed while the program runs: its array is a result's as well,
 * and no other argument's. */
bool smr_model_is_given(const smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
			uint32_t i);
/** Copies results that are arguments which other results are about to be stored into. */
SMR_MUST_USE smr_status smr_model_keep_apart(smr_model *m, const smr_ndarray *args,
					     const smr_ndarray *results, smr_buffer **outs);
#endif
