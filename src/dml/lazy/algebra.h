/** @file What builtin functions of linear algebra share: LAPACK on matrices (internal to dml/).
 */
#ifndef SMR_DML_LAZY_ALGEBRA_H
#define SMR_DML_LAZY_ALGEBRA_H
#include "dml/interp.h"
#include "ops/linalg/lapack.h"

/** A matrix as a tensor; numbers of type @p t as one of @p rank 0 or 1. Their memory stays whose it
 * is. */
smr_tensor dml_tensor(const dml_matrix *m);
smr_tensor dml_tensor_vector(void *data, smr_dtype t, uint32_t rank, int64_t n);
/** A routine by its name, as ops/linalg/lapack.h has it. */
SMR_MUST_USE smr_status dml_lapack(dml_builtin_call *c, const char *routine, const int64_t *options,
				   uint32_t n, const smr_tensor *ins, uint32_t nins,
				   const smr_tensor *outs);
/** Argument 0 has as many rows as columns, and its numbers are there. */
SMR_MUST_USE smr_status dml_arg_square(dml_builtin_call *c, dml_matrix **out);
#endif
