/** @file Matrices that stay in their files, of which rows are read when they are needed (internal
 * to dml/). */
#ifndef SMR_DML_IO_SOURCE_H
#define SMR_DML_IO_SOURCE_H
#include <sys/stat.h>

#include "dml/io/csv.h"

typedef struct dml_file_source_piece dml_file_source_piece;

typedef struct dml_file_source {
	uint32_t refs;
	int64_t rows, cols, nnz; /* nnz: places of a sparse one, -1: it is dense */
	double row_bytes;        /* what stands in the file for a row */
	char *path;
	int fd;
	struct stat was;               /* when it was opened */
	struct dml_csv_lines *csv;     /* NULL: it is packed */
	uint64_t numbers;              /* of one that is packed: where they begin */
	dml_file_source_piece *pieces; /* of others, below each other; NULL: it is a file */
	uint32_t npieces;
} dml_file_source;

/** Opens it and counts its rows, piece by piece; @p f is copied. SMR_EUNSUPPORTED: it is no plain
 * file. */
SMR_MUST_USE smr_status dml_file_source_csv(const dml_csv *f, dml_file_source **out);
/** The same of our own bytes, which are checked. */
SMR_MUST_USE smr_status dml_file_source_packed(const char *path, dml_file_source **out);
dml_file_source *dml_file_source_keep(dml_file_source *s);
void dml_file_source_drop(dml_file_source *s); /* NULL is fine */
/** Bytes of all its elements in memory, as a script has them. */
double dml_file_source_bytes(const dml_file_source *s);
/** @p n rows from row @p from: dense, or sparse where it is and @p dense is not asked for. */
SMR_MUST_USE smr_status dml_file_source_read(const dml_file_source *s, int64_t from, int64_t n,
					     bool dense, dml_matrix **out);
/** All of it, as reading the file would give it. */
SMR_MUST_USE smr_status dml_file_source_load(const dml_file_source *s, dml_matrix **out);

/* ---- source_parts.c */
SMR_MUST_USE smr_status dml_file_source_read_pieces(const dml_file_source *s, int64_t from,
						    int64_t n, double *out);
void dml_file_source_drop_pieces(dml_file_source *s);

/* ---- what the kinds share */
SMR_MUST_USE smr_status dml_file_source_open(const char *path, dml_file_source **out);
/** SMR_EIO: there is no more of it, or it is another file by now. */
SMR_MUST_USE smr_status dml_file_source_bytes_at(const dml_file_source *s, uint64_t at, void *to,
						 size_t n);
SMR_MUST_USE smr_status dml_csv_rows(const dml_file_source *s, int64_t from, int64_t n,
				     double *data);
void dml_csv_lines_free(struct dml_csv_lines *l);
SMR_MUST_USE smr_status dml_binary_rows(const dml_file_source *s, int64_t from, int64_t n,
					dml_matrix **out);
#endif
