/** @file Shardings: how a tensor is partitioned over a mesh of devices, a list of mesh axes for
 * each dimension (internal).
 *
 * Mesh axes have prime sizes: an axis of 8 devices is three axes of 2, the outermost first. So a
 * part of an axis is an axis, and a dimension reshaped from two others can be sharded as both.
 * Annotations of the program are kept with its variables, and inside flows as `shard` nodes. */
#ifndef SMR_IR_MODULE_SHARDING_H
#define SMR_IR_MODULE_SHARDING_H
#include "ir/graph/graph.h"

enum { SMR_MESH_AXES = 16 };

typedef struct smr_mesh {
	uint32_t naxes, ndevices; /* ndevices: the product of all sizes */
	uint32_t sizes[SMR_MESH_AXES];
	const char *names[SMR_MESH_AXES];
	const uint32_t *place; /* [ndevices]: position of device d on the mesh, the last axis
				* fastest; all positions differ */
} smr_mesh;

/** The mesh axes that partition one dimension; the first makes the largest parts. */
typedef struct smr_cut {
	uint8_t n, axes[SMR_MESH_AXES];
} smr_cut;

typedef struct smr_sharding {
	uint32_t rank;
	smr_cut dims[SMR_MAX_RANK];
	bool open[SMR_MAX_RANK];       /* whether more axes may partition it */
	uint32_t urgent[SMR_MAX_RANK]; /* priority: 0 goes before 1 ... */
	uint32_t whole;                /* bit a: axis a must not be added to an open dimension */
} smr_sharding;

/** Largest count of numbers that encode the sharding of one tensor. */
enum { SMR_SHARDING_NUMBERS = SMR_MAX_RANK + 2 * SMR_MESH_AXES };

/** Returns the coordinate of device @p d along an axis. */
uint32_t smr_mesh_at(const smr_mesh *m, uint32_t d, uint32_t axis);
/** Returns the number of parts, and which of them device @p d has. */
int64_t smr_cut_parts(const smr_mesh *m, const smr_cut *c);
int64_t smr_cut_part(const smr_mesh *m, const smr_cut *c, uint32_t d);
bool smr_cut_equal(const smr_cut *a, const smr_cut *b);
/** Appends @p axis, which @p c must not have yet. */
void smr_cut_add(smr_cut *c, uint32_t axis);
/** Returns the axes that partition some dimension, as bits. */
uint32_t smr_sharding_axes(const smr_sharding *s);
/** Returns whether both partition alike. */
bool smr_sharding_equal(const smr_sharding *a, const smr_sharding *b);
/** Sets @p out to a sharding without axes; all dimensions are @p open. */
void smr_sharding_none(uint32_t rank, bool open, smr_sharding *out);
/** Removes axes that make parts of unequal size, and all after them in their dimension. */
void smr_sharding_fit(const smr_mesh *m, const int64_t *dims, smr_sharding *s);
/** Computes the sizes of a part from @p dims, those of the tensor. */
void smr_sharding_part(const smr_mesh *m, const smr_sharding *s, const int64_t *dims, int64_t *out);

/** Encodes a sharding as numbers: of each dimension its axes, then -1, or -2 where it is open, less
 * 2 for each step of priority; then the axes of `whole`. Returns their count. */
uint32_t smr_sharding_write(const smr_sharding *s, int64_t out[SMR_SHARDING_NUMBERS]);
/** Decodes smr_sharding_write()'s numbers; false: they are no sharding of a tensor of @p rank. */
bool smr_sharding_read(const int64_t *numbers, uint32_t n, uint32_t rank, smr_sharding *out);
#endif
