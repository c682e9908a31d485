/** @file A product as cuBLASLt takes it: column-major matrices, what is computed of the result.
 *
 * A row-major result is computed as its transpose: C' = B' A'. Then the library's left operand is
 * the product's right one. */
#ifndef SMR_BACK_CUBLASLT_PLAN_H
#define SMR_BACK_CUBLASLT_PLAN_H
#include "back/cpu/product/product.h"

/** A matrix in memory: as many columns as @p columns, @p ld elements apart. */
typedef struct smr_lt_matrix {
	smr_operand at;
	int type; /* cudaDataType */
	bool transposed;
	int64_t rows, columns, ld, batch; /* batch: elements between matrices */
} smr_lt_matrix;

typedef struct smr_lt_product {
	smr_gemm gemm;
	bool swapped;          /* the result is row-major */
	smr_lt_matrix a, b, c; /* of the library: left, right, result */
	int compute, scale, epilogue;
	bool has_bias;
	smr_operand bias;
	int64_t calls; /* of the loops around the batch */
	int64_t flops; /* of all calls */
} smr_lt_product;

/** Plans a codelet's product. SMR_EUNSUPPORTED and the reason: it is none that cuBLASLt computes
 * where its operands lie. */
SMR_MUST_USE smr_status smr_lt_plan(const smr_codelet *c, const smr_env *e, smr_lt_product *out);

/** Finds what a tail computes of the sum x and of b, the only memory that it reads: x, x + b, the
 * same with max(x, 0), or with GELU by tanh. *@p epilogue is without a bias. False: something else.
 */
bool smr_lt_tail(const smr_expr *value, const smr_expr *core, int *epilogue, bool *adds);
#endif
