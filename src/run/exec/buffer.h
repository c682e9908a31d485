/** @file Reference-counted tensor buffers and their heap, which tracks the peak memory (internal to
 * run/ and above). A heap and its buffers are for one thread at a time. */
#ifndef SMR_RUN_EXEC_BUFFER_H
#define SMR_RUN_EXEC_BUFFER_H
#include "ir/graph/graph.h"

typedef struct smr_heap smr_heap;
struct smr_device_commands;

/** A dense tensor; its bytes do not change once it is shared. */
typedef struct smr_buffer {
	smr_tensor t;
	struct smr_memory *memory;
	uint32_t refs;
} smr_buffer;

SMR_MUST_USE smr_status smr_heap_new(smr_heap **out);
/** Sets the command buffer whose launches use the heap's new buffers on a device; it must outlive
 * them. */
void smr_heap_set_commands(smr_heap *h, struct smr_device_commands *c);
/** Makes a dry heap, which counts and has no memory: the data of its buffers is NULL. */
SMR_MUST_USE smr_status smr_heap_new_dry(smr_heap **out);
bool smr_heap_is_dry(const smr_heap *h);
/** Sets the owner of the next new buffers; for dry heaps only. */
void smr_heap_note(smr_heap *h, const void *what);

/** One of the largest pieces. */
typedef struct smr_heap_piece {
	size_t bytes;
	const void *what; /* as set by smr_heap_note() */
} smr_heap_piece;
enum { SMR_HEAP_PIECES = 3 };
/** Makes a dry heap record the largest pieces when @p bytes are live. */
void smr_heap_watch(smr_heap *h, size_t bytes);
/** Returns the number of those, and copies them, the largest first. */
unsigned smr_heap_largest(const smr_heap *h, smr_heap_piece out[SMR_HEAP_PIECES]);
/** Frees the heap; all buffers must have been dropped. Accepts NULL. */
void smr_heap_free(smr_heap *h);
/** Returns the peak of live bytes since the last call. */
size_t smr_heap_peak(smr_heap *h);
/** Return the bytes of large cached pieces; free the cache. */
size_t smr_heap_kept(const smr_heap *h);
void smr_heap_trim(smr_heap *h);

/** Makes a tensor with unset elements. SMR_ENOMEM, SMR_EUNSUPPORTED: sizes that are not numbers. */
SMR_MUST_USE smr_status smr_buffer_new(smr_heap *h, const smr_type *t, smr_buffer **out);
/** Makes a tensor of the caller's memory, which is not changed; it must outlive the buffer. */
SMR_MUST_USE smr_status smr_buffer_borrow(smr_heap *h, const smr_type *t, const void *data,
					  smr_buffer **out);
/** The same, but the memory may be changed like the heap's own. */
SMR_MUST_USE smr_status smr_buffer_give(smr_heap *h, const smr_type *t, void *data,
					smr_buffer **out);
/** Makes a new tensor in the caller's memory, its elements not set; it counts as the heap's. */
SMR_MUST_USE smr_status smr_buffer_lend(smr_heap *h, const smr_type *t, void *data,
					smr_buffer **out);
/** Makes a second buffer of a constant's memory, with copies on devices of its own. */
SMR_MUST_USE smr_status smr_buffer_same(smr_heap *h, const smr_buffer *of, smr_buffer **out);
/** Makes a tensor of the same elements in row-major order under another type of as many bytes. */
SMR_MUST_USE smr_status smr_buffer_alias(smr_heap *h, smr_buffer *of, const smr_type *t,
					 smr_buffer **out);
/** Makes a tensor of a part of its elements, which are contiguous from number @p at on. */
SMR_MUST_USE smr_status smr_buffer_piece(smr_heap *h, smr_buffer *of, int64_t at, const smr_type *t,
					 smr_buffer **out);
/** Declares that the buffer's memory does not change from now on, and outlives the executable. */
void smr_buffer_fix(smr_buffer *b);
/** Returns a number of the contents, which no other memory of this process ever has, if the memory
 * was fixed; else 0. */
uint64_t smr_buffer_constant(const smr_buffer *b);
smr_buffer *smr_buffer_keep(smr_buffer *b);
void smr_buffer_drop(smr_heap *h, smr_buffer *b); /* accepts NULL */
/** Returns the buffer's memory as a piece that may be on a device; it lives as long as the memory.
 */
struct smr_device_resident *smr_buffer_resident(const smr_buffer *b);
/** Makes the host's contents of the buffer current. */
SMR_MUST_USE smr_status smr_buffer_here(const smr_buffer *b);
/** Returns whether the buffer is the only user of its memory, and not borrowed: it may be changed.
 */
bool smr_buffer_is_sole(const smr_buffer *b);
size_t smr_buffer_bytes(const smr_buffer *b);
#endif
