/** @file Declarations shared by the library implementations: opened libraries, codelets as numbers.
 *
 * The libraries are opened at first use and stay open. They run single-threaded inside tiles on the
 * pool of base/thread/workers.h; a second pool never starts. */
#ifndef SMR_BACK_CPU_PRODUCT_PRODUCT_H
#define SMR_BACK_CPU_PRODUCT_PRODUCT_H
#include <string.h>

#include "back/back.h"
#include "ops/linalg/openblas.h"

/* ---- opened libraries (back/cpu/openblas/load.c) ----------------------------------
 */

/** A symbol of a library, looked up in a table. */
typedef struct smr_symbol {
	const char *name;
	size_t at; /* offset of the pointer in the table */
} smr_symbol;
/** Looks up all symbols; returns the first missing name, or NULL. */
const char *smr_resolve_symbols(void *table, void *lib, const smr_symbol *s, size_t n);

typedef struct smr_cblas {
	/* enumerators of cblas.h are passed as int; sizes have 32 bits */
	void (*sgemm)(int order, int ta, int tb, int m, int n, int k, float alpha, const float *a,
		      int lda, const float *b, int ldb, float beta, float *c, int ldc);
	void (*dgemm)(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a,
		      int lda, const double *b, int ldb, double beta, double *c, int ldc);
	void (*ssyrk)(int order, int upper, int ta, int n, int k, float alpha, const float *a,
		      int lda, float beta, float *c, int ldc);
	void (*dsyrk)(int order, int upper, int ta, int n, int k, double alpha, const double *a,
		      int lda, double beta, double *c, int ldc);
	void (*sgemv)(int order, int ta, int m, int n, float alpha, const float *a, int lda,
		      const float *x, int incx, float beta, float *y, int incy);
	void (*dgemv)(int order, int ta, int m, int n, double alpha, const double *a, int lda,
		      const double *x, int incx, double beta, double *y, int incy);
	void (*sger)(int order, int m, int n, float alpha, const float *x, int incx, const float *y,
		     int incy, float *a, int lda);
	void (*dger)(int order, int m, int n, double alpha, const double *x, int incx,
		     const double *y, int incy, double *a, int lda);
	float (*sdot)(int n, const float *x, int incx, const float *y, int incy);
	double (*ddot)(int n, const double *x, int incx, const double *y, int incy);
	void (*saxpy)(int n, float alpha, const float *x, int incx, float *y, int incy);
	void (*daxpy)(int n, double alpha, const double *x, int incx, double *y, int incy);
	void (*sscal)(int n, float alpha, float *x, int incx);
	void (*dscal)(int n, double alpha, double *x, int incx);
	const char *(*corename)(void);
	const char *(*config)(void); /* name, version, how it was built */
	char path[512];
} smr_cblas;

/** Opens OpenBLAS. SMR_EUNSUPPORTED, with the package to install, if it is missing. The table is
 * never freed. */
SMR_MUST_USE smr_status smr_cblas_open(smr_openblas_source from, const smr_cblas **out);

/* ---- codelets as numbers (form.c; reading them at a run: env.c) -------------------------
 */

/** A number known at entry. */
typedef struct smr_product_scalar {
	double value; /* the number, or a factor of the read value */
	bool reads;
	smr_operand from;
} smr_product_scalar;

double smr_product_scalar_at(const smr_product_scalar *s, const smr_env *e);
void *smr_product_address(const smr_operand *o, const smr_env *e);

/** act(x + bias), see smr_epilogue. */
typedef struct smr_epilogue_form {
	bool has_bias, relu;
	smr_operand bias; /* a value, or memory */
	int64_t stride;   /* in elements; 0: one bias for all */
} smr_epilogue_form;

enum { SMR_GEMM_LOOPS = 8 };

/** A loop around all products of a batch, or a part of k. */
typedef struct smr_gemm_loop {
	int64_t n, a, b, c;                    /* iterations; strides in elements */
	int64_t t[SMR_PRODUCT_EPILOGUE_READS]; /* strides of the tail's reads, in bytes */
} smr_gemm_loop;

/** Inputs of a tail, which is computed from a product element by element (smr_nest_tail()). */
typedef struct smr_gemm_tail {
	bool there; /* if false, C is the product */
	uint32_t n;
	smr_operand reads[SMR_PRODUCT_EPILOGUE_READS];
	int64_t batch[SMR_PRODUCT_EPILOGUE_READS], rows[SMR_PRODUCT_EPILOGUE_READS],
		cols[SMR_PRODUCT_EPILOGUE_READS]; /* strides in bytes */
} smr_gemm_tail;

/** C[b,m,n] = act(alpha * sum_k A[b,m,k] B[b,k,n] + beta * C[b,m,n] + bias). Strides in elements;
 * those of loops with one iteration are 0. */
typedef struct smr_gemm {
	smr_dtype dtype; /* of the sum; operands and result may be narrower */
	int64_t batch, m, n, k;
	smr_operand A, B, C;
	int64_t ab, am, ak, bb, bk, bn, cb, cm, cn;
	uint32_t nouter; /* further loops around the batch, outermost first */
	smr_gemm_loop outer[SMR_GEMM_LOOPS];
	uint32_t nsum; /* if > 1, k counts the iterations of these loops, outermost first */
	smr_gemm_loop sum[SMR_GEMM_LOOPS];
	enum {
		SMR_GEMM_SUM_ANY,
		SMR_GEMM_SUM_APART,
		SMR_GEMM_SUM_FUSED
	} order;    /* APART, FUSED: each sum in the order of k from its start value, products
		     * rounded before they are added (APART) or not; alpha and beta are 1 */
	bool packs; /* operands may be copied to a supported layout; alpha is 1, beta 0 */
	bool reads_c;
	smr_product_scalar alpha, beta; /* beta is used only if reads_c */
	smr_epilogue_form epilogue;     /* bias along n, or along m */
	bool bias_along_m;
	smr_gemm_tail tail; /* C may then have any type */
} smr_gemm;

/** y[m] = alpha * sum_n A[m,n] x[n] + beta * y[m] */
typedef struct smr_gemv {
	smr_dtype dtype;
	int64_t m, n;
	smr_operand A, x, y;
	int64_t am, an, xs, ys;
	bool reads_y;
	smr_product_scalar alpha, beta;
} smr_gemv;

/** A[m,n] += alpha * x[m] * y[n] */
typedef struct smr_ger {
	smr_dtype dtype;
	int64_t m, n;
	smr_operand A, x, y;
	int64_t am, an, xs, ys;
	smr_product_scalar alpha;
} smr_ger;

/** dot: out = sum x y; nrm2: out = sqrt(sum x x); axpy: out = out + alpha x; scal: out = alpha out.
 */
typedef struct smr_vec {
	enum { SMR_VEC_DOT, SMR_VEC_NRM2, SMR_VEC_AXPY, SMR_VEC_SCAL } kind;
	smr_dtype dtype;
	int64_t n;
	bool to_value; /* out is a rank-0 value */
	smr_operand x, y, out;
	int64_t xs, ys; /* in elements; ys: y's, or out's for axpy and scal */
	smr_product_scalar alpha;
} smr_vec;

/** O[n,g,o,y,x] = act(bias[g,o] + sum_{c,r,s} I[n,g,c, y*sy + r*dy - top, x*sx + s*dx - left]
 * W[g,o,c,r,s]), 0 outside the image. Strides are in elements; those of absent loops and loops with
 * one iteration are 0. */
typedef struct smr_product_conv {
	smr_dtype dtype;
	bool depthwise; /* the channel is loop g; o and c have one iteration */
	int64_t n, g, o, c, y, x, r, s;
	int64_t sy, sx, dy, dx; /* strides and dilations, >= 1 */
	int64_t top, left;      /* padding before the image */
	int64_t ih, iw;         /* image without padding; contains all taps that are not padding */
	smr_operand I, W, O;
	int64_t i_room; /* bytes of I's array from the image's first pixel on */
	int64_t in, ig, ic, ih_stride, iw_stride; /* of I; *_stride: of rows and columns */
	int64_t wg, wo, wc, wr, ws;
	int64_t on, og, oo, oy, ox;
	smr_epilogue_form
		epilogue; /* bias by g * o + o' : element (g, o') at g * bias_g + o' * bias_o */
	int64_t bias_g, bias_o;
	bool accumulates;   /* adds to the old O */
	smr_gemm_tail tail; /* rows are pixels, columns are output channels */
} smr_product_conv;

typedef enum smr_form_kind {
	SMR_FORM_GEMM,
	SMR_FORM_GEMV,
	SMR_FORM_GER,
	SMR_FORM_VEC,
	SMR_FORM_CONV
} smr_form_kind;

typedef struct smr_form {
	smr_form_kind kind;
	union {
		smr_gemm gemm;
		smr_gemv gemv;
		smr_ger ger;
		smr_vec vec;
		smr_product_conv conv;
	};
} smr_form;

/** Reads a codelet as numbers. SMR_EUNSUPPORTED and the reason if no library computes this kernel
 * at these strides. */
SMR_MUST_USE smr_status smr_form_of(const smr_codelet *c, const smr_env *e, smr_form *out);
/** Does the same for products that may have a tail: out->gemm.tail. */
SMR_MUST_USE smr_status smr_form_with_tail(const smr_codelet *c, const smr_env *e, smr_form *out);

/** Does the same for sums in the source's order: a plain product, added to the old result or
 * not. */
SMR_MUST_USE smr_status smr_form_in_order(const smr_codelet *c, const smr_env *e, smr_form *out);

/** Implements smr_impl.freeze for a form, which thaw() reads back. */
SMR_MUST_USE smr_status smr_form_freeze(const smr_codelet *c, const smr_env *e,
					const smr_serialized_for *f, smr_serialized *out);
SMR_MUST_USE smr_status smr_form_read(const smr_deserialized *t, smr_form *out);

/** Writes a convolution by single pixels, or to single pixels, as a product of matrices; false for
 * other convolutions. */
bool smr_product_conv_as_gemm(const smr_product_conv *c, smr_gemm *out);

/* ---- matrix products (back/cpu/gemm/blocked.c)
 * --------------------------------------------------------------
 */

/** A single-threaded product of row-major matrices, with transposes as flags; alpha and beta have
 * the operands' type. @p room: the plan's room_bytes, which no other call uses meanwhile. */
typedef void smr_gemm_call(bool ta, bool tb, int m, int n, int k, double alpha, const void *a,
			   int lda, const void *b, int ldb, double beta, void *c, int ldc,
			   void *room);

/** Rows x columns of a product, with contiguous rows, and the addresses of the tail's inputs and
 * output. */
typedef struct smr_tail_piece {
	int64_t rows, cols;
	void *sum, *out;
	void *reads[SMR_PRODUCT_EPILOGUE_READS];
} smr_tail_piece;

/** A prepared tail (epilogue.h). */
typedef struct smr_product_epilogue {
	/** May be called from several threads at once. */
	smr_status (*run)(const struct smr_product_epilogue *t, const smr_tail_piece *at);
} smr_product_epilogue;

/** A convolution as a product whose left rows are windows (back/cpu/gemm/walk.c). */
typedef struct smr_conv_walk {
	smr_product_conv conv; /* with joined loops */
	bool copies;           /* windows reach beyond the image: it is copied, zeros around it */
	bool paged;            /* pixels of a tile share few sets of the first cache */
	int64_t channels;      /* before columns of taps were joined to them */
	int64_t row, pixel;    /* steps in the image or its copy, in elements */
	int64_t depth;         /* channels of a panel */
	size_t copy_at;        /* place of the copy in `room` */
} smr_conv_walk;

/** Rows x columns of one product, from (i0, j0) on; a, b, c: in the caller's memory. */
typedef struct smr_gemm_piece {
	int jn; /* the piece's column in the grid */
	int64_t i0, j0, rows, cols;
	const char *a, *b; /* the first elements; of a convolution, a is the first image */
	char *c;
	char *copy_a, *copy_b, *copy_c, *room; /* buffers of the task */
} smr_gemm_piece;

/** The matrices of a piece as they are multiplied: in the caller's memory, or copies. */
typedef struct smr_gemm_operands {
	const void *a;
	void *c;
	int lda, ldc;
} smr_gemm_operands;

struct smr_gemm_plan;
/** A library's own layout of a right operand that never changes. */
typedef struct smr_gemm_packer {
	/** Returns the operand in this layout, made at its first use; NULL: the plan's call takes
	 * it as it is. */
	const void *(*pack)(struct smr_gemm_packer *k, const struct smr_gemm_plan *p,
			    const smr_env *e, const smr_workers *w);
	/** C = A B; from several threads at once. */
	void (*multiply)(const struct smr_gemm_packer *k, const struct smr_gemm_plan *p,
			 const void *packed, const smr_gemm_piece *t, const smr_gemm_operands *x);
} smr_gemm_packer;

/** A product with a row-major result, which may require a transpose, divided into a grid of
 * pieces. */
typedef struct smr_gemm_plan {
	smr_gemm g;                       /* possibly the transposed product */
	smr_dtype at, bt;                 /* types of the multiplied operands */
	const smr_product_epilogue *tail; /* the caller's; used if g.tail.there */
	bool ta, tb;
	int lda, ldb, ldc;
	int pm, pn;  /* pieces, which depend on sizes alone, so results do not depend on threads */
	bool vector; /* a row times a matrix, by back/cpu/gemm/gemv.c */
	int kparts;  /* ... in so many parts of rows of the matrix, read as they lie in memory */
	/* operands are copied piece by piece, with k in blocks; the result is copied from a
	 * buffer */
	bool packs_a, packs_b, packs_c;
	int64_t kblock;
	size_t a_bytes, b_bytes, c_bytes; /* of one piece */
	size_t room_bytes;                /* for `room` of the call */
	smr_gemm_call *call;
	smr_gemm_packer *packer; /* the caller's; NULL: none */
	bool walks;              /* `walk` says where A is */
	int64_t unit;            /* rows of pieces are multiples of it; 0: of 16 */
	smr_conv_walk walk;
} smr_gemm_plan;

/** Plans a convolution by windows in place. SMR_EUNSUPPORTED for layouts in which channels do not
 * lie side by side. */
SMR_MUST_USE smr_status smr_gemm_plan_walk(const smr_product_conv *c, smr_gemm_plan *out);
/** Writes a product as a convolution of pixels; false if it is none that smr_gemm_plan_walk()
 * takes.
 */
bool smr_gemm_as_walk(const smr_gemm *g, smr_product_conv *out);
/** C = A B + beta C; @p o: where C is. */
void smr_gemm_walk(const smr_gemm_plan *p, const smr_gemm_piece *t, const smr_gemm_operands *o,
		   double beta);

/** Whether it is a row of f32 times a matrix that comes from memory, which plans with copies read
 * in order (smr_gemm_plan.kparts) and libraries do not. */
bool smr_gemm_is_row(const smr_gemm *g);
SMR_MUST_USE smr_status smr_gemm_plan_make(const smr_gemm *g, smr_gemm_call *call,
					   smr_gemm_plan *out);
/** The same for a call whose operands have another type than the sum. */
SMR_MUST_USE smr_status smr_gemm_plan_make_of(const smr_gemm *g, smr_dtype operands,
					      smr_gemm_call *call, smr_gemm_plan *out);
/** Whether a packer may be set: one matrix is the right operand of C = A B, with the type of the
 * multiplied operands, and rows of A are whole. */
bool smr_gemm_plan_can_pack(const smr_gemm_plan *p);
SMR_MUST_USE smr_status smr_gemm_plan_run(const smr_gemm_plan *p, const smr_env *e,
					  const smr_workers *w);
/** Return the first row or column of piece @p i. With a tail, all pieces but the last have one
 * size. */
int64_t smr_gemm_row(const smr_gemm_plan *p, int i);
int64_t smr_gemm_column(const smr_gemm_plan *p, int i);

enum { SMR_VECTOR_PART = 1 << 16 /* least elements of a matrix for a task of a row times it */ };

/* ---- copies and other types (pack.c, back/cpu/gemm/gemv.c)
 * --------------------------------------------
 */

/** A matrix in memory; strides are in elements. */
typedef struct smr_product_block {
	const void *at;
	smr_dtype type;
	int64_t rows, cols, rs, cs;
} smr_product_block;

static inline __attribute__((always_inline)) float smr_from_bf16(uint16_t v)
{
	uint32_t bits = (uint32_t)v << 16;
	float f;

	memcpy(&f, &bits, sizeof(f));
	return f;
}
/** Whether elements may be copied from one type to the other: the same or a wider one. */
bool smr_packs(smr_dtype from, smr_dtype to);
/** Copies @p b to rows of @p to, @p ld elements of type @p t apart. */
void smr_pack_block(void *to, smr_dtype t, int64_t ld, const smr_product_block *b);
/** Copies rows of @p from to @p to with the layout of @p b, perhaps to a narrower float. */
void smr_unpack_block(void *to, const smr_product_block *b, const void *from, smr_dtype t,
		      int64_t ld);
/** y[j] = sum over i of x[i] * b[i, j]; b's rows or columns are contiguous; f32, bf16 or f16. */
void smr_row_times(float *y, const float *x, const smr_product_block *b);
#endif
