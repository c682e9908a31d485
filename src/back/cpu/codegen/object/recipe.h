/** @file A recipe describes how to run a module of generated code without its plan: the pointers
 * and ranges of its stages, their dependencies, and the numbers.
 *
 * In a module it is the constant @smr_nest_recipe, an array of little-endian 64-bit words that are
 * the same for every target. It may come from the network, so reading checks it. */
#ifndef SMR_BACK_CPU_CODEGEN_OBJECT_RECIPE_H
#define SMR_BACK_CPU_CODEGEN_OBJECT_RECIPE_H
#include "back/cpu/codegen/plan/nest.h"

#define NEST_RECIPE_SYMBOL "smr_nest_recipe"

/** The operand that `base[i]` of a stage points to; values have no pointer. */
typedef struct nest_recipe_op {
	nest_where where;
	uint32_t base;  /* MEMORY: index of the caller's base pointer */
	uint32_t node;  /* VALUE, RESULT: node of the value */
	int64_t offset; /* MEMORY: bytes from the caller's base pointer */
	int64_t bytes;  /* TEMP; ROWS: of one row of all of them */
	int64_t lo, hi; /* MEMORY: range of bytes from `offset` that counters address, without
			   offsets of index arrays */
} nest_recipe_op;

typedef struct nest_recipe_stage {
	int64_t n;     /* it runs for ranges [lo, hi) within [0, n) */
	int64_t rows;  /* rows of a slab, if n counts the rows of all slabs; 1: as in its group */
	int64_t tile;  /* parts are multiples of it, except the last, which is not smaller */
	int64_t block; /* rows that its group computes before the next ones, which then stay in the
			  first cache: at most the least of the group's stages */
	int64_t cycles;
	bool flush;   /* all earlier stages must be complete before it starts */
	bool blocked; /* computes columns of a block for all its rows */
} nest_recipe_stage;

typedef struct nest_recipe {
	int nops, nstages, nnums;
	int result;      /* operand that the last stage stores */
	int64_t nvalues; /* nodes of values that it reads and stores are in [0, nvalues) */
	nest_recipe_op op[NEST_MAX_OPERANDS];
	nest_recipe_stage stage[NEST_MAX_STAGES];
	int64_t num[NEST_MAX_NUMS];
} nest_recipe;

/** Makes the recipe of a plan, after nest_ir(): numbers are collected while text is written. */
void nest_recipe_of(const nest_plan *p, nest_recipe *out);

enum { NEST_RECIPE_WORDS = 7 + 7 * NEST_MAX_OPERANDS + 7 * NEST_MAX_STAGES + NEST_MAX_NUMS };
/** Returns the number of words. */
size_t nest_recipe_write(const nest_recipe *r, int64_t words[NEST_RECIPE_WORDS]);
/** Reads at most @p room bytes. SMR_ECORRUPT if the numbers are contradictory or exceed the
 * limits. */
SMR_MUST_USE smr_status nest_recipe_read(const void *words, size_t room, nest_recipe *out);

/** Returns the bytes of all scratch tensors, each aligned to 64. */
int64_t nest_recipe_temp(const nest_recipe *r);
/** Returns the offset of a scratch tensor. */
int64_t nest_recipe_temp_at(const nest_recipe *r, int op);
/** Sets base[0 .. nops) to the addresses of operands. @p bases: the caller's base pointers; @p
 * temp: nest_recipe_temp() bytes, aligned to 64; @p result: address of a result that is a value. */
void nest_recipe_place(const nest_recipe *r, void *const *bases, char *temp, uint64_t *result,
		       char *base[NEST_MAX_OPERANDS]);
/** Returns the bytes of one row of ROWS; 0: none. */
int64_t nest_recipe_row(const nest_recipe *r);
/** Runs rows [lo, hi) of a stage. @p scratch: NEST_SCRATCH zero bytes for this thread, followed by
 * the rows. False: it failed, and the remaining work is to be skipped. */
typedef bool nest_part_fn(void *ctx, int stage, int64_t lo, int64_t hi, char *scratch);
/** Runs a recipe on the workers, in parallel where its stages allow it. @p rows: nest_recipe_rows()
 * bytes, aligned to 64. */
void nest_recipe_run(const nest_recipe *r, nest_part_fn *part, void *ctx, const smr_workers *w,
		     char *rows);
size_t nest_recipe_rows(const nest_recipe *r, const smr_workers *w);

enum {
	NEST_PART_BYTES = NEST_SCRATCH + NEST_ROW_ROOM,
	NEST_MOST_PARTS = 4 /* tasks for each thread, without a slice */
};
/** Stages that may run part by part, and their tasks. Tasks of one group may run in any order and
 * at the same time; groups run one after the other. The division into tasks does not change
 * results. */
typedef struct nest_group {
	const nest_recipe *r;
	nest_part_fn *part; /* set by the caller before nest_group_task() */
	void *ctx;
	char *rows;      /* NEST_PART_BYTES for each room, aligned to 64; NULL: no rows */
	int first, last; /* first and last stage */
	int tasks;
	int64_t cycles;         /* of all its stages; at most INT64_MAX */
	int64_t n, tile, units; /* extent of the parallel loop; its tiles; number of whole ones */
	int64_t block;          /* rows that stages of a slab compute before the next ones */
	int64_t sub;            /* ... that all stages compute */
} nest_group;

/** Sets all fields except the caller's, for the group that starts at stage @p first. @p slice:
 * approximate most cycles of a task (0: any). The group takes @p part / @p whole of the recipe's
 * cycles. Returns the stage after the group. */
int nest_group_begin(const nest_recipe *r, int first, int threads, int64_t slice, int64_t part,
		     int64_t whole, nest_group *g);
/** Returns cycles * part / whole, at most INT64_MAX. Does not use the C library. */
static inline int64_t nest_cycles_part(int64_t cycles, int64_t part, int64_t whole)
{
	int64_t all;

	if (part == whole)
		return cycles;
	return __builtin_mul_overflow(cycles / whole, part, &all) ||
			       __builtin_add_overflow(all, cycles % whole * part / whole, &all)
		       ? INT64_MAX
		       : all;
}

/** Runs task @p i with the scratch of @p room, which no other task uses meanwhile. Does not use the
 * C library. */
void nest_group_task(const nest_group *g, int i, int room);
#endif
