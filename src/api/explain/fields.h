/** @file Tables of explanations (base/data/fields.h). */
#ifndef SMR_API_EXPLAIN_FIELDS_H
#define SMR_API_EXPLAIN_FIELDS_H

/** smr_explained as a document; within another one; smr_explained_way. */
extern const struct smr_fields smr_explained_fields, smr_explained_flow_fields,
	smr_explained_way_fields;
#endif
