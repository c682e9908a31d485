/** @file Fourier transforms of lines, in f64 (internal to ops/).
 *
 * Debian's libraries do not serve: FFTW is under the GPL, and KISS FFT has only one precision and
 * no fast algorithm for large primes. */
#ifndef SMR_OPS_SIGNAL_FFT_H
#define SMR_OPS_SIGNAL_FFT_H
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

typedef struct smr_cpx {
	double re, im;
} smr_cpx;

/** Lines transformed at once; their largest length, so that they stay in the cache; their
 * alignment. */
enum { SMR_FFT_LANES = 8, SMR_FFT_SHORT = 4096, SMR_FFT_ALIGN = 64 };

/** FROM_REAL: n real numbers to n / 2 + 1 complex ones, which determine the transform; TO_REAL:
 * back. */
typedef enum smr_fft_kind {
	SMR_FFT_FORWARD,
	SMR_FFT_INVERSE,
	SMR_FFT_FROM_REAL,
	SMR_FFT_TO_REAL
} smr_fft_kind;

/** A plan for one length, at least 1; not for concurrent use. */
typedef struct smr_fft smr_fft;
/** Plans the complex transform out[k] = sum_j in[j] e^(-2 pi i j k / n). The inverse times n: swap
 * re and im on both sides. */
SMR_MUST_USE smr_status smr_fft_make(int64_t n, smr_fft **out);
/** Plans the transform of an even number @p n of reals, by one of n / 2 pairs (re, im). FROM_REAL:
 * pairs to n / 2 + 1 numbers. TO_REAL: n / 2 + 1 numbers, the first and the last taken as real, to
 * pairs (im, re), times n / 2. */
SMR_MUST_USE smr_status smr_fft_make_real(int64_t n, bool to_real, smr_fft **out);
void smr_fft_free(smr_fft *f); /* @p f may be NULL */
/** Transforms one line from @p in to @p out. */
void smr_fft_run(const smr_fft *f, const smr_cpx *in, smr_cpx *out);
/** Transforms SMR_FFT_LANES lines of at most SMR_FFT_SHORT numbers with the same bits: number k of
 * a line is its real part in all lanes, then its imaginary part. Aligned to SMR_FFT_ALIGN. */
void smr_fft_run_some(const smr_fft *f, const double *in, double *out);

/** Layout of lines: number i of line k is at (k / step * n + i) * step + k % step, times @p pitch,
 * in arrays of f32 or f64. */
typedef struct smr_fft_side {
	void *re, *im; /* im NULL: real numbers */
	bool f64;
	int64_t pitch, n, step;
} smr_fft_side;

/** Transforms @p count lines; the inverse divides by @p n, the length. Both sides may be the same
 * memory if they have the same layout. */
SMR_MUST_USE smr_status smr_fft_lines(smr_fft_kind kind, int64_t n, int64_t count,
				      const smr_fft_side *from, const smr_fft_side *to);
#endif
