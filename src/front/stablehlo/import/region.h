/** @file Regions of scalars, and of tensors of a few elements, as bodies (internal to import/). */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_REGION_H
#define SMR_FRONT_STABLEHLO_IMPORT_REGION_H
#include "front/stablehlo/import/import.h"

/* ---- region.c */
/** Gets an operand of a region's op; an outer value must be a constant, which is copied. */
SMR_MUST_USE smr_status hlo_region_operand(hlo_import *im, const smr_mlir_op *op, uint32_t i,
					   hlo_value **out);
/** Applies an elementwise op to scalars @p v, one for each operand. */
SMR_MUST_USE smr_status hlo_inline_scalars(hlo_import *im, const smr_mlir_op *op,
					   const hlo_row *row, hlo_value *const *v,
					   hlo_value **out);
/** Translates region @p k of @p op, called with @p args; gets as many results as @p op has. */
SMR_MUST_USE smr_status hlo_inline_region(hlo_import *im, const smr_mlir_op *op, uint32_t k,
					  hlo_value *const *args, uint32_t nargs,
					  hlo_value **results);

/* ---- move.c */
/** Moves the elements of @p v as the op says. */
typedef smr_status (*hlo_move)(hlo_import *im, const smr_mlir_op *op, smr_node *v, smr_node **out);
/** Returns how the op @p name moves its operand's elements; NULL: it is no such op. */
hlo_move hlo_move_of(const char *name);

/* ---- small.c */
/** Makes the scalars of @p v, a constant of a few elements. */
SMR_MUST_USE smr_status hlo_small_constant(hlo_import *im, const smr_mlir_op *op, hlo_value *v,
					   hlo_value **out);
/** Makes a value of type @p t without its scalars; fails if they are too many. */
SMR_MUST_USE smr_status hlo_small_new(hlo_import *im, const smr_mlir_op *op, const hlo_type *t,
				      hlo_value **out);
/** Translates @p op if it has operands or results that are no scalars, or reduces; *@p done: it
 * has. */
SMR_MUST_USE smr_status hlo_small(hlo_import *im, const smr_mlir_op *op, const hlo_row *row,
				  bool *done);
#endif
