/** @file NVIDIA's driver library, opened at first need.
 *
 * libcuda.so.1 comes with the driver; neither the CUDA toolkit nor its headers are used.
 * $SAMARA_CUDA names another library. Nothing is opened or initialised before the first call. */
#ifndef SMR_GPU_DRIVER_H
#define SMR_GPU_DRIVER_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"
#include "gpu/cuda.h"

SMR_BEGIN_DECLS

typedef struct smr_gpu_driver {
	smr_cuda call;
	int version;    /* of CUDA, as the driver tells it: 12020 is 12.2 */
	int devices;    /* at least 1 */
	char path[256]; /* of the library */
} smr_gpu_driver;

/** Opens the driver once in a process; the result of the first call stays. Thread safe.
 *
 * SMR_EUNSUPPORTED: there is no driver, it is too old, or no GPU is visible; the text says which.
 * SMR_ESTATE: this process was forked from one that had opened it: CUDA works in neither its copies
 * of contexts nor in new ones. */
SMR_MUST_USE smr_status smr_gpu_driver_open(const smr_gpu_driver **out);
/** Fails with SMR_ESTATE in a child of the process that opened the driver. Takes some 50 ns. */
SMR_MUST_USE smr_status smr_gpu_driver_check_process(void);

/** Sets the error text for a failed @p call, with the driver's name and description of @p r, and
 * returns the status. @p where: words before it, such as "GPU 0: ". */
SMR_MUST_USE smr_status smr_gpu_fail(const smr_cuda *cu, const char *where, const char *call,
				     CUresult r);
/** Returns whether all later calls of the process fail, too, once the driver has returned @p r. */
bool smr_gpu_result_is_fatal(CUresult r);

SMR_END_DECLS

#endif
