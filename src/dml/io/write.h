/** @file Writing dense matrices row by row (internal to dml/). */
#ifndef SMR_DML_IO_WRITE_H
#define SMR_DML_IO_WRITE_H
#include "dml/lazy.h"

typedef struct dml_write {
	bool binary; /* blocks of SystemDS; else csv */
	const char *sep;
	bool header, sparse; /* of csv; sparse: zeros are left blank */
	const smr_workers *workers;
} dml_write;

/** The rows of a matrix: `each` passes all of them, in order, to the sink it gets. */
typedef struct dml_rows {
	int64_t rows, cols;
	smr_status (*each)(void *ctx, const dml_sink *sink);
	void *ctx;
} dml_rows;
/** Writes a file, which replaces an existing one when it is complete; *@p nnz: number of
 * nonzeros. */
SMR_MUST_USE smr_status dml_write_rows(const char *path, const dml_write *how, const dml_rows *rows,
				       int64_t *nnz);
#endif
