/* Plans of transforms: decimation by the factors of the length; a length with a long prime factor
 * becomes a convolution whose length has short factors [Bluestein 1970]: jk = (j^2 + k^2 - (k -
 * j)^2) / 2; a long line becomes columns and rows [Bailey 1990]. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "ops/signal/fft.h"
#include "ops/signal/fft_plan.h"

typedef struct number {
	double re, im;
} number;

/* Returns e^(-2 pi i k / n), reducing the angle to an eighth of the circle. */
static number root_of(int64_t k, int64_t n)
{
	int64_t quarter = 4 * k / n, r = 4 * k - quarter * n;
	bool far = 2 * r > n;
	double angle = M_PI_2 * (double)(far ? n - r : r) / (double)n;
	double c = far ? sin(angle) : cos(angle), s = far ? cos(angle) : sin(angle);

	switch (quarter) {
	case 0:
		return (number){c, -s};
	case 1:
		return (number){-s, -c};
	case 2:
		return (number){-c, s};
	default:
		return (number){s, c};
	}
}

static void set_number(const smr_fft *f, void *array, int64_t re, int64_t im, number x)
{
	if (f->f64) {
		((double *)array)[re] = x.re;
		((double *)array)[im] = x.im;
	} else {
		((float *)array)[re] = (float)x.re;
		((float *)array)[im] = (float)x.im;
	}
}

static void set_pair(const smr_fft *f, void *array, int64_t k, number x)
{
	set_number(f, array, 2 * k, 2 * k + 1, x);
}

/* Allocates n zeros for complex numbers, aligned. */
static smr_status alloc_numbers(smr_fft *f, int64_t n, void **out)
{
	size_t bytes = 2 * (size_t)n * (f->f64 ? sizeof(double) : sizeof(float));

	bytes = (bytes + SMR_FFT_ALIGN - 1) / SMR_FFT_ALIGN * SMR_FFT_ALIGN;
	*out = smr_aligned_alloc(SMR_FFT_ALIGN, bytes);
	if (*out == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)f->n);
	memset(*out, 0, bytes);
	f->bytes += bytes;
	return SMR_OK;
}

/* ---- factors -------------------------------------------------------------------------------- */

/* Divides the length into factors of 8, of 4 or 2, and of odd primes; returns what is left. */
static int64_t find_factors(smr_fft *f)
{
	int64_t rest = f->n;
	int twos = 0;

	f->nfactors = 0;
	for (; rest % 2 == 0; rest /= 2)
		twos++;
	for (; twos >= 3 && twos != 4; twos -= 3)
		f->factor[f->nfactors++] = 8;
	for (; twos >= 2; twos -= 2)
		f->factor[f->nfactors++] = 4;
	if (twos == 1)
		f->factor[f->nfactors++] = 2;
	for (int64_t p = 3; rest > 1 && p <= SMR_FFT_PRIME; p += 2)
		for (; rest % p == 0; rest /= p)
			f->factor[f->nfactors++] = p;
	return rest;
}

static smr_status make_unit(smr_fft *f, int64_t p)
{
	if (p % 2 == 0 || f->unit[p] != NULL)
		return SMR_OK;
	SMR_TRY(alloc_numbers(f, p, &f->unit[p]));
	for (int64_t k = 0; k < p; k++)
		set_pair(f, f->unit[p], k, root_of(k, p));
	return SMR_OK;
}

static smr_status make_turns(smr_fft *f)
{
	int64_t count = 0, l = 1, at = 0;

	for (uint32_t i = 0; i < f->nfactors; l *= f->factor[i++]) {
		count += (f->factor[i] - 1) * l;
		SMR_TRY(make_unit(f, f->factor[i]));
	}
	SMR_TRY(alloc_numbers(f, count + 1, &f->turns));
	l = 1;
	for (uint32_t i = 0; i < f->nfactors; l *= f->factor[i++])
		for (int64_t k = 0; k < l; k++)
			for (int64_t q = 1; q < f->factor[i]; q++)
				set_pair(f, f->turns, at++, root_of(q * k, l * f->factor[i]));
	return SMR_OK;
}

/* ---- convolution ---------------------------------------------------------------------------- */

/* Returns a length that is 1, 3 or 5 times a power of two, and at least n: the least costly one. */
static int64_t find_size(int64_t n)
{
	static const struct {
		int64_t odd;
		double cost; /* for each number and doubling, relative to powers of two */
	} kinds[] = {{1, 1}, {3, 1.05}, {5, 1.08}};
	int64_t best = 0;
	double least = INFINITY;

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++) {
		int64_t size = kinds[i].odd;

		while (size < n)
			size *= 2;
		if ((double)size * kinds[i].cost < least) {
			least = (double)size * kinds[i].cost;
			best = size;
		}
	}
	return best;
}

/* Computes the transform of the chirp's conjugate, divided by its length. */
static smr_status make_kernel(smr_fft *f, number *back)
{
	int64_t size = f->inner->n;
	smr_fft *wide = NULL;
	smr_status st;
	void *to = NULL;

	st = smr_fft_build(size, true, false, false, &wide);
	if (st == SMR_OK) {
		to = smr_calloc((size_t)size, sizeof(number));
		st = to != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for fft");
	}
	if (st == SMR_OK)
		st = smr_fft_run_plan(wide, back, to);
	if (st == SMR_OK)
		st = alloc_numbers(f, size, &f->kernel);
	for (int64_t k = 0; st == SMR_OK && k < size; k++) {
		number x = ((number *)to)[k];

		set_pair(f, f->kernel, k, (number){x.re / (double)size, x.im / (double)size});
	}
	smr_free(to);
	smr_fft_free(wide);
	return st;
}

static smr_status make_convolution(smr_fft *f, bool shortly)
{
	int64_t size = find_size(2 * f->n - 1), n = f->n;
	smr_fft *inner;
	number *back;
	smr_status st;

	f->nfactors = 0;
	SMR_TRY(smr_fft_build(size, f->f64, false, shortly, &inner));
	f->inner = inner;
	f->bytes += inner->bytes;
	SMR_TRY(alloc_numbers(f, n, &f->chirp));
	back = smr_calloc((size_t)size, sizeof(*back));
	if (back == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)n);
	for (int64_t k = 0, square = 0; k < n; k++) { /* square: k^2 modulo 2n */
		number c = root_of(square, 2 * n);

		set_pair(f, f->chirp, k, c);
		back[k] = (number){c.re, -c.im};
		if (k > 0)
			back[size - k] = back[k];
		square = (square + 2 * k + 1) % (2 * n);
	}
	st = make_kernel(f, back);
	smr_free(back);
	return st;
}

/* ---- long lines ----------------------------------------------------------------------------- */

/* Returns the greatest divisor of n, the product of the factors, that is at most its root. */
static int64_t find_divisor(int64_t n)
{
	int64_t d = (int64_t)sqrt((double)n);

	while (n % d != 0)
		d--;
	return d;
}

/* Makes the factors between columns and rows: each is the product of two roots, so that most need
 * no sine. */
static smr_status make_between(smr_fft *f, int64_t rows, int64_t columns, int64_t lanes)
{
	int64_t fine = (int64_t)sqrt((double)f->n) + 1, coarse = f->n / fine + 1;
	number *root = smr_calloc((size_t)(fine + coarse), sizeof(*root));

	if (root == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)f->n);
	for (int64_t k = 0; k < fine; k++)
		root[k] = root_of(k, f->n);
	for (int64_t k = 0; k * fine < f->n; k++)
		root[fine + k] = root_of(k * fine, f->n);
	for (int64_t j = 0; j < rows; j++)
		for (int64_t k = 0; k < columns; k++) {
			int64_t at = (j / lanes * columns + k) * 2 * lanes + j % lanes;
			number a = root[j * k % fine], b = root[fine + j * k / fine];

			set_number(f, f->between, at, at + lanes,
				   (number){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re});
		}
	smr_free(root);
	return SMR_OK;
}

static smr_status make_rows(smr_fft *f, int64_t columns)
{
	int64_t lanes = SMR_FFT_ALIGN / (f->f64 ? (int64_t)sizeof(double) : (int64_t)sizeof(float));
	int64_t rows = f->n / columns, blocks = (rows + lanes - 1) / lanes;
	smr_fft *outer, *row;

	f->nfactors = 0;
	SMR_TRY(smr_fft_build(columns, f->f64, false, true, &outer));
	f->outer = outer;
	SMR_TRY(smr_fft_build(rows, f->f64, false, true, &row));
	f->row = row;
	f->bytes += outer->bytes + row->bytes;
	SMR_TRY(alloc_numbers(f, blocks * columns * lanes, &f->between));
	return make_between(f, rows, columns, lanes);
}

/* ---- plans ---------------------------------------------------------------------------------- */

static smr_status make_root(smr_fft *f)
{
	SMR_TRY(alloc_numbers(f, f->n + 1, &f->root));
	for (int64_t k = 0; k <= f->n; k++)
		set_pair(f, f->root, k, root_of(k, 2 * f->n));
	return SMR_OK;
}

static smr_status make_plan(smr_fft *f, bool real, bool shortly)
{
	bool is_long = f->n > SMR_FFT_SHORT && !shortly;
	int64_t columns;

	if (real)
		SMR_TRY(make_root(f));
	if (find_factors(f) != 1)
		return make_convolution(f, f->n <= SMR_FFT_SHORT || shortly);
	columns = is_long ? find_divisor(f->n) : 1;
	return columns >= SMR_FFT_COLUMNS ? make_rows(f, columns) : make_turns(f);
}

smr_status smr_fft_build(int64_t n, bool f64, bool real, bool shortly, smr_fft **out)
{
	smr_fft *f;
	smr_status st;

	if (n > INT64_MAX / 256)
		return smr_fail(SMR_EUNSUPPORTED, "fft of %lld numbers", (long long)n);
	f = smr_calloc(1, sizeof(*f));
	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft");
	f->n = n;
	f->f64 = f64;
	st = make_plan(f, real, shortly);
	if (st != SMR_OK) {
		smr_fft_free(f);
		return st;
	}
	*out = f;
	return SMR_OK;
}

void smr_fft_free(smr_fft *f)
{
	if (f == NULL)
		return;
	smr_fft_free((smr_fft *)f->inner);
	smr_fft_free((smr_fft *)f->outer);
	smr_fft_free((smr_fft *)f->row);
	for (int p = 0; p <= SMR_FFT_PRIME; p++)
		smr_free(f->unit[p]);
	smr_free(f->turns);
	smr_free(f->chirp);
	smr_free(f->kernel);
	smr_free(f->between);
	smr_free(f->root);
	smr_free(f);
}
