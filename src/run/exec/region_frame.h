/** @file Memory of regions while they run (internal to run/exec). A region needs its frame in a run
 * alone, so regions of all programs share the few frames that are in use at one time. */
#ifndef SMR_RUN_EXEC_REGION_FRAME_H
#define SMR_RUN_EXEC_REGION_FRAME_H
#include <stddef.h>

#include "base/status.h"

/** Counts users: a region for as long as it exists. When the last one ends, idle frames are
 * freed. */
void smr_region_frames_begin(void);
void smr_region_frames_end(void);
/** Takes a frame of at least @p bytes, whose content is unset, aligned to 64 bytes. Thread-safe. */
SMR_MUST_USE smr_status smr_region_frame_take(size_t bytes, void **out);
void smr_region_frame_give(void *frame);
#endif
