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
	const uint32_t *place; /* [ndevices]: where on the mesh device d stands, the last axis
				  fastest; each stands somewhere else */
} smr_mesh;

/** The axes that cut one dimension; the first makes the largest parts. */
typedef struct smr_cut {
	uint8_t n, axes[SMR_MESH_AXES];
} smr_cut;

typedef struct smr_sharding {
	uint32_t rank;
	smr_cut dims[SMR_MAX_RANK];
	bool open[SMR_MAX_RANK];       /* more axes may cut it */
	uint32_t urgent[SMR_MAX_RANK]; /* 0 goes before 1 ... */
	uint32_t whole;                /* bit a: no axis a where a dimension is open */
} smr_sharding;

/** Numbers of sharding that one tensor takes at most. */
enum { SMR_SHARDING_NUMBERS = SMR_MAX_RANK + 2 * SMR_MESH_AXES };

/** Place of device @p d along an axis. */
uint32_t smr_mesh_at(const smr_mesh *m, uint32_t d, uint32_t axis);
/** In how many parts, and which of them device @p d has. */
int64_t smr_cut_parts(const smr_mesh *m, const smr_cut *c);
int64_t smr_cut_part(const smr_mesh *m, const smr_cut *c, uint32_t d);
bool smr_cut_equal(const smr_cut *a, const smr_cut *b);
/** Adds @p axis, which must not be there yet, to what cuts dimension @p dim. */
void smr_cut_add(smr_cut *c, uint32_t axis);
/** Bit a: axis a cuts a dimension. */
uint32_t smr_sharding_axes(const smr_sharding *s);
/** The same cuts. */
bool smr_sharding_equal(const smr_sharding *a, const smr_sharding *b);
/** Nothing is cut; all dimensions are @p open. */
void smr_sharding_none(uint32_t rank, bool open, smr_sharding *out);
/** Axes that leave parts of several sizes, and those behind them in their dimension, are left out.
 */
void smr_sharding_fit(const smr_mesh *m, const int64_t *dims, smr_sharding *s);
/** Sizes of a part; @p dims are the tensor's. */
void smr_sharding_part(const smr_mesh *m, const smr_sharding *s, const int64_t *dims, int64_t *out);

/** As numbers: of each dimension its axes, then -1, or -2 where it is open, less 2 for each step of
 * urgency; then the axes of `whole`. How many. */
uint32_t smr_sharding_write(const smr_sharding *s, int64_t out[SMR_SHARDING_NUMBERS]);
/** The same back; false: they are none for a tensor of @p rank. */
bool smr_sharding_read(const int64_t *numbers, uint32_t n, uint32_t rank, smr_sharding *out);
#endif
