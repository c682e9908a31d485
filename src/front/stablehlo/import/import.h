/** @file Translation of the tree of MLIR's ops to flows over values (internal to import/).
 *
 * A value of the program is one or two tensors (complex numbers: real and imaginary parts), none (a
 * token), or several values (a tuple). A tensor is a node of the flow that computes it; other flows
 * access it through a variable, which is created on first use. */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_IMPORT_H
#define SMR_FRONT_STABLEHLO_IMPORT_IMPORT_H
#include "base/data/vec.h"
#include "front/stablehlo/import/stablehlo.h"
#include "front/stablehlo/mlir/mlir.h"
#include "ops/build.h"
#include "ops/ops.h"

typedef struct hlo_import hlo_import;

enum {
	HLO_OPERANDS = 3,  /* operands of an elementwise op, at most */
	HLO_FOLDED = 16,   /* elements of constants that the importer folds */
	HLO_KEPT = 128,    /* bytes up to which each flow has its own copy of a constant */
	HLO_BODY = 20000,  /* size of a region's body as a tree, at most */
	HLO_NESTING = 150, /* depth of control flow and calls */
	HLO_DIMS_ANY = -1,
	HLO_DEVICES = 4096, /* at most */
};

/** How stored integers stand for numbers: (stored - zero) * scale. */
typedef struct hlo_quant {
	smr_dtype stands;    /* type of the numbers */
	int64_t least, most; /* of what is stored */
	int64_t axis;        /* dimension with a scale for each index; -1: one scale for all */
	uint32_t n;          /* number of scales */
	double *scale;
	int64_t *zero;
} hlo_quant;

/** An element type of MLIR. */
typedef struct hlo_elem {
	smr_dtype dtype; /* of a complex type: the type of a part */
	uint8_t bits;    /* integers of 2 and 4 bits are stored in 8 */
	bool complex, token, tuple;
	const hlo_quant *quant; /* or NULL; dtype and bits are those of the stored integers */
} hlo_elem;

typedef struct hlo_type {
	hlo_elem elem;
	uint32_t rank;
	int64_t dims[SMR_MAX_RANK]; /* HLO_DIMS_ANY: "?" */
} hlo_type;

/** A basic block under construction. */
typedef struct hlo_flow {
	smr_graph *g;
	smr_block *block;
	SMR_VEC(uint32_t) ins, outs;
	struct hlo_kept *bodies;
	struct hlo_flow *next;
} hlo_flow;

typedef struct hlo_part {
	hlo_flow *home, *last;  /* home: flow of the node; NULL: a variable from the start */
	smr_node *node, *there; /* nodes in home, in last */
	uint32_t var;           /* UINT32_MAX: none yet */
} hlo_part;

typedef struct hlo_value {
	hlo_type type;
	uint32_t nparts;
	hlo_part part[2];
	const smr_expr *expr[2]; /* in a region: used instead of the parts */
	uint32_t cost[2];        /* sizes of these as trees */
	uint32_t region;         /* number of that region */
	struct hlo_value **members;
	uint32_t nmembers;
	/* This device's part of it, and how it was cut; NULL: it was not gathered. */
	struct hlo_value *local;
	const struct hlo_cuts *cuts;
} hlo_value;

typedef struct hlo_row hlo_row;
typedef struct hlo_x hlo_x;

/** The importer of an op: `import`, or `element` for each element, in flows and regions alike. */
struct hlo_row {
	const char *name;
	smr_status (*import)(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);
	smr_status (*element)(hlo_x *x);
	int data; /* argument of both */
};

typedef struct hlo_kept hlo_kept;
typedef struct hlo_func hlo_func;

struct hlo_import {
	const char *file, *entry; /* entry: the function that runs, without "@"; NULL: @main */
	smr_mlir *mlir;
	smr_arena *arena; /* owned by the module */
	smr_module *m;
	smr_function *f;
	const char *fname;
	uint32_t nbuilt;                /* nodes so far */
	const char *place, *kept_place; /* the file of the last op's line, and a copy of m's */
	smr_body *body;                 /* where blocks are appended */
	hlo_flow *flow;                 /* the last block's, or NULL */
	hlo_flow *flows;                /* list of all flows */
	hlo_value **values;             /* by number */
	uint32_t *anew;                 /* by number: smr_loc.anew of ops that use the value */
	uint32_t nvalues;
	smr_graph scratch; /* for expressions of the current op */
	unsigned scratched;
	hlo_func *funcs, *later; /* later: functions still to be imported */
	const smr_mlir_op *at;   /* current op, for messages */
	uint32_t stage;          /* smr_loc.stage of the enclosing call; 0: none */
	uint32_t behind;         /* smr_loc.anew of that call */
	uint32_t barriers;       /* number of barriers so far */
	bool told;               /* whether the error message has its location */
	unsigned depth;
	uint32_t mapped;          /* devices of a pmap; 0: no pmap */
	bool outline;             /* of smr_stablehlo_params */
	struct hlo_group *groups; /* of values that are sharded alike, in an outline */
	bool divides;             /* `apart` of smr_stablehlo_params */
	bool parts;               /* it does: main takes and gives each device's arrays */
	unsigned manual;          /* depth of computations for one device */
	smr_stablehlo_face *face; /* or NULL */
	bool apart;               /* whether the input is one device's program */
	bool packed;              /* complex arguments and results are one tensor each */
	uint32_t region, regions; /* the current region, 0: none; number of regions so far */
	const hlo_row **rows;     /* sorted by name */
	size_t nrows;
};

/* ---- import.c */
/** Fails with "file:line:column: …" of @p op. */
smr_status hlo_fail(hlo_import *im, const smr_mlir_op *op, smr_status st, const char *fmt, ...)
	SMR_PRINTF(4, 5);
smr_status hlo_no_memory(hlo_import *im);
/** Fails with "unsupported: NAME" and, if @p why is not NULL, the reason. */
smr_status hlo_unsupported(hlo_import *im, const smr_mlir_op *op, const char *why);
#ifdef __clang_analyzer__ /* as with smr_fail() */
#define hlo_fail(...) SMR_NEVER_OK(hlo_fail(__VA_ARGS__))
#define hlo_unsupported(...) SMR_NEVER_OK(hlo_unsupported(__VA_ARGS__))
#define hlo_no_memory(...) SMR_NEVER_OK(hlo_no_memory(__VA_ARGS__))
#endif
/** Finds the row of an op; NULL: there is none. */
const hlo_row *hlo_row_of(const hlo_import *im, const char *name);
/** Imports the ops of a block up to its terminator, *@p end. */
SMR_MUST_USE smr_status hlo_block(hlo_import *im, const smr_mlir_block *b, const smr_mlir_op **end);
/** Gets the only block of region @p k, with @p nargs arguments (UINT32_MAX: any). */
SMR_MUST_USE smr_status hlo_region(hlo_import *im, const smr_mlir_op *op, uint32_t k,
				   uint32_t nargs, const smr_mlir_block **out);

/* ---- signature.c */
/** Describes the arguments and results of main, in an arena of its own. */
SMR_MUST_USE smr_status hlo_face(hlo_import *im, smr_stablehlo_face *out);

/* ---- body.c */
/** Gets a graph for temporary expressions, valid until the op is imported. */
SMR_MUST_USE smr_status hlo_scratch(hlo_import *im, smr_graph **out);
/** Frees temporary expressions; call it between ops. */
void hlo_scratch_free(hlo_import *im);
/** Gets the flow's body that is equal to @p l, which is copied if there is none. */
SMR_MUST_USE smr_status hlo_body(hlo_import *im, const smr_lambda *l, const smr_lambda **out);
void hlo_forget_bodies(hlo_import *im);

/* ---- value.c */
/** Numbers all values of the program. */
SMR_MUST_USE smr_status hlo_number(hlo_import *im);
hlo_value *hlo_new_value(hlo_import *im, const hlo_type *t);
SMR_MUST_USE smr_status hlo_bind(hlo_import *im, const smr_mlir_value *v, hlo_value *to);
SMR_MUST_USE smr_status hlo_lookup(hlo_import *im, const smr_mlir_value *of, hlo_value **out);
/** Gets the value of operand @p i. */
SMR_MUST_USE smr_status hlo_operand(hlo_import *im, const smr_mlir_op *op, uint32_t i,
				    hlo_value **out);
/** Returns the source location of an op, for its nodes. */
smr_loc hlo_loc(hlo_import *im, const smr_mlir_op *op);
/** Opens a flow for new nodes, if none is open. */
SMR_MUST_USE smr_status hlo_here(hlo_import *im);
/** Gets the node of part @p k in the current flow. */
SMR_MUST_USE smr_status hlo_node(hlo_import *im, hlo_value *v, uint32_t k, smr_node **out);
SMR_MUST_USE smr_status hlo_var(hlo_import *im, hlo_value *v, uint32_t k, uint32_t *out);
/** Adds a variable for a part of a value of type @p t. */
SMR_MUST_USE smr_status hlo_new_var(hlo_import *im, const hlo_type *t, uint32_t *out);
/** Makes a value whose parts are new variables. */
SMR_MUST_USE smr_status hlo_var_value(hlo_import *im, const hlo_type *t, hlo_value **out);
/** Stores part @p k to variable @p var at the end of the flow. */
SMR_MUST_USE smr_status hlo_assign(hlo_import *im, hlo_value *v, uint32_t k, uint32_t var);
/** Gets an operand that must be one real tensor. */
SMR_MUST_USE smr_status hlo_in(hlo_import *im, const smr_mlir_op *op, uint32_t i, smr_node **out);
/** Makes a value of nodes of the current flow. */
SMR_MUST_USE smr_status hlo_value_of(hlo_import *im, hlo_elem elem, smr_node *const *nodes,
				     hlo_value **out);
/** Sets result @p k to these nodes of the current flow; checks its declared type. */
SMR_MUST_USE smr_status hlo_out(hlo_import *im, const smr_mlir_op *op, uint32_t k,
				smr_node *const *nodes);
SMR_MUST_USE smr_status hlo_out_value(hlo_import *im, const smr_mlir_op *op, uint32_t k,
				      hlo_value *v);
/** Removes dead nodes and sets the variables of all blocks. */
SMR_MUST_USE smr_status hlo_finish(hlo_import *im);
void hlo_forget(hlo_import *im);

/* ---- type.c */
SMR_MUST_USE smr_status hlo_type_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *t,
				    hlo_type *out);
/** Gets the type of result @p k, whose sizes must be numbers. */
SMR_MUST_USE smr_status hlo_result_type(hlo_import *im, const smr_mlir_op *op, uint32_t k,
					hlo_type *out);
SMR_MUST_USE smr_status hlo_fits(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *said,
				 const hlo_type *t);
bool hlo_same_shape(const hlo_type *a, const hlo_type *b);
bool hlo_elem_equal(hlo_elem a, hlo_elem b);
uint32_t hlo_parts(const hlo_type *t);
SMR_MUST_USE smr_status hlo_smr_type(smr_graph *g, const hlo_type *t, smr_type *out);
/** Returns e.g. "f32", "ui4"; for a complex type the name of a part. */
const char *hlo_elem_name(hlo_elem e);
/* Access to attributes; a missing one is an error unless a default is given. */
SMR_MUST_USE smr_status hlo_ints(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				 const char *name, const int64_t **out, uint32_t *n);
SMR_MUST_USE smr_status hlo_attr_ints(hlo_import *im, const smr_mlir_op *op, const char *name,
				      const int64_t **out, uint32_t *n);
/** Gets @p n numbers; if the attribute is missing, all are @p otherwise. */
SMR_MUST_USE smr_status hlo_attr_fill(hlo_import *im, const smr_mlir_op *op, const char *name,
				      uint32_t n, int64_t otherwise, const int64_t **out);
SMR_MUST_USE smr_status hlo_attr_int(hlo_import *im, const smr_mlir_op *op, const char *name,
				     int64_t *out);
int64_t hlo_attr_int_or(const smr_mlir_op *op, const char *name, int64_t otherwise);
/** Returns the word of an enumeration, or @p otherwise. */
const char *hlo_attr_word(const smr_mlir_op *op, const char *name, const char *otherwise);

/* ---- make.c */
/** Builds an op and gets its @p nresults results; folds small integer constants. */
SMR_MUST_USE smr_status hlo_build(hlo_import *im, smr_draft *k, uint32_t nresults, smr_node **out);
/** Makes a tensor whose elements are all equal. */
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
/** Builds a map with results @p e, whose parameters are the nodes, all of one shape. */
SMR_MUST_USE smr_status hlo_map(hlo_import *im, const hlo_type *shape, smr_node *const *ins,
				uint32_t nins, const smr_expr *const *e, uint32_t n,
				smr_node **out);
/** Converts @p v elementwise, if it has another type. */
SMR_MUST_USE smr_status hlo_cast(hlo_import *im, smr_node *v, smr_dtype t, smr_node **out);
/** Wraps integers of 2 and 4 bits to their width. */
SMR_MUST_USE smr_status hlo_wrapped(hlo_import *im, hlo_elem t, smr_node **v);
SMR_MUST_USE smr_status hlo_2(hlo_import *im, smr_op op, smr_node *a, smr_node *b, smr_node **out);

/* ---- fold.c */
/** Returns whether @p v is a constant of equal elements, and the bits of one. */
bool hlo_is_splat(const smr_node *v, uint64_t *bits);
/** Gets the numbers of a small integer constant; false: @p v is none. */
bool hlo_known(const smr_node *v, int64_t *out, uint32_t *n);
/** Evaluates the op if its operands are small constants; else *@p out is NULL. */
SMR_MUST_USE smr_status hlo_fold(hlo_import *im, const smr_node *like, smr_node **out);

/* ---- element.c: elementwise ops */
/** Flags of an elementwise op's row. */
enum {
	HLO_COUNT = 3,         /* mask of the number of operands */
	HLO_ALIKE = 4,         /* all operands and the result have one type */
	HLO_OTHER = 8,         /* ... but the result has another */
	HLO_WRAPS = 16,        /* the result must be wrapped to 2 or 4 bits */
	HLO_SCALAR_FIRST = 32, /* operand 0 may be a scalar */
	HLO_SCALAR_LAST = 64,  /* operand 2 may be a scalar */
	HLO_BITS = 128,        /* it takes elements of any type as they are */
	HLO_1 = 1 | HLO_ALIKE,
	HLO_2 = 2 | HLO_ALIKE,
};
struct hlo_x {
	hlo_import *im;
	const smr_mlir_op *op;
	const hlo_row *row;
	smr_graph *g;
	uint32_t n;                         /* number of operands */
	hlo_elem in[HLO_OPERANDS], out;     /* out: declared type of the result */
	const smr_expr *a[HLO_OPERANDS][2]; /* parts of operands */
	const smr_expr *r[2];               /* results */
	bool tensors;                       /* false: in a region */
	hlo_type shape;                     /* of operands and result */
	SMR_VEC(smr_node *) nodes;          /* parameters */
};
/** Shares subexpressions that occur several times, by splitting the map. */
SMR_MUST_USE smr_status hlo_let(hlo_x *x, const smr_expr **e, uint32_t n);
/** Checks operands @p v and sets types and shape; hlo_compute() then computes r from a. */
SMR_MUST_USE smr_status hlo_prepare(hlo_x *x, hlo_value *const *v);
SMR_MUST_USE smr_status hlo_compute(hlo_x *x);
/** Checks that operands @p i and @p k have one element type. */
SMR_MUST_USE smr_status hlo_same_elem(hlo_x *x, uint32_t i, uint32_t k);
SMR_MUST_USE smr_status hlo_element(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);
/** Gets the bits of @p e if it is a constant. */
bool hlo_const(const smr_expr *e, uint64_t *bits);
/** Returns whether ops of the type are computed in f32 and rounded: floats of eight bits and less
 * that no processor has. */
bool hlo_by_f32(smr_dtype t);
/** Wraps @p e to 2 or 4 bits. */
const smr_expr *hlo_wrap(smr_graph *g, hlo_elem t, const smr_expr *e);
/** Converts @p e to an integer, saturating; NaN gives 0. */
const smr_expr *hlo_to_int(smr_graph *g, hlo_elem to, const smr_expr *e);
const smr_expr *hlo_f(smr_graph *g, smr_dtype t, double v);
const smr_expr *hlo_i(smr_graph *g, smr_dtype t, int64_t v);

/* ---- complex.c and its neighbours: on pairs, pair.h */
typedef struct hlo_pair {
	const smr_expr *re, *im;
} hlo_pair;
smr_status hlo_complex_square(hlo_x *x);
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
smr_status hlo_complex_sinh(hlo_x *x);
smr_status hlo_complex_cosh(hlo_x *x);
smr_status hlo_complex_tan(hlo_x *x);
smr_status hlo_complex_tanh(hlo_x *x);
smr_status hlo_complex_sqrt(hlo_x *x);
smr_status hlo_complex_rsqrt(hlo_x *x);
smr_status hlo_complex_logistic(hlo_x *x);

/* ---- inverse.c */
smr_status hlo_complex_acos(hlo_x *x);
smr_status hlo_complex_acosh(hlo_x *x);
smr_status hlo_complex_asin(hlo_x *x);
smr_status hlo_complex_asinh(hlo_x *x);
smr_status hlo_complex_atan(hlo_x *x);
smr_status hlo_complex_atanh(hlo_x *x);

/* ---- region.c */
/** Translates a region of scalars to a body: its arguments have types @p args, part p of argument i
 * is parameter number[i][p] (NULL: consecutive numbers). */
SMR_MUST_USE smr_status hlo_lambda(hlo_import *im, const smr_mlir_op *op, uint32_t region,
				   const hlo_elem *args, uint32_t nargs,
				   const uint32_t (*number)[2], hlo_elem *results,
				   uint32_t nresults, smr_lambda **out);

/* ---- reduce.c */
/** Operands of a fold: n operands, then n start values, split into parts. */
typedef struct hlo_fold_ops {
	uint32_t n, nparts;
	smr_node **ins;            /* 2 * nparts, with room for nparts more */
	hlo_elem *elems, *results; /* types of the region: 2 * n, n */
} hlo_fold_ops;
/** Reads the first @p nins operands. */
SMR_MUST_USE smr_status hlo_folding(hlo_import *im, const smr_mlir_op *op, uint32_t nins,
				    hlo_fold_ops *f);
SMR_MUST_USE smr_status hlo_folded(hlo_import *im, const smr_mlir_op *op, const hlo_fold_ops *f,
				   smr_node **made);

/* ---- sum.c */
/** Folds @p v over @p dims by @p body; splits a long sum of floats into stages. */
SMR_MUST_USE smr_status hlo_sum(hlo_import *im, smr_node *v, smr_node *start, const int64_t *dims,
				uint32_t n, const smr_lambda *body, smr_node **out);

/* ---- dot.c */
/** Sets the attributes low and high from the attribute "padding". */
SMR_MUST_USE smr_status hlo_padding(hlo_import *im, const smr_mlir_op *op, uint32_t n,
				    smr_draft *k);

/* ---- argument.c */
/** Gets the type of argument @p i of a function from its declaration, its block @p b, and the
 * caller's sizes. */
SMR_MUST_USE smr_status hlo_argument_type(hlo_import *im, const smr_mlir_op *fn,
					  const smr_mlir_block *b, uint32_t i,
					  const smr_stablehlo_params *params, hlo_type *t);
/** Whether an argument or a result of this declared type is one tensor of (re, im). */
bool hlo_is_packed(const hlo_import *im, const hlo_type *declared);
/** Makes @p t, of a value of this declared type, that of its one tensor, if it is packed. */
SMR_MUST_USE smr_status hlo_pack_type(hlo_import *im, const smr_mlir_op *fn,
				      const smr_mlir_type *declared, hlo_type *t);
/** Replaces the packed arguments of the program by their parts. */
SMR_MUST_USE smr_status hlo_unpack_arguments(hlo_import *im, const smr_mlir_op *fn,
					     const smr_mlir_block *b, hlo_value **args);
SMR_MUST_USE smr_status hlo_pack_result(hlo_import *im, const smr_mlir_op *fn,
					const smr_mlir_type *declared, hlo_value **v);

/* ---- func.c */
/** Records all functions, with their calls and sizes. */
SMR_MUST_USE smr_status hlo_functions(hlo_import *im);
SMR_MUST_USE smr_status hlo_main(hlo_import *im, const smr_stablehlo_params *params);
/** Finds the function that runs; an error lists those that could. */
SMR_MUST_USE smr_status hlo_main_function(hlo_import *im, const smr_mlir_op **out);
/** Returns attribute @p name of argument or result @p i of a function, @p list "arg_attrs" or
 * "res_attrs"; NULL: there is none. */
const smr_mlir_attr *hlo_attr_of(const smr_mlir_op *fn, const char *list, uint32_t i,
				 const char *name);
void hlo_forget_functions(hlo_import *im);
/** Returns the text of a symbol or string attribute, or NULL. */
const char *hlo_symbol(const smr_mlir_op *op, const char *name);
/** Finds the function of that name; NULL: there is none. */
const smr_mlir_op *hlo_find_function(hlo_import *im, const char *name);
/** Inlines the function @p name, or calls it. */
SMR_MUST_USE smr_status hlo_call(hlo_import *im, const smr_mlir_op *op, const char *name,
				 hlo_value *const *args, uint32_t nargs, hlo_value **results,
				 uint32_t nresults);

/* ---- control.c */
/** Gets the variables of all parts. */
SMR_MUST_USE smr_status hlo_vars(hlo_import *im, hlo_value *const *v, uint32_t n, uint32_t **out,
				 uint32_t *nout);
/** Stores @p v to the variables of @p to. */
SMR_MUST_USE smr_status hlo_assign_all(hlo_import *im, hlo_value *v, const hlo_value *to);
smr_status hlo_identity(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);

/* ---- index.c */
SMR_MUST_USE smr_status hlo_gather(hlo_import *im, const smr_mlir_op *op, const int64_t *sizes,
				   uint32_t n);

/* ---- library.c */
/** Gets all parts of all operands. */
SMR_MUST_USE smr_status hlo_all_parts(hlo_import *im, const smr_mlir_op *op, smr_node ***out,
				      uint32_t *n);
/** Builds @p k, whose results are all parts of all results; @p unread: replaces results of another
 * shape by zeros. */
SMR_MUST_USE smr_status hlo_all_results(hlo_import *im, const smr_mlir_op *op, smr_draft *k,
					bool unread);

/** Builds random bits: a new state, and bits of type @p t. */
SMR_MUST_USE smr_status hlo_random_bits(hlo_import *im, const smr_mlir_op *op, const hlo_type *t);

/* ---- lapack.c */
/** Imports custom_call @p target if it is a routine of LAPACK; *@p done: it is. */
SMR_MUST_USE smr_status hlo_lapack(hlo_import *im, const smr_mlir_op *op, const char *target,
				   bool *done);
/** Gets the parts of the operands except of those that only give the sizes of results. */
SMR_MUST_USE smr_status hlo_lapack_operands(hlo_import *im, const smr_mlir_op *op, smr_node ***ins,
					    uint32_t *nins);
/** Imports the forms before lapack_*_ffi: lapack_old.c. */
SMR_MUST_USE smr_status hlo_lapack_old(hlo_import *im, const smr_mlir_op *op, const char *target,
				       bool *done);

/* ---- window.c */
/** Builds the @p n largest elements of each line, and where they are: two nodes. */
SMR_MUST_USE smr_status hlo_build_top_k(hlo_import *im, smr_node *in, int64_t n, smr_node **made);
SMR_MUST_USE smr_status hlo_top_k(hlo_import *im, const smr_mlir_op *op, int64_t n);

/* ---- dynamic.c */
/** Gets operand @p i as numbers, at most HLO_FOLDED. */
SMR_MUST_USE smr_status hlo_known_operand(hlo_import *im, const smr_mlir_op *op, uint32_t i,
					  int64_t *out, uint32_t *n);
/** Gets operand @p i as sizes, or the sizes of the type @p said (or NULL) if all are static. */
SMR_MUST_USE smr_status hlo_known_sizes(hlo_import *im, const smr_mlir_op *op, uint32_t i,
					const smr_mlir_type *said, int64_t *out, uint32_t *n);

/* ---- custom.c */
/** Imports custom_call @p target if it is one of custom.c; *@p done: it is. */
SMR_MUST_USE smr_status hlo_custom(hlo_import *im, const smr_mlir_op *op, const char *target,
				   bool *done);

/* ---- tables */
extern const hlo_row hlo_element_rows[], hlo_compare_rows[], hlo_complex_rows[], hlo_move_rows[],
	hlo_reduce_rows[], hlo_dot_rows[], hlo_control_rows[], hlo_window_rows[], hlo_index_rows[],
	hlo_library_rows[], hlo_call_rows[], hlo_dynamic_rows[], hlo_chlo_rows[],
	hlo_collective_rows[], hlo_norm_rows[], hlo_shard_rows[], hlo_core_rows[], hlo_scan_rows[],
	hlo_quant_rows[];
#endif
