/** @file Canonical trees: one algebra for the nests of programs and for the forms of the library.
 *
 * A tree is a copy for comparison, correct over the real numbers: sums and products are flat, a - b
 * is a + (-1)b, a / b is a times the reciprocal of b (floats), factors independent of the bound
 * loops are outside sums, nested sums are one sum, folds start from the neutral element,
 * comparisons point one way. The nest itself is never changed. Nodes live in the maker's arena and
 * are immutable. */
#ifndef SMR_IDENTIFY_CANON_CANON_H
#define SMR_IDENTIFY_CANON_CANON_H
#include "ir/graph/graph.h"

typedef enum cx_kind {
	CX_NUM,
	CX_SIZE,
	CX_INDEX,
	CX_READ,
	CX_ADD,
	CX_MUL,   /* product of args, negated if neg */
	CX_RECIP, /* 1 / args[0], floats */
	CX_OP,    /* any other element operator */
	CX_AND,   /* conjunction of args; args may be CX_GE0 */
	CX_GE0,   /* affine form >= 0 */
	CX_RANGE, /* loop `id` runs over [args[0], args[1]); forms: from element args[0] of an array
		   * to the next element */
	CX_FOLD,  /* args: body, then see cx_rop */
	CX_SCAN,  /* args: body, init */
	CX_ACC,
	CX_SCALAR,   /* forms only: name of a value that depends on no loop */
	CX_COMPUTED, /* forms only: name of an index computed from data, over one loop or pack */
	CX_EXTENT,   /* forms only: product of the extents of loops */
	CX_KINDS
} cx_kind;

/** Operation by which a fold combines elements; e is the body, a the accumulator. */
typedef enum cx_rop {
	CX_ROP_ADD,
	CX_ROP_MUL,
	CX_ROP_FMAX,
	CX_ROP_FMIN,
	CX_ROP_MAXIMUM,
	CX_ROP_MINIMUM,
	CX_ROP_MAX_LT, /* a < e ? e : a */
	CX_ROP_MAX_LE,
	CX_ROP_MAX_NLT, /* e < a ? a : e */
	CX_ROP_MAX_NLE,
	CX_ROP_MIN_LT, /* e < a ? e : a */
	CX_ROP_MIN_LE,
	CX_ROP_MIN_NLT, /* a < e ? a : e */
	CX_ROP_MIN_NLE,
	CX_ROP_ARGMAX,    /* index of the first maximum */
	CX_ROP_ARGMAX_LE, /* index of the last maximum */
	CX_ROP_ARGMIN,
	CX_ROP_ARGMIN_LE,
	CX_ROP_ANYMAX, /* forms only: matches any of the maxima */
	CX_ROP_ANYMIN,
	CX_ROP_OTHER /* args: all inits, all steps */
} cx_rop;

/** Memory access of a read or of the store, in bytes per loop; a window dimension over several
 * loops is split where the extents prove that the loops walk separate dimensions. */
typedef struct cx_access {
	const smr_node *node;                  /* the view, or the node of a rank-0 value */
	bool is_value;                         /* rank 0 and not in memory */
	bool diagonal;                         /* a loop moves along two dimensions */
	const smr_poly *offset;                /* in bytes from the base */
	const smr_poly *stride[SMR_MAX_LOOPS]; /* NULL if the loop does not move it */
	uint64_t loops;
	uint32_t ndims;
	uint64_t dim[SMR_MAX_LOOPS + SMR_MAX_RANK]; /* loops of each dimension */
	uint64_t window[SMR_MAX_RANK];              /* the same before splitting */
	const struct cx *indirect;
} cx_access;

enum { CX_MAX_AFFINE = 8, CX_PACK_MANY = 255 };

/** A dimension of an operand in a form: a*l + b*m, or a whole pack of loops, one dimension each. */
typedef struct cx_pdim {
	bool pack;
	uint32_t n;       /* number of loops: 1 or 2; 0 if indirect */
	int32_t loop[2];  /* loop numbers of the form */
	int32_t param[2]; /* coefficient: a parameter, or -1 for one */
} cx_pdim;

typedef struct cx_paccess {
	uint32_t operand;
	uint32_t ndims;
	cx_pdim dim[SMR_MAX_RANK];
	const struct cx *indirect;
} cx_paccess;

/** Affine form over loops: of a nest (polynomials) or of a form (parameters). */
typedef struct cx_affine {
	const smr_poly *coef[SMR_MAX_LOOPS]; /* NULL if zero */
	const smr_poly *c;
	uint32_t n; /* form: number of loop terms */
	int32_t loop[CX_MAX_AFFINE], param[CX_MAX_AFFINE];
	int32_t pad;   /* form: parameter subtracted, or -1 */
	int32_t limit; /* form: parameter H of the upper bound, or -1 for the lower bound */
} cx_affine;

typedef struct cx {
	cx_kind kind;
	smr_dtype type; /* forms: SMR_DTYPE_COUNT, which matches any type */
	smr_op op;
	cx_rop rop;
	bool neg; /* sign of MUL; SCAN: exclusive; unused in an OTHER fold */
	uint32_t n;
	const struct cx **args;
	uint64_t loops; /* loops it depends on, without bound ones */
	uint32_t accs;  /* bit d: uses the accumulator of the d-th enclosing fold */
	double num;     /* NUM */
	uint32_t nalt;  /* forms: number of alternative values */
	const double *alt;
	const smr_poly *size;
	uint32_t id;    /* INDEX, RANGE: loop; SCALAR, COMPUTED: number; ACC: accumulator number */
	uint32_t depth; /* ACC */
	uint64_t bound; /* FOLD: its loops; SCAN: its loop; EXTENT, COMPUTED: loops */
	const struct cx *pred; /* FOLD: condition of the points, or NULL */
	const struct cx *init; /* FOLD of max or min kind: start, or NULL for the neutral element */
	const cx_access *at;   /* READ in a nest; NULL in forms */
	const cx_paccess *pat; /* READ in a form */
	const cx_affine *affine;
	const smr_expr *origin; /* expression of the nest with exactly this value, or NULL */
} cx;

/** Constructs nodes. Constructors return NULL without memory or if an argument is NULL. */
typedef struct cx_maker {
	smr_arena *arena;
	const smr_graph *graph; /* NULL for forms */
	const smr_node *nest;
	uint32_t nodes; /* nodes made so far: a limit prevents exponential growth from shared
			 * subtrees */
	bool too_large;
	bool claims;  /* the nest is a program's own: its memory accesses must agree with the
		       * form */
	bool mixed;   /* ignore conversions to wider types and of sums, and skips of zero terms */
	bool windows; /* mixed: class window only, with any symbols as steps */
	const smr_expr *holds, *from; /* inside a fold over a range: its condition, and its begin
				       * (NULL: 0) */
	uint32_t range;               /* ... and its loop */
	bool single; /* mixed: no array is wider than 32 bits, so that 64 bits are only
		      * accumulators */
} cx_maker;

enum { CX_MAX_NODES = 20000 };

/* tree.c */
cx *cx_new(cx_maker *m, cx_kind kind, smr_dtype type, uint32_t n, const cx *const *args);
/** Makes an operator without any rewriting. */
const cx *cx_raw(cx_maker *m, smr_op op, smr_dtype t, uint32_t n, const cx *const *args);
const cx *cx_num(cx_maker *m, smr_dtype t, double v);
bool cx_equal(const cx *a, const cx *b);
bool cx_is_num(const cx *a, double v);
bool cx_has_fold(const cx *a);
smr_dtype cx_join(smr_dtype a, smr_dtype b);

/* algebra.c */
const cx *cx_add(cx_maker *m, smr_dtype t, uint32_t n, const cx *const *terms);
const cx *cx_mul(cx_maker *m, smr_dtype t, bool neg, uint32_t n, const cx *const *factors);
const cx *cx_neg(cx_maker *m, const cx *a);
const cx *cx_op(cx_maker *m, smr_op op, smr_dtype t, uint32_t n, const cx *const *args);

/* identify/canon/exponent.c */
const cx *cx_exp(cx_maker *m, smr_dtype t, const cx *a);
const cx *cx_log(cx_maker *m, smr_dtype t, const cx *a);
/** Whether one of the terms is, or contains, a logarithm. */
bool cx_has_log(uint32_t n, const cx *const *terms);
/** Removes pairs that cancel: terms a and -a; with @p factors e^a and e^-a. Returns the remaining
 * number. */
uint32_t cx_cancel(uint32_t n, const cx **v, bool factors);

/* logic.c: conditions */
const cx *cx_and(cx_maker *m, uint32_t n, const cx *const *args);
const cx *cx_not(cx_maker *m, const cx *a);
const cx *cx_compare(cx_maker *m, smr_op op, const cx *a, const cx *b);
/** Returns e, which C widened or which is a number, as integer type @p t, or NULL if it has another
 * type. */
const cx *cx_unwiden(cx_maker *m, const cx *e, smr_dtype t);
const cx *cx_select(cx_maker *m, smr_dtype t, const cx *c, const cx *a, const cx *b);

/* identify/canon/skip.c */
/** Simplifies c ? a : b: to b, if c says that a factor is 0 and a is b without its terms of that
 * factor; to a, if c says that none of several factors is 0. Else returns NULL. Correct over the
 * reals; for names in reports only. */
const cx *cx_unskip(cx_maker *m, smr_dtype t, const cx *c, const cx *a, const cx *b);

/* identify/canon/scaled.c */
/** Turns sqrt(s / c^2) times c, among the @p n factors @p v, into sqrt(s); c is a maximal
 * magnitude. */
void cx_unscale(cx_maker *m, uint32_t *n, const cx **v);

/* fold.c */
const cx *cx_sum(cx_maker *m, smr_dtype t, uint64_t loops, const cx *body, const cx *pred);
const cx *cx_fold(cx_maker *m, cx_rop rop, smr_dtype t, uint64_t loops, const cx *body,
		  const cx *pred, const cx *init);
/** Makes the recurrence acc = step from init, over loops. */
const cx *cx_recurrence(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t nacc, uint32_t result,
			const cx *const *init, const cx *const *step);
const cx *cx_scan(cx_maker *m, smr_dtype t, uint64_t loop, bool exclusive, const cx *init,
		  const cx *step);
bool cx_is_lowest(const cx *a, bool greatest);

/* access.c */
/** Whether the extent of the nest's loop is the constant 1. */
bool cx_runs_once(const cx_maker *m, uint32_t loop);
bool cx_access_read(cx_maker *m, const smr_expr *read, const cx *indirect, cx_access *out);
bool cx_access_store(cx_maker *m, const cx *indirect, cx_access *out);
/** Whether both access the same memory by the same loops. */
bool cx_access_equal(const cx_access *a, const cx_access *b);
/** Whether both access elements of one type from one base, by the same strides, without an index
 * array: their distance is the difference of their offsets. */
bool cx_access_parallel(const cx_access *a, const cx_access *b);
/** Whether @p first is @p body with the loops in @p mask at 0, or one step before 0 (@p
 * shifted). */
bool cx_access_first(cx_maker *m, const cx_access *body, const cx_access *first, uint64_t mask,
		     bool shifted);
/** Whether @p one is @p body with the loops in @p mask at their last values. */
bool cx_access_last(cx_maker *m, const cx_access *body, const cx_access *one, uint64_t mask);

/* lower.c: a nest becomes a tree */
typedef struct cx_nest {
	const cx *value;
	cx_access store;
	bool has_store;
	uint64_t domain;
	uint64_t bound;
} cx_nest;
/** Lowers a nest; returns false without memory or if it is too large (m->too_large). */
bool cx_lower(cx_maker *m, const smr_node *nest, cx_nest *out);
const cx *cx_lower_expr(cx_maker *m, const smr_expr *e);

/** identify/canon/range.c: the condition of a fold over a range (ir/graph/range.h), whose loop
 * counts elements of arrays. */
const cx *cx_range(cx_maker *m, const smr_expr *count);
/** Whether dimension @p x of a read walks the range's elements consecutively. */
bool cx_range_moves(const cx_maker *m, const smr_index *x);

/** Strips conversions, signed or not, from a count or counter, which lies in [0, 2^31) and fits an
 * int. */
const cx *cx_strip_convert(const cx *e);
const char *cx_rop_name(cx_rop r);
#endif
