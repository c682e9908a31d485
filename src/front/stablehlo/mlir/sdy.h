/** @file Shardy's attributes as text, without "#sdy." and the name. */
#ifndef SMR_FRONT_STABLEHLO_MLIR_SDY_H
#define SMR_FRONT_STABLEHLO_MLIR_SDY_H
#include "front/stablehlo/mlir/parser.h"

void mlir_print_mesh(smr_str *s, const smr_mlir_attr *a);
void mlir_print_sharding(smr_str *s, const smr_mlir_attr *a);
void mlir_print_per_value(smr_str *s, const smr_mlir_attr *a);
void mlir_print_axis_list(smr_str *s, const smr_mlir_attr *a);
void mlir_print_axis_lists(smr_str *s, const smr_mlir_attr *a);
void mlir_print_moves(smr_str *s, const smr_mlir_attr *a);
#endif
