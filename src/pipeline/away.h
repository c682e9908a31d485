/** @file Where else a compiled program's codelets may run, told by the environment (internal). */
#ifndef SMR_PIPELINE_AWAY_H
#define SMR_PIPELINE_AWAY_H
#include "run/run.h"

/** Sets the runner's `via` as SAMARA_VIA (a transport) or SAMARA_CLUSTER (a cluster's folder, or
 * "loop": a cluster in this process) say. */
SMR_MUST_USE smr_status smr_away_open(smr_runner *r);
/** At the end of the process: tells and writes what was monitored, and leaves the cluster. */
void smr_away_close(void);
#endif
