/* Computes elements of a node at the nonzeros of a form: maps are maps of their operands at these
 * nonzeros, an element of a product is the product of a row and a column, and all other elements
 * are gathered from the complete node. */
#include "base/assert.h"
#include "dml/lazy/build.h"

static smr_status type_1(dml_builder *b, int64_t n, smr_dtype t, smr_type *out)
{
	return smr_type_make(b->g, t, 1, &n, out);
}

static smr_status reshape(dml_builder *b, smr_node *v, uint32_t rank, const int64_t *dims,
			  smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reshape, &v, 1);
	SMR_TRY(smr_type_make(b->g, v->type.dtype, rank, dims, &d.v.type));
	return smr_ops_make(b->g, &d.v, 1, out);
}

/* Gives the row (or column) number of each nonzero. */
static smr_status line_of(dml_builder *b, dml_form f, bool column, smr_node **out)
{
	smr_assert(f.pattern != NULL);
	return dml_build_part(b, dml_build_owner(b, f.pattern),
			      column != f.turned ? DML_COLUMNS : DML_ROWS, out);
}

/* Gathers lines of @p from, of @p k elements each (0: single elements), at the indices @p at. */
static smr_status pick(dml_builder *b, smr_node *from, int64_t k, smr_node *at, int64_t n,
		       smr_node **out)
{
	static const int64_t zero[] = {0}, one[] = {1};
	const int64_t column[] = {n, 1}, sizes[] = {1, k};
	smr_node *ins[] = {from, NULL};
	smr_draft d;

	smr_assert(k >= 0 && n >= 0);
	SMR_TRY(reshape(b, at, 2, column, &ins[1]));
	smr_draft_begin(&d, SMR_OP_gather, ins, 2);
	smr_draft_set(&d, SMR_ATTR_offset_dims, one, k > 0);
	smr_draft_set(&d, SMR_ATTR_collapsed, zero, 1);
	smr_draft_set(&d, SMR_ATTR_index_map, zero, 1);
	smr_draft_set(&d, SMR_ATTR_index_dim, one, 1);
	smr_draft_set(&d, SMR_ATTR_sizes, sizes, k > 0 ? 2 : 1);
	return smr_ops_make(b->g, &d.v, 1, out);
}

/* Gathers from a column or a row, by the row or column of each nonzero. */
static smr_status pick_line(dml_builder *b, uint32_t i, dml_form f, bool column, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];
	const int64_t size = n->rows * n->cols;
	smr_node *all, *at;

	smr_assert(n->rows == 1 || n->cols == 1);
	SMR_TRY(dml_require(b, i, &all));
	SMR_TRY(reshape(b, all, 1, &size, &all));
	SMR_TRY(line_of(b, f, column, &at));
	return pick(b, all, 0, at, f.pattern->n, out);
}

/* If *@p i is a part of a matrix in memory, with literal start, replaces it by that matrix;
 * @p from: the start. */
static void find_whole(const dml_builder *b, uint32_t *i, int64_t from[2])
{
	const dml_node *n = &b->t->nodes.v[*i], *at[2];

	smr_assert(*i < b->t->nodes.n);
	from[0] = from[1] = 0;
	if (n->op != DML_PIECE || b->made[*i] != NULL || b->t->made.v[*i] != NULL)
		return;
	for (int k = 0; k < 2; k++)
		at[k] = &b->t->nodes.v[n->in[1 + k]];
	if (at[0]->op != DML_CONST || at[1]->op != DML_CONST ||
	    b->t->nodes.v[n->in[0]].op != DML_PARAM || b->t->forms.v[n->in[0]].pattern != NULL)
		return;
	for (int k = 0; k < 2; k++)
		from[k] = (int64_t)at[k]->number;
	*i = n->in[0];
}

/* Gathers from a dense matrix by row * columns + column. */
static smr_status pick_elements(dml_builder *b, uint32_t i, dml_form f, smr_node **out)
{
	const dml_node *n;
	int64_t size, from[2];
	smr_node *all, *at[2];
	const smr_expr *x[2];

	find_whole(b, &i, from);
	n = &b->t->nodes.v[i];
	size = n->rows * n->cols;
	SMR_TRY(dml_require(b, i, &all));
	SMR_TRY(reshape(b, all, 1, &size, &all));
	SMR_TRY(line_of(b, f, false, &at[0]));
	SMR_TRY(line_of(b, f, true, &at[1]));
	for (uint32_t k = 0; k < 2; k++)
		x[k] = smr_ops_to(b->g, SMR_I64, smr_expr_param(b->g, SMR_I32, k));
	for (uint32_t k = 0; k < 2; k++)
		x[k] = from[k] != 0 ? smr_ops_2(b->g, SMR_OP_add, x[k], smr_ops_i64(b->g, from[k]))
				    : x[k];
	SMR_TRY(dml_build_map(
		b, 2, at,
		smr_ops_2(b->g, SMR_OP_add,
			  smr_ops_2(b->g, SMR_OP_mul, x[0], smr_ops_i64(b->g, n->cols)), x[1]),
		&at[0]));
	return pick(b, all, 0, at[0], f.pattern->n, out);
}

/* Gives the transposed right factor. */
static smr_status columns_of(dml_builder *b, uint32_t i, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];

	if (n->op == DML_TURN && b->t->forms.v[i].pattern == NULL)
		return dml_require(b, n->in[0], out);
	SMR_TRY(dml_require(b, i, out));
	return dml_build_turn(b, *out, out);
}

/* Multiplies rows of the left factor by columns of the right one. */
static smr_status product_at(dml_builder *b, uint32_t i, dml_form f, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];
	int64_t k = b->t->nodes.v[n->in[0]].cols, places = f.pattern->n;
	smr_node *lines[2], *at[2], *products;
	const smr_expr *x[2];

	smr_assert(n->op == DML_PRODUCT && n->in[1] != DML_NONE);
	SMR_TRY(dml_require(b, n->in[0], &lines[0]));
	SMR_TRY(columns_of(b, n->in[1], &lines[1]));
	for (uint32_t s = 0; s < 2; s++) {
		SMR_TRY(line_of(b, f, s == 1, &at[s]));
		SMR_TRY(pick(b, lines[s], k, at[s], places, &lines[s]));
		x[s] = smr_expr_param(b->g, SMR_F64, s);
	}
	SMR_TRY(dml_build_map(b, 2, lines, smr_ops_2(b->g, SMR_OP_mul, x[0], x[1]), &products));
	return dml_build_products(b, products, 1, out);
}

/* Whether a product is computed whole: it is needed whole anyway, or there are so many nonzeros
 * that a library call on all elements is faster. */
static bool is_whole(const dml_builder *b, uint32_t i, dml_form f)
{
	smr_assert(f.pattern != NULL);
	enum { QUICKER = 8 };
	const dml_node *n = &b->t->nodes.v[i];

	return b->t->made.v[i] != NULL || b->made[i] != NULL ||
	       (n->op == DML_PRODUCT &&
		(double)n->rows * (double)n->cols < QUICKER * (double)f.pattern->n);
}

/* Gives the elements of a node at the nonzeros of @p f: f64[nonzeros], or a number. */
static smr_status need_at(dml_builder *b, uint32_t i, dml_form f, smr_node **out);

static smr_status values_at_pattern(dml_builder *b, uint32_t i, dml_form f, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];

	if (dml_form_equal(b->t->forms.v[i], f))
		return dml_require_values(b, i, out);
	if (is_whole(b, i, f))
		return pick_elements(b, i, f, out);
	switch (n->op) {
	case DML_MAP: /* zero outside its own form, whatever its operands are there */
		return b->t->forms.v[i].pattern != NULL ? pick_elements(b, i, f, out)
							: dml_require_map_at(b, i, f, out);
	case DML_FILL:
		return dml_require(b, n->in[0], out);
	case DML_PRODUCT:
		return product_at(b, i, f, out);
	case DML_TURN:
		return need_at(b, n->in[0], (dml_form){f.pattern, !f.turned}, out);
	default:
		return pick_elements(b, i, f, out);
	}
}

static smr_status build_at_nonzeros(dml_builder *b, uint32_t i, dml_form f, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];
	int64_t rows = f.turned ? f.pattern->cols : f.pattern->rows;
	int64_t cols = f.turned ? f.pattern->rows : f.pattern->cols;

	smr_assert(f.pattern != NULL && i < b->t->nodes.n);
	if (n->scalar)
		return dml_require(b, i, out);
	if (n->rows == rows && n->cols == cols)
		return values_at_pattern(b, i, f, out);
	if (n->rows == rows && n->cols == 1)
		return pick_line(b, i, f, false, out);
	if (n->rows == 1 && n->cols == cols)
		return pick_line(b, i, f, true, out);
	SMR_TRY(dml_require(b, i, out)); /* 1x1 */
	return reshape(b, *out, 0, NULL, out);
}

static smr_status need_at(dml_builder *b, uint32_t i, dml_form f, smr_node **out)
{
	dml_placed *p = &b->placed[i];

	smr_assert(i < b->t->nodes.n);
	if (p->v == NULL || !dml_form_equal(p->form, f)) {
		SMR_TRY(build_at_nonzeros(b, i, f, out));
		*p = (dml_placed){f, *out};
	}
	*out = p->v;
	return SMR_OK;
}

/* Broadcasts a number to the nonzeros. */
static smr_status broadcast_scalar(dml_builder *b, smr_node *v, int64_t n, smr_node **out)
{
	smr_draft d;

	*out = v;
	if (v->type.rank > 0)
		return SMR_OK;
	smr_draft_begin(&d, SMR_OP_broadcast, &v, 1);
	smr_draft_set(&d, SMR_ATTR_dims, NULL, 0);
	SMR_TRY(type_1(b, n, SMR_F64, &d.v.type));
	return smr_ops_make(b->g, &d.v, 1, out);
}

smr_status dml_require_map_at(dml_builder *b, uint32_t i, dml_form f, smr_node **out)
{
	const dml_node *n = &b->t->nodes.v[i];
	int count = dml_element_args((dml_element)n->n[0]);
	const smr_expr *args[3];
	smr_node *ins[3], *v = NULL;
	uint32_t nins = 0;

	smr_assert(n->op == DML_MAP && count >= 1 && count <= 3);
	for (int k = 0; k < count; k++) {
		SMR_TRY(need_at(b, n->in[k], f, &v));
		if (v->op == SMR_OP_constant && v->type.rank == 0) {
			args[k] = smr_expr_const(b->g, SMR_F64, v->bits);
			continue;
		}
		SMR_TRY(broadcast_scalar(b, v, f.pattern->n, &ins[nins]));
		args[k] = smr_expr_param(b->g, SMR_F64, nins++);
	}
	if (nins == 0 && v != NULL) { /* scalars only: broadcasts one of them */
		SMR_TRY(broadcast_scalar(b, v, f.pattern->n, &ins[0]));
		args[count - 1] = smr_expr_param(b->g, SMR_F64, nins++);
	}
	return dml_build_map(b, nins, ins, dml_element_expr(b->g, (dml_element)n->n[0], args), out);
}
