/** @file Matrices of the trace as parts of others, for partial reuse (internal to dml/reuse/). */
#ifndef SMR_DML_REUSE_PARTS_H
#define SMR_DML_REUSE_PARTS_H
#include "dml/lineage/structure.h"
#include "dml/reuse/reuse.h"

/** Gets node @p i of the trace as a value of lineage @p of. */
SMR_MUST_USE smr_status dml_part_of_node(script *s, uint32_t i, dml_lineage of, dml_value *out);
/** Gets rows and columns of a matrix, a value of lineage @p of; none: the traced one. */
SMR_MUST_USE smr_status dml_part_slice(script *s, const dml_value *m, const int64_t from[2],
				       const int64_t n[2], dml_lineage of, dml_value *out);
/** Gets operand @p k of a matrix that is a concatenation, @p x. */
SMR_MUST_USE smr_status dml_part_joined(script *s, const dml_value *m, const dml_structure *x,
					int k, dml_value *out);
/** Gets the matrix that @p m, a slice @p x of it, is taken from; not *@p done: it is gone. */
SMR_MUST_USE smr_status dml_part_base(script *s, const dml_value *m, const dml_structure *x,
				      dml_value *out, bool *done);
/** Calls builtin function @p name of one or two values. */
SMR_MUST_USE smr_status dml_part_call(script *s, smr_dml_at at, const char *name,
				      const dml_value *a, const dml_value *b, dml_value *out);
/** Returns the pending node of a dense matrix; DML_NONE: it is computed, or sparse. */
uint32_t dml_part_pending(const script *s, const dml_value *m);
#endif
