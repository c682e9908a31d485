/** @file Canonical trees: one algebra for the nests of programs and for the forms of the library.
 *
 * A tree is a copy for comparing, right over the real numbers: sums and products are flat, a - b is
 * a + (-1)b, a / b is a times the reciprocal of b (floats), factors that no bound loop touches
 * stand outside sums, sums of sums are one sum, folds start from the neutral element, comparisons
 * point one way. The nest itself is never changed. Nodes live in the maker's arena and are
 * immutable. */
#ifndef SMR_IDENTIFY_CANON_CANON_H
#define SMR_IDENTIFY_CANON_CANON_H
#include "ir/graph/graph.h"

typedef enum cx_kind {
	CX_NUM,
	CX_SIZE,
	CX_INDEX,
	CX_READ,
	CX_ADD,
	CX_MUL,   /* product of args, negated when neg */
	CX_RECIP, /* 1 / args[0], floats */
	CX_OP,    /* any other element operator */
	CX_AND,   /* all args; args may be CX_GE0 */
	CX_GE0,   /* affine form >= 0 */
	CX_RANGE, /* loop `id` goes over [args[0], args[1]); forms: from element args[0] of an array
		   * to the next one */
	CX_FOLD,  /* args: body, then see cx_rop */
	CX_SCAN,  /* args: body, init */
	CX_ACC,
	CX_SCALAR,   /* forms only: a name for a value that depends on no loop */
	CX_COMPUTED, /* forms only: a name for an index made from data, over one loop or pack */
	CX_EXTENT,   /* forms only: product of the extents of loops */
	CX_KINDS
} cx_kind;

/** How a fold joins its elements; e is the body, a the accumulator. */
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
	CX_ROP_ARGMAX,    /* index of the first greatest */
	CX_ROP_ARGMAX_LE, /* index of the last greatest */
	CX_ROP_ARGMIN,
	CX_ROP_ARGMIN_LE,
	CX_ROP_ANYMAX, /* forms only: any of the maxima */
	CX_ROP_ANYMIN,
	CX_ROP_OTHER /* args: all inits, all steps */
} cx_rop;

/** Where a read or the store goes, per loop in bytes; a window dimension over several loops is
 * split where the extents prove that the loops walk separate dimensions. */
typedef struct cx_access {
	const smr_node *node;                  /* the view; a rank-0 value: that node */
	bool is_value;                         /* rank 0 and not in memory */
	bool diagonal;                         /* a loop walks two dimensions */
	const smr_poly *offset;                /* bytes from the base */
	const smr_poly *stride[SMR_MAX_LOOPS]; /* NULL: the loop does not move it */
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
	uint32_t n;       /* loops: 1 or 2; 0: indirect */
	int32_t loop[2];  /* of the form */
	int32_t param[2]; /* coefficient: parameter, -1: one */
} cx_pdim;

typedef struct cx_paccess {
	uint32_t operand;
	uint32_t ndims;
	cx_pdim dim[SMR_MAX_RANK];
	const struct cx *indirect;
} cx_paccess;

/** Affine form over loops: of a nest (polynomials) or of a form (parameters). */
typedef struct cx_affine {
	const smr_poly *coef[SMR_MAX_LOOPS]; /* NULL: none */
	const smr_poly *c;
	uint32_t n; /* form: loop terms */
	int32_t loop[CX_MAX_AFFINE], param[CX_MAX_AFFINE];
	int32_t pad;   /* form: parameter subtracted, -1: none */
	int32_t limit; /* form: parameter H of the upper bound, -1: this is the lower bound */
} cx_affine;

typedef struct cx {
	cx_kind kind;
	smr_dtype type; /* forms: SMR_DTYPE_COUNT, any */
	smr_op op;
	cx_rop rop;
	bool neg; /* MUL; SCAN: exclusive; OTHER fold: none */
	uint32_t n;
	const struct cx **args;
	uint64_t loops; /* loops it depends on, bound ones taken off */
	uint32_t accs;  /* bit d: uses the accumulator of the d-th enclosing fold */
	double num;     /* NUM */
	uint32_t nalt;  /* forms: other numbers that will do */
	const double *alt;
	const smr_poly *size;
	uint32_t id;    /* INDEX, RANGE: loop; SCALAR, COMPUTED: its number; ACC: which one */
	uint32_t depth; /* ACC */
	uint64_t bound; /* FOLD: its loops; SCAN: its one loop; EXTENT, COMPUTED: loops */
	const struct cx *pred; /* FOLD: only these points, or NULL */
	const struct cx *init; /* FOLD of max or min kind: start, NULL: the neutral element */
	const cx_access *at;   /* READ in a nest; NULL: forms */
	const cx_paccess *pat; /* READ in a form */
	const cx_affine *affine;
	const smr_expr *origin; /* the nest's expression it stands for exactly, or NULL */
} cx;

/** Makes nodes. NULL from a constructor: no memory, or an argument was NULL. */
typedef struct cx_maker {
	smr_arena *arena;
	const smr_graph *graph; /* NULL for forms */
	const smr_node *nest;
	uint32_t nodes; /* made so far: a limit keeps shared subtrees from exploding */
	bool too_large;
	bool claims;  /* the nest is a program's own: its memory must bear the form out */
	bool mixed;   /* conversions to wider types, and of sums, count as nothing; so do skips of
		       * zero terms */
	bool windows; /* mixed: kernels of class window alone, whose steps may be any symbols */
	const smr_expr *holds, *from; /* a fold over a range is under way: its condition, where
				       * it begins (NULL: at 0) */
	uint32_t range;               /* ... and its loop */
	bool single; /* mixed: no array is wider than 32 bits, so that 64 are mere accumulators */
} cx_maker;

enum { CX_MAX_NODES = 20000 };

/* tree.c */
cx *cx_new(cx_maker *m, cx_kind kind, smr_dtype type, uint32_t n, const cx *const *args);
/** An operator as told, without any rewriting. */
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
/** Whether a logarithm is one of the terms or a part of one. */
bool cx_has_log(uint32_t n, const cx *const *terms);
/** Takes out what cancels: terms a and -a; of @p factors e^a and e^-a. How many are left. */
uint32_t cx_cancel(uint32_t n, const cx **v, bool factors);

/* logic.c: conditions */
const cx *cx_and(cx_maker *m, uint32_t n, const cx *const *args);
const cx *cx_not(cx_maker *m, const cx *a);
const cx *cx_compare(cx_maker *m, smr_op op, const cx *a, const cx *b);
/** The value of integer type @p t that e, which C widened or which is a number, has; NULL: none. */
const cx *cx_unwiden(cx_maker *m, const cx *e, smr_dtype t);
const cx *cx_select(cx_maker *m, smr_dtype t, const cx *c, const cx *a, const cx *b);

/* identify/canon/skip.c */
/** c ? a : b as b, where c says that a factor is 0 and b without its terms of that factor is a; as
 * a, where c says of factors that none is 0. NULL: it is none. Right over the reals; for names
 * alone. */
const cx *cx_unskip(cx_maker *m, smr_dtype t, const cx *c, const cx *a, const cx *b);

/* identify/canon/scaled.c */
/** sqrt(s / c^2) times c, among the @p n factors @p v, becomes sqrt(s); c is a greatest magnitude.
 */
void cx_unscale(cx_maker *m, uint32_t *n, const cx **v);

/* fold.c */
const cx *cx_sum(cx_maker *m, smr_dtype t, uint64_t loops, const cx *body, const cx *pred);
const cx *cx_fold(cx_maker *m, cx_rop rop, smr_dtype t, uint64_t loops, const cx *body,
		  const cx *pred, const cx *init);
/** The recurrence acc = step from init, over loops. */
const cx *cx_recurrence(cx_maker *m, smr_dtype t, uint64_t loops, uint32_t nacc, uint32_t result,
			const cx *const *init, const cx *const *step);
const cx *cx_scan(cx_maker *m, smr_dtype t, uint64_t loop, bool exclusive, const cx *init,
		  const cx *step);
bool cx_is_lowest(const cx *a, bool greatest);

/* access.c */
/** Whether the extent of the nest's loop is the number 1. */
bool cx_runs_once(const cx_maker *m, uint32_t loop);
bool cx_access_read(cx_maker *m, const smr_expr *read, const cx *indirect, cx_access *out);
bool cx_access_store(cx_maker *m, const cx *indirect, cx_access *out);
/** The same memory by the same loops. */
bool cx_access_equal(const cx_access *a, const cx_access *b);
/** Elements of one type from one base, walked by the same strides, without an index array: the
 * distance of @p b from @p a is the difference of their offsets. */
bool cx_access_parallel(const cx_access *a, const cx_access *b);
/** @p a at loop l's next value is @p b at its present one, all else alike: b = a shifted by -1 (l <
 * 0: b is a with the loops in @p mask at 0). */
bool cx_access_first(cx_maker *m, const cx_access *body, const cx_access *first, uint64_t mask,
		     bool shifted);
/** @p one is @p body with the loops in @p mask at their last values. */
bool cx_access_last(cx_maker *m, const cx_access *body, const cx_access *one, uint64_t mask);

/* lower.c: a nest becomes a tree */
typedef struct cx_nest {
	const cx *value;
	cx_access store;
	bool has_store;
	uint64_t domain;
	uint64_t bound;
} cx_nest;
/** False: no memory or too large (m->too_large). */
bool cx_lower(cx_maker *m, const smr_node *nest, cx_nest *out);
const cx *cx_lower_expr(cx_maker *m, const smr_expr *e);

/** identify/canon/range.c: the condition of a fold over a range (ir/graph/range.h), whose loop then
 * counts elements of arrays. */
const cx *cx_range(cx_maker *m, const smr_expr *count);
/** Whether dimension @p x of a read is the range's elements, one after the other. */
bool cx_range_moves(const cx_maker *m, const smr_index *x);

/** A count or counter without its conversions, signed or not: it lies in [0, 2^31), which an int
 * holds. */
const cx *cx_strip_convert(const cx *e);
const char *cx_rop_name(cx_rop r);
#endif
