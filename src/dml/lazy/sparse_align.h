/** @file Alignment of sparse operands of different patterns (internal to dml/). */
#ifndef SMR_DML_LAZY_SPARSE_ALIGN_H
#define SMR_DML_LAZY_SPARSE_ALIGN_H
#include "dml/lazy.h"

/** Computes the alignments of the trace that are needed: the operands on the common pattern, or
 * only the wanted result. */
SMR_MUST_USE smr_status dml_joints_compute(dml_lazy *t);
void dml_joints_drop(dml_lazy *t);
#endif
