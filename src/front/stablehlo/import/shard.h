/** @file Meshes of Shardy, as the text has them (internal to shard.c, mesh.c,
 * sdy.c). */
#ifndef SMR_FRONT_STABLEHLO_IMPORT_SHARD_H
#define SMR_FRONT_STABLEHLO_IMPORT_SHARD_H
#include "front/stablehlo/import/import.h"

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
		*place; /* [ndevices]: where on the mesh the device stands, last axis fastest */
} hlo_mesh;

smr_status hlo_shard_broken(hlo_import *im, const smr_mlir_op *op, const char *what);
/** Axes and number of devices of a mesh's attribute. */
bool hlo_mesh_axes(const smr_mlir_attr *a, hlo_mesh *m);
/** The mesh of a sharding, places too. */
SMR_MUST_USE smr_status hlo_mesh_read(hlo_import *im, const smr_mlir_op *op,
				      const smr_mlir_attr *sharding, hlo_mesh *m);
/** An axis as a sharding names it, or its part "x":(pre)size: *@p axis, its number, *@p size, and
 * *@p step, by how many places neighbours along it are apart. */
SMR_MUST_USE smr_status hlo_mesh_axis(hlo_import *im, const smr_mlir_op *op, const hlo_mesh *m,
				      const smr_mlir_attr *a, uint32_t *axis, int64_t *size,
				      int64_t *step);
#endif
