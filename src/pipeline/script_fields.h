/** @file Tables of smr_explained_script and smr_foreseen_script (base/fields.h). */
#ifndef SMR_PIPELINE_SCRIPT_FIELDS_H
#define SMR_PIPELINE_SCRIPT_FIELDS_H

extern const struct smr_fields smr_explained_script_fields, smr_foreseen_script_fields;
#endif
