/** @file What the files of webgpu/ share: the device's parts, and its errors as statuses. */
#ifndef SMR_WEBGPU_OWN_H
#define SMR_WEBGPU_OWN_H
#include <pthread.h>

#include "base/data/table.h"
#include "webgpu/device.h"
#include "webgpu/library.h"

struct smr_webgpu_buffer {
	WGPUBuffer handle;
	uint64_t room; /* bytes of the handle's memory */
	smr_webgpu_buffer *next;
};

struct smr_webgpu_kernel {
	WGPUComputePipeline pipeline;
	WGPUBindGroupLayout layout;
	UT_hash_handle hh; /* in its device */
	size_t n;
	char text[]; /* its module */
};

enum { SMR_WEBGPU_CLASSES = 48 /* of sizes: powers of two */ };

struct smr_webgpu_device {
	const smr_webgpu_library *lib;
	WGPUDevice device;
	WGPUQueue queue;
	smr_webgpu_info info;
	pthread_mutex_t lock;
	smr_webgpu_buffer *unused[SMR_WEBGPU_CLASSES]; /* by size */
	uint64_t held;                                 /* bytes of all buffers, and ... */
	uint64_t limit;                                /* ... the most of them */
	WGPUBuffer staging;                            /* downloads pass through it */
	smr_webgpu_kernel *kernels;
	/* set by callbacks, on any thread */
	pthread_mutex_t errors;
	bool lost;
	uint32_t error; /* WGPUErrorType; 0: none since smr_webgpu_enter() */
	char why[400], what[400];
};

/** Locks the device for a sequence of calls. Fails, without a lock, if it is lost. */
SMR_MUST_USE smr_status smr_webgpu_enter(smr_webgpu_device *d);
/** Returns the error of the calls since smr_webgpu_enter(), of @p doing, as a status. */
SMR_MUST_USE smr_status smr_webgpu_result(smr_webgpu_device *d, const char *doing);
void smr_webgpu_leave(smr_webgpu_device *d);

static inline WGPUStringView smr_webgpu_view(const char *text, size_t n)
{
	return (WGPUStringView){text, n};
}
#endif
