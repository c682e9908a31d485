/** @file Turns of a parfor that may run in any order: what is certain of the loop, where the parts
 * go that turns write, who runs which turn (internal to dml/: parfor_*.c, dml/interp/index.c).
 *
 * A loop may be run so where each variable that its body assigns is one of
 * - its turn's own: set before it is read, in every turn; the last turn that set it leaves it;
 * - a *result*: a matrix that was there before, of which turns write parts. Where it is certain
 *   that no turn writes or reads what another one writes, parts go where they belong at once, from
 *   any thread; where turns may write the same, and none reads, in the order of turns;
 * - a *sum*: a matrix that was there before, to which turns only add (`R += M`): what they add
 * waits for the turns before, so that it is added in their order. Whether it then runs on one
 * thread or on several, this is how it runs, so that its bits are the same. */
#ifndef SMR_DML_PARFOR_ITERATIONS_H
#define SMR_DML_PARFOR_ITERATIONS_H
#include "dml/interp.h"
#include "dml/parfor/parfor.h"

typedef struct dml_gather dml_gather;
typedef struct dml_result {
	const char *name;
	bool apart;       /* what turns write and read of it is theirs alone */
	bool is_read;     /* turns read parts of it */
	bool sum;         /* turns add to it; what they write are addends */
	bool written;     /* from several threads: set atomically */
	dml_matrix *into; /* dense, nobody else's; NULL: nothing was written yet */
	/* It is sparse: parts are kept until the loop ends, unless they are too many, which `into`
	 * then says. NULL: it is not. */
	dml_gather *gather;
} dml_result;

typedef struct dml_put {
	uint32_t result;
	int64_t from[2], n[2];
	dml_value v;
} dml_put;

typedef struct dml_late { /* a part that waits until it is its turn */
	uint32_t result;
	int64_t from[2], n[2];
	double *v;
} dml_late;
typedef SMR_VEC(dml_late) dml_lates;

typedef struct dml_turn {
	struct dml_turn *outer;
	const dml_frame *frame;
	dml_result *results;
	uint32_t nresults;
	SMR_VEC(dml_put) puts; /* not there yet */
	dml_lates *late;       /* of results that are not apart; NULL: turns are in order */
} dml_turn;

/* ---- deps_static.c */
/** What is known of a loop, and how it went. */
typedef struct dml_proof {
	UT_hash_handle hh;
	const smr_dml_statement *t;
	dml_loop loop;
	dml_names inner; /* own of a turn */
	dml_names outer; /* read by turns, or parts of it written, as it was before the loop */
	const char *file;
	char why[120];               /* it runs in order; "": it need not */
	char chosen[120];            /* why it ran on so many threads, the last time */
	uint64_t runs, turns, apart; /* times; turns; of these, on several threads */
	int degree;                  /* threads of the last time */
	bool part;  /* it writes results of a loop around it: it stays on its thread */
	bool vague; /* it is only foreseen, and hangs on numbers that nobody knows yet */
} dml_proof;

SMR_MUST_USE smr_status dml_prove(script *s, const smr_dml_statement *t, dml_proof **out);

/* ---- run.c */
/** How many turns are left behind the first, which are measured. */
int64_t dml_turns_left(const dml_proof *p, const dml_range *r);
/** *@p most is no more than par=N says, if it does. */
SMR_MUST_USE smr_status dml_most_turns(script *s, const smr_dml_statement *t, int *most);

/* ---- deps_runtime.c */
/** The results of the loop with its numbers as they are now, an array to free; not *@p safe: it
 * runs in order, p->why or p->chosen says why. Of a loop that is only foreseen r->n may be
 * negative: it is not known. */
SMR_MUST_USE smr_status dml_prove_now(script *s, dml_proof *p, const dml_range *r, dml_result **out,
				      uint32_t *n, bool *safe);
/** Whether all that the loop does with a variable is to add to the whole of it. */
bool dml_is_sum(const dml_loop *l, const char *name);
/** Whether numbers of these variables are there: what is still in its file, as there is no memory
 * for it, goes to no other thread. p->chosen says which are not. */
bool dml_are_there(const script *s, dml_proof *p, const dml_names *n);

/* ---- iteration.c: by the name of a variable of the frame that runs */
bool dml_turn_has(const script *s, const char *name);
/** Before a part of it is read: what the turn wrote is there. *@p changes: it is such a result, and
 * will be written where it lies. */
SMR_MUST_USE smr_status dml_turn_read(script *s, const char *name, bool *changes);
/** A part of it is @p v, which stays the caller's. */
SMR_MUST_USE smr_status dml_turn_put(script *s, const char *name, const dml_part_of *at,
				     const dml_value *v);
/** Whether turns add to it, which dml_turn_add() does then: @p v, which stays the caller's. */
bool dml_turn_sums(const script *s, const char *name);
SMR_MUST_USE smr_status dml_turn_add(script *s, smr_dml_at at, const char *name,
				     const dml_value *v);
/** What a turn wrote is there, or in its late ones. */
SMR_MUST_USE smr_status dml_turn_settle(script *s, dml_turn *t);
/** The variable's matrix becomes one to write to: its own, where nobody else has it. */
SMR_MUST_USE smr_status dml_result_own(script *s, dml_result *r);
void dml_turn_store(dml_result *results, const dml_late *part);
/** The part goes to r->into at once. */
SMR_MUST_USE smr_status dml_turn_store_put(const dml_result *r, const dml_put *p);
void dml_turn_leave(script *s, dml_turn *t);
void dml_free_lates(dml_lates *l);

/* ---- gather.c: sparse results */
/** The result gathers its parts, if it is one for that. */
SMR_MUST_USE smr_status dml_gather_begin(const script *s, dml_result *r);
/** After @p done of so many turns: whether it is worth it. */
SMR_MUST_USE smr_status dml_gather_choose(script *s, dml_result *r, int64_t done, int64_t turns);
/** A part that is computed; from several threads. */
SMR_MUST_USE smr_status dml_gather_put(script *s, dml_result *r, const dml_put *at);
/** Bytes of parts. */
double dml_gathered(const dml_result *r, uint32_t n);
/** On the thread of the loop, behind its turns: the variable has what came of it, if it @p stays.
 */
SMR_MUST_USE smr_status dml_gather_end(script *s, dml_result *r, bool stays);

/* ---- workers.c */
/** Runs turns @p first to r->n - 1 on @p degree threads. */
SMR_MUST_USE smr_status dml_run_crew(script *s, const dml_proof *p, const dml_range *r,
				     dml_turn *turn, int64_t first, int degree);
#endif
