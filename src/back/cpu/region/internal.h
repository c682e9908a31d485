/** @file State of a region while its text is written. */
#ifndef SMR_BACK_CPU_REGION_INTERNAL_H
#define SMR_BACK_CPU_REGION_INTERNAL_H
#include "back/cpu/codegen/emit/emit.h"
#include "back/cpu/region/region.h"
#include "base/assert.h"
#include "base/data/vec.h"

enum {
	SMR_REGION_UNROLL = 32,  /* points of a domain, or steps of a fold, that are written out */
	SMR_REGION_WRITTEN = 512 /* ... operators that they may become */
};

/** A value of an expression: LLVM's name or literal, and its bits where they are known. */
typedef struct region_val {
	nest_val v;
	bool known;
	uint64_t bits;
} region_val;

/** The counter of a loop of a nest. */
typedef struct region_counter {
	bool open, known;
	int64_t n;     /* iterations */
	int64_t at;    /* known */
	char name[28]; /* else */
} region_counter;

typedef struct region_memo {
	const smr_expr *e;
	region_val val;
} region_memo;

typedef struct region_spare {
	uint32_t slot;
	size_t bytes;
} region_spare;

struct smr_region {
	nest_emit m;
	nest_plan *plan; /* only the CPU and reassoc are set: emit/ops.c asks for these */
	nest_stage stage;
	smr_str decls, text;
	uint32_t nslots, nparams;
	size_t frame, stack; /* bytes */
	uint32_t most_args;
	SMR_VEC(region_spare) spare; /* free slots */
	/* of the op that is being written */
	const smr_region_tensor *ins;
	region_counter counter[SMR_MAX_LOOPS];
	SMR_VEC(region_memo) memo;
	const region_val *acc[SMR_MAX_LOOPS]; /* by depth of folds, innermost last */
	uint32_t nacc;
	const region_val *params; /* of the body that is being written */
};

region_val smr_region_eval(smr_region *r, const smr_expr *e);
/** Pointer to element [index] of a dense tensor; the caller loads or stores there. */
nest_val smr_region_element(smr_region *r, const smr_region_tensor *t, const smr_index *index);
region_val smr_region_load(smr_region *r, smr_dtype t, nest_val pointer);
void smr_region_put(smr_region *r, smr_dtype t, nest_val pointer, nest_val v);
/** Writes a loop over [0, n); returns what smr_region_end_loop() takes. */
typedef struct region_loop {
	int head, exit;
	uint32_t loop;
	char room[28]; /* alloca of the counter */
	size_t memo;
} region_loop;
void smr_region_begin_loop(smr_region *r, uint32_t loop, int64_t n, region_loop *out);
void smr_region_end_loop(smr_region *r, const region_loop *l);
/** An integer as i64. */
nest_val smr_region_widen(smr_region *r, smr_dtype t, nest_val v);
/** Adds v * times, an i64, to *@p sum, which is nothing at first. */
void smr_region_add_term(smr_region *r, nest_val *sum, nest_val v, int64_t times);
/** Copies @p bytes between pointers that are aligned to @p align. */
void smr_region_copy_bytes(smr_region *r, nest_val to, nest_val from, size_t bytes, size_t align);
/** Operators of an expression of a body; INFINITY: it has no code here. */
double smr_region_body_cost(const smr_expr *e);
/** An alloca of the entry block. */
nest_val smr_region_alloca(smr_region *r, const char *type);
#endif
