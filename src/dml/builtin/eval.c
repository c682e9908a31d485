/* Builtin functions that refer to functions, variables and lists by name. */
#include <string.h>

#include "base/alloc.h"
#include "dml/interp.h"

/* Resolves "f" or "space::f": first in the script itself, whichever file passes the text; then in
 * the calling file. */
static smr_status find_own(dml_builtin_call *c, const char *space, const char *name, dml_lvalue *t)
{
	dml_file *here = c->s->frame->file, *main = c->s->root->top.file;
	smr_status st = dml_find_in(c->s, c->at, main, space, name, &t->function, &t->file);

	if ((st == SMR_OK && t->function != NULL) || here == main)
		return st;
	return dml_find_in(c->s, c->at, here, space, name, &t->function, &t->file);
}

smr_status dml_arg_callee(dml_builtin_call *c, const char *name, dml_lvalue *t)
{
	const char *colons = strstr(name, "::");
	char space[256];

	if (colons != NULL)
		SMR_TRY(dml_find_by_path(c->s, name, &t->function, &t->file));
	if (colons != NULL && t->function != NULL)
		return SMR_OK;
	if (colons != NULL && (size_t)(colons - name) < sizeof(space)) {
		memcpy(space, name, (size_t)(colons - name));
		space[colons - name] = '\0';
		return find_own(c, space, colons + 2, t);
	}
	SMR_TRY(find_own(c, NULL, name, t));
	if (t->function == NULL)
		SMR_TRY(dml_find_library(c->s, name, &t->function, &t->file));
	return t->function != NULL
		       ? SMR_OK
		       : dml_run_fail(c->s, c->at,
				      "Function '%s' (called through %s) is non-existing.", name,
				      c->name);
}

/* Whether a single list stands for all arguments: the function has no list parameter. */
static bool is_unpacked(const dml_builtin_call *c, const dml_lvalue *t)
{
	return c->nargs == 2 && c->args[1].kind == DML_LIST &&
	       !(t->function->nparams == 1 && t->function->params[0].type == SMR_DML_TYPE_LIST);
}

static smr_status run(dml_builtin_call *c, dml_lvalue *t, dml_value *out, uint32_t nout)
{
	const dml_list *l = c->args[1].list;
	const char *name;

	SMR_TRY(dml_arg_text(c, 0, NULL, &name));
	SMR_TRY(dml_arg_callee(c, name, t));
	if (nout > t->function->nresults)
		nout = t->function->nresults;
	if (is_unpacked(c, t))
		return dml_call_values(c->s, c->at, t, l->n, l->values,
				       (const char *const *)l->names, out, nout);
	return dml_call_values(c->s, c->at, t, c->nargs - 1, c->args + 1, NULL, out, nout);
}

/* eval("f", ...): gives the first result; a number becomes a matrix. */
static smr_status eval_eval(dml_builtin_call *c, dml_value *out)
{
	dml_value v = {0};
	dml_lvalue t;
	smr_status st;

	SMR_TRY(run(c, &t, &v, 1));
	if (v.kind == DML_NOTHING)
		return dml_run_fail(c->s, c->at, "%s() gives nothing", t.function->name);
	if (v.kind == DML_LIST || v.kind == DML_TEXT || v.kind == DML_FRAME) {
		*out = v;
		return SMR_OK;
	}
	st = dml_as_matrix(c->s, &v, out);
	dml_drop(&v);
	return st;
}

/* evalList("f", ...): gives all results as a named list. */
static smr_status evaluated_all(dml_builtin_call *c, dml_value *out)
{
	dml_value *v;
	dml_lvalue t;
	const char *name;
	uint32_t n;
	smr_status st;

	SMR_TRY(dml_arg_text(c, 0, NULL, &name));
	SMR_TRY(dml_arg_callee(c, name, &t));
	n = t.function->nresults;
	v = smr_calloc(n + 1, sizeof(*v));
	if (v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for results");
	st = run(c, &t, v, n);
	if (st == SMR_OK)
		st = dml_list_of(n, v, t.function->results, out);
	for (uint32_t i = 0; i < n; i++)
		dml_drop(&v[i]);
	smr_free(v);
	return st;
}

/* exists("x"); also exists(x) of a variable that is set. */
static smr_status eval_exists(dml_builtin_call *c, dml_value *out)
{
	const char *name;

	if (c->args[0].kind != DML_TEXT) {
		*out = dml_boolean(true);
		return SMR_OK;
	}
	SMR_TRY(dml_arg_text(c, 0, NULL, &name));
	*out = dml_boolean(dml_get(c->s, name) != NULL);
	return SMR_OK;
}

/* Gives the list in a list, or the list itself. */
static smr_status to_list(dml_builtin_call *c, dml_value *out)
{
	const dml_list *l = c->args[0].list;

	if (c->args[0].kind != DML_LIST)
		return dml_run_fail(c->s, c->at, "as.list() of a %s",
				    dml_kind_name(c->args[0].kind));
	*out = dml_keep(l->n == 1 && l->values[0].kind == DML_LIST ? &l->values[0] : &c->args[0]);
	return SMR_OK;
}

static const dml_builtin rows[] = {
	{"eval", "f! a b c d e f g h i j", eval_eval, .analysis = DML_RUN_ANY, .shape = "a"},
	{"evalList", "f! a b c d e f g h i j", evaluated_all, .analysis = DML_RUN_ANY,
	 .shape = "a"},
	{"exists", "name!", eval_exists, .analysis = DML_RUN_ANY, .shape = "a"},
	{"as.list", "target!", to_list, .analysis = DML_RUN_ANY, .shape = "a"},
};

const dml_builtins dml_builtins_eval = {rows, sizeof(rows) / sizeof(rows[0])};
