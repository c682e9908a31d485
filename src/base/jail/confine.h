/** @file Restrictions that a worker puts on itself and cannot lift again. */
#ifndef SMR_BASE_JAIL_CONFINE_H
#define SMR_BASE_JAIL_CONFINE_H
#include <stdint.h>

#include "base/status.h"

/** Gives up debuggers, core files, new privileges and open file descriptors, and forbids files by
 * landlock where the kernel has it. SMR_EUNSUPPORTED. */
SMR_MUST_USE smr_status smr_confine_files(void);
/** Memory that this process has mapped, and how much of it is private and writable. Reads a
 * file. */
typedef struct smr_mapped {
	uint64_t all, own;
} smr_mapped;

SMR_MUST_USE smr_status smr_confine_mapped(smr_mapped *out);
/** Limits resources: at most @p memory bytes of writable memory beyond @p mapped; at most @p cpu_s
 * seconds of processor time, 0: no limit. */
SMR_MUST_USE smr_status smr_confine_limits(const smr_mapped *mapped, uint64_t memory,
					   uint32_t cpu_s);
/** Returns the version of landlock on this machine; 0: none. */
int smr_confine_landlock(void);
#endif
