/* Attributes that are common to all dialects. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

smr_status mlir_push(mlir_parser *p, const void *x)
{
	if (x == NULL)
		return mlir_no_memory(p);
	return smr_vec_push(&p->stack, x);
}

smr_status mlir_push_named(mlir_parser *p, const char *name, const smr_mlir_attr *a)
{
	if (name == NULL || a == NULL)
		return mlir_no_memory(p);
	return smr_vec_push(&p->named, (smr_mlir_named){name, a});
}

smr_status mlir_take_named(mlir_parser *p, size_t first, const smr_mlir_named **out, uint32_t *n)
{
	smr_mlir_named *v = p->named.v + first;

	*n = (uint32_t)(p->named.n - first);
	mlir_sort_named(v, *n);
	for (uint32_t i = 1; i < *n; i++)
		if (strcmp(v[i - 1].name, v[i].name) == 0)
			return mlir_fail(p, "a second attribute '%s'", v[i].name);
	*out = smr_arena_memdup(p->arena, v, *n * sizeof(v[0]));
	p->named.n = first;
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

smr_status mlir_dict_entries(mlir_parser *p)
{
	const smr_mlir_attr *a;
	const char *name;

	SMR_TRY(mlir_need(p, "{"));
	if (mlir_accept(p, "}"))
		return SMR_OK;
	do {
		SMR_TRY(mlir_name(p, "an attribute's name", &name));
		if (mlir_accept(p, "="))
			SMR_TRY(mlir_attr(p, &a));
		else
			a = mlir_new_attr(p->arena, SMR_MLIR_UNIT);
		SMR_TRY(mlir_push_named(p, name, a));
	} while (mlir_accept(p, ","));
	return mlir_need(p, "}");
}

smr_status mlir_dict(mlir_parser *p, const smr_mlir_attr **out)
{
	smr_mlir_attr *a = mlir_new_attr(p->arena, SMR_MLIR_DICT);
	size_t first = p->named.n;
	uint32_t n;

	*out = a;
	if (a == NULL)
		return mlir_no_memory(p);
	SMR_TRY(mlir_dict_entries(p));
	SMR_TRY(mlir_take_named(p, first, &a->fields, &n));
	a->n = n;
	return SMR_OK;
}

static smr_status parse_attr_list(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->stack.n;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, "["));
	if (!mlir_accept(p, "]")) {
		do {
			SMR_TRY(mlir_attr(p, &a));
			SMR_TRY(mlir_push(p, a));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, "]"));
	}
	*out = mlir_list_attr(p, first);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status parse_string(mlir_parser *p, const smr_mlir_attr **out)
{
	SMR_TRY(mlir_quoted(p));
	*out = mlir_text_attr(p, SMR_MLIR_STRING, smr_str_text(&p->text), p->text.n);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

smr_status mlir_symbol(mlir_parser *p, const smr_mlir_attr **out)
{
	const char *name;

	if (mlir_next(p) != '@')
		return mlir_wanted(p, "a symbol, '@name'");
	p->m.at++;
	SMR_TRY(mlir_name(p, "a symbol's name", &name));
	if (mlir_peek(p, "::"))
		return mlir_fail(p, "expected a symbol of this module, found one within another");
	*out = mlir_text_attr(p, SMR_MLIR_SYMBOL, name, strlen(name));
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

/* Parses "5", "5 : i32", "0x7F : f32", "2.0 : f32": the type, which comes last, determines how. */
static smr_status parse_number(mlir_parser *p, const smr_mlir_attr **out)
{
	bool is_real = mlir_is_real(p);
	const smr_mlir_type *t = is_real ? mlir_scalar("f64", 3) : mlir_scalar("i64", 3);
	mlir_mark begin = p->m, end;
	unsigned char data[8] = {0};
	smr_mlir_attr *a;

	p->m.at += *p->m.at == '-';
	p->m.at += mlir_letters(p);
	if (is_real && (*p->m.at == '-' || *p->m.at == '+') && (p->m.at[-1] | 32) == 'e') {
		p->m.at++;
		p->m.at += mlir_letters(p);
	}
	if (mlir_accept(p, ":"))
		SMR_TRY(mlir_type(p, &t));
	end = p->m;
	p->m = begin;
	if (t->bytes == 0 || t->kind == SMR_MLIR_COMPLEX)
		return mlir_fail(p, "a number of a type that is no number's");
	SMR_TRY(mlir_element(p, t, data));
	p->m = end;
	a = mlir_new_attr(p->arena, t->kind == SMR_MLIR_FLOAT ? SMR_MLIR_REAL : SMR_MLIR_INTEGER);
	*out = a;
	if (a == NULL)
		return mlir_no_memory(p);
	a->type = t;
	a->bits = mlir_load(t, data);
	if (t->kind == SMR_MLIR_INT && t->bits == 1) { /* the form that MLIR prints */
		a->kind = SMR_MLIR_BOOL;
		a->type = NULL;
	}
	return SMR_OK;
}

/* Parses affine_map<…> and the like as text. */
static smr_status parse_verbatim(mlir_parser *p, const smr_mlir_attr **out)
{
	const char *begin = p->m.at, *body;
	size_t n;

	p->m.at += mlir_letters(p);
	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(mlir_balanced(p, '>', &body, &n));
	*out = mlir_text_attr(p, SMR_MLIR_KEYWORD, begin, (size_t)(p->m.at - begin));
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status parse_bool(mlir_parser *p, const smr_mlir_attr **out)
{
	*out = mlir_bool_attr(p->arena, mlir_accept(p, "true"));
	if (*out == NULL)
		return mlir_no_memory(p);
	return (*out)->bits ? SMR_OK : mlir_need(p, "false");
}

static smr_status parse_unit(mlir_parser *p, const smr_mlir_attr **out)
{
	*out = mlir_new_attr(p->arena, SMR_MLIR_UNIT);
	return *out != NULL ? mlir_need(p, "unit") : mlir_no_memory(p);
}

static smr_status reject_resource(mlir_parser *p, const smr_mlir_attr **out)
{
	return mlir_fail(p, "unsupported: dense_resource, whose numbers are not in the text; "
			    "print the program with them, as dense<…>");
}

static smr_status reject_sparse(mlir_parser *p, const smr_mlir_attr **out)
{
	return mlir_fail(p, "unsupported: sparse<…> constants");
}

static const struct {
	const char *begin;
	smr_status (*read)(mlir_parser *p, const smr_mlir_attr **out);
} kinds[] = {
	{"\"", parse_string},
	{"#", mlir_dialect},
	{"dense", mlir_dense},
	{"[", parse_attr_list},
	{"{", mlir_dict},
	{"@", mlir_symbol},
	{"array", mlir_array},
	{"true", parse_bool},
	{"false", parse_bool},
	{"unit", parse_unit},
	{"dense_resource", reject_resource},
	{"sparse", reject_sparse},
	{"affine_map", parse_verbatim},
	{"affine_set", parse_verbatim},
	{"strided", parse_verbatim},
};

static smr_status parse_single_attr(mlir_parser *p, const smr_mlir_attr **out)
{
	const smr_mlir_type *t;

	if (mlir_is_number(p))
		return parse_number(p, out);
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (mlir_peek(p, kinds[i].begin))
			return kinds[i].read(p, out);
	if (!mlir_is_type(p))
		return mlir_wanted(p, "an attribute's value");
	SMR_TRY(mlir_type(p, &t));
	*out = mlir_type_attr(p, t);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

smr_status mlir_attr(mlir_parser *p, const smr_mlir_attr **out)
{
	SMR_TRY(mlir_enter(p));
	SMR_TRY(parse_single_attr(p, out));
	mlir_leave(p);
	return SMR_OK;
}
