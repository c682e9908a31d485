/** @file cuBLASLt as a table of functions: Samara's own declarations of handles, constants,
 * structs.
 *
 * Values and layouts are those of cuBLASLt 11.4 on 64-bit systems, which later versions keep; names
 * are the library's. Matrices are column-major. */
#ifndef SMR_BACK_CUBLASLT_CUBLASLT_H
#define SMR_BACK_CUBLASLT_CUBLASLT_H
#include <stddef.h>
#include <stdint.h>

#include "gpu/device.h"

typedef struct cublasLtContext_st *cublasLtHandle;
typedef struct cublasLtMatmulDesc_st *cublasLtMatmulDesc;
typedef struct cublasLtMatrixLayout_st *cublasLtMatrixLayout;
typedef struct cublasLtMatmulPreference_st *cublasLtMatmulPreference;

enum { CUBLAS_STATUS_SUCCESS = 0, CUBLAS_STATUS_NOT_SUPPORTED = 15 };
enum { CUDA_R_32F = 0, CUDA_R_64F = 1, CUDA_R_16F = 2, CUDA_R_16BF = 14 };
enum { CUBLAS_COMPUTE_32F = 68, CUBLAS_COMPUTE_64F = 70 };
enum { CUBLAS_OP_N = 0, CUBLAS_OP_T = 1 };
enum {
	CUBLASLT_MATMUL_DESC_TRANSA = 3,
	CUBLASLT_MATMUL_DESC_TRANSB = 4,
	CUBLASLT_MATMUL_DESC_EPILOGUE = 7,
	CUBLASLT_MATMUL_DESC_BIAS_POINTER = 8,
	CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE = 26
};
enum {
	CUBLASLT_EPILOGUE_DEFAULT = 1,
	CUBLASLT_EPILOGUE_RELU = 2,
	CUBLASLT_EPILOGUE_BIAS = 4,
	CUBLASLT_EPILOGUE_RELU_BIAS = 6,
	CUBLASLT_EPILOGUE_GELU = 32,
	CUBLASLT_EPILOGUE_GELU_BIAS = 36
};
enum { CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6 };
enum {
	CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1,
	CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3,
	CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5, /* then of B, C and the result */
};
enum { CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE = 2 };

typedef struct cublasLtMatmulAlgo {
	uint64_t data[8];
} cublasLtMatmulAlgo;
typedef struct cublasLtMatmulHeuristicResult {
	cublasLtMatmulAlgo algo;
	size_t workspaceSize;
	int state;
	float wavesCount;
	int reserved[4];
} cublasLtMatmulHeuristicResult;
_Static_assert(sizeof(cublasLtMatmulHeuristicResult) == 96, "layout of cuBLASLt 11.4");

typedef struct smr_lt {
#define SMR_LT(name, result, args) result(*name) args;
#include "back/cublaslt/cublaslt.def"
#undef SMR_LT
} smr_lt;

/** Opens cuBLASLt; *@p out is constant from then on. @p path, if it is not NULL: where it was
 * found. Errors: those of smr_gpu_vendor_open(). Thread safe. */
SMR_MUST_USE smr_status smr_lt_open(const smr_lt **out, const char **path);
/** Returns the library's handle for a device, made at first need, kept until the process ends. The
 * device's context is the thread's (gpu/vendor.h). Thread safe. */
SMR_MUST_USE smr_status smr_lt_handle(const smr_lt *lt, smr_gpu_device *d, cublasLtHandle *out);
/** Sets the error text of a failed call. */
SMR_MUST_USE smr_status smr_lt_fail(smr_gpu_device *d, const char *call, int status);
#endif
