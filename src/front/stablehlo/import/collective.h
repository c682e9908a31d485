/** @file Collectives (internal to import/). */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_COLLECTIVE_H
#define SMR_FRONT_STABLEHLO_IMPORT_COLLECTIVE_H
#include "front/stablehlo/import/import.h"

/** Numbering of devices in groups: attrs.def, `channel`. */
enum { HLO_REPLICAS, HLO_REPLICAS_OF_ALL, HLO_FLAT, HLO_PARTITIONS };

/* ---- collective.c */
/** Reads a tensor of groups: rows of one length, padded with -1. @p reduces: the op gathers or
 * reduces. */
SMR_MUST_USE smr_status hlo_replica_groups(hlo_import *im, const smr_mlir_op *op, bool reduces,
					   smr_draft *k);
/** Applies the op in @p k to operand @p i; @p bodies: one for each part, one for both parts, or
 * NULL. */
SMR_MUST_USE smr_status hlo_collective_of(hlo_import *im, const smr_mlir_op *op, uint32_t i,
					  smr_draft *k, smr_lambda *const *bodies);
/** Makes one body for each part if the body reduces real and imaginary parts separately, as sums
 * do. Else *@p out is one body for both, and @p out[1] NULL. */
SMR_MUST_USE smr_status hlo_collective_bodies(hlo_import *im, const smr_mlir_op *op, hlo_elem elem,
					      smr_lambda **out);

/* ---- root.c */
bool hlo_has_dynamic_root(const smr_mlir_op *op);
/** Imports a collective_broadcast whose last operand says which member of its group each other
 * operand comes from. */
SMR_MUST_USE smr_status hlo_broadcast_from_root(hlo_import *im, const smr_mlir_op *op);
smr_status hlo_reduce_to_root(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);
#endif
