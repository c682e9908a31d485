/** @file From an ELF object to one flat piece of code. */
#ifndef SMR_RT_HELPER_FLATTEN_H
#define SMR_RT_HELPER_FLATTEN_H
#include <stdint.h>

#include "base/str.h"

/** Puts code and constants of the x86-64 object @p elf one behind the other to the end of @p out,
 * at multiples of 64 counted from its start, and applies all relocations. @p at gets the positions
 * in @p out of the functions PREFIX0 to PREFIX(n - 1). memcpy() and memset() are supplied.
 * SMR_EUNSUPPORTED: it has writable data, calls something else, or needs a dynamic relocation.
 * SMR_ECORRUPT: it is no such object. */
SMR_MUST_USE smr_status smr_guest_flatten(const void *elf, size_t n, const char *prefix,
					  int nfunctions, smr_str *out, uint32_t *at);
#endif
