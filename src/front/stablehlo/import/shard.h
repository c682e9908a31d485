/** @file Meshes of Shardy (internal to shard.c, mesh.c, sdy.c). */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_SHARD_H
#define SMR_FRONT_STABLEHLO_IMPORT_SHARD_H
#include "front/stablehlo/import/cuts.h"

enum { HLO_AXES = 16 };

typedef struct hlo_axis {
	const char *name;
	int64_t size;
	bool manual;
} hlo_axis;

typedef struct hlo_mesh {
	uint32_t naxes, ndevices;
	hlo_axis axes[HLO_AXES];
	const int64_t
		*place; /* [ndevices]: position of the device on the mesh, last axis fastest */
} hlo_mesh;

smr_status hlo_shard_broken(hlo_import *im, const smr_mlir_op *op, const char *what);
/** Reads axes and number of devices of a mesh's attribute. */
bool hlo_mesh_axes(const smr_mlir_attr *a, hlo_mesh *m);
/** Reads the mesh of a sharding, with the positions of devices. */
SMR_MUST_USE smr_status hlo_mesh_read(hlo_import *im, const smr_mlir_op *op,
				      const smr_mlir_attr *sharding, hlo_mesh *m);
/** Reads the cuts of a tensor of @p rank along the manual axes of the mesh. */
SMR_MUST_USE smr_status hlo_mesh_cuts(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
				      const smr_mlir_attr *sharding, uint32_t rank, hlo_cuts *out);
/** Resolves an axis of a sharding, or its part "x":(pre)size: *@p axis, its number, *@p size, and
 * *@p step, the distance of neighbours along it in positions. */
SMR_MUST_USE smr_status hlo_mesh_axis(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
				      const smr_mlir_attr *a, uint32_t *axis, int64_t *size,
				      int64_t *step);
#endif
