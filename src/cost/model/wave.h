/** @file Products of matrices on GPUs without units for matrices: the constants of the formula,
 * which `samara learn train` can fit to measurements. */
#ifndef SMR_COST_MODEL_WAVE_H
#define SMR_COST_MODEL_WAVE_H
#include "cost/model/device.h"

enum { SMR_WAVE = 20 };

/** Constants, one for each of smr_wave_names, all above 0. */
typedef struct smr_wave {
	double v[SMR_WAVE];
} smr_wave;

extern const char *const smr_wave_names[SMR_WAVE];
/** Constants that fit fp32 kernels of cuBLAS on five GPUs best, and the start of fits: nothing in
 * the latter is known better than by a factor of two. */
extern const smr_wave smr_wave_usual, smr_wave_first;

/** Returns whether the formula applies to this kernel on this machine. */
bool smr_wave_is_for(const smr_machine *m, const smr_cost_query *q);
/** Predicts as smr_cost_wave() does, with other constants. */
void smr_cost_wave_by(const smr_machine *m, const smr_cost_query *q, const smr_wave *w,
		      smr_device_time *out);
/** Seconds of a product without its start; the machine has @p peak FLOP/s. */
double smr_wave_product(const smr_machine *m, const smr_cost_query *q, const smr_wave *w,
			double peak, double power_s);
/** Overlap of the start with the product: smr_device_time's join. */
double smr_wave_join(const smr_wave *w);
#endif
