/** @file Iterations of a parfor that may run in any order: proofs about the loop, and storage of
 * the parts that iterations write (internal to dml/).
 *
 * A loop may run in parallel if each variable that its body assigns is one of
 * - *private*: set before it is read in every iteration; the last iteration that sets it defines
 *   it;
 * - a *result*: an earlier matrix of which iterations write parts. If certainly no iteration writes
 *   or reads what another one writes, parts are stored at once, from any thread; if iterations may
 *   write the same elements, and none reads them, in the order of iterations;
 * - a *sum*: an earlier matrix to which iterations only add (`R += M`): the addends wait for the
 *   earlier iterations, so that they are added in order. This also holds on one thread, so that the
 *   bits of the result do not depend on the number of threads. */
#ifndef SMR_DML_PARFOR_ITERATIONS_H
#define SMR_DML_PARFOR_ITERATIONS_H
#include "dml/depend/dependence.h"
#include "dml/interp.h"

typedef struct dml_gather dml_gather;
typedef struct dml_result {
	const char *name;
	bool apart;       /* no iteration writes what another one reads or writes */
	bool is_read;     /* iterations read parts of it */
	bool sum;         /* iterations add to it; what they write are addends */
	bool written;     /* from several threads: set atomically */
	dml_matrix *into; /* dense, exclusively owned; NULL: nothing was written yet */
	/* Sparse result: parts are kept until the loop ends, unless there are too many, in which
	 * case `into` is set. NULL: the result is dense. */
	dml_gather *gather;
} dml_result;

typedef struct dml_put {
	uint32_t result;
	int64_t from[2], n[2];
	dml_value v;
} dml_put;

typedef struct dml_late { /* a part that waits for earlier iterations */
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
	SMR_VEC(dml_put) puts; /* pending */
	dml_lates *late;       /* of results that are not `apart`; NULL: iterations run in order */
} dml_turn;

/* ---- deps_static.c */
/** Facts about a loop, and statistics of its runs. */
typedef struct dml_proof {
	UT_hash_handle hh;
	const smr_dml_statement *t;
	dml_loop loop;
	dml_names inner; /* private variables of an iteration */
	dml_names outer; /* values from before the loop that iterations read or write parts of */
	const char *file;
	char why[120];               /* why it runs in order; "": it need not */
	char chosen[120];            /* reason for the number of threads of the last run */
	uint64_t runs, turns, apart; /* runs; iterations; those on several threads */
	int degree;                  /* number of threads in the last run */
	bool part;                   /* writes results of an enclosing loop: stays on its thread */
	bool vague;                  /* an analysis, which depends on unknown numbers */
} dml_proof;

SMR_MUST_USE smr_status dml_prove(script *s, const smr_dml_statement *t, dml_proof **out);

/* ---- run.c */
/** Returns how many iterations remain after the first ones, which are measured. */
int64_t dml_turns_left(const dml_proof *p, const dml_range *r);
/** Limits *@p most to the option par=N, if it is given. */
SMR_MUST_USE smr_status dml_most_turns(script *s, const smr_dml_statement *t, int *most);

/* ---- deps_runtime.c */
/** Gets the results of the loop, with the current numbers, as an array to free; not *@p safe: it
 * runs in order, for the reason in p->why or p->chosen. In an analysis r->n may be negative:
 * unknown. */
SMR_MUST_USE smr_status dml_prove_now(script *s, dml_proof *p, const dml_range *r, dml_result **out,
				      uint32_t *n, bool *safe);
/** Whether the loop only adds to a variable, and always to the whole of it. */
bool dml_is_sum(const dml_loop *l, const char *name);
/** Whether all of these variables are in memory: a matrix that is left in its file, for want of
 * memory, is not shared with other threads. p->chosen names the missing one. */
bool dml_are_there(const script *s, dml_proof *p, const dml_names *n);

/* ---- iteration.c: members of dml_parallel */
bool dml_turn_has(const script *s, const char *name);
SMR_MUST_USE smr_status dml_turn_read(script *s, const char *name, bool *changes);
SMR_MUST_USE smr_status dml_turn_put(script *s, const char *name, const dml_part_of *at,
				     const dml_value *v);
bool dml_turn_sums(const script *s, const char *name);
SMR_MUST_USE smr_status dml_turn_add(script *s, smr_dml_at at, const char *name,
				     const dml_value *v);
/* ---- iteration.c */
/** Members of the domain of values. */
SMR_MUST_USE smr_status dml_turn_own(script *s, dml_turn *t, dml_result *r);
SMR_MUST_USE smr_status dml_turn_store_puts(script *s, dml_turn *t);
/** Stores an iteration's writes in the results, or in its late parts. */
SMR_MUST_USE smr_status dml_turn_settle(script *s, dml_turn *t);
/** Makes the variable's matrix writable: copies it if others reference it. */
SMR_MUST_USE smr_status dml_result_own(script *s, dml_result *r);
void dml_turn_store(dml_result *results, const dml_late *part);
/** Stores the part in r->into at once. */
SMR_MUST_USE smr_status dml_turn_store_put(const dml_result *r, const dml_put *p);
void dml_turn_leave(script *s, dml_turn *t);
void dml_free_lates(dml_lates *l);

/* ---- gather.c: sparse results */
/** Member of dml_parallel. */
SMR_MUST_USE smr_status dml_gather_zeros(script *s, const smr_dml_statement *loop);
/** Member of the domain of values. */
SMR_MUST_USE smr_status dml_sparse_zeros(int64_t rows, int64_t cols, dml_value *out);
/** Starts gathering parts, if the result is suitable. */
SMR_MUST_USE smr_status dml_gather_begin(const script *s, dml_result *r);
/** Decides, after @p done of the iterations, whether gathering pays. */
SMR_MUST_USE smr_status dml_gather_choose(script *s, dml_result *r, int64_t done, int64_t turns);
/** Adds a computed part; thread-safe. */
SMR_MUST_USE smr_status dml_gather_put(script *s, dml_result *r, const dml_put *at);
/** Returns the bytes of gathered parts. */
double dml_gathered(const dml_result *r, uint32_t n);
/** Called on the thread of the loop after all iterations: sets the variable to the result, if it
 * @p stays. */
SMR_MUST_USE smr_status dml_gather_end(script *s, dml_result *r, bool stays);

/* ---- commit.c */
/** Member of dml_parallel. */
SMR_MUST_USE smr_status dml_await_turn(const script *s, bool files);

/* ---- workers.c */
/** Runs iterations @p first to r->n - 1 on @p degree threads. */
SMR_MUST_USE smr_status dml_run_crew(script *s, const dml_proof *p, const dml_range *r,
				     dml_turn *turn, int64_t first, int degree);
#endif
