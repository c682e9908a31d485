/** @file Code of a whole region of a program: straight-line ops on small tensors, branches and
 * loops become one function.
 *
 * The caller walks its program once, in order, and emits what runs: memory for values, nests, calls
 * back into the caller for everything else, control flow. Values are memory that LLVM's scalar
 * replacement turns into registers where every access has a constant index; short loops are
 * therefore unrolled here. Sums keep the order of the nest. */
#ifndef SMR_BACK_CPU_REGION_REGION_H
#define SMR_BACK_CPU_REGION_REGION_H
#include "back/cpu/codegen/plan/nest.h"

typedef struct smr_region smr_region;

enum {
	SMR_REGION_CALLBACK, /* base[]: the function that runs calls, a smr_region_call_fn */
	SMR_REGION_CONTEXT,  /* ... its context */
	SMR_REGION_STATUS,   /* ... an int32_t: 0, or what the call returned that failed */
	SMR_REGION_FRAME,    /* ... smr_region_frame() bytes, aligned to 64 */
	SMR_REGION_PARAMS    /* ... and on: memory that the caller gives */
};
/** Runs call number @p call on @p args; a result other than 0 ends the region. */
typedef int32_t smr_region_call_fn(void *ctx, int32_t call, void *const *args);

/** @p reassoc: functions may be computed as generated code of SMR_FP_REASSOC computes them. */
SMR_MUST_USE smr_status smr_region_new(bool reassoc, smr_region **out);
void smr_region_free(smr_region *r); /* accepts NULL */

/** Memory for one value of @p bytes; the number stands for it below. */
uint32_t smr_region_slot(smr_region *r, size_t bytes);
/** Memory of @p bytes that the caller gives; returns its slot. Parameters are numbered from 0 in
 * the order of the calls; all come before the first instruction. */
uint32_t smr_region_param(smr_region *r);
/** Memory of a slot may be used for later ones of its size. */
void smr_region_slot_free(smr_region *r, uint32_t slot, size_t bytes);
size_t smr_region_frame(const smr_region *r);
void smr_region_copy(smr_region *r, uint32_t to, uint32_t from, size_t bytes);
/** Stores the bytes, at most 64. */
void smr_region_store(smr_region *r, uint32_t to, const void *data, size_t bytes);

/** A tensor, dense, in a slot. */
typedef struct smr_region_tensor {
	const smr_type *type; /* sizes are numbers */
	uint32_t slot;
} smr_region_tensor;
/** Whether values of the type have registers here. */
bool smr_region_has_type(smr_dtype t);
/** How much code a nest becomes and how long it runs, in operators; INFINITY: it has no code here.
 */
typedef struct smr_region_cost {
	double code, work;
} smr_region_cost;
smr_region_cost smr_region_nest_cost(const smr_nest *n);
/** Emits the nests of @p n results of one op, all over the same operands. */
void smr_region_nests(smr_region *r, const smr_nest *const *nests, uint32_t n,
		      const smr_region_tensor *ins, const smr_region_tensor *outs);
/** Stores @p update into @p to, in place, at the starts (integer scalars, clamped). */
void smr_region_update(smr_region *r, smr_region_tensor to, smr_region_tensor update,
		       const smr_region_tensor *start);
/** Puts the operands one behind the other along a dimension. */
void smr_region_concatenate(smr_region *r, uint32_t axis, const smr_region_tensor *ins, uint32_t n,
			    smr_region_tensor out);
/** Stores one element everywhere, of a type of whole bytes. */
void smr_region_fill(smr_region *r, smr_region_tensor out, uint64_t bits);
/** Combines updates with operands by the body of an op `scatter`, in place: @p ins are all its
 * operands, of which the first ones are the results. False: it has no code here. */
bool smr_region_scatter(smr_region *r, const smr_node *v, const smr_region_tensor *ins,
			const smr_region_tensor *outs);
/** Calls back with the addresses of the slots. */
void smr_region_call(smr_region *r, int32_t number, const uint32_t *slots, uint32_t n);

/** Control flow. Labels are numbers; code after a jump begins with a label. */
int smr_region_label(smr_region *r);
void smr_region_place(smr_region *r, int label);
void smr_region_jump(smr_region *r, int label);
/** Jumps to @p labels[i] where the scalar in @p slot is i; i1: labels[0] where it is true. Out of
 * range: the last label. */
void smr_region_branch(smr_region *r, smr_dtype t, uint32_t slot, const int *labels, uint32_t n);

/** Bytes of text so far. */
size_t smr_region_size(const smr_region *r);
/** Ends the function and gives the module's text, which @p r keeps; errors of all calls above are
 * returned here. SMR_EUNSUPPORTED: some nest has no code here. */
SMR_MUST_USE smr_status smr_region_text(smr_region *r, const char **text, size_t *n);
#endif
