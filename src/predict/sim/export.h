/** @file Exports a simulation: Perfetto's timeline, Chakra's execution traces. */
#ifndef SMR_PREDICT_SIM_EXPORT_H
#define SMR_PREDICT_SIM_EXPORT_H
#include "base/str.h"
#include "predict/sim/simulate.h"

/** Appends the JSON of Chrome's tracing: a process for each row, a thread for each queue. The
 * simulation must have run. */
SMR_MUST_USE smr_status smr_sim_timeline(const smr_sim *s, smr_str *out);
/** Appends one row's execution trace of MLCommons Chakra (schema/protobuf/et_def.proto): a
 * GlobalMetadata, then a Node for each task, each behind its length. Predecessors of a task are
 * data dependencies on tasks of the same row; a message is a node of either end. */
SMR_MUST_USE smr_status smr_sim_chakra(const smr_sim *s, uint32_t row, smr_str *out);
#endif
