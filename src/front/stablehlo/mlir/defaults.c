/* Pretty forms omit attributes that have their default value; generic forms may have them. */
#include <string.h>

#include "front/stablehlo/mlir/parser.h"

static const struct {
	const char *op; /* NULL: any */
	const char *name, *value;
} defaults[] = {
	{"stablehlo.custom_call", "api_version", "1 : i32"},
	{"stablehlo.custom_call", "called_computations", "[]"},
	{"stablehlo.custom_call", "has_side_effect", "false"},
	{"stablehlo.custom_call", "output_operand_aliases", "[]"},
	{"stablehlo.composite", "composite_attributes", "{}"},
	{"stablehlo.composite", "version", "0 : i32"},
	{"stablehlo.cholesky", "lower", "false"},
	{NULL, "result_accuracy",
	 "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>"},
};

static smr_status prints_as(const mlir_parser *p, const smr_mlir_attr *a, const char *text,
			    bool *out)
{
	smr_str s = {0};

	smr_mlir_print_attr(&s, a);
	*out = strcmp(smr_str_text(&s), text) == 0;
	bool oom = s.oom;

	smr_str_free(&s);
	return oom ? mlir_no_memory(p) : SMR_OK;
}

/* Returns whether a function's list of attributes has none for any argument or result. */
static bool all_empty(const smr_mlir_attr *a)
{
	bool yes = a->kind == SMR_MLIR_LIST;

	for (size_t i = 0; yes && i < a->n; i++)
		yes = a->list[i]->kind == SMR_MLIR_DICT && a->list[i]->n == 0;
	return yes;
}

static smr_status is_default(const mlir_parser *p, const char *op, const smr_mlir_named *f,
			     bool *out)
{
	*out = false;
	if (strcmp(op, "func.func") == 0)
		*out = (strcmp(f->name, "arg_attrs") == 0 || strcmp(f->name, "res_attrs") == 0) &&
		       all_empty(f->attr);
	for (size_t i = 0; !*out && i < sizeof(defaults) / sizeof(defaults[0]); i++)
		if (strcmp(defaults[i].name, f->name) == 0 &&
		    (defaults[i].op == NULL || strcmp(defaults[i].op, op) == 0))
			SMR_TRY(prints_as(p, f->attr, defaults[i].value, out));
	return SMR_OK;
}

smr_status mlir_drop_defaults(mlir_draft *d)
{
	smr_mlir_named *v = d->p->named.v;
	size_t n = d->attrs;
	bool drop;

	for (size_t i = n; i < d->p->named.n; i++) {
		SMR_TRY(is_default(d->p, d->op->name, &v[i], &drop));
		if (!drop)
			v[n++] = v[i];
	}
	d->p->named.n = n;
	return SMR_OK;
}
