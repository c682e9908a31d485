/* Convolutions whose windows are as large as their images: gradients by the weights.
 *
 * A program writes the gradient of the weights as a convolution of the image, with its batch as
 * channels, and with the gradient of the result as kernel. oneDNN's convolutions are fast for few
 * taps and many pixels; for this case it has gradient primitives, which are used here:
 *     G[o, n, y, x] = sum(c, r, s: I[n, c, sy*y + dy*r - top, ..] * W[o, c, r, s])
 * is the gradient of a convolution of strides dy, dx and dilations sy, sx, for batch c.
 *
 * The batch is divided into pieces, by sizes alone, not by threads: each has its own sum, and the
 * sums are added in order. */
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "back/cpu/onednn/conv.h"
#include "base/alloc.h"
#include "base/log.h"
#include "base/status.h"

enum { PIECES = 8, PARTS = 64, SUMS = 16 << 20 /* bytes of all pieces' sums together */ };

typedef struct piece {
	dnnl_stream_t stream;
	dnnl_memory_t src, diff, sum, pad;
	void *scratch;
} piece;

struct smr_dnnl_grad {
	const smr_dnnl *d;
	smr_product_conv c;
	int64_t h, w;          /* the whole image; the sum may skip its last rows and columns */
	int64_t sh, sw;        /* pixels between taps */
	int64_t bottom, right; /* padding behind the image */
	int npieces;
	int64_t batch; /* of a piece */
	dnnl_primitive_desc_t pd;
	dnnl_primitive_t grad, unpack;
	float *sums;
	size_t sum_size; /* distance of sums in bytes */
	dnnl_memory_t out;
	piece *pieces;
	atomic_bool broken;
	char detail[64];
};

/* ---- conditions ---------------------------------------------------------------------------------
 */

/* Whether pixels of n channels are dense. If the sum has one pixel of each row or column, their
 * distance may be a stride of the image or of the sum; the choice that makes the image dense is
 * used. */
static bool image_is_dense(smr_dnnl_grad *x)
{
	const smr_product_conv *c = &x->c;
	int64_t apart = c->iw_stride / c->n, down = 1, row;

	if ((c->n > 1 && c->in != 1) || apart < 1 || c->iw_stride % c->n != 0 ||
	    (apart > 1 && c->x > 1))
		return false;
	if (c->y == 1 && apart > 1 && c->ih_stride % apart == 0)
		down = apart;
	row = c->ih > 1 ? c->ih_stride / down : (c->iw - 1) * c->iw_stride + c->n;
	x->sh = c->dy * down;
	x->sw = c->dx * apart;
	x->w = row / c->n;
	x->h = c->c > 1 && row > 0 ? c->ic / row : (c->ih - 1) * down + 1;
	return row % c->n == 0 && x->w >= (c->iw - 1) * apart + 1 &&
	       x->h >= (c->ih - 1) * down + 1 && (c->c == 1 || c->ic == x->h * row) &&
	       c->c * x->h * row * (int64_t)sizeof(float) <= c->i_room;
}

static bool gradient_is_dense(const smr_product_conv *c)
{
	return (c->o == 1 || c->wo == 1) && (c->s == 1 || c->ws == c->o) &&
	       (c->r == 1 || c->wr == c->s * c->o) && (c->c == 1 || c->wc == c->r * c->s * c->o);
}

/* Computes the padding behind the image that gives this number of windows. */
static bool pad_behind(int64_t n, int64_t taps, int64_t step, int64_t windows, int64_t dilation,
		       int64_t before, int64_t *behind)
{
	int64_t reach = (taps - 1) * step + (windows - 1) * dilation + 1;

	*behind = reach > n + before ? reach - n - before : 0;
	return (n + before + *behind - ((windows - 1) * dilation + 1)) / step + 1 == taps;
}

static bool gradient_is_supported(smr_dnnl_grad *x)
{
	const smr_product_conv *c = &x->c;

	return !c->depthwise && c->g == 1 && !c->accumulates && !c->epilogue.has_bias &&
	       !c->epilogue.relu && c->r * c->s > c->y * c->x && c->c * c->r * c->s >= 64 &&
	       c->o >= 8 && image_is_dense(x) && gradient_is_dense(c) &&
	       pad_behind(x->h, c->r, x->sh, c->y, c->sy, c->top, &x->bottom) &&
	       pad_behind(x->w, c->s, x->sw, c->x, c->sx, c->left, &x->right);
}

/* ---- building ---------------------------------------------------------------------------------
 */

static void choose_batch_pieces(smr_dnnl_grad *x)
{
	const smr_product_conv *c = &x->c;
	int64_t bytes = c->o * c->n * c->y * c->x * (int64_t)sizeof(float);
	int n = PIECES;

	while (n > 1 && (c->c % n != 0 || (n > 2 && n * bytes > SUMS)))
		n--;
	x->npieces = n;
	x->batch = c->c / n;
}

static dnnl_status_t describe_gradient(smr_dnnl_grad *x)
{
	const smr_dnnl *d = x->d;
	const smr_product_conv *c = &x->c;
	dnnl_dims_t sd = {x->batch, c->n, x->h, x->w}, dd = {x->batch, c->o, c->r, c->s};
	dnnl_dims_t wd = {c->o, c->n, c->y, c->x}, stride = {x->sh, x->sw};
	dnnl_dims_t dilation = {c->sy - 1, c->sx - 1}, before = {c->top, c->left};
	dnnl_dims_t behind = {x->bottom, x->right};
	dnnl_primitive_attr_t attr = NULL;
	smr_dnnl_layout *sm = NULL, *wm = NULL, *dm = NULL;
	dnnl_status_t st = d->in->layout(&sm, 4, sd, SMR_DNNL_NHWC);

	if (st == dnnl_success)
		st = d->in->layout(&dm, 4, dd, SMR_DNNL_NHWC);
	if (st == dnnl_success)
		st = d->in->layout(&wm, 4, wd, SMR_DNNL_ANY);
	if (st == dnnl_success)
		st = d->primitive_attr_create(&attr);
	if (st == dnnl_success)
		st = d->primitive_attr_set_scratchpad_mode(attr, dnnl_scratchpad_mode_user);
	if (st == dnnl_success)
		st = d->in->convolution(d,
					&(smr_dnnl_conv_desc){.src = sm,
							      .weights = wm,
							      .dst = dm,
							      .strides = stride,
							      .dilations = dilation,
							      .before = before,
							      .behind = behind,
							      .attr = attr,
							      .gradient = true},
					&x->pd);
	d->primitive_attr_destroy(attr);
	d->in->layout_free(wm);
	d->in->layout_free(dm);
	d->in->layout_free(sm);
	return st;
}

static bool is_reference(const smr_dnnl_grad *x, const char **info)
{
	return x->d->primitive_desc_query(x->pd, dnnl_query_impl_info_str, 0, info) !=
		       dnnl_success ||
	       strncmp(*info, "ref", 3) == 0 || strncmp(*info, "gemm:ref", 8) == 0;
}

static dnnl_status_t make_piece(smr_dnnl_grad *x, piece *p, int i)
{
	const smr_dnnl *d = x->d;
	const smr_dnnl_layout *pad = d->primitive_desc_query_md(x->pd, dnnl_query_scratchpad_md, 0);
	dnnl_status_t st = d->stream_create(&p->stream, d->engine, dnnl_stream_default_flags);

	p->scratch = smr_aligned_alloc(64, d->memory_desc_get_size(pad) + 1);
	if (p->scratch == NULL)
		return dnnl_out_of_memory;
	if (st == dnnl_success)
		st = d->memory_create(&p->src,
				      d->primitive_desc_query_md(x->pd, dnnl_query_src_md, 0),
				      d->engine, DNNL_MEMORY_NONE);
	if (st == dnnl_success)
		st = d->memory_create(&p->diff,
				      d->primitive_desc_query_md(x->pd, dnnl_query_diff_dst_md, 0),
				      d->engine, DNNL_MEMORY_NONE);
	if (st == dnnl_success)
		st = d->memory_create(
			&p->sum, d->primitive_desc_query_md(x->pd, dnnl_query_diff_weights_md, 0),
			d->engine, (char *)x->sums + (size_t)i * x->sum_size);
	if (st == dnnl_success)
		st = d->memory_create(&p->pad, pad, d->engine, p->scratch);
	return st;
}

/* Makes the conversion from the layout of the sums to the program's. */
static dnnl_status_t make_unpack(smr_dnnl_grad *x, const smr_dnnl_layout *from)
{
	const smr_dnnl *d = x->d;
	const smr_product_conv *c = &x->c;
	dnnl_dims_t wd = {c->o, c->n, c->y, c->x};
	dnnl_dims_t strides = {c->oo, c->on, c->oy, c->ox};
	dnnl_primitive_desc_t pd = NULL;
	smr_dnnl_layout *to = NULL;
	dnnl_status_t st;

	for (int k = 0; k < 4; k++) /* strides of dimensions of one element do not matter */
		strides[k] = wd[k] > 1 ? strides[k] : c->o * c->n * c->y * c->x;
	st = d->in->layout_of_strides(&to, 4, wd, strides);
	if (st == dnnl_success)
		st = d->reorder_primitive_desc_create(&pd, from, d->engine, to, d->engine, NULL);
	if (st == dnnl_success)
		st = d->primitive_create(&x->unpack, pd);
	d->primitive_desc_destroy(pd);
	if (st == dnnl_success)
		st = d->memory_create(&x->out, to, d->engine, DNNL_MEMORY_NONE);
	d->in->layout_free(to);
	return st;
}

static smr_status make_gradient(smr_dnnl_grad *x)
{
	const smr_dnnl *d = x->d;
	const smr_dnnl_layout *sum;
	const char *info = NULL;
	dnnl_status_t st;

	choose_batch_pieces(x);
	st = describe_gradient(x);
	if (st == dnnl_out_of_memory)
		return smr_fail(SMR_ENOMEM, "no memory for a gradient's description");
	if (st != dnnl_success || is_reference(x, &info))
		return smr_fail(SMR_EUNSUPPORTED,
				"oneDNN has only its reference code for this gradient");
	snprintf(x->detail, sizeof(x->detail), "%s by weights, %d pieces", info, x->npieces);
	sum = d->primitive_desc_query_md(x->pd, dnnl_query_diff_weights_md, 0);
	x->sum_size = (d->memory_desc_get_size(sum) + 63) & ~(size_t)63;
	x->sums = smr_aligned_alloc(64, (size_t)x->npieces * x->sum_size);
	x->pieces = smr_calloc((size_t)x->npieces, sizeof(*x->pieces));
	if (x->sums == NULL || x->pieces == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a gradient's sums");
	st = d->primitive_create(&x->grad, x->pd);
	if (st == dnnl_success)
		st = make_unpack(x, sum);
	for (int i = 0; st == dnnl_success && i < x->npieces; i++)
		st = make_piece(x, &x->pieces[i], i);
	return smr_dnnl_told(st, "build a gradient");
}

smr_status smr_dnnl_grad_new(const smr_dnnl *d, const smr_product_conv *c, smr_dnnl_grad **out)
{
	smr_dnnl_grad *x = smr_calloc(1, sizeof(*x));
	smr_status st;

	if (x == NULL)
		return smr_fail(SMR_ENOMEM, "no memory for a gradient");
	x->d = d;
	x->c = *c;
	if (gradient_is_supported(x)) {
		int solo = smr_product_solo_enter(); /* as in smr_dnnl_conv_new() */

		st = make_gradient(x);
		smr_product_solo_leave(solo);
	} else {
		st = smr_fail(SMR_EUNSUPPORTED, "no gradient by weights of a form of oneDNN's");
	}
	if (st != SMR_OK) {
		smr_dnnl_grad_free(x);
		return st;
	}
	*out = x;
	return SMR_OK;
}

void smr_dnnl_grad_free(smr_dnnl_grad *x)
{
	if (x == NULL)
		return;
	for (int i = 0; x->pieces != NULL && i < x->npieces; i++) {
		piece *p = &x->pieces[i];

		x->d->memory_destroy(p->pad);
		x->d->memory_destroy(p->sum);
		x->d->memory_destroy(p->diff);
		x->d->memory_destroy(p->src);
		x->d->stream_destroy(p->stream);
		smr_free(p->scratch);
	}
	x->d->memory_destroy(x->out);
	x->d->primitive_destroy(x->unpack);
	x->d->primitive_destroy(x->grad);
	x->d->primitive_desc_destroy(x->pd);
	smr_free(x->pieces);
	smr_free(x->sums);
	smr_free(x);
}

const char *smr_dnnl_grad_detail(const smr_dnnl_grad *x)
{
	return x->detail;
}

/* ---- running ----------------------------------------------------------------------------------
 */

typedef struct job {
	smr_dnnl_grad *x;
	const float *in, *w;
	float *out;
	bool pads;
	atomic_bool odd;
	atomic_int failed;
} job;

static dnnl_status_t run_grad(const smr_dnnl_grad *x, const piece *p, const float *src,
			      const float *diff)
{
	const smr_dnnl *d = x->d;
	dnnl_exec_arg_t args[] = {{DNNL_ARG_SRC, p->src},
				  {DNNL_ARG_DIFF_DST, p->diff},
				  {DNNL_ARG_DIFF_WEIGHTS, p->sum},
				  {DNNL_ARG_SCRATCHPAD, p->pad}};
	dnnl_status_t st = d->memory_set_data_handle(p->src, (void *)(uintptr_t)src);

	if (st == dnnl_success)
		st = d->memory_set_data_handle(p->diff, (void *)(uintptr_t)diff);
	if (st == dnnl_success)
		st = smr_dnnl_execute(d, x->grad, p->stream, 4, args);
	return st;
}

static void sum_piece(void *arg, int i)
{
	job *j = arg;
	const smr_dnnl_grad *x = j->x;
	const smr_product_conv *c = &x->c;
	int64_t diff = x->batch * c->r * c->s * c->o;
	int solo = smr_product_solo_enter();
	dnnl_status_t st = run_grad(x, &x->pieces[i], j->in + i * x->batch * x->h * x->w * c->n,
				    j->w + i * diff);

	smr_product_solo_leave(solo);
	if (st != dnnl_success)
		atomic_store(&j->failed, (int)st);
	else if (j->pads && !smr_conv_all_finite(j->w + i * diff, (size_t)diff))
		atomic_store(&j->odd, true);
}

static void add_part(void *arg, int i)
{
	const smr_dnnl_grad *x = ((job *)arg)->x;
	size_t n = x->sum_size / sizeof(float), from = n * (size_t)i / PARTS,
	       to = n * ((size_t)i + 1) / PARTS;

	for (int k = 1; k < x->npieces; k++) {
		const float *more = x->sums + (size_t)k * n;

		for (size_t e = from; e < to; e++)
			x->sums[e] += more[e];
	}
}

/* Computes the sums of channels @p n without oneDNN. */
static void plain_channel(void *arg, int n)
{
	const job *j = arg;
	const smr_product_conv *c = &j->x->c;

	for (int64_t o = 0; o < c->o; o++)
		for (int64_t y = 0; y < c->y; y++)
			for (int64_t x = 0; x < c->x; x++)
				j->out[n * c->on + o * c->oo + y * c->oy + x * c->ox] =
					smr_conv_plain_sum(c, j->in + n * c->in, j->w + o * c->wo,
							   y * c->sy - c->top, x * c->sx - c->left);
}

static dnnl_status_t unpack_gradient(const smr_dnnl_grad *x, float *out)
{
	dnnl_exec_arg_t args[] = {{DNNL_ARG_FROM, x->pieces[0].sum}, {DNNL_ARG_TO, x->out}};
	dnnl_status_t st = x->d->memory_set_data_handle(x->out, out);
	int solo = smr_product_solo_enter();

	if (st == dnnl_success)
		st = smr_dnnl_execute(x->d, x->unpack, x->pieces[0].stream, 2, args);
	smr_product_solo_leave(solo);
	return st;
}

smr_status smr_dnnl_grad_run(smr_dnnl_grad *x, const smr_env *e, const smr_workers *w)
{
	const smr_product_conv *c = &x->c;
	job j = {.x = x,
		 .in = smr_product_address(&c->I, e),
		 .w = smr_product_address(&c->W, e),
		 .out = smr_product_address(&c->O, e),
		 .pads = c->top > 0 || c->left > 0 || x->bottom > 0 || x->right > 0};
	int st;

	if (atomic_load(&x->broken))
		return smr_fail(SMR_EINTERNAL, "oneDNN failed to run this gradient before");
	smr_workers_run(w, x->npieces, sum_piece, &j);
	st = atomic_load(&j.failed);
	if (st == dnnl_success && !atomic_load(&j.odd)) {
		if (x->npieces > 1)
			smr_workers_run(w, PARTS, add_part, &j);
		st = (int)unpack_gradient(x, j.out);
	}
	if (st != dnnl_success || atomic_load(&j.odd))
		smr_workers_run(w, (int)c->n, plain_channel, &j);
	if (st != dnnl_success) {
		atomic_store(&x->broken, true);
		smr_log(SMR_LOG_WARN,
			"oneDNN failed in a gradient (status %d); it was computed without and is "
			"not used for it again",
			st);
	}
	return SMR_OK;
}
