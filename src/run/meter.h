/** @file Energy of a part of a run in joules: its share of the energy counters over an interval. */
#ifndef SMR_RUN_METER_H
#define SMR_RUN_METER_H
#include "cost/machine/energy.h"

typedef struct smr_meter smr_meter;

/** SMR_EUNSUPPORTED when no counter can be read. @p root as smr_energy_open() takes it. */
SMR_MUST_USE smr_status smr_meter_open(const char *root, smr_meter **out);
void smr_meter_close(smr_meter *m); /* NULL is fine */
/** Joules of the @p seconds that end now; false when they are not known (or @p m is NULL). Counters
 * tell of the whole package: what else ran there is in it. Safe from several threads. */
bool smr_meter_share(smr_meter *m, double seconds, double *joules);
#endif
