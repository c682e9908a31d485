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

/** Lines that smr_fft_run_some() takes at once; how long they may be, so that they stay in the
 * cache; how they must lie. */
enum { SMR_FFT_LANES = 4, SMR_FFT_SHORT = 4096, SMR_FFT_ALIGN = 32 };

/** Made for one length, which is at least 1; not for two threads at once. */
typedef struct smr_fft smr_fft;
SMR_MUST_USE smr_status smr_fft_make(int64_t n, smr_fft **out);
void smr_fft_free(smr_fft *f); /* NULL is fine */
/** out[k] = sum_j in[j] e^(-2 pi i j k / n). The inverse times n: swap re and im on both sides. */
void smr_fft_run(const smr_fft *f, const smr_cpx *in, smr_cpx *out);
/** The same, to the bit, for SMR_FFT_LANES lines of at most SMR_FFT_SHORT numbers: the real parts
 * of numbers k of all, then the imaginary ones, then numbers k + 1. Aligned to SMR_FFT_ALIGN. */
void smr_fft_run_some(const smr_fft *f, const double *in, double *out);
#endif
