/** @file Calls that are on their way while nobody waits for them: tickets in the client, seen
 * through by two threads. */
#ifndef SMR_CLUSTER_DISPATCH_IN_FLIGHT_H
#define SMR_CLUSTER_DISPATCH_IN_FLIGHT_H
#include "cluster/dispatch/orchestrator.h"

typedef struct smr_flights smr_flights;

/** Waits for those that are on their way. NULL is fine. */
void smr_flights_close(smr_flights *s);
#endif
