/** @file A region while it is lowered (region_lower.c, region_flow.c), and compiled
 * (region.c). */
#ifndef SMR_RUN_EXEC_REGION_INTERNAL_H
#define SMR_RUN_EXEC_REGION_INTERNAL_H
#include "back/cpu/region/region.h"
#include "base/data/vec.h"
#include "ir/module/eval.h"
#include "run/exec/region.h"

typedef enum smr_region_callee {
	SMR_REGION_KERNEL,
	SMR_REGION_EVAL,
	SMR_REGION_UPDATE
} smr_region_callee;

/** An op that the function calls back for. Its arguments: all operands, then the results. */
typedef struct smr_region_call_site {
	const smr_instr *a;
	smr_region_callee by;
	uint32_t result;     /* KERNEL: of this result, unless the kernel makes all */
	smr_tensor *tensors; /* EVAL, UPDATE: types and sizes of the arguments */
	void *prepared;      /* EVAL: by smr_op_info.prepare; NULL */
} smr_region_call_site;

struct smr_exec_region {
	uint32_t nblocks;
	const smr_function *f;
	smr_arena *arena;
	uint32_t nins, *ins;     /* variables that it reads */
	bool *changed;           /* by ins: changed in place, so nothing else may have it */
	uint32_t nouts, *outs;   /* ... that it sets */
	uint32_t ndrops, *drops; /* ... that are dead behind it */
	uint32_t nparams;
	smr_buffer **constants;         /* by parameter: a schedule's constant, or NULL */
	uint32_t *in_param, *out_param; /* by ins, outs */
	uint32_t *out_in; /* by outs: 1 + the input in whose memory it is; 0: memory of its own */
	SMR_VEC(smr_region_call_site) calls;
	nest_object object;
	size_t frame;
	void *memory; /* for it; NULL: it is large, and taken for a run (region_frame.h) */
	bool ran;
	void **base; /* of one run */
};

/** Memory that holds a value while code is written. */
typedef struct region_value {
	uint32_t slot, refs, pins; /* pins: saved states that have it */
	size_t bytes;
	bool borrowed;  /* not to be changed */
	uint32_t input; /* 1 + the number of the input whose memory it is; 0 */
} region_value;

enum { SMR_REGION_NONE = 0 /* of a variable or place: else 1 + the number of its value */ };

/** A constant of a schedule, which is a parameter of the function. */
typedef struct region_constant {
	smr_buffer *buffer;
	uint32_t value, param;
} region_constant;

typedef struct region_lowering {
	smr_executable *x;
	smr_exec_region *out;
	smr_region *code;
	smr_graph *scratch; /* of nests */
	SMR_VEC(region_value) values;
	SMR_VEC(region_constant) constants;
	uint32_t nparams;
	smr_eval eval; /* the walk over the blocks */
} region_lowering;

/** The variables of a function that is being lowered. */
typedef struct region_frame {
	const smr_function *f;
	uint32_t *var; /* by variable */
} region_frame;

uint32_t smr_region_new_value(region_lowering *l, size_t bytes);
/** The value is about to be changed in place. */
void smr_region_change(region_lowering *l, uint32_t value);
/** A value in memory that the caller gives, and that is not changed. */
uint32_t smr_region_new_param(region_lowering *l, size_t bytes);
uint32_t smr_region_keep(region_lowering *l, uint32_t value); /* NONE is fine */
void smr_region_drop(region_lowering *l, uint32_t *value);
static inline region_value *smr_region_value(region_lowering *l, uint32_t value)
{
	return &l->values.v[value - 1];
}

/** Bytes of a tensor that a region makes, or copies where paths join; of one that it reads, or
 * changes in place. */
enum { SMR_REGION_MADE = 1 << 18, SMR_REGION_READ = 1 << 26 };
/** Returns whether the op may be part of a region. */
bool smr_region_fits(const smr_instr *a);
/** Returns whether the op becomes code of a region, rather than a call back; makes its nests in @p
 * scratch. */
bool smr_region_is_code(smr_graph *scratch, const smr_instr *a);
/** Lowers a flow: @p in by the block's ins, whose references it takes over; @p out by its outs. */
SMR_MUST_USE smr_status smr_region_lower_flow(region_lowering *l, const smr_block *b, uint32_t *in,
					      uint32_t *out);
SMR_MUST_USE smr_status smr_region_lower_body(region_lowering *l, region_frame *f,
					      const smr_body *body);
#endif
