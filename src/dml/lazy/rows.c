/* t(X) %*% f(X %*% v), two products of a large dense X with columns, f elementwise, as row sums and
 * column sums. Library products read X twice; the sums are fused and pass over X in slabs of rows:
 * the row sums of a slab, then its contribution to the column sums, while it is in the cache
 * (pass/fuse/rows.c). */
#include "dml/lazy/build.h"

enum {
	LEAST_BYTES = 4 << 20,
	SLAB_BYTES = 1 << 18,
	LEAST_COLUMNS = 32,
	LEAST = 16,
	MOST = 128,
	DEEP = 8
};

static const dml_node *get_node(const dml_builder *b, uint32_t i)
{
	return &b->t->nodes.v[i];
}

/* Returns the rows of a slab; 0: no suitable divisor. */
static int64_t slab_of(const dml_node *x)
{
	int64_t most = SLAB_BYTES / (x->cols * (int64_t)sizeof(double));

	for (int64_t n = most < MOST ? most : MOST; n >= LEAST; n--)
		if (x->rows % n == 0)
			return n;
	return 0;
}

static bool row_kernel_pays(const dml_node *x)
{
	return x->cols >= LEAST_COLUMNS &&
	       x->rows > LEAST_BYTES / (int64_t)sizeof(double) / x->cols && slab_of(x) > 0;
}

/* Finds the product of X and a column from which @p i, which has one reader, is computed. */
static bool find_inner(const dml_builder *b, uint32_t i, uint32_t x, unsigned deep, uint32_t *inner)
{
	const dml_node *n = get_node(b, i);

	if (b->uses[i] != 1 || b->t->made.v[i] != NULL || n->cols != 1 ||
	    n->rows != get_node(b, x)->rows)
		return false;
	if (n->op == DML_PRODUCT && n->in[0] == x) {
		*inner = i;
		return true;
	}
	for (uint32_t k = 0; n->op == DML_MAP && deep < DEEP && k < DML_OPERANDS; k++)
		if (n->in[k] != DML_NONE && find_inner(b, n->in[k], x, deep + 1, inner))
			return true;
	return false;
}

void dml_find_passes(dml_builder *b)
{
	for (size_t i = 0; i < b->t->nodes.n; i++) {
		const dml_node *n = get_node(b, (uint32_t)i);
		uint32_t inner;

		if (n->op != DML_PRODUCT || n->cols != 1 || get_node(b, n->in[0])->op != DML_TURN)
			continue;
		if (row_kernel_pays(get_node(b, get_node(b, n->in[0])->in[0])) &&
		    find_inner(b, n->in[1], get_node(b, n->in[0])->in[0], 0, &inner)) {
			b->pass[i] = DML_COLUMN_SUMS;
			b->pass[inner] = DML_ROW_SUMS;
		}
	}
}

/* ---- building -------------------------------------------------------------------------------- */

static smr_status build_sized(dml_builder *b, smr_op op, smr_node *v, const int64_t *map,
			      uint32_t n, const int64_t *dims, uint32_t rank, smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, op, &v, 1);
	if (map != NULL)
		smr_draft_set(&d, SMR_ATTR_dims, map, n);
	SMR_TRY(smr_type_make(b->g, SMR_F64, rank, dims, &d.v.type));
	return smr_ops_make(b->g, &d.v, 1, out);
}

static smr_status build_mul(dml_builder *b, smr_node *x, smr_node *y, smr_node **out)
{
	smr_node *ins[] = {x, y};

	return dml_build_map(b, 2, ins,
			     smr_ops_2(b->g, SMR_OP_mul, smr_expr_param(b->g, SMR_F64, 0),
				       smr_expr_param(b->g, SMR_F64, 1)),
			     out);
}

static smr_status row_sums(dml_builder *b, smr_node **out)
{
	static const int64_t along[] = {1};
	const int64_t dims[] = {b->n->rows, get_node(b, b->n->in[0])->cols};
	smr_node *v;

	SMR_TRY(build_sized(b, SMR_OP_reshape, b->in[1], NULL, 0, &dims[1], 1, &v));
	SMR_TRY(build_sized(b, SMR_OP_broadcast, v, along, 1, dims, 2, &v));
	SMR_TRY(build_mul(b, b->in[0], v, &v));
	SMR_TRY(dml_build_products(b, v, 1, &v));
	return dml_build_reshape(b, v, b->n, out);
}

static smr_status column_sums(dml_builder *b, smr_node **out)
{
	static const int64_t both[] = {0, 1};
	uint32_t at = get_node(b, b->n->in[0])->in[0];
	const dml_node *x = get_node(b, at);
	int64_t rows = slab_of(x), dims[] = {x->rows, x->cols},
		slabs[] = {rows > 0 ? x->rows / rows : 0, rows, x->cols};
	smr_node *v;

	SMR_TRY(build_sized(b, SMR_OP_broadcast, b->in[1], both, 2, dims, 2, &v));
	SMR_TRY(build_mul(b, b->made[at], v, &v));
	SMR_TRY(build_sized(b, SMR_OP_reshape, v, NULL, 0, slabs, 3, &v));
	SMR_TRY(dml_build_products(b, v, 1, &v));
	SMR_TRY(dml_build_products(b, v, 0, &v));
	return dml_build_reshape(b, v, b->n, out);
}

smr_status dml_build_pass(dml_builder *b, smr_node **out)
{
	return b->pass[b->n - b->t->nodes.v] == DML_ROW_SUMS ? row_sums(b, out)
							     : column_sums(b, out);
}
