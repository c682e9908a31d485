/** @file Command buffers: launches are collected, and started together. A sequence that came before
 * is started as one graph; the driver then takes about as long for it as for one launch.
 *
 * Launches of a command buffer see each other's stores in the order in which they were added. What
 * other calls of memory.h and stream.h queue happens before all launches that were not submitted. A
 * command buffer is for one thread at a time; it uses the device's own stream. Where it may be
 * NULL, nothing is collected, and launches and memory are the device's. */
#ifndef SMR_GPU_COMMANDS_H
#define SMR_GPU_COMMANDS_H
#include <stddef.h>
#include <stdint.h>

#include "gpu/stream.h"

SMR_BEGIN_DECLS

typedef struct smr_gpu_commands smr_gpu_commands;

/** Makes an empty command buffer; free it before the device is closed. */
SMR_MUST_USE smr_status smr_gpu_commands_new(smr_gpu_device *d, smr_gpu_commands **out);
/** Discards launches that were not submitted. Its graphs must have ended. NULL is fine. */
void smr_gpu_commands_free(smr_gpu_commands *c);

/** An allocation that a launch reads, or also writes. */
typedef struct smr_gpu_access {
	smr_gpu_ptr block;
	bool writes;
} smr_gpu_access;
/** Adds a launch of a kernel with one parameter of @p bytes, which is copied, and all allocations
 * that it uses. The kernel must exist until the launch was submitted. Errors: those of
 * smr_gpu_commands_submit(). */
SMR_MUST_USE smr_status smr_gpu_commands_launch(smr_gpu_commands *c, const smr_gpu_work *w,
						size_t bytes, const smr_gpu_access *a, size_t n);
/** Queues all launches that were added. A graph that fails is replaced by single launches. If one
 * of these fails, the contents of memory that they write are undefined, and this and later calls
 * fail until smr_gpu_commands_reset(). NULL is fine. */
SMR_MUST_USE smr_status smr_gpu_commands_submit(smr_gpu_commands *c);
/** Ends a part of a program, such as an iteration of a loop: submits if many launches wait, so that
 * the same sequences come again whatever the number of iterations is. Errors: those of
 * smr_gpu_commands_submit(). NULL is fine. */
SMR_MUST_USE smr_status smr_gpu_commands_end_part(smr_gpu_commands *c);
/** Submits, and waits until all work has ended. NULL is fine. */
SMR_MUST_USE smr_status smr_gpu_commands_wait(smr_gpu_commands *c);
/** Discards launches that were not submitted, and forgets a failure. NULL is fine. */
void smr_gpu_commands_reset(smr_gpu_commands *c);

/** Allocates memory for launches that are added from now on; their order keeps them from earlier
 * ones that use the same memory. Nothing else may use it before smr_gpu_commands_submit(). Errors:
 * those of smr_gpu_alloc() and of smr_gpu_commands_submit(). */
SMR_MUST_USE smr_status smr_gpu_commands_alloc(smr_gpu_commands *c, size_t n, smr_gpu_ptr *out);
/** Frees memory of this or of smr_gpu_alloc(), @p n bytes: launches that were added may use it. */
void smr_gpu_commands_release(smr_gpu_commands *c, smr_gpu_ptr p, size_t n);

/** Numbers since a command buffer was made. */
typedef struct smr_gpu_commands_told {
	uint64_t alone;    /* launches outside graphs */
	uint64_t graphs;   /* graphs that were made */
	uint64_t launched; /* launches of graphs */
	uint64_t kernels;  /* ... of kernels in them */
	uint64_t updated;  /* kernels whose parameters were replaced in a graph */
	unsigned largest;  /* kernels of the largest graph */
} smr_gpu_commands_told;
void smr_gpu_commands_tell(const smr_gpu_commands *c, smr_gpu_commands_told *out); /* NULL: 0 */

SMR_END_DECLS

#endif
