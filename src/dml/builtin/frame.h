/** @file Builtin functions that take data frames as well as matrices (internal to dml/). */
#ifndef SMR_DML_BUILTIN_FRAME_H
#define SMR_DML_BUILTIN_FRAME_H
#include "dml/absint.h"

/** replace() of texts, which cells equal. */
SMR_MUST_USE smr_status dml_frame_replace(dml_builtin_call *c, dml_value *out);
/** removeEmpty(): null, zero and false are empty. */
SMR_MUST_USE smr_status dml_frame_remove_empty(dml_builtin_call *c, dml_value *out);
/** Makes the frame @p r the result; drops it where @p st is a failure or memory is short. */
SMR_MUST_USE smr_status dml_give_frame(smr_status st, dml_dataframe *r, dml_value *out);
#endif
