/** @file Turns an ELF object into one flat piece of code. */
#ifndef SMR_RT_HELPER_FLATTEN_H
#define SMR_RT_HELPER_FLATTEN_H
#include <stdint.h>

#include "base/str.h"

/** Appends code and constants of the x86-64 object @p elf to @p out, at multiples of 64 from its
 * start, and applies all relocations. Sets @p at to the positions in @p out of the functions
 * PREFIX0 to PREFIX(n - 1). Supplies memcpy() and memset(). Returns SMR_EUNSUPPORTED if the object
 * has writable data, calls any other function or needs a dynamic relocation, and SMR_ECORRUPT if it
 * is not such an object. */
SMR_MUST_USE smr_status smr_guest_flatten(const void *elf, size_t n, const char *prefix,
					  int nfunctions, smr_str *out, uint32_t *at);
#endif
