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

typedef struct script_fore {
	smr_arena *arena;
	SMR_VEC(smr_script_unknown) unknowns;
	SMR_VEC(smr_script_sight) sights;
	SMR_VEC(uint64_t) calls; /* that were shown: function and sizes */
	unsigned depth;          /* of what is shown */
	unsigned hidden;         /* calls in each other whose statements were shown before */
	unsigned steps;          /* statements so far */
	bool ended;              /* this way through the script ends here */
} script_fore;

/* ---- dml/absint/absint.c */
void script_foresee_free(script *s);
/** Whether it is a value whose numbers nobody knows before the script runs; what waits in the trace
 * is none yet. */
bool script_is_unseen(const script *s, const script_value *v);
/** As script_force(); what is foreseen alone stays as it is. */
SMR_MUST_USE smr_status script_foresee_force(script *s, script_value *v);
/** A matrix without numbers. */
SMR_MUST_USE smr_status script_unseen_matrix(int64_t rows, int64_t cols, double zeros,
					     script_value *out);
/** A number that nobody knows; @p any: it may be anything else as well. */
SMR_MUST_USE smr_status script_unseen_number(bool any, script_value *out);
/** What is known of a matrix; to be changed. NULL: no memory. */
script_outlook *script_outlook_of(script_matrix *m);
/** Share of elements that are zero: of a matrix as a result of reading, or as it is known. */
double script_zeros(const script_matrix *m);
bool script_is_any(const script_value *v);
/** A new unknown size, and why. */
int64_t script_unknown_size(script *s, smr_loc loc, const char *fmt, ...) SMR_PRINTF(3, 4);
bool script_size_unknown(int64_t n);
/** A number, where it is used as a size: what it is, or the unknown size that it stands for. Takes
 * nothing over; @p what says what it is a size of. */
int64_t script_size_of(script *s, smr_dml_at at, script_value *v, const char *what);
/** The unknown size as a number. */
SMR_MUST_USE smr_status script_number_of_size(int64_t n, script_value *out);
smr_loc script_here(const script *s, smr_dml_at at);
/** Shows something; text and note are copied. */
SMR_MUST_USE smr_status script_show(script *s, smr_script_sight x);
/** What was shown as number @p i gets another note, which is copied. */
SMR_MUST_USE smr_status script_note(script *s, size_t i, const char *note);
/** After a failure: whether it came of what is not known, and is no mistake; it is undone then. */
bool script_is_excused(script *s, const script_value *values, uint32_t n);

/* ---- dml/absint/walk.c */
enum { SCRIPT_MOST_STEPS = 20000 }; /* statements: from then on calls, turns are not known */
SMR_MUST_USE smr_status script_foresee_statement(script *s, const smr_dml_statement *t);
/** Shows what the statement set. */
SMR_MUST_USE smr_status script_show_sets(script *s, const smr_dml_statement *t);
/** A condition; not *@p known: it hangs on what is not known. */
SMR_MUST_USE smr_status script_foresee_truth(script *s, const smr_dml_expr *e, bool *known,
					     bool *yes);
/** A body that is not certain to run. @p loop: whose turn it is; NULL: it is a branch, behind which
 * all may be read. */
SMR_MUST_USE smr_status script_foresee_way(script *s, const smr_dml_body *b,
					   const smr_dml_statement *loop);

/* ---- dml/absint/loop.c */
SMR_MUST_USE smr_status script_foresee_loop(script *s, const smr_dml_statement *t);

/* ---- dml/absint/parfor.c */
/** How many turns of a parfor will run at a time. */
typedef struct script_degree {
	bool apart; /* they may, if there are threads: what they write is @p turn's */
	int most;   /* 1: none but one does */
	smr_str why;
} script_degree;
/** @p turn gets the loop's results. Free out->why. */
SMR_MUST_USE smr_status script_foresee_threads(script *s, const smr_dml_statement *t,
					       const script_range *r, struct script_turn *turn,
					       script_degree *out);
/** Behind its turns: adds to d->why, and to what was shown as number @p loop, what a turn is
 * predicted to take, if that is certain. */
SMR_MUST_USE smr_status script_foresee_gain(script *s, size_t loop, script_degree *d);

typedef smr_status (*script_runner)(script *s, smr_dml_at at, const script_target *t,
				    script_value *args, script_value *out, uint32_t nout);
/** A call with its arguments; @p run: how it is done. */
SMR_MUST_USE smr_status script_foresee_call(script *s, smr_dml_at at, const script_target *t,
					    script_value *args, script_value *out, uint32_t nout,
					    script_runner run);
/** What may be anything is what the parameter says. */
SMR_MUST_USE smr_status script_foresee_param(script *s, const smr_dml_param *p, script_value *v);

/* ---- dml/absint/join.c: variables of a frame, where two ways meet */
SMR_MUST_USE smr_status script_vars_copy(script *s, script_variable *from, script_variable **out);
void script_vars_free(script_variable **vars);
/** The frame's variables become what is true of them and of @p other, which goes; *@p changed:
 * that is less than was known of them before. @p loop: it is a loop's begin and end. */
SMR_MUST_USE smr_status script_vars_join(script *s, smr_dml_at at, script_variable **other,
					 bool loop, bool *changed);

/* ---- dml/absint/eval.c: as what they are called like in dml/interp/eval.c, dml/interp/index.c */
/** An operator; @p b NULL: of one operand. */
SMR_MUST_USE smr_status script_foresee_operate(script *s, smr_dml_at at, smr_dml_op op,
					       const script_value *a, const script_value *b,
					       script_value *out);
SMR_MUST_USE smr_status script_foresee_index(script *s, const smr_dml_expr *e, script_value *out);
SMR_MUST_USE smr_status script_foresee_set(script *s, const smr_dml_expr *target, script_value v);

/* ---- dml/absint/shapes.c */
SMR_MUST_USE smr_status script_foresee_builtin(script_builtin_call *c, const script_builtin *b,
					       script_value *out);
/** Argument @p i, if it is a matrix; or NULL. */
static inline const script_matrix *script_matrix_at(const script_builtin_call *c, uint32_t i)
{
	return c->args[i].kind == SCRIPT_MATRIX ? c->args[i].matrix : NULL;
}
/* ---- dml/absint/nonzeros.c */
/** Notes what is known of the elements of a result. */
void script_foresee_zeros(const script_builtin_call *c, const script_value *out);
/* ---- dml/absint/effects.c */
/** What a function does that has an effect, or asks for sizes; not *@p done: it is none of these.
 */
SMR_MUST_USE smr_status script_foresee_act(script_builtin_call *c, const script_builtin *b,
					   script_value *out, bool *done);
/* ---- dml/absint/read.c */
/** What read() will give, by FILE.mtd and its arguments. */
SMR_MUST_USE smr_status script_foresee_read(script_builtin_call *c, script_value *out);
#endif
