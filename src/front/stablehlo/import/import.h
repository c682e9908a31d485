/** @file From the tree of MLIR's ops to flows over values (internal to import*.c).
 *
 * A value of the program is one or two tensors (complex numbers: real and imaginary parts), none (a
 * token), or several values (a tuple). A tensor is a node of the flow that computes it; other flows
 * have it through a variable, which it gets when first asked for. */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_IMPORT_H
#define SMR_FRONT_STABLEHLO_IMPORT_IMPORT_H
#include "base/data/vec.h"
#include "front/stablehlo/import/stablehlo.h"
#include "front/stablehlo/mlir/mlir.h"
#include "ops/build.h"
#include "ops/ops.h"

typedef struct hlo_import hlo_import;

enum {
	HLO_OPERANDS = 3,  /* of an op on elements, at most */
	HLO_FOLDED = 16,   /* elements of tensors that are computed here */
	HLO_KEPT = 128,    /* bytes of constants that each flow has its own of */
	HLO_BODY = 20000,  /* parts of a region's body, written as a tree */
	HLO_NESTING = 150, /* of control flow and calls */
	HLO_DIMS_ANY = -1,
	HLO_DEVICES = 4096, /* at most */
};

/** An element type of MLIR. */
typedef struct hlo_elem {
	smr_dtype dtype; /* complex: of a part */
	uint8_t bits;    /* integers of 2 and 4 bits lie in 8 */
	bool complex, token, tuple;
} hlo_elem;

typedef struct hlo_type {
	hlo_elem elem;
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK]; /* HLO_DIMS_ANY: "?" */
} hlo_type;

/** A basic block in the making. */
typedef struct hlo_flow {
	smr_graph *g;
	smr_block *block;
	SMR_VEC(uint32_t) ins, outs;
	struct hlo_kept *bodies;
	struct hlo_flow *next;
} hlo_flow;

typedef struct hlo_part {
	hlo_flow *home, *last;  /* home: NULL: a variable from the beginning */
	smr_node *node, *there; /* in home, in last */
	uint32_t var;           /* UINT32_MAX: none yet */
} hlo_part;

typedef struct hlo_value {
	hlo_type type;
	uint32_t nparts;
	hlo_part part[2];
	const smr_expr *expr[2]; /* within a region: instead of the parts */
	uint32_t cost[2];        /* of those, written as trees */
	uint32_t region;         /* which */
	struct hlo_value **members;
	uint32_t nmembers;
} hlo_value;

typedef struct hlo_row hlo_row;
typedef struct hlo_x hlo_x;

/** How an op is imported: by `import`, or element by element, in flows and regions alike. */
struct hlo_row {
	const char *name;
	smr_status (*import)(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);
	smr_status (*element)(hlo_x *x);
	int data; /* for those */
};

typedef struct hlo_kept hlo_kept;
typedef struct hlo_func hlo_func;

struct hlo_import {
	const char *file;
	smr_mlir *mlir;
	smr_arena *arena; /* the module's */
	smr_module *m;
	smr_function *f;
	const char *fname;
	smr_body *body;     /* where blocks go */
	hlo_flow *flow;     /* the last of them, or NULL */
	hlo_flow *flows;    /* all */
	hlo_value **values; /* by number */
	uint32_t *anew;     /* by number: smr_loc.anew of what is computed of it */
	uint32_t nvalues;
	smr_graph scratch; /* for expressions of the op that is read */
	unsigned scratched;
	hlo_func *funcs, *later; /* later: to be imported */
	const smr_mlir_op *at;   /* for messages */
	uint32_t stage;          /* smr_loc.stage of the call that is read; 0: none */
	uint32_t behind;         /* smr_loc.anew of that call */
	uint32_t barriers;       /* that were read so far */
	bool told;               /* the message has its place */
	unsigned depth;
	uint32_t mapped;          /* devices of a pmap, 0: it is none */
	bool apart;               /* it was cut into devices' programs before */
	uint32_t region, regions; /* the one that is read, 0: none; how many there were */
	const hlo_row **rows;     /* by name */
	size_t nrows;
};

/* ---- import.c */
/** "file:line:column: …" of @p op. */
smr_status hlo_fail(hlo_import *im, const smr_mlir_op *op, smr_status st, const char *fmt, ...)
	SMR_PRINTF(4, 5);
smr_status hlo_no_memory(hlo_import *im);
/** "unsupported: NAME" and, if @p why is not NULL, more. */
smr_status hlo_unsupported(hlo_import *im, const smr_mlir_op *op, const char *why);
#ifdef __clang_analyzer__ /* as with smr_fail() */
#define hlo_fail(...) SMR_NEVER_OK(hlo_fail(__VA_ARGS__))
#define hlo_unsupported(...) SMR_NEVER_OK(hlo_unsupported(__VA_ARGS__))
#define hlo_no_memory(...) SMR_NEVER_OK(hlo_no_memory(__VA_ARGS__))
#endif
/** NULL: there is none. */
const hlo_row *hlo_row_of(const hlo_import *im, const char *name);
/** The ops of a block up to its terminator, which is *@p end. */
SMR_MUST_USE smr_status hlo_block(hlo_import *im, const smr_mlir_block *b, const smr_mlir_op **end);
/** The one block of region @p k, with @p nargs arguments (UINT32_MAX: any). */
SMR_MUST_USE smr_status hlo_region(hlo_import *im, const smr_mlir_op *op, uint32_t k,
				   uint32_t nargs, const smr_mlir_block **out);

/* ---- signature.c */
/** What main takes and gives, in an arena of its own. */
SMR_MUST_USE smr_status hlo_face(hlo_import *im, smr_stablehlo_face *out);

/* ---- body.c */
/** Where to make expressions that are not read any more when the op is done. */
SMR_MUST_USE smr_status hlo_scratch(hlo_import *im, smr_graph **out);
/** Between ops: what was made there may go. */
void hlo_scratch_free(hlo_import *im);
/** The flow's body that is equal to @p l. */
SMR_MUST_USE smr_status hlo_body(hlo_import *im, const smr_lambda *l, const smr_lambda **out);
void hlo_forget_bodies(hlo_import *im);

/* ---- value.c */
/** Gives every value of the program a number. */
SMR_MUST_USE smr_status hlo_number(hlo_import *im);
hlo_value *hlo_new_value(hlo_import *im, const hlo_type *t);
SMR_MUST_USE smr_status hlo_bind(hlo_import *im, const smr_mlir_value *v, hlo_value *to);
SMR_MUST_USE smr_status hlo_lookup(hlo_import *im, const smr_mlir_value *of, hlo_value **out);
/** What operand @p i is. */
SMR_MUST_USE smr_status hlo_operand(hlo_import *im, const smr_mlir_op *op, uint32_t i,
				    hlo_value **out);
/** The place of an op, for nodes. */
smr_loc hlo_loc(hlo_import *im, const smr_mlir_op *op);
/** The flow that nodes go to. */
SMR_MUST_USE smr_status hlo_here(hlo_import *im);
/** Part @p k in that flow. */
SMR_MUST_USE smr_status hlo_node(hlo_import *im, hlo_value *v, uint32_t k, smr_node **out);
SMR_MUST_USE smr_status hlo_var(hlo_import *im, hlo_value *v, uint32_t k, uint32_t *out);
/** A new variable for a part of a value of type @p t. */
SMR_MUST_USE smr_status hlo_new_var(hlo_import *im, const hlo_type *t, uint32_t *out);
/** A value that is new variables. */
SMR_MUST_USE smr_status hlo_var_value(hlo_import *im, const hlo_type *t, hlo_value **out);
/** Variable @p var becomes part @p k at the end of the flow. */
SMR_MUST_USE smr_status hlo_assign(hlo_import *im, hlo_value *v, uint32_t k, uint32_t var);
/** Operand as the one real tensor it must be. */
SMR_MUST_USE smr_status hlo_in(hlo_import *im, const smr_mlir_op *op, uint32_t i, smr_node **out);
/** Nodes of the flow as a value. */
SMR_MUST_USE smr_status hlo_value_of(hlo_import *im, hlo_elem elem, smr_node *const *nodes,
				     hlo_value **out);
/** Result @p k becomes these nodes of the flow; checks the type that the text says. */
SMR_MUST_USE smr_status hlo_out(hlo_import *im, const smr_mlir_op *op, uint32_t k,
				smr_node *const *nodes);
SMR_MUST_USE smr_status hlo_out_value(hlo_import *im, const smr_mlir_op *op, uint32_t k,
				      hlo_value *v);
/** Dead nodes go, blocks learn their variables. */
SMR_MUST_USE smr_status hlo_finish(hlo_import *im);
void hlo_forget(hlo_import *im);

/* ---- type.c */
SMR_MUST_USE smr_status hlo_type_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *t,
				    hlo_type *out);
/** The type of result @p k, whose sizes must be numbers. */
SMR_MUST_USE smr_status hlo_result_type(hlo_import *im, const smr_mlir_op *op, uint32_t k,
					hlo_type *out);
SMR_MUST_USE smr_status hlo_fits(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *said,
				 const hlo_type *t);
bool hlo_same_shape(const hlo_type *a, const hlo_type *b);
bool hlo_elem_equal(hlo_elem a, hlo_elem b);
uint32_t hlo_parts(const hlo_type *t);
SMR_MUST_USE smr_status hlo_smr_type(smr_graph *g, const hlo_type *t, smr_type *out);
/** f32, ui4 …; of a part, if complex. */
const char *hlo_elem_name(hlo_elem e);
/* Attributes; a missing one is an error unless a default is given. */
SMR_MUST_USE smr_status hlo_ints(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				 const char *name, const int64_t **out, uint32_t *n);
SMR_MUST_USE smr_status hlo_attr_ints(hlo_import *im, const smr_mlir_op *op, const char *name,
				      const int64_t **out, uint32_t *n);
/** @p n of them, or @p otherwise that often where there are none. */
SMR_MUST_USE smr_status hlo_attr_fill(hlo_import *im, const smr_mlir_op *op, const char *name,
				      uint32_t n, int64_t otherwise, const int64_t **out);
SMR_MUST_USE smr_status hlo_attr_int(hlo_import *im, const smr_mlir_op *op, const char *name,
				     int64_t *out);
int64_t hlo_attr_int_or(const smr_mlir_op *op, const char *name, int64_t otherwise);
/** The word of an enumeration, or @p otherwise. */
const char *hlo_attr_word(const smr_mlir_op *op, const char *name, const char *otherwise);

/* ---- make.c */
/** The op with @p nresults results, given to @p out; small integers are computed. */
SMR_MUST_USE smr_status hlo_build(hlo_import *im, smr_draft *k, uint32_t nresults, smr_node **out);
/** The same elements in every place. */
SMR_MUST_USE smr_status hlo_splat(hlo_import *im, smr_dtype t, uint32_t rank, const int64_t *dims,
				  uint64_t bits, smr_node **out);
SMR_MUST_USE smr_status hlo_tensor(hlo_import *im, smr_dtype t, uint32_t rank, const int64_t *dims,
				   const void *data, size_t n, smr_node **out);
SMR_MUST_USE smr_status hlo_reshape(hlo_import *im, smr_node *v, uint32_t rank, const int64_t *dims,
				    smr_node **out);
SMR_MUST_USE smr_status hlo_broadcast(hlo_import *im, smr_node *v, uint32_t rank,
				      const int64_t *dims, const int64_t *map, smr_node **out);
SMR_MUST_USE smr_status hlo_transpose(hlo_import *im, smr_node *v, const int64_t *dims,
				      smr_node **out);
SMR_MUST_USE smr_status hlo_slice(hlo_import *im, smr_node *v, const int64_t *start,
				  const int64_t *limit, const int64_t *stride, smr_node **out);
SMR_MUST_USE smr_status hlo_iota(hlo_import *im, const hlo_type *t, int64_t dim, smr_node **out);
/** Results @p e of nodes that they name as parameters, all of one shape. */
SMR_MUST_USE smr_status hlo_map(hlo_import *im, const hlo_type *shape, smr_node *const *ins,
				uint32_t nins, const smr_expr *const *e, uint32_t n,
				smr_node **out);
/** @p v converted value by value, if it is of another type. */
SMR_MUST_USE smr_status hlo_cast(hlo_import *im, smr_node *v, smr_dtype t, smr_node **out);
/** Integers of 2 and 4 bits brought back to those. */
SMR_MUST_USE smr_status hlo_wrapped(hlo_import *im, hlo_elem t, smr_node **v);
SMR_MUST_USE smr_status hlo_2(hlo_import *im, smr_op op, smr_node *a, smr_node *b, smr_node **out);

/* ---- fold.c */
/** One element that all are. */
bool hlo_is_splat(const smr_node *v, uint64_t *bits);
/** The numbers of a small constant of integers. */
bool hlo_known(const smr_node *v, int64_t *out, uint32_t *n);
/** *@p out stays NULL where it cannot be computed here. */
SMR_MUST_USE smr_status hlo_fold(hlo_import *im, const smr_node *like, smr_node **out);

/* ---- element.c: what ops are on elements */
/** Numbers of a row of an op on elements. */
enum {
	HLO_COUNT = 3,         /* operands */
	HLO_ALIKE = 4,         /* all of one type, which the result has */
	HLO_OTHER = 8,         /* ... which the result has not */
	HLO_WRAPS = 16,        /* the result may need more than 2 or 4 bits */
	HLO_SCALAR_FIRST = 32, /* operand 0 may be a scalar */
	HLO_SCALAR_LAST = 64,  /* operand 2 may be one */
	HLO_1 = 1 | HLO_ALIKE,
	HLO_2 = 2 | HLO_ALIKE,
};
struct hlo_x {
	hlo_import *im;
	const smr_mlir_op *op;
	const hlo_row *row;
	smr_graph *g;
	uint32_t n;                         /* operands */
	hlo_elem in[HLO_OPERANDS], out;     /* out: of the result, as the text says */
	const smr_expr *a[HLO_OPERANDS][2]; /* parts of operands */
	const smr_expr *r[2];               /* to be given */
	bool tensors;                       /* not within a region */
	hlo_type shape;                     /* of operands and result */
	SMR_VEC(smr_node *) nodes;          /* parameters */
};
/** Keeps parts that occur several times from being written that often. */
SMR_MUST_USE smr_status hlo_let(hlo_x *x, const smr_expr **e, uint32_t n);
/** Checks operands @p v; fills in types and shape. Then computes r from a. */
SMR_MUST_USE smr_status hlo_prepare(hlo_x *x, hlo_value *const *v);
SMR_MUST_USE smr_status hlo_compute(hlo_x *x);
/** An op on tensors. */
SMR_MUST_USE smr_status hlo_same_elem(hlo_x *x, uint32_t i, uint32_t k);
SMR_MUST_USE smr_status hlo_element(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);
/** The numbers of @p e, if it is one. */
bool hlo_const(const smr_expr *e, uint64_t *bits);
/** @p e brought back to 2 or 4 bits. */
const smr_expr *hlo_wrap(smr_graph *g, hlo_elem t, const smr_expr *e);
const smr_expr *hlo_f(smr_graph *g, smr_dtype t, double v);
const smr_expr *hlo_i(smr_graph *g, smr_dtype t, int64_t v);

/* ---- complex.c: on pairs */
smr_status hlo_complex_add(hlo_x *x);
smr_status hlo_complex_subtract(hlo_x *x);
smr_status hlo_complex_multiply(hlo_x *x);
smr_status hlo_complex_divide(hlo_x *x);
smr_status hlo_complex_power(hlo_x *x);
smr_status hlo_complex_abs(hlo_x *x);
smr_status hlo_complex_sign(hlo_x *x);
smr_status hlo_complex_exp(hlo_x *x);
smr_status hlo_complex_expm1(hlo_x *x);
smr_status hlo_complex_log(hlo_x *x);
smr_status hlo_complex_log1p(hlo_x *x);
smr_status hlo_complex_sin(hlo_x *x);
smr_status hlo_complex_cos(hlo_x *x);
smr_status hlo_complex_tan(hlo_x *x);
smr_status hlo_complex_tanh(hlo_x *x);
smr_status hlo_complex_sqrt(hlo_x *x);
smr_status hlo_complex_rsqrt(hlo_x *x);
smr_status hlo_complex_logistic(hlo_x *x);
typedef struct hlo_pair {
	const smr_expr *re, *im;
} hlo_pair;
SMR_MUST_USE smr_status hlo_complex_root(hlo_x *x, hlo_pair a, hlo_pair *out);

/* ---- inverse.c */
smr_status hlo_complex_acos(hlo_x *x);
smr_status hlo_complex_acosh(hlo_x *x);
smr_status hlo_complex_asin(hlo_x *x);
smr_status hlo_complex_asinh(hlo_x *x);
smr_status hlo_complex_atan(hlo_x *x);
smr_status hlo_complex_atanh(hlo_x *x);
smr_status hlo_complex_sinh(hlo_x *x);
smr_status hlo_complex_cosh(hlo_x *x);

/* ---- region.c */
/** A region as a body: its arguments are numbers of types @p args, part p of argument i is
 * parameter number[i][p] (NULL: one after another). */
SMR_MUST_USE smr_status hlo_lambda(hlo_import *im, const smr_mlir_op *op, uint32_t region,
				   const hlo_elem *args, uint32_t nargs,
				   const uint32_t (*number)[2], hlo_elem *results,
				   uint32_t nresults, smr_lambda **out);

/* ---- reduce.c */
/** n operands, then n starts; by parts. */
typedef struct hlo_fold_ops {
	uint32_t n, nparts;
	smr_node **ins;            /* 2 * nparts, and room for nparts more */
	hlo_elem *elems, *results; /* of the region: 2 * n, n */
} hlo_fold_ops;
/** The first @p nins operands. */
SMR_MUST_USE smr_status hlo_folding(hlo_import *im, const smr_mlir_op *op, uint32_t nins,
				    hlo_fold_ops *f);
SMR_MUST_USE smr_status hlo_folded(hlo_import *im, const smr_mlir_op *op, const hlo_fold_ops *f,
				   smr_node **made);

/* ---- sum.c */
/** @p v folded over @p dims by @p body; a long sum of floats in stages. */
SMR_MUST_USE smr_status hlo_sum(hlo_import *im, smr_node *v, smr_node *start, const int64_t *dims,
				uint32_t n, const smr_lambda *body, smr_node **out);

/* ---- dot.c */
/** The numbers low and high from the attribute "padding". */
SMR_MUST_USE smr_status hlo_padding(hlo_import *im, const smr_mlir_op *op, uint32_t n,
				    smr_draft *k);

/* ---- func.c */
/** Notes all functions, what they call and how large they are. */
SMR_MUST_USE smr_status hlo_functions(hlo_import *im);
SMR_MUST_USE smr_status hlo_main(hlo_import *im, const smr_stablehlo_params *params);
/** @main, or the only function that is not private; NULL: there is none. */
const smr_mlir_op *hlo_main_function(hlo_import *im);
/** Attribute @p name of argument or result @p i of a function, @p list "arg_attrs" or "res_attrs";
 * NULL: it has none. */
const smr_mlir_attr *hlo_attr_of(const smr_mlir_op *fn, const char *list, uint32_t i,
				 const char *name);
void hlo_forget_functions(hlo_import *im);
/** The text of a symbol or string, or NULL. */
const char *hlo_symbol(const smr_mlir_op *op, const char *name);
/** The function of that name, its one block; NULL: there is none. */
const smr_mlir_op *hlo_find_function(hlo_import *im, const char *name);
/** Calls of @p name: its ops in place, or a call. */
SMR_MUST_USE smr_status hlo_call(hlo_import *im, const smr_mlir_op *op, const char *name,
				 hlo_value *const *args, uint32_t nargs, hlo_value **results,
				 uint32_t nresults);

/* ---- control.c */
/** Variables of all parts. */
SMR_MUST_USE smr_status hlo_vars(hlo_import *im, hlo_value *const *v, uint32_t n, uint32_t **out,
				 uint32_t *nout);
/** The variables that @p to is become @p v. */
SMR_MUST_USE smr_status hlo_assign_all(hlo_import *im, hlo_value *v, const hlo_value *to);
smr_status hlo_identity(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);

/* ---- index.c */
SMR_MUST_USE smr_status hlo_gather(hlo_import *im, const smr_mlir_op *op, const int64_t *sizes,
				   uint32_t n);

/* ---- library.c */
/** All parts of all operands. */
SMR_MUST_USE smr_status hlo_all_parts(hlo_import *im, const smr_mlir_op *op, smr_node ***out,
				      uint32_t *n);
/** Builds @p k, whose results are all parts of all results; @p unread: other shapes do not matter.
 */
SMR_MUST_USE smr_status hlo_all_results(hlo_import *im, const smr_mlir_op *op, smr_draft *k,
					bool unread);

/** Into a state and bits of type @p t. */
SMR_MUST_USE smr_status hlo_random_bits(hlo_import *im, const smr_mlir_op *op, const hlo_type *t);

/* ---- lapack.c */
/** Whether custom_call @p target is a routine of LAPACK: *@p done. */
SMR_MUST_USE smr_status hlo_lapack(hlo_import *im, const smr_mlir_op *op, const char *target,
				   bool *done);
/** Parts of the operands but of those that only tell the sizes of results. */
SMR_MUST_USE smr_status hlo_lapack_operands(hlo_import *im, const smr_mlir_op *op, smr_node ***ins,
					    uint32_t *nins);
/** The same, in the form before that of lapack_*_ffi: lapack_old.c. */
SMR_MUST_USE smr_status hlo_lapack_old(hlo_import *im, const smr_mlir_op *op, const char *target,
				       bool *done);

/* ---- window.c */
SMR_MUST_USE smr_status hlo_top_k(hlo_import *im, const smr_mlir_op *op, int64_t n);

/* ---- dynamic.c */
/** Operand @p i as numbers, HLO_FOLDED of them at most. */
SMR_MUST_USE smr_status hlo_known_operand(hlo_import *im, const smr_mlir_op *op, uint32_t i,
					  int64_t *out, uint32_t *n);
/** The same as sizes, or those of the type @p said (or NULL), where it tells all. */
SMR_MUST_USE smr_status hlo_known_sizes(hlo_import *im, const smr_mlir_op *op, uint32_t i,
					const smr_mlir_type *said, int64_t *out, uint32_t *n);

/* ---- custom.c */
/** Whether custom_call @p target is done here: *@p done. */
SMR_MUST_USE smr_status hlo_custom(hlo_import *im, const smr_mlir_op *op, const char *target,
				   bool *done);

/* ---- cut.c */
/** Which part of one dimension each device has. */
typedef struct hlo_cut {
	int64_t parts;
	int64_t *part, *rest; /* [ndevices]; rest: alike for those that have one whole together */
} hlo_cut;
typedef struct hlo_cuts {
	uint32_t ndevices;
	bool replicas; /* devices are counted as replicas, not as partitions */
	hlo_cut dim[SMR_MAX_RANK];
} hlo_cuts;
/** One part, which all devices have. */
SMR_MUST_USE smr_status hlo_no_cut(hlo_import *im, uint32_t ndevices, hlo_cut *out);
/** The part of @p v that belongs to this device. */
SMR_MUST_USE smr_status hlo_part_of(hlo_import *im, const smr_mlir_op *op, const hlo_cuts *cuts,
				    hlo_value *v, hlo_value **out);
/** The whole of which @p v is a part. */
SMR_MUST_USE smr_status hlo_whole_of(hlo_import *im, const hlo_cuts *cuts, hlo_value *v,
				     hlo_value **out);

/* ---- gspmd.c */
/** Whether the program goes from whole tensors to parts, or back, by annotations of GSPMD. */
bool hlo_is_gspmd(const smr_mlir_op *op);
/** Whether it only says where a value lies. */
bool hlo_is_sharding(const smr_mlir_op *op);
/** Sharding, SPMDFullToShardShape, SPMDShardToFullShape: *@p done. */
SMR_MUST_USE smr_status hlo_gspmd(hlo_import *im, const smr_mlir_op *op, const char *target,
				  bool *done);

/* ---- pmap.c */
/** How many devices a program of pmap is for; 0: it is none. */
uint32_t hlo_pmap_devices(const smr_mlir_op *module, uint32_t partitions, uint32_t replicas);
/** Whether argument or result @p i of @main, in the text of type @p t, is a line of each device. */
SMR_MUST_USE smr_status hlo_pmap_maps(hlo_import *im, const smr_mlir_op *fn, bool result,
				      uint32_t i, const hlo_type *t, bool *maps);
SMR_MUST_USE smr_status hlo_pmap_cut(hlo_import *im, uint32_t rank, hlo_cuts *out);

/* ---- shard.c */
/** How many devices the program is written for; 1 where it is whole, whatever it says of them. */
SMR_MUST_USE smr_status hlo_devices(hlo_import *im, uint32_t *partitions, uint32_t *replicas);

/* ---- sdy.c */
/** The mesh of a program that shardings are said of, if there is one. */
SMR_MUST_USE smr_status hlo_module_mesh(hlo_import *im);
/** Keeps what @p a, or NULL, says of a value that is variables of the function. */
SMR_MUST_USE smr_status hlo_say(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				const hlo_value *v);
/** What an op says of its results, if it does. */
SMR_MUST_USE smr_status hlo_said_of_results(hlo_import *im, const smr_mlir_op *op);
smr_status hlo_constraint(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);

/* ---- tables */
extern const hlo_row hlo_element_rows[], hlo_compare_rows[], hlo_complex_rows[], hlo_move_rows[],
	hlo_reduce_rows[], hlo_dot_rows[], hlo_control_rows[], hlo_window_rows[], hlo_index_rows[],
	hlo_library_rows[], hlo_call_rows[], hlo_dynamic_rows[], hlo_chlo_rows[],
	hlo_collective_rows[], hlo_norm_rows[], hlo_shard_rows[];
#endif
