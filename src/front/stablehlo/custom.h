/** @file The parts of pretty forms: which are where is told by custom.c. */
#ifndef SMR_FRONT_STABLEHLO_CUSTOM_H
#define SMR_FRONT_STABLEHLO_CUSTOM_H
#include "front/stablehlo/parser.h"

/* ---- custom_types.c */
/** The types behind a pretty form, ":" among them. */
SMR_MUST_USE smr_status mlir_read_tail(mlir_draft *d, const char *name);

/* ---- custom_ops.c, custom_region.c, custom_func.c: ops that need more than a form */
smr_status mlir_read_constant(mlir_draft *d);
smr_status mlir_read_slice(mlir_draft *d);
smr_status mlir_read_dot_general(mlir_draft *d);
smr_status mlir_read_convolution(mlir_draft *d);
smr_status mlir_read_reduce(mlir_draft *d);
smr_status mlir_read_while(mlir_draft *d);
smr_status mlir_read_manual(mlir_draft *d);
smr_status mlir_read_module(mlir_draft *d);
smr_status mlir_read_func(mlir_draft *d);
#endif
