/** @file What a script asked for and nobody has needed yet: a graph that grows as statements run
 * (internal to dml/).
 *
 * Sizes are numbers when a node is made, so nothing has to be guessed and nothing recompiled by
 * marks: what was traced is looked up by its text (ops, sizes, which numbers are literals), made
 * into a module and an image once, and run on whatever stands behind its operands. Scalars of the
 * host are operands, so that a loop that counts asks for the same code each time. */
#ifndef SMR_DML_LAZY_H
#define SMR_DML_LAZY_H
#include "base/data/vec.h"
#include "dml/script.h"
#include "dml/value.h"
#include "ir/module/module.h"
#include "pass/fuse/fuse.h"
#include "run/exec/executable.h"

typedef enum dml_op {
	DML_PARAM,   /* n[0]: number of the operand */
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
	DML_PUT,     /* a with b put at row c, column d (scalars, from 0) */
	DML_BESIDE,  /* cbind(a, b) */
	DML_BELOW,   /* rbind(a, b) */
	DML_DIAG,    /* of a square matrix, a column; of a column, a matrix */
	DML_REVERSE, /* rows of a */
	/* of images, a row each; n[0], n[1]: dml/lazy/window.h */
	DML_CONV,          /* windows of a times the filters b */
	DML_CONV_FILTERS,  /* its gradient for b, of a and the result's */
	DML_CONV_IMAGES,   /* its gradient for a, of the filters a and the result's */
	DML_MAX_POOL,      /* of each window of a */
	DML_AVG_POOL,      /* ... where padding counts as 0 */
	DML_MAX_POOL_BACK, /* the gradient for a, of a and the result's */
	DML_AVG_POOL_BACK, /* ... of the result's */
	DML_BIAS_ADD,      /* a + b of its channel, n[0]: of how many */
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
	uint32_t in[DML_OPERANDS]; /* DML_NONE: no more */
	int64_t n[2], rows, cols;  /* 0 x 0: a scalar */
	bool scalar;
	double number;
	smr_loc loc; /* set by the trace */
} dml_node;

/** Where a node's elements are: at the places of an operand's pattern, or of its transpose, and
 * zero elsewhere. NULL: it is dense. */
typedef struct dml_form {
	const smr_pattern *pattern;
	bool turned;
} dml_form;

/** Sparse operands of different patterns, which meet on one when the trace is computed
 * (dml/lazy/sparse_align.c).
 */
typedef struct dml_sparse_align {
	smr_pattern *pattern; /* until then its sizes alone; n: the most places there could be */
	int n, nclauses;      /* as of a smr_sparse_meeting */
	uint8_t clauses[SMR_SPARSE_MEET];
	dml_matrix *from[SMR_SPARSE_MEET]; /* kept */
	dml_matrix *on[SMR_SPARSE_MEET];   /* the same on the pattern, operands; kept */
} dml_sparse_align;

/** What was made of a trace. */
typedef struct dml_code dml_code;

/** Who asks. */
typedef struct dml_owner {
	void (*forget)(void *ctx);   /* before something is computed: what nobody needs can go */
	smr_loc (*place)(void *ctx); /* the statement that runs */
	smr_status (*fits)(void *ctx, double bytes); /* more are there */
	double (*room)(void *ctx);                   /* how many there are */
	/* In place of computing what is wanted, which has no numbers then; NULL: it is computed. */
	smr_status (*foresee)(void *ctx);
	void *ctx;
} dml_owner;

struct dml_lazy {
	smr_runner *runner;
	dml_owner owner;
	bool measures, plans;    /* what is made is measured; the story of its plan is kept */
	bool blind;              /* numbers were asked for that are only foreseen */
	bool late;               /* there are nodes that were asked for and did not fit */
	const dml_matrix *asked; /* whose numbers somebody waits for now, or NULL */
	SMR_VEC(dml_node) nodes;
	SMR_VEC(dml_form) forms;      /* by node */
	SMR_VEC(dml_matrix *) params; /* kept */
	SMR_VEC(dml_matrix *) made;   /* by node: who waits for it, or NULL; not kept */
	SMR_VEC(dml_sparse_align) joints;
	uint64_t epoch;
	dml_code *codes; /* by their text */
	uint64_t flushes, compiled;
	/* while parts of a trace are computed: the whole one, and bytes that were made of it */
	const dml_lazy *around;
	double beside;
	/* Seconds that code took to be made; that what ran would have taken more on one thread, as
	 * is predicted. */
	double made_s, spread_s;
	double kept; /* bytes that codes keep between their runs */
};

SMR_MUST_USE smr_status dml_lazy_new(smr_runner *r, const dml_owner *owner, dml_lazy **out);
void dml_lazy_free(dml_lazy *t);

/** Without operands; 0 x 0 and no scalar, or of these sizes. */
dml_node dml_node_of(dml_op op, int64_t rows, int64_t cols);
/** The node of a value in the trace; scalars of the host become operands, literals constants. */
SMR_MUST_USE smr_status dml_lazy_in(dml_lazy *t, const dml_value *v, uint32_t *node);
/** A new node as a value: a matrix, or a double. @p node begins as dml_node_of() makes it. */
SMR_MUST_USE smr_status dml_lazy_add(dml_lazy *t, const dml_node *node, dml_value *out);
/** What nobody computed yet is never computed. */
void dml_lazy_forget(dml_lazy *t);
/** Whether a matrix is a node that is still to be computed. */
bool dml_lazy_waits(const dml_lazy *t, const dml_matrix *m);
/** Whether a node is a scalar whose number is there. */
bool dml_lazy_number(const dml_lazy *t, const dml_node *n, double *out);
/** Computes all that somebody still has. */
SMR_MUST_USE smr_status dml_lazy_flush(dml_lazy *t);
/** The matrix's or the scalar's numbers are there, those of a matrix dense. */
SMR_MUST_USE smr_status dml_materialize(dml_lazy *t, dml_value *v);
/** ... dense or sparse. */
SMR_MUST_USE smr_status dml_compute(dml_lazy *t, dml_value *v);
/** The form of a matrix, computed or not. */
dml_form dml_form_of(const dml_lazy *t, const dml_matrix *m);

/** A node as it is, which nobody waits for; an operand. */
SMR_MUST_USE smr_status dml_lazy_put(dml_lazy *t, const dml_node *node, uint32_t *at);
SMR_MUST_USE smr_status dml_lazy_param(dml_lazy *t, dml_matrix *m, uint32_t *at);

/** Whether operands of it are still in their files. */
bool dml_lazy_reads_files(const dml_lazy *t);

/* ---- dml/lazy/stream.c */
/** Whether a matrix is in a file, or made of what is, rows after rows: it is not computed. */
bool dml_is_streamed(const dml_lazy *t, const dml_matrix *m);
/** Its numbers are there, but for those of a matrix that is read rows after rows. */
SMR_MUST_USE smr_status dml_compute_or_stream(dml_lazy *t, dml_value *v);
/** Called with @p n rows from row @p from. */
typedef struct dml_sink {
	smr_status (*rows)(void *ctx, int64_t from, int64_t n, const double *data);
	void *ctx;
} dml_sink;
/** All rows of such a matrix, from the first. */
SMR_MUST_USE smr_status dml_stream_rows(dml_lazy *t, dml_matrix *m, const dml_sink *sink);

/* ---- dml/lazy/code_cache.c */
/** What was made of the trace, now or before. */
SMR_MUST_USE smr_status dml_find_code(dml_lazy *t, dml_code **out);
SMR_MUST_USE smr_status dml_run_code(dml_lazy *t, dml_code *c);
/** Of tensors at one time; 0: nobody knows. */
double dml_code_bytes(const dml_code *c);
/** Adds seconds that one run of its operations is predicted to take, on all threads, on one. */
void dml_code_predicted(const dml_code *c, double *together, double *alone);
void dml_free_codes(dml_lazy *t);
/** What was made behind @p c, or first (NULL); NULL: no more. */
const dml_code *dml_code_next(const dml_lazy *t, const dml_code *c);
/** What another trace made of the same as @p c, or NULL. */
const dml_code *dml_code_runs(const dml_lazy *t, const dml_code *c);
void dml_code_tell(const dml_code *c, smr_script_flow *out);
/** Adds what running and making @p c took. */
void dml_code_add(const dml_code *c, smr_script_flow *out);
/* ---- dml/lazy/form.c */
/** The form of a node that is about to be added. */
dml_form dml_form_next(const dml_lazy *t, const dml_node *n);
bool dml_form_equal(dml_form a, dml_form b);

/* ---- dml/lazy/module.c */
/** What of a matrix is an operand. */
typedef enum dml_part {
	DML_DENSE,
	DML_STARTS, /* of its pattern: where rows begin, columns and rows of places */
	DML_COLUMNS,
	DML_ROWS,
	DML_VALUES
} dml_part;
typedef struct dml_binding {
	uint32_t param; /* of the trace */
	dml_part part;
} dml_binding;
/** The trace as a module: its wanted nodes (by node: made[i] != NULL) are function 0's results,
 * those with a form as the values at its places. */
SMR_MUST_USE smr_status dml_lazy_module(const dml_lazy *t, smr_module **out,
					const dml_binding **bindings);
/* ---- dml/lazy/run.c */
/** Runs an image of such a module, whose function 0 is @p f; what was wanted has its numbers then.
 */
SMR_MUST_USE smr_status dml_run_image(const dml_lazy *t, smr_executable *image,
				      const smr_function *f, const dml_binding *bindings);
/* ---- dml/lazy/elements.c */
/** What an element is of its operands' elements, f64 all. */
const smr_expr *dml_element_expr(smr_graph *g, dml_element e, const smr_expr *const *args);
/** The same of numbers. */
double dml_element_value(dml_element e, const double *args);
int dml_element_args(dml_element e);
#endif
