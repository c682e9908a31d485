/* Calls of a script's own functions. */
#include <math.h>
#include <string.h>

#include "base/alloc.h"
#include "script/interp.h"

typedef struct target {
	const smr_dml_function *function;
	script_file *file;
} target;

/* ---- arguments */

static smr_status convert(script *s, smr_dml_at at, const smr_dml_param *p, script_value *v)
{
	if (p->type == SMR_DML_TYPE_MATRIX && v->kind != SCRIPT_MATRIX)
		return script_fail(s, at, "%s must be a matrix, and is %s", p->name,
				   script_a_kind(v->kind));
	if (p->type == SMR_DML_TYPE_INTEGER && v->kind == SCRIPT_DOUBLE) {
		SMR_TRY(script_force(s->trace, v));
		*v = script_integer((int64_t)trunc(v->number));
	}
	if (p->type == SMR_DML_TYPE_DOUBLE && v->kind == SCRIPT_INTEGER)
		*v = script_double((double)v->integer);
	return SMR_OK;
}

static uint32_t param_at(const smr_dml_function *f, const char *name)
{
	for (uint32_t i = 0; i < f->nparams; i++)
		if (strcmp(f->params[i].name, name) == 0)
			return i;
	return UINT32_MAX;
}

/* Given ones by the caller's variables, the others by what the function says. */
static smr_status bind(script *s, const smr_dml_expr *e, const smr_dml_function *f,
		       script_value *args)
{
	for (uint32_t i = 0; i < e->nargs; i++) {
		const smr_dml_argument *a = &e->args[i];
		uint32_t k = a->name != NULL ? param_at(f, a->name) : i;

		if (k >= f->nparams && a->name != NULL)
			return script_fail(s, a->value->at, "%s() has no parameter %s", f->name,
					   a->name);
		if (k >= f->nparams)
			return script_fail(s, a->value->at, "%s() takes %u arguments", f->name,
					   f->nparams);
		if (args[k].kind != SCRIPT_NOTHING)
			return script_fail(s, a->value->at, "%s is given twice", f->params[k].name);
		SMR_TRY(script_eval(s, a->value, &args[k]));
		SMR_TRY(convert(s, a->value->at, &f->params[k], &args[k]));
	}
	return SMR_OK;
}

static smr_status enter(script *s, const smr_dml_expr *e, const smr_dml_function *f,
			script_value *args)
{
	for (uint32_t i = 0; i < f->nparams; i++) {
		script_value v = args[i];

		args[i] = (script_value){0};
		if (v.kind == SCRIPT_NOTHING && f->params[i].otherwise == NULL)
			return script_fail(s, f->params[i].at, "%s() is called without %s", f->name,
					   f->params[i].name);
		if (v.kind == SCRIPT_NOTHING) {
			SMR_TRY(script_eval(s, f->params[i].otherwise, &v));
			SMR_TRY(convert(s, e->at, &f->params[i], &v));
		}
		SMR_TRY(script_set(s, f->params[i].name, v));
	}
	return SMR_OK;
}

static smr_status leave(script *s, const smr_dml_function *f, script_value *out, uint32_t nout)
{
	for (uint32_t i = 0; i < f->nresults; i++) {
		const script_value *v = script_get(s, f->results[i].name);

		if (v == NULL)
			return script_fail(s, f->results[i].at,
					   "for function %s, return variable %s must be defined in "
					   "function",
					   f->name, f->results[i].name);
		if (i < nout) {
			out[i] = script_keep(v);
			SMR_TRY(convert(s, f->results[i].at, &f->results[i], &out[i]));
		}
	}
	return SMR_OK;
}

static smr_status run(script *s, const smr_dml_expr *e, const target *t, script_value *args,
		      script_value *out, uint32_t nout)
{
	script_frame frame = {.function = t->function, .file = t->file, .caller = s->frame};
	smr_status st;

	if (s->depth == SCRIPT_CALLS)
		return script_fail(s, e->at, "more than %d calls in each other", SCRIPT_CALLS);
	s->depth++;
	s->frame->at = e->at;
	frame.at = t->function->at;
	s->frame = &frame;
	st = enter(s, e, t->function, args);
	if (st == SMR_OK)
		st = script_body(s, &t->function->body);
	if (st == SMR_OK)
		st = leave(s, t->function, out, nout);
	s->frame = frame.caller;
	s->depth--;
	script_free_frame(&frame);
	return st;
}

static smr_status call(script *s, const smr_dml_expr *e, const target *t, script_value *out,
		       uint32_t nout)
{
	const smr_dml_function *f = t->function;
	script_value *args;
	smr_status st;

	args = smr_calloc(f->nparams + 1, sizeof(*args));
	if (args == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a call");
	st = bind(s, e, f, args);
	if (st == SMR_OK && f->external)
		st = script_external(s, e, f, args, out, nout);
	else if (st == SMR_OK)
		st = run(s, e, t, args, out, nout);
	for (uint32_t i = 0; i < f->nparams; i++)
		script_drop(&args[i]);
	smr_free(args);
	return st;
}

/* ifdef($x, otherwise) */
static smr_status if_given(script *s, const smr_dml_expr *e, script_value *out)
{
	if (e->nargs != 2 || e->args[0].value->kind != SMR_DML_ARGUMENT)
		return script_fail(s, e->at, "ifdef() takes $name and what it is otherwise");
	for (size_t i = 0; i < s->params->nargs; i++)
		if (strcmp(s->params->args[i].name, e->args[0].value->name) == 0)
			return script_eval(s, e->args[0].value, out);
	return script_eval(s, e->args[1].value, out);
}

smr_status script_call(script *s, const smr_dml_expr *e, script_value *out, uint32_t nout)
{
	const script_builtin *b;
	target t;

	if (e->space == NULL && strcmp(e->callee, "ifdef") == 0)
		return if_given(s, e, out);
	if (e->space == NULL && strcmp(e->callee, "list") == 0)
		return script_list_make(s, e, out);
	SMR_TRY(script_find_function(s, e->at, e->space, e->callee, &t.function, &t.file));
	if (t.function != NULL)
		return call(s, e, &t, out, nout);
	b = script_find_builtin(e->callee);
	if (b != NULL)
		return script_run_builtin(s, b, e, out, nout);
	SMR_TRY(script_find_library(s, e->callee, &t.function, &t.file));
	if (t.function != NULL)
		return call(s, e, &t, out, nout);
	return script_fail(s, e->at, "function %s is undefined", e->callee);
}
