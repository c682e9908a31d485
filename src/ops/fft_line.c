/* One line: decimation in time by the factors of the length; a length with a long prime factor is a
 * convolution of a power of two [Bluestein 1970]: jk = (j^2 + k^2 - (k - j)^2) / 2. */
#include <math.h>

#include "base/alloc.h"
#include "ops/fft.h"

enum { LONGEST = 31 /* prime factor that is done directly */, MOST_FACTORS = 64 };

struct smr_fft {
	int64_t n;
	smr_cpx *root; /* e^(-2 pi i k / n) */
	uint32_t nfactors;
	int64_t factor[MOST_FACTORS];
	smr_fft *inner; /* of the convolution, NULL: the factors are short */
	smr_cpx *chirp, *kernel, *a, *b;
};

/* e^(-2 pi i k / n): sine and cosine see an eighth of the circle. */
static smr_cpx root_of(int64_t k, int64_t n)
{
	int64_t quarter = 4 * k / n, r = 4 * k - quarter * n;
	bool far = 2 * r > n;
	double angle = M_PI_2 * (double)(far ? n - r : r) / (double)n;
	double c = far ? sin(angle) : cos(angle), s = far ? cos(angle) : sin(angle);

	switch (quarter) {
	case 0:
		return (smr_cpx){c, -s};
	case 1:
		return (smr_cpx){-s, -c};
	case 2:
		return (smr_cpx){-c, s};
	default:
		return (smr_cpx){s, c};
	}
}

static smr_status get(int64_t n, smr_cpx **out)
{
	*out = smr_calloc((size_t)n, sizeof(**out));
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)n);
}

static smr_status make_roots(smr_fft *f)
{
	SMR_TRY(get(f->n, &f->root));
	for (int64_t k = 0; k < f->n; k++)
		f->root[k] = root_of(k, f->n);
	return SMR_OK;
}

static smr_status make_convolution(smr_fft *f)
{
	int64_t size = 1, n = f->n;

	while (size < 2 * n - 1)
		size *= 2;
	SMR_TRY(smr_fft_make(size, &f->inner));
	SMR_TRY(get(n, &f->chirp));
	SMR_TRY(get(size, &f->kernel));
	SMR_TRY(get(size, &f->a));
	SMR_TRY(get(size, &f->b));
	for (int64_t k = 0, square = 0; k < n; k++) { /* square: k^2 modulo 2n */
		smr_cpx c = root_of(square, 2 * n), back = {c.re, -c.im};

		f->chirp[k] = c;
		f->a[k] = back;
		if (k > 0)
			f->a[size - k] = back;
		square = (square + 2 * k + 1) % (2 * n);
	}
	smr_fft_run(f->inner, f->a, f->kernel);
	return SMR_OK;
}

static smr_status make(smr_fft *f)
{
	int64_t rest = f->n;

	for (; rest % 4 == 0; rest /= 4)
		f->factor[f->nfactors++] = 4;
	for (int64_t p = 2; rest > 1 && p <= LONGEST; p++)
		for (; rest % p == 0; rest /= p)
			f->factor[f->nfactors++] = p;
	return rest > 1 ? make_convolution(f) : make_roots(f);
}

smr_status smr_fft_make(int64_t n, smr_fft **out)
{
	smr_fft *f;
	smr_status st;

	if (n > INT64_MAX / 64)
		return smr_fail(SMR_EUNSUPPORTED, "fft of %lld numbers", (long long)n);
	f = smr_calloc(1, sizeof(*f));
	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft");
	f->n = n;
	st = make(f);
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
	smr_fft_free(f->inner);
	smr_free(f->root);
	smr_free(f->chirp);
	smr_free(f->kernel);
	smr_free(f->a);
	smr_free(f->b);
	smr_free(f);
}

static void pair(smr_cpx *a, smr_cpx *b)
{
	smr_cpx sum = {a->re + b->re, a->im + b->im}, less = {a->re - b->re, a->im - b->im};

	*a = sum;
	*b = less;
}

/* Transforms of p numbers; step: of the roots, n / p. */
static void small(const smr_fft *f, smr_cpx *t, int64_t p, int64_t step)
{
	smr_cpx in[LONGEST];

	if (p == 2) {
		pair(&t[0], &t[1]);
		return;
	}
	if (p == 4) {
		smr_cpx turned;

		pair(&t[0], &t[2]);
		pair(&t[1], &t[3]);
		pair(&t[0], &t[1]);
		turned = (smr_cpx){t[3].im, -t[3].re};
		t[3] = t[1];
		t[1] = t[2];
		pair(&t[1], &turned);
		t[2] = t[3];
		t[3] = turned;
		return;
	}
	for (int64_t q = 0; q < p; q++)
		in[q] = t[q];
	for (int64_t k = 0; k < p; k++) {
		smr_cpx sum = in[0];

		for (int64_t q = 1, at = k; q < p; q++, at = (at + k) % p) {
			smr_cpx x = smr_cpx_mul(in[q], f->root[at * step]);

			sum.re += x.re;
			sum.im += x.im;
		}
		t[k] = sum;
	}
}

static void transform(const smr_fft *f, const smr_cpx *in, int64_t stride, smr_cpx *out,
		      uint32_t level, int64_t n)
{
	int64_t p = n > 1 ? f->factor[level] : 1, m = n / p;
	smr_cpx t[LONGEST];

	if (n == 1) {
		out[0] = in[0];
		return;
	}
	for (int64_t q = 0; q < p; q++)
		transform(f, in + q * stride, stride * p, out + q * m, level + 1, m);
	for (int64_t u = 0; u < m; u++) {
		for (int64_t q = 0; q < p; q++)
			t[q] = smr_cpx_mul(out[u + q * m], f->root[q * u * stride]);
		small(f, t, p, f->n / p);
		for (int64_t q = 0; q < p; q++)
			out[u + q * m] = t[q];
	}
}

void smr_fft_run(smr_fft *f, const smr_cpx *in, smr_cpx *out)
{
	if (f->inner == NULL) {
		transform(f, in, 1, out, 0, f->n);
		return;
	}
	for (int64_t k = 0; k < f->inner->n; k++)
		f->a[k] = k < f->n ? smr_cpx_mul(in[k], f->chirp[k]) : (smr_cpx){0, 0};
	smr_fft_run(f->inner, f->a, f->b);
	for (int64_t k = 0; k < f->inner->n; k++) {
		smr_cpx x = smr_cpx_mul(f->b[k], f->kernel[k]);

		f->a[k] = (smr_cpx){x.im, x.re};
	}
	smr_fft_run(f->inner, f->a, f->b);
	for (int64_t k = 0; k < f->n; k++) {
		double size = (double)f->inner->n;

		out[k] = smr_cpx_mul((smr_cpx){f->b[k].im / size, f->b[k].re / size}, f->chirp[k]);
	}
}
