/** @file The tables of smr_learn_result and smr_learn_renewed (base/data/fields.h). */
#ifndef SMR_LEARN_TRAIN_LEARNED_H
#define SMR_LEARN_TRAIN_LEARNED_H

extern const struct smr_fields smr_learn_result_fields, smr_learn_renewed_fields;
#endif
