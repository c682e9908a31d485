/** @file Matrices that stay in their files, whose rows are read on demand (internal to dml/). */
#ifndef SMR_DML_IO_SOURCE_H
#define SMR_DML_IO_SOURCE_H
#include <stdatomic.h>
#include <sys/stat.h>

#include "dml/io/csv.h"

typedef struct dml_file_source_piece dml_file_source_piece;

typedef struct dml_file_source {
	dml_source base;
	uint32_t refs;
	int64_t rows, cols, nnz; /* nnz: nonzeros of a sparse one, -1: dense */
	double taken;            /* cost of the parts that were taken; 1: of all rows and columns */
	char *path;
	int fd;
	struct stat was;               /* at the time of opening */
	_Atomic uint64_t *parsed;      /* where elements that are read of a file count; NULL: not */
	struct dml_csv_lines *csv;     /* NULL: not csv */
	struct dml_blocks *blocks;     /* of a binary file; NULL: none */
	dml_file_source_piece *pieces; /* sources, stacked; NULL: it is a file */
	uint32_t npieces;
} dml_file_source;

/** Opens a csv file and counts its rows in pieces; copies @p f. SMR_EUNSUPPORTED: not a regular
 * file. */
SMR_MUST_USE smr_status dml_file_source_csv(const dml_csv *f, dml_file_source **out);
/** Like dml_file_source_csv() for the binary format; sizes of -1: those of its blocks. */
SMR_MUST_USE smr_status dml_file_source_binary(const char *path, int64_t rows, int64_t cols,
					       dml_file_source **out);
dml_file_source *dml_file_source_keep(dml_file_source *s);
void dml_file_source_drop(dml_file_source *s); /* accepts NULL */
/** Makes a source without rows, with one reference. NULL, and the error is set: no memory. */
dml_file_source *dml_file_source_new(const char *what);
static inline dml_file_source *dml_file_source_of(const dml_matrix *m)
{
	return (dml_file_source *)m->source; /* which is its first member */
}
/** Returns the bytes of all elements in memory, in the representation of a script. */
double dml_file_source_bytes(const dml_file_source *s);
/** Reads a part: sparse if the source is and @p dense is not set, else dense. Other columns are not
 * parsed, and other rows not read. */
SMR_MUST_USE smr_status dml_file_source_read(const dml_file_source *s, const dml_file_part *part,
					     bool dense, dml_matrix **out);
/** Reads all of the source, with the same result as reading the file. */
SMR_MUST_USE smr_status dml_file_source_load(const dml_file_source *s, dml_matrix **out);

/* ---- source_parts.c */
struct dml_file_source_piece {
	dml_file_source *source; /* NULL: the piece is in `matrix` */
	dml_matrix *matrix;      /* a known matrix */
	dml_file_part part;      /* of these that the piece is */
};
/** Makes a source of @p n pieces of the same width below each other; copies them and holds
 * references. */
SMR_MUST_USE smr_status dml_file_source_stack(const dml_file_source_piece *pieces, uint32_t n,
					      dml_file_source **out);
SMR_MUST_USE smr_status dml_file_source_read_pieces(const dml_file_source *s,
						    const dml_file_part *part, double *out);
void dml_file_source_drop_pieces(dml_file_source *s);

/* ---- shared by all kinds of sources */
SMR_MUST_USE smr_status dml_file_source_open(const char *path, dml_file_source **out);
/** Reads @p n bytes at offset @p at. SMR_EIO: the file is shorter, or was replaced. */
SMR_MUST_USE smr_status dml_file_source_bytes_at(const dml_file_source *s, uint64_t at, void *to,
						 size_t n);
SMR_MUST_USE smr_status dml_csv_rows(const dml_file_source *s, const dml_file_part *part,
				     double *data);
void dml_csv_lines_free(struct dml_csv_lines *l);
SMR_MUST_USE smr_status dml_binary_rows(const dml_file_source *s, const dml_file_part *part,
					bool dense, dml_matrix **out);
void dml_binary_blocks_free(struct dml_blocks *b); /* accepts NULL */
#endif
