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

enum { FUSE_MAX_POINTS = 62 }; /* of one problem: bits of a number */
/* A plan has to be so much better than the one that stands: costs are not that exact. */
static const double FUSE_MARGIN = 0.97;
#define FUSE_NONE UINT32_MAX

/* ---- a value's nest as numbers -------------------------------------------------------------- */

typedef struct fuse_term {
	uint32_t loop;
	int64_t coef;
} fuse_term;

/** One dimension of the index of a read: offset + sum of coef * loop, and more if looked up. */
typedef struct fuse_dim {
	int64_t offset;
	uint32_t nterms;
	fuse_term *terms;
	uint64_t loops;        /* all it hangs on */
	const smr_expr *where; /* looked up; NULL */
} fuse_dim;

typedef struct fuse_read {
	uint32_t rank;
	uint32_t edge;   /* of the value's */
	uint64_t within; /* loops of the value's own folds around it */
	bool guarded;    /* under the arm of a select */
	bool as_is;      /* each dimension is the counter of the loop of that number */
	fuse_dim *dims;
} fuse_read;

struct fuse_form {
	uint32_t rank, nloops;
	double extent[SMR_MAX_LOOPS];
	double flops; /* of one element, own folds run through */
	uint32_t parts, depth;
	bool function; /* it calls one: an exponential and the like */
	bool counts;   /* its value hangs on counters or sizes themselves */
	uint32_t nreads, cap;
	fuse_read *reads;
};

/** Fills in form and edges of a value that has a nest; one that has no form loses its nest. */
SMR_MUST_USE smr_status fuse_form_of(fuse_flow *f, fuse_value *x);

/** Products that their readers may compute get nest and form: fuse_value.core. */
SMR_MUST_USE smr_status fuse_find_products(fuse_flow *f);
struct fuse_part;
/** Seconds that a part's products take at least, whatever the plan. */
double fuse_products_s(const fuse_flow *f, const struct fuse_part *p);

/* ---- templates ------------------------------------------------------------------------------ */

/** The memo table: which edges some template can fuse. */
void fuse_explore(fuse_flow *f);

/* ---- cost ----------------------------------------------------------------------------------- */

typedef struct fuse_cost {
	const smr_machine *machine;
	int threads;
	double start_s, fork_s, flop_s[2]; /* a call; all threads; one operation */
	double store_s, part_s;            /* compilation of an op, of a part of it, by its runs */
} fuse_cost;

void fuse_cost_of(const smr_machine *m, int threads, fuse_cost *out);
/** Sets bytes, read_s and write_s. */
void fuse_cost_value(const fuse_cost *c, fuse_value *x);
/** Bytes of all elements. */
static inline double fuse_bytes(const fuse_value *x)
{
	return x->bytes;
}

/* ---- one op --------------------------------------------------------------------------------- */

typedef struct fuse_walk fuse_walk;

/** What an op is taken to do. */
typedef struct fuse_op_cost {
	double seconds;
	double flops, read_s[2], bytes_read, parts;
	int all;  /* 0: one thread is quicker than all */
	bool row; /* it has folds besides its own */
} fuse_op_cost;

SMR_MUST_USE smr_status fuse_walk_new(const fuse_flow *f, fuse_walk **out);
void fuse_walk_free(fuse_walk *w);
/** The op that computes @p x, by the edges that are fused now. */
void fuse_walk_op(fuse_walk *w, const fuse_value *x, fuse_op_cost *out);
/** The same, told apart. */
void fuse_cost_split(const fuse_cost *c, const fuse_value *x, const fuse_op_cost *op,
		     smr_plan_cost *out);
/** The op that computes all of @p x, which are of one size, in one pass. */
void fuse_walk_ops(fuse_walk *w, const fuse_value *const *x, uint32_t n, fuse_op_cost *out);
/** The same of values over all rows, and sums of columns over slabs of so many @p rows. */
void fuse_walk_slabs(fuse_walk *w, const fuse_value *const *x, uint32_t n, int64_t rows,
		     fuse_op_cost *out);
/** Of the last one: values that edges say are fused and that have to be read, up to @p cap. */
uint32_t fuse_walk_refused(const fuse_walk *w, fuse_value **out, uint32_t cap);
/** Of the last one: what it reads, with the share of each; what it computes, with how often. */
uint32_t fuse_walk_inputs(const fuse_walk *w, uint32_t i, const fuse_value **x, double *share);
uint32_t fuse_walk_values(const fuse_walk *w, uint32_t i, const fuse_value **x, double *times);

/* ---- ops with several results (multi_out_fit.c)
 * --------------------------------------------------- */

/* FAR: nodes between the first and the last of a bundle. What code is made of has to fit into one
 * function: sums and results are stages of it (back/cpu/codegen/plan/nest.h). */
enum { FUSE_FAR = 600, FUSE_MAX_STAGES = 16, FUSE_MAX_READS = 24 };

bool fuse_same_sizes(const fuse_value *x, const fuse_value *y);
/** What computes it in the flow as it is built so far. */
const smr_node *fuse_op_of(const fuse_value *x);
/** An op that code is made for as it is, not a library's and no view of its operand. */
bool fuse_may_join(const fuse_value *x);
bool fuse_is_of(const fuse_bundle *b, const fuse_value *x);
/** Whether nothing that runs between the first one and @p x reads any of them. */
bool fuse_stands_free(const fuse_flow *f, const fuse_bundle *b, const fuse_value *x);
/** Whether all that @p v reads is in memory, and nothing of it the bundle's. */
bool fuse_reads_fit(const fuse_flow *f, const fuse_bundle *b, const smr_node *v);
/** Whether expressions stay small: what @p x reads of the bundle is in it. */
bool fuse_is_small(const fuse_bundle *b, const fuse_value *x);
/** Whether code can be made of all together, @p x too; each has its x->made. */
bool fuse_fits(const fuse_bundle *b, const fuse_value *x);
/** Whether they are of one size, and there is a tensor that both read, or one of the bundle that
 * @p x reads. */
bool fuse_have_common(const fuse_flow *f, const fuse_bundle *b, const fuse_value *x);

/* ---- parts and points ----------------------------------------------------------------------- */

/** What is decided together: one edge, or all that lead to a value that many read. */
typedef struct fuse_point {
	fuse_value *from;
	fuse_edge **edges;
	uint32_t nedges;
	bool apart; /* the decision: `from` is read from memory */
	bool told;
	double more; /* told: seconds by which the other way is dearer, ops joined */
} fuse_point;

/** A part of a flow, or of a part: the points are what may change, all else stays. */
typedef struct fuse_part {
	fuse_value **values; /* in the flow's order */
	uint32_t nvalues;
	fuse_point **points;
	uint32_t npoints;
} fuse_part;

typedef struct fuse_parts {
	fuse_part *parts;
	uint32_t n;
} fuse_parts;

SMR_MUST_USE smr_status fuse_parts_of(fuse_flow *f, fuse_parts *out);

/** All of the above, of a flow that has an arena and a cost. */
SMR_MUST_USE smr_status fuse_prepare(fuse_flow *f, fuse_parts *out);

/* ---- plans ---------------------------------------------------------------------------------- */

typedef struct fuse_memo fuse_memo;
typedef struct fuse_joint fuse_joint;

/** A part that was searched. */
typedef struct fuse_found {
	uint64_t key, apart;
	double seconds;
} fuse_found;
enum { FUSE_FOUND = 1024 };

/** A value of the part at hand (plan_eval.c). */
typedef struct fuse_line {
	fuse_value *x;
	double seconds; /* of its op, once it is known and as no point moves it */
	bool moves;     /* what is fused into it hangs on the part's points */
	bool varies;    /* whether it is stored does; else: */
	bool stored, known;
} fuse_line;

typedef struct fuse_search {
	const fuse_flow *f;
	fuse_walk *walk;
	fuse_memo *memo;     /* ops by what is fused into them */
	uint64_t turn;       /* number of the part at hand */
	const fuse_part *at; /* the part that is settled, but for what changed; NULL: none is */
	fuse_line *lines;    /* ... its values but dead ones, by place */
	uint32_t nlines, nmoving;
	fuse_value **moving; /* ... those of them that move */
	uint64_t look;       /* number of it, in fuse_value.moves */
	fuse_joint *joint;   /* ops may have several results; NULL: each has one */
	fuse_found *found;   /* FUSE_FOUND of them */
	uint64_t plan;       /* number of the last one whose cost was found */
	uint64_t evaluated;  /* plans whose cost was found, for whoever counts them */
	uint64_t limit;      /* ... that may be, for one part */
	bool few;            /* a window of a large part: its plans are few, all are tried */
} fuse_search;

SMR_MUST_USE smr_status fuse_search_new(const fuse_flow *f, fuse_search *s);
void fuse_search_free(fuse_search *s);
/** Before plans of another part are compared: sets fuse_value.place. */
void fuse_turn_to(fuse_search *s, const fuse_part *p);
/** Takes edges that the plan wants out again until no op is too large to be built. */
void fuse_settle(const fuse_part *p);
void fuse_settle_value(fuse_value *x);
/** Whether it is of the part that was turned to last. */
bool fuse_in(const fuse_part *p, const fuse_value *x);
/** Seconds of a part by the plan; more than @p most: so much at least. */
double fuse_part_cost(fuse_search *s, const fuse_part *p, double most);
/** After one of these two: whether the plan has an op that computes @p x. */
bool fuse_is_op(const fuse_search *s, const fuse_value *x);
/** The same, told apart. */
void fuse_part_split(fuse_search *s, const fuse_part *p, smr_plan_cost *out);
/** A number that hangs on both, for keys of this process: one multiplication of 64 by 64 bits. */
static inline uint64_t fuse_mix(uint64_t hash, uint64_t more)
{
	unsigned __int128 p = (unsigned __int128)(hash ^ UINT64_C(0x9e3779b97f4a7c15)) *
			      (more ^ UINT64_C(0xbf58476d1ce4e5b9));

	return (uint64_t)(p >> 64) ^ (uint64_t)p;
}

/** Whether the plan wants it fused. */
static inline void fuse_want(fuse_edge *e, bool wanted)
{
	e->reader->changed |= e->wanted != wanted;
	e->wanted = wanted;
}
/** Decides point @p i. */
void fuse_set(const fuse_part *p, uint32_t i, bool apart);
/** All of them, up to FUSE_MAX_POINTS, by their bits. */
void fuse_set_all(const fuse_part *p, uint64_t apart);
/** All of them, as bits. */
uint64_t fuse_decisions(const fuse_part *p);
/** Whether an op of its own computes it, whatever ops refuse. */
bool fuse_is_stored(const fuse_value *x);
/** Finds the cheapest plan, beginning with the one that stands, and leaves it standing. */
SMR_MUST_USE smr_status fuse_search_part(fuse_search *s, const fuse_part *p, double *seconds);

/* ---- edges and joins together (plan_multi_out.c, plan_group.c)
 * ------------------------------------
 */

SMR_MUST_USE smr_status fuse_joint_new(const fuse_flow *f, fuse_joint **out);
void fuse_joint_free(fuse_joint *j);
/** Seconds of a part by the plan, its ops joined as is best; INFINITY: more than @p most. */
double fuse_joint_cost(fuse_search *s, const fuse_part *p, double most);
/** After that, with no limit: which ops are results of one. Sets fuse_value.mate. */
void fuse_joint_keep(const fuse_search *s);

/** Parts whose ops could be joined, together. */
SMR_MUST_USE smr_status fuse_groups_of(fuse_flow *f, const fuse_parts *parts, fuse_parts *out);
/** Whether it is searched as a whole. */
bool fuse_is_searched(const fuse_part *group);
/** Decides edges and joins of a group, beginning with the plan that stands; counts in @p out what
 * became of it. */
SMR_MUST_USE smr_status fuse_search_group(fuse_search *s, const fuse_part *p, smr_fusion *out);

/* Within fuse_search_part(). */

/** The cheapest plan of up to FUSE_MAX_POINTS points, found now or before; *@p ended: or one of
 * those that the limit allowed to look at. */
SMR_MUST_USE smr_status fuse_search_once(fuse_search *s, const fuse_part *p, double *seconds,
					 bool *ended);
/** A number that is equal for parts that have the same costs, plan by plan. */
uint64_t fuse_describe(fuse_search *s, const fuse_part *p);
const fuse_found *fuse_recall(const fuse_search *s, uint64_t key); /* NULL: there is none */
void fuse_keep(fuse_search *s, uint64_t key, uint64_t apart, double seconds);

/** One bit of 64 of a value with a form; values of one size have one. */
uint64_t fuse_size_bit(const fuse_value *x);

/** What every plan of a part takes at least. */
typedef struct fuse_bound {
	double store_s;        /* of what is stored in every plan; compiling */
	double start_s;        /* ops may be joined: of one op of each size */
	uint64_t sizes;        /* of what is stored in every plan */
	double read_s, flop_s; /* of inputs; computing */
	bool picks;            /* some op reads a part of what another one stores */
	uint32_t n;            /* values that are stored in some plans: */
	struct {
		uint64_t points; /* in those with any of these apart */
		uint64_t size;
		double store_s, read_s;
	} of[FUSE_MAX_POINTS];
	const fuse_value *from[FUSE_MAX_POINTS]; /* ... which they are */
} fuse_bound;
/** After all points were fused and fuse_part_cost() was asked. */
void fuse_bound_of(fuse_search *s, const fuse_part *p, fuse_bound *out);
/** Of a plan and all that store more. */
double fuse_bound_at(const fuse_bound *b, uint64_t q);

/** Points without which a part falls into several, as bits; 0: there are none worth it. */
SMR_MUST_USE smr_status fuse_cut_of(const fuse_part *p, uint64_t *out);
/** A part by what is wanted now. */
typedef struct fuse_pieces {
	fuse_part *parts;
	uint32_t n;
	fuse_value **values;
	fuse_point **points; /* those of @p cut are in none */
} fuse_pieces;
SMR_MUST_USE smr_status fuse_fall_apart(const fuse_part *p, uint64_t cut, fuse_pieces *out);
void fuse_pieces_free(fuse_pieces *x);
/** What of a large part to decide together with points @p from on, up to @p n of them. */
SMR_MUST_USE smr_status fuse_around(fuse_search *s, const fuse_part *p, uint32_t from, uint32_t n,
				    fuse_pieces *out);

/** How a way decides the points of a part. */
typedef void fuse_way(void *ctx, const fuse_part *p, smr_fuse way);
/** Tells of a part whose plan stands, and leaves it standing. */
SMR_MUST_USE smr_status fuse_tell(fuse_search *s, const fuse_part *p, fuse_way *set, void *ctx,
				  smr_fusion_report *to, smr_fusion_report_part **out);
/** Tells of a group that was decided, with what is told of it already; sets fuse_point.more. */
SMR_MUST_USE smr_status fuse_tell_group(fuse_search *s, const fuse_part *p, smr_fusion_report *to,
					smr_fusion_report_group *told);
/** After the flow was built: which ops they are. */
void fuse_tell_built(const fuse_flow *f, smr_fusion_report *to);

/** The plan by rule; @p inlined, by value: its readers compute it. */
SMR_MUST_USE smr_status fuse_by_rule(const fuse_flow *f, bool *inlined);
#endif
