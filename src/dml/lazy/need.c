/* Builds traces with sparse operands on demand, whole nodes or their elements at some nonzeros. So
 * a product of which only some elements are read is never computed whole. */
#include "dml/lazy/build.h"

/* Builds operands first: building them overwrites b->n and b->in. */
static smr_status build_plain(dml_builder *b, const dml_node *n, smr_node **out)
{
	smr_node *in[DML_OPERANDS] = {NULL};

	for (uint32_t k = 0; k < DML_OPERANDS; k++)
		if (n->in[k] != DML_NONE)
			SMR_TRY(dml_require(b, n->in[k], &in[k]));
	b->n = n;
	for (uint32_t k = 0; k < DML_OPERANDS; k++)
		b->in[k] = in[k];
	return dml_build_node(b, out);
}

static bool has_form(const dml_builder *b, uint32_t i)
{
	return i != DML_NONE && b->t->forms.v[i].pattern != NULL;
}

static smr_status make(dml_builder *b, uint32_t i, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];
	smr_node *values;

	if (n->op == DML_PARAM && (!has_form(b, i) || b->t->params.v[n->n[0]]->data != NULL))
		return dml_build_part(b, (uint32_t)n->n[0], DML_DENSE, out);
	if (has_form(b, i)) {
		SMR_TRY(dml_require_values(b, i, &values));
		return dml_build_dense(b, b->t->forms.v[i], values, out);
	}
	if (n->op == DML_PRODUCT && (has_form(b, n->in[0]) || has_form(b, n->in[1])))
		return dml_build_product(b, i, out);
	if (n->op == DML_FOLD && has_form(b, n->in[0]))
		return dml_build_sum(b, i, out);
	return build_plain(b, n, out);
}

smr_status dml_require(dml_builder *b, uint32_t i, smr_node **out)
{
	if (b->made[i] == NULL)
		SMR_TRY(make(b, i, &b->made[i]));
	*out = b->made[i];
	return SMR_OK;
}

smr_status dml_require_values(dml_builder *b, uint32_t i, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];

	if (b->values[i] == NULL) {
		if (n->op == DML_PARAM)
			SMR_TRY(dml_build_part(b, (uint32_t)n->n[0], DML_VALUES, &b->values[i]));
		else if (n->op == DML_TURN)
			SMR_TRY(dml_require_values(b, n->in[0], &b->values[i]));
		else
			SMR_TRY(dml_require_map_at(b, i, b->t->forms.v[i], &b->values[i]));
	}
	*out = b->values[i];
	return SMR_OK;
}
