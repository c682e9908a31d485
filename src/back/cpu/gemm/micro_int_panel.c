/* B as words: interleaves elements that are contiguous along k. */
#include <string.h>

#include "back/cpu/gemm/micro_float.h"
#include "back/cpu/gemm/micro_int.h"

#define INLINE static inline __attribute__((always_inline))

enum { WORD = 4 };

/* Interleaves rows of B, as many as a word has elements. */
INLINE void zip8(uint8_t *restrict to, const uint8_t *restrict b, int64_t bk, int n)
{
	for (int j = 0; j < n; j++)
		for (int r = 0; r < 4; r++)
			to[4 * j + r] = b[r * bk + j];
}

INLINE void zip16(uint16_t *restrict to, const uint16_t *restrict b, int64_t bk, int n)
{
	for (int j = 0; j < n; j++)
		for (int r = 0; r < 2; r++)
			to[2 * j + r] = b[r * bk + j];
}

/* With a constant width the loops become shuffles. */
INLINE void zip(const smr_gemm_int_panel *p, int n)
{
	int64_t per = WORD / p->size, words = p->k / per;

	for (int64_t w = 0; w < words; w++) {
		char *to = p->to + w * p->width * WORD;
		const char *b = p->b + w * per * p->bk * p->size;

		if (p->size == 1)
			zip8((uint8_t *)to, (const uint8_t *)b, p->bk, n);
		else
			zip16((uint16_t *)to, (const uint16_t *)b, p->bk, n);
	}
}

INLINE void rows(const smr_gemm_int_panel *p)
{
	if (p->n == 32)
		zip(p, 32);
	else if (p->n == 16)
		zip(p, 16);
	else
		zip(p, p->n);
}

INLINE void flip(const smr_gemm_int_panel *p)
{
	uint32_t *restrict to = (uint32_t *)p->to;
	int64_t per = WORD / p->size, n = (p->k + per - 1) / per * p->width;

	for (int64_t i = 0; i < n; i++)
		to[i] ^= 0x80808080;
}

#define DEFINE(name, where)                                        \
	where static void rows_##name(const smr_gemm_int_panel *p) \
	{                                                          \
		rows(p);                                           \
	}                                                          \
	where static void flip_##name(const smr_gemm_int_panel *p) \
	{                                                          \
		flip(p);                                           \
	}

DEFINE(plain, )
#if defined(__x86_64__)
DEFINE(avx512, __attribute__((target("avx512f,avx512bw,avx512vl"))))
DEFINE(avx2, __attribute__((target("avx2"))))
#define HAS_AVX512 (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
#define HAS_AVX2 __builtin_cpu_supports("avx2")
#define BEST(name) (HAS_AVX512 ? name##_avx512 : HAS_AVX2 ? name##_avx2 : name##_plain)
#else
#define BEST(name) name##_plain
#endif

/* Copies the elements behind the last whole word. */
static void last_word(const smr_gemm_int_panel *p)
{
	int64_t per = WORD / p->size, whole = p->k - p->k % per;
	char *to = p->to + whole / per * p->width * WORD;

	memset(to, 0, (size_t)p->width * WORD);
	for (int64_t r = 0; r < p->k - whole; r++)
		for (int j = 0; j < p->n; j++)
			memcpy(to + j * WORD + r * p->size,
			       p->b + ((whole + r) * p->bk + j * p->bn) * p->size, (size_t)p->size);
}

void smr_gemm_int_panel_make(const smr_gemm_int_panel *p)
{
	int64_t per = WORD / p->size;

	if (p->bn != 1 && p->n > 1)
		smr_gemm_tile_turn_f32(p->to, p->width, p->b, p->bn * p->size, p->k / per, p->n);
	else
		BEST(rows)(p);
	if (p->k % per != 0)
		last_word(p);
	if (p->flips)
		BEST(flip)(p);
}
