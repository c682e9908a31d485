/** @file A script looked at before it runs: what sizes, numbers of elements that are not zero, and
 * flows there will be, as far as that is certain (internal to dml/).
 *
 * The interpreter itself walks the script, but nothing is read and nothing computed: matrices have
 * sizes and no numbers (they are "unseen"), and what waits in a trace when somebody needs numbers
 * becomes a flow that is planned and does not run. So sizes, rewrites, liveness and plans are those
 * of a run. A size that is not known is a number of its own that no matrix has (FORESEE_SIZES and
 * up), so that the same rules make t(X) %*% X known and X %*% v as long as X. What hangs on numbers
 * that are unseen is said by rules (dml/absint/shapes.c); conditions that do, by both ways; loops,
 * by turns until nothing changes any more (sizes as in facts of fusion, section 1). */
#ifndef SMR_DML_ABSINT_H
#define SMR_DML_ABSINT_H
#include "base/arena.h"
#include "base/data/vec.h"
#include "dml/interp.h"

enum { FORESEE_SIZES = 1000000000, FORESEE_NAMES = 1000000 };

typedef struct dml_absint_state {
	smr_arena *arena;
	SMR_VEC(smr_script_unknown) unknowns;
	SMR_VEC(smr_script_sight) sights;
	SMR_VEC(uint64_t) calls; /* that were shown: function and sizes */
	unsigned depth;          /* of what is shown */
	unsigned hidden;         /* calls in each other whose statements were shown before */
	unsigned steps;          /* statements so far */
	bool ended;              /* this way through the script ends here */
} dml_absint_state;

/* ---- dml/absint/absint.c */
void dml_absint_free(script *s);
/** Whether it is a value whose numbers nobody knows before the script runs; what waits in the trace
 * is none yet. */
bool dml_is_unseen(const script *s, const dml_value *v);
/** As dml_materialize(); what is foreseen alone stays as it is. */
SMR_MUST_USE smr_status dml_absint_force(script *s, dml_value *v);
/** A matrix without numbers. */
SMR_MUST_USE smr_status dml_unseen_matrix(int64_t rows, int64_t cols, double zeros, dml_value *out);
/** A number that nobody knows; @p any: it may be anything else as well. */
SMR_MUST_USE smr_status dml_unseen_number(bool any, dml_value *out);
/** What is known of a matrix; to be changed. NULL: no memory. */
dml_outlook *dml_outlook_of(dml_matrix *m);
/** Share of elements that are zero: of a matrix as a result of reading, or as it is known. */
double dml_zeros(const dml_matrix *m);
bool dml_is_any(const dml_value *v);
/** A new unknown size, and why. */
int64_t dml_unknown_size(script *s, smr_loc loc, const char *fmt, ...) SMR_PRINTF(3, 4);
bool dml_size_unknown(int64_t n);
/** A number, where it is used as a size: what it is, or the unknown size that it stands for. Takes
 * nothing over; @p what says what it is a size of. */
int64_t dml_size_of(script *s, smr_dml_at at, dml_value *v, const char *what);
/** The unknown size as a number. */
SMR_MUST_USE smr_status dml_number_of_size(int64_t n, dml_value *out);
smr_loc dml_position(const script *s, smr_dml_at at);
/** Shows something; text and note are copied. */
SMR_MUST_USE smr_status dml_show(script *s, smr_script_sight x);
/** What was shown as number @p i gets another note, which is copied. */
SMR_MUST_USE smr_status dml_note(script *s, size_t i, const char *note);
/** After a failure: whether it came of what is not known, and is no mistake; it is undone then. */
bool dml_is_excused(script *s, const dml_value *values, uint32_t n);

/* ---- dml/absint/walk.c */
enum { DML_MOST_STEPS = 20000 }; /* statements: from then on calls, turns are not known */
SMR_MUST_USE smr_status dml_absint_statement(script *s, const smr_dml_statement *t);
/** Shows what the statement set. */
SMR_MUST_USE smr_status dml_show_sets(script *s, const smr_dml_statement *t);
/** A condition; not *@p known: it hangs on what is not known. */
SMR_MUST_USE smr_status dml_absint_truth(script *s, const smr_dml_expr *e, bool *known, bool *yes);
/** A body that is not certain to run. @p loop: whose turn it is; NULL: it is a branch, behind which
 * all may be read. */
SMR_MUST_USE smr_status dml_absint_way(script *s, const smr_dml_body *b,
				       const smr_dml_statement *loop);

/* ---- dml/absint/loop.c */
SMR_MUST_USE smr_status dml_absint_loop(script *s, const smr_dml_statement *t);

/* ---- dml/absint/parfor.c */
/** How many turns of a parfor will run at a time. */
typedef struct dml_degree {
	bool apart; /* they may, if there are threads: what they write is @p turn's */
	int most;   /* 1: none but one does */
	smr_str why;
} dml_degree;
/** @p turn gets the loop's results. Free out->why. */
SMR_MUST_USE smr_status dml_absint_threads(script *s, const smr_dml_statement *t,
					   const dml_range *r, struct dml_turn *turn,
					   dml_degree *out);
/** Behind its turns: adds to d->why, and to what was shown as number @p loop, what a turn is
 * predicted to take, if that is certain. */
SMR_MUST_USE smr_status dml_absint_gain(script *s, size_t loop, dml_degree *d);

typedef smr_status (*dml_absint_runner)(script *s, smr_dml_at at, const dml_lvalue *t,
					dml_value *args, dml_value *out, uint32_t nout);
/** A call with its arguments; @p run: how it is done. */
SMR_MUST_USE smr_status dml_absint_call(script *s, smr_dml_at at, const dml_lvalue *t,
					dml_value *args, dml_value *out, uint32_t nout,
					dml_absint_runner run);
/** What may be anything is what the parameter says. */
SMR_MUST_USE smr_status dml_absint_param(script *s, const smr_dml_param *p, dml_value *v);

/* ---- dml/absint/join.c: variables of a frame, where two ways meet */
SMR_MUST_USE smr_status dml_vars_copy(script *s, dml_variable *from, dml_variable **out);
void dml_vars_free(dml_variable **vars);
/** The frame's variables become what is true of them and of @p other, which goes; *@p changed:
 * that is less than was known of them before. @p loop: it is a loop's begin and end. */
SMR_MUST_USE smr_status dml_vars_join(script *s, smr_dml_at at, dml_variable **other, bool loop,
				      bool *changed);

/* ---- dml/absint/eval.c: as what they are called like in dml/interp/eval.c, dml/interp/index.c */
/** An operator; @p b NULL: of one operand. */
SMR_MUST_USE smr_status dml_absint_operate(script *s, smr_dml_at at, smr_dml_op op,
					   const dml_value *a, const dml_value *b, dml_value *out);
SMR_MUST_USE smr_status dml_absint_index(script *s, const smr_dml_expr *e, dml_value *out);
SMR_MUST_USE smr_status dml_absint_set(script *s, const smr_dml_expr *target, dml_value v);

/* ---- dml/absint/shapes.c */
SMR_MUST_USE smr_status dml_absint_builtin(dml_builtin_call *c, const dml_builtin *b,
					   dml_value *out);
/** Argument @p i, if it is a matrix; or NULL. */
static inline const dml_matrix *dml_matrix_at(const dml_builtin_call *c, uint32_t i)
{
	return c->args[i].kind == DML_MATRIX ? c->args[i].matrix : NULL;
}
/* ---- dml/absint/nonzeros.c */
/** Notes what is known of the elements of a result. */
void dml_absint_zeros(const dml_builtin_call *c, const dml_value *out);
/* ---- dml/absint/effects.c */
/** What a function does that has an effect, or asks for sizes; not *@p done: it is none of these.
 */
SMR_MUST_USE smr_status dml_absint_act(dml_builtin_call *c, const dml_builtin *b, dml_value *out,
				       bool *done);
/* ---- dml/absint/read.c */
/** What read() will give, by FILE.mtd and its arguments. */
SMR_MUST_USE smr_status dml_absint_read(dml_builtin_call *c, dml_value *out);
#endif
