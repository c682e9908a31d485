/** @file Sparse operands of different patterns in one body (internal to script/). */
#ifndef SMR_SCRIPT_JOINT_H
#define SMR_SCRIPT_JOINT_H
#include "script/trace.h"

/** Puts all operands of the trace's joints that are needed on their places, or computes what is
 * wanted there. */
SMR_MUST_USE smr_status script_joints_compute(script_trace *t);
void script_joints_drop(script_trace *t);
#endif
