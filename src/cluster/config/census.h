/** @file Counts the nodes of a fleet, for its nodes. They do not subscribe to reports, which would
 * cost each of them in proportion to the number of nodes, but can query the names of reporting
 * nodes. */
#ifndef SMR_CLUSTER_CONFIG_CENSUS_H
#define SMR_CLUSTER_CONFIG_CENSUS_H
#include "net/nats.h"

/** Counts the nodes of a fleet that reported in the last seconds, including those that left a
 * moment ago. */
SMR_MUST_USE smr_status smr_census(const smr_nats_module *m, smr_nats *n, const char *fleet,
				   unsigned *out);
#endif
