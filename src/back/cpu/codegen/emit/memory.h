/** @file Addresses, between address.c, load.c and store.c. */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_MEMORY_H
#define SMR_BACK_CPU_CODEGEN_EMIT_MEMORY_H
#include "back/cpu/codegen/emit/emit.h"

const char *nest_memory_type(smr_dtype t);
/** Displacement of the point from the counters, summed per stride. */
void nest_displacement(const nest_emit *m, const nest_operand *o, int sum[SMR_MAX_LOOPS]);
nest_val nest_displaced(nest_emit *m, const nest_operand *o, const int sum[SMR_MAX_LOOPS]);
/** The scratch block where the condition does not hold. */
nest_val nest_safe_pointer(nest_emit *m, nest_val p, const char *cond);
/** One step of a transpose: rows a and b exchange their blocks of @p s lanes off the diagonal. */
void nest_exchange(nest_emit *m, const char *ty, nest_val *a, nest_val *b, int s);
/** Loads what lies beside an operand at the current point, and finds each of them under its own
 * displacement again; false: it is no member of a structure (members.c). */
bool nest_load_members(nest_emit *m, int operand);
/** Lane i's address: a stride of the lanes' loop, and what index arrays add. */
nest_val nest_lane_pointer(nest_emit *m, const nest_operand *o, nest_val p, const nest_val *idx,
			   int lane);
#endif
