/** @file NVIDIA's libraries (cuBLASLt, cuDNN, NCCL), opened at first need where they are found; and
 * calls of them on a device.
 *
 * A library is found in this order: the path in its variable of the environment, and then no other;
 * pip's packages in a Python environment (base/fs.h); the dynamic linker's folders. It stays open
 * until the process ends. All functions may be called on any thread. */
#ifndef SMR_GPU_VENDOR_H
#define SMR_GPU_VENDOR_H
#include <pthread.h>

#include "gpu/device.h"

SMR_BEGIN_DECLS

/** A symbol of a library. */
typedef struct smr_gpu_vendor_symbol {
	const char *name;
	size_t at; /* offset of the pointer in the table */
} smr_gpu_vendor_symbol;

/** A library: what it is, and whether it is open. Static; the last members begin as zeros. */
typedef struct smr_gpu_vendor {
	const char *name;                           /* "cuBLASLt" */
	const char *variable;                       /* "SAMARA_CUBLASLT" */
	const char *const *wheels, *const *systems; /* patterns and names, the newest first; NULL
						       ends a list */
	const char *cure;                           /* how to get it */
	const smr_gpu_vendor_symbol *symbols;
	size_t nsymbols;
	void *table; /* of the caller; filled when the library is opened */
	pthread_mutex_t lock;
	bool tried;
	char path[512], problem[700];
} smr_gpu_vendor;

/** Opens the library and fills its table, once in a process. SMR_EUNSUPPORTED: there is none, or it
 * lacks a symbol; the text says which, and ends with the cure. */
SMR_MUST_USE smr_status smr_gpu_vendor_open(smr_gpu_vendor *v);

/** Makes the device's context that of the thread, and returns the device's own stream, as the
 * libraries take it. smr_gpu_vendor_leave() is needed after SMR_OK. */
SMR_MUST_USE smr_status smr_gpu_vendor_enter(smr_gpu_device *d, void **stream);
void smr_gpu_vendor_leave(smr_gpu_device *d);
/** Sets the error text of a failed call, between enter and leave. If the device is lost, that is
 * the result; else SMR_EUNSUPPORTED. */
SMR_MUST_USE smr_status smr_gpu_vendor_fail(smr_gpu_device *d, const char *call, int code,
					    const char *text);

SMR_END_DECLS

#endif
