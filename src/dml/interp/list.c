/* Lists of the values of a call; values of a list by number or name. */
#include <string.h>

#include "dml/interp.h"

smr_status dml_list_make(script *s, const smr_dml_expr *e, dml_value *out)
{
	dml_list *l;
	smr_status st = SMR_OK;

	SMR_TRY(dml_list_new(e->nargs, &l));
	for (uint32_t i = 0; st == SMR_OK && i < e->nargs; i++) {
		st = dml_eval(s, e->args[i].value, &l->values[i]);
		if (st == SMR_OK)
			st = dml_list_name(l, i, e->args[i].name);
	}
	*out = (dml_value){.kind = DML_LIST, .list = l};
	if (st != SMR_OK)
		dml_drop(out);
	return st;
}

smr_status dml_list_find(script *s, smr_dml_at at, const dml_list *l, const dml_value *v,
			 uint32_t *out)
{
	double x = v->kind == DML_DOUBLE ? v->number : (double)v->integer;

	if (v->kind == DML_TEXT) {
		for (*out = 0; *out < l->n; ++*out)
			if (l->names[*out] != NULL && strcmp(l->names[*out], v->text->s) == 0)
				return SMR_OK;
		return dml_run_fail(s, at, "the list has no value called \"%s\"", v->text->s);
	}
	if (v->kind == DML_MATRIX || v->kind == DML_LIST)
		return dml_run_fail(s, at, "a list is looked up by number or name, not by %s",
				    dml_a_kind(v->kind));
	if (!(x >= 1 && x <= l->n))
		return dml_run_fail(s, at, "the list has %u values, there is no %g", l->n, x);
	*out = (uint32_t)x - 1;
	return SMR_OK;
}
