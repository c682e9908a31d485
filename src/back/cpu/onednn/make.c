/* Builds a convolution: its primitive, packed weights, and memory for tiles. */
#include <string.h>

#include "back/cpu/onednn/conv.h"
#include "base/alloc.h"
#include "base/status.h"

smr_status smr_dnnl_told(dnnl_status_t st, const char *what)
{
	if (st == dnnl_success)
		return SMR_OK;
	return smr_fail(st == dnnl_out_of_memory ? SMR_ENOMEM : SMR_EINTERNAL,
			"oneDNN cannot %s (status %d)", what, (int)st);
}

static size_t blocked_bytes(const smr_blocked *b)
{
	return (size_t)(b->c * b->h * b->w) * sizeof(float);
}

/* Whether weights must be copied: oneDNN supports no negative strides, and depthwise chunks may end
 * beyond the last channel. */
static bool must_gather(const smr_product_conv *c, const smr_conv_plan *p)
{
	return c->depthwise || smr_conv_folds(p) || (c->o > 1 && c->wo <= 0) ||
	       (c->c > 1 && c->wc <= 0) || (c->r > 1 && c->wr <= 0) || (c->s > 1 && c->ws <= 0);
}

static dnnl_status_t given_layout(const smr_dnnl_conv *x, smr_dnnl_layout **out)
{
	const smr_product_conv *c = &x->c;
	const smr_conv_plan *p = &x->p;
	int64_t rs = p->kr * p->ks;
	dnnl_dims_t dims = {p->kc, p->ic, p->kr, p->ks}, strides = {p->ic * rs, rs, p->ks, 1};
	dnnl_dims_t dw_dims = {p->oc, 1, 1, c->r, c->s}, dw_strides = {rs, rs, rs, c->s, 1};

	if (c->depthwise)
		return x->d->in->layout_of_strides(out, 5, dw_dims, dw_strides);
	if (!must_gather(c, p)) { /* a dimension of one element keeps the dense stride */
		if (c->o > 1)
			strides[0] = c->wo;
		if (c->c > 1)
			strides[1] = c->wc;
		if (c->r > 1)
			strides[2] = c->wr;
		if (c->s > 1)
			strides[3] = c->ws;
	}
	return x->d->in->layout_of_strides(out, 4, dims, strides);
}

static smr_status make_weights(smr_dnnl_conv *x)
{
	const smr_dnnl *d = x->d;
	const smr_conv_plan *p = &x->p;
	const smr_dnnl_layout *to = d->primitive_desc_query_md(x->pd, dnnl_query_weights_md, 0);
	smr_dnnl_layout *from = NULL, *bias = NULL;
	dnnl_primitive_desc_t pd = NULL;
	dnnl_dims_t bd = {p->oc};
	size_t n = (size_t)p->chunks, biases = n * (size_t)p->oc;

	x->weights_bytes = d->memory_desc_get_size(to);
	x->weights_size = (x->weights_bytes + 63) & ~(size_t)63;
	x->weights = smr_calloc(n, sizeof(*x->weights));
	x->bias = smr_calloc(n, sizeof(*x->bias));
	x->weights_mem = smr_aligned_alloc(64, n * x->weights_size);
	x->bias_mem = smr_aligned_alloc(64, biases * sizeof(float));
	if (must_gather(&x->c, &x->p))
		x->gathered =
			smr_calloc(biases, (size_t)(x->c.c * x->c.r * x->c.s) * sizeof(float));
	if (x->weights == NULL || x->bias == NULL || x->weights_mem == NULL ||
	    x->bias_mem == NULL || (must_gather(&x->c, &x->p) && x->gathered == NULL))
		return smr_fail(SMR_ENOMEM, "no memory for a convolution's packed weights");
	memset(x->bias_mem, 0, biases * sizeof(float));
	dnnl_status_t st = given_layout(x, &from);

	if (st == dnnl_success)
		st = d->in->layout(&bias, 1, bd, SMR_DNNL_X);
	for (size_t i = 0; i < n && st == dnnl_success; i++) {
		st = d->memory_create(&x->weights[i], to, d->engine,
				      (char *)x->weights_mem + i * x->weights_size);
		if (st == dnnl_success)
			st = d->memory_create(&x->bias[i], bias, d->engine,
					      x->bias_mem + i * (size_t)p->oc);
	}
	if (st == dnnl_success)
		st = d->reorder_primitive_desc_create(&pd, from, d->engine, to, d->engine, NULL);
	if (st == dnnl_success)
		st = d->primitive_create(&x->pack, pd);
	d->primitive_desc_destroy(pd);
	d->in->layout_free(bias);
	d->in->layout_free(from);
	return smr_dnnl_told(st, "pack the weights");
}

static smr_status make_slot(smr_dnnl_conv *x, smr_conv_slot *s)
{
	const smr_dnnl *d = x->d;
	dnnl_status_t st;

	s->src = smr_aligned_alloc(64, blocked_bytes(&x->src_b));
	s->dst = smr_aligned_alloc(64, blocked_bytes(&x->dst_b));
	s->pad = smr_aligned_alloc(64, x->pad_size + 1);
	if (smr_conv_folds(&x->p))
		s->taps = smr_aligned_alloc(64, blocked_bytes(&x->dst_b));
	if (s->src == NULL || s->dst == NULL || s->pad == NULL ||
	    (smr_conv_folds(&x->p) && s->taps == NULL))
		return smr_fail(SMR_ENOMEM, "no memory for a convolution's tile");
	st = d->stream_create(&s->stream, d->engine, dnnl_stream_default_flags);
	if (st == dnnl_success)
		st = d->memory_create(&s->src_mem,
				      d->primitive_desc_query_md(x->pd, dnnl_query_src_md, 0),
				      d->engine, s->src);
	if (st == dnnl_success)
		st = d->memory_create(&s->dst_mem,
				      d->primitive_desc_query_md(x->pd, dnnl_query_dst_md, 0),
				      d->engine, s->dst);
	if (st == dnnl_success)
		st = d->memory_create(
			&s->pad_mem, d->primitive_desc_query_md(x->pd, dnnl_query_scratchpad_md, 0),
			d->engine, s->pad);
	smr_dnnl_layout *given = NULL;

	if (st == dnnl_success)
		st = given_layout(x, &given);
	if (st == dnnl_success)
		st = d->memory_create(&s->given, given, d->engine, DNNL_MEMORY_NONE);
	d->in->layout_free(given);
	return smr_dnnl_told(st, "make a tile's memory");
}

static smr_status make_dnnl_convolution(smr_dnnl_conv *x)
{
	const smr_dnnl *d = x->d;

	SMR_TRY(smr_conv_choose(x));
	x->pad_size = d->memory_desc_get_size(
		d->primitive_desc_query_md(x->pd, dnnl_query_scratchpad_md, 0));
	SMR_TRY(smr_dnnl_told(d->primitive_create(&x->conv, x->pd), "build the convolution"));
	SMR_TRY(make_weights(x));
	x->slots = smr_calloc((size_t)x->nslots, sizeof(*x->slots));
	if (x->slots == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a convolution's tiles");
	for (int i = 0; i < x->nslots; i++)
		SMR_TRY(make_slot(x, &x->slots[i]));
	return SMR_OK;
}

smr_status smr_dnnl_conv_new(const smr_dnnl *d, const smr_product_conv *c, int threads,
			     smr_dnnl_conv **out)
{
	smr_dnnl_conv *x = smr_calloc(1, sizeof(*x));

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a convolution");
	x->d = d;
	x->c = *c;
	x->nslots = threads;
	smr_conv_plan_make(c, &x->p);

	int solo = smr_product_solo_enter(); /* a primitive keeps the number of threads that it
					      * saw */
	smr_status st = make_dnnl_convolution(x);

	smr_product_solo_leave(solo);
	if (st != SMR_OK) {
		smr_dnnl_conv_free(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

void smr_dnnl_conv_free(smr_dnnl_conv *x)
{
	if (x == NULL)
		return;
	const smr_dnnl *d = x->d;

	for (int i = 0; x->slots != NULL && i < x->nslots; i++) {
		smr_conv_slot *s = &x->slots[i];

		d->memory_destroy(s->given);
		d->memory_destroy(s->pad_mem);
		d->memory_destroy(s->dst_mem);
		d->memory_destroy(s->src_mem);
		d->stream_destroy(s->stream);
		smr_free(s->taps);
		smr_free(s->pad);
		smr_free(s->dst);
		smr_free(s->src);
	}
	smr_free(x->slots);
	for (int64_t i = 0; i < x->p.chunks; i++) {
		if (x->weights != NULL)
			d->memory_destroy(x->weights[i]);
		if (x->bias != NULL)
			d->memory_destroy(x->bias[i]);
	}
	d->primitive_destroy(x->pack);
	d->primitive_destroy(x->conv);
	d->primitive_desc_destroy(x->pd);
	smr_free(x->gathered);
	smr_free(x->bias_mem);
	smr_free(x->weights_mem);
	smr_free(x->bias);
	smr_free(x->weights);
	smr_free(x);
}

const char *smr_dnnl_conv_detail(const smr_dnnl_conv *x)
{
	return x->detail;
}
