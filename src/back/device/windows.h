/** @file A codelet's windows in the memory of a device: copies in and back, or memory that stays
 * there. */
#ifndef SMR_BACK_DEVICE_WINDOWS_H
#define SMR_BACK_DEVICE_WINDOWS_H
#include "back/cpu/codegen/object/place.h"
#include "back/device/resident.h"

typedef struct smr_device_spot {
	uint64_t block, at; /* bytes from its start */
} smr_device_spot;

enum { SMR_DEVICE_SEGMENTS = NEST_PLACE_INPUTS + NEST_MAX_MORE + 1 };

/** Where a run's memory is on the device: that of each segment of the place, and of a result that
 * is a value, 8 bytes. */
typedef struct smr_device_windows {
	const smr_device_memory *of;
	const smr_codelet *c;
	const nest_recipe *recipe; /* NULL: no result is a value */
	const nest_place *place;
	smr_device_spot segment[SMR_DEVICE_SEGMENTS], value;
} smr_device_windows;

/** Copies all that the code reads to the device; the value is 0 then. */
SMR_MUST_USE smr_status smr_device_windows_in(const smr_device_windows *w, const smr_env *e);
/** Waits for the device, and stores the codelet's results. On failure nothing was stored. */
SMR_MUST_USE smr_status smr_device_windows_out(const smr_device_windows *w, const smr_env *e);
/** Notes, after smr_device_windows_out(), what blocks that were given to recent.h have: segments
 * that were copied in are equal on both sides, as stored elements were copied back; so are results
 * that fill theirs. */
void smr_device_windows_known(const smr_device_windows *w, const smr_env *e);

/** Makes the windows of resident memory (e->resident) current on the device. SMR_EUNSUPPORTED: the
 * result is a value. */
SMR_MUST_USE smr_status smr_device_windows_bring(const smr_device_windows *w, const smr_env *e);
/** Notes that launches store the results to resident memory. */
void smr_device_windows_wrote(const smr_device_windows *w, const smr_env *e);
#endif
