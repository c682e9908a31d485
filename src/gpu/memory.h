/** @file Memory of a GPU, and copies between it and the host.
 *
 * Freed memory stays in a pool for later allocations. The pool grows with what is asked for, never
 * ahead, and returns memory to the driver when more than an eighth of the card is unused in it, or
 * when an allocation fails. $SAMARA_GPU_MEMORY limits, in MiB, what the pool of a device holds.
 *
 * All functions may be called on any thread. Work is asynchronous: it happens in the order of its
 * stream (stream.h), where NULL is the device's own. */
#ifndef SMR_GPU_MEMORY_H
#define SMR_GPU_MEMORY_H
#include <stddef.h>
#include <stdint.h>

#include "gpu/device.h"

SMR_BEGIN_DECLS

typedef struct smr_gpu_stream smr_gpu_stream;

/** An address in the memory of a GPU; the host cannot read it. 0: none. */
typedef uint64_t smr_gpu_ptr;

/** Allocates memory with any content, aligned to 256 bytes; free it with smr_gpu_free().
 * SMR_ENOMEM: there is no room on the card, or the limit is reached; unused memory of the pool has
 * been returned, and everything else is as before. */
SMR_MUST_USE smr_status smr_gpu_alloc(smr_gpu_device *d, size_t n, smr_gpu_ptr *out);
/** Returns memory to the pool; 0 is fine. Queued work of the device's own stream may still use it:
 * later work waits for that. Work of other streams must have ended. */
void smr_gpu_free(smr_gpu_device *d, smr_gpu_ptr p);
/** Returns unused memory to the driver until the pool holds at most @p keep bytes of it. */
SMR_MUST_USE smr_status smr_gpu_trim(smr_gpu_device *d, uint64_t keep);

/** Bytes of a device's pool. */
typedef struct smr_gpu_usage {
	uint64_t used, unused; /* now */
	uint64_t peak;         /* of `used` */
	uint64_t limit;        /* of both together; UINT64_MAX: none */
} smr_gpu_usage;
void smr_gpu_pool_usage(smr_gpu_device *d, smr_gpu_usage *out);

/** Returns the bytes that the pool could hold in addition: of the card, and within the limit. */
SMR_MUST_USE smr_status smr_gpu_room(smr_gpu_device *d, uint64_t *out);

/** Copies from the host. @p from may change as soon as the call returns: it was copied into pinned
 * memory. The copy to the card happens in stream order. */
SMR_MUST_USE smr_status smr_gpu_upload(smr_gpu_device *d, smr_gpu_ptr to, const void *from,
				       size_t n, smr_gpu_stream *s);
/** Copies to the host, after all earlier work of the stream; waits until the data are there. */
SMR_MUST_USE smr_status smr_gpu_download(smr_gpu_device *d, void *to, smr_gpu_ptr from, size_t n,
					 smr_gpu_stream *s);
/** Copies on the card, in stream order; the areas must not overlap. */
SMR_MUST_USE smr_status smr_gpu_copy(smr_gpu_device *d, smr_gpu_ptr to, smr_gpu_ptr from, size_t n,
				     smr_gpu_stream *s);
/** Copies @p rows rows of @p width bytes on the card, in stream order; rows begin so many bytes
 * apart, and do not overlap. SMR_EUNSUPPORTED: more than 2 GiB apart. */
SMR_MUST_USE smr_status smr_gpu_copy_rows(smr_gpu_device *d, smr_gpu_ptr to, size_t to_step,
					  smr_gpu_ptr from, size_t from_step, size_t width,
					  size_t rows, smr_gpu_stream *s);
/** Sets bytes on the card, in stream order. */
SMR_MUST_USE smr_status smr_gpu_fill(smr_gpu_device *d, smr_gpu_ptr to, uint8_t byte, size_t n,
				     smr_gpu_stream *s);

SMR_END_DECLS

#endif
