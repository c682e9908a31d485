/** @file Reference-counted tensor buffers and their heap, which tracks the peak memory (internal to
 * run/ and above). A heap and its buffers are for one thread at a time. */
#ifndef SMR_RUN_EXEC_BUFFER_H
#define SMR_RUN_EXEC_BUFFER_H
#include "ir/graph/graph.h"

typedef struct smr_heap smr_heap;

/** A dense tensor; what its bytes are once it is shared nobody changes. */
typedef struct smr_buffer {
	smr_tensor t;
	struct smr_memory *memory;
	uint32_t refs;
} smr_buffer;

SMR_MUST_USE smr_status smr_heap_new(smr_heap **out);
/** One that counts and has no memory to give: the data of its buffers is NULL. */
SMR_MUST_USE smr_status smr_heap_new_dry(smr_heap **out);
bool smr_heap_is_dry(const smr_heap *h);
/** What the next new buffers are for; dry ones alone. */
void smr_heap_note(smr_heap *h, const void *what);

/** One of the largest pieces. */
typedef struct smr_heap_piece {
	size_t bytes;
	const void *what; /* as noted */
} smr_heap_piece;
enum { SMR_HEAP_PIECES = 3 };
/** Lets a dry heap remember the largest pieces of the time when @p bytes are in use. */
void smr_heap_watch(smr_heap *h, size_t bytes);
/** Those, the largest first; how many. */
unsigned smr_heap_largest(const smr_heap *h, smr_heap_piece out[SMR_HEAP_PIECES]);
/** All buffers must be gone. NULL is fine. */
void smr_heap_free(smr_heap *h);
/** The most bytes that were in use at one time since the last call. */
size_t smr_heap_peak(smr_heap *h);
/** Bytes of large pieces that nobody uses, which it keeps for who asks next; gives all back that it
 * keeps. */
size_t smr_heap_kept(const smr_heap *h);
void smr_heap_trim(smr_heap *h);

/** A new tensor, its elements not set. SMR_ENOMEM, SMR_EUNSUPPORTED: sizes that are no numbers. */
SMR_MUST_USE smr_status smr_buffer_new(smr_heap *h, const smr_type *t, smr_buffer **out);
/** The caller's memory as a tensor, which nobody changes; it must outlive the buffer. */
SMR_MUST_USE smr_status smr_buffer_borrow(smr_heap *h, const smr_type *t, const void *data,
					  smr_buffer **out);
/** The same; it may be changed like the heap's own. */
SMR_MUST_USE smr_status smr_buffer_give(smr_heap *h, const smr_type *t, void *data,
					smr_buffer **out);
/** The caller's memory as a new tensor, its elements not set; it counts as the heap's. */
SMR_MUST_USE smr_status smr_buffer_lend(smr_heap *h, const smr_type *t, void *data,
					smr_buffer **out);
/** The same elements in row-major order under another type of as many bytes. */
SMR_MUST_USE smr_status smr_buffer_alias(smr_heap *h, smr_buffer *of, const smr_type *t,
					 smr_buffer **out);
/** A part of its elements, which stand together from number @p at on, under a type of their own. */
SMR_MUST_USE smr_status smr_buffer_piece(smr_heap *h, smr_buffer *of, int64_t at, const smr_type *t,
					 smr_buffer **out);
smr_buffer *smr_buffer_keep(smr_buffer *b);
void smr_buffer_drop(smr_heap *h, smr_buffer *b); /* NULL is fine */
/** Whether nobody else has it or a byte of it, and it is not borrowed: it may be changed. */
bool smr_buffer_is_sole(const smr_buffer *b);
size_t smr_buffer_bytes(const smr_buffer *b);
#endif
