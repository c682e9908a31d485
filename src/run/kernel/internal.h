/** @file The state of a kernel, shared by look-up (find.c), planning before the first run
 * (plan.c), background compilation (make.c) and execution (kernel.c). */
#ifndef SMR_RUN_KERNEL_INTERNAL_H
#define SMR_RUN_KERNEL_INTERNAL_H
#include "base/data/table.h"
#include "base/str.h"
#include "run/kernel/compile_queue.h"
#include "run/kernel/kernel.h"
#include "run/tune/bandit.h"

struct smr_kernel_run {
	UT_hash_handle hh; /* by the key of its op (pass/lower/lower.h) */
	smr_flow *flow;
	bool shared; /* the flow is in the runner's cache */
	smr_specialization *size;
	smr_bandit *rivals;      /* candidates of the size; NULL: the contest is over */
	smr_contest_sum settled; /* results of contests that are over */
	smr_env env;
	uint64_t *constants;     /* of the env, where its memory has any */
	const smr_impl *first;   /* interpreter or reference: runs at once */
	smr_exec *exec;          /* ... prepared */
	bool ready;              /* the size is prepared */
	bool begun;              /* candidates were looked at */
	bool plain;              /* no selectable implementation accepts it */
	bool settled_side;       /* smr_kernel_settle() was called */
	smr_compile_job *making; /* pending compilation; NULL: none */
	smr_dispatch *made;      /* ... of this step */
	double guess;            /* seconds of one run by `first`: predicted, then the mean */
	double foretold;         /* its first prediction */
	double spent;            /* ... of all runs so far */
	double past;             /* runs in the average past process */
	uint64_t runs;           /* by any implementation */
};

struct smr_kernels {
	smr_runner *runner;
	smr_compile_queue *maker;
	smr_arena *arena;
	_Atomic bool held; /* kernels that take little are not changed */
	smr_str key;
	smr_kernel_run *known; /* by key: most ops of a large program have equal ones */
};

/** Returns the step of its one codelet. */
static inline smr_dispatch *smr_kernel_step(const smr_kernel_run *x)
{
	return &x->size->steps[0];
}

/** Requests the compilation of the selection, if it is sure to pay (plan.c). */
SMR_MUST_USE smr_status smr_kernel_request_early(smr_kernels *k, smr_kernel_run *x);
/** Plans before its first run: sizes, first implementation, selection (plan.c). */
SMR_MUST_USE smr_status smr_kernel_plan(smr_kernels *k, smr_kernel_run *x);

/* Changes of the implementation (promote.c). */

/** Share of a compilation's time that must have been lost before it starts, after so many runs. */
double smr_kernel_share(double runs);
/** Expected number of later runs: as many as so far, or as in past processes. */
double smr_kernel_worth(const smr_kernel_run *x, double runs);
/** Returns whether a compilation of @p setup seconds starts before run number @p run, where a run
 * by the first implementation takes @p each. */
bool smr_kernel_pays(const smr_kernel_run *x, double each, double run, double setup);
/** Returns whether it starts before the first run. */
bool smr_kernel_is_sure(double each, double past, double setup);
/** Returns whether the first run waits for it. */
bool smr_kernel_waits(double each, double setup);
/** Computes the work of the first implementation, for a kernel whose query is @p asked. */
void smr_kernel_first(const smr_kernel_run *x, const smr_cost_query *asked, smr_cost_query *out);

/* Compilation (make.c). */

/** Appends a step to the compile queue, with a private copy of memory that the thread may not read.
 */
SMR_MUST_USE smr_status smr_kernel_ask(smr_kernels *k, smr_kernel_run *x, smr_dispatch *p);
/** Installs a compiled step; one that failed gets the next best implementation. */
void smr_kernel_take_made(const smr_kernels *k, smr_kernel_run *x);
void smr_kernel_free_making(smr_kernel_run *x);
/** Returns whether kernels may compete: no implementation is forced, and the plan is not fixed. */
bool smr_kernel_competes(const smr_kernels *k);
/** Returns whether it is compiled in the background: it takes a while, and need not be done at
 * once. */
bool smr_kernel_is_made_behind(const smr_kernels *k, const smr_kernel_run *x);
#endif
