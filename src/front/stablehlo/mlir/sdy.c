/* Shardy's attributes. An axis is sdy.axis {name, and for a part of an axis pre_size, size}; a
 * dimension's sharding sdy.dim {axes, open, and optional priority}; sdy.sharding has {mesh, dims,
 * replicated, unreduced} of these; sdy.mesh {axes of sdy.mesh_axis {name, size}, and optional
 * device_ids}. */
#include <string.h>

#include "front/stablehlo/mlir/sdy.h"

typedef smr_status (*reader)(mlir_parser *p, const smr_mlir_attr **out);

static smr_status make_sdy_attr(mlir_parser *p, const char *name, size_t first,
				const smr_mlir_attr **out)
{
	*out = mlir_dialect_attr(p, name, p->named.v + first, p->named.n - first);
	p->named.n = first;
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status parse_one_field(mlir_parser *p, const char *name, const char *field,
				  const smr_mlir_attr *v, const smr_mlir_attr **out)
{
	size_t first = p->named.n;

	SMR_TRY(mlir_push_named(p, field, v));
	return make_sdy_attr(p, name, first, out);
}

/* Parses a bracketed list with commas. */
static smr_status parse_bracketed_list(mlir_parser *p, reader each, const char *open,
				       const char *close, const smr_mlir_attr **out)
{
	size_t first = p->stack.n;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, open));
	if (!mlir_accept(p, close)) {
		do {
			SMR_TRY(each(p, &a));
			SMR_TRY(mlir_push(p, a));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, close));
	}
	*out = mlir_list_attr(p, first);
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status parse_axis_name(mlir_parser *p)
{
	const smr_mlir_attr *a;

	SMR_TRY(mlir_quoted(p));
	a = mlir_text_attr(p, SMR_MLIR_STRING, smr_str_text(&p->text), p->text.n);
	return mlir_push_named(p, "name", a);
}

static smr_status push_int(mlir_parser *p, const char *field)
{
	int64_t v;

	SMR_TRY(mlir_int(p, &v));
	return mlir_push_named(p, field, mlir_int_attr(p->arena, "i64", v));
}

/* Parses "x" or "x":(2)4. */
static smr_status parse_axis(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->named.n;

	SMR_TRY(parse_axis_name(p));
	if (p->m.at[0] == ':' && p->m.at[1] == '(') {
		p->m.at += 2;
		SMR_TRY(push_int(p, "pre_size"));
		SMR_TRY(mlir_need(p, ")"));
		SMR_TRY(push_int(p, "size"));
	}
	return make_sdy_attr(p, "sdy.axis", first, out);
}

static smr_status parse_axes(mlir_parser *p, const smr_mlir_attr **out)
{
	return parse_bracketed_list(p, parse_axis, "{", "}", out);
}

static smr_status parse_priority(mlir_parser *p)
{
	size_t n = *p->m.at == 'p' ? mlir_letters(p) : 0;

	if (n == 0)
		return SMR_OK;
	p->m.at++;
	return push_int(p, "priority");
}

/* Parses {"x", "y", ?}p1: axes, whether the dimension is open, its priority. */
static smr_status parse_dim_sharding(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->stack.n, named = p->named.n;
	bool open = false;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, "{"));
	while (!mlir_accept(p, "}")) {
		if (p->stack.n > first)
			SMR_TRY(mlir_need(p, ","));
		open = mlir_accept(p, "?");
		if (open) {
			SMR_TRY(mlir_need(p, "}"));
			break;
		}
		SMR_TRY(parse_axis(p, &a));
		SMR_TRY(mlir_push(p, a));
	}
	SMR_TRY(mlir_push_named(p, "axes", mlir_list_attr(p, first)));
	SMR_TRY(mlir_push_named(p, "open", mlir_bool_attr(p->arena, open)));
	SMR_TRY(parse_priority(p));
	return make_sdy_attr(p, "sdy.dim", named, out);
}

static smr_status parse_mesh_axis(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->named.n;

	SMR_TRY(parse_axis_name(p));
	SMR_TRY(mlir_need(p, "="));
	SMR_TRY(push_int(p, "size"));
	return make_sdy_attr(p, "sdy.mesh_axis", first, out);
}

/* Parses <["x"=2, "y"=4], device_ids=[1, 0]>. */
static smr_status parse_mesh(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	size_t first = p->named.n;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(parse_bracketed_list(p, parse_mesh_axis, "[", "]", &a));
	SMR_TRY(mlir_push_named(p, "axes", a));
	if (mlir_accept(p, ",")) {
		SMR_TRY(mlir_need(p, "device_ids"));
		SMR_TRY(mlir_need(p, "="));
		SMR_TRY(mlir_ints(p, &a));
		SMR_TRY(mlir_push_named(p, "device_ids", a));
	}
	SMR_TRY(mlir_need(p, ">"));
	return make_sdy_attr(p, name, first, out);
}

/* Parses <@mesh, [{"x"}, {}], replicated={"y"}, unreduced={"z"}>. */
static smr_status parse_sharding(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	size_t first = p->named.n;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(mlir_accept(p, "mesh") ? parse_mesh(p, "sdy.mesh", &a) : mlir_symbol(p, &a));
	SMR_TRY(mlir_push_named(p, "mesh", a));
	SMR_TRY(mlir_need(p, ","));
	SMR_TRY(parse_bracketed_list(p, parse_dim_sharding, "[", "]", &a));
	SMR_TRY(mlir_push_named(p, "dims", a));
	while (mlir_accept(p, ",")) {
		const char *word = mlir_accept(p, "replicated") ? "replicated" : "unreduced";

		if (*word == 'u')
			SMR_TRY(mlir_need(p, word));
		if (strcmp(p->named.v[p->named.n - 1].name, word) == 0)
			return mlir_fail(p, "a second list of %s axes", word);
		SMR_TRY(mlir_need(p, "="));
		SMR_TRY(parse_axes(p, &a));
		SMR_TRY(mlir_push_named(p, word, a));
	}
	SMR_TRY(mlir_need(p, ">"));
	return make_sdy_attr(p, name, first, out);
}

static smr_status parse_one_sharding(mlir_parser *p, const smr_mlir_attr **out)
{
	return parse_sharding(p, "sdy.sharding", out);
}

smr_status mlir_shardings(mlir_parser *p, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(parse_bracketed_list(p, parse_one_sharding, "[", "]", &a));
	return parse_one_field(p, "sdy.sharding_per_value", "shardings", a, out);
}

/* Parses <[<@mesh, [{}]>, <…>]>. */
static smr_status parse_per_value(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(mlir_shardings(p, out));
	return mlir_need(p, ">");
}

/* Parses {"x", "y":(1)2}. */
static smr_status parse_axis_list(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(parse_axes(p, &a));
	return parse_one_field(p, name, "axes", a, out);
}

/* Parses [{}, {"x"}]. */
static smr_status parse_axis_lists(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(parse_bracketed_list(p, parse_axes, "[", "]", &a));
	return parse_one_field(p, name, "lists", a, out);
}

/* Parses {"x"}: 0->1. */
static smr_status parse_axis_move(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->named.n;
	const smr_mlir_attr *a;

	SMR_TRY(parse_axes(p, &a));
	SMR_TRY(mlir_push_named(p, "axes", a));
	SMR_TRY(mlir_need(p, ":"));
	SMR_TRY(push_int(p, "src_dim"));
	SMR_TRY(mlir_need(p, "->"));
	SMR_TRY(push_int(p, "tgt_dim"));
	return make_sdy_attr(p, "sdy.all_to_all_param", first, out);
}

static smr_status parse_axis_moves(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(parse_bracketed_list(p, parse_axis_move, "[", "]", &a));
	return parse_one_field(p, name, "params", a, out);
}

static void print_value(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_puts(s, a->fields[0].attr->text);
}

const mlir_attr_form mlir_sdy_forms[] = {
	{"sdy.mesh", parse_mesh, mlir_print_mesh, false},
	{"sdy.sharding", parse_sharding, mlir_print_sharding, false},
	{"sdy.sharding_per_value", parse_per_value, mlir_print_per_value, false},
	{"sdy.manual_axes", parse_axis_list, mlir_print_axis_list, true},
	{"sdy.axis_ref_list", parse_axis_list, mlir_print_axis_list, true},
	{"sdy.list_of_axis_ref_lists", parse_axis_lists, mlir_print_axis_lists, true},
	{"sdy.all_to_all_param_list", parse_axis_moves, mlir_print_moves, true},
	{"sdy.propagation_direction", mlir_enum, print_value, true},
};
const size_t mlir_n_sdy_forms = sizeof(mlir_sdy_forms) / sizeof(mlir_sdy_forms[0]);
