/** @file A convolution in tiles that stay in the cache (shared by plan.c, make.c, weights.c,
 * plain.c and conv.c). */
#ifndef SMR_BACK_CPU_ONEDNN_CONV_H
#define SMR_BACK_CPU_ONEDNN_CONV_H
#include <stdatomic.h>

#include "back/cpu/onednn/onednn.h"

/** Buffers of one thread for a tile. */
typedef struct smr_conv_slot {
	atomic_bool busy;
	float *src, *dst;
	float *taps; /* output of the primitive if its channels are taps */
	void *pad;
	dnnl_stream_t stream;
	dnnl_memory_t src_mem, dst_mem, pad_mem;
	dnnl_memory_t given; /* the caller's weights, or gathered ones */
} smr_conv_slot;

/** One primitive of one size computes every tile; results beyond the edge are dropped. A chunk is a
 * group's output channels, or a part of them, or channels of a depthwise convolution.
 *
 * A convolution with one output channel would waste blocks of 8 channels. So taps become channels:
 * the primitive convolves with each tap alone, and out[x] is the sum over the taps s of channel s
 * at x + s. */
typedef struct smr_conv_plan {
	int64_t th, tw;            /* output rows and columns of a tile */
	int64_t sh, sw;            /* image rows and columns of a tile */
	int64_t ty, tx;            /* number of tiles */
	int64_t chunks, per_group; /* number of all chunks, of those of a group */
	int64_t oc, ic;            /* channels of a chunk */
	int64_t fr, fs;            /* taps along rows and columns that are channels; 1: none */
	int64_t kc, kr, ks;        /* output channels and taps of the primitive */
	int64_t kh, kw;            /* output rows and columns of the primitive */
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
	float *gathered;      /* dense weights, if oneDNN does not support the caller's layout */
	size_t weights_bytes; /* of a packed chunk */
	size_t weights_size;  /* ... and the distance of chunks */
	size_t pad_size;
	int nslots;
	smr_conv_slot *slots;
	atomic_bool broken; /* oneDNN failed in a run; further runs fail */
	char detail[96];
};

/** One run. */
typedef struct smr_conv_job {
	smr_dnnl_conv *x;
	const float *in, *w, *bias;
	float bias_value;
	float *out;
	bool pads;         /* some taps are outside of the image */
	atomic_bool odd;   /* ... and some weights are infinite or NaN */
	atomic_int failed; /* dnnl_status_t of a failure */
} smr_conv_job;

/** The part of the arrays that belongs to a tile. */
typedef struct smr_conv_place {
	int64_t chunk, channels; /* channels: of the output, without padding */
	int64_t oy, ox, rows, cols;
	const float *in;
	float *out;
} smr_conv_place;

/** Chooses tiles and chunks. They depend on sizes alone, so results do not depend on threads. */
void smr_conv_plan_make(const smr_product_conv *c, smr_conv_plan *out);
/** Creates the primitive's description: fills pd, src_b, dst_b, src_direct, dst_direct, detail. */
SMR_MUST_USE smr_status smr_conv_choose(smr_dnnl_conv *x);
/** Converts oneDNN's status to smr_status; @p what: the failed action. */
SMR_MUST_USE smr_status smr_dnnl_told(dnnl_status_t st, const char *what);
/** Whether all weights are finite. Padding is multiplied by weights: 0 * infinity is NaN. */
bool smr_conv_all_finite(const float *v, size_t n);
/** Computes one element without bias; the window's first tap is at row @p iy and column @p ix. */
float smr_conv_plain_sum(const smr_product_conv *c, const float *in, const float *w, int64_t iy,
			 int64_t ix);
/** Takes a slot that no other thread uses. */
smr_conv_slot *smr_conv_borrow(smr_dnnl_conv *x);
void smr_conv_give_back(smr_conv_slot *s);
/** Packs chunk @p i of the weights and of the bias; @p arg is an smr_conv_job. */
void smr_conv_pack_chunk(void *arg, int i);
/** Computes a tile without oneDNN; like the program, it skips taps outside of the image. */
void smr_conv_plain_tile(const smr_conv_job *j, const smr_conv_place *at);
/** Whether taps are channels. */
static inline bool smr_conv_folds(const smr_conv_plan *p)
{
	return p->fr * p->fs > 1;
}

/** Operations after the sum of the taps. */
typedef struct smr_fold {
	const float *bias; /* one for each channel, or NULL */
	bool relu, accumulates;
} smr_fold;

/** Sums the taps of the tile @p to from @p taps: oc * fr * fs channels of kh x kw. */
void smr_fold_taps(float *to, const smr_onednn_tile *tt, const float *taps, const smr_conv_plan *p,
		   int64_t dy, int64_t dx, const smr_fold *f);
#endif
