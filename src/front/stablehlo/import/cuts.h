/** @file Import of programs for several devices: parts of tensors, annotations of shardings. */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_CUTS_H
#define SMR_FRONT_STABLEHLO_IMPORT_CUTS_H
#include "front/stablehlo/import/import.h"

/* ---- cut.c */
/** The part of one dimension that each device has. */
typedef struct hlo_cut {
	int64_t parts;
	int64_t *part, *rest; /* [ndevices]; rest: equal for devices that share one whole */
} hlo_cut;
typedef struct hlo_cuts {
	uint32_t ndevices;
	bool replicas; /* whether devices are replicas, not partitions */
	hlo_cut dim[SMR_MAX_RANK];
	hlo_cut sum; /* the whole is the sum of these parts, each of its size */
} hlo_cuts;
/** Makes a cut of one part, which all devices have. */
SMR_MUST_USE smr_status hlo_no_cut(hlo_import *im, uint32_t ndevices, hlo_cut *out);
/** Takes this device's part of @p v. */
SMR_MUST_USE smr_status hlo_part_of(hlo_import *im, const smr_mlir_op *op, const hlo_cuts *cuts,
				    hlo_value *v, hlo_value **out);
/** Takes this device's part of @p v: that which it was gathered from, if it was by the same
 * cuts. */
SMR_MUST_USE smr_status hlo_local_of(hlo_import *im, const smr_mlir_op *op, const hlo_cuts *cuts,
				     hlo_value *v, hlo_value **out);
/** Gathers the whole tensor from the parts @p v, and keeps these with it. */
SMR_MUST_USE smr_status hlo_gathered(hlo_import *im, const hlo_cuts *cuts, hlo_value *v,
				     hlo_value **out);
/** Gathers the whole tensor from the parts @p v. */
SMR_MUST_USE smr_status hlo_whole_of(hlo_import *im, const hlo_cuts *cuts, hlo_value *v,
				     hlo_value **out);

/* ---- root.c */
/** Gets the tensor of the first partition on all of them: the others have zeros. */
SMR_MUST_USE smr_status hlo_spread_first(hlo_import *im, smr_node *v, smr_node **out);
/** Builds @p v where @p mask, a scalar, is true, and zeros elsewhere. */
SMR_MUST_USE smr_status hlo_keep_where(hlo_import *im, smr_node *mask, smr_node *v, smr_node **out);

/* ---- gspmd.c */
/** Returns whether annotations of GSPMD switch between whole tensors and parts. */
bool hlo_is_gspmd(const smr_mlir_op *op);
/** Returns whether the op is a mere sharding hint. */
bool hlo_is_sharding(const smr_mlir_op *op);
/** Imports Sharding, SPMDFullToShardShape and SPMDShardToFullShape; *@p done: it is one. */
SMR_MUST_USE smr_status hlo_gspmd(hlo_import *im, const smr_mlir_op *op, const char *target,
				  bool *done);

/* ---- apart.c: pmap */
/** Returns the devices of a program of pmap; 0: it is none. */
uint32_t hlo_pmap_devices(const smr_mlir_op *module, uint32_t partitions, uint32_t replicas);
/** Finds whether argument or result @p i of @main, of declared type @p t, has a row for each
 * device. */
SMR_MUST_USE smr_status hlo_pmap_maps(hlo_import *im, const smr_mlir_op *fn, bool result,
				      uint32_t i, const hlo_type *t, bool *maps);
SMR_MUST_USE smr_status hlo_pmap_cut(hlo_import *im, uint32_t rank, hlo_cuts *out);

/* ---- shard.c */
/** Gets the devices that the program is written for; 1 if it is whole, even with sharding
 * annotations. */
SMR_MUST_USE smr_status hlo_devices(hlo_import *im, uint32_t *partitions, uint32_t *replicas);

/* ---- apart.c */
/** Returns whether main has an argument or a result whose parts are to be summed. */
bool hlo_has_unreduced(const smr_mlir_op *module);
/** Makes @p t, the type of argument @p i of main, that of this device's part. */
SMR_MUST_USE smr_status hlo_apart_type(hlo_import *im, const smr_mlir_op *fn, uint32_t i,
				       hlo_type *t);
/** Gathers the arguments of main, which are this device's parts. */
SMR_MUST_USE smr_status hlo_apart_arguments(hlo_import *im, const smr_mlir_op *fn, hlo_value **args,
					    uint32_t n);
/** Replaces result @p i of main by this device's part. */
SMR_MUST_USE smr_status hlo_apart_result(hlo_import *im, const smr_mlir_op *fn, uint32_t i,
					 hlo_value **v);

/* ---- mesh.c */
/** Reads how a sharding of main cuts a tensor of @p rank; *@p known: there is one, without open
 * dimensions. */
SMR_MUST_USE smr_status hlo_cuts_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				    uint32_t rank, bool *known, hlo_cuts *out);
/** Tells the user of the program of these cuts. */
SMR_MUST_USE smr_status hlo_tell_split(smr_arena *a, const hlo_cuts *cuts, uint32_t rank,
				       smr_stablehlo_split *out);
/** Reads how devices have the parts of a tensor of @p rank; *@p out is zeros without a sharding @p
 * a, and if a dimension is open. */
SMR_MUST_USE smr_status hlo_split_of(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				     uint32_t rank, smr_stablehlo_split *out);

/* ---- sdy.c */
/** Reads the mesh of a program's sharding annotations, if there is one. */
SMR_MUST_USE smr_status hlo_module_mesh(hlo_import *im);
/** Records the sharding @p a (or NULL) of a value that is variables of the function. */
SMR_MUST_USE smr_status hlo_say(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				const hlo_value *v);
/** Annotates tensors of the flow with a sharding; *@p out is @p v itself where there is none to
 * say. */
SMR_MUST_USE smr_status hlo_annotate(hlo_import *im, const smr_mlir_op *op, const smr_mlir_attr *a,
				     hlo_value *v, hlo_value **out);
/** Records the sharding of an op's results, if it has one. */
SMR_MUST_USE smr_status hlo_said_of_results(hlo_import *im, const smr_mlir_op *op);
smr_status hlo_constraint(hlo_import *im, const smr_mlir_op *op, const hlo_row *row);
#endif
