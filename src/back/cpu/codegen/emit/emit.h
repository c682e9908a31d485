/** @file State while the text of one stage's function is written. */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_EMIT_H
#define SMR_BACK_CPU_CODEGEN_EMIT_EMIT_H
#include "back/cpu/codegen/plan/nest.h"

/** An SSA value or a literal. */
typedef struct nest_val {
	char s[28];
	bool vec;
} nest_val;

/** A point of the register tile: how far each loop is beyond its counter. */
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

/** A fold being computed for several points at once. */
typedef struct nest_frame {
	const smr_expr *fold;
	uint64_t deps; /* loops whose displacement tells the points apart */
	int n;
	nest_inst inst[NEST_MAX_INST];
	int acc[NEST_MAX_INST][SMR_MAX_ACCS]; /* numbers of the allocas */
	bool vec;
	const smr_expr *term; /* combining: this stands for `with` */
	nest_val with, value; /* ... and the accumulator is `value` */
	bool combining;
} nest_frame;

enum {
	NEST_MAX_GUARDS = 16,
	NEST_NONTEMPORAL = 1000000, /* numbers of metadata, beyond those of loops: */
	NEST_STORED,                /* ... what a stage stores, for alias analysis */
	NEST_LOST = 5               /* kind of memo: what a compensated sum lost */
};

/** A condition on counters: least + sum of coef * counter >= 0, whatever the folds' counters are;
 * it fails whatever they are where most + sum of coef * counter < 0. */
typedef struct nest_guard {
	const smr_expr *cmp;
	int64_t least, most, coef[SMR_MAX_LOOPS];
} nest_guard;

typedef struct nest_emit {
	nest_plan *p;
	nest_stage *s;
	int number;          /* of the stage */
	smr_str entry, body; /* allocas and pointers first */
	int next;
	int vloop, width;            /* current lanes; -1, 1: none */
	char dyn[SMR_MAX_LOOPS][28]; /* the loops' counters; "" when a loop is not open */
	int open[SMR_MAX_LOOPS], nopen;
	nest_inst at;  /* the point being evaluated */
	char mask[28]; /* "": all lanes live */
	bool mask_vec;
	nest_memo *memo;
	size_t nmemo, capmemo, hidden; /* the first of them are out of sight */
	nest_frame *frame[SMR_MAX_LOOPS + 2];
	int nframes;
	char block[28];                  /* label of the block being written */
	nest_val shifted[SMR_MAX_LOOPS]; /* first point not yet stored, of a loop whose last tile
					    overlaps */
	int nguards;
	nest_guard guard[NEST_MAX_GUARDS];
	unsigned sure;   /* bit i: guard i holds for all that is being written */
	unsigned peeled; /* guards that hold for columns [inner_from, inner_to); 0: none */
	int64_t inner_from, inner_to;
	int nloops; /* closed so far */
	int pair;   /* 1, 2: lanes are the even or the odd ones of twice as many (fold_lanes.c)
		     */
	int turn;   /* loop of a fold whose next iterations, one for each lane, are loaded as
		     * vectors and turned; -1: none (fold_loops.c) */
	uint64_t sure_reads; /* operands that each point which is not masked reads, whatever its
			      * data are; 0: nobody has looked */
	bool streaming;      /* vectors are stored past the caches: all of them are aligned */
	bool brief; /* what is being applied need not be exact (back/cpu/codegen/plan/precision.c)
		     */
	uint64_t called;       /* functions whose addresses are loaded, by their numbers (call.c) */
	int narguments;        /* ... for how many of their arguments there is room */
	const smr_expr *holds; /* a condition that ends the loop around; NULL */
	smr_str *decls;
	smr_status st;
} nest_emit;

/** Lane type of registers ("float", "i1"), of memory ("i8" for i1). */
const char *nest_type(smr_dtype t);
/** Register type of a value: "float" or "<8 x float>"; valid for the next few calls. */
const char *nest_vtype(const nest_emit *m, smr_dtype t, bool vec);
nest_val nest_new(nest_emit *m, bool vec);
void nest_line(nest_emit *m, const char *fmt, ...) SMR_PRINTF(2, 3);
void nest_label(nest_emit *m, int label);
nest_val nest_literal(smr_dtype t, uint64_t bits);
/** Rounded to @p t. */
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
/** A function of the C library by its address. */
nest_val nest_call(nest_emit *m, smr_op op, smr_dtype t, int n, const nest_val *args);
/** exp, tanh ... written out; false: call a library. */
bool nest_poly(nest_emit *m, smr_op op, smr_dtype t, nest_val x, nest_val *out);
/** 1 + tanh u, 1 - tanh u, a + a tanh u by one exponential; false: compute it as it is written. */
bool nest_beside_one(nest_emit *m, const smr_expr *e, nest_val *out);
/** e^x of f32, off by 8e-5 of itself at most; @p x is a vector of 64 bytes. */
nest_val nest_exp_brief(nest_emit *m, nest_val x);
nest_val nest_negated(nest_emit *m, smr_dtype t, nest_val a);
/** a * b + c, rounded once; some of them may be vectors. */
nest_val nest_fused(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val c);
/** a * b + c, rounded once where the machine has it. */
nest_val nest_fma(nest_emit *m, smr_dtype t, nest_val a, nest_val b, nest_val c);
/** What AVX-512 has an instruction for (avx512.c). 1 / d of f32, to 14 bits at least; @p d is
 * neither 0 nor infinite nor subnormal. */
nest_val nest_reciprocal(nest_emit *m, nest_val d);
/** Whether it is a vector of 64 bytes, for which there are the next two. */
bool nest_has_wide(const nest_emit *m, smr_dtype t, nest_val a);
/** y - floor(y) of f32, 0 of infinities. */
nest_val nest_fraction(nest_emit *m, nest_val y);
/** r * 2^floor(n), rounded once, where @p kept holds, else 0; without a name it holds. */
nest_val nest_scaled(nest_emit *m, smr_dtype t, nest_val r, nest_val n, nest_val kept);
/** The greater or the less of vectors of 64 bytes; of a NaN and a number, the number. */
nest_val nest_range(nest_emit *m, bool max, smr_dtype t, nest_val a, nest_val b);
/** Of f32 or f64. */
nest_val nest_nan(smr_dtype t);
/** f32 whose upper halves these 16 are, by one instruction; false: by two, or by what they are
 * loaded. */
bool nest_upper_halves(nest_emit *m, nest_val a, nest_val *out);
/** maximum, minimum: a NaN stays one, and -0 is less than 0; false: this has none. */
bool nest_extreme(nest_emit *m, bool max, smr_dtype t, const nest_val *a, nest_val *out);
/** f32 to bf16, by @p exactly where that is not certain; false: this has no instruction for it. */
bool nest_round_to_bf16(nest_emit *m, nest_val a, nest_val (*exactly)(nest_emit *m, nest_val a),
			nest_val *out);
/** The same of @p n vectors, an even number, two at a time; only where the former is true. */
void nest_pairs_to_bf16(nest_emit *m, const nest_val *a, int n,
			nest_val (*exactly)(nest_emit *m, nest_val a), nest_val *out);
/** Stores all points of a tile, an even number of vectors of 16, that are f32 rounded to bf16. */
void nest_store_rounded(nest_emit *m, int operand, const nest_inst *inst, int n, const nest_val *a);
/** 1 / b of f32 that is a vector of 64 bytes, and at least 1/2 or a NaN: off by an ulp, or by 2^-14
 * of itself where that will do. */
nest_val nest_over(nest_emit *m, nest_val b, bool finite, bool brief);
/** a / b of f32 where @p b is one number for all lanes; false: divide. */
bool nest_quotient(nest_emit *m, nest_val a, nest_val b, nest_val *out);
/** By an instruction of LLVM: of two values of one type, of a value to another type. */
nest_val nest_two(nest_emit *m, const char *op, smr_dtype t, nest_val a, nest_val b);
nest_val nest_cast(nest_emit *m, const char *op, smr_dtype from, smr_dtype to, nest_val a);
nest_val nest_choose(nest_emit *m, smr_dtype t, nest_val c, nest_val a, nest_val b);
/** f32 that is rounded to f16 or bf16 as the f64 @p a would be. */
nest_val nest_round_to_odd(nest_emit *m, nest_val a);
/** f64 that is rounded further as the integer @p a would be. */
nest_val nest_int_to_f64(nest_emit *m, smr_dtype from, nest_val a);
/** maximum or minimum of short floats, which are f32 here: LLVM 19 takes it for that of halves, and
 * its own one loses a NaN beside a 0. */
nest_val nest_short_extreme(nest_emit *m, bool max, nest_val a, nest_val b);
/** bf16 is 16 bits wherever it is no f32. */
nest_val nest_to_bf16(nest_emit *m, nest_val a);
nest_val nest_from_bf16(nest_emit *m, nest_val a);
nest_val nest_load(nest_emit *m, int operand, const smr_expr *key);
/** Pointer to an operand at the current point (of lane 0). */
nest_val nest_address(nest_emit *m, int operand);
void nest_store(nest_emit *m, int operand, nest_val v, const char *mask, bool mask_vec);
/** Stores those of the @p n results of the current point that are members of structures, under the
 * mask; bit k: result k is stored (members.c). */
uint64_t nest_store_members(nest_emit *m, const int *out, const nest_val *v, int n);
/** Finds what each point reads whatever its data are. */
void nest_find_members(nest_emit *m);
/** Operands that @p e reads whatever its data are. */
uint64_t nest_sure_reads(const nest_plan *p, const smr_expr *e);
/** Evaluates a condition: what it guards is read only where it holds, so that the operands which it
 * reads itself are the sure ones. */
nest_val nest_condition(nest_emit *m, const smr_expr *cond);
/** @p taken: the lanes, which are the mask as well; NULL: all. */
typedef void nest_masked_fn(nest_emit *m, const void *ctx, const nest_val *taken);
/** Emits what @p fn computes where @p pred holds: for all lanes without a mask, for some under one,
 * for none not at all (several.c). */
void nest_masked(nest_emit *m, nest_val pred, nest_masked_fn *fn, const void *ctx);
/** All results of points that are stored under a condition (several.c). */
void nest_compute_where(nest_emit *m, const nest_inst *inst, int n);
/** Whether numbers of 16 bits that go past the caches are stored two vectors at a time: a line. */
bool nest_stores_pairs(const nest_emit *m, int operand);
/** Two vectors of 16 as one of 32, as it is stored from the current point on. */
nest_val nest_both(nest_emit *m, smr_dtype t, nest_val a, nest_val b);
void nest_store_both(nest_emit *m, int operand, nest_val both);

/** Text of several points, whose lines then take turns (interleave.c). */
typedef struct nest_weave {
	size_t start, end[NEST_MAX_INST];
	int first, n;
	bool many;
} nest_weave;
void nest_weave_begin(nest_emit *m, nest_weave *w);
/** Behind each point. */
void nest_weave_point(nest_emit *m, nest_weave *w);
void nest_weave_end(nest_emit *m, const nest_weave *w);

/* Lines are asked for: into the first cache, or the second one until they are used later. */
typedef enum nest_use { NEST_SOON, NEST_LATER, NEST_TO_WRITE } nest_use;
void nest_prefetch(nest_emit *m, nest_val p, int64_t offset, nest_use use);

bool nest_memo_get(nest_emit *m, const void *key, int kind, uint64_t deps, nest_val *out);
void nest_memo_put(nest_emit *m, const void *key, int kind, uint64_t deps, nest_val v);

/* Accumulators (fold.c). */
int nest_acc_new(nest_emit *m, smr_dtype t, bool vec);
void nest_acc_put(nest_emit *m, int a, smr_dtype t, bool vec, nest_val v);
nest_val nest_acc_get(nest_emit *m, int a, smr_dtype t, bool vec);

/** The points of a tile, as displacements from the counters; how many. */
int nest_points(const nest_stage *s, nest_inst *inst);
void nest_compute(nest_emit *m, const nest_inst *inst, int n);
/** Which lanes of the current point no earlier tile has stored, where the result is read as well;
 * false: all are computed for the first time, or it does no harm. */
bool nest_new_points(nest_emit *m, nest_val *out);
/** Adds what the tile's points come to in the sums that the stage has taken. */
void nest_add_to_sums(nest_emit *m, const nest_inst *inst, int n);
/** The tile at all iterations of the scan's loop. */
SMR_MUST_USE smr_status nest_scan_tile(nest_emit *m, const nest_inst *inst, int n);
/** All loops of the stage. */
void nest_loops(nest_emit *m);
/** Fills guard, peeled; may make the tile shorter along the lanes (peel.c). */
void nest_find_guards(nest_emit *m);
/** Whether all guards that are not sure hold for the tile at the counters; false: there are none.
 */
bool nest_all_hold(nest_emit *m, nest_val *out);
/** Whether the tile at the counters stores nothing, as far as that shows; false: it never does. */
bool nest_none_holds(nest_emit *m, nest_val *out);
/** A condition that is true. */
bool nest_is_sure(const nest_emit *m, const smr_expr *e);

/** Computes all folds that @p e needs, for all points together. */
void nest_folds(nest_emit *m, const smr_expr *e, const nest_inst *inst, int n);
/** Folds over the same loops, of a stage that cuts them in chunks, in one pass; each has its own
 * order of additions, the one that it has alone. */
void nest_sums(nest_emit *m, const smr_expr *const *folds, int n);
/** Guards what follows: by an arm (1, 2) of a select, or by any condition. */
void nest_with_mask(nest_emit *m, const smr_expr *select, int arm, char saved[28], bool *saved_vec);
void nest_mask_by(nest_emit *m, nest_val cond, char saved[28], bool *saved_vec);
void nest_restore_mask(nest_emit *m, const char saved[28], bool saved_vec);

/** A loop from @p from below @p to; returns the label to close it with. */
typedef struct nest_for {
	int head, latch, exit, loop;
	char i[28], next[28], back[28];
	size_t memo, body; /* how far they were when it was opened */
	int loops;
	const char *step;
	char outer[28];
} nest_for;
void nest_for_open(nest_emit *m, nest_for *f, int loop, const char *from, const char *to,
		   const char *step);
void nest_for_close(nest_emit *m, nest_for *f);
/** Text of an extent: a number, or its register. */
void nest_extent(nest_emit *m, int loop, char out[28]);
void nest_stride_text(nest_emit *m, int64_t stride, char out[28]);
/** Text of a number that is written out unless code is generic. */
void nest_count_text(nest_emit *m, int64_t n, int role, char out[28]);
#endif
