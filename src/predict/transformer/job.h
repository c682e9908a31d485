/** @file Time, money and energy of a whole job, with failures. */
#ifndef SMR_PREDICT_TRANSFORMER_JOB_H
#define SMR_PREDICT_TRANSFORMER_JOB_H
#include <samara/predict.h>

#include "predict/transformer/transformer.h"

/** Computes a job of such steps. SMR_EINVAL, with a message: numbers that cannot be, or a kind of
 * price that the machine does not have. */
SMR_MUST_USE smr_status smr_job_of(const smr_simulate_job *q, const smr_transformer *t,
				   const smr_machine *m, const smr_transformer_step_result *s,
				   smr_simulated_job *out);
/** Returns the price of a device and hour that @p q asks for; 0: unknown. SMR_EINVAL as above. */
SMR_MUST_USE smr_status smr_job_price(const smr_simulate_job *q, const smr_machine *m, double *out);
#endif
