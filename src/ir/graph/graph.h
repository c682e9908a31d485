/** @file The graph IR: front ends build it, passes rewrite it, back ends read it (internal view).
 *
 * A flow is a list of nodes in SSA order. Everything hangs off the graph's arena, so building never
 * frees single nodes and smr_graph_free() frees all. Functions that build return NULL (with
 * smr_errmsg() set) on failure.
 *
 * Flows lifted from C read and write the program's memory: a `view` node is a strided window
 * (base pointer + byte offset, byte strides, all symbolic) and a nest that stores names the view it
 * stores `into`; a later reader of exactly that window takes the nest's result value, a reader of
 * another window that may overlap carries the writer in its `after` list. Nodes are executed in
 * list order unless their windows are known to be disjoint.
 *
 * Flows of tensor programs compute on values: `param` and `constant` nodes, ops (`map`, `dot` ...)
 * with attributes and a body, and no memory. The semantics of each op is a nest (ops/); the flows
 * that run consist of these nests, over windows. */
#ifndef SMR_IR_GRAPH_GRAPH_H
#define SMR_IR_GRAPH_GRAPH_H
#include "base/arena.h"
#include "base/status.h"
#include "base/str.h"
#include "ir/graph/dtype.h"
#include "ir/graph/poly.h"
#include <samara/graph.h>

enum { SMR_MAX_RANK = 8, SMR_MAX_LOOPS = 12, SMR_MAX_ACCS = 8 };

/* Limits of the verifier and the parser: expressions are walked by recursion and printed as
 * trees. */
enum { SMR_MAX_DEPTH = 200, SMR_MAX_EXPR = 100000 };

/* Limits of opaque code: number of slots; letters of the code's name, which is smr_hash_fnv1a() of
 * its bitcode in hexadecimal. */
enum { SMR_MAX_SLOTS = 64, SMR_CODE_LETTERS = 16 };

typedef enum smr_op {
#define SMR_OP(name, arity, kind, flops, about) SMR_OP_##name,
#include "ir/graph/ops.def"
#undef SMR_OP
	SMR_OP_COUNT
} smr_op;

typedef enum smr_op_kind {
	SMR_KIND_ELEMENT,
	SMR_KIND_LEAF,
	SMR_KIND_NEST,
	SMR_KIND_OPAQUE,
	SMR_KIND_MAP, /* from here on: ops from values to values */
	SMR_KIND_MOVE,
	SMR_KIND_REDUCE,
	SMR_KIND_WINDOW,
	SMR_KIND_CONTRACT,
	SMR_KIND_GATHER,
	SMR_KIND_SORT,
	SMR_KIND_LIBRARY,
	SMR_KIND_COLLECTIVE
} smr_op_kind;

/** Keys of the attributes (lists of numbers) of ops over values: one row of attrs.def each. */
typedef enum smr_attr_key {
#define SMR_ATTR(name, about) SMR_ATTR_##name,
#include "ir/graph/attrs.def"
#undef SMR_ATTR
	SMR_ATTR_COUNT
} smr_attr_key;

const char *smr_op_name(smr_op op);
int smr_op_arity(smr_op op); /* -1: any */
smr_op_kind smr_op_kind_of(smr_op op);
/** Whether the op does more than to compute its results: it is not removed, repeated, moved or
 * merged with an equal one. */
static inline bool smr_op_has_effects(smr_op op)
{
	return op == SMR_OP_callback || smr_op_kind_of(op) == SMR_KIND_COLLECTIVE;
}
double smr_op_flops(smr_op op);
const char *smr_op_about(smr_op op);
/** Returns whether the operator maps values to values without memory: ops, `param` and `part`. */
bool smr_op_is_value(smr_op op);
/** Finds the operator called @p name; false if there is none. */
bool smr_op_parse(const char *name, size_t len, smr_op *out);

/* ---- nests ---------------------------------------------------------------------------------- */

typedef struct smr_expr smr_expr;
typedef struct smr_node smr_node;

/** Index of one dimension: offset + sum of coef * loop, plus coef * indirect when indirect !=
 * NULL. */
typedef struct smr_index {
	const smr_poly *offset;
	const smr_poly *coef[SMR_MAX_LOOPS]; /* NULL: the loop does not occur */
	const smr_expr *indirect; /* integer expression (gather, scatter, histogram) or NULL */
	const smr_poly *indirect_coef;
} smr_index;

typedef enum smr_expr_kind {
	SMR_EXPR_CONST, /* bits, of the expression's type, in the low bytes */
	SMR_EXPR_SIZE,  /* value of a polynomial over the graph's symbols, as i64 */
	SMR_EXPR_INDEX, /* current iteration number of a loop, from 0, as i64 */
	SMR_EXPR_READ,  /* element of the nest's input number `input` (a rank-0 input: a scalar) */
	SMR_EXPR_OP,    /* element operator on args */
	SMR_EXPR_FOLD,  /* reduction, see below */
	SMR_EXPR_SCAN,  /* running value of a recurrence, see below */
	SMR_EXPR_ACC,   /* inside a fold's or scan's step: accumulator `acc` of the `depth`-th
			   enclosing fold (0 = innermost) */
	SMR_EXPR_PARAM  /* in the body of an op, nowhere else: parameter number `acc` */
} smr_expr_kind;

/** FOLD: acc[k] = init[k]; for the bound loops in the given order (first outermost), all
 * acc[k] = step[k] at once (steps see the old values); the value is acc[result].
 * SCAN: the same recurrence along ONE loop of the domain, which stays a domain loop; the value at
 * iteration t is acc[result] after t+1 steps (inclusive) or after t steps (exclusive). */
struct smr_expr {
	smr_expr_kind kind;
	smr_dtype type;
	smr_op op;             /* OP */
	uint32_t loop;         /* INDEX */
	uint32_t input, rank;  /* READ: rank of the input */
	uint32_t nargs;        /* OP */
	uint32_t nloops;       /* FOLD: bound loops; SCAN: 1 */
	uint32_t nacc, result; /* FOLD, SCAN */
	uint32_t acc, depth;   /* ACC; acc: PARAM */
	uint64_t bits;         /* CONST */
	const smr_poly *size;  /* SIZE */
	smr_index *index;      /* READ: one per dimension of the input */
	const smr_expr **args; /* OP */
	/* fields of FOLD and SCAN only; other kinds are allocated up to here, see
	 * smr_expr_alloc() */
	bool exclusive; /* SCAN */
	uint32_t loops[SMR_MAX_LOOPS];
	const smr_expr *init[SMR_MAX_ACCS], *step[SMR_MAX_ACCS];
};

static inline bool smr_expr_is_op(const smr_expr *e, smr_op op)
{
	return e->kind == SMR_EXPR_OP && e->op == op;
}
/** Returns whether it is the first accumulator of the innermost fold around it. */
static inline bool smr_expr_is_acc(const smr_expr *e)
{
	return e->kind == SMR_EXPR_ACC && e->depth == 0 && e->acc == 0;
}

typedef struct smr_loop {
	const char *name;       /* unique in the nest */
	const smr_poly *extent; /* iterations; a flow is entered only when all extents are >= 1 */
} smr_loop;

/** result[index of the store] = value, for all points of the domain loops (those no fold binds)
 * where pred holds. The store's map is injective over the domain: a guard checks it at entry.
 *
 * Where pred does not hold, neither the value nor the initial values of its folds are evaluated,
 * and the element is not accessed: it may be unmapped, or another thread's. The same holds for the
 * arm of a select that is not chosen. A back end obeys this rule or rejects the nest. It may read
 * all of a window only through a copy by the kernel (base/os/safe_read.h), and stores back only
 * elements where pred holds or whose bytes have changed. */
typedef struct smr_nest {
	uint32_t nloops;
	smr_loop
		loops[SMR_MAX_LOOPS]; /* domain loops in the order of the source, then bound ones */
	uint64_t domain;              /* bit l: loop l is a domain loop */
	smr_index *store;             /* one per dimension of the result; rank 0: a scalar result */
	const smr_expr *value;
	const smr_expr *pred; /* i1, or NULL: always */
} smr_nest;

/* ---- values and nodes ------------------------------------------------------------------------ */

typedef struct smr_type {
	smr_dtype dtype;
	uint32_t rank;
	const smr_poly *dims[SMR_MAX_RANK];
} smr_type;

/** A window onto memory: element [i0,i1,..] is at base + offset + sum i_d * stride[d] (bytes). */
typedef struct smr_window {
	uint32_t base; /* number of the base pointer */
	const smr_poly *offset;
	const smr_poly *stride[SMR_MAX_RANK];
} smr_window;

/** Returns whether two windows hold the same elements of memory under the same indices. */
bool smr_window_equal(const smr_window *w, const smr_type *t, const smr_window *v,
		      const smr_type *u);

/** The body of an op over values: the computation on single elements. Its expressions have no
 * reads, sizes, counters or folds. */
typedef struct smr_lambda {
	uint32_t nparams, nresults;
	const smr_expr **results;
} smr_lambda;

typedef struct smr_attr {
	smr_attr_key key;
	uint32_t n;
	const int64_t *v;
} smr_attr;

enum { SMR_MAX_STAGES = 1024 };

/** Source location of a node, with its pipeline stage and its barrier. */
typedef struct smr_loc {
	const char *file, *function; /* NULL: unknown */
	uint32_t line;
	uint32_t stage;  /* pipeline stage that the program assigns, from 1 on; 0: none */
	uint32_t anew;   /* last optimization barrier in front of the node; nodes of different
			  * barriers are different ops even if they compute the same; 0: none */
	uint32_t number; /* in the order of the program, from 1 on; 0: unknown. Processes that plan
			  * differently know a collective by it */
} smr_loc;

struct smr_node {
	uint32_t id; /* position in the graph's list; %id in text */
	smr_op op;
	const char *name; /* name of the variable or loop, for messages; NULL: none */
	smr_type type;    /* type of the result, or of the first of several */
	uint32_t nins;
	smr_node **ins; /* nest: inputs that READ refers to; opaque: views it may read, and its
			 * scalar operands; slot: the opaque node */
	uint32_t nouts;
	smr_node **outs;      /* opaque: the views it may write */
	const char *code;     /* opaque: name of its bitcode, SMR_CODE_LETTERS letters; or NULL */
	const smr_poly *work; /* opaque with code: number of operations of its longest path */
	const char *fixed;    /* opaque with code: reason why it must run where its memory is; NULL:
			       * none */
	const smr_poly *size; /* scalar: its value in terms of sizes, modulo 2^bits; NULL: any
			       * value */
	smr_window *window;   /* view: its window */
	uint32_t nafter;
	smr_node **after; /* view: writers whose windows may overlap this one */
	smr_nest *nest;   /* nest, fused */
	smr_node *into;   /* nest: the view stored to, NULL for a scalar result */
	uint32_t group;   /* nest: number of the source nest it was distributed from */
	uint64_t bits;    /* constant of rank 0: its bits; slot, part, param: its number */
	/* fields of ops over values */
	uint32_t nmore; /* number of results after the first: each is a `part` node */
	const smr_type *more;
	uint32_t nattrs;
	const smr_attr *attrs;  /* sorted by key */
	smr_nest **beside;      /* fused: the nests of the results after the first; NULL: none */
	const smr_lambda *body; /* body; NULL: none */
	const char *routine;    /* lapack: name of the routine; or NULL */
	const void *data;       /* constant of rank > 0: its elements, dense, or one element that
				 * all are equal to */
	size_t ndata;           /* bytes of `data` */
	smr_loc loc;
};

/** Returns the view that holds a node's value: a view itself, or the view that a nest stores into.
 * NULL: the value is not in the program's memory. */
static inline const smr_node *smr_node_window(const smr_node *v)
{
	return v->op == SMR_OP_view ? v : v->op == SMR_OP_nest ? v->into : NULL;
}

typedef struct smr_base {
	const char *name;
	bool written;
	bool own;     /* whether it points to an object that no other base points into */
	bool dead;    /* the flow's stores through this base are read only by its own nests: after
		       * the flow, the memory is overwritten before it is read */
	int32_t rows; /* >= 0: the base is read at entry from row table number `rows` (double **):
		       * see smr_rows */
} smr_base;

/** A table of row pointers (T **A): row r starts at ((char **)table_base)[r]; the guard checks that
 * the row pointers table[first .. first+count-1] are equally spaced; the spacing becomes symbol
 * `pitch`. */
typedef struct smr_rows {
	uint32_t table;                /* base number of the table */
	const smr_poly *first, *count; /* elements of the table */
	uint16_t pitch;                /* symbol set by the guard to the spacing in bytes */
	uint32_t base;                 /* base number set by the guard to table[first] */
} smr_rows;

/** A 32-bit (or narrower) index that must not wrap: for all points of the loops, lo <= value <= hi.
 */
typedef struct smr_wrap {
	const smr_poly *start;
	uint32_t nloops;
	const smr_poly *step[SMR_MAX_LOOPS], *extent[SMR_MAX_LOOPS];
	int64_t lo, hi;
	bool size; /* checks sizes only: no index of the program has a narrow type */
} smr_wrap;

typedef struct smr_sym {
	const char *name; /* unique: a name of the source, or an expression's text made an
			   * identifier */
} smr_sym;

struct smr_graph {
	smr_arena *arena;
	const char *name;
	smr_loc loc;
	uint32_t nsyms, nbases, nrows, nwraps, nnodes, nresults;
	smr_sym *syms;   /* symbols: the value of each is given at entry (or by a rows guard) */
	smr_base *bases; /* base pointers given at entry */
	smr_rows *rows;
	smr_wrap *wraps;
	smr_node **nodes;   /* in SSA order */
	smr_node **results; /* values returned to the program, in order; of a flow over memory: of
			     * rank 0 */
	uint32_t cap_syms, cap_bases, cap_rows, cap_wraps, cap_nodes, cap_results;
};

/* smr_graph_new(), free, verify, parse, print, json, dot: see samara/graph.h. The caller frees
 * their text by smr_free(). */

/** Returns the number of the symbol called @p name, which is added if there is none; UINT16_MAX
 * when out of memory. */
uint16_t smr_graph_sym(smr_graph *g, const char *name);
/** Adds a base and returns its number; UINT32_MAX when out of memory. A name in use gets a number
 * appended. */
uint32_t smr_graph_base(smr_graph *g, const char *name);
/** Returns the last node of that name, or NULL. */
smr_node *smr_graph_find(const smr_graph *g, const char *name);
/** Returns the number of the base of that name; UINT32_MAX: there is none. */
uint32_t smr_graph_find_base(const smr_graph *g, const char *name, size_t len);
/** Adds to @p readers[id] how often each node is an operand or a result. */
void smr_graph_count_readers(const smr_graph *g, uint32_t *readers);
/** Adds a copy of @p r and sets the base's `rows`. */
SMR_MUST_USE smr_status smr_graph_rows(smr_graph *g, const smr_rows *r);
SMR_MUST_USE smr_status smr_graph_wrap(smr_graph *g, const smr_wrap *w);
smr_node *smr_graph_constant(smr_graph *g, smr_dtype t, uint64_t bits);
smr_node *smr_graph_scalar(smr_graph *g, smr_dtype t, const char *name);
smr_node *smr_graph_view(smr_graph *g, const smr_type *t, const smr_window *w, const char *name);
/** Appends a nest. It, its expressions and maps must live in the graph's arena; its `domain`, when
 * 0, becomes all loops that no fold binds. @p into NULL: scalar result of the value's type. */
smr_node *smr_graph_nest(smr_graph *g, smr_nest *n, smr_node *const *ins, uint32_t nins,
			 smr_node *into);
/** Appends opaque code (not lifted) that returns a value of type @p t and reads and writes only the
 * views @p ins and @p outs. */
smr_node *smr_graph_opaque(smr_graph *g, const smr_type *t, smr_node *const *ins, uint32_t nins,
			   smr_node *const *outs, uint32_t nouts, const char *name);
/** Appends the value that the opaque node @p of returns in slot @p slot. */
smr_node *smr_graph_slot(smr_graph *g, smr_node *of, uint32_t slot, smr_dtype t, const char *name);
/** Appends tensor number @p k that is given at entry. */
smr_node *smr_graph_param(smr_graph *g, const smr_type *t, uint32_t k, const char *name);
/** Appends a dense constant and copies its elements; @p n may be the size of one element, which all
 * elements are then equal to. */
smr_node *smr_graph_tensor(smr_graph *g, const smr_type *t, const void *data, size_t n);
/** Appends a constant of type @p t that shares the elements of the constant @p v, whose memory must
 * outlive it; @p t has as many elements. */
smr_node *smr_graph_same(smr_graph *g, const smr_type *t, const smr_node *v);
/** Appends an op over values with @p nresults results of types @p types; attributes are set
 * afterwards. */
smr_node *smr_graph_op(smr_graph *g, smr_op op, const smr_type *types, uint32_t nresults,
		       smr_node *const *ins, uint32_t nins);
/** Returns result number @p k of an op with several: @p of itself for 0, else a `part` node. */
smr_node *smr_graph_part(smr_graph *g, smr_node *of, uint32_t k);
/** Makes @p n, in the graph's arena, the nest of result @p k of an op `fused`: its first loops
 * become the domain, and each iteration stores the element of the result at its counters. The
 * caller guarantees that all reads lie inside the operands. */
SMR_MUST_USE smr_status smr_graph_fuse(smr_graph *g, smr_node *v, uint32_t k, smr_nest *n);
/** Returns the nest of result @p k of an op `fused`; NULL: there is none. */
smr_nest *smr_node_nest(const smr_node *v, uint32_t k);
/** Sets an attribute of @p v to a copy of the numbers; replaces an earlier one of the same key. */
SMR_MUST_USE smr_status smr_node_set(smr_graph *g, smr_node *v, smr_attr_key key, const int64_t *n,
				     uint32_t count);
/** Returns the numbers of @p key, or NULL; *@p count is their number (@p count may be NULL). */
const int64_t *smr_node_get(const smr_node *v, smr_attr_key key, uint32_t *count);
/** Returns the first number of @p key, or @p otherwise. */
int64_t smr_node_number(const smr_node *v, smr_attr_key key, int64_t otherwise);
const char *smr_attr_name(smr_attr_key key);
bool smr_attr_parse(const char *name, size_t len, smr_attr_key *out);
/** Stands for the number of one result: all results. */
#define SMR_ALL_RESULTS UINT32_MAX
/** Returns the type of result @p k. */
const smr_type *smr_node_type(const smr_node *v, uint32_t k);
/** Returns a new body, whose expressions are in the graph's arena; NULL when out of memory. */
smr_lambda *smr_graph_lambda(smr_graph *g, uint32_t nparams, uint32_t nresults,
			     const smr_expr *const *results);
/** Appends a key of the body: equal bytes for equal bodies (NULL is one), different bytes for
 * others. */
SMR_MUST_USE smr_status smr_lambda_key(const smr_lambda *l, smr_str *s);
/** Appends a key of an expression whose sizes are numbers, likewise. */
SMR_MUST_USE smr_status smr_expr_key(const smr_expr *e, smr_str *s);
/** Appends a number in a prefix-free encoding. */
void smr_key_number(smr_str *s, uint64_t v);
/** Copies what the nests share with other graphs, which then need not outlive @p g. */
SMR_MUST_USE smr_status smr_graph_own(smr_graph *g);
smr_expr *smr_expr_param(smr_graph *g, smr_dtype t, uint32_t k);
/** Substitutes @p args for the parameters of @p e, an expression of a body; shared parts stay
 * shared. */
const smr_expr *smr_expr_apply(smr_graph *g, const smr_expr *e, const smr_expr *const *args,
			       uint32_t nargs);
/** Computes the number of elements of a type whose sizes are numbers; false: they are not, or the
 * product overflows. */
bool smr_type_count(const smr_type *t, int64_t *out);
/** Returns the bytes of the elements; 0 if their number is unknown. */
double smr_type_bytes(const smr_type *t);
/** Returns whether element type and sizes are the same. */
bool smr_type_equal(const smr_type *a, const smr_type *b);
/** Makes a type of these sizes. */
SMR_MUST_USE smr_status smr_type_make(smr_graph *g, smr_dtype dtype, uint32_t rank,
				      const int64_t *dims, smr_type *out);
/** Gets the sizes as numbers; false if one is not a number. */
bool smr_type_dims(const smr_type *t, int64_t dims[SMR_MAX_RANK]);
/** Records that @p writer may overlap @p view; a repeated record has no effect. */
SMR_MUST_USE smr_status smr_graph_after(smr_graph *g, smr_node *view, smr_node *writer);
/** Computes the strides in bytes of a dense tensor, last dimension fastest. */
SMR_MUST_USE smr_status smr_graph_dense(smr_graph *g, const smr_type *t,
					const smr_poly *stride[SMR_MAX_RANK]);
/** Returns the loops bound by folds in @p e, as bits (not those of scans). */
uint64_t smr_expr_bound(const smr_expr *e);
SMR_MUST_USE smr_status smr_graph_result(smr_graph *g, smr_node *v);

/** Allocates an expression of @p kind without the fields of other kinds: copy it by the next two
 * functions, not by `=`. NULL when out of memory. */
smr_expr *smr_expr_alloc(smr_arena *a, smr_expr_kind kind);
smr_expr *smr_expr_copy(smr_arena *a, const smr_expr *e);
/** Copies @p e to @p to, which has room for any kind; fields that @p e does not have become
 * zero. */
void smr_expr_put(smr_expr *to, const smr_expr *e);
/* Constructors of expressions (arena of the graph; NULL when out of memory or when an argument is
 * NULL). */
smr_expr *smr_expr_const(smr_graph *g, smr_dtype t, uint64_t bits);
smr_expr *smr_expr_float(smr_graph *g, smr_dtype t, double v);
smr_expr *smr_expr_int(smr_graph *g, smr_dtype t, int64_t v);
smr_expr *smr_expr_size(smr_graph *g, const smr_poly *p);
smr_expr *smr_expr_loop(smr_graph *g, uint32_t loop);
smr_expr *smr_expr_read(smr_graph *g, smr_dtype t, uint32_t input, uint32_t rank, smr_index *index);
smr_expr *smr_expr_op(smr_graph *g, smr_op op, smr_dtype t, uint32_t n,
		      const smr_expr *const *args);
smr_expr *smr_expr_acc(smr_graph *g, smr_dtype t, uint32_t depth, uint32_t acc);
/** A fold with one accumulator over @p n loops. */
smr_expr *smr_expr_fold(smr_graph *g, uint32_t n, const uint32_t *loops, const smr_expr *init,
			const smr_expr *step);
/** Returns the element that @p fold adds in each step if it is a compensated sum, a fold of one f64
 * by `addc` (base/data/sum.h, starting from init); else NULL. */
const smr_expr *smr_fold_compensated(const smr_expr *fold);
bool smr_expr_equal(const smr_expr *a, const smr_expr *b);
/** Returns whether two indices of a dimension are equal at every point. */
bool smr_index_equal(const smr_index *a, const smr_index *b);
double smr_const_as_double(const smr_expr *e); /* CONST only */
/** Infers the type of an operator's result for arguments of these types (@p want is NULL unless the
 * operator's name does not imply the type: convert, bitcast). The error message states the types
 * that the operator accepts. */
SMR_MUST_USE smr_status smr_op_type(smr_op op, uint32_t n, const smr_dtype *args,
				    const smr_dtype *want, smr_dtype *out);
/** Returns the loops that the value depends on, as bits, without those that folds in it bind; a
 * scan's loop counts. */
uint64_t smr_expr_loops(const smr_expr *e);
/** Returns whether @p e uses an accumulator of an enclosing fold or scan. */
bool smr_expr_open(const smr_expr *e);

/* ---- binding at entry ------------------------------------------------------------------------ */

/** The numbers of one entry into a flow: values of symbols, base pointers and scalars. */
typedef struct smr_env {
	int64_t *sym;    /* [nsyms] */
	void **base;     /* [nbases] */
	uint64_t *value; /* [nnodes]: bits (low bytes) of rank-0 values by node id: `scalar` nodes
			  * are set at entry, rank-0 results of nests by the run */
	/** [nbases], or NULL: for each base 0, or a number of its contents, which never change;
	 * other contents never have the same number. */
	const uint64_t *constant;
	/** [nbases], or NULL: memory of the bases whose contents may be on a device; only
	 * implementations of devices get it (back/device/resident.h). */
	struct smr_device_resident *const *resident;
} smr_env;

/** A bound tensor: strides in bytes. */
typedef struct smr_tensor {
	void *data;
	smr_dtype dtype;
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK], strides[SMR_MAX_RANK];
} smr_tensor;

/** Binds the memory behind a view, or behind the view a nest stores into. */
SMR_MUST_USE smr_status smr_env_tensor(const smr_graph *g, const smr_env *e, const smr_node *v,
				       smr_tensor *out);
/** Computes the bytes [lo, hi) of a view, from its base pointer. SMR_EUNSUPPORTED: empty, or larger
 * than memory. */
SMR_MUST_USE smr_status smr_window_range(const smr_node *view, const int64_t *sym, int64_t *lo,
					 int64_t *hi);
/** Computes the bytes [lo, hi) of a window of opaque code; SMR_EUNSUPPORTED: its formulas
 * overflow. */
SMR_MUST_USE smr_status smr_opaque_range(const smr_node *view, const int64_t *sym, int64_t *lo,
					 int64_t *hi);
/** Checks exactly whether all `wrap` conditions of opaque code hold at these sizes. */
SMR_MUST_USE smr_status smr_opaque_holds(const smr_graph *g, const int64_t *sym);
/** Computes the byte range [lo, hi) of a bound tensor. Fails when it wraps around the address
 * space. */
SMR_MUST_USE smr_status smr_tensor_range(const smr_tensor *t, uintptr_t *lo, uintptr_t *hi);

/* ---- counting -------------------------------------------------------------------------------- */

/** Work of one nest for given symbol values: flops by ops.def, bytes = distinct bytes of inputs and
 * output, points = product of all extents. A fold that is the same for several points, such as the
 * mean of a row, is taken to be computed once for them. slow: the part of flops that stands for
 * functions and divisions (SMR_SLOW_FLOPS each at least). */
enum { SMR_SLOW_FLOPS = 4 };
/** Operators that take many times as long as an addition, grouped by cost. */
typedef enum smr_math_fn {
	SMR_MATH_FN_DIVIDE,
	SMR_MATH_FN_ROOT,
	SMR_MATH_FN_EXP,
	SMR_MATH_FN_LOG,
	SMR_MATH_FN_SINE,
	SMR_MATH_FN_TANH,
	SMR_MATH_FN_POWER,
	SMR_MATH_FN_OTHER,
	SMR_MATH_FN_COUNT
} smr_math_fn;
/** Returns the cost group of an operator; SMR_MATH_FN_COUNT: none. */
smr_math_fn smr_op_dear(smr_op op);
/** Returns the weight of one operator within its group: of SMR_MATH_FN_OTHER, its flops relative to
 * those of atan2. */
double smr_op_dear_times(smr_op op);
typedef struct smr_work {
	double flops, bytes_read, bytes_written, points, slow;
	double dear[SMR_MATH_FN_COUNT]; /* number of operators of each group */
	double dear_flops;              /* flops of these operators */
	double lanes, parts; /* counts of the vectorised interpreter (back/strip), where available:
			      * results of all parts of its expressions, and number of parts
			      * started */
	double cycles;       /* cycles of a core that runs generated code with its operands in the
			      * first-level cache, without expensive operators; 0: not counted */
} smr_work;
void smr_nest_work(const smr_node *nest, const int64_t *sym, smr_work *out);
/** Computes the work of opaque code that has a `work` formula: of its longest path, with windows in
 * full. */
void smr_opaque_work(const smr_node *v, const int64_t *sym, smr_work *out);
/** Returns those of @p loops for whose points @p fold is evaluated, in an expression that is
 * evaluated for all points of @p loops. */
uint64_t smr_fold_points(const smr_expr *fold, uint64_t loops);
/** Returns the set of loops that a fold or a scan binds. */
uint64_t smr_fold_loops(const smr_expr *fold);
/** Counts the parts of expressions evaluated for one point of the domain, with folds as in
 * smr_nest_work(). */
double smr_nest_steps(const smr_node *nest, const int64_t *sym);
/** Counts these parts for all points; a fold that is invariant in a loop is evaluated once. */
double smr_nest_all_steps(const smr_node *nest, const int64_t *sym);
/** Returns the number of points of the domain. */
double smr_nest_points(const smr_node *nest, const int64_t *sym);
#endif
