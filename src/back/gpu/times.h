/** @file Seconds that the card measures of the kernels of one smr_exec.
 *
 * Two events enclose the launches of a run. Recording both takes some microseconds, so only the
 * first runs and one in many later ones are measured. Nothing waits for the card: times are read
 * once it has ended. Functions may be called on any thread. */
#ifndef SMR_BACK_GPU_TIMES_H
#define SMR_BACK_GPU_TIMES_H
#include <pthread.h>

#include "back/back.h"
#include "gpu/stream.h"

enum { SMR_GPU_PAIRS = 4 /* runs whose times are not read yet */ };

typedef struct smr_gpu_times {
	pthread_mutex_t lock;
	uint64_t begun; /* runs */
	struct {
		smr_gpu_event *from, *to;
		enum { SMR_GPU_PAIR_FREE, SMR_GPU_PAIR_BEGUN, SMR_GPU_PAIR_ENDED } state;
	} pair[SMR_GPU_PAIRS];
	smr_device_measured sum;
	bool warm; /* the first run is not in the sum any more */
} smr_gpu_times;

void smr_gpu_times_init(smr_gpu_times *t);
/** Must not be called during a run. */
void smr_gpu_times_destroy(smr_gpu_times *t);
/** Counts a run, and tells whether to measure it; @p collected: to measure it costs a graph
 * (gpu/commands.h). */
bool smr_gpu_times_due(smr_gpu_times *t, bool collected);
/** Begins a run on the device's own stream; returns its number for smr_gpu_times_end(), below 0: it
 * is not measured. */
int smr_gpu_times_begin(smr_gpu_times *t, smr_gpu_device *d);
/** Ends the run; @p launched: all its kernels were queued. */
void smr_gpu_times_end(smr_gpu_times *t, int run, bool launched);
/** Reads the times of runs that have ended. */
void smr_gpu_times_read(smr_gpu_times *t, smr_device_measured *out);
#endif
