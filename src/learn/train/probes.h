/** @file A few kernels that were measured on a machine, by which predictions for it are mended: a
 * Gaussian process over what kernels are like, for log(measured / predicted). */
#ifndef SMR_LEARN_TRAIN_PROBES_H
#define SMR_LEARN_TRAIN_PROBES_H
#include "base/status.h"
#include "cost/model/features.h"
#include "cost/model/wave.h"
#include "learn/train/samples.h"

enum { SMR_PROBES = 64 /* at most */ };

typedef struct smr_probes smr_probes;

/** Which of @p n kernels are best measured: @p count places of rows of @p x (SMR_COST_FEATURES
 * numbers each), chosen one after another so that as little as possible is left unknown of all.
 * Nobody's time is looked at. @p product: they are products. *@p out is the caller's; its own rows
 * are those at @p chosen. */
SMR_MUST_USE smr_status smr_probes_choose(const float *x, size_t n, size_t count, bool product,
					  size_t *chosen, smr_probes **out);
/** @p off: log(measured / predicted) of each chosen kernel. */
void smr_probes_learn(smr_probes *p, const double *off);
/** What log(measured / predicted) of another kernel is, and by how much that is off, in the root
 * of the mean square. */
double smr_probes_ask(const smr_probes *p, const float *x, double *deviation);
/** The same for products that the formula of waves is for (smr_wave_is_for()), by its constants
 * @p w as they were learned on other machines: @p count of @p n kernels are chosen, at most
 * SMR_PROBES and n, and only their seconds are looked at. What each of all n then takes, and by how
 * much log(seconds) is off in the root of the mean square. */
SMR_MUST_USE smr_status smr_probes_wave(const smr_train_sample *const *s, size_t n,
					const smr_wave *w, size_t count, size_t *chosen,
					double *seconds, double *deviation);
/** Of @p n kernels with covariances @p v (n x n, which is lost) @p count places, each the one that
 * tells most of all others after those before it; @p line has room for n, @p taken is all false. */
void smr_probes_pick(double *v, size_t n, size_t count, double *line, bool *taken, size_t *chosen);
/** What deviations are times those that covariances say, where each of @p n probes was off from
 * what the others tell of it by so many of the squares that covariances say of that, in all (left
 * out one by one: Rasmussen and Williams, Gaussian Processes for Machine Learning, 2006, 5.4.2). */
double smr_probes_unit(double squares, size_t n);
/** The first n rows and columns become their inverse; they are positive. */
void smr_probes_invert(double a[SMR_PROBES][SMR_PROBES], size_t n);
void smr_probes_free(smr_probes *p); /* NULL is fine */
#endif
