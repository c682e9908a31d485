/** @file Shares of their predicted speed that kernels reach within training steps, by machine and
 * by the date of libraries. */
#ifndef SMR_PREDICT_TRANSFORMER_EFFICIENCY_H
#define SMR_PREDICT_TRANSFORMER_EFFICIENCY_H
#include "predict/transformer/transformer.h"

/** Shares above 0. Fitted to rows of tests/bench/published that are not held out. */
typedef struct smr_efficiency {
	double product;    /* of smr_cost_estimate()'s products, in the given precision */
	double attention;  /* of the peak of 2-byte numbers, attention in one kernel */
	double pass;       /* of smr_cost_estimate()'s passes over memory */
	double expert;     /* of products of experts, times `product` */
	double host_s;     /* of a pass through a layer of experts: the host waits for counts */
	double spread;     /* p90 / p50: of residuals of sources left out one by one */
	const char *basis; /* "published", "published, of other machines", "no published figures" */
} smr_efficiency;

/** Looks @p m up by its name, else by its kind; the year and the precision are those of @p t. */
smr_efficiency smr_efficiency_of(const smr_transformer *t, const smr_machine *m);
#endif
