/** @file Fourier transforms of lines, in f64 (internal to ops/).
 *
 * Our own code, because of Debian's libraries FFTW is under the GPL, and KISS FFT has only one
 * precision and no fast algorithm for large primes. */
#ifndef SMR_OPS_SIGNAL_FFT_H
#define SMR_OPS_SIGNAL_FFT_H
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

typedef struct smr_cpx {
	double re, im;
} smr_cpx;

/** Lines that are transformed at once; how long they may be, so that they stay in the cache; how
 * they must lie. */
enum { SMR_FFT_LANES = 8, SMR_FFT_SHORT = 4096, SMR_FFT_ALIGN = 64 };

/** FROM_REAL: n real numbers to the n / 2 + 1 that know all of their transform; TO_REAL: back. */
typedef enum smr_fft_kind {
	SMR_FFT_FORWARD,
	SMR_FFT_INVERSE,
	SMR_FFT_FROM_REAL,
	SMR_FFT_TO_REAL
} smr_fft_kind;

/** Made for one length, which is at least 1; not for two threads at once. */
typedef struct smr_fft smr_fft;
/** Of complex numbers: out[k] = sum_j in[j] e^(-2 pi i j k / n). The inverse times n: swap re and
 * im on both sides. */
SMR_MUST_USE smr_status smr_fft_make(int64_t n, smr_fft **out);
/** Of @p n real numbers, an even number of them: a transform of n / 2 pairs, re and im, does.
 * FROM_REAL: pairs to n / 2 + 1 numbers. TO_REAL: n / 2 + 1 numbers, of which the first and the
 * last are taken for real, to pairs (im, re), times n / 2. */
SMR_MUST_USE smr_status smr_fft_make_real(int64_t n, bool to_real, smr_fft **out);
void smr_fft_free(smr_fft *f); /* NULL is fine */
/** One line, from @p in to @p out. */
void smr_fft_run(const smr_fft *f, const smr_cpx *in, smr_cpx *out);
/** The same, to the bit, for SMR_FFT_LANES lines of at most SMR_FFT_SHORT numbers: the real parts
 * of numbers k of all, then the imaginary ones, then numbers k + 1. Aligned to SMR_FFT_ALIGN. */
void smr_fft_run_some(const smr_fft *f, const double *in, double *out);

/** Where lines lie: number i of line k is at (k / step * n + i) * step + k % step, times @p pitch,
 * in arrays of f32 or f64. */
typedef struct smr_fft_side {
	void *re, *im; /* im NULL: there is none */
	bool f64;
	int64_t pitch, n, step;
} smr_fft_side;

/** Transforms @p count lines; the inverse divides by @p n, the length. Both sides may be the same
 * memory if they are the same. */
SMR_MUST_USE smr_status smr_fft_lines(smr_fft_kind kind, int64_t n, int64_t count,
				      const smr_fft_side *from, const smr_fft_side *to);
#endif
