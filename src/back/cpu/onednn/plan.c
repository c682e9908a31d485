/* Tiles and layouts of a convolution.
 *
 * oneDNN is fast with channels in blocks or innermost; a program has them outermost. A tile's input
 * is packed, convolved and unpacked while it is in the second-level cache, so the whole image never
 * exists in the other layout. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "back/cpu/onednn/conv.h"
#include "base/status.h"

static int64_t round_up_to(int64_t v, int64_t to)
{
	return (v + to - 1) / to * to;
}

static int64_t divide_round_up(int64_t v, int64_t of)
{
	return (v + of - 1) / of;
}

/* ---- tiles -------------------------------------------------------------------------------------
 */

static int64_t second_level_cache(void)
{
	long v = sysconf(_SC_LEVEL2_CACHE_SIZE);

	return v >= 128 << 10 ? v : 512 << 10;
}

static int64_t input_span(int64_t out, int64_t stride, int64_t taps, int64_t dilation)
{
	return (out - 1) * stride + (taps - 1) * dilation + 1;
}

static int64_t tile_bytes(const smr_product_conv *c, const smr_conv_plan *p, int64_t th, int64_t tw)
{
	int64_t in = p->ic < 4 ? p->ic : round_up_to(p->ic, 8),
		out = round_up_to(p->oc * p->fr * p->fs, 8);

	if (smr_conv_folds(p))
		out *= 2; /* unpacked before it is summed */
	return (int64_t)sizeof(float) *
	       (th * tw * out +
		input_span(th, c->sy, c->r, c->dy) * input_span(tw, c->sx, c->s, c->dx) * in);
}

/* Returns the height of the tallest tile of this width that fits; 0 if it would pack most rows
 * twice. */
static int64_t height_for(const smr_product_conv *c, const smr_conv_plan *p, int64_t tw,
			  int64_t room)
{
	int64_t enough = divide_round_up((c->r - 1) * c->dy, c->sy), th = c->y;

	while (th > 1 && tile_bytes(c, p, th, tw) > room)
		th = th > 64 ? th * 7 / 8 : th - 1;
	if (tile_bytes(c, p, th, tw) > room || (th < enough && th < c->y && p->ic > 4))
		return 0;
	return th;
}

static void choose_tile(const smr_product_conv *c, smr_conv_plan *p)
{
	int64_t room = second_level_cache() * 3 / 4;

	for (;; room *= 2)
		for (int64_t n = 1; n == 1 || divide_round_up(c->x, n) >= 48; n++) {
			p->tw = divide_round_up(c->x, n);
			p->th = height_for(c, p, p->tw, room);
			if (p->th > 0)
				return;
		}
}

/* Divides weights that do not fit into the cache beside a tile by output channels. */
static void choose_chunks(const smr_product_conv *c, smr_conv_plan *p)
{
	int64_t bytes = c->c * c->r * c->s * (int64_t)sizeof(float), cache = second_level_cache();

	p->ic = c->c;
	p->oc = c->o;
	while (p->oc % 32 == 0 && p->oc * bytes > cache && c->o / p->oc < 8)
		p->oc /= 2;
	p->per_group = c->o / p->oc;
	p->chunks = c->g * p->per_group;
}

static double channel_block_utilisation(int64_t channels)
{
	return (double)channels / (double)round_up_to(channels, 8);
}

/* Turns taps along the columns into channels, and along the rows too if that fills the blocks much
 * better. */
static void choose_fold(const smr_product_conv *c, smr_conv_plan *p)
{
	if (p->oc > 4 || p->ic < 4 || c->sx != 1 || c->s == 1 || c->s > 16)
		return;
	p->fs = c->s;
	if (c->sy == 1 && p->oc * c->r * c->s <= 64 &&
	    channel_block_utilisation(p->oc * c->r * c->s) >
		    1.3 * channel_block_utilisation(p->oc * c->s))
		p->fr = c->r;
}

static void choose_depthwise_chunks(const smr_product_conv *c, smr_conv_plan *p)
{
	int64_t n = divide_round_up(c->g, 64);

	p->oc = p->ic = round_up_to(divide_round_up(c->g, n), 8);
	p->chunks = divide_round_up(c->g, p->oc);
	p->per_group = 1;
}

/* Makes enough tiles for several threads if there is enough work. */
static void divide_work(const smr_product_conv *c, smr_conv_plan *p)
{
	double flops = 2.0 * (double)(p->oc * c->c * c->r * c->s) * (double)(p->th * p->tw);
	int64_t others = c->n * p->chunks * divide_round_up(c->x, p->tw);

	while (p->th > 1 && others * divide_round_up(c->y, p->th) < 8 && flops > 4e6) {
		p->th = divide_round_up(p->th, 2);
		flops /= 2;
	}
}

void smr_conv_plan_make(const smr_product_conv *c, smr_conv_plan *p)
{
	p->fr = p->fs = 1;
	if (c->depthwise) {
		choose_depthwise_chunks(c, p);
	} else {
		choose_chunks(c, p);
		choose_fold(c, p);
	}
	choose_tile(c, p);
	divide_work(c, p);
	p->ty = divide_round_up(c->y, p->th);
	p->th = divide_round_up(c->y, p->ty);
	p->tx = divide_round_up(c->x, p->tw);
	p->tw = divide_round_up(c->x, p->tx);
	p->sh = input_span(p->th, c->sy, c->r, c->dy);
	p->sw = input_span(p->tw, c->sx, c->s, c->dx);
	p->kc = p->oc * p->fr * p->fs;
	p->kr = p->fr > 1 ? 1 : c->r;
	p->ks = p->fs > 1 ? 1 : c->s;
	p->kh = p->fr > 1 ? p->sh : p->th;
	p->kw = p->fs > 1 ? p->sw : p->tw;
}

/* ---- layouts -----------------------------------------------------------------------------------
 */

static const struct layout {
	smr_dnnl_tag tag;
	int64_t block;
	const char *name;
} layouts[] = {
	{SMR_DNNL_NCHW, 1, "nchw"},
	{SMR_DNNL_NHWC, 0, "nhwc"},
	{SMR_DNNL_NCHW8C, 8, "nChw8c"},
	{SMR_DNNL_NCHW16C, 16, "nChw16c"},
};

/* Sets *@p out to NULL if the layout is none of these. */
static dnnl_status_t find_layout(const smr_dnnl *d, const smr_dnnl_layout *md, const int64_t *dims,
				 const struct layout **out)
{
	*out = NULL;
	for (size_t i = 0; i < sizeof(layouts) / sizeof(*layouts) && *out == NULL; i++) {
		smr_dnnl_layout *want = NULL;
		dnnl_status_t st = d->in->layout(&want, 4, dims, layouts[i].tag);

		if (st == dnnl_out_of_memory)
			return st;
		if (st == dnnl_success && d->memory_desc_equal(want, md))
			*out = &layouts[i];
		d->in->layout_free(want);
	}
	return dnnl_success;
}

static dnnl_status_t make_attr(const smr_dnnl *d, bool sum, bool relu, dnnl_primitive_attr_t *out)
{
	dnnl_post_ops_t ops = NULL;
	dnnl_primitive_attr_t attr = NULL;
	dnnl_status_t st = d->primitive_attr_create(&attr);

	if (st == dnnl_success)
		st = d->primitive_attr_set_scratchpad_mode(attr, dnnl_scratchpad_mode_user);
	if (st == dnnl_success && (sum || relu)) {
		st = d->post_ops_create(&ops);
		if (st == dnnl_success && sum)
			st = d->in->add_sum(ops);
		if (st == dnnl_success && relu)
			st = d->in->add_relu(ops);
		if (st == dnnl_success)
			st = d->primitive_attr_set_post_ops(attr, ops);
		d->post_ops_destroy(ops);
	}
	if (st != dnnl_success) {
		d->primitive_attr_destroy(attr);
		return st;
	}
	*out = attr;
	return st;
}

/* Sizes of the images of a tile: batch, channels, rows, columns. */
static void tile_sizes(const smr_conv_plan *p, int64_t *src, int64_t *dst)
{
	memcpy(src, (int64_t[]){1, p->ic, p->sh, p->sw}, 4 * sizeof(*src));
	memcpy(dst, (int64_t[]){1, p->kc, p->kh, p->kw}, 4 * sizeof(*dst));
}

static dnnl_status_t describe_convolution(const smr_dnnl_conv *x, smr_dnnl_tag images,
					  dnnl_primitive_attr_t attr, dnnl_primitive_desc_t *out)
{
	const smr_dnnl *d = x->d;
	const smr_product_conv *c = &x->c;
	const smr_conv_plan *p = &x->p;
	dnnl_dims_t sd, dd, bd = {p->kc};
	dnnl_dims_t wd = {p->kc, p->ic, p->kr, p->ks}, gd = {p->oc, 1, 1, c->r, c->s};
	dnnl_dims_t stride = {c->sy, c->sx}, dilation = {c->dy - 1, c->dx - 1}, pad = {0, 0};
	smr_dnnl_layout *sm = NULL, *wm = NULL, *bm = NULL, *dm = NULL;
	dnnl_status_t st;

	tile_sizes(p, sd, dd);
	st = d->in->layout(&sm, 4, sd, images);
	if (st == dnnl_success)
		st = d->in->layout(&dm, 4, dd, images);
	if (st == dnnl_success)
		st = d->in->layout(&wm, c->depthwise ? 5 : 4, c->depthwise ? gd : wd, SMR_DNNL_ANY);
	if (st == dnnl_success && c->epilogue.has_bias && !smr_conv_folds(p))
		st = d->in->layout(&bm, 1, bd, SMR_DNNL_X);
	if (st == dnnl_success)
		st = d->in->convolution(d,
					&(smr_dnnl_conv_desc){.src = sm,
							      .weights = wm,
							      .bias = bm,
							      .dst = dm,
							      .strides = stride,
							      .dilations = dilation,
							      .before = pad,
							      .behind = pad,
							      .attr = attr},
					out);
	d->in->layout_free(dm);
	d->in->layout_free(bm);
	d->in->layout_free(wm);
	d->in->layout_free(sm);
	return st;
}

/* Keeps the description if it is not oneDNN's slow reference code and its layouts are supported
 * here; dnnl_unimplemented if not. */
static dnnl_status_t adopt_description(smr_dnnl_conv *x, dnnl_primitive_desc_t pd)
{
	const smr_dnnl *d = x->d;
	const smr_dnnl_layout *sm = d->primitive_desc_query_md(pd, dnnl_query_src_md, 0);
	const smr_dnnl_layout *dm = d->primitive_desc_query_md(pd, dnnl_query_dst_md, 0);
	const struct layout *src = NULL, *dst = NULL;
	dnnl_dims_t sd, dd;
	const char *info = NULL;

	tile_sizes(&x->p, sd, dd);
	dnnl_status_t st = find_layout(d, sm, sd, &src);

	if (st == dnnl_success)
		st = find_layout(d, dm, dd, &dst);
	if (st == dnnl_success)
		st = d->primitive_desc_query(pd, dnnl_query_impl_info_str, 0, &info);
	if (st != dnnl_success)
		return st;
	if (strncmp(info, "ref", 3) == 0 || strncmp(info, "gemm:ref", 8) == 0 || src == NULL ||
	    dst == NULL)
		return dnnl_unimplemented;
	x->pd = pd;
	x->src_b = (smr_blocked){d->in->padded(sm)[1], x->p.sh, x->p.sw, src->block};
	x->dst_b = (smr_blocked){d->in->padded(dm)[1], x->p.kh, x->p.kw, dst->block};
	snprintf(x->detail, sizeof(x->detail), "%s %s>%s tiles %ldx%ldx%ld%s", info, src->name,
		 dst->name, (long)x->p.oc, (long)x->p.th, (long)x->p.tw,
		 smr_conv_folds(&x->p) ? ", taps as channels" : "");
	return dnnl_success;
}

static bool tile_image_is_dense(const smr_blocked *b, int64_t c, int64_t cs, int64_t hs, int64_t ws)
{
	if (b->block > 1 || b->c != c)
		return false;
	if (b->block == 0)
		return (c == 1 || cs == 1) && (b->w == 1 || ws == c) &&
		       (b->h == 1 || hs == b->w * c);
	return (b->w == 1 || ws == 1) && (b->h == 1 || hs == b->w) && (c == 1 || cs == b->h * b->w);
}

smr_status smr_conv_choose(smr_dnnl_conv *x)
{
	const smr_product_conv *c = &x->c;
	dnnl_primitive_attr_t attr;
	bool nhwc = c->depthwise ? c->ig == 1 && c->og == 1
				 : (c->ic == 1 || c->c == 1) && (c->oo == 1 || c->o == 1);
	smr_dnnl_tag tries[] = {SMR_DNNL_NHWC, SMR_DNNL_ANY};
	bool folds = smr_conv_folds(&x->p);
	dnnl_status_t st = dnnl_unimplemented;

	if (make_attr(x->d, c->accumulates && !folds, c->epilogue.relu && !folds, &attr) !=
	    dnnl_success)
		return smr_fail(SMR_ENOMEM, "no memory for a convolution's attributes");
	for (int i = nhwc ? 0 : 1; i < 2 && st != dnnl_success && st != dnnl_out_of_memory; i++) {
		dnnl_primitive_desc_t pd = NULL;

		st = describe_convolution(x, tries[i], attr, &pd);
		if (st == dnnl_success)
			st = adopt_description(x, pd);
		if (st != dnnl_success)
			x->d->primitive_desc_destroy(pd);
	}
	x->d->primitive_attr_destroy(attr);
	if (st == dnnl_out_of_memory)
		return smr_fail(SMR_ENOMEM, "no memory for a convolution's description");
	if (st != dnnl_success)
		return smr_fail(SMR_EUNSUPPORTED,
				"oneDNN has only its reference code for this convolution");
	x->src_direct =
		tile_image_is_dense(&x->src_b, c->depthwise ? c->g : c->c,
				    c->depthwise ? c->ig : c->ic, c->ih_stride, c->iw_stride);
	x->dst_direct = !folds && tile_image_is_dense(&x->dst_b, c->depthwise ? c->g : c->o,
						      c->depthwise ? c->og : c->oo, c->oy, c->ox);
	return SMR_OK;
}
