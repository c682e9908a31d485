/** @file How a module of generated code is run by someone who has no plan: which pointers its
 * stages get, over which ranges they go, which must wait for the ones before, and the numbers.
 *
 * Written into a module it is the constant @smr_nest_recipe, an array of little-endian 64-bit words
 * that are the same for every target. It may come from the wire: reading checks it. */
#ifndef SMR_BACK_CPU_CODEGEN_OBJECT_RECIPE_H
#define SMR_BACK_CPU_CODEGEN_OBJECT_RECIPE_H
#include "back/cpu/codegen/plan/nest.h"

#define NEST_RECIPE_SYMBOL "smr_nest_recipe"

/** What `base[i]` of a stage points to; value operands have no pointer. */
typedef struct nest_recipe_op {
	nest_where where;
	uint32_t base;  /* MEMORY: number of the caller's base pointer */
	uint32_t node;  /* VALUE, RESULT: number of the value */
	int64_t offset; /* MEMORY: bytes from the caller's base pointer */
	int64_t bytes;  /* TEMP; ROWS: of a row of all of them */
	int64_t lo, hi; /* MEMORY: bytes from `offset` on that its counters lead to; not what index
			   arrays add */
} nest_recipe_op;

typedef struct nest_recipe_stage {
	int64_t n;     /* it is called for [lo, hi) within [0, n) */
	int64_t rows;  /* of a slab: n goes over the rows of all slabs; 1: over what its group does
			*/
	int64_t tile;  /* parts are multiples of it, but for the last, which is no smaller */
	int64_t block; /* rows that its group does before the next ones, so that they stay in the
			  first cache: no more than the least of the group's stages says */
	int64_t cycles;
	bool flush;   /* all earlier stages must be complete before it starts */
	bool blocked; /* it walks columns of a block down all its rows */
} nest_recipe_stage;

typedef struct nest_recipe {
	int nops, nstages, nnums;
	int result;      /* operand that the last stage stores to */
	int64_t nvalues; /* values by node that it looks at, and stores: [0, nvalues) */
	nest_recipe_op op[NEST_MAX_OPERANDS];
	nest_recipe_stage stage[NEST_MAX_STAGES];
	int64_t num[NEST_MAX_NUMS];
} nest_recipe;

/** After nest_ir(): numbers are found while text is written. */
void nest_recipe_of(const nest_plan *p, nest_recipe *out);

enum { NEST_RECIPE_WORDS = 7 + 7 * NEST_MAX_OPERANDS + 7 * NEST_MAX_STAGES + NEST_MAX_NUMS };
/** Returns how many words it takes. */
size_t nest_recipe_write(const nest_recipe *r, int64_t words[NEST_RECIPE_WORDS]);
/** Looks at no more than @p room bytes. SMR_ECORRUPT when the numbers contradict each other or are
 * beyond the limits. */
SMR_MUST_USE smr_status nest_recipe_read(const void *words, size_t room, nest_recipe *out);

/** Bytes of scratch tensors, one behind the other at multiples of 64. */
int64_t nest_recipe_temp(const nest_recipe *r);
/** Where a scratch tensor is among them. */
int64_t nest_recipe_temp_at(const nest_recipe *r, int op);
/** Sets base[0 .. nops): what a stage's operands are. @p bases: the caller's base pointers; @p
 * temp: nest_recipe_temp() bytes at a multiple of 64; @p result: where a result that is a value
 * goes. */
void nest_recipe_place(const nest_recipe *r, void *const *bases, char *temp, uint64_t *result,
		       char *base[NEST_MAX_OPERANDS]);
/** Bytes of one row of ROWS; 0: there are none. */
int64_t nest_recipe_row(const nest_recipe *r);
/** Rows [lo, hi) of a stage; @p scratch: NEST_SCRATCH bytes of this thread, which are 0, and behind
 * them the rows. False: it failed, and
 * what would come after it is of no use. */
typedef bool nest_part_fn(void *ctx, int stage, int64_t lo, int64_t hi, char *scratch);
/** Cuts a recipe's work into calls, on the workers: what they may do at once, they do. @p rows:
 * nest_recipe_rows() bytes, at a multiple of 64. */
void nest_recipe_run(const nest_recipe *r, nest_part_fn *part, void *ctx, const smr_workers *w,
		     char *rows);
size_t nest_recipe_rows(const nest_recipe *r, const smr_workers *w);

enum {
	NEST_PART_BYTES = NEST_SCRATCH + NEST_ROW_ROOM,
	NEST_MOST_PARTS = 4 /* tasks for each thread, where no slice is asked for */
};
/** Stages that may go part by part, and how their work is cut into tasks. Tasks of one group may
 * run in any order and at the same time; groups follow each other. The cut never changes a bit of
 * the result. */
typedef struct nest_group {
	const nest_recipe *r;
	nest_part_fn *part; /* the caller's: set before nest_group_task() */
	void *ctx;
	char *rows;      /* NEST_PART_BYTES for each room, at a multiple of 64; NULL: no rows */
	int first, last; /* stages */
	int tasks;
	int64_t cycles;         /* of all its stages; at most INT64_MAX */
	int64_t n, tile, units; /* range of the parallel loop; its tiles, how many are whole */
	int64_t block;          /* rows that stages of a slab do before the next ones */
	int64_t sub;            /* ... all stages */
} nest_group;

/** Sets all but the caller's fields for the group that begins with stage @p first, for so many
 * threads, in tasks of about @p slice cycles at most (0: any). Its loops take @p part / @p whole of
 * the cycles that the recipe says. Returns the stage behind it. */
int nest_group_begin(const nest_recipe *r, int first, int threads, int64_t slice, int64_t part,
		     int64_t whole, nest_group *g);
/** cycles * part / whole; INT64_MAX where that is more. Needs no C library. */
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

/** Runs task @p i with the scratch of @p room, which no other task uses meanwhile. Needs no C
 * library. */
void nest_group_task(const nest_group *g, int i, int room);
#endif
