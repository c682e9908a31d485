/** @file The program of an executable as text. */
#ifndef SMR_PJRT_PROGRAM_H
#define SMR_PJRT_PROGRAM_H
#include "base/arena.h"
#include "front/stablehlo/mlir/mlir.h"

/** Replaces the ops of Shardy, which XLA's tools cannot turn into HLO, by calls. The tree holds
 * memory of @p arena from then on. SMR_ETYPE: an op of Shardy is broken. */
SMR_MUST_USE smr_status pjrt_program_rewrite(smr_mlir *m, smr_arena *arena);

#endif
