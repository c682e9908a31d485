/** @file Sparse matrices by rows (CSR), double precision: where elements are, and kernels on them.
 *
 * A matrix is a *pattern* and a number for each place of it. Patterns are counted and shared: what
 * is computed of a matrix element by element has its pattern. A number that stands there may be
 * zero; what does not stand there is +0. Columns rise within each row. Several threads may have a
 * pattern at one time.
 *
 * Kernels work on all threads they are given. What they sum is cut by sizes alone, so that bits do
 * not depend on how many there are. */
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
	int64_t n;          /* places */
	int64_t *starts;    /* [rows + 1]: number of each row's first place, then n */
	int32_t *cols_at;   /* [n]: column of each place */
	int32_t *rows_at;   /* [n]: row of each place; NULL until smr_pattern_rows() */
} smr_pattern;

/** Places and rows not set. */
SMR_MUST_USE smr_status smr_pattern_new(int64_t rows, int64_t cols, int64_t n, smr_pattern **out);
smr_pattern *smr_pattern_keep(smr_pattern *p);
void smr_pattern_drop(smr_pattern *p); /* NULL is fine */
/** Makes rows_at. */
SMR_MUST_USE smr_status smr_pattern_rows(smr_pattern *p);
/** Whether a matrix with so many elements that are not zero is kept by its places: there are few
 * enough, and that takes less memory. */
bool smr_sparse_pays(int64_t rows, int64_t cols, int64_t nnz);

/** A matrix: nobody's but who made it. */
typedef struct smr_sparse {
	smr_pattern *pattern;
	double *values;
} smr_sparse;

/** Places, rows and values not set. */
SMR_MUST_USE smr_status smr_sparse_new(int64_t rows, int64_t cols, int64_t n, smr_sparse *out);
void smr_sparse_free(smr_sparse *s); /* its parts, which are NULL then */

/** Room for @p n places; columns and values not set. */
SMR_MUST_USE smr_status smr_sparse_grow(smr_sparse *s, int64_t n);
/** The first place of row @p i whose column is @p col or more; the row's end: there is none. */
int64_t smr_pattern_find(const smr_pattern *p, int64_t i, int64_t col);
/** An element, 0 where it has no place. */
double smr_sparse_at(const smr_pattern *p, const double *values, int64_t i, int64_t j);

/* ---- make.c */
/** How many pieces so many rows and places are cut into, by their number alone. */
int smr_sparse_pieces(int64_t work, int most);
/** How many places row @p i has; their columns, which rise, and numbers go to @p cols_at and @p
 * values unless these are NULL. From several threads at once, twice for each row. */
typedef int64_t (*smr_sparse_row)(const void *arg, int64_t i, int32_t *cols_at, double *values);
/** A matrix of such rows; @p work: how many places are looked at. */
SMR_MUST_USE smr_status smr_sparse_make(int64_t rows, int64_t cols, int64_t work,
					smr_sparse_row row, const void *arg, const smr_workers *w,
					smr_sparse *out);

/* ---- convert.c */
int64_t smr_dense_nonzeros(const double *data, int64_t n);
/** What is not zero of a dense matrix. */
SMR_MUST_USE smr_status smr_sparse_of_dense(int64_t rows, int64_t cols, const double *data,
					    const smr_workers *w, smr_sparse *out);
/** All of it, @p data of rows * cols. */
void smr_sparse_to_dense(const smr_pattern *p, const double *values, const smr_workers *w,
			 double *data);
/** The same of @p n rows from row @p from. */
void smr_sparse_rows_to_dense(const smr_pattern *p, const double *values, int64_t from, int64_t n,
			      double *data);
/** Without the zeros among its values. */
SMR_MUST_USE smr_status smr_sparse_compact(const smr_pattern *p, const double *values,
					   const smr_workers *w, smr_sparse *out);
/** Of elements in any order, where those of one place are added in the order given. */
SMR_MUST_USE smr_status smr_sparse_of_triples(int64_t rows, int64_t cols, int64_t n,
					      const int32_t *i, const int32_t *j, const double *v,
					      smr_sparse *out);

/* ---- transpose.c */
SMR_MUST_USE smr_status smr_sparse_turn(const smr_pattern *p, const double *values,
					const smr_workers *w, smr_sparse *out);

/* ---- rows.c: row after row */

/** Called with some rows @p from, ... and X %*% V of them (k numbers each); what it leaves in
 * @p w is theirs. From several threads at once, and for no more than 256 rows. */
typedef smr_status (*smr_sparse_body)(void *arg, int64_t from, int64_t n, double *w);
typedef struct smr_sparse_rows {
	int64_t rows, cols, n, k;
	const int64_t *starts;
	const int32_t *cols_at;
	const double *values;
	const double *v;      /* cols x k: w is X %*% V; NULL: w begins as zeros */
	smr_sparse_body body; /* w becomes what it says; NULL: it stays */
	void *arg;
	double *w;     /* rows x k: w goes there, if not NULL */
	double *q;     /* cols x k: t(X) %*% w, if not NULL */
	int registers; /* bytes of the longest to use; 0: the longest there are */
} smr_sparse_rows;
/** SMR_ETYPE: rows that do not follow each other, places that lie outside. */
SMR_MUST_USE smr_status smr_sparse_rows_check(const smr_sparse_rows *r);
/** All of it, rows * cols numbers. Places are checked. */
void smr_sparse_rows_dense(const smr_sparse_rows *r, const smr_workers *w, double *out);
/** SMR_ETYPE: as above. */
SMR_MUST_USE smr_status smr_sparse_rows_run(const smr_sparse_rows *r, const smr_workers *w);

/* ---- fold.c: sums, least and greatest numbers, products, of all elements, zeros too */
typedef enum smr_sparse_fold {
	SMR_SPARSE_SUM,
	SMR_SPARSE_LEAST,
	SMR_SPARSE_GREATEST,
	SMR_SPARSE_MULTIPLY
} smr_sparse_fold;
/** Of two numbers: NaN wins. */
double smr_sparse_folded(smr_sparse_fold f, double a, double b);
/** Each row's, or each column's; places are checked. A NaN among them is the result. */
void smr_sparse_fold_rows(const smr_sparse_rows *r, smr_sparse_fold f, const smr_workers *w,
			  double *out);
SMR_MUST_USE smr_status smr_sparse_fold_cols(const smr_sparse_rows *r, smr_sparse_fold f,
					     const smr_workers *w, double *out);

/* ---- along.c: into dense memory */
/** The last column of the least (or greatest) numbers of each row, from 0; NaN is none of them, a
 * row of these has its last column. @p out: [rows] */
void smr_sparse_best(const smr_pattern *p, const double *values, bool least, const smr_workers *w,
		     double *out);
/** Each column folded from above down to each row: rows * cols numbers. */
void smr_sparse_run(const smr_pattern *p, const double *values, smr_sparse_fold f,
		    const smr_workers *w, double *out);

/* ---- meet.c: matrices of one size, walked together */
enum { SMR_SPARSE_MEET = 8 }; /* matrices, at most */
typedef struct smr_sparse_meeting {
	int n;
	const smr_pattern *patterns[SMR_SPARSE_MEET];
	const double *values[SMR_SPARSE_MEET];
	/** A place stays where of each clause one matrix has it, or more: matrix k is bit k. All
	 * places of any are one clause of all, those in common a clause for each. */
	int nclauses;
	uint8_t clauses[SMR_SPARSE_MEET];
	/** What is computed of @p n places: numbers of each matrix, 0 where it has no place. Each
	 * number on its own: how many come at a time hangs on threads, of which several ask at
	 * once. NULL: nothing. */
	smr_status (*body)(void *arg, int64_t n, const double *const *in, double *out);
	void *arg;
} smr_sparse_meeting;
/** @p out: the places that stay; @p values: numbers of each matrix at these (free). With a body
 * what it says alone, without zeros. */
SMR_MUST_USE smr_status smr_sparse_meet(const smr_sparse_meeting *m, const smr_workers *w,
					smr_pattern **out, double **values);

/* ---- part.c */
/** @p n[0] rows and n[1] columns from row at[0], column at[1]. */
SMR_MUST_USE smr_status smr_sparse_part(const smr_pattern *p, const double *values,
					const int64_t at[2], const int64_t n[2],
					const smr_workers *w, smr_sparse *out);
/** Whether each row (or column) has a number that is not zero. */
void smr_sparse_lines(const smr_pattern *p, const double *values, bool rows, bool *out);
/** The rows (or columns) that @p stays says, of which there are @p n. */
SMR_MUST_USE smr_status smr_sparse_choose(const smr_pattern *p, const double *values, bool rows,
					  const bool *stays, int64_t n, const smr_workers *w,
					  smr_sparse *out);
/** Its rows of these numbers, @p n of them, in this order. */
SMR_MUST_USE smr_status smr_sparse_pick(const smr_pattern *p, const double *values,
					const int64_t *rows, int64_t n, const smr_workers *w,
					smr_sparse *out);
/** A column as the diagonal of a square matrix. */
SMR_MUST_USE smr_status smr_sparse_diagonal(int64_t n, const double *column, smr_sparse *out);
/** What is above (or below) the diagonal, or on it, too: its numbers, or ones for them. */
SMR_MUST_USE smr_status smr_sparse_side(const smr_pattern *p, const double *values, bool upper,
					bool diagonal, bool ones, const smr_workers *w,
					smr_sparse *out);
/** The same numbers, row after row, in rows of another length. */
SMR_MUST_USE smr_status smr_sparse_reshape(const smr_pattern *p, const double *values, int64_t rows,
					   int64_t cols, const smr_workers *w, smr_sparse *out);

/* ---- join.c */
SMR_MUST_USE smr_status smr_sparse_below(const smr_sparse *a, const smr_sparse *b,
					 const smr_workers *w, smr_sparse *out);
SMR_MUST_USE smr_status smr_sparse_beside(const smr_sparse *a, const smr_sparse *b,
					  const smr_workers *w, smr_sparse *out);
/** @p a, with @p b in its place at row at[0], column at[1]. */
SMR_MUST_USE smr_status smr_sparse_put(const smr_sparse *a, const smr_sparse *b,
				       const int64_t at[2], const smr_workers *w, smr_sparse *out);

/* ---- assemble.c */
/** @p n[0] rows and n[1] columns from row from[0], column from[1]: what it covers is this, zeros
 * too. */
typedef struct smr_sparse_piece {
	int64_t from[2], n[2];
	const int64_t *starts;  /* [n[0] + 1]: of its rows */
	const int32_t *cols_at; /* columns of the whole */
	const double *values;
} smr_sparse_piece;
/** @p base with the pieces in their places, later ones over earlier ones. */
SMR_MUST_USE smr_status smr_sparse_assemble(const smr_sparse *base, const smr_sparse_piece *pieces,
					    uint32_t n, const smr_workers *w, smr_sparse *out);

/* ---- multiply.c */
/** How many places A %*% B has at most, quickly; how many it has, by some of its rows where these
 * are summed of very many products. */
double smr_sparse_product_most(const smr_sparse *a, const smr_sparse *b);
SMR_MUST_USE smr_status smr_sparse_product_count(const smr_sparse *a, const smr_sparse *b,
						 const smr_workers *w, int64_t *out);
/** A %*% B; each element is summed in the order of A's columns. */
SMR_MUST_USE smr_status smr_sparse_multiply(const smr_sparse *a, const smr_sparse *b,
					    const smr_workers *w, smr_sparse *out);
#endif
