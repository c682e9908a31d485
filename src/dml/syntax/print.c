/* Prints a script in canonical form. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dml/syntax/dml.h"

static void quoted(smr_str *s, const char *text)
{
	static const char plain[] = "\n\t\r\b\f\"\\", letters[] = "ntrbf\"\\";

	smr_str_putc(s, '"');
	for (; *text != '\0'; text++) {
		const char *at = strchr(plain, *text);

		if (at != NULL)
			smr_str_putc(s, '\\');
		smr_str_putc(s, at != NULL ? letters[at - plain] : *text);
	}
	smr_str_putc(s, '"');
}

/* Prints the shortest text that parses as the same number, with a point or an exponent. */
static void print_number(smr_str *s, double v)
{
	char text[32];

	if (isinf(v)) {
		smr_str_puts(s, "1e999");
		return;
	}
	for (int digits = 1; digits <= 17; digits++) {
		snprintf(text, sizeof(text), "%.*g", digits, v);
		if (strtod(text, NULL) == v)
			break;
	}
	smr_str_puts(s, text);
	if (strpbrk(text, ".e") == NULL)
		smr_str_puts(s, ".0");
}

static void print_expr(smr_str *s, const smr_dml_expr *e);

static void print_arguments(smr_str *s, const smr_dml_argument *args, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		if (args[i].name != NULL)
			smr_str_printf(s, "%s=", args[i].name);
		print_expr(s, args[i].value);
	}
}

static void print_operation(smr_str *s, const smr_dml_expr *e)
{
	smr_str_putc(s, '(');
	if (e->b != NULL) {
		print_expr(s, e->a);
		smr_str_printf(s, " %s ", smr_dml_op_text(e->op));
		print_expr(s, e->b);
	} else {
		smr_str_puts(s, smr_dml_op_text(e->op));
		print_expr(s, e->a);
	}
	smr_str_putc(s, ')');
}

static void print_range(smr_str *s, const smr_dml_range *r)
{
	if (r->from != NULL)
		print_expr(s, r->from);
	if (r->to != NULL) {
		smr_str_putc(s, ':');
		print_expr(s, r->to);
	}
}

static void index_of(smr_str *s, const smr_dml_expr *e)
{
	smr_str_printf(s, "%s[", e->array);
	for (uint32_t i = 0; i < e->nranges; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		print_range(s, &e->ranges[i]);
	}
	smr_str_putc(s, ']');
}

static void print_call(smr_str *s, const smr_dml_expr *e)
{
	if (e->space != NULL)
		smr_str_printf(s, "%s::", e->space);
	smr_str_printf(s, "%s(", e->callee);
	print_arguments(s, e->args, e->nargs);
	smr_str_putc(s, ')');
}

static void print_expr(smr_str *s, const smr_dml_expr *e)
{
	switch (e->kind) {
	case SMR_DML_INTEGER:
		smr_str_printf(s, "%" PRId64, e->integer);
		break;
	case SMR_DML_DOUBLE:
		print_number(s, e->number);
		break;
	case SMR_DML_BOOLEAN:
		smr_str_puts(s, e->integer != 0 ? "TRUE" : "FALSE");
		break;
	case SMR_DML_STRING:
		quoted(s, e->text);
		break;
	case SMR_DML_NAME:
		smr_str_puts(s, e->name);
		break;
	case SMR_DML_ARGUMENT:
		smr_str_printf(s, "$%s", e->name);
		break;
	case SMR_DML_OPERATION:
		print_operation(s, e);
		break;
	case SMR_DML_CALL:
		print_call(s, e);
		break;
	case SMR_DML_LIST:
		smr_str_putc(s, '[');
		print_arguments(s, e->args, e->nargs);
		smr_str_putc(s, ']');
		break;
	case SMR_DML_INDEX:
		index_of(s, e);
		break;
	}
}

static void print_body(smr_str *s, const smr_dml_body *b, unsigned depth);

static void print_assignment(smr_str *s, const smr_dml_statement *t)
{
	if (t->ntargets > 1)
		smr_str_putc(s, '[');
	for (uint32_t i = 0; i < t->ntargets; i++) {
		if (i > 0)
			smr_str_puts(s, ", ");
		print_expr(s, t->targets[i]);
	}
	if (t->ntargets > 1)
		smr_str_putc(s, ']');
	smr_str_puts(s, t->kind == SMR_DML_ADD ? " += " : " = ");
	print_expr(s, t->value);
}

static void print_block(smr_str *s, const smr_dml_body *b, unsigned depth)
{
	smr_str_puts(s, " {\n");
	print_body(s, b, depth + 1);
	smr_str_indent(s, depth);
	smr_str_putc(s, '}');
}

static void branches(smr_str *s, const smr_dml_statement *t, unsigned depth)
{
	smr_str_puts(s, t->kind == SMR_DML_IF ? "if (" : "while (");
	print_expr(s, t->value);
	smr_str_putc(s, ')');
	print_block(s, &t->body, depth);
	if (t->otherwise.n > 0) {
		smr_str_puts(s, " else");
		print_block(s, &t->otherwise, depth);
	}
}

static void print_loop(smr_str *s, const smr_dml_statement *t, unsigned depth)
{
	smr_str_printf(s, "%s (%s in ", t->kind == SMR_DML_FOR ? "for" : "parfor", t->variable);
	print_expr(s, t->from);
	if (t->to != NULL) {
		smr_str_putc(s, ':');
		print_expr(s, t->to);
	}
	if (t->noptions > 0)
		smr_str_puts(s, ", ");
	print_arguments(s, t->options, t->noptions);
	smr_str_putc(s, ')');
	print_block(s, &t->body, depth);
}

static void print_statement(smr_str *s, const smr_dml_statement *t, unsigned depth)
{
	smr_str_indent(s, depth);
	switch (t->kind) {
	case SMR_DML_ASSIGN:
	case SMR_DML_ADD:
		print_assignment(s, t);
		break;
	case SMR_DML_DO:
		print_expr(s, t->value);
		break;
	case SMR_DML_IF:
	case SMR_DML_WHILE:
		branches(s, t, depth);
		break;
	case SMR_DML_FOR:
	case SMR_DML_PARFOR:
		print_loop(s, t, depth);
		break;
	}
	smr_str_putc(s, '\n');
}

static void print_body(smr_str *s, const smr_dml_body *b, unsigned depth)
{
	for (uint32_t i = 0; i < b->n; i++)
		print_statement(s, b->list[i], depth);
}

static void print_params(smr_str *s, const smr_dml_param *list, uint32_t n)
{
	smr_str_putc(s, '(');
	for (uint32_t i = 0; i < n; i++) {
		smr_str_printf(s, "%s%s %s", i > 0 ? ", " : "", smr_dml_type_name(list[i].type),
			       list[i].name);
		if (list[i].otherwise != NULL) {
			smr_str_puts(s, " = ");
			print_expr(s, list[i].otherwise);
		}
	}
	smr_str_putc(s, ')');
}

static void print_function(smr_str *s, const smr_dml_function *f)
{
	smr_str_printf(s, "%s = %s", f->name, f->external ? "externalFunction" : "function");
	print_params(s, f->params, f->nparams);
	smr_str_puts(s, " return ");
	print_params(s, f->results, f->nresults);
	if (f->external) {
		smr_str_puts(s, " implemented in (");
		if (f->classname != NULL) {
			smr_str_puts(s, "classname = ");
			quoted(s, f->classname);
		}
		smr_str_putc(s, ')');
	} else {
		print_block(s, &f->body, 0);
	}
	smr_str_putc(s, '\n');
}

void smr_dml_print(smr_str *s, const smr_dml_script *script)
{
	for (uint32_t i = 0; i < script->nsources; i++) {
		smr_str_puts(s, "source(");
		quoted(s, script->sources[i].file);
		smr_str_printf(s, ") as %s\n", script->sources[i].space);
	}
	for (uint32_t i = 0; i < script->nfunctions; i++)
		print_function(s, script->functions[i]);
	print_body(s, &script->body, 0);
}
