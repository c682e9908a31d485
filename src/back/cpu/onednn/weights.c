/* Prepares the weights and the bias of one run for the primitive. */
#include <string.h>

#include "back/cpu/onednn/conv.h"

/* The primitive multiplies zeros around the image by weights, while the program skips such taps.
 * Results differ only if 0 * w is NaN. */
bool smr_conv_all_finite(const float *v, size_t n)
{
	static const uint32_t exponent = 0x7f800000;
	uint32_t found = 0;

	for (size_t i = 0; i < n; i++) {
		uint32_t bits;

		memcpy(&bits, &v[i], sizeof(bits));
		found |= (bits & exponent) == exponent;
	}
	return found == 0;
}

static const float *gather_weights(const smr_conv_job *j, int64_t chunk)
{
	const smr_product_conv *c = &j->x->c;
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

static void gather_bias(const smr_conv_job *j, int64_t chunk)
{
	const smr_product_conv *c = &j->x->c;
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

/* Packs weights for each run, since the caller may have changed them since the last one. */
void smr_conv_pack_chunk(void *arg, int i)
{
	smr_conv_job *j = arg;
	smr_dnnl_conv *x = j->x;
	const smr_dnnl *d = x->d;
	smr_conv_slot *s = smr_conv_borrow(x);
	int solo = smr_product_solo_enter();
	const float *from = x->gathered != NULL ? gather_weights(j, i)
						: j->w + i / x->p.per_group * x->c.wg +
							  i % x->p.per_group * x->p.oc * x->c.wo;
	dnnl_exec_arg_t args[] = {{DNNL_ARG_FROM, s->given}, {DNNL_ARG_TO, x->weights[i]}};
	dnnl_status_t st = d->memory_set_data_handle(s->given, (void *)(uintptr_t)from);

	if (st == dnnl_success)
		st = smr_dnnl_execute(d, x->pack, s->stream, 2, args);
	if (st != dnnl_success)
		atomic_store(&j->failed, (int)st);
	else if (j->pads &&
		 !smr_conv_all_finite(x->weights_mem + (size_t)i * x->weights_size / sizeof(float),
				      x->weights_bytes / sizeof(float)))
		atomic_store(&j->odd, true);
	if (x->c.epilogue.has_bias)
		gather_bias(j, i);
	smr_product_solo_leave(solo);
	smr_conv_give_back(s);
}
