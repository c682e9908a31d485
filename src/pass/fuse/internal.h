/** @file Internals of fusion, shared by the planner (decide.c, plan_*.c), the builder of one
 * op (inline.c) and the builder of the flow (fuse.c). A plan is a set of fused
 * producer-consumer edges: fuse_edge.fused (internal to pass/). */
#ifndef SMR_PASS_FUSE_INTERNAL_H
#define SMR_PASS_FUSE_INTERNAL_H
#include "pass/fuse/fuse.h"

typedef struct fuse_value fuse_value;
typedef struct fuse_form fuse_form;

/** What one op may read, and grow to: text and code grow with it, and a compiler's time faster
 * than both. */
enum {
	FUSE_MAX_INS = 14,
	FUSE_MAX_PARTS = 800, /* of what has sums over and over most of all (rows.c) */
	FUSE_MAX_DEPTH = 90
};

/** Steps of a fold inside another one, of whose loops it hangs on some: the reference runs through
 * them for each point that it checks. */
static const double FUSE_MAX_INSIDE = 1 << 18;

/** A value that another one is computed from, however often. */
typedef struct fuse_edge fuse_edge;
struct fuse_edge {
	fuse_value *reader, *from;
	fuse_edge *next; /* of the same `from` */
	bool open;       /* some template can take `from` into its reader */
	bool fixed;      /* ... and nothing is ever gained by not doing so */
	bool wanted;     /* the plan: its reader computes it */
	bool fused;      /* ... and does, since neither becomes too large by it */
	uint32_t times;  /* its reader's expression has it, written out */
};

/** One result of one node. */
struct fuse_value {
	smr_node *node;
	uint32_t k, rank;
	smr_nest *nest; /* its meaning, where it may be part of a larger one; else NULL */
	const fuse_form *form;
	bool fold;                 /* ... and holds a fold */
	bool core;                 /* a product that its one reader may compute (plan_epilogue.c) */
	const fuse_value *product; /* such a one that what was made of it computes; NULL: none */
	bool free;                 /* to compute it anew costs no more than to read it */
	bool stored;               /* in memory whatever is decided */
	bool needed;               /* it is computed by an op of its own */
	bool dead;                 /* nobody reads it */
	uint32_t readers;          /* ops that could compute it */
	uint32_t others;           /* ops that need it in memory; results of the flow */
	uint32_t parts, depth;     /* of its expression, what is fused into it too */
	uint64_t within;     /* a number for what is fused into it, and into that (plan_eval.c) */
	uint32_t part, home; /* of the flow (plan_part.c), where in that part */
	uint32_t place;      /* where in the part at hand, which may be a piece of it */
	uint64_t mark;       /* the plan in which some op has to read it (plan_search.c) */
	uint32_t nedges;
	fuse_edge *edges; /* what it is computed from: values in memory or not, no single numbers */
	fuse_edge *read_by; /* first of those that lead to it */
	double elements, bytes;
	uint64_t sizes;                  /* of ops that may compute it, as bits (plan_group.c) */
	uint64_t form_hash;              /* 0: not asked for yet */
	bool changed;                    /* its edges are wanted otherwise since it was settled */
	uint64_t moved;                  /* the plan in which what it is made of changed */
	uint64_t moves;                  /* the look at a part in which points may change that */
	uint64_t seen;                   /* number of the plan by which the next ones are */
	uint32_t number;                 /* plan_same.c */
	double seen_read, seen_computed; /* plan_bound.c */
	double read_s[2], write_s[2];    /* seconds, on one thread and on all */
	smr_node *made;
	/* The plan: the first result of the op that it is to be one of; itself: it is the first, or
	 * alone; NULL: left to multi_out.c. */
	fuse_value *mate;
	struct fuse_bundle *bundle; /* of values that one op computes; NULL: it has its own */
};

/** Values of one size that one op computes, in the flow's order. */
enum { FUSE_MAX_BUNDLE = 8 };
typedef struct fuse_bundle {
	struct fuse_bundle *next;
	int64_t rows; /* of a slab, where some are sums of columns over slabs; 0: one size */
	bool emitted;
	double apart_s, joined_s; /* seconds as ops of their own, and as one */
	bool anyway;              /* the first one's op was made for it */
	uint32_t n;
	fuse_value *values[FUSE_MAX_BUNDLE];
	smr_node *parts[FUSE_MAX_BUNDLE]; /* what stands for them: the op, and its parts */
} fuse_bundle;

struct fuse_cost;

typedef struct fuse_flow {
	smr_graph *g;
	smr_arena *arena; /* for what is of no use once the flow is fused */
	uint32_t *first;  /* by node: the number of its first result; of a part: of that result */
	fuse_value *values;
	uint32_t nvalues;
	const struct fuse_cost *cost;
	fuse_bundle *slabs;      /* those that were decided on before ops are made */
	const fuse_bundle *with; /* the op that is made is one of its results; NULL: of none */
} fuse_flow;

/** The value that operand @p i of @p v is. */
fuse_value *fuse_operand(const fuse_flow *f, const smr_node *v, uint32_t i);
/** Whether reader @p x computes operand @p i of its nest. */
bool fuse_fused(const fuse_flow *f, const fuse_value *x, uint32_t i);
/** How many of the next @p n decisions are known: @p n, or none (plan_cache.c). */
uint32_t fuse_known(const smr_fuse_params *p, uint32_t n);
/** The next one, of those. */
uint8_t fuse_follow(const smr_fuse_params *p);
/** One that was made, for the next time. */
SMR_MUST_USE smr_status fuse_decide(const smr_fuse_params *p, uint8_t what);
/** Steps of its own fold. */
double fuse_fold_steps(const fuse_value *x);
/** Whether it is made of slices that a lookup picks, by the edges that are fused now. */
bool fuse_picks_rows(const fuse_value *x);
/** Decides: fills in all but needed and made. */
SMR_MUST_USE smr_status fuse_plan(fuse_flow *f, const smr_fuse_params *p, smr_fusion *out);
/** Makes x->made where @p x takes something in; else it stays what it is. */
SMR_MUST_USE smr_status fuse_fuse(const fuse_flow *f, fuse_value *x, smr_fusion *out);
/** Makes x->made of a product that reads ranges of columns where they lie (ranges.c). */
SMR_MUST_USE smr_status fuse_fuse_ranges(const fuse_flow *f, fuse_value *x, smr_fusion *out);
/** Makes x->made in any case where it can be. */
SMR_MUST_USE smr_status fuse_fuse_anyway(const fuse_flow *f, fuse_value *x, smr_fusion *out);
/** Values of rows, and sums of their columns by slabs of rows, are to be one op where that takes
 * less (rows.c): fuse_flow.slabs, and edges. *found: ops have to be made anew. */
SMR_MUST_USE smr_status fuse_find_rows(fuse_flow *f, const smr_fuse_params *p, bool *found);
/** Ops that were made, of one size, become one where that takes less (multi_out.c). */
SMR_MUST_USE smr_status fuse_join(fuse_flow *f, const smr_fuse_params *p, smr_fusion *out);
/** Chains of ops run slab by slab where that takes less: they get their numbers
 * (pass/lower/tile_chain.h). */
SMR_MUST_USE smr_status fuse_find_slabs(smr_graph *g, smr_arena *arena, const smr_fuse_params *p,
					smr_fusion *out);
/** Ops of a flow that computes anew what it does not keep run as soon as they free more memory than
 * they take, where that lowers what it holds at most (order.c). */
SMR_MUST_USE smr_status fuse_order(smr_graph *g, smr_arena *arena);
/** Equal nodes become one; what no result needs is dropped (pass/simplify/cse.c). */
SMR_MUST_USE smr_status fuse_simplify(smr_graph *g);
/** Whether it may compute what it reads, or be computed by what reads it. */
bool fuse_may_compute(const smr_node *v);
/** By node: slices, and reshapes of them, that are read where they lie. */
SMR_MUST_USE smr_status fuse_find_views(const fuse_flow *f, bool **out);
/** Whether a constant is one number everywhere. */
bool fuse_splat(const smr_node *v);
#endif
