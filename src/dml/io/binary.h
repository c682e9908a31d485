/** @file SystemDS's binary format: sequence files whose records are blocks of a matrix, of 1000 x
 * 1000 elements as a rule (internal to dml/). */
#ifndef SMR_DML_IO_BINARY_H
#define SMR_DML_IO_BINARY_H
#include "base/data/vec.h"
#include "dml/io/sequence.h"
#include "dml/value.h"

enum { DML_BLOCK_SIDE = 1000 };

typedef enum dml_block_kind {
	DML_BLOCK_EMPTY,
	DML_BLOCK_CELLS, /* row, column (unless there is one), element */
	DML_BLOCK_ROWS,  /* of each row: number of entries, then column, element */
	DML_BLOCK_DENSE,
	DML_BLOCK_KINDS
} dml_block_kind;

typedef struct dml_block {
	int64_t down, across; /* number of the block, from 0 */
	int64_t rows, cols, nnz;
	dml_block_kind kind;
	uint64_t at, end; /* of its elements */
} dml_block;

typedef struct dml_blocks {
	int64_t rows, cols;
	int64_t side[2];
	int64_t nnz;             /* at most; elements of dense blocks count */
	SMR_VEC(dml_block) list; /* by rows, then by columns */
} dml_blocks;

/** Finds all blocks; @p rows, @p cols: sizes of the matrix, -1: those of the blocks. @p path is for
 * messages. Free with dml_blocks_free(), also after a failure. */
SMR_MUST_USE smr_status dml_blocks_find(const char *path, const dml_bytes *from, int64_t rows,
					int64_t cols, dml_blocks *out);
void dml_blocks_free(dml_blocks *b);
/** Reads a part, of the blocks that have elements of it: sparse where that pays for the whole
 * matrix, unless @p dense. */
SMR_MUST_USE smr_status dml_blocks_read(const char *path, const dml_bytes *from,
					const dml_blocks *b, const dml_file_part *part, bool dense,
					dml_matrix **out);

extern const dml_sequence_kind dml_blocks_kind;

/* ---- binary_put.c */
typedef struct dml_block_writer {
	int64_t rows, cols;
	dml_sequence_writer file;
} dml_block_writer;
void dml_blocks_begin(dml_block_writer *w, smr_str *s, int64_t rows, int64_t cols);
/** Appends the blocks of rows @p first to @p first + n - 1, whole blocks or the last rows. */
void dml_blocks_put_dense(dml_block_writer *w, smr_str *s, int64_t first, int64_t n,
			  const double *data);
void dml_blocks_put_sparse(dml_block_writer *w, smr_str *s, int64_t first, int64_t n,
			   const smr_pattern *p, const double *values);
#endif
