/* oneDNN's C API of 2.6: descriptions of memory are structures, operations have a description of
 * their own. */
#include "back/cpu/onednn/onednn.h"
#include "base/alloc.h"

#define CALLS                                             \
	X(memory_desc_init_by_tag)                        \
	X(memory_desc_init_by_strides)                    \
	X(dilated_convolution_forward_desc_init)          \
	X(dilated_convolution_backward_weights_desc_init) \
	X(primitive_desc_create)                          \
	X(post_ops_append_sum)                            \
	X(post_ops_append_eltwise)

static struct {
#define X(f) __typeof__(&dnnl_##f) f;
	CALLS
#undef X
} api;

static const char *resolve_v2(void *lib)
{
	static const smr_symbol symbols[] = {
#define X(f) {"dnnl_" #f, offsetof(__typeof__(api), f)},
		CALLS
#undef X
	};

	return smr_resolve_symbols(&api, lib, symbols, sizeof(symbols) / sizeof(symbols[0]));
}

static const dnnl_format_tag_t tags[SMR_DNNL_TAGS] = {
	[SMR_DNNL_ANY] = dnnl_format_tag_any, [SMR_DNNL_X] = dnnl_x,
	[SMR_DNNL_NCHW] = dnnl_nchw,          [SMR_DNNL_NHWC] = dnnl_nhwc,
	[SMR_DNNL_NCHW8C] = dnnl_nChw8c,      [SMR_DNNL_NCHW16C] = dnnl_nChw16c,
};

static void free_layout(smr_dnnl_layout *l)
{
	smr_free(l);
}

static dnnl_status_t make_layout(smr_dnnl_layout **out, int n, const int64_t *dims,
				 smr_dnnl_tag tag)
{
	smr_dnnl_layout *l = smr_malloc(sizeof(*l));
	dnnl_status_t st = l == NULL ? dnnl_out_of_memory
				     : api.memory_desc_init_by_tag(l, n, dims, dnnl_f32, tags[tag]);

	if (st != dnnl_success)
		free_layout(l);
	else
		*out = l;
	return st;
}

static dnnl_status_t make_strided_layout(smr_dnnl_layout **out, int n, const int64_t *dims,
					 const int64_t *strides)
{
	smr_dnnl_layout *l = smr_malloc(sizeof(*l));
	dnnl_status_t st = l == NULL
				   ? dnnl_out_of_memory
				   : api.memory_desc_init_by_strides(l, n, dims, dnnl_f32, strides);

	if (st != dnnl_success)
		free_layout(l);
	else
		*out = l;
	return st;
}

static const int64_t *padded_sizes(const smr_dnnl_layout *l)
{
	return l->padded_dims;
}

static dnnl_status_t add_sum(dnnl_post_ops_t ops)
{
	return api.post_ops_append_sum(ops, 1);
}

static dnnl_status_t add_relu(dnnl_post_ops_t ops)
{
	return api.post_ops_append_eltwise(ops, 1, dnnl_eltwise_relu, 0, 0);
}

static dnnl_status_t describe_convolution(const smr_dnnl *d, const smr_dnnl_conv_desc *c,
					  dnnl_primitive_desc_t *out)
{
	dnnl_primitive_desc_t forward = NULL;
	dnnl_convolution_desc_t cd;
	dnnl_status_t st = api.dilated_convolution_forward_desc_init(
		&cd, c->gradient ? dnnl_forward_training : dnnl_forward_inference,
		dnnl_convolution_direct, c->src, c->weights, c->bias, c->dst, c->strides,
		c->dilations, c->before, c->behind);

	if (!c->gradient)
		return st == dnnl_success
			       ? api.primitive_desc_create(out, &cd, c->attr, d->engine, NULL)
			       : st;
	if (st == dnnl_success)
		st = api.primitive_desc_create(&forward, &cd, NULL, d->engine, NULL);
	if (st == dnnl_success)
		st = api.dilated_convolution_backward_weights_desc_init(
			&cd, dnnl_convolution_direct, c->src, c->weights, c->bias, c->dst,
			c->strides, c->dilations, c->before, c->behind);
	if (st == dnnl_success)
		st = api.primitive_desc_create(out, &cd, c->attr, d->engine, forward);
	d->primitive_desc_destroy(forward);
	return st;
}

const smr_dnnl_dialect smr_dnnl_v2 = {
	.resolve = resolve_v2,
	.layout = make_layout,
	.layout_of_strides = make_strided_layout,
	.layout_free = free_layout,
	.padded = padded_sizes,
	.add_sum = add_sum,
	.add_relu = add_relu,
	.convolution = describe_convolution,
};
