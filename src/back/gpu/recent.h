/** @file Host memory whose contents are also on the card while a flow of a C program runs: a kernel
 * finds there what kernels before it have read or stored, and copies it on the card.
 *
 * Host memory is always current. All calls concern the calling thread. */
#ifndef SMR_BACK_GPU_RECENT_H
#define SMR_BACK_GPU_RECENT_H
#include <stdbool.h>

#include "gpu/memory.h"

/** Begins: from now on the host's memory changes only by runs of the implementation "gpu", until
 * smr_gpu_recent_forget(). */
void smr_gpu_recent_begin(void);
/** Forgets everything: other code may have stored to the host's memory. */
void smr_gpu_recent_forget(void);
/** Ends, and frees the copies. */
void smr_gpu_recent_end(void);

/** Copies [@p from, @p from + @p n) of the host's memory to @p to, if a copy is known; false: none
 * is. */
bool smr_gpu_recent_copy(smr_gpu_device *d, smr_gpu_ptr to, const void *from, uint64_t n);
/** Notes that host memory was stored to: copies of a part of it are not current. */
void smr_gpu_recent_stored(const void *at, uint64_t n);
/** Notes a copy in a block of memory that the last call of smr_gpu_recent_give() took. */
void smr_gpu_recent_add(const void *host, uint64_t n, smr_gpu_ptr copy);
/** Takes a block over; false: it is the caller's, since nothing was begun. */
bool smr_gpu_recent_give(smr_gpu_device *d, smr_gpu_ptr block);
#endif
