/** @file The table of smr_simulated (base/fields.h). */
#ifndef SMR_SIMULATE_STEPS_H
#define SMR_SIMULATE_STEPS_H

extern const struct smr_fields smr_simulated_fields;
#endif
