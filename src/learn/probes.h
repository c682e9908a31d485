/** @file A few kernels that were measured on a machine, by which predictions for it are mended: a
 * Gaussian process over what kernels are like, for log(measured / predicted). */
#ifndef SMR_LEARN_PROBES_H
#define SMR_LEARN_PROBES_H
#include "base/status.h"
#include "cost/features.h"

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
void smr_probes_free(smr_probes *p); /* NULL is fine */
#endif
