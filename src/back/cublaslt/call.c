#include "back/cublaslt/call.h"

#include "gpu/vendor.h"

enum { WORKSPACE = 32 << 20 /* most bytes: what NVIDIA advises for Hopper */, ALIGNED = 16 };

/* Runs one call, and keeps the first failure. */
#define LT_TRY(d, lt, name, ...)                                   \
	do {                                                       \
		int lt_status = (lt)->name(__VA_ARGS__);           \
		if (lt_status != CUBLAS_STATUS_SUCCESS)            \
			return smr_lt_fail((d), #name, lt_status); \
	} while (0)

static smr_status make_layout(const smr_lt *lt, smr_gpu_device *d, const smr_lt_matrix *m,
			      int64_t batch, cublasLtMatrixLayout *out)
{
	int32_t count = (int32_t)batch;

	LT_TRY(d, lt, cublasLtMatrixLayoutCreate, out, m->type, (uint64_t)m->rows,
	       (uint64_t)m->columns, m->ld);
	if (batch == 1)
		return SMR_OK;
	LT_TRY(d, lt, cublasLtMatrixLayoutSetAttribute, *out, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,
	       &count, sizeof(count));
	LT_TRY(d, lt, cublasLtMatrixLayoutSetAttribute, *out,
	       CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, &m->batch, sizeof(m->batch));
	return SMR_OK;
}

static smr_status make_desc(smr_lt_call *c, smr_gpu_device *d, const smr_lt_product *p)
{
	int32_t ta = p->a.transposed ? CUBLAS_OP_T : CUBLAS_OP_N;
	int32_t tb = p->b.transposed ? CUBLAS_OP_T : CUBLAS_OP_N;
	uint32_t epilogue = (uint32_t)p->epilogue;
	int32_t type = p->c.type;

	LT_TRY(d, c->lt, cublasLtMatmulDescCreate, &c->desc, p->compute, p->scale);
	LT_TRY(d, c->lt, cublasLtMatmulDescSetAttribute, c->desc, CUBLASLT_MATMUL_DESC_TRANSA, &ta,
	       sizeof(ta));
	LT_TRY(d, c->lt, cublasLtMatmulDescSetAttribute, c->desc, CUBLASLT_MATMUL_DESC_TRANSB, &tb,
	       sizeof(tb));
	LT_TRY(d, c->lt, cublasLtMatmulDescSetAttribute, c->desc, CUBLASLT_MATMUL_DESC_EPILOGUE,
	       &epilogue, sizeof(epilogue));
	if (p->has_bias)
		LT_TRY(d, c->lt, cublasLtMatmulDescSetAttribute, c->desc,
		       CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE, &type, sizeof(type));
	return SMR_OK;
}

/* The largest power of two, up to 16 bytes, that divides all addresses of an operand: its base
 * pointer is aligned (back/gpu/windows.h). */
static uint32_t alignment_of(const smr_lt_product *p, const smr_lt_matrix *m)
{
	uint64_t all = ALIGNED | (uint64_t)m->at.offset;

	if (p->gemm.batch > 1)
		all |= (uint64_t)m->batch * smr_dtype_size(m->at.dtype);
	for (uint32_t i = 0; i < p->gemm.nouter; i++)
		all |= (uint64_t)(p->gemm.outer[i].a | p->gemm.outer[i].b | p->gemm.outer[i].c) *
		       smr_dtype_size(m->at.dtype);
	return (uint32_t)(all & -all);
}

static smr_status set_preference(const smr_lt *lt, smr_gpu_device *d, const smr_lt_product *p,
				 cublasLtMatmulPreference out)
{
	const smr_lt_matrix *const all[] = {&p->a, &p->b, &p->c, &p->c};
	uint64_t most = WORKSPACE;
	uint32_t scheme = CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE;

	LT_TRY(d, lt, cublasLtMatmulPreferenceSetAttribute, out,
	       CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, &most, sizeof(most));
	LT_TRY(d, lt, cublasLtMatmulPreferenceSetAttribute, out,
	       CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, &scheme, sizeof(scheme));
	for (int i = 0; i < 4; i++) {
		uint32_t bytes = alignment_of(p, all[i]);

		LT_TRY(d, lt, cublasLtMatmulPreferenceSetAttribute, out,
		       CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES + i, &bytes, sizeof(bytes));
	}
	return SMR_OK;
}

static smr_status ask_algorithm(smr_lt_call *c, smr_gpu_device *d, const smr_lt_product *p,
				cublasLtMatmulPreference by)
{
	cublasLtMatmulHeuristicResult r = {.state = 0};
	cublasLtHandle h;
	int found = 0;

	SMR_TRY(set_preference(c->lt, d, p, by));
	SMR_TRY(smr_lt_handle(c->lt, d, &h));
	LT_TRY(d, c->lt, cublasLtMatmulAlgoGetHeuristic, h, c->desc, c->a, c->b, c->c, c->c, by, 1,
	       &r, &found);
	if (found < 1 || r.state != CUBLAS_STATUS_SUCCESS)
		return smr_lt_fail(d, "cublasLtMatmulAlgoGetHeuristic",
				   CUBLAS_STATUS_NOT_SUPPORTED);
	if (r.workspaceSize > WORKSPACE)
		return smr_fail(SMR_EUNSUPPORTED, "cuBLASLt asks for a workspace of %zu bytes",
				r.workspaceSize);
	c->algo = r.algo;
	c->workspace = r.workspaceSize;
	return SMR_OK;
}

static smr_status find_algorithm(smr_lt_call *c, smr_gpu_device *d, const smr_lt_product *p)
{
	cublasLtMatmulPreference by;
	smr_status st;

	LT_TRY(d, c->lt, cublasLtMatmulPreferenceCreate, &by);
	st = ask_algorithm(c, d, p, by);
	(void)c->lt->cublasLtMatmulPreferenceDestroy(by);
	return st;
}

static smr_status make_parts(smr_lt_call *c, smr_gpu_device *d, const smr_lt_product *p)
{
	SMR_TRY(make_desc(c, d, p));
	SMR_TRY(make_layout(c->lt, d, &p->a, p->gemm.batch, &c->a));
	SMR_TRY(make_layout(c->lt, d, &p->b, p->gemm.batch, &c->b));
	SMR_TRY(make_layout(c->lt, d, &p->c, p->gemm.batch, &c->c));
	return find_algorithm(c, d, p);
}

smr_status smr_lt_call_make(const smr_lt *lt, smr_gpu_device *d, const smr_lt_product *p,
			    smr_lt_call *out)
{
	void *stream;
	smr_status st;

	*out = (smr_lt_call){.lt = lt};
	SMR_TRY(smr_gpu_vendor_enter(d, &stream));
	st = make_parts(out, d, p);
	smr_gpu_vendor_leave(d);
	return st;
}

void smr_lt_call_free(smr_lt_call *c)
{
	if (c->a != NULL)
		(void)c->lt->cublasLtMatrixLayoutDestroy(c->a);
	if (c->b != NULL)
		(void)c->lt->cublasLtMatrixLayoutDestroy(c->b);
	if (c->c != NULL)
		(void)c->lt->cublasLtMatrixLayoutDestroy(c->c);
	if (c->desc != NULL)
		(void)c->lt->cublasLtMatmulDescDestroy(c->desc);
}

/* ---- running ----------------------------------------------------------------------------------
 */

static smr_status queue(const smr_lt_call *c, smr_gpu_device *d, const smr_lt_product *p,
			double alpha, double beta, const smr_lt_operands *at, void *stream)
{
	float fa = (float)alpha, fb = (float)beta;
	bool wide = p->scale == CUDA_R_64F;
	cublasLtHandle h;

	SMR_TRY(smr_lt_handle(c->lt, d, &h));
	if (p->has_bias)
		LT_TRY(d, c->lt, cublasLtMatmulDescSetAttribute, c->desc,
		       CUBLASLT_MATMUL_DESC_BIAS_POINTER, &at->bias, sizeof(at->bias));
	LT_TRY(d, c->lt, cublasLtMatmul, h, c->desc, wide ? (void *)&alpha : &fa,
	       (const void *)(uintptr_t)at->a, c->a, (const void *)(uintptr_t)at->b, c->b,
	       wide ? (void *)&beta : &fb, (const void *)(uintptr_t)at->c, c->c,
	       (void *)(uintptr_t)at->c, c->c, &c->algo, (void *)(uintptr_t)at->workspace,
	       c->workspace, stream);
	return SMR_OK;
}

smr_status smr_lt_call_run(const smr_lt_call *c, smr_gpu_device *d, const smr_lt_product *p,
			   double alpha, double beta, const smr_lt_operands *at)
{
	void *stream;
	smr_status st;

	SMR_TRY(smr_gpu_vendor_enter(d, &stream));
	st = queue(c, d, p, alpha, beta, at, stream);
	smr_gpu_vendor_leave(d);
	return st;
}
