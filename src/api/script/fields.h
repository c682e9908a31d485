/** @file Tables of smr_explained_script and smr_foreseen_script (base/data/fields.h). */
#ifndef SMR_API_SCRIPT_FIELDS_H
#define SMR_API_SCRIPT_FIELDS_H

extern const struct smr_fields smr_explained_script_fields, smr_peak_memory_script_fields;
#endif
