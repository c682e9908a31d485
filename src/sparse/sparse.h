/** @file Sparse matrices by rows (CSR) in double precision: patterns of entries, and kernels on
 * them.
 *
 * A matrix is a *pattern* and a number for each of its entries. Patterns are reference counted and
 * shared: the result of an elementwise operation shares the pattern of its operand. The number of
 * an entry may be zero; an element without an entry is +0. Columns increase within each row.
 * Several threads may use a pattern at the same time.
 *
 * Kernels use all threads of the workers passed to them. Sums are partitioned by sizes only, so
 * that their bits do not depend on the number of threads. */
#ifndef SMR_SPARSE_SPARSE_H
#define SMR_SPARSE_SPARSE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/data/aligned_memory.h"
#include "base/status.h"
#include "base/thread/workers.h"

typedef struct smr_pattern {
	uint32_t refs;
	int64_t rows, cols; /* each below 2^31 */
	int64_t n;          /* number of entries */
	int64_t *starts;    /* [rows + 1]: number of each row's first entry, then n */
	int32_t *cols_at;   /* [n]: column of each entry */
	int32_t *rows_at;   /* [n]: row of each entry; NULL until smr_pattern_rows() */
	bool borrowed;      /* starts and cols_at belong to another owner */
} smr_pattern;

/** Allocates a pattern; entries and row starts are not set. */
SMR_MUST_USE smr_status smr_pattern_new(int64_t rows, int64_t cols, int64_t n, smr_pattern **out);
/** Makes a pattern on arrays that the caller owns and keeps alive; entries are not checked. */
SMR_MUST_USE smr_status smr_pattern_borrow(int64_t rows, int64_t cols, const int64_t *starts,
					   const int32_t *cols_at, smr_pattern **out);
smr_pattern *smr_pattern_keep(smr_pattern *p);
void smr_pattern_drop(smr_pattern *p); /* @p p may be NULL */
/** Computes rows_at. */
SMR_MUST_USE smr_status smr_pattern_rows(smr_pattern *p);
/** Whether a matrix with this number of nonzero elements is stored sparse: they are few enough, and
 * the entries take less memory. */
bool smr_sparse_pays(int64_t rows, int64_t cols, int64_t nnz);

/** A matrix, owned by the code that created it. */
typedef struct smr_sparse {
	smr_pattern *pattern;
	double *values;
} smr_sparse;

/** Allocates a matrix; entries, row starts and values are not set. */
SMR_MUST_USE smr_status smr_sparse_new(int64_t rows, int64_t cols, int64_t n, smr_sparse *out);
void smr_sparse_free(smr_sparse *s); /* frees the parts and sets them to NULL */

/** Makes room for @p n entries; columns and values are not set. */
SMR_MUST_USE smr_status smr_sparse_grow(smr_sparse *s, int64_t n);
/** Returns the first entry of row @p i whose column is @p col or more, or the row's end. */
int64_t smr_pattern_find(const smr_pattern *p, int64_t i, int64_t col);
/** Returns an element, which is 0 if it has no entry. */
double smr_sparse_at(const smr_pattern *p, const double *values, int64_t i, int64_t j);

/* ---- make.c */
/** Returns the number of pieces for an amount of work, which depends on @p work and @p most
 * only. */
int smr_sparse_pieces(int64_t work, int most);
/** Returns the number of entries of row @p i; writes their columns, in increasing order, and
 * numbers to @p cols_at and @p values unless these are NULL. Called by several threads at once,
 * twice for each row. */
typedef int64_t (*smr_sparse_row)(const void *arg, int64_t i, int32_t *cols_at, double *values);
/** Makes a matrix of such rows; @p work: number of entries to be read. */
SMR_MUST_USE smr_status smr_sparse_make(int64_t rows, int64_t cols, int64_t work,
					smr_sparse_row row, const void *arg, const smr_workers *w,
					smr_sparse *out);

/* ---- convert.c */
int64_t smr_dense_nonzeros(const double *data, int64_t n);
/** Counts the same on all threads; @p w may be NULL. */
int64_t smr_dense_count(const double *data, int64_t n, const smr_workers *w);
/** Converts the nonzero elements of a dense matrix. */
SMR_MUST_USE smr_status smr_sparse_of_dense(int64_t rows, int64_t cols, const double *data,
					    const smr_workers *w, smr_sparse *out);
/** Writes all elements to @p data of rows * cols. */
void smr_sparse_to_dense(const smr_pattern *p, const double *values, const smr_workers *w,
			 double *data);
/** Does the same for @p n rows from row @p from. */
void smr_sparse_rows_to_dense(const smr_pattern *p, const double *values, int64_t from, int64_t n,
			      double *data);
/** Copies the entries except those with value zero. */
SMR_MUST_USE smr_status smr_sparse_compact(const smr_pattern *p, const double *values,
					   const smr_workers *w, smr_sparse *out);
/** Makes a matrix from elements in any order; adds elements with the same position in the given
 * order. */
SMR_MUST_USE smr_status smr_sparse_of_triples(int64_t rows, int64_t cols, int64_t n,
					      const int32_t *i, const int32_t *j, const double *v,
					      smr_sparse *out);

/* ---- ordered.c */
/** Makes a matrix of @p n elements of one value. Their rows increase by 1 or more; rows and
 * columns, from 1, lie within the matrix, fractions are cut off. */
SMR_MUST_USE smr_status smr_sparse_of_ordered(int64_t rows, int64_t cols, int64_t n,
					      const double *row_of, const double *col_of,
					      double value, const smr_workers *w, smr_sparse *out);

/* ---- transpose.c */
SMR_MUST_USE smr_status smr_sparse_turn(const smr_pattern *p, const double *values,
					const smr_workers *w, smr_sparse *out);

/* ---- rows.c: row after row */

/** Callback for @p n rows from @p from, with X %*% V of them in @p w (k numbers each), which it may
 * replace. Called by several threads at once, for at most 256 rows. */
typedef smr_status (*smr_sparse_body)(void *arg, int64_t from, int64_t n, double *w);
typedef struct smr_sparse_rows {
	int64_t rows, cols, n, k;
	const int64_t *starts;
	const int32_t *cols_at;
	const double *values;
	const double *v;      /* cols x k: w is X %*% V; NULL: w is initially zero */
	smr_sparse_body body; /* replaces w; NULL: w stays */
	void *arg;
	double *w;     /* rows x k: destination of w, or NULL */
	double *q;     /* cols x k: destination of t(X) %*% w, or NULL */
	int registers; /* greatest register size to use in bytes; 0: the machine's */
} smr_sparse_rows;
/** Checks the matrix; returns SMR_ETYPE if row starts decrease or columns are out of range. */
SMR_MUST_USE smr_status smr_sparse_rows_check(const smr_sparse_rows *r);
/** Writes all elements, rows * cols numbers. Checks columns. */
void smr_sparse_rows_dense(const smr_sparse_rows *r, const smr_workers *w, double *out);
/** Computes w and q; returns SMR_ETYPE as above. */
SMR_MUST_USE smr_status smr_sparse_rows_run(const smr_sparse_rows *r, const smr_workers *w);

/* ---- fold.c: sums, minima, maxima, products of all elements, zeros included */
typedef enum smr_sparse_fold {
	SMR_SPARSE_SUM,
	SMR_SPARSE_LEAST,
	SMR_SPARSE_GREATEST,
	SMR_SPARSE_MULTIPLY
} smr_sparse_fold;
/** Folds two numbers; the result is NaN if one of them is. */
double smr_sparse_folded(smr_sparse_fold f, double a, double b);
/** Folds each row, or each column; checks columns. The result is NaN if an element is. */
void smr_sparse_fold_rows(const smr_sparse_rows *r, smr_sparse_fold f, const smr_workers *w,
			  double *out);
SMR_MUST_USE smr_status smr_sparse_fold_cols(const smr_sparse_rows *r, smr_sparse_fold f,
					     const smr_workers *w, double *out);

/* ---- along.c: into dense memory */
/** Finds the last column with the minimum (or maximum) of each row, from 0. NaN is never the best;
 * a row of NaNs has its last column. @p out: [rows] */
void smr_sparse_best(const smr_pattern *p, const double *values, bool least, const smr_workers *w,
		     double *out);
/** Folds each column from the top down to each row: rows * cols numbers. */
void smr_sparse_run(const smr_pattern *p, const double *values, smr_sparse_fold f,
		    const smr_workers *w, double *out);

/* ---- meet.c: matrices of one size, walked together */
enum { SMR_SPARSE_MEET = 8 }; /* greatest number of matrices */
typedef struct smr_sparse_meeting {
	int n;
	const smr_pattern *patterns[SMR_SPARSE_MEET];
	const double *values[SMR_SPARSE_MEET];
	/** An element is part of the result if of each clause at least one matrix has an entry
	 * there: matrix k is bit k. The union of all entries is one clause of all matrices, the
	 * intersection one clause per matrix. */
	int nclauses;
	uint8_t clauses[SMR_SPARSE_MEET];
	/** Computes @p n entries from the numbers of each matrix, 0 where it has no entry. Each
	 * result must depend on its own numbers only, since the batch size depends on the threads,
	 * several of which call at once. NULL: no computation. */
	smr_status (*body)(void *arg, int64_t n, const double *const *in, double *out);
	void *arg;
} smr_sparse_meeting;
/** @p out: pattern of the result; @p values: numbers of each matrix at its entries (free them).
 * With a body: only the body's result, without zeros. */
SMR_MUST_USE smr_status smr_sparse_meet(const smr_sparse_meeting *m, const smr_workers *w,
					smr_pattern **out, double **values);

/* ---- part.c */
/** Copies @p n[0] rows and n[1] columns from row at[0], column at[1]. */
SMR_MUST_USE smr_status smr_sparse_part(const smr_pattern *p, const double *values,
					const int64_t at[2], const int64_t n[2],
					const smr_workers *w, smr_sparse *out);
/** Sets whether each row (or column) has a nonzero number. */
void smr_sparse_lines(const smr_pattern *p, const double *values, bool rows, bool *out);
/** Copies the rows (or columns) selected by @p stays, of which there are @p n. */
SMR_MUST_USE smr_status smr_sparse_choose(const smr_pattern *p, const double *values, bool rows,
					  const bool *stays, int64_t n, const smr_workers *w,
					  smr_sparse *out);
/** Copies the rows with these @p n numbers, in this order. */
SMR_MUST_USE smr_status smr_sparse_pick(const smr_pattern *p, const double *values,
					const int64_t *rows, int64_t n, const smr_workers *w,
					smr_sparse *out);
/** Makes a square matrix with a column as its diagonal. */
SMR_MUST_USE smr_status smr_sparse_diagonal(int64_t n, const double *column, smr_sparse *out);
/** Copies the part above (or below) the diagonal, with or without it. */
SMR_MUST_USE smr_status smr_sparse_side(const smr_pattern *p, const double *values, bool upper,
					bool diagonal, const smr_workers *w, smr_sparse *out);
/** Copies the same numbers, row by row, into rows of another length. */
SMR_MUST_USE smr_status smr_sparse_reshape(const smr_pattern *p, const double *values, int64_t rows,
					   int64_t cols, const smr_workers *w, smr_sparse *out);

/* ---- join.c */
SMR_MUST_USE smr_status smr_sparse_below(const smr_sparse *a, const smr_sparse *b,
					 const smr_workers *w, smr_sparse *out);
SMR_MUST_USE smr_status smr_sparse_beside(const smr_sparse *a, const smr_sparse *b,
					  const smr_workers *w, smr_sparse *out);
/** Copies @p a with @p b inserted at row at[0], column at[1]. */
SMR_MUST_USE smr_status smr_sparse_put(const smr_sparse *a, const smr_sparse *b,
				       const int64_t at[2], const smr_workers *w, smr_sparse *out);

/* ---- assemble.c */
/** A piece of @p n[0] rows and n[1] columns at row from[0], column from[1]: it replaces all
 * elements that it covers, including zeros. */
typedef struct smr_sparse_piece {
	int64_t from[2], n[2];
	const int64_t *starts;  /* [n[0] + 1]: row starts of the piece */
	const int32_t *cols_at; /* columns in the whole matrix */
	const double *values;
} smr_sparse_piece;
/** Copies @p base with the pieces inserted, later ones over earlier ones. */
SMR_MUST_USE smr_status smr_sparse_assemble(const smr_sparse *base, const smr_sparse_piece *pieces,
					    uint32_t n, const smr_workers *w, smr_sparse *out);

/* ---- gram.c: t(X) %*% X */
/** Returns the number of products of two entries of one row. */
double smr_sparse_gram_products(const smr_pattern *p);
/** Writes all elements, cols * cols; each is summed in the order of X's rows. */
SMR_MUST_USE smr_status smr_sparse_gram(const smr_pattern *p, const double *values,
					const smr_workers *w, double *out);

/* ---- multiply.c */
/** Returns an upper bound of the entries of A %*% B, quickly; and the number of entries, estimated
 * from a sample of rows where these have very many products. */
double smr_sparse_product_most(const smr_sparse *a, const smr_sparse *b);
SMR_MUST_USE smr_status smr_sparse_product_count(const smr_sparse *a, const smr_sparse *b,
						 const smr_workers *w, int64_t *out);
/** Computes A %*% B; each element is summed in the order of A's columns. */
SMR_MUST_USE smr_status smr_sparse_multiply(const smr_sparse *a, const smr_sparse *b,
					    const smr_workers *w, smr_sparse *out);
#endif
