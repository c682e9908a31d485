/** @file Evaluation of nests a strip of points at a time, without a compiler (internal to
 * back/interp).
 *
 * A strip is up to INTERP_MOST neighbours along one loop, the strip's loop. A cell is one part of
 * the nest's expressions. Its value is an array with one element for each point of the strip: float
 * for f32, double for all other floats (rounded to the type after each step, as the reference
 * does), int64_t for integers (sign-extended if signed). A mask marks the active points: under an
 * arm of a select, elements of the other points are undefined, and nothing is read for them. */
#ifndef SMR_BACK_INTERP_INTERP_H
#define SMR_BACK_INTERP_INTERP_H
#include "back/back.h"

enum { INTERP_MOST = 128, INTERP_DEPTH = 64 };

typedef enum interp_class { INTERP_F, INTERP_D, INTERP_I } interp_class;

static inline interp_class interp_class_of(smr_dtype t)
{
	return t == SMR_F32 ? INTERP_F : smr_dtype_is_float(t) ? INTERP_D : INTERP_I;
}

/* Sets to[i] = expr for the n elements of a strip and returns true from the function. */
#define INTERP_LOOP(type, expr)                  \
	do {                                     \
		type *r = to;                    \
		for (uint32_t i = 0; i < n; i++) \
			r[i] = expr;             \
		return true;                     \
	} while (0)

typedef struct interp_cell interp_cell;

typedef struct interp_axis {
	int64_t offset, coef[SMR_MAX_LOOPS], indirect_coef, dim, stride;
	uint32_t indirect; /* number of the cell, or UINT32_MAX */
} interp_axis;

/** Address of a read or of the store: base + sum of coef * counter, in bytes, plus the axes'
 * offsets. An axis has its index checked against its dimension, or has an index array. */
typedef struct interp_place {
	uint32_t base; /* number of the base pointer */
	int64_t offset, coef[SMR_MAX_LOOPS];
	uint32_t naxes;
	interp_axis axes[SMR_MAX_RANK];
} interp_place;

typedef struct interp_fold {
	uint32_t nacc, result, nloops, loops[SMR_MAX_LOOPS];
	uint32_t init[SMR_MAX_ACCS], step[SMR_MAX_ACCS];
	uint32_t term[SMR_MAX_ACCS]; /* term if the step is op(acc, term); else UINT32_MAX */
	smr_op op[SMR_MAX_ACCS];
	bool in_lanes;    /* all steps have a term */
	bool compensated; /* f64: accumulators are the sum and its lost bits (base/data/sum.h) */
	bool scan, exclusive;
	bool open;    /* uses an accumulator of an enclosing fold */
	uint32_t acc; /* number of its first accumulator in the plan */
} interp_fold;

struct interp_cell {
	smr_expr_kind kind;
	smr_dtype type;
	interp_class class;
	smr_op op;
	uint32_t nargs, args[3];
	uint64_t bits;  /* CONST, SIZE */
	uint32_t loop;  /* INDEX */
	uint32_t acc;   /* ACC: number in the plan */
	uint32_t value; /* READ of a rank-0 value: its node; UINT32_MAX: memory */
	uint64_t loops; /* bit l: the value changes with loop l */
	bool total;     /* cheap, and cannot fail at masked points */
	interp_place *place;
	interp_fold *fold;
};

/** The value and the store of one nest of the codelet. */
typedef struct interp_result {
	uint32_t value; /* cell */
	interp_place store;
	smr_dtype stored;
} interp_result;

/** A nest at fixed sizes; all threads and all environments share it. */
typedef struct interp_plan {
	smr_arena *arena;
	const smr_codelet *codelet;
	uint32_t ncells, cap, naccs;
	interp_cell *cells;
	uint32_t pred; /* cell; UINT32_MAX: none */
	uint32_t nresults;
	interp_result *results; /* of all nests of the codelet */
	uint32_t result;        /* rank-0 result: the node that gets it; UINT32_MAX: memory */
	uint32_t nloops, strip; /* strip: its loop; UINT32_MAX: points one by one */
	uint64_t domain;
	int64_t extent[SMR_MAX_LOOPS];
} interp_plan;

/** Elements of a cell or accumulator. */
typedef union interp_lanes {
	float f[INTERP_MOST];
	double d[INTERP_MOST];
	int64_t i[INTERP_MOST];
} interp_lanes;

/** State of one thread. */
typedef struct interp_state {
	const interp_plan *p;
	const smr_env *e;
	int64_t counter[SMR_MAX_LOOPS]; /* of the strip's loop: of its first point */
	uint32_t loop, n;               /* the strip's loop; number of points of the strip */
	uint64_t clock, changed[SMR_MAX_LOOPS];
	uint64_t context[INTERP_DEPTH]; /* identifiers of the current masks, outermost first */
	uint32_t ncontexts, first;      /* first: index of the first one of this strip */
	const uint8_t *mask;            /* NULL: all points */
	interp_lanes *lanes, *accs;     /* by cell; by accumulator */
	int64_t *done;                  /* by accumulator: steps of its scan that it holds ... */
	uint64_t *scanned;              /* ... and the clock at that time */
	uint64_t *when, *where;         /* by cell: clock and context when it was evaluated */
	const void **at;                /* by cell: its elements, in lanes or directly in memory */
} interp_state;

SMR_MUST_USE smr_status interp_compile(const smr_codelet *c, const smr_env *e, interp_plan **out);
void interp_free(interp_plan *p);
/** Joins loops over contiguous memory into one loop (join.c). */
void interp_join(interp_plan *p);
/** Evaluates cell @p k at the points of the strip; @p out points to its elements. */
SMR_MUST_USE smr_status interp_eval(interp_state *s, uint32_t k, const void **out);
SMR_MUST_USE smr_status interp_read(interp_state *s, uint32_t k, const void **out);
/** Stores the elements of @p from, of the type of @p r, where the mask and @p pred (0 or 1; NULL:
 * all) are set. */
SMR_MUST_USE smr_status interp_store(interp_state *s, const interp_result *r, const void *from,
				     const int64_t *pred);
/** Applies an operator to @p n elements. */
SMR_MUST_USE smr_status interp_op(interp_state *s, const interp_cell *c, const void *const *args,
				  void *to);
/** Whether the operator has a loop of its own instead of a call for each element. */
bool interp_is_quick(const interp_cell *c, smr_dtype of);
/** The domain's loops in the order in which they run. Loops of scans are innermost; without scans,
 * the strip's loop is. */
typedef struct interp_order {
	uint32_t n, loops[SMR_MAX_LOOPS];
} interp_order;
/** Adds the work of a plan to @p to: lanes, parts and calls of functions. */
void interp_count(const interp_plan *p, const interp_order *o, smr_work *to);
/** Computes acc = op(acc, term[i]) for all i in order; one accumulator. */
SMR_MUST_USE smr_status interp_fold_in(interp_state *s, smr_op op, smr_dtype t, const void *term,
				       void *acc);
/** Does the same for a compensated sum. */
void interp_sum_in(interp_state *s, const double *term, double *sum, double *lost);
/** Adds one term to the compensated sum of each point of the strip. */
void interp_sum_step(interp_state *s, const double *term, double *sum, double *lost);
/** Computes the values of compensated sums. */
void interp_sum_value(interp_state *s, const double *sum, const double *lost, double *to);
/** Return and set the bits of element @p i of a class and type. */
uint64_t interp_bits(interp_class c, smr_dtype t, const void *from, uint32_t i);
void interp_set(interp_class c, smr_dtype t, void *to, uint32_t i, uint64_t bits);
/** Applies an operator to lanes of integers (int.c); false: not supported, or a divisor is 0. */
bool interp_op_int(smr_op op, smr_dtype t, uint32_t n, const void *const *args, void *to);
/** Wraps lanes to the width of the type. */
void interp_wrap(smr_dtype t, uint32_t n, int64_t *r);
/** Sign-extends a byte. */
static inline int64_t interp_byte(uint8_t v)
{
	return (int64_t)(v ^ 0x80) - 0x80;
}

/** Sets the counter of @p loop. */
static inline void interp_move(interp_state *s, uint32_t loop, int64_t to)
{
	s->counter[loop] = to;
	s->changed[loop] = ++s->clock;
}
#endif
