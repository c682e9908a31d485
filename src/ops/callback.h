/** @file Functions of the process that programs call, such as those of Python. */
#ifndef SMR_OPS_CALLBACK_H
#define SMR_OPS_CALLBACK_H
#include <stdint.h>

#include "base/status.h"

/** Runs function @p number. @p args, @p results: addresses of its dense arrays, in order; a complex
 * one is two, real and imaginary parts. The function fills the results, or fails with an error
 * text. Any thread of a run calls it. */
typedef smr_status smr_callback_fn(uint64_t number, void *const *args, void *const *results);

/** Sets the function that all callbacks of this process go to. */
void smr_callback_set(smr_callback_fn *fn);
#endif
