/* Dense dictionary coding: a code for each row, of one, two or four bytes. */
#include <string.h>

#include "compressed/codes.h"

#ifdef __x86_64__
#include <immintrin.h>
#endif

/* Expands @p loop, which uses `code[i]`, for the width of the codes. */
#define FOR_WIDTH(c, from, loop)                           \
	do {                                               \
		if ((c)->width == 1) {                     \
			const uint8_t *code = (c)->codes;  \
			code += (from);                    \
			loop                               \
		} else if ((c)->width == 2) {              \
			const uint16_t *code = (c)->codes; \
			code += (from);                    \
			loop                               \
		} else {                                   \
			const uint32_t *code = (c)->codes; \
			code += (from);                    \
			loop                               \
		}                                          \
	} while (0)

static void read_ddc(const smr_codes *c, int64_t from, int64_t n, uint32_t *out)
{
	FOR_WIDTH(c, from, for (int64_t i = 0; i < n; i++) out[i] = code[i];);
}

#ifdef __x86_64__
enum { LANES = 8 };

/* Adds eight rows at a time, of codes of one or two bytes; returns the number of rows done. */
__attribute__((target("avx512f,avx512vl"))) static int64_t add_avx512(const uint8_t *code,
								      int width, int64_t n,
								      const double *table,
								      double *out)
{
	int64_t i = 0;

	for (; i + LANES <= n; i += LANES) {
		__m256i at =
			width == 1
				? _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(code + i)))
				: _mm256_cvtepu16_epi32(
					  _mm_loadu_si128((const __m128i *)(code + 2 * i)));
		__m512d x = _mm512_i32gather_pd(at, table, 8);

		_mm512_storeu_pd(out + i, _mm512_add_pd(_mm512_loadu_pd(out + i), x));
	}
	return i;
}

/* Gathers of AMD's processors are slower than single loads. */
static bool has_gathers(void)
{
	return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
	       !__builtin_cpu_is("amd");
}
#endif

static void add_ddc(const smr_codes *c, int64_t from, int64_t n, const double *table, double *out)
{
#ifdef __x86_64__
	if (c->width < 4 && has_gathers()) {
		int64_t done = add_avx512((const uint8_t *)c->codes + from * c->width, c->width, n,
					  table, out);

		from += done;
		out += done;
		n -= done;
	}
#endif
	FOR_WIDTH(c, from, for (int64_t i = 0; i < n; i++) out[i] += table[code[i]];);
}

/* Rows in a row often have the same code: four copies of few sums let their additions overlap. */
static void bin_few(const smr_codes *c, int64_t from, int64_t n, const double *w, double *sums)
{
	double copies[4 * 256];
	int64_t i = 0;

	memset(copies, 0, 4 * sizeof(*copies) * c->n);

	FOR_WIDTH(
		c, from, for (; i + 4 <= n; i += 4) {
			copies[4 * (code[i] & 255)] += w[i];
			copies[4 * (code[i + 1] & 255) + 1] += w[i + 1];
			copies[4 * (code[i + 2] & 255) + 2] += w[i + 2];
			copies[4 * (code[i + 3] & 255) + 3] += w[i + 3];
		});
	for (; i < n; i++)
		copies[4 * smr_code_at(c, from + i)] += w[i];
	for (uint32_t k = 0; k < c->n; k++)
		sums[k] += (copies[4 * k] + copies[4 * k + 1]) +
			   (copies[4 * k + 2] + copies[4 * k + 3]);
}

static void bin_ddc(const smr_codes *c, int64_t from, int64_t n, const double *w, bool all,
		    double *sums)
{
	(void)all;
	if (c->width == 1) {
		bin_few(c, from, n, w, sums);
		return;
	}
	FOR_WIDTH(c, from, for (int64_t i = 0; i < n; i++) sums[code[i]] += w[i];);
}

const smr_coding smr_coding_ddc = {
	.kind = SMR_GROUP_DDC, .read = read_ddc, .add = add_ddc, .bin = bin_ddc};

/* ---- pairs of groups of few codes: one number is looked up for both */

enum { PAIRS = 1 << 12 /* numbers of a table in the first cache */ };

bool smr_codes_can_pair(const smr_codes *a, const smr_codes *b)
{
	return a != NULL && b != NULL && a->coding == &smr_coding_ddc &&
	       b->coding == &smr_coding_ddc && a->width == 1 && b->width == 1 &&
	       (uint64_t)a->n * b->n <= PAIRS;
}

static void read_pairs(const smr_codes *a, const smr_codes *b, int64_t from, int64_t n,
		       uint16_t *out)
{
	const uint8_t *x = (const uint8_t *)a->codes + from, *y = (const uint8_t *)b->codes + from;
	uint16_t times = (uint16_t)b->n;

	for (int64_t i = 0; i < n; i++)
		out[i] = (uint16_t)(x[i] * times + y[i]);
}

void smr_codes_add_pair(const smr_codes *a, const smr_codes *b, int64_t from, int64_t n,
			const double *table, double *out)
{
	uint16_t code[SMR_BLOCK];
	int64_t i = 0;

	read_pairs(a, b, from, n, code);
#ifdef __x86_64__
	if (has_gathers())
		i = add_avx512((const uint8_t *)code, 2, n, table, out);
#endif
	for (; i < n; i++)
		out[i] += table[code[i]];
}

void smr_codes_bin_pair(const smr_codes *a, const smr_codes *b, int64_t from, int64_t n,
			const double *w, double *sums)
{
	uint16_t code[SMR_BLOCK];

	read_pairs(a, b, from, n, code);
	for (int64_t i = 0; i < n; i++)
		sums[code[i]] += w[i];
}
