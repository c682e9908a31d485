/** @file What is computed of a product, made ready for each size of piece: the tail's expression as
 * a nest of its own over a piece's rows and columns, by another implementation. Also kept in
 * programs that are built ahead of time. */
#ifndef SMR_BACK_CPU_PRODUCT_EPILOGUE_H
#define SMR_BACK_CPU_PRODUCT_EPILOGUE_H
#include "back/cpu/product/product.h"

/** Where the codelet of a tail finds its memory: pointers of its environment. */
enum {
	SMR_PRODUCT_EPILOGUE_SUM,
	SMR_PRODUCT_EPILOGUE_OUT,
	SMR_PRODUCT_EPILOGUE_READ,
	SMR_PRODUCT_EPILOGUE_BASES = SMR_PRODUCT_EPILOGUE_READ + SMR_PRODUCT_EPILOGUE_READS
};
/** Sizes of pieces that a plan has at most. */
enum { SMR_PRODUCT_EPILOGUE_SIZES = 4 };

/** The tail of pieces of one size as a codelet; it is not moved. */
typedef struct smr_product_epilogue_codelet {
	smr_graph *graph; /* free it with smr_graph_free() */
	smr_codelet codelet;
	const smr_node *source;
} smr_product_epilogue_codelet;

/** @p g: the product of @p c as its plan has it. */
SMR_MUST_USE smr_status smr_product_epilogue_codelet_new(const smr_codelet *c, const smr_gemm *g,
							 int64_t rows, int64_t cols,
							 smr_product_epilogue_codelet *out);

typedef struct smr_product_epilogue_size {
	int64_t rows, cols;
} smr_product_epilogue_size;

/** What sizes its pieces have; gives how many. */
int smr_product_epilogue_sizes(const smr_gemm_plan *p,
			       smr_product_epilogue_size out[SMR_PRODUCT_EPILOGUE_SIZES]);

/** Makes the tail of @p p, a plan of @p c's product, by implementation @p by ("nest", "strip"), for
 * runs on up to @p threads threads at once. Free it with smr_product_epilogue_free(). */
SMR_MUST_USE smr_status smr_product_epilogue_new(const smr_codelet *c, const smr_gemm_plan *p,
						 const char *by, int threads,
						 smr_product_epilogue **out);
void smr_product_epilogue_free(smr_product_epilogue *t); /* NULL is fine */
/** Whether it could be made. */
SMR_MUST_USE smr_status smr_product_epilogue_check(const smr_codelet *c, const smr_gemm_plan *p,
						   const char *by);
/** What a program that is built keeps: the first part is the product's form, further ones are the
 * code for each size of piece. */
SMR_MUST_USE smr_status smr_product_epilogue_freeze(const smr_codelet *c, const smr_env *e,
						    const smr_gemm_plan *p,
						    const smr_serialized_for *f,
						    smr_serialized *out);
/** The tail again, by its parts, which stay the caller's. */
SMR_MUST_USE smr_status smr_product_epilogue_thaw(const smr_gemm_plan *p, const smr_deserialized *t,
						  smr_product_epilogue **out);
/** Whether the codelet is a product with a tail. */
bool smr_product_epilogue_there(const smr_codelet *c);
#endif
