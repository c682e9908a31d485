/** @file A planned product as descriptors of cuBLASLt, with the algorithm that the library takes
 * for it. */
#ifndef SMR_BACK_CUBLASLT_CALL_H
#define SMR_BACK_CUBLASLT_CALL_H
#include "back/cublaslt/cublaslt.h"
#include "back/cublaslt/plan.h"
#include "gpu/memory.h"

typedef struct smr_lt_call {
	const smr_lt *lt;
	cublasLtMatmulDesc desc;
	cublasLtMatrixLayout a, b, c;
	cublasLtMatmulAlgo algo;
	size_t workspace; /* bytes */
} smr_lt_call;

/** Makes the descriptors, and asks for the algorithm: the library's first proposal, which depends
 * on the product, the alignment and the kind of card. Free it with smr_lt_call_free(), after an
 * error, too. */
SMR_MUST_USE smr_status smr_lt_call_make(const smr_lt *lt, smr_gpu_device *d,
					 const smr_lt_product *p, smr_lt_call *out);
void smr_lt_call_free(smr_lt_call *c);

/** Addresses on the card. */
typedef struct smr_lt_operands {
	smr_gpu_ptr a, b, c, bias, workspace;
} smr_lt_operands;
/** Queues the product. For one thread at a time. */
SMR_MUST_USE smr_status smr_lt_call_run(const smr_lt_call *c, smr_gpu_device *d,
					const smr_lt_product *p, double alpha, double beta,
					const smr_lt_operands *at);
#endif
