/** @file What read() takes from a file, or from a folder of parts (internal to dml/). */
#ifndef SMR_DML_IO_READ_H
#define SMR_DML_IO_READ_H
#include "dml/interp.h"

typedef enum script_read_arg { /* of read(), by parameter */
			       SCRIPT_READ_FILE,
			       SCRIPT_READ_FORMAT,
			       SCRIPT_READ_ROWS,
			       SCRIPT_READ_COLS,
			       SCRIPT_READ_HEADER,
			       SCRIPT_READ_SEP,
			       SCRIPT_READ_DATA_TYPE,
			       SCRIPT_READ_VALUE_TYPE,
			       SCRIPT_READ_NNZ,
			       SCRIPT_READ_FILL,
			       SCRIPT_READ_BLANK,
			       SCRIPT_READ_MISSING,
			       SCRIPT_READ_MISSING_TOO
} script_read_arg;

enum { SCRIPT_MISSING = 16 /* texts that stand for what is missing, at most */ };
typedef struct script_wanted { /* arguments, and what stands beside the file */
	script_builtin_call *c;
	const char *path, *format, *sep, *data_type, *value_type;
	int64_t rows, cols;
	bool header, fill;
	double blank;
	const char *missing[SCRIPT_MISSING];
	uint32_t nmissing;
} script_wanted;

/** read(): what FILE.mtd and its arguments say. */
SMR_MUST_USE smr_status script_read_stored(script_builtin_call *c, script_value *out);
/** That there is no such file; told with its place. */
smr_status script_no_file(const script_wanted *w);
/** All of a file, or of the parts of a folder; free *@p text. */
SMR_MUST_USE smr_status script_read_bytes(const script_wanted *w, char **text, size_t *n);
SMR_MUST_USE smr_status script_read_matrix(const script_wanted *w, script_value *out);
/** A folder of values, "0_name" and so on. */
SMR_MUST_USE smr_status script_read_list(const script_wanted *w, script_value *out);
#endif
