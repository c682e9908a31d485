/** @file Which host is this? */
#ifndef SMR_COST_MACHINE_HOST_H
#define SMR_COST_MACHINE_HOST_H
#include <stddef.h>

#include "base/status.h"

/** The processor's name as the kernel tells it, "" when it does not. */
void smr_host_cpu(char *out, size_t n);
/** Processors this process may use. */
int smr_host_cores(void);
double smr_host_memory(void); /* bytes */
double smr_host_cache(void);  /* bytes of the last cache of processor 0; 0: nobody says */
/** The shipped description that fits best: "x86-64-v4", "x86-64-v3", "x86-64", "aarch64". */
const char *smr_host_kind(void);
/** The file in the cache for the calibration of such a processor with so many cores: hosts of
 * several kinds may share a cache. *@p out is the caller's (smr_free). */
SMR_MUST_USE smr_status smr_host_file(char **out);
#endif
