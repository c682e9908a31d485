/** @file How many nodes a fleet has, for its nodes: they hear no reports, which would cost each of
 * them as much as there are nodes, but can ask for the names of those who report. */
#ifndef SMR_CLUSTER_CONFIG_CENSUS_H
#define SMR_CLUSTER_CONFIG_CENSUS_H
#include "net/nats.h"

/** Nodes of a fleet that reported in the last seconds; those that left a moment ago count, too. */
SMR_MUST_USE smr_status smr_census(const smr_nats_module *m, smr_nats *n, const char *fleet,
				   unsigned *out);
#endif
