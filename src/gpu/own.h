/** @file What the files of gpu/ share: the device's parts, and how the driver is called. */
#ifndef SMR_GPU_OWN_H
#define SMR_GPU_OWN_H
#include <pthread.h>
#include <stdatomic.h>

#include "base/data/table.h"
#include "gpu/device.h"
#include "gpu/driver.h"
#include "gpu/memory.h"
#include "gpu/stream.h"

struct smr_gpu_stream {
	smr_gpu_device *device;
	CUstream handle;
};

struct smr_gpu_kernel {
	smr_gpu_device *device;
	CUfunction handle;
	uint64_t serial;         /* no other kernel of the process ever has it */
	unsigned fixed;          /* bytes of static shared memory */
	_Atomic unsigned shared; /* bytes of dynamic shared memory that were allowed */
	UT_hash_handle hh;       /* in its module */
	char name[];
};

/* ---- device.c */

typedef struct smr_gpu_pool smr_gpu_pool;
typedef struct smr_gpu_staging smr_gpu_staging;

struct smr_gpu_device {
	const smr_cuda *cu;
	CUdevice id;
	CUcontext context;
	smr_gpu_stream stream; /* the device's own */
	smr_gpu_pool *pool;
	smr_gpu_staging *staging;
	smr_gpu_info info;
	char where[16];                    /* "GPU 0: " */
	unsigned refs;                     /* under the lock of device.c */
	struct smr_gpu_team *_Atomic team; /* of its last exchange (team.h); NULL: none */
};

/** Makes the device's context this thread's. Fails if the device is lost, or after a fork. */
SMR_MUST_USE smr_status smr_gpu_enter(smr_gpu_device *d);
/** Restores the context that smr_gpu_enter() replaced. */
void smr_gpu_leave(smr_gpu_device *d);
/** Returns whether the driver may be called for @p d, to free something; no error text. */
bool smr_gpu_enter_to_free(smr_gpu_device *d);
/** SMR_OK for CUDA_SUCCESS; else sets the error text, and marks the device as lost after a fatal
 * error. */
SMR_MUST_USE smr_status smr_gpu_result(smr_gpu_device *d, const char *call, CUresult r);

/** Calls the driver: SMR_GPU_CALL(d, cuMemFree, p) is a status. */
#define SMR_GPU_CALL(d, name, ...) smr_gpu_result(d, #name, (d)->cu->name(__VA_ARGS__))

/* ---- memory.c, staging.c; the context is the device's */

SMR_MUST_USE smr_status smr_gpu_pool_new(smr_gpu_device *d, smr_gpu_pool **out);
void smr_gpu_pool_free(smr_gpu_device *d, smr_gpu_pool *p, bool driver);
SMR_MUST_USE smr_status smr_gpu_staging_new(smr_gpu_staging **out);
void smr_gpu_staging_free(smr_gpu_device *d, smr_gpu_staging *s, bool driver);

/* ---- stream.c; the context is the device's */

SMR_MUST_USE smr_status smr_gpu_stream_start(smr_gpu_device *d, smr_gpu_stream *s);
void smr_gpu_stream_stop(smr_gpu_device *d, smr_gpu_stream *s);
/** The driver's stream; NULL is the device's own. */
CUstream smr_gpu_stream_handle(const smr_gpu_device *d, const smr_gpu_stream *s);
/** Waits for a stream by one call of the driver; after an exchange with other devices by polling,
 * as one of them may fail. */
SMR_MUST_USE smr_status smr_gpu_wait_stream(smr_gpu_device *d, CUstream s);
/** Waits for an event by polling. */
SMR_MUST_USE smr_status smr_gpu_wait_event(smr_gpu_device *d, CUevent e);

/* ---- link.c, module.c; the context is the device's */

/** Loads PTX of @p n bytes and a final 0. */
SMR_MUST_USE smr_status smr_gpu_load_ptx(smr_gpu_device *d, char *ptx, size_t n, CUmodule *out,
					 bool *cached);
/** Lets launches of a kernel use that many bytes of dynamic shared memory. */
SMR_MUST_USE smr_status smr_gpu_kernel_allow_shared(smr_gpu_kernel *k, unsigned bytes);
#endif
