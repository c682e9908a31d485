/** @file Text of numbers, a row to a line (internal to script/). */
#ifndef SMR_SCRIPT_CSV_H
#define SMR_SCRIPT_CSV_H
#include "base/workers.h"
#include "script/value.h"

typedef struct script_csv {
	const char *path; /* for messages */
	const char *sep;  /* not empty */
	bool header;      /* the first line is none of numbers */
	size_t chunk;     /* bytes that a thread takes at least; 0: what pays */
	const smr_workers *workers;
	smr_status (*fits)(void *ctx, double bytes); /* there is memory for it; NULL: nobody asks */
	void *ctx;
} script_csv;

/** Reads @p n bytes; the threads each some of the lines, and the same for any number of them.
 * SMR_EINVAL: told as "path:line: what". */
SMR_MUST_USE smr_status script_csv_parse(const script_csv *f, const char *text, size_t n,
					 script_matrix **out);
/** The same of the file; SMR_EIO: it cannot be read. */
SMR_MUST_USE smr_status script_csv_read(const script_csv *f, script_matrix **out);
#endif
