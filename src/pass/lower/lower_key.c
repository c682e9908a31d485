/* Structural key of an op: all that its lowered flow depends on (kinds, types, numbers, bodies) as
 * bytes. Each part is prefixed by its length, so that different ops have different keys. */
#include "pass/lower/lower.h"

smr_status smr_lower_type_key(const smr_type *t, smr_str *s)
{
	int64_t dims[SMR_MAX_RANK];

	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EUNSUPPORTED, "a tensor whose sizes are no numbers");
	smr_key_number(s, t->dtype);
	smr_key_number(s, t->rank);
	for (uint32_t d = 0; d < t->rank; d++)
		smr_key_number(s, (uint64_t)dims[d]);
	return SMR_OK;
}

void smr_lower_attrs_key(const smr_node *v, smr_str *s)
{
	smr_key_number(s, v->nattrs);
	for (uint32_t i = 0; i < v->nattrs; i++) {
		smr_key_number(s, v->attrs[i].key);
		smr_key_number(s, v->attrs[i].n);
		for (uint32_t k = 0; k < v->attrs[i].n; k++)
			smr_key_number(s, (uint64_t)v->attrs[i].v[k]);
	}
}

/* Appends a nest without its domain and store, which follow from the result's type. */
static smr_status put_nest(smr_str *s, const smr_nest *n)
{
	smr_key_number(s, n != NULL);
	if (n == NULL)
		return SMR_OK;
	smr_key_number(s, n->nloops);
	for (uint32_t l = 0; l < n->nloops; l++) {
		int64_t extent;

		if (!smr_poly_is_const(n->loops[l].extent, &extent))
			return smr_fail(SMR_EUNSUPPORTED, "a size that is no number");
		smr_key_number(s, (uint64_t)extent);
	}
	return smr_expr_key(n->value, s);
}

/* Appends an operand: a scalar constant by value, since it is a number in the flow; others are
 * memory. */
static smr_status put_operand(smr_str *s, const smr_node *in)
{
	bool number = in->op == SMR_OP_constant && in->type.rank == 0;

	smr_key_number(s, number);
	SMR_TRY(smr_lower_type_key(&in->type, s));
	if (number && in->data == NULL)
		smr_key_number(s, in->bits);
	else if (number)
		smr_str_write(s, in->data, in->ndata);
	return SMR_OK;
}

smr_status smr_lower_key(const smr_node *v, uint32_t k, smr_str *out)
{
	smr_key_number(out, v->op);
	smr_key_number(out, k);
	smr_key_number(out, v->nmore);
	smr_key_number(out, v->nins);
	if (v->op == SMR_OP_dot)
		smr_key_number(out, smr_lower_is_square(v));
	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(put_operand(out, v->ins[i]));
	for (uint32_t i = 0; i <= v->nmore; i++)
		if (i == k || k == SMR_ALL_RESULTS)
			SMR_TRY(smr_lower_type_key(smr_node_type(v, i), out));
	smr_lower_attrs_key(v, out);
	SMR_TRY(smr_lambda_key(v->body, out));
	SMR_TRY(put_nest(out, v->nest));
	for (uint32_t i = 0; v->beside != NULL && i < v->nmore; i++)
		SMR_TRY(put_nest(out, v->beside[i]));
	return out->oom ? smr_fail(SMR_ENOMEM, "no memory for a kernel") : SMR_OK;
}
