/** @file Traces as scripts (internal to dml/ and api/). */
#ifndef SMR_DML_LINEAGE_REPLAY_H
#define SMR_DML_LINEAGE_REPLAY_H
#include "dml/lineage.h"

/** Translates a trace to a script, a line for each line, that computes the last one's value as
 * `value`; @p prints: it prints it, or writes it to $out in format $format. Changes @p text.
 * SMR_EINVAL: an operation cannot be computed again, or a file that it reads changed. */
SMR_MUST_USE smr_status dml_script_of_trace(const char *file, char *text, bool prints,
					    smr_str *out);
/** Returns the name of the builtin function with this opcode. */
const char *dml_name_of_opcode(const char *op);
#endif
