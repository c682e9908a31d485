/** @file What read() takes from a file, or from a folder of parts (internal to dml/). */
#ifndef SMR_DML_IO_READ_H
#define SMR_DML_IO_READ_H
#include "dml/interp.h"

typedef enum dml_read_arg { /* of read(), by parameter */
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
			    DML_READ_MISSING_TOO
} dml_read_arg;

enum { DML_MISSING = 16 /* texts that stand for what is missing, at most */ };
typedef struct dml_read_range { /* arguments, and what stands beside the file */
	dml_builtin_call *c;
	const char *path, *format, *sep, *data_type, *value_type;
	int64_t rows, cols;
	bool header, fill;
	double blank;
	const char *missing[DML_MISSING];
	uint32_t nmissing;
} dml_read_range;

/** read(): what FILE.mtd and its arguments say. */
SMR_MUST_USE smr_status dml_read_stored(dml_builtin_call *c, dml_value *out);
/** That there is no such file; told with its place. */
smr_status dml_no_file(const dml_read_range *w);
/** All of a file, or of the parts of a folder; free *@p text. */
SMR_MUST_USE smr_status dml_read_bytes(const dml_read_range *w, char **text, size_t *n);
SMR_MUST_USE smr_status dml_read_matrix(const dml_read_range *w, dml_value *out);
/** A folder of values, "0_name" and so on. */
SMR_MUST_USE smr_status dml_read_list(const dml_read_range *w, dml_value *out);
#endif
