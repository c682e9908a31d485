/** @file Copies between pinned memory of the host and the card, to be measured: nothing else uses
 * pinned memory of its own. */
#ifndef SMR_GPU_PINNED_H
#define SMR_GPU_PINNED_H
#include "gpu/memory.h"

SMR_BEGIN_DECLS

/** The seconds of a copy of @p n bytes each way, as the card measures them: the shortest of some.
 */
typedef struct smr_gpu_pinned {
	double up, down;
} smr_gpu_pinned;

/** Measures copies between @p n bytes at @p there and pinned memory, on the device's own stream.
 * The contents of @p there are lost. SMR_ENOMEM: there is no pinned memory. */
SMR_MUST_USE smr_status smr_gpu_measure_pinned(smr_gpu_device *d, smr_gpu_ptr there, size_t n,
					       smr_gpu_pinned *out);

SMR_END_DECLS

#endif
