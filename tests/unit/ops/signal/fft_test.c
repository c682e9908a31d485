/* Compares fft with its defining sum, for lengths of all kinds. */
#include "ops_case.h"

#include <math.h>
#include <stdio.h>

#include "ops/signal/fft.h"
#include "unit.h"

enum { FORWARD, INVERSE, FROM_REAL, TO_REAL };

typedef struct number {
	double re, im;
} number;

static double any_number(void)
{
	static uint32_t seed = 1;

	seed = seed * 1664525 + 1013904223;
	return (double)(seed >> 8 & 0xfff) / 1024 - 2; /* exact in f32 */
}

/* Transforms along one of three dimensions, in place. */
static void sum_along(number *x, const int64_t dims[3], int dim, bool inverse)
{
	int64_t n = dims[dim], step = 1, count = dims[0] * dims[1] * dims[2];
	number line[512];

	for (int d = dim + 1; d < 3; d++)
		step *= dims[d];
	for (int64_t first = 0; first < count; first++) {
		if (first / step % n != 0)
			continue;
		for (int64_t k = 0; k < n; k++) {
			long double re = 0, im = 0;

			for (int64_t j = 0; j < n; j++) {
				long double angle = 2 * acosl(-1) * (long double)(j * k % n) / n;
				long double c = cosl(angle),
					    s = inverse ? sinl(angle) : -sinl(angle);
				number v = x[first + j * step];

				re += v.re * c - v.im * s;
				im += v.re * s + v.im * c;
			}
			line[k].re = (double)(inverse ? re / n : re);
			line[k].im = (double)(inverse ? im / n : im);
		}
		for (int64_t k = 0; k < n; k++)
			x[first + k * step] = line[k];
	}
}

/* Transforms the last @p ndims of the three dimensions. */
static void check(const char *type, int kind, const int64_t dims[3], int ndims)
{
	int64_t n = dims[2], half = n / 2 + 1, rows = dims[0] * dims[1], count = rows * n;
	bool inverse = kind == INVERSE || kind == TO_REAL;
	double in[1024], out[OPS_CASE_MOST], norm = 0, most = 0;
	int64_t nin = kind == TO_REAL ? half : n, nout = kind == FROM_REAL ? half : n, got;
	number x[512] = {{0, 0}};
	char text[600], shape[2][60], sizes[60] = "";

	for (int64_t i = 0; i < count; i++)
		x[i] = (number){any_number(), kind == FROM_REAL ? 0 : any_number()};
	for (int d = 3 - ndims; d < 3; d++)
		sprintf(sizes + strlen(sizes), "%s%lld", sizes[0] ? ", " : "", (long long)dims[d]);
	if (kind == TO_REAL) { /* half of the transform of a real tensor, whose inverse is known */
		for (int64_t i = 0; i < count; i++)
			x[i].im = 0;
		for (int d = 3 - ndims; d < 3; d++)
			sum_along(x, dims, d, false);
	}
	for (int64_t i = 0; i < rows * nin; i++) {
		in[i] = x[i / nin * n + i % nin].re;
		in[rows * nin + i] = x[i / nin * n + i % nin].im;
	}
	for (int d = 3 - ndims; d < 3; d++)
		sum_along(x, dims, d, inverse);
	snprintf(shape[0], 60, "%s[%lld, %lld, %lld]", type, (long long)dims[0], (long long)dims[1],
		 (long long)nin);
	snprintf(shape[1], 60, "%s[%lld, %lld, %lld]", type, (long long)dims[0], (long long)dims[1],
		 (long long)nout);
	snprintf(
		text, sizeof(text),
		"flow \"f\" {\n %%0 = param %s 0\n%s%s%s %%2 = fft %s%s%s ins %%0%s with sizes [%s]"
		" kind [%d]\n%s%s%s result %%2%s\n}\n",
		shape[0], kind == FROM_REAL ? " %1 = constant 0:f32" : " %1 = param ",
		kind == FROM_REAL ? "" : shape[0], kind == FROM_REAL ? "\n" : " 1\n", shape[1],
		kind == TO_REAL ? "" : ", ", kind == TO_REAL ? "" : shape[1],
		kind == FROM_REAL ? "" : ", %1", sizes, kind, kind == TO_REAL ? "" : " %3 = part ",
		kind == TO_REAL ? "" : shape[1], kind == TO_REAL ? "" : " 1 ins %2\n",
		kind == TO_REAL ? "" : ", %3");
	got = ops_case_results(text, in, out);
	assert_int_equal(got, rows * nout * (kind == TO_REAL ? 1 : 2));
	for (int64_t i = 0; i < rows * nout; i++) {
		number want = x[i / nout * n + i % nout];
		double im = kind == TO_REAL ? 0 : out[rows * nout + i] - want.im;

		most = fmax(most, hypot(out[i] - want.re, im));
		norm = fmax(norm, hypot(want.re, want.im));
	}
	/* each step rounds; the sum itself is accurate to about its last bit */
	if (!(most <= norm * (type[1] == '3' ? 0x1p-21 : 0x1p-49)))
		fail_msg("%s kind %d of %s: off by %g of %g", type, kind, sizes, most, norm);
}

static void lines_of_any_length(void **state)
{
	static const int64_t lengths[] = {1,  2,  3,  4,  5,  6,  7,  8,  9,  12,  15,  16,
					  25, 27, 30, 31, 37, 48, 64, 74, 97, 101, 120, 128};

	for (size_t i = 0; i < sizeof(lengths) / sizeof(*lengths); i++)
		for (int kind = FORWARD; kind <= TO_REAL; kind++) {
			check("f64", kind, (const int64_t[]){2, 1, lengths[i]}, 1);
			check("f32", kind, (const int64_t[]){1, 2, lengths[i]}, 1);
		}
}

static void several_dimensions(void **state)
{
	for (int kind = FORWARD; kind <= TO_REAL; kind++)
		for (int ndims = 1; ndims <= 3; ndims++) {
			check("f64", kind, (const int64_t[]){3, 4, 5}, ndims);
			check("f32", kind, (const int64_t[]){2, 6, 8}, ndims);
		}
}

/* Compares the form of an op with another, whose numbers come first: `most` apart. */
static void check_forms(const char *text, int64_t n, double most)
{
	static double in[OPS_CASE_MOST], out[OPS_CASE_MOST];

	for (int64_t i = 0; i < OPS_CASE_MOST; i++)
		in[i] = any_number();
	assert_int_equal(ops_case_results(text, in, out), 2 * n);
	for (int64_t i = 0; i < n; i++)
		if (!(fabs(out[i] - out[n + i]) <= most))
			fail_msg("number %lld is %g, not %g\n%s", (long long)i, out[n + i], out[i],
				 text);
}

/* Operands, results, or both may have a last dimension (re, im). */
static void parts_may_be_packed(void **state)
{
	for (int kind = FORWARD; kind <= INVERSE; kind++)
		for (int ndims = 1; ndims <= 3; ndims++) {
			static const char *const sizes[] = {"6", "5, 6", "3, 5, 6"};
			char text[1200];

			snprintf(text, sizeof(text),
				 "flow \"f\" {\n %%0 = param f32[3, 5, 6] 0\n"
				 " %%1 = param f32[3, 5, 6] 1\n"
				 " %%2 = fft f32[3, 5, 6], f32[3, 5, 6] ins %%0, %%1 with sizes "
				 "[%s] kind [%d]\n"
				 " %%3 = part f32[3, 5, 6] 1 ins %%2\n"
				 " %%4 = reshape f32[3, 5, 6, 1] ins %%2\n"
				 " %%5 = reshape f32[3, 5, 6, 1] ins %%3\n"
				 " %%6 = concatenate f32[3, 5, 6, 2] ins %%4, %%5 with dims [3]\n"
				 " %%7 = reshape f32[3, 5, 6, 1] ins %%0\n"
				 " %%8 = reshape f32[3, 5, 6, 1] ins %%1\n"
				 " %%9 = concatenate f32[3, 5, 6, 2] ins %%7, %%8 with dims [3]\n"
				 " %%10 = fft f32[3, 5, 6, 2] ins %%9 with sizes [%s] kind [%d]\n"
				 " result %%6, %%10\n}\n",
				 sizes[ndims - 1], kind, sizes[ndims - 1], kind);
			check_forms(text, 180, 0);
		}
	check_forms("flow \"f\" {\n %0 = param f64[3, 5, 4] 0\n %1 = param f64[3, 5, 4] 1\n"
		    " %2 = reshape f64[3, 5, 4, 1] ins %0\n %3 = reshape f64[3, 5, 4, 1] ins %1\n"
		    " %4 = concatenate f64[3, 5, 4, 2] ins %2, %3 with dims [3]\n"
		    " %5 = fft f64[3, 5, 6] ins %0, %1 with sizes [5, 6] kind [3]\n"
		    " %6 = fft f64[3, 5, 6] ins %4 with sizes [5, 6] kind [3]\n"
		    " result %5, %6\n}\n",
		    90, 0);
}

/* The transform of real numbers is that of complex ones. */
static void real_numbers_are_complex_ones(void **state)
{
	for (int kind = FORWARD; kind <= INVERSE; kind++)
		for (int last = 1; last <= 8; last++)
			for (int ndims = 1; ndims <= 3; ndims++) {
				char text[1200], sizes[60] = "", t[40];

				snprintf(t, sizeof(t), "f64[3, 4, %d]", last);
				snprintf(sizes, sizeof(sizes), "%s%d",
					 ndims == 3   ? "3, 4, "
					 : ndims == 2 ? "4, "
						      : "",
					 last);
				snprintf(
					text, sizeof(text),
					"flow \"f\" {\n %%0 = param %s 0\n %%1 = map %s ins %%0 "
					"body (1) = sub(p0:f64, p0:f64)\n"
					" %%2 = fft %s, %s ins %%0, %%1 with sizes [%s] kind [%d]\n"
					" %%3 = part %s 1 ins %%2\n"
					" %%4 = fft %s, %s ins %%0 with sizes [%s] kind [%d]\n"
					" %%5 = part %s 1 ins %%4\n"
					" result %%2, %%3, %%4, %%5\n}\n",
					t, t, t, t, sizes, kind, t, t, t, sizes, kind + 4, t);
				check_forms(text, 24 * (int64_t)last, 1e-13);
			}
}

/* The one dimension may be any: the same as moved to the end and back. */
static void a_dimension_may_be_any(void **state)
{
	static const int kinds[] = {FORWARD, INVERSE, SMR_FFT_FULL, SMR_FFT_FULL_INVERSE};
	static const char *const at[] = {"1, 2, 0", "0, 2, 1", "0, 1, 2"};
	static const char *const back[] = {"2, 0, 1", "0, 2, 1", "0, 1, 2"};
	static const char *const moved[] = {"5, 20, 6", "6, 20, 5", "6, 5, 20"};
	static const char *const n[] = {"6", "5", "20"};

	for (size_t k = 0; k < sizeof(kinds) / sizeof(kinds[0]); k++)
		for (int d = 0; d < 3; d++) {
			bool real = kinds[k] >= SMR_FFT_FULL;
			char text[1600];

			snprintf(text, sizeof(text),
				 "flow \"f\" {\n %%0 = param f64[6, 5, 20] 0\n"
				 " %%1 = param f64[6, 5, 20] 1\n"
				 " %%2 = transpose f64[%s] ins %%0 with dims [%s]\n"
				 " %%3 = transpose f64[%s] ins %%1 with dims [%s]\n"
				 " %%4 = fft f64[%s], f64[%s] ins %%2%s with sizes [%s] kind [%d]\n"
				 " %%5 = part f64[%s] 1 ins %%4\n"
				 " %%6 = transpose f64[6, 5, 20] ins %%4 with dims [%s]\n"
				 " %%7 = transpose f64[6, 5, 20] ins %%5 with dims [%s]\n"
				 " %%8 = fft f64[6, 5, 20], f64[6, 5, 20] ins %%0%s with dims [%d] "
				 "sizes [%s] kind [%d]\n"
				 " %%9 = part f64[6, 5, 20] 1 ins %%8\n"
				 " result %%6, %%7, %%8, %%9\n}\n",
				 moved[d], at[d], moved[d], at[d], moved[d], moved[d],
				 real ? "" : ", %3", n[d], kinds[k], moved[d], back[d], back[d],
				 real ? "" : ", %1", d, n[d], kinds[k]);
			check_forms(text, 1200, 0);
		}
}

static void nothing_is_transformed(void **state)
{
	ops_case_run(
		"flow \"f\" {\n %0 = param f32[0, 4] 0\n"
		" %1 = fft f32[0, 3], f32[0, 3] ins %0 with sizes [4] kind [2]\n result %1\n}\n",
		(const double[]){0}, NULL);
}

static void what_does_not_fit_is_refused(void **state)
{
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4] 0\n"
			" %1 = fft f32[3], f32[3] ins %0 with sizes [5] kind [2]\n}\n",
			"4 numbers for a transform of 5");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4] 0\n %1 = param f32[4] 1\n"
			" %2 = fft f32[4] ins %0, %1 with sizes [4] kind [3]\n}\n",
			"4 numbers for a transform of 4");
	ops_case_refuse("flow \"f\" {\n %0 = param f16[4] 0\n"
			" %1 = fft f16[3], f16[3] ins %0 with sizes [4] kind [2]\n}\n",
			"f32 and f64");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4] 0\n"
			" %1 = fft f32[4] ins %0 with sizes [4] kind [0]\n}\n",
			"last dimension of its only operand is not (re, im)");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4, 6, 2] 0\n %1 = fft f32[4, 6, 2] ins %0 "
			"with dims [2] sizes [4] kind [0]\n}\n",
			"dims");
	ops_case_refuse("flow \"f\" {\n %0 = param f32[4, 6] 0\n %1 = fft f32[3, 6], f32[3, 6] "
			"ins %0 with dims [0] sizes [4] kind [2]\n}\n",
			"an axis of several, or of another size");
}

enum { LINES = 19, LONGEST = 6000 };

static float from[2 * LINES * LONGEST], alone[2 * LINES * LONGEST], together[2 * LINES * LONGEST];

static void transform_pairs(float *x, float *to, int64_t n, int64_t count, const smr_workers *w)
{
	smr_fft_side in = {.re = x, .im = x + 1, .pitch = 2, .n = n, .step = 1, .beside = 1};
	smr_fft_side out = {.re = to, .im = to + 1, .pitch = 2, .n = n, .step = 1, .beside = 1};

	assert_int_equal(smr_fft_lines(SMR_FFT_FORWARD, n, count, false, &in, &out, w), SMR_OK);
}

/* Several lines at once, on several threads, give the same bits as each alone. */
static void lines_together_are_lines_alone(void **state)
{
	static const int64_t lengths[] = {1,  2,  3,  5,  7,   8,   12,   16,   31,   32,
					  37, 60, 64, 74, 100, 256, 1009, 2048, 4096, 4099};
	smr_workers *w;

	assert_int_equal(smr_workers_new(3, &w), SMR_OK);
	for (size_t i = 0; i < 2 * LINES * LONGEST; i++)
		from[i] = (float)any_number();
	for (size_t l = 0; l < sizeof(lengths) / sizeof(lengths[0]); l++) {
		int64_t n = lengths[l];

		for (int64_t line = 0; line < LINES; line++)
			transform_pairs(from + 2 * line * n, alone + 2 * line * n, n, 1, NULL);
		transform_pairs(from, together, n, LINES, w);
		assert_memory_equal(alone, together, 2 * LINES * (size_t)n * sizeof(float));
		transform_pairs(from, together, n, 1, w);
		assert_memory_equal(alone, together, 2 * (size_t)n * sizeof(float));
	}
	smr_workers_free(w);
	smr_fft_forget_all();
}

/* The transform of e^(2 pi i 3 j / n) is n at 3, and 0 elsewhere; also of long lines. */
static void a_wave_has_one_frequency(void **state)
{
	static const int64_t lengths[] = {997, 2048, 2053, 4096, 4097, 6000};

	for (size_t l = 0; l < sizeof(lengths) / sizeof(lengths[0]); l++) {
		int64_t n = lengths[l];

		for (int64_t j = 0; j < n; j++) {
			double angle = 2 * acos(-1) * (double)(3 * j % n) / (double)n;

			from[2 * j] = (float)cos(angle);
			from[2 * j + 1] = (float)sin(angle);
		}
		transform_pairs(from, together, n, 1, NULL);
		for (int64_t k = 0; k < n; k++)
			if (!(hypot(together[2 * k] - (k == 3 ? (double)n : 0),
				    together[2 * k + 1]) < (double)n * 1e-6))
				fail_msg("%lld: number %lld is %g", (long long)n, (long long)k,
					 together[2 * k]);
	}
	smr_fft_forget_all();
}

/* A number that is none spoils its own line only. */
static void nan_stays_in_its_line(void **state)
{
	enum { N = 100 };

	for (size_t i = 0; i < 2 * LINES * N; i++)
		from[i] = (float)any_number();
	from[2 * (4 * N + 7)] = NAN;
	transform_pairs(from, together, N, LINES, NULL);
	for (int i = 0; i < 2 * LINES * N; i++)
		if (i % 2 == 0 || i / (2 * N) != 4)
			assert_int_equal(isnan(together[i]) != 0, i / (2 * N) == 4);
	smr_fft_forget_all();
}

static smr_status transform_once(void *arg)
{
	int64_t n = *(const int64_t *)arg;
	smr_fft_side in = {.re = from, .pitch = 1, .n = n, .step = 1, .beside = 1};
	smr_fft_side out = {
		.re = together, .im = alone, .pitch = 1, .n = n / 2 + 1, .step = 1, .beside = 1};
	smr_status st = smr_fft_lines(SMR_FFT_FROM_REAL, n, 2, false, &in, &out, NULL);

	smr_fft_forget_all();
	return st;
}

static void lack_of_memory_is_reported(void **state)
{
	static int64_t lengths[] = {60, 74, 4096, 4098, 4099};

	smr_fft_forget_all();
	for (size_t l = 0; l < sizeof(lengths) / sizeof(lengths[0]); l++)
		(void)unit_fail_each_allocation(transform_once, &lengths[l]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lines_of_any_length),
		cmocka_unit_test(several_dimensions),
		cmocka_unit_test(lines_together_are_lines_alone),
		cmocka_unit_test(a_wave_has_one_frequency),
		cmocka_unit_test(nan_stays_in_its_line),
		cmocka_unit_test(lack_of_memory_is_reported),
		cmocka_unit_test(parts_may_be_packed),
		cmocka_unit_test(real_numbers_are_complex_ones),
		cmocka_unit_test(a_dimension_may_be_any),
		cmocka_unit_test(nothing_is_transformed),
		cmocka_unit_test(what_does_not_fit_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
