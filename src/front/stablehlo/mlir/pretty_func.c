/* Modules and functions. */
#include <string.h>

#include "front/stablehlo/mlir/pretty.h"

/* Parses "@name attributes {…} {…}". */
smr_status mlir_read_module(mlir_draft *d)
{
	if (mlir_peek(d->p, "@"))
		SMR_TRY(mlir_read_form(d, "sym_name:name"));
	if (mlir_accept(d->p, "attributes"))
		SMR_TRY(mlir_dict_entries(d->p));
	return mlir_region(d, d->p->groups.n);
}

/* Parses the rest of an argument or a result after its type. */
static smr_status parse_own_attrs(mlir_parser *p, mlir_group *g)
{
	if (mlir_peek(p, "{"))
		SMR_TRY(mlir_dict(p, &g->attrs));
	return mlir_loc(p);
}

/* Parses with the nesting of the generic form, where the text is in the attributes function_type
 * and arg_attrs, two levels deeper. */
static smr_status read_two_levels_deeper(mlir_parser *p, smr_status (*read)(mlir_parser *p))
{
	SMR_TRY(mlir_enter(p));
	SMR_TRY(mlir_enter(p));
	SMR_TRY(read(p));
	mlir_leave(p);
	mlir_leave(p);
	return SMR_OK;
}

/* Parses "%a: T {…}", or a type without a name for a function without a body. */
static smr_status parse_argument(mlir_parser *p)
{
	mlir_group g = {0};

	mlir_next(p);
	g.at = p->m;
	if (mlir_peek(p, "%"))
		SMR_TRY(mlir_arg(p, &g));
	else
		SMR_TRY(mlir_type(p, &g.type));
	SMR_TRY(parse_own_attrs(p, &g));
	return smr_vec_push(&p->groups, g);
}

static smr_status parse_result(mlir_parser *p)
{
	mlir_group g = {0};

	SMR_TRY(mlir_type(p, &g.type));
	SMR_TRY(parse_own_attrs(p, &g));
	return smr_vec_push(&p->groups, g);
}

/* Parses "-> T" without brackets: a following "{" begins the body. */
static smr_status parse_bare_result(mlir_parser *p)
{
	mlir_group g = {0};

	SMR_TRY(mlir_type(p, &g.type));
	return smr_vec_push(&p->groups, g);
}

static smr_status parse_list_in_parens(mlir_parser *p, smr_status (*each)(mlir_parser *p))
{
	SMR_TRY(mlir_need(p, "("));
	if (mlir_accept(p, ")"))
		return SMR_OK;
	do
		SMR_TRY(read_two_levels_deeper(p, each));
	while (mlir_accept(p, ","));
	return mlir_need(p, ")");
}

/* Makes a list of the attributes of each argument or result, {} for one without. */
static smr_status set_attrs(mlir_draft *d, const char *name, const mlir_group *g, size_t n)
{
	mlir_parser *p = d->p;
	const smr_mlir_attr *none = mlir_new_attr(p->arena, SMR_MLIR_DICT);
	size_t first = p->stack.n;

	for (size_t i = 0; i < n; i++)
		SMR_TRY(mlir_push(p, g[i].attrs != NULL ? g[i].attrs : none));
	return mlir_set(d, name, mlir_list_attr(p, first));
}

static smr_status set_function_type(mlir_draft *d, size_t first, size_t nins)
{
	mlir_parser *p = d->p;
	size_t types = p->stack.n, n = p->groups.n - first;
	const smr_mlir_type *t;

	for (size_t i = 0; i < n; i++)
		SMR_TRY(mlir_push(p, p->groups.v[first + i].type));
	t = mlir_function_type(p, p->stack.v + types, nins, n - nins);
	p->stack.n = types;
	SMR_TRY(mlir_set(d, "function_type", mlir_type_attr(p, t)));
	SMR_TRY(set_attrs(d, "arg_attrs", p->groups.v + first, nins));
	SMR_TRY(set_attrs(d, "res_attrs", p->groups.v + first + nins, n - nins));
	p->groups.n = first + nins;
	return SMR_OK;
}

static smr_status parse_func_body(mlir_draft *d, size_t first)
{
	mlir_parser *p = d->p;
	smr_mlir_region none = {0};

	if (!mlir_peek(p, "{")) {
		p->groups.n = first;
		return smr_vec_push(&p->regions, none);
	}
	for (size_t i = first; i < p->groups.n; i++)
		if (p->groups.v[i].name == NULL)
			return mlir_fail_at(
				p, &p->groups.v[i].at,
				"an argument without a name, of a function with a body");
	return mlir_region(d, first);
}

/* Parses "public @name(%a: T {…}) -> (T {…}) attributes {…} {…}". */
smr_status mlir_read_func(mlir_draft *d)
{
	static const char *const kinds[] = {"public", "private", "nested"};
	mlir_parser *p = d->p;
	size_t first = p->groups.n, nins;

	for (size_t i = 0; i < 3; i++)
		if (mlir_accept(p, kinds[i])) {
			SMR_TRY(mlir_set(d, "sym_visibility",
					 mlir_text_attr(p, SMR_MLIR_STRING, kinds[i],
							strlen(kinds[i]))));
			break;
		}
	SMR_TRY(mlir_read_form(d, "sym_name:name"));
	SMR_TRY(parse_list_in_parens(p, parse_argument));
	nins = p->groups.n - first;
	if (mlir_accept(p, "->"))
		SMR_TRY(mlir_peek(p, "(") ? parse_list_in_parens(p, parse_result)
					  : read_two_levels_deeper(p, parse_bare_result));
	SMR_TRY(set_function_type(d, first, nins));
	if (mlir_accept(p, "attributes"))
		SMR_TRY(mlir_dict_entries(p));
	return parse_func_body(d, first);
}
