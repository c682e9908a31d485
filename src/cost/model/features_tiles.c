/* Times of a product in tiles of several sizes, of which a library uses an unknown one: cuBLAS has
 * several for each generation of GPUs. */
#include <math.h>

#include "cost/model/features_tiles.h"

enum { STEP = 8 /* tiles of a sum are padded to it */ };

/* rows of tiles, columns */
static const double tiles[SMR_TILES][2] = {{128, 128}, {64, 128}, {128, 64}, {64, 64},
					   {32, 128},  {128, 32}, {32, 64},  {32, 32}};

/* tiles whose factors are considered together: the number that one multiprocessor works on */
static const struct window {
	double m, n, at_once;
} windows[SMR_WINDOWS] = {{64, 64, 8}, {128, 32, 2}, {32, 128, 2}, {64, 128, 4}};

/* Address range of the first TLB level, of every NVIDIA GPU from Pascal to Volta (Jia et al., 2018
 * and 2019). */
static const double reach_bytes = 32 * 1048576.0;

static double log2_ratio(double a, double b)
{
	return log2(fmax(a, 1e-30) / fmax(b, 1e-30));
}

static float *put_tile(float *x, const double tile[2], const smr_tiling *t)
{
	double m = ceil(t->m / tile[0]), n = ceil(t->n / tile[1]),
	       waves = m * n * t->batch / t->cores;
	double wave_s =
		2 * tile[0] * tile[1] * (ceil(t->k / STEP) * STEP + STEP) / (t->peak / t->cores);

	*x++ = (float)log2_ratio(ceil(waves) * wave_s, t->seconds);
	*x++ = (float)fmin(ceil(waves / 2) * 2 / waves, 50);
	*x++ = (float)fmin(log2_ratio(waves, 1), 6);
	*x++ = (float)fmin(m * tile[0] / t->m * (n * tile[1] / t->n), 100);
	return x;
}

/* Concurrent tiles read a piece of each factor: adds the address space that the pieces span, and
 * the bytes that they read per operation. */
static float *put_window(float *x, const struct window *w, const smr_tiling *t)
{
	double m = ceil(t->m / w->m), n = ceil(t->n / w->n), all = t->cores * w->at_once;
	double wide = fmin(n, all), high = fmin(m, fmax(1, floor(all / n)));
	double lines = wide * w->n + high * w->m;

	*x++ = (float)log2_ratio(lines * t->size * t->k, reach_bytes);
	*x++ = (float)log2_ratio(lines * t->size / (wide * high * 2 * w->m * w->n),
				 t->bps / t->peak);
	return x;
}

float *smr_features_tiles(float *x, const smr_tiling *t)
{
	for (int i = 0; i < SMR_TILES; i++)
		x = put_tile(x, tiles[i], t);
	for (int i = 0; i < SMR_WINDOWS; i++)
		x = put_window(x, &windows[i], t);
	return x;
}
