/* Columns that become rows, sixteen by sixteen in registers. */
#include <string.h>

#include "back/cpu/lib_tile.h"

typedef float v16 __attribute__((vector_size(64)));
typedef float v16u __attribute__((vector_size(64), aligned(4)));

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("clang loop unroll(full)") for
#define PICK __builtin_shufflevector

/* Each round exchanges the halves of neighbours that are 1, 2, 4, 8 apart. */
INLINE void turn(v16 *r)
{
	v16 t[16];

	UNROLL(int i = 0; i < 16; i += 2)
	{
		t[i] = PICK(r[i], r[i + 1], 0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14,
			    30);
		t[i + 1] = PICK(r[i], r[i + 1], 1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29,
				15, 31);
	}
	UNROLL(int h = 0; h < 8; h++)
	{
		const int i = h / 2 * 4 + h % 2;

		r[i] = PICK(t[i], t[i + 2], 0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28,
			    29);
		r[i + 2] = PICK(t[i], t[i + 2], 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15,
				30, 31);
	}
	UNROLL(int h = 0; h < 8; h++)
	{
		const int i = h / 4 * 8 + h % 4;

		t[i] = PICK(r[i], r[i + 4], 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26,
			    27);
		t[i + 4] = PICK(r[i], r[i + 4], 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29,
				30, 31);
	}
	UNROLL(int i = 0; i < 8; i++)
	{
		r[i] = PICK(t[i], t[i + 8], 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
		r[i + 8] = PICK(t[i], t[i + 8], 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28,
				29, 30, 31);
	}
}

INLINE void block(float *to, int width, const float *b, int64_t ld)
{
	v16 r[16];

	UNROLL(int i = 0; i < 16; i++)
	r[i] = *(const v16u *)(b + i * ld);
	turn(r);
	UNROLL(int i = 0; i < 16; i++)
	*(v16u *)(to + (int64_t)i * width) = r[i];
}

INLINE void all(float *to, int width, const float *b, int64_t ld, int64_t k, int n)
{
	int64_t whole = k & ~(int64_t)15;
	int x = 0;

	for (; x + 16 <= n; x += 16)
		for (int64_t p = 0; p < whole; p += 16)
			block(to + p * width + x, width, b + x * ld + p, ld);
	for (int64_t p = 0; p < k; p++) {
		for (int y = p < whole ? x : 0; y < n; y++)
			to[p * width + y] = b[y * ld + p];
		for (int y = n; y < width; y++)
			to[p * width + y] = 0;
	}
}

#if defined(__x86_64__)
__attribute__((target("avx512f"))) static void all_avx512(float *to, int width, const float *b,
							  int64_t ld, int64_t k, int n)
{
	all(to, width, b, ld, k, n);
}

__attribute__((target("avx2"))) static void all_avx2(float *to, int width, const float *b,
						     int64_t ld, int64_t k, int n)
{
	all(to, width, b, ld, k, n);
}
#endif

static void all_plain(float *to, int width, const float *b, int64_t ld, int64_t k, int n)
{
	all(to, width, b, ld, k, n);
}

void smr_tile_turn(float *to, int width, const float *b, int64_t ld, int64_t k, int n)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f"))
		all_avx512(to, width, b, ld, k, n);
	else if (__builtin_cpu_supports("avx2"))
		all_avx2(to, width, b, ld, k, n);
	else
#endif
		all_plain(to, width, b, ld, k, n);
}
