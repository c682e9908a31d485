/** @file Generated code for one nest, inside view: plan → IR text → object → calls.
 *
 * A codelet becomes stages. Folds that do not run over all domain loops are stages of their own
 * which store into scratch tensors; the last stage stores the codelet's result. Each stage is one
 * function smr_nest_K(base, num, value, lo, hi, scratch) over [lo, hi) of its parallel loop. */
#ifndef SMR_BACK_CPU_CODEGEN_PLAN_NEST_H
#define SMR_BACK_CPU_CODEGEN_PLAN_NEST_H
#include "back/back.h"
#include "base/str.h"
#include "ir/graph/range.h"

enum {
	NEST_MAX_OPERANDS = 48,
	NEST_MAX_STAGES = 28, /* a large sum is three: its chunks, their sum, the result */
	NEST_MAX_MORE = 19,   /* results of a stage behind the first */
	NEST_MAX_NUMS = 160,
	NEST_MAX_INST = 64,          /* points of a register tile */
	NEST_MAX_BAKED = 16,         /* extents up to this are part of the code */
	NEST_NEAR = 16 << 10,        /* bytes from here are asked for into the first cache */
	NEST_CHUNK_POINTS = 1 << 15, /* of a large sum, that are added up at a time */
	NEST_TUNINGS = 17,           /* rows of tune.c */
	NEST_SCRATCH = 4096, /* bytes at the scratch argument that guarded-off reads are led to */
	NEST_MAX_NEEDS = 24,
	NEST_ROW_ROOM = 128 << 10 /* ... and behind them, for rows that several stages need */
};

typedef enum nest_where { NEST_VALUE, NEST_MEMORY, NEST_TEMP, NEST_RESULT, NEST_ROWS } nest_where;

/** What a READ, a store or a materialised fold refers to, with numbers. */
typedef struct nest_operand {
	nest_where where;
	smr_dtype dtype;
	uint32_t node;  /* VALUE: node of the scalar; RESULT: node that gets it */
	uint32_t base;  /* MEMORY */
	int64_t offset; /* MEMORY; ROWS: in a row */
	size_t bytes;   /* TEMP */
	int64_t stride[SMR_MAX_LOOPS];
	int64_t shift[SMR_MAX_LOOPS]; /* constant displacement from `home`, in steps of each loop */
	int home;                     /* operand whose pointer this one shares */
	const smr_expr *indirect[SMR_MAX_RANK];
	int64_t indirect_stride[SMR_MAX_RANK];
	uint32_t nindirect;
	bool written; /* its base is stored to by the codelet */
	bool literal; /* VALUE: known now, `bits` */
	uint64_t bits;
} nest_operand;

/** What code the plan is for. */
typedef struct nest_cpu {
	int vector;    /* bytes of a vector register */
	int registers; /* vector registers */
	bool fma, sleef, prefetch;
	bool rows;      /* values that several stages of a row need are kept between them */
	bool bf16;      /* f32 are rounded to bf16 by one instruction, 16 of them */
	bool scalef;    /* x * 2^n is one instruction, for vectors of 64 bytes */
	bool quotients; /* ... and so are 16 quotients, beside other instructions */
	bool permutes;  /* ... 16-bit words of two of them in any order, too */
	bool pairs;     /* products of 16-bit words are added in pairs by one instruction */
	bool libm;      /* code may call the C library's mathematics */
	bool calls;     /* ... not by name: their addresses are behind the flow's values */
	bool generic;   /* one text for all extents beyond NEST_MAX_BAKED
			   (back/cpu/codegen/emit/generic.c) */
	bool streams;   /* ... whose results all go past the caches */
	int unroll;     /* innermost loops of little work are repeated so often; 0: as they are */
	const char *sleef_suffix;
	int sleef_bytes;
	int64_t stream; /* bytes from which on a result is stored past the caches; 0: none is */
	/* what is to be done otherwise than the models say (tune.c); 0: nothing */
	int units;      /* vectors of a tile */
	int jam;        /* points of each other loop of a tile, at most */
	double columns; /* times as many of them in a block; below 0: no blocks */
	double split;   /* times as much work as it is taken for, when it is dealt to threads */
} nest_cpu;

typedef struct nest_stage {
	const smr_expr *makes; /* the fold this stage is for; NULL: it stores the result */
	const smr_expr *value, *pred;
	int out;   /* operand */
	int nmore; /* the same points of other nests of the codelet; other folds that are split: */
	struct {
		const smr_expr *value;
		int out;
	} more[NEST_MAX_MORE];
	int nsums; /* over the rows of a slab, whose terms are added as rows are stored */
	struct {
		const smr_expr *fold;
		int out;
	} sum[NEST_MAX_MORE];
	uint64_t domain;                  /* loops */
	int nloops, order[SMR_MAX_LOOPS]; /* domain loops of extent > 1, outermost first */
	int npar;                         /* leading loops run by [lo, hi): 0, 1, or 2 made one */
	int vloop, width, unroll;         /* lanes along vloop (-1: none), vectors of it a tile */
	bool many;                        /* ... more than four, for a function's sake */
	int tile[SMR_MAX_LOOPS]; /* points of each loop a tile has (vloop: width * unroll) */
	int64_t vblock;          /* columns of vloop done for all jammed loops together; 0: all */
	int turn; /* loop whose tile is loaded as vectors and turned into lanes of vloop, -1 */
	int diag_jam, diag_fold; /* jammed loop and fold loop that slide over the same rows; -1 */
	int nfetch, fetch[4];    /* operands whose next block is fetched ahead */
	bool fetch_result;       /* ... and whose result's lines are */
	int nahead, ahead[4];    /* operands whose lines ahead are asked for
				    (back/cpu/codegen/emit/prefetch.c) */
	int ahead_bytes[4];
	int scan;              /* loop a scan runs along, -1 */
	const smr_expr *split; /* PARTIAL: the fold whose outermost loop is cut in chunks */
	int64_t chunk;         /* iterations of it in each chunk */
	int64_t nchunks;
	int64_t block; /* rows that stages over the same rows do before the next ones */
	bool stream;   /* whole lines of the result are stored, past the caches where they may be */
	bool flush;    /* all earlier stages must be complete before this one starts */
	double cost;   /* rough cycles, to decide on threads */
} nest_stage;

typedef struct nest_made {
	const smr_expr *fold;
	int operand, partial; /* partial: operand with the chunks' results, -1 */
	int64_t nchunks;
} nest_made;

/** How exact a function of f32, or a quotient, has to be (precision.c). */
typedef struct nest_need {
	const smr_expr *e;
	bool brief; /* it may be off by 2^-13 of itself */
	bool alone; /* a tanh that is not only added to 1 or taken from it */
	bool minus; /* ... that is taken from it, too */
} nest_need;

/** 1 + tanh u, half of that, 1 - tanh u, or a + a tanh u. */
typedef struct nest_beside {
	const smr_expr *tanh, *times; /* a; NULL: 1 */
	bool minus, half;
} nest_beside;

typedef struct nest_plan {
	const smr_codelet *c;
	const smr_graph *g;
	const smr_nest *nest;
	nest_cpu cpu;
	bool reassoc;
	int64_t extent[SMR_MAX_LOOPS];
	int64_t about[SMR_MAX_LOOPS]; /* extents that choices hang on */
	int nops;
	nest_operand ops[NEST_MAX_OPERANDS];
	int nreads;
	struct {
		const smr_expr *read;
		int operand;
	} reads[2 * NEST_MAX_OPERANDS];
	int nstages;
	nest_stage stages[NEST_MAX_STAGES];
	int nmade;
	nest_made made[NEST_MAX_STAGES];
	int nnums;
	int64_t nums[NEST_MAX_NUMS]; /* what the code gets as `num` */
	int roles[NEST_MAX_NUMS];    /* of each number, a nest_role where code is generic */
	const int64_t *sym;          /* only while planning */
	bool inplace;                /* the result's window is also read */
	int64_t row_bytes;           /* of one row of all ROWS; 0: there are none */
	int row_loop;                /* its index */
	bool slabs; /* nests have other domains: the first loop is what all go along, the second
		       one the rows of a slab, of which some nests make sums */
	int nneeds;
	nest_need needs[NEST_MAX_NEEDS];
	bool many_needs; /* more than there is room for: none are known */
	bool divides;    /* an integer division is there: garbage lanes could trap */
	/* after nest_ir(), of cpu.calls: */
	uint64_t called; /* functions, by their numbers */
	bool call_more;  /* ... are called where a condition may keep the program from it */
	bool call_less;  /* ... may not be called where the program calls them */
} nest_plan;

/** Decides everything; fails with SMR_EUNSUPPORTED and the reason. Symbol values come from @p e. */
SMR_MUST_USE smr_status nest_plan_make(nest_plan *p, const smr_codelet *c, const smr_env *e,
				       const nest_cpu *cpu);
/** Loop order, vector loop and register tile of one stage. */
void nest_schedule(nest_plan *p, nest_stage *s);
/** Whether it goes along slabs, the first loop, as all stages of rows and sums of columns do. */
bool nest_in_slabs(const nest_plan *p, const nest_stage *s);
/** Whether reads of @p o could be turned: rows of @p turn loaded, columns used. */
bool nest_turns(const nest_plan *p, const nest_operand *o, int vloop, int turn, int width);
/** Whether @p o has a size and a step along @p loop that lets a lane load a row of 16 bytes. */
bool nest_may_be_member(const nest_operand *o, int loop, int width);
/** Whether both have the same array, type and strides, so that a constant offset is between them. */
bool nest_is_adjacent(const nest_operand *a, const nest_operand *b);
/** Whether lanes along @p loop load (store) @p o together with its neighbours in the structure
 * (back/cpu/codegen/emit/members.c). */
bool nest_is_member(const nest_plan *p, const nest_operand *o, int loop, int width);
bool nest_is_member_stored(const nest_plan *p, const nest_operand *o, int loop, int width);
/** Loops whose points follow each other in all arrays become one (collapse.c): extents change,
 * the other one's is 1. All reads are operands. */
smr_status nest_collapse(nest_plan *p);
/** Whether some point reads what another one stores. */
bool nest_hazard(const nest_plan *p, const nest_operand *out);
/** Stages that store results and differ in nothing but the element's expression become one. */
void nest_merge_results(nest_plan *p);
/** ... and folds that are cut in the same chunks. */
void nest_merge_sums(nest_plan *p);
/** ... and folds of the same rows. */
void nest_merge_rows(nest_plan *p);
/** Sums of the columns of slabs become part of the stage that stores the rows
 * (back/cpu/codegen/emit/sums.c). */
void nest_take_sums(nest_plan *p);
/** Sets flush: stages of one parallel loop go tile by tile, rows still in the cache, where that is
 * safe. */
void nest_find_flushes(nest_plan *p);
/** How many rows stages of a group go over before the next ones; all stages are scheduled. */
void nest_choose_blocks(nest_plan *p);
/** Chooses what is asked for ahead of its use; all stages are scheduled. */
void nest_fetch_ahead(nest_plan *p);
/** Makes stages of what the term of @p fold, over @p domain, shares with other stages
 * (rows.c). */
smr_status nest_rows_keep(nest_plan *p, const smr_expr *fold, uint64_t domain);
/** Whether all stages that need rows go over them together; then rows get their places. */
bool nest_rows_hold(nest_plan *p);
smr_status nest_operand_row(nest_plan *p, const nest_operand *o, int *out);
/** A stage that stores @p value over @p domain to an operand; later stages find it by
 * nest_made_add(). */
smr_status nest_stage_new(nest_plan *p, const smr_expr *value, uint64_t domain, int out);
smr_status nest_made_add(nest_plan *p, const smr_expr *value, int operand);
/** Whether what it stores are f32 rounded to bf16, for which there is an instruction that takes two
 * vectors. */
bool nest_rounds_pairs(const nest_plan *p, const nest_stage *s);
/** Sizes of the register tile by a small model of the core. */
void nest_tile(nest_plan *p, nest_stage *s, const int *jam, int njam);
void nest_cpu_host(nest_cpu *out);
/** The same as this codelet is tuned. */
void nest_cpu_for(const smr_codelet *c, nest_cpu *out);
/** The path of libsleef, or NULL. */
const char *nest_sleef(void);

/* What expressions depend on (expr.c). */
/** Calls fn for each part of e, e first; fn answers whether to go on into its parts. */
void nest_walk(const smr_expr *e, bool (*fn)(const smr_expr *e, void *arg), void *arg);
/** Whether it is a choice by a condition on counters and sizes alone. */
bool nest_is_at_border(const smr_expr *e);
int nest_operand_of(const nest_plan *p, const smr_expr *read);
smr_status nest_operand_read(nest_plan *p, const smr_expr *read);
/** What @p v, a nest of the codelet, stores to. */
smr_status nest_operand_result(nest_plan *p, const smr_node *v, int *out);
/** ... what it would be. */
smr_status nest_operand_store(const nest_plan *p, const smr_node *v, nest_operand *out);
/** Whether stages hand on tensors, not single numbers alone. */
bool nest_has_temps(const nest_plan *p);
/** A scratch tensor over @p loops (times @p extra). */
smr_status nest_operand_temp(nest_plan *p, smr_dtype t, uint64_t loops, int64_t extra, int *out);
/** The loop of @p fold that its lanes run along, -1: none pays. */
int nest_fold_vloop(const nest_plan *p, const smr_expr *fold, int width);
/** Whether another fold is computed for its steps. */
bool nest_fold_nested(const nest_plan *p, const smr_expr *fold);
/** Whether lanes along @p vloop have a row each, which an index array picks or whose elements are
 * integers, that @p fold goes along: each lane's sum is made of whole vectors
 * (back/cpu/codegen/emit/fold_turn.c).
 */
bool nest_fold_turns(const nest_plan *p, const smr_expr *fold, int vloop, int width);
/** The range, of unknown length, of a fold in @p e. False: there is none. */
bool nest_range_of(const nest_plan *p, const smr_expr *e, smr_range *out);
/** Whether a fold that turns is a sum of products of bytes, added in pairs, in vectors of as many
 * lanes as there is an instruction for. */
bool nest_fold_in_pairs(const nest_plan *p, const smr_expr *fold, int width);
/** Whether each lane along @p vloop has a row of its own that @p fold, whose order stays, goes
 * along: squares of the rows are turned in registers (back/cpu/codegen/emit/fold_loops.c). */
bool nest_fold_in_squares(const nest_plan *p, const smr_expr *fold, int vloop, int width);
/** Lanes a vector of this stage's values has. */
int nest_width(const nest_plan *p, const smr_expr *value);
/** The fold's term when its lanes and chunks may be combined: step == op(acc, term), else NULL. */
const smr_expr *nest_fold_term(const nest_plan *p, const smr_expr *fold);
/** Whether lanes start from the operator's neutral element; false: from init, which does no harm.
 */
bool nest_fold_neutral(const smr_expr *fold, uint64_t *bits);
const nest_made *nest_made_find(const nest_plan *p, const smr_expr *fold);
/** The same, but not for the fold that @p s itself computes. */
const nest_made *nest_known(const nest_plan *p, const nest_stage *s, const smr_expr *fold);
/** Whether it is a fold that @p s computes chunk by chunk. */
bool nest_is_cut(const nest_stage *s, const smr_expr *fold);
/** What a number is. Numbers of one role that are equal are one number of the code; in generic code
 * those of other roles are not, as they are equal by chance. */
typedef enum nest_role {
	NEST_STRIDE,
	NEST_EXTENT,                                /* + the loop */
	NEST_CHUNK = NEST_EXTENT + SMR_MAX_LOOPS,   /* + the stage */
	NEST_NCHUNKS = NEST_CHUNK + NEST_MAX_STAGES /* + the operand that has their results */
} nest_role;
/** Number of a value in `num`, added when new; -1 when small or full: then it is written out. */
int nest_num(nest_plan *p, int64_t v, int role);
/* back/cpu/codegen/emit/generic.c */
/** Extents as choices see them. */
void nest_see(nest_plan *p);
/** The most points of loop @p l that a tile may have: no more than there are. */
int64_t nest_room(const nest_plan *p, int l);
/** Whether a loop of @p n is cut in chunks of @p inner points each iteration. */
bool nest_is_long(int64_t n, int64_t inner);

/** c times *@p of, by a number written out. */
bool nest_times_number(const smr_expr *e, const smr_expr **of, double *c);
/** v + c s v, c > 0. */
bool nest_is_cubic(const smr_expr *e, const smr_expr **v, const smr_expr **s, double *c);
/** 1 and something that is not negative; or a NaN. */
bool nest_is_over_one(const smr_expr *e);
bool nest_is_beside(const smr_expr *e, nest_beside *out);
void nest_find_needs(nest_plan *p);
/** NULL: nothing is known, so it is computed as exactly as ever. */
const nest_need *nest_need_of(const nest_plan *p, const smr_expr *e);
/** Whether code can be written for an operator of this type. */
bool nest_has_code(const smr_expr *e);
/** Number of a function in the list of addresses, see samara/site.h; -1: it has none. */
int nest_call_number(smr_op op, smr_dtype t);
/** Whether code calls a function by its address for it. */
bool nest_is_called(const nest_plan *p, const smr_expr *e);
/** ... for any part of it. */
bool nest_has_calls(const nest_plan *p, const smr_expr *e);
/** Whether it is a function of the C library's. */
bool nest_is_function(smr_op op);
/** The library function that this operator needs and that is not there; else NULL. */
const char *nest_library_call(const nest_plan *p, const smr_expr *e);

/** The whole module as text. */
SMR_MUST_USE smr_status nest_ir(nest_plan *p, smr_str *out);

typedef void nest_fn(char *const *base, const int64_t *num, const uint64_t *value, int64_t lo,
		     int64_t hi, char *scratch);
/** What the bitcode of opaque loops has: bases and scalars of the flow in their order, room for
 * what comes back. */
typedef void opaque_fn(void *const *base, const uint64_t *scalar, uint64_t *result);
enum { NEST_OBJECT_KEY = 33 };
/** A loaded object. */
typedef struct nest_object {
	void *dl;                            /* NULL: it is not from a file */
	void *linked;                        /* of smr_llvm_jit; NULL: it is from a file */
	void (*drop)(struct nest_object *o); /* NULL: the code is part of this program */
	nest_fn *fn[NEST_MAX_STAGES];
	opaque_fn *opaque;
	bool cached;               /* came from the cache */
	char key[NEST_OBJECT_KEY]; /* its name there; "": it is not there */
} nest_object;

/** Code for this IR: from the cache, or compiled now. @p nstages 0: for the bitcode of opaque
 * loops. */
SMR_MUST_USE smr_status nest_object_get(const char *ir, size_t n, int nstages, nest_object *out);
/** The same, where it is in the cache. */
SMR_MUST_USE smr_status nest_object_find(const char *ir, size_t n, int nstages, nest_object *out);
/** The same by its name in the cache. */
SMR_MUST_USE smr_status nest_object_open(const char *key, int nstages, nest_object *out);
void nest_object_drop(nest_object *o);
/** back/cpu/codegen/object/link.c: of a process without files. The object is asked for by @p key,
 * or compiled, and linked in memory. */
SMR_MUST_USE smr_status nest_object_link(const char *ir, size_t n, int nstages, const char *key,
					 nest_object *out);
void nest_object_unlink(void *linked);
#endif
