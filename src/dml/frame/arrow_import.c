/* Tables of Arrow as frames.
 *
 * Columns are copied. A number that is null has no place in a column of integers or booleans: such
 * a column becomes FP64, where it is NaN. */
#include <math.h>
#include <string.h>

#include "dml/frame/arrow.h"

/* The part of a column that is read, or of its dictionary. */
typedef struct arrow_part {
	const char *where, *name, *format;
	const struct ArrowArray *a;
	int64_t from, n; /* cells, counted in the buffers */
	const uint8_t *valid;
} arrow_part;

static const struct number_format {
	char format;
	dml_cell_type type;
} number_formats[] = {{'b', DML_CELL_BOOLEAN}, {'c', DML_CELL_INT32}, {'C', DML_CELL_UINT8},
		      {'s', DML_CELL_INT32},   {'S', DML_CELL_INT32}, {'i', DML_CELL_INT32},
		      {'I', DML_CELL_INT64},   {'l', DML_CELL_INT64}, {'L', DML_CELL_INT64},
		      {'f', DML_CELL_FP32},    {'g', DML_CELL_FP64}};

static smr_status fail_part(const arrow_part *p, const char *why)
{
	return smr_fail(SMR_EINVAL, "%s: column %s: %s", p->where, p->name, why);
}

static bool is_null(const arrow_part *p, int64_t i)
{
	int64_t at = p->from + i;

	return p->valid != NULL && (p->valid[at >> 3] >> (at & 7) & 1) == 0;
}

static const dml_cell_type *find_number_type(const char *format)
{
	for (size_t i = 0; i < sizeof(number_formats) / sizeof(number_formats[0]); i++)
		if (format[0] == number_formats[i].format && format[1] == '\0')
			return &number_formats[i].type;
	return NULL;
}

/* ---- numbers --------------------------------------------------------------------------------- */

static int64_t integer_at(const arrow_part *p, int64_t i)
{
	const void *b = p->a->buffers[1];
	int64_t at = p->from + i;

	switch (p->format[0]) {
	case 'b':
		return ((const uint8_t *)b)[at >> 3] >> (at & 7) & 1;
	case 'c':
		return ((const int8_t *)b)[at];
	case 'C':
		return ((const uint8_t *)b)[at];
	case 's':
		return ((const int16_t *)b)[at];
	case 'S':
		return ((const uint16_t *)b)[at];
	case 'i':
		return ((const int32_t *)b)[at];
	case 'I':
		return ((const uint32_t *)b)[at];
	default: /* 'l', 'L' */
		return ((const int64_t *)b)[at];
	}
}

static double real_at(const arrow_part *p, int64_t i)
{
	if (p->format[0] == 'f')
		return ((const float *)p->a->buffers[1])[p->from + i];
	if (p->format[0] == 'g')
		return ((const double *)p->a->buffers[1])[p->from + i];
	return (double)integer_at(p, i);
}

static void put_number(dml_column *c, const arrow_part *p, int64_t i)
{
	bool null = is_null(p, i);

	switch (c->type) {
	case DML_CELL_BOOLEAN:
		c->truth[i] = (uint8_t)integer_at(p, i);
		break;
	case DML_CELL_INT64:
		c->int64[i] = integer_at(p, i);
		break;
	case DML_CELL_FP32:
		c->fp32[i] = null ? NAN : (float)real_at(p, i);
		break;
	case DML_CELL_FP64:
		c->fp64[i] = null ? NAN : real_at(p, i);
		break;
	default: /* INT32, UINT8 */
		c->int32[i] = (int32_t)integer_at(p, i);
		break;
	}
}

static bool has_nulls(const arrow_part *p)
{
	for (int64_t i = 0; p->valid != NULL && i < p->n; i++)
		if (is_null(p, i))
			return true;
	return false;
}

static smr_status take_numbers(const arrow_part *p, dml_cell_type type, dml_column **out)
{
	bool real = type == DML_CELL_FP32 || type == DML_CELL_FP64;

	if (p->n > 0 && p->a->buffers[1] == NULL)
		return fail_part(p, "the array has no values");
	for (int64_t i = 0; p->format[0] == 'L' && i < p->n; i++)
		if (!is_null(p, i) && integer_at(p, i) < 0)
			return fail_part(p, "a number is above those of int64");
	*out = dml_column_new(!real && has_nulls(p) ? DML_CELL_FP64 : type, p->n);
	if (*out == NULL)
		return SMR_ENOMEM;
	for (int64_t i = 0; i < p->n; i++)
		put_number(*out, p, i);
	(*out)->n = p->n;
	return SMR_OK;
}

/* ---- texts ----------------------------------------------------------------------------------- */

static int64_t offset_at(const arrow_part *p, int64_t i)
{
	const void *b = p->a->buffers[1];

	return p->format[0] == 'U' ? ((const int64_t *)b)[p->from + i]
				   : ((const int32_t *)b)[p->from + i];
}

/* A view: length, then the text itself, or its first bytes, its buffer and its place there. */
static bool view_at(const arrow_part *p, int64_t i, dml_cell *out)
{
	const int32_t *v = (const int32_t *)p->a->buffers[1] + 4 * (p->from + i);

	out->n = (size_t)v[0];
	if (v[0] >= 0 && v[0] <= 12) {
		out->s = (const char *)(v + 1);
		return true;
	}
	if (v[0] < 0 || v[3] < 0 || v[2] < 0 || v[2] + 3 >= p->a->n_buffers ||
	    p->a->buffers[2 + v[2]] == NULL)
		return false;
	out->s = (const char *)p->a->buffers[2 + v[2]] + v[3];
	return true;
}

static bool text_at(const arrow_part *p, int64_t i, dml_cell *out)
{
	int64_t from, to;

	*out = (dml_cell){0};
	if (is_null(p, i))
		return true;
	if (p->format[0] == 'v')
		return view_at(p, i, out);
	from = offset_at(p, i);
	to = offset_at(p, i + 1);
	if (from < 0 || to < from || (to > from && p->a->buffers[2] == NULL))
		return false;
	out->s = to > from ? (const char *)p->a->buffers[2] + from : "";
	out->n = (size_t)(to - from);
	return true;
}

static bool is_text(const char *format)
{
	return strcmp(format, "u") == 0 || strcmp(format, "U") == 0 || strcmp(format, "vu") == 0;
}

static smr_status take_texts(const arrow_part *p, dml_column **out)
{
	dml_column *c = dml_column_new(DML_CELL_STRING, p->n);
	smr_status st;
	dml_cell cell;

	if (c == NULL)
		return SMR_ENOMEM;
	st = p->n > 0 && (p->a->n_buffers < 3 || p->a->buffers[1] == NULL)
		     ? fail_part(p, "the array has no texts")
		     : SMR_OK;
	for (int64_t i = 0; i < p->n && st == SMR_OK; i++)
		if (text_at(p, i, &cell))
			dml_column_add_text(c, cell.s, cell.n);
		else
			st = fail_part(p, "a text ends before it begins");
	if (st == SMR_OK)
		st = dml_column_status(c);
	if (st == SMR_OK)
		*out = c;
	else
		dml_column_drop(c);
	return st;
}

/* ---- columns --------------------------------------------------------------------------------- */

static smr_status check_part(const arrow_part *p, int64_t buffers)
{
	if (p->a->length < 0 || p->a->offset < 0 || p->n < 0)
		return fail_part(p, "its length or its offset is negative");
	if (p->a->n_buffers < buffers || (buffers > 0 && p->a->buffers == NULL))
		return fail_part(p, "the array lacks buffers");
	return SMR_OK;
}

static void find_valid(arrow_part *p)
{
	p->valid = p->a->n_buffers > 0 && p->a->null_count != 0 ? p->a->buffers[0] : NULL;
}

static smr_status take_part(arrow_part *p, dml_column **out)
{
	const dml_cell_type *number = find_number_type(p->format);

	SMR_TRY(check_part(p, strcmp(p->format, "n") == 0 ? 0 : 2));
	if (strcmp(p->format, "n") == 0) {
		*out = dml_column_new(DML_CELL_STRING, p->n);
		if (*out != NULL)
			dml_column_add_blank(*out, p->n);
		return *out != NULL ? dml_column_status(*out) : SMR_ENOMEM;
	}
	find_valid(p);
	if (number != NULL)
		return take_numbers(p, *number, out);
	if (is_text(p->format))
		return take_texts(p, out);
	return smr_fail(SMR_EUNSUPPORTED,
			"%s: column %s has type %s of Arrow: give it as text, a number or a "
			"boolean",
			p->where, p->name, p->format);
}

/* A column of codes, each the number of a cell of its dictionary. */
static smr_status take_coded(arrow_part *p, const struct ArrowSchema *values, dml_column **out)
{
	const struct ArrowArray *d = p->a->dictionary;
	dml_column *dictionary = NULL, *c;
	smr_status st = SMR_OK;

	if (d == NULL || strchr("cCsSiIlL", p->format[0]) == NULL || p->format[1] != '\0')
		return fail_part(p, "its codes have no dictionary");
	SMR_TRY(check_part(p, 2));
	if (p->n > 0 && p->a->buffers[1] == NULL)
		return fail_part(p, "the array has no values");
	find_valid(p);
	SMR_TRY(take_part(&(arrow_part){.where = p->where,
					.name = p->name,
					.format = values->format,
					.a = d,
					.from = d->offset,
					.n = d->length},
			  &dictionary));
	c = dml_column_new(has_nulls(p) ? DML_CELL_STRING : dictionary->type, p->n);
	for (int64_t i = 0, bad; c != NULL && i < p->n && st == SMR_OK; i++) {
		int64_t code = is_null(p, i) ? -1 : integer_at(p, i);

		if (is_null(p, i))
			dml_column_add_blank(c, 1);
		else if (code < 0 || code >= dictionary->n)
			st = fail_part(p, "a code is past the end of the dictionary");
		else if (!dml_column_add_cells(c, dictionary, code, 1, &bad))
			st = fail_part(p, "a value of the dictionary has another type");
	}
	dml_column_drop(dictionary);
	if (st == SMR_OK)
		st = c != NULL ? dml_column_status(c) : SMR_ENOMEM;
	if (st == SMR_OK)
		*out = c;
	else
		dml_column_drop(c);
	return st;
}

static smr_status take_column(const char *where, const struct ArrowSchema *s,
			      const struct ArrowArray *table, const struct ArrowArray *a,
			      dml_column **out)
{
	arrow_part p = {.where = where, .name = s->name != NULL ? s->name : "", .a = a};

	if (a == NULL || a->release == NULL || s->format == NULL)
		return fail_part(&p, "it was released");
	p.format = s->format;
	p.from = a->offset + table->offset;
	p.n = table->length;
	if (a->length < table->offset + table->length)
		return fail_part(&p, "it is shorter than the table");
	return s->dictionary != NULL ? take_coded(&p, s->dictionary, out) : take_part(&p, out);
}

static smr_status check_table(const char *where, const struct ArrowSchema *s,
			      const struct ArrowArray *a)
{
	if (s == NULL || a == NULL || s->release == NULL || a->release == NULL)
		return smr_fail(SMR_EINVAL, "%s: no table, or one that was released", where);
	if (s->format == NULL || strcmp(s->format, "+s") != 0)
		return smr_fail(SMR_EINVAL, "%s: an array of Arrow's type %s is no table", where,
				s->format != NULL ? s->format : "none");
	if (s->n_children < 0 || s->n_children != a->n_children || a->length < 0 || a->offset < 0 ||
	    (s->n_children > 0 && (s->children == NULL || a->children == NULL)))
		return smr_fail(SMR_EINVAL, "%s: the table's columns are not those of its schema",
				where);
	if (a->n_buffers > 0 && a->null_count != 0 && a->buffers != NULL && a->buffers[0] != NULL)
		return smr_fail(SMR_EINVAL, "%s: rows of the table are null", where);
	return SMR_OK;
}

smr_status dml_arrow_import(const char *where, const struct ArrowSchema *schema,
			    const struct ArrowArray *array, dml_dataframe **out)
{
	dml_dataframe *f;
	smr_status st;

	SMR_TRY(check_table(where, schema, array));
	f = dml_arrow_frame(array);
	if (f != NULL) {
		*out = dml_dataframe_keep(f);
		return SMR_OK;
	}
	f = dml_dataframe_new(array->length, schema->n_children);
	st = f != NULL ? SMR_OK : SMR_ENOMEM;
	for (int64_t j = 0; j < schema->n_children && st == SMR_OK; j++) {
		const struct ArrowSchema *s = schema->children[j];

		if (s == NULL)
			st = smr_fail(SMR_EINVAL, "%s: a column has no schema", where);
		else
			st = take_column(where, s, array, array->children[j], &f->columns[j]);
		if (st == SMR_OK && s->name != NULL && s->name[0] != '\0')
			st = dml_dataframe_set_name(f, j, s->name, strlen(s->name));
	}
	if (st == SMR_OK)
		*out = f;
	else
		dml_dataframe_drop(f);
	return st;
}
