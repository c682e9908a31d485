/** @file What a worker takes from itself, for good. */
#ifndef SMR_BASE_JAIL_CONFINE_H
#define SMR_BASE_JAIL_CONFINE_H
#include <stdint.h>

#include "base/status.h"

/** No debugger, no core file, no new privileges, no file descriptor, no files by landlock where the
 * kernel has it. SMR_EUNSUPPORTED. */
SMR_MUST_USE smr_status smr_confine_files(void);
/** What this process has mapped, and how much of it is its own and writable; it reads a file. */
typedef struct smr_mapped {
	uint64_t all, own;
} smr_mapped;

SMR_MUST_USE smr_status smr_confine_mapped(smr_mapped *out);
/** Resources: @p memory bytes that can be written to beyond what is @p mapped; @p cpu_s seconds, 0:
 * no limit. */
SMR_MUST_USE smr_status smr_confine_limits(const smr_mapped *mapped, uint64_t memory,
					   uint32_t cpu_s);
/** The version of landlock here; 0: none. */
int smr_confine_landlock(void);
#endif
