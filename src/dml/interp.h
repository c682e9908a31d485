/** @file The interpreter of scripts: statements, expressions, calls (internal to dml/). */
#ifndef SMR_DML_INTERP_H
#define SMR_DML_INTERP_H
#include <pthread.h>

#include "base/data/table.h"
#include "dml/lazy.h"
#include "dml/script.h"

enum {
	DML_ARGS = 16,   /* of a builtin function, at most */
	DML_CALLS = 1000 /* in each other */
};

typedef struct dml_variable {
	dml_value value;
	UT_hash_handle hh;
	char name[];
} dml_variable;

typedef struct dml_file dml_file;

typedef struct dml_frame { /* of a call */
	dml_variable *vars;
	const smr_dml_function *function; /* NULL: the script itself */
	dml_file *file;                   /* where it stands */
	smr_dml_at at;                    /* the statement that runs */
	const smr_dml_statement *now;     /* ... or NULL: none does yet */
	unsigned loops;                   /* that it is in */
	struct dml_frame *caller;
} dml_frame;

typedef struct script {
	const smr_interp_params *params;
	const smr_dml_script *ast;
	dml_lazy *trace;
	struct dml_absint_state *fore; /* it is only foreseen (absint.h); NULL: it runs */
	dml_frame top;                 /* of the script itself; between runs, its outputs */
	dml_frame *frame;
	struct dml_live *lives;           /* by body (dml/interp/liveness.c) */
	struct dml_invariant *invariants; /* by expression (dml/interp/licm.c) */
	struct script *root; /* the one that was opened; of a worker of a loop: whose it is */
	/* Of the root alone: all files that were read, the script's own last. */
	dml_file *files;
	pthread_mutex_t reading; /* of them */
	bool writes;             /* functions of them write files: set atomically */
	unsigned depth;
	const char *deepest; /* calls may use the stack down to here; NULL: nobody knows */
	bool told;           /* the message has its place */
	uint64_t runs;
	bool weighs; /* it keeps in `most`: */
	double most; /* bytes that were held and asked for at one time */
	/* Loops whose turns run at one time (dml/parfor/iterations.h). */
	struct dml_turn *turn;    /* the innermost that it is in; NULL: none */
	struct dml_proof *proofs; /* by loop */
	struct dml_crew *crew;    /* its workers; NULL: none yet */
	struct dml_worker *work;  /* what it is a worker of; NULL: it is none */
} script;

/** The caller's frame, as far as this script has it: a worker has that of its loop last. */
static inline dml_frame *dml_frame_below(const script *s, const dml_frame *f)
{
	return f == &s->top ? NULL : f->caller;
}

/* ---- dml/interp/interp.c */
/** "file:line:column: …" with the calls around. */
smr_status dml_run_fail(script *s, smr_dml_at at, const char *fmt, ...) SMR_PRINTF(3, 4);
#ifdef __clang_analyzer__ /* as with smr_fail() */
#define dml_run_fail(...) SMR_NEVER_OK(dml_run_fail(__VA_ARGS__))
#endif
SMR_MUST_USE smr_status dml_set(script *s, const char *name, dml_value v); /* takes it over */
/** NULL: there is none. */
const dml_value *dml_get(const script *s, const char *name);
SMR_MUST_USE smr_status dml_body(script *s, const smr_dml_body *b);

typedef struct dml_range { /* what a loop's variable goes through */
	double from, step;
	int64_t n;
	bool whole; /* it is an integer */
} dml_range;
/** What a for or a parfor goes through. */
SMR_MUST_USE smr_status dml_count_turns(script *s, const smr_dml_statement *t, dml_range *out);
/** One statement, whose place the frame has. */
SMR_MUST_USE smr_status dml_statement(script *s, const smr_dml_statement *t);
/** Turn number @p i, from 0: its variable is set, its body is run, all is computed. */
SMR_MUST_USE smr_status dml_run_turn(script *s, const smr_dml_statement *t, const dml_range *r,
				     int64_t i);

/* ---- dml/interp/run.c */
/** It reads what the caller gives, or writes what the caller asks for. */
bool dml_is_left_out(const script *s, const smr_dml_statement *t);
/** Its own, which asks this script. */
SMR_MUST_USE smr_status dml_make_trace(script *s);
/** Down to where calls may use this thread's stack; NULL: nobody knows. */
const char *dml_half_of_stack(void);

/* ---- dml/lazy/rewrite.c: *@p done: it was written in another way, *@p out is it */
/** diag(v) %*% X, X %*% diag(v); by nodes of the trace. */
SMR_MUST_USE smr_status dml_rewrite_product(script *s, uint32_t a, uint32_t b, dml_value *out,
					    bool *done);
/** Sums of A %*% B; @p way: 0 all, 1 of each row, 2 of each column. */
SMR_MUST_USE smr_status dml_rewrite_sum(script *s, const dml_value *of, int way, dml_value *out,
					bool *done);
/** diag(A %*% B) */
SMR_MUST_USE smr_status dml_rewrite_diagonal(script *s, const dml_value *of, dml_value *out,
					     bool *done);

/* ---- dml/lazy/product_order.c */
/** x %*% y, by nodes of the trace, where another order of the products in it takes fewer
 * operations; not *@p done: none does. */
SMR_MUST_USE smr_status dml_ordered_product(script *s, uint32_t x, uint32_t y, dml_value *out,
					    bool *done);

/* ---- dml/interp/memory.c */
/** Whether there is memory for @p bytes more; @p ctx: the script. Told where not. */
SMR_MUST_USE smr_status dml_fits(void *ctx, double bytes);
/** Bytes that are there beside what is held. */
double dml_room(void *ctx);
/** A matrix whose elements are not set, where there is memory for it. NULL: there is none, told. */
dml_matrix *dml_new(script *s, int64_t rows, int64_t cols);
/** Bytes of what variables hold. */
double dml_held(const script *s);

/* ---- dml/interp/liveness.c */
typedef struct dml_live dml_live;
/** Variables go that no statement reads before it is set again; @p ctx: the script. */
void dml_forget_dead(void *ctx);
/** What a variable has, NOTHING where there is none, for an expression that reads it. A matrix
 * that is still to be computed and that nobody reads after this goes: who has it is who reads it
 * here. */
dml_value dml_read(script *s, const char *name);
void dml_free_lives(script *s);

/* ---- dml/interp/licm.c */
/** Before a loop's first turn, in its frame. */
SMR_MUST_USE smr_status dml_begin_loop(script *s, const smr_dml_statement *t);
/** Behind its last one, or where it failed: what was kept for it goes. */
void dml_end_loop(script *s, const smr_dml_statement *t);
/** The variable that may have what comes out of @p e, for all turns of a loop; NULL: none may. */
const char *dml_kept_name(const script *s, const smr_dml_expr *e);
/** Keeps it, where that pays. */
SMR_MUST_USE smr_status dml_keep_invariant(script *s, const smr_dml_expr *e, const char *name,
					   const dml_value *v);
void dml_free_invariants(script *s);

/* ---- dml/interp/vectorize_loop.c */
typedef enum dml_vectorize_way { DML_BY_TURNS, DML_NOT_SURE, DML_AT_ONCE } dml_vectorize_way;
/** Whether all turns of a loop are one operation. NOT_SURE: it is only foreseen, and data says; so
 * it is where r->n is negative. */
dml_vectorize_way dml_way_of(script *s, const smr_dml_statement *loop, const dml_range *r);
/** All turns of a loop of one assignment at once, where that is the same; not *@p done: it is not.
 */
SMR_MUST_USE smr_status dml_at_once(script *s, const smr_dml_statement *loop, const dml_range *r,
				    bool *done);

/* ---- dml/interp/loop_sparse.c */
/** Matrices that the loop multiplies and does not set become sparse where that pays; of a script
 * that is only foreseen, it is told which may. */
SMR_MUST_USE smr_status dml_sparse_for(script *s, const smr_dml_statement *loop);

/* ---- dml/interp/files.c */
SMR_MUST_USE smr_status dml_add_file(script *s, const smr_dml_script *ast, dml_file **out);
const char *dml_file_name(const dml_file *f);
/** The function that a call means; NULL: it is none of a script's. */
SMR_MUST_USE smr_status dml_find_function(script *s, smr_dml_at at, const char *space,
					  const char *name, const smr_dml_function **out,
					  dml_file **file);
/** The same of a call in the file @p here. */
SMR_MUST_USE smr_status dml_find_in(script *s, smr_dml_at at, dml_file *here, const char *space,
				    const char *name, const smr_dml_function **out,
				    dml_file **file);
/** The same of the library of builtin functions. */
SMR_MUST_USE smr_status dml_find_library(script *s, const char *name, const smr_dml_function **out,
					 dml_file **file);
void dml_free_files(script *s);
/** What a call's frame holds goes. */
void dml_free_frame(dml_frame *f);

/* ---- dml/parfor/parfor.c */
/** Fails where turns of a parfor hang on one another: told with its place. */
SMR_MUST_USE smr_status dml_check_parfor(const smr_dml_script *ast);

/* ---- dml/parfor/run.c */
/** Runs a parfor, on several threads where it is certain that this changes nothing and pays. */
SMR_MUST_USE smr_status dml_parfor(script *s, const smr_dml_statement *t, const dml_range *r);
/* ---- dml/parfor/gather.c */
/** Before a parfor, while what stands before it is not computed: matrices of zeros of which turns
 * write parts, and read none, begin without places. */
SMR_MUST_USE smr_status dml_gather_zeros(script *s, const smr_dml_statement *loop);
void dml_free_proofs(script *s);

/* ---- dml/parfor/workers.c */
void dml_free_crew(script *s);
uint32_t dml_crew_size(const script *s);
const dml_lazy *dml_crew_trace(const script *s, uint32_t i);
/* ---- dml/parfor/commit.c */
/** Returns once all turns before this worker's are over: what it does then is done in order. At
 * once where the script is no worker. Fails where one of them failed. */
SMR_MUST_USE smr_status dml_await_turn(const script *s);
/** The same where turns before it may write files. */
SMR_MUST_USE smr_status dml_await_files(const script *s);
/** Whether many turns before this worker's are not over yet. */
bool dml_is_far_ahead(const script *s);

/* ---- dml/interp/eval.c */
SMR_MUST_USE smr_status dml_eval(script *s, const smr_dml_expr *e, dml_value *out);
/** The number of a scalar, computed now if it was not; *@p is false: it is no scalar. */
SMR_MUST_USE smr_status dml_number(script *s, dml_value *v, bool *is, double *out);
/** An expression whose number is there. */
SMR_MUST_USE smr_status dml_eval_number(script *s, const smr_dml_expr *e, double *out);
SMR_MUST_USE smr_status dml_eval_truth(script *s, const smr_dml_expr *e, bool *out);

/* ---- dml/interp/operate.c: on values that stay the caller's */
SMR_MUST_USE smr_status dml_unary(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
				  dml_value *out);
SMR_MUST_USE smr_status dml_binary(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
				   const dml_value *b, dml_value *out);
/** Element by element, matrices and scalars; doubles. */
SMR_MUST_USE smr_status dml_map(script *s, smr_dml_at at, dml_element e,
				const dml_value *const *args, dml_value *out);
SMR_MUST_USE smr_status dml_product(script *s, smr_dml_at at, const dml_value *a,
				    const dml_value *b, dml_value *out);
/** A matrix as it is, a number as a matrix of 1x1. */
SMR_MUST_USE smr_status dml_as_matrix(script *s, const dml_value *v, dml_value *out);

/* ---- dml/value/scalars.c: scalars whose numbers are there */
dml_element dml_op_element(smr_dml_op op);
bool dml_compares(smr_dml_op op);
bool dml_is_logic(smr_dml_op op);
bool dml_is_number(const dml_value *v);
double dml_number_of(const dml_value *v);
/** Without what is behind the point: 0 of NaN, the greatest or the least where it is farther. */
int64_t dml_whole(double x);
SMR_MUST_USE smr_status dml_strings(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
				    const dml_value *b, dml_value *out);
SMR_MUST_USE smr_status dml_scalars(script *s, smr_dml_at at, smr_dml_op op, const dml_value *a,
				    const dml_value *b, dml_value *out);

/* ---- dml/lazy/sparse_meet.c: sparse operands */
/** Operands of a map of this size, which are the caller's copies: those that are sparse have one
 * pattern where that keeps the map sparse. @p whole: it divides by nothing that is zero. */
SMR_MUST_USE smr_status dml_meet(script *s, dml_element e, int n, dml_value *args, int64_t rows,
				 int64_t cols, bool *whole);

/* ---- dml/lazy/sparse_now.c: what is computed at once of sparse matrices; not *@p done: they are
 * not */
/** Computes what has a form: a matrix of places, or not *@p is. */
SMR_MUST_USE smr_status dml_sparse_now(script *s, dml_value *of, bool *is);
/** What is in @p r, which goes over. */
SMR_MUST_USE smr_status dml_sparse_give(smr_sparse *r, dml_value *out);
/** A product, or two matrices joined. */
SMR_MUST_USE smr_status dml_sparse_two(script *s, dml_op op, const dml_value *a, const dml_value *b,
				       dml_value *out, bool *done);
/** Rows and columns of a copy @p of. */
SMR_MUST_USE smr_status dml_sparse_part(script *s, dml_value *of, const int64_t at[2],
					const int64_t n[2], dml_value *out, bool *done);
/** A copy @p into with @p v, which fits, from row at[0] and column at[1]. */
SMR_MUST_USE smr_status dml_sparse_put(script *s, dml_value *into, const dml_value *v,
				       const int64_t at[2], dml_value *out, bool *done);
/** What op REVERSE, DIAG or RESHAPE makes of a copy @p of. */
SMR_MUST_USE smr_status dml_sparse_one(script *s, dml_op op, dml_value *of, int64_t rows,
				       int64_t cols, dml_value *out, bool *done);
/** Rows of these numbers of a sparse matrix. */
SMR_MUST_USE smr_status dml_sparse_pick(script *s, const dml_matrix *m, const int64_t *rows,
					int64_t n, dml_value *out);

/* ---- dml/io/source_parts.c: matrices that stay in their files */
bool dml_is_in_file(const dml_matrix *m);
/** @p n rows of such, from row @p from: in memory where that is little. */
SMR_MUST_USE smr_status dml_file_rows(script *s, dml_matrix *of, int64_t from, int64_t n,
				      dml_value *out);
/** The same of what is computed of files and does not fit: all rows are read for them. Not *@p
 * done: it is none, or does not come by rows. */
SMR_MUST_USE smr_status dml_streamed_rows(script *s, dml_matrix *of, int64_t from, int64_t n,
					  dml_value *out, bool *done);
/** Two below each other, of which at least one is such, and the other's numbers are there if it is
 * none. */
SMR_MUST_USE smr_status dml_file_below(script *s, dml_matrix *a, dml_matrix *b, dml_value *out);

/* ---- dml/interp/index.c */
SMR_MUST_USE smr_status dml_index(script *s, const smr_dml_expr *e, dml_value *out);
SMR_MUST_USE smr_status dml_index_set(script *s, const smr_dml_expr *target, dml_value v);

/** The same where rows @p from to from + n - 1 (@p d 1: columns) take the place of the index that
 * @p e has there. */
SMR_MUST_USE smr_status dml_index_rows(script *s, const smr_dml_expr *e, int d, int64_t from,
				       int64_t n, dml_value *out);
SMR_MUST_USE smr_status dml_index_set_rows(script *s, const smr_dml_expr *target, int d,
					   int64_t from, int64_t n, dml_value v);

typedef struct dml_part_of {   /* of a matrix */
	int64_t from[2], n[2]; /* rows, columns; from 0 */
	bool literal[2];       /* the script itself says where it begins */
} dml_part_of;

/* ---- dml/value/list.c: lists stay the caller's */
/** list(...), of the values and names of a call; or [a, b] among arguments. */
SMR_MUST_USE smr_status dml_list_make(script *s, const smr_dml_expr *e, dml_value *out);
/** Of these values, which stay the caller's, by these names. */
SMR_MUST_USE smr_status dml_list_of(uint32_t n, const dml_value *values, const smr_dml_param *names,
				    dml_value *out);
/** @p n of its values, from number @p at. */
SMR_MUST_USE smr_status dml_list_part(const dml_value *list, uint32_t at, uint32_t n,
				      dml_value *out);
/** With another value number @p at, or, behind the last, one more called @p name (or NULL). */
SMR_MUST_USE smr_status dml_list_with(const dml_value *list, uint32_t at, const dml_value *v,
				      const char *name, dml_value *out);
/** With what is in @p part from number @p at on. */
SMR_MUST_USE smr_status dml_list_put(const dml_value *list, uint32_t at, const dml_list *part,
				     dml_value *out);
/** With one more value, a list of one being what is in it, by its name. */
SMR_MUST_USE smr_status dml_list_append(const dml_value *list, const dml_value *v, dml_value *out);
/** Without value number @p at, from 0. */
SMR_MUST_USE smr_status dml_list_without(const dml_value *list, uint32_t at, dml_value *out);
/** The number, from 0, of what @p v names: a number from 1, or a name. */
SMR_MUST_USE smr_status dml_list_find(script *s, smr_dml_at at, const dml_list *l,
				      const dml_value *v, uint32_t *out);

/* ---- dml/interp/call.c */
/** The results of a call, at most @p nout of them. */
SMR_MUST_USE smr_status dml_call(script *s, const smr_dml_expr *e, dml_value *out, uint32_t nout);

typedef struct dml_lvalue { /* a function and where it stands */
	const smr_dml_function *function;
	dml_file *file;
} dml_lvalue;

/** The same with values, which stay the caller's; @p names, or one of them, NULL: by place. */
SMR_MUST_USE smr_status dml_call_values(script *s, smr_dml_at at, const dml_lvalue *t, uint32_t n,
					const dml_value *values, char *const *names, dml_value *out,
					uint32_t nout);

/* ---- dml/builtin/external.c */
/** A function of another language, where it is known what it does: its arguments are the caller's.
 */
SMR_MUST_USE smr_status dml_external(script *s, smr_dml_at at, const smr_dml_function *f,
				     dml_value *args, dml_value *out, uint32_t nout);

/* ---- dml/builtin/builtin.c */
typedef struct dml_builtin_call {
	script *s;
	smr_dml_at at;
	const char *name;
	int data;                 /* of its row */
	uint32_t nargs;           /* given by place */
	uint32_t nout;            /* results asked for, at least 1 */
	dml_value args[DML_ARGS]; /* by parameter; NOTHING: not given */
} dml_builtin_call;

typedef struct dml_builtin {
	const char *name;
	const char *params; /* names, a blank between; one that must be given has a '!' behind */
	smr_status (*run)(dml_builtin_call *c, dml_value *out);
	int data;
} dml_builtin;

/** The rows of all tables; NULL: there is none of that name. */
const dml_builtin *dml_find_builtin(const char *name);
SMR_MUST_USE smr_status dml_run_builtin(script *s, const dml_builtin *b, const smr_dml_expr *e,
					dml_value *out, uint32_t nout);
/** Those of one file. */
typedef struct dml_builtins {
	const dml_builtin *rows;
	size_t n;
} dml_builtins;
extern const dml_builtins dml_builtins_algebra, dml_builtins_bits, dml_builtins_dist,
	dml_builtins_distinct, dml_builtins_eval, dml_builtins_factor, dml_builtins_group,
	dml_builtins_image, dml_builtins_read, dml_builtins_write, dml_builtins_make,
	dml_builtins_math, dml_builtins_matrix, dml_builtins_order, dml_builtins_outer,
	dml_builtins_scalar, dml_builtins_select, dml_builtins_stat;

/* ---- dml/builtin/format.c */
/** Appends what print() says of a format and values, the arguments. */
SMR_MUST_USE smr_status dml_put_formatted(dml_builtin_call *c, smr_str *text);

/* What most of them need. Failures are told. */
/** Argument @p i is a matrix. */
SMR_MUST_USE smr_status dml_arg_matrix(dml_builtin_call *c, uint32_t i, dml_matrix **out);
/** ... whose numbers are there. */
SMR_MUST_USE smr_status dml_arg_forced(dml_builtin_call *c, uint32_t i, dml_matrix **out);
/** ... a number, which is there; @p otherwise where it is not given. */
SMR_MUST_USE smr_status dml_arg_number(dml_builtin_call *c, uint32_t i, double otherwise,
				       double *out);
SMR_MUST_USE smr_status dml_arg_int(dml_builtin_call *c, uint32_t i, int64_t otherwise,
				    int64_t *out);
/** Rows and columns, arguments @p i and the next. */
SMR_MUST_USE smr_status dml_arg_sizes(dml_builtin_call *c, uint32_t i, int64_t *rows,
				      int64_t *cols);
SMR_MUST_USE smr_status dml_arg_truth(dml_builtin_call *c, uint32_t i, bool otherwise, bool *out);
SMR_MUST_USE smr_status dml_arg_text(dml_builtin_call *c, uint32_t i, const char *otherwise,
				     const char **out);
/** Weights of the numbers of @p m, as many; all 1 where *@p out is NULL. */
SMR_MUST_USE smr_status dml_arg_weights(dml_builtin_call *c, uint32_t i, const dml_matrix *m,
					const double **out);
double dml_weight(const double *w, int64_t i);
#endif
