/** @file Limits of a plan (service level agreement), and the selection of one of several plans. */
#ifndef SMR_PREDICT_SLA_H
#define SMR_PREDICT_SLA_H
#include "predict/predict.h"

typedef enum smr_sla_measure {
	SMR_SLA_LATENCY,    /* seconds of one run, at most */
	SMR_SLA_THROUGHPUT, /* runs a second, at least */
	SMR_SLA_ENERGY,     /* joules of one run, at most */
	SMR_SLA_MEMORY,     /* bytes of one device, at most */
	SMR_SLA_PRICE,      /* of one run, at most, in the currency of the machines' files */
	SMR_SLA_MEASURES
} smr_sla_measure;

typedef struct smr_sla {
	bool asked[SMR_SLA_MEASURES];
	double limit[SMR_SLA_MEASURES];
} smr_sla;

/** Parses "latency<=50ms,throughput>=200/s,energy<=2.5J,memory<=16GB,price<=0.01". SMR_EINVAL: the
 * message names the fault. */
SMR_MUST_USE smr_status smr_sla_read(const char *text, smr_sla *out);
/** Returns latency, throughput, ... by name; SMR_SLA_MEASURES if there is none of this name. */
smr_sla_measure smr_sla_named(const char *name);
const char *smr_sla_name(smr_sla_measure m);
/** Returns the largest ratio of a measure to its limit, of latency and throughput by the 90 %
 * quantile, of others by their medians: at most 1 where all limits are kept; INFINITY where a value
 * is unknown, or the plan does not fit into memory. @p worst: that measure. */
double smr_sla_excess(const smr_sla *s, const smr_forecast *f, smr_sla_measure *worst);
/** Returns the rank of a plan by a measure: less is better; INFINITY: unknown. */
double smr_sla_rank(smr_sla_measure by, const smr_forecast *f);
/** Returns the index of the selected plan: of those that keep all limits the one with the least @p
 * by (of throughput: the most); if none does, the one nearest to them. */
size_t smr_sla_pick(const smr_sla *s, smr_sla_measure by, const smr_forecast *f, size_t n);
#endif
