/** @file Parts of smr_gpu_measure_card(). */
#ifndef SMR_BACK_GPU_CALIBRATE_OWN_H
#define SMR_BACK_GPU_CALIBRATE_OWN_H
#include "back/gpu/card.h"
#include "gpu/stream.h"

typedef struct smr_gpu_timer {
	smr_gpu_event *from, *to;
} smr_gpu_timer;

/** Free the timer after a failure, too. */
SMR_MUST_USE smr_status smr_gpu_timer_new(smr_gpu_device *d, smr_gpu_timer *out);
void smr_gpu_timer_free(smr_gpu_timer *t);

/** Measures launches of a small kernel: one after the other in a stream, and in a graph. */
SMR_MUST_USE smr_status smr_gpu_measure_launches(const smr_gpu_card *card, smr_machine *m);
#endif
