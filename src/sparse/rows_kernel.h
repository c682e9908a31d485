/** @file Multiplies a row by vectors; inlined into its callers, with the same bits for registers of
 * any length (internal to sparse/). */
#ifndef SMR_SPARSE_ROWS_KERNEL_H
#define SMR_SPARSE_ROWS_KERNEL_H
#include <stdbool.h>
#include <stdint.h>

#ifdef __x86_64__
#include <immintrin.h>
#endif

enum { LANES = 8, HALF = 4 };

#define ALWAYS static inline __attribute__((always_inline))

typedef double lanes __attribute__((vector_size(LANES * sizeof(double)), aligned(8), may_alias));
typedef double half_lanes
	__attribute__((vector_size(HALF * sizeof(double)), aligned(8), may_alias));

/* Adds element number e to sum e mod 8; padding by zeros changes nothing. */
ALWAYS double dot(const double *x, const int32_t *at, int64_t n, const double *v)
{
	lanes sum = {0};
	int64_t e = 0;

	for (; e + LANES <= n; e += LANES)
		sum += *(const lanes *)(x + e) * (lanes){v[at[e]],     v[at[e + 1]], v[at[e + 2]],
							 v[at[e + 3]], v[at[e + 4]], v[at[e + 5]],
							 v[at[e + 6]], v[at[e + 7]]};
	if (e < n) {
		double rest[LANES] = {0};

		for (int64_t l = 0; e + l < n; l++)
			rest[l] = x[e + l] * v[at[e + l]];
		sum += *(const lanes *)rest;
	}
	return ((sum[0] + sum[4]) + (sum[1] + sum[5])) + ((sum[2] + sum[6]) + (sum[3] + sum[7]));
}

#ifdef __x86_64__
#define AVX512 __attribute__((target("avx512f,avx512vl")))

/* Does the same with gathers and a mask for the remainder, since rows are usually short. */
AVX512 ALWAYS double dot_avx512(const double *x, const int32_t *at, int64_t n, const double *v)
{
	__m512d sum = _mm512_setzero_pd();
	__m256d half;
	__m128d two;

	for (; n >= LANES; n -= LANES, x += LANES, at += LANES) {
		__m256i i = _mm256_loadu_si256((const __m256i *)at);

		sum = _mm512_add_pd(sum, _mm512_mul_pd(_mm512_loadu_pd(x),
						       _mm512_i32gather_pd(i, v, 8)));
	}
	if (n > 0) {
		__mmask8 m = (__mmask8)((1u << n) - 1);
		__m256i i = _mm256_maskz_loadu_epi32(m, at);
		__m512d y = _mm512_mask_i32gather_pd(_mm512_setzero_pd(), m, i, v, 8);

		sum = _mm512_add_pd(sum, _mm512_mul_pd(_mm512_maskz_loadu_pd(m, x), y));
	}
	half = _mm256_add_pd(_mm512_castpd512_pd256(sum), _mm512_extractf64x4_pd(sum, 1));
	two = _mm_hadd_pd(_mm256_castpd256_pd128(half), _mm256_extractf128_pd(half, 1));
	return _mm_cvtsd_f64(_mm_add_sd(two, _mm_unpackhi_pd(two, two)));
}
#endif

typedef double (*dot_of)(const double *x, const int32_t *at, int64_t n, const double *v);

ALWAYS void spread(const double *x, const int32_t *at, int64_t n, double w, double *q)
{
	for (int64_t e = 0; e < n; e++)
		q[at[e]] += x[e] * w;
}

/* Computes w[c] += x * v[c]. */
ALWAYS void add_row(double *w, double x, const double *v, int64_t k)
{
	int64_t c = 0;

	for (; c + LANES <= k; c += LANES)
		*(lanes *)(w + c) += x * *(const lanes *)(v + c);
	for (; c + HALF <= k; c += HALF)
		*(half_lanes *)(w + c) += x * *(const half_lanes *)(v + c);
	for (; c < k; c++)
		w[c] += x * v[c];
}

/* Multiplies a row by the columns of V, several at a time: their sums stay in registers. */
ALWAYS void row_dots(const double *x, const int32_t *at, int64_t n, const double *v, int64_t k,
		     double *w)
{
	int64_t c = 0;

	for (; c + 2 * LANES <= k; c += 2 * LANES) {
		lanes a = {0}, b = {0};

		for (int64_t e = 0; e < n; e++) {
			const double *y = v + at[e] * k + c;

			a += x[e] * *(const lanes *)y;
			b += x[e] * *(const lanes *)(y + LANES);
		}
		*(lanes *)(w + c) = a;
		*(lanes *)(w + c + LANES) = b;
	}
	for (; c + HALF <= k; c += HALF) {
		half_lanes a = {0};

		for (int64_t e = 0; e < n; e++)
			a += x[e] * *(const half_lanes *)(v + at[e] * k + c);
		*(half_lanes *)(w + c) = a;
	}
	for (; c < k; c++) {
		double a = 0;

		for (int64_t e = 0; e < n; e++)
			a += x[e] * v[at[e] * k + c];
		w[c] = a;
	}
}

ALWAYS bool inside(const int32_t *at, int64_t n, int64_t cols)
{
	uint32_t most = 0;

	for (int64_t e = 0; e < n; e++)
		most = (uint32_t)at[e] > most ? (uint32_t)at[e] : most;
	return n == 0 || most < cols;
}
#endif
