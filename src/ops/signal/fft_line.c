/* One line: decimation in time by the factors of the length; a length with a long prime factor
 * becomes a convolution whose length is a power of two [Bluestein 1970]: jk = (j^2 + k^2 - (k -
 * j)^2) / 2. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "ops/signal/fft.h"

enum { LONGEST = 31 /* largest prime factor with a direct transform */, MOST_FACTORS = 64 };

struct smr_fft {
	int64_t n;
	smr_cpx *root; /* e^(-2 pi i k / n) */
	uint32_t nfactors;
	int64_t factor[MOST_FACTORS];
	int64_t *place; /* position of input number i before the first step */
	smr_fft *inner; /* plan of the convolution; NULL: the factors are short */
	smr_cpx *chirp, *kernel;
	void *work;    /* of the convolution: two inner lines of SMR_FFT_LANES */
	smr_fft *half; /* plan for pairs of real numbers; NULL: numbers are complex */
	bool to_real;
	void *pairs; /* SMR_FFT_LANES lines of pairs */
};

/* Returns e^(-2 pi i k / n), reducing the angle to an eighth of the circle. */
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

static smr_status alloc_complex_array(int64_t n, smr_cpx **out)
{
	*out = smr_calloc((size_t)n, sizeof(**out));
	return *out != NULL ? SMR_OK
			    : smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)n);
}

static smr_status make_roots(smr_fft *f)
{
	SMR_TRY(alloc_complex_array(f->n, &f->root));
	for (int64_t k = 0; k < f->n; k++)
		f->root[k] = root_of(k, f->n);
	return SMR_OK;
}

/* Computes the position of number i: its digits by the factors, reversed. */
static smr_status make_places(smr_fft *f)
{
	f->place = smr_calloc((size_t)f->n, sizeof(*f->place));
	if (f->place == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)f->n);
	for (int64_t i = 0; i < f->n; i++)
		for (int64_t level = 0, rest = i, m = f->n; level < f->nfactors; level++) {
			m /= f->factor[level];
			f->place[i] += rest % f->factor[level] * m;
			rest /= f->factor[level];
		}
	return SMR_OK;
}

static smr_status make_convolution(smr_fft *f)
{
	int64_t size = 1, n = f->n;
	size_t one;
	smr_cpx *a;

	while (size < 2 * n - 1)
		size *= 2;
	SMR_TRY(smr_fft_make(size, &f->inner));
	SMR_TRY(alloc_complex_array(n, &f->chirp));
	SMR_TRY(alloc_complex_array(size, &f->kernel));
	one = n <= SMR_FFT_SHORT ? sizeof(smr_cpx) * SMR_FFT_LANES : sizeof(smr_cpx);
	f->work = smr_aligned_alloc(SMR_FFT_ALIGN, 2 * (size_t)size * one);
	if (f->work == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft of %lld", (long long)n);
	a = f->work;
	memset(a, 0, (size_t)size * sizeof(*a));
	for (int64_t k = 0, square = 0; k < n; k++) { /* square: k^2 modulo 2n */
		smr_cpx c = root_of(square, 2 * n), back = {c.re, -c.im};

		f->chirp[k] = c;
		a[k] = back;
		if (k > 0)
			a[size - k] = back;
		square = (square + 2 * k + 1) % (2 * n);
	}
	smr_fft_run(f->inner, a, f->kernel);
	return SMR_OK;
}

static smr_status make_complex(smr_fft *f)
{
	int64_t rest = f->n;

	for (; rest % 4 == 0; rest /= 4)
		f->factor[f->nfactors++] = 4;
	for (int64_t p = 2; rest > 1 && p <= LONGEST; p++)
		for (; rest % p == 0; rest /= p)
			f->factor[f->nfactors++] = p;
	if (rest > 1)
		return make_convolution(f);
	SMR_TRY(make_roots(f));
	return make_places(f);
}

static smr_status make_any(int64_t n, bool to_real, smr_status (*make)(smr_fft *f), smr_fft **out)
{
	smr_fft *f;
	smr_status st;

	if (n > INT64_MAX / 64)
		return smr_fail(SMR_EUNSUPPORTED, "fft of %lld numbers", (long long)n);
	f = smr_calloc(1, sizeof(*f));
	if (f == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for fft");
	f->n = n;
	f->to_real = to_real;
	st = make(f);
	if (st != SMR_OK) {
		smr_fft_free(f);
		return st;
	}
	*out = f;
	return SMR_OK;
}

smr_status smr_fft_make(int64_t n, smr_fft **out)
{
	return make_any(n, false, make_complex, out);
}

static smr_status make_pairs(smr_fft *f)
{
	size_t lanes = f->n <= SMR_FFT_SHORT ? SMR_FFT_LANES : 1;
	size_t bytes = (size_t)f->n / 2 * lanes * sizeof(smr_cpx);

	SMR_TRY(smr_fft_make(f->n / 2, &f->half));
	SMR_TRY(make_roots(f));
	f->pairs = smr_aligned_alloc(SMR_FFT_ALIGN,
				     (bytes + SMR_FFT_ALIGN - 1) / SMR_FFT_ALIGN * SMR_FFT_ALIGN);
	return f->pairs != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for fft");
}

smr_status smr_fft_make_real(int64_t n, bool to_real, smr_fft **out)
{
	return make_any(n, to_real, make_pairs, out);
}

void smr_fft_free(smr_fft *f)
{
	if (f == NULL)
		return;
	smr_fft_free(f->half);
	smr_free(f->pairs);
	smr_fft_free(f->inner);
	smr_free(f->root);
	smr_free(f->chirp);
	smr_free(f->kernel);
	smr_free(f->work);
	smr_free(f->place);
	smr_free(f);
}

/* The same steps for one line, and for several at once: with registers of 64, 32 and 16 bytes. (Not
 * target_clones: its resolvers run before the sanitizers' runtimes.) Products and sums are never
 * contracted, so all give the same bits. */
#pragma STDC FP_CONTRACT OFF

typedef double lanes __attribute__((vector_size(SMR_FFT_ALIGN)));

#define LANE double
#define NAMED(name) name##_one
#define TARGET
#include "ops/signal/fft_steps.h"

#define LANE lanes
#define NAMED(name) name##_some
#define TARGET
#include "ops/signal/fft_steps.h"

#if defined(__x86_64__)
#define LANE lanes
#define NAMED(name) name##_avx2
#define TARGET __attribute__((target("avx2")))
#include "ops/signal/fft_steps.h"

#define LANE lanes
#define NAMED(name) name##_avx512
#define TARGET __attribute__((target("avx512f")))
#include "ops/signal/fft_steps.h"
#endif

void smr_fft_run(const smr_fft *f, const smr_cpx *in, smr_cpx *out)
{
	run_one(f, (const cpx_one *)in, (cpx_one *)out);
}

void smr_fft_run_some(const smr_fft *f, const double *in, double *out)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f")) {
		run_avx512(f, (const cpx_avx512 *)in, (cpx_avx512 *)out);
		return;
	}
	if (__builtin_cpu_supports("avx2")) {
		run_avx2(f, (const cpx_avx2 *)in, (cpx_avx2 *)out);
		return;
	}
#endif
	run_some(f, (const cpx_some *)in, (cpx_some *)out);
}
