/* Fuses column ranges into matrix-vector products. A column range of a matrix is not contiguous and
 * would be copied before the product, which takes longer than a product that uses each element only
 * a few times. So the product becomes an op with the range in its indices: a matrix with a larger
 * row stride, which libraries accept. */
#include "ops/ops.h"
#include "pass/fuse/plan_internal.h"

enum {
	LEAST = 1 << 18, /* bytes of the range; a smaller one is copied within the cache */
	FEW = 8          /* uses of each of its elements */
};

/* Returns whether the value is a column range of a matrix in memory. */
static bool is_range(const fuse_flow *f, const fuse_value *x)
{
	const smr_node *v = x->node;
	const int64_t *step = smr_node_get(v, SMR_ATTR_stride, NULL);

	if (v->op != SMR_OP_slice || x->nest == NULL || x->needed || x->made != NULL ||
	    smr_op_is_piece(v) || fuse_fused(f, x, 0) || fuse_bytes(x) < LEAST)
		return false;
	for (uint32_t d = 0; d < v->type.rank; d++)
		if (step == NULL || step[d] != 1)
			return false;
	return v->type.rank == 2;
}

/* Returns whether product @p x uses each element of operand @p i only a few times: for m x k and k
 * x n, n times, and n^2 = (k n) (m n) / (m k). */
static bool is_short(const fuse_flow *f, const fuse_value *x, uint32_t i)
{
	const fuse_value *a = fuse_operand(f, x->node, i), *b = fuse_operand(f, x->node, 1 - i);

	return a != b && x->rank == 2 && b->rank == 2 &&
	       b->elements * x->elements <= FEW * FEW * a->elements;
}

static bool is_product(const fuse_value *x)
{
	smr_dtype t = x->node->type.dtype;

	return x->node->op == SMR_OP_dot && (t == SMR_F64 || t == SMR_F32);
}

/* Remakes x->made with operands inlined into @p p, which is @p x or a product that it computes. */
static smr_status remake_fused_op(const fuse_flow *f, fuse_value *x, fuse_value *p,
				  fuse_edge *edges, uint32_t n, smr_fusion *out)
{
	fuse_value was = *p; /* other readers need the original product */
	const smr_node *before = x->made;
	smr_status st = SMR_OK;

	p->edges = edges;
	p->nedges = n;
	p->core = p != x;
	if (p == x)
		st = smr_ops_nest(f->g, x->node, x->k, &x->nest);
	if (st == SMR_OK)
		st = fuse_fuse(f, x, out);
	out->fused -= before != NULL && x->made != before;
	if (p == x) {
		was.made = x->made;
		was.product = x->made != NULL ? x : NULL; /* libraries compute it by itself */
	}
	*p = was;
	return st;
}

smr_status fuse_fuse_ranges(const fuse_flow *f, fuse_value *x, smr_fusion *out)
{
	fuse_value *p = x->product != NULL ? &f->values[x->product - f->values] : x;
	fuse_edge edges[2];
	uint32_t n = 0;

	if (!is_product(p))
		return SMR_OK;
	for (uint32_t i = 0; i < 2; i++)
		if (is_short(f, p, i) && is_range(f, fuse_operand(f, p->node, i)))
			edges[n++] = (fuse_edge){
				.reader = p, .from = fuse_operand(f, p->node, i), .fused = true};
	return n > 0 ? remake_fused_op(f, x, p, edges, n, out) : SMR_OK;
}
