/** @file Limits that a plan has to keep, and which of several plans is taken. */
#ifndef SMR_PREDICT_SLA_H
#define SMR_PREDICT_SLA_H
#include "predict/predict.h"

typedef enum smr_sla_measure {
	SMR_SLA_LATENCY,    /* seconds of one run, at most */
	SMR_SLA_THROUGHPUT, /* runs a second, at least */
	SMR_SLA_ENERGY,     /* joules of one run, at most */
	SMR_SLA_MEMORY,     /* bytes of one device, at most */
	SMR_SLA_PRICE,      /* of one run, at most, in the money of the machines' files */
	SMR_SLA_MEASURES
} smr_sla_measure;

typedef struct smr_sla {
	bool asked[SMR_SLA_MEASURES];
	double limit[SMR_SLA_MEASURES];
} smr_sla;

/** "latency<=50ms,throughput>=200/s,energy<=2.5J,memory<=16GB,price<=0.01": SMR_EINVAL says what is
 * wrong with it. */
SMR_MUST_USE smr_status smr_sla_read(const char *text, smr_sla *out);
/** latency, throughput, ...; SMR_SLA_MEASURES: none is called so. */
smr_sla_measure smr_sla_named(const char *name);
const char *smr_sla_name(smr_sla_measure m);
/** How many times over its limit the worst measure is, latency and throughput by their quantile of
 * 90 %, others by their medians: at most 1 where all are kept; INFINITY where something is not
 * known, or does not fit into memory. @p worst: which. */
double smr_sla_excess(const smr_sla *s, const smr_forecast *f, smr_sla_measure *worst);
/** Number of the plan that is taken: of those that keep all limits the one with the least @p by (of
 * throughput: the most); of none, that which is nearest to it. */
size_t smr_sla_pick(const smr_sla *s, smr_sla_measure by, const smr_forecast *f, size_t n);
#endif
