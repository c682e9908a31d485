/** @file The table of smr_simulated (base/data/fields.h). */
#ifndef SMR_PREDICT_TRANSFORMER_STEPS_H
#define SMR_PREDICT_TRANSFORMER_STEPS_H

extern const struct smr_fields smr_simulated_fields;
#endif
