/** @file Layouts: the order of an array's dimensions that a caller asks for. Memory is always
 * dense, the last dimension fastest; the interface reports the layout that callers asked for, and
 * copies to the host obey it. Layouts are constant, shared and never freed; any thread may use
 * them. */
#ifndef SMR_PJRT_LAYOUT_H
#define SMR_PJRT_LAYOUT_H
#include <samara/model.h>

#include "pjrt/error.h"

struct pjrt_layout {
	uint32_t rank;
	int64_t order[SMR_ARRAY_MAX_RANK]; /* of dimensions, the fastest one first */
};

/** The last dimension is the fastest; @p rank is at most SMR_ARRAY_MAX_RANK. */
pjrt_layout *pjrt_layout_default(uint32_t rank);
bool pjrt_layout_is_default(const pjrt_layout *l);
/** Reads a layout of the interface; NULL and strides: the default one. PJRT_UNIMPLEMENTED: tiles;
 * PJRT_INVALID_ARGUMENT: it is no order of @p rank dimensions. */
pjrt_error *pjrt_layout_read(const pjrt_buffer_layout *from, uint32_t rank, pjrt_layout **out);
/** Reads a layout as programs state it: {0,1}; NULL, default and auto: the default one. */
smr_status pjrt_layout_parse(const char *text, uint32_t rank, pjrt_layout **out);
/** Gives the strides, in bytes, of a dense array of elements of @p bytes bytes. */
void pjrt_layout_strides(const pjrt_layout *l, const int64_t *dims, int64_t bytes,
			 int64_t *strides);

#endif
