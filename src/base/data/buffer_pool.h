/** @file A pool of large buffers for texts and messages: fresh pages cost more than copying into
 * them. A process keeps four buffers of at most 8 MiB. */
#ifndef SMR_BASE_DATA_BUFFER_POOL_H
#define SMR_BASE_DATA_BUFFER_POOL_H
#include "base/str.h"

/** Gives an empty string memory for more than @p n bytes, if the pool has it; else the string does
 * not change. The memory still has its old content behind the text's end. */
void smr_buffer_pool_take(smr_str *s, size_t n);
/** Frees the string, or keeps its memory in the pool. */
void smr_buffer_pool_give(smr_str *s);
#endif
