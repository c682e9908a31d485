/* Compiles loops over scalars. What is not known to be of numbers alone has no code: matrices,
 * texts, lists, output, functions other than the script's own and those of one number. */
#include <string.h>

#include "base/alloc.h"
#include "dml/interp/scalar_code.h"

typedef struct compiler {
	script *s;
	dml_scalar_code *code;
	dml_scalar_names *names; /* of the loop's frame, or of a function */
	dml_file *file;
} compiler;

static bool compile_body(compiler *c, const smr_dml_body *from, dml_scalar_body *to);
static const dml_scalar_expr *compile_expr(compiler *c, const smr_dml_expr *from);

/* Returns the slot of a name; UINT32_MAX: no memory. */
static uint32_t slot_of(compiler *c, const char *name, bool set)
{
	dml_scalar_names *n = c->names;
	uint32_t i = 0;

	while (i < n->n && strcmp(n->list[i], name) != 0)
		i++;
	if (i == n->cap) {
		uint32_t cap = n->cap == 0 ? 8 : 2 * n->cap;
		const char **list = smr_arena_array(c->code->arena, cap, sizeof(*list));
		bool *is_set = smr_arena_array(c->code->arena, cap, sizeof(*is_set));

		if (list == NULL || is_set == NULL)
			return UINT32_MAX;
		if (n->n > 0) {
			memcpy(list, n->list, n->n * sizeof(*list));
			memcpy(is_set, n->set, n->n * sizeof(*is_set));
		}
		*n = (dml_scalar_names){n->n, cap, list, is_set};
	}
	if (i == n->n) {
		n->set[i] = false;
		n->list[n->n++] = name;
	}
	n->set[i] |= set;
	return i;
}

static bool is_of_numbers(smr_dml_type t)
{
	return t == SMR_DML_TYPE_DOUBLE || t == SMR_DML_TYPE_INTEGER || t == SMR_DML_TYPE_BOOLEAN ||
	       t == SMR_DML_TYPE_UNKNOWN;
}

/* ---- functions */

static bool compile_function(compiler *c, dml_scalar_function *f)
{
	compiler inner = {c->s, c->code, &f->names, f->file};
	const smr_dml_function *from = f->f;

	f->results = smr_arena_array(c->code->arena, from->nresults + 1, sizeof(*f->results));
	f->defaults = smr_arena_array(c->code->arena, from->nparams + 1, sizeof(*f->defaults));
	if (f->results == NULL || f->defaults == NULL)
		return false;
	for (uint32_t i = 0; i < from->nparams; i++)
		if (!is_of_numbers(from->params[i].type) ||
		    slot_of(&inner, from->params[i].name, true) != i)
			return false;
	for (uint32_t i = 0; i < from->nresults; i++) {
		f->results[i] = slot_of(&inner, from->results[i].name, false);
		if (!is_of_numbers(from->results[i].type) || f->results[i] == UINT32_MAX)
			return false;
	}
	for (uint32_t i = 0; i < from->nparams; i++) {
		const smr_dml_expr *otherwise = from->params[i].otherwise;

		f->defaults[i] = otherwise != NULL ? compile_expr(&inner, otherwise) : NULL;
		if (otherwise != NULL && f->defaults[i] == NULL)
			return false;
	}
	return compile_body(&inner, &from->body, &f->body);
}

/* Finds or compiles a function; NULL: it has no code. */
static const dml_scalar_function *function_of(compiler *c, const smr_dml_function *from,
					      dml_file *file)
{
	dml_scalar_function *f = c->code->functions;

	while (f != NULL && f->f != from)
		f = f->next;
	if (f != NULL) /* it may call itself, then it is not complete yet */
		return f;
	if (from->external || from->nresults == 0)
		return NULL;
	f = smr_arena_alloc(c->code->arena, sizeof(*f));
	if (f == NULL)
		return NULL;
	*f = (dml_scalar_function){.f = from, .file = file, .next = c->code->functions};
	c->code->functions = f;
	return compile_function(c, f) ? f : NULL;
}

static uint32_t param_of(const smr_dml_function *f, const char *name, uint32_t i)
{
	if (name == NULL)
		return i;
	for (i = 0; i < f->nparams && strcmp(f->params[i].name, name) != 0; i++)
		;
	return i;
}

static bool compile_call(compiler *c, const smr_dml_expr *from, const smr_dml_function *f,
			 dml_file *file, dml_scalar_expr *to)
{
	to->kind = DML_SCALAR_CALL;
	to->nargs = from->nargs;
	to->args = smr_arena_array(c->code->arena, f->nparams + 1, sizeof(*to->args));
	to->order = smr_arena_array(c->code->arena, from->nargs + 1, sizeof(*to->order));
	to->function = function_of(c, f, file);
	if (to->args == NULL || to->order == NULL || to->function == NULL)
		return false;
	memset(to->args, 0, (f->nparams + 1) * sizeof(*to->args));
	for (uint32_t i = 0; i < from->nargs; i++) {
		uint32_t k = param_of(f, from->args[i].name, i);

		if (k >= f->nparams || to->args[k] != NULL)
			return false;
		to->order[i] = k;
		to->args[k] = compile_expr(c, from->args[i].value);
		if (to->args[k] == NULL)
			return false;
	}
	for (uint32_t i = 0; i < f->nparams; i++)
		if (to->args[i] == NULL && f->params[i].otherwise == NULL)
			return false;
	return true;
}

/* A function of the script's own, or one of a number. */
static bool compile_any_call(compiler *c, const smr_dml_expr *from, dml_scalar_expr *to)
{
	const smr_dml_function *f;
	const dml_builtin *b;
	dml_file *file;

	if (from->space != NULL || strcmp(from->callee, "ifdef") == 0 ||
	    strcmp(from->callee, "list") == 0 ||
	    dml_find_in(c->s, from->at, c->file, NULL, from->callee, &f, &file) != SMR_OK)
		return false;
	if (f != NULL)
		return compile_call(c, from, f, file, to);
	b = c->s->library->find(from->callee);
	if (b == NULL || from->nargs != 1 || from->args[0].name != NULL ||
	    !c->s->library->is_elementwise(b, &to->element))
		return false;
	to->kind = DML_SCALAR_ELEMENT;
	to->a = compile_expr(c, from->args[0].value);
	return to->a != NULL;
}

/* ---- expressions */

static bool compile_operation(compiler *c, const smr_dml_expr *from, dml_scalar_expr *to)
{
	if (from->op == SMR_DML_MATMULT)
		return false;
	to->kind = from->b != NULL ? DML_SCALAR_BINARY : DML_SCALAR_UNARY;
	to->op = from->op;
	to->a = compile_expr(c, from->a);
	to->b = from->b != NULL ? compile_expr(c, from->b) : NULL;
	return to->a != NULL && (from->b == NULL || to->b != NULL);
}

static bool compile_into(compiler *c, const smr_dml_expr *from, dml_scalar_expr *to)
{
	switch (from->kind) {
	case SMR_DML_INTEGER:
		to->constant = (dml_scalar){.kind = DML_INTEGER, .integer = from->integer};
		return true;
	case SMR_DML_DOUBLE:
		to->constant = (dml_scalar){.kind = DML_DOUBLE, .number = from->number};
		return true;
	case SMR_DML_BOOLEAN:
		to->constant = (dml_scalar){.kind = DML_BOOLEAN, .integer = from->integer != 0};
		return true;
	case SMR_DML_NAME:
		to->kind = DML_SCALAR_SLOT;
		to->slot = slot_of(c, from->name, false);
		return to->slot != UINT32_MAX;
	case SMR_DML_OPERATION:
		return compile_operation(c, from, to);
	case SMR_DML_CALL:
		return compile_any_call(c, from, to);
	default:
		return false;
	}
}

static const dml_scalar_expr *compile_expr(compiler *c, const smr_dml_expr *from)
{
	dml_scalar_expr *to = smr_arena_alloc(c->code->arena, sizeof(*to));

	if (to == NULL)
		return NULL;
	*to = (dml_scalar_expr){.kind = DML_SCALAR_CONSTANT, .at = from->at};
	return compile_into(c, from, to) ? to : NULL;
}

/* ---- statements */

/* x = e, and x += e as x = x + e. */
static bool compile_assign(compiler *c, const smr_dml_statement *from, dml_scalar_statement *to)
{
	const smr_dml_expr *target = from->targets[0];
	smr_dml_expr *sum;

	to->kind = SMR_DML_ASSIGN;
	if (from->ntargets != 1 || target->kind != SMR_DML_NAME)
		return false;
	if (from->kind == SMR_DML_ADD) {
		sum = smr_arena_alloc(c->code->arena, sizeof(*sum));
		if (sum == NULL)
			return false;
		*sum = (smr_dml_expr){.kind = SMR_DML_OPERATION, .at = from->at};
		sum->op = SMR_DML_PLUS;
		sum->a = target;
		sum->b = from->value;
		to->value = compile_expr(c, sum);
	} else {
		to->value = compile_expr(c, from->value);
	}
	to->slot = slot_of(c, target->name, true);
	return to->value != NULL && to->slot != UINT32_MAX;
}

static bool compile_for(compiler *c, const smr_dml_statement *from, dml_scalar_statement *to)
{
	if (from->to == NULL)
		return false;
	to->from = compile_expr(c, from->from);
	to->to = compile_expr(c, from->to);
	to->slot = slot_of(c, from->variable, true);
	return to->from != NULL && to->to != NULL && to->slot != UINT32_MAX &&
	       compile_body(c, &from->body, &to->body);
}

static bool compile_statement(compiler *c, const smr_dml_statement *from, dml_scalar_statement *to)
{
	to->kind = from->kind;
	switch (from->kind) {
	case SMR_DML_ASSIGN:
	case SMR_DML_ADD:
		return compile_assign(c, from, to);
	case SMR_DML_IF:
	case SMR_DML_WHILE:
		to->value = compile_expr(c, from->value);
		return to->value != NULL && compile_body(c, &from->body, &to->body) &&
		       compile_body(c, &from->otherwise, &to->otherwise);
	case SMR_DML_FOR:
		return compile_for(c, from, to);
	default:
		return false;
	}
}

static bool compile_body(compiler *c, const smr_dml_body *from, dml_scalar_body *to)
{
	to->n = from->n;
	to->list = smr_arena_array(c->code->arena, from->n + 1, sizeof(*to->list));
	for (uint32_t i = 0; to->list != NULL && i < from->n; i++) {
		dml_scalar_statement *x = smr_arena_alloc(c->code->arena, sizeof(*x));

		if (x == NULL)
			return false;
		*x = (dml_scalar_statement){0};
		if (!compile_statement(c, from->list[i], x))
			return false;
		to->list[i] = x;
	}
	return to->list != NULL;
}

static bool compile_loop(script *s, dml_scalar_code *code)
{
	compiler c = {s, code, &code->names, s->frame->file};
	const smr_dml_statement *loop = code->loop;

	if (loop->kind == SMR_DML_WHILE)
		code->value = compile_expr(&c, loop->value);
	else
		code->variable = slot_of(&c, loop->variable, true);
	return (loop->kind != SMR_DML_WHILE || code->value != NULL) &&
	       code->variable != UINT32_MAX && compile_body(&c, &loop->body, &code->body);
}

static void free_code(dml_scalar_code *code)
{
	smr_arena_free(code->arena);
	smr_free(code->memory);
	smr_free(code);
}

dml_scalar_code *dml_scalar_compile(script *s, const smr_dml_statement *loop)
{
	dml_scalar_code *code;

	HASH_FIND_PTR(s->scalars, &loop, code);
	if (code != NULL)
		return code->fit ? code : NULL;
	code = smr_calloc(1, sizeof(*code));
	if (code == NULL)
		return NULL;
	code->loop = loop;
	code->arena = smr_arena_new();
	code->fit =
		code->arena != NULL && compile_loop(s, code) && !smr_arena_ran_short(code->arena);
	HASH_ADD_PTR(s->scalars, loop, code);
	if (code->hh.tbl == NULL) {
		free_code(code);
		return NULL;
	}
	return code->fit ? code : NULL;
}

void dml_free_scalars(script *s)
{
	dml_scalar_code *code, *next;

	HASH_ITER (hh, s->scalars, code, next) {
		HASH_DEL(s->scalars, code);
		free_code(code);
	}
}
