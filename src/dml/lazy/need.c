/* Traces with sparse operands: a node is built when somebody needs it, all of it or its elements at
 * some places. So a product of which only some elements are read is never made whole. */
#include "dml/lazy/build.h"

/* Nodes of other operands are built meanwhile: b->n and b->in are set behind them. */
static smr_status plainly(script_builder *b, const script_node *n, smr_node **out)
{
	smr_node *in[SCRIPT_OPERANDS] = {NULL};

	for (uint32_t k = 0; k < SCRIPT_OPERANDS; k++)
		if (n->in[k] != SCRIPT_NONE)
			SMR_TRY(script_need(b, n->in[k], &in[k]));
	b->n = n;
	for (uint32_t k = 0; k < SCRIPT_OPERANDS; k++)
		b->in[k] = in[k];
	return script_build_node(b, out);
}

static bool has_form(const script_builder *b, uint32_t i)
{
	return i != SCRIPT_NONE && b->t->forms.v[i].pattern != NULL;
}

static smr_status make(script_builder *b, uint32_t i, smr_node **out)
{
	const script_node *n = &b->t->nodes.v[i];
	smr_node *values;

	if (n->op == SCRIPT_PARAM && (!has_form(b, i) || b->t->params.v[n->n[0]]->data != NULL))
		return script_build_part(b, (uint32_t)n->n[0], SCRIPT_DENSE, out);
	if (has_form(b, i)) {
		SMR_TRY(script_need_values(b, i, &values));
		return script_build_dense(b, b->t->forms.v[i], values, out);
	}
	if (n->op == SCRIPT_PRODUCT && (has_form(b, n->in[0]) || has_form(b, n->in[1])))
		return script_build_product(b, i, out);
	if (n->op == SCRIPT_FOLD && has_form(b, n->in[0]))
		return script_build_sum(b, i, out);
	return plainly(b, n, out);
}

smr_status script_need(script_builder *b, uint32_t i, smr_node **out)
{
	if (b->made[i] == NULL)
		SMR_TRY(make(b, i, &b->made[i]));
	*out = b->made[i];
	return SMR_OK;
}

smr_status script_need_values(script_builder *b, uint32_t i, smr_node **out)
{
	const script_node *n = &b->t->nodes.v[i];

	if (b->values[i] == NULL) {
		if (n->op == SCRIPT_PARAM)
			SMR_TRY(script_build_part(b, (uint32_t)n->n[0], SCRIPT_VALUES,
						  &b->values[i]));
		else if (n->op == SCRIPT_TURN)
			SMR_TRY(script_need_values(b, n->in[0], &b->values[i]));
		else
			SMR_TRY(script_need_map_at(b, i, b->t->forms.v[i], &b->values[i]));
	}
	*out = b->values[i];
	return SMR_OK;
}
