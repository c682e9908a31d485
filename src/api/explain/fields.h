/** @file Field tables of explanations (base/data/fields.h). */
#ifndef SMR_API_EXPLAIN_FIELDS_H
#define SMR_API_EXPLAIN_FIELDS_H

/** Of smr_explained as a document, of one inside another document, and of smr_explained_way. */
extern const struct smr_fields smr_explained_fields, smr_explained_flow_fields,
	smr_explained_way_fields;
#endif
