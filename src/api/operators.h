/** @file What dear operators take on this host, measured by programs of one each. */
#ifndef SMR_API_OPERATORS_H
#define SMR_API_OPERATORS_H
#include "base/status.h"
#include "cost/machine/machine.h"

/** Fills in m->dear_s, in about two seconds, most of them for compiling; without a compiler that of
 * generated code stays as it was. */
SMR_MUST_USE smr_status smr_measure_operators(smr_machine *m);
#endif
