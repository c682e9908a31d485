/** @file NCCL as a table of functions: Samara's own declarations of handles and constants, which
 * are those of NCCL 2.10 and later; names are the library's. */
#ifndef SMR_GPU_NCCL_H
#define SMR_GPU_NCCL_H
#include <stddef.h>

#include "base/status.h"

typedef struct ncclComm_st *ncclComm;

enum { ncclSuccess = 0, ncclInProgress = 7 };
/* ncclDataType_t, ncclRedOp_t */
enum {
	ncclInt8 = 0,
	ncclUint8 = 1,
	ncclInt32 = 2,
	ncclUint32 = 3,
	ncclInt64 = 4,
	ncclUint64 = 5,
	ncclFloat16 = 6,
	ncclFloat32 = 7,
	ncclFloat64 = 8,
	ncclBfloat16 = 9
};
enum { ncclSum = 0, ncclProd = 1, ncclMax = 2, ncclMin = 3 };

typedef struct smr_nccl {
#define SMR_NCCL(name, result, args) result(*name) args;
#include "gpu/nccl.def"
#undef SMR_NCCL
} smr_nccl;

/** Opens NCCL; *@p out is constant from then on. @p path, if it is not NULL: where it was found.
 * Errors: those of smr_gpu_vendor_open(). Thread safe. */
SMR_MUST_USE smr_status smr_nccl_open(const smr_nccl **out, const char **path);
#endif
