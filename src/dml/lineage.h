/** @file Lineage: the identity of a value by the operations and leaves that made it (internal to
 * dml/).
 *
 * A lineage is a hash of an operation and of the lineages of its operands. Equal lineages mean
 * equal values: leaves are literals by value, files by path, size and time, random numbers by their
 * seed, and inputs of a caller by their content. A value of unknown origin gets a lineage of its
 * own. */
#ifndef SMR_DML_LINEAGE_H
#define SMR_DML_LINEAGE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/str.h"

typedef struct dml_lineage {
	uint64_t a, b; /* both 0: none */
} dml_lineage;

static inline bool dml_lineage_is(dml_lineage l)
{
	return l.a != 0 || l.b != 0;
}

static inline bool dml_lineage_equal(dml_lineage x, dml_lineage y)
{
	return x.a == y.a && x.b == y.b;
}

typedef enum dml_item_kind {
	DML_ITEM_CREATION = 'C', /* a leaf: random numbers, a file, an input */
	DML_ITEM_OPERATION = 'I',
	DML_ITEM_LITERAL = 'L'
} dml_item_kind;

enum { DML_ITEM_INPUTS = 32 /* operands of an item */ };

/** The operations behind lineages, each once; all functions may be called by several threads. */
typedef struct dml_items dml_items;

SMR_MUST_USE smr_status dml_items_new(dml_items **out);
void dml_items_free(dml_items *t); /* accepts NULL */
/** Returns the lineage of operation @p op on @p n operands, at most DML_ITEM_INPUTS, and records it
 * in @p t, unless that is NULL. */
dml_lineage dml_lineage_make(dml_items *t, dml_item_kind kind, const char *op, uint32_t n,
			     const dml_lineage *in);
/** Appends the trace of @p of: a line for each operation, operands first, "(id) (kind) op
 * (id) ..."; ids are numbers of the whole run. Fails if operations were not recorded because memory
 * was short. */
SMR_MUST_USE smr_status dml_items_put(dml_items *t, dml_lineage of, smr_str *out);
/* ---- dml/lineage/opcodes.c */
/** Returns the opcode of a builtin function whose results depend on its arguments alone, as
 * SystemDS calls it; NULL: it is none. */
const char *dml_opcode_of(const char *builtin);

/* ---- dml/lineage/identity.c */
/** Appends what tells a file from others and from itself after a change, with that of its metadata;
 * false: it is not there, is no regular file, or changed just now. */
bool dml_file_identity(const char *path, smr_str *out);
#endif
