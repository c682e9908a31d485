/** @file Generated code for one nest, internal view: plan → IR text → object → calls.
 *
 * A codelet becomes stages. Folds that do not run over all domain loops are stages of their own,
 * which store into scratch tensors; the last stage stores the codelet's result. Each stage is one
 * function smr_nest_K(base, num, value, lo, hi, scratch) over [lo, hi) of its parallel loop. */
#ifndef SMR_BACK_CPU_CODEGEN_PLAN_NEST_H
#define SMR_BACK_CPU_CODEGEN_PLAN_NEST_H
#include "back/back.h"
#include "base/str.h"
#include "ir/graph/range.h"

enum {
	NEST_MAX_OPERANDS = 48,
	NEST_MAX_STAGES = 28, /* a large sum has three: its chunks, their sum, the result */
	NEST_MAX_MORE = 19,   /* further results of a stage */
	NEST_MAX_FACTORS = 4, /* of a term with halves of bytes */
	NEST_MAX_PARTED = 6,  /* folds that are computed in parts */
	NEST_MAX_NUMS = 160,
	NEST_MAX_INST = 64,          /* points of a register tile */
	NEST_MAX_BAKED = 16,         /* extents up to this are constants in the code */
	NEST_NEAR = 16 << 10,        /* prefetches up to these bytes ahead go to the first cache */
	NEST_CHUNK_POINTS = 1 << 15, /* points of a chunk of a large sum */
	NEST_TUNINGS = 17,           /* rows of tune.c */
	NEST_SCRATCH = 4096,         /* bytes of scratch, the target of reads under false guards */
	NEST_MAX_NEEDS = 24,
	NEST_ROW_ROOM = 128 << 10, /* ... and behind them, for rows shared by stages */
	NEST_SQUARE = 32,          /* SIMT: points along each side of a square */
	NEST_SQUARES = 4,          /* ... operands that pass through shared memory */
	NEST_WARP = 32             /* SIMT: threads that exchange values without memory */
};

typedef enum nest_where { NEST_VALUE, NEST_MEMORY, NEST_TEMP, NEST_RESULT, NEST_ROWS } nest_where;

/** A READ, a store or a materialised fold as numbers. */
typedef struct nest_operand {
	nest_where where;
	smr_dtype dtype;
	uint32_t node;  /* VALUE: node of the scalar; RESULT: node that gets the result */
	uint32_t base;  /* MEMORY */
	int64_t offset; /* MEMORY; ROWS: offset in a row */
	size_t bytes;   /* TEMP */
	int64_t stride[SMR_MAX_LOOPS];
	int64_t shift[SMR_MAX_LOOPS]; /* constant displacement from `home`, in steps of each loop */
	int home;                     /* the operand whose pointer it uses */
	const smr_expr *indirect[SMR_MAX_RANK];
	int64_t indirect_stride[SMR_MAX_RANK];
	uint32_t nindirect;
	bool written; /* the codelet stores to its base */
	bool literal; /* VALUE: known at compile time, `bits` */
	uint64_t bits;
} nest_operand;

/** The target of a plan's code. */
typedef struct nest_cpu {
	int vector;    /* size of a vector register in bytes */
	int registers; /* number of vector registers */
	bool fma, prefetch;
	bool rows;      /* keeps values of a row that several stages need */
	bool bf16;      /* has an instruction that rounds 16 f32 to bf16 */
	bool scalef;    /* has an instruction for x * 2^n on vectors of 64 bytes */
	bool quotients; /* ... and 16 quotients in parallel with other instructions */
	bool permutes;  /* ... and any permutation of 16-bit words of two vectors */
	bool pairs;     /* has an instruction that multiplies 16-bit words and adds pairs */
	bool libm;      /* code may call functions of the C library's libm */
	bool calls;     /* ... by addresses behind the flow's values, not by name */
	bool generic;   /* one code for all extents beyond NEST_MAX_BAKED
			   (back/cpu/codegen/plan/generic.c) */
	bool streams;   /* ... whose results are all stored past the caches */
	int64_t simt;   /* SIMT: number of threads that run at the same time, each of which computes
			   a point; 0: no SIMT (plan/simt.c) */
	bool scalars_by_address; /* ... `base` has the addresses of scalars, not their values */
	int processors;          /* ... number of multiprocessors; 0: products have no tiles */
	bool attention;          /* ... an attention is one stage */
	bool tails;              /* ... the last thread computes points behind whole vectors */
	bool turns;              /* ... blocks read turned operands through shared memory */
	bool scans;              /* ... teams of threads compute scans */
	bool picks;              /* ... threads divide folds that keep an element and its place */
	size_t shared;           /* ... bytes of shared memory of a block */
	size_t shared_alone;     /* ... of a block that a multiprocessor runs alone */
	int matrix;              /* ... products of tiles of short floats by instructions: 0: none;
				    1: of f16; 2: of bf16, too, and copies to shared memory that
				    run while threads compute; 3: of warpgroups, too (wgmma) */
	bool tf32;               /* ... factors of f32 may be rounded to tf32, for instructions */
	int unroll;              /* unroll factor of short innermost loops; 0: not unrolled */
	int64_t stream; /* least bytes of a result that is stored past the caches; 0: never */
	/* deviations from the models (tune.c); 0: none */
	int units;      /* vectors of a tile */
	int jam;        /* most points of each other loop of a tile */
	double columns; /* factor for the columns of a block; < 0: no blocks */
	double split;   /* factor for the estimated work when it is divided among threads */
} nest_cpu;

/** SIMT: the threads that compute one point. They divide the iterations of its folds. */
typedef enum nest_team {
	NEST_ALONE,
	NEST_TEAM_WARP,      /* the threads of a warp */
	NEST_TEAM_BLOCK,     /* all threads of a block */
	NEST_TEAM_COLUMNS,   /* threads NEST_WARP apart: a block computes NEST_WARP points */
	NEST_TEAM_PRODUCT,   /* a block computes a tile of a product (simt_product.c) */
	NEST_TEAM_SQUARE,    /* a block computes a square of points (simt_turn.c) */
	NEST_TEAM_ATTENTION, /* a block computes rows of an attention (simt_attention.c) */
	NEST_TEAM_JOIN       /* threads join what blocks made of chunks of its keys */
} nest_team;

/** An operand of a product: the rows of the result depend on the first one, its columns on the
 * second one. Its element has an index along the side, which joins loops of the domain, and one
 * along the sum. */
typedef struct nest_side {
	const smr_expr *factor;      /* part of the fold's step */
	const smr_expr *loaded;      /* the factor, or the short float that it converts */
	int n, order[SMR_MAX_LOOPS]; /* loops of the side, outermost first */
	bool along;  /* threads beside each other load elements along the sum, not along the side */
	int width;   /* elements that a thread loads together, in that direction */
	bool memory; /* it is memory, or 0 at borders */
	bool copies; /* ... and 16 bytes at a time are copied to shared memory while threads
			compute */
} nest_side;

/** SIMT: a sum of products whose tiles pass through shared memory. */
typedef struct nest_product {
	const smr_expr *fold;
	nest_side side[2];
	int nbatch, batch[SMR_MAX_LOOPS]; /* loops of the domain that both factors depend on, or
					     none */
	int nsum, sum[SMR_MAX_LOOPS];     /* loops of the fold */
	int tile[2], depth; /* rows and columns of a block's tile; elements of the sum at a time */
	int warps[2];       /* matrix: warps along rows and along columns */
	bool matrix;        /* by instructions for tiles */
	bool tf32;          /* ... of factors that are rounded to tf32 */
	int warpgroups;     /* ... for warpgroups, which compute 64 rows each; others copy; 0: for
			       warps */
	int stages;         /* parts of the sum in shared memory at the same time */
} nest_product;

/** SIMT: an attention. A block has some rows of queries and reads keys and values tile after tile;
 * the stage's product is that of weights and values. Offsets are bytes in shared memory. */
typedef struct nest_attention {
	smr_attention of;
	nest_product scores;                   /* of queries and keys; a tile has all of the sum */
	int warps;                             /* of 16 rows each */
	size_t keys_at, values_at, weights_at; /* weights_at: unless products are by instructions */
	size_t part;                           /* bytes of keys and values of one tile */
	size_t shared;                         /* of all */
} nest_attention;

/** SIMT: a square of points along two loops of the domain, and operands that are contiguous along
 * the loop of columns, while results are along that of rows. */
typedef struct nest_square {
	int rows, columns;
	int n, operand[NEST_SQUARES];
} nest_square;

/** SIMT: whether a block computes one row of several stages, one stage after the other, and what
 * the stage has of a row. */
typedef enum nest_of_row {
	NEST_NO_ROW,
	NEST_ROW_FOLD,    /* one point, a fold whose iterations the block divides */
	NEST_ROW_ELEMENTS /* all points of a row, which the block divides */
} nest_of_row;

typedef struct nest_stage {
	const smr_expr *makes; /* the fold that the stage computes; NULL: it stores the result */
	const smr_expr *value, *pred;
	int out;   /* operand */
	int nmore; /* results of other nests at the same points, or other split folds: */
	struct {
		const smr_expr *value;
		int out;
	} more[NEST_MAX_MORE];
	int nsums; /* sums over the rows of a slab, added while rows are stored */
	struct {
		const smr_expr *fold;
		int out;
	} sum[NEST_MAX_MORE];
	uint64_t domain;                  /* set of loops */
	int nloops, order[SMR_MAX_LOOPS]; /* domain loops of extent > 1, outermost first */
	int npar;                         /* leading loops run by [lo, hi): 0, 1, or 2 joined */
	int vloop, width, unroll;         /* lanes along vloop (-1: none), vectors in a tile */
	bool tail; /* SIMT: the one loop is no multiple of the lanes: one more thread has the rest
		    */
	bool many; /* ... more than four, because of a function */
	int tile[SMR_MAX_LOOPS]; /* points of each loop in a tile (vloop: width * unroll) */
	int64_t vblock;          /* columns of vloop in a block of all jammed loops; 0: all */
	int turn; /* loop whose tile is loaded as vectors and transposed to lanes of vloop, -1 */
	int diag_jam, diag_fold; /* jammed loop and fold loop that slide over the same rows; -1 */
	int nfetch, fetch[4];    /* operands whose next block is prefetched */
	bool fetch_result;       /* ... and whether the result's lines are */
	int nahead, ahead[4];    /* operands with prefetched lines
				    (back/cpu/codegen/emit/prefetch.c) */
	int ahead_bytes[4];
	int scan;              /* loop of a scan, -1; of SIMT: `chunk`, `nchunks`, too */
	const smr_expr *split; /* PARTIAL: the fold whose outermost loop is split into chunks */
	int64_t chunk;         /* iterations of that loop in each chunk */
	int64_t nchunks;
	int64_t block; /* rows that a group's stages compute before the next rows */
	bool parts;  /* makes the parts of a fold (parts.c), adding slabs to a row for each part */
	bool stream; /* stores whole lines of the result, past the caches where possible */
	bool flush;  /* all earlier stages must be complete before this one starts */
	nest_team team;
	nest_product product; /* of NEST_TEAM_PRODUCT and NEST_TEAM_ATTENTION */
	nest_attention attention;
	nest_square square; /* of NEST_TEAM_SQUARE: its loops are the last ones, rows last */
	nest_of_row row;
	bool follows;    /* SIMT: runs in one kernel with the stage before it, after a barrier */
	int row_loops;   /* of NEST_ROW_ELEMENTS: number of leading loops, over rows */
	int row_threads; /* threads of a block that would compute a row */
	int threads;     /* SIMT: threads of a block */
	int slots;   /* SIMT: values of each warp, or column, in shared memory, set by nest_ir() */
	double cost; /* estimated cycles, to choose the number of threads */
} nest_stage;

typedef struct nest_made {
	const smr_expr *fold;
	int operand, partial; /* partial: operand with the chunks' results, -1 */
	int64_t nchunks;
} nest_made;

/** The necessary precision of a function of f32, or of a quotient (precision.c). */
typedef struct nest_need {
	const smr_expr *e;
	bool brief; /* a relative error of 2^-13 is allowed */
	bool alone; /* a tanh with other uses than sums with 1 and differences from 1 */
	bool minus; /* ... and with differences from 1 */
} nest_need;

/** 1 + tanh u, half of that, 1 - tanh u, or a + a tanh u. */
typedef struct nest_beside {
	const smr_expr *tanh, *times; /* times: a; NULL: 1 */
	bool minus, half;
} nest_beside;

typedef struct nest_plan {
	const smr_codelet *c;
	const smr_graph *g;
	const smr_nest *nest;
	nest_cpu cpu;
	bool reassoc;
	int64_t extent[SMR_MAX_LOOPS];
	int64_t about[SMR_MAX_LOOPS]; /* extents for decisions */
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
	smr_expr scan_fold; /* SIMT: a fold with the steps of a scan that is divided into chunks */
	int scan_sums;      /* ... operand with its results for all chunks; -1: it is not divided */
	int64_t scan_chunk, scan_chunks;
	int nnums;
	int64_t nums[NEST_MAX_NUMS]; /* the code's `num` */
	int roles[NEST_MAX_NUMS];    /* role of each number in generic code, a nest_role */
	const int64_t *sym;          /* valid only while planning */
	bool inplace;                /* the result's window is also read */
	int64_t row_bytes;           /* bytes of one row of all ROWS; 0: none */
	int row_loop;                /* the loop over rows */
	smr_nest wider; /* the nest with loops over parts of folds and their slabs, the last ones */
	int nparted, parted_loop;
	struct {
		const smr_expr *fold;
		int operand; /* with the parts */
		int matrix;  /* operand: the large matrix */
	} parted[NEST_MAX_PARTED];
	bool slabs; /* nests have different domains: all have the first loop, which runs over slabs;
		       the second runs over the rows of a slab, which some nests sum */
	int nneeds;
	nest_need needs[NEST_MAX_NEEDS];
	bool many_needs; /* there was no room for all needs: none are valid */
	bool attends;    /* SIMT: the nest is an attention, computed by one stage */
	struct {
		int operand;           /* SIMT: results of chunks of keys of an attention */
		int64_t chunk, chunks; /* keys of one; their number, 1: it is not divided */
	} keys;
	bool divides; /* has an integer division, which could trap in unused lanes */
	/* set by nest_ir(), for cpu.calls: */
	uint64_t called; /* set of called functions, by number */
	bool call_more;  /* ... the code may make calls that the program skips */
	bool call_less;  /* ... the code may skip calls that the program makes */
} nest_plan;

/** Makes the plan; SMR_EUNSUPPORTED with the reason if that is impossible. @p e has the symbol
 * values. */
SMR_MUST_USE smr_status nest_plan_make(nest_plan *p, const smr_codelet *c, const smr_env *e,
				       const nest_cpu *cpu);
/** Chooses loop order, vector loop and register tile of one stage. */
void nest_schedule(nest_plan *p, nest_stage *s);
/** Does the same for SIMT, and chooses the threads of each point (simt.c). */
void nest_simt_schedule(nest_plan *p, nest_stage *s);
/** Whether blocks compute the stage as tiles of a product; chooses the tiles (simt_product.c). */
bool nest_simt_product(const nest_plan *p, nest_stage *s);
/** Whether the codelet is an attention that SIMT computes as one stage (simt_attention.c), and sets
 * that up for the stage of the result. */
bool nest_simt_attends(const nest_plan *p);
void nest_simt_attention(const nest_plan *p, nest_stage *s);
/** Divides the keys if there are few rows: the stage, the only one, is then followed by one that
 * joins the chunks. Each has, for each result, the weighted sum of its values; then, for each row,
 * its greatest logit and the sum of its weights. */
smr_status nest_simt_attention_split(nest_plan *p);
/** Parts of simt_product.c: loops of the domain with more than one iteration that an expression
 * depends on; loops with more than one iteration, @p last, if it is one of them, last; the loop
 * along which most of what an expression reads is adjacent, -1; whether a block can load an element
 * of a factor; whether a factor converts a short float to f32. */
uint64_t nest_product_loops(const nest_plan *p, const nest_stage *s, const smr_expr *e);
int nest_product_list(const nest_plan *p, uint64_t loops, int last, int *out);
int nest_product_nearest(const nest_plan *p, uint64_t loops, const smr_expr *e);
bool nest_product_fits(const nest_plan *p, const smr_expr *factor);
bool nest_product_is_short(const nest_plan *p, const smr_expr *factor, smr_dtype t);
/** Chooses how threads store results. */
void nest_product_results(const nest_plan *p, nest_stage *s);
/** Returns the number of points of @p n loops. */
int64_t nest_loops_points(const nest_plan *p, const int *loops, int n);
/** Chooses the tiles of a product whose factors are known, and its instructions (simt_tiles.c). */
void nest_product_choose(const nest_plan *p, nest_stage *s);
/** Chooses how threads load a factor of a product whose instructions are known. */
void nest_product_loads(const nest_plan *p, const nest_product *t, nest_side *d);
/** Returns the product in a step that adds a product, maybe a converted one; NULL: another step. */
const smr_expr *nest_product_term(const smr_expr *step);
/** Returns the number of a product's tiles; INT64_MAX: too many. */
int64_t nest_product_tiles(const nest_plan *p, const nest_product *t);
/** Returns the iterations of the fold's first loop in a chunk, if the sums of a product over @p
 * domain are split because it has few tiles; 0: they are not; -1: it is no product. */
int64_t nest_product_chunk_of(const nest_plan *p, const smr_expr *fold, uint64_t domain);
/** Returns the registers' part of a tile of a product: rows or columns of each thread that are
 * beside each other (16 bytes). */
int nest_product_chunk(const nest_product *t);
/** Whether threads may compute @p width elements of @p e along @p loop at a time, with loads of
 * aligned vectors (simt.c); @p known: a part that is computed already, or NULL. */
bool nest_simt_vectors(const nest_plan *p, const smr_expr *e, const smr_expr *known, int loop,
		       int width);
/** Whether they may store as many results of a stage. */
bool nest_simt_stores_vectors(const nest_plan *p, const nest_stage *s, int loop, int width);
/** Counts reads of @p e that are adjacent along a loop; returns less than 0 if others move along
 * it. */
int nest_simt_near(const nest_plan *p, const smr_expr *e, int loop);
/** Finds stages of the same rows, which a block then computes together (rows of a softmax); all
 * stages are scheduled. */
void nest_simt_rows(nest_plan *p);
/** Whether what iterations of loop @p l store and read of one array lies apart, for all results. */
bool nest_iterations_are_apart(const nest_plan *p, int l);
/** SIMT: whether blocks compute the stage in squares, as some operands are turned; sets that up
 * (simt_turn.c). Bytes of shared memory of a square's operands; squares along a loop. */
bool nest_simt_turn(const nest_plan *p, nest_stage *s);
size_t nest_square_bytes(const nest_plan *p, const nest_square *t);
int64_t nest_squares_along(const nest_plan *p, int loop);
/** SIMT: returns the iterations of a chunk of the scan of a nest, which is @p of; 0: it is not
 * divided. Chooses the team of a stage with a scan (simt_scan.c). */
int64_t nest_simt_scan_chunk(const nest_plan *p, const smr_nest *n, int scan, const smr_expr **of);
void nest_simt_scan(const nest_plan *p, nest_stage *s);
/** Returns the number of points of a stage for SIMT: of its domain, or its chunks. */
int64_t nest_simt_points(const nest_plan *p, const nest_stage *s);
/** Returns the number of threads that divide the iterations of a fold. */
int nest_team_size(const nest_stage *s);
/** Returns the number of values of a slot in the block's shared memory. */
int nest_slot_values(const nest_stage *s);
/** Returns the loop of @p fold whose iterations the team divides; -1: each thread computes all. */
int nest_team_loop(const nest_plan *p, const nest_stage *s, const smr_expr *fold);
/** Returns the number of iterations of the first loop of @p fold in a chunk, if SIMT splits a fold
 * for each point of @p domain; 0: it does not. */
int64_t nest_simt_chunk(const nest_plan *p, const smr_expr *fold, uint64_t domain);
/** Returns the most points of a chunk of a fold of @p all points. */
int64_t nest_chunk_points(const nest_plan *p, int64_t all);
/** Whether the stage runs along slabs, the first loop, as stages of rows and sums of columns do. */
bool nest_in_slabs(const nest_plan *p, const nest_stage *s);
/** Whether reads of @p o can be transposed: rows of loop @p turn loaded, columns used. */
bool nest_turns(const nest_plan *p, const nest_operand *o, int vloop, int turn, int width);
/** Whether @p o has a size and a step along @p loop that lets a lane load a row of 16 bytes. */
bool nest_may_be_member(const nest_operand *o, int loop, int width);
/** Whether both have the same array, type and strides, so that a constant offset is between them.
 */
bool nest_is_adjacent(const nest_operand *a, const nest_operand *b);
/** Whether lanes along @p loop load (store) @p o together with its neighbours in the structure
 * (back/cpu/codegen/emit/members.c). */
bool nest_is_member(const nest_plan *p, const nest_operand *o, int loop, int width);
bool nest_is_member_stored(const nest_plan *p, const nest_operand *o, int loop, int width);
/** Joins loops whose points are contiguous in all arrays (collapse.c): changes extents; that of the
 * loop that disappears becomes 1. All reads must be operands. */
smr_status nest_collapse(nest_plan *p);
/** Whether some point reads memory that another one stores. */
bool nest_hazard(const nest_plan *p, const nest_operand *out);
/** Makes the stages that compute folds over the rows of a large matrix in parts, which
 * the stage of the results adds (parts.c). */
smr_status nest_parts_make(nest_plan *p);
/** Returns the operand with the parts that stage @p s adds up for @p fold; -1: it computes the fold
 * itself. */
int nest_parts_of(const nest_plan *p, const nest_stage *s, const smr_expr *fold);
/** Sums of products with a function of one half of a byte (halves.c). */
typedef struct nest_halves {
	int operand;        /* the bytes, contiguous along the columns */
	unsigned shift;     /* of the half in its byte */
	uint32_t table[16]; /* the function's values, f32 */
	int nnumbers, nscales;
	/* factors that are the same for all columns; for all rows of the fold's last loop */
	const smr_expr *numbers[NEST_MAX_FACTORS], *scales[NEST_MAX_FACTORS];
	bool checked; /* numbers and scales must be checked: if one is above `most` or infinite,
		       * products may be infinite or NaN, depending on their order */
	double most;
} nest_halves;
/** Whether @p fold is such a sum for each of the @p columns, a loop of the domain, on a CPU that
 * has tables of sixteen numbers. */
bool nest_halves_of(const nest_plan *p, const smr_expr *fold, int columns, nest_halves *out);
/** Makes stage @p i compute @p value, for the result of the later stage @p j, which goes. */
void nest_absorb_stage(nest_plan *p, int i, int j, const smr_expr *value);
/** Merges stages that store results and differ only in the element's expression. */
void nest_merge_results(nest_plan *p);
/** ... and stages of folds with the same chunks. */
void nest_merge_sums(nest_plan *p);
/** ... and stages of folds of the same rows. */
void nest_merge_rows(nest_plan *p);
/** ... and stages of the parts of folds that read the same matrix. */
void nest_merge_parts(nest_plan *p);
/** Merges sums of the columns of slabs into the stage that stores the rows
 * (back/cpu/codegen/emit/sums.c). */
void nest_take_sums(nest_plan *p);
/** Sets flush where needed. Other stages of one parallel loop run tile by tile, while rows are in
 * the cache. */
void nest_find_flushes(nest_plan *p);
/** Chooses the number of rows that stages of a group compute before the next rows; all stages are
 * scheduled. */
void nest_choose_blocks(nest_plan *p);
/** Chooses the operands to prefetch; all stages are scheduled. */
void nest_fetch_ahead(nest_plan *p);
/** Makes stages of the parts that the term of @p fold, over @p domain, shares with other stages
 * (rows.c). */
smr_status nest_rows_keep(nest_plan *p, const smr_expr *fold, uint64_t domain);
/** Whether all stages that use kept rows run over them together; if so, assigns the rows'
 * places. */
bool nest_rows_hold(nest_plan *p);
smr_status nest_operand_row(nest_plan *p, const nest_operand *o, int *out);
/** Adds a stage that stores @p value over @p domain to operand @p out; nest_made_add() lets later
 * stages find it. */
smr_status nest_stage_new(nest_plan *p, const smr_expr *value, uint64_t domain, int out);
smr_status nest_made_add(nest_plan *p, const smr_expr *value, int operand);
/** Whether the stage stores f32 rounded to bf16, for which an instruction converts two vectors. */
bool nest_rounds_pairs(const nest_plan *p, const nest_stage *s);
/** Chooses the sizes of the register tile by a small model of the core. */
void nest_tile(nest_plan *p, nest_stage *s, const int *jam, int njam);
void nest_cpu_host(nest_cpu *out);
/** Describes this CPU with the tuning of a codelet. */
void nest_cpu_for(const smr_codelet *c, nest_cpu *out);

/* Properties of expressions (expr.c). */
/** Calls fn for each part of e, e first; fn returns whether to visit its parts. */
void nest_walk(const smr_expr *e, bool (*fn)(const smr_expr *e, void *arg), void *arg);
/** For nest_walk(): sets the bool @p arg at a fold. */
bool nest_note_fold(const smr_expr *e, void *arg);
/** Whether @p e is a select with a condition on counters and sizes only. */
bool nest_is_at_border(const smr_expr *e);
int nest_operand_of(const nest_plan *p, const smr_expr *read);
smr_status nest_operand_read(nest_plan *p, const smr_expr *read);
/** Adds the operand that @p v, a nest of the codelet, stores to. */
smr_status nest_operand_result(nest_plan *p, const smr_node *v, int *out);
/** ... computes it without adding it. */
smr_status nest_operand_store(const nest_plan *p, const smr_node *v, nest_operand *out);
/** Whether stages pass tensors to each other, not only single numbers. */
bool nest_has_temps(const nest_plan *p);
/** Adds a scratch tensor over @p loops (times @p extra). */
smr_status nest_operand_temp(nest_plan *p, smr_dtype t, uint64_t loops, int64_t extra, int *out);
/** Returns the loop of @p fold for its lanes, -1: none pays. */
int nest_fold_vloop(const nest_plan *p, const smr_expr *fold, int width);
/** Whether the steps of @p fold contain another fold. */
bool nest_fold_nested(const nest_plan *p, const smr_expr *fold);
/** Whether each lane along @p vloop has its own row for @p fold, chosen by an index array or with
 * integer elements. Each lane's sum is then computed in whole vectors and transposed
 * (back/cpu/codegen/emit/fold_turn.c). */
bool nest_fold_turns(const nest_plan *p, const smr_expr *fold, int vloop, int width);
/** Finds a fold over a range of unknown length in @p e; false: none. */
bool nest_range_of(const nest_plan *p, const smr_expr *e, smr_range *out);
/** Whether a transposed fold is a sum of products of bytes, added in pairs by an instruction for
 * vectors of this width. */
bool nest_fold_in_pairs(const nest_plan *p, const smr_expr *fold, int width);
/** Whether each lane along @p vloop has its own row for @p fold, which keeps its order: squares of
 * the rows are transposed in registers (back/cpu/codegen/emit/fold_loops.c). */
bool nest_fold_in_squares(const nest_plan *p, const smr_expr *fold, int vloop, int width);
/** Returns the lanes of a vector of this stage's values; for SIMT 1. */
int nest_width(const nest_plan *p, const smr_expr *value);
/** Returns the size of the widest type that is read or computed. */
size_t nest_widest(const nest_plan *p, const smr_expr *value);
/** Returns the fold's term if its lanes and chunks may be combined: step == op(acc, term); else
 * NULL. */
const smr_expr *nest_fold_term(const nest_plan *p, const smr_expr *fold);
/** ... the same of a scan, too. */
const smr_expr *nest_step_term(const nest_plan *p, const smr_expr *e);
/** SIMT: a fold that keeps one of its elements and its place, an integer that grows from iteration
 * to iteration: the greatest number and its index. Numbers of accumulators, and by accumulator what
 * a step may put there. */
typedef struct nest_pick {
	int value, place;
	const smr_expr *term[2];
} nest_pick;
/** Whether parts of the fold may be computed apart, from the initial values on, and joined in any
 * order: by a step whose accumulators are those of the part with the earlier place (simt_pick.c).
 */
bool nest_fold_pick(const nest_plan *p, const smr_expr *fold, nest_pick *out);
/** Sets *@p bits to the neutral element, from which lanes start; false: lanes start from init,
 * since combining it several times changes nothing. */
bool nest_fold_neutral(const smr_expr *fold, uint64_t *bits);
const nest_made *nest_made_find(const nest_plan *p, const smr_expr *fold);
/** Like nest_made_find(), but not for the fold that @p s itself computes. */
const nest_made *nest_known(const nest_plan *p, const nest_stage *s, const smr_expr *fold);
/** Whether @p s computes the fold chunk by chunk. */
bool nest_is_cut(const nest_stage *s, const smr_expr *fold);
/** The meaning of a number. Equal numbers of one role are one number of the code; in generic code,
 * equal numbers of different roles are not, since they are equal by chance. */
typedef enum nest_role {
	NEST_STRIDE,
	NEST_EXTENT,                                /* + the loop */
	NEST_CHUNK = NEST_EXTENT + SMR_MAX_LOOPS,   /* + the stage */
	NEST_NCHUNKS = NEST_CHUNK + NEST_MAX_STAGES /* + the operand with their results */
} nest_role;
/** Returns the index of a value in `num`, added if new; -1 if it is small or `num` is full: the
 * value is then a constant in the code. */
int nest_num(nest_plan *p, int64_t v, int role);
/* Generic code (back/cpu/codegen/plan/generic.c). */
/** Sets the extents for decisions. */
void nest_see(nest_plan *p);
/** Returns the most points of loop @p l in a tile, which is at most its extent. */
int64_t nest_room(const nest_plan *p, int l);
/** Whether a loop of @p n iterations of @p inner points each is split into chunks of @p points. */
bool nest_is_long(int64_t points, int64_t n, int64_t inner);

/** Whether @p e is c times *@p of, with a constant c. */
bool nest_times_number(const smr_expr *e, const smr_expr **of, double *c);
/** Whether @p e is v + c s v, c > 0. */
bool nest_is_cubic(const smr_expr *e, const smr_expr **v, const smr_expr **s, double *c);
/** Whether @p e is 1 plus a non-negative number, or NaN. */
bool nest_is_over_one(const smr_expr *e);
bool nest_is_beside(const smr_expr *e, nest_beside *out);
void nest_find_needs(nest_plan *p);
/** Returns the need of a function; NULL: unknown, so it needs full precision. */
const nest_need *nest_need_of(const nest_plan *p, const smr_expr *e);
/** Returns the C library's name of a function; NULL: it is none. */
const char *nest_libm_name(smr_op op);
/** Whether the code for a function has no call. */
bool nest_is_inline(const nest_plan *p, smr_op op);
/** Whether code can be generated for an operator of this type. */
bool nest_has_code(const smr_expr *e);
/** Returns the number of a function in the list of addresses, see samara/site.h; -1: none. */
int nest_call_number(smr_op op, smr_dtype t);
/** Whether the code for the operator calls a function by its address. */
bool nest_is_called(const nest_plan *p, const smr_expr *e);
/** ... or that of any part of @p e. */
bool nest_has_calls(const nest_plan *p, const smr_expr *e);
/** Whether the operator is a function of the C library. */
bool nest_is_function(smr_op op);
/** Returns the library function that the operator needs and that is not available; else NULL. */
const char *nest_library_call(const nest_plan *p, const smr_expr *e);

/** Writes more functions of the module; declarations go to @p decls. */
typedef smr_status nest_more_fn(nest_plan *p, smr_str *out, smr_str *decls);
/** Writes the whole module as text. @p more: writes the functions of stages that are tiles of
 * products; NULL: there are none. */
SMR_MUST_USE smr_status nest_ir(nest_plan *p, nest_more_fn *more, smr_str *out);

typedef void nest_fn(char *const *base, const int64_t *num, const uint64_t *value, int64_t lo,
		     int64_t hi, char *scratch);
/** The function in bitcode of opaque loops: the flow's bases and scalars in order, and room for
 * results. */
typedef void opaque_fn(void *const *base, const uint64_t *scalar, uint64_t *result);
enum { NEST_OBJECT_KEY = 33 };
/** A loaded object. */
typedef struct nest_object {
	void *dl;                            /* NULL: not from a file */
	void *linked;                        /* by smr_llvm_jit; NULL: from a file */
	void (*drop)(struct nest_object *o); /* NULL: the code is part of this program */
	nest_fn *fn[NEST_MAX_STAGES];
	opaque_fn *opaque;
	bool cached;               /* came from the cache */
	char key[NEST_OBJECT_KEY]; /* its name in the cache; "": not there */
} nest_object;

/** Loads code for this IR from the cache, or compiles it. @p nstages 0: bitcode of opaque loops. */
SMR_MUST_USE smr_status nest_object_get(const char *ir, size_t n, int nstages, nest_object *out);
/** Loads the code from the cache only. */
SMR_MUST_USE smr_status nest_object_find(const char *ir, size_t n, int nstages, nest_object *out);
/** Loads the code by its name in the cache. */
SMR_MUST_USE smr_status nest_object_open(const char *key, int nstages, nest_object *out);
void nest_object_drop(nest_object *o);
/** In a process without files: requests the object by @p key, or compiles it, and links it in
 * memory (back/cpu/codegen/object/link.c). */
SMR_MUST_USE smr_status nest_object_link(const char *ir, size_t n, int nstages, const char *key,
					 nest_object *out);
void nest_object_unlink(void *linked);
#endif
