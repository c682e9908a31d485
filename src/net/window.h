/** @file Serializes windows of memory: list them, read them, store changed bytes back. */
#ifndef SMR_NET_WINDOW_H
#define SMR_NET_WINDOW_H
#include "ir/graph/reach.h"

/** Copies @p n bytes of this process. The window may reach beyond its array, where the program's
 * own conditions never read: bytes that cannot be read become 0. */
SMR_MUST_USE smr_status smr_window_read(void *to, const void *from, size_t n);
/** Stores those elements of the view whose bytes differ between two images of its range. Writes
 * nothing else: neither bytes between elements, nor elements that a condition left unchanged. */
void smr_window_store(const smr_node *view, const smr_env *e, const void *before,
		      const void *after);
/** The same for a part of the view, with images of the part's range. */
void smr_window_store_part(const smr_node *view, const smr_env *e, const smr_reach *part,
			   const void *before, const void *after);
#endif
