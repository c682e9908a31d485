/** @file Tables of explanations (base/fields.h). */
#ifndef SMR_PIPELINE_EXPLAIN_FIELDS_H
#define SMR_PIPELINE_EXPLAIN_FIELDS_H

/** smr_explained as a document; within another one; smr_explained_way. */
extern const struct smr_fields smr_explained_fields, smr_explained_flow_fields,
	smr_explained_way_fields;
#endif
