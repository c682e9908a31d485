/* Types as text. */
#include "front/stablehlo/mlir/parser.h"
#include "ir/text/text.h"

static void print_types(smr_str *s, const smr_mlir_type *const *t, size_t n)
{
	smr_str_putc(s, '(');
	for (size_t i = 0; i < n; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		smr_mlir_print_type(s, t[i]);
	}
	smr_str_putc(s, ')');
}

static void print_function(smr_str *s, const smr_mlir_type *t)
{
	const smr_mlir_type *const *outs = t->members + t->n;

	print_types(s, t->members, t->n);
	smr_str_puts(s, " -> ");
	if (t->nresults == 1 && outs[0]->kind != SMR_MLIR_FUNCTION)
		smr_mlir_print_type(s, outs[0]);
	else
		print_types(s, outs, t->nresults);
}

static void print_tensor(smr_str *s, const smr_mlir_type *t)
{
	smr_str_puts(s, t->kind == SMR_MLIR_UNRANKED ? "tensor<*x" : "tensor<");
	for (uint32_t i = 0; i < t->n; i++) {
		if (t->dims[i] == SMR_MLIR_DYNAMIC)
			smr_str_putc(s, '?');
		else
			smr_text_uint(s, (uint64_t)t->dims[i]);
		smr_str_putc(s, 'x');
	}
	smr_mlir_print_type(s, t->element);
	if (t->encoding != NULL) {
		smr_str_puts(s, ", ");
		smr_mlir_print_attr(s, t->encoding);
	}
	smr_str_putc(s, '>');
}

void smr_mlir_print_type(smr_str *s, const smr_mlir_type *t)
{
	switch (t->kind) {
	case SMR_MLIR_INT:
	case SMR_MLIR_FLOAT:
	case SMR_MLIR_INDEX:
	case SMR_MLIR_NONE:
		smr_str_puts(s, t->name);
		break;
	case SMR_MLIR_COMPLEX:
		smr_str_puts(s, "complex<");
		smr_mlir_print_type(s, t->element);
		smr_str_putc(s, '>');
		break;
	case SMR_MLIR_TENSOR:
	case SMR_MLIR_UNRANKED:
		print_tensor(s, t);
		break;
	case SMR_MLIR_TUPLE:
		smr_str_puts(s, "tuple<");
		for (uint32_t i = 0; i < t->n; i++) {
			if (i > 0)
				smr_str_puts(s, ", ");
			smr_mlir_print_type(s, t->members[i]);
		}
		smr_str_putc(s, '>');
		break;
	case SMR_MLIR_FUNCTION:
		print_function(s, t);
		break;
	case SMR_MLIR_DIALECT:
		smr_str_printf(s, "!%s", t->name);
		if (t->body != NULL)
			smr_str_printf(s, "<%s>", t->body);
		break;
	}
}
