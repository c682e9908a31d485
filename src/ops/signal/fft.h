/** @file Fourier transforms of lines, in their own precision (internal to ops/).
 *
 * Debian's libraries do not serve: FFTW is under the GPL, and KISS FFT has only one precision and
 * no fast algorithm for large primes. */
#ifndef SMR_OPS_SIGNAL_FFT_H
#define SMR_OPS_SIGNAL_FFT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "base/thread/workers.h"

/** Alignment of vectors, which hold SMR_FFT_ALIGN bytes; the largest length of a line that is
 * transformed in a cache; the largest prime factor with a direct transform. */
enum { SMR_FFT_ALIGN = 64, SMR_FFT_SHORT = 2048, SMR_FFT_PRIME = 31, SMR_FFT_FACTORS = 64 };

/** FROM_REAL: n real numbers to n / 2 + 1 complex ones, which determine the transform; TO_REAL:
 * back. FULL, FULL_INVERSE: the n complex ones that FORWARD and INVERSE give of real numbers;
 * HALF_INVERSE: the first n / 2 + 1 of these. */
typedef enum smr_fft_kind {
	SMR_FFT_FORWARD,
	SMR_FFT_INVERSE,
	SMR_FFT_FROM_REAL,
	SMR_FFT_TO_REAL,
	SMR_FFT_FULL,
	SMR_FFT_FULL_INVERSE,
	SMR_FFT_HALF_INVERSE
} smr_fft_kind;

/** A plan for the lines of one length and type, which is never changed. Arrays of complex numbers
 * are pairs (re, im) of f32 or f64. */
typedef struct smr_fft smr_fft;
struct smr_fft {
	int64_t n;
	bool f64;
	uint32_t nfactors; /* 0: n is 1, or there are `inner` or `outer` */
	int64_t factor[SMR_FFT_FACTORS];
	void *turns; /* for each factor p after the others' product l: numbers k < l, each with
			q = 1 ... p - 1: e^(-2 pi i q k / (l p)) */
	void *unit[SMR_FFT_PRIME + 1]; /* of prime p: e^(-2 pi i k / p) */
	/* a length with a long prime factor: a convolution of this length */
	const smr_fft *inner;
	void *chirp, *kernel;
	/* a long line: columns of outer->n numbers, then rows of row->n */
	const smr_fft *outer, *row;
	void *between; /* e^(-2 pi i j k / n) by blocks of columns j, then k: re in a vector, im */
	/* real lines of even length 2 n, as pairs */
	void *root; /* e^(-pi i k / n) for k <= n */
	size_t bytes;
};

/** Gives the plan of the complex transform out[k] = sum_j in[j] e^(-2 pi i j k / n), of n >= 1
 * numbers. @p real: with what real lines of 2 n numbers need. It is kept for later calls, and valid
 * until smr_fft_drop(). */
SMR_MUST_USE smr_status smr_fft_get(int64_t n, bool f64, bool real, const smr_fft **out);
void smr_fft_drop(const smr_fft *f); /* @p f may be NULL */
/** Frees the plans that are not in use. */
void smr_fft_forget_all(void);

/** Layout of lines: number i of line k is at (k / beside * n + i) * step + k % beside, times @p
 * pitch, in arrays of the plan's type. */
typedef struct smr_fft_side {
	void *re, *im; /* im NULL: real numbers */
	int64_t pitch, n, step, beside;
} smr_fft_side;

/** One pass over lines. */
typedef struct smr_fft_job {
	const smr_fft *f;
	smr_fft_side from, to;
	int64_t nin, nout;      /* numbers loaded and stored */
	bool swap_in, swap_out; /* re and im are swapped: the inverse */
	bool mirror;            /* the conjugates of the numbers read follow them */
	bool conjugate;         /* the conjugates of the results are stored */
	bool halves;            /* a real line is transformed as pairs */
	bool full;              /* ... and all numbers are stored, not half of them */
	bool to_real;           /* ... after the transform's numbers were joined to pairs */
	const void *turn;       /* factors of the results; NULL: none */
	double by;              /* that results are divided by */
} smr_fft_job;

/** Transforms a block of adjacent lines, from number @p line on: one for each number of a vector of
 * SMR_FFT_ALIGN bytes, at most. @p x, @p y: buffers of vectors of pairs (fft_lines.c). */
void smr_fft_block(const smr_fft_job *j, int64_t line, int64_t n, void *x, void *y);

/** Transforms @p count lines by blocks; by matrices of their own, if they are long. */
SMR_MUST_USE smr_status smr_fft_run_job(const smr_fft_job *job, int64_t count,
					const smr_workers *w);
bool smr_fft_is_long(const smr_fft *f);
SMR_MUST_USE smr_status smr_fft_run_long(const smr_fft_job *job, int64_t count,
					 const smr_workers *w);

/** Transforms @p count lines of type f32 or f64; the inverse divides by @p n, the length. Both
 * sides may be the same memory if they have the same layout. */
SMR_MUST_USE smr_status smr_fft_lines(smr_fft_kind kind, int64_t n, int64_t count, bool f64,
				      const smr_fft_side *from, const smr_fft_side *to,
				      const smr_workers *w);
/** Computes the other columns of transforms of real matrices: those in front of `along->beside`
 * are there. Number (i, j) is the conjugate of number (-i, -j). */
void smr_fft_mirror(const smr_fft_side *along, int64_t columns, int64_t matrices, bool f64,
		    const smr_workers *w);
#endif
