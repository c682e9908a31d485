/* Long sums of floats, in stages. Sequentially, n numbers incur up to n roundings; in stages, about
 * as many as the lengths of all stages add up to [Higham, The accuracy of floating point summation,
 * 1993]. XLA's CPU code sums in stages as well; the order is implementation-defined. */
#include <string.h>

#include "front/stablehlo/import/import.h"

enum {
	PLAIN = 1024,    /* elements summed in a single stage */
	COLUMN = 256,    /* ... by columns, whose slabs are tiled with rows (pass/fuse/rows.c), */
	LARGE = 1 << 20, /* if the tensor has so many elements */
	MOST = 128,      /* elements of one of several stages, at most, */
	LEAST = 16,      /* if the length has a divisor of at least this; */
	PADDED = 64,     /* else it is padded to a multiple of this */
};

typedef struct sum {
	hlo_import *im;
	smr_node *v, *zero; /* -0, the neutral element */
	const smr_lambda *body;
	int64_t dims[SMR_MAX_RANK];
	uint32_t rank, folded; /* bit d: dimension d is summed */
} sum;

static bool is_float_add(const smr_lambda *l)
{
	const smr_expr *e = l->nparams == 2 && l->nresults == 1 ? l->results[0] : NULL;

	return e != NULL && e->kind == SMR_EXPR_OP && e->op == SMR_OP_add &&
	       (e->type == SMR_F32 || e->type == SMR_F64) && e->args[0]->kind == SMR_EXPR_PARAM &&
	       e->args[1]->kind == SMR_EXPR_PARAM && e->args[0]->acc + e->args[1]->acc == 1;
}

static int64_t count_summed_elements(const sum *s)
{
	int64_t n = 1;

	for (uint32_t d = 0; d < s->rank; d++)
		n *= s->folded >> d & 1 ? s->dims[d] : 1;
	return n;
}

/* Sums over the dimensions of @p mask. */
static smr_status reduce_dims(sum *s, uint32_t mask, smr_node *start, smr_node **out)
{
	smr_node *ins[2] = {s->v, start};
	int64_t list[SMR_MAX_RANK];
	uint32_t n = 0, kept = 0, folded = 0;
	smr_draft k;

	for (uint32_t d = 0; d < s->rank; d++) {
		if (mask >> d & 1) {
			list[n++] = d;
			continue;
		}
		folded |= (s->folded >> d & 1) << kept;
		s->dims[kept++] = s->dims[d];
	}
	s->rank = kept;
	s->folded = folded;
	smr_draft_begin(&k, SMR_OP_reduce, ins, 2);
	smr_draft_set(&k, SMR_ATTR_dims, list, n);
	k.v.body = s->body;
	return hlo_build(s->im, &k, 1, out);
}

static smr_status pad_dimension(sum *s, uint32_t d)
{
	int64_t none[SMR_MAX_RANK] = {0}, high[SMR_MAX_RANK] = {0};
	smr_node *ins[2] = {s->v, s->zero};
	smr_draft k;

	high[d] = PADDED - s->dims[d] % PADDED;
	s->dims[d] += high[d];
	smr_draft_begin(&k, SMR_OP_pad, ins, 2);
	smr_draft_set(&k, SMR_ATTR_low, none, s->rank);
	smr_draft_set(&k, SMR_ATTR_high, high, s->rank);
	smr_draft_set(&k, SMR_ATTR_interior, none, s->rank);
	return hlo_build(s->im, &k, 1, &s->v);
}

/* Splits dimension @p d into two, of which the second is one stage. */
static smr_status split_dimension(sum *s, uint32_t d)
{
	int64_t part = MOST;

	while (part >= LEAST && s->dims[d] % part != 0)
		part--;
	if (part < LEAST) {
		SMR_TRY(pad_dimension(s, d));
		part = PADDED;
	}
	memmove(&s->dims[d + 1], &s->dims[d], (s->rank - d) * sizeof(*s->dims));
	s->dims[d] /= part;
	s->dims[d + 1] = part;
	s->rank++;
	s->folded = (s->folded & ((1u << d) - 1)) | 3u << d | (s->folded >> (d + 1)) << (d + 2);
	return hlo_reshape(s->im, s->v, s->rank, s->dims, &s->v);
}

/* Sums one stage: the last dimensions with at most MOST elements together. */
static smr_status reduce_last_dims(sum *s)
{
	uint32_t mask = 0;
	int64_t n = 1;

	for (uint32_t d = s->rank; d-- > 0;) {
		if (!(s->folded >> d & 1))
			continue;
		if (mask == 0 && s->dims[d] > MOST) {
			SMR_TRY(split_dimension(s, d));
			mask = 1u << (d + 1);
			break;
		}
		if (n * s->dims[d] > MOST)
			break;
		n *= s->dims[d];
		mask |= 1u << d;
	}
	return reduce_dims(s, mask, s->zero, &s->v);
}

static bool is_long(const sum *s)
{
	int64_t n = count_summed_elements(s), all = n;

	for (uint32_t d = 0; d < s->rank; d++)
		all *= s->folded >> d & 1 ? 1 : s->dims[d];
	return n > PLAIN ||
	       (n > COLUMN && s->rank > 1 && all >= LARGE && !(s->folded >> (s->rank - 1) & 1));
}

smr_status hlo_sum(hlo_import *im, smr_node *v, smr_node *start, const int64_t *dims, uint32_t n,
		   const smr_lambda *body, smr_node **out)
{
	sum s = {.im = im, .v = v, .body = body, .rank = v->type.rank};
	uint64_t zero = v->type.dtype == SMR_F64 ? 1ull << 63 : 1ull << 31;
	bool fits = is_float_add(body) && v->type.dtype == body->results[0]->type &&
		    smr_type_dims(&v->type, s.dims);

	for (uint32_t i = 0; i < n; i++) {
		fits = fits && dims[i] >= 0 && dims[i] < s.rank && !(s.folded >> dims[i] & 1);
		s.folded |= fits ? 1u << dims[i] : 0;
	}
	if (!fits) { /* another fold, or an invalid one, which smr_ops_make() reports */
		smr_node *ins[2] = {v, start};
		smr_draft k;

		smr_draft_begin(&k, SMR_OP_reduce, ins, 2);
		smr_draft_set(&k, SMR_ATTR_dims, dims, n);
		k.v.body = body;
		return hlo_build(im, &k, 1, out);
	}
	if (is_long(&s))
		SMR_TRY(hlo_splat(im, v->type.dtype, 0, NULL, zero, &s.zero));
	while (s.zero != NULL && count_summed_elements(&s) > MOST && s.rank < SMR_MAX_RANK)
		SMR_TRY(reduce_last_dims(&s));
	return reduce_dims(&s, s.folded, start, out);
}
