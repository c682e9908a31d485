/** @file Values of script variables (internal to dml/).
 *
 * A value is copied as a struct and reference-counted: call dml_keep() for each copy and dml_drop()
 * for each copy that ends. Matrices are f64, dense in row-major order, sparse where that pays, or
 * compressed by compress(), and immutable once they are shared. A matrix that is not computed yet
 * is a node of the trace (lazy.h), and so is a scalar that depends on one. */
#ifndef SMR_DML_VALUE_H
#define SMR_DML_VALUE_H
#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "base/str.h"
#include "compressed/compressed.h"
#include "dml/dataframe.h"
#include "dml/lineage.h"
#include "sparse/sparse.h"

typedef struct dml_lazy dml_lazy;

/** Begins a matrix that stays in its file (dml/io/source.h). */
typedef struct dml_source {
	void (*drop)(struct dml_source *s); /* drops a reference */
} dml_source;

typedef struct dml_file_part { /* of such a matrix: rows and columns, counted from 0 */
	int64_t from, n, col, cols;
	const bool *keep; /* by row of the part: others may be left as they are; NULL: all */
} dml_file_part;

/** Facts about a matrix or a number whose elements are unknown because the script is analysed, not
 * run (absint.h). */
typedef struct dml_outlook {
	bool any;       /* may be a matrix, a scalar or a list */
	int64_t number; /* the unknown size that this number equals; 0: none assigned yet */
	bool counts;    /* the elements are 1, 2, 3 ... */
	double zeros;   /* share of elements that are known to be zero */
	bool exact;     /* `zeros` is exact, not a lower bound */
} dml_outlook;

typedef struct dml_matrix {
	uint32_t refs;
	bool scalar;               /* a scalar, not a 1x1 matrix */
	bool borrowed;             /* `data` belongs to another owner */
	struct dml_matrix *of;     /* ... to this matrix, shared with another thread; or NULL */
	struct dml_shared *shared; /* ... to these elements, which other threads share, too */
	int64_t rows, cols;
	/* Dense, sparse, compressed, or several of these; none: the matrix is node `node` of
	 * `trace`, still to be computed, or its elements are still in its file. */
	double *data;
	smr_pattern *pattern;
	double *values;         /* by nonzero of the pattern; NULL: not sparse */
	smr_compressed *packed; /* NULL: not compressed */
	bool turned;            /* the matrix is the transpose of `packed` */
	uint8_t puts;           /* number of parts assigned while the matrix was sparse */
	dml_source *source;     /* NULL: not in a file */
	/* The transpose, whose elements are in memory while those of the matrix are not; or NULL.
	 * A trace reads it transposed, and only dml_compute() copies it. */
	struct dml_matrix *transposed;
	dml_outlook *outlook; /* NULL: no facts */
	dml_lineage lineage;  /* none: of unknown origin, or not traced */
	dml_lazy *trace;
	uint64_t epoch; /* of the trace in which `node` is valid */
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
	DML_LIST,
	DML_FRAME,
	DML_TENSOR
} dml_kind;

typedef struct dml_list dml_list;

enum { DML_RANK = 16 };    /* dimensions of a tensor */
typedef struct dml_array { /* a tensor, row-major */
	uint32_t refs;
	uint32_t rank;
	int64_t dims[DML_RANK];
	int64_t n;
	dml_kind of;     /* INTEGER, DOUBLE, BOOLEAN or TEXT */
	double *numbers; /* NULL of TEXT */
	char *text;      /* of TEXT: each element */
} dml_array;

typedef struct dml_value {
	dml_kind kind;
	bool literal; /* a literal of the script: it may become part of code */
	union {
		int64_t integer;
		double number;
		dml_text *text;
		dml_list *list;
		dml_dataframe *frame; /* NULL in an analysis: `matrix` has the size */
		dml_array *array;
	};
	dml_matrix *matrix; /* MATRIX; DOUBLE: the pending number, or NULL */
} dml_value;

struct dml_list {
	uint32_t refs, n;
	dml_value *values;
	char **names; /* by value; NULL: unnamed */
};

/** Allocates a matrix, elements uninitialized. Returns NULL and sets the error if memory is
 * short. */
dml_matrix *dml_matrix_new(int64_t rows, int64_t cols);
/** Wraps @p data, which the caller owns and keeps alive, as a matrix. */
SMR_MUST_USE smr_status dml_borrow(int64_t rows, int64_t cols, const double *data, dml_value *out);
/** Like dml_borrow() for columns that follow each other; @p data is not NULL. */
SMR_MUST_USE smr_status dml_borrow_columns(int64_t rows, int64_t cols, const double *data,
					   dml_value *out);
/** Returns an alias of the known matrix @p m for another thread, with its own reference count; @p m
 * must outlive it. Returns NULL and sets the error if memory is short. */
dml_matrix *dml_matrix_lend(dml_matrix *m);
/** Whether dml_matrix_share() takes @p m: dense elements that are its own. */
bool dml_matrix_is_shareable(const dml_matrix *m);
/** Returns an alias of @p m with its own reference count, for any thread; the elements live as long
 * as the last of both and are never written again. Returns NULL and sets the error if memory is
 * short. */
dml_matrix *dml_matrix_share(dml_matrix *m);
dml_matrix *dml_matrix_keep(dml_matrix *m);
void dml_matrix_drop(dml_matrix *m); /* accepts NULL */
/** Returns the number of elements; a scalar has one. */
int64_t dml_matrix_count(const dml_matrix *m);
/** Whether the elements are in memory, dense or sparse. */
bool dml_matrix_known(const dml_matrix *m);
/** Takes @p s over: sparse where that pays, else dense. Returns NULL and sets the error if memory
 * is short. */
dml_matrix *dml_matrix_of_sparse(smr_sparse *s);
/** Like dml_matrix_of_sparse(), but keeps @p s sparse as it is, explicit zeros included. */
dml_matrix *dml_matrix_on(smr_sparse *s);
/** Replaces the sparse elements by @p s, which it takes over, and frees the previous pattern and
 * values. */
void dml_matrix_set(dml_matrix *m, smr_sparse s);
/** Moves the elements of @p from, which it drops, to @p to, which has none. */
void dml_matrix_move(dml_matrix *to, dml_matrix *from);
/** Gives a newly made matrix its cheaper representation, dense or sparse without explicit zeros;
 * @p w may be NULL. */
SMR_MUST_USE smr_status dml_matrix_settle(dml_matrix *m, const smr_workers *w);
/** Wraps @p c, which it takes over, or its transpose. Returns NULL and sets the error if memory is
 * short. */
dml_matrix *dml_matrix_of_packed(smr_compressed *c, bool turned);
/** Adds dense elements to a known matrix that has only sparse or compressed ones. */
SMR_MUST_USE smr_status dml_matrix_dense(dml_matrix *m);

dml_value dml_integer(int64_t v);
dml_value dml_double(double v);
dml_value dml_boolean(bool v);
/** Wraps @p m and takes its reference over; a scalar becomes a DOUBLE. */
dml_value dml_of(dml_matrix *m);
/** Wraps @p f and takes its reference over. */
dml_value dml_of_frame(dml_dataframe *f);
SMR_MUST_USE smr_status dml_make_string(const char *s, size_t n, dml_value *out);

dml_value dml_keep(const dml_value *v);
void dml_drop(dml_value *v); /* sets *v to NOTHING */
/** Whether the elements are in memory; of a list: those of all its values. */
bool dml_is_there(const dml_value *v);

/* ---- dml/value/array.c: tensors */
/** Makes a tensor, numbers uninitialized, of texts without one; free it with dml_array_drop(). */
SMR_MUST_USE smr_status dml_array_new(uint32_t rank, const int64_t *dims, dml_kind of,
				      dml_array **out);
dml_array *dml_array_keep(dml_array *a);
void dml_array_drop(dml_array *a); /* accepts NULL */

/** Returns "matrix", "integer" ... */
const char *dml_kind_name(dml_kind k);
/** Returns "a matrix", "an integer" ... */
const char *dml_a_kind(dml_kind k);

/* ---- dml/io/text.c: the output format of the language */
void dml_put_double(smr_str *s, double v);
enum { DML_DIGITS = 17, DML_NUMBER = 32 };
/** Writes the text of a number without a 0 behind it; returns its length. */
size_t dml_format_double(double v, char to[DML_NUMBER]);
/** Writes the fewest digits that parse as @p v, finite and not negative, the first one at
 * 10^@p exponent; returns their number. */
int dml_digits(double v, char digits[DML_DIGITS + 1], int *exponent);
/** Appends digits from dml_digits() with @p places digits after the point; drops the rest. */
void dml_put_places(smr_str *s, const char *digits, int n, int exponent, int places);
/** Appends a scalar, whose number is known. */
void dml_put_scalar(smr_str *s, const dml_value *v);

typedef struct dml_format {
	int64_t rows, cols, decimal;
	bool sparse;
	const char *sep, *linesep;
} dml_format;
/** Appends a double with at least @p decimal digits after the point, at most that or three. */
void dml_put_fixed(smr_str *s, double v, int decimal);
void dml_put_matrix(smr_str *s, const dml_matrix *m, const dml_format *f);
/* ---- dml/value/array.c */
void dml_put_array(smr_str *s, const dml_array *a, const dml_format *f);
/* ---- dml/io/frame_text.c */
void dml_put_frame(smr_str *s, const dml_dataframe *t, const dml_format *f);
#endif
