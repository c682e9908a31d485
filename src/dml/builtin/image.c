/* Builtin functions on images, a row of a matrix each: convolutions, pooling, biases of channels.
 */
#include "dml/interp.h"
#include "dml/lazy/window.h"

/* Parameters in the rows below. */
enum { A, B, INPUT, FILTER, STRIDE, PADDING };

/* The numbers of a list, [1, 28, 28], exactly @p n of them and not below @p least. */
static smr_status numbers(script_builtin_call *c, uint32_t i, uint32_t n, int64_t least,
			  int64_t *out)
{
	const script_list *l = c->args[i].list;

	if (c->args[i].kind != SCRIPT_LIST || l->n != n)
		return script_fail(c->s, c->at, "%s(): argument %u must be a list of %u numbers",
				   c->name, i + 1, n);
	for (uint32_t k = 0; k < n; k++) {
		bool is;
		double x = 0;

		SMR_TRY(script_number(c->s, &l->values[k], &is, &x));
		if (!is || !(x >= (double)least && x < 1e9))
			return script_fail(c->s, c->at,
					   "%s(): number %u of argument %u must be %lld or more",
					   c->name, k + 1, i + 1, (long long)least);
		out[k] = (int64_t)x;
	}
	return SMR_OK;
}

/* How windows lie over images; *@p filters: how many there are (0 with pooling). */
static smr_status window_of(script_builtin_call *c, bool pools, script_window *w, int64_t *images,
			    int64_t *filters, int64_t packed[2])
{
	int64_t input[4], filter[4] = {0};

	SMR_TRY(numbers(c, INPUT, 4, 0, input));
	SMR_TRY(numbers(c, FILTER, pools ? 2 : 4, 1, pools ? filter + 2 : filter));
	SMR_TRY(numbers(c, STRIDE, 2, 1, w->stride));
	SMR_TRY(numbers(c, PADDING, 2, 0, w->pad));
	*images = input[0];
	*filters = filter[0];
	w->channels = input[1];
	for (int d = 0; d < 2; d++) {
		w->size[d] = input[2 + d];
		w->window[d] = filter[2 + d];
	}
	if (!pools && filter[1] != w->channels)
		return script_fail(c->s, c->at, "%s(): filters for %lld channels, images of %lld",
				   c->name, (long long)filter[1], (long long)w->channels);
	if (script_window_count(w, 0) < 1 || script_window_count(w, 1) < 1)
		return script_fail(c->s, c->at,
				   "%s(): windows of %lldx%lld in images of %lldx%lld, padded by "
				   "%lld and %lld",
				   c->name, (long long)w->window[0], (long long)w->window[1],
				   (long long)w->size[0], (long long)w->size[1],
				   (long long)w->pad[0], (long long)w->pad[1]);
	if (script_window_pack(w, packed))
		return SMR_OK;
	return script_fail(c->s, c->at, "%s(): images or windows are too large", c->name);
}

/* Argument @p i has these sizes. */
static smr_status sized(script_builtin_call *c, uint32_t i, int64_t rows, int64_t cols)
{
	script_matrix *m;

	SMR_TRY(script_arg_matrix(c, i, &m));
	return m->rows == rows && m->cols == cols
		       ? SMR_OK
		       : script_fail(c->s, c->at,
				     "%s(): argument %u is %lldx%lld, and the shapes say %lldx%lld",
				     c->name, i + 1, (long long)m->rows, (long long)m->cols,
				     (long long)rows, (long long)cols);
}

static smr_status traced(script_builtin_call *c, script_node *n, uint32_t from, uint32_t nins,
			 script_value *out)
{
	for (uint32_t i = 0; i < nins; i++)
		SMR_TRY(script_trace_in(c->s->trace, &c->args[from + i], &n->in[i]));
	return script_trace_add(c->s->trace, n, out);
}

static smr_status convolution(script_builtin_call *c, script_value *out)
{
	script_op op = (script_op)c->data;
	int64_t n, f, image, filter, result, packed[2];
	script_window w;
	script_node node;

	SMR_TRY(window_of(c, false, &w, &n, &f, packed));
	image = w.channels * w.size[0] * w.size[1];
	filter = w.channels * w.window[0] * w.window[1];
	result = f * script_window_count(&w, 0) * script_window_count(&w, 1);
	if (op == SCRIPT_CONV_IMAGES)
		SMR_TRY(sized(c, A, f, filter));
	else
		SMR_TRY(sized(c, A, n, image));
	if (op == SCRIPT_CONV)
		SMR_TRY(sized(c, B, f, filter));
	else
		SMR_TRY(sized(c, B, n, result));
	node = script_node_of(op, op == SCRIPT_CONV_FILTERS ? f : n,
			      op == SCRIPT_CONV           ? result
			      : op == SCRIPT_CONV_FILTERS ? filter
							  : image);
	node.n[0] = packed[0];
	node.n[1] = packed[1];
	return traced(c, &node, A, 2, out);
}

/* Forward there is no B: shapes begin a place earlier. */
static smr_status pooling(script_builtin_call *c, script_value *out)
{
	script_op op = (script_op)c->data;
	bool back = op == SCRIPT_MAX_POOL_BACK || op == SCRIPT_AVG_POOL_BACK;
	int64_t n, none, image, result, packed[2];
	script_window w;
	script_node node;

	if (!back)
		for (uint32_t i = PADDING; i > B; i--) {
			c->args[i] = c->args[i - 1];
			c->args[i - 1] = (script_value){0};
		}
	SMR_TRY(window_of(c, true, &w, &n, &none, packed));
	image = w.channels * w.size[0] * w.size[1];
	result = w.channels * script_window_count(&w, 0) * script_window_count(&w, 1);
	SMR_TRY(sized(c, A, n, image));
	if (back)
		SMR_TRY(sized(c, B, n, result));
	node = script_node_of(op, n, back ? image : result);
	node.n[0] = packed[0];
	node.n[1] = packed[1];
	return traced(c, &node, op == SCRIPT_AVG_POOL_BACK ? B : A,
		      op == SCRIPT_MAX_POOL_BACK ? 2 : 1, out);
}

/* A number for each channel, of which each row of A has as many as B has rows. */
static smr_status biased(script_builtin_call *c, script_value *out)
{
	script_matrix *a, *b;
	script_node node;

	SMR_TRY(script_arg_matrix(c, A, &a));
	SMR_TRY(script_arg_matrix(c, B, &b));
	if (b->cols != 1 || b->rows == 0 || a->cols % b->rows != 0)
		return script_fail(
			c->s, c->at,
			"%s(): %lld columns are no whole channels of a bias of %lldx%lld", c->name,
			(long long)a->cols, (long long)b->rows, (long long)b->cols);
	node = script_node_of((script_op)c->data, a->rows, a->cols);
	node.n[0] = b->rows;
	return traced(c, &node, A, 2, out);
}

#define SHAPES "input_shape! filter_shape! stride! padding!"
#define POOL "input_shape! pool_size! stride! padding!"

static const script_builtin rows[] = {
	{"conv2d", "input! filter! " SHAPES, convolution, SCRIPT_CONV},
	{"conv2d_backward_filter", "input! dout! " SHAPES, convolution, SCRIPT_CONV_FILTERS},
	{"conv2d_backward_data", "filter! dout! " SHAPES, convolution, SCRIPT_CONV_IMAGES},
	{"max_pool", "input! " POOL, pooling, SCRIPT_MAX_POOL},
	{"avg_pool", "input! " POOL, pooling, SCRIPT_AVG_POOL},
	{"max_pool_backward", "input! dout! " POOL, pooling, SCRIPT_MAX_POOL_BACK},
	{"avg_pool_backward", "input! dout! " POOL, pooling, SCRIPT_AVG_POOL_BACK},
	{"bias_add", "input! bias!", biased, SCRIPT_BIAS_ADD},
	{"bias_multiply", "input! bias!", biased, SCRIPT_BIAS_TIMES},
};

const script_builtins script_builtins_image = {rows, sizeof(rows) / sizeof(rows[0])};
