/** @file A pool of large buffers for texts and messages: fresh pages cost more than copying into
 * them. A process keeps four buffers of at most 8 MiB. */
#ifndef SMR_BASE_DATA_BUFFER_POOL_H
#define SMR_BASE_DATA_BUFFER_POOL_H
#include "base/str.h"

/** Gives an empty text memory for more than @p n bytes, if there is some; else it stays as it is.
 * What was in there is in there still, behind the text's end. */
void smr_buffer_pool_take(smr_str *s, size_t n);
/** Frees it, or keeps its memory. */
void smr_buffer_pool_give(smr_str *s);
#endif
