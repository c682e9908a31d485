/** @file Calls in flight for which no thread waits: tickets in the client, handled by two
 * threads. */
#ifndef SMR_CLUSTER_DISPATCH_IN_FLIGHT_H
#define SMR_CLUSTER_DISPATCH_IN_FLIGHT_H
#include "cluster/dispatch/orchestrator.h"

typedef struct smr_flights smr_flights;

/** Waits for all flights to end. NULL is allowed. */
void smr_flights_close(smr_flights *s);
#endif
