/** @file Arguments and functions of read(), for files and folders of parts (internal to dml/). */
#ifndef SMR_DML_BUILTIN_READ_H
#define SMR_DML_BUILTIN_READ_H
#include "dml/interp.h"

typedef enum dml_read_arg { /* parameters of read() */
			    DML_READ_FILE,
			    DML_READ_FORMAT,
			    DML_READ_ROWS,
			    DML_READ_COLS,
			    DML_READ_HEADER,
			    DML_READ_SEP,
			    DML_READ_DATA_TYPE,
			    DML_READ_VALUE_TYPE,
			    DML_READ_NNZ,
			    DML_READ_FILL,
			    DML_READ_BLANK,
			    DML_READ_MISSING,
			    DML_READ_MISSING_TOO,
			    DML_READ_SCHEMA,
			    DML_READ_INDEX_SEP,
			    DML_READ_DATASET
} dml_read_arg;

enum { DML_MISSING = 16 /* maximum number of texts for missing values */ };
typedef struct dml_read_range { /* arguments, and metadata of the file */
	dml_builtin_call *c;
	const char *path, *format, *sep, *index_sep, *dataset, *data_type, *value_type;
	int64_t rows, cols;
	bool header, fill;
	double blank;
	const char *missing[DML_MISSING];
	uint32_t nmissing;
} dml_read_range;

/** Runs read(), with metadata from FILE.mtd and the arguments. */
SMR_MUST_USE smr_status dml_read_stored(dml_builtin_call *c, dml_value *out);
/** Fails: there is no such file; the message has the position. */
smr_status dml_no_file(const dml_read_range *w);
/** Reads all of a file, or of the parts of a folder; free *@p text. */
SMR_MUST_USE smr_status dml_read_bytes(const dml_read_range *w, char **text, size_t *n);
SMR_MUST_USE smr_status dml_read_matrix(const dml_read_range *w, dml_value *out);
/** Reads a data frame. */
SMR_MUST_USE smr_status dml_read_frame(const dml_read_range *w, dml_value *out);
/** Reads a folder of values, "0_name" and so on. */
SMR_MUST_USE smr_status dml_read_list(const dml_read_range *w, dml_value *out);
#endif
