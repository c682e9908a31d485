/** @file Functions of one number, or two, as straight-line IR of the CPU's code generator. */
#ifndef SMR_BACK_WEBGPU_SCALAR_H
#define SMR_BACK_WEBGPU_SCALAR_H
#include "base/str.h"
#include "ir/graph/graph.h"

/** Appends the instructions that compute @p op of %x, or of %x and %y, of type f32 or f64, without
 * fused multiply-adds; @p result is the name of their value. They have no branches and no calls but
 * of intrinsics. SMR_EUNSUPPORTED: there is no such code. */
SMR_MUST_USE smr_status wgsl_scalar_ir(smr_op op, smr_dtype t, smr_str *out, char result[28]);
#endif
