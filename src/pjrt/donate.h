/** @file Donated arguments: which arguments a run deletes. */
#ifndef SMR_PJRT_DONATE_H
#define SMR_PJRT_DONATE_H
#include "pjrt/abi/executable.h"
#include "pjrt/executable.h"

/** Sets @p out for each argument: whether this call deletes it. Returns whether it deletes any. */
bool pjrt_donate_mark(const pjrt_executable *x, const pjrt_execute_options *o, bool *out);

/** Finds a donated argument that is another argument of the same call, too, which is an error.
 * *@p at: its number, or @p n if there is none. Takes time in proportion to @p n. */
pjrt_error *pjrt_donate_find_twice(pjrt_buffer *const *args, const bool *donated, uint32_t n,
				   uint32_t *at);

#endif
