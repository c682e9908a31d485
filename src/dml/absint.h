/** @file Abstract interpretation of a script before it runs: sizes, shares of nonzeros and flows,
 * as far as they are certain (internal to dml/).
 *
 * The interpreter itself walks the script, but reads and computes nothing: matrices have sizes and
 * no elements ("unseen"), and where a run would compute the trace, its flow is only planned. So
 * sizes, rewrites, liveness and plans are those of a run. An unknown size is a number that no
 * matrix has (FORESEE_SIZES and up), so that the same rules find that t(X) %*% X is square and that
 * X %*% v has the rows of X. Rules give the results of operations that need elements
 * (dml/abstract/shapes.c); conditions on them take both branches; loops iterate to a fixpoint
 * (sizes as in facts of fusion, section 1). */
#ifndef SMR_DML_ABSINT_H
#define SMR_DML_ABSINT_H
#include "base/arena.h"
#include "base/data/vec.h"
#include "dml/domain.h"

enum { FORESEE_SIZES = 1000000000, FORESEE_NAMES = 1000000 };

typedef struct dml_absint_state {
	smr_interp_params params; /* the script's, but memory is not limited */
	smr_arena *arena;
	SMR_VEC(smr_script_unknown) unknowns;
	SMR_VEC(smr_script_sight) sights;
	SMR_VEC(uint64_t) calls; /* calls already shown: hashes of function and sizes */
	unsigned depth;          /* nesting depth of events */
	unsigned hidden;         /* nesting depth of calls whose statements were shown before */
	unsigned steps;          /* statements walked */
	bool ended;              /* execution ends on this path */
} dml_absint_state;

/* ---- dml/script/analysis.c */
void dml_absint_free(script *s);

/* ---- dml/abstract/abstract.c */
/** Whether a value has elements that are unknown before the script runs; a pending node is not yet
 * such a value. */
bool dml_is_unseen(const script *s, const dml_value *v);
/** Like dml_materialize(), but leaves unknown values as they are. */
SMR_MUST_USE smr_status dml_absint_force(script *s, dml_value *v);
/** Members of dml_domain. */
SMR_MUST_USE smr_status dml_absint_number(script *s, dml_value *v, bool *known, bool *is,
					  double *out);
dml_matrix *dml_absint_alloc(script *s, int64_t rows, int64_t cols);
/** Makes a matrix with unknown elements. */
SMR_MUST_USE smr_status dml_unseen_matrix(int64_t rows, int64_t cols, double zeros, dml_value *out);
/** Makes a frame whose cells and types are unknown. */
SMR_MUST_USE smr_status dml_unseen_frame(int64_t rows, int64_t cols, dml_value *out);
/** Makes an unknown number; @p any: it may be a value of another kind as well. */
SMR_MUST_USE smr_status dml_unseen_number(bool any, dml_value *out);
/** Returns the facts about a matrix, for changing. NULL: no memory. */
dml_outlook *dml_outlook_of(dml_matrix *m);
/** Returns the share of elements known to be zero: exact for sparse elements, else the estimate. */
double dml_zeros(const dml_matrix *m);
bool dml_is_any(const dml_value *v);
/** Makes a new unknown size; the arguments format its description. */
int64_t dml_unknown_size(script *s, smr_loc loc, const char *fmt, ...) SMR_PRINTF(3, 4);
bool dml_size_unknown(int64_t n);
/** Uses a number as a size: returns its value, or the unknown size that it equals. Takes nothing
 * over; @p what describes the size. */
int64_t dml_size_of(script *s, smr_dml_at at, dml_value *v, const char *what);
/** Makes a number that equals the size @p n, which may be unknown. */
SMR_MUST_USE smr_status dml_number_of_size(int64_t n, dml_value *out);
smr_loc dml_position(const script *s, smr_dml_at at);
/** Records an event; copies its text and note. */
SMR_MUST_USE smr_status dml_show(script *s, smr_script_sight x);
/** Records that the path ends at @p at, and why. */
SMR_MUST_USE smr_status dml_absint_end(script *s, smr_dml_at at, const char *text);
/** Replaces the note of event @p i by a copy of @p note. */
SMR_MUST_USE smr_status dml_note(script *s, size_t i, const char *note);
/** After a failure: whether unknown values caused it, so that it is no error; then clears it. */
bool dml_is_excused(script *s, const dml_value *values, uint32_t n);

/* ---- dml/absint/walk.c */
enum { DML_MOST_STEPS = 20000 }; /* statements; beyond these, calls and loops give unknown values */
/** Records the values that the statement set. */
SMR_MUST_USE smr_status dml_show_sets(script *s, const smr_dml_statement *t);
/** Evaluates a condition; not *@p known: it depends on unknown values. */
SMR_MUST_USE smr_status dml_absint_truth(script *s, const smr_dml_expr *e, bool *known, bool *yes);
/** Walks a body that may not run. @p loop: the loop that it belongs to; NULL: it is a branch, after
 * which every variable may be read. */
SMR_MUST_USE smr_status dml_absint_way(script *s, const smr_dml_body *b,
				       const smr_dml_statement *loop);

/* ---- dml/absint/loop.c */
SMR_MUST_USE smr_status dml_absint_loop(script *s, const smr_dml_statement *t);

/* ---- dml/absint/parfor.c */
/** Number of iterations of a parfor that will run in parallel. */
typedef struct dml_degree {
	bool apart; /* they may run in parallel, and @p turn holds their writes */
	int most;   /* upper bound; 1: sequential */
	smr_str why;
} dml_degree;
/** Computes *@p out and sets the results of @p turn. Free out->why. */
SMR_MUST_USE smr_status dml_absint_threads(script *s, const smr_dml_statement *t,
					   const dml_range *r, struct dml_turn *turn,
					   dml_degree *out);
/** After the iterations: adds the predicted time of one, if it is certain, to d->why and to event
 * @p loop. */
SMR_MUST_USE smr_status dml_absint_gain(script *s, size_t loop, dml_degree *d);

/* ---- dml/absint/join.c: variables of a frame where control flow joins */
SMR_MUST_USE smr_status dml_vars_copy(dml_variable *from, dml_variable **out);
void dml_vars_free(dml_variable **vars);
/** Joins @p other, which is freed, into the frame's variables; *@p changed: less is known than
 * @p other knew. @p loop: the join is at a loop's head. */
SMR_MUST_USE smr_status dml_vars_join(script *s, smr_dml_at at, dml_variable **other, bool loop,
				      bool *changed);

/* ---- dml/absint/eval.c: members of dml_domain */
SMR_MUST_USE smr_status dml_absint_operate(script *s, smr_dml_at at, smr_dml_op op,
					   const dml_value *a, const dml_value *b, dml_value *out);
SMR_MUST_USE smr_status dml_absint_index(script *s, const smr_dml_expr *e, dml_value *out);
SMR_MUST_USE smr_status dml_absint_set(script *s, const smr_dml_expr *target, dml_value v);

/* ---- dml/abstract/shapes.c: results of builtin functions, for `infer` of their rows */
SMR_MUST_USE smr_status dml_absint_builtin(dml_builtin_call *c, const dml_builtin *b,
					   dml_value *out);
/** Gives the results that letters describe. */
SMR_MUST_USE smr_status dml_infer_shape(dml_builtin_call *c, const char *letters, dml_value *out);
/** Returns a new unknown size; @p what: "rows" or "columns". */
int64_t dml_infer_unknown(dml_builtin_call *c, const char *what);
/** Uses the number in an argument as a size. */
int64_t dml_infer_dim(dml_builtin_call *c, uint32_t i, const char *what);
/** Returns argument @p i if it is a matrix, else NULL. */
static inline const dml_matrix *dml_matrix_at(const dml_builtin_call *c, uint32_t i)
{
	return c->args[i].kind == DML_MATRIX ? c->args[i].matrix : NULL;
}
/** Facts of functions that map zeros to zeros element by element, or move all elements. */
void dml_keep_zeros(const dml_builtin_call *c, const dml_matrix *m, dml_outlook *out);
/** Whether an argument is the number @p x, whose value is known. */
bool dml_arg_is(const dml_builtin_call *c, uint32_t i, double x);
/* ---- dml/builtin/infer_read.c */
/** Only computes the arguments: print(), write(). */
SMR_MUST_USE smr_status dml_absint_show_nothing(dml_builtin_call *c, dml_value *out);
/** Gives the result of read() from FILE.mtd and the arguments. */
SMR_MUST_USE smr_status dml_absint_read(dml_builtin_call *c, dml_value *out);
#endif
