/** @file Code on a GPU: images become modules, modules have kernels.
 *
 * An image is PTX text, which the driver compiles for its card, or a cubin. For a device of compute
 * capability 0.0 it is an object for the host. Compiled PTX is kept in $SAMARA_CACHE/gpu. All
 * functions may be called on any thread. */
#ifndef SMR_GPU_MODULE_H
#define SMR_GPU_MODULE_H
#include <stdbool.h>
#include <stddef.h>

#include "gpu/device.h"

SMR_BEGIN_DECLS

typedef struct smr_gpu_module smr_gpu_module;
typedef struct smr_gpu_kernel smr_gpu_kernel;

/** Loads an image of @p n bytes, which may be freed afterwards; free the module before its device
 * is closed.
 *
 * SMR_EUNSUPPORTED: the driver is older than the PTX, or the card is; SMR_ECORRUPT: the image is
 * damaged or the PTX is wrong, with the first lines of the driver's log. */
SMR_MUST_USE smr_status smr_gpu_module_load(smr_gpu_device *d, const void *image, size_t n,
					    smr_gpu_module **out);
/** Frees a module and its kernels; their launches must have ended. NULL is fine. */
void smr_gpu_module_free(smr_gpu_module *m);
/** Returns whether the code came from the cache. */
bool smr_gpu_module_cached(const smr_gpu_module *m);

/** Finds a kernel, which belongs to the module. SMR_ENOTFOUND: it has none of that name. */
SMR_MUST_USE smr_status smr_gpu_function(smr_gpu_module *m, const char *name, smr_gpu_kernel **out);

/** The resources of a compiled kernel. */
typedef struct smr_gpu_kernel_info {
	int registers;    /* of a thread */
	int local_bytes;  /* of a thread: spilt registers, arrays */
	int shared_bytes; /* of a block, static */
	int threads_most; /* of a block */
} smr_gpu_kernel_info;
SMR_MUST_USE smr_status smr_gpu_kernel_about(smr_gpu_kernel *k, smr_gpu_kernel_info *out);
/** Returns the number of blocks of @p threads threads and @p shared bytes of dynamic shared memory
 * that a multiprocessor holds at a time. */
SMR_MUST_USE smr_status smr_gpu_kernel_blocks(smr_gpu_kernel *k, int threads, size_t shared,
					      int *out);

SMR_END_DECLS

#endif
