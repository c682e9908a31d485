/* Keys of expressions and bodies: each list is preceded by its length, so different ones have
 * different keys. */
#include "base/assert.h"
#include "base/str.h"
#include "ir/graph/graph.h"

void smr_key_number(smr_str *s, uint64_t v)
{
	size_t n = 1;
	char *to;

	/* 7 bits a byte, the last one without the continuation bit: sizes are short */
	for (uint64_t rest = v >> 7; rest != 0 && n < 9; rest >>= 7)
		n++;
	to = smr_str_extend(s, n);
	if (to == NULL)
		return;
	for (; n > 1; n--, v >>= 7)
		*to++ = (char)(v | 0x80);
	*to = (char)v;
}

static smr_status put_poly(smr_str *s, const smr_poly *p)
{
	int64_t v = 0;

	if (p != NULL && !smr_poly_is_const(p, &v))
		return smr_fail(SMR_EUNSUPPORTED, "a size that is no number");
	smr_key_number(s, (uint64_t)v);
	return SMR_OK;
}

static smr_status put_read(smr_str *s, const smr_expr *e)
{
	smr_assert(e->rank <= SMR_MAX_RANK);
	smr_key_number(s, e->input);
	smr_key_number(s, e->rank);
	for (uint32_t d = 0; d < e->rank; d++) {
		const smr_index *x = &e->index[d];

		SMR_TRY(put_poly(s, x->offset));
		for (uint32_t l = 0; l < SMR_MAX_LOOPS; l++)
			SMR_TRY(put_poly(s, x->coef[l]));
		smr_key_number(s, x->indirect != NULL);
		if (x->indirect == NULL)
			continue;
		SMR_TRY(put_poly(s, x->indirect_coef));
		SMR_TRY(smr_expr_key(x->indirect, s));
	}
	return SMR_OK;
}

static smr_status put_fold(smr_str *s, const smr_expr *e)
{
	smr_assert(e->nloops <= SMR_MAX_LOOPS && e->nacc <= SMR_MAX_ACCS);
	smr_key_number(s, e->nloops);
	for (uint32_t i = 0; i < e->nloops; i++)
		smr_key_number(s, e->loops[i]);
	smr_key_number(s, e->nacc);
	smr_key_number(s, e->result);
	smr_key_number(s, e->exclusive);
	for (uint32_t k = 0; k < e->nacc; k++) {
		SMR_TRY(smr_expr_key(e->init[k], s));
		SMR_TRY(smr_expr_key(e->step[k], s));
	}
	return SMR_OK;
}

smr_status smr_expr_key(const smr_expr *e, smr_str *s)
{
	smr_key_number(s, e->kind);
	smr_key_number(s, e->type);
	switch (e->kind) {
	case SMR_EXPR_CONST:
		smr_key_number(s, e->bits);
		break;
	case SMR_EXPR_SIZE:
		return put_poly(s, e->size);
	case SMR_EXPR_INDEX:
		smr_key_number(s, e->loop);
		break;
	case SMR_EXPR_READ:
		return put_read(s, e);
	case SMR_EXPR_OP:
		smr_key_number(s, e->op);
		smr_key_number(s, e->nargs);
		for (uint32_t i = 0; i < e->nargs; i++)
			SMR_TRY(smr_expr_key(e->args[i], s));
		break;
	case SMR_EXPR_FOLD:
	case SMR_EXPR_SCAN:
		return put_fold(s, e);
	case SMR_EXPR_ACC:
	case SMR_EXPR_PARAM:
		smr_key_number(s, e->acc);
		smr_key_number(s, e->depth);
		break;
	}
	return SMR_OK;
}

smr_status smr_lambda_key(const smr_lambda *l, smr_str *s)
{
	smr_key_number(s, l != NULL ? l->nresults + 1 : 0);
	for (uint32_t i = 0; l != NULL && i < l->nresults; i++)
		SMR_TRY(smr_expr_key(l->results[i], s));
	return s->oom ? smr_fail(SMR_ENOMEM, "no memory for a body") : SMR_OK;
}
