/** @file Fourier transforms of lines, in f64 (internal to ops/).
 *
 * Own code: of what Debian has, FFTW is under the GPL and KISS FFT has one precision, and no way
 * with long primes. */
#ifndef SMR_OPS_FFT_H
#define SMR_OPS_FFT_H
#include <stdint.h>

#include "base/status.h"

typedef struct smr_cpx {
	double re, im;
} smr_cpx;

/** Made for one length, which is at least 1; not for two threads at once. */
typedef struct smr_fft smr_fft;
SMR_MUST_USE smr_status smr_fft_make(int64_t n, smr_fft **out);
void smr_fft_free(smr_fft *f); /* NULL is fine */
/** out[k] = sum_j in[j] e^(-2 pi i j k / n). The inverse times n: swap re and im on both sides. */
void smr_fft_run(smr_fft *f, const smr_cpx *in, smr_cpx *out);

static inline smr_cpx smr_cpx_mul(smr_cpx a, smr_cpx b)
{
	return (smr_cpx){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
#endif
