/** @file Internals of fusion, shared by the planner (decide.c, plan_*.c), the builder of one
 * op (inline.c) and the builder of the flow (fuse.c). A plan is a set of fused
 * producer-consumer edges: fuse_edge.fused (internal to pass/). */
#ifndef SMR_PASS_FUSE_INTERNAL_H
#define SMR_PASS_FUSE_INTERNAL_H
#include "pass/fuse/fuse.h"

static inline smr_status fuse_no_memory(const smr_graph *g)
{
	return smr_fail(SMR_ENOMEM, "no memory to fuse %s", g->name);
}

typedef struct fuse_value fuse_value;
typedef struct fuse_form fuse_form;

/** Limits of one op: code size grows with them, and compile time faster than that. */
enum {
	FUSE_MAX_INS = 14,
	FUSE_MAX_PARTS = 800, /* reached mostly by nested sums (rows.c) */
	FUSE_MAX_DEPTH = 90
};

/** Steps of a fold inside another fold on some of whose loops it depends: the reference interpreter
 * runs through them for each point that it checks. */
static const double FUSE_MAX_INSIDE = 1 << 18;

/** Edge from a value to one that is computed from it, however often it reads it. */
typedef struct fuse_edge fuse_edge;
struct fuse_edge {
	fuse_value *reader, *from;
	fuse_edge *next; /* next edge of the same `from` */
	bool open;       /* some template can inline `from` into its reader */
	bool fixed;      /* ... and never loses by doing so */
	bool wanted;     /* the plan: its reader computes it */
	bool fused;      /* ... and does, as neither becomes too large by that */
	uint32_t times;  /* occurrences in its reader's expression */
};

/** One result of one node. */
struct fuse_value {
	smr_node *node;
	uint32_t k, rank;
	smr_nest *nest; /* expression, if it can be part of a larger op; else NULL */
	const fuse_form *form;
	bool fold;                 /* ... and contains a fold */
	bool core;                 /* a product that its one reader may compute (plan_epilogue.c) */
	const fuse_value *product; /* product that the fused op `made` computes; NULL: none */
	bool free;                 /* recomputing it costs no more than reading it */
	bool stored;               /* in memory in every plan */
	bool needed;               /* computed by an op of its own */
	bool dead;                 /* never read */
	uint32_t readers;          /* ops that could compute it */
	uint32_t others;           /* ops that need it in memory; results of the flow */
	uint32_t parts, depth;     /* size of its expression, with all inlined values */
	uint64_t within;           /* hash of the values inlined, recursively (plan_eval.c) */
	uint32_t part, home;       /* part of the flow (plan_part.c), place in that part */
	uint32_t place;            /* place in the current part, which may be a piece */
	uint64_t mark;             /* last plan in which an op must read it (plan_search.c) */
	uint32_t nedges;
	fuse_edge *edges;   /* operands: values in memory or not, but no scalars */
	fuse_edge *read_by; /* first of the edges that read it */
	double elements, bytes;
	uint64_t sizes;                  /* mask of sizes of ops that may compute it */
	uint64_t form_hash;              /* 0: not computed yet */
	bool changed;                    /* a wanted edge changed since the last settling */
	uint64_t moved;                  /* plan in which its inlined values changed */
	uint64_t moves;                  /* number of the part whose points may change that */
	uint64_t seen;                   /* number of the plan in which the next two are valid */
	uint32_t number;                 /* plan_same.c */
	double seen_read, seen_computed; /* plan_bound.c */
	double read_s[2], write_s[2];    /* seconds, on one thread and on all threads */
	smr_node *made;
	/* Planned multi-output op: its first result; itself if it is the first, or alone; NULL:
	 * left to multi_out.c. */
	fuse_value *mate;
	struct fuse_bundle *bundle; /* results of the op that computes it; NULL: an op of its own */
};

/** Values of one size that one op computes, in flow order. */
enum { FUSE_MAX_BUNDLE = 8 };
typedef struct fuse_bundle {
	struct fuse_bundle *next;
	int64_t rows; /* rows of a slab, if some are column sums over slabs; 0: one size */
	bool emitted;
	double apart_s, joined_s; /* seconds as separate ops, and as one op */
	bool anyway;              /* the op of the first value was made for the bundle */
	uint32_t n;
	fuse_value *values[FUSE_MAX_BUNDLE];
	smr_node *parts[FUSE_MAX_BUNDLE]; /* nodes of the values: the op, and its parts */
} fuse_bundle;

struct fuse_cost;

typedef struct fuse_flow {
	smr_graph *g;
	smr_arena *arena; /* temporary: freed after the fusion of the flow */
	uint32_t *first;  /* by node: number of its first result; of a part: of that result */
	fuse_value *values;
	uint32_t nvalues;
	const struct fuse_cost *cost;
	fuse_bundle *slabs;      /* bundles chosen before ops are made */
	const fuse_bundle *with; /* bundle of the op being made; NULL: none */
} fuse_flow;

/** Returns the value of operand @p i of @p v. */
fuse_value *fuse_operand(const fuse_flow *f, const smr_node *v, uint32_t i);
/** Returns whether reader @p x computes operand @p i of its nest. */
bool fuse_fused(const fuse_flow *f, const fuse_value *x, uint32_t i);
/** Returns how many of the next @p n decisions are recorded: @p n, or 0 (plan_cache.c). */
uint32_t fuse_known(const smr_fuse_params *p, uint32_t n);
/** Returns the next recorded decision. */
uint8_t fuse_follow(const smr_fuse_params *p);
/** Records a decision. */
SMR_MUST_USE smr_status fuse_decide(const smr_fuse_params *p, uint8_t what);
/** Returns the number of steps of the value's own fold. */
double fuse_fold_steps(const fuse_value *x);
/** Returns whether the value is built from slices that a lookup selects, by the current fused
 * edges. */
bool fuse_picks_rows(const fuse_value *x);
/** Plans: sets all fields of the values but needed and made. */
SMR_MUST_USE smr_status fuse_plan(fuse_flow *f, const smr_fuse_params *p, smr_fusion *out);
/** Makes the fused op x->made if any operand is inlined; else leaves x->made as it is. */
SMR_MUST_USE smr_status fuse_fuse(const fuse_flow *f, fuse_value *x, smr_fusion *out);
/** Makes x->made of a product that reads column ranges in place (ranges.c). */
SMR_MUST_USE smr_status fuse_fuse_ranges(const fuse_flow *f, fuse_value *x, smr_fusion *out);
/** Makes x->made whenever that is possible. */
SMR_MUST_USE smr_status fuse_fuse_anyway(const fuse_flow *f, fuse_value *x, smr_fusion *out);
/** Finds row-wise values and column sums by slabs of rows that are cheaper as one op (rows.c): adds
 * to fuse_flow.slabs and changes edges. *found: ops must be remade. */
SMR_MUST_USE smr_status fuse_find_rows(fuse_flow *f, const smr_fuse_params *p, bool *found);
/** Joins ops of one size where that is cheaper (multi_out.c). */
SMR_MUST_USE smr_status fuse_join(fuse_flow *f, const smr_fuse_params *p, smr_fusion *out);
/** Finds chains of ops that are cheaper slab by slab, and sets their attributes
 * (pass/lower/tile_chain.h). */
SMR_MUST_USE smr_status fuse_find_slabs(smr_graph *g, smr_arena *arena, const smr_fuse_params *p,
					smr_fusion *out);
/** Reorders the ops of a flow with recomputed values: an op runs as soon as it frees more memory
 * than it allocates, if that lowers the peak (order.c). */
SMR_MUST_USE smr_status fuse_order(smr_graph *g, smr_arena *arena);
/** Merges equal nodes and drops nodes that no result needs (pass/simplify/cse.c). */
SMR_MUST_USE smr_status fuse_simplify(smr_graph *g);
/** Returns whether the op may inline its operands or be inlined into its readers. */
bool fuse_may_compute(const smr_node *v);
/** Sets, by node, which slices and reshapes of slices are read in place. */
SMR_MUST_USE smr_status fuse_find_views(const fuse_flow *f, bool **out);
/** Returns whether all elements of a constant are one number. */
bool fuse_splat(const smr_node *v);
#endif
