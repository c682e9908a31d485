/* Attributes of dialects: #stablehlo.dot<…>, #stablehlo<precision DEFAULT>. Known ones become
 * fields by name; others have one field, "body", with their text. */
#include <stdio.h>
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

static smr_status one_field(mlir_parser *p, const char *name, const char *field,
			    const smr_mlir_attr *value, const smr_mlir_attr **out)
{
	*out = mlir_dialect_attr(p, name, &(smr_mlir_named){field, value}, 1);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status int_list(mlir_parser *p, const char *open, const char *close,
			   const smr_mlir_attr **out)
{
	SMR_VEC(int64_t) v = {0};
	smr_status st = mlir_need(p, open);
	int64_t one;

	if (st == SMR_OK && !mlir_accept(p, close)) {
		do {
			one = SMR_MLIR_DYNAMIC;
			if (!mlir_accept(p, "?"))
				st = mlir_int(p, &one);
			if (st == SMR_OK)
				st = smr_vec_push(&v, one);
		} while (st == SMR_OK && mlir_accept(p, ","));
		if (st == SMR_OK)
			st = mlir_need(p, close);
	}
	*out = mlir_ints_attr(p->arena, v.v, v.n);
	smr_vec_free(&v);
	return st != SMR_OK || *out != NULL ? st : mlir_no_memory(p);
}

smr_status mlir_ints(mlir_parser *p, const smr_mlir_attr **out)
{
	return int_list(p, "[", "]", out);
}

static bool ints_here(mlir_parser *p)
{
	mlir_mark m = p->m;
	bool yes = mlir_accept(p, "[") &&
		   (mlir_is_number(p) || mlir_peek(p, "?") || mlir_peek(p, "]"));

	p->m = m;
	return yes;
}

static smr_status parse_keyword(mlir_parser *p, const smr_mlir_attr **out)
{
	const char *word;

	SMR_TRY(mlir_word_here(p, "a value", &word));
	*out = mlir_text_attr(p, SMR_MLIR_KEYWORD, word, strlen(word));
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status parse_field_value(mlir_parser *p, const smr_mlir_attr **out)
{
	char c = mlir_next(p);
	bool word = mlir_letters(p) > 0 && !mlir_is_number(p);

	if (c == '[' && ints_here(p))
		return mlir_ints(p, out);
	if (word && !mlir_is_type(p) && !mlir_peek(p, "true") && !mlir_peek(p, "false"))
		return parse_keyword(p, out);
	return mlir_attr(p, out);
}

/* Parses "<a = 1, b = [2]>" in the order of the text; drops empty lists, as MLIR's printer mostly
 * does. */
static smr_status parse_fields(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	bool keep_empty = strcmp(name, "stablehlo.output_operand_alias") == 0;
	size_t first = p->named.n;
	const smr_mlir_attr *a;
	const char *field;

	SMR_TRY(mlir_need(p, "<"));
	if (!mlir_accept(p, ">")) {
		do {
			SMR_TRY(mlir_word_here(p, "a field's name", &field));
			SMR_TRY(mlir_need(p, "="));
			SMR_TRY(parse_field_value(p, &a));
			for (size_t i = first; i < p->named.n; i++)
				if (p->named.v[i].name == field)
					return mlir_fail(p, "a second field '%s'", field);
			if (a->kind != SMR_MLIR_ARRAY || a->n > 0 || keep_empty)
				SMR_TRY(mlir_push_named(p, field, a));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, ">"));
	}
	*out = mlir_dialect_attr(p, name, p->named.v + first, p->named.n - first);
	p->named.n = first;
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static void print_fields(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_putc(s, '<');
	for (size_t i = 0; i < a->n; i++) {
		smr_str_printf(s, "%s%s = ", i > 0 ? ", " : "", a->fields[i].name);
		mlir_print_field(s, a->fields[i].attr);
	}
	smr_str_putc(s, '>');
}

smr_status mlir_enum(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(parse_keyword(p, &a));
	return one_field(p, name, "value", a, out);
}

static void print_enum(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_puts(s, a->fields[0].attr->text);
}

static smr_status parse_angle_enum(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(mlir_enum(p, name, out));
	return mlir_need(p, ">");
}

static void print_angle_enum(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_printf(s, "<%s>", a->fields[0].attr->text);
}

static smr_status parse_bounds(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(int_list(p, "<", ">", &a));
	return one_field(p, name, "bounds", a, out);
}

static void print_bounds(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_putc(s, '<');
	mlir_print_ints(s, a->fields[0].attr);
	smr_str_putc(s, '>');
}

static const mlir_attr_form forms[] = {
	{"stablehlo.dot", parse_fields, print_fields, false},
	{"stablehlo.gather", parse_fields, print_fields, false},
	{"stablehlo.scatter", parse_fields, print_fields, false},
	{"stablehlo.channel_handle", parse_fields, print_fields, false},
	{"stablehlo.output_operand_alias", parse_fields, print_fields, false},
	{"stablehlo.dot_algorithm", parse_fields, print_fields, false},
	{"stablehlo.result_accuracy", parse_fields, print_fields, false},
	{"stablehlo.result_accuracy_mode", parse_angle_enum, print_angle_enum, false},
	{"stablehlo.type_extensions", parse_fields, print_fields, false},
	{"stablehlo.bounds", parse_bounds, print_bounds, false},
	{"stablehlo.conv", mlir_read_conv, mlir_print_conv, false},
	{"stablehlo.precision", mlir_enum, print_enum, true},
	{"stablehlo.comparison_direction", mlir_enum, print_enum, true},
	{"stablehlo.comparison_type", mlir_enum, print_enum, true},
	{"stablehlo.fft_type", mlir_enum, print_enum, true},
	{"stablehlo.transpose", mlir_enum, print_enum, true},
	{"stablehlo.rng_algorithm", mlir_enum, print_enum, true},
	{"stablehlo.rng_distribution", mlir_enum, print_enum, true},
	{"chlo.comparison_direction", mlir_enum, print_enum, true},
	{"chlo.comparison_type", mlir_enum, print_enum, true},
	{"chlo.precision", mlir_enum, print_enum, true},
	{"chlo.ragged_dot", parse_fields, print_fields, false},
};

static const mlir_attr_form *find_form(const char *name)
{
	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++)
		if (strcmp(forms[i].name, name) == 0)
			return &forms[i];
	for (size_t i = 0; i < mlir_n_sdy_forms; i++)
		if (strcmp(mlir_sdy_forms[i].name, name) == 0)
			return &mlir_sdy_forms[i];
	return NULL;
}

smr_status mlir_dialect_body(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	return find_form(name)->read(p, name, out);
}

/* Parses "#name" and, if present, "<…>" as text. */
static smr_status parse_unknown_attr(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const char *body = "";
	size_t n = 0;

	if (mlir_accept(p, "<")) {
		SMR_TRY(mlir_balanced(p, '>', &body, &n));
		body--;
		n += 2;
	}
	return one_field(p, name, "body", mlir_text_attr(p, SMR_MLIR_KEYWORD, body, n), out);
}

/* Parses "#stablehlo<precision DEFAULT>", where the attribute's name is inside the brackets. */
static smr_status parse_opaque_attr(mlir_parser *p, const char *dialect, const smr_mlir_attr **out)
{
	const mlir_attr_form *form = NULL;
	mlir_mark m = p->m;
	const char *word;
	char name[80];

	SMR_TRY(mlir_need(p, "<"));
	if (mlir_letters(p) > 0 && !mlir_is_number(p)) {
		SMR_TRY(mlir_word_here(p, "a name", &word));
		if (snprintf(name, sizeof(name), "%s.%s", dialect, word) < (int)sizeof(name))
			form = find_form(name);
	}
	if (form == NULL) {
		p->m = m;
		return parse_unknown_attr(p, dialect, out);
	}
	SMR_TRY(form->read(p, form->name, out));
	return mlir_need(p, ">");
}

smr_status mlir_dialect(mlir_parser *p, const smr_mlir_attr **out)
{
	const char *begin = p->m.at, *name;
	const mlir_attr_form *form;

	SMR_TRY(mlir_need(p, "#"));
	SMR_TRY(mlir_word_here(p, "an attribute's name", &name));
	if (strchr(name, '.') == NULL) {
		if (*p->m.at == '<')
			return parse_opaque_attr(p, name, out);
		const void *means;

		SMR_TRY(mlir_use_alias(p, begin, (size_t)(p->m.at - begin), &means));
		*out = means;
		return means != NULL ? SMR_OK : mlir_fail(p, "no attribute alias #%s", name);
	}
	form = find_form(name);
	return form != NULL ? form->read(p, form->name, out) : parse_unknown_attr(p, name, out);
}

void mlir_print_dialect(smr_str *s, const smr_mlir_attr *a)
{
	const mlir_attr_form *form = find_form(a->text);
	const char *point = strchr(a->text, '.');

	smr_str_putc(s, '#');
	if (form ==
	    NULL) { /* parts of other attributes, which bytecode may have alone, have no text */
		const smr_mlir_attr *body = smr_mlir_field(a, "body");

		smr_str_puts(s, a->text);
		if (body != NULL)
			smr_str_write(s, body->text, body->n);
	} else if (!form->spaced) {
		smr_str_puts(s, a->text);
		form->print(s, a);
	} else {
		smr_str_write(s, a->text, (size_t)(point - a->text));
		smr_str_printf(s, "<%s ", point + 1);
		form->print(s, a);
		smr_str_putc(s, '>');
	}
}
