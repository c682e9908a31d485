/* Streams, events and launches of the mock: a queue of work for each stream.
 *
 * If work is late, a queue is run when something waits for it, and no further than needed: a copy
 * that was not waited for has not happened, and neither has the work of a stream that should have
 * waited for another. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "mock.h"

struct CUstream_st {
	mock_work *first, *last;
	bool asked; /* a query has said "not ready" since the last work */
	bool stuck; /* a call of a library waits for ever */
	CUstream next;
};

struct CUevent_st {
	CUstream stream; /* of the latest record, if it has not happened yet */
	long records;    /* older ones mean nothing */
	bool timed, recorded, asked;
	double ms;
};

static CUstream streams;
static struct CUstream_st usual; /* the default stream */
static long launches;

static double now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static CUstream stream_of(CUstream s)
{
	return s != NULL ? s : &usual;
}

/* ---- work ---------------------------------------------------------------------------------------
 */

static CUresult drain_to_record(CUstream s, CUevent e);

static void launch_now(mock_work *w)
{
	CUresult r = ++launches == mock.lost ? CUDA_ERROR_ILLEGAL_ADDRESS
					     : mock_run(w->function, w->call);

	if (r != CUDA_SUCCESS)
		mock_lose(w->card, r);
}

static void run_work(CUstream s, mock_work *w)
{
	if (w->kind == MOCK_RECORD) {
		if (w->n != (size_t)w->event->records)
			return;
		w->event->stream = NULL;
		w->event->recorded = true;
		w->event->ms = now_ms();
	} else if (mock_lost(w->card) != CUDA_SUCCESS) {
		return;
	} else if (w->kind == MOCK_COPY) {
		memmove(w->to, w->staged != NULL ? w->staged : w->from, w->n);
	} else if (w->kind == MOCK_SET) {
		memset(w->to, w->byte, w->n);
	} else if (w->kind == MOCK_LAUNCH) {
		launch_now(w);
	} else if (w->kind == MOCK_LIBRARY) {
		s->stuck = !w->run(w->to);
	} else if (w->event->stream != NULL) {
		(void)drain_to_record(w->event->stream, w->event);
	}
}

static void run_first(CUstream s)
{
	mock_work *w = s->first;

	s->first = w->next;
	if (s->first == NULL)
		s->last = NULL;
	run_work(s, w);
	if (w->kind == MOCK_LIBRARY)
		free(w->to);
	free(w->staged);
	free(w->call);
	free(w);
}

CUresult mock_drain(CUstream s)
{
	s = stream_of(s);
	while (s->first != NULL && !s->stuck)
		run_first(s);
	return mock_lost(mock_card());
}

CUresult mock_drain_all(void)
{
	(void)mock_drain(NULL);
	for (CUstream s = streams; s != NULL; s = s->next)
		(void)mock_drain(s);
	return mock_lost(mock_card());
}

static CUresult drain_to_record(CUstream s, CUevent e)
{
	while (s->first != NULL && e->stream != NULL && !s->stuck)
		run_first(s);
	return mock_lost(mock_card());
}

static void add_work(CUstream s, const mock_work *w, int card)
{
	mock_work *copy = malloc(sizeof(*copy));

	s = stream_of(s);
	*copy = *w;
	copy->card = card;
	copy->next = NULL;
	if (s->last != NULL)
		s->last->next = copy;
	else
		s->first = copy;
	s->last = copy;
	s->asked = false;
}

CUresult mock_queue(CUstream s, const mock_work *w)
{
	add_work(s, w, mock_card());
	if (!mock.late)
		(void)mock_drain(s); /* a later call returns the failure */
	return CUDA_SUCCESS;
}

/* ---- streams ------------------------------------------------------------------------------------
 */

CUresult cuStreamCreate(CUstream *out, unsigned flags)
{
	MOCK_ENTER(cuStreamCreate, MOCK_CONTEXT);
	CUstream s = calloc(1, sizeof(*s));

	s->next = streams;
	streams = s;
	mock_made(s);
	*out = s;
	return CUDA_SUCCESS;
}

CUresult cuStreamDestroy(CUstream s)
{
	MOCK_ENTER(cuStreamDestroy, MOCK_CONTEXT);
	for (CUstream *p = &streams; *p != NULL; p = &(*p)->next)
		if (*p == s) {
			(void)mock_drain(s);
			*p = s->next;
			mock_gone(s);
			free(s);
			return CUDA_SUCCESS;
		}
	return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuStreamQuery(CUstream s)
{
	MOCK_ENTER(cuStreamQuery, MOCK_CONTEXT);
	s = stream_of(s);
	if (s->first != NULL && !s->asked) {
		s->asked = true;
		return CUDA_ERROR_NOT_READY;
	}
	(void)mock_drain(s);
	return mock_lost(mock_card()) == CUDA_SUCCESS && s->stuck ? CUDA_ERROR_NOT_READY
								  : mock_lost(mock_card());
}

CUresult cuStreamSynchronize(CUstream s)
{
	MOCK_ENTER(cuStreamSynchronize, MOCK_CONTEXT);
	return mock_drain(s);
}

CUresult cuStreamWaitEvent(CUstream s, CUevent e, unsigned flags)
{
	MOCK_ENTER(cuStreamWaitEvent, MOCK_CONTEXT);
	mock_work w = {.kind = MOCK_WAIT, .event = e};

	return mock_queue(s, &w);
}

/* ---- events -------------------------------------------------------------------------------------
 */

CUresult cuEventCreate(CUevent *out, unsigned flags)
{
	MOCK_ENTER(cuEventCreate, MOCK_CONTEXT);
	CUevent e = calloc(1, sizeof(*e));

	e->timed = (flags & CU_EVENT_DISABLE_TIMING) == 0;
	mock_made(e);
	*out = e;
	return CUDA_SUCCESS;
}

CUresult cuEventDestroy(CUevent e)
{
	MOCK_ENTER(cuEventDestroy, MOCK_CONTEXT);
	(void)mock_drain_all(); /* queued records name it */
	mock_gone(e);
	free(e);
	return CUDA_SUCCESS;
}

CUresult cuEventRecord(CUevent e, CUstream s)
{
	MOCK_ENTER(cuEventRecord, MOCK_CONTEXT);
	mock_work w = {.kind = MOCK_RECORD, .event = e, .n = (size_t)++e->records};

	e->stream = stream_of(s);
	e->asked = false;
	return mock_queue(s, &w);
}

CUresult cuEventQuery(CUevent e)
{
	MOCK_ENTER(cuEventQuery, MOCK_CONTEXT);
	if (e->stream == NULL)
		return mock_lost(mock_card());
	if (!e->asked) {
		e->asked = true;
		return CUDA_ERROR_NOT_READY;
	}
	(void)drain_to_record(e->stream, e);
	return e->stream != NULL && mock_lost(mock_card()) == CUDA_SUCCESS ? CUDA_ERROR_NOT_READY
									   : mock_lost(mock_card());
}

CUresult cuEventSynchronize(CUevent e)
{
	MOCK_ENTER(cuEventSynchronize, MOCK_CONTEXT);
	return e->stream != NULL ? drain_to_record(e->stream, e) : mock_lost(mock_card());
}

CUresult cuEventElapsedTime(float *ms, CUevent from, CUevent to)
{
	MOCK_ENTER(cuEventElapsedTime, MOCK_CONTEXT);
	if (!from->timed || !to->timed || !from->recorded || !to->recorded)
		return CUDA_ERROR_INVALID_HANDLE;
	if (from->stream != NULL || to->stream != NULL)
		return CUDA_ERROR_NOT_READY;
	*ms = (float)(to->ms - from->ms);
	return CUDA_SUCCESS;
}

/* ---- other libraries --------------------------------------------------------------------------
 */

int mock_library_enter(const char *name)
{
	return mock_enter(name, MOCK_CONTEXT);
}

void mock_library_leave(void)
{
	mock_leave(NULL);
}

void mock_library_queue(CUstream s, int card, bool (*run)(void *arg), void *arg)
{
	mock_work w = {.kind = MOCK_LIBRARY, .run = run, .to = arg};

	add_work(s, &w, card);
}

void mock_library_start(CUstream s)
{
	if (!mock.late)
		(void)mock_drain(s);
}

void mock_library_release(CUstream s)
{
	s->stuck = false;
}

void mock_library_run_until(CUstream s, const bool *flag)
{
	while (!*flag && s->first != NULL && !s->stuck)
		run_first(s);
}

void *mock_library_memory(CUdeviceptr p, size_t n)
{
	return mock_memory(p, n);
}

int mock_library_card(void)
{
	return mock_card();
}

/* ---- launches -----------------------------------------------------------------------------------
 */

CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
			unsigned by, unsigned bz, unsigned shared, CUstream s, void **params,
			void **extra)
{
	MOCK_ENTER(cuLaunchKernel, MOCK_CONTEXT);
	mock_call *call = calloc(1, sizeof(*call));
	mock_work w = {.kind = MOCK_LAUNCH, .function = f, .call = call};
	CUresult r;

	*call = (mock_call){.grid = {gx, gy, gz}, .block = {bx, by, bz}, .shared = shared};
	r = extra != NULL ? CUDA_ERROR_INVALID_VALUE : mock_prepare(f, params, call);
	if (r != CUDA_SUCCESS) {
		free(call);
		return r;
	}
	return mock_queue(s, &w);
}
