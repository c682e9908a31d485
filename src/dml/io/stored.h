/** @file Matrices in files other than csv: one element to a line, MatrixMarket, SystemDS's
 * binary format, and their .mtd metadata files (internal to dml/).
 *
 * Parsers read from memory; @p path is for messages, "name:line: what" (SMR_EINVAL). Zeros are
 * dropped, and elements at the same position are added. */
#ifndef SMR_DML_IO_STORED_H
#define SMR_DML_IO_STORED_H
#include "dml/value.h"

/** Contents of FILE.mtd. */
typedef struct dml_mtd {
	char format[16];         /* "": not given */
	char data_type[16];      /* "matrix", "scalar", "list" */
	char value_type[16];     /* "double", "int", "boolean", "string" */
	int64_t rows, cols, nnz; /* -1: not given */
	bool header;             /* of csv */
	char sep[8];             /* "": not given */
	bool fill;               /* of csv: fields may be empty, and are `blank` */
	double blank;
} dml_mtd;

/** Returns metadata with nothing given. */
dml_mtd dml_mtd_nothing(void);
SMR_MUST_USE smr_status dml_mtd_parse(const char *path, const char *text, size_t n, dml_mtd *out);
/** Reads FILE.mtd; if there is none, @p out is unchanged. */
SMR_MUST_USE smr_status dml_mtd_read(const char *file, dml_mtd *out);
/** Removes FILE.mtd before its file is replaced. The old metadata is removed first and the new is
 * written last, so that an interrupt leaves a file without metadata, never with another's. */
void dml_mtd_remove(const char *file);
SMR_MUST_USE smr_status dml_mtd_write(const char *file, const dml_mtd *a);

/* ---- cells.c: "row column number" a line */
SMR_MUST_USE smr_status dml_cells_parse(const char *path, const char *text, size_t n, int64_t rows,
					int64_t cols, dml_matrix **out);
/** Like dml_cells_parse() with MatrixMarket's header: coordinate or array; real, integer or
 * pattern; general, symmetric or skew-symmetric. */
SMR_MUST_USE smr_status dml_market_parse(const char *path, const char *text, size_t n,
					 dml_matrix **out);
/** Appends the nonzero elements; @p market: with MatrixMarket's header. */
void dml_cells_put(smr_str *s, const dml_matrix *m, bool market);

/* ---- libsvm.c: the label is the last column */
typedef struct dml_libsvm {
	const char *path;      /* for messages */
	const char *sep;       /* between features; blanks are, too */
	const char *index_sep; /* between the number of a feature and its value */
	int64_t rows, cols;    /* lines; features, without the label. -1: as they come */
} dml_libsvm;
SMR_MUST_USE smr_status dml_libsvm_parse(const dml_libsvm *f, const char *text, size_t n,
					 dml_matrix **out);
/** Appends a dense matrix. */
void dml_libsvm_put(smr_str *s, const dml_matrix *m, const char *sep, const char *index_sep);

/* ---- binary_rows.c: SystemDS's blocks (dml/io/binary.h) */
/** Parses one file, or several one behind the other; sizes of -1: those of the blocks. */
SMR_MUST_USE smr_status dml_binary_parse(const char *path, const char *bytes, size_t n,
					 int64_t rows, int64_t cols, dml_matrix **out);
void dml_binary_put(smr_str *s, const dml_matrix *m);

/* ---- format.c */
/** Returns the format of a file that nothing names, by its first bytes: "mm" with the header of
 * MatrixMarket; "text" with three words in the first line, if the sizes are @p sized; else "csv".
 */
const char *dml_guess_format(const char *path, bool sized);

/* ---- parts.c */
bool dml_is_folder(const char *path);
/** Makes the folders above a file, as far as they are missing. */
SMR_MUST_USE smr_status dml_make_folders(const char *path);
/** Reads all parts of a folder; the caller frees *@p out (smr_free). @p lines: each ends with a
 * line end. */
SMR_MUST_USE smr_status dml_read_folder(const char *path, bool lines, char **out, size_t *n);

/** Returns the number of nonzero elements of a known matrix. */
int64_t dml_matrix_nonzeros(const dml_matrix *m);
#endif
