/** @file The tail of a product, prepared for each size of piece: the tail's expression becomes a
 * nest over a piece's rows and columns, which another implementation runs. Programs built ahead of
 * time keep it, too. */
#ifndef SMR_BACK_CPU_PRODUCT_EPILOGUE_H
#define SMR_BACK_CPU_PRODUCT_EPILOGUE_H
#include "back/cpu/product/product.h"

/** Base pointers in the environment of a tail's codelet. */
enum {
	SMR_PRODUCT_EPILOGUE_SUM,
	SMR_PRODUCT_EPILOGUE_OUT,
	SMR_PRODUCT_EPILOGUE_READ,
	SMR_PRODUCT_EPILOGUE_BASES = SMR_PRODUCT_EPILOGUE_READ + SMR_PRODUCT_EPILOGUE_READS
};
/** Most sizes of pieces of a plan. */
enum { SMR_PRODUCT_EPILOGUE_SIZES = 4 };

/** The tail of pieces of one size as a codelet; it must not be moved. */
typedef struct smr_product_epilogue_codelet {
	smr_graph *graph; /* freed by smr_graph_free() */
	smr_codelet codelet;
	const smr_node *source;
} smr_product_epilogue_codelet;

/** Makes the codelet of a tail. @p g: the product of @p c in its plan. */
SMR_MUST_USE smr_status smr_product_epilogue_codelet_new(const smr_codelet *c, const smr_gemm *g,
							 int64_t rows, int64_t cols,
							 smr_product_epilogue_codelet *out);

typedef struct smr_product_epilogue_size {
	int64_t rows, cols;
} smr_product_epilogue_size;

/** Lists the sizes of a plan's pieces and returns their number. */
int smr_product_epilogue_sizes(const smr_gemm_plan *p,
			       smr_product_epilogue_size out[SMR_PRODUCT_EPILOGUE_SIZES]);

/** Prepares the tail of @p p, a plan of @p c's product, with implementation @p by ("nest",
 * "strip"), for runs on up to @p threads threads at once. Free it with
 * smr_product_epilogue_free(). */
SMR_MUST_USE smr_status smr_product_epilogue_new(const smr_codelet *c, const smr_gemm_plan *p,
						 const char *by, int threads,
						 smr_product_epilogue **out);
void smr_product_epilogue_free(smr_product_epilogue *t); /* NULL is fine */
/** Checks that smr_product_epilogue_new() would succeed. */
SMR_MUST_USE smr_status smr_product_epilogue_check(const smr_codelet *c, const smr_gemm_plan *p,
						   const char *by);
/** Serialises a product with a tail: part 0 is the product's form, each further part is the code
 * for one size of piece. */
SMR_MUST_USE smr_status smr_product_epilogue_freeze(const smr_codelet *c, const smr_env *e,
						    const smr_gemm_plan *p,
						    const smr_serialized_for *f,
						    smr_serialized *out);
/** Restores the tail from its parts, which stay the caller's. */
SMR_MUST_USE smr_status smr_product_epilogue_thaw(const smr_gemm_plan *p, const smr_deserialized *t,
						  smr_product_epilogue **out);
/** Whether the codelet is a product with a tail. */
bool smr_product_epilogue_there(const smr_codelet *c);

static inline smr_status smr_product_no_memory(void)
{
	return smr_fail(SMR_ENOMEM, "no memory for what is computed of a product");
}
#endif
