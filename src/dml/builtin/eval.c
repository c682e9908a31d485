/* Builtin functions about functions, variables and lists by name. */
#include <string.h>

#include "base/alloc.h"
#include "dml/interp.h"

/* "f", "space::f": a text means what it means in the script itself, whoever gets it; then what it
 * means where it is called. */
static smr_status find_own(script_builtin_call *c, const char *space, const char *name,
			   script_target *t)
{
	script_file *here = c->s->frame->file, *main = c->s->root->top.file;
	smr_status st = script_find_in(c->s, c->at, main, space, name, &t->function, &t->file);

	if ((st == SMR_OK && t->function != NULL) || here == main)
		return st;
	return script_find_in(c->s, c->at, here, space, name, &t->function, &t->file);
}

static smr_status find(script_builtin_call *c, const char *name, script_target *t)
{
	const char *colons = strstr(name, "::");
	char space[256];

	if (colons != NULL && (size_t)(colons - name) < sizeof(space)) {
		memcpy(space, name, (size_t)(colons - name));
		space[colons - name] = '\0';
		return find_own(c, space, colons + 2, t);
	}
	SMR_TRY(find_own(c, NULL, name, t));
	if (t->function == NULL)
		SMR_TRY(script_find_library(c->s, name, &t->function, &t->file));
	return t->function != NULL
		       ? SMR_OK
		       : script_fail(c->s, c->at,
				     "Function '%s' (called through %s) is non-existing.", name,
				     c->name);
}

/* One list, where the function does not ask for one, is all the arguments. */
static bool is_unpacked(const script_builtin_call *c, const script_target *t)
{
	return c->nargs == 2 && c->args[1].kind == SCRIPT_LIST &&
	       !(t->function->nparams == 1 && t->function->params[0].type == SMR_DML_TYPE_LIST);
}

static smr_status run(script_builtin_call *c, script_target *t, script_value *out, uint32_t nout)
{
	const script_list *l = c->args[1].list;
	const char *name;

	SMR_TRY(script_arg_text(c, 0, NULL, &name));
	SMR_TRY(find(c, name, t));
	if (nout > t->function->nresults)
		nout = t->function->nresults;
	if (is_unpacked(c, t))
		return script_call_values(c->s, c->at, t, l->n, l->values, l->names, out, nout);
	return script_call_values(c->s, c->at, t, c->nargs - 1, c->args + 1, NULL, out, nout);
}

/* eval("f", ...): its first result; a number is a matrix then. */
static smr_status evaluated(script_builtin_call *c, script_value *out)
{
	script_value v = {0};
	script_target t;
	smr_status st;

	SMR_TRY(run(c, &t, &v, 1));
	if (v.kind == SCRIPT_NOTHING)
		return script_fail(c->s, c->at, "%s() gives nothing", t.function->name);
	if (v.kind == SCRIPT_LIST || v.kind == SCRIPT_STRING) {
		*out = v;
		return SMR_OK;
	}
	st = script_as_matrix(c->s, &v, out);
	script_drop(&v);
	return st;
}

/* evalList("f", ...): all its results, by their names. */
static smr_status evaluated_all(script_builtin_call *c, script_value *out)
{
	script_value *v;
	script_target t;
	const char *name;
	uint32_t n;
	smr_status st;

	SMR_TRY(script_arg_text(c, 0, NULL, &name));
	SMR_TRY(find(c, name, &t));
	n = t.function->nresults;
	v = smr_calloc(n + 1, sizeof(*v));
	if (v == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for results");
	st = run(c, &t, v, n);
	if (st == SMR_OK)
		st = script_list_of(n, v, t.function->results, out);
	for (uint32_t i = 0; i < n; i++)
		script_drop(&v[i]);
	smr_free(v);
	return st;
}

/* exists("x"); a variable that is there is, too. */
static smr_status exists(script_builtin_call *c, script_value *out)
{
	const char *name;

	if (c->args[0].kind != SCRIPT_STRING) {
		*out = script_boolean(true);
		return SMR_OK;
	}
	SMR_TRY(script_arg_text(c, 0, NULL, &name));
	*out = script_boolean(script_get(c->s, name) != NULL);
	return SMR_OK;
}

/* The list in a list, or the list itself. */
static smr_status to_list(script_builtin_call *c, script_value *out)
{
	const script_list *l = c->args[0].list;

	if (c->args[0].kind != SCRIPT_LIST)
		return script_fail(c->s, c->at, "as.list() of a %s",
				   script_kind_name(c->args[0].kind));
	*out = script_keep(l->n == 1 && l->values[0].kind == SCRIPT_LIST ? &l->values[0]
									 : &c->args[0]);
	return SMR_OK;
}

static const script_builtin rows[] = {
	{"eval", "f! a b c d e f g h i j", evaluated, 0},
	{"evalList", "f! a b c d e f g h i j", evaluated_all, 0},
	{"exists", "name!", exists, 0},
	{"as.list", "target!", to_list, 0},
};

const script_builtins script_builtins_eval = {rows, sizeof(rows) / sizeof(rows[0])};
