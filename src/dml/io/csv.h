/** @file Text of numbers, a row to a line (internal to dml/). */
#ifndef SMR_DML_IO_CSV_H
#define SMR_DML_IO_CSV_H
#include "base/thread/workers.h"
#include "dml/value.h"

typedef struct dml_csv {
	const char *path; /* for messages */
	const char *sep;  /* not empty */
	bool header;      /* the first line is none of numbers */
	bool fill;        /* a field without text is `blank`; else it is wrong */
	double blank;
	const char *const *missing; /* fields that are NaN: texts, or NULL */
	size_t nmissing;
	size_t chunk; /* bytes that a thread takes at least; 0: what pays */
	const smr_workers *workers;
	smr_status (*fits)(void *ctx, double bytes); /* there is memory for it; NULL: nobody asks */
	void *ctx;
} dml_csv;

/** Reads @p n bytes; the threads each some of the lines, and the same for any number of them.
 * SMR_EINVAL: told as "path:line: what". */
SMR_MUST_USE smr_status dml_csv_parse(const dml_csv *f, const char *text, size_t n,
				      dml_matrix **out);
/** The same of the file; SMR_EIO: it cannot be read. */
SMR_MUST_USE smr_status dml_csv_read(const dml_csv *f, dml_matrix **out);

/* ---- csv_text.c: whole lines of a text, for who reads a file piece by piece */
typedef struct dml_csv_chunk {
	const char *at, *end;
	int64_t lines, rows; /* rows: lines that are not blank */
	int64_t line, row;   /* its first ones; line: then that of what is wrong */
	int64_t cols;        /* of the line that is wrong */
	int wrong;           /* 0: nothing is */
} dml_csv_chunk;

typedef struct dml_csv_text {
	const dml_csv *f;
	size_t nsep;
	bool blank_sep; /* it is a blank itself */
	int64_t cols;
	int nchunks;
	dml_csv_chunk *chunks;
	/* rows first, ... of `data` are number `from` of the text and those behind it */
	int64_t from, n;
	double *data;
} dml_csv_text;

/** Cuts it into chunks of lines and counts them, the first of which is line @p line and row @p row
 * of the file. */
SMR_MUST_USE smr_status dml_csv_count(dml_csv_text *t, const char *at, const char *end,
				      int64_t line, int64_t row);
/** Rows t->from, ... of the file, t->n of them, to t->data. */
SMR_MUST_USE smr_status dml_csv_fill(dml_csv_text *t);
/** Fields of the first line that is not blank; 0: there is none. */
int64_t dml_csv_columns(const dml_csv_text *t, const char *at, const char *end);
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
/** The numbers of a line, the first t->cols of them to @p row; *@p n: how many there are. */
dml_csv_wrong dml_csv_line(const dml_csv_text *t, const char *at, const char *end, double *row,
			   int64_t *n);
bool dml_csv_is_sep(const dml_csv_text *t, const char *at, const char *end);
static inline bool dml_csv_is_blank(const char *at, const char *end)
{
	return at == end || (*at == '\r' && at + 1 == end);
}
#endif
