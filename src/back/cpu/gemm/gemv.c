/* A row times a matrix of f32, bf16 or f16, limited by memory bandwidth. */
#include <string.h>

#include "back/cpu/product/product.h"
#include "ir/graph/value.h"

typedef float v16 __attribute__((vector_size(64)));
typedef float v16u __attribute__((vector_size(64), aligned(4)));
typedef uint32_t u16 __attribute__((vector_size(64)));
typedef uint16_t s16 __attribute__((vector_size(32), aligned(2)));

#define INLINE static inline __attribute__((always_inline))

enum { LANES = 16, ROWS = 8 /* rows of the matrix that are read at a time */ };

/* Loads sixteen elements. They are not returned by value, since that depends on the target. */
INLINE void many(v16 *to, const char *at, smr_dtype t)
{
	u16 bits;

	if (t == SMR_F32) {
		*to = *(const v16u *)at;
		return;
	}
	bits = __builtin_convertvector(*(const s16 *)at, u16) << 16;
	memcpy(to, &bits, sizeof(*to));
}

INLINE float f32_one(const void *at)
{
	float f;

	memcpy(&f, at, sizeof(f));
	return f;
}

INLINE float bf16_one(const void *at)
{
	uint16_t v;
	uint32_t bits;
	float f;

	memcpy(&v, at, sizeof(v));
	bits = (uint32_t)v << 16;
	memcpy(&f, &bits, sizeof(f));
	return f;
}

INLINE float f16_one(const void *at)
{
	uint16_t v;

	memcpy(&v, at, sizeof(v));
	return (float)smr_value_to_double(SMR_F16, v);
}

INLINE float one(const char *at, smr_dtype t)
{
	return t == SMR_F32 ? f32_one(at) : t == SMR_BF16 ? bf16_one(at) : f16_one(at);
}

/* y += rows [i, i + n) of the matrix, each times its x. */
INLINE void add_rows(float *y, const float *x, const char *b, int64_t step, int64_t n, int64_t cols,
		     smr_dtype t, bool lanes)
{
	int64_t size = t == SMR_F32 ? 4 : 2, j = 0;

	for (; lanes && j + LANES <= cols; j += LANES) {
		v16 sum = *(const v16u *)(y + j), row;

		for (int64_t i = 0; i < n; i++) {
			many(&row, b + i * step + j * size, t);
			sum += x[i] * row;
		}
		*(v16u *)(y + j) = sum;
	}
	for (; j < cols; j++)
		for (int64_t i = 0; i < n; i++)
			y[j] += x[i] * one(b + i * step + j * size, t);
}

INLINE void by_rows(float *y, const float *x, const smr_product_block *b, smr_dtype t, bool lanes)
{
	int64_t step = b->rs * (t == SMR_F32 ? 4 : 2), i = 0;
	const char *at = b->at;

	memset(y, 0, (size_t)b->cols * sizeof(*y));
	for (; i + ROWS <= b->rows; i += ROWS)
		add_rows(y, x + i, at + i * step, step, ROWS, b->cols, t, lanes);
	if (i < b->rows)
		add_rows(y, x + i, at + i * step, step, b->rows - i, b->cols, t, lanes);
}

INLINE float dot(const float *x, const char *b, int64_t n, smr_dtype t, bool lanes)
{
	int64_t size = t == SMR_F32 ? 4 : 2, i = 0;
	v16 sum[4] = {{0}}, row;
	float s = 0;

	for (; lanes && i + 4 * LANES <= n; i += 4 * LANES)
		for (int64_t k = 0; k < 4; k++) {
			many(&row, b + (i + k * LANES) * size, t);
			sum[k] += *(const v16u *)(x + i + k * LANES) * row;
		}
	for (; lanes && i + LANES <= n; i += LANES) {
		many(&row, b + i * size, t);
		sum[0] += *(const v16u *)(x + i) * row;
	}
	sum[0] = (sum[0] + sum[1]) + (sum[2] + sum[3]);
	for (int64_t k = 0; k < LANES; k++)
		s += sum[0][k];
	for (; i < n; i++)
		s += x[i] * one(b + i * size, t);
	return s;
}

INLINE void by_columns(float *y, const float *x, const smr_product_block *b, smr_dtype t,
		       bool lanes)
{
	int64_t step = b->cs * (t == SMR_F32 ? 4 : 2);

	for (int64_t j = 0; j < b->cols; j++)
		y[j] = dot(x, (const char *)b->at + j * step, b->rows, t, lanes);
}

INLINE void times(float *y, const float *x, const smr_product_block *b)
{
	bool rows = b->cs == 1 || b->cols == 1;

	if (b->type == SMR_F32 && rows)
		by_rows(y, x, b, SMR_F32, true);
	else if (b->type == SMR_F32)
		by_columns(y, x, b, SMR_F32, true);
	else if (b->type == SMR_BF16 && rows)
		by_rows(y, x, b, SMR_BF16, true);
	else if (b->type == SMR_BF16)
		by_columns(y, x, b, SMR_BF16, true);
	else if (rows)
		by_rows(y, x, b, SMR_F16, false);
	else
		by_columns(y, x, b, SMR_F16, false);
}

#if defined(__x86_64__)
__attribute__((target("avx512f,avx512bw,avx512vl,fma"))) static void times_avx512(
	float *y, const float *x, const smr_product_block *b)
{
	times(y, x, b);
}

__attribute__((target("avx2,fma"))) static void times_avx2(float *y, const float *x,
							   const smr_product_block *b)
{
	times(y, x, b);
}
#endif

static void times_plain(float *y, const float *x, const smr_product_block *b)
{
	times(y, x, b);
}

void smr_row_times(float *y, const float *x, const smr_product_block *b)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
		times_avx512(y, x, b);
	else if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
		times_avx2(y, x, b);
	else
#endif
		times_plain(y, x, b);
}
