/* Measures copies between pinned memory and the card. */
#include "gpu/pinned.h"

#include <math.h>
#include <string.h>

#include "gpu/own.h"

enum { TRIALS = 3 };

typedef struct probe {
	smr_gpu_device *d;
	smr_gpu_event *from, *to;
	void *host;
	smr_gpu_ptr there;
	size_t n;
} probe;

static smr_status copy_once(const probe *p, bool up)
{
	CUstream s = smr_gpu_stream_handle(p->d, NULL);
	smr_status st;

	SMR_TRY(smr_gpu_enter(p->d));
	st = up ? SMR_GPU_CALL(p->d, cuMemcpyHtoDAsync, p->there, p->host, p->n, s)
		: SMR_GPU_CALL(p->d, cuMemcpyDtoHAsync, p->host, p->there, p->n, s);
	smr_gpu_leave(p->d);
	return st;
}

static smr_status time_copies(const probe *p, bool up, double *least)
{
	double s;

	*least = INFINITY;
	for (int i = 0; i < TRIALS; i++) {
		SMR_TRY(smr_gpu_event_record(p->from, NULL));
		SMR_TRY(copy_once(p, up));
		SMR_TRY(smr_gpu_event_record(p->to, NULL));
		SMR_TRY(smr_gpu_seconds(p->from, p->to, &s));
		*least = fmin(*least, s);
	}
	return SMR_OK;
}

static smr_status allocate_pinned(probe *p)
{
	smr_status st;

	SMR_TRY(smr_gpu_enter(p->d));
	st = SMR_GPU_CALL(p->d, cuMemHostAlloc, &p->host, p->n, 0);
	smr_gpu_leave(p->d);
	return st;
}

static void free_pinned(probe *p)
{
	if (p->host != NULL && smr_gpu_enter_to_free(p->d)) {
		(void)p->d->cu->cuMemFreeHost(p->host);
		smr_gpu_leave(p->d);
	}
}

smr_status smr_gpu_measure_pinned(smr_gpu_device *d, smr_gpu_ptr there, size_t n,
				  smr_gpu_pinned *out)
{
	probe p = {.d = d, .there = there, .n = n};
	smr_status st = allocate_pinned(&p);

	if (st == SMR_OK)
		memset(p.host, 0, n); /* its pages are there */
	if (st == SMR_OK)
		st = smr_gpu_event_new(d, true, &p.from);
	if (st == SMR_OK)
		st = smr_gpu_event_new(d, true, &p.to);
	if (st == SMR_OK)
		st = time_copies(&p, true, &out->up);
	if (st == SMR_OK)
		st = time_copies(&p, false, &out->down);
	smr_gpu_event_free(p.from);
	smr_gpu_event_free(p.to);
	free_pinned(&p);
	return st;
}
