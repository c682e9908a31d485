/* What the lowered flow of an op depends on, as bytes: kinds, types, numbers, bodies. Everything
 * has its length before it, so that no two differing ops have the same bytes. */
#include "pass/lower.h"

static void put(smr_str *s, uint64_t v)
{
	unsigned char bytes[9];
	unsigned n = 0;

	/* 7 bits each, the last one without the mark: sizes are short */
	for (; v >= 0x80 && n < 8; v >>= 7)
		bytes[n++] = (unsigned char)(v | 0x80);
	bytes[n++] = (unsigned char)v;
	smr_str_write(s, bytes, n);
}

static smr_status put_type(smr_str *s, const smr_type *t)
{
	int64_t dims[SMR_MAX_RANK];

	if (!smr_type_dims(t, dims))
		return smr_fail(SMR_EUNSUPPORTED, "a tensor whose sizes are no numbers");
	put(s, t->dtype);
	put(s, t->rank);
	for (uint32_t d = 0; d < t->rank; d++)
		put(s, (uint64_t)dims[d]);
	return SMR_OK;
}

static void put_attrs(smr_str *s, const smr_node *v)
{
	put(s, v->nattrs);
	for (uint32_t i = 0; i < v->nattrs; i++) {
		put(s, v->attrs[i].key);
		put(s, v->attrs[i].n);
		for (uint32_t k = 0; k < v->attrs[i].n; k++)
			put(s, (uint64_t)v->attrs[i].v[k]);
	}
}

static smr_status put_poly(smr_str *s, const smr_poly *p)
{
	int64_t v = 0;

	if (p != NULL && !smr_poly_is_const(p, &v))
		return smr_fail(SMR_EUNSUPPORTED, "a size that is no number");
	put(s, (uint64_t)v);
	return SMR_OK;
}

static smr_status put_expr(smr_str *s, const smr_expr *e);

static smr_status put_read(smr_str *s, const smr_expr *e)
{
	put(s, e->input);
	put(s, e->rank);
	for (uint32_t d = 0; d < e->rank; d++) {
		const smr_index *x = &e->index[d];

		SMR_TRY(put_poly(s, x->offset));
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			SMR_TRY(put_poly(s, x->coef[l]));
		put(s, x->indirect != NULL);
		if (x->indirect == NULL)
			continue;
		SMR_TRY(put_poly(s, x->indirect_coef));
		SMR_TRY(put_expr(s, x->indirect));
	}
	return SMR_OK;
}

static smr_status put_fold(smr_str *s, const smr_expr *e)
{
	put(s, e->nloops);
	for (uint32_t i = 0; i < e->nloops; i++)
		put(s, e->loops[i]);
	put(s, e->nacc);
	put(s, e->result);
	put(s, e->exclusive);
	for (uint32_t k = 0; k < e->nacc; k++) {
		SMR_TRY(put_expr(s, e->init[k]));
		SMR_TRY(put_expr(s, e->step[k]));
	}
	return SMR_OK;
}

static smr_status put_expr(smr_str *s, const smr_expr *e)
{
	put(s, e->kind);
	put(s, e->type);
	switch (e->kind) {
	case SMR_EXPR_CONST:
		put(s, e->bits);
		break;
	case SMR_EXPR_SIZE:
		return put_poly(s, e->size);
	case SMR_EXPR_INDEX:
		put(s, e->loop);
		break;
	case SMR_EXPR_READ:
		return put_read(s, e);
	case SMR_EXPR_OP:
		put(s, e->op);
		put(s, e->nargs);
		for (uint32_t i = 0; i < e->nargs; i++)
			SMR_TRY(put_expr(s, e->args[i]));
		break;
	case SMR_EXPR_FOLD:
	case SMR_EXPR_SCAN:
		return put_fold(s, e);
	case SMR_EXPR_ACC:
	case SMR_EXPR_PARAM:
		put(s, e->acc);
		put(s, e->depth);
		break;
	}
	return SMR_OK;
}

/* Its domain and its store follow from the result's type. */
static smr_status put_nest(smr_str *s, const smr_nest *n)
{
	put(s, n != NULL);
	if (n == NULL)
		return SMR_OK;
	put(s, n->nloops);
	for (uint32_t l = 0; l < n->nloops; l++)
		SMR_TRY(put_poly(s, n->loops[l].extent));
	return put_expr(s, n->value);
}

static smr_status put_body(smr_str *s, const smr_lambda *l)
{
	put(s, l != NULL ? l->nresults + 1 : 0);
	for (uint32_t i = 0; l != NULL && i < l->nresults; i++)
		SMR_TRY(put_expr(s, l->results[i]));
	return SMR_OK;
}

/* A scalar constant is a number of the flow, as one that a map inlines; others are memory. */
static smr_status put_operand(smr_str *s, const smr_node *v, uint32_t i)
{
	const smr_node *in = v->ins[i];
	bool inlined = smr_lower_inlines(v, i);
	bool number = in->op == SMR_OP_constant && (inlined || in->type.rank == 0);

	put(s, number ? 1 : inlined ? 2 : 0);
	SMR_TRY(put_type(s, &in->type));
	if (number && in->data == NULL)
		put(s, in->bits);
	else if (number)
		smr_str_write(s, in->data, in->ndata);
	else if (inlined) {
		put(s, in->op);
		put_attrs(s, in);
		for (uint32_t k = 0; k < in->nins; k++)
			SMR_TRY(put_type(s, &in->ins[k]->type));
	}
	return SMR_OK;
}

smr_status smr_lower_key(const smr_node *v, uint32_t k, smr_str *out)
{
	put(out, v->op);
	put(out, k);
	put(out, v->nmore);
	put(out, v->nins);
	for (uint32_t i = 0; i < v->nins; i++)
		SMR_TRY(put_operand(out, v, i));
	SMR_TRY(put_type(out, smr_node_type(v, k)));
	put_attrs(out, v);
	SMR_TRY(put_body(out, v->body));
	SMR_TRY(put_nest(out, v->nest));
	return out->oom ? smr_fail(SMR_ENOMEM, "no memory for a kernel") : SMR_OK;
}
