/** @file oneDNN as a table of functions, for its C APIs of 2.6 and of 3.x; convolutions, layouts.
 *
 * Most calls have one binary interface in both: handles, numbers of queries and of arguments are
 * equal. smr_dnnl_dialect has those that differ (descriptions of memory and of operations);
 * v2.c and v3.c implement it. Only the headers of 2.6 are needed to build. */
#ifndef SMR_BACK_CPU_ONEDNN_ONEDNN_H
#define SMR_BACK_CPU_ONEDNN_ONEDNN_H
#include <oneapi/dnnl/dnnl.h>

#include "back/cpu/product/product.h"

/** Calls with the same binary interface in 2.6 and 3.x. */
#define SMR_DNNL_CALLS                        \
	X(version)                            \
	X(engine_create)                      \
	X(stream_create)                      \
	X(stream_destroy)                     \
	X(stream_wait)                        \
	X(memory_desc_get_size)               \
	X(memory_desc_equal)                  \
	X(memory_create)                      \
	X(memory_destroy)                     \
	X(memory_set_data_handle)             \
	X(primitive_attr_create)              \
	X(primitive_attr_destroy)             \
	X(primitive_attr_set_scratchpad_mode) \
	X(primitive_attr_set_post_ops)        \
	X(post_ops_create)                    \
	X(post_ops_destroy)                   \
	X(primitive_desc_destroy)             \
	X(primitive_desc_query)               \
	X(primitive_desc_query_md)            \
	X(reorder_primitive_desc_create)      \
	X(primitive_create)                   \
	X(primitive_destroy)                  \
	X(primitive_execute)                  \
	X(sgemm)

/** The layout of a tensor of f32. In 2.6 a structure, in 3.x a handle: only dialects look inside.
 */
typedef dnnl_memory_desc_t smr_dnnl_layout;

typedef enum smr_dnnl_tag {
	SMR_DNNL_ANY, /* oneDNN chooses */
	SMR_DNNL_X,
	SMR_DNNL_NCHW,
	SMR_DNNL_NHWC,
	SMR_DNNL_NCHW8C,
	SMR_DNNL_NCHW16C,
	SMR_DNNL_TAGS
} smr_dnnl_tag;

/** A convolution, or with @p gradient that of its weights. */
typedef struct smr_dnnl_conv_desc {
	const smr_dnnl_layout *src, *weights, *bias, *dst;    /* bias: may be NULL */
	const int64_t *strides, *dilations, *before, *behind; /* dilations: 0 is dense */
	const_dnnl_primitive_attr_t attr;
	bool gradient;
} smr_dnnl_conv_desc;

/** C[m,n] = A[m,k] B[k,n], or with @p add C += A B: operands of bf16, C of f32. Strides of rows and
 * columns in elements. */
typedef struct smr_dnnl_product_desc {
	bool add;
	int64_t m, n, k, a[2], b[2], c[2];
	/** If not 0, B has the layout that oneDNN chooses for products of so many rows. */
	int64_t packed_rows;
} smr_dnnl_product_desc;

struct smr_dnnl;
typedef struct smr_dnnl_dialect {
	/** Looks up the functions in @p lib; the first missing name, or NULL. */
	const char *(*resolve)(void *lib);
	dnnl_status_t (*layout)(smr_dnnl_layout **out, int n, const int64_t *dims,
				smr_dnnl_tag tag);
	dnnl_status_t (*layout_of_strides)(smr_dnnl_layout **out, int n, const int64_t *dims,
					   const int64_t *strides);
	void (*layout_free)(smr_dnnl_layout *l); /* NULL is fine */
	/** Sizes with padding, valid as long as @p l. */
	const int64_t *(*padded)(const smr_dnnl_layout *l);
	dnnl_status_t (*add_sum)(dnnl_post_ops_t ops);
	dnnl_status_t (*add_relu)(dnnl_post_ops_t ops);
	dnnl_status_t (*convolution)(const struct smr_dnnl *d, const smr_dnnl_conv_desc *c,
				     dnnl_primitive_desc_t *out);
	/** NULL: there is none. The caller gives scratch memory. */
	dnnl_status_t (*product)(const struct smr_dnnl *d, const smr_dnnl_product_desc *p,
				 dnnl_primitive_desc_t *out);
} smr_dnnl_dialect;

extern const smr_dnnl_dialect smr_dnnl_v2, smr_dnnl_v3;

typedef struct smr_dnnl {
	dnnl_engine_t engine; /* never destroyed */
	const smr_dnnl_dialect *in;
	char path[512];
#define X(f) __typeof__(&dnnl_##f) f;
	SMR_DNNL_CALLS
#undef X
} smr_dnnl;

/** The version of 3.x that errors name; tools/deps.txt has it too. */
#define SMR_ONEDNN_PIP "2023.2.0"

/** Generations of oneDNN's API; each is an implementation of its own. */
typedef enum smr_dnnl_generation {
	SMR_DNNL_2,
	SMR_DNNL_3,
	SMR_DNNL_GENERATIONS
} smr_dnnl_generation;

/** Whether there is a library of this generation; opens one only if that is the way to find out:
 * opening takes 3 ms to 0.2 s. */
SMR_MUST_USE smr_status smr_dnnl_find(smr_dnnl_generation g);
/** Opens it, for the rest of the process. SMR_EUNSUPPORTED, with the package to install, if it is
 * missing or does not start. */
SMR_MUST_USE smr_status smr_dnnl_open(smr_dnnl_generation g, const smr_dnnl **out);

/** Operations per second of one thread; 0: could not be measured. */
typedef struct smr_dnnl_rates {
	double product;     /* of matrices of 384 x 384 */
	double convolution; /* 3 x 3 taps, 128 channels, 28 x 28 pixels */
} smr_dnnl_rates;
/** Measures f32 (rate.c); takes 0.05 to 0.1 s. */
SMR_MUST_USE smr_status smr_dnnl_measure(const smr_dnnl *d, smr_dnnl_rates *out);

/** Runs a primitive to its end. */
static inline dnnl_status_t smr_dnnl_execute(const smr_dnnl *d, dnnl_primitive_t p,
					     dnnl_stream_t stream, int n,
					     const dnnl_exec_arg_t *args)
{
	dnnl_status_t st = d->primitive_execute(p, stream, n, args);
	dnnl_status_t end = d->stream_wait(stream); /* even after a failure */

	return st == dnnl_success ? end : st;
}

/* ---- products of bf16, by 3.x (matmul.c) ----------------------------------------------
 */

/** Row-major matrices, perhaps transposed; @p c is f32. */
typedef struct smr_dnnl_product {
	bool ta, tb, add;
	int m, n, k, lda, ldb, ldc;
	const void *a, *b;
	float *c;
	/** B as smr_dnnl_pack() packed it for so many rows; NULL, 0: it is not packed. */
	const void *packed;
	int packed_rows;
} smr_dnnl_product;

/** Whether the operands are bf16 and this processor multiplies those faster than f32. */
bool smr_dnnl_has_bf16(const smr_gemm *g);
/** Keeps what smr_dnnl_multiply() makes, until each hold was released. */
void smr_dnnl_products_hold(void);
void smr_dnnl_products_release(const smr_dnnl *d);
/** May be called from several threads; after a failure C is as before. */
dnnl_status_t smr_dnnl_multiply(const smr_dnnl *d, const smr_dnnl_product *x);
/** Returns the bytes of B when packed for x->packed_rows rows; 0: it cannot be packed. */
size_t smr_dnnl_packed_bytes(const smr_dnnl *d, const smr_dnnl_product *x);
/** Packs x->b to @p to. dnnl_unimplemented: products with it need its subnormal numbers. */
dnnl_status_t smr_dnnl_pack(const smr_dnnl *d, const smr_dnnl_product *x, void *to);

/* ---- constant right operands (packer.c) -------------------------------------------------
 */

typedef struct smr_dnnl_packer smr_dnnl_packer;
/** Makes a packer for a plan; NULL: the plan cannot use one, or there is no memory. */
smr_dnnl_packer *smr_dnnl_packer_new(const smr_dnnl *d, const smr_gemm_plan *p);
smr_gemm_packer *smr_dnnl_packer_base(smr_dnnl_packer *k); /* of NULL: NULL */
void smr_dnnl_packer_free(smr_dnnl_packer *k);             /* NULL is fine */

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
