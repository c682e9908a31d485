/* Sums taps that were computed as channels: see smr_conv_plan. */
#include <string.h>

#include "back/cpu/onednn/conv.h"

enum { COLUMNS = 256 }; /* columns whose sums stay in the first-level cache */

static void accumulate_row(float *restrict sum, const float *restrict from, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		sum[i] += from[i];
}

static void store_folded_row(float *to, int64_t step, float *sum, int64_t n, float bias,
			     const smr_fold *f)
{
	for (int64_t i = 0; i < n && f->bias != NULL; i++)
		sum[i] += bias;
	for (int64_t i = 0; i < n && f->accumulates; i++)
		sum[i] += to[i * step];
	for (int64_t i = 0; i < n && f->relu; i++)
		sum[i] = sum[i] > 0 ? sum[i] : 0;
	if (step == 1)
		memcpy(to, sum, (size_t)n * sizeof(*to));
	else
		for (int64_t i = 0; i < n; i++)
			to[i * step] = sum[i];
}

/* Sums columns [x, x + n) of one row of one channel. */
static void fold_row_segment(float *to, int64_t step, const float *taps, const smr_conv_plan *p,
			     int64_t dy, int64_t dx, int64_t n, float bias, const smr_fold *f)
{
	float sum[COLUMNS] = {0};

	for (int64_t r = 0; r < p->fr; r++)
		for (int64_t s = 0; s < p->fs; s++)
			accumulate_row(
				sum, taps + ((r * p->fs + s) * p->kh + r * dy) * p->kw + s * dx, n);
	store_folded_row(to, step, sum, n, bias, f);
}

void smr_fold_taps(float *to, const smr_onednn_tile *tt, const float *taps, const smr_conv_plan *p,
		   int64_t dy, int64_t dx, const smr_fold *f)
{
	for (int64_t c = 0; c < tt->c; c++)
		for (int64_t y = 0; y < tt->h; y++)
			for (int64_t x = 0; x < tt->w; x += COLUMNS)
				fold_row_segment(to + c * tt->cs + y * tt->hs + x * tt->ws, tt->ws,
						 taps + (c * p->fr * p->fs * p->kh + y) * p->kw + x,
						 p, dy, dx,
						 tt->w - x < COLUMNS ? tt->w - x : COLUMNS,
						 f->bias != NULL ? f->bias[c] : 0, f);
}
