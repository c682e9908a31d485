/** @file Dense matrices written rows after rows (internal to dml/). */
#ifndef SMR_DML_IO_WRITE_H
#define SMR_DML_IO_WRITE_H
#include "dml/lazy.h"

typedef struct dml_write {
	bool packed; /* our own bytes; else csv */
	const char *sep;
	bool header, sparse; /* of csv; sparse: zeros are left blank */
	const smr_workers *workers;
} dml_write;

/** Takes the file's place when all is written. @p rows: calls the sink it is given with all rows,
 * from the first, of a matrix of this size. */
typedef struct dml_rows {
	int64_t rows, cols;
	smr_status (*each)(void *ctx, const dml_sink *sink);
	void *ctx;
} dml_rows;
/** *@p nnz: how many are not zero. */
SMR_MUST_USE smr_status dml_write_rows(const char *path, const dml_write *how, const dml_rows *rows,
				       int64_t *nnz);
#endif
