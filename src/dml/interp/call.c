/* Calls of a script's own functions. */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "dml/domain.h"

/* ---- arguments */

static smr_status convert(script *s, smr_dml_at at, const smr_dml_param *p, dml_value *v)
{
	bool is, known;
	double x;

	smr_assert(p->name != NULL);
	if (s->domain->param != NULL)
		SMR_TRY(s->domain->param(s, p, v));
	if (p->type == SMR_DML_TYPE_MATRIX && v->kind != DML_MATRIX)
		return dml_run_fail(s, at, "%s must be a matrix, and is %s", p->name,
				    dml_a_kind(v->kind));
	if (p->type == SMR_DML_TYPE_FRAME && v->kind != DML_FRAME)
		return dml_run_fail(s, at, "%s must be a frame, and is %s", p->name,
				    dml_a_kind(v->kind));
	if (p->type == SMR_DML_TYPE_INTEGER && v->kind == DML_DOUBLE) {
		SMR_TRY(s->domain->number(s, v, &known, &is, &x));
		if (known)
			*v = dml_integer(dml_whole(x));
	}
	if (p->type == SMR_DML_TYPE_INTEGER && v->kind == DML_BOOLEAN)
		*v = dml_integer(v->integer);
	if (p->type == SMR_DML_TYPE_DOUBLE && (v->kind == DML_INTEGER || v->kind == DML_BOOLEAN))
		*v = dml_double((double)v->integer);
	return SMR_OK;
}

/* A result declared as integer keeps its fraction, as in SystemDS. */
static smr_status convert_result(script *s, const smr_dml_param *p, dml_value *v)
{
	bool is, known;
	double x;

	if (p->type == SMR_DML_TYPE_INTEGER && v->kind == DML_DOUBLE) {
		SMR_TRY(s->domain->number(s, v, &known, &is, &x));
		if (known && x != (double)dml_whole(x))
			return SMR_OK;
	}
	if (p->type == SMR_DML_TYPE_BOOLEAN && dml_is_number(v)) {
		SMR_TRY(s->domain->number(s, v, &known, &is, &x));
		if (known)
			*v = dml_boolean(x != 0);
	}
	return convert(s, p->at, p, v);
}

static uint32_t param_at(const smr_dml_function *f, const char *name)
{
	for (uint32_t i = 0; i < f->nparams; i++)
		if (strcmp(f->params[i].name, name) == 0)
			return i;
	return UINT32_MAX;
}

/* Binds argument @p i, or the one named @p name, and takes @p v over. */
static smr_status bind_argument(script *s, smr_dml_at at, const smr_dml_function *f, uint32_t i,
				const char *name, dml_value v, dml_value *args)
{
	uint32_t k = name != NULL ? param_at(f, name) : i;
	smr_status st = SMR_OK;

	smr_assert(f->nparams == 0 || args != NULL);
	if (k >= f->nparams && name != NULL)
		st = dml_run_fail(s, at, "%s() has no parameter %s", f->name, name);
	else if (k >= f->nparams)
		st = dml_run_fail(s, at, "%s() takes %u arguments", f->name, f->nparams);
	else if (args[k].kind != DML_NOTHING)
		st = dml_run_fail(s, at, "%s is given twice", f->params[k].name);
	if (st != SMR_OK) {
		dml_drop(&v);
		return st;
	}
	args[k] = v;
	return convert(s, at, &f->params[k], &args[k]);
}

/* Binds given arguments to values from the caller's frame; defaults are added on entry. */
static smr_status bind_arguments(script *s, const smr_dml_expr *e, const smr_dml_function *f,
				 dml_value *args)
{
	for (uint32_t i = 0; i < e->nargs; i++) {
		const smr_dml_argument *a = &e->args[i];
		dml_value v = {0};

		SMR_TRY(dml_eval(s, a->value, &v));
		SMR_TRY(bind_argument(s, a->value->at, f, i, a->name, v, args));
	}
	return SMR_OK;
}

static smr_status enter_function(script *s, smr_dml_at at, const smr_dml_function *f,
				 dml_value *args)
{
	for (uint32_t i = 0; i < f->nparams; i++) {
		dml_value v;

		if (args[i].kind == DML_NOTHING && f->params[i].otherwise == NULL)
			return dml_run_fail(s, f->params[i].at, "%s() is called without %s",
					    f->name, f->params[i].name);
		if (args[i].kind == DML_NOTHING) {
			SMR_TRY(dml_eval(s, f->params[i].otherwise, &args[i]));
			SMR_TRY(convert(s, at, &f->params[i], &args[i]));
		}
		v = args[i];
		args[i] = (dml_value){0};
		SMR_TRY(dml_set(s, f->params[i].name, v));
	}
	return SMR_OK;
}

/* Copies all results before computing any: computing one drops dead variables, and no statement
 * reads the other results. */
static smr_status collect_results(script *s, const smr_dml_function *f, dml_value *out,
				  uint32_t nout)
{
	smr_status st = SMR_OK;
	uint32_t kept = 0;

	smr_assert(s->frame->function == f);
	for (uint32_t i = 0; i < f->nresults && st == SMR_OK; i++) {
		const dml_value *v = dml_get(s, f->results[i].name);

		if (v == NULL)
			st = dml_run_fail(s, f->results[i].at,
					  "for function %s, return variable %s must be defined in "
					  "function",
					  f->name, f->results[i].name);
		else if (i < nout)
			out[kept++] = dml_keep(v);
	}
	for (uint32_t i = 0; i < kept && st == SMR_OK; i++)
		st = convert_result(s, &f->results[i], &out[i]);
	for (uint32_t i = 0; i < kept && st != SMR_OK; i++)
		dml_drop(&out[i]);
	return st;
}

smr_status dml_run_function(script *s, smr_dml_at at, const dml_lvalue *t, dml_value *args,
			    dml_value *out, uint32_t nout)
{
	dml_frame frame = {.function = t->function, .file = t->file, .caller = s->frame};
	smr_status st;

	smr_assert(s->frame != NULL && s->depth <= DML_CALLS);
	if (s->depth == DML_CALLS)
		return dml_run_fail(s, at, "more than %d calls in each other", DML_CALLS);
	if ((const char *)__builtin_frame_address(0) < s->deepest)
		return dml_run_fail(s, at, "%u calls in each other take too much stack", s->depth);
	s->depth++;
	s->frame->at = at;
	frame.at = t->function->at;
	s->frame = &frame;
	st = enter_function(s, at, t->function, args);
	if (st == SMR_OK)
		st = dml_body(s, &t->function->body);
	if (st == SMR_OK)
		st = collect_results(s, t->function, out, nout);
	s->frame = frame.caller;
	s->depth--;
	dml_free_frame(&frame);
	return st;
}

static smr_status alloc_arguments(const smr_dml_function *f, dml_value **args)
{
	*args = smr_calloc(f->nparams + 1, sizeof(**args));
	return *args != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a call");
}

static void free_arguments(const smr_dml_function *f, dml_value *args)
{
	for (uint32_t i = 0; i < f->nparams; i++)
		dml_drop(&args[i]);
	smr_free(args);
}

static smr_status call_function(script *s, const smr_dml_expr *e, const dml_lvalue *t,
				dml_value *out, uint32_t nout)
{
	dml_value *args;
	smr_status st;

	SMR_TRY(alloc_arguments(t->function, &args));
	st = bind_arguments(s, e, t->function, args);
	if (st == SMR_OK)
		st = s->domain->call(s, e->at, t, args, out, nout);
	free_arguments(t->function, args);
	return st;
}

smr_status dml_call_values(script *s, smr_dml_at at, const dml_lvalue *t, uint32_t n,
			   const dml_value *values, const char *const *names, dml_value *out,
			   uint32_t nout)
{
	dml_value *args;
	smr_status st;

	SMR_TRY(alloc_arguments(t->function, &args));
	st = SMR_OK;
	for (uint32_t i = 0; i < n && st == SMR_OK; i++)
		st = bind_argument(s, at, t->function, i, names != NULL ? names[i] : NULL,
				   dml_keep(&values[i]), args);
	if (st == SMR_OK)
		st = s->domain->call(s, at, t, args, out, nout);
	free_arguments(t->function, args);
	return st;
}

/* ifdef($x, otherwise) */
static smr_status eval_if_given(script *s, const smr_dml_expr *e, dml_value *out)
{
	if (e->nargs != 2 || e->args[0].value->kind != SMR_DML_ARGUMENT)
		return dml_run_fail(s, e->at, "ifdef() takes $name and what it is otherwise");
	for (size_t i = 0; i < s->params->nargs; i++)
		if (strcmp(s->params->args[i].name, e->args[0].value->name) == 0)
			return dml_eval(s, e->args[0].value, out);
	return dml_eval(s, e->args[1].value, out);
}

/* exists(x): the variable need not be set, so that it is no argument to evaluate. */
static bool is_question(const smr_dml_expr *e)
{
	return e->space == NULL && e->nargs == 1 && strcmp(e->callee, "exists") == 0 &&
	       e->args[0].value->kind == SMR_DML_NAME;
}

smr_status dml_call(script *s, const smr_dml_expr *e, dml_value *out, uint32_t nout)
{
	const dml_builtin *b;
	dml_lvalue t;

	if (e->space == NULL && strcmp(e->callee, "ifdef") == 0)
		return eval_if_given(s, e, out);
	if (e->space == NULL && strcmp(e->callee, "list") == 0)
		return dml_list_make(s, e, out);
	SMR_TRY(dml_find_function(s, e->at, e->space, e->callee, &t.function, &t.file));
	if (t.function != NULL)
		return call_function(s, e, &t, out, nout);
	if (is_question(e) && dml_get(s, e->args[0].value->name) == NULL) {
		*out = dml_boolean(false);
		return SMR_OK;
	}
	b = s->library->find(e->callee);
	if (b != NULL)
		return s->library->run(s, b, e, out, nout);
	SMR_TRY(dml_find_library(s, e->callee, &t.function, &t.file));
	if (t.function != NULL)
		return call_function(s, e, &t, out, nout);
	return dml_fail_undefined(s, e->at, e->callee);
}
