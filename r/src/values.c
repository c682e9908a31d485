/* Values of R and of scripts.
 *
 * R keeps a matrix by columns, which a script reads where they lie. Results are by rows: they are
 * copied into R's memory, transposed. */
#include <limits.h>
#include <string.h>

#include "samara_r.h"

void *alloc_zeros(size_t n, size_t size)
{
	void *p = R_alloc(n + 1, (int)size);

	memset(p, 0, (n + 1) * size);
	return p;
}

/* ---- matrices -------------------------------------------------------------------------------- */

static int is_number(SEXP x)
{
	return TYPEOF(x) == REALSXP || TYPEOF(x) == LGLSXP ||
	       (TYPEOF(x) == INTSXP && !Rf_inherits(x, "factor"));
}

/* Integers and truths as doubles, NA as NaN. */
static void copy_numbers(SEXP x, double *to)
{
	R_xlen_t n = Rf_xlength(x);

	if (TYPEOF(x) == REALSXP) {
		memcpy(to, REAL_RO(x), (size_t)n * sizeof(*to));
		return;
	}
	for (R_xlen_t i = 0; i < n; i++) {
		int v = TYPEOF(x) == INTSXP ? INTEGER_RO(x)[i] : LOGICAL_RO(x)[i];

		to[i] = v == NA_INTEGER ? R_NaN : v;
	}
}

static const double *find_numbers(SEXP x)
{
	double *copy;

	if (TYPEOF(x) == REALSXP)
		return REAL_RO(x);
	copy = alloc_zeros((size_t)Rf_xlength(x), sizeof(*copy));
	copy_numbers(x, copy);
	return copy;
}

static void as_matrix(SEXP x, int64_t rows, int64_t cols, smr_script_value *out)
{
	out->kind = SMR_SCRIPT_COLUMNS;
	out->rows = rows;
	out->cols = cols;
	out->data = find_numbers(x);
}

/* The columns of a data frame lie apart: they are copied to lie together. */
static void join_columns(SEXP x, smr_script_value *out)
{
	R_xlen_t cols = Rf_xlength(x), rows = cols > 0 ? Rf_xlength(VECTOR_ELT(x, 0)) : 0;
	double *to = alloc_zeros((size_t)(rows * cols), sizeof(*to));

	for (R_xlen_t j = 0; j < cols; j++)
		copy_numbers(VECTOR_ELT(x, j), to + j * rows);
	*out = (smr_script_value){.name = out->name,
				  .kind = SMR_SCRIPT_COLUMNS,
				  .rows = rows,
				  .cols = cols,
				  .data = to};
}

/* The columns of package Matrix's dgCMatrix, sorted by rows as a script wants them. */
static void as_sparse(SEXP x, smr_script_value *out)
{
	const int *dim = INTEGER_RO(R_do_slot(x, Rf_install("Dim")));
	const int *p = INTEGER_RO(R_do_slot(x, Rf_install("p")));
	const int *i = INTEGER_RO(R_do_slot(x, Rf_install("i")));
	const double *v = REAL_RO(R_do_slot(x, Rf_install("x")));
	int64_t *starts = alloc_zeros((size_t)dim[0] + 1, sizeof(*starts));
	int64_t *next = alloc_zeros((size_t)dim[0] + 1, sizeof(*next));
	int32_t *columns = alloc_zeros((size_t)p[dim[1]], sizeof(*columns));
	double *values = alloc_zeros((size_t)p[dim[1]], sizeof(*values));

	for (int e = 0; e < p[dim[1]]; e++)
		starts[i[e] + 1]++;
	for (int r = 0; r < dim[0]; r++)
		starts[r + 1] += starts[r];
	memcpy(next, starts, (size_t)dim[0] * sizeof(*next));
	for (int c = 0; c < dim[1]; c++)
		for (int e = p[c]; e < p[c + 1]; e++) {
			columns[next[i[e]]] = c;
			values[next[i[e]]++] = v[e];
		}
	*out = (smr_script_value){.name = out->name,
				  .kind = SMR_SCRIPT_SPARSE,
				  .rows = dim[0],
				  .cols = dim[1],
				  .data = values,
				  .starts = starts,
				  .columns = columns};
}

/* ---- to a script ----------------------------------------------------------------------------- */

static void as_scalar(const char *name, SEXP x, smr_script_value *out)
{
	if (TYPEOF(x) == REALSXP) {
		out->kind = SMR_SCRIPT_DOUBLE;
		out->number = REAL_RO(x)[0];
		return;
	}
	out->integer = TYPEOF(x) == INTSXP ? INTEGER_RO(x)[0] : LOGICAL_RO(x)[0];
	out->kind = TYPEOF(x) == INTSXP ? SMR_SCRIPT_INTEGER : SMR_SCRIPT_BOOLEAN;
	if (out->integer == NA_INTEGER)
		Rf_error("%s is NA, which a script has only as a double: NA_real_", name);
}

static void as_list(const char *name, SEXP x, smr_script_value *out)
{
	SEXP names = Rf_getAttrib(x, R_NamesSymbol);
	smr_script_value *items = alloc_zeros((size_t)Rf_xlength(x), sizeof(*items));

	out->kind = SMR_SCRIPT_LIST;
	out->nitems = (size_t)Rf_xlength(x);
	out->items = items;
	for (R_xlen_t i = 0; i < Rf_xlength(x); i++) {
		char *of = R_alloc(strlen(name) + 32, 1);

		snprintf(of, strlen(name) + 32, "%s[[%lld]]", name, (long long)i + 1);
		as_script_value(of, VECTOR_ELT(x, i), &items[i]);
		items[i].name = NULL;
		if (TYPEOF(names) == STRSXP && CHAR(STRING_ELT(names, i))[0] != '\0')
			items[i].name = Rf_translateCharUTF8(STRING_ELT(names, i));
	}
}

static void as_numbers(const char *name, SEXP x, smr_script_value *out)
{
	SEXP dim = Rf_getAttrib(x, R_DimSymbol);

	if (dim != R_NilValue && Rf_length(dim) != 2)
		Rf_error("%s has %d dimensions, and a matrix two", name, Rf_length(dim));
	if (dim != R_NilValue)
		as_matrix(x, INTEGER_RO(dim)[0], INTEGER_RO(dim)[1], out);
	else if (Rf_xlength(x) == 1)
		as_scalar(name, x, out);
	else
		as_matrix(x, Rf_xlength(x), 1, out);
}

void as_script_value(const char *name, SEXP x, smr_script_value *out)
{
	*out = (smr_script_value){.name = name};
	if (Rf_inherits(x, "data.frame") && has_only_numbers(x) && !Rf_inherits(x, "samara_frame"))
		join_columns(x, out);
	else if (Rf_inherits(x, "data.frame"))
		as_frame_value(name, x, out);
	else if (Rf_inherits(x, "dgCMatrix"))
		as_sparse(x, out);
	else if (is_number(x))
		as_numbers(name, x, out);
	else if (TYPEOF(x) == VECSXP && !Rf_isObject(x))
		as_list(name, x, out);
	else if (TYPEOF(x) == STRSXP && Rf_xlength(x) == 1 && STRING_ELT(x, 0) != NA_STRING) {
		out->kind = SMR_SCRIPT_STRING;
		out->text = Rf_translateCharUTF8(STRING_ELT(x, 0));
	} else
		Rf_error("%s is of type %s%s: inputs are matrices, data frames, lists, and single "
			 "numbers, "
			 "texts and truths",
			 name, Rf_type2char(TYPEOF(x)), Rf_isObject(x) ? " with a class" : "");
}

/* ---- from a script --------------------------------------------------------------------------- */

static SEXP copy_matrix(const smr_script_value *v)
{
	enum { BLOCK = 32 }; /* rows and columns that stay in the cache */
	SEXP x;
	double *to;

	if (v->rows > INT_MAX || v->cols > INT_MAX)
		Rf_error("output %s has more rows or columns than a matrix of R", v->name);
	x = Rf_allocMatrix(REALSXP, (int)v->rows, (int)v->cols);
	to = REAL(x);
	for (int64_t a = 0; a < v->rows; a += BLOCK)
		for (int64_t b = 0; b < v->cols; b += BLOCK)
			for (int64_t j = b; j < b + BLOCK && j < v->cols; j++)
				for (int64_t i = a; i < a + BLOCK && i < v->rows; i++)
					to[j * v->rows + i] = v->data[i * v->cols + j];
	return x;
}

static SEXP from_list(const smr_script_value *v)
{
	SEXP x = PROTECT(Rf_allocVector(VECSXP, (R_xlen_t)v->nitems));
	SEXP names = PROTECT(Rf_allocVector(STRSXP, (R_xlen_t)v->nitems));
	int named = 0;

	for (R_xlen_t i = 0; i < (R_xlen_t)v->nitems; i++) {
		SET_VECTOR_ELT(x, i, from_script_value(&v->items[i]));
		if (v->items[i].name == NULL)
			continue;
		named = 1;
		SET_STRING_ELT(names, i, Rf_mkCharCE(v->items[i].name, CE_UTF8));
	}
	if (named)
		Rf_setAttrib(x, R_NamesSymbol, names);
	UNPROTECT(2);
	return x;
}

SEXP from_script_value(const smr_script_value *v)
{
	switch (v->kind) {
	case SMR_SCRIPT_MATRIX:
		return copy_matrix(v);
	case SMR_SCRIPT_INTEGER:
		if (v->integer > -INT_MAX && v->integer < INT_MAX)
			return Rf_ScalarInteger((int)v->integer);
		return Rf_ScalarReal((double)v->integer);
	case SMR_SCRIPT_BOOLEAN:
		return Rf_ScalarLogical(v->integer != 0);
	case SMR_SCRIPT_STRING:
		return Rf_ScalarString(Rf_mkCharCE(v->text != NULL ? v->text : "", CE_UTF8));
	case SMR_SCRIPT_LIST:
		return from_list(v);
	case SMR_SCRIPT_FRAME:
		return from_frame_value(v);
	default:
		return Rf_ScalarReal(v->number);
	}
}
