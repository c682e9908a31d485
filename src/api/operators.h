/** @file Measured cost of expensive operators on this host. */
#ifndef SMR_API_OPERATORS_H
#define SMR_API_OPERATORS_H
#include "base/status.h"
#include "cost/machine/machine.h"

/** Fills in m->dear_s. Takes about two seconds, mostly for compiling; without a compiler the costs
 * of generated code are unchanged. */
SMR_MUST_USE smr_status smr_measure_operators(smr_machine *m);
#endif
