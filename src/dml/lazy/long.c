/* Sums over nonzeros of row products, sum((X != 0) * (U %*% t(V) - X)^2), in slabs of nonzeros: the
 * products are computed within the sum and not stored. A slab's sum is short enough for the
 * reference to check some of them (pass/fuse/internal.h: FUSE_MAX_INSIDE), and slabs are equal,
 * however the nonzeros are distributed over rows. */
#include "dml/lazy/build.h"

enum {
	STEPS = 1 << 18, /* maximum of a slab */
	MOST = 1 << 13,  /* nonzeros in a slab */
	LEAST = 1 << 8,
	DEEP = 8 /* maximum operations around a product */
};

/* Returns the length of the rows whose products @p v, one element for each nonzero, is computed
 * from; 0: of none. */
static int64_t rows_within(const smr_node *v, int64_t places, int deep)
{
	int64_t dims[SMR_MAX_RANK], k = 0;

	if (deep > DEEP)
		return 0;
	if (v->op == SMR_OP_reduce)
		return v->ins[0]->type.rank == 2 && smr_type_dims(&v->ins[0]->type, dims) &&
				       dims[0] == places
			       ? dims[1]
			       : 0;
	if (v->op != SMR_OP_map)
		return 0;
	for (uint32_t i = 0; i < v->nins && k == 0; i++)
		k = rows_within(v->ins[i], places, deep + 1);
	return k;
}

static int64_t slab_of(int64_t k)
{
	int64_t n = MOST;

	while (n * k > STEPS && n > LEAST)
		n /= 2;
	return n * k <= STEPS ? n : 0;
}

static smr_status part(dml_builder *b, smr_node *v, int64_t from, int64_t to, smr_node **out)
{
	static const int64_t one[] = {1};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_slice, &v, 1);
	smr_draft_set(&d, SMR_ATTR_start, &from, 1);
	smr_draft_set(&d, SMR_ATTR_limit, &to, 1);
	smr_draft_set(&d, SMR_ATTR_stride, one, 1);
	return smr_ops_make(b->g, &d.v, 1, out);
}

static smr_status sum_slabs(dml_builder *b, smr_node *v, int64_t n, int64_t slab, smr_node **out)
{
	const int64_t dims[] = {n, slab};
	smr_draft d;

	SMR_TRY(part(b, v, 0, n * slab, &v));
	smr_draft_begin(&d, SMR_OP_reshape, &v, 1);
	SMR_TRY(smr_type_make(b->g, SMR_F64, 2, dims, &d.v.type));
	SMR_TRY(smr_ops_make(b->g, &d.v, 1, &v));
	SMR_TRY(dml_build_sums(b, v, 1, &v));
	return dml_build_sums(b, v, 0, out);
}

smr_status dml_build_long_sum(dml_builder *b, smr_node *v, smr_node **out)
{
	int64_t n = 0, k, slab;
	smr_node *ins[2];

	if (!smr_type_count(&v->type, &n))
		return dml_build_fold(b, DML_SUM, v, out);
	k = rows_within(v, n, 0);
	slab = k > 0 ? slab_of(k) : 0;
	if (slab == 0 || n < 2 * slab)
		return dml_build_fold(b, DML_SUM, v, out);
	SMR_TRY(sum_slabs(b, v, n / slab, slab, &ins[0]));
	*out = ins[0];
	if (n % slab == 0)
		return SMR_OK;
	SMR_TRY(part(b, v, n / slab * slab, n, &ins[1]));
	SMR_TRY(dml_build_fold(b, DML_SUM, ins[1], &ins[1]));
	return dml_build_map(b, 2, ins,
			     smr_ops_2(b->g, SMR_OP_add, smr_expr_param(b->g, SMR_F64, 0),
				       smr_expr_param(b->g, SMR_F64, 1)),
			     out);
}
