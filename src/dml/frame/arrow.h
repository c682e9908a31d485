/** @file Frames to and from Apache Arrow's C data interface (internal to dml/). */
#ifndef SMR_DML_FRAME_ARROW_H
#define SMR_DML_FRAME_ARROW_H
#include <samara/arrow.h>

#include "dml/dataframe.h"

/** Makes a frame of a table (a struct of columns), which is only read; of one that
 * dml_arrow_export() made, that frame. @p where begins the message. */
SMR_MUST_USE smr_status dml_arrow_import(const char *where, const struct ArrowSchema *schema,
					 const struct ArrowArray *array, dml_dataframe **out);
/** Fills in both structs with a frame, whose columns are not copied where Arrow has their type.
 * The caller releases them; they keep the frame alive. */
SMR_MUST_USE smr_status dml_arrow_export(dml_dataframe *f, struct ArrowSchema *schema,
					 struct ArrowArray *array);
/** Returns the frame of an array of dml_arrow_export(), which the array keeps; NULL: of another. */
dml_dataframe *dml_arrow_frame(const struct ArrowArray *array);
#endif
