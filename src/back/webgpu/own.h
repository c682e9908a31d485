/** @file Parts of the printer of WGSL. */
#ifndef SMR_BACK_WEBGPU_OWN_H
#define SMR_BACK_WEBGPU_OWN_H
#include "back/webgpu/wgsl.h"

/** Types of WGSL that values are held in: integers of 8 and 16 bits in i32 and u32, floats of 16
 * bits in f32, 64-bit integers whose bounds are known in i32. */
typedef enum wgsl_rep {
	WGSL_BOOL,
	WGSL_I32,
	WGSL_U32,
	WGSL_F32,
	WGSL_I64,
	WGSL_U64,
	WGSL_F64,
	WGSL_REPS
} wgsl_rep;

/** A value: a name or a literal. */
typedef struct wgsl_val {
	char s[48];
	wgsl_rep rep;
} wgsl_val;

/** An open fold or scan. */
typedef struct wgsl_frame {
	const smr_expr *fold;
	wgsl_val acc[SMR_MAX_ACCS];
	/* while two values are combined: the accumulator's value, and that of the term */
	bool combining;
	const smr_expr *term;
	wgsl_val value, with;
} wgsl_frame;

enum { WGSL_MEMO = 512, WGSL_FRAMES = 16 };

/** Functions of math.c. */
typedef enum wgsl_fn {
#define SMR_WGSL_FN(name, needs) WGSL_FN_##name,
#include "back/webgpu/math.def"
#undef SMR_WGSL_FN
	WGSL_FNS
} wgsl_fn;

/** The printer's state: of a kernel, and of its current stage. */
typedef struct wgsl {
	nest_plan *p;
	const smr_wgsl_target *t;
	smr_wgsl_code *code;
	smr_wgsl_kernel *k;
	const nest_stage *s;
	smr_str body;
	int depth, next;
	char counter[SMR_MAX_LOOPS][24]; /* ""; the loop has one iteration */
	const char *chunk;               /* the current chunk; NULL: the stage has none */
	int threads;                     /* of the group */
	int nframes;
	wgsl_frame *frame[WGSL_FRAMES];
	int nmemo;
	struct {
		const void *key;
		wgsl_val v;
	} memo[WGSL_MEMO];
	uint64_t fns;                  /* functions of math.c that are used */
	uint64_t ops;                  /* ... of function.c */
	uint64_t shared;               /* types of which the group has an array */
	uint64_t bases, stored, bytes; /* sets of bases: used; stored to; stored to in parts of
					  words */
	bool uses[SMR_WGSL_WHATS];
	int64_t temp_at[NEST_MAX_OPERANDS];  /* elements before a scratch tensor */
	wgsl_rep value_rep;                  /* of the result that is a value */
	wgsl_rep element[NEST_MAX_OPERANDS]; /* by base: its elements; WGSL_U32: words */
	smr_status st;
} wgsl;

/* ---- text.c */
void wgsl_line(wgsl *w, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Notes that code is impossible; the first reason stays. */
void wgsl_refuse(wgsl *w, const char *fmt, ...) SMR_PRINTF(2, 3);
/** Returns a name for an expression, after a line that computes it. */
wgsl_val wgsl_let(wgsl *w, wgsl_rep rep, const char *fmt, ...) SMR_PRINTF(3, 4);
/** Declares a variable with a start. */
wgsl_val wgsl_var(wgsl *w, wgsl_val start);
wgsl_val wgsl_text(wgsl_rep rep, const char *fmt, ...) SMR_PRINTF(2, 3);
void wgsl_open(wgsl *w, const char *fmt, ...) SMR_PRINTF(2, 3); /* a block */
void wgsl_close(wgsl *w);
const char *wgsl_type(wgsl_rep rep);
/** Notes a function of math.c, and returns its name. */
const char *wgsl_use(wgsl *w, wgsl_fn fn);
/** Appends the functions that are used; returns whether one uses smr_hidden, which main() sets to a
 * number that is 0, and of which no compiler knows it. */
bool wgsl_functions(uint64_t fns, smr_str *out);

/* ---- function.c */
/** Notes a function that is smr_op_NAME() in WGSL; false: there is none. */
bool wgsl_use_op(wgsl *w, smr_op op);
/** Appends those that are used, after the functions of math.c. */
SMR_MUST_USE smr_status wgsl_put_ops(const wgsl *w, smr_str *out);

/* ---- types.c */
/** Returns the type that values of an expression are held in. */
wgsl_rep wgsl_rep_of(const wgsl *w, const smr_expr *e);
/** ... of an element. */
wgsl_rep wgsl_rep_of_type(smr_dtype t);
/** Refuses types that the device has not. */
bool wgsl_has_type(wgsl *w, smr_dtype t);
wgsl_val wgsl_literal(wgsl *w, smr_dtype t, wgsl_rep rep, uint64_t bits);
/** Converts between types that hold the same integers. */
wgsl_val wgsl_as(wgsl *w, wgsl_val v, wgsl_rep rep);
/** Cuts an integer to the bits of its type; rounds a float to it. */
wgsl_val wgsl_fit(wgsl *w, smr_dtype t, wgsl_val v);
/** Converts from and to the bits of an element of at most 32 bits, which are a u32. */
wgsl_val wgsl_from_bits(wgsl *w, smr_dtype t, wgsl_val bits);
wgsl_val wgsl_to_bits(wgsl *w, smr_dtype t, wgsl_val v);

/* ---- bounds.c */
/** Finds bounds of an integer; false: none, beyond those of its type. */
bool wgsl_bounds(const nest_plan *p, const smr_expr *e, int64_t *least, int64_t *most);

/* ---- memory.c */
/** Chooses the elements of bases, and the places of scratch tensors; SMR_EUNSUPPORTED: an operand
 * is not aligned. */
SMR_MUST_USE smr_status wgsl_lay_out(wgsl *w);
/** Counts the distinct bases and the words of arguments, and forgets the kernel before. */
void wgsl_begin_kernel(wgsl *w);
/** Appends the declarations of all bindings that are used, and lists them. */
void wgsl_declare(wgsl *w, smr_str *out);
wgsl_val wgsl_load(wgsl *w, int operand);
/** ... number @p at of the results of chunks. */
wgsl_val wgsl_load_part(wgsl *w, int operand, const char *at);
void wgsl_store(wgsl *w, int operand, wgsl_val v);
void wgsl_store_part(wgsl *w, int operand, const char *at, wgsl_val v);

/* ---- value.c */
wgsl_val wgsl_eval(wgsl *w, const smr_expr *e);
void wgsl_memo_put(wgsl *w, const void *key, wgsl_val v);

/* ---- ops.c, convert.c */
wgsl_val wgsl_apply(wgsl *w, const smr_expr *e, const wgsl_val *a);
wgsl_val wgsl_convert(wgsl *w, smr_dtype from, smr_dtype to, wgsl_rep rep, wgsl_val v);

/* ---- product.c */
/** Prints the code of a group for the current stage, a tile of a product. */
void wgsl_product(wgsl *w);
/** Appends the declarations of its memory. */
void wgsl_product_arrays(const nest_stage *s, smr_str *out);
/** Returns the bytes of its memory. */
uint32_t wgsl_product_shared(const nest_stage *s);

/* ---- fold.c, team.c */
wgsl_val wgsl_fold(wgsl *w, const smr_expr *fold);
/** Applies the fold's operator to two values. */
wgsl_val wgsl_combine(wgsl *w, const smr_expr *fold, wgsl_val a, wgsl_val b);
/** Combines the parts of a team's threads, in a fixed order; each thread gets the result. */
wgsl_val wgsl_team_join(wgsl *w, const smr_expr *fold, wgsl_val part);

/* ---- stage.c, kernel.c */
/** Forgets the counters and values of the point before. */
void wgsl_begin_point(wgsl *w);
/** Sets the counters of @p n loops, outermost first, by the number of their point. */
void wgsl_set_counters(wgsl *w, const char *point, const int *loops, int n);
/** Prints the current stage's results at the current point. */
void wgsl_results(wgsl *w);
/** Prints the current stage's code for a point. */
void wgsl_stage(wgsl *w);
/** Prints all kernels of the plan. */
SMR_MUST_USE smr_status wgsl_kernels(wgsl *w);
#endif
