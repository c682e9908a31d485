/* Pretty forms of ops with lists of numbers that are not a single attribute. */
#include <string.h>

#include "front/stablehlo/mlir/pretty.h"

/* Parses "dense<…> : T", after other attributes; the result has that type. */
smr_status mlir_read_constant(mlir_draft *d)
{
	const smr_mlir_attr *a;

	SMR_TRY(mlir_attr_dict(d));
	SMR_TRY(mlir_attr(d->p, &a));
	if (a->kind != SMR_MLIR_DENSE)
		return mlir_fail(d->p, "expected a constant, dense<…> : tensor<…>, before this");
	SMR_TRY(mlir_set(d, "value", a));
	return mlir_results_are(d, (const void *[]){a->type}, 1);
}

/* Parses "%0 [0:4:2, 1:3] : …". */
smr_status mlir_read_slice(mlir_draft *d)
{
	static const char *const names[] = {"start_indices", "limit_indices", "strides"};
	int64_t v[3][SMR_MLIR_RANK];
	mlir_parser *p = d->p;
	size_t n = 0;

	SMR_TRY(mlir_operand(d));
	SMR_TRY(mlir_need(p, "["));
	if (!mlir_accept(p, "]")) {
		do {
			if (n == SMR_MLIR_RANK)
				return mlir_fail(p, "more than %d dimensions", SMR_MLIR_RANK);
			SMR_TRY(mlir_int(p, &v[0][n]));
			SMR_TRY(mlir_need(p, ":"));
			SMR_TRY(mlir_int(p, &v[1][n]));
			v[2][n] = 1;
			if (mlir_accept(p, ":"))
				SMR_TRY(mlir_int(p, &v[2][n]));
			n++;
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, "]"));
	}
	for (size_t i = 0; i < 3; i++)
		SMR_TRY(mlir_set(d, names[i], mlir_ints_attr(p->arena, v[i], n)));
	return mlir_read_form(d, "{} :func");
}

/* Parses "[0] x [1]" after the word: two fields. */
static smr_status dim_pair(mlir_draft *d, const smr_mlir_attr **lhs, const smr_mlir_attr **rhs)
{
	mlir_parser *p = d->p;

	SMR_TRY(mlir_need(p, "="));
	SMR_TRY(mlir_ints(p, lhs));
	SMR_TRY(mlir_need(p, "x"));
	return mlir_ints(p, rhs);
}

static smr_status dot_dims(mlir_draft *d)
{
	const smr_mlir_attr *v[4] = {NULL};
	smr_mlir_named f[4];
	size_t n = 0;
	/* in the order of MLIR's printer */
	static const char *const names[] = {"lhs_batching_dimensions", "rhs_batching_dimensions",
					    "lhs_contracting_dimensions",
					    "rhs_contracting_dimensions"};

	if (mlir_accept(d->p, "batching_dims")) {
		SMR_TRY(dim_pair(d, &v[0], &v[1]));
		SMR_TRY(mlir_need(d->p, ","));
	}
	SMR_TRY(mlir_need(d->p, "contracting_dims"));
	SMR_TRY(dim_pair(d, &v[2], &v[3]));
	for (size_t i = 0; i < 4; i++)
		if (v[i] != NULL && v[i]->n > 0)
			f[n++] = (smr_mlir_named){names[i], v[i]};
	return mlir_set(d, "dot_dimension_numbers", mlir_dialect_attr(d->p, "stablehlo.dot", f, n));
}

/* Parses "%0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = …, algorithm
 * = …". */
smr_status mlir_read_dot_general(mlir_draft *d)
{
	SMR_TRY(mlir_read_form(d, "% , % ,"));
	SMR_TRY(dot_dims(d));
	return mlir_read_form(d, "?precision = precision_config:precisions ; "
				 "?algorithm = algorithm:stablehlo.dot_algorithm ; {} :func");
}

/* Parses "[[1, 1], [0, 2]]" as dense<…> : tensor<2x2xi64>. */
static smr_status parse_padding(mlir_draft *d)
{
	mlir_parser *p = d->p;
	int64_t v[2 * SMR_MLIR_RANK];
	size_t n = 0;

	SMR_TRY(mlir_need(p, "["));
	if (!mlir_accept(p, "]")) {
		do {
			if (n == 2 * (size_t)SMR_MLIR_RANK)
				return mlir_fail(p, "more than %d dimensions", SMR_MLIR_RANK);
			SMR_TRY(mlir_need(p, "["));
			SMR_TRY(mlir_int(p, &v[n++]));
			SMR_TRY(mlir_need(p, ","));
			SMR_TRY(mlir_int(p, &v[n++]));
			SMR_TRY(mlir_need(p, "]"));
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, "]"));
	}
	return mlir_set(d, "padding", mlir_pairs_attr(p, v, n / 2));
}

/* Parses "[true, false]" as array<i1: …>. */
static smr_status parse_reversal(mlir_draft *d)
{
	mlir_parser *p = d->p;
	bool v[SMR_MLIR_RANK];
	size_t n = 0;

	SMR_TRY(mlir_need(p, "["));
	if (!mlir_accept(p, "]")) {
		do {
			if (n == SMR_MLIR_RANK)
				return mlir_fail(p, "more than %d dimensions", SMR_MLIR_RANK);
			v[n] = mlir_accept(p, "true");
			if (!v[n])
				SMR_TRY(mlir_need(p, "false"));
			n++;
		} while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, "]"));
	}
	return mlir_set(d, "window_reversal", mlir_bools_attr(p, v, n));
}

static const struct {
	const char *word, *name; /* of a list of numbers */
	mlir_op_reader read;     /* for other entries */
} window[] = {
	{"stride", "window_strides", NULL},   {"pad", NULL, parse_padding},
	{"lhs_dilate", "lhs_dilation", NULL}, {"rhs_dilate", "rhs_dilation", NULL},
	{"reverse", NULL, parse_reversal},
};

static smr_status window_entry(mlir_draft *d)
{
	mlir_parser *p = d->p;
	const smr_mlir_attr *a;

	for (size_t i = 0; i < sizeof(window) / sizeof(window[0]); i++) {
		if (!mlir_accept(p, window[i].word))
			continue;
		SMR_TRY(mlir_need(p, "="));
		if (window[i].read != NULL)
			return window[i].read(d);
		SMR_TRY(mlir_ints(p, &a));
		return mlir_set(d, window[i].name, a);
	}
	return mlir_wanted(p, "stride, pad, lhs_dilate, rhs_dilate or reverse");
}

/* Parses "(%0, %1) dim_numbers = […]x[…]->[…], window = {…} {…} : …". */
smr_status mlir_read_convolution(mlir_draft *d)
{
	const smr_mlir_attr *a;
	mlir_parser *p = d->p;

	SMR_TRY(mlir_read_form(d, "( %* ) dim_numbers ="));
	SMR_TRY(mlir_conv_dims(p, &a));
	SMR_TRY(mlir_set(d, "dimension_numbers", a));
	SMR_TRY(mlir_read_form(d, ", window = {"));
	if (!mlir_accept(p, "}")) {
		do
			SMR_TRY(window_entry(d));
		while (mlir_accept(p, ","));
		SMR_TRY(mlir_need(p, "}"));
	}
	return mlir_read_form(d, "{} :func");
}
