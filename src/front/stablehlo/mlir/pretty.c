/* Pretty forms. Most are described in pretty_forms.c, as words with blanks between:
 *
 *   %  %*          an operand; operands with commas between, possibly none
 *   name:kind      an attribute's value, stored under the name; the kinds are in kinds[], or it is
 *                  a dialect's attribute: fft_type:stablehlo.fft_type
 *   {}             the other attributes, if there are any
 *   ?word … ;      optional, if "," and the word come next; "?: … ;" if a comma does; "!word … ;"
 *                  if the word does
 *   :tail          the types, see tails[]
 *   anything else  is matched literally */
#include "front/stablehlo/mlir/pretty.h"

#include <stdlib.h>
#include <string.h>

static smr_status read_any(mlir_parser *p, const smr_mlir_attr **out)
{
	return mlir_attr(p, out);
}

static smr_status read_i64(mlir_parser *p, const smr_mlir_attr **out)
{
	int64_t v;

	SMR_TRY(mlir_int(p, &v));
	*out = mlir_int_attr(p->arena, "i64", v);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status read_i32(mlir_parser *p, const smr_mlir_attr **out)
{
	int64_t v;

	SMR_TRY(mlir_int(p, &v));
	if (v != (int32_t)v)
		return mlir_fail(p, "expected a whole number of 32 bits before this");
	*out = mlir_int_attr(p->arena, "i32", v);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

/* Parses @name as a text. */
static smr_status read_name(mlir_parser *p, const smr_mlir_attr **out)
{
	SMR_TRY(mlir_symbol(p, out));
	*out = mlir_text_attr(p, SMR_MLIR_STRING, (*out)->text, (*out)->n);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

/* Parses an enumerator as its number, as in sdy's generic form. */
static smr_status read_direction(mlir_parser *p, const smr_mlir_attr **out)
{
	static const char *const words[] = {"NONE", "FORWARD", "BACKWARD", "BOTH"};

	for (int i = 0; i < 4; i++)
		if (mlir_accept(p, words[i])) {
			*out = mlir_int_attr(p->arena, "i32", i);
			return *out != NULL ? SMR_OK : mlir_no_memory(p);
		}
	return mlir_wanted(p, "NONE, FORWARD, BACKWARD or BOTH");
}

/* Parses "[DEFAULT, HIGH]". */
static smr_status parse_precisions(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->stack.n;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, "["));
	if (!mlir_accept(p, "]")) {
		do {
			SMR_TRY(mlir_enum(p, "stablehlo.precision", &a));
			SMR_TRY(mlir_push(p, a));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, "]"));
	}
	*out = mlir_list_attr(p, first);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static const struct {
	const char *name;
	smr_status (*read)(mlir_parser *p, const smr_mlir_attr **out);
} kinds[] = {
	{"ints", mlir_ints},
	{"any", read_any},
	{"i64", read_i64},
	{"i32", read_i32},
	{"precisions", parse_precisions},
	{"target", read_name},
	{"name", read_name},
	{"direction", read_direction},
};

/* Parses "e5m10": two attributes. */
static smr_status read_format(mlir_draft *d)
{
	mlir_parser *p = d->p;
	size_t n = mlir_letters(p);
	char *end = NULL;
	long e = 0, m = -1;

	if (n > 0 && *p->m.at == 'e')
		e = strtol(p->m.at + 1, &end, 10);
	if (end != NULL && *end == 'm')
		m = strtol(end + 1, &end, 10);
	if (end != p->m.at + n || e < 1 || m < 0 || e > 1024 || m > 1024)
		return mlir_wanted(p, "a format like e5m10");
	p->m.at = end;
	SMR_TRY(mlir_set(d, "exponent_bits", mlir_int_attr(p->arena, "i32", e)));
	return mlir_set(d, "mantissa_bits", mlir_int_attr(p->arena, "i32", m));
}

static smr_status read_attr(mlir_draft *d, const char *name, const char *kind)
{
	const smr_mlir_attr *a = NULL;

	if (strcmp(kind, "format") == 0)
		return read_format(d);
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]) && a == NULL; i++)
		if (strcmp(kinds[i].name, kind) == 0)
			SMR_TRY(kinds[i].read(d->p, &a));
	if (a == NULL)
		SMR_TRY(mlir_dialect_body(d->p, kind, &a));
	return mlir_set(d, name, a);
}

/* Returns whether the text has the option "?word", "?:" or "!word"; if not, the form is skipped up
 * to the ; */
static bool accept_option(mlir_parser *p, const char *word)
{
	mlir_mark m = p->m;

	if ((word[0] == '!' || mlir_accept(p, ",")) &&
	    (strcmp(word, "?:") == 0 || mlir_accept(p, word + 1)))
		return true;
	p->m = m;
	return false;
}

static smr_status parse_form_step(mlir_draft *d, char *word, const char **form)
{
	char *colon;

	switch (word[0]) {
	case '%':
		return word[1] == '*' ? mlir_operands(d) : mlir_operand(d);
	case '{':
		if (word[1] == '}')
			return mlir_attr_dict(d);
		break;
	case ';':
		return SMR_OK;
	case ':':
		if (word[1] != '\0')
			return mlir_read_tail(d, word + 1);
		break;
	case '?':
	case '!':
		if (!accept_option(d->p, word))
			*form = strchr(*form, ';') + 1;
		return SMR_OK;
	default:
		colon = strchr(word, ':');
		if (colon == NULL)
			break;
		*colon = '\0';
		return read_attr(d, word, colon + 1);
	}
	return mlir_need(d->p, word);
}

smr_status mlir_read_form(mlir_draft *d, const char *form)
{
	char word[80];

	while (*form != '\0') {
		size_t n = 0;

		for (; form[n] != ' ' && form[n] != '\0'; n++)
			word[n] = form[n]; /* words of pretty_forms.c are short */
		word[n] = '\0';
		form += n + (form[n] == ' ');
		SMR_TRY(parse_form_step(d, word, &form));
		form += *form == ' ';
	}
	return SMR_OK;
}
