/* Convolutions with oneDNN, tile by tile: see onednn_conv.h. */
#include <sched.h>
#include <string.h>

#include "back/cpu/onednn_conv.h"
#include "base/alloc.h"
#include "base/status.h"

static smr_status told(dnnl_status_t st, const char *what)
{
	if (st == dnnl_success)
		return SMR_OK;
	return smr_fail(st == dnnl_out_of_memory ? SMR_ENOMEM : SMR_EINTERNAL,
			"oneDNN cannot %s (status %d)", what, (int)st);
}

/* ---- making ------------------------------------------------------------------------------------
 */

static size_t blocked_bytes(const smr_blocked *b)
{
	return (size_t)(b->c * b->h * b->w) * sizeof(float);
}

/* oneDNN takes no strides that run backwards, and depthwise chunks may end beyond the last channel.
 */
static bool must_gather(const smr_conv *c, const smr_conv_plan *p)
{
	return c->depthwise || smr_conv_folds(p) || (c->o > 1 && c->wo <= 0) ||
	       (c->c > 1 && c->wc <= 0) || (c->r > 1 && c->wr <= 0) || (c->s > 1 && c->ws <= 0);
}

static dnnl_status_t given_desc(const smr_dnnl_conv *x, dnnl_memory_desc_t *out)
{
	const smr_conv *c = &x->c;
	const smr_conv_plan *p = &x->p;
	int64_t rs = p->kr * p->ks;
	dnnl_dims_t dims = {p->kc, p->ic, p->kr, p->ks}, strides = {p->ic * rs, rs, p->ks, 1};
	dnnl_dims_t dw_dims = {p->oc, 1, 1, c->r, c->s}, dw_strides = {rs, rs, rs, c->s, 1};

	if (c->depthwise)
		return x->d->memory_desc_init_by_strides(out, 5, dw_dims, dnnl_f32, dw_strides);
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
	return x->d->memory_desc_init_by_strides(out, 4, dims, dnnl_f32, strides);
}

static smr_status make_weights(smr_dnnl_conv *x)
{
	const smr_dnnl *d = x->d;
	const smr_conv_plan *p = &x->p;
	const dnnl_memory_desc_t *to = d->primitive_desc_query_md(x->pd, dnnl_query_weights_md, 0);
	dnnl_memory_desc_t from, bias;
	dnnl_primitive_desc_t pd = NULL;
	dnnl_dims_t bd = {p->oc};
	size_t n = (size_t)p->chunks, biases = n * (size_t)p->oc;

	x->weights_size = (d->memory_desc_get_size(to) + 63) & ~(size_t)63;
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
	SMR_TRY(told(given_desc(x, &from), "describe the weights"));
	dnnl_status_t st = d->memory_desc_init_by_tag(&bias, 1, bd, dnnl_f32, dnnl_x);

	for (size_t i = 0; i < n && st == dnnl_success; i++) {
		st = d->memory_create(&x->weights[i], to, d->engine,
				      (char *)x->weights_mem + i * x->weights_size);
		if (st == dnnl_success)
			st = d->memory_create(&x->bias[i], &bias, d->engine,
					      x->bias_mem + i * (size_t)p->oc);
	}
	if (st == dnnl_success)
		st = d->reorder_primitive_desc_create(&pd, &from, d->engine, to, d->engine, NULL);
	if (st == dnnl_success)
		st = d->primitive_create(&x->pack, pd);
	d->primitive_desc_destroy(pd);
	return told(st, "pack the weights");
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
	dnnl_memory_desc_t given;

	if (st == dnnl_success)
		st = given_desc(x, &given);
	if (st == dnnl_success)
		st = d->memory_create(&s->given, &given, d->engine, DNNL_MEMORY_NONE);
	return told(st, "make a tile's memory");
}

static smr_status make(smr_dnnl_conv *x)
{
	const smr_dnnl *d = x->d;

	SMR_TRY(smr_conv_choose(x));
	x->pad_size = d->memory_desc_get_size(
		d->primitive_desc_query_md(x->pd, dnnl_query_scratchpad_md, 0));
	SMR_TRY(told(d->primitive_create(&x->conv, x->pd), "build the convolution"));
	SMR_TRY(make_weights(x));
	x->slots = smr_calloc((size_t)x->nslots, sizeof(*x->slots));
	if (x->slots == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a convolution's tiles");
	for (int i = 0; i < x->nslots; i++)
		SMR_TRY(make_slot(x, &x->slots[i]));
	return SMR_OK;
}

smr_status smr_dnnl_conv_new(const smr_dnnl *d, const smr_conv *c, int threads, smr_dnnl_conv **out)
{
	smr_dnnl_conv *x = smr_calloc(1, sizeof(*x));

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a convolution");
	x->d = d;
	x->c = *c;
	x->nslots = threads;
	smr_conv_plan_make(c, &x->p);

	int solo = smr_lib_solo_enter(); /* a primitive remembers how many threads it saw */
	smr_status st = make(x);

	smr_lib_solo_leave(solo);
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

/* ---- running -----------------------------------------------------------------------------------
 */

typedef struct job {
	smr_dnnl_conv *x;
	const float *in, *w, *bias;
	float bias_value;
	float *out;
	atomic_int failed; /* dnnl_status_t of a failure */
} job;

static smr_conv_slot *borrow(smr_dnnl_conv *x)
{
	for (;;) {
		for (int i = 0; i < x->nslots; i++)
			if (!atomic_exchange_explicit(&x->slots[i].busy, true,
						      memory_order_acquire))
				return &x->slots[i];
		sched_yield();
	}
}

static void give_back(smr_conv_slot *s)
{
	atomic_store_explicit(&s->busy, false, memory_order_release);
}

static const float *gather(const job *j, int64_t chunk)
{
	const smr_conv *c = &j->x->c;
	const smr_conv_plan *p = &j->x->p;
	int64_t rs = c->r * c->s, in = c->c * p->kr * p->ks; /* of one channel of the primitive */
	int64_t step = c->depthwise ? c->wg : c->wo;
	int64_t first = c->depthwise ? chunk * p->oc : chunk % p->per_group * p->oc;
	int64_t left = (c->depthwise ? c->g : c->o) - first;
	const float *w = j->w + first * step;
	float *to = j->x->gathered + chunk * p->kc * in;

	if (!c->depthwise)
		w += chunk / p->per_group * c->wg;
	for (int64_t i = 0; i < p->oc && i < left; i++)
		for (int64_t k = 0; k < c->c * rs; k++) {
			int64_t ch = k / rs, r = k % rs / c->s, s = k % c->s;
			int64_t tap = (p->fr > 1 ? r * p->fs : 0) + (p->fs > 1 ? s : 0);
			int64_t at = (p->fr > 1 ? 0 : r * p->ks) + (p->fs > 1 ? 0 : s);

			to[(i * p->fr * p->fs + tap) * in + ch * p->kr * p->ks + at] =
				w[i * step + ch * c->wc + r * c->wr + s * c->ws];
		}
	return to;
}

static void gather_bias(const job *j, int64_t chunk)
{
	const smr_conv *c = &j->x->c;
	const smr_conv_plan *p = &j->x->p;
	float *to = j->x->bias_mem + chunk * p->oc;

	for (int64_t i = 0; i < p->oc; i++) {
		int64_t g = c->depthwise ? chunk * p->oc + i : chunk / p->per_group;
		int64_t o = c->depthwise ? 0 : chunk % p->per_group * p->oc + i;

		if (g < c->g)
			to[i] = j->bias == NULL ? j->bias_value
						: j->bias[g * c->bias_g + o * c->bias_o];
	}
}

/* The weights are the caller's memory and may have changed since the last run. */
static void pack_chunk(void *arg, int i)
{
	job *j = arg;
	smr_dnnl_conv *x = j->x;
	const smr_dnnl *d = x->d;
	smr_conv_slot *s = borrow(x);
	int solo = smr_lib_solo_enter();
	const float *from = x->gathered != NULL ? gather(j, i)
						: j->w + i / x->p.per_group * x->c.wg +
							  i % x->p.per_group * x->p.oc * x->c.wo;
	dnnl_exec_arg_t args[] = {{DNNL_ARG_FROM, s->given}, {DNNL_ARG_TO, x->weights[i]}};
	dnnl_status_t st = d->memory_set_data_handle(s->given, (void *)(uintptr_t)from);

	if (st == dnnl_success)
		st = d->primitive_execute(x->pack, s->stream, 2, args);
	if (st != dnnl_success)
		atomic_store(&j->failed, (int)st);
	if (x->c.epilogue.has_bias)
		gather_bias(j, i);
	smr_lib_solo_leave(solo);
	give_back(s);
}

typedef struct place {
	int64_t chunk, channels; /* of the output that exist */
	int64_t oy, ox, rows, cols;
	const float *in;
	float *out;
} place;

static place place_of(const job *j, int task)
{
	const smr_conv *c = &j->x->c;
	const smr_conv_plan *p = &j->x->p;
	int64_t t = task, tx = t % p->tx, ty = t / p->tx % p->ty;
	int64_t chunk = t / p->tx / p->ty % p->chunks, n = t / p->tx / p->ty / p->chunks;
	place at = {.chunk = chunk, .channels = p->oc, .oy = ty * p->th, .ox = tx * p->tw};

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

/* Where the primitive reads: the caller's image when the whole tile is there in its layout. */
static const float *source(const smr_dnnl_conv *x, const place *at, float *scratch)
{
	const smr_conv *c = &x->c;
	const smr_conv_plan *p = &x->p;
	int64_t top = at->oy * c->sy - c->top, left = at->ox * c->sx - c->left;
	smr_tile from = {.c = c->depthwise ? at->channels : c->c,
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

static void add_taps(const smr_dnnl_conv *x, const smr_conv_slot *s, const place *at,
		     const smr_tile *to)
{
	const smr_conv *c = &x->c;
	const smr_conv_plan *p = &x->p;
	smr_tile rows = {p->kc, p->kh, p->kw, p->kh * p->kw, p->kw, 1};
	smr_fold f = {c->epilogue.has_bias ? x->bias_mem + at->chunk * p->oc : NULL,
		      c->epilogue.relu, c->accumulates};

	smr_unpack(s->taps, &rows, s->dst, &x->dst_b);
	smr_fold_taps(at->out, to, s->taps, p, c->dy, c->dx, &f);
}

static void tile(void *arg, int task)
{
	job *j = arg;
	smr_dnnl_conv *x = j->x;
	const smr_dnnl *d = x->d;
	const smr_conv *c = &x->c;
	place at = place_of(j, task);
	smr_tile to = {at.channels, at.rows, at.cols, c->depthwise ? c->og : c->oo, c->oy, c->ox};
	smr_conv_slot *s = borrow(x);
	bool folds = smr_conv_folds(&x->p);
	bool direct = x->dst_direct && at.rows == x->p.th && at.cols == x->p.tw &&
		      at.channels == x->dst_b.c;
	int solo = smr_lib_solo_enter();
	float *src = (float *)(uintptr_t)source(x, &at, s->src);
	dnnl_exec_arg_t args[] = {{DNNL_ARG_SRC, s->src_mem},
				  {DNNL_ARG_DST, s->dst_mem},
				  {DNNL_ARG_WEIGHTS, x->weights[at.chunk]},
				  {DNNL_ARG_SCRATCHPAD, s->pad_mem},
				  {DNNL_ARG_BIAS, x->bias[at.chunk]}};
	dnnl_status_t st = dnnl_success;

	/* setting a handle makes oneDNN clear padded channels: only where there are none */
	if (x->src_direct)
		st = d->memory_set_data_handle(s->src_mem, src);
	if (st == dnnl_success && x->dst_direct)
		st = d->memory_set_data_handle(s->dst_mem, direct ? at.out : s->dst);
	if (c->accumulates && !direct && !folds)
		smr_pack(s->dst, &x->dst_b, at.out, &to, 0, 0);
	if (st == dnnl_success)
		st = d->primitive_execute(x->conv, s->stream,
					  c->epilogue.has_bias && !folds ? 5 : 4, args);
	if (st != dnnl_success)
		atomic_store(&j->failed, (int)st);
	else if (folds)
		add_taps(x, s, &at, &to);
	else if (!direct)
		smr_unpack(at.out, &to, s->dst, &x->dst_b);
	smr_lib_solo_leave(solo);
	give_back(s);
}

smr_status smr_dnnl_conv_run(smr_dnnl_conv *x, const smr_env *e, const smr_workers *w)
{
	const smr_conv *c = &x->c;
	job j = {.x = x,
		 .in = smr_lib_address(&c->I, e),
		 .w = smr_lib_address(&c->W, e),
		 .out = smr_lib_address(&c->O, e)};

	if (c->epilogue.has_bias) {
		const smr_operand *b = &c->epilogue.bias;

		if (b->is_value)
			j.bias_value = (float)smr_lib_scalar_at(&(smr_lib_scalar){1, true, *b}, e);
		else
			j.bias = smr_lib_address(b, e);
	}
	smr_workers_run(w, (int)x->p.chunks, pack_chunk, &j);
	SMR_TRY(told((dnnl_status_t)atomic_load(&j.failed), "pack the weights"));
	smr_workers_run(w, (int)(c->n * x->p.chunks * x->p.ty * x->p.tx), tile, &j);
	return told((dnnl_status_t)atomic_load(&j.failed), "run the convolution");
}
