/* The generic form, one op to a line. Values are numbered separately in each function. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"
#include "ir/text/text.h"

typedef struct numbers {
	uint32_t args, results;
} numbers;

static void print_value(smr_str *s, const smr_mlir_value *v)
{
	smr_str_puts(s, v->op == NULL ? "%arg" : "%");
	smr_text_uint(s, v->number);
	if (v->op != NULL && v->op->nresults > 1) {
		smr_str_putc(s, '#');
		smr_text_uint(s, v->index);
	}
}

static void print_results(smr_str *s, smr_mlir_op *op, numbers *n)
{
	if (op->nresults == 0)
		return;
	for (uint32_t i = 0; i < op->nresults; i++)
		op->results[i].number = n->results;
	smr_str_putc(s, '%');
	smr_text_uint(s, n->results++);
	if (op->nresults > 1) {
		smr_str_putc(s, ':');
		smr_text_uint(s, op->nresults);
	}
	smr_str_puts(s, " = ");
}

static void print_types(smr_str *s, const smr_mlir_op *op)
{
	bool bare = op->nresults == 1 && op->results[0].type->kind != SMR_MLIR_FUNCTION;

	smr_str_puts(s, " : (");
	for (uint32_t i = 0; i < op->noperands; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		smr_mlir_print_type(s, op->operands[i]->type);
	}
	smr_str_puts(s, bare ? ") -> " : ") -> (");
	for (uint32_t i = 0; i < op->nresults; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		smr_mlir_print_type(s, op->results[i].type);
	}
	if (!bare)
		smr_str_putc(s, ')');
}

static void print_op(smr_str *s, smr_mlir_op *op, unsigned depth, numbers *n);

/* A block without arguments needs a label only after other blocks. */
static void print_block(smr_str *s, smr_mlir_block *b, uint32_t k, unsigned depth, numbers *n)
{
	if (b->nargs > 0 || k > 0) {
		smr_str_indent(s, depth);
		smr_str_printf(s, "^bb%u", k);
		for (uint32_t i = 0; i < b->nargs; i++) {
			b->args[i].number = n->args++;
			smr_str_puts(s, i == 0 ? "(" : ", ");
			print_value(s, &b->args[i]);
			smr_str_puts(s, ": ");
			smr_mlir_print_type(s, b->args[i].type);
		}
		smr_str_puts(s, b->nargs > 0 ? "):\n" : ":\n");
	}
	for (uint32_t i = 0; i < b->nops; i++)
		print_op(s, b->ops[i], depth + 1, n);
}

static void print_region(smr_str *s, const smr_mlir_op *op, const smr_mlir_region *r,
			 unsigned depth, numbers *n)
{
	bool alone = strcmp(op->name, "func.func") == 0;
	numbers own = {0};

	smr_str_puts(s, "{\n");
	if (r->nblocks == 0 && strcmp(op->name, "builtin.module") == 0)
		smr_str_puts(s, "^bb0:\n"); /* a module always has a block */
	for (uint32_t i = 0; i < r->nblocks; i++)
		print_block(s, r->blocks[i], i, depth, alone ? &own : n);
	smr_str_indent(s, depth);
	smr_str_putc(s, '}');
}

static void print_op(smr_str *s, smr_mlir_op *op, unsigned depth, numbers *n)
{
	smr_str_indent(s, depth);
	print_results(s, op, n);
	mlir_print_quoted(s, op->name, strlen(op->name));
	smr_str_putc(s, '(');
	for (uint32_t i = 0; i < op->noperands; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		print_value(s, op->operands[i]);
	}
	smr_str_putc(s, ')');
	for (uint32_t i = 0; i < op->nregions; i++) {
		smr_str_puts(s, i == 0 ? " (" : ", ");
		print_region(s, op, &op->regions[i], depth, n);
	}
	if (op->nregions > 0)
		smr_str_putc(s, ')');
	if (op->nattrs > 0) {
		smr_str_putc(s, ' ');
		mlir_print_dict(s, op->attrs, op->nattrs);
	}
	print_types(s, op);
	smr_str_putc(s, '\n');
}

smr_status smr_mlir_print(smr_mlir *m, smr_str *out)
{
	numbers n = {0};

	print_op(out, m->module, 0, &n);
	return smr_str_status(out, "a program's text");
}
