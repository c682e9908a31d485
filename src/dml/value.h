/** @file What variables of a script hold (internal to dml/).
 *
 * A value is copied as a struct and counted: dml_keep() for each copy, dml_drop() for each
 * that goes. Matrices are f64, dense with rows first, or sparse where that pays, and never change
 * once somebody has them; a matrix that was only asked for so far is a node of the trace (lazy.h),
 * and so is a scalar that comes out of one. */
#ifndef SMR_DML_VALUE_H
#define SMR_DML_VALUE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"
#include "sparse/sparse.h"

typedef struct dml_lazy dml_lazy;

/** What is known of a matrix, or of a number, that a script which is only foreseen would compute
 * (absint.h). */
typedef struct dml_outlook {
	bool any;       /* it may be a matrix, a scalar or a list: nobody knows */
	int64_t number; /* the unknown size that it is, where it is one; 0: it is none yet */
	bool counts;    /* it is 1, 2, 3 ... */
	double zeros;   /* share of elements that are zero; 0: nobody knows of any */
	bool exact;     /* ... so many, and not more */
} dml_outlook;

typedef struct dml_matrix {
	uint32_t refs;
	bool scalar;           /* one number that is no matrix */
	bool borrowed;         /* its numbers are somebody else's */
	struct dml_matrix *of; /* ... this one's, which another thread has, too; or NULL */
	int64_t rows, cols;
	/* Dense, sparse, or both; neither: it is to be computed, node `node` of `trace`, or its
	 * numbers are still in its file. */
	double *data;
	smr_pattern *pattern;
	double *values;                 /* by place of the pattern; NULL: it is dense alone */
	uint8_t puts;                   /* parts that were assigned to it while it was sparse */
	struct dml_file_source *source; /* NULL: it has no file */
	dml_outlook *outlook;           /* NULL: there is none */
	dml_lazy *trace;
	uint64_t epoch; /* of the trace that knows it as `node` */
	uint32_t node;
} dml_matrix;

typedef struct dml_text {
	uint32_t refs;
	char s[];
} dml_text;

typedef enum dml_kind {
	DML_NOTHING,
	DML_INTEGER,
	DML_DOUBLE,
	DML_BOOLEAN, /* integer: 0 or 1 */
	DML_TEXT,
	DML_MATRIX,
	DML_LIST
} dml_kind;

typedef struct dml_list dml_list;

typedef struct dml_value {
	dml_kind kind;
	bool literal; /* the script says its number: it may become part of code */
	union {
		int64_t integer;
		double number;
		dml_text *text;
		dml_list *list;
	};
	dml_matrix *matrix; /* MATRIX; DOUBLE: where the number is still to be computed, or NULL */
} dml_value;

struct dml_list {
	uint32_t refs, n;
	dml_value *values;
	char **names; /* by value: NULL: it has none */
};

/** Elements not set; NULL: no memory, told. */
dml_matrix *dml_matrix_new(int64_t rows, int64_t cols);
/** A matrix of numbers that are the caller's, and stay. */
SMR_MUST_USE smr_status dml_borrow(int64_t rows, int64_t cols, const double *data, dml_value *out);
/** The same matrix, known, for another thread: it counts on its own, and @p m must outlive it.
 * NULL: no memory, told. */
dml_matrix *dml_matrix_lend(dml_matrix *m);
dml_matrix *dml_matrix_keep(dml_matrix *m);
void dml_matrix_drop(dml_matrix *m); /* NULL is fine */
/** How many numbers it has; a scalar is one. */
int64_t dml_matrix_count(const dml_matrix *m);
/** Whether its numbers are there, dense or sparse. */
bool dml_matrix_known(const dml_matrix *m);
/** Takes what is in @p s over: sparse where that pays, else dense. NULL: no memory, told. */
dml_matrix *dml_matrix_of_sparse(smr_sparse *s);
/** The same as it is, zeros among its values or not. */
dml_matrix *dml_matrix_on(smr_sparse *s);
/** Its numbers are those of @p s from now on, which goes over to it; those of places before are
 * gone. */
void dml_matrix_set(dml_matrix *m, smr_sparse s);
/** Gives the numbers of @p from, which is dropped, to @p to, which has none. */
void dml_matrix_move(dml_matrix *to, dml_matrix *from);
/** A dense one that was just made: sparse where that pays. */
SMR_MUST_USE smr_status dml_matrix_settle(dml_matrix *m);
/** Its dense numbers are there, too, if it is known. */
SMR_MUST_USE smr_status dml_matrix_dense(dml_matrix *m);

dml_value dml_integer(int64_t v);
dml_value dml_double(double v);
dml_value dml_boolean(bool v);
/** Takes the reference over; a scalar becomes a DOUBLE. */
dml_value dml_of(dml_matrix *m);
SMR_MUST_USE smr_status dml_make_string(const char *s, size_t n, dml_value *out);

dml_value dml_keep(const dml_value *v);
void dml_drop(dml_value *v); /* it is NOTHING then */
/** Whether its numbers are there, those of all its values where it is a list. */
bool dml_is_there(const dml_value *v);

/** "matrix", "integer" ... */
const char *dml_kind_name(dml_kind k);
/** "a matrix", "an integer" ... */
const char *dml_a_kind(dml_kind k);

/* ---- dml/io/text.c: as the language prints */
void dml_put_double(smr_str *s, double v);
enum { DML_DIGITS = 17 };
/** The fewest digits that read as @p v again, finite and not below 0, the first at 10^@p exponent;
 * returns how many. */
int dml_digits(double v, char digits[DML_DIGITS + 1], int *exponent);
/** Digits as that gives them, with @p places digits behind the point; others are left out. */
void dml_put_places(smr_str *s, const char *digits, int n, int exponent, int places);
/** A scalar, whose number is there. */
void dml_put_scalar(smr_str *s, const dml_value *v);

typedef struct dml_format {
	int64_t rows, cols, decimal;
	bool sparse;
	const char *sep, *linesep;
} dml_format;
void dml_put_matrix(smr_str *s, const dml_matrix *m, const dml_format *f);
#endif
