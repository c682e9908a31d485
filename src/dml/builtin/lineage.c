/* lineage(X): the operations that made a value, as text. */
#include "dml/absint.h"
#include "dml/lineage/tracing.h"

static smr_status eval_lineage(dml_builtin_call *c, dml_value *out)
{
	const struct dml_tracing *t = c->s->tracing;
	smr_str text = {0};
	dml_lineage of;
	smr_status st;

	if (t == NULL || t->items == NULL)
		return dml_run_fail(c->s, c->at,
				    "lineage() of a run that is not traced: --lineage traces it");
	of = dml_lineage_of(c->s, &c->args[0]);
	if (!dml_lineage_is(of))
		return dml_run_fail(c->s, c->at, "lineage(): %s has none",
				    dml_a_kind(c->args[0].kind));
	st = dml_items_put(t->items, of, &text);
	if (st == SMR_OK)
		st = dml_make_string(smr_str_text(&text), text.n, out);
	smr_str_free(&text);
	return st == SMR_OK ? SMR_OK : dml_run_fail(c->s, c->at, "%s", smr_errmsg());
}

static const dml_builtin rows[] = {
	{"lineage", "target!", eval_lineage, .analysis = DML_INFER, .shape = "a"},
};

const dml_builtins dml_builtins_lineage = {rows, sizeof(rows) / sizeof(rows[0])};
