/** @file Executables: a module with scheduled flows and a kernel for each op. */
#ifndef SMR_RUN_EXEC_EXECUTABLE_H
#define SMR_RUN_EXEC_EXECUTABLE_H
#include "ir/module/module.h"
#include "run/exec/buffer.h"
#include "run/kernel/kernel.h"
#include "run/run.h"

typedef struct smr_executable smr_executable;
typedef struct smr_exec_others smr_exec_others;

/** @p r and @p m must outlive it. */
SMR_MUST_USE smr_status smr_executable_new(smr_runner *r, const smr_module *m,
					   smr_executable **out);
void smr_executable_free(smr_executable *x); /* accepts NULL */
/** Returns the number of devices that it runs on. */
uint32_t smr_executable_devices(const smr_executable *x);
/** Sums the results of its kernels' contests so far. */
void smr_executable_contests(const smr_executable *x, smr_contest_sum *out);
/** Returns the number of runs of small ops in groups so far: each in a list of tasks for all
 * threads (op_group.c). */
uint64_t smr_executable_joined(const smr_executable *x);
struct smr_device_told;
/** Counts its launches on a GPU so far, and the graphs of them (back/device/memory.h). */
void smr_executable_tell_graphs(const smr_executable *x, struct smr_device_told *out);
/** Predicted memory of a run. */
typedef struct smr_foreseen {
	size_t bytes; /* peak of tensors on all devices; the caller owns the arguments */
	unsigned nlargest;
	struct {
		size_t bytes;
		const smr_node *made_by; /* NULL: a constant */
	} largest[SMR_HEAP_PIECES];      /* of one device at the peak; only if that exceeds `enough`
					  */
} smr_foreseen;
/** Counts the memory without running. SMR_EUNSUPPORTED: it is unknown, or counting takes long. */
SMR_MUST_USE smr_status smr_executable_foresee(smr_executable *x, size_t enough, smr_foreseen *out);
/** Counts it where the caller gives some arguments away: their memory is changed in place, or is
 * that of a result. @p heirs: by parameter, that result; -1: it stays the caller's. */
SMR_MUST_USE smr_status smr_executable_foresee_given(smr_executable *x, const int32_t *heirs,
						     smr_foreseen *out);
/** One op of a flow, and its measurements. */
typedef struct smr_executable_op {
	const smr_node *v;
	uint32_t block;     /* that contains it */
	const char *impl;   /* current implementation: its name, "plain" code of its own, or a
			     * "view" of its operand's memory */
	const void *kernel; /* equal for ops that share a kernel; NULL: it has none */
	double slabs;       /* runs of the kernel for one of the op, which may run in slabs */
	double predicted_s; /* of one run of the op, by `impl`; 0: unknown */
	bool handed;        /* slab by slab, so its result is never in memory */
	bool inlined;       /* it becomes code of a region (run/exec/region.h), by
			     * smr_executable_plan_regions() */
	double copied; /* bytes of operands that it would change in place, but that are shared */
	uint64_t runs;
	double seconds;
	uint64_t device_runs; /* whose kernels a device measured; seconds of these together: */
	double device_s;
	bool device_emulated;      /* there is no device: these are times of an emulation */
	double device_predicted_s; /* of the kernels of one run, without copies; 0: unknown */
	const char *device_detail; /* their templates, of the first kernel; NULL: unknown */
} smr_executable_op;
/** Returns whether result @p r may be computed in the caller's memory; else it is copied there. */
bool smr_executable_makes_at_home(const smr_executable *x, uint32_t r);
/** Reports the candidates of kernel @p kernel of an op, and the selection (run/kernel/kernel.h). */
void smr_executable_tell(const smr_executable *x, const void *kernel, smr_told_kernel *out);
/** Waits for the pending compilations of kernels (run/kernel/kernel.h). */
void smr_executable_finish(smr_executable *x);
void smr_executable_begins(const smr_executable *x, const void *kernel, double runs,
			   smr_kernel_begins *out);
size_t smr_executable_ways(const smr_executable *x, const void *kernel, smr_told_way *out,
			   size_t cap);
/** Starts to measure the time of each op. */
SMR_MUST_USE smr_status smr_executable_measure(smr_executable *x);
/** Seconds that one run of each of its ops would take longer on one thread, as far as is predicted.
 */
double smr_executable_spread(const smr_executable *x);
/** Iterations after which a loop of a program that runs once is compiled as a region. */
enum { SMR_REGION_OFTEN = 128 };
/** Finds the ops that regions run, without compiling anything. */
SMR_MUST_USE smr_status smr_executable_plan_regions(smr_executable *x);
/** Changes the query of an op's cost to that of its code in a region. */
void smr_executable_region_query(smr_cost_query *q);
/** Gets number @p i of the ops of all flows; false: there are fewer. */
bool smr_executable_op_at(const smr_executable *x, size_t i, smr_executable_op *out);
/** Returns the heap of the buffers of device @p d. */
smr_heap *smr_executable_heap(smr_executable *x, uint32_t d);
/** Runs function 0 on all devices. @p args: those of device d at [d * nparams]; each must have the
 * parameter's type, is taken over by the run, on failure, too, and is NULL then. An argument
 * without other references may be changed in place. @p results: the same for results; the caller
 * drops each. @p homes: the same, memory of a result's size that it may be computed in, which
 * nothing else of the run overlaps, or NULL. NULL: none. */
SMR_MUST_USE smr_status smr_executable_run(smr_executable *x, smr_buffer **args,
					   smr_buffer **results, void *const *homes);
/** Returns whether the last run failed while values could be on a device (smr_runner.device), and
 * may have been lost with it. Later runs leave none there: the same run may succeed then. */
bool smr_executable_retreated(const smr_executable *x);
/** Names the devices of the next runs that other processes run (run/exec/others.h): they have
 * neither arguments nor results here. NULL: none. */
void smr_executable_share(smr_executable *x, const smr_exec_others *others);
#endif
