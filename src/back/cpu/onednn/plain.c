/* Computes a tile of a convolution by plain loops, if oneDNN fails or would compute other
 * results. */
#include "back/cpu/onednn/conv.h"

/* Pointers of one output channel. */
typedef struct channel {
	const float *in, *w;
	float *out, bias;
} channel;

float smr_conv_plain_sum(const smr_product_conv *c, const float *in, const float *w, int64_t iy,
			 int64_t ix)
{
	float sum = 0;

	for (int64_t k = 0; k < c->c; k++)
		for (int64_t r = 0; r < c->r; r++)
			for (int64_t s = 0; s < c->s; s++) {
				int64_t y = iy + r * c->dy, x = ix + s * c->dx;

				if (y >= 0 && y < c->ih && x >= 0 && x < c->iw)
					sum += in[k * c->ic + y * c->ih_stride + x * c->iw_stride] *
					       w[k * c->wc + r * c->wr + s * c->ws];
			}
	return sum;
}

static void plain_channel(const smr_product_conv *c, const smr_conv_place *at, const channel *h)
{
	for (int64_t y = 0; y < at->rows; y++)
		for (int64_t x = 0; x < at->cols; x++) {
			float *to = h->out + y * c->oy + x * c->ox;
			float v = smr_conv_plain_sum(c, h->in, h->w, (at->oy + y) * c->sy - c->top,
						     (at->ox + x) * c->sx - c->left);

			if (c->accumulates)
				v += *to;
			if (c->epilogue.has_bias)
				v += h->bias;
			*to = c->epilogue.relu ? (v > 0 ? v : 0) : v;
		}
}

void smr_conv_plain_tile(const smr_conv_job *j, const smr_conv_place *at)
{
	const smr_product_conv *c = &j->x->c;
	const smr_conv_plan *p = &j->x->p;

	for (int64_t i = 0; i < at->channels; i++) {
		int64_t g = c->depthwise ? at->chunk * p->oc + i : at->chunk / p->per_group;
		int64_t o = c->depthwise ? 0 : at->chunk % p->per_group * p->oc + i;
		channel h = {.in = at->in + (c->depthwise ? i * c->ig : 0),
			     .w = j->w + g * c->wg + o * c->wo,
			     .out = at->out + i * (c->depthwise ? c->og : c->oo),
			     .bias = j->x->bias_mem[at->chunk * p->oc + i]};

		plain_channel(c, at, &h);
	}
}
