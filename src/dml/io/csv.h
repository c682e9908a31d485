/** @file CSV: text of numbers, one row to a line (internal to dml/). */
#ifndef SMR_DML_IO_CSV_H
#define SMR_DML_IO_CSV_H
#include "base/thread/workers.h"
#include "dml/value.h"

typedef struct dml_csv {
	const char *path; /* for messages */
	const char *sep;  /* not empty */
	bool header;      /* the first line has no numbers */
	bool fill;        /* an empty field is `blank`; else it is an error */
	double blank;
	const char *const *missing; /* texts of fields that are NaN, or NULL */
	size_t nmissing;
	size_t chunk; /* minimum bytes for each thread; 0: automatic */
	const smr_workers *workers;
	smr_status (*fits)(void *ctx, double bytes); /* checks memory; NULL: no check */
	void *ctx;
} dml_csv;

/** Parses @p n bytes, on all threads; the result does not depend on the number of threads.
 * SMR_EINVAL: the message is "path:line: what". */
SMR_MUST_USE smr_status dml_csv_parse(const dml_csv *f, const char *text, size_t n,
				      dml_matrix **out);
/** Like dml_csv_parse() for a file; SMR_EIO: it cannot be read. */
SMR_MUST_USE smr_status dml_csv_read(const dml_csv *f, dml_matrix **out);

/* ---- csv_text.c: whole lines of a text, for readers of a file in pieces */
typedef struct dml_csv_chunk {
	const char *at, *end;
	int64_t lines, rows;       /* rows: lines that are not blank */
	int64_t line, row;         /* of the first line; line: finally that of an error */
	int64_t cols;              /* of the invalid line; in front of an invalid field */
	const char *bad, *bad_end; /* the invalid line */
	int wrong;                 /* 0: no error */
} dml_csv_chunk;

typedef struct dml_csv_text {
	const dml_csv *f;
	size_t nsep;
	bool blank_sep; /* the separator is a blank itself */
	int64_t cols;
	int nchunks;
	dml_csv_chunk *chunks;
	dml_file_part part; /* of the file: what is parsed */
	double *data;       /* ... into */
} dml_csv_text;

/** Cuts the text into chunks of whole lines and counts them; the first line is line @p line and row
 * @p row of the file. */
SMR_MUST_USE smr_status dml_csv_count(dml_csv_text *t, const char *at, const char *end,
				      int64_t line, int64_t row);
/** Parses t->part of the file into t->data. The text of other columns is not looked at, but for
 * their number. */
SMR_MUST_USE smr_status dml_csv_fill(dml_csv_text *t);
/** Returns the number of fields of the first line that is not blank; 0: no such line. */
int64_t dml_csv_columns(const dml_csv_text *t, const char *at, const char *end);
/** Returns where the text behind a byte-order mark begins. */
const char *dml_csv_start(const char *at, const char *end);
dml_csv_text dml_csv_begin(const dml_csv *f);
void dml_csv_end(dml_csv_text *t);

/* ---- csv_line.c */
typedef enum dml_csv_wrong {
	DML_CSV_RIGHT,
	DML_CSV_EMPTY,
	DML_CSV_NO_NUMBER,
	DML_CSV_NO_SEPARATOR,
	DML_CSV_OTHER_COLUMNS,
	DML_CSV_NO_MEMORY
} dml_csv_wrong;
/** Parses a line: stores the columns of t->part to @p row; *@p n: the number of fields. */
dml_csv_wrong dml_csv_line(const dml_csv_text *t, const char *at, const char *end, double *row,
			   int64_t *n);
bool dml_csv_is_sep(const dml_csv_text *t, const char *at, const char *end);
static inline bool dml_csv_is_blank(const char *at, const char *end)
{
	return at == end || (*at == '\r' && at + 1 == end);
}
#endif
