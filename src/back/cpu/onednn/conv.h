/** @file A convolution cut into tiles that stay in the cache (between plan.c, make.c,
 * weights.c, plain.c and conv.c). */
#ifndef SMR_BACK_CPU_ONEDNN_CONV_H
#define SMR_BACK_CPU_ONEDNN_CONV_H
#include <stdatomic.h>

#include "back/cpu/onednn/onednn.h"

/** What one thread needs to compute a tile. */
typedef struct smr_conv_slot {
	atomic_bool busy;
	float *src, *dst;
	float *taps; /* the primitive's channels one after the other, when they are taps */
	void *pad;
	dnnl_stream_t stream;
	dnnl_memory_t src_mem, dst_mem, pad_mem;
	dnnl_memory_t given; /* weights as the caller has them, or gathered */
} smr_conv_slot;

/** One primitive of one size computes every tile; what juts out over the edge is computed and
 * dropped. A chunk is a group's output channels, or a part of them, or channels of a depthwise
 * convolution.
 *
 * Blocks of 8 channels are wasted on a convolution with one output channel. There, taps become
 * channels: the primitive convolves with each of them alone, and out[x] is the sum over the taps s
 * of channel s at x + s. */
typedef struct smr_conv_plan {
	int64_t th, tw;            /* output rows and columns of a tile */
	int64_t sh, sw;            /* image rows and columns under it */
	int64_t ty, tx;            /* tiles */
	int64_t chunks, per_group; /* all, and those of one group */
	int64_t oc, ic;            /* channels of a chunk */
	int64_t fr, fs;            /* taps along rows and columns that are channels; 1: none */
	int64_t kc, kr, ks;        /* output channels and taps of the primitive */
	int64_t kh, kw;            /* rows and columns that it computes */
} smr_conv_plan;

struct smr_dnnl_conv {
	const smr_dnnl *d;
	smr_product_conv c;
	smr_conv_plan p;
	bool src_direct, dst_direct; /* whole tiles need no copy */
	smr_blocked src_b, dst_b;
	dnnl_primitive_desc_t pd;
	dnnl_primitive_t conv, pack;
	dnnl_memory_t *weights, *bias; /* one per chunk */
	float *weights_mem, *bias_mem;
	float *gathered;      /* dense weights, where oneDNN cannot read the caller's */
	size_t weights_bytes; /* of a packed chunk */
	size_t weights_size;  /* ... and from one to the next */
	size_t pad_size;
	int nslots;
	smr_conv_slot *slots;
	atomic_bool broken; /* oneDNN failed in a run: there is no next one */
	char detail[96];
};

/** One run. */
typedef struct smr_conv_job {
	smr_dnnl_conv *x;
	const float *in, *w, *bias;
	float bias_value;
	float *out;
	bool pads;         /* some tap falls outside of the image */
	atomic_bool odd;   /* ... and some weight is infinite or no number */
	atomic_int failed; /* dnnl_status_t of a failure */
} smr_conv_job;

/** A tile's part of the arrays. */
typedef struct smr_conv_place {
	int64_t chunk, channels; /* of the output that exist */
	int64_t oy, ox, rows, cols;
	const float *in;
	float *out;
} smr_conv_place;

/** Sizes alone decide, not threads: results are the same for any number of them. */
void smr_conv_plan_make(const smr_product_conv *c, smr_conv_plan *out);
/** Fills pd, src_b, dst_b, src_direct, dst_direct, detail. */
SMR_MUST_USE smr_status smr_conv_choose(smr_dnnl_conv *x);
/** oneDNN's status as ours; @p what it could not do. */
SMR_MUST_USE smr_status smr_dnnl_told(dnnl_status_t st, const char *what);
/** Whether no one is infinite or no number: zeros around an image are multiplied with it. */
bool smr_conv_all_finite(const float *v, size_t n);
/** One element, without bias; the window's first tap is at row @p iy and column @p ix. */
float smr_conv_plain_sum(const smr_product_conv *c, const float *in, const float *w, int64_t iy,
			 int64_t ix);
/** A slot that no other thread uses. */
smr_conv_slot *smr_conv_borrow(smr_dnnl_conv *x);
void smr_conv_give_back(smr_conv_slot *s);
/** Packs chunk @p i of the weights and of the bias; @p arg is an smr_conv_job. */
void smr_conv_pack_chunk(void *arg, int i);
/** The tile without oneDNN: taps outside of the image are left out, as in the program. */
void smr_conv_plain_tile(const smr_conv_job *j, const smr_conv_place *at);
/** Whether taps are channels. */
static inline bool smr_conv_folds(const smr_conv_plan *p)
{
	return p->fr * p->fs > 1;
}

/** What stands behind the sum of the taps. */
typedef struct smr_fold {
	const float *bias; /* one a channel, or NULL */
	bool relu, accumulates;
} smr_fold;

/** Adds up the taps of the tile @p to from @p taps: oc * fr * fs channels of kh x kw. */
void smr_fold_taps(float *to, const smr_onednn_tile *tt, const float *taps, const smr_conv_plan *p,
		   int64_t dy, int64_t dx, const smr_fold *f);
#endif
