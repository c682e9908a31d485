/* Runs a convolution with oneDNN, tile by tile: see conv.h. */
#include <sched.h>

#include "back/cpu/onednn/conv.h"
#include "base/log.h"
#include "base/status.h"

smr_conv_slot *smr_conv_borrow(smr_dnnl_conv *x)
{
	for (;;) {
		for (int i = 0; i < x->nslots; i++)
			if (!atomic_exchange_explicit(&x->slots[i].busy, true,
						      memory_order_acquire))
				return &x->slots[i];
		sched_yield();
	}
}

void smr_conv_give_back(smr_conv_slot *s)
{
	atomic_store_explicit(&s->busy, false, memory_order_release);
}

static smr_conv_place place_of(const smr_conv_job *j, int task)
{
	const smr_product_conv *c = &j->x->c;
	const smr_conv_plan *p = &j->x->p;
	int64_t t = task, tx = t % p->tx, ty = t / p->tx % p->ty;
	int64_t chunk = t / p->tx / p->ty % p->chunks, n = t / p->tx / p->ty / p->chunks;
	smr_conv_place at = {.chunk = chunk, .channels = p->oc, .oy = ty * p->th, .ox = tx * p->tw};

	at.rows = c->y - at.oy < p->th ? c->y - at.oy : p->th;
	at.cols = c->x - at.ox < p->tw ? c->x - at.ox : p->tw;
	at.in = j->in + n * c->in;
	at.out = j->out + n * c->on + at.oy * c->oy + at.ox * c->ox;
	if (c->depthwise) {
		if (c->g - chunk * p->oc < p->oc)
			at.channels = c->g - chunk * p->oc;
		at.in += chunk * p->oc * c->ig;
		at.out += chunk * p->oc * c->og;
	} else {
		at.in += chunk / p->per_group * c->ig;
		at.out += chunk / p->per_group * c->og + chunk % p->per_group * p->oc * c->oo;
	}
	return at;
}

/* Returns the primitive's source: the caller's image if it contains the whole tile in this layout,
 * else a packed copy. */
static const float *find_source_tile(const smr_dnnl_conv *x, const smr_conv_place *at,
				     float *scratch)
{
	const smr_product_conv *c = &x->c;
	const smr_conv_plan *p = &x->p;
	int64_t top = at->oy * c->sy - c->top, left = at->ox * c->sx - c->left;
	smr_onednn_tile from = {.c = c->depthwise ? at->channels : c->c,
				.h = c->ih,
				.w = c->iw,
				.cs = c->depthwise ? c->ig : c->ic,
				.hs = c->ih_stride,
				.ws = c->iw_stride};

	if (x->src_direct && top >= 0 && left >= 0 && top + p->sh <= c->ih &&
	    left + p->sw <= c->iw && from.c == x->src_b.c)
		return at->in + top * from.hs + left * from.ws;
	smr_pack(scratch, &x->src_b, at->in, &from, top, left);
	return scratch;
}

static void add_taps(const smr_dnnl_conv *x, const smr_conv_slot *s, const smr_conv_place *at,
		     const smr_onednn_tile *to)
{
	const smr_product_conv *c = &x->c;
	const smr_conv_plan *p = &x->p;
	smr_onednn_tile rows = {p->kc, p->kh, p->kw, p->kh * p->kw, p->kw, 1};
	smr_fold f = {c->epilogue.has_bias ? x->bias_mem + at->chunk * p->oc : NULL,
		      c->epilogue.relu, c->accumulates};

	smr_unpack(s->taps, &rows, s->dst, &x->dst_b);
	smr_fold_taps(at->out, to, s->taps, p, c->dy, c->dx, &f);
}

static int64_t input_extent(int64_t out, int64_t stride, int64_t taps, int64_t dilation)
{
	return (out - 1) * stride + (taps - 1) * dilation + 1;
}

static bool beyond_image(const smr_product_conv *c, int64_t oy, int64_t ox, int64_t rows,
			 int64_t cols)
{
	int64_t top = oy * c->sy - c->top, left = ox * c->sx - c->left;

	return top < 0 || left < 0 || top + input_extent(rows, c->sy, c->r, c->dy) > c->ih ||
	       left + input_extent(cols, c->sx, c->s, c->dx) > c->iw;
}

static dnnl_status_t run_primitive(const smr_dnnl_conv *x, const smr_conv_slot *s, int64_t chunk,
				   const float *src, float *dst)
{
	const smr_dnnl *d = x->d;
	dnnl_exec_arg_t args[] = {{DNNL_ARG_SRC, s->src_mem},
				  {DNNL_ARG_DST, s->dst_mem},
				  {DNNL_ARG_WEIGHTS, x->weights[chunk]},
				  {DNNL_ARG_SCRATCHPAD, s->pad_mem},
				  {DNNL_ARG_BIAS, x->bias[chunk]}};
	bool bias = x->c.epilogue.has_bias && !smr_conv_folds(&x->p);
	dnnl_status_t st = dnnl_success;

	/* setting a handle makes oneDNN clear padded channels, so it is set only where there are
	 * none */
	if (x->src_direct)
		st = d->memory_set_data_handle(s->src_mem, (void *)(uintptr_t)src);
	if (st == dnnl_success && x->dst_direct)
		st = d->memory_set_data_handle(s->dst_mem, dst);
	if (st == dnnl_success)
		st = smr_dnnl_execute(d, x->conv, s->stream, bias ? 5 : 4, args);
	return st;
}

/* Computes one tile. oneDNN may fail after it has stored a part of the result. If the result is
 * accumulated, the slot has a copy of the old values; the tile is then computed without oneDNN. */
static void convolve_tile(void *arg, int task)
{
	smr_conv_job *j = arg;
	smr_dnnl_conv *x = j->x;
	const smr_product_conv *c = &x->c;
	smr_conv_place at = place_of(j, task);
	smr_onednn_tile to = {at.channels, at.rows, at.cols, c->depthwise ? c->og : c->oo,
			      c->oy,       c->ox};
	bool direct = x->dst_direct && at.rows == x->p.th && at.cols == x->p.tw &&
		      at.channels == x->dst_b.c;
	bool keeps = c->accumulates && !smr_conv_folds(&x->p);

	if (atomic_load(&j->odd) && beyond_image(c, at.oy, at.ox, at.rows, at.cols)) {
		smr_conv_plain_tile(j, &at);
		return;
	}
	smr_conv_slot *s = smr_conv_borrow(x);
	int solo = smr_product_solo_enter();

	if (keeps)
		smr_pack(s->dst, &x->dst_b, at.out, &to, 0, 0);
	dnnl_status_t st = run_primitive(x, s, at.chunk, find_source_tile(x, &at, s->src),
					 direct ? at.out : s->dst);

	if (st != dnnl_success) {
		atomic_store(&j->failed, (int)st);
		if (direct && keeps)
			smr_unpack(at.out, &to, s->dst, &x->dst_b);
		smr_conv_plain_tile(j, &at);
	} else if (smr_conv_folds(&x->p)) {
		add_taps(x, s, &at, &to);
	} else if (!direct) {
		smr_unpack(at.out, &to, s->dst, &x->dst_b);
	}
	smr_product_solo_leave(solo);
	smr_conv_give_back(s);
}

smr_status smr_dnnl_conv_run(smr_dnnl_conv *x, const smr_env *e, const smr_workers *w)
{
	const smr_product_conv *c = &x->c;
	smr_conv_job j = {.x = x,
			  .in = smr_product_address(&c->I, e),
			  .w = smr_product_address(&c->W, e),
			  .out = smr_product_address(&c->O, e),
			  .pads = beyond_image(c, 0, 0, c->y, c->x)};

	if (atomic_load(&x->broken))
		return smr_fail(SMR_EINTERNAL, "oneDNN failed to run this convolution before");
	if (c->epilogue.has_bias) {
		const smr_operand *b = &c->epilogue.bias;

		if (b->is_value)
			j.bias_value =
				(float)smr_product_scalar_at(&(smr_product_scalar){1, true, *b}, e);
		else
			j.bias = smr_product_address(b, e);
	}
	smr_workers_run(w, (int)x->p.chunks, smr_conv_pack_chunk, &j);
	SMR_TRY(smr_dnnl_told((dnnl_status_t)atomic_load(&j.failed), "pack the weights"));
	smr_workers_run(w, (int)(c->n * x->p.chunks * x->p.ty * x->p.tx), convolve_tile, &j);
	if (atomic_load(&j.failed) != dnnl_success) {
		atomic_store(&x->broken, true);
		smr_log(SMR_LOG_WARN,
			"oneDNN failed in a convolution (status %d); it was computed "
			"without and is not used for it again",
			atomic_load(&j.failed));
	}
	return SMR_OK;
}
