/** @file Identifies this host: processor, memory. */
#ifndef SMR_COST_MACHINE_HOST_H
#define SMR_COST_MACHINE_HOST_H
#include <stddef.h>

#include "base/status.h"

/** Gets the processor's name from the kernel, "" if it does not report one. */
void smr_host_cpu(char *out, size_t n);
double smr_host_memory(void); /* bytes */
double smr_host_cache(void);  /* bytes of the last-level cache of processor 0; 0: unknown */
/** Returns the shipped description that fits best: "x86-64-v4", "x86-64-v3", "x86-64", "aarch64".
 */
const char *smr_host_kind(void);
/** Returns the operations of units for products of bf16 (AMX) in a cycle of a core; 0: it has none.
 */
double smr_host_bf16_units(void);
/** Returns the path of the file in the cache for the calibration of such a processor with so many
 * cores: hosts of several kinds may share a cache. The caller frees *@p out (smr_free). */
SMR_MUST_USE smr_status smr_host_file(char **out);
#endif
