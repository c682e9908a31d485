/* Tiles of a product whose sums stay in registers: rows of A times vectors of B.
 *
 * An element of A is multiplied with vectors of a row of B, so A may lie anyhow. A tile has up to
 * 28 sums of 64 bytes with AVX-512, 12 of 32 with AVX2: the multiplications hide their own latency.
 * Where there are fewer, a sum is several, of every second or fourth product, that are added last.
 */
#include "back/cpu/lib_tile.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

/* Elsewhere a product is rounded before it is added. */
#pragma clang fp contract(fast)

typedef float v16 __attribute__((vector_size(64)));
typedef float v16u __attribute__((vector_size(64), aligned(4)));

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("clang loop unroll(full)") for
#define KEEP _Pragma("clang loop unroll(disable)") for

enum { MOST_SUMS = 28, AHEAD = 12 /* rows of B that are asked for before they are needed */ };

typedef struct sums {
	v16 of[MOST_SUMS];
} sums;

/* One row of B for all rows of A. */
INLINE void step(sums *s, int rows, int vecs, const float *a, int64_t am, const float *b)
{
	v16 y[SMR_TILE_VECS];

	UNROLL(int v = 0; v < vecs; v++)
	y[v] = *(const v16u *)(b + v * SMR_TILE_LANES);
	UNROLL(int i = 0; i < rows; i++)
	UNROLL(int v = 0; v < vecs; v++)
	s->of[i * vecs + v] += a[i * am] * y[v];
}

INLINE void store(const sums *s, int rows, int vecs, const smr_tile *t)
{
	UNROLL(int i = 0; i < rows; i++)
	UNROLL(int v = 0; v < vecs; v++)
	{
		v16u *to = (v16u *)(t->c + i * t->ldc + v * SMR_TILE_LANES);
		v16 sum = t->alpha * s->of[i * vecs + v];

		*to = t->beta == 0 ? sum : sum + t->beta * *to;
	}
}

/* @p split sums for each element, of products p, p + split ... */
INLINE void tile(const smr_tile *t, int rows, int vecs, int split)
{
	const float *a = t->a, *b = t->b;
	const int64_t am = t->am, ak = t->ak, bk = t->bk, whole = t->k - t->k % split;
	sums s[4];

	UNROLL(int h = 0; h < split; h++)
	UNROLL(int q = 0; q < rows * vecs; q++)
	s[h].of[q] = (v16){0};
	KEEP(int64_t p = 0; p < whole; p += split)
	{
		UNROLL(int h = 0; h < split; h++)
		{
			UNROLL(int v = 0; v < vecs; v++)
			__builtin_prefetch(b + AHEAD * bk + v * SMR_TILE_LANES);
			step(&s[h], rows, vecs, a, am, b);
			a += ak;
			b += bk;
		}
	}
	KEEP(int64_t p = whole; p < t->k; p++)
	{
		step(&s[0], rows, vecs, a, am, b);
		a += ak;
		b += bk;
	}
	UNROLL(int h = split / 2; h > 0; h /= 2)
	UNROLL(int g = 0; g < h; g++)
	UNROLL(int q = 0; q < rows * vecs; q++)
	s[g].of[q] += s[g + h].of[q];
	store(&s[0], rows, vecs, t);
}

#define ROWS(r, vecs, split)             \
	case r:                          \
		tile(t, r, vecs, split); \
		break;
#define FEW(vecs, one, two, more) \
	ROWS(1, vecs, one)        \
	ROWS(2, vecs, two)        \
	ROWS(3, vecs, more) ROWS(4, vecs, more) ROWS(5, vecs, more) ROWS(6, vecs, more)
#define MANY(vecs)       \
	ROWS(7, vecs, 1) \
	ROWS(8, vecs, 1) \
	ROWS(9, vecs, 1) \
	ROWS(10, vecs, 1) ROWS(11, vecs, 1) ROWS(12, vecs, 1) ROWS(13, vecs, 1) ROWS(14, vecs, 1)

#define DEFINE(name, where, body)                               \
	where static void name(const smr_tile *t, int rows)     \
	{                                                       \
		switch (rows) {                                 \
			body default : __builtin_unreachable(); \
		}                                               \
	}

#if defined(__x86_64__)
#define AVX512 __attribute__((target("avx512f,fma")))
#define AVX2 __attribute__((target("avx2,fma")))
DEFINE(four_avx512, AVX512, FEW(4, 2, 1, 1))
DEFINE(two_avx512, AVX512, FEW(2, 4, 2, 1) MANY(2))
DEFINE(one_avx512, AVX512, FEW(1, 4, 4, 2) ROWS(7, 1, 2))
DEFINE(one_avx2, AVX2, FEW(1, 4, 2, 1))
#endif
DEFINE(one_plain, , FEW(1, 1, 1, 1))

/* ---- rows that are shorter than a vector ------------------------------------------------------
 */

static void copy_plain(float *to, int width, const float *from, int64_t step, int64_t rows, int n)
{
	for (int64_t p = 0; p < rows; p++, from += step, to += width) {
		for (int j = 0; j < n; j++)
			to[j] = from[j];
		for (int j = n; j < width; j++)
			to[j] = 0;
	}
}

static void put_plain(float *c, int64_t ldc, const float *from, int rows, int n, float beta)
{
	for (int i = 0; i < rows; i++, c += ldc, from += SMR_TILE_LANES)
		for (int j = 0; j < n; j++)
			c[j] = beta == 0 ? from[j] : from[j] + beta * c[j];
}

#if defined(__x86_64__)
AVX512 static void copy_avx512(float *to, int width, const float *from, int64_t step, int64_t rows,
			       int n)
{
	for (int v = 0; v < width; v += SMR_TILE_LANES) {
		int left = n - v < 0 ? 0 : n - v > SMR_TILE_LANES ? SMR_TILE_LANES : n - v;
		__mmask16 some = (__mmask16)((1u << left) - 1);

		for (int64_t p = 0; p < rows; p++)
			_mm512_storeu_ps(to + p * width + v,
					 _mm512_maskz_loadu_ps(some, from + p * step + v));
	}
}

AVX512 static void put_avx512(float *c, int64_t ldc, const float *from, int rows, int n, float beta)
{
	__mmask16 some = (__mmask16)((1u << n) - 1);

	for (int i = 0; i < rows; i++, c += ldc, from += SMR_TILE_LANES) {
		__m512 v = _mm512_loadu_ps(from);

		if (beta != 0)
			v += _mm512_maskz_loadu_ps(some, c) * beta;
		_mm512_mask_storeu_ps(c, some, v);
	}
}
#endif

#if defined(__x86_64__)
static bool has_avx512(void)
{
	return __builtin_cpu_supports("avx512f");
}

static bool has_avx2(void)
{
	return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}
#endif

static bool always(void)
{
	return true;
}

const smr_tile_set smr_tile_sets[] = {
#if defined(__x86_64__)
	{.runs_here = has_avx512,
	 .rows = {[1] = 7, [2] = 14, [4] = 6},
	 .run = {[1] = one_avx512, [2] = two_avx512, [4] = four_avx512},
	 .copy = copy_avx512,
	 .put = put_avx512},
	{.runs_here = has_avx2,
	 .rows = {[1] = 6},
	 .run = {[1] = one_avx2},
	 .copy = copy_plain,
	 .put = put_plain},
#endif
	{.runs_here = always,
	 .rows = {[1] = 6},
	 .run = {[1] = one_plain},
	 .copy = copy_plain,
	 .put = put_plain},
	{.runs_here = NULL},
};

const smr_tile_set *smr_tile_set_here(void)
{
	const smr_tile_set *s = smr_tile_sets;

	while (!s->runs_here())
		s++;
	return s;
}
