/** @file Addresses, shared by address.c, load.c and store.c. */
#ifndef SMR_BACK_CPU_CODEGEN_EMIT_MEMORY_H
#define SMR_BACK_CPU_CODEGEN_EMIT_MEMORY_H
#include "back/cpu/codegen/emit/emit.h"

const char *nest_memory_type(smr_dtype t);
/** Returns the alignment of a vector of the current lanes in memory. */
size_t nest_alignment(const nest_emit *m, const nest_operand *o);
/** Sums the point's displacement from the counters for each stride. */
void nest_displacement(const nest_emit *m, const nest_operand *o, int sum[SMR_MAX_LOOPS]);
nest_val nest_displaced(nest_emit *m, const nest_operand *o, const int sum[SMR_MAX_LOOPS]);
/** Returns @p p if the condition is true, else the scratch block. */
nest_val nest_safe_pointer(nest_emit *m, nest_val p, const char *cond);
/** One step of a transpose: rows a and b exchange their blocks of @p s lanes off the diagonal. */
void nest_exchange(nest_emit *m, const char *ty, nest_val *a, nest_val *b, int s);
/** Loads an operand and the adjacent ones at the current point, and remembers each of them under
 * its own displacement; false: not a member of a structure (members.c). */
bool nest_load_members(nest_emit *m, int operand);
/** Returns lane i's address: the stride of the lanes' loop, plus offsets of index arrays. */
nest_val nest_lane_pointer(nest_emit *m, const nest_operand *o, nest_val p, const nest_val *idx,
			   int lane);
#endif
