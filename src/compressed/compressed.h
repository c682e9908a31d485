/** @file Matrices compressed by columns, in double precision: groups of columns that share a
 * dictionary of different tuples, and a code for each row.
 *
 * A column belongs to one group. The dictionary of a group has a row for each different tuple of
 * its columns, compared by bits, so that decompression gives the same bits. The codes are stored in
 * the form that takes the least memory (codes.h). Codes are reference counted and shared: an
 * elementwise operation with scalars computes dictionaries only.
 *
 * A compressed matrix is immutable; several threads may use it at the same time. Kernels use all
 * threads of the workers passed to them. Sums are partitioned by sizes only, so that their bits do
 * not depend on the number of threads; they are in another order than those of a dense matrix. */
#ifndef SMR_COMPRESSED_COMPRESSED_H
#define SMR_COMPRESSED_COMPRESSED_H
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "base/thread/workers.h"

typedef struct smr_compressed smr_compressed;

/* ---- compress.c */
/** Compresses a dense matrix in row-major order. *@p out NULL: that takes no less than @p limit
 * bytes. */
SMR_MUST_USE smr_status smr_compress(int64_t rows, int64_t cols, const double *data, double limit,
				     const smr_workers *w, smr_compressed **out);
/** Estimates the bytes of a compressed matrix from a sample of its rows. */
SMR_MUST_USE smr_status smr_compress_estimate(int64_t rows, int64_t cols, const double *data,
					      double *bytes);

/* ---- matrix.c */
/** Adds a reference, which smr_compressed_drop() ends; both are atomic. */
smr_compressed *smr_compressed_keep(smr_compressed *c);
void smr_compressed_drop(smr_compressed *c); /* @p c may be NULL */
int64_t smr_compressed_rows(const smr_compressed *c);
int64_t smr_compressed_cols(const smr_compressed *c);
double smr_compressed_bytes(const smr_compressed *c);

/** A number of decompressions of some matrices; reference counted, atomic. */
typedef struct smr_unpack_count smr_unpack_count;
SMR_MUST_USE smr_status smr_unpack_count_new(smr_unpack_count **out);
void smr_unpack_count_drop(smr_unpack_count *n); /* @p n may be NULL */
uint64_t smr_unpack_count_get(const smr_unpack_count *n);
/** Counts decompressions of @p c, and of matrices made of it, in @p n. */
void smr_compressed_count_unpacks(smr_compressed *c, smr_unpack_count *n);

/** A form of column group. */
typedef enum smr_group_kind {
	SMR_GROUP_EMPTY,        /* all elements are +0 */
	SMR_GROUP_CONST,        /* one tuple */
	SMR_GROUP_DDC,          /* a code for each row */
	SMR_GROUP_SDC,          /* a code for each row without the most frequent tuple */
	SMR_GROUP_RLE,          /* a code for each run of equal rows */
	SMR_GROUP_OLE,          /* a list of rows for each tuple but the most frequent one */
	SMR_GROUP_UNCOMPRESSED, /* all elements */
	SMR_GROUP_KINDS
} smr_group_kind;
const char *smr_group_kind_name(smr_group_kind k); /* "DDC" ... */
typedef struct smr_compressed_summary {
	int32_t groups[SMR_GROUP_KINDS], cols[SMR_GROUP_KINDS]; /* by kind */
	double bytes;
} smr_compressed_summary;
void smr_compressed_summarize(const smr_compressed *c, smr_compressed_summary *out);
/** Returns the number of stored elements: those of dictionaries and of uncompressed groups. */
int64_t smr_compressed_count(const smr_compressed *c);
/** Copies the stored elements to @p out. */
void smr_compressed_values(const smr_compressed *c, double *out);
/** Copies, for each stored element, the number of its column in @p row of cols to @p out. */
void smr_compressed_spread(const smr_compressed *c, const double *row, double *out);
/** Makes a matrix with @p values as the stored elements, in that order; shares codes. */
SMR_MUST_USE smr_status smr_compressed_with(const smr_compressed *c, const double *values,
					    smr_compressed **out);

/* ---- dense.c */
/** Writes all elements, rows * cols numbers in row-major order, or t(X) in that order. */
void smr_compressed_to_dense(const smr_compressed *c, bool turned, const smr_workers *w,
			     double *out);

/* ---- multiply.c */
/** Computes X %*% V of @p k columns: @p v cols x k, @p out rows x k. */
SMR_MUST_USE smr_status smr_compressed_times(const smr_compressed *c, int64_t k, const double *v,
					     const smr_workers *w, double *out);
/* ---- transposed.c */
/** Computes t(X) %*% W of @p k columns: @p w rows x k, @p out cols x k. */
SMR_MUST_USE smr_status smr_compressed_turned_times(const smr_compressed *c, int64_t k,
						    const double *w, const smr_workers *workers,
						    double *out);
/* ---- gram.c */
/** Computes t(X) %*% X: @p out cols x cols. */
SMR_MUST_USE smr_status smr_compressed_gram(const smr_compressed *c, const smr_workers *w,
					    double *out);

/* ---- fold.c */
typedef enum smr_compressed_fold {
	SMR_COMPRESSED_SUM,
	SMR_COMPRESSED_LEAST,
	SMR_COMPRESSED_GREATEST
} smr_compressed_fold;
/** Folds each row, or each column, to @p out; a minimum or maximum is NaN if an element is. Sums
 * keep the error of each addition. */
SMR_MUST_USE smr_status smr_compressed_fold_rows(const smr_compressed *c, smr_compressed_fold f,
						 const smr_workers *w, double *out);
SMR_MUST_USE smr_status smr_compressed_fold_cols(const smr_compressed *c, smr_compressed_fold f,
						 const smr_workers *w, double *out);
/** Folds all elements; @p c has some. */
SMR_MUST_USE smr_status smr_compressed_fold_all(const smr_compressed *c, smr_compressed_fold f,
						const smr_workers *w, double *out);
#endif
