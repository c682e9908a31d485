/** @file Quantized numbers: integers that stand for (stored - zero) * scale (internal to import/).
 */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_QUANT_H
#define SMR_FRONT_STABLEHLO_IMPORT_QUANT_H
#include "front/stablehlo/import/import.h"

/* ---- quant_type.c */
/** Reads the parameters of tensor type @p t, whose elements are !quant.uniform, into @p out. */
SMR_MUST_USE smr_status hlo_quant_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_type *t,
				     hlo_elem *out);
bool hlo_quant_equal(const hlo_quant *a, const hlo_quant *b);
/** Returns the type of the numbers that elements stand for. */
hlo_elem hlo_quant_stands(const hlo_elem *e);

/* ---- quant.c */
/** Builds the number that @p e stands for; @p scale, @p zero: as expressions, NULL: of the type,
 * which has one of each. NULL: no memory. */
const smr_expr *hlo_dequantized(smr_graph *g, const hlo_elem *t, const smr_expr *e,
				const smr_expr *scale, const smr_expr *zero);
/** Builds what stands for the number @p e, rounded to nearest even and clamped. */
const smr_expr *hlo_quantize(smr_graph *g, const hlo_elem *t, const smr_expr *e,
			     const smr_expr *scale, const smr_expr *zero);
/** Imports an op that computes with quantized numbers: on what they stand for, with the results
 * quantized again. *@p done: it is one. */
SMR_MUST_USE smr_status hlo_quantized(hlo_import *im, const smr_mlir_op *op, const hlo_row *row,
				      bool *done);
#endif
