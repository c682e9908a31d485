/** @file The trace: a graph of pending operations, which grows as statements run (internal to
 * dml/).
 *
 * Sizes are known when a node is made, so there are neither size estimates nor recompilation marks:
 * a trace is looked up by its text (ops, sizes, literal numbers), compiled to a module and an image
 * once, and run on the current operands. Host scalars are operands, not literals, so that a
 * counting loop finds the same code in each iteration. */
#ifndef SMR_DML_LAZY_H
#define SMR_DML_LAZY_H
#include "base/data/vec.h"
#include "dml/script.h"
#include "dml/value.h"
#include "ir/module/module.h"
#include "pass/fuse/fuse.h"
#include "run/exec/executable.h"

typedef enum dml_op {
	DML_PARAM,   /* n[0]: index of the operand */
	DML_CONST,   /* number */
	DML_MAP,     /* n[0]: dml_element; operands of one shape, scalars, columns or rows */
	DML_FILL,    /* the scalar a in rows x cols */
	DML_SEQ,     /* column: a + i * b, both scalars */
	DML_PRODUCT, /* a %*% b */
	DML_TURN,    /* t(a) */
	DML_RESHAPE, /* by rows */
	DML_FOLD,    /* n[0]: dml_fold; n[1]: 0 all to a scalar, 1 each row, 2 each column */
	DML_RUN,     /* n[0]: dml_fold, running down columns */
	DML_PIECE,   /* rows x cols of a, from row b and column c (scalars, from 0) */
	DML_PUT,     /* a with b written at row c, column d (scalars, from 0) */
	DML_BESIDE,  /* cbind(a, b) */
	DML_BELOW,   /* rbind(a, b) */
	DML_DIAG,    /* diagonal of a square matrix; diagonal matrix of a column */
	DML_REVERSE, /* rows of a in reverse order */
	/* on images, one in each row; n[0], n[1]: dml/lazy/window.h */
	DML_CONV,          /* convolution of a with the filters b */
	DML_CONV_FILTERS,  /* its gradient with respect to b, of a and the result's gradient */
	DML_CONV_IMAGES,   /* its gradient with respect to a, of the filters a and the result's */
	DML_MAX_POOL,      /* maximum of each window of a */
	DML_AVG_POOL,      /* mean of each window of a; padding counts as 0 */
	DML_MAX_POOL_BACK, /* the gradient with respect to a, of a and the result's */
	DML_AVG_POOL_BACK, /* ... of the result's gradient */
	DML_BIAS_ADD,      /* a + b of its channel, n[0]: number of channels */
	DML_BIAS_TIMES     /* a * b of its channel */
} dml_op;

typedef enum dml_element {
#define DML_ELEMENT(name, nargs, op) DML_##name,
#include "dml/elements.def"
	DML_NELEMENTS
} dml_element;

typedef enum dml_fold { DML_SUM, DML_LEAST, DML_GREATEST, DML_MULTIPLY } dml_fold;

enum { DML_NONE = UINT32_MAX, DML_OPERANDS = 4, DML_LONGEST = 2000 };

typedef struct dml_node {
	dml_op op;
	uint32_t in[DML_OPERANDS]; /* DML_NONE: end of the operands */
	int64_t n[2], rows, cols;  /* 0 x 0: a scalar */
	bool scalar;
	double number;
	smr_loc loc; /* set by the trace */
} dml_node;

/** Sparsity form of a node: its nonzeros lie at those of an operand's pattern, or of its transpose.
 * NULL: dense. */
typedef struct dml_form {
	const smr_pattern *pattern;
	bool turned;
} dml_form;

/** Sparse operands of different patterns, aligned on one pattern when the trace is computed
 * (dml/lazy/sparse_align.c). */
typedef struct dml_sparse_align {
	smr_pattern *pattern; /* sizes only until then; n: an upper bound of the nonzeros */
	int n, nclauses;      /* as in smr_sparse_meeting */
	uint8_t clauses[SMR_SPARSE_MEET];
	dml_matrix *from[SMR_SPARSE_MEET]; /* original operands; references held */
	dml_matrix *on[SMR_SPARSE_MEET];   /* operands on the common pattern; references held */
} dml_sparse_align;

/** A pending node whose result the owner keeps, too, if it is computed. */
typedef struct dml_offer {
	uint32_t node;
	dml_lineage lineage;
	double seconds; /* estimate of its computation */
	dml_matrix *m;  /* the result, while the trace is computed; a reference */
} dml_offer;

/** Compiled code of a trace. */
typedef struct dml_code dml_code;

/** Callbacks to the owner of a trace. */
typedef struct dml_owner {
	void (*forget)(void *ctx);   /* called before a computation: drops dead variables */
	smr_loc (*place)(void *ctx); /* returns the running statement */
	smr_status (*fits)(void *ctx, double bytes); /* checks that bytes more fit */
	double (*room)(void *ctx);                   /* bytes available */
	/* Whether to keep a result of an offer (dml_lazy_offer()); keeps it: the trace keeps its
	 * reference. NULL: none is kept. */
	bool (*takes)(void *ctx, double bytes, double seconds);
	void (*give)(void *ctx, dml_matrix *m, double seconds);
	/* Called instead of computing the wanted nodes, which stay unknown; NULL: they are
	 * computed. */
	smr_status (*foresee)(void *ctx);
	void *ctx;
} dml_owner;

struct dml_lazy {
	smr_runner *runner;
	dml_owner owner;
	bool measures, plans;    /* measure runs; keep fusion reports */
	bool defers;             /* concatenations stay pending until they are requested */
	bool blind;              /* an analysis requested unknown numbers */
	bool late;               /* requested nodes are pending because they did not fit */
	const dml_matrix *asked; /* the matrix that a caller waits for, or NULL */
	SMR_VEC(dml_node) nodes;
	SMR_VEC(dml_form) forms;      /* by node */
	SMR_VEC(dml_matrix *) params; /* references held */
	SMR_VEC(dml_matrix *) made;   /* by node: matrix that waits for it, or NULL; not counted */
	SMR_VEC(dml_sparse_align) joints;
	SMR_VEC(dml_offer) offers;
	uint64_t epoch;
	dml_code *codes; /* by their text */
	uint64_t flushes, compiled;
	/* While parts of a trace are computed: the whole trace, and the bytes already computed of
	 * it. */
	const dml_lazy *around;
	double beside;
	/* Seconds spent compiling; seconds that parallel runs are predicted to have saved over one
	 * thread. */
	double made_s, spread_s;
	double kept; /* bytes that codes retain between runs */
};

SMR_MUST_USE smr_status dml_lazy_new(smr_runner *r, const dml_owner *owner, dml_lazy **out);
void dml_lazy_free(dml_lazy *t);

/** Makes a node without operands; 0 x 0 and not `scalar`, or of the given size. */
dml_node dml_node_of(dml_op op, int64_t rows, int64_t cols);
/** Gets the node of a value; host scalars become operands, literals become constants. */
SMR_MUST_USE smr_status dml_lazy_in(dml_lazy *t, const dml_value *v, uint32_t *node);
/** Adds a node, begun with dml_node_of(), and returns it as a matrix or a double. */
SMR_MUST_USE smr_status dml_lazy_add(dml_lazy *t, const dml_node *node, dml_value *out);
/** Discards all pending nodes. */
void dml_lazy_forget(dml_lazy *t);
/** Whether a matrix is a pending node. */
bool dml_lazy_waits(const dml_lazy *t, const dml_matrix *m);
/** Whether a node is a scalar whose number is known. */
bool dml_lazy_number(const dml_lazy *t, const dml_node *n, double *out);
/** Computes all nodes whose matrices are still referenced. */
SMR_MUST_USE smr_status dml_lazy_flush(dml_lazy *t);
/** Computes a matrix or a scalar; a matrix gets dense elements. */
SMR_MUST_USE smr_status dml_materialize(dml_lazy *t, dml_value *v);
/** Computes a matrix, dense or sparse, or a scalar; decompresses a compressed matrix. */
SMR_MUST_USE smr_status dml_compute(dml_lazy *t, dml_value *v);
/** Returns the form of a matrix, computed or not. */
dml_form dml_form_of(const dml_lazy *t, const dml_matrix *m);

/** Adds a node that no matrix waits for; adds an operand. */
SMR_MUST_USE smr_status dml_lazy_put(dml_lazy *t, const dml_node *node, uint32_t *at);
SMR_MUST_USE smr_status dml_lazy_param(dml_lazy *t, dml_matrix *m, uint32_t *at);

/* ---- dml/lazy/offer.c */
/** Offers the pending matrix @p m to the owner, where its computation is long for its size. */
void dml_lazy_offer(dml_lazy *t, const dml_matrix *m);
/** Offers the pending matrix @p m, which takes @p seconds to compute in another way. */
void dml_lazy_offer_made(dml_lazy *t, const dml_matrix *m, double seconds);
/** Returns the least seconds that so many additions and multiplications take. */
double dml_lazy_seconds(double flops);
/** Adds the offered nodes that are needed to the requested ones. */
SMR_MUST_USE smr_status dml_offers_request(dml_lazy *t);
/** Gives computed ones to the owner, and drops all. */
void dml_offers_give(dml_lazy *t);

/** Loads a matrix from its file if memory suffices by now; else fails with the size it lacks. */
SMR_MUST_USE smr_status dml_lazy_load(dml_lazy *t, dml_matrix *m);
/** Whether operands of the trace are still in their files. */
bool dml_lazy_reads_files(const dml_lazy *t);

/* ---- dml/lazy/stream.c */
/** Whether a matrix is in a file, or depends on one row by row, so that it is not computed. */
bool dml_is_streamed(const dml_lazy *t, const dml_matrix *m);
/** Computes a value, except for a matrix that is streamed by rows. */
SMR_MUST_USE smr_status dml_compute_or_stream(dml_lazy *t, dml_value *v);
/** Receives @p n rows from row @p from. */
typedef struct dml_sink {
	smr_status (*rows)(void *ctx, int64_t from, int64_t n, const double *data);
	void *ctx;
} dml_sink;
/** Passes all rows of a streamed matrix to @p sink, in order. */
SMR_MUST_USE smr_status dml_stream_rows(dml_lazy *t, dml_matrix *m, const dml_sink *sink);

/* ---- dml/lazy/code_cache.c */
/** Gets the code of the trace, compiling it if it is new. */
SMR_MUST_USE smr_status dml_find_code(dml_lazy *t, dml_code **out);
SMR_MUST_USE smr_status dml_run_code(dml_lazy *t, dml_code *c);
/** Returns the peak bytes of tensors in a run; 0: unknown. */
double dml_code_bytes(const dml_code *c);
/** Adds the predicted seconds of one run, on all threads and on one thread. */
void dml_code_predicted(const dml_code *c, double *together, double *alone);
void dml_free_codes(dml_lazy *t);
/** Returns the code that was compiled after @p c (NULL: the first); NULL: no more. */
const dml_code *dml_code_next(const dml_lazy *t, const dml_code *c);
/** Returns the code that @p t compiled for the same trace as @p c, or NULL. */
const dml_code *dml_code_runs(const dml_lazy *t, const dml_code *c);
void dml_code_tell(const dml_code *c, smr_script_flow *out);
/** Adds the times of running and compiling @p c. */
void dml_code_add(const dml_code *c, smr_script_flow *out);
/* ---- dml/lazy/form.c */
/** Returns the form of a node that is about to be added. */
dml_form dml_form_next(const dml_lazy *t, const dml_node *n);
bool dml_form_equal(dml_form a, dml_form b);

/* ---- dml/lazy/module.c */
/** The part of a matrix that is a flow operand. */
typedef enum dml_part {
	DML_DENSE,
	DML_STARTS, /* arrays of its pattern: row starts, columns and rows of nonzeros */
	DML_COLUMNS,
	DML_ROWS,
	DML_VALUES
} dml_part;
typedef struct dml_binding {
	uint32_t param; /* index in the trace */
	dml_part part;
} dml_binding;
/** Builds a module of the trace: the wanted nodes (made[i] != NULL) are the results of function 0;
 * of a node with a form, the values of its nonzeros. */
SMR_MUST_USE smr_status dml_lazy_module(const dml_lazy *t, smr_module **out,
					const dml_binding **bindings);
/* ---- dml/lazy/run.c */
/** Runs an image of such a module, whose function 0 is @p f; sets the elements of all wanted
 * nodes. */
SMR_MUST_USE smr_status dml_run_image(const dml_lazy *t, smr_executable *image,
				      const smr_function *f, const dml_binding *bindings);
/* ---- dml/lazy/elements.c */
/** Returns the expression of an elementwise function of f64 operands. */
const smr_expr *dml_element_expr(smr_graph *g, dml_element e, const smr_expr *const *args);
/** Evaluates an elementwise function on numbers. */
double dml_element_value(dml_element e, const double *args);
int dml_element_args(dml_element e);
#endif
