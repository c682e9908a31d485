/** @file Safe reads of this process' memory at addresses that may not be mapped. */
#ifndef SMR_BASE_OS_SAFE_READ_H
#define SMR_BASE_OS_SAFE_READ_H
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

SMR_BEGIN_DECLS

/** Copies @p n bytes. The window may reach beyond its array, where the program's own conditions
 * never read: bytes that cannot be read become 0. */
SMR_MUST_USE smr_status smr_safe_read(void *to, const void *from, size_t n);

/** Copies all @p n bytes. False: some cannot be read, and the content of @p to is undefined. */
bool smr_safe_read_all(void *to, const void *from, size_t n);

SMR_END_DECLS

#endif
