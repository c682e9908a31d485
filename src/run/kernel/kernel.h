/** @file Kernels: the compiled form of an op. Equal ops of a program share one kernel. */
#ifndef SMR_RUN_KERNEL_KERNEL_H
#define SMR_RUN_KERNEL_KERNEL_H
#include "plan/choice/contest.h"
#include "run/run.h"

typedef struct smr_kernel_run smr_kernel_run;
typedef struct smr_kernels smr_kernels;

SMR_MUST_USE smr_status smr_kernels_new(smr_runner *r, smr_kernels **out);
void smr_kernels_free(smr_kernels *k); /* NULL is fine */
/** Adds what the contests of all kernels came to so far. */
void smr_kernels_contests(const smr_kernels *k, smr_contest_sum *sum);
/** Result @p result of an op that has a nest, none of whose sizes is 0; it stays the kernels'.
 * SMR_ALL_RESULTS: all of an op `fused` that has several. */
SMR_MUST_USE smr_status smr_kernel_find(smr_kernels *k, const smr_node *v, uint32_t result,
					smr_kernel_run **out);
/** The same for slabs of an op's result, @p size elements of each axis (pass/lower/tile_chain.h);
 * @p number: 0, or 1 for the shorter ones at the end. */
SMR_MUST_USE smr_status smr_kernel_find_slab(smr_kernels *k, const smr_node *v, const int64_t *size,
					     uint32_t number, smr_kernel_run **out);
/** Name of the implementation that it runs by now. */
const char *smr_kernel_impl(const smr_kernel_run *x);
/** Seconds of a run by that, as was predicted before; 0: nobody said. */
double smr_kernel_predicted(const smr_kernel_run *x);
/** Seconds that a run would take more on one thread, as is predicted. */
double smr_kernel_spread(const smr_kernel_run *x);
/** What there is to tell of it before it runs. */
typedef struct smr_told_kernel {
	const char *first;          /* what runs at once */
	double first_s;             /* ... for so long, about */
	bool first_ran;             /* ... as was measured */
	smr_cost_query first_query; /* its work */
	double past_runs;           /* in the average past process; 0: none */
	const char *codelet;        /* what it is called: a kernel of the library, or "nest" */
	smr_cost_query query;       /* its work, with nobody to do it */
	const char *impl;           /* what was chosen for it here; NULL: nothing was, */
	int threads;                /* on so many */
	smr_prediction predicted;
	double ran_s; /* seconds of a run by that, as was measured in this process; 0: none was */
} smr_told_kernel;
void smr_kernel_tell(const smr_kernels *k, const smr_kernel_run *x, smr_told_kernel *out);
/** What is predicted of so many runs in a process to come. */
typedef struct smr_kernel_begins {
	double asked;    /* runs before what was chosen is asked for; all: it never is */
	double first;    /* runs by what is there at once: */
	const char *by;  /* NULL: what it begins with */
	int threads;     /* ... of `by` */
	double waited_s; /* the first run waits for what was chosen instead */
} smr_kernel_begins;
/** Waits for all that was asked for, which is there for the next process then. */
void smr_kernels_finish(smr_kernels *k);
void smr_kernel_foretell(const smr_kernels *k, const smr_kernel_run *x, double runs,
			 smr_kernel_begins *out);
/** What it was chosen among, up to @p cap; 0: nothing was. */
size_t smr_kernel_ways(const smr_kernels *k, const smr_kernel_run *x, smr_told_way *out,
		       size_t cap);
/** Where to put the memory of the operands, then of the result, or of all, which shares no byte
 * with them; there is room for one more. */
void **smr_kernel_memory(smr_kernel_run *x);
/** Runs it on its memory. It begins in strips (back/strip) and changes to what smr_choose() picks:
 * at once where nothing is to be compiled; else once that was done in the background. */
SMR_MUST_USE smr_status smr_kernel_run_on(smr_kernels *k, smr_kernel_run *x);
/** Whether its next run may be beside those of other kernels, of itself, too: it counts as run
 * then, by smr_kernel_run_beside(). */
bool smr_kernel_joins(const smr_kernels *k, smr_kernel_run *x);
/** Runs it on @p memory, as many of them as of smr_kernel_memory(); from any thread. What fails has
 * stored nothing. */
SMR_MUST_USE smr_status smr_kernel_run_beside(const smr_kernel_run *x, void **memory);
/** How a kernel is run. */
typedef struct smr_kernel_way {
	const smr_flow *flow;
	const smr_codelet *codelet;
	const smr_env *env;    /* without memory */
	const smr_impl *impl;  /* what was chosen; else what it begins with */
	const smr_impl *first; /* what it begins with, and needs no compiler */
	bool alone;            /* on one thread */
} smr_kernel_way;
void smr_kernel_way_of(const smr_kernel_run *x, smr_kernel_way *out);
#endif
