/* tensor(): a number, a boolean or a text for all elements of a tensor. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "dml/interp.h"

smr_status dml_arg_dims(dml_builtin_call *c, uint32_t i, uint32_t *rank, int64_t *dims)
{
	dml_matrix *m;
	const char *text;
	char *end;

	*rank = 0;
	if (c->args[i].kind == DML_MATRIX) {
		SMR_TRY(dml_arg_forced(c, i, &m));
		for (; *rank < dml_matrix_count(m) && *rank < DML_RANK; ++*rank)
			dims[*rank] = dml_whole(m->data[*rank]);
		if (dml_matrix_count(m) == *rank && *rank > 0)
			return SMR_OK;
	} else {
		SMR_TRY(dml_arg_to_text(c, i));
		SMR_TRY(dml_arg_text(c, i, NULL, &text));
		for (; *rank < DML_RANK; ++*rank) {
			dims[*rank] = strtoll(text, &end, 10);
			if (end == text)
				break;
			text = end;
		}
		text += strspn(text, " ");
		if (*text == '\0' && *rank > 0)
			return SMR_OK;
	}
	return dml_run_fail(c->s, c->at, "%s(): there are 1 to %d dimensions", c->name, DML_RANK);
}

static smr_status fill(dml_builtin_call *c, dml_array *a)
{
	double x;

	if (a->of == DML_TEXT) {
		a->text = smr_strdup(c->args[0].text->s);
		return a->text != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a text");
	}
	SMR_TRY(dml_arg_number(c, 0, 0, &x));
	for (int64_t i = 0; i < a->n; i++)
		a->numbers[i] = x;
	return SMR_OK;
}

static smr_status eval_tensor(dml_builtin_call *c, dml_value *out)
{
	int64_t dims[DML_RANK];
	uint32_t rank;
	dml_array *a;
	smr_status st;

	if (c->args[0].kind >= DML_MATRIX)
		return dml_run_fail(c->s, c->at, "tensor(): argument 1 is %s",
				    dml_a_kind(c->args[0].kind));
	SMR_TRY(dml_materialize(c->s->trace, &c->args[0]));
	SMR_TRY(dml_arg_dims(c, 1, &rank, dims));
	if (dml_array_new(rank, dims, c->args[0].kind, &a) != SMR_OK)
		return dml_run_fail(c->s, c->at, "%s", smr_errmsg());
	st = fill(c, a);
	if (st == SMR_OK)
		*out = (dml_value){.kind = DML_TENSOR, .array = a};
	else
		dml_array_drop(a);
	return st;
}

static const dml_builtin rows[] = {
	{"tensor", "data! dims!", eval_tensor, .analysis = DML_INFER, .shape = "a"},
};

const dml_builtins dml_builtins_tensor = {rows, sizeof(rows) / sizeof(rows[0])};
