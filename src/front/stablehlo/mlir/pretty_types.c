/* Types of pretty forms: fewer than a function type's if the others can be inferred. */
#include <string.h>

#include "front/stablehlo/mlir/pretty.h"

enum { MOST_ALIKE = 256 };

/* Sets all operands, if there are any, and the one result to one type. */
static smr_status set_all_types(mlir_draft *d, const smr_mlir_type *t)
{
	mlir_parser *p = d->p;
	size_t first = p->stack.n;

	if (d->op->noperands > MOST_ALIKE)
		return mlir_fail(p, "more than %d operands before one type for them all",
				 MOST_ALIKE);
	for (uint32_t i = 0; i < d->op->noperands; i++)
		SMR_TRY(mlir_push(p, t));
	SMR_TRY(mlir_operands_are(d, p->stack.v + first, d->op->noperands));
	p->stack.n = first;
	return mlir_results_are(d, (const void *[]){t}, 1);
}

static smr_status parse_same_type(mlir_draft *d)
{
	const smr_mlir_type *t;

	SMR_TRY(mlir_need(d->p, ":"));
	if (mlir_peek(d->p, "("))
		return mlir_function_tail(d);
	SMR_TRY(mlir_type(d->p, &t));
	return set_all_types(d, t);
}

static smr_status parse_func_type(mlir_draft *d)
{
	SMR_TRY(mlir_need(d->p, ":"));
	return mlir_function_tail(d);
}

/* Parses "T, T" onto the stack. */
static smr_status parse_type_list(mlir_parser *p)
{
	const smr_mlir_type *t;

	do {
		SMR_TRY(mlir_type(p, &t));
		SMR_TRY(mlir_push(p, t));
	} while (mlir_accept(p, ","));
	return SMR_OK;
}

/* Parses "P, T": T is the type of both values and the result. */
static smr_status select_types(mlir_draft *d)
{
	mlir_parser *p = d->p;
	size_t first = p->stack.n;

	SMR_TRY(mlir_need(p, ":"));
	if (mlir_peek(p, "("))
		return mlir_function_tail(d);
	SMR_TRY(parse_type_list(p));
	if (p->stack.n - first != 2)
		return mlir_wanted(p, "two types: the predicate's, and that of the values");
	SMR_TRY(mlir_push(p, p->stack.v[first + 1]));
	SMR_TRY(mlir_operands_are(d, p->stack.v + first, 3));
	SMR_TRY(mlir_results_are(d, p->stack.v + first + 1, 1));
	p->stack.n = first;
	return SMR_OK;
}

/* Parses "T", the result's type; the operands have the type of its parts. */
static smr_status parse_complex_type(mlir_draft *d)
{
	const smr_mlir_type *t;
	const void *part;

	SMR_TRY(mlir_need(d->p, ":"));
	if (mlir_peek(d->p, "("))
		return mlir_function_tail(d);
	SMR_TRY(mlir_type(d->p, &t));
	if (t->kind != SMR_MLIR_TENSOR || t->element->kind != SMR_MLIR_COMPLEX)
		return mlir_fail(d->p, "expected a tensor of complex numbers before this");
	part = mlir_with_element(d->p, t, t->element->element);
	if (part == NULL)
		return mlir_no_memory(d->p);
	SMR_TRY(mlir_operands_are(d, (const void *[]){part, part}, 2));
	return mlir_results_are(d, (const void *[]){t}, 1);
}

static smr_status parse_tuple_type(mlir_draft *d)
{
	const smr_mlir_type *t;

	SMR_TRY(mlir_need(d->p, ":"));
	SMR_TRY(mlir_type(d->p, &t));
	if (t->kind != SMR_MLIR_TUPLE)
		return mlir_fail(d->p, "expected a tuple's type before this");
	SMR_TRY(mlir_operands_are(d, (const void *const *)t->members, t->n));
	return mlir_results_are(d, (const void *[]){t}, 1);
}

static smr_status set_value_types(mlir_draft *d, bool results)
{
	mlir_parser *p = d->p;
	size_t first = p->stack.n;

	if (mlir_accept(p, ":"))
		SMR_TRY(parse_type_list(p));
	SMR_TRY(mlir_operands_are(d, p->stack.v + first, p->stack.n - first));
	SMR_TRY(mlir_results_are(d, p->stack.v + first, results ? p->stack.n - first : 0));
	p->stack.n = first;
	return SMR_OK;
}

static smr_status parse_value_types(mlir_draft *d)
{
	return set_value_types(d, false);
}

/* Parses types where each result has that of its operand; none: "()". */
static smr_status parse_paired_types(mlir_draft *d)
{
	if (d->op->noperands == 0 && mlir_accept(d->p, "("))
		SMR_TRY(mlir_need(d->p, ")"));
	return set_value_types(d, true);
}

/* Parses "T, T -> T", or a function's type. */
static smr_status parse_arrow_types(mlir_draft *d)
{
	mlir_parser *p = d->p;
	size_t first = p->stack.n, ins;

	SMR_TRY(mlir_need(p, ":"));
	if (mlir_peek(p, "("))
		return mlir_function_tail(d);
	SMR_TRY(parse_type_list(p));
	ins = p->stack.n - first;
	if (!mlir_accept(p, "->")) {
		const smr_mlir_type *t = p->stack.v[first];

		p->stack.n = first;
		return ins == 1 ? set_all_types(d, t) : mlir_wanted(p, "'->'");
	}
	SMR_TRY(mlir_operands_are(d, p->stack.v + first, ins));
	SMR_TRY(mlir_types_in_parens(p, true));
	SMR_TRY(mlir_results_are(d, p->stack.v + first + ins, p->stack.n - first - ins));
	p->stack.n = first;
	return SMR_OK;
}

static const struct {
	const char *name;
	smr_status (*read)(mlir_draft *d);
} tails[] = {
	{"same", parse_same_type},    {"func", parse_func_type},
	{"select", select_types},     {"values", parse_value_types},
	{"arrow", parse_arrow_types}, {"complex", parse_complex_type},
	{"tuple", parse_tuple_type},  {"pairs", parse_paired_types},
};

smr_status mlir_read_tail(mlir_draft *d, const char *name)
{
	size_t i = 0;

	while (strcmp(tails[i].name, name) != 0) /* names of pretty.c are always found */
		i++;
	return tails[i].read(d);
}
