/** @file Features about tiles of products; between features.c and features_tiles.c. */
#ifndef SMR_COST_MODEL_FEATURES_TILES_H
#define SMR_COST_MODEL_FEATURES_TILES_H

enum { SMR_TILES = 8, SMR_WINDOWS = 4, SMR_TILING = 4 * SMR_TILES + 2 * SMR_WINDOWS };

/** A product of numbers of @p size bytes on a machine; all at least 1 or positive. */
typedef struct smr_tiling {
	double batch, m, n, k, size;
	double cores, peak, bps; /* FLOP/s and bytes/s of all cores together */
	double seconds;          /* of the analytic prediction */
} smr_tiling;

/** Names of the features that smr_features_tiles() writes, in its order. */
#define SMR_TILE_NAMES(t) "waves of " t " over all", "pairs of waves " t, "waves " t, "padding " t
#define SMR_WINDOW_NAMES(t) "span of " t, "traffic of " t
#define SMR_TILING_NAMES                                                                     \
	SMR_TILE_NAMES("128x128"), SMR_TILE_NAMES("64x128"), SMR_TILE_NAMES("128x64"),       \
		SMR_TILE_NAMES("64x64"), SMR_TILE_NAMES("32x128"), SMR_TILE_NAMES("128x32"), \
		SMR_TILE_NAMES("32x64"), SMR_TILE_NAMES("32x32"), SMR_WINDOW_NAMES("64x64"), \
		SMR_WINDOW_NAMES("128x32"), SMR_WINDOW_NAMES("32x128"), SMR_WINDOW_NAMES("64x128")

/** Writes SMR_TILING finite numbers; returns their end. */
float *smr_features_tiles(float *x, const smr_tiling *t);
#endif
