/** @file Dense matrices written rows after rows (internal to dml/). */
#ifndef SMR_DML_IO_WRITE_H
#define SMR_DML_IO_WRITE_H
#include "dml/lazy.h"

typedef struct script_write {
	bool packed; /* our own bytes; else csv */
	const char *sep;
	bool header, sparse; /* of csv; sparse: zeros are left blank */
	const smr_workers *workers;
} script_write;

/** Takes the file's place when all is written. @p rows: calls the sink it is given with all rows,
 * from the first, of a matrix of this size. */
typedef struct script_rows {
	int64_t rows, cols;
	smr_status (*each)(void *ctx, const script_sink *sink);
	void *ctx;
} script_rows;
/** *@p nnz: how many are not zero. */
SMR_MUST_USE smr_status script_write_rows(const char *path, const script_write *how,
					  const script_rows *rows, int64_t *nnz);
#endif
