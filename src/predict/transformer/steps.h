/** @file The tables of smr_simulated and its job (base/data/fields.h). */
#ifndef SMR_PREDICT_TRANSFORMER_STEPS_H
#define SMR_PREDICT_TRANSFORMER_STEPS_H
#include <samara/predict.h>

#include "predict/transformer/transformer.h"

extern const struct smr_fields smr_simulated_fields;
extern const struct smr_fields smr_simulated_job_fields;
/** Reads the shape of @p p: its file or text, then the fields that are set. */
SMR_MUST_USE smr_status smr_transformer_load(const smr_simulate_params *p, smr_transformer *out);
#endif
