/** @file Writes a simulation to files of other tools. */
#ifndef SMR_PREDICT_TRANSFORMER_FILES_H
#define SMR_PREDICT_TRANSFORMER_FILES_H
#include "predict/sim/simulate.h"

/** Writes a timeline for Perfetto to @p timeline; PREFIX.0.et, PREFIX.1.et ... for each row, @p
 * chakra being PREFIX. NULL: not written. */
SMR_MUST_USE smr_status smr_sim_write(const smr_sim *s, const char *timeline, const char *chakra);
#endif
