/** @file Places the tasks of a program on a device or on its host, so that the sum of predicted
 * times and transfers is the least. The result depends on the numbers alone; of equal placements
 * that with most tasks on the host is taken. Functions are safe to call from several threads. */
#ifndef SMR_PLAN_PLACEMENT_PLACEMENT_H
#define SMR_PLAN_PLACEMENT_PLACEMENT_H
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

/** The host itself, as maker or reader of a value: it is no task. */
#define SMR_PLACEMENT_HOST UINT32_MAX

/** Seconds of all runs of a task on either side; INFINITY: it cannot run there, but on the other. A
 * task without work, both 0, is where a value is kept. */
typedef struct smr_placement_task {
	double host_s, device_s;
} smr_placement_task;

/** A value of a task: it travels once if any reader is on the other side. */
typedef struct smr_placement_value {
	uint32_t maker; /* a task, or the host */
	uint32_t nreaders;
	const uint32_t *readers; /* the same; the caller's */
	double seconds;          /* of all its transfers */
} smr_placement_value;

typedef struct smr_placement {
	uint32_t ntasks, nvalues;
	const smr_placement_task *tasks;
	const smr_placement_value *values;
} smr_placement;

/** Finds, by task, whether it runs on the device. SMR_EINVAL: a task can run nowhere. */
SMR_MUST_USE smr_status smr_placement_find(const smr_placement *p, bool *there);
/** Returns the seconds of a placement. */
double smr_placement_seconds(const smr_placement *p, const bool *there);
#endif
