/** @file Queues of work on a GPU, launches of kernels, and times that the GPU measures.
 *
 * Work of one stream happens in order; that of two streams does not, unless one waits for an event
 * of the other. NULL is the device's own stream. A stream serves any thread; its calls are ordered
 * as they are made. */
#ifndef SMR_GPU_STREAM_H
#define SMR_GPU_STREAM_H
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gpu/memory.h"
#include "gpu/module.h"

SMR_BEGIN_DECLS

typedef struct smr_gpu_event smr_gpu_event;

/** Makes a stream; free it before its device is closed. */
SMR_MUST_USE smr_status smr_gpu_stream_new(smr_gpu_device *d, smr_gpu_stream **out);
/** Waits for the stream's work. NULL is fine. */
void smr_gpu_stream_free(smr_gpu_stream *s);

/** One launch: a grid of blocks of threads. @p params points to the kernel's parameters, in order,
 * each as large as the kernel declares it; they are copied before the call returns. */
typedef struct smr_gpu_work {
	smr_gpu_kernel *fn;
	unsigned grid[3], block[3]; /* each at least 1 */
	unsigned shared;            /* bytes of dynamic shared memory of a block */
	void **params;
} smr_gpu_work;

/** Queues a launch. A kernel that fails ends the device (device.h): a later call says so.
 * SMR_EINVAL: the card does not take such a grid, block or shared memory. */
SMR_MUST_USE smr_status smr_gpu_launch_kernel(smr_gpu_device *d, const smr_gpu_work *w,
					      smr_gpu_stream *s);

/** Waits for all work of the device's own stream. It polls and sleeps between polls. */
SMR_MUST_USE smr_status smr_gpu_synchronize(smr_gpu_device *d);
/** The same for any stream. @p interrupts may be NULL; once the counter is not @p before, the wait
 * fails with SMR_ESTATE, while the work goes on: memory that it uses must stay. */
SMR_MUST_USE smr_status smr_gpu_wait(smr_gpu_device *d, smr_gpu_stream *s,
				     const _Atomic uint64_t *interrupts, uint64_t before);

/** Makes an event; free it before its device is closed. @p timed: smr_gpu_seconds() reads it. */
SMR_MUST_USE smr_status smr_gpu_event_new(smr_gpu_device *d, bool timed, smr_gpu_event **out);
void smr_gpu_event_free(smr_gpu_event *e); /* NULL is fine */
/** Marks the end of the stream's work so far. */
SMR_MUST_USE smr_status smr_gpu_event_record(smr_gpu_event *e, smr_gpu_stream *s);
/** Lets later work of the stream wait for the event. */
SMR_MUST_USE smr_status smr_gpu_event_before(smr_gpu_event *e, smr_gpu_stream *s);
/** Returns whether the work that a recorded event marks has ended, without waiting. */
SMR_MUST_USE smr_status smr_gpu_event_happened(smr_gpu_event *e, bool *out);
/** Waits for the second event, and gets the time between the two as the GPU measured it, in
 * seconds; the resolution is about 0.5 us. */
SMR_MUST_USE smr_status smr_gpu_seconds(smr_gpu_event *from, smr_gpu_event *to, double *out);

SMR_END_DECLS

#endif
