/** @file Sparse operands of different patterns in one body (internal to dml/). */
#ifndef SMR_DML_LAZY_SPARSE_ALIGN_H
#define SMR_DML_LAZY_SPARSE_ALIGN_H
#include "dml/lazy.h"

/** Puts all operands of the trace's joints that are needed on their places, or computes what is
 * wanted there. */
SMR_MUST_USE smr_status dml_joints_compute(dml_lazy *t);
void dml_joints_drop(dml_lazy *t);
#endif
