/* Shardy's attributes. An axis is sdy.axis {name, and for a part of one pre_size, size}; a
 * dimension's sharding sdy.dim {axes, open, and maybe priority}; sdy.sharding {mesh, dims,
 * replicated, unreduced} of those; sdy.mesh {axes of sdy.mesh_axis {name, size}, and maybe
 * device_ids}. */
#include <stdlib.h>
#include <string.h>

#include "front/stablehlo/parser.h"

typedef smr_status (*reader)(mlir_parser *p, const smr_mlir_attr **out);

static smr_status made(mlir_parser *p, const char *name, size_t first, const smr_mlir_attr **out)
{
	*out = mlir_dialect_attr(p, name, p->named.v + first, p->named.n - first);
	p->named.n = first;
	return *out != NULL ? SMR_OK : mlir_no_memory(p);
}

static smr_status one_field(mlir_parser *p, const char *name, const char *field,
			    const smr_mlir_attr *v, const smr_mlir_attr **out)
{
	size_t first = p->named.n;

	SMR_TRY(mlir_push_named(p, field, v));
	return made(p, name, first, out);
}

/* things with commas between, in brackets */
static smr_status list_of(mlir_parser *p, reader each, const char *open, const char *close,
			  const smr_mlir_attr **out)
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

static smr_status axis_name(mlir_parser *p)
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
	return mlir_push_named(p, field, mlir_int_attr(p, "i64", v));
}

/* "x" or "x":(2)4 */
static smr_status axis(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->named.n;

	SMR_TRY(axis_name(p));
	if (p->m.at[0] == ':' && p->m.at[1] == '(') {
		p->m.at += 2;
		SMR_TRY(push_int(p, "pre_size"));
		SMR_TRY(mlir_need(p, ")"));
		SMR_TRY(push_int(p, "size"));
	}
	return made(p, "sdy.axis", first, out);
}

static void print_axis(smr_str *s, const smr_mlir_attr *a)
{
	mlir_print_field(s, smr_mlir_field(a, "name"));
	if (a->n > 1) {
		smr_str_puts(s, ":(");
		mlir_print_field(s, smr_mlir_field(a, "pre_size"));
		smr_str_putc(s, ')');
		mlir_print_field(s, smr_mlir_field(a, "size"));
	}
}

static void print_list(smr_str *s, const smr_mlir_attr *a, mlir_attr_printer each,
		       const char *brackets)
{
	smr_str_putc(s, brackets[0]);
	for (size_t i = 0; i < a->n; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		each(s, a->list[i]);
	}
	smr_str_putc(s, brackets[1]);
}

static smr_status axes(mlir_parser *p, const smr_mlir_attr **out)
{
	return list_of(p, axis, "{", "}", out);
}

static void print_axes(smr_str *s, const smr_mlir_attr *a)
{
	print_list(s, a, print_axis, "{}");
}

static smr_status priority(mlir_parser *p)
{
	size_t n = *p->m.at == 'p' ? mlir_letters(p) : 0;

	if (n == 0)
		return SMR_OK;
	p->m.at++;
	return push_int(p, "priority");
}

/* {"x", "y", ?}p1: axes, whether more may come, how urgent */
static smr_status dim(mlir_parser *p, const smr_mlir_attr **out)
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
		SMR_TRY(axis(p, &a));
		SMR_TRY(mlir_push(p, a));
	}
	SMR_TRY(mlir_push_named(p, "axes", mlir_list_attr(p, first)));
	SMR_TRY(mlir_push_named(p, "open", mlir_bool_attr(p, open)));
	SMR_TRY(priority(p));
	return made(p, "sdy.dim", named, out);
}

static void print_dim(smr_str *s, const smr_mlir_attr *a)
{
	const smr_mlir_attr *list = smr_mlir_field(a, "axes");
	const smr_mlir_attr *p = smr_mlir_field(a, "priority");

	smr_str_putc(s, '{');
	for (size_t i = 0; i < list->n; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		print_axis(s, list->list[i]);
	}
	if (smr_mlir_field(a, "open")->bits)
		smr_str_puts(s, list->n > 0 ? ", ?" : "?");
	smr_str_putc(s, '}');
	if (p != NULL) {
		smr_str_putc(s, 'p');
		mlir_print_field(s, p);
	}
}

static smr_status mesh_axis(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->named.n;

	SMR_TRY(axis_name(p));
	SMR_TRY(mlir_need(p, "="));
	SMR_TRY(push_int(p, "size"));
	return made(p, "sdy.mesh_axis", first, out);
}

static void print_mesh_axis(smr_str *s, const smr_mlir_attr *a)
{
	mlir_print_field(s, a->fields[0].attr);
	smr_str_putc(s, '=');
	mlir_print_field(s, a->fields[1].attr);
}

/* <["x"=2, "y"=4], device_ids=[1, 0]> */
static smr_status mesh(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	size_t first = p->named.n;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(list_of(p, mesh_axis, "[", "]", &a));
	SMR_TRY(mlir_push_named(p, "axes", a));
	if (mlir_accept(p, ",")) {
		SMR_TRY(mlir_need(p, "device_ids"));
		SMR_TRY(mlir_need(p, "="));
		SMR_TRY(mlir_ints(p, &a));
		SMR_TRY(mlir_push_named(p, "device_ids", a));
	}
	SMR_TRY(mlir_need(p, ">"));
	return made(p, name, first, out);
}

static void print_mesh(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_putc(s, '<');
	print_list(s, a->fields[0].attr, print_mesh_axis, "[]");
	if (a->n > 1) {
		smr_str_puts(s, ", device_ids=[");
		mlir_print_ints(s, a->fields[1].attr);
		smr_str_putc(s, ']');
	}
	smr_str_putc(s, '>');
}

/* <@mesh, [{"x"}, {}], replicated={"y"}, unreduced={"z"}> */
static smr_status sharding(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	size_t first = p->named.n;
	const smr_mlir_attr *a;

	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(mlir_accept(p, "mesh") ? mesh(p, "sdy.mesh", &a) : mlir_symbol(p, &a));
	SMR_TRY(mlir_push_named(p, "mesh", a));
	SMR_TRY(mlir_need(p, ","));
	SMR_TRY(list_of(p, dim, "[", "]", &a));
	SMR_TRY(mlir_push_named(p, "dims", a));
	while (mlir_accept(p, ",")) {
		const char *word = mlir_accept(p, "replicated") ? "replicated" : "unreduced";

		if (*word == 'u')
			SMR_TRY(mlir_need(p, word));
		if (strcmp(p->named.v[p->named.n - 1].name, word) == 0)
			return mlir_fail(p, "a second list of %s axes", word);
		SMR_TRY(mlir_need(p, "="));
		SMR_TRY(axes(p, &a));
		SMR_TRY(mlir_push_named(p, word, a));
	}
	SMR_TRY(mlir_need(p, ">"));
	return made(p, name, first, out);
}

static void print_sharding(smr_str *s, const smr_mlir_attr *a)
{
	const smr_mlir_attr *m = smr_mlir_field(a, "mesh");

	smr_str_putc(s, '<');
	if (m->kind == SMR_MLIR_SYMBOL) {
		mlir_print_field(s, m);
	} else {
		smr_str_puts(s, "mesh");
		print_mesh(s, m);
	}
	smr_str_puts(s, ", ");
	print_list(s, smr_mlir_field(a, "dims"), print_dim, "[]");
	for (size_t i = 2; i < a->n; i++) {
		smr_str_printf(s, ", %s=", a->fields[i].name);
		print_axes(s, a->fields[i].attr);
	}
	smr_str_putc(s, '>');
}

static smr_status one_sharding(mlir_parser *p, const smr_mlir_attr **out)
{
	return sharding(p, "sdy.sharding", out);
}

smr_status mlir_shardings(mlir_parser *p, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(list_of(p, one_sharding, "[", "]", &a));
	return one_field(p, "sdy.sharding_per_value", "shardings", a, out);
}

/* <[<@mesh, [{}]>, <…>]> */
static smr_status per_value(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	SMR_TRY(mlir_need(p, "<"));
	SMR_TRY(mlir_shardings(p, out));
	return mlir_need(p, ">");
}

static void print_per_value(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_putc(s, '<');
	print_list(s, a->fields[0].attr, print_sharding, "[]");
	smr_str_putc(s, '>');
}

/* {"x", "y":(1)2} */
static smr_status axis_list(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(axes(p, &a));
	return one_field(p, name, "axes", a, out);
}

static void print_axis_list(smr_str *s, const smr_mlir_attr *a)
{
	print_axes(s, a->fields[0].attr);
}

/* [{}, {"x"}] */
static smr_status axis_lists(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(list_of(p, axes, "[", "]", &a));
	return one_field(p, name, "lists", a, out);
}

static void print_axis_lists(smr_str *s, const smr_mlir_attr *a)
{
	print_list(s, a->fields[0].attr, print_axes, "[]");
}

/* {"x"}: 0->1 */
static smr_status move(mlir_parser *p, const smr_mlir_attr **out)
{
	size_t first = p->named.n;
	const smr_mlir_attr *a;

	SMR_TRY(axes(p, &a));
	SMR_TRY(mlir_push_named(p, "axes", a));
	SMR_TRY(mlir_need(p, ":"));
	SMR_TRY(push_int(p, "src_dim"));
	SMR_TRY(mlir_need(p, "->"));
	SMR_TRY(push_int(p, "tgt_dim"));
	return made(p, "sdy.all_to_all_param", first, out);
}

static void print_move(smr_str *s, const smr_mlir_attr *a)
{
	print_axes(s, a->fields[0].attr);
	smr_str_puts(s, ": ");
	mlir_print_field(s, a->fields[1].attr);
	smr_str_puts(s, "->");
	mlir_print_field(s, a->fields[2].attr);
}

static smr_status moves(mlir_parser *p, const char *name, const smr_mlir_attr **out)
{
	const smr_mlir_attr *a;

	SMR_TRY(list_of(p, move, "[", "]", &a));
	return one_field(p, name, "params", a, out);
}

static void print_moves(smr_str *s, const smr_mlir_attr *a)
{
	print_list(s, a->fields[0].attr, print_move, "[]");
}

static void print_value(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_puts(s, a->fields[0].attr->text);
}

const mlir_attr_form mlir_sdy_forms[] = {
	{"sdy.mesh", mesh, print_mesh, false},
	{"sdy.sharding", sharding, print_sharding, false},
	{"sdy.sharding_per_value", per_value, print_per_value, false},
	{"sdy.manual_axes", axis_list, print_axis_list, true},
	{"sdy.axis_ref_list", axis_list, print_axis_list, true},
	{"sdy.list_of_axis_ref_lists", axis_lists, print_axis_lists, true},
	{"sdy.all_to_all_param_list", moves, print_moves, true},
	{"sdy.propagation_direction", mlir_enum, print_value, true},
};
const size_t mlir_n_sdy_forms = sizeof(mlir_sdy_forms) / sizeof(mlir_sdy_forms[0]);
