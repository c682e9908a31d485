/** @file A piece of host memory whose contents may be on a device: values of a program stay there
 * between kernels, and are copied only when the other side reads them. */
#ifndef SMR_BACK_DEVICE_RESIDENT_H
#define SMR_BACK_DEVICE_RESIDENT_H
#include "back/device/memory.h"

/** The memory, its copy on the device, and which of them has the current contents: at least one.
 * For one thread at a time. */
typedef struct smr_device_resident {
	char *host;
	size_t bytes;
	uint64_t device; /* 0: there is no copy */
	bool here, there;
	const smr_device_memory *of;   /* of the copy */
	int number;                    /* of its device (memory.h) */
	smr_device_commands *commands; /* of the program: its launches may use the copy; NULL: none
					*/
} smr_device_resident;

/** Describes memory without a copy. */
static inline void smr_device_resident_init(smr_device_resident *r, void *host, size_t bytes,
					    smr_device_commands *commands)
{
	*r = (smr_device_resident){
		.host = host, .bytes = bytes, .here = true, .commands = commands};
}
/** Frees the copy, and with it what only the copy has. */
void smr_device_resident_drop(smr_device_resident *r);
/** Makes the host's contents current: submits the program's launches, waits for the device's work,
 * and copies them. */
SMR_MUST_USE smr_status smr_device_resident_here(smr_device_resident *r);
/** Allocates the copy on the thread's device, and makes it current if @p contents. SMR_EINTERNAL:
 * it is on another device. */
SMR_MUST_USE smr_status smr_device_resident_there(smr_device_resident *r,
						  const smr_device_memory *of, bool contents);

/** Notes that the host stored to its memory, whose contents were current. */
static inline void smr_device_resident_wrote_here(smr_device_resident *r)
{
	r->here = true;
	r->there = false;
}
/** Notes that work of the device stores to the copy. */
static inline void smr_device_resident_wrote_there(smr_device_resident *r)
{
	r->here = false;
	r->there = true;
}
#endif
