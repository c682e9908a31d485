/** @file Executables: a module with scheduled flows and a kernel for each op. */
#ifndef SMR_RUN_EXEC_EXECUTABLE_H
#define SMR_RUN_EXEC_EXECUTABLE_H
#include "ir/module/module.h"
#include "run/exec/buffer.h"
#include "run/kernel/kernel.h"
#include "run/run.h"

typedef struct smr_executable smr_executable;

/** @p r and @p m must outlive it. */
SMR_MUST_USE smr_status smr_executable_new(smr_runner *r, const smr_module *m,
					   smr_executable **out);
void smr_executable_free(smr_executable *x); /* NULL is fine */
/** Number of devices that it runs on. */
uint32_t smr_executable_devices(const smr_executable *x);
/** What the contests of its kernels came to so far. */
void smr_executable_contests(const smr_executable *x, smr_contest_sum *out);
/** Runs of small ops beside others so far: each in a list of tasks for all threads (op_group.c). */
uint64_t smr_executable_joined(const smr_executable *x);
/** What a run will take. */
typedef struct smr_foreseen {
	size_t bytes; /* of tensors at one time, on all devices; the arguments are the caller's */
	unsigned nlargest;
	struct {
		size_t bytes;
		const smr_node *made_by; /* NULL: a constant */
	} largest[SMR_HEAP_PIECES];      /* of one device at that time; known if it is more than
					    enough */
} smr_foreseen;
/** Counts it without running. SMR_EUNSUPPORTED: it cannot be told, or takes long. */
SMR_MUST_USE smr_status smr_executable_foresee(smr_executable *x, size_t enough, smr_foreseen *out);
/** One op of a flow, and what it has taken. */
typedef struct smr_executable_op {
	const smr_node *v;
	uint32_t block;     /* that it stands in */
	const char *impl;   /* what runs it now: an implementation's name, "plain" code of its own,
			     * or a "view" of its operand's memory */
	const void *kernel; /* equal for ops that are run by the same; NULL: it has none */
	double slabs;       /* runs of the kernel for one of the op, which may go slab by slab */
	double predicted_s; /* of one run of the op, by what runs it now; 0: nobody said */
	bool handed;        /* slab by slab, so its result is never in memory */
	double copied; /* bytes of operands that it would change where they lie, but others have,
			* too */
	uint64_t runs;
	double seconds;
} smr_executable_op;
/** Whether result @p r may be made in the caller's memory; else it is copied there. */
bool smr_executable_makes_at_home(const smr_executable *x, uint32_t r);
/** What could run kernel @p kernel of an op, and what was chosen among them (run/kernel/kernel.h).
 */
void smr_executable_tell(const smr_executable *x, const void *kernel, smr_told_kernel *out);
/** What kernels asked for is waited for (run/kernel/kernel.h). */
void smr_executable_finish(smr_executable *x);
void smr_executable_begins(const smr_executable *x, const void *kernel, double runs,
			   smr_kernel_begins *out);
size_t smr_executable_ways(const smr_executable *x, const void *kernel, smr_told_way *out,
			   size_t cap);
/** From now on the time that each op takes is kept. */
SMR_MUST_USE smr_status smr_executable_measure(smr_executable *x);
/** Seconds that one run of each of its ops would take more on one thread than it takes, as far as
 * is predicted. */
double smr_executable_spread(const smr_executable *x);
/** Number @p i of the ops of all flows; false: there are not so many. */
bool smr_executable_op_at(const smr_executable *x, size_t i, smr_executable_op *out);
/** Where the buffers of device @p d come from and go to. */
smr_heap *smr_executable_heap(smr_executable *x, uint32_t d);
/** Runs function 0 on all devices. @p args: those of device d at [d * nparams]; each must have the
 * parameter's type, goes over to the run whatever comes of it, and is NULL then. What nobody else
 * has may be changed where it lies. @p results: the same for results; each is the caller's to drop.
 * @p homes: by result, memory of its size that it may be made in, which nothing else of the run
 * overlaps, or NULL; not used with several devices. NULL: none. */
SMR_MUST_USE smr_status smr_executable_run(smr_executable *x, smr_buffer **args,
					   smr_buffer **results, void *const *homes);
#endif
