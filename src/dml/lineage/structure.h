/** @file How matrices are made of others, by their lineage: for the reuse of parts (internal to
 * dml/). All functions may be called by several threads. */
#ifndef SMR_DML_LINEAGE_STRUCTURE_H
#define SMR_DML_LINEAGE_STRUCTURE_H
#include "dml/lineage.h"

typedef enum dml_structure_kind {
	DML_IS_BESIDE, /* cbind(in[0], in[1]) */
	DML_IS_BELOW,  /* rbind(in[0], in[1]) */
	DML_IS_SLICE,  /* rows and columns of in[0] */
	DML_IS_TURNED  /* t(in[0]) */
} dml_structure_kind;

typedef struct dml_structure {
	dml_structure_kind kind;
	dml_lineage in[2];
	int64_t size[2][2]; /* rows and columns of in[0] and in[1] */
	int64_t from[2];    /* SLICE: first row and column, from 0 */
	int64_t n[2];       /* SLICE: their number */
} dml_structure;

typedef struct dml_structures dml_structures;

SMR_MUST_USE smr_status dml_structures_new(dml_structures **out);
void dml_structures_free(dml_structures *t); /* accepts NULL */
/** Records how @p of is made; without memory it stays unknown. */
void dml_structures_put(dml_structures *t, dml_lineage of, const dml_structure *s);
/** Gets how @p of is made; false: it is unknown. */
bool dml_structures_get(dml_structures *t, dml_lineage of, dml_structure *out);
/** Counts a request, and returns the number of requests of @p of so far. */
uint64_t dml_structures_ask(dml_structures *t, dml_lineage of);
#endif
