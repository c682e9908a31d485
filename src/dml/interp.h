/** @file The interpreter: statements, expressions, calls (internal to dml/). */
#ifndef SMR_DML_INTERP_H
#define SMR_DML_INTERP_H
#include <pthread.h>

#include "base/data/table.h"
#include "dml/lazy.h"
#include "dml/script.h"

enum {
	DML_ARGS = 21,   /* arguments of a builtin function */
	DML_CALLS = 1000 /* maximum call depth */
};

typedef struct dml_variable {
	dml_value value;
	UT_hash_handle hh;
	char name[];
} dml_variable;

typedef struct dml_file dml_file; /* dml/interp/files.c */
typedef struct dml_space {        /* a namespace of a file */
	const char *name;
	dml_file *file;
} dml_space;

struct dml_file {
	const smr_dml_script *ast;
	smr_dml_script *own; /* the same, if parsed by this module; else NULL */
	dml_space *spaces;
	uint32_t nspaces;
	char *builtin; /* the library function it was read for, or NULL */
	dml_file *next;
};

static inline const char *dml_file_name(const dml_file *f)
{
	return f->ast->file;
}

typedef struct dml_frame { /* of a call */
	dml_variable *vars;
	const smr_dml_function *function; /* NULL: top level of the script */
	dml_file *file;                   /* file of the function */
	smr_dml_at at;                    /* position of the running statement */
	const smr_dml_statement *now;     /* running statement; NULL: none yet */
	unsigned loops;                   /* nesting depth of loops */
	struct dml_frame *caller;
} dml_frame;

typedef struct dml_library dml_library;
typedef struct dml_parallel dml_parallel;

/** A statement that compressed matrices (dml/interp/compressions.c). */
typedef struct dml_compression {
	smr_script_compression shown;
	smr_unpack_count *unpacked;
} dml_compression;

typedef struct script {
	const smr_interp_params *params;
	const dml_library *library; /* builtin functions */
	const dml_parallel *parallel;
	const smr_dml_script *ast;
	dml_lazy *trace;
	const struct dml_domain *domain; /* a run, or an analysis */
	struct dml_tracing *tracing;     /* lineages (dml/lineage/tracing.h); NULL: not traced */
	struct dml_absint_state *absint; /* state of an analysis (absint.h); NULL: it runs */
	dml_frame top;                   /* top level; between runs it holds the outputs */
	dml_frame *frame;
	struct dml_live *lives;           /* by body (dml/interp/liveness.c) */
	struct dml_invariant *invariants; /* by expression (dml/interp/licm.c) */
	struct dml_scalar_code *scalars;  /* by loop (dml/interp/scalar_compile.c) */
	struct script *root;  /* the opened script; of a worker: the script whose loop it runs */
	dml_matrix **lenders; /* of sparse inputs, until the run ends (script/values.c) */
	uint32_t nlenders;
	smr_arena *given; /* lists among the outputs, as the caller gets them; NULL: none */
	/* In the root: elements of matrices that stayed in files, and how many were read. */
	uint64_t in_files;
	_Atomic uint64_t parsed;
	uint64_t interrupts; /* in the root: of the parameters when the run began */
	/* In the root only: all files read, the script's own last. */
	dml_file *files;
	pthread_mutex_t reading; /* protects `files` */
	bool writes;             /* functions of `files` write files; set atomically */
	SMR_VEC(dml_compression) compressions; /* in the root, under `reading` */
	unsigned depth;
	const char *deepest; /* lowest stack address that calls may use; NULL: unknown */
	bool told;           /* the error message has its position */
	uint64_t runs;
	bool weighs; /* records the peak in `most` */
	double most; /* bytes held and requested at one time */
	/* Loops whose iterations run in parallel (dml/parfor/iterations.h). */
	struct dml_turn *turn;    /* the innermost parallel iteration; NULL: none */
	struct dml_proof *proofs; /* by loop */
	struct dml_crew *crew;    /* worker threads; NULL: none yet */
	struct dml_worker *work;  /* the worker that this script is; NULL: none */
} script;

/** Returns the caller's frame within this script: a worker's last frame is that of its loop. */
static inline dml_frame *dml_frame_below(const script *s, const dml_frame *f)
{
	return f == &s->top ? NULL : f->caller;
}

/* ---- dml/interp/interp.c */
/** Fails with "file:line:column: …" and the call stack. */
smr_status dml_run_fail(script *s, smr_dml_at at, const char *fmt, ...) SMR_PRINTF(3, 4);
#ifdef __clang_analyzer__ /* as with smr_fail() */
#define dml_run_fail(...) SMR_NEVER_OK(dml_run_fail(__VA_ARGS__))
#endif
SMR_MUST_USE smr_status dml_set(script *s, const char *name, dml_value v); /* takes @p v over */
/** Returns NULL if the variable is not set. */
const dml_value *dml_get(const script *s, const char *name);
SMR_MUST_USE smr_status dml_body(script *s, const smr_dml_body *b);

typedef struct dml_range { /* values of a loop variable */
	double from, step;
	int64_t n;
	bool whole; /* all values are integers */
} dml_range;
/** Evaluates the range of a for or a parfor. */
SMR_MUST_USE smr_status dml_count_turns(script *s, const smr_dml_statement *t, dml_range *out);
/** Runs one statement, whose position is in the frame. */
SMR_MUST_USE smr_status dml_statement(script *s, const smr_dml_statement *t);
/** Runs iteration @p i, from 0: sets the variable, runs the body, computes all pending results. */
SMR_MUST_USE smr_status dml_run_turn(script *s, const smr_dml_statement *t, const dml_range *r,
				     int64_t i);

/* ---- dml/interp/thread.c */
/** Whether a statement is skipped: it reads an input or writes an output of the caller. */
bool dml_is_left_out(const script *s, const smr_dml_statement *t);
/** Whether @p name is one of the inputs or outputs @p names of a caller. */
bool dml_names_have(const char *const *names, size_t n, const char *name);
/** Creates the script's trace, with the script as its owner. */
SMR_MUST_USE smr_status dml_make_trace(script *s);
/** Returns the lowest address to which calls may use this thread's stack; NULL: unknown. */
const char *dml_half_of_stack(void);

/* ---- dml/interp/rewrite.c: *@p done: a rewrite applied, and *@p out is its result */
/** diag(v) %*% X, X %*% diag(v); @p a, @p b: nodes of the trace. */
SMR_MUST_USE smr_status dml_rewrite_product(script *s, uint32_t a, uint32_t b, dml_value *out,
					    bool *done);
/** Sums of A %*% B; @p way: 0 all, 1 of each row, 2 of each column. */
SMR_MUST_USE smr_status dml_rewrite_sum(script *s, const dml_value *of, int way, dml_value *out,
					bool *done);
/** diag(A %*% B) */
SMR_MUST_USE smr_status dml_rewrite_diagonal(script *s, const dml_value *of, dml_value *out,
					     bool *done);

/* ---- dml/interp/product_order.c */
/** x %*% y, nodes of the trace, in the cheapest order of all products in it; not *@p done: the
 * given order is the cheapest. */
SMR_MUST_USE smr_status dml_ordered_product(script *s, uint32_t x, uint32_t y, dml_value *out,
					    bool *done);

/* ---- dml/interp/memory.c */
/** Checks that @p bytes more fit into memory, and sets the error if not; @p ctx: the script. */
SMR_MUST_USE smr_status dml_fits(void *ctx, double bytes);
/** Returns the bytes available beside those that are held. */
double dml_room(void *ctx);
/** Allocates a matrix, elements uninitialized. Returns NULL and sets the error if memory is
 * short. */
dml_matrix *dml_alloc(script *s, int64_t rows, int64_t cols);
/** Like dml_alloc(), in the script's domain. */
dml_matrix *dml_new(script *s, int64_t rows, int64_t cols);
/** Returns the bytes that variables hold. */
double dml_held(const script *s);

/* ---- dml/interp/liveness.c */
typedef struct dml_live dml_live;
/** Drops variables that are dead: set again before any read, or never read; @p ctx: the script. */
void dml_forget_dead(void *ctx);
/** Reads a variable for an expression, NOTHING if it is not set. If this is the last read of a
 * pending matrix, the variable is dropped, so that the caller is its only owner. */
dml_value dml_read(script *s, const char *name);
/** Whether no statement after the running one reads a variable of the frame before it is set. */
bool dml_is_dead(script *s, const char *name);
void dml_free_lives(script *s);

/* ---- dml/interp/licm.c */
/** Runs before a loop's first iteration, in the loop's frame. */
SMR_MUST_USE smr_status dml_begin_loop(script *s, const smr_dml_statement *t);
/** Runs after the last iteration or a failure: drops all invariants kept for the loop. */
void dml_end_loop(script *s, const smr_dml_statement *t);
/** Returns the name of the variable that may hold the value of @p e for all iterations; NULL:
 * none. */
const char *dml_kept_name(const script *s, const smr_dml_expr *e);
/** Keeps the value of @p e under @p name, where that pays. */
SMR_MUST_USE smr_status dml_keep_invariant(script *s, const smr_dml_expr *e, const char *name,
					   const dml_value *v);
void dml_free_invariants(script *s);

/* ---- dml/interp/vectorize_loop.c */
typedef enum dml_vectorize_way { DML_BY_TURNS, DML_NOT_SURE, DML_AT_ONCE } dml_vectorize_way;
/** Whether all iterations of a loop are one operation. NOT_SURE: the script is analysed, and the
 * answer depends on data; also where r->n is negative. */
dml_vectorize_way dml_way_of(script *s, const smr_dml_statement *loop, const dml_range *r);
/** Runs all iterations of a loop of one assignment as one operation, where that is equivalent; else
 * not *@p done. */
SMR_MUST_USE smr_status dml_at_once(script *s, const smr_dml_statement *loop, const dml_range *r,
				    bool *done);

/* ---- dml/interp/scalar_run.c */
/** Runs iterations of a loop over numbers alone from compiled code: *@p turns of them, whose
 * variables are set; *@p done: all. @p range: of a for; NULL: a while. */
SMR_MUST_USE smr_status dml_scalar_loop(script *s, const smr_dml_statement *loop,
					const dml_range *range, int64_t *turns, bool *done);
void dml_free_scalars(script *s);

/* ---- dml/interp/loop_sparse.c */
/** Makes matrices sparse, where that pays, that the loop multiplies and does not set. */
SMR_MUST_USE smr_status dml_sparse_for(script *s, const smr_dml_statement *loop);
/** Members of dml_domain: in a run, and in an analysis, which reports that a matrix may become
 * sparse. */
SMR_MUST_USE smr_status dml_convert_for(script *s, const smr_dml_statement *loop,
					const dml_variable *x);
SMR_MUST_USE smr_status dml_absint_convert_for(script *s, const smr_dml_statement *loop,
					       const dml_variable *x);

/* ---- dml/interp/files.c */
SMR_MUST_USE smr_status dml_add_file(script *s, const smr_dml_script *ast, dml_file **out);
/** Finds the function that a call refers to; NULL: no function of a script. */
SMR_MUST_USE smr_status dml_find_function(script *s, smr_dml_at at, const char *space,
					  const char *name, const smr_dml_function **out,
					  dml_file **file);
/** Like dml_find_function(), for a call in the file @p here. */
SMR_MUST_USE smr_status dml_find_in(script *s, smr_dml_at at, dml_file *here, const char *space,
				    const char *name, const smr_dml_function **out,
				    dml_file **file);
/** Like dml_find_function(), in the library of builtin functions. */
SMR_MUST_USE smr_status dml_find_library(script *s, const char *name, const smr_dml_function **out,
					 dml_file **file);
/** Finds "file.dml::name" by the file's path, or the end of it, among the files that were read, or
 * "name" in the file of the call; *@p out NULL: there is none. */
SMR_MUST_USE smr_status dml_find_by_path(script *s, const char *text, const smr_dml_function **out,
					 dml_file **file);
void dml_free_files(script *s);
/** Drops everything that a call's frame holds. */
void dml_free_frame(dml_frame *f);

/* ---- dml/parfor */
typedef struct dml_part_of {   /* of a matrix or a frame */
	int64_t from[2], n[2]; /* rows, columns; from 0 */
	bool literal[2];       /* the start is a literal of the script */
} dml_part_of;

/** Loops whose iterations run in parallel, for the statements of the interpreter: by the name of a
 * variable of the frame that runs. */
struct dml_parallel {
	/** Runs a parfor, on several threads where that is proven safe and pays. */
	smr_status (*run)(script *s, const smr_dml_statement *t, const dml_range *r);
	/** Runs before a parfor, while preceding statements are pending: matrices of zeros whose
	 * parts iterations write and do not read become sparse without nonzeros. */
	smr_status (*begin)(script *s, const smr_dml_statement *loop);
	/** Whether iterations write parts of a variable that their frame does not have. */
	bool (*has)(const script *s, const char *name);
	/** Called before a part is read: makes the iteration's writes visible. *@p changes: the
	 * variable is a result that will be written in place. */
	smr_status (*read)(script *s, const char *name, bool *changes);
	/** Writes @p v, which the caller keeps, to a part. */
	smr_status (*put)(script *s, const char *name, const dml_part_of *at, const dml_value *v);
	/** Whether iterations add to a variable; add() adds @p v, which the caller keeps. */
	bool (*sums)(const script *s, const char *name);
	smr_status (*add)(script *s, smr_dml_at at, const char *name, const dml_value *v);
	/** Returns the bytes of parts that wait for the end of their loop. */
	double (*held)(const script *s);
	/** Waits until all iterations before this worker's have ended, so that side effects happen
	 * in order; @p files: only those that may write files. Returns at once outside of workers.
	 * Fails if one of those iterations failed. */
	smr_status (*await)(const script *s, bool files);
};
extern const dml_parallel dml_parallel_loops;
void dml_free_proofs(script *s);

/* ---- dml/parfor/workers.c */
void dml_free_crew(script *s);
uint32_t dml_crew_size(const script *s);
const dml_lazy *dml_crew_trace(const script *s, uint32_t i);
/* ---- dml/parfor/commit.c */
/** Whether many iterations before this worker's have not ended yet. */
bool dml_is_far_ahead(const script *s);

/* ---- dml/abstract/abstract.c */
/** Gets the number of a scalar, computing it if it is pending; not *@p is: @p v is no scalar. */
SMR_MUST_USE smr_status dml_number(script *s, dml_value *v, bool *is, double *out);

/* ---- dml/interp/eval.c */
SMR_MUST_USE smr_status dml_eval(script *s, const smr_dml_expr *e, dml_value *out);
/** Evaluates an expression to a number, which is computed. */
SMR_MUST_USE smr_status dml_eval_number(script *s, const smr_dml_expr *e, double *out);
SMR_MUST_USE smr_status dml_eval_truth(script *s, const smr_dml_expr *e, bool *out);

/* ---- dml/interp/array.c */
/** Applies an operator to two tensors; fails for other values. */
SMR_MUST_USE smr_status dml_operate_arrays(script *s, smr_dml_at at, smr_dml_op op,
					   const dml_value *x, const dml_value *y, dml_value *out);

/* ---- dml/interp/operate.c: the caller keeps its operands */
/** Applies an operator; @p b NULL: unary. */
SMR_MUST_USE smr_status dml_operate(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
				    const dml_value *b, dml_value *out);
/** Applies @p e to matrices and scalars element by element; the result is of doubles. */
SMR_MUST_USE smr_status dml_map(script *s, smr_dml_at at, dml_element e,
				const dml_value *const *args, dml_value *out);
SMR_MUST_USE smr_status dml_product(script *s, smr_dml_at at, const dml_value *a,
				    const dml_value *b, dml_value *out);
/** Returns a matrix unchanged, and a number as a 1x1 matrix. */
SMR_MUST_USE smr_status dml_as_matrix(script *s, const dml_value *v, dml_value *out);

/* ---- dml/value/scalars.c: scalars whose numbers are known */
dml_element dml_op_element(smr_dml_op op);
bool dml_compares(smr_dml_op op);
bool dml_is_logic(smr_dml_op op);
bool dml_is_number(const dml_value *v);
double dml_number_of(const dml_value *v);
/** Truncates towards zero; 0 for NaN, saturated to the range of int64_t. */
int64_t dml_whole(double x);
/* ---- dml/interp/scalars.c */
SMR_MUST_USE smr_status dml_strings(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
				    const dml_value *b, dml_value *out);
SMR_MUST_USE smr_status dml_scalars(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
				    const dml_value *b, dml_value *out);

/* ---- dml/interp/sparse_meet.c: sparse operands */
/** Prepares operands of an elementwise map of this size, copies that the caller owns: aligns sparse
 * ones on one pattern where the result is sparse. @p whole: no divisor is zero. */
SMR_MUST_USE smr_status dml_meet(script *s, dml_element e, int n, dml_value *args, int64_t rows,
				 int64_t cols, bool *whole);

/* ---- dml/interp/sparse_now.c: immediate sparse operations; not *@p done: operands are dense */
/** Computes @p of if it has a sparsity pattern; not *@p is: it is dense. */
SMR_MUST_USE smr_status dml_sparse_now(script *s, dml_value *of, bool *is);
/** Makes a value of @p r, which it takes over. */
SMR_MUST_USE smr_status dml_sparse_give(smr_sparse *r, dml_value *out);
/** Computes a product, or a concatenation of two matrices. */
SMR_MUST_USE smr_status dml_sparse_two(script *s, dml_op op, const dml_value *a, const dml_value *b,
				       dml_value *out, bool *done);
/** Extracts rows and columns of a copy @p of. */
SMR_MUST_USE smr_status dml_sparse_part(script *s, dml_value *of, const int64_t at[2],
					const int64_t n[2], dml_value *out, bool *done);
/** Writes @p v, which fits, into a copy @p into, from row at[0] and column at[1]. */
SMR_MUST_USE smr_status dml_sparse_put(script *s, dml_value *into, const dml_value *v,
				       const int64_t at[2], dml_value *out, bool *done);
/** Computes REVERSE, DIAG or RESHAPE of a copy @p of. */
SMR_MUST_USE smr_status dml_sparse_one(script *s, dml_op op, dml_value *of, int64_t rows,
				       int64_t cols, dml_value *out, bool *done);
/** Gathers rows of a sparse matrix by number. */
SMR_MUST_USE smr_status dml_sparse_pick(script *s, const dml_matrix *m, const int64_t *rows,
					int64_t n, dml_value *out);

/* ---- dml/interp/compressed_now.c: immediate operations on compressed matrices; not *@p done: no
 * operand is compressed, or the operation takes a dense one */
/** Computes a %*% b. */
SMR_MUST_USE smr_status dml_packed_product(script *s, const dml_value *a, const dml_value *b,
					   dml_value *out, bool *done);
/** Computes an elementwise map of one compressed matrix, numbers, and vectors along its rows. */
SMR_MUST_USE smr_status dml_packed_map(script *s, smr_dml_at at, dml_element e, int n,
				       const dml_value *const *args, dml_value *out, bool *done);
/** Computes a fold; @p way: 0 all, 1 each row, 2 each column. */
SMR_MUST_USE smr_status dml_packed_fold(script *s, const dml_value *of, dml_fold f, int way,
					dml_value *out, bool *done);
SMR_MUST_USE smr_status dml_packed_turn(const dml_value *of, dml_value *out, bool *done);
/** Compresses a copy @p of of a matrix; gives it unchanged if that takes no less memory. Records
 * the result for reports, for the call at @p at. */
SMR_MUST_USE smr_status dml_pack(script *s, smr_dml_at at, dml_value *of, dml_value *out);
/** Decompresses a matrix; gives any other one unchanged. */
SMR_MUST_USE smr_status dml_unpack(script *s, const dml_value *of, dml_value *out);

/* ---- dml/interp/compressions.c */
typedef struct dml_compressed_what {
	int64_t rows, cols;
	double bytes, seconds; /* bytes: of the uncompressed matrix */
	smr_compressed *c;     /* NULL: it stayed uncompressed */
} dml_compressed_what;
SMR_MUST_USE smr_status dml_record_compression(script *s, smr_dml_at at,
					       const dml_compressed_what *what);
void dml_free_compressions(script *s);

/* ---- dml/interp/file_rows.c: matrices that stay in their files */
bool dml_is_in_file(const dml_matrix *m);
/** Whether a matrix of so many bytes stays in its file until it is used: its parts are read alone,
 * and what reads it once reads it block by block. */
bool dml_is_later(const script *s, double bytes);
/** Loads the variables that are in files and fit: before a loop, which would read them in each
 * iteration. */
SMR_MUST_USE smr_status dml_load_files(script *s);
/** Takes a part of a matrix in a file: into memory if it is small, else it stays there. Not *@p
 * done: so many parts were taken that the matrix is in memory from now on. */
SMR_MUST_USE smr_status dml_file_part_of(script *s, dml_matrix *of, const dml_file_part *part,
					 dml_value *out, bool *done);
/** Reads the @p n rows of a matrix in a file that are kept. Not *@p done: it is better loaded,
 * since many parts of it were taken. */
SMR_MUST_USE smr_status dml_file_select(script *s, const dml_matrix *of, const bool *keep,
					int64_t n, dml_value *out, bool *done);
/** Reads @p n rows from row @p from of a result that depends on files and does not fit: reads all
 * rows of the files. Not *@p done: it is none, or does not come by rows. */
SMR_MUST_USE smr_status dml_streamed_rows(script *s, dml_matrix *of, int64_t from, int64_t n,
					  dml_value *out, bool *done);
/** Stacks two matrices, at least one of which is in a file; the other is too, or it is known. */
SMR_MUST_USE smr_status dml_file_below(script *s, dml_matrix *a, dml_matrix *b, dml_value *out);

/* ---- dml/interp/index.c */
SMR_MUST_USE smr_status dml_index(script *s, const smr_dml_expr *e, dml_value *out);
SMR_MUST_USE smr_status dml_index_set(script *s, const smr_dml_expr *target, dml_value v);
/** Like dml_index() and dml_index_set(), and gives the part of a matrix; p->n is 0 elsewhere. */
SMR_MUST_USE smr_status dml_index_at(script *s, const smr_dml_expr *e, dml_part_of *p,
				     dml_value *out);
SMR_MUST_USE smr_status dml_index_set_at(script *s, const smr_dml_expr *target, dml_part_of *p,
					 dml_value v);

/** Like dml_index() and dml_index_set(), with rows @p from to from + n - 1 (@p d 1: columns) in
 * place of that index of @p e. */
SMR_MUST_USE smr_status dml_index_rows(script *s, const smr_dml_expr *e, int d, int64_t from,
				       int64_t n, dml_value *out);
SMR_MUST_USE smr_status dml_index_set_rows(script *s, const smr_dml_expr *target, int d,
					   int64_t from, int64_t n, dml_value v);

/* ---- script/values.c: between a script and its caller */
/** Makes a value of an input, on the caller's arrays. */
SMR_MUST_USE smr_status dml_take_value(script *s, const smr_script_value *v, dml_value *out);
/** Frees what lent sparse inputs; no value uses them any longer. */
void dml_drop_lenders(script *s);
/** Computes a value, makes its matrices dense, and copies those that are the caller's. */
SMR_MUST_USE smr_status dml_own_value(script *s, dml_value *v);
/** Describes a value of dml_own_value(); lists are in the arena. */
SMR_MUST_USE smr_status dml_give_value(smr_arena *a, const char *name, const dml_value *v,
				       smr_script_value *out);

/* ---- dml/value/list.c: the caller keeps its lists */
/** Makes a list of @p n values, all NOTHING. */
SMR_MUST_USE smr_status dml_list_new(uint32_t n, dml_list **out);
/** Names value @p i, which has no name; NULL: leaves it. */
SMR_MUST_USE smr_status dml_list_name(dml_list *l, uint32_t i, const char *name);
/** Makes a list of values, which the caller keeps, named after parameters. */
SMR_MUST_USE smr_status dml_list_of(uint32_t n, const dml_value *values, const smr_dml_param *names,
				    dml_value *out);
/** Returns @p n values from number @p at. */
SMR_MUST_USE smr_status dml_list_part(const dml_value *list, uint32_t at, uint32_t n,
				      dml_value *out);
/** Replaces value @p at; past the end, appends it with @p name (or NULL). */
SMR_MUST_USE smr_status dml_list_with(const dml_value *list, uint32_t at, const dml_value *v,
				      const char *name, dml_value *out);
/** Replaces the values from number @p at by those of @p part. */
SMR_MUST_USE smr_status dml_list_put(const dml_value *list, uint32_t at, const dml_list *part,
				     dml_value *out);
/** Appends a value; a list of one value stands for that value and its name. */
SMR_MUST_USE smr_status dml_list_append(const dml_value *list, const dml_value *v, dml_value *out);
/** Removes value @p at, counted from 0. */
SMR_MUST_USE smr_status dml_list_without(const dml_value *list, uint32_t at, dml_value *out);
/* ---- dml/interp/frame.c */
/** Gets the frame of a value; in an analysis it may be unknown, which fails. */
SMR_MUST_USE smr_status dml_frame_known(script *s, smr_dml_at at, const dml_value *v,
					dml_dataframe **out);
/** Makes a frame of one cell. */
SMR_MUST_USE smr_status dml_frame_of_scalar(script *s, smr_dml_at at, const dml_value *v,
					    dml_dataframe **out);
/** Assigns a part, a frame or a scalar. */
SMR_MUST_USE smr_status dml_frame_put(script *s, const smr_dml_expr *target, const dml_dataframe *f,
				      const struct dml_part_of *p, const dml_value *v,
				      dml_value *out);
/** Compares frames cell by cell; other operators are refused. */
SMR_MUST_USE smr_status dml_frame_compare(script *s, smr_dml_at at, smr_dml_op op,
					  const dml_value *a, const dml_value *b, dml_value *out);
/* ---- dml/abstract/abstract.c */
/** Gets the size of a frame, which may be unknown (absint.h); false: it is none. */
bool dml_frame_size(const dml_value *v, int64_t *rows, int64_t *cols);
/* ---- dml/interp/list.c */
/** list(...) of the values and names of a call, or [a, b] among arguments. */
SMR_MUST_USE smr_status dml_list_make(script *s, const smr_dml_expr *e, dml_value *out);
/** Gets the index, from 0, that @p v denotes: a number from 1, or a name. */
SMR_MUST_USE smr_status dml_list_find(script *s, smr_dml_at at, const dml_list *l,
				      const dml_value *v, uint32_t *out);

/* ---- dml/interp/known_names.c */
/** Fails: no function of that name; says so if SystemDS has one. */
smr_status dml_fail_undefined(script *s, smr_dml_at at, const char *name);

/* ---- dml/interp/call.c */
/** Runs a call; gives at most @p nout results. */
SMR_MUST_USE smr_status dml_call(script *s, const smr_dml_expr *e, dml_value *out, uint32_t nout);

typedef struct dml_lvalue { /* a function and its file */
	const smr_dml_function *function;
	dml_file *file;
} dml_lvalue;

/** Runs a function with its arguments, which it drops; not an external one. */
SMR_MUST_USE smr_status dml_run_function(script *s, smr_dml_at at, const dml_lvalue *t,
					 dml_value *args, dml_value *out, uint32_t nout);
/** Like dml_call() with values that the caller keeps; @p names, or one of them, NULL:
 * positional. */
SMR_MUST_USE smr_status dml_call_values(script *s, smr_dml_at at, const dml_lvalue *t, uint32_t n,
					const dml_value *values, const char *const *names,
					dml_value *out, uint32_t nout);

/* ---- dml/builtin/external.c */
SMR_MUST_USE smr_status dml_external(script *s, smr_dml_at at, const smr_dml_function *f,
				     dml_value *args, dml_value *out, uint32_t nout);

/* ---- dml/builtin/builtin.c */
typedef struct dml_builtin_call {
	script *s;
	smr_dml_at at;
	const char *name;
	int data;                 /* from its table row */
	uint32_t nargs;           /* positional arguments */
	uint32_t nout;            /* results requested, at least 1 */
	dml_value args[DML_ARGS]; /* by parameter; NOTHING: not given */
} dml_builtin_call;

/** The way in which an analysis gets the results of a builtin function (absint.h). */
typedef enum dml_analysis {
	DML_RUN_KNOWN, /* runs it; infers its results where they depend on unknown values */
	DML_RUN_ANY,   /* ... also with arguments that may be of any kind */
	DML_INFER      /* always infers its results */
} dml_analysis;

typedef struct dml_builtin {
	const char *name;
	const char *params; /* names, separated by blanks; '!' follows a required one */
	smr_status (*run)(dml_builtin_call *c, dml_value *out);
	int data;
	dml_analysis analysis;
	/* The inferred results: letters (dml/abstract/shapes.c), or a function. */
	const char *shape;
	smr_status (*infer)(dml_builtin_call *c, dml_value *out);
	/* Facts about the elements of the first result, a matrix; NULL: none. */
	void (*facts)(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out);
} dml_builtin;

/** The builtin functions, for calls of the interpreter. */
struct dml_library {
	/** Finds a function in all tables; NULL: none of that name. */
	const dml_builtin *(*find)(const char *name);
	smr_status (*run)(script *s, const dml_builtin *b, const smr_dml_expr *e, dml_value *out,
			  uint32_t nout);
	/** Calls a function of another language that has a native implementation; the caller keeps
	 * @p args. */
	smr_status (*external)(script *s, smr_dml_at at, const smr_dml_function *f, dml_value *args,
			       dml_value *out, uint32_t nout);
	/** Whether a function is one of an argument, element by element; *@p out: which. */
	bool (*is_elementwise)(const dml_builtin *b, dml_element *out);
};
extern const dml_library dml_builtin_library;
bool dml_is_elementwise(const dml_builtin *b, dml_element *out);

/** The table of one source file. */
typedef struct dml_builtins {
	const dml_builtin *rows;
	size_t n;
} dml_builtins;
extern const dml_builtins dml_builtins_algebra, dml_builtins_bits, dml_builtins_dist,
	dml_builtins_distinct, dml_builtins_eval, dml_builtins_factor, dml_builtins_frame,
	dml_builtins_group, dml_builtins_image, dml_builtins_read, dml_builtins_write,
	dml_builtins_make, dml_builtins_math, dml_builtins_matrix, dml_builtins_order,
	dml_builtins_outer, dml_builtins_scalar, dml_builtins_select, dml_builtins_stat,
	dml_builtins_table, dml_builtins_transform, dml_builtins_map, dml_builtins_schema,
	dml_builtins_tokenize, dml_builtins_fourier, dml_builtins_paramserv, dml_builtins_storage,
	dml_builtins_lineage, dml_builtins_meet, dml_builtins_tensor, dml_builtins_sql,
	dml_builtins_einsum;

/* ---- dml/builtin/format.c */
/** Appends the output of print() for a format and its values, the arguments. */
SMR_MUST_USE smr_status dml_put_formatted(dml_builtin_call *c, smr_str *text);

/* Argument accessors; they set the error when they fail. */
/** Gets argument @p i, which must be a matrix. */
SMR_MUST_USE smr_status dml_arg_matrix(dml_builtin_call *c, uint32_t i, dml_matrix **out);
/** Gets argument @p i, which must be a matrix, and computes it. */
SMR_MUST_USE smr_status dml_arg_forced(dml_builtin_call *c, uint32_t i, dml_matrix **out);
/** Gets argument @p i as a number, computed; @p otherwise if it is not given. */
SMR_MUST_USE smr_status dml_arg_number(dml_builtin_call *c, uint32_t i, double otherwise,
				       double *out);
SMR_MUST_USE smr_status dml_arg_int(dml_builtin_call *c, uint32_t i, int64_t otherwise,
				    int64_t *out);
/** Gets numbers of rows and columns: arguments @p i and i + 1. */
SMR_MUST_USE smr_status dml_arg_sizes(dml_builtin_call *c, uint32_t i, int64_t *rows,
				      int64_t *cols);
SMR_MUST_USE smr_status dml_arg_truth(dml_builtin_call *c, uint32_t i, bool otherwise, bool *out);
/** Makes a text of argument @p i, if it is a number or a boolean. */
SMR_MUST_USE smr_status dml_arg_to_text(dml_builtin_call *c, uint32_t i);
SMR_MUST_USE smr_status dml_arg_text(dml_builtin_call *c, uint32_t i, const char *otherwise,
				     const char **out);
/** Gets weights, one for each element of @p m; all are 1 where *@p out is NULL. */
SMR_MUST_USE smr_status dml_arg_weights(dml_builtin_call *c, uint32_t i, const dml_matrix *m,
					const double **out);
double dml_weight(const double *w, int64_t i);
/** Gets the dimensions of a tensor from a matrix of them, or from a text with blanks between them;
 * @p dims has room for DML_RANK (dml/builtin/tensor.c). */
SMR_MUST_USE smr_status dml_arg_dims(dml_builtin_call *c, uint32_t i, uint32_t *rank,
				     int64_t *dims);
/** Finds the function of a script that @p name denotes, as eval() does (dml/builtin/eval.c). */
SMR_MUST_USE smr_status dml_arg_callee(dml_builtin_call *c, const char *name, dml_lvalue *t);
/** Gets argument @p i, which must be a frame. */
SMR_MUST_USE smr_status dml_arg_frame(dml_builtin_call *c, uint32_t i, dml_dataframe **out);
/* ---- dml/builtin/frame.c: casts of argument 0, a frame; cbind() and rbind() */
SMR_MUST_USE smr_status dml_frame_scalar(dml_builtin_call *c, dml_value *out);
SMR_MUST_USE smr_status dml_frame_matrix(dml_builtin_call *c, dml_value *out);
/** Whether the first argument of a concatenation, or of the list that it is, is a frame. */
bool dml_joins_frames(const dml_builtin_call *c);
SMR_MUST_USE smr_status dml_join_frames(dml_builtin_call *c, bool beside, dml_value *out);
#endif
