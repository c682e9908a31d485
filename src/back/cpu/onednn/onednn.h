/** @file oneDNN as a table of functions (C API of 2.6), and its convolutions and layouts. */
#ifndef SMR_BACK_CPU_ONEDNN_ONEDNN_H
#define SMR_BACK_CPU_ONEDNN_ONEDNN_H
#include <oneapi/dnnl/dnnl.h>

#include "back/cpu/product/product.h"

#define SMR_DNNL_CALLS                                    \
	X(version)                                        \
	X(engine_create)                                  \
	X(stream_create)                                  \
	X(stream_destroy)                                 \
	X(memory_desc_init_by_tag)                        \
	X(memory_desc_init_by_strides)                    \
	X(memory_desc_get_size)                           \
	X(memory_desc_equal)                              \
	X(memory_create)                                  \
	X(memory_destroy)                                 \
	X(memory_set_data_handle)                         \
	X(dilated_convolution_forward_desc_init)          \
	X(dilated_convolution_backward_weights_desc_init) \
	X(primitive_attr_create)                          \
	X(primitive_attr_destroy)                         \
	X(primitive_attr_set_scratchpad_mode)             \
	X(primitive_attr_set_post_ops)                    \
	X(post_ops_create)                                \
	X(post_ops_destroy)                               \
	X(post_ops_append_sum)                            \
	X(post_ops_append_eltwise)                        \
	X(primitive_desc_create)                          \
	X(primitive_desc_destroy)                         \
	X(primitive_desc_query)                           \
	X(primitive_desc_query_md)                        \
	X(reorder_primitive_desc_create)                  \
	X(primitive_create)                               \
	X(primitive_destroy)                              \
	X(primitive_execute)                              \
	X(sgemm)

typedef struct smr_dnnl {
	dnnl_engine_t engine; /* never destroyed */
#define X(f) __typeof__(&dnnl_##f) f;
	SMR_DNNL_CALLS
#undef X
} smr_dnnl;

/* ---- convolutions (conv.c) --------------------------------------------------------------
 */

typedef struct smr_dnnl_conv smr_dnnl_conv;

/** Builds the primitive and the buffers for @p threads; SMR_EUNSUPPORTED if oneDNN has only its
 * reference code for it. */
SMR_MUST_USE smr_status smr_dnnl_conv_new(const smr_dnnl *d, const smr_product_conv *c, int threads,
					  smr_dnnl_conv **out);
SMR_MUST_USE smr_status smr_dnnl_conv_run(smr_dnnl_conv *x, const smr_env *e, const smr_workers *w);
void smr_dnnl_conv_free(smr_dnnl_conv *x); /* NULL is fine */
const char *smr_dnnl_conv_detail(const smr_dnnl_conv *x);

/* ---- gradients by weights (grad.c) ------------------------------------------------------
 */

typedef struct smr_dnnl_grad smr_dnnl_grad;

/** Builds a gradient; SMR_EUNSUPPORTED if the convolution's windows are not as large as its images,
 * or the image is not dense with channels innermost. */
SMR_MUST_USE smr_status smr_dnnl_grad_new(const smr_dnnl *d, const smr_product_conv *c,
					  smr_dnnl_grad **out);
SMR_MUST_USE smr_status smr_dnnl_grad_run(smr_dnnl_grad *x, const smr_env *e, const smr_workers *w);
void smr_dnnl_grad_free(smr_dnnl_grad *x); /* NULL is fine */
const char *smr_dnnl_grad_detail(const smr_dnnl_grad *x);

/* ---- layouts (pack.c) -------------------------------------------------------------------
 */

/** A tile of channels x rows x columns in the caller's memory; strides in elements. */
typedef struct smr_onednn_tile {
	int64_t c, h, w;
	int64_t cs, hs, ws;
} smr_onednn_tile;

/** A packed tile: channels in blocks of @p block (1: one channel after the other), each block of h
 * rows of w columns; if @p block is 0, channels are innermost. */
typedef struct smr_blocked {
	int64_t c, h, w; /* c: a multiple of block */
	int64_t block;
} smr_blocked;

/** Packs a tile: @p from at row @p top and column @p left (if negative, its first rows or columns
 * are outside), 0 elsewhere. */
void smr_pack(float *to, const smr_blocked *tb, const float *from, const smr_onednn_tile *ft,
	      int64_t top, int64_t left);
/** Copies the first rows, columns and channels, as many as @p to has. */
void smr_unpack(float *to, const smr_onednn_tile *tt, const float *from, const smr_blocked *fb);
#endif
