/** @file The interpreter of scripts: statements, expressions, calls (internal to dml/). */
#ifndef SMR_DML_INTERP_H
#define SMR_DML_INTERP_H
#include <pthread.h>

#include "base/data/table.h"
#include "dml/lazy.h"
#include "dml/script.h"

enum {
	SCRIPT_ARGS = 16,   /* of a builtin function, at most */
	SCRIPT_CALLS = 1000 /* in each other */
};

typedef struct script_variable {
	script_value value;
	UT_hash_handle hh;
	char name[];
} script_variable;

typedef struct script_file script_file;

typedef struct script_frame { /* of a call */
	script_variable *vars;
	const smr_dml_function *function; /* NULL: the script itself */
	script_file *file;                /* where it stands */
	smr_dml_at at;                    /* the statement that runs */
	const smr_dml_statement *now;     /* ... or NULL: none does yet */
	unsigned loops;                   /* that it is in */
	struct script_frame *caller;
} script_frame;

typedef struct script {
	const smr_interp_params *params;
	const smr_dml_script *ast;
	script_trace *trace;
	struct script_fore *fore; /* it is only foreseen (absint.h); NULL: it runs */
	script_frame top;         /* of the script itself; between runs, its outputs */
	script_frame *frame;
	struct script_live *lives;           /* by body (dml/interp/liveness.c) */
	struct script_invariant *invariants; /* by expression (dml/interp/licm.c) */
	struct script *root; /* the one that was opened; of a worker of a loop: whose it is */
	/* Of the root alone: all files that were read, the script's own last. */
	script_file *files;
	pthread_mutex_t reading; /* of them */
	bool writes;             /* functions of them write files: set atomically */
	unsigned depth;
	const char *deepest; /* calls may use the stack down to here; NULL: nobody knows */
	bool told;           /* the message has its place */
	uint64_t runs;
	bool weighs; /* it keeps in `most`: */
	double most; /* bytes that were held and asked for at one time */
	/* Loops whose turns run at one time (dml/parfor/iterations.h). */
	struct script_turn *turn;    /* the innermost that it is in; NULL: none */
	struct script_proof *proofs; /* by loop */
	struct script_crew *crew;    /* its workers; NULL: none yet */
	struct script_worker *work;  /* what it is a worker of; NULL: it is none */
} script;

/** The caller's frame, as far as this script has it: a worker has that of its loop last. */
static inline script_frame *script_frame_below(const script *s, const script_frame *f)
{
	return f == &s->top ? NULL : f->caller;
}

/* ---- dml/interp/interp.c */
/** "file:line:column: …" with the calls around. */
smr_status script_fail(script *s, smr_dml_at at, const char *fmt, ...) SMR_PRINTF(3, 4);
#ifdef __clang_analyzer__ /* as with smr_fail() */
#define script_fail(...) SMR_NEVER_OK(script_fail(__VA_ARGS__))
#endif
SMR_MUST_USE smr_status script_set(script *s, const char *name, script_value v); /* takes it over */
/** NULL: there is none. */
const script_value *script_get(const script *s, const char *name);
SMR_MUST_USE smr_status script_body(script *s, const smr_dml_body *b);

typedef struct script_range { /* what a loop's variable goes through */
	double from, step;
	int64_t n;
	bool whole; /* it is an integer */
} script_range;
/** What a for or a parfor goes through. */
SMR_MUST_USE smr_status script_count_turns(script *s, const smr_dml_statement *t,
					   script_range *out);
/** One statement, whose place the frame has. */
SMR_MUST_USE smr_status script_statement(script *s, const smr_dml_statement *t);
/** Turn number @p i, from 0: its variable is set, its body is run, all is computed. */
SMR_MUST_USE smr_status script_run_turn(script *s, const smr_dml_statement *t,
					const script_range *r, int64_t i);

/* ---- dml/interp/run.c */
/** It reads what the caller gives, or writes what the caller asks for. */
bool script_is_left_out(const script *s, const smr_dml_statement *t);
/** Its own, which asks this script. */
SMR_MUST_USE smr_status script_make_trace(script *s);
/** Down to where calls may use this thread's stack; NULL: nobody knows. */
const char *script_half_of_stack(void);

/* ---- dml/lazy/rewrite.c: *@p done: it was written in another way, *@p out is it */
/** diag(v) %*% X, X %*% diag(v); by nodes of the trace. */
SMR_MUST_USE smr_status script_rewrite_product(script *s, uint32_t a, uint32_t b, script_value *out,
					       bool *done);
/** Sums of A %*% B; @p way: 0 all, 1 of each row, 2 of each column. */
SMR_MUST_USE smr_status script_rewrite_sum(script *s, const script_value *of, int way,
					   script_value *out, bool *done);
/** diag(A %*% B) */
SMR_MUST_USE smr_status script_rewrite_diagonal(script *s, const script_value *of,
						script_value *out, bool *done);

/* ---- dml/lazy/product_order.c */
/** x %*% y, by nodes of the trace, where another order of the products in it takes fewer
 * operations; not *@p done: none does. */
SMR_MUST_USE smr_status script_ordered_product(script *s, uint32_t x, uint32_t y, script_value *out,
					       bool *done);

/* ---- dml/interp/memory.c */
/** Whether there is memory for @p bytes more; @p ctx: the script. Told where not. */
SMR_MUST_USE smr_status script_fits(void *ctx, double bytes);
/** Bytes that are there beside what is held. */
double script_room(void *ctx);
/** A matrix whose elements are not set, where there is memory for it. NULL: there is none, told. */
script_matrix *script_new(script *s, int64_t rows, int64_t cols);
/** Bytes of what variables hold. */
double script_held(const script *s);

/* ---- dml/interp/liveness.c */
typedef struct script_live script_live;
/** Variables go that no statement reads before it is set again; @p ctx: the script. */
void script_forget_dead(void *ctx);
/** What a variable has, NOTHING where there is none, for an expression that reads it. A matrix
 * that is still to be computed and that nobody reads after this goes: who has it is who reads it
 * here. */
script_value script_read(script *s, const char *name);
void script_free_lives(script *s);

/* ---- dml/interp/licm.c */
/** Before a loop's first turn, in its frame. */
SMR_MUST_USE smr_status script_begin_loop(script *s, const smr_dml_statement *t);
/** Behind its last one, or where it failed: what was kept for it goes. */
void script_end_loop(script *s, const smr_dml_statement *t);
/** The variable that may have what comes out of @p e, for all turns of a loop; NULL: none may. */
const char *script_kept_name(const script *s, const smr_dml_expr *e);
/** Keeps it, where that pays. */
SMR_MUST_USE smr_status script_keep_invariant(script *s, const smr_dml_expr *e, const char *name,
					      const script_value *v);
void script_free_invariants(script *s);

/* ---- dml/interp/vectorize_loop.c */
typedef enum script_way { SCRIPT_BY_TURNS, SCRIPT_NOT_SURE, SCRIPT_AT_ONCE } script_way;
/** Whether all turns of a loop are one operation. NOT_SURE: it is only foreseen, and data says; so
 * it is where r->n is negative. */
script_way script_way_of(script *s, const smr_dml_statement *loop, const script_range *r);
/** All turns of a loop of one assignment at once, where that is the same; not *@p done: it is not.
 */
SMR_MUST_USE smr_status script_at_once(script *s, const smr_dml_statement *loop,
				       const script_range *r, bool *done);

/* ---- dml/interp/loop_sparse.c */
/** Matrices that the loop multiplies and does not set become sparse where that pays; of a script
 * that is only foreseen, it is told which may. */
SMR_MUST_USE smr_status script_sparse_for(script *s, const smr_dml_statement *loop);

/* ---- dml/interp/files.c */
SMR_MUST_USE smr_status script_add_file(script *s, const smr_dml_script *ast, script_file **out);
const char *script_file_name(const script_file *f);
/** The function that a call means; NULL: it is none of a script's. */
SMR_MUST_USE smr_status script_find_function(script *s, smr_dml_at at, const char *space,
					     const char *name, const smr_dml_function **out,
					     script_file **file);
/** The same of a call in the file @p here. */
SMR_MUST_USE smr_status script_find_in(script *s, smr_dml_at at, script_file *here,
				       const char *space, const char *name,
				       const smr_dml_function **out, script_file **file);
/** The same of the library of builtin functions. */
SMR_MUST_USE smr_status script_find_library(script *s, const char *name,
					    const smr_dml_function **out, script_file **file);
void script_free_files(script *s);
/** What a call's frame holds goes. */
void script_free_frame(script_frame *f);

/* ---- dml/parfor/parfor.c */
/** Fails where turns of a parfor hang on one another: told with its place. */
SMR_MUST_USE smr_status script_check_parfor(const smr_dml_script *ast);

/* ---- dml/parfor/run.c */
/** Runs a parfor, on several threads where it is certain that this changes nothing and pays. */
SMR_MUST_USE smr_status script_parfor(script *s, const smr_dml_statement *t, const script_range *r);
/* ---- dml/parfor/gather.c */
/** Before a parfor, while what stands before it is not computed: matrices of zeros of which turns
 * write parts, and read none, begin without places. */
SMR_MUST_USE smr_status script_gather_zeros(script *s, const smr_dml_statement *loop);
void script_free_proofs(script *s);

/* ---- dml/parfor/workers.c */
void script_free_crew(script *s);
uint32_t script_crew_size(const script *s);
const script_trace *script_crew_trace(const script *s, uint32_t i);
/* ---- dml/parfor/commit.c */
/** Returns once all turns before this worker's are over: what it does then is done in order. At
 * once where the script is no worker. Fails where one of them failed. */
SMR_MUST_USE smr_status script_await_turn(const script *s);
/** The same where turns before it may write files. */
SMR_MUST_USE smr_status script_await_files(const script *s);
/** Whether many turns before this worker's are not over yet. */
bool script_is_far_ahead(const script *s);

/* ---- dml/interp/eval.c */
SMR_MUST_USE smr_status script_eval(script *s, const smr_dml_expr *e, script_value *out);
/** The number of a scalar, computed now if it was not; *@p is false: it is no scalar. */
SMR_MUST_USE smr_status script_number(script *s, script_value *v, bool *is, double *out);
/** An expression whose number is there. */
SMR_MUST_USE smr_status script_eval_number(script *s, const smr_dml_expr *e, double *out);
SMR_MUST_USE smr_status script_eval_truth(script *s, const smr_dml_expr *e, bool *out);

/* ---- dml/interp/operate.c: on values that stay the caller's */
SMR_MUST_USE smr_status script_unary(script *s, smr_dml_at at, smr_dml_op op, const script_value *a,
				     script_value *out);
SMR_MUST_USE smr_status script_binary(script *s, smr_dml_at at, smr_dml_op op,
				      const script_value *a, const script_value *b,
				      script_value *out);
/** Element by element, matrices and scalars; doubles. */
SMR_MUST_USE smr_status script_map(script *s, smr_dml_at at, script_element e,
				   const script_value *const *args, script_value *out);
SMR_MUST_USE smr_status script_product(script *s, smr_dml_at at, const script_value *a,
				       const script_value *b, script_value *out);
/** A matrix as it is, a number as a matrix of 1x1. */
SMR_MUST_USE smr_status script_as_matrix(script *s, const script_value *v, script_value *out);

/* ---- dml/value/scalars.c: scalars whose numbers are there */
script_element script_op_element(smr_dml_op op);
bool script_compares(smr_dml_op op);
bool script_is_logic(smr_dml_op op);
bool script_is_number(const script_value *v);
double script_number_of(const script_value *v);
/** Without what is behind the point: 0 of NaN, the greatest or the least where it is farther. */
int64_t script_whole(double x);
SMR_MUST_USE smr_status script_strings(script *s, smr_dml_at at, smr_dml_op op,
				       const script_value *a, const script_value *b,
				       script_value *out);
SMR_MUST_USE smr_status script_scalars(script *s, smr_dml_at at, smr_dml_op op,
				       const script_value *a, const script_value *b,
				       script_value *out);

/* ---- dml/lazy/sparse_meet.c: sparse operands */
/** Operands of a map of this size, which are the caller's copies: those that are sparse have one
 * pattern where that keeps the map sparse. @p whole: it divides by nothing that is zero. */
SMR_MUST_USE smr_status script_meet(script *s, script_element e, int n, script_value *args,
				    int64_t rows, int64_t cols, bool *whole);

/* ---- dml/lazy/sparse_now.c: what is computed at once of sparse matrices; not *@p done: they are
 * not */
/** Computes what has a form: a matrix of places, or not *@p is. */
SMR_MUST_USE smr_status script_sparse_now(script *s, script_value *of, bool *is);
/** What is in @p r, which goes over. */
SMR_MUST_USE smr_status script_sparse_give(smr_sparse *r, script_value *out);
/** A product, or two matrices joined. */
SMR_MUST_USE smr_status script_sparse_two(script *s, script_op op, const script_value *a,
					  const script_value *b, script_value *out, bool *done);
/** Rows and columns of a copy @p of. */
SMR_MUST_USE smr_status script_sparse_part(script *s, script_value *of, const int64_t at[2],
					   const int64_t n[2], script_value *out, bool *done);
/** A copy @p into with @p v, which fits, from row at[0] and column at[1]. */
SMR_MUST_USE smr_status script_sparse_put(script *s, script_value *into, const script_value *v,
					  const int64_t at[2], script_value *out, bool *done);
/** What op REVERSE, DIAG or RESHAPE makes of a copy @p of. */
SMR_MUST_USE smr_status script_sparse_one(script *s, script_op op, script_value *of, int64_t rows,
					  int64_t cols, script_value *out, bool *done);
/** Rows of these numbers of a sparse matrix. */
SMR_MUST_USE smr_status script_sparse_pick(script *s, const script_matrix *m, const int64_t *rows,
					   int64_t n, script_value *out);

/* ---- dml/io/source_parts.c: matrices that stay in their files */
bool script_is_in_file(const script_matrix *m);
/** @p n rows of such, from row @p from: in memory where that is little. */
SMR_MUST_USE smr_status script_file_rows(script *s, script_matrix *of, int64_t from, int64_t n,
					 script_value *out);
/** The same of what is computed of files and does not fit: all rows are read for them. Not *@p
 * done: it is none, or does not come by rows. */
SMR_MUST_USE smr_status script_streamed_rows(script *s, script_matrix *of, int64_t from, int64_t n,
					     script_value *out, bool *done);
/** Two below each other, of which at least one is such, and the other's numbers are there if it is
 * none. */
SMR_MUST_USE smr_status script_file_below(script *s, script_matrix *a, script_matrix *b,
					  script_value *out);

/* ---- dml/interp/index.c */
SMR_MUST_USE smr_status script_index(script *s, const smr_dml_expr *e, script_value *out);
SMR_MUST_USE smr_status script_index_set(script *s, const smr_dml_expr *target, script_value v);

/** The same where rows @p from to from + n - 1 (@p d 1: columns) take the place of the index that
 * @p e has there. */
SMR_MUST_USE smr_status script_index_rows(script *s, const smr_dml_expr *e, int d, int64_t from,
					  int64_t n, script_value *out);
SMR_MUST_USE smr_status script_index_set_rows(script *s, const smr_dml_expr *target, int d,
					      int64_t from, int64_t n, script_value v);

typedef struct script_part_of { /* of a matrix */
	int64_t from[2], n[2];  /* rows, columns; from 0 */
	bool literal[2];        /* the script itself says where it begins */
} script_part_of;

/* ---- dml/value/list.c: lists stay the caller's */
/** list(...), of the values and names of a call; or [a, b] among arguments. */
SMR_MUST_USE smr_status script_list_make(script *s, const smr_dml_expr *e, script_value *out);
/** Of these values, which stay the caller's, by these names. */
SMR_MUST_USE smr_status script_list_of(uint32_t n, const script_value *values,
				       const smr_dml_param *names, script_value *out);
/** @p n of its values, from number @p at. */
SMR_MUST_USE smr_status script_list_part(const script_value *list, uint32_t at, uint32_t n,
					 script_value *out);
/** With another value number @p at, or, behind the last, one more called @p name (or NULL). */
SMR_MUST_USE smr_status script_list_with(const script_value *list, uint32_t at,
					 const script_value *v, const char *name,
					 script_value *out);
/** With what is in @p part from number @p at on. */
SMR_MUST_USE smr_status script_list_put(const script_value *list, uint32_t at,
					const script_list *part, script_value *out);
/** With one more value, a list of one being what is in it, by its name. */
SMR_MUST_USE smr_status script_list_append(const script_value *list, const script_value *v,
					   script_value *out);
/** Without value number @p at, from 0. */
SMR_MUST_USE smr_status script_list_without(const script_value *list, uint32_t at,
					    script_value *out);
/** The number, from 0, of what @p v names: a number from 1, or a name. */
SMR_MUST_USE smr_status script_list_find(script *s, smr_dml_at at, const script_list *l,
					 const script_value *v, uint32_t *out);

/* ---- dml/interp/call.c */
/** The results of a call, at most @p nout of them. */
SMR_MUST_USE smr_status script_call(script *s, const smr_dml_expr *e, script_value *out,
				    uint32_t nout);

typedef struct script_target { /* a function and where it stands */
	const smr_dml_function *function;
	script_file *file;
} script_target;

/** The same with values, which stay the caller's; @p names, or one of them, NULL: by place. */
SMR_MUST_USE smr_status script_call_values(script *s, smr_dml_at at, const script_target *t,
					   uint32_t n, const script_value *values,
					   char *const *names, script_value *out, uint32_t nout);

/* ---- dml/builtin/external.c */
/** A function of another language, where it is known what it does: its arguments are the caller's.
 */
SMR_MUST_USE smr_status script_external(script *s, smr_dml_at at, const smr_dml_function *f,
					script_value *args, script_value *out, uint32_t nout);

/* ---- dml/builtin/builtin.c */
typedef struct script_builtin_call {
	script *s;
	smr_dml_at at;
	const char *name;
	int data;                       /* of its row */
	uint32_t nargs;                 /* given by place */
	uint32_t nout;                  /* results asked for, at least 1 */
	script_value args[SCRIPT_ARGS]; /* by parameter; NOTHING: not given */
} script_builtin_call;

typedef struct script_builtin {
	const char *name;
	const char *params; /* names, a blank between; one that must be given has a '!' behind */
	smr_status (*run)(script_builtin_call *c, script_value *out);
	int data;
} script_builtin;

/** The rows of all tables; NULL: there is none of that name. */
const script_builtin *script_find_builtin(const char *name);
SMR_MUST_USE smr_status script_run_builtin(script *s, const script_builtin *b,
					   const smr_dml_expr *e, script_value *out, uint32_t nout);
/** Those of one file. */
typedef struct script_builtins {
	const script_builtin *rows;
	size_t n;
} script_builtins;
extern const script_builtins script_builtins_algebra, script_builtins_bits, script_builtins_dist,
	script_builtins_distinct, script_builtins_eval, script_builtins_factor,
	script_builtins_group, script_builtins_image, script_builtins_read, script_builtins_write,
	script_builtins_make, script_builtins_math, script_builtins_matrix, script_builtins_order,
	script_builtins_outer, script_builtins_scalar, script_builtins_select, script_builtins_stat;

/* ---- dml/builtin/format.c */
/** Appends what print() says of a format and values, the arguments. */
SMR_MUST_USE smr_status script_put_formatted(script_builtin_call *c, smr_str *text);

/* What most of them need. Failures are told. */
/** Argument @p i is a matrix. */
SMR_MUST_USE smr_status script_arg_matrix(script_builtin_call *c, uint32_t i, script_matrix **out);
/** ... whose numbers are there. */
SMR_MUST_USE smr_status script_arg_forced(script_builtin_call *c, uint32_t i, script_matrix **out);
/** ... a number, which is there; @p otherwise where it is not given. */
SMR_MUST_USE smr_status script_arg_number(script_builtin_call *c, uint32_t i, double otherwise,
					  double *out);
SMR_MUST_USE smr_status script_arg_int(script_builtin_call *c, uint32_t i, int64_t otherwise,
				       int64_t *out);
/** Rows and columns, arguments @p i and the next. */
SMR_MUST_USE smr_status script_arg_sizes(script_builtin_call *c, uint32_t i, int64_t *rows,
					 int64_t *cols);
SMR_MUST_USE smr_status script_arg_truth(script_builtin_call *c, uint32_t i, bool otherwise,
					 bool *out);
SMR_MUST_USE smr_status script_arg_text(script_builtin_call *c, uint32_t i, const char *otherwise,
					const char **out);
/** Weights of the numbers of @p m, as many; all 1 where *@p out is NULL. */
SMR_MUST_USE smr_status script_arg_weights(script_builtin_call *c, uint32_t i,
					   const script_matrix *m, const double **out);
double script_weight(const double *w, int64_t i);
#endif
