/** @file Reads the numbers of a codelet; keeps the first error (shared by form.c, form_blas.c and
 * form_conv.c). */
#ifndef SMR_BACK_CPU_PRODUCT_READ_H
#define SMR_BACK_CPU_PRODUCT_READ_H
#include "back/cpu/product/product.h"

typedef struct smr_product_reader {
	const smr_codelet *c;
	const smr_env *e;
	smr_dtype dtype;
	int64_t extent[SMR_MAX_LOOPS]; /* by loop of the nest */
	smr_status st;
} smr_product_reader;

smr_status smr_product_refuse(smr_product_reader *r, const char *why);
int64_t smr_product_extent(const smr_product_reader *r,
			   const char *loop); /* 1 if there is no such loop */
/** Returns a stride in elements; 0 for a loop of one iteration. */
int64_t smr_product_stride(smr_product_reader *r, const smr_operand *o, const char *loop);
void smr_product_operand(smr_product_reader *r, const char *name, smr_operand *out);
void smr_product_result(smr_product_reader *r, smr_operand *out);
void smr_product_scalar_named(smr_product_reader *r, const char *name, smr_product_scalar *out);
bool smr_product_param(const smr_product_reader *r, const char *name, int64_t *out);
bool smr_product_reads_result(smr_product_reader *r, const smr_operand *result);
/** Reads the epilogue; returns the nest's loop along which the bias runs, or -1. */
int smr_epilogue_form_of(smr_product_reader *r, smr_epilogue_form *out);
bool smr_product_stores(const smr_codelet *c, const smr_expr *core);
/** Lists the reads of a tail, equal ones once: up to SMR_PRODUCT_EPILOGUE_READS. Returns their
 * number. */
uint32_t smr_product_tail_reads(const smr_expr *e, const smr_expr *core, const smr_expr **reads,
				uint32_t n);
/** Returns the index of @p e among @p n reads; n if it is not among them. */
uint32_t smr_product_tail_read(const smr_expr *const *reads, uint32_t n, const smr_expr *e);
/** Reads a contraction as a product of matrices, or as a batch of them, perhaps with a tail. */
void smr_product_dot_of(smr_product_reader *r, const smr_contraction *x, smr_gemm *g);
void smr_product_gemm_of(smr_product_reader *r, smr_gemm *g);
void smr_product_gemv_of(smr_product_reader *r, smr_gemv *g);
void smr_product_ger_of(smr_product_reader *r, smr_ger *g);
void smr_product_vec_of(smr_product_reader *r, smr_vec *v, int kind);
void smr_product_conv_of(smr_product_reader *r, smr_product_conv *c, bool depthwise);
/** Reads a convolution with a tail around its sum @p x. */
void smr_product_conv_with_tail(smr_product_reader *r, const smr_contraction *x,
				smr_product_conv *c);
#endif
