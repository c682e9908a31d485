/* Streams, launches, events, and waiting for them.
 *
 * Waits poll: a blocking call of the driver could not be interrupted, and the first polls answer
 * sooner than a sleep. */
#include "gpu/stream.h"

#include <time.h>

#include "base/alloc.h"
#include "base/thread/clock.h"
#include "base/thread/interrupt.h"
#include "gpu/own.h"
#include "gpu/team.h"

enum {
	SPIN_NS = 200000,        /* without sleep: most kernels and copies end meanwhile */
	SHORTEST_NAP_NS = 20000, /* then twice as long each time */
	LONGEST_NAP_NS = 1000000
};

struct smr_gpu_event {
	smr_gpu_device *device;
	CUevent handle;
};

/* ---- waiting ------------------------------------------------------------------------------------
 */

/* A wait for an event, or else for a stream. */
typedef struct wait {
	CUevent event;
	CUstream stream;
	const _Atomic uint64_t *interrupts;
	uint64_t before;
} wait_for;

static CUresult poll_once(const smr_gpu_device *d, const wait_for *w)
{
	return w->event != NULL ? d->cu->cuEventQuery(w->event) : d->cu->cuStreamQuery(w->stream);
}

static smr_status wait_by_polling(smr_gpu_device *d, const wait_for *w)
{
	int64_t start = smr_now_ns();
	struct timespec nap = {.tv_nsec = SHORTEST_NAP_NS};
	CUresult r;

	while ((r = poll_once(d, w)) == CUDA_ERROR_NOT_READY) {
		SMR_TRY(smr_interrupt_check(w->interrupts, w->before));
		if (smr_now_ns() - start < SPIN_NS)
			continue;
		SMR_TRY(smr_gpu_team_check(d));
		nanosleep(&nap, NULL);
		if (nap.tv_nsec < LONGEST_NAP_NS)
			nap.tv_nsec *= 2;
	}
	return smr_gpu_result(d, w->event != NULL ? "cuEventQuery" : "cuStreamQuery", r);
}

smr_status smr_gpu_wait_stream(smr_gpu_device *d, CUstream s)
{
	return atomic_load(&d->team) == NULL ? SMR_GPU_CALL(d, cuStreamSynchronize, s)
					     : wait_by_polling(d, &(wait_for){.stream = s});
}

smr_status smr_gpu_wait_event(smr_gpu_device *d, CUevent e)
{
	return wait_by_polling(d, &(wait_for){.event = e});
}

smr_status smr_gpu_wait(smr_gpu_device *d, smr_gpu_stream *s, const _Atomic uint64_t *interrupts,
			uint64_t before)
{
	wait_for w = {
		.stream = smr_gpu_stream_handle(d, s), .interrupts = interrupts, .before = before};
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = wait_by_polling(d, &w);
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_synchronize(smr_gpu_device *d)
{
	return smr_gpu_wait(d, NULL, NULL, 0);
}

/* ---- streams ------------------------------------------------------------------------------------
 */

/* It does not wait for the default stream of others in the process. */
smr_status smr_gpu_stream_start(smr_gpu_device *d, smr_gpu_stream *s)
{
	s->device = d;
	return SMR_GPU_CALL(d, cuStreamCreate, &s->handle, CU_STREAM_NON_BLOCKING);
}

void smr_gpu_stream_stop(smr_gpu_device *d, smr_gpu_stream *s)
{
	if (s->handle != NULL)
		(void)d->cu->cuStreamDestroy(s->handle);
	s->handle = NULL;
}

CUstream smr_gpu_stream_handle(const smr_gpu_device *d, const smr_gpu_stream *s)
{
	return s != NULL ? s->handle : d->stream.handle;
}

smr_status smr_gpu_stream_new(smr_gpu_device *d, smr_gpu_stream **out)
{
	smr_gpu_stream *s = smr_calloc(1, sizeof(*s));
	smr_status st;

	if (s == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a stream");
	st = smr_gpu_enter(d);
	if (st == SMR_OK) {
		st = smr_gpu_stream_start(d, s);
		smr_gpu_leave(d);
	}
	if (st != SMR_OK) {
		smr_free(s);
		return st;
	}
	*out = s;
	return SMR_OK;
}

void smr_gpu_stream_free(smr_gpu_stream *s)
{
	if (s == NULL)
		return;
	if (smr_gpu_enter_to_free(s->device)) {
		(void)s->device->cu->cuStreamSynchronize(s->handle);
		smr_gpu_stream_stop(s->device, s);
		smr_gpu_leave(s->device);
	}
	smr_free(s);
}

/* ---- launches -----------------------------------------------------------------------------------
 */

smr_status smr_gpu_launch_kernel(smr_gpu_device *d, const smr_gpu_work *w, smr_gpu_stream *s)
{
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = smr_gpu_kernel_allow_shared(w->fn, w->shared);
	if (st == SMR_OK)
		st = SMR_GPU_CALL(d, cuLaunchKernel, w->fn->handle, w->grid[0], w->grid[1],
				  w->grid[2], w->block[0], w->block[1], w->block[2], w->shared,
				  smr_gpu_stream_handle(d, s), w->params, NULL);
	smr_gpu_leave(d);
	return st;
}

/* ---- events -------------------------------------------------------------------------------------
 */

smr_status smr_gpu_event_new(smr_gpu_device *d, bool timed, smr_gpu_event **out)
{
	smr_gpu_event *e = smr_calloc(1, sizeof(*e));
	smr_status st;

	if (e == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an event");
	e->device = d;
	st = smr_gpu_enter(d);
	if (st == SMR_OK) {
		st = SMR_GPU_CALL(d, cuEventCreate, &e->handle,
				  timed ? CU_EVENT_DEFAULT : CU_EVENT_DISABLE_TIMING);
		smr_gpu_leave(d);
	}
	if (st != SMR_OK) {
		smr_free(e);
		return st;
	}
	*out = e;
	return SMR_OK;
}

void smr_gpu_event_free(smr_gpu_event *e)
{
	if (e == NULL)
		return;
	if (smr_gpu_enter_to_free(e->device)) {
		(void)e->device->cu->cuEventDestroy(e->handle);
		smr_gpu_leave(e->device);
	}
	smr_free(e);
}

smr_status smr_gpu_event_record(smr_gpu_event *e, smr_gpu_stream *s)
{
	smr_gpu_device *d = e->device;
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = SMR_GPU_CALL(d, cuEventRecord, e->handle, smr_gpu_stream_handle(d, s));
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_event_before(smr_gpu_event *e, smr_gpu_stream *s)
{
	smr_gpu_device *d = e->device;
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = SMR_GPU_CALL(d, cuStreamWaitEvent, smr_gpu_stream_handle(d, s), e->handle, 0);
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_event_happened(smr_gpu_event *e, bool *out)
{
	smr_gpu_device *d = e->device;
	CUresult r;
	smr_status st;

	*out = false;
	SMR_TRY(smr_gpu_enter(d));
	r = d->cu->cuEventQuery(e->handle);
	*out = r == CUDA_SUCCESS;
	st = r == CUDA_ERROR_NOT_READY ? SMR_OK : smr_gpu_result(d, "cuEventQuery", r);
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_seconds(smr_gpu_event *from, smr_gpu_event *to, double *out)
{
	smr_gpu_device *d = to->device;
	float ms = 0;
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = smr_gpu_wait_event(d, to->handle);
	if (st == SMR_OK)
		st = SMR_GPU_CALL(d, cuEventElapsedTime, &ms, from->handle, to->handle);
	smr_gpu_leave(d);
	*out = (double)ms * 1e-3;
	return st;
}
