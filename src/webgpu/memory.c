/* Memory of the device: a pool by powers of two, and copies. */
#include <string.h>

#include "base/alloc.h"
#include "webgpu/own.h"

enum {
	LEAST_CLASS = 8,    /* 2^8 bytes */
	STAGING = 16 << 20, /* bytes of a part of a download */
	USES = WGPU_USAGE_STORAGE | WGPU_USAGE_UNIFORM | WGPU_USAGE_COPY_SRC | WGPU_USAGE_COPY_DST
};

static int class_of(uint64_t n)
{
	int k = LEAST_CLASS;

	while (k < SMR_WEBGPU_CLASSES - 1 && UINT64_C(1) << k < n)
		k++;
	return k;
}

static smr_webgpu_buffer *take_unused(smr_webgpu_device *d, int k)
{
	smr_webgpu_buffer *b = d->unused[k];

	if (b != NULL)
		d->unused[k] = b->next;
	return b;
}

static void release_buffer(smr_webgpu_device *d, smr_webgpu_buffer *b)
{
	d->held -= b->room;
	d->lib->call.wgpuBufferRelease(b->handle);
	smr_free(b);
}

static void release_unused(smr_webgpu_device *d)
{
	for (int k = 0; k < SMR_WEBGPU_CLASSES; k++)
		while (d->unused[k] != NULL)
			release_buffer(d, take_unused(d, k));
}

static WGPUBuffer create_buffer(smr_webgpu_device *d, uint64_t n, uint64_t usage)
{
	const WGPUBufferDescriptor how = {.usage = usage, .size = n};

	return d->lib->call.wgpuDeviceCreateBuffer(d->device, &how);
}

/* A buffer that exceeds the limits of a power of two has its own size. */
static smr_status make_buffer(smr_webgpu_device *d, uint64_t n, smr_webgpu_buffer **out)
{
	uint64_t room = UINT64_C(1) << class_of(n);
	smr_webgpu_buffer *b = smr_calloc(1, sizeof(*b));
	smr_status st;

	if (b == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a buffer");
	if (room > d->info.binding || room > d->info.memory)
		room = (n + 3) / 4 * 4;
	if (room > d->limit || d->held > d->limit - room)
		release_unused(d);
	if (room > d->limit || d->held > d->limit - room) {
		smr_free(b);
		return smr_fail(SMR_ENOMEM,
				"WebGPU: %.3g MiB are held, SAMARA_GPU_MEMORY allows "
				"%.3g",
				(double)d->held / (1 << 20), (double)d->limit / (1 << 20));
	}
	b->handle = create_buffer(d, room, USES);
	st = smr_webgpu_result(d, "a buffer");
	if (st == SMR_OK && b->handle == NULL)
		st = smr_fail(SMR_ENOMEM, "WebGPU: no memory for %llu bytes",
			      (unsigned long long)n);
	if (st != SMR_OK) {
		if (b->handle != NULL)
			d->lib->call.wgpuBufferRelease(b->handle);
		smr_free(b);
		return st;
	}
	b->room = room;
	d->held += room;
	*out = b;
	return SMR_OK;
}

static smr_status allocate(smr_webgpu_device *d, uint64_t n, smr_webgpu_buffer **out)
{
	smr_status st;

	*out = take_unused(d, class_of(n));
	if (*out != NULL && (*out)->room >= n)
		return SMR_OK;
	if (*out != NULL)
		release_buffer(d, *out);
	*out = NULL;
	st = make_buffer(d, n, out);
	if (st != SMR_ENOMEM)
		return st;
	release_unused(d);
	return make_buffer(d, n, out);
}

smr_status smr_webgpu_alloc(smr_webgpu_device *d, uint64_t n, smr_webgpu_buffer **out)
{
	smr_status st;

	if (n > d->info.binding || n > d->info.memory)
		return smr_fail(SMR_EUNSUPPORTED,
				"WebGPU: %llu bytes are more than a kernel of this device sees "
				"(%llu)",
				(unsigned long long)n, (unsigned long long)d->info.binding);
	SMR_TRY(smr_webgpu_enter(d));
	st = allocate(d, n, out);
	smr_webgpu_leave(d);
	return st;
}

void smr_webgpu_free(smr_webgpu_device *d, smr_webgpu_buffer *b)
{
	int k;

	if (b == NULL)
		return;
	k = class_of(b->room);
	pthread_mutex_lock(&d->lock);
	b->next = d->unused[k];
	d->unused[k] = b;
	pthread_mutex_unlock(&d->lock);
}

/* WebGPU copies whole words. */
static void write_buffer(smr_webgpu_device *d, const smr_webgpu_buffer *b, uint64_t at,
			 const void *from, size_t n)
{
	const smr_wgpu *w = &d->lib->call;
	size_t whole = n / 4 * 4;
	uint32_t rest = 0;

	if (whole > 0)
		w->wgpuQueueWriteBuffer(d->queue, b->handle, at, from, whole);
	if (whole == n)
		return;
	memcpy(&rest, (const char *)from + whole, n - whole);
	w->wgpuQueueWriteBuffer(d->queue, b->handle, at + whole, &rest, sizeof(rest));
}

static smr_status check_range(const smr_webgpu_buffer *b, uint64_t at, uint64_t n)
{
	if (at % 4 == 0 && at <= b->room && (n + 3) / 4 * 4 <= b->room - at)
		return SMR_OK;
	return smr_fail(SMR_EINVAL, "WebGPU: %llu bytes at %llu of a buffer of %llu",
			(unsigned long long)n, (unsigned long long)at, (unsigned long long)b->room);
}

smr_status smr_webgpu_upload(smr_webgpu_device *d, smr_webgpu_buffer *b, uint64_t at,
			     const void *from, size_t n)
{
	smr_status st;

	SMR_TRY(check_range(b, at, n));
	SMR_TRY(smr_webgpu_enter(d));
	write_buffer(d, b, at, from, n);
	st = smr_webgpu_result(d, "a copy to the device");
	smr_webgpu_leave(d);
	return st;
}

uint64_t smr_webgpu_room(smr_webgpu_device *d)
{
	uint64_t room;

	pthread_mutex_lock(&d->lock);
	room = d->limit > d->held ? d->limit - d->held : 0;
	for (int k = 0; k < SMR_WEBGPU_CLASSES && d->limit != UINT64_MAX; k++)
		for (const smr_webgpu_buffer *b = d->unused[k]; b != NULL; b = b->next)
			room += b->room;
	pthread_mutex_unlock(&d->lock);
	return room;
}

/* ---- copies on the device -----------------------------------------------------------------------
 */

static void queue_copy(smr_webgpu_device *d, WGPUBuffer to, uint64_t to_at,
		       const smr_webgpu_buffer *b, uint64_t at, uint64_t n)
{
	const smr_wgpu *w = &d->lib->call;
	WGPUCommandEncoder e = w->wgpuDeviceCreateCommandEncoder(d->device, NULL);
	WGPUCommandBuffer c;

	w->wgpuCommandEncoderCopyBufferToBuffer(e, b->handle, at, to, to_at, n);
	c = w->wgpuCommandEncoderFinish(e, NULL);
	w->wgpuCommandEncoderRelease(e);
	w->wgpuQueueSubmit(d->queue, 1, &c);
	w->wgpuCommandBufferRelease(c);
}

smr_status smr_webgpu_copy(smr_webgpu_device *d, smr_webgpu_buffer *to, uint64_t to_at,
			   smr_webgpu_buffer *from, uint64_t from_at, uint64_t n)
{
	smr_status st;

	if (to_at % 4 != 0 || from_at % 4 != 0 || n % 4 != 0)
		return smr_fail(SMR_EUNSUPPORTED, "WebGPU: a copy of parts of words");
	SMR_TRY(check_range(to, to_at, n));
	SMR_TRY(check_range(from, from_at, n));
	SMR_TRY(smr_webgpu_enter(d));
	queue_copy(d, to->handle, to_at, from, from_at, n);
	st = smr_webgpu_result(d, "a copy on the device");
	smr_webgpu_leave(d);
	return st;
}

/* ---- downloads ----------------------------------------------------------------------------------
 */

static void note_mapped(uint32_t status, WGPUStringView message, void *u, void *unused)
{
	(void)message;
	(void)unused;
	*(int *)u = status == WGPU_SUCCESS ? 1 : -1;
}

static smr_status map_staging(smr_webgpu_device *d, size_t n)
{
	const smr_wgpu *w = &d->lib->call;
	int mapped = 0;

	(void)w->wgpuBufferMapAsync(
		d->staging, WGPU_MAP_READ, 0, n,
		(WGPUBufferMapCallbackInfo){.mode = WGPU_CALLBACK_ALLOW_SPONTANEOUS,
					    .callback = note_mapped,
					    .userdata1 = &mapped});
	for (int i = 0; mapped == 0 && i < 1 << 20; i++)
		(void)w->wgpuDevicePoll(d->device, 1, NULL);
	SMR_TRY(smr_webgpu_result(d, "a copy from the device"));
	return mapped == 1 ? SMR_OK
			   : smr_fail(SMR_EUNSUPPORTED, "WebGPU: results cannot be mapped");
}

static smr_status download_part(smr_webgpu_device *d, void *to, const smr_webgpu_buffer *b,
				uint64_t at, size_t n)
{
	const smr_wgpu *w = &d->lib->call;
	size_t words = (n + 3) / 4 * 4;
	const void *from;

	queue_copy(d, d->staging, 0, b, at, words);
	SMR_TRY(smr_webgpu_result(d, "a copy from the device"));
	SMR_TRY(map_staging(d, words));
	from = w->wgpuBufferGetConstMappedRange(d->staging, 0, words);
	if (from != NULL)
		memcpy(to, from, n);
	w->wgpuBufferUnmap(d->staging);
	SMR_TRY(smr_webgpu_result(d, "a copy from the device"));
	return from != NULL ? SMR_OK
			    : smr_fail(SMR_EUNSUPPORTED, "WebGPU: results cannot be mapped");
}

static smr_status download(smr_webgpu_device *d, char *to, const smr_webgpu_buffer *b, uint64_t at,
			   size_t n)
{
	if (d->staging == NULL)
		d->staging = create_buffer(d, STAGING, WGPU_USAGE_MAP_READ | WGPU_USAGE_COPY_DST);
	SMR_TRY(smr_webgpu_result(d, "memory for copies"));
	for (size_t done = 0; done < n;) {
		size_t part = n - done < STAGING ? n - done : STAGING;

		SMR_TRY(download_part(d, to + done, b, at + done, part));
		done += part;
	}
	return SMR_OK;
}

smr_status smr_webgpu_download(smr_webgpu_device *d, void *to, smr_webgpu_buffer *b, uint64_t at,
			       size_t n)
{
	smr_status st;

	SMR_TRY(check_range(b, at, n));
	SMR_TRY(smr_webgpu_enter(d));
	st = download(d, to, b, at, n);
	smr_webgpu_leave(d);
	return st;
}
