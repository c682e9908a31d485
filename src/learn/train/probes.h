/** @file Probes: a few kernels measured on a machine, which correct its predictions: a Gaussian
 * process over features of kernels, for log(measured / predicted). */
#ifndef SMR_LEARN_TRAIN_PROBES_H
#define SMR_LEARN_TRAIN_PROBES_H
#include "base/status.h"
#include "cost/model/features.h"
#include "cost/model/wave.h"
#include "learn/train/samples.h"

enum { SMR_PROBES = 64 /* at most */ };

typedef struct smr_probes smr_probes;
typedef struct smr_wave_probes smr_wave_probes;

/** Chooses @p count of @p n kernels to measure: indices of rows of @p x (SMR_COST_FEATURES numbers
 * each), one after another so that the remaining variance of all is least. Times are not used. @p
 * product: they are products. The caller frees *@p out; its own rows are those at @p chosen. */
SMR_MUST_USE smr_status smr_probes_choose(const float *x, size_t n, size_t count, bool product,
					  size_t *chosen, smr_probes **out);
/** Learns from @p off: log(measured / predicted) of each chosen kernel. */
void smr_probes_learn(smr_probes *p, const double *off);
/** Returns the expected log(measured / predicted) of another kernel, and its root mean square
 * error. */
double smr_probes_ask(const smr_probes *p, const float *x, double *deviation);
/** Does the same for products that the formula of waves applies to (smr_wave_is_for()), by its
 * constants @p w as learned on other machines: @p count of @p n kernels are chosen, at most
 * SMR_PROBES and n, and only their seconds are read. The chosen kernels are copied; their machine
 * and words must outlive *@p out, which the caller frees. */
SMR_MUST_USE smr_status smr_wave_probes_new(const smr_train_sample *const *s, size_t n,
					    const smr_wave *w, size_t count, size_t *chosen,
					    smr_wave_probes **out);
/** Returns the expected seconds of a kernel, and the root mean square error of their logarithm. */
double smr_wave_probes_ask(const smr_wave_probes *p, const smr_train_sample *s, double *deviation);
void smr_wave_probes_free(smr_wave_probes *p); /* accepts NULL */
/** Chooses @p count of @p n kernels with covariances @p v (n x n, overwritten), each the one that
 * explains most of all others after those before it; @p line has space for n, @p taken is all
 * false. */
void smr_probes_pick(double *v, size_t n, size_t count, double *line, bool *taken, size_t *chosen);
/** Returns the factor of deviations relative to the covariances. @p squares: the sum over @p n
 * probes of squared residuals in units of the predicted variance, each predicted from the others
 * (leave-one-out: Rasmussen and Williams, Gaussian Processes for Machine Learning, 2006, 5.4.2). */
double smr_probes_unit(double squares, size_t n);
/** Inverts the first n rows and columns, which are positive definite. */
void smr_probes_invert(double a[SMR_PROBES][SMR_PROBES], size_t n);
void smr_probes_free(smr_probes *p); /* accepts NULL */
#endif
