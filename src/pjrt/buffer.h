/** @file Buffers: dense arrays, the last dimension fastest, whose content may not be there yet. */
#ifndef SMR_PJRT_BUFFER_H
#define SMR_PJRT_BUFFER_H
#include <samara/model.h>

#include "pjrt/element.h"
#include "pjrt/layout.h"
#include "pjrt/storage.h"

/** A shape with its element type. */
typedef struct pjrt_shape {
	const pjrt_element *element;
	uint32_t rank;
	int64_t dims[SMR_ARRAY_MAX_RANK];
	size_t bytes;
	pjrt_layout *layout; /* as callers asked for it; never NULL */
} pjrt_shape;

struct pjrt_buffer {
	pjrt_memory *memory;
	pjrt_shape shape;
	pjrt_event *ready;     /* when the content is there; it has the error of what computes it */
	pthread_mutex_t lock;  /* of the two members below */
	pjrt_storage *storage; /* NULL: deleted or donated */
	pjrt_storage *outside; /* held for readers outside of the interface */
	uint32_t readers;
};

/** Checks a type and sizes; the layout is the default one. */
pjrt_error *pjrt_shape_read(uint32_t type, const int64_t *dims, size_t rank, pjrt_shape *out);
/** Makes a buffer; takes the references to @p s and @p ready over, also on failure. NULL: no
 * memory. */
pjrt_buffer *pjrt_buffer_new(pjrt_memory *m, const pjrt_shape *shape, pjrt_storage *s,
			     pjrt_event *ready);
void pjrt_buffer_free(pjrt_buffer *b); /* NULL is fine */
/** Takes a reference to the memory; NULL: the buffer is deleted. */
pjrt_storage *pjrt_buffer_storage(pjrt_buffer *b);
/** Takes the memory away for a run that may write to it: the buffer is deleted. *@p own: no other
 * reader has the memory, except tasks in the queue if @p in_order. NULL: it was deleted. */
pjrt_storage *pjrt_buffer_donate(pjrt_buffer *b, bool in_order, bool *own);

/** Copies an array of any strides, in bytes, into dense memory (@p gather), or back. */
void pjrt_copy_strided(const pjrt_shape *shape, char *dense, char *strided, const int64_t *strides,
		       bool gather);
/** Whether strides are those of a dense array. */
bool pjrt_is_dense(const pjrt_shape *shape, const int64_t *strides);
/** Sets the high bits of integers that have fewer bits than their byte. */
void pjrt_extend_sign(const pjrt_shape *shape, char *data);

#endif
