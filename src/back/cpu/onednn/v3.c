/* oneDNN's C API of 3.x: descriptions of memory are handles, and operations are described in one
 * call. The declarations and numbers are those of oneDNN 3.0 to 3.13, which are not installed
 * beside 2.6. */
#include "back/cpu/onednn/onednn.h"

enum { ELTWISE_RELU = 32, QUERY_PADDED_DIMS = 260 };

static const int tags[SMR_DNNL_TAGS] = {
	[SMR_DNNL_ANY] = 1,   [SMR_DNNL_X] = 2,        [SMR_DNNL_NCHW] = 5,
	[SMR_DNNL_NHWC] = 22, [SMR_DNNL_NCHW8C] = 102, [SMR_DNNL_NCHW16C] = 78,
};

typedef const smr_dnnl_layout *layout;
typedef const_dnnl_primitive_attr_t attributes;

static struct {
	dnnl_status_t (*by_tag)(smr_dnnl_layout **out, int n, const int64_t *dims, int type,
				int tag);
	dnnl_status_t (*by_strides)(smr_dnnl_layout **out, int n, const int64_t *dims, int type,
				    const int64_t *strides);
	dnnl_status_t (*destroy)(smr_dnnl_layout *l);
	dnnl_status_t (*query)(layout l, int what, void *result);
	dnnl_status_t (*append_sum)(dnnl_post_ops_t ops, float scale, int32_t zero_point, int type);
	dnnl_status_t (*append_eltwise)(dnnl_post_ops_t ops, int kind, float alpha, float beta);
	dnnl_status_t (*forward)(dnnl_primitive_desc_t *out, dnnl_engine_t engine, int prop,
				 int kind, layout src, layout weights, layout bias, layout dst,
				 const int64_t *strides, const int64_t *dilations,
				 const int64_t *before, const int64_t *behind,
				 const_dnnl_primitive_attr_t attr);
	dnnl_status_t (*backward)(dnnl_primitive_desc_t *out, dnnl_engine_t engine, int kind,
				  layout src, layout diff_weights, layout diff_bias,
				  layout diff_dst, const int64_t *strides, const int64_t *dilations,
				  const int64_t *before, const int64_t *behind,
				  const_dnnl_primitive_desc_t forward,
				  const_dnnl_primitive_attr_t attr);
	dnnl_status_t (*matmul)(dnnl_primitive_desc_t *out, dnnl_engine_t engine, layout a,
				layout b, layout bias, layout c, attributes attr);
} api;

static const char *resolve_v3(void *lib)
{
#define AT(f) offsetof(__typeof__(api), f)
	static const smr_symbol symbols[] = {
		{"dnnl_memory_desc_create_with_tag", AT(by_tag)},
		{"dnnl_memory_desc_create_with_strides", AT(by_strides)},
		{"dnnl_memory_desc_destroy", AT(destroy)},
		{"dnnl_memory_desc_query", AT(query)},
		{"dnnl_post_ops_append_sum", AT(append_sum)},
		{"dnnl_post_ops_append_eltwise", AT(append_eltwise)},
		{"dnnl_convolution_forward_primitive_desc_create", AT(forward)},
		{"dnnl_convolution_backward_weights_primitive_desc_create", AT(backward)},
		{"dnnl_matmul_primitive_desc_create", AT(matmul)},
	};
#undef AT

	return smr_resolve_symbols(&api, lib, symbols, sizeof(symbols) / sizeof(symbols[0]));
}

static void free_layout(smr_dnnl_layout *l)
{
	if (l != NULL)
		api.destroy(l);
}

static dnnl_status_t make_layout(smr_dnnl_layout **out, int n, const int64_t *dims,
				 smr_dnnl_tag tag)
{
	return api.by_tag(out, n, dims, dnnl_f32, tags[tag]);
}

static dnnl_status_t make_strided_layout(smr_dnnl_layout **out, int n, const int64_t *dims,
					 const int64_t *strides)
{
	return api.by_strides(out, n, dims, dnnl_f32, strides);
}

static const int64_t *padded_sizes(const smr_dnnl_layout *l)
{
	static const int64_t none[DNNL_MAX_NDIMS];
	const int64_t *sizes = none;

	return api.query(l, QUERY_PADDED_DIMS, (void *)&sizes) == dnnl_success ? sizes : none;
}

static dnnl_status_t add_sum(dnnl_post_ops_t ops)
{
	return api.append_sum(ops, 1, 0, dnnl_data_type_undef);
}

static dnnl_status_t add_relu(dnnl_post_ops_t ops)
{
	return api.append_eltwise(ops, ELTWISE_RELU, 0, 0);
}

static dnnl_status_t describe_convolution(const smr_dnnl *d, const smr_dnnl_conv_desc *c,
					  dnnl_primitive_desc_t *out)
{
	dnnl_primitive_desc_t forward = NULL;
	dnnl_status_t st = api.forward(c->gradient ? &forward : out, d->engine,
				       c->gradient ? dnnl_forward_training : dnnl_forward_inference,
				       dnnl_convolution_direct, c->src, c->weights, c->bias, c->dst,
				       c->strides, c->dilations, c->before, c->behind,
				       c->gradient ? NULL : c->attr);

	if (!c->gradient || st != dnnl_success)
		return st;
	st = api.backward(out, d->engine, dnnl_convolution_direct, c->src, c->weights, c->bias,
			  c->dst, c->strides, c->dilations, c->before, c->behind, forward, c->attr);
	d->primitive_desc_destroy(forward);
	return st;
}

static dnnl_status_t make_product_attr(const smr_dnnl *d, bool add, dnnl_primitive_attr_t *out)
{
	dnnl_post_ops_t ops = NULL;
	dnnl_status_t st = d->primitive_attr_create(out);

	if (st == dnnl_success)
		st = d->primitive_attr_set_scratchpad_mode(*out, dnnl_scratchpad_mode_user);
	if (st == dnnl_success && add)
		st = d->post_ops_create(&ops);
	if (st == dnnl_success && add)
		st = add_sum(ops);
	if (st == dnnl_success && add)
		st = d->primitive_attr_set_post_ops(*out, ops);
	if (ops != NULL)
		d->post_ops_destroy(ops);
	return st;
}

typedef struct product_layouts {
	smr_dnnl_layout *a, *b, *c;
} product_layouts;

static dnnl_status_t make_product_layouts(const smr_dnnl_product_desc *p, int64_t rows,
					  product_layouts *out)
{
	dnnl_dims_t ad = {rows, p->k}, bd = {p->k, p->n}, cd = {rows, p->n};
	dnnl_status_t st = api.by_strides(&out->a, 2, ad, dnnl_bf16, p->a);

	if (st == dnnl_success && p->packed_rows > 0)
		st = api.by_tag(&out->b, 2, bd, dnnl_bf16, tags[SMR_DNNL_ANY]);
	else if (st == dnnl_success)
		st = api.by_strides(&out->b, 2, bd, dnnl_bf16, p->b);
	return st == dnnl_success ? api.by_strides(&out->c, 2, cd, dnnl_f32, p->c) : st;
}

/* Describes a product of @p rows rows. @p b: the layout of B; NULL: the one of the description. */
static dnnl_status_t describe_rows(const smr_dnnl *d, const smr_dnnl_product_desc *p, int64_t rows,
				   const smr_dnnl_layout *b, attributes attr,
				   dnnl_primitive_desc_t *out)
{
	product_layouts l = {NULL, NULL, NULL};
	dnnl_status_t st = make_product_layouts(p, rows, &l);

	if (st == dnnl_success)
		st = api.matmul(out, d->engine, l.a, b != NULL ? b : l.b, NULL, l.c, attr);
	free_layout(l.c);
	free_layout(l.b);
	free_layout(l.a);
	return st;
}

static dnnl_status_t describe_product(const smr_dnnl *d, const smr_dnnl_product_desc *p,
				      dnnl_primitive_desc_t *out)
{
	bool other_rows = p->packed_rows > 0 && p->packed_rows != p->m;
	const smr_dnnl_layout *b = NULL;
	dnnl_primitive_attr_t attr = NULL;
	dnnl_primitive_desc_t packed = NULL;
	dnnl_status_t st = make_product_attr(d, p->add, &attr);

	if (st == dnnl_success && other_rows) {
		st = describe_rows(d, p, p->packed_rows, NULL, attr, &packed);
		if (st == dnnl_success)
			b = d->primitive_desc_query_md(packed, dnnl_query_weights_md, 0);
	}
	if (st == dnnl_success)
		st = describe_rows(d, p, p->m, b, attr, out);
	if (packed != NULL)
		d->primitive_desc_destroy(packed);
	if (attr != NULL)
		d->primitive_attr_destroy(attr);
	return st;
}

const smr_dnnl_dialect smr_dnnl_v3 = {
	.resolve = resolve_v3,
	.layout = make_layout,
	.layout_of_strides = make_strided_layout,
	.layout_free = free_layout,
	.padded = padded_sizes,
	.add_sum = add_sum,
	.add_relu = add_relu,
	.convolution = describe_convolution,
	.product = describe_product,
};
