/* Writes a row times a matrix as a sum of products, if the matrix is computed from fewer bytes than
 * it has, as a matrix of quantised weights is. A sum fuses with that computation, so the matrix is
 * not stored; each of its elements is needed once. It is the sum of the same products in the same
 * order. */
#include "ops/build.h"
#include "pass/simplify/internal.h"

enum { LEAST_ELEMENTS = 1 << 14, DEPTH = 16 /* ops of the computation */ };

typedef struct row {
	smr_node *x, *m;            /* the row and the matrix; m may have more dimensions */
	uint32_t first, n;          /* summed dimensions of m: n of them */
	int64_t size[SMR_MAX_RANK]; /* of m */
} row;

static double count_bytes(const smr_type *t)
{
	int64_t n;

	return smr_type_count(t, &n) ? (double)n * (double)smr_dtype_size(t->dtype) : 0;
}

/* Returns the bytes from which an operand is computed element by element. */
static double source_bytes(const fs_flow *f, const smr_node *v, int depth)
{
	double sum = 0;
	uint64_t bits;

	if (fs_is_splat(v, &bits))
		return 0;
	if (depth == 0 || !fs_read_once(f, v) ||
	    (v->op != SMR_OP_map && v->op != SMR_OP_reshape && v->op != SMR_OP_broadcast &&
	     v->op != SMR_OP_slice))
		return count_bytes(&v->type);
	if (v->nmore > 0)
		return count_bytes(&v->type);
	for (uint32_t i = 0; i < v->nins; i++)
		sum += source_bytes(f, v->ins[i], depth - 1);
	return sum;
}

/* Looks through a reshape that only joins dimensions: it would not fuse. Dimension @p r->first
 * becomes the dimensions that it joins. */
static void split_joined(const fs_flow *f, row *r)
{
	smr_node *from = r->m->op == SMR_OP_reshape ? r->m->ins[0] : NULL;
	int64_t size[SMR_MAX_RANK];
	uint32_t k = 0, first = 0, n = 0;

	if (from == NULL || !fs_read_once(f, r->m) || !smr_type_dims(&from->type, size))
		return;
	for (uint32_t d = 0; d < r->m->type.rank; d++) {
		uint32_t begin = k;
		int64_t all = 1;

		while (k < from->type.rank && (k == begin || all < r->size[d]))
			all *= size[k++];
		if (k == begin || all != r->size[d])
			return;
		if (d == r->first) {
			first = begin;
			n = k - begin;
		}
	}
	if (k < from->type.rank)
		return;
	r->m = from;
	r->first = first;
	r->n = n;
	for (uint32_t d = 0; d < k; d++)
		r->size[d] = size[d];
}

/* Reads a product whose operand @p i is a row, and the other one such a matrix. */
static bool read_row(const fs_flow *f, const smr_node *v, uint32_t i, row *r)
{
	smr_attr_key own = i == 0 ? SMR_ATTR_lhs_contract : SMR_ATTR_rhs_contract;
	smr_attr_key other = i == 0 ? SMR_ATTR_rhs_contract : SMR_ATTR_lhs_contract;
	smr_dtype t = v->type.dtype;
	const int64_t *left, *right;
	int64_t n, all;

	r->x = v->ins[i];
	r->m = v->ins[1 - i];
	if (smr_node_get(v, SMR_ATTR_lhs_batch, &r->n) == NULL || r->n != 0 ||
	    !fs_numbers(v, own, 1, &left) || !fs_numbers(v, other, 1, &right) ||
	    (t != SMR_F32 && t != SMR_F64) || r->x->type.dtype != t || r->m->type.dtype != t ||
	    !smr_type_dims(&r->m->type, r->size) || !smr_type_count(&r->x->type, &n) ||
	    !smr_type_count(&r->m->type, &all))
		return false;
	r->first = (uint32_t)right[0];
	r->n = 1;
	return n == r->size[r->first] && n > 1 && all >= LEAST_ELEMENTS && all / n > 1 &&
	       2 * source_bytes(f, r->m, DEPTH) <= count_bytes(&r->m->type);
}

/* Repeats the row along the other dimensions of the matrix. */
static smr_status spread_row(fs_flow *f, const smr_node *v, const row *r, smr_node **out)
{
	smr_type t = {.rank = r->n, .dtype = v->type.dtype};
	int64_t dims[SMR_MAX_RANK];

	for (uint32_t d = 0; d < r->n; d++) {
		t.dims[d] = r->m->type.dims[r->first + d];
		dims[d] = r->first + d;
	}
	SMR_TRY(fs_make_reshape(f, v, r->x, &t, out));
	return fs_make_broadcast(f, v, *out, dims, &r->m->type, out);
}

static const smr_expr *binary(fs_flow *f, smr_op op, smr_dtype t)
{
	return smr_ops_2(f->g, op, smr_expr_param(f->g, t, 0), smr_expr_param(f->g, t, 1));
}

static smr_status sum_products(fs_flow *f, const smr_node *v, const row *r, smr_node *x,
			       smr_node **out)
{
	smr_type none = {.dtype = v->type.dtype};
	smr_node *ins[] = {x, r->m}, *sum[2];
	const smr_expr *product = binary(f, SMR_OP_mul, none.dtype);
	const smr_expr *add = binary(f, SMR_OP_add, none.dtype);
	int64_t dims[SMR_MAX_RANK];
	smr_attr attr = {.key = SMR_ATTR_dims, .n = r->n, .v = dims};
	smr_node like = {.op = SMR_OP_reduce, .ins = sum, .nins = 2, .attrs = &attr, .nattrs = 1};

	if (product == NULL || add == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to simplify %s", f->g->name);
	for (uint32_t d = 0; d < r->n; d++)
		dims[d] = r->first + d;
	SMR_TRY(fs_make_map(f, v, ins, 2, product, &sum[0]));
	SMR_TRY(fs_make_splat(f, &none, 0, &sum[1]));
	like.body = smr_graph_lambda(f->g, 2, 1, &add);
	like.loc = v->loc;
	like.name = v->name;
	if (like.body == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to simplify %s", f->g->name);
	return fs_make(f, &like, out);
}

smr_status fs_row_of_narrow(fs_flow *f, smr_node *v, smr_node **out)
{
	smr_node *x;
	row r;

	if (v->nins != 2 || (!read_row(f, v, 0, &r) && !read_row(f, v, 1, &r)))
		return SMR_OK;
	split_joined(f, &r);
	SMR_TRY(spread_row(f, v, &r, &x));
	SMR_TRY(sum_products(f, v, &r, x, &x));
	return fs_make_reshape(f, v, x, &v->type, out);
}
