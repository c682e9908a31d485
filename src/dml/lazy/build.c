/* Builds ops from trace nodes. */
#include <math.h>
#include <string.h>

#include "base/assert.h"

#include "dml/lazy/build.h"

static smr_status build_draft(dml_builder *b, smr_draft *d, smr_node **out)
{
	return smr_ops_make(b->g, &d->v, 1, out);
}

/* Makes the op with the type of the trace node. */
static smr_status make_as(dml_builder *b, smr_draft *d, smr_node **out)
{
	SMR_TRY(dml_type_of(b->g, b->n, &d->v.type));
	return build_draft(b, d, out);
}

static smr_status build_broadcast(dml_builder *b, smr_node *v, const int64_t *map, uint32_t n,
				  smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_broadcast, &v, 1);
	smr_draft_set(&d, SMR_ATTR_dims, map, n);
	return make_as(b, &d, out);
}

static const int64_t both[] = {0, 1};

/* Broadcasts a map's operand to the shape of its result. */
static smr_status broadcast_operand(dml_builder *b, smr_node *v, smr_node **out)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	smr_assert(b->n != NULL);
	*out = v;
	if (b->n->scalar || !smr_type_dims(&v->type, dims))
		return SMR_OK;
	if (v->type.rank == 0)
		return build_broadcast(b, v, NULL, 0, out);
	if (dims[0] == b->n->rows && dims[1] == b->n->cols)
		return SMR_OK;
	return build_broadcast(b, v, both, 2, out);
}

smr_status dml_build_map(dml_builder *b, uint32_t nins, smr_node *const *ins, const smr_expr *e,
			 smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_map, ins, nins);
	d.v.body = e != NULL ? smr_graph_lambda(b->g, nins, 1, &e) : NULL;
	if (d.v.body == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for an expression");
	return build_draft(b, &d, out);
}

static smr_status build_map(dml_builder *b, smr_node **out)
{
	int n = dml_element_args((dml_element)b->n->n[0]);
	const smr_expr *args[3], *e;
	smr_node *ins[3];
	uint32_t nins = 0;

	for (int i = 0; i < n; i++) {
		if (b->in[i]->op == SMR_OP_constant) {
			args[i] = smr_expr_const(b->g, SMR_F64, b->in[i]->bits);
			continue;
		}
		SMR_TRY(broadcast_operand(b, b->in[i], &ins[nins]));
		args[i] = smr_expr_param(b->g, SMR_F64, nins++);
	}
	smr_assert(n >= 1 && n <= 3);
	e = dml_element_expr(b->g, (dml_element)b->n->n[0], args);
	return dml_build_map(b, nins, ins, e, out);
}

static const struct fold_row {
	smr_op op, running; /* op for a cumulative fold */
	double start;
} folds[] = {
	[DML_SUM] = {SMR_OP_addc, SMR_OP_add, 0},
	[DML_LEAST] = {SMR_OP_minimum, SMR_OP_minimum, INFINITY},
	[DML_GREATEST] = {SMR_OP_maximum, SMR_OP_maximum, -INFINITY},
	[DML_MULTIPLY] = {SMR_OP_mul, SMR_OP_mul, 1},
};

static smr_status fold_body(dml_builder *b, smr_op op, double from, smr_node **start,
			    const smr_lambda **body)
{
	const smr_expr *e = smr_ops_2(b->g, op, smr_expr_param(b->g, SMR_F64, 0),
				      smr_expr_param(b->g, SMR_F64, 1));
	uint64_t bits;

	memcpy(&bits, &from, sizeof(bits));
	*start = smr_graph_constant(b->g, SMR_F64, bits);
	*body = e != NULL ? smr_graph_lambda(b->g, 2, 1, &e) : NULL;
	return *start != NULL && *body != NULL ? SMR_OK
					       : smr_fail(SMR_ENOMEM, "no memory for a sum");
}

static smr_status build_reshape(dml_builder *b, smr_node *v, smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reshape, &v, 1);
	return make_as(b, &d, out);
}

static smr_status fold_dims(dml_builder *b, smr_op op, double from, smr_node *v,
			    const int64_t *dims, uint32_t n, smr_node **out)
{
	smr_node *ins[2] = {v};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reduce, ins, 2);
	SMR_TRY(fold_body(b, op, from, &ins[1], &d.v.body));
	smr_draft_set(&d, SMR_ATTR_dims, dims, n);
	return build_draft(b, &d, out);
}

smr_status dml_build_fold(dml_builder *b, dml_fold f, smr_node *v, smr_node **out)
{
	smr_assert((size_t)f < sizeof(folds) / sizeof(folds[0]));
	return fold_dims(b, folds[f].op, folds[f].start, v, both, v->type.rank, out);
}

smr_status dml_build_sums(dml_builder *b, smr_node *v, int64_t d, smr_node **out)
{
	smr_assert(d >= 0 && d < v->type.rank);
	return fold_dims(b, SMR_OP_addc, 0, v, &d, 1, out);
}

smr_status dml_build_products(dml_builder *b, smr_node *v, int64_t d, smr_node **out)
{
	smr_assert(d >= 0 && d < v->type.rank);
	return fold_dims(b, SMR_OP_add, 0, v, &d, 1, out);
}

static smr_status build_fold(dml_builder *b, smr_node **out)
{
	static const int64_t all[] = {0, 1}, rows[] = {1}, cols[] = {0};
	const int64_t *dims[] = {all, rows, cols};

	smr_assert(b->n->n[1] >= 0 && b->n->n[1] <= 2);
	const struct fold_row *f = &folds[b->n->n[0]];

	SMR_TRY(fold_dims(b, f->op, f->start, b->in[0], dims[b->n->n[1]], b->n->n[1] == 0 ? 2 : 1,
			  out));
	return b->n->n[1] == 0 ? SMR_OK : build_reshape(b, *out, out);
}

/* Reduces windows that end at each row and begin above the first row. */
static smr_status build_cumulative(dml_builder *b, smr_node **out)
{
	static const int64_t ones[] = {1, 1}, none[] = {0, 0};
	const int64_t window[] = {b->n->rows, 1}, low[] = {b->n->rows - 1, 0};
	smr_node *ins[2] = {b->in[0]};
	smr_draft d;

	smr_assert(b->n->rows >= 1);
	smr_draft_begin(&d, SMR_OP_reduce_window, ins, 2);
	SMR_TRY(fold_body(b, folds[b->n->n[0]].running, folds[b->n->n[0]].start, &ins[1],
			  &d.v.body));
	smr_draft_set(&d, SMR_ATTR_window, window, 2);
	smr_draft_set(&d, SMR_ATTR_stride, ones, 2);
	smr_draft_set(&d, SMR_ATTR_low, low, 2);
	smr_draft_set(&d, SMR_ATTR_high, none, 2);
	smr_draft_set(&d, SMR_ATTR_base_dilation, ones, 2);
	smr_draft_set(&d, SMR_ATTR_window_dilation, ones, 2);
	return build_draft(b, &d, out);
}

static smr_status build_product(dml_builder *b, smr_node **out)
{
	static const int64_t one[] = {1}, zero[] = {0};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_dot, b->in, 2);
	smr_draft_set(&d, SMR_ATTR_lhs_batch, NULL, 0);
	smr_draft_set(&d, SMR_ATTR_rhs_batch, NULL, 0);
	smr_draft_set(&d, SMR_ATTR_lhs_contract, one, 1);
	smr_draft_set(&d, SMR_ATTR_rhs_contract, zero, 1);
	d.v.type.dtype = SMR_F64;
	return build_draft(b, &d, out);
}

static smr_status build_transpose(dml_builder *b, smr_node **out)
{
	return dml_build_turn(b, b->in[0], out);
}

static smr_status reverse(dml_builder *b, smr_node **out)
{
	static const int64_t rows[] = {0};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reverse, b->in, 1);
	smr_draft_set(&d, SMR_ATTR_dims, rows, 1);
	return build_draft(b, &d, out);
}

static smr_status build_iota(dml_builder *b, uint32_t dim, smr_node **out)
{
	const int64_t dims[] = {dim};
	smr_draft d;

	smr_assert(dim < 2);
	smr_draft_begin(&d, SMR_OP_iota, NULL, 0);
	smr_draft_set(&d, SMR_ATTR_dims, dims, 1);
	return make_as(b, &d, out);
}

static smr_status build_seq(dml_builder *b, smr_node **out)
{
	smr_node *ins[3];
	const smr_expr *x[3];

	for (uint32_t i = 0; i < 3; i++)
		x[i] = smr_expr_param(b->g, SMR_F64, i);
	SMR_TRY(broadcast_operand(b, b->in[0], &ins[0]));
	SMR_TRY(broadcast_operand(b, b->in[1], &ins[1]));
	SMR_TRY(build_iota(b, 0, &ins[2]));
	return dml_build_map(
		b, 3, ins,
		smr_ops_2(b->g, SMR_OP_add, x[0], smr_ops_2(b->g, SMR_OP_mul, x[1], x[2])), out);
}

/* Indices are doubles in the trace. */
static smr_status build_index(dml_builder *b, smr_node *v, smr_node **out)
{
	const smr_expr *e = smr_ops_to(b->g, SMR_I64, smr_expr_param(b->g, SMR_F64, 0));

	if (v->op != SMR_OP_constant)
		return dml_build_map(b, 1, &v, e, out);
	*out = smr_graph_constant(b->g, SMR_I64,
				  (uint64_t)(int64_t)smr_value_to_double(SMR_F64, v->bits));
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a number");
}

static smr_status build_piece(dml_builder *b, smr_node **out)
{
	const int64_t sizes[] = {b->n->rows, b->n->cols};
	smr_node *ins[3] = {b->in[0]};
	smr_draft d;

	SMR_TRY(build_index(b, b->in[1], &ins[1]));
	SMR_TRY(build_index(b, b->in[2], &ins[2]));
	smr_draft_begin(&d, SMR_OP_dynamic_slice, ins, 3);
	smr_draft_set(&d, SMR_ATTR_sizes, sizes, 2);
	return build_draft(b, &d, out);
}

static smr_status build_put(dml_builder *b, smr_node **out)
{
	smr_node *ins[4] = {b->in[0], b->in[1]};
	smr_draft d;

	SMR_TRY(build_index(b, b->in[2], &ins[2]));
	SMR_TRY(build_index(b, b->in[3], &ins[3]));
	smr_draft_begin(&d, SMR_OP_dynamic_update, ins, 4);
	return build_draft(b, &d, out);
}

static smr_status build_concat(dml_builder *b, smr_node **out)
{
	const int64_t dim[] = {b->n->op == DML_BESIDE};
	smr_draft d;

	smr_assert(b->n->op == DML_BESIDE || b->n->op == DML_BELOW);
	smr_draft_begin(&d, SMR_OP_concatenate, b->in, 2);
	smr_draft_set(&d, SMR_ATTR_dims, dim, 1);
	return build_draft(b, &d, out);
}

static smr_status build_fill(dml_builder *b, smr_node **out)
{
	return build_broadcast(b, b->in[0], NULL, 0, out);
}

static smr_status reshaped(dml_builder *b, smr_node **out)
{
	return build_reshape(b, b->in[0], out);
}

/* Selects @p v on the diagonal, else 0. */
static smr_status only_diagonal(dml_builder *b, smr_node *v, smr_node **out)
{
	smr_node *ins[3] = {v};
	const smr_expr *x[3];

	for (uint32_t i = 0; i < 3; i++)
		x[i] = smr_expr_param(b->g, SMR_F64, i);
	SMR_TRY(build_iota(b, 0, &ins[1]));
	SMR_TRY(build_iota(b, 1, &ins[2]));
	return dml_build_map(b, 3, ins,
			     smr_ops_select(b->g, smr_ops_2(b->g, SMR_OP_eq, x[1], x[2]), x[0],
					    smr_expr_float(b->g, SMR_F64, 0)),
			     out);
}

static smr_status build_diagonal_matrix(dml_builder *b, smr_node **out)
{
	smr_node *v;

	SMR_TRY(build_broadcast(b, b->in[0], both, 2, &v));
	return only_diagonal(b, v, out);
}

/* Extracts the diagonal: masks everything else, then sums each row. */
static smr_status extract_diagonal(dml_builder *b, smr_node **out)
{
	const dml_node *own = b->n;
	dml_node square = *own;
	smr_node *v;
	smr_status st;

	smr_assert(b->n->cols == 1);
	square.cols = square.rows;
	b->n = &square;
	st = only_diagonal(b, b->in[0], &v);
	b->n = own;
	SMR_TRY(st);
	SMR_TRY(dml_build_products(b, v, 1, &v));
	return build_reshape(b, v, out);
}

static smr_status build_diag(dml_builder *b, smr_node **out)
{
	return b->n->cols == 1 ? extract_diagonal(b, out) : build_diagonal_matrix(b, out);
}

static smr_status constant(dml_builder *b, smr_node **out)
{
	uint64_t bits;

	memcpy(&bits, &b->n->number, sizeof(bits));
	*out = smr_graph_constant(b->g, SMR_F64, bits);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a number");
}

static smr_status build_param(dml_builder *b, smr_node **out)
{
	smr_assert(b->n->n[0] >= 0 && (size_t)b->n->n[0] < b->t->params.n);
	return dml_build_part(b, (uint32_t)b->n->n[0], DML_DENSE, out);
}

static smr_status (*const makers[])(dml_builder *, smr_node **) = {
	[DML_PARAM] = build_param,
	[DML_CONST] = constant,
	[DML_MAP] = build_map,
	[DML_FILL] = build_fill,
	[DML_SEQ] = build_seq,
	[DML_PRODUCT] = build_product,
	[DML_TURN] = build_transpose,
	[DML_RESHAPE] = reshaped,
	[DML_FOLD] = build_fold,
	[DML_RUN] = build_cumulative,
	[DML_PIECE] = build_piece,
	[DML_PUT] = build_put,
	[DML_BESIDE] = build_concat,
	[DML_BELOW] = build_concat,
	[DML_DIAG] = build_diag,
	[DML_REVERSE] = reverse,
	[DML_CONV] = dml_build_window,
	[DML_CONV_FILTERS] = dml_build_window,
	[DML_CONV_IMAGES] = dml_build_window,
	[DML_MAX_POOL] = dml_build_window,
	[DML_AVG_POOL] = dml_build_window,
	[DML_MAX_POOL_BACK] = dml_build_window,
	[DML_AVG_POOL_BACK] = dml_build_window,
	[DML_BIAS_ADD] = dml_build_window,
	[DML_BIAS_TIMES] = dml_build_window,
};

smr_status dml_build_node(dml_builder *b, smr_node **out)
{
	smr_assert((size_t)b->n->op < sizeof(makers) / sizeof(makers[0]) &&
		   makers[b->n->op] != NULL);
	smr_assert(b->n >= b->t->nodes.v && b->n < b->t->nodes.v + b->t->nodes.n);
	if (b->pass[b->n - b->t->nodes.v] != DML_PRODUCT_ITSELF)
		return dml_build_pass(b, out);
	return makers[b->n->op](b, out);
}
