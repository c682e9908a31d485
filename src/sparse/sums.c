/* Compensated sums of rows and of columns, like sums of all elements. Eight rows at a time, one per
 * lane, give the same bits as one row. A column's sum and its compensation are adjacent. */
#include <string.h>

#include "sparse/sums.h"

#ifdef __x86_64__
#include <immintrin.h>
#endif

static void rows_plain(const smr_sparse_rows *r, int64_t from, int64_t to, double *out)
{
	for (int64_t i = from; i < to; i++) {
		smr_sum sum = {0};

		for (int64_t e = r->starts[i]; e < r->starts[i + 1]; e++)
			smr_sum_add(&sum, r->values[e]);
		out[i] = smr_sum_value(sum);
	}
}

#ifdef __x86_64__
enum { LANES = 8 };

/* A lane whose row has ended adds zeros, which change nothing. */
__attribute__((target("avx512f"))) static void rows_avx512(const smr_sparse_rows *r, int64_t from,
							   int64_t to, double *out)
{
	const __m512i one = _mm512_set1_epi64(1);
	int64_t i = from;

	for (; i + LANES <= to; i += LANES) {
		__m512i at = _mm512_loadu_si512(r->starts + i);
		__m512i end = _mm512_loadu_si512(r->starts + i + 1);
		__m512d sum = _mm512_setzero_pd(), lost = sum;
		__mmask8 m;

		while ((m = _mm512_cmplt_epi64_mask(at, end)) != 0) {
			__m512d x =
				_mm512_mask_i64gather_pd(_mm512_setzero_pd(), m, at, r->values, 8);
			__m512d s = _mm512_add_pd(sum, x), of_x = _mm512_sub_pd(s, sum);
			__m512d of_sum = _mm512_sub_pd(s, of_x);

			lost = _mm512_add_pd(lost, _mm512_add_pd(_mm512_sub_pd(sum, of_sum),
								 _mm512_sub_pd(x, of_x)));
			sum = s;
			at = _mm512_add_epi64(at, one);
		}
		m = _mm512_cmp_pd_mask(_mm512_sub_pd(sum, sum), _mm512_setzero_pd(), _CMP_EQ_OQ);
		_mm512_storeu_pd(out + i, _mm512_mask_add_pd(sum, m, sum, lost));
	}
	rows_plain(r, i, to, out);
}
#endif

void smr_sparse_sum_rows(const smr_sparse_rows *r, int64_t from, int64_t to, double *out)
{
#ifdef __x86_64__
	/* gathers of Zen 5 are slower than single loads: 3.3 ms for 2 million entries, against 2.5
	 * ms */
	if (__builtin_cpu_supports("avx512f") && !__builtin_cpu_is("amd")) {
		rows_avx512(r, from, to, out);
		return;
	}
#endif
	rows_plain(r, from, to, out);
}

void smr_sparse_sum_cols(const smr_sparse_rows *r, int64_t from, int64_t to, smr_sum *out)
{
	enum { AHEAD = 24 };
	int64_t e = r->starts[from], end = r->starts[to];

	memset(out, 0, (size_t)r->cols * sizeof(*out));
	for (; e + AHEAD < end; e++) {
		__builtin_prefetch(&out[r->cols_at[e + AHEAD]], 1);
		smr_sum_add(&out[r->cols_at[e]], r->values[e]);
	}
	for (; e < end; e++)
		smr_sum_add(&out[r->cols_at[e]], r->values[e]);
}
