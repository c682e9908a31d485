/** @file The parts of pretty forms, documented in pretty.c. */
#ifndef SMR_FRONT_STABLEHLO_MLIR_PRETTY_H
#define SMR_FRONT_STABLEHLO_MLIR_PRETTY_H
#include "front/stablehlo/mlir/parser.h"

/* ---- pretty_types.c */
/** Parses the types after a pretty form, with the ":". */
SMR_MUST_USE smr_status mlir_read_tail(mlir_draft *d, const char *name);

/* ---- pretty_ops.c, pretty_region.c, pretty_func.c: ops that no form describes */
smr_status mlir_read_constant(mlir_draft *d);
smr_status mlir_read_slice(mlir_draft *d);
smr_status mlir_read_dot_general(mlir_draft *d);
smr_status mlir_read_convolution(mlir_draft *d);
smr_status mlir_read_reduce(mlir_draft *d);
smr_status mlir_read_while(mlir_draft *d);
smr_status mlir_read_scan(mlir_draft *d);
smr_status mlir_read_manual(mlir_draft *d);
smr_status mlir_read_module(mlir_draft *d);
smr_status mlir_read_func(mlir_draft *d);
#endif
