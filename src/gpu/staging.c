/* Copies between host and device, through a ring of pinned chunks.
 *
 * The driver copies asynchronously from and to pinned memory alone. A chunk has an event behind its
 * last copy; it is used again when that has happened. Small uploads share a chunk. A large transfer
 * fills one chunk while others travel. The ring is made at the first copy. Without pinned memory
 * (a limit of the system) each copy waits for itself. */
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "gpu/own.h"

enum {
	CHUNKS = 4,
	CHUNK = 2 << 20,
	AHEAD = CHUNKS - 1, /* chunks of a download that travel */
	DIRECT = 64 << 10,  /* smaller downloads go to the caller's memory at once */
	CHUNK_ALIGN = 64
};

typedef struct chunk {
	char *host;
	CUevent event;
	CUstream stream; /* of its copies */
	size_t used;     /* bytes of copies since it was empty; 0: none travels */
} chunk;

struct smr_gpu_staging {
	pthread_mutex_t lock; /* a transfer has the ring for itself */
	bool tried;
	char *memory; /* of all chunks; NULL: no pinned memory */
	chunk chunks[CHUNKS];
	unsigned now;
};

smr_status smr_gpu_staging_new(smr_gpu_staging **out)
{
	smr_gpu_staging *g = smr_calloc(1, sizeof(*g));

	if (g == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a GPU's staging");
	pthread_mutex_init(&g->lock, NULL);
	*out = g;
	return SMR_OK;
}

static void drop_ring(smr_gpu_device *d, smr_gpu_staging *g)
{
	for (int i = 0; i < CHUNKS; i++)
		if (g->chunks[i].event != NULL)
			(void)d->cu->cuEventDestroy(g->chunks[i].event);
	if (g->memory != NULL)
		(void)d->cu->cuMemFreeHost(g->memory);
	g->memory = NULL;
}

void smr_gpu_staging_free(smr_gpu_device *d, smr_gpu_staging *g, bool driver)
{
	if (g == NULL)
		return;
	if (driver)
		drop_ring(d, g);
	pthread_mutex_destroy(&g->lock);
	smr_free(g);
}

static smr_status make_ring(smr_gpu_device *d, smr_gpu_staging *g)
{
	smr_status st =
		SMR_GPU_CALL(d, cuMemHostAlloc, (void **)&g->memory, (size_t)CHUNKS * CHUNK, 0);

	for (int i = 0; i < CHUNKS && st == SMR_OK; i++) {
		g->chunks[i].host = g->memory + (size_t)i * CHUNK;
		st = SMR_GPU_CALL(d, cuEventCreate, &g->chunks[i].event, CU_EVENT_DISABLE_TIMING);
	}
	return st;
}

/* Makes the ring at the first copy; fails if the device is lost. */
static smr_status have_ring(smr_gpu_device *d, smr_gpu_staging *g)
{
	if (g->tried)
		return SMR_OK;
	g->tried = true;
	if (make_ring(d, g) == SMR_OK)
		return SMR_OK;
	smr_log(SMR_LOG_WARN, "copies are slower, there is no pinned memory: %s", smr_errmsg());
	drop_ring(d, g);
	return smr_gpu_device_check(d);
}

/* Waits until the copies of a chunk have happened. */
static smr_status empty_chunk(smr_gpu_device *d, chunk *c)
{
	if (c->used > 0)
		SMR_TRY(smr_gpu_wait_event(d, c->event));
	c->used = 0;
	return SMR_OK;
}

/* Gets a chunk with room for @p n bytes; one has copies of one stream. */
static smr_status next_chunk(smr_gpu_device *d, smr_gpu_staging *g, size_t n, CUstream s,
			     chunk **out)
{
	chunk *c = &g->chunks[g->now];

	if (c->used > 0 && (c->stream != s || CHUNK - c->used < n)) {
		g->now = (g->now + 1) % CHUNKS;
		c = &g->chunks[g->now];
		SMR_TRY(empty_chunk(d, c));
	}
	c->stream = s;
	*out = c;
	return SMR_OK;
}

/* Notes that a copy of @p n bytes was queued. */
static smr_status close_copy(smr_gpu_device *d, chunk *c, size_t n)
{
	c->used += (n + CHUNK_ALIGN - 1) / CHUNK_ALIGN * CHUNK_ALIGN;
	if (c->used > CHUNK)
		c->used = CHUNK;
	return SMR_GPU_CALL(d, cuEventRecord, c->event, c->stream);
}

static smr_status upload_part(smr_gpu_device *d, smr_gpu_ptr to, const char *from, size_t n,
			      CUstream s)
{
	chunk *c;

	SMR_TRY(next_chunk(d, d->staging, n, s, &c));
	memcpy(c->host + c->used, from, n);
	SMR_TRY(SMR_GPU_CALL(d, cuMemcpyHtoDAsync, to, c->host + c->used, n, s));
	return close_copy(d, c, n);
}

static smr_status upload_all(smr_gpu_device *d, smr_gpu_ptr to, const char *from, size_t n,
			     CUstream s)
{
	if (d->staging->memory == NULL) {
		SMR_TRY(SMR_GPU_CALL(d, cuMemcpyHtoDAsync, to, from, n, s));
		return smr_gpu_wait_stream(d, s);
	}
	for (size_t at = 0; at < n; at += CHUNK)
		SMR_TRY(upload_part(d, to + at, from + at, n - at < CHUNK ? n - at : CHUNK, s));
	return SMR_OK;
}

static smr_status fetch_part(smr_gpu_device *d, smr_gpu_ptr from, size_t n, CUstream s, chunk **out)
{
	smr_gpu_staging *g = d->staging;
	chunk *c;

	g->now = (g->now + 1) % CHUNKS;
	c = &g->chunks[g->now];
	SMR_TRY(empty_chunk(d, c));
	c->stream = s;
	SMR_TRY(SMR_GPU_CALL(d, cuMemcpyDtoHAsync, c->host, from, n, s));
	*out = c;
	return close_copy(d, c, n);
}

/* Takes the chunks in order, a few behind the copies that fill them. */
static smr_status download_all(smr_gpu_device *d, char *to, smr_gpu_ptr from, size_t n, CUstream s)
{
	chunk *travelling[CHUNKS];
	size_t parts = (n + CHUNK - 1) / CHUNK;

	if (d->staging->memory == NULL || n <= DIRECT) {
		SMR_TRY(SMR_GPU_CALL(d, cuMemcpyDtoHAsync, to, from, n, s));
		return smr_gpu_wait_stream(d, s);
	}
	for (size_t i = 0; i < parts + AHEAD; i++) {
		if (i < parts) {
			size_t at = i * CHUNK, size = n - at < CHUNK ? n - at : CHUNK;

			SMR_TRY(fetch_part(d, from + at, size, s, &travelling[i % CHUNKS]));
		}
		if (i >= AHEAD && i - AHEAD < parts) {
			size_t at = (i - AHEAD) * CHUNK, size = n - at < CHUNK ? n - at : CHUNK;
			chunk *c = travelling[(i - AHEAD) % CHUNKS];

			SMR_TRY(empty_chunk(d, c));
			memcpy(to + at, c->host, size);
		}
	}
	return SMR_OK;
}

smr_status smr_gpu_upload(smr_gpu_device *d, smr_gpu_ptr to, const void *from, size_t n,
			  smr_gpu_stream *s)
{
	smr_status st;

	if (n == 0)
		return smr_gpu_device_check(d);
	SMR_TRY(smr_gpu_enter(d));
	pthread_mutex_lock(&d->staging->lock);
	st = have_ring(d, d->staging);
	if (st == SMR_OK)
		st = upload_all(d, to, from, n, smr_gpu_stream_handle(d, s));
	pthread_mutex_unlock(&d->staging->lock);
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_download(smr_gpu_device *d, void *to, smr_gpu_ptr from, size_t n,
			    smr_gpu_stream *s)
{
	smr_status st;

	if (n == 0)
		return smr_gpu_device_check(d);
	SMR_TRY(smr_gpu_enter(d));
	pthread_mutex_lock(&d->staging->lock);
	st = have_ring(d, d->staging);
	if (st == SMR_OK)
		st = download_all(d, to, from, n, smr_gpu_stream_handle(d, s));
	pthread_mutex_unlock(&d->staging->lock);
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_copy(smr_gpu_device *d, smr_gpu_ptr to, smr_gpu_ptr from, size_t n,
			smr_gpu_stream *s)
{
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = n == 0 ? SMR_OK
		    : SMR_GPU_CALL(d, cuMemcpyDtoDAsync, to, from, n, smr_gpu_stream_handle(d, s));
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_copy_rows(smr_gpu_device *d, smr_gpu_ptr to, size_t to_step, smr_gpu_ptr from,
			     size_t from_step, size_t width, size_t rows, smr_gpu_stream *s)
{
	const CUDA_MEMCPY2D all = {.srcMemoryType = CU_MEMORYTYPE_DEVICE,
				   .srcDevice = from,
				   .srcPitch = from_step,
				   .dstMemoryType = CU_MEMORYTYPE_DEVICE,
				   .dstDevice = to,
				   .dstPitch = to_step,
				   .WidthInBytes = width,
				   .Height = rows};
	smr_status st;

	if (width == 0 || rows == 0)
		return SMR_OK;
	if (rows == 1 || (to_step == width && from_step == width))
		return smr_gpu_copy(d, to, from, width * rows, s);
	if (to_step > INT32_MAX || from_step > INT32_MAX)
		return smr_fail(SMR_EUNSUPPORTED, "rows that are %zu bytes apart",
				to_step > from_step ? to_step : from_step);
	SMR_TRY(smr_gpu_enter(d));
	st = SMR_GPU_CALL(d, cuMemcpy2DAsync, &all, smr_gpu_stream_handle(d, s));
	smr_gpu_leave(d);
	return st;
}

smr_status smr_gpu_fill(smr_gpu_device *d, smr_gpu_ptr to, uint8_t byte, size_t n,
			smr_gpu_stream *s)
{
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = n == 0 ? SMR_OK
		    : SMR_GPU_CALL(d, cuMemsetD8Async, to, byte, n, smr_gpu_stream_handle(d, s));
	smr_gpu_leave(d);
	return st;
}
