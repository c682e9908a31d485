/* Measures oneDNN on this machine, for comparisons of versions. */
#include <string.h>

#include "back/cpu/onednn/onednn.h"
#include "base/alloc.h"
#include "base/status.h"
#include "base/thread/clock.h"

enum {
	ROUNDS = 5,
	SIDE = 384, /* of matrices */
	CHANNELS = 128,
	PIXELS = 28, /* in each direction */
	TAPS = 3
};

static double product_rate(const smr_dnnl *d, float *memory)
{
	float *a = memory, *b = a + SIDE * SIDE, *c = b + SIDE * SIDE;
	double best = 0;

	for (int i = 0; i <= ROUNDS; i++) { /* the first one generates code */
		int64_t from = smr_thread_ns();
		dnnl_status_t st =
			d->sgemm('N', 'N', SIDE, SIDE, SIDE, 1, a, SIDE, b, SIDE, 0, c, SIDE);
		double s = smr_seconds(from, smr_thread_ns());

		if (st == dnnl_success && i > 0 && s > 0 && (best == 0 || s < best))
			best = s;
	}
	return best > 0 ? 2.0 * SIDE * SIDE * SIDE / best : 0;
}

/* A convolution of one image, with memory of its own. */
typedef struct trial {
	dnnl_primitive_desc_t pd;
	dnnl_primitive_t conv;
	dnnl_stream_t stream;
	dnnl_memory_t memory[3];
	void *data[3];
} trial;

static const struct operand {
	dnnl_query_t query;
	int arg;
} operands[3] = {{dnnl_query_src_md, DNNL_ARG_SRC},
		 {dnnl_query_weights_md, DNNL_ARG_WEIGHTS},
		 {dnnl_query_dst_md, DNNL_ARG_DST}};

static dnnl_status_t describe_trial(const smr_dnnl *d, trial *t)
{
	dnnl_dims_t image = {1, CHANNELS, PIXELS, PIXELS}, taps = {CHANNELS, CHANNELS, TAPS, TAPS};
	dnnl_dims_t one = {1, 1}, none = {0, 0};
	smr_dnnl_layout *i = NULL, *w = NULL;
	dnnl_status_t st = d->in->layout(&i, 4, image, SMR_DNNL_ANY);

	if (st == dnnl_success)
		st = d->in->layout(&w, 4, taps, SMR_DNNL_ANY);
	if (st == dnnl_success)
		st = d->in->convolution(d,
					&(smr_dnnl_conv_desc){.src = i,
							      .weights = w,
							      .dst = i,
							      .strides = one,
							      .dilations = none,
							      .before = one,
							      .behind = one},
					&t->pd);
	d->in->layout_free(w);
	d->in->layout_free(i);
	return st;
}

static dnnl_status_t make_trial(const smr_dnnl *d, trial *t)
{
	dnnl_status_t st = describe_trial(d, t);

	if (st == dnnl_success)
		st = d->primitive_create(&t->conv, t->pd);
	if (st == dnnl_success)
		st = d->stream_create(&t->stream, d->engine, dnnl_stream_default_flags);
	for (int i = 0; i < 3 && st == dnnl_success; i++) {
		const smr_dnnl_layout *l = d->primitive_desc_query_md(t->pd, operands[i].query, 0);
		size_t size = d->memory_desc_get_size(l);

		t->data[i] = smr_aligned_alloc(64, size);
		if (t->data[i] == NULL)
			return dnnl_out_of_memory;
		memset(t->data[i], 0, size);
		st = d->memory_create(&t->memory[i], l, d->engine, t->data[i]);
	}
	return st;
}

static void free_trial(const smr_dnnl *d, trial *t)
{
	for (int i = 0; i < 3; i++) {
		d->memory_destroy(t->memory[i]);
		smr_free(t->data[i]);
	}
	d->stream_destroy(t->stream);
	d->primitive_destroy(t->conv);
	d->primitive_desc_destroy(t->pd);
}

static double convolution_rate(const smr_dnnl *d)
{
	trial t = {0};
	dnnl_exec_arg_t args[3];
	dnnl_status_t st = make_trial(d, &t);
	double best = 0;

	for (int i = 0; i < 3; i++)
		args[i] = (dnnl_exec_arg_t){operands[i].arg, t.memory[i]};
	for (int i = 0; i <= ROUNDS && st == dnnl_success; i++) {
		int64_t from = smr_thread_ns();

		st = smr_dnnl_execute(d, t.conv, t.stream, 3, args);
		double s = smr_seconds(from, smr_thread_ns());

		if (i > 0 && s > 0 && (best == 0 || s < best))
			best = s;
	}
	free_trial(d, &t);
	return st == dnnl_success && best > 0
		       ? 2.0 * CHANNELS * CHANNELS * TAPS * TAPS * PIXELS * PIXELS / best
		       : 0;
}

smr_status smr_dnnl_measure(const smr_dnnl *d, smr_dnnl_rates *out)
{
	float *memory = smr_calloc((size_t)3 * SIDE * SIDE, sizeof(*memory));

	if (memory == NULL)
		return smr_fail(SMR_ENOMEM, "no memory to measure oneDNN");
	int solo = smr_product_solo_enter();

	out->product = product_rate(d, memory);
	out->convolution = convolution_rate(d);
	smr_product_solo_leave(solo);
	smr_free(memory);
	return SMR_OK;
}
