/** @file Unification of a form with a nest (internal to identify/). */
#ifndef SMR_IDENTIFY_MATCH_MATCH_H
#define SMR_IDENTIFY_MATCH_MATCH_H
#include "identify/match/form.h"

enum { MATCH_MAX_STEPS = 20000 };

typedef enum reason {
	WHY_SHAPE,
	WHY_SIGN,
	WHY_SCALAR,
	WHY_RANGE,
	WHY_NUMBER,
	WHY_EXTENT,
	WHY_EXTRA,
	WHY_MISSING,
	WHY_READ,
	WHY_INDEX,
	WHY_DIAGONAL,
	WHY_INDIRECT,
	WHY_SAME,
	WHY_PARAM,
	WHY_STEP,
	WHY_GUARD,
	WHY_ENDS,
	WHY_FOLD,
	WHY_INIT,
	WHY_LOOP,
	WHY_LOOPS,
	WHY_ORDER,
	WHY_DENSE,
	WHY_ROWS,
	WHY_STEPS
} reason;

typedef struct bound_operand {
	const cx_access *at; /* NULL until it is bound */
	const cx_paccess *pat;
	const cx *read; /* NULL for the store */
} bound_operand;

/** Current bindings of the form's names. */
typedef struct state {
	int8_t loop[FORM_LOOPS]; /* loop of the nest, or -1 if unbound */
	bool packed[FORM_LOOPS]; /* whether pack[] is set */
	uint64_t pack[FORM_LOOPS];
	uint64_t allowed[FORM_LOOPS]; /* loops of the nest that it may be bound to */
	bound_operand operand[FORM_NAMES];
	const cx *scalar[FORM_NAMES];
	const smr_poly *param[FORM_NAMES];
	const char *semantics;
} state;

typedef struct goal {
	enum { GOAL_PAIR, GOAL_REST, GOAL_COVER } kind;
	const cx *p, *e;
	uint32_t k;    /* REST: index of the next argument of p */
	uint64_t used; /* REST: set of used arguments of e */
	const struct goal *next;
} goal;

typedef struct matcher {
	const form *f;
	cx_maker *m;
	const cx_nest *n;
	state found;
	uint32_t steps, best;
	reason reason;
	const char *reason_name;
} matcher;

/** Records the reason if no attempt got further; returns false. */
bool match_fail(matcher *x, const state *s, reason r, const char *name);
/** Solves the remaining goals. */
bool match_next(matcher *x, const state *s, const goal *g);
/** Matches sums and products with all their terms (terms.c). */
bool match_many(matcher *x, const state *s, const goal *g);
bool match_rest(matcher *x, const state *s, const goal *g);
/** Matches a read of the form with a read of the nest (g->p, g->e). */
bool match_read(matcher *x, const state *s, const goal *g);
/** Matches a range of the form with one of the nest (range.c). */
bool match_range(matcher *x, const state *s, const goal *g);
/** Matches the result with the store, before all goals of @p g. */
bool match_store(matcher *x, const state *s, const goal *g);

/** State of one operand's match. */
typedef struct access_goal {
	const cx_paccess *p;
	const cx_access *at;
	const cx *read; /* NULL for the store */
	const goal *next;
} access_goal;

/* operand.c */
/** Binds the operand, or checks that it is the same array with the same walk. */
bool match_operand(matcher *x, state *s, const access_goal *g);

/* layout.c */
/** Whether result and operand 1 have different orders of dimensions in memory. */
bool match_permuted(matcher *x, const state *s);
/** Whether every array of two or more loops has adjacent elements along one of them. */
bool match_dense(const matcher *x, const state *s);
/** Whether the form's two rows() are one dimension everywhere, of rows that another loop of the
 * result walks along: a matrix, written as an image. */
bool match_rows(matcher *x, const state *s);

/* leaf.c */
bool leaf_same_number(const cx *p, const cx *e);
bool leaf_bind_scalar(matcher *x, state *s, uint32_t k, const cx *e);
/** Whether e depends on data and on no loops but those that p names. */
bool leaf_bind_computed(matcher *x, state *s, const cx *p, const cx *e);
/** Returns the product of the extents of the nest's loops bound to a form's loops, or NULL if some
 * are unknown. */
const smr_poly *leaf_extents(matcher *x, const state *s, uint64_t loops);
/** Whether e is the size p. */
bool leaf_is_size(matcher *x, const cx *e, const smr_poly *p);
/** Whether e is one over the extents that p names. */
bool leaf_is_share(matcher *x, const state *s, const cx *p, const cx *e);
bool leaf_affine(matcher *x, state *s, const cx_affine *p, const cx_affine *e);
#endif
