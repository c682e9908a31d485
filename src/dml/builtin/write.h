/** @file Arguments of write(), and frames (internal to dml/). */
#ifndef SMR_DML_BUILTIN_WRITE_H
#define SMR_DML_BUILTIN_WRITE_H
#include "dml/interp.h"

enum { /* parameters of write() */
       DML_WRITE_VALUE,
       DML_WRITE_FILE,
       DML_WRITE_FORMAT,
       DML_WRITE_SEP,
       DML_WRITE_HEADER,
       DML_WRITE_SPARSE,
       DML_WRITE_INDEX_SEP,
       DML_WRITE_DATASET
};

/** Writes the value, a frame, with its FILE.mtd. */
SMR_MUST_USE smr_status dml_write_frame(dml_builtin_call *c, const char *path, const char *format);
#endif
