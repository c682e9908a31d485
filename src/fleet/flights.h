/** @file Calls that are on their way while nobody waits for them: tickets in the client, seen
 * through by two threads. */
#ifndef SMR_FLEET_FLIGHTS_H
#define SMR_FLEET_FLIGHTS_H
#include "fleet/orchestrator.h"

typedef struct smr_flights smr_flights;

/** Waits for those that are on their way. NULL is fine. */
void smr_flights_close(smr_flights *s);
#endif
