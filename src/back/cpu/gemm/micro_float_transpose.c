/* Transposes blocks in registers: sixteen by sixteen of f32, eight by eight of f64. */
#include "back/cpu/gemm/micro_float.h"

typedef float v16 __attribute__((vector_size(64)));
typedef float v16u __attribute__((vector_size(64), aligned(1)));
typedef float v16_one __attribute__((aligned(1)));
typedef double v8 __attribute__((vector_size(64)));
typedef double v8u __attribute__((vector_size(64), aligned(1)));
typedef double v8_one __attribute__((aligned(1)));

#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("clang loop unroll(full)") for
#define PICK __builtin_shufflevector

/* Each round exchanges the halves of rows that are 1, 2, 4, 8 apart. */
INLINE void turn_f32(v16 *r)
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

INLINE void turn_f64(v8 *r)
{
	v8 t[8];

	UNROLL(int i = 0; i < 8; i += 2)
	{
		t[i] = PICK(r[i], r[i + 1], 0, 8, 2, 10, 4, 12, 6, 14);
		t[i + 1] = PICK(r[i], r[i + 1], 1, 9, 3, 11, 5, 13, 7, 15);
	}
	UNROLL(int h = 0; h < 4; h++)
	{
		const int i = h / 2 * 4 + h % 2;

		r[i] = PICK(t[i], t[i + 2], 0, 1, 8, 9, 4, 5, 12, 13);
		r[i + 2] = PICK(t[i], t[i + 2], 2, 3, 10, 11, 6, 7, 14, 15);
	}
	UNROLL(int i = 0; i < 4; i++)
	{
		t[i] = PICK(r[i], r[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
		t[i + 4] = PICK(r[i], r[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
	}
	UNROLL(int i = 0; i < 8; i++)
	r[i] = t[i];
}

#define DEFINE(t, REAL, VEC, N)                                                                \
	INLINE void block_##t(REAL *to, int width, const char *b, int64_t ld)                  \
	{                                                                                      \
		VEC r[N];                                                                      \
                                                                                               \
		UNROLL(int i = 0; i < (N); i++)                                                \
		r[i] = *(const VEC##u *)(b + i * ld);                                          \
		turn_##t(r);                                                                   \
		UNROLL(int i = 0; i < (N); i++)                                                \
		*(VEC##u *)(to + (int64_t)i * width) = r[i];                                   \
	}                                                                                      \
                                                                                               \
	INLINE void all_##t(REAL *to, int width, const char *b, int64_t ld, int64_t k, int n)  \
	{                                                                                      \
		int64_t whole = k - k % (N);                                                   \
		int x = 0;                                                                     \
                                                                                               \
		for (; x + (N) <= n; x += (N))                                                 \
			for (int64_t p = 0; p < whole; p += (N))                               \
				block_##t(to + p * width + x, width,                           \
					  b + x * ld + p * (int64_t)sizeof(REAL), ld);         \
		for (int64_t p = 0; p < k; p++) {                                              \
			for (int y = p < whole ? x : 0; y < n; y++)                            \
				to[p * width + y] =                                            \
					*(const VEC##_one *)(b + y * ld +                      \
							     p * (int64_t)sizeof(REAL));       \
			for (int y = n; y < width; y++)                                        \
				to[p * width + y] = 0;                                         \
		}                                                                              \
	}                                                                                      \
                                                                                               \
	FOR(t, REAL, avx512, AVX512)                                                           \
	FOR(t, REAL, avx2, AVX2)                                                               \
	FOR(t, REAL, plain, )                                                                  \
                                                                                               \
	void smr_gemm_tile_turn_##t(void *to, int width, const void *b, int64_t ld, int64_t k, \
				    int n)                                                     \
	{                                                                                      \
		(HAS_AVX512 ? all_##t##_avx512                                                 \
		 : HAS_AVX2 ? all_##t##_avx2                                                   \
			    : all_##t##_plain)(to, width, b, ld, k, n);                        \
	}

#define FOR(t, REAL, name, where)                                                          \
	where static void all_##t##_##name(REAL *to, int width, const char *b, int64_t ld, \
					   int64_t k, int n)                               \
	{                                                                                  \
		all_##t(to, width, b, ld, k, n);                                           \
	}

#if defined(__x86_64__)
#define AVX512 __attribute__((target("avx512f")))
#define AVX2 __attribute__((target("avx2")))
#define HAS_AVX512 __builtin_cpu_supports("avx512f")
#define HAS_AVX2 __builtin_cpu_supports("avx2")
#else
#define AVX512
#define AVX2
#define HAS_AVX512 0
#define HAS_AVX2 0
#endif

DEFINE(f32, float, v16, 16)
DEFINE(f64, double, v8, 8)
