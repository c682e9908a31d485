/* Attributes as text. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"
#include "ir/text/text.h"

enum {
	MOST_LISTED = 100
}; /* elements of a printed list, at most; larger literals are printed as
    * bytes */

static void print_int(smr_str *s, int64_t v)
{
	if (v < 0)
		smr_str_putc(s, '-');
	smr_text_uint(s, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

void mlir_print_quoted(smr_str *s, const char *text, size_t n)
{
	smr_str_putc(s, '"');
	for (size_t i = 0; i < n; i++) {
		unsigned char c = (unsigned char)text[i];

		if (c < ' ' || c > '~' || c == '"')
			smr_str_printf(s, "\\%02X", c);
		else if (c == '\\')
			smr_str_puts(s, "\\\\");
		else
			smr_str_putc(s, (char)c);
	}
	smr_str_putc(s, '"');
}

static bool is_bare(const char *name)
{
	size_t n = strlen(name);

	if (n == 0 || smr_text_is_digit(name[0]) || name[0] == '.' || name[0] == '$')
		return false;
	for (size_t i = 0; i < n; i++)
		if (!smr_text_is_letter(name[i]))
			return false;
	return true;
}

static void print_name(smr_str *s, const char *name)
{
	if (is_bare(name))
		smr_str_puts(s, name);
	else
		mlir_print_quoted(s, name, strlen(name));
}

void mlir_print_dict(smr_str *s, const smr_mlir_named *f, size_t n)
{
	smr_str_putc(s, '{');
	for (size_t i = 0; i < n; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		print_name(s, f[i].name);
		if (f[i].attr->kind == SMR_MLIR_UNIT)
			continue;
		smr_str_puts(s, " = ");
		smr_mlir_print_attr(s, f[i].attr);
	}
	smr_str_putc(s, '}');
}

static void print_list(smr_str *s, const smr_mlir_attr *a,
		       void (*each)(smr_str *, const smr_mlir_attr *))
{
	smr_str_putc(s, '[');
	for (size_t i = 0; i < a->n; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		each(s, a->list[i]);
	}
	smr_str_putc(s, ']');
}

static void print_number(smr_str *s, const smr_mlir_attr *a, bool typed)
{
	unsigned char data[8];

	for (unsigned i = 0; i < 8; i++)
		data[i] = (unsigned char)(a->bits >> 8 * i);
	mlir_print_element(s, a->type, data);
	if (typed) {
		smr_str_puts(s, " : ");
		smr_mlir_print_type(s, a->type);
	}
}

void mlir_print_ints(smr_str *s, const smr_mlir_attr *a)
{
	for (size_t i = 0; i < a->n; i++) {
		int64_t v = smr_mlir_int_at(a, i);

		if (i > 0)
			smr_str_puts(s, ", ");
		if (v == SMR_MLIR_DYNAMIC)
			smr_str_putc(s, '?');
		else
			print_int(s, v);
	}
}

static void print_array(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_printf(s, "array<%s%s", a->type->name, a->n > 0 ? ": " : "");
	for (size_t i = 0; i < a->n; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		mlir_print_element(s, a->type, a->data + i * a->type->bytes);
	}
	smr_str_putc(s, '>');
}

/* Prints "[[1, 2], [3, 4]]"; returns the elements after those printed. */
static const unsigned char *print_nested(smr_str *s, const smr_mlir_type *t, uint32_t dim,
					 const unsigned char *data)
{
	if (dim == t->n) {
		mlir_print_element(s, t->element, data);
		return data + t->element->bytes;
	}
	smr_str_putc(s, '[');
	for (int64_t i = 0; i < t->dims[dim]; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		data = print_nested(s, t, dim + 1, data);
	}
	smr_str_putc(s, ']');
	return data;
}

static void print_bytes(smr_str *s, const unsigned char *data, size_t n)
{
	char *to;

	smr_str_puts(s, "\"0x");
	to = smr_str_extend(s, 2 * n);
	for (size_t i = 0; to != NULL && i < n; i++) {
		to[2 * i] = "0123456789ABCDEF"[data[i] >> 4];
		to[2 * i + 1] = "0123456789ABCDEF"[data[i] & 15];
	}
	smr_str_putc(s, '"');
}

/* Always lists elements below a byte: versions of MLIR pack them differently. */
static void print_dense(smr_str *s, const smr_mlir_attr *a)
{
	const smr_mlir_type *e = a->type->element;
	bool small = e->kind != SMR_MLIR_COMPLEX && e->bits < 8;

	smr_str_puts(s, "dense<");
	if (a->splat)
		mlir_print_element(s, e, a->data);
	else if (a->n > MOST_LISTED && !small)
		print_bytes(s, a->data, a->n * e->bytes);
	else if (a->n > 0)
		print_nested(s, a->type, 0, a->data);
	smr_str_puts(s, "> : ");
	smr_mlir_print_type(s, a->type);
}

static void print_symbol(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_putc(s, '@');
	print_name(s, a->text);
}

void smr_mlir_print_attr(smr_str *s, const smr_mlir_attr *a)
{
	switch (a->kind) {
	case SMR_MLIR_UNIT:
		smr_str_puts(s, "unit");
		break;
	case SMR_MLIR_BOOL:
		smr_str_puts(s, a->bits ? "true" : "false");
		break;
	case SMR_MLIR_INTEGER:
	case SMR_MLIR_REAL:
		print_number(s, a, true);
		break;
	case SMR_MLIR_STRING:
		mlir_print_quoted(s, a->text, a->n);
		break;
	case SMR_MLIR_KEYWORD:
		smr_str_write(s, a->text, a->n);
		break;
	case SMR_MLIR_SYMBOL:
		print_symbol(s, a);
		break;
	case SMR_MLIR_TYPE:
		smr_mlir_print_type(s, a->type);
		break;
	case SMR_MLIR_LIST:
		print_list(s, a, smr_mlir_print_attr);
		break;
	case SMR_MLIR_DICT:
		mlir_print_dict(s, a->fields, a->n);
		break;
	case SMR_MLIR_DENSE:
		print_dense(s, a);
		break;
	case SMR_MLIR_ARRAY:
		print_array(s, a);
		break;
	case SMR_MLIR_ATTR:
		mlir_print_dialect(s, a);
		break;
	}
}

/* Returns whether the type is the default: i64 of integers, f64 of floats. */
static bool is_plain(const smr_mlir_type *t)
{
	return t->bits == 64 && !t->is_unsigned &&
	       (t->kind == SMR_MLIR_INT ? t->name[0] == 'i' : t->kind == SMR_MLIR_FLOAT);
}

void mlir_print_field(smr_str *s, const smr_mlir_attr *a)
{
	switch (a->kind) {
	case SMR_MLIR_INTEGER:
	case SMR_MLIR_REAL:
		print_number(s, a, !is_plain(a->type));
		break;
	case SMR_MLIR_ARRAY:
		if (is_plain(a->type) && a->type->kind == SMR_MLIR_INT) {
			smr_str_putc(s, '[');
			mlir_print_ints(s, a);
			smr_str_putc(s, ']');
			break;
		}
		print_array(s, a);
		break;
	default:
		smr_mlir_print_attr(s, a);
	}
}
