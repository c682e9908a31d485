/** @file Joules: from counters where they can be read (RAPL through powercap), else from the
 * documented model. */
#ifndef SMR_COST_MACHINE_ENERGY_H
#define SMR_COST_MACHINE_ENERGY_H
#include "cost/machine/machine.h"
#include <stdbool.h>

typedef struct smr_energy smr_energy;
/** Opens the counters under @p root (NULL: /sys/class/powercap, or $SAMARA_POWERCAP). Fails only
 * without memory; if there are no counters, smr_energy_measured() is false. */
SMR_MUST_USE smr_status smr_energy_open(const char *root, smr_energy **out);
void smr_energy_close(smr_energy *e);
bool smr_energy_measured(const smr_energy *e);
/** Returns the joules since the last call; handles wrap-around of the counters. */
double smr_energy_lap(smr_energy *e);
/** Returns the most watts that the packages may draw for long; 0: unknown. */
double smr_energy_limit(const smr_energy *e);
/** E = idle_w * t * share + flops * e_flop + bytes * e_byte. */
double smr_energy_model(const smr_machine *m, double seconds, double share, double flops_f32,
			double flops_f64, double bytes_cache, double bytes_dram);
#endif
