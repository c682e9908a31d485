/** @file Kernels: the compiled form of an op. Equal ops of a program share one kernel. */
#ifndef SMR_RUN_KERNEL_KERNEL_H
#define SMR_RUN_KERNEL_KERNEL_H
#include "plan/choice/contest.h"
#include "run/run.h"

typedef struct smr_kernel_run smr_kernel_run;
typedef struct smr_kernels smr_kernels;

SMR_MUST_USE smr_status smr_kernels_new(smr_runner *r, smr_kernels **out);
struct smr_compile_queue;
/** While it holds, kernels that take little stay with their first implementation: regions replace
 * them soon. From any thread. */
void smr_kernels_hold(smr_kernels *k, bool hold);
/** Returns the queue in which they are compiled. */
struct smr_compile_queue *smr_kernels_queue(smr_kernels *k);
void smr_kernels_free(smr_kernels *k); /* accepts NULL */
/** Adds the results of all kernels' contests so far. */
void smr_kernels_contests(const smr_kernels *k, smr_contest_sum *sum);
/** Finds the kernel of result @p result of an op that has a nest, none of whose sizes is 0; owned
 * by @p k. SMR_ALL_RESULTS: of all results of an op `fused` with several. */
SMR_MUST_USE smr_status smr_kernel_find(smr_kernels *k, const smr_node *v, uint32_t result,
					smr_kernel_run **out);
/** The same for slabs of an op's result, @p size elements of each axis (pass/lower/tile_chain.h);
 * @p number: 0, or 1 for the shorter ones at the end. */
SMR_MUST_USE smr_status smr_kernel_find_slab(smr_kernels *k, const smr_node *v, const int64_t *size,
					     uint32_t number, smr_kernel_run **out);
/** Predicted seconds of a run on either side, without transfers; INFINITY: it cannot run there. */
typedef struct smr_kernel_sides {
	double host_s, device_s;
} smr_kernel_sides;
void smr_kernel_tell_sides(const smr_kernels *k, const smr_kernel_run *x, smr_kernel_sides *out);
/** Where a kernel runs. */
typedef enum smr_kernel_side {
	SMR_KERNEL_ALONE, /* by its own prediction, with transfers */
	SMR_KERNEL_HOST,
	SMR_KERNEL_DEVICE
} smr_kernel_side;
/** Decides where a kernel runs, before its first run: needed where that is not said
 * (SMR_RUN_AUTO). Later calls do nothing. */
void smr_kernel_settle(smr_kernels *k, smr_kernel_run *x, smr_kernel_side side);
/** Returns the name of the current implementation. */
const char *smr_kernel_impl(const smr_kernel_run *x);
/** Returns the predicted seconds of a run by it; 0: unknown. */
double smr_kernel_predicted(const smr_kernel_run *x);
/** Returns the predicted extra seconds of a run on one thread. */
double smr_kernel_spread(const smr_kernel_run *x);
/** Properties of a kernel before it runs. */
typedef struct smr_told_kernel {
	const char *first;          /* the implementation that runs at once */
	double first_s;             /* ... its approximate seconds */
	bool first_ran;             /* ... measured */
	smr_cost_query first_query; /* its work */
	double past_runs;           /* in the average past process; 0: none */
	const char *codelet;        /* name of the codelet: a kernel of the library, or "nest" */
	smr_cost_query query;       /* its work, without an implementation */
	const char *impl;           /* the selected one; NULL: none */
	int threads;                /* number of threads */
	smr_prediction predicted;
	double ran_s; /* seconds of a run by it, measured in this process; 0: none */
} smr_told_kernel;
void smr_kernel_tell(const smr_kernels *k, const smr_kernel_run *x, smr_told_kernel *out);
/** Predicted start of a number of runs in a later process. */
typedef struct smr_kernel_begins {
	double asked;    /* runs before the selected one is requested; all: never */
	double first;    /* runs of the implementation available at once: */
	const char *by;  /* NULL: the first implementation */
	int threads;     /* ... of `by` */
	double waited_s; /* seconds that the first run waits for the selected one */
} smr_kernel_begins;
/** Waits for all pending compilations, so that the next process finds their code. */
void smr_kernels_finish(smr_kernels *k);
void smr_kernel_foretell(const smr_kernels *k, const smr_kernel_run *x, double runs,
			 smr_kernel_begins *out);
/** Copies its candidates, up to @p cap; returns their number, 0: there are none. */
size_t smr_kernel_ways(const smr_kernels *k, const smr_kernel_run *x, smr_told_way *out,
		       size_t cap);
/** Returns the array for the memory of the operands, then of the result, or of all, which shares no
 * byte with them; it has space for one more. */
void **smr_kernel_memory(smr_kernel_run *x);
/** Returns the array for the numbers of its memory's contents (smr_env.constant), which hold until
 * the next call of smr_kernel_memory(); NULL: not needed. */
uint64_t *smr_kernel_constants(smr_kernel_run *x);
/** Runs it on its memory. It starts in the interpreter (back/strip) and changes to the selection of
 * smr_choose(): at once where nothing has to be compiled; else after a compilation in the
 * background. */
SMR_MUST_USE smr_status smr_kernel_run_on(smr_kernels *k, smr_kernel_run *x);
/** Returns whether its next run may be concurrent with those of other kernels and itself: it is
 * counted as run then, and must be run by smr_kernel_run_beside(). */
bool smr_kernel_joins(const smr_kernels *k, smr_kernel_run *x);
/** Runs it on @p memory, an array like that of smr_kernel_memory(); from any thread. On failure
 * nothing was stored. */
SMR_MUST_USE smr_status smr_kernel_run_beside(const smr_kernel_run *x, void **memory);
/** Returns whether its next run may be one by smr_kernel_run_there(). */
bool smr_kernel_stays_on_device(const smr_kernels *k, const smr_kernel_run *x);
/** Runs it by a device, on memory that may stay there, in the order of smr_kernel_memory()
 * (back/device/resident.h). On failure nothing was stored. */
SMR_MUST_USE smr_status smr_kernel_run_there(const smr_kernels *k, smr_kernel_run *x,
					     struct smr_device_resident *const *resident);
/** Reads what the device of a kernel measured; returns the predicted seconds of a run there,
 * without copies. 0, and all of @p out 0: it runs on the CPU. */
double smr_kernel_device(const smr_kernels *k, const smr_kernel_run *x, smr_device_measured *out);
/** How a kernel is run. */
typedef struct smr_kernel_way {
	const smr_flow *flow;
	const smr_codelet *codelet;
	const smr_env *env;    /* without memory */
	const smr_impl *impl;  /* the selected one; else the first one */
	const smr_impl *first; /* the first implementation, which needs no compiler */
	bool alone;            /* on one thread */
} smr_kernel_way;
void smr_kernel_way_of(const smr_kernel_run *x, smr_kernel_way *out);
#endif
