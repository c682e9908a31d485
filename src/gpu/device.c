/* Opens and closes GPUs: one context of each in a process, and what belongs to it. */
#include "gpu/device.h"

#include <stdio.h>
#include <string.h>

#include "base/alloc.h"
#include "base/log.h"
#include "gpu/own.h"

/* Devices that were lost stay so after they were closed: their primary context is broken. */
static struct slot {
	smr_gpu_device *device; /* under the lock */
	_Atomic bool lost;      /* set after `why` */
	char why[400];
} slots[SMR_GPU_MOST];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t why_lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- calls of the driver ------------------------------------------------------------------------
 */

static void mark_lost(int ordinal, const char *why)
{
	struct slot *s = &slots[ordinal];

	pthread_mutex_lock(&why_lock);
	if (!atomic_load(&s->lost)) {
		snprintf(s->why, sizeof(s->why), "%s", why);
		atomic_store_explicit(&s->lost, true, memory_order_release);
		smr_log(SMR_LOG_ERROR, "%s; the GPU is not used any more", why);
	}
	pthread_mutex_unlock(&why_lock);
}

static smr_status check_lost(int ordinal)
{
	struct slot *s = &slots[ordinal];

	if (!atomic_load_explicit(&s->lost, memory_order_acquire))
		return SMR_OK;
	return smr_fail(SMR_EFAULT, "the GPU was lost by an earlier error: %s", s->why);
}

smr_status smr_gpu_result(smr_gpu_device *d, const char *call, CUresult r)
{
	smr_status st;

	if (r == CUDA_SUCCESS)
		return SMR_OK;
	st = smr_gpu_fail(d->cu, d->where, call, r);
	if (smr_gpu_result_is_fatal(r))
		mark_lost(d->info.ordinal, smr_errmsg());
	return st;
}

smr_status smr_gpu_device_check(smr_gpu_device *d)
{
	SMR_TRY(smr_gpu_driver_check_process());
	return check_lost(d->info.ordinal);
}

smr_status smr_gpu_enter(smr_gpu_device *d)
{
	SMR_TRY(smr_gpu_device_check(d));
	return SMR_GPU_CALL(d, cuCtxPushCurrent, d->context);
}

bool smr_gpu_enter_to_free(smr_gpu_device *d)
{
	return !atomic_load(&slots[d->info.ordinal].lost) &&
	       smr_gpu_driver_check_process() == SMR_OK &&
	       d->cu->cuCtxPushCurrent(d->context) == CUDA_SUCCESS;
}

void smr_gpu_leave(smr_gpu_device *d)
{
	CUcontext ours;

	(void)d->cu->cuCtxPopCurrent(&ours);
}

/* ---- description --------------------------------------------------------------------------------
 */

static const struct figure {
	int attribute;
	size_t at;
} figures[] = {
#define FIGURE(attribute, field) {CU_DEVICE_ATTRIBUTE_##attribute, offsetof(smr_gpu_info, field)}
	FIGURE(COMPUTE_CAPABILITY_MAJOR, major),
	FIGURE(COMPUTE_CAPABILITY_MINOR, minor),
	FIGURE(MULTIPROCESSOR_COUNT, multiprocessors),
	FIGURE(WARP_SIZE, warp),
	FIGURE(MAX_THREADS_PER_BLOCK, threads_per_block),
	FIGURE(MAX_THREADS_PER_MULTIPROCESSOR, threads_per_multiprocessor),
	FIGURE(MAX_REGISTERS_PER_MULTIPROCESSOR, registers_per_multiprocessor),
	FIGURE(MAX_SHARED_MEMORY_PER_BLOCK, shared_per_block),
	FIGURE(MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, shared_per_block_most),
	FIGURE(MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, shared_per_multiprocessor),
	FIGURE(GLOBAL_MEMORY_BUS_WIDTH, memory_bus_bits),
	FIGURE(L2_CACHE_SIZE, l2_bytes),
#undef FIGURE
};

static double read_clock(const smr_cuda *cu, CUdevice id, int attribute)
{
	int khz = 0;

	return cu->cuDeviceGetAttribute(&khz, attribute, id) == CUDA_SUCCESS ? khz * 1e3 : 0;
}

/* Reads what the driver tells; what a driver does not know stays 0. */
static smr_status read_info(const smr_gpu_driver *driver, int ordinal, CUdevice *id,
			    smr_gpu_info *out)
{
	const smr_cuda *cu = &driver->call;
	char where[16];
	size_t total = 0;
	CUresult r;

	if (ordinal < 0 || ordinal >= driver->devices || ordinal >= SMR_GPU_MOST)
		return smr_fail(SMR_ENOTFOUND, "there is no GPU %d; %d can be used", ordinal,
				driver->devices);
	snprintf(where, sizeof(where), "GPU %d: ", ordinal);
	*out = (smr_gpu_info){.ordinal = ordinal, .driver = driver->version};
	r = cu->cuDeviceGet(id, ordinal);
	if (r != CUDA_SUCCESS)
		return smr_gpu_fail(cu, where, "cuDeviceGet", r);
	r = cu->cuDeviceTotalMem(&total, *id);
	if (r != CUDA_SUCCESS)
		return smr_gpu_fail(cu, where, "cuDeviceTotalMem", r);
	out->memory_bytes = total;
	if (cu->cuDeviceGetName(out->name, sizeof(out->name), *id) != CUDA_SUCCESS)
		snprintf(out->name, sizeof(out->name), "a GPU without a name");
	if (cu->cuDeviceGetPCIBusId(out->bus, sizeof(out->bus), *id) != CUDA_SUCCESS)
		out->bus[0] = '\0';
	for (size_t i = 0; i < sizeof(figures) / sizeof(figures[0]); i++) {
		int value = 0;

		if (cu->cuDeviceGetAttribute(&value, figures[i].attribute, *id) == CUDA_SUCCESS)
			memcpy((char *)out + figures[i].at, &value, sizeof(value));
	}
	out->clock_hz = read_clock(cu, *id, CU_DEVICE_ATTRIBUTE_CLOCK_RATE);
	out->memory_clock_hz = read_clock(cu, *id, CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE);
	return SMR_OK;
}

smr_status smr_gpu_count(int *out)
{
	const smr_gpu_driver *driver;

	SMR_TRY(smr_gpu_driver_open(&driver));
	*out = driver->devices < SMR_GPU_MOST ? driver->devices : SMR_GPU_MOST;
	return SMR_OK;
}

smr_status smr_gpu_describe(int ordinal, smr_gpu_info *out)
{
	const smr_gpu_driver *driver;
	CUdevice id;

	SMR_TRY(smr_gpu_driver_open(&driver));
	return read_info(driver, ordinal, &id, out);
}

const smr_gpu_info *smr_gpu_about(const smr_gpu_device *d)
{
	return &d->info;
}

smr_status smr_gpu_free_memory(smr_gpu_device *d, uint64_t *out)
{
	size_t available = 0, total = 0;
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = SMR_GPU_CALL(d, cuMemGetInfo, &available, &total);
	smr_gpu_leave(d);
	*out = available;
	return st;
}

/* ---- opening and closing ------------------------------------------------------------------------
 */

/* Frees the parts of a device; @p driver: its context is this thread's. */
static void free_parts(smr_gpu_device *d, bool driver)
{
	smr_gpu_staging_free(d, d->staging, driver);
	smr_gpu_pool_free(d, d->pool, driver);
	if (driver)
		smr_gpu_stream_stop(d, &d->stream);
}

static smr_status make_parts(smr_gpu_device *d)
{
	smr_status st;

	SMR_TRY(smr_gpu_enter(d));
	st = smr_gpu_stream_start(d, &d->stream);
	if (st == SMR_OK)
		st = smr_gpu_pool_new(d, &d->pool);
	if (st == SMR_OK)
		st = smr_gpu_staging_new(&d->staging);
	if (st != SMR_OK)
		free_parts(d, true);
	smr_gpu_leave(d);
	return st;
}

static smr_status open_device(int ordinal, smr_gpu_device **out)
{
	smr_gpu_device *d = smr_calloc(1, sizeof(*d));
	const smr_gpu_driver *driver;
	smr_status st;

	if (d == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a GPU's description");
	st = smr_gpu_driver_open(&driver);
	if (st == SMR_OK)
		st = read_info(driver, ordinal, &d->id, &d->info);
	if (st == SMR_OK)
		st = check_lost(ordinal);
	if (st != SMR_OK)
		goto free_device;
	d->cu = &driver->call;
	snprintf(d->where, sizeof(d->where), "GPU %d: ", ordinal);
	st = SMR_GPU_CALL(d, cuDevicePrimaryCtxRetain, &d->context, d->id);
	if (st != SMR_OK)
		goto free_device;
	st = make_parts(d);
	if (st != SMR_OK)
		goto release_context;
	smr_log(SMR_LOG_INFO, "GPU %d: %s, compute capability %d.%d", ordinal, d->info.name,
		d->info.major, d->info.minor);
	*out = d;
	return SMR_OK;

release_context:
	(void)d->cu->cuDevicePrimaryCtxRelease(d->id);
free_device:
	smr_free(d);
	return st;
}

smr_status smr_gpu_open(int ordinal, smr_gpu_device **out)
{
	smr_status st = SMR_OK;
	int n;

	SMR_TRY(smr_gpu_count(&n)); /* fails after a fork, too, before the lock is taken */
	if (ordinal < 0 || ordinal >= n)
		return smr_fail(SMR_ENOTFOUND, "there is no GPU %d; %d can be used", ordinal, n);
	pthread_mutex_lock(&lock);
	if (slots[ordinal].device == NULL)
		st = open_device(ordinal, &slots[ordinal].device);
	else
		st = check_lost(ordinal);
	if (st == SMR_OK) {
		slots[ordinal].device->refs++;
		*out = slots[ordinal].device;
	}
	pthread_mutex_unlock(&lock);
	return st;
}

static void close_device(smr_gpu_device *d)
{
	bool driver = smr_gpu_enter_to_free(d);

	if (driver)
		(void)d->cu->cuStreamSynchronize(d->stream.handle);
	free_parts(d, driver);
	if (driver) {
		smr_gpu_leave(d);
		(void)d->cu->cuDevicePrimaryCtxRelease(d->id);
	}
	smr_free(d);
}

void smr_gpu_close(smr_gpu_device *d)
{
	if (d == NULL || smr_gpu_driver_check_process() != SMR_OK)
		return; /* a child owns nothing of its parent's */
	pthread_mutex_lock(&lock);
	if (--d->refs == 0) {
		slots[d->info.ordinal].device = NULL;
		close_device(d);
	}
	pthread_mutex_unlock(&lock);
}
