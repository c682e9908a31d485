/* Ops for nodes about images: convolutions and windows of rank-4 tensors (images, channels, rows,
 * columns). The gradients of a convolution are convolutions too. */
#include <math.h>
#include <string.h>

#include "dml/lazy/build.h"
#include "dml/lazy/window.h"

enum { RANK = 4 };

/* Reshapes a matrix to a tensor, or vice versa with the node's own size. */
static smr_status build_reshape(dml_builder *b, smr_node *v, uint32_t rank, const int64_t *dims,
				smr_node **out)
{
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_reshape, &v, 1);
	SMR_TRY(smr_type_make(b->g, SMR_F64, rank, dims, &d.v.type));
	return smr_ops_make(b->g, &d.v, 1, out);
}

static smr_status flat(dml_builder *b, smr_node *v, smr_node **out)
{
	const int64_t dims[] = {b->n->rows, b->n->cols};

	return build_reshape(b, v, 2, dims, out);
}

static int64_t rows_of(const smr_node *v)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	return smr_type_dims(&v->type, dims) ? dims[0] : 0;
}

static int64_t cols_of(const smr_node *v)
{
	int64_t dims[SMR_MAX_RANK] = {0};

	return smr_type_dims(&v->type, dims) ? dims[1] : 0;
}

/* ---- convolutions */

typedef struct conv {
	int64_t left[RANK], right[RANK], out[RANK]; /* layouts */
	int64_t stride[2], low[2], high[2], base[2], window[2], reversed[2];
} conv;

static smr_status build_convolution(dml_builder *b, const conv *c, smr_node *x, smr_node *y,
				    smr_node **out)
{
	static const int64_t one[] = {1};
	smr_node *ins[] = {x, y};
	smr_draft d;

	smr_draft_begin(&d, SMR_OP_convolution, ins, 2);
	smr_draft_set(&d, SMR_ATTR_lhs_layout, c->left, RANK);
	smr_draft_set(&d, SMR_ATTR_rhs_layout, c->right, RANK);
	smr_draft_set(&d, SMR_ATTR_out_layout, c->out, RANK);
	smr_draft_set(&d, SMR_ATTR_stride, c->stride, 2);
	smr_draft_set(&d, SMR_ATTR_low, c->low, 2);
	smr_draft_set(&d, SMR_ATTR_high, c->high, 2);
	smr_draft_set(&d, SMR_ATTR_base_dilation, c->base, 2);
	smr_draft_set(&d, SMR_ATTR_window_dilation, c->window, 2);
	smr_draft_set(&d, SMR_ATTR_reversed, c->reversed, 2);
	smr_draft_set(&d, SMR_ATTR_feature_groups, one, 1);
	smr_draft_set(&d, SMR_ATTR_batch_groups, one, 1);
	d.v.type.dtype = SMR_F64;
	SMR_TRY(smr_ops_make(b->g, &d.v, 1, out));
	return flat(b, *out, out);
}

static const conv plain = {.left = {0, 1, 2, 3},
			   .right = {0, 1, 2, 3},
			   .out = {0, 1, 2, 3},
			   .stride = {1, 1},
			   .base = {1, 1},
			   .window = {1, 1}};

/* Filters are ordered by output channel, then by input channel. */
static smr_status build_conv_forward(dml_builder *b, const dml_window *w, smr_node **out)
{
	const int64_t images[] = {b->n->rows, w->channels, w->size[0], w->size[1]};
	const int64_t filters[] = {rows_of(b->in[1]), w->channels, w->window[0], w->window[1]};
	conv c = plain;
	smr_node *x, *y;

	c.right[0] = 1;
	c.right[1] = 0;
	for (int d = 0; d < 2; d++) {
		c.stride[d] = w->stride[d];
		c.low[d] = c.high[d] = w->pad[d];
	}
	SMR_TRY(build_reshape(b, b->in[0], RANK, images, &x));
	SMR_TRY(build_reshape(b, b->in[1], RANK, filters, &y));
	return build_convolution(b, &c, x, y, out);
}

/* Returns the extent of the window positions. */
static int64_t window_reach(const dml_window *w, int d)
{
	return (dml_window_count(w, d) - 1) * w->stride[d] + 1;
}

/* Convolves the images, summed over, with the result's gradient dilated by the stride. */
static smr_status for_filters(dml_builder *b, const dml_window *w, smr_node **out)
{
	int64_t n = rows_of(b->in[0]);
	const int64_t images[] = {n, w->channels, w->size[0], w->size[1]};
	const int64_t results[] = {n, b->n->rows, dml_window_count(w, 0), dml_window_count(w, 1)};
	conv c = plain;
	smr_node *x, *y;

	c.left[0] = c.out[0] = 1;
	c.left[1] = c.out[1] = 0;
	for (int d = 0; d < 2; d++) {
		c.window[d] = w->stride[d];
		c.low[d] = w->pad[d];
		c.high[d] = window_reach(w, d) - 1 + w->window[d] - w->size[d] - w->pad[d];
	}
	SMR_TRY(build_reshape(b, b->in[0], RANK, images, &x));
	SMR_TRY(build_reshape(b, b->in[1], RANK, results, &y));
	return build_convolution(b, &c, x, y, out);
}

/* Convolves the result's gradient, dilated by the stride, with the reversed filters. */
static smr_status for_images(dml_builder *b, const dml_window *w, smr_node **out)
{
	int64_t f = rows_of(b->in[0]);
	const int64_t filters[] = {f, w->channels, w->window[0], w->window[1]};
	const int64_t results[] = {b->n->rows, f, dml_window_count(w, 0), dml_window_count(w, 1)};
	conv c = plain;
	smr_node *x, *y;

	for (int d = 0; d < 2; d++) {
		c.base[d] = w->stride[d];
		c.reversed[d] = 1;
		c.low[d] = w->window[d] - 1 - w->pad[d];
		c.high[d] = w->size[d] - window_reach(w, d) - c.low[d] + w->window[d] - 1;
	}
	SMR_TRY(build_reshape(b, b->in[1], RANK, results, &x));
	SMR_TRY(build_reshape(b, b->in[0], RANK, filters, &y));
	return build_convolution(b, &c, x, y, out);
}

/* ---- pooling */

static smr_status start_of(dml_builder *b, double v, smr_node **out)
{
	uint64_t bits;

	memcpy(&bits, &v, sizeof(bits));
	*out = smr_graph_constant(b->g, SMR_F64, bits);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for a number");
}

static smr_status body_of(dml_builder *b, uint32_t n, const smr_expr *const *e,
			  const smr_lambda **out)
{
	*out = smr_graph_lambda(b->g, 2, n, e);
	return *out != NULL ? SMR_OK : smr_fail(SMR_ENOMEM, "no memory for an expression");
}

typedef struct moving { /* windows over a rank-4 tensor */
	int64_t window[RANK], stride[RANK], low[RANK], high[RANK], base[RANK];
} moving;

static moving moving_of(const dml_window *w)
{
	moving m = {.window = {1, 1}, .stride = {1, 1}, .base = {1, 1, 1, 1}};

	for (int d = 0; d < 2; d++) {
		int64_t all = (dml_window_count(w, d) - 1) * w->stride[d] + w->window[d];

		m.window[2 + d] = w->window[d];
		m.stride[2 + d] = w->stride[d];
		m.low[2 + d] = w->pad[d];
		/* negative padding cuts off rows that no window covers */
		m.high[2 + d] = all - w->size[d] - w->pad[d];
	}
	return m;
}

static smr_status fold_windows(dml_builder *b, const moving *m, smr_op op, double start,
			       smr_node *x, smr_node **out)
{
	static const int64_t ones[] = {1, 1, 1, 1};
	const smr_expr *e = smr_ops_2(b->g, op, smr_expr_param(b->g, SMR_F64, 0),
				      smr_expr_param(b->g, SMR_F64, 1));
	smr_node *ins[] = {x, NULL};
	const smr_lambda *body;
	smr_draft d;

	SMR_TRY(start_of(b, start, &ins[1]));
	SMR_TRY(body_of(b, 1, &e, &body));
	smr_draft_begin(&d, SMR_OP_reduce_window, ins, 2);
	d.v.body = body;
	smr_draft_set(&d, SMR_ATTR_window, m->window, RANK);
	smr_draft_set(&d, SMR_ATTR_stride, m->stride, RANK);
	smr_draft_set(&d, SMR_ATTR_low, m->low, RANK);
	smr_draft_set(&d, SMR_ATTR_high, m->high, RANK);
	smr_draft_set(&d, SMR_ATTR_base_dilation, m->base, RANK);
	smr_draft_set(&d, SMR_ATTR_window_dilation, ones, RANK);
	SMR_TRY(smr_ops_make(b->g, &d.v, 1, out));
	return flat(b, *out, out);
}

/* Divides the sum of each window by its size. */
static smr_status mean_windows(dml_builder *b, const dml_window *w, const moving *m, smr_node *x,
			       smr_node **out)
{
	double size = (double)(w->window[0] * w->window[1]);
	smr_node *sum;

	SMR_TRY(fold_windows(b, m, SMR_OP_add, 0, x, &sum));
	return dml_build_map(b, 1, &sum,
			     smr_ops_2(b->g, SMR_OP_div, smr_expr_param(b->g, SMR_F64, 0),
				       smr_expr_float(b->g, SMR_F64, size)),
			     out);
}

static smr_status build_pool(dml_builder *b, const dml_window *w, smr_node **out)
{
	const int64_t images[] = {b->n->rows, w->channels, w->size[0], w->size[1]};
	moving m = moving_of(w);
	smr_node *x;

	SMR_TRY(build_reshape(b, b->in[0], RANK, images, &x));
	return b->n->op == DML_MAX_POOL ? fold_windows(b, &m, SMR_OP_maximum, -INFINITY, x, out)
					: mean_windows(b, w, &m, x, out);
}

/* Adds each element of the result's gradient to the first maximum of its window. */
static smr_status max_back(dml_builder *b, const dml_window *w, smr_node **out)
{
	const int64_t images[] = {b->n->rows, w->channels, w->size[0], w->size[1]};
	const int64_t results[] = {b->n->rows, w->channels, dml_window_count(w, 0),
				   dml_window_count(w, 1)};
	const smr_expr *x[] = {smr_expr_param(b->g, SMR_F64, 0), smr_expr_param(b->g, SMR_F64, 1)};
	const smr_expr *e[] = {smr_ops_2(b->g, SMR_OP_ge, x[0], x[1]),
			       smr_ops_2(b->g, SMR_OP_add, x[0], x[1])};
	moving m = moving_of(w);
	smr_node *ins[3];
	const smr_lambda *body;
	smr_draft d;

	SMR_TRY(build_reshape(b, b->in[0], RANK, images, &ins[0]));
	SMR_TRY(build_reshape(b, b->in[1], RANK, results, &ins[1]));
	SMR_TRY(start_of(b, 0, &ins[2]));
	SMR_TRY(body_of(b, 2, e, &body));
	smr_draft_begin(&d, SMR_OP_select_scatter, ins, 3);
	d.v.body = body;
	smr_draft_set(&d, SMR_ATTR_window, m.window, RANK);
	smr_draft_set(&d, SMR_ATTR_stride, m.stride, RANK);
	smr_draft_set(&d, SMR_ATTR_low, m.low, RANK);
	smr_draft_set(&d, SMR_ATTR_high, m.high, RANK);
	SMR_TRY(smr_ops_make(b->g, &d.v, 1, out));
	return flat(b, *out, out);
}

/* Sums windows over the result's gradient, dilated by the stride. */
static smr_status mean_back(dml_builder *b, const dml_window *w, smr_node **out)
{
	const int64_t results[] = {b->n->rows, w->channels, dml_window_count(w, 0),
				   dml_window_count(w, 1)};
	moving m = moving_of(w);
	smr_node *x;

	for (int d = 0; d < 2; d++) {
		m.base[2 + d] = w->stride[d];
		m.stride[2 + d] = 1;
		m.low[2 + d] = w->window[d] - 1 - w->pad[d];
		m.high[2 + d] = w->size[d] - window_reach(w, d) - m.low[2 + d] + w->window[d] - 1;
	}
	SMR_TRY(build_reshape(b, b->in[0], RANK, results, &x));
	return mean_windows(b, w, &m, x, out);
}

/* ---- channels */

static smr_status build_bias(dml_builder *b, smr_node **out)
{
	static const int64_t channel[] = {1};
	int64_t n = b->n->n[0];
	const int64_t dims[] = {b->n->rows, n, cols_of(b->in[0]) / n};
	smr_op op = b->n->op == DML_BIAS_ADD ? SMR_OP_add : SMR_OP_mul;
	smr_node *ins[2], *one;
	smr_draft d;

	SMR_TRY(build_reshape(b, b->in[0], 3, dims, &ins[0]));
	SMR_TRY(build_reshape(b, b->in[1], 1, &n, &one));
	smr_draft_begin(&d, SMR_OP_broadcast, &one, 1);
	smr_draft_set(&d, SMR_ATTR_dims, channel, 1);
	SMR_TRY(smr_type_make(b->g, SMR_F64, 3, dims, &d.v.type));
	SMR_TRY(smr_ops_make(b->g, &d.v, 1, &ins[1]));
	SMR_TRY(dml_build_map(b, 2, ins,
			      smr_ops_2(b->g, op, smr_expr_param(b->g, SMR_F64, 0),
					smr_expr_param(b->g, SMR_F64, 1)),
			      out));
	return flat(b, *out, out);
}

smr_status dml_build_window(dml_builder *b, smr_node **out)
{
	dml_window w = dml_window_unpack(b->n->n);

	switch (b->n->op) {
	case DML_CONV:
		return build_conv_forward(b, &w, out);
	case DML_CONV_FILTERS:
		return for_filters(b, &w, out);
	case DML_CONV_IMAGES:
		return for_images(b, &w, out);
	case DML_MAX_POOL_BACK:
		return max_back(b, &w, out);
	case DML_AVG_POOL_BACK:
		return mean_back(b, &w, out);
	case DML_BIAS_ADD:
	case DML_BIAS_TIMES:
		return build_bias(b, out);
	default:
		return build_pool(b, &w, out);
	}
}
