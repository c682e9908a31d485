/** @file Data frames in csv, text and binary files (internal to dml/). */
#ifndef SMR_DML_IO_FRAME_CSV_H
#define SMR_DML_IO_FRAME_CSV_H
#include "base/thread/workers.h"
#include "dml/dataframe.h"
#include "dml/io/sequence.h"

typedef struct dml_frame_csv {
	const char *path;           /* for messages */
	const char *sep;            /* not empty */
	bool header;                /* the first line has the names of the columns */
	const char *schema;         /* names of types between commas; "": all columns are STRING */
	const char *const *missing; /* texts of cells that are null, or NULL */
	size_t nmissing;
	size_t chunk; /* minimum bytes for each thread; 0: automatic */
	const smr_workers *workers;
	smr_status (*fits)(void *ctx, double bytes); /* checks memory; NULL: no check */
	void *ctx;
} dml_frame_csv;

/** Parses @p n bytes, on all threads; the result does not depend on the number of threads. Fields
 * end at separators outside of quotes, which stay in the cell; short lines are filled with nulls.
 * SMR_EINVAL: the message is "path:line: what". */
SMR_MUST_USE smr_status dml_frame_csv_parse(const dml_frame_csv *f, const char *text, size_t n,
					    dml_dataframe **out);
/** Like dml_frame_csv_parse() for a file; SMR_EIO, SMR_ENOTFOUND: it cannot be read. */
SMR_MUST_USE smr_status dml_frame_csv_read(const dml_frame_csv *f, dml_dataframe **out);
/** Appends at most @p n rows from row @p from as csv. The first are preceded by the names, if there
 * is a header, and by what is noted of the columns. */
void dml_frame_csv_put(smr_str *s, const dml_dataframe *t, const char *sep, bool header,
		       int64_t from, int64_t n);

/* ---- frame_csv_line.c */
typedef struct dml_frame_field {
	const char *at, *end;  /* without blanks around it */
	const char *from, *to; /* with them */
	bool open;             /* its quote does not end */
} dml_frame_field;
/** Gets the field at *@p at, without blanks around it, and moves *@p at behind its separator;
 * false: the line has ended. */
bool dml_frame_csv_field(const dml_frame_csv *f, const char **at, const char *end,
			 dml_frame_field *out);
bool dml_frame_csv_is_missing(const dml_frame_csv *f, const dml_frame_field *x);
/** Gets the end of a line without its line end, and the start of the next one. */
const char *dml_frame_csv_line_end(const char *at, const char *end, const char **next);

/* ---- frame_cells.c: "row column value" a line */
/** Parses the cells of a frame; @p schema as in dml_frame_csv. SMR_EINVAL: "path:line: what". */
SMR_MUST_USE smr_status dml_frame_cells_parse(const char *path, const char *text, size_t n,
					      int64_t rows, int64_t cols, const char *schema,
					      dml_dataframe **out);
/** Appends the cells that are not null, zero or false. */
void dml_frame_cells_put(smr_str *s, const dml_dataframe *t);
/* ---- frame_blocks.c, frame_blocks_put.c: SystemDS's binary format */
extern const dml_sequence_kind dml_frame_blocks_kind;
/** @p bytes: those of a file, or of the files of a folder one behind the other. */
SMR_MUST_USE smr_status dml_frame_blocks_parse(const char *path, const char *bytes, size_t n,
					       dml_dataframe **out);
SMR_MUST_USE smr_status dml_frame_blocks_put(smr_str *s, const dml_dataframe *t);
/** Notes of column @p j what a file says: the number of distinct tokens, or the text for missing
 * cells. */
SMR_MUST_USE smr_status dml_frame_note_distinct(dml_dataframe *t, int64_t j, const char *s,
						size_t n);
SMR_MUST_USE smr_status dml_frame_note_missing(dml_dataframe *t, int64_t j, const char *s,
					       size_t n);

/* ---- frame_mtd.c: what FILE.mtd says of a frame */
typedef struct dml_frame_mtd {
	char *schema;   /* NULL: not given */
	char **missing; /* texts of nulls */
	size_t nmissing;
} dml_frame_mtd;
/** Reads FILE.mtd; nothing is given if there is none. Free it with dml_frame_mtd_free(). */
SMR_MUST_USE smr_status dml_frame_mtd_read(const char *file, dml_frame_mtd *out);
void dml_frame_mtd_free(dml_frame_mtd *m);
/** Writes FILE.mtd; @p sep, @p header: of csv, else @p sep is NULL. */
SMR_MUST_USE smr_status dml_frame_mtd_write(const char *file, const dml_dataframe *t,
					    const char *format, const char *sep, bool header);
#endif
