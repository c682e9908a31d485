/** @file Energy of a part of a run in joules: its share of the energy counters over an interval. */
#ifndef SMR_RUN_METER_H
#define SMR_RUN_METER_H
#include "cost/machine/energy.h"

typedef struct smr_meter smr_meter;

/** SMR_EUNSUPPORTED when no counter can be read. @p root as for smr_energy_open(). */
SMR_MUST_USE smr_status smr_meter_open(const char *root, smr_meter **out);
void smr_meter_close(smr_meter *m); /* accepts NULL */
/** Computes the joules of the last @p seconds; false when they are unknown (or @p m is NULL).
 * Counters cover the whole package, including other processes. Thread-safe. */
bool smr_meter_share(smr_meter *m, double seconds, double *joules);
#endif
