/** @file Inside an image: what image.c, schedule.c, walk.c and devices.c share. */
#ifndef SMR_RUN_IMAGE_OWN_H
#define SMR_RUN_IMAGE_OWN_H
#include "ops/ops.h"
#include "run/image.h"
#include "run/kernel.h"

/** One op of a flow. Its results have places [out, out + nouts) of the flow's values. */
typedef struct smr_act {
	const smr_node *v;
	const smr_op_info *info;
	smr_kernel_run *
		*kernels; /* one for each result; NULL: it is evaluated, or between devices */
	uint32_t *ins, out, nouts;
	uint32_t ndead, *dead; /* places that nobody reads any more */
} smr_act;

/** A basic block's flow in order. */
typedef struct smr_schedule {
	uint32_t nplaces, nacts;
	smr_act *acts;
	uint32_t nparams, *param_place, *param; /* place, number of the block's `ins` */
	uint32_t nconstants, *constant_place;
	smr_buffer **constants;
	uint32_t nresults, *result_place;
} smr_schedule;

typedef struct smr_device smr_device;

struct smr_image {
	smr_runner *runner;
	const smr_module *module;
	smr_arena *arena; /* of schedules */
	smr_kernels *kernels;
	smr_heap *constants;
	smr_schedule **schedules; /* by block number; NULL: no flow */
	uint32_t ndevices;
	smr_device *devices;
	struct smr_devices *meeting; /* of the run that is on */
};

/** Makes the schedule of a block's flow. */
SMR_MUST_USE smr_status smr_schedule_make(smr_image *x, const smr_block *b, smr_schedule **out);

/** Runs a function on one device; values are dropped to its heap. */
SMR_MUST_USE smr_status smr_walk_function(smr_device *d, const smr_function *f,
					  smr_buffer *const *args, smr_buffer **results);
#endif
