/** @file Matrices in files, other than csv (internal to dml/): one element a line, MatrixMarket,
 * our own bytes, and what stands beside them in a .mtd file.
 *
 * Readers take what is in memory; the file's name is for messages, "name:line: what" (SMR_EINVAL).
 * Zeros are left out, elements of one place are added. */
#ifndef SMR_DML_IO_STORED_H
#define SMR_DML_IO_STORED_H
#include "dml/value.h"

/** What FILE.mtd says of FILE, or what is to be said. */
typedef struct dml_mtd {
	char format[16];         /* "": not told */
	char data_type[16];      /* "matrix", "scalar", "list" */
	char value_type[16];     /* "double", "int", "boolean", "string" */
	int64_t rows, cols, nnz; /* -1: not told */
	bool header;             /* of csv */
	char sep[8];             /* "": not told */
	bool fill;               /* of csv: fields may be empty, and are `blank` */
	double blank;
} dml_mtd;

/** Nothing told. */
dml_mtd dml_mtd_nothing(void);
SMR_MUST_USE smr_status dml_mtd_parse(const char *path, const char *text, size_t n, dml_mtd *out);
/** FILE.mtd; where there is none @p out stays as it is. */
SMR_MUST_USE smr_status dml_mtd_read(const char *file, dml_mtd *out);
/** There is none any more: what it told is of a file that goes. It goes first and the new one comes
 * last, so that whoever is interrupted leaves a file without, and none with another's. */
void dml_mtd_remove(const char *file);
SMR_MUST_USE smr_status dml_mtd_write(const char *file, const dml_mtd *a);

/* ---- cells.c: "row column number" a line */
SMR_MUST_USE smr_status dml_cells_parse(const char *path, const char *text, size_t n, int64_t rows,
					int64_t cols, dml_matrix **out);
/** The same with MatrixMarket's lines before it: coordinate or array, real, integer or pattern,
 * general, symmetric or skew-symmetric. */
SMR_MUST_USE smr_status dml_market_parse(const char *path, const char *text, size_t n,
					 dml_matrix **out);
/** Its elements that are not zero; @p market: with MatrixMarket's lines. */
void dml_cells_put(smr_str *s, const dml_matrix *m, bool market);

/* ---- binary.c: bytes of our own, of this version alone */
SMR_MUST_USE smr_status dml_binary_parse(const char *path, const char *bytes, size_t n,
					 dml_matrix **out);
void dml_binary_put(smr_str *s, const dml_matrix *m);

/* ---- parts.c */
bool dml_is_folder(const char *path);
/** All of its parts; *@p out is the caller's (smr_free). */
SMR_MUST_USE smr_status dml_read_folder(const char *path, char **out, size_t *n);

/** How many elements of a known matrix are not zero. */
int64_t dml_matrix_nonzeros(const dml_matrix *m);
#endif
