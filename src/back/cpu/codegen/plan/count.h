/** @file Predicted compute time of a nest's generated code. */
#ifndef SMR_BACK_CPU_CODEGEN_PLAN_COUNT_H
#define SMR_BACK_CPU_CODEGEN_PLAN_COUNT_H
#include "back/cpu/codegen/plan/nest.h"

/** Adds cycles to @p to, and sets its numbers of function calls. */
void nest_count(const nest_plan *p, smr_work *to);
#endif
