/** @file Reading one codelet's numbers; the first refusal sticks (between form.c,
 * form_blas.c and form_conv.c). */
#ifndef SMR_BACK_CPU_PRODUCT_READ_H
#define SMR_BACK_CPU_PRODUCT_READ_H
#include "back/cpu/product/product.h"

typedef struct smr_lib_reader {
	const smr_codelet *c;
	const smr_env *e;
	smr_dtype dtype;
	int64_t extent[SMR_MAX_LOOPS]; /* by the nest's loop */
	smr_status st;
} smr_lib_reader;

smr_status smr_lib_refuse(smr_lib_reader *r, const char *why);
int64_t smr_lib_extent(const smr_lib_reader *r, const char *loop); /* 1 without such a loop */
/** In elements; 0 for a loop of one iteration. */
int64_t smr_lib_stride(smr_lib_reader *r, const smr_operand *o, const char *loop);
void smr_lib_operand(smr_lib_reader *r, const char *name, smr_operand *out);
void smr_lib_result(smr_lib_reader *r, smr_operand *out);
void smr_lib_scalar_named(smr_lib_reader *r, const char *name, smr_lib_scalar *out);
bool smr_lib_param(const smr_lib_reader *r, const char *name, int64_t *out);
bool smr_lib_reads_result(smr_lib_reader *r, const smr_operand *result);
/** The nest's loop that the bias goes along, -1 when there is none. */
int smr_lib_epilogue_of(smr_lib_reader *r, smr_lib_epilogue *out);
bool smr_lib_stores(const smr_codelet *c, const smr_expr *core);
/** What a tail reads, each place once: up to SMR_TAIL_READS reads. Returns how many there are. */
uint32_t smr_lib_tail_reads(const smr_expr *e, const smr_expr *core, const smr_expr **reads,
			    uint32_t n);
/** Which of @p n reads @p e is; n: none. */
uint32_t smr_lib_tail_read(const smr_expr *const *reads, uint32_t n, const smr_expr *e);
/** A contraction as a product of matrices, or as many; what is stored may be a tail of it. */
void smr_lib_dot_of(smr_lib_reader *r, const smr_contraction *x, smr_gemm *g);
void smr_lib_gemm_of(smr_lib_reader *r, smr_gemm *g);
void smr_lib_gemv_of(smr_lib_reader *r, smr_gemv *g);
void smr_lib_ger_of(smr_lib_reader *r, smr_ger *g);
void smr_lib_vec_of(smr_lib_reader *r, smr_vec *v, int kind);
void smr_lib_conv_of(smr_lib_reader *r, smr_conv *c, bool depthwise);
#endif
