/* Conversion between the caller's strided channels and channel blocks.
 *
 * The common case, rows of floats in memory and blocks of 8 or 16 channels, is a transpose of 8 x 8
 * in registers; other cases are plain loops. Both run inside the cache: one thread packs, uses and
 * unpacks a tile. */
#include <string.h>

#include "back/cpu/onednn/onednn.h"

typedef float v8 __attribute__((vector_size(32)));
typedef float v8u __attribute__((vector_size(32), aligned(4)));

#define INLINE static inline __attribute__((always_inline))
#define PAIR(a, b, i, j, k, l, m, n, o, p) __builtin_shufflevector(a, b, i, j, k, l, m, n, o, p)

INLINE void transpose8(v8 r[8])
{
	v8 t[8], u[8];

	for (int i = 0; i < 8; i += 2) {
		t[i] = PAIR(r[i], r[i + 1], 0, 8, 1, 9, 4, 12, 5, 13);
		t[i + 1] = PAIR(r[i], r[i + 1], 2, 10, 3, 11, 6, 14, 7, 15);
	}
	for (int i = 0; i < 8; i += 4)
		for (int h = 0; h < 2; h++) {
			u[i + 2 * h] = PAIR(t[i + h], t[i + 2 + h], 0, 1, 8, 9, 4, 5, 12, 13);
			u[i + 2 * h + 1] = PAIR(t[i + h], t[i + 2 + h], 2, 3, 10, 11, 6, 7, 14, 15);
		}
	for (int i = 0; i < 4; i++) {
		r[i] = PAIR(u[i], u[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
		r[i + 4] = PAIR(u[i], u[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
	}
}

/* Copies 8 rows of w floats, cs apart, to w groups of 8 channels, `step` apart. */
INLINE void rows_to_blocks_(float *to, int64_t step, const float *from, int64_t cs, int64_t w)
{
	int64_t x = 0;

	for (; x + 8 <= w; x += 8) {
		v8 r[8];

		for (int i = 0; i < 8; i++)
			r[i] = *(const v8u *)(from + i * cs + x);
		transpose8(r);
		for (int i = 0; i < 8; i++)
			*(v8u *)(to + (x + i) * step) = r[i];
	}
	for (; x < w; x++)
		for (int i = 0; i < 8; i++)
			to[x * step + i] = from[i * cs + x];
}

INLINE void blocks_to_rows_(float *to, int64_t cs, const float *from, int64_t step, int64_t w)
{
	int64_t x = 0;

	for (; x + 8 <= w; x += 8) {
		v8 r[8];

		for (int i = 0; i < 8; i++)
			r[i] = *(const v8u *)(from + (x + i) * step);
		transpose8(r);
		for (int i = 0; i < 8; i++)
			*(v8u *)(to + i * cs + x) = r[i];
	}
	for (; x < w; x++)
		for (int i = 0; i < 8; i++)
			to[i * cs + x] = from[x * step + i];
}

/* The same code for registers of 32 bytes and of 16. (Not target_clones: its resolvers run before
 * the sanitizers are initialised.) */
#if defined(__x86_64__)
__attribute__((target("avx2"))) static void rows_to_blocks_avx2(float *to, int64_t step,
								const float *from, int64_t cs,
								int64_t w)
{
	rows_to_blocks_(to, step, from, cs, w);
}

__attribute__((target("avx2"))) static void blocks_to_rows_avx2(float *to, int64_t cs,
								const float *from, int64_t step,
								int64_t w)
{
	blocks_to_rows_(to, cs, from, step, w);
}

#define AVX2 __builtin_cpu_supports("avx2")
#else
#define AVX2 0
#define rows_to_blocks_avx2 rows_to_blocks_
#define blocks_to_rows_avx2 blocks_to_rows_
#endif

static void rows_to_blocks(float *to, int64_t step, const float *from, int64_t cs, int64_t w)
{
	if (AVX2)
		rows_to_blocks_avx2(to, step, from, cs, w);
	else
		rows_to_blocks_(to, step, from, cs, w);
}

static void blocks_to_rows(float *to, int64_t cs, const float *from, int64_t step, int64_t w)
{
	if (AVX2)
		blocks_to_rows_avx2(to, cs, from, step, w);
	else
		blocks_to_rows_(to, cs, from, step, w);
}

/* Distance in elements between columns and between rows. */
typedef struct steps {
	int64_t col, row;
} steps;

static steps steps_of(const smr_blocked *b)
{
	int64_t inner = b->block > 0 ? b->block : b->c;

	return (steps){inner, inner * b->w};
}

static int64_t channel_at(const smr_blocked *b, int64_t c)
{
	if (b->block == 0)
		return c;
	return c / b->block * b->block * b->h * b->w + c % b->block;
}

static int64_t min_int64(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int64_t max_int64(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

/* Packs one row of one tile: columns [x0, x1) of the blocked tile from `from` on. */
static void pack_row(float *to, const smr_blocked *tb, const float *from, const smr_onednn_tile *ft,
		     int64_t x0, int64_t x1)
{
	steps st = steps_of(tb);
	bool eights = ft->ws == 1 && tb->block != 1;

	for (int64_t c = 0; c < ft->c;) {
		float *t = to + channel_at(tb, c) + x0 * st.col;
		const float *f = from + c * ft->cs;

		if (eights && c % 8 == 0 && c + 8 <= ft->c) {
			rows_to_blocks(t, st.col, f, ft->cs, x1 - x0);
			c += 8;
		} else if (ft->cs == 1 && tb->block != 1) {
			int64_t run = tb->block == 0 ? ft->c - c : min_int64(tb->block, ft->c - c);

			for (int64_t x = 0; x < x1 - x0; x++)
				memcpy(t + x * st.col, f + x * ft->ws, (size_t)run * sizeof(float));
			c += run;
		} else {
			for (int64_t x = 0; x < x1 - x0; x++)
				t[x * st.col] = f[x * ft->ws];
			c++;
		}
	}
}

void smr_pack(float *to, const smr_blocked *tb, const float *from, const smr_onednn_tile *ft,
	      int64_t top, int64_t left)
{
	steps st = steps_of(tb);
	int64_t y0 = max_int64(0, -top), y1 = min_int64(tb->h, ft->h - top);
	int64_t x0 = max_int64(0, -left), x1 = min_int64(tb->w, ft->w - left);

	if (y0 > 0 || x0 > 0 || y1 < tb->h || x1 < tb->w || ft->c < tb->c)
		memset(to, 0, (size_t)(tb->c * tb->h * tb->w) * sizeof(float));
	for (int64_t y = y0; y < y1 && x0 < x1; y++)
		pack_row(to + y * st.row, tb, from + (y + top) * ft->hs + (x0 + left) * ft->ws, ft,
			 x0, x1);
}

static void unpack_row(float *to, const smr_onednn_tile *tt, const float *from,
		       const smr_blocked *fb)
{
	steps st = steps_of(fb);

	for (int64_t c = 0; c < tt->c;) {
		const float *f = from + channel_at(fb, c);
		float *t = to + c * tt->cs;

		if (tt->ws == 1 && fb->block != 1 && c % 8 == 0 && c + 8 <= tt->c) {
			blocks_to_rows(t, tt->cs, f, st.col, tt->w);
			c += 8;
		} else if (tt->cs == 1 && fb->block != 1) {
			int64_t run = fb->block == 0 ? tt->c - c : min_int64(fb->block, tt->c - c);

			for (int64_t x = 0; x < tt->w; x++)
				memcpy(t + x * tt->ws, f + x * st.col, (size_t)run * sizeof(float));
			c += run;
		} else {
			for (int64_t x = 0; x < tt->w; x++)
				t[x * tt->ws] = f[x * st.col];
			c++;
		}
	}
}

void smr_unpack(float *to, const smr_onednn_tile *tt, const float *from, const smr_blocked *fb)
{
	steps st = steps_of(fb);

	for (int64_t y = 0; y < tt->h; y++)
		unpack_row(to + y * tt->hs, tt, from + y * st.row, fb);
}
