/** @file Plans of Fourier transforms as they are made and kept (internal to ops/signal). */
#ifndef SMR_OPS_SIGNAL_FFT_PLAN_H
#define SMR_OPS_SIGNAL_FFT_PLAN_H
#include "ops/signal/fft.h"

/** Least length of the columns of a long line. */
enum { SMR_FFT_COLUMNS = 16 };

/** Makes a plan as smr_fft_get(), @p shortly: never of a matrix; free it with smr_fft_free(). */
SMR_MUST_USE smr_status smr_fft_build(int64_t n, bool f64, bool real, bool shortly, smr_fft **out);
void smr_fft_free(smr_fft *f); /* @p f may be NULL */
/** Transforms one line of pairs from @p in to @p out. */
SMR_MUST_USE smr_status smr_fft_run_plan(const smr_fft *f, void *in, void *out);
/** Computes the numbers of a long real line from those of its pairs, or if j->to_real the pairs
 * from the numbers. */
void smr_fft_join_pairs(const smr_fft_job *j, void *pairs, const smr_workers *w);
#endif
