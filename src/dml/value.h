/** @file What variables of a script hold (internal to dml/).
 *
 * A value is copied as a struct and counted: script_keep() for each copy, script_drop() for each
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

typedef struct script_trace script_trace;

/** What is known of a matrix, or of a number, that a script which is only foreseen would compute
 * (absint.h). */
typedef struct script_outlook {
	bool any;       /* it may be a matrix, a scalar or a list: nobody knows */
	int64_t number; /* the unknown size that it is, where it is one; 0: it is none yet */
	bool counts;    /* it is 1, 2, 3 ... */
	double zeros;   /* share of elements that are zero; 0: nobody knows of any */
	bool exact;     /* ... so many, and not more */
} script_outlook;

typedef struct script_matrix {
	uint32_t refs;
	bool scalar;              /* one number that is no matrix */
	bool borrowed;            /* its numbers are somebody else's */
	struct script_matrix *of; /* ... this one's, which another thread has, too; or NULL */
	int64_t rows, cols;
	/* Dense, sparse, or both; neither: it is to be computed, node `node` of `trace`, or its
	 * numbers are still in its file. */
	double *data;
	smr_pattern *pattern;
	double *values;               /* by place of the pattern; NULL: it is dense alone */
	uint8_t puts;                 /* parts that were assigned to it while it was sparse */
	struct script_source *source; /* NULL: it has no file */
	script_outlook *outlook;      /* NULL: there is none */
	script_trace *trace;
	uint64_t epoch; /* of the trace that knows it as `node` */
	uint32_t node;
} script_matrix;

typedef struct script_text {
	uint32_t refs;
	char s[];
} script_text;

typedef enum script_kind {
	SCRIPT_NOTHING,
	SCRIPT_INTEGER,
	SCRIPT_DOUBLE,
	SCRIPT_BOOLEAN, /* integer: 0 or 1 */
	SCRIPT_STRING,
	SCRIPT_MATRIX,
	SCRIPT_LIST
} script_kind;

typedef struct script_list script_list;

typedef struct script_value {
	script_kind kind;
	bool literal; /* the script says its number: it may become part of code */
	union {
		int64_t integer;
		double number;
		script_text *text;
		script_list *list;
	};
	script_matrix
		*matrix; /* MATRIX; DOUBLE: where the number is still to be computed, or NULL */
} script_value;

struct script_list {
	uint32_t refs, n;
	script_value *values;
	char **names; /* by value: NULL: it has none */
};

/** Elements not set; NULL: no memory, told. */
script_matrix *script_matrix_new(int64_t rows, int64_t cols);
/** A matrix of numbers that are the caller's, and stay. */
SMR_MUST_USE smr_status script_borrow(int64_t rows, int64_t cols, const double *data,
				      script_value *out);
/** The same matrix, known, for another thread: it counts on its own, and @p m must outlive it.
 * NULL: no memory, told. */
script_matrix *script_matrix_lend(script_matrix *m);
script_matrix *script_matrix_keep(script_matrix *m);
void script_matrix_drop(script_matrix *m); /* NULL is fine */
/** How many numbers it has; a scalar is one. */
int64_t script_matrix_count(const script_matrix *m);
/** Whether its numbers are there, dense or sparse. */
bool script_matrix_known(const script_matrix *m);
/** Takes what is in @p s over: sparse where that pays, else dense. NULL: no memory, told. */
script_matrix *script_matrix_of_sparse(smr_sparse *s);
/** The same as it is, zeros among its values or not. */
script_matrix *script_matrix_on(smr_sparse *s);
/** Its numbers are those of @p s from now on, which goes over to it; those of places before are
 * gone. */
void script_matrix_set(script_matrix *m, smr_sparse s);
/** Gives the numbers of @p from, which is dropped, to @p to, which has none. */
void script_matrix_move(script_matrix *to, script_matrix *from);
/** A dense one that was just made: sparse where that pays. */
SMR_MUST_USE smr_status script_matrix_settle(script_matrix *m);
/** Its dense numbers are there, too, if it is known. */
SMR_MUST_USE smr_status script_matrix_dense(script_matrix *m);

script_value script_integer(int64_t v);
script_value script_double(double v);
script_value script_boolean(bool v);
/** Takes the reference over; a scalar becomes a DOUBLE. */
script_value script_of(script_matrix *m);
SMR_MUST_USE smr_status script_string(const char *s, size_t n, script_value *out);

script_value script_keep(const script_value *v);
void script_drop(script_value *v); /* it is NOTHING then */
/** Whether its numbers are there, those of all its values where it is a list. */
bool script_is_there(const script_value *v);

/** "matrix", "integer" ... */
const char *script_kind_name(script_kind k);
/** "a matrix", "an integer" ... */
const char *script_a_kind(script_kind k);

/* ---- dml/io/text.c: as the language prints */
void script_put_double(smr_str *s, double v);
enum { SCRIPT_DIGITS = 17 };
/** The fewest digits that read as @p v again, finite and not below 0, the first at 10^@p exponent;
 * returns how many. */
int script_digits(double v, char digits[SCRIPT_DIGITS + 1], int *exponent);
/** Digits as that gives them, with @p places digits behind the point; others are left out. */
void script_put_places(smr_str *s, const char *digits, int n, int exponent, int places);
/** A scalar, whose number is there. */
void script_put_scalar(smr_str *s, const script_value *v);

typedef struct script_format {
	int64_t rows, cols, decimal;
	bool sparse;
	const char *sep, *linesep;
} script_format;
void script_put_matrix(smr_str *s, const script_matrix *m, const script_format *f);
#endif
