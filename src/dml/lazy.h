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

typedef enum script_op {
	SCRIPT_PARAM,   /* n[0]: number of the operand */
	SCRIPT_CONST,   /* number */
	SCRIPT_MAP,     /* n[0]: script_element; operands of one shape, scalars, columns or rows */
	SCRIPT_FILL,    /* the scalar a in rows x cols */
	SCRIPT_SEQ,     /* column: a + i * b, both scalars */
	SCRIPT_PRODUCT, /* a %*% b */
	SCRIPT_TURN,    /* t(a) */
	SCRIPT_RESHAPE, /* by rows */
	SCRIPT_FOLD,    /* n[0]: script_fold; n[1]: 0 all to a scalar, 1 each row, 2 each column */
	SCRIPT_RUN,     /* n[0]: script_fold, running down columns */
	SCRIPT_PIECE,   /* rows x cols of a, from row b and column c (scalars, from 0) */
	SCRIPT_PUT,     /* a with b put at row c, column d (scalars, from 0) */
	SCRIPT_BESIDE,  /* cbind(a, b) */
	SCRIPT_BELOW,   /* rbind(a, b) */
	SCRIPT_DIAG,    /* of a square matrix, a column; of a column, a matrix */
	SCRIPT_REVERSE, /* rows of a */
	/* of images, a row each; n[0], n[1]: dml/lazy/window.h */
	SCRIPT_CONV,          /* windows of a times the filters b */
	SCRIPT_CONV_FILTERS,  /* its gradient for b, of a and the result's */
	SCRIPT_CONV_IMAGES,   /* its gradient for a, of the filters a and the result's */
	SCRIPT_MAX_POOL,      /* of each window of a */
	SCRIPT_AVG_POOL,      /* ... where padding counts as 0 */
	SCRIPT_MAX_POOL_BACK, /* the gradient for a, of a and the result's */
	SCRIPT_AVG_POOL_BACK, /* ... of the result's */
	SCRIPT_BIAS_ADD,      /* a + b of its channel, n[0]: of how many */
	SCRIPT_BIAS_TIMES     /* a * b of its channel */
} script_op;

typedef enum script_element {
#define SCRIPT_ELEMENT(name, nargs, op) SCRIPT_##name,
#include "dml/elements.def"
	SCRIPT_NELEMENTS
} script_element;

typedef enum script_fold { SCRIPT_SUM, SCRIPT_LEAST, SCRIPT_GREATEST, SCRIPT_MULTIPLY } script_fold;

enum { SCRIPT_NONE = UINT32_MAX, SCRIPT_OPERANDS = 4, SCRIPT_LONGEST = 2000 };

typedef struct script_node {
	script_op op;
	uint32_t in[SCRIPT_OPERANDS]; /* SCRIPT_NONE: no more */
	int64_t n[2], rows, cols;     /* 0 x 0: a scalar */
	bool scalar;
	double number;
	smr_loc loc; /* set by the trace */
} script_node;

/** Where a node's elements are: at the places of an operand's pattern, or of its transpose, and
 * zero elsewhere. NULL: it is dense. */
typedef struct script_form {
	const smr_pattern *pattern;
	bool turned;
} script_form;

/** Sparse operands of different patterns, which meet on one when the trace is computed
 * (dml/lazy/sparse_align.c).
 */
typedef struct script_joint {
	smr_pattern *pattern; /* until then its sizes alone; n: the most places there could be */
	int n, nclauses;      /* as of a smr_sparse_meeting */
	uint8_t clauses[SMR_SPARSE_MEET];
	script_matrix *from[SMR_SPARSE_MEET]; /* kept */
	script_matrix *on[SMR_SPARSE_MEET];   /* the same on the pattern, operands; kept */
} script_joint;

/** What was made of a trace. */
typedef struct script_code script_code;

/** Who asks. */
typedef struct script_owner {
	void (*forget)(void *ctx);   /* before something is computed: what nobody needs can go */
	smr_loc (*place)(void *ctx); /* the statement that runs */
	smr_status (*fits)(void *ctx, double bytes); /* more are there */
	double (*room)(void *ctx);                   /* how many there are */
	/* In place of computing what is wanted, which has no numbers then; NULL: it is computed. */
	smr_status (*foresee)(void *ctx);
	void *ctx;
} script_owner;

struct script_trace {
	smr_runner *runner;
	script_owner owner;
	bool measures, plans;       /* what is made is measured; the story of its plan is kept */
	bool blind;                 /* numbers were asked for that are only foreseen */
	bool late;                  /* there are nodes that were asked for and did not fit */
	const script_matrix *asked; /* whose numbers somebody waits for now, or NULL */
	SMR_VEC(script_node) nodes;
	SMR_VEC(script_form) forms;      /* by node */
	SMR_VEC(script_matrix *) params; /* kept */
	SMR_VEC(script_matrix *) made;   /* by node: who waits for it, or NULL; not kept */
	SMR_VEC(script_joint) joints;
	uint64_t epoch;
	script_code *codes; /* by their text */
	uint64_t flushes, compiled;
	/* while parts of a trace are computed: the whole one, and bytes that were made of it */
	const script_trace *around;
	double beside;
	/* Seconds that code took to be made; that what ran would have taken more on one thread, as
	 * is predicted. */
	double made_s, spread_s;
	double kept; /* bytes that codes keep between their runs */
};

SMR_MUST_USE smr_status script_trace_new(smr_runner *r, const script_owner *owner,
					 script_trace **out);
void script_trace_free(script_trace *t);

/** Without operands; 0 x 0 and no scalar, or of these sizes. */
script_node script_node_of(script_op op, int64_t rows, int64_t cols);
/** The node of a value in the trace; scalars of the host become operands, literals constants. */
SMR_MUST_USE smr_status script_trace_in(script_trace *t, const script_value *v, uint32_t *node);
/** A new node as a value: a matrix, or a double. @p node begins as script_node_of() makes it. */
SMR_MUST_USE smr_status script_trace_add(script_trace *t, const script_node *node,
					 script_value *out);
/** What nobody computed yet is never computed. */
void script_trace_forget(script_trace *t);
/** Whether a matrix is a node that is still to be computed. */
bool script_trace_waits(const script_trace *t, const script_matrix *m);
/** Whether a node is a scalar whose number is there. */
bool script_trace_number(const script_trace *t, const script_node *n, double *out);
/** Computes all that somebody still has. */
SMR_MUST_USE smr_status script_trace_flush(script_trace *t);
/** The matrix's or the scalar's numbers are there, those of a matrix dense. */
SMR_MUST_USE smr_status script_force(script_trace *t, script_value *v);
/** ... dense or sparse. */
SMR_MUST_USE smr_status script_compute(script_trace *t, script_value *v);
/** The form of a matrix, computed or not. */
script_form script_form_of(const script_trace *t, const script_matrix *m);

/** A node as it is, which nobody waits for; an operand. */
SMR_MUST_USE smr_status script_trace_put(script_trace *t, const script_node *node, uint32_t *at);
SMR_MUST_USE smr_status script_trace_param(script_trace *t, script_matrix *m, uint32_t *at);

/** Whether operands of it are still in their files. */
bool script_trace_reads_files(const script_trace *t);

/* ---- dml/lazy/stream.c */
/** Whether a matrix is in a file, or made of what is, rows after rows: it is not computed. */
bool script_is_streamed(const script_trace *t, const script_matrix *m);
/** Its numbers are there, but for those of a matrix that is read rows after rows. */
SMR_MUST_USE smr_status script_compute_or_stream(script_trace *t, script_value *v);
/** Called with @p n rows from row @p from. */
typedef struct script_sink {
	smr_status (*rows)(void *ctx, int64_t from, int64_t n, const double *data);
	void *ctx;
} script_sink;
/** All rows of such a matrix, from the first. */
SMR_MUST_USE smr_status script_stream_rows(script_trace *t, script_matrix *m,
					   const script_sink *sink);

/* ---- dml/lazy/code_cache.c */
/** What was made of the trace, now or before. */
SMR_MUST_USE smr_status script_find_code(script_trace *t, script_code **out);
SMR_MUST_USE smr_status script_run_code(script_trace *t, script_code *c);
/** Of tensors at one time; 0: nobody knows. */
double script_code_bytes(const script_code *c);
/** Adds seconds that one run of its operations is predicted to take, on all threads, on one. */
void script_code_predicted(const script_code *c, double *together, double *alone);
void script_free_codes(script_trace *t);
/** What was made behind @p c, or first (NULL); NULL: no more. */
const script_code *script_code_next(const script_trace *t, const script_code *c);
/** What another trace made of the same as @p c, or NULL. */
const script_code *script_code_runs(const script_trace *t, const script_code *c);
void script_code_tell(const script_code *c, smr_script_flow *out);
/** Adds what running and making @p c took. */
void script_code_add(const script_code *c, smr_script_flow *out);
/* ---- dml/lazy/form.c */
/** The form of a node that is about to be added. */
script_form script_form_next(const script_trace *t, const script_node *n);
bool script_form_equal(script_form a, script_form b);

/* ---- dml/lazy/module.c */
/** What of a matrix is an operand. */
typedef enum script_part {
	SCRIPT_DENSE,
	SCRIPT_STARTS, /* of its pattern: where rows begin, columns and rows of places */
	SCRIPT_COLUMNS,
	SCRIPT_ROWS,
	SCRIPT_VALUES
} script_part;
typedef struct script_binding {
	uint32_t param; /* of the trace */
	script_part part;
} script_binding;
/** The trace as a module: its wanted nodes (by node: made[i] != NULL) are function 0's results,
 * those with a form as the values at its places. */
SMR_MUST_USE smr_status script_trace_module(const script_trace *t, smr_module **out,
					    const script_binding **bindings);
/* ---- dml/lazy/run.c */
/** Runs an image of such a module, whose function 0 is @p f; what was wanted has its numbers then.
 */
SMR_MUST_USE smr_status script_run_image(const script_trace *t, smr_image *image,
					 const smr_function *f, const script_binding *bindings);
/* ---- dml/lazy/elements.c */
/** What an element is of its operands' elements, f64 all. */
const smr_expr *script_element_expr(smr_graph *g, script_element e, const smr_expr *const *args);
/** The same of numbers. */
double script_element_value(script_element e, const double *args);
int script_element_args(script_element e);
#endif
