/** @file Command buffers: launches are collected, and started together in one pass.
 *
 * Launches of a command buffer see each other's stores in the order in which they were added. What
 * the calls of device.h queue happens before all launches that were not submitted. A command buffer
 * is for one thread at a time. */
#ifndef SMR_WEBGPU_COMMANDS_H
#define SMR_WEBGPU_COMMANDS_H
#include "webgpu/device.h"

SMR_BEGIN_DECLS

typedef struct smr_webgpu_commands smr_webgpu_commands;

/** Makes an empty command buffer. */
SMR_MUST_USE smr_status smr_webgpu_commands_new(smr_webgpu_device *d, smr_webgpu_commands **out);
/** Discards launches that were not submitted. NULL is fine. */
void smr_webgpu_commands_free(smr_webgpu_commands *c);

/** Adds a launch, whose buffers must exist until it was submitted. A buffer that is NULL has the
 * launch's arguments, @p n words, which are copied. Errors: those of smr_webgpu_commands_submit().
 */
SMR_MUST_USE smr_status smr_webgpu_commands_launch(smr_webgpu_commands *c, const smr_webgpu_work *w,
						   const uint32_t *words, size_t n);
/** Queues all launches that were added. If one fails, the contents of memory that they write are
 * undefined, and this and later calls fail until smr_webgpu_commands_reset(). */
SMR_MUST_USE smr_status smr_webgpu_commands_submit(smr_webgpu_commands *c);
/** Ends a part of a program, such as an iteration of a loop: submits if many launches wait. Errors:
 * those of smr_webgpu_commands_submit(). */
SMR_MUST_USE smr_status smr_webgpu_commands_end_part(smr_webgpu_commands *c);
/** Submits, and waits until all work has ended. */
SMR_MUST_USE smr_status smr_webgpu_commands_wait(smr_webgpu_commands *c);
/** Discards launches that were not submitted, and forgets a failure. */
void smr_webgpu_commands_reset(smr_webgpu_commands *c);

/** Allocates memory for launches that are added from now on; their order keeps them from earlier
 * ones that use the same memory. Nothing else may use it before smr_webgpu_commands_submit().
 * Errors: those of smr_webgpu_alloc() and of smr_webgpu_commands_submit(). */
SMR_MUST_USE smr_status smr_webgpu_commands_alloc(smr_webgpu_commands *c, uint64_t n,
						  smr_webgpu_buffer **out);
/** Frees a buffer of this or of smr_webgpu_alloc(): launches that were added may use it. NULL is
 * fine. */
void smr_webgpu_commands_release(smr_webgpu_commands *c, smr_webgpu_buffer *b);

/** Numbers since a command buffer was made. */
typedef struct smr_webgpu_commands_told {
	uint64_t launches, submissions;
} smr_webgpu_commands_told;
void smr_webgpu_commands_tell(const smr_webgpu_commands *c, smr_webgpu_commands_told *out);

SMR_END_DECLS

#endif
