/** @file How long a nest's generated code computes, for predictions. */
#ifndef SMR_BACK_CPU_CODEGEN_PLAN_COUNT_H
#define SMR_BACK_CPU_CODEGEN_PLAN_COUNT_H
#include "back/cpu/codegen/plan/nest.h"

/** Adds cycles, and says anew how many dear operators there are. */
void nest_count(const nest_plan *p, smr_work *to);
#endif
