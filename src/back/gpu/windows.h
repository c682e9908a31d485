/** @file The windows of a codelet on the card while it runs: in memory that stays there, or in a
 * block that is copied in and back (back/device/windows.h). */
#ifndef SMR_BACK_GPU_WINDOWS_H
#define SMR_BACK_GPU_WINDOWS_H
#include "back/device/windows.h"
#include "back/gpu/card.h"
#include "gpu/commands.h"

/** One run, for one thread. The codelet, its place and the environment are the caller's. */
typedef struct smr_gpu_windows {
	const smr_env *e;
	const smr_gpu_card *card;
	smr_gpu_commands *commands; /* NULL: work is queued at once */
	smr_gpu_ptr more;           /* further memory, aligned to 256 bytes */
	smr_gpu_ptr value;          /* 8 bytes of a result that is a value, 0 at first; 0: none */
	/* the rest is internal */
	smr_device_windows of;
	smr_gpu_ptr block;
	uint64_t bytes;
} smr_gpu_windows;

enum { SMR_GPU_ACCESSES = SMR_DEVICE_SEGMENTS + 1 };

/** Makes what the codelet reads current on the thread's card, and allocates @p more bytes, a
 * multiple of 8 with @p recipe. @p place: addresses from 0 on; @p recipe: NULL, no result is a
 * value. After SMR_OK smr_gpu_windows_close() is needed; other results leave nothing behind.
 * SMR_EUNSUPPORTED: a part of a tensor that is not aligned. */
SMR_MUST_USE smr_status smr_gpu_windows_open(const smr_codelet *c, const nest_place *place,
					     const nest_recipe *recipe, const smr_env *e,
					     uint64_t more, smr_gpu_windows *out);
/** Returns the address on the card of what lies @p offset bytes from base pointer @p base. */
smr_gpu_ptr smr_gpu_windows_at(const smr_gpu_windows *w, uint32_t base, int64_t offset);
/** Lists the memory that the work uses, for smr_gpu_commands_launch(); returns the number. */
size_t smr_gpu_windows_accesses(const smr_gpu_windows *w, smr_gpu_access out[SMR_GPU_ACCESSES]);
/** Ends the run. @p st: of its work; unless it is SMR_OK, results stay as they were. Else results
 * are copied back, or noted as current on the card. */
SMR_MUST_USE smr_status smr_gpu_windows_close(smr_gpu_windows *w, smr_status st);
#endif
