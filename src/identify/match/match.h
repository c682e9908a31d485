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
	const cx_access *at; /* NULL: not yet */
	const cx_paccess *pat;
	const cx *read; /* NULL: the store */
} bound_operand;

/** What the names of the form stand for so far. */
typedef struct state {
	int8_t loop[FORM_LOOPS]; /* of the nest, -1: open */
	bool packed[FORM_LOOPS]; /* pack[] is set */
	uint64_t pack[FORM_LOOPS];
	uint64_t allowed[FORM_LOOPS]; /* loops of the nest it may stand for */
	bound_operand operand[FORM_NAMES];
	const cx *scalar[FORM_NAMES];
	const smr_poly *param[FORM_NAMES];
	const char *semantics;
} state;

typedef struct goal {
	enum { GOAL_PAIR, GOAL_REST, GOAL_COVER } kind;
	const cx *p, *e;
	uint32_t k;    /* REST: the next argument of p */
	uint64_t used; /* REST: arguments of e that are taken */
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

/** Notes the reason if no attempt came further; false. */
bool match_fail(matcher *x, const state *s, reason r, const char *name);
/** Solves the goals that are left. */
bool match_next(matcher *x, const state *s, const goal *g);
/** Sums and products, all terms (terms.c). */
bool match_many(matcher *x, const state *s, const goal *g);
bool match_rest(matcher *x, const state *s, const goal *g);
/** A read of the form against a read of the nest (g->p, g->e). */
bool match_read(matcher *x, const state *s, const goal *g);
/** A range of the form against one of the nest (range.c). */
bool match_range(matcher *x, const state *s, const goal *g);
/** Result against store, before all goals of @p g. */
bool match_store(matcher *x, const state *s, const goal *g);

/** One operand under way. */
typedef struct access_goal {
	const cx_paccess *p;
	const cx_access *at;
	const cx *read; /* NULL: the store */
	const goal *next;
} access_goal;

/* operand.c */
/** Binds the operand, or asks whether it is the same array, walked alike. */
bool match_operand(matcher *x, state *s, const access_goal *g);

/* layout.c */
/** Whether result and operand 1 run through memory in another order of dimensions. */
bool match_permuted(matcher *x, const state *s);
/** Whether every array of two loops or more has neighbours in memory along one of them. */
bool match_dense(const matcher *x, const state *s);
/** Whether the form's two rows() are one dimension everywhere, of rows that another loop of the
 * result walks along: a matrix, written as an image. */
bool match_rows(matcher *x, const state *s);

/* leaf.c */
bool leaf_same_number(const cx *p, const cx *e);
bool leaf_bind_scalar(matcher *x, state *s, uint32_t k, const cx *e);
/** e is made from data and from nothing but the loops that p names. */
bool leaf_bind_computed(matcher *x, state *s, const cx *p, const cx *e);
/** Product of the extents of the loops that a form's loops stand for; NULL: not all are known. */
const smr_poly *leaf_extents(matcher *x, const state *s, uint64_t loops);
/** e is the number p. */
bool leaf_is_size(matcher *x, const cx *e, const smr_poly *p);
/** e is one over the extents that p names. */
bool leaf_is_share(matcher *x, const state *s, const cx *p, const cx *e);
bool leaf_affine(matcher *x, state *s, const cx_affine *p, const cx_affine *e);
#endif
