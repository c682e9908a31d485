/* Packs transforms: one that reads both parts of a packed complex tensor reads that, and one whose
 * parts are only joined makes the joined tensor. */
#include "pass/simplify/internal.h"

/* Returns the tensor whose part k, of its last dimension (re, im), @p v is; NULL: none. */
static smr_node *get_packed(const smr_node *v, int64_t k)
{
	const int64_t *start, *limit, *stride;
	const smr_node *s = v->op == SMR_OP_reshape ? v->ins[0] : v;
	int64_t dims[SMR_MAX_RANK], is[SMR_MAX_RANK];
	uint32_t rank = v->type.rank;

	if (s->op != SMR_OP_slice || s->type.rank != rank + 1 ||
	    !smr_type_dims(&s->ins[0]->type, dims) || !smr_type_dims(&v->type, is) ||
	    !fs_numbers(s, SMR_ATTR_start, rank + 1, &start) ||
	    !fs_numbers(s, SMR_ATTR_limit, rank + 1, &limit) ||
	    !fs_numbers(s, SMR_ATTR_stride, rank + 1, &stride))
		return NULL;
	for (uint32_t d = 0; d < rank; d++)
		if (start[d] != 0 || limit[d] != dims[d] || stride[d] != 1 || is[d] != dims[d])
			return NULL;
	return start[rank] == k && limit[rank] == k + 1 && dims[rank] == 2 ? s->ins[0] : NULL;
}

static smr_status make_fft(fs_flow *f, const smr_node *v, const smr_node *fft, smr_node **ins,
			   uint32_t nins, smr_node **out)
{
	smr_node like = {.op = SMR_OP_fft,
			 .ins = ins,
			 .nins = nins,
			 .attrs = fft->attrs,
			 .nattrs = fft->nattrs,
			 .loc = v->loc,
			 .name = v->name};

	return fs_make(f, &like, out);
}

smr_status fs_fft(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *packed = v->nins == 2 ? get_packed(v->ins[0], 0) : NULL;

	if (packed == NULL || get_packed(v->ins[1], 1) != packed)
		return SMR_OK;
	return make_fft(f, v, v, &packed, 1, out);
}

/* Returns what @p v has with a last dimension of 1 more; NULL: it is read by others, too. */
static const smr_node *get_joined(const fs_flow *f, const smr_node *v)
{
	int64_t dims[SMR_MAX_RANK], is[SMR_MAX_RANK];
	const smr_node *x = v->op == SMR_OP_reshape ? v->ins[0] : NULL;

	if (x == NULL || !fs_read_once(f, v) || v->type.rank != x->type.rank + 1 ||
	    !smr_type_dims(&v->type, dims) || !smr_type_dims(&x->type, is))
		return NULL;
	for (uint32_t d = 0; d < x->type.rank; d++)
		if (dims[d] != is[d])
			return NULL;
	return dims[x->type.rank] == 1 ? x : NULL;
}

smr_status fs_joined_fft(fs_flow *f, smr_node *v, smr_node **out)
{
	const int64_t *along;
	const smr_node *re = v->nins == 2 ? get_joined(f, v->ins[0]) : NULL;
	const smr_node *im = v->nins == 2 ? get_joined(f, v->ins[1]) : NULL;

	if (re == NULL || im == NULL || re->op != SMR_OP_fft || im->op != SMR_OP_part ||
	    im->ins[0] != re || im->bits != 1 || !fs_read_once(f, im) || f->readers[re->id] > 2 ||
	    !fs_numbers(v, SMR_ATTR_dims, 1, &along) || along[0] != (int64_t)re->type.rank)
		return SMR_OK;
	return make_fft(f, v, re, re->ins, re->nins, out);
}
