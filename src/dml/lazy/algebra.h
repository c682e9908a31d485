/** @file LAPACK routines on matrices, for the builtin functions of linear algebra (internal to
 * dml/). */
#ifndef SMR_DML_LAZY_ALGEBRA_H
#define SMR_DML_LAZY_ALGEBRA_H
#include "dml/interp.h"
#include "ops/linalg/lapack.h"

/** Describe a matrix, or @p data of type @p t and rank 0 or 1, as a tensor. They do not take memory
 * over. */
smr_tensor dml_tensor(const dml_matrix *m);
smr_tensor dml_tensor_vector(void *data, smr_dtype t, uint32_t rank, int64_t n);
/** Calls a routine by its name in ops/linalg/lapack.h. */
SMR_MUST_USE smr_status dml_lapack(dml_builtin_call *c, const char *routine, const int64_t *options,
				   uint32_t n, const smr_tensor *ins, uint32_t nins,
				   const smr_tensor *outs);
/** Gets argument 0, which must be square, and computes it. */
SMR_MUST_USE smr_status dml_arg_square(dml_builtin_call *c, dml_matrix **out);
#endif
