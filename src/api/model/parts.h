/** @file Parts of arrays on devices (internal to api/). */
#ifndef SMR_API_MODEL_PARTS_H
#define SMR_API_MODEL_PARTS_H
#include "api/model/model.h"

/** The elements of a tensor that a device has. */
typedef struct smr_model_span {
	int64_t start[SMR_MAX_RANK], size[SMR_MAX_RANK];
	bool all;   /* the whole tensor */
	bool first; /* no earlier device of the mesh has the same part */
} smr_model_span;

/** Elements of an array: address of the first one, size of each, distance between two. */
typedef struct smr_model_elements {
	char *at;
	size_t size, step;
} smr_model_elements;

const smr_variable *smr_model_variable(const smr_model *m, bool result, uint32_t k);
/** Gives the span on device @p device of a variable that is (a part of) @p v. */
void smr_model_span_of(const smr_model *m, const smr_variable *var, const smr_stablehlo_value *v,
		       uint32_t device, smr_model_span *out);
/** Gives how @p v, whose sizes are those of the whole array, lies on the devices of a mesh. Axes
 * that would make parts of several sizes are left out. */
SMR_MUST_USE smr_status smr_model_split(smr_arena *a, const smr_mesh *m, const smr_sharding *said,
					const smr_stablehlo_value *v, smr_stablehlo_split *out);
/** Makes a partitioned model one that takes and gives the arrays of each device: the sizes of its
 * arguments and results become those of parts, their splits those of its variables. */
SMR_MUST_USE smr_status smr_model_divide(smr_model *m);
/** Copies @p size elements from @p start on from an array of sizes @p dims to dense memory, or back
 * (@p join). */
void smr_model_move(unsigned rank, const int64_t *dims, const smr_model_elements *e,
		    const int64_t *start, const int64_t *size, char *part, bool join);

static inline bool smr_model_is_complex(const smr_stablehlo_value *v)
{
	return v->dtype == SMR_C64 || v->dtype == SMR_C128;
}

/** Whether an array is two tensors, real and imaginary. */
static inline bool smr_model_is_pair(const smr_stablehlo_value *v)
{
	return smr_model_is_complex(v) && v->count == 2;
}

/** Whether an array is one tensor with a dimension more: (re, im). */
static inline bool smr_model_is_packed(const smr_stablehlo_value *v)
{
	return smr_model_is_complex(v) && v->count == 1;
}

/* Results in the caller's arrays (output_alias.c). */
/** Gives, for each result of list @p l of @p nlists, one after the other, the array that it may be
 * made in. No other array overlaps it. */
void smr_model_homes(const smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
		     uint32_t nlists, uint32_t l, void **homes);
/** Whether argument @p i may be changed while the program runs: its array is also that of a result,
 * and of no other argument. */
bool smr_model_is_given(const smr_model *m, const smr_ndarray *args, const smr_ndarray *results,
			uint32_t i);
/** Copies results that are arguments which other results are about to be stored into. */
SMR_MUST_USE smr_status smr_model_keep_apart(smr_model *m, smr_executable *x,
					     const smr_ndarray *args, const smr_ndarray *results,
					     smr_buffer **outs);
#endif
