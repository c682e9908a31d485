/* Shardy's attributes as text; sdy.c documents their fields. */
#include "front/stablehlo/mlir/sdy.h"

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

static void print_axes(smr_str *s, const smr_mlir_attr *a)
{
	print_list(s, a, print_axis, "{}");
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

static void print_mesh_axis(smr_str *s, const smr_mlir_attr *a)
{
	mlir_print_field(s, a->fields[0].attr);
	smr_str_putc(s, '=');
	mlir_print_field(s, a->fields[1].attr);
}

void mlir_print_mesh(smr_str *s, const smr_mlir_attr *a)
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

void mlir_print_sharding(smr_str *s, const smr_mlir_attr *a)
{
	const smr_mlir_attr *m = smr_mlir_field(a, "mesh");

	smr_str_putc(s, '<');
	if (m->kind == SMR_MLIR_SYMBOL) {
		mlir_print_field(s, m);
	} else {
		smr_str_puts(s, "mesh");
		mlir_print_mesh(s, m);
	}
	smr_str_puts(s, ", ");
	print_list(s, smr_mlir_field(a, "dims"), print_dim, "[]");
	for (size_t i = 2; i < a->n; i++) {
		smr_str_printf(s, ", %s=", a->fields[i].name);
		print_axes(s, a->fields[i].attr);
	}
	smr_str_putc(s, '>');
}

void mlir_print_per_value(smr_str *s, const smr_mlir_attr *a)
{
	smr_str_putc(s, '<');
	print_list(s, a->fields[0].attr, mlir_print_sharding, "[]");
	smr_str_putc(s, '>');
}

void mlir_print_axis_list(smr_str *s, const smr_mlir_attr *a)
{
	print_axes(s, a->fields[0].attr);
}

void mlir_print_axis_lists(smr_str *s, const smr_mlir_attr *a)
{
	print_list(s, a->fields[0].attr, print_axes, "[]");
}

static void print_move(smr_str *s, const smr_mlir_attr *a)
{
	print_axes(s, a->fields[0].attr);
	smr_str_puts(s, ": ");
	mlir_print_field(s, a->fields[1].attr);
	smr_str_puts(s, "->");
	mlir_print_field(s, a->fields[2].attr);
}

void mlir_print_moves(smr_str *s, const smr_mlir_attr *a)
{
	print_list(s, a->fields[0].attr, print_move, "[]");
}
