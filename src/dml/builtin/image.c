/* Builtin functions on images, one in each row: convolution, pooling, channel biases. */
#include "dml/interp.h"
#include "dml/lazy/window.h"

/* Indices of parameters in the rows below. */
enum { A, B, INPUT, FILTER, STRIDE, PADDING, BIAS };

/* Gets a list of exactly @p n numbers, such as [1, 28, 28], each at least @p least. */
static smr_status read_int_list(dml_builtin_call *c, uint32_t i, uint32_t n, int64_t least,
				int64_t *out)
{
	const dml_list *l = c->args[i].list;

	if (c->args[i].kind != DML_LIST || l->n != n)
		return dml_run_fail(c->s, c->at, "%s(): argument %u must be a list of %u numbers",
				    c->name, i + 1, n);
	for (uint32_t k = 0; k < n; k++) {
		bool is;
		double x = 0;

		SMR_TRY(dml_number(c->s, &l->values[k], &is, &x));
		if (!is || !(x >= (double)least && x < 1e9))
			return dml_run_fail(c->s, c->at,
					    "%s(): number %u of argument %u must be %lld or more",
					    c->name, k + 1, i + 1, (long long)least);
		out[k] = (int64_t)x;
	}
	return SMR_OK;
}

/* Gets the window geometry; *@p filters: number of filters (0 with pooling). */
static smr_status window_of(dml_builtin_call *c, bool pools, dml_window *w, int64_t *images,
			    int64_t *filters, int64_t packed[2])
{
	int64_t input[4], filter[4] = {0};

	SMR_TRY(read_int_list(c, INPUT, 4, 0, input));
	SMR_TRY(read_int_list(c, FILTER, pools ? 2 : 4, 1, pools ? filter + 2 : filter));
	SMR_TRY(read_int_list(c, STRIDE, 2, 1, w->stride));
	SMR_TRY(read_int_list(c, PADDING, 2, 0, w->pad));
	*images = input[0];
	*filters = filter[0];
	w->channels = input[1];
	for (int d = 0; d < 2; d++) {
		w->size[d] = input[2 + d];
		w->window[d] = filter[2 + d];
	}
	if (!pools && filter[1] != w->channels)
		return dml_run_fail(c->s, c->at, "%s(): filters for %lld channels, images of %lld",
				    c->name, (long long)filter[1], (long long)w->channels);
	if (dml_window_count(w, 0) < 1 || dml_window_count(w, 1) < 1)
		return dml_run_fail(c->s, c->at,
				    "%s(): windows of %lldx%lld in images of %lldx%lld, padded by "
				    "%lld and %lld",
				    c->name, (long long)w->window[0], (long long)w->window[1],
				    (long long)w->size[0], (long long)w->size[1],
				    (long long)w->pad[0], (long long)w->pad[1]);
	if (dml_window_pack(w, packed))
		return SMR_OK;
	return dml_run_fail(c->s, c->at, "%s(): images or windows are too large", c->name);
}

/* Checks that argument @p i has this size. */
static smr_status check_arg_shape(dml_builtin_call *c, uint32_t i, int64_t rows, int64_t cols)
{
	dml_matrix *m;

	SMR_TRY(dml_arg_matrix(c, i, &m));
	return m->rows == rows && m->cols == cols
		       ? SMR_OK
		       : dml_run_fail(
				 c->s, c->at,
				 "%s(): argument %u is %lldx%lld, and the shapes say %lldx%lld",
				 c->name, i + 1, (long long)m->rows, (long long)m->cols,
				 (long long)rows, (long long)cols);
}

static smr_status trace_node(dml_builtin_call *c, dml_node *n, uint32_t from, uint32_t nins,
			     dml_value *out)
{
	for (uint32_t i = 0; i < nins; i++)
		SMR_TRY(dml_lazy_in(c->s->trace, &c->args[from + i], &n->in[i]));
	return dml_lazy_add(c->s->trace, n, out);
}

static smr_status convolution(dml_builtin_call *c, dml_value *out)
{
	dml_op op = (dml_op)c->data;
	int64_t n, f, image, filter, result, packed[2];
	dml_window w;
	dml_node node;

	SMR_TRY(window_of(c, false, &w, &n, &f, packed));
	image = w.channels * w.size[0] * w.size[1];
	filter = w.channels * w.window[0] * w.window[1];
	result = f * dml_window_count(&w, 0) * dml_window_count(&w, 1);
	if (op == DML_CONV_IMAGES)
		SMR_TRY(check_arg_shape(c, A, f, filter));
	else
		SMR_TRY(check_arg_shape(c, A, n, image));
	if (op == DML_CONV)
		SMR_TRY(check_arg_shape(c, B, f, filter));
	else
		SMR_TRY(check_arg_shape(c, B, n, result));
	node = dml_node_of(op, op == DML_CONV_FILTERS ? f : n,
			   op == DML_CONV           ? result
			   : op == DML_CONV_FILTERS ? filter
						    : image);
	node.n[0] = packed[0];
	node.n[1] = packed[1];
	return trace_node(c, &node, A, 2, out);
}

/* `bias` has no effect, as in SystemDS, whose scripts add it by bias_add(). */
static smr_status forward_convolution(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *bias;

	if (c->args[BIAS].kind != DML_NOTHING)
		SMR_TRY(dml_arg_matrix(c, BIAS, &bias));
	return convolution(c, out);
}

/* Forward pooling has no B: the shapes start one argument earlier. */
static smr_status eval_pooling(dml_builtin_call *c, dml_value *out)
{
	dml_op op = (dml_op)c->data;
	bool back = op == DML_MAX_POOL_BACK || op == DML_AVG_POOL_BACK;
	int64_t n, none, image, result, packed[2];
	dml_window w;
	dml_node node;

	if (!back)
		for (uint32_t i = PADDING; i > B; i--) {
			c->args[i] = c->args[i - 1];
			c->args[i - 1] = (dml_value){0};
		}
	SMR_TRY(window_of(c, true, &w, &n, &none, packed));
	image = w.channels * w.size[0] * w.size[1];
	result = w.channels * dml_window_count(&w, 0) * dml_window_count(&w, 1);
	SMR_TRY(check_arg_shape(c, A, n, image));
	if (back)
		SMR_TRY(check_arg_shape(c, B, n, result));
	node = dml_node_of(op, n, back ? image : result);
	node.n[0] = packed[0];
	node.n[1] = packed[1];
	return trace_node(c, &node, op == DML_AVG_POOL_BACK ? B : A,
			  op == DML_MAX_POOL_BACK ? 2 : 1, out);
}

/* Adds or multiplies one number for each channel: B has one row for each channel of A's rows. */
static smr_status eval_bias(dml_builtin_call *c, dml_value *out)
{
	dml_matrix *a, *b;
	dml_node node;

	SMR_TRY(dml_arg_matrix(c, A, &a));
	SMR_TRY(dml_arg_matrix(c, B, &b));
	if (b->cols != 1 || b->rows == 0 || a->cols % b->rows != 0)
		return dml_run_fail(
			c->s, c->at,
			"%s(): %lld columns are no whole channels of a bias of %lldx%lld", c->name,
			(long long)a->cols, (long long)b->rows, (long long)b->cols);
	node = dml_node_of((dml_op)c->data, a->rows, a->cols);
	node.n[0] = b->rows;
	return trace_node(c, &node, A, 2, out);
}

#define SHAPES "input_shape! filter_shape! stride! padding!"
#define POOL "input_shape! pool_size! stride! padding!"

static const dml_builtin rows[] = {
	{"conv2d", "input! filter! " SHAPES " bias", forward_convolution, DML_CONV, .shape = "r?"},
	{"conv2d_backward_filter", "input! dout! " SHAPES, convolution, DML_CONV_FILTERS,
	 .shape = "??"},
	{"conv2d_backward_data", "filter! dout! " SHAPES, convolution, DML_CONV_IMAGES,
	 .shape = "R?"},
	{"max_pool", "input! " POOL, eval_pooling, DML_MAX_POOL, .shape = "r?"},
	{"avg_pool", "input! " POOL, eval_pooling, DML_AVG_POOL, .shape = "r?"},
	{"max_pool_backward", "input! dout! " POOL, eval_pooling, DML_MAX_POOL_BACK, .shape = "rc"},
	{"avg_pool_backward", "input! dout! " POOL, eval_pooling, DML_AVG_POOL_BACK, .shape = "rc"},
	{"bias_add", "input! bias!", eval_bias, DML_BIAS_ADD, .shape = "rc"},
	{"bias_multiply", "input! bias!", eval_bias, DML_BIAS_TIMES, .shape = "rc"},
};

const dml_builtins dml_builtins_image = {rows, sizeof(rows) / sizeof(rows[0])};
