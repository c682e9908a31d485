/* Whether the text of a script calls lineage(). */
#include <string.h>

#include "dml/lineage/tracing.h"

static bool expr_asks(const smr_dml_expr *e)
{
	bool asks = false;

	if (e == NULL)
		return false;
	if (e->kind == SMR_DML_OPERATION)
		return expr_asks(e->a) || expr_asks(e->b);
	if (e->kind == SMR_DML_CALL)
		asks = e->space == NULL && strcmp(e->callee, "lineage") == 0;
	if (e->kind == SMR_DML_CALL || e->kind == SMR_DML_LIST)
		for (uint32_t i = 0; i < e->nargs && !asks; i++)
			asks = expr_asks(e->args[i].value);
	if (e->kind == SMR_DML_INDEX)
		for (uint32_t i = 0; i < e->nranges && !asks; i++)
			asks = expr_asks(e->ranges[i].from) || expr_asks(e->ranges[i].to);
	return asks;
}

static bool body_asks(const smr_dml_body *b)
{
	for (uint32_t i = 0; i < b->n; i++)
		if (expr_asks(b->list[i]->value) || body_asks(&b->list[i]->body) ||
		    body_asks(&b->list[i]->otherwise))
			return true;
	return false;
}

bool dml_asks_for_lineage(const smr_dml_script *s)
{
	for (uint32_t i = 0; i < s->nfunctions; i++)
		if (body_asks(&s->functions[i]->body))
			return true;
	return body_asks(&s->body);
}
