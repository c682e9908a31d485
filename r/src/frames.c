/* Data frames, by Arrow's C data interface. Columns of doubles and integers are given where they
 * lie; factors, texts and truths, which R keeps otherwise than Arrow, are copied. */
#include <limits.h>
#include <string.h>

#include "samara_r.h"

/* ---- to a script ----------------------------------------------------------------------------- */

/* R frees the memory. */
static void release_schema(struct ArrowSchema *s)
{
	s->release = NULL;
}

static void release_array(struct ArrowArray *a)
{
	a->release = NULL;
}

int has_only_numbers(SEXP x)
{
	for (R_xlen_t j = 0; j < Rf_xlength(x); j++) {
		SEXP c = VECTOR_ELT(x, j);

		if (Rf_isObject(c) ||
		    (TYPEOF(c) != REALSXP && TYPEOF(c) != INTSXP && TYPEOF(c) != LGLSXP))
			return 0;
	}
	return 1;
}

/* One bit for each cell that is not NA; NULL: all of them. */
static uint8_t *find_valid(const int *cells, R_xlen_t n)
{
	uint8_t *bits = NULL;

	for (R_xlen_t i = 0; i < n && bits == NULL; i++)
		if (cells[i] == NA_INTEGER)
			bits = alloc_zeros((size_t)n / 8 + 1, 1);
	for (R_xlen_t i = 0; i < n && bits != NULL; i++)
		bits[i / 8] |= (uint8_t)((cells[i] != NA_INTEGER) << (i % 8));
	return bits;
}

static void put_array(struct ArrowArray *a, R_xlen_t n, const void *valid, const void *values,
		      const void *texts)
{
	const void **buffers = alloc_zeros(3, sizeof(*buffers));

	buffers[0] = valid;
	buffers[1] = values;
	buffers[2] = texts;
	*a = (struct ArrowArray){.length = n,
				 .null_count = valid != NULL ? -1 : 0,
				 .n_buffers = texts != NULL ? 3 : 2,
				 .buffers = buffers,
				 .release = release_array};
}

/* Texts one after another, and where each begins. */
static void put_texts(SEXP c, struct ArrowSchema *s, struct ArrowArray *a)
{
	R_xlen_t n = Rf_xlength(c);
	int64_t *starts = alloc_zeros((size_t)n + 1, sizeof(*starts));
	uint8_t *valid = alloc_zeros((size_t)n / 8 + 1, 1);
	const char **cells = alloc_zeros((size_t)n, sizeof(*cells));
	char *texts;

	for (R_xlen_t i = 0; i < n; i++) {
		cells[i] =
			STRING_ELT(c, i) != NA_STRING ? Rf_translateCharUTF8(STRING_ELT(c, i)) : "";
		starts[i + 1] = starts[i] + (int64_t)strlen(cells[i]);
		valid[i / 8] |= (uint8_t)((STRING_ELT(c, i) != NA_STRING) << (i % 8));
	}
	texts = alloc_zeros((size_t)starts[n], 1);
	for (R_xlen_t i = 0; i < n; i++)
		memcpy(texts + starts[i], cells[i], (size_t)(starts[i + 1] - starts[i]));
	s->format = "U";
	put_array(a, n, valid, starts, texts);
}

static void put_factor(SEXP c, struct ArrowSchema *s, struct ArrowArray *a)
{
	R_xlen_t n = Rf_xlength(c);
	int *codes = alloc_zeros((size_t)n, sizeof(*codes));

	s->format = "i";
	s->dictionary = alloc_zeros(1, sizeof(*s->dictionary));
	s->dictionary->release = release_schema;
	for (R_xlen_t i = 0; i < n; i++)
		codes[i] = INTEGER_RO(c)[i] != NA_INTEGER ? INTEGER_RO(c)[i] - 1 : 0;
	put_array(a, n, find_valid(INTEGER_RO(c), n), codes, NULL);
	a->dictionary = alloc_zeros(1, sizeof(*a->dictionary));
	put_texts(Rf_getAttrib(c, R_LevelsSymbol), s->dictionary, a->dictionary);
}

static void put_truths(SEXP c, struct ArrowSchema *s, struct ArrowArray *a)
{
	R_xlen_t n = Rf_xlength(c);
	uint8_t *bits = alloc_zeros((size_t)n / 8 + 1, 1);

	for (R_xlen_t i = 0; i < n; i++)
		bits[i / 8] |= (uint8_t)((LOGICAL_RO(c)[i] == 1) << (i % 8));
	s->format = "b";
	put_array(a, n, find_valid(LOGICAL_RO(c), n), bits, NULL);
}

static void put_column(const char *name, SEXP c, struct ArrowSchema *s, struct ArrowArray *a)
{
	R_xlen_t n = Rf_xlength(c);

	if (Rf_inherits(c, "factor"))
		put_factor(c, s, a);
	else if (TYPEOF(c) == STRSXP)
		put_texts(c, s, a);
	else if (Rf_isObject(c))
		Rf_error("%s: column %s has a class that a script lacks: as.character() or "
			 "as.numeric() of it",
			 name, s->name);
	else if (TYPEOF(c) == REALSXP) {
		s->format = "g";
		put_array(a, n, NULL, REAL_RO(c), NULL);
	} else if (TYPEOF(c) == INTSXP) {
		s->format = "i";
		put_array(a, n, find_valid(INTEGER_RO(c), n), INTEGER_RO(c), NULL);
	} else if (TYPEOF(c) == LGLSXP)
		put_truths(c, s, a);
	else
		Rf_error("%s: column %s is of type %s: give it as numbers, texts or truths", name,
			 s->name, Rf_type2char(TYPEOF(c)));
}

void as_frame_value(const char *name, SEXP x, smr_script_value *out)
{
	SEXP names = Rf_getAttrib(x, R_NamesSymbol);
	R_xlen_t cols = Rf_xlength(x), rows = cols > 0 ? Rf_xlength(VECTOR_ELT(x, 0)) : 0;
	struct ArrowSchema *schemas = alloc_zeros((size_t)cols + 1, sizeof(*schemas));
	struct ArrowSchema **schema_of = alloc_zeros((size_t)cols, sizeof(*schema_of));
	struct ArrowArray *arrays = alloc_zeros((size_t)cols + 1, sizeof(*arrays));
	struct ArrowArray **array_of = alloc_zeros((size_t)cols, sizeof(*array_of));

	for (R_xlen_t j = 0; j < cols; j++) {
		schemas[j] =
			(struct ArrowSchema){.name = Rf_translateCharUTF8(STRING_ELT(names, j)),
					     .flags = ARROW_FLAG_NULLABLE,
					     .release = release_schema};
		put_column(name, VECTOR_ELT(x, j), &schemas[j], &arrays[j]);
		schema_of[j] = &schemas[j];
		array_of[j] = &arrays[j];
	}
	schemas[cols] = (struct ArrowSchema){.format = "+s",
					     .name = "",
					     .n_children = cols,
					     .children = schema_of,
					     .release = release_schema};
	arrays[cols] = (struct ArrowArray){.length = rows,
					   .n_buffers = 1,
					   .n_children = cols,
					   .buffers = alloc_zeros(1, sizeof(void *)),
					   .children = array_of,
					   .release = release_array};
	*out = (smr_script_value){.name = out->name,
				  .kind = SMR_SCRIPT_FRAME,
				  .schema = &schemas[cols],
				  .array = &arrays[cols]};
}

/* ---- from a script --------------------------------------------------------------------------- */

static int is_null(const struct ArrowArray *a, int64_t i)
{
	const uint8_t *valid = a->buffers[0];

	i += a->offset;
	return valid != NULL && (valid[i / 8] >> (i % 8) & 1) == 0;
}

static SEXP take_texts(const struct ArrowArray *a)
{
	const int64_t *starts = (const int64_t *)a->buffers[1] + a->offset;
	const char *texts = a->buffers[2];
	SEXP x = PROTECT(Rf_allocVector(STRSXP, a->length));

	for (int64_t i = 0; i < a->length; i++)
		SET_STRING_ELT(x, i,
			       is_null(a, i)
				       ? NA_STRING
				       : Rf_mkCharLenCE(texts + starts[i],
							(int)(starts[i + 1] - starts[i]), CE_UTF8));
	UNPROTECT(1);
	return x;
}

static double number_at(char format, const void *b, int64_t i)
{
	switch (format) {
	case 'f':
		return ((const float *)b)[i];
	case 'l':
		return (double)((const int64_t *)b)[i];
	default:
		return ((const double *)b)[i];
	}
}

static SEXP take_numbers(char format, const struct ArrowArray *a)
{
	SEXP x = Rf_allocVector(REALSXP, a->length);

	for (int64_t i = 0; i < a->length; i++)
		REAL(x)
		[i] = is_null(a, i) ? NA_REAL : number_at(format, a->buffers[1], i + a->offset);
	return x;
}

static SEXP take_integers(char format, const struct ArrowArray *a)
{
	SEXP x = Rf_allocVector(format == 'b' ? LGLSXP : INTSXP, a->length);
	int *to = format == 'b' ? LOGICAL(x) : INTEGER(x);

	for (int64_t i = 0; i < a->length; i++) {
		int64_t at = i + a->offset;

		to[i] = is_null(a, i)   ? NA_INTEGER
			: format == 'b' ? ((const uint8_t *)a->buffers[1])[at / 8] >> (at % 8) & 1
			: format == 'C' ? ((const uint8_t *)a->buffers[1])[at]
					: ((const int32_t *)a->buffers[1])[at];
	}
	return x;
}

static SEXP take_column(char format, const struct ArrowArray *a)
{
	if (format == 'U')
		return take_texts(a);
	return format == 'b' || format == 'C' || format == 'i' ? take_integers(format, a)
							       : take_numbers(format, a);
}

static SEXP take_frame(const struct ArrowSchema *schema, const struct ArrowArray *array)
{
	SEXP x = PROTECT(Rf_allocVector(VECSXP, array->n_children));
	SEXP names = PROTECT(Rf_allocVector(STRSXP, array->n_children));
	SEXP rows = PROTECT(Rf_allocVector(INTSXP, 2));

	for (int64_t j = 0; j < array->n_children; j++) {
		SET_VECTOR_ELT(x, j,
			       take_column(schema->children[j]->format[0], array->children[j]));
		SET_STRING_ELT(names, j, Rf_mkCharCE(schema->children[j]->name, CE_UTF8));
	}
	INTEGER(rows)[0] = NA_INTEGER; /* row names 1, 2 ... in R's short form */
	INTEGER(rows)[1] = -(int)array->length;
	Rf_setAttrib(x, R_NamesSymbol, names);
	Rf_setAttrib(x, R_RowNamesSymbol, rows);
	Rf_setAttrib(x, R_ClassSymbol, Rf_mkString("data.frame"));
	UNPROTECT(3);
	return x;
}

typedef struct exported {
	struct ArrowSchema schema;
	struct ArrowArray array;
} exported;

static SEXP take_exported(void *arg)
{
	const exported *e = arg;

	if (e->array.length > INT_MAX)
		Rf_error("a data frame of R has at most %d rows", INT_MAX);
	return take_frame(&e->schema, &e->array);
}

static void release_exported(void *arg)
{
	exported *e = arg;

	e->array.release(&e->array);
	e->schema.release(&e->schema);
}

SEXP from_frame_value(const smr_script_value *v)
{
	exported e;

	if (smr_script_frame(v, &e.schema, &e.array) != SMR_OK)
		Rf_error("%s", smr_errmsg());
	return R_ExecWithCleanup(take_exported, &e, release_exported, &e);
}
