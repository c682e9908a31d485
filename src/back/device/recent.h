/** @file Host memory whose contents are also on the device while a flow of a C program runs: a
 * kernel finds there what kernels before it have read or stored, and copies it on the device.
 *
 * Host memory is always current. All calls concern the calling thread. */
#ifndef SMR_BACK_DEVICE_RECENT_H
#define SMR_BACK_DEVICE_RECENT_H
#include "back/device/memory.h"

/** Begins: from now on the host's memory changes only by runs of the implementations on devices,
 * until smr_device_recent_forget(). */
void smr_device_recent_begin(void);
/** Forgets everything: other code may have stored to the host's memory. */
void smr_device_recent_forget(void);
/** Ends, and frees the copies. */
void smr_device_recent_end(void);

/** Copies [@p from, @p from + @p n) of the host's memory to byte @p at of a block, if a copy is
 * known; false: none is. */
bool smr_device_recent_copy(const smr_device_memory *of, uint64_t to, uint64_t at, const void *from,
			    uint64_t n);
/** Notes that host memory was stored to: copies of a part of it are not current. */
void smr_device_recent_stored(const void *at, uint64_t n);
/** Takes a block of @p bytes over; false: it is the caller's, since nothing was begun. */
bool smr_device_recent_give(const smr_device_memory *of, uint64_t block, uint64_t bytes);
/** Notes a copy of host memory at byte @p at of a block that was given. */
void smr_device_recent_add(const void *host, uint64_t n, uint64_t block, uint64_t at);
#endif
