/** @file What a worker takes from itself, for good. */
#ifndef SMR_JAIL_CONFINE_H
#define SMR_JAIL_CONFINE_H
#include <stdint.h>

#include "base/status.h"

/** No debugger, no core file, no new privileges, no file descriptor, no files by landlock where the
 * kernel has it. SMR_EUNSUPPORTED. */
SMR_MUST_USE smr_status smr_confine_files(void);
/** Resources: @p memory bytes beyond what is mapped now, 0 @p cpu_s: no limit. */
SMR_MUST_USE smr_status smr_confine_limits(uint64_t mapped, uint64_t memory, uint32_t cpu_s);
/** Bytes that this process has mapped; it reads a file. */
SMR_MUST_USE smr_status smr_confine_mapped(uint64_t *bytes);
/** The version of landlock here; 0: none. */
int smr_confine_landlock(void);
#endif
