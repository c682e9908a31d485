/** @file State of code generation for one stage's function. */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_EMIT_H
#define SMR_BACK_CPU_CODEGEN_EMIT_EMIT_H
#include "back/cpu/codegen/plan/nest.h"

/** An SSA value or a literal. */
typedef struct nest_val {
	char s[28];
	bool vec;
} nest_val;

/** A point of the register tile: the displacement of each loop from its counter. */
typedef struct nest_inst {
	int stat[SMR_MAX_LOOPS];
} nest_inst;

typedef struct nest_memo {
	const void *key; /* expression or operand */
	int kind;
	int stat[SMR_MAX_LOOPS];
	char mask[28];
	int width;
	nest_val val;
} nest_memo;

/** A fold that is computed for several points at once. */
typedef struct nest_frame {
	const smr_expr *fold;
	uint64_t deps; /* loops along which the points' displacements differ */
	int n;
	nest_inst inst[NEST_MAX_INST];
	int acc[NEST_MAX_INST][SMR_MAX_ACCS]; /* numbers of the allocas */
	bool vec;
	const smr_expr *term[2];    /* combining: these terms are replaced by `with`; NULL: none */
	nest_val with[2], value[2]; /* ... and the accumulators by `value` */
	bool combining;
} nest_frame;

enum {
	NEST_MAX_GUARDS = 16,
	NEST_NONTEMPORAL = 1000000, /* metadata numbers above those of loops: */
	NEST_STORED,                /* ... the scope of a stage's stores, for alias analysis */
	NEST_LOST = 5               /* kind of memo: lost bits of a compensated sum */
};

/** A condition on counters: it is true if least + sum of coef * counter >= 0, and false if most +
 * sum of coef * counter < 0, for all counters of folds. */
typedef struct nest_guard {
	const smr_expr *cmp;
	int64_t least, most, coef[SMR_MAX_LOOPS];
} nest_guard;

typedef struct nest_emit {
	nest_plan *p;
	nest_stage *s;
	int number;          /* of the stage */
	smr_str entry, body; /* entry: allocas and pointers */
	int next;
	int vloop, width;            /* current lanes; none: -1, 1 */
	char dyn[SMR_MAX_LOOPS][28]; /* the loops' counters; "" if a loop is not open */
	int open[SMR_MAX_LOOPS], nopen;
	nest_inst at;  /* the point being evaluated */
	char mask[28]; /* "": all lanes are active */
	bool mask_vec;
	nest_memo *memo;
	size_t nmemo, capmemo, hidden; /* hidden: number of memos at the start that are not used */
	nest_frame *frame[SMR_MAX_LOOPS + 2];
	int nframes;
	char block[28];                  /* label of the block being written */
	nest_val shifted[SMR_MAX_LOOPS]; /* first point that is not yet stored, for loops whose last
					    tile overlaps */
	int nguards;
	nest_guard guard[NEST_MAX_GUARDS];
	unsigned sure;   /* bit i: guard i is true for all code being generated */
	unsigned peeled; /* guards that are true for columns [inner_from, inner_to); 0: none */
	int64_t inner_from, inner_to;
	int nloops;     /* number of closed loops */
	int slot;       /* SIMT: next place in shared memory (simt/point.c) */
	char leads[28]; /* ... whether the thread stores; "": %leads */
	int pair;       /* 1, 2: lanes are the even or odd ones of twice as many (fold_lanes.c) */
	int turn;       /* loop of a fold whose next iterations, one for each lane, are loaded as
			 * vectors and transposed; -1: none (fold_loops.c) */
	uint64_t sure_reads; /* operands that each active point reads whatever its data are; 0:
			      * unknown */
	bool streaming;      /* vectors are stored past the caches: all of them are aligned */
	bool brief;      /* current operator may be inexact (back/cpu/codegen/plan/precision.c) */
	uint64_t called; /* functions whose addresses are loaded, by number (call.c) */
	int narguments;  /* ... number of their arguments with memory */
	const smr_expr *holds; /* condition that is true inside of the current loop; NULL */
	smr_str *decls;
	smr_status st;
} nest_emit;

/** Returns the type of lanes in registers, such as "float" or "i1" (nest_memory_type(): in
 * memory). */
const char *nest_type(smr_dtype t);
/** Returns the register type of a value: "float" or "<8 x float>"; valid for the next few calls. */
const char *nest_vtype(const nest_emit *m, smr_dtype t, bool vec);
nest_val nest_new(nest_emit *m, bool vec);
void nest_line(nest_emit *m, const char *fmt, ...) SMR_PRINTF(2, 3);
void nest_label(nest_emit *m, int label);
nest_val nest_literal(smr_dtype t, uint64_t bits);
/** Returns a literal, rounded to @p t. */
nest_val nest_float(smr_dtype t, double v);
nest_val nest_splat(nest_emit *m, smr_dtype t, nest_val v);
nest_val nest_lane(nest_emit *m, smr_dtype t, nest_val v, int lane);
nest_val nest_set_lane(nest_emit *m, smr_dtype t, nest_val into, nest_val v, int lane);
/** Declares a function once in the module. */
void nest_declare(nest_emit *m, const char *text);
void nest_unsupported(nest_emit *m, const char *why);

nest_val nest_eval(nest_emit *m, const smr_expr *e);
nest_val nest_apply(nest_emit *m, const smr_expr *e, const nest_val *args);
nest_val nest_math(nest_emit *m, const smr_expr *e, const nest_val *args);
/** a rem b as C's fmod, with lanes (remainder.c); false: call a library. */
bool nest_remainder(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val *out);
/** Emits whether a condition holds for all lanes, as one bit (remainder.c). */
nest_val nest_all_lanes(nest_emit *m, nest_val c);
/** Calls a function of the C library by its address. */
nest_val nest_call(nest_emit *m, smr_op op, smr_dtype t, int n, const nest_val *args);
/** Emits exp, tanh ... inline; false: a library must be called. */
bool nest_poly(nest_emit *m, smr_op op, smr_dtype t, const nest_val *a, nest_val *out);
/** Emits the inverse of erf of f32 or f64 (erf_inv.c). */
nest_val nest_erf_inv(nest_emit *m, smr_dtype t, nest_val x);
/** Emits the number of f32 or f64 after @p x in the direction of @p to (next_after.c). */
nest_val nest_next_after(nest_emit *m, smr_dtype t, nest_val x, nest_val to);
/** Emits the root of the sum of the squares of two numbers of f32 or f64 (hypot.c). */
nest_val nest_hypot(nest_emit *m, smr_dtype t, const nest_val *a);
/** Emits 1 + tanh u, 1 - tanh u, a + a tanh u with one exponential; false: not possible. */
bool nest_beside_one(nest_emit *m, const smr_expr *e, nest_val *out);
/** Emits e^x of f32 with a relative error of at most 8e-5; @p x is a vector of 64 bytes. */
nest_val nest_exp_brief(nest_emit *m, nest_val x);
nest_val nest_negated(nest_emit *m, smr_dtype t, nest_val a);
/** Emits a * b + c, rounded once; some of them may be vectors. */
nest_val nest_fused(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val c);
/** Emits a * b + c, rounded once if the target has the instruction. */
nest_val nest_fma(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val c);
/** Instructions of AVX-512 (avx512.c). Emits 1 / d of f32 with at least 14 bits; @p d must not be
 * 0, infinite or subnormal. */
nest_val nest_reciprocal(nest_emit *m, nest_val d);
/** Whether @p a is a vector of 64 bytes, which the next two functions require. */
bool nest_has_wide(const nest_emit *m, smr_dtype t, nest_val a);
/** Emits y - floor(y) of f32, 0 for infinities. */
nest_val nest_fraction(nest_emit *m, nest_val y);
/** Emits r * 2^floor(n), rounded once, where @p kept is true, else 0; a @p kept without name is
 * true. */
nest_val nest_scaled(nest_emit *m, smr_dtype t, nest_val r, nest_val n, nest_val kept);
/** Emits the maximum or minimum of vectors of 64 bytes; of a NaN and a number, the number. */
nest_val nest_range(nest_emit *m, bool max, smr_dtype t, nest_val a, nest_val b);
/** Emits the larger magnitude of vectors of 64 bytes; of a NaN and a number, that of the number. */
nest_val nest_larger(nest_emit *m, smr_dtype t, nest_val a, nest_val b);
/** Returns a NaN of f32 or f64. */
nest_val nest_nan(smr_dtype t);
/** Emits f32 from their upper halves, 16 numbers, by one instruction; false: not possible, or other
 * code is as good. */
bool nest_upper_halves(nest_emit *m, nest_val a, nest_val *out);
/** Emits maximum or minimum: NaN propagates, and -0 is less than 0; false: not supported. */
bool nest_extreme(nest_emit *m, bool max, smr_dtype t, const nest_val *a, nest_val *out);
/** Rounds f32 to bf16, by @p exactly in uncertain cases; false: no instruction. */
bool nest_round_to_bf16(nest_emit *m, nest_val a, nest_val (*exactly)(nest_emit *m, nest_val a),
			nest_val *out);
/** Does the same for @p n vectors, an even number, two at a time, if the former is supported. */
void nest_pairs_to_bf16(nest_emit *m, const nest_val *a, int n,
			nest_val (*exactly)(nest_emit *m, nest_val a), nest_val *out);
/** Stores all points of a tile, an even number of vectors of 16, that are f32 rounded to bf16. */
void nest_store_rounded(nest_emit *m, int operand, const nest_inst *inst, int n, const nest_val *a);
/** Emits 1 / b of f32 for a vector of 64 bytes, at least 1/2 or NaN, with an error of one ulp, or a
 * relative error of 2^-14 if @p brief. */
nest_val nest_over(nest_emit *m, nest_val b, bool finite, bool brief);
/** Emits a / b of f32 if @p b is one number for all lanes; false: not possible. */
bool nest_quotient(nest_emit *m, nest_val a, nest_val b, nest_val *out);
/** Emit an instruction of LLVM: on two values of one type, or a conversion. */
nest_val nest_two(nest_emit *m, const char *op, smr_dtype t, nest_val a, nest_val b);
nest_val nest_cast(nest_emit *m, const char *op, smr_dtype from, smr_dtype to, nest_val a);
nest_val nest_choose(nest_emit *m, smr_dtype t, nest_val c, nest_val a, nest_val b);
/** Emits the f32 that rounds to the same f16 or bf16 as the f64 @p a. */
nest_val nest_round_to_odd(nest_emit *m, nest_val a);
/** Emits the f64 that rounds to the same shorter float as the integer @p a. */
nest_val nest_int_to_f64(nest_emit *m, smr_dtype from, nest_val a);
/** Emits maximum or minimum of short floats, which are f32 here. LLVM 19 would narrow the operation
 * to half, whose expansion loses a NaN beside a 0. */
nest_val nest_short_extreme(nest_emit *m, bool max, nest_val a, nest_val b);
/** Convert between f32 and bf16, which is 16 bits in registers. */
nest_val nest_to_bf16(nest_emit *m, nest_val a);
nest_val nest_from_bf16(nest_emit *m, nest_val a);
/** Convert between f32 and floats of eight bits or less, which are i8 in registers. */
nest_val nest_to_tiny(nest_emit *m, smr_dtype to, nest_val a);
nest_val nest_from_tiny(nest_emit *m, smr_dtype from, nest_val a);
nest_val nest_load(nest_emit *m, int operand);
/** Returns a pointer to an operand at the current point (of lane 0). */
nest_val nest_address(nest_emit *m, int operand);
/** Returns a pointer to the result of chunk @p at, for the current point. */
nest_val nest_chunk_address(nest_emit *m, int operand, const char *at);
void nest_store(nest_emit *m, int operand, nest_val v, const char *mask, bool mask_vec);
/** Stores those of the @p n results of the current point that are members of structures, under the
 * mask; bit k: result k is stored (members.c). */
uint64_t nest_store_members(nest_emit *m, const int *out, const nest_val *v, int n);
/** Finds operands that each point reads whatever its data are. */
void nest_find_members(nest_emit *m);
/** Returns the operands that @p e reads whatever its data are. */
uint64_t nest_sure_reads(const nest_plan *p, const smr_expr *e);
/** Evaluates a condition. Code under it reads only where it is true, so sure_reads are then the
 * operands that it reads itself. */
nest_val nest_condition(nest_emit *m, const smr_expr *cond);
/** @p taken: the active lanes, which are also the mask; NULL: all. */
typedef void nest_masked_fn(nest_emit *m, const void *ctx, const nest_val *taken);
/** Emits @p fn under the condition @p pred: without a mask if all lanes are active, with one if
 * some are; code without active lanes is skipped (several.c). */
void nest_masked(nest_emit *m, nest_val pred, nest_masked_fn *fn, const void *ctx);
/** Computes all results of points that are stored under a condition (several.c). */
void nest_compute_where(nest_emit *m, const nest_inst *inst, int n);
/** Whether 16-bit numbers stored past the caches are stored two vectors, a line, at a time. */
bool nest_stores_pairs(const nest_emit *m, int operand);
/** Joins two vectors of 16 to one of 32, which is stored from the current point on. */
nest_val nest_both(nest_emit *m, smr_dtype t, nest_val a, nest_val b);
void nest_store_both(nest_emit *m, int operand, nest_val both);

/** Text of several points, whose lines are then interleaved (interleave.c). */
typedef struct nest_weave {
	size_t start, end[NEST_MAX_INST];
	int first, n;
	bool many;
} nest_weave;
void nest_weave_begin(nest_emit *m, nest_weave *w);
/** Call after each point. */
void nest_weave_point(nest_emit *m, nest_weave *w);
void nest_weave_end(nest_emit *m, const nest_weave *w);

/* Cache level of a prefetch: the first one, or the second one for later use. */
typedef enum nest_use { NEST_SOON, NEST_LATER, NEST_TO_WRITE } nest_use;
void nest_prefetch(nest_emit *m, nest_val p, int64_t offset, nest_use use);

bool nest_memo_get(nest_emit *m, const void *key, int kind, uint64_t deps, nest_val *out);
void nest_memo_put(nest_emit *m, const void *key, int kind, uint64_t deps, nest_val v);

/* Accumulators (fold.c). */
int nest_acc_new(nest_emit *m, smr_dtype t, bool vec);
void nest_acc_put(nest_emit *m, int a, smr_dtype t, bool vec, nest_val v);
nest_val nest_acc_get(nest_emit *m, int a, smr_dtype t, bool vec);

/** Lists the points of a tile as displacements from the counters; returns their number. */
int nest_points(const nest_stage *s, nest_inst *inst);
void nest_compute(nest_emit *m, const nest_inst *inst, int n);
/** Emits the lanes of the current point that no earlier tile has stored, for results that are also
 * read; false: all are new, or computing them twice is harmless. */
bool nest_new_points(nest_emit *m, nest_val *out);
/** Adds the tile's points to the sums that were merged into the stage. */
void nest_add_to_sums(nest_emit *m, const nest_inst *inst, int n);
/** Computes the tile at all iterations of the scan's loop. */
SMR_MUST_USE smr_status nest_scan_tile(nest_emit *m, const nest_inst *inst, int n);
/** Computes all iterations of the scan's loop, or of a chunk of it (NULL: of all), by a team for
 * SIMT (simt/scan.c). */
void nest_scan_team(nest_emit *m, const char *chunk);
/** Computes a square of points, by a block for SIMT (simt/square.c). */
void nest_square_code(nest_emit *m);
/** SIMT: exchanges a value with the lane whose number differs in the bits of @p lanes; stores at,
 * and loads, value @p at (an i64) of a slot in the block's shared memory. */
nest_val nest_shuffle(nest_emit *m, smr_dtype t, nest_val v, int lanes);
void nest_slot_put(nest_emit *m, int slot, const char *at, smr_dtype t, nest_val v);
nest_val nest_slot_get(nest_emit *m, int slot, const char *at, smr_dtype t);
/** Emits all loops of the stage. */
void nest_loops(nest_emit *m);
/** Emits the tile at the counters. */
void nest_tile_code(nest_emit *m);
/** Emits chunk @p at of the stage's folds. */
void nest_chunk_code(nest_emit *m, const char *at);
/** A function of a stage: its head up to the label of its first block, and what writes the body,
 * with the instruction that returns if @p returns. */
typedef struct nest_body {
	const char *head;
	void (*write)(nest_emit *m, const void *arg);
	const void *arg;
	bool returns;
} nest_body;
/** Writes a function of stage @p k, whose parameters include %base, %num and %scratch (ir.c). */
SMR_MUST_USE smr_status nest_function(nest_plan *p, int k, const nest_body *b, smr_str *out,
				      smr_str *decls);
/** Emits point %lo of the stage for SIMT (simt/point.c). */
void nest_simt_loops(nest_emit *m);
/** Opens @p n loops, outermost first, whose counters are those of point @p point (an i64) of them
 * all. */
void nest_simt_open(nest_emit *m, const char *point, const int *loops, int n);
/** Opens a block of code that only the thread that leads its team runs, if @p mask is true (NULL:
 * always); false: all threads run it. Returns the label behind it, for nest_lead_end(). */
bool nest_lead_begin(nest_emit *m, const char *mask, int *done);
void nest_lead_end(nest_emit *m, int done);
/** Sets guard and peeled; may make the tile shorter along the lanes (peel.c). */
void nest_find_guards(nest_emit *m);
/** Emits whether all guards that are not sure are true for the tile at the counters; false: there
 * are no guards. */
bool nest_all_hold(nest_emit *m, nest_val *out);
/** Emits whether the tile at the counters certainly stores nothing; false: that never happens. */
bool nest_none_holds(nest_emit *m, nest_val *out);
/** Whether a condition is true. */
bool nest_is_sure(const nest_emit *m, const smr_expr *e);

/** Computes all folds that @p e needs, for all points together. */
void nest_folds(nest_emit *m, const smr_expr *e, const nest_inst *inst, int n);
/** Computes folds with the same loops and chunks in one pass; each keeps its own order of
 * additions. */
void nest_sums(nest_emit *m, const smr_expr *const *folds, int n);
/** Set a mask for the following code: an arm (1, 2) of a select, or any condition. */
void nest_with_mask(nest_emit *m, const smr_expr *select, int arm, char saved[28], bool *saved_vec);
void nest_mask_by(nest_emit *m, nest_val cond, char saved[28], bool *saved_vec);
void nest_restore_mask(nest_emit *m, const char saved[28], bool saved_vec);

/** A loop over [from, to). */
typedef struct nest_for {
	int head, latch, exit, loop;
	char i[28], next[28], back[28];
	size_t memo, body; /* sizes when it was opened */
	int loops;
	const char *step;
	char outer[28];
} nest_for;
void nest_for_open(nest_emit *m, nest_for *f, int loop, const char *from, const char *to,
		   const char *step);
void nest_for_close(nest_emit *m, nest_for *f);
/** Writes an extent: a number, or its register. */
void nest_extent(nest_emit *m, int loop, char out[28]);
void nest_stride_text(nest_emit *m, int64_t stride, char out[28]);
/** Writes a number that is a constant unless code is generic. */
void nest_count_text(nest_emit *m, int64_t n, int role, char out[28]);
#endif
