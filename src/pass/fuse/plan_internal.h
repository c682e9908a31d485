/** @file The fusion planner: chooses by cost the producer-consumer edges to fuse (internal to
 * pass/).
 *
 * plan_form.c    nests as numbers: reads, indices, cost of an element
 * plan_epilogue.c    epilogues: element-wise ops fused into a product
 * plan_template.c templates: the edges that can be fused
 * plan_cost.c    the cost of an op in seconds
 * plan_view.c    slice views, which cost nothing
 * plan_walk.c    a walk through one op of a plan
 * plan_met.c     the values and elements that the walk meets, each once
 * plan_op.c      the cost of the walked op
 * plan_rule.c    the initial plan, by rule
 * plan_part.c    independent parts of a flow, and the decisions (points) of each
 * plan_cut.c     cuts: stored values that split a part into independent pieces
 * plan_eval.c    the cost of a plan: the sum over its ops
 * plan_bound.c   a lower bound of the cost of all plans of a part
 * plan_same.c    equal parts are searched once
 * plan_search.c  the cheapest plan of a part
 * plan_multi_out.c   multi-output fusion of a plan's ops, with its cost
 * plan_group.c   the cheapest plan of edges and multi-output fusions
 * report.c    the report of these decisions, for `samara explain`
 */
#ifndef SMR_PASS_FUSE_PLAN_INTERNAL_H
#define SMR_PASS_FUSE_PLAN_INTERNAL_H
#include "pass/fuse/internal.h"
#include "pass/fuse/report.h"

enum { FUSE_MAX_POINTS = 62 }; /* points of one search: bits of a plan */
/* Factor by which a plan must beat the current one, as costs are not more exact than that. */
static const double FUSE_MARGIN = 0.97;
#define FUSE_NONE UINT32_MAX

/* ---- a value's nest as numbers -------------------------------------------------------------- */

typedef struct fuse_term {
	uint32_t loop;
	int64_t coef;
} fuse_term;

/** One dimension of the index of a read: offset + sum of coef * loop + any indirect index. */
typedef struct fuse_dim {
	int64_t offset;
	uint32_t nterms;
	fuse_term *terms;
	uint64_t loops;        /* loops that it depends on */
	const smr_expr *where; /* indirect index, or NULL */
} fuse_dim;

typedef struct fuse_read {
	uint32_t rank;
	uint32_t edge;   /* index of the value's edge */
	uint64_t within; /* loops of the value's own folds around the read */
	bool guarded;    /* in an arm of a select */
	bool as_is;      /* dimension d is indexed by the counter of loop d */
	fuse_dim *dims;
} fuse_read;

struct fuse_form {
	uint32_t rank, nloops;
	double extent[SMR_MAX_LOOPS];
	double flops; /* per element, with all steps of own folds */
	uint32_t parts, depth;
	bool function; /* it calls a function such as exp */
	bool counts;   /* its value depends on loop counters or sizes */
	uint32_t nreads, cap;
	fuse_read *reads;
};

/** Fills in form and edges of a value with a nest; sets nest to NULL if it has no form. */
SMR_MUST_USE smr_status fuse_form_of(fuse_flow *f, fuse_value *x);

/** Sets nest and form of products that their readers may compute: fuse_value.core. */
SMR_MUST_USE smr_status fuse_find_products(fuse_flow *f);
struct fuse_part;
/** Returns a lower bound of the seconds of the part's products over all plans. */
double fuse_products_s(const fuse_flow *f, const struct fuse_part *p);

/* ---- templates ------------------------------------------------------------------------------ */

/** Fills the memo table: the edges that some template can fuse. */
void fuse_explore(fuse_flow *f);

/* ---- cost ----------------------------------------------------------------------------------- */

typedef struct fuse_cost {
	const smr_machine *machine;
	int threads;
	double start_s, fork_s, flop_s[2]; /* per call; all threads; per operation */
	double store_s, part_s;            /* compilation per run: of an op, of a part of it */
} fuse_cost;

void fuse_cost_of(const smr_machine *m, int threads, fuse_cost *out);
/** Sets bytes, read_s and write_s of a value. */
void fuse_cost_value(const fuse_cost *c, fuse_value *x);
/** Returns the seconds of a dot on all threads, without its memory. */
double fuse_cost_product(const fuse_cost *c, const fuse_value *x);
/** Returns the bytes of all elements. */
static inline double fuse_bytes(const fuse_value *x)
{
	return x->bytes;
}

/* ---- one op --------------------------------------------------------------------------------- */

typedef struct fuse_walk fuse_walk;

/** Predicted cost of an op. */
typedef struct fuse_op_cost {
	double seconds;
	double flops, read_s[2], bytes_read, parts;
	int all;  /* 0: one thread is faster than all */
	bool row; /* it has folds besides its own */
} fuse_op_cost;

SMR_MUST_USE smr_status fuse_walk_new(const fuse_flow *f, fuse_walk **out);
void fuse_walk_free(fuse_walk *w);
/** Costs the op that computes @p x, by the current fused edges. */
void fuse_walk_op(fuse_walk *w, const fuse_value *x, fuse_op_cost *out);
/** Splits the cost of an op by kind. */
void fuse_cost_split(const fuse_cost *c, const fuse_value *x, const fuse_op_cost *op,
		     smr_plan_cost *out);
/** Costs one op that computes all of @p x, which are of one size, in one pass. */
void fuse_walk_ops(fuse_walk *w, const fuse_value *const *x, uint32_t n, fuse_op_cost *out);
/** Costs one op of values over all rows and of column sums over slabs of @p rows rows. */
void fuse_walk_slabs(fuse_walk *w, const fuse_value *const *x, uint32_t n, int64_t rows,
		     fuse_op_cost *out);
/** Returns how many values of the last walk have to be read although their edges are fused, and the
 * first @p cap of them. */
uint32_t fuse_walk_refused(const fuse_walk *w, fuse_value **out, uint32_t cap);
/** Marks all of them as values that @p plan has in memory. */
void fuse_walk_mark_refused(const fuse_walk *w, uint64_t plan);
/** Return the inputs of the last walk, with the share read of each, and its computed values, with
 * the number of times. */
uint32_t fuse_walk_inputs(const fuse_walk *w, uint32_t i, const fuse_value **x, double *share);
uint32_t fuse_walk_values(const fuse_walk *w, uint32_t i, const fuse_value **x, double *times);

/* ---- ops with several results (multi_out_fit.c) --------------------------------------------- */

/* FAR: maximum distance in nodes between the ends of a bundle. The rest are limits of one generated
 * function: sums and results are its stages (back/cpu/codegen/plan/nest.h). */
enum { FUSE_FAR = 600, FUSE_MAX_STAGES = 16, FUSE_MAX_READS = 24 };

bool fuse_same_sizes(const fuse_value *x, const fuse_value *y);
/** Returns the node that computes @p x in the flow as built so far. */
const smr_node *fuse_op_of(const fuse_value *x);
/** Returns whether code is generated for the op itself: not a library's op or a view of its
 * operand. */
bool fuse_may_join(const fuse_value *x);
bool fuse_is_of(const fuse_bundle *b, const fuse_value *x);
/** Returns whether no op between the first value of the bundle and @p x reads any value of the
 * bundle. */
bool fuse_stands_free(const fuse_flow *f, const fuse_bundle *b, const fuse_value *x);
/** Returns whether all operands of @p v are in memory and none is a value of the bundle. */
bool fuse_reads_fit(const fuse_flow *f, const fuse_bundle *b, const smr_node *v);
/** Returns whether expressions stay small with the values of the bundle that @p x reads inlined. */
bool fuse_is_small(const fuse_bundle *b, const fuse_value *x);
/** Returns whether code can be generated for the bundle with @p x; each has its x->made. */
bool fuse_fits(const fuse_bundle *b, const fuse_value *x);
/** Returns whether sizes are equal, and both read one tensor or @p x reads a value of the
 * bundle. */
bool fuse_have_common(const fuse_flow *f, const fuse_bundle *b, const fuse_value *x);

/* ---- parts and points ----------------------------------------------------------------------- */

/** Decision unit: one edge, or all edges from a value with many readers. */
typedef struct fuse_point {
	fuse_value *from;
	fuse_edge **edges;
	uint32_t nedges;
	bool apart; /* the decision: `from` is read from memory */
	bool told;
	double more; /* if told: seconds by which the other way is slower, with joins */
} fuse_point;

/** Part of a flow or piece of a part: only its points may change. */
typedef struct fuse_part {
	fuse_value **values; /* in flow order */
	uint32_t nvalues;
	fuse_point **points;
	uint32_t npoints;
} fuse_part;

typedef struct fuse_parts {
	fuse_part *parts;
	uint32_t n;
} fuse_parts;

SMR_MUST_USE smr_status fuse_parts_of(fuse_flow *f, fuse_parts *out);

/** Prepares all of the above; the flow has an arena and a cost. */
SMR_MUST_USE smr_status fuse_prepare(fuse_flow *f, fuse_parts *out);

/* ---- plans ---------------------------------------------------------------------------------- */

typedef struct fuse_memo fuse_memo;
typedef struct fuse_joint fuse_joint;

/** Memoized result of a part's search. */
typedef struct fuse_found {
	uint64_t key, apart;
	double seconds;
} fuse_found;
enum { FUSE_FOUND = 1024 };

/** State of a live value of the current part (plan_eval.c). */
typedef struct fuse_line {
	fuse_value *x;
	double seconds; /* of its op, if known and independent of all points */
	bool moves;     /* the values inlined into it depend on the part's points */
	bool varies;    /* so does whether it is stored; else: */
	bool stored, known;
} fuse_line;

typedef struct fuse_search {
	const fuse_flow *f;
	fuse_walk *walk;
	fuse_memo *memo;     /* op costs by the values inlined */
	uint64_t turn;       /* number of the current part */
	const fuse_part *at; /* part that is settled, but for later changes; NULL: none */
	fuse_line *lines;    /* ... its live values, by place */
	uint32_t nlines, nmoving;
	fuse_value **moving; /* ... its values with `moves` set */
	uint64_t look;       /* number of the part in fuse_value.moves */
	fuse_joint *joint;   /* multi-output ops; NULL: every op has one result */
	fuse_found *found;   /* table of FUSE_FOUND entries */
	uint64_t plan;       /* number of the last evaluated plan */
	uint64_t evaluated;  /* evaluated plans, for statistics */
	uint64_t limit;      /* ... the maximum of it for the part */
	bool few;            /* window of a large part: few plans, all are evaluated */
} fuse_search;

SMR_MUST_USE smr_status fuse_search_new(const fuse_flow *f, fuse_search *s);
void fuse_search_free(fuse_search *s);
/** Starts the evaluation of plans of another part: sets fuse_value.place. */
void fuse_turn_to(fuse_search *s, const fuse_part *p);
/** Removes wanted edges from the fused ones until every op is small enough to be built. */
void fuse_settle(const fuse_part *p);
void fuse_settle_value(fuse_value *x);
/** Returns whether a value is in the part of the last fuse_turn_to(). */
bool fuse_in(const fuse_part *p, const fuse_value *x);
/** Returns the seconds of the part's plan; a result above @p most is a lower bound only. */
double fuse_part_cost(fuse_search *s, const fuse_part *p, double most);
/** Returns whether the plan last evaluated by these functions has an op that computes @p x. */
bool fuse_is_op(const fuse_search *s, const fuse_value *x);
/** Splits the cost of the part's plan by kind. */
void fuse_part_split(fuse_search *s, const fuse_part *p, smr_plan_cost *out);
/** Mixes a number into a hash for keys of this process: one 64 by 64 bit multiplication. */
static inline uint64_t fuse_mix(uint64_t hash, uint64_t more)
{
	unsigned __int128 p = (unsigned __int128)(hash ^ UINT64_C(0x9e3779b97f4a7c15)) *
			      (more ^ UINT64_C(0xbf58476d1ce4e5b9));

	return (uint64_t)(p >> 64) ^ (uint64_t)p;
}

/** Sets whether the plan wants the edge fused. */
static inline void fuse_want(fuse_edge *e, bool wanted)
{
	e->reader->changed |= e->wanted != wanted;
	e->wanted = wanted;
}
/** Decides point @p i. */
void fuse_set(const fuse_part *p, uint32_t i, bool apart);
/** Decides all points, up to FUSE_MAX_POINTS, by bits. */
void fuse_set_all(const fuse_part *p, uint64_t apart);
/** Returns the decisions of all points as bits. */
uint64_t fuse_decisions(const fuse_part *p);
/** Returns whether an op of its own computes the value, before any op refuses to inline. */
bool fuse_is_stored(const fuse_value *x);
/** Searches the cheapest plan, starting from the current one, and makes it current. */
SMR_MUST_USE smr_status fuse_search_part(fuse_search *s, const fuse_part *p, double *seconds);

/* ---- edges and joins together (plan_multi_out.c, plan_group.c) ------------------------------ */

SMR_MUST_USE smr_status fuse_joint_new(const fuse_flow *f, fuse_joint **out);
void fuse_joint_free(fuse_joint *j);
/** Returns the seconds of the part's plan with its ops joined optimally; INFINITY: above @p
 * most. */
double fuse_joint_cost(fuse_search *s, const fuse_part *p, double most);
/** Sets fuse_value.mate to the joins of the last fuse_joint_cost(), called without a limit. */
void fuse_joint_keep(const fuse_search *s);

/** Groups parts whose ops could be joined. */
SMR_MUST_USE smr_status fuse_groups_of(fuse_flow *f, const fuse_parts *parts, fuse_parts *out);
/** Returns whether the group is searched as a whole. */
bool fuse_is_searched(const fuse_part *group);
/** Decides edges and joins of a group, starting from the current plan; adds statistics to @p
 * out. */
SMR_MUST_USE smr_status fuse_search_group(fuse_search *s, const fuse_part *p, smr_fusion *out);

/* Within fuse_search_part(). */

/** Finds the cheapest plan of up to FUSE_MAX_POINTS points, by search or memo; *@p ended: the limit
 * ended the search, so a cheaper plan may exist. */
SMR_MUST_USE smr_status fuse_search_once(fuse_search *s, const fuse_part *p, double *seconds,
					 bool *ended);
/** Returns a hash that is equal for parts with the same costs for every plan. */
uint64_t fuse_describe(fuse_search *s, const fuse_part *p);
const fuse_found *fuse_recall(const fuse_search *s, uint64_t key); /* NULL: not found */
void fuse_keep(fuse_search *s, uint64_t key, uint64_t apart, double seconds);

/** Returns one bit of 64 for the size of a value with a form; equal sizes have the same bit. */
uint64_t fuse_size_bit(const fuse_value *x);

/** Lower bound of the cost of all plans of a part. */
typedef struct fuse_bound {
	double store_s;        /* stores of every plan; compilation */
	double start_s;        /* with joins: one op of each size */
	uint64_t sizes;        /* sizes of values stored in every plan */
	double read_s, flop_s; /* reads of inputs; computation */
	bool picks;            /* an op may read a part of a stored value */
	uint32_t n;            /* values stored in some plans: */
	struct {
		uint64_t points; /* stored if any of these is apart */
		uint64_t size;
		double store_s, read_s;
	} of[FUSE_MAX_POINTS];
	const fuse_value *from[FUSE_MAX_POINTS]; /* ... the values */
} fuse_bound;
/** Computes the bound; all points must be fused and fuse_part_cost() called. */
void fuse_bound_of(fuse_search *s, const fuse_part *p, fuse_bound *out);
/** Returns the bound for plan @p q and all plans that store a superset. */
double fuse_bound_at(const fuse_bound *b, uint64_t q);

/** Finds points (as bits) that separate the part into pieces if stored; 0: none that pay. */
SMR_MUST_USE smr_status fuse_cut_of(const fuse_part *p, uint64_t *out);
/** Pieces of a part by the current plan. */
typedef struct fuse_pieces {
	fuse_part *parts;
	uint32_t n;
	fuse_value **values;
	fuse_point **points; /* without the points of @p cut */
} fuse_pieces;
SMR_MUST_USE smr_status fuse_fall_apart(const fuse_part *p, uint64_t cut, fuse_pieces *out);
void fuse_pieces_free(fuse_pieces *x);
/** Collects the piece of a large part to decide together with points @p from on, up to @p n of
 * them. */
SMR_MUST_USE smr_status fuse_around(fuse_search *s, const fuse_part *p, uint32_t from, uint32_t n,
				    fuse_pieces *out);

/** Decides the points of a part in the given way. */
typedef void fuse_way(void *ctx, const fuse_part *p, smr_fuse way);
/** Reports a part with its current plan, which does not change. */
SMR_MUST_USE smr_status fuse_tell(fuse_search *s, const fuse_part *p, fuse_way *set, void *ctx,
				  smr_fusion_report *to, smr_fusion_report_part **out);
/** Completes the report @p told of a decided group; sets fuse_point.more. */
SMR_MUST_USE smr_status fuse_tell_group(fuse_search *s, const fuse_part *p, smr_fusion_report *to,
					smr_fusion_report_group *told);
/** Sets the ops in the report; called after the flow was built. */
void fuse_tell_built(const fuse_flow *f, smr_fusion_report *to);

/** Makes the initial plan by rule; @p inlined, by value: its readers compute it. */
SMR_MUST_USE smr_status fuse_by_rule(const fuse_flow *f, bool *inlined);
#endif
