/** @file The state of an einsum() (internal to dml/builtin). */
#ifndef SMR_DML_BUILTIN_EINSUM_H
#define SMR_DML_BUILTIN_EINSUM_H
#include "dml/domain.h"

enum { DML_EINSUM_TERMS = DML_ARGS - 1, DML_EINSUM_LETTERS = 128 };

typedef struct dml_einsum_term {
	dml_value v;
	char at[3]; /* indices of rows and columns */
} dml_einsum_term;

typedef struct dml_einsum {
	dml_builtin_call *c;
	dml_einsum_term terms[DML_EINSUM_TERMS + 1]; /* and the result of dml_einsum_add() */
	int n;
	char out[3];
	int64_t sizes[DML_EINSUM_LETTERS]; /* by index; -1: none has it */
} dml_einsum;

/** Replaces a value by a builtin function of it. */
SMR_MUST_USE smr_status dml_einsum_apply(const dml_einsum *s, const char *name, dml_value *v);
/** Transposes a term. */
SMR_MUST_USE smr_status dml_einsum_turn(const dml_einsum *s, dml_einsum_term *t);
/** Joins terms by operations of matrices; *@p done: one is left. */
SMR_MUST_USE smr_status dml_einsum_join(dml_einsum *s, bool *done);
/** Adds the products of the terms that are left element by element, into terms[0]. */
SMR_MUST_USE smr_status dml_einsum_add(dml_einsum *s);
#endif
