/* cuBLASLt without a card: column-major products on the host, as work of the mock driver's streams.
 * Its checks are the library's rules: descriptors, leading dimensions, memory of the card,
 * alignment as it was promised, the algorithm of just this product, its workspace. */
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "back/cublaslt/cublaslt.h"
#include "mock.h"

#define SMR_LT(name, result, args) MOCK_API result name args;
#include "back/cublaslt/cublaslt.def"
#undef SMR_LT

enum { INVALID = 7, NO_CARD = 8, MAGIC = 0x17a1, LONG_SUM = 64, WORKSPACE = 4096 };

struct cublasLtContext_st {
	int card;
};
struct cublasLtMatmulDesc_st {
	int compute, scale, ta, tb, epilogue, bias_type;
	uint64_t bias;
};
struct cublasLtMatrixLayout_st {
	int type, batch;
	int64_t rows, columns, ld, offset;
};
struct cublasLtMatmulPreference_st {
	uint64_t workspace;
	uint32_t scheme, aligned[4];
};

static struct cublasLtContext_st contexts[MOCK_CARDS];

size_t cublasLtGetVersion(void)
{
	return 120903;
}

int cublasLtCreate(cublasLtHandle *out)
{
	int r = mock_library_enter("cublasLtCreate");

	if (r == 0) {
		*out = &contexts[mock_library_card()];
		(*out)->card = mock_library_card();
	}
	mock_library_leave();
	return r;
}

/* ---- descriptors ----------------------------------------------------------------------------- */

int cublasLtMatmulDescCreate(cublasLtMatmulDesc *out, int compute, int scale)
{
	*out = calloc(1, sizeof(**out));
	**out = (struct cublasLtMatmulDesc_st){
		.compute = compute, .scale = scale, .epilogue = CUBLASLT_EPILOGUE_DEFAULT, .bias_type = -1};
	return 0;
}

int cublasLtMatmulDescDestroy(cublasLtMatmulDesc d)
{
	free(d);
	return 0;
}

int cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc d, int attribute, const void *value, size_t n)
{
	void *to = attribute == CUBLASLT_MATMUL_DESC_TRANSA	  ? (void *)&d->ta
		   : attribute == CUBLASLT_MATMUL_DESC_TRANSB	  ? (void *)&d->tb
		   : attribute == CUBLASLT_MATMUL_DESC_EPILOGUE	  ? (void *)&d->epilogue
		   : attribute == CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE ? (void *)&d->bias_type
		   : attribute == CUBLASLT_MATMUL_DESC_BIAS_POINTER ? (void *)&d->bias
								    : NULL;

	if (to == NULL || n != (attribute == CUBLASLT_MATMUL_DESC_BIAS_POINTER ? 8 : 4))
		return INVALID;
	memcpy(to, value, n);
	return 0;
}

int cublasLtMatrixLayoutCreate(cublasLtMatrixLayout *out, int type, uint64_t rows, uint64_t columns,
			       int64_t ld)
{
	*out = calloc(1, sizeof(**out));
	**out = (struct cublasLtMatrixLayout_st){type, 1, (int64_t)rows, (int64_t)columns, ld, 0};
	return ld < (int64_t)rows ? INVALID : 0;
}

int cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout l)
{
	free(l);
	return 0;
}

int cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout l, int attribute, const void *value,
				     size_t n)
{
	if (attribute == CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT && n == sizeof(int32_t))
		memcpy(&l->batch, value, n);
	else if (attribute == CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET && n == sizeof(int64_t))
		memcpy(&l->offset, value, n);
	else
		return INVALID;
	return 0;
}

int cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference *out)
{
	*out = calloc(1, sizeof(**out));
	**out = (struct cublasLtMatmulPreference_st){.scheme = 7, .aligned = {256, 256, 256, 256}};
	return 0;
}

int cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference p)
{
	free(p);
	return 0;
}

int cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference p, int attribute,
					 const void *value, size_t n)
{
	int k = attribute - CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES;

	if (attribute == CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES && n == sizeof(uint64_t))
		memcpy(&p->workspace, value, n);
	else if (attribute == CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK && n == sizeof(uint32_t))
		memcpy(&p->scheme, value, n);
	else if (k >= 0 && k < 4 && n == sizeof(uint32_t))
		memcpy(&p->aligned[k], value, n);
	else
		return INVALID;
	return 0;
}

/* ---- products -------------------------------------------------------------------------------- */

typedef struct product {
	struct cublasLtMatmulDesc_st d;
	struct cublasLtMatrixLayout_st a, b, c;
	const char *pa, *pb, *bias;
	char *pc, *workspace;
	size_t room;
	double alpha, beta;
} product;

static size_t size_of(int type)
{
	return type == CUDA_R_64F ? 8 : type == CUDA_R_32F ? 4 : 2;
}

static double element(const char *p, int type, int64_t at)
{
	const char *from = p + at * (int64_t)size_of(type);
	_Float16 h;
	uint16_t s;
	uint32_t w;
	float f;
	double d;

	switch (type) {
	case CUDA_R_64F:
		memcpy(&d, from, sizeof(d));
		return d;
	case CUDA_R_32F:
		memcpy(&f, from, sizeof(f));
		return (double)f;
	case CUDA_R_16F:
		memcpy(&h, from, sizeof(h));
		return (double)h;
	default:
		memcpy(&s, from, sizeof(s));
		w = (uint32_t)s << 16;
		memcpy(&f, &w, sizeof(f));
		return (double)f;
	}
}

static void store(char *p, int type, int64_t at, double v)
{
	char *to = p + at * (int64_t)size_of(type);
	float f = (float)v;
	_Float16 h = (_Float16)f;
	uint32_t w;
	uint16_t s;

	memcpy(&w, &f, sizeof(w));
	s = (uint16_t)((w + 0x7fff + (w >> 16 & 1)) >> 16);
	memcpy(to,
	       type == CUDA_R_64F   ? (void *)&v
	       : type == CUDA_R_32F ? (void *)&f
	       : type == CUDA_R_16F ? (void *)&h
				    : (void *)&s,
	       size_of(type));
}

static double finish(const product *p, double v, int64_t row)
{
	int e = p->d.epilogue;

	if (p->bias != NULL)
		v += element(p->bias, p->c.type, row);
	if (e == CUBLASLT_EPILOGUE_RELU || e == CUBLASLT_EPILOGUE_RELU_BIAS)
		return v > 0 ? v : 0;
	if (e == CUBLASLT_EPILOGUE_GELU || e == CUBLASLT_EPILOGUE_GELU_BIAS)
		return 0.5 * v * (1 + tanh(sqrt(M_2_PI) * (v + 0.044715 * v * v * v)));
	return v;
}

static void multiply_one(const product *p, int64_t batch)
{
	int64_t k = p->d.ta ? p->a.rows : p->a.columns;

	for (int64_t j = 0; j < p->c.columns; j++)
		for (int64_t i = 0; i < p->c.rows; i++) {
			int64_t at = batch * p->c.offset + j * p->c.ld + i;
			double sum = 0;

			for (int64_t l = 0; l < k; l++) {
				int64_t a = p->d.ta ? i * p->a.ld + l : l * p->a.ld + i;
				int64_t b = p->d.tb ? l * p->b.ld + j : j * p->b.ld + l;

				sum += element(p->pa, p->a.type, batch * p->a.offset + a) *
				       element(p->pb, p->b.type, batch * p->b.offset + b);
				if (p->d.compute == CUBLAS_COMPUTE_32F)
					sum = (double)(float)sum;
			}
			sum *= p->alpha;
			if (p->beta != 0)
				sum += p->beta * element(p->pc, p->c.type, at);
			store(p->pc, p->c.type, at, finish(p, sum, i));
		}
}

static bool multiply(void *arg)
{
	const product *p = arg;

	if (p->room > 0)
		memset(p->workspace, MOCK_POISON, p->room);
	for (int64_t i = 0; i < p->c.batch; i++)
		multiply_one(p, i);
	return true;
}

static bool fits(const struct cublasLtMatmulDesc_st *d, const struct cublasLtMatrixLayout_st *a,
		 const struct cublasLtMatrixLayout_st *b, const struct cublasLtMatrixLayout_st *c)
{
	bool wide = d->compute == CUBLAS_COMPUTE_64F;

	return (d->ta ? a->columns : a->rows) == c->rows &&
	       (d->tb ? b->rows : b->columns) == c->columns &&
	       (d->ta ? a->rows : a->columns) == (d->tb ? b->columns : b->rows) &&
	       a->batch == c->batch && b->batch == c->batch && a->type == b->type &&
	       (c->type == a->type || (c->type == CUDA_R_32F && !wide)) &&
	       (a->type == CUDA_R_64F) == wide && d->scale == (wide ? CUDA_R_64F : CUDA_R_32F) &&
	       (wide || d->compute == CUBLAS_COMPUTE_32F) &&
	       (c->batch == 1 || c->offset >= c->rows);
}

static uint64_t hash_of(const struct cublasLtMatrixLayout_st *a,
			const struct cublasLtMatrixLayout_st *b)
{
	return (uint64_t)(a->rows * 31 + a->columns * 37 + a->ld * 41 + b->rows * 43 +
			  b->columns * 47 + b->ld * 53);
}

int cublasLtMatmulAlgoGetHeuristic(cublasLtHandle h, cublasLtMatmulDesc d, cublasLtMatrixLayout a,
				   cublasLtMatrixLayout b, cublasLtMatrixLayout c,
				   cublasLtMatrixLayout to, cublasLtMatmulPreference p, int asked,
				   cublasLtMatmulHeuristicResult *out, int *found)
{
	int r = mock_library_enter("cublasLtMatmulAlgoGetHeuristic");
	bool large = (d->ta ? a->rows : a->columns) >= LONG_SUM;

	mock_library_leave();
	if (r != 0)
		return r;
	*found = 0;
	if (h == NULL || to != c || asked < 1 || p->scheme != CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE ||
	    !fits(d, a, b, c))
		return INVALID;
	if (large && p->workspace < WORKSPACE)
		return CUBLAS_STATUS_NOT_SUPPORTED;
	*found = 1;
	*out = (cublasLtMatmulHeuristicResult){.workspaceSize = large ? WORKSPACE : 0};
	out->algo.data[0] = MAGIC;
	out->algo.data[1] = hash_of(a, b);
	for (int i = 0; i < 4; i++)
		out->algo.data[2 + i] = p->aligned[i];
	return 0;
}

/* The bytes of all matrices of a batch. */
static size_t bytes_of(const struct cublasLtMatrixLayout_st *l)
{
	return (size_t)((l->batch - 1) * l->offset + (l->columns - 1) * l->ld + l->rows) *
	       size_of(l->type);
}

static int check_call(const product *p, const cublasLtMatmulAlgo *algo, uint64_t a, uint64_t b,
		      uint64_t c, const char *workspace, size_t n)
{
	bool biased = p->d.epilogue & CUBLASLT_EPILOGUE_BIAS;

	if (algo->data[0] != MAGIC || algo->data[1] != hash_of(&p->a, &p->b) ||
	    !fits(&p->d, &p->a, &p->b, &p->c))
		return INVALID;
	if (a % algo->data[2] != 0 || b % algo->data[3] != 0 || c % algo->data[4] != 0)
		return INVALID;
	if (p->pa == NULL || p->pb == NULL || p->pc == NULL || (biased && p->bias == NULL))
		return INVALID;
	if ((p->d.ta ? p->a.rows : p->a.columns) >= LONG_SUM && n < WORKSPACE)
		return INVALID;
	return n > 0 && workspace == NULL ? INVALID : 0;
}

int cublasLtMatmul(cublasLtHandle h, cublasLtMatmulDesc d, const void *alpha, const void *a,
		   cublasLtMatrixLayout al, const void *b, cublasLtMatrixLayout bl, const void *beta,
		   const void *c, cublasLtMatrixLayout cl, void *to, cublasLtMatrixLayout tol,
		   const cublasLtMatmulAlgo *algo, void *workspace, size_t n, void *stream)
{
	int r = mock_library_enter("cublasLtMatmul");
	product *p = calloc(1, sizeof(*p));
	bool biased = d->epilogue & CUBLASLT_EPILOGUE_BIAS;

	*p = (product){.d = *d, .a = *al, .b = *bl, .c = *tol, .room = n};
	p->alpha = element(alpha, d->scale, 0);
	p->beta = element(beta, d->scale, 0);
	if (r == 0 && (h == NULL || h->card != mock_library_card() || c != to || cl != tol))
		r = NO_CARD;
	if (r == 0) {
		p->pa = mock_library_memory((CUdeviceptr)(uintptr_t)a, bytes_of(al));
		p->pb = mock_library_memory((CUdeviceptr)(uintptr_t)b, bytes_of(bl));
		p->pc = mock_library_memory((CUdeviceptr)(uintptr_t)to, bytes_of(tol));
		p->bias = biased ? mock_library_memory(d->bias, (size_t)tol->rows * size_of(tol->type))
				 : NULL;
		p->workspace = n > 0 ? mock_library_memory((CUdeviceptr)(uintptr_t)workspace, n) : NULL;
		r = check_call(p, algo, (uint64_t)(uintptr_t)a, (uint64_t)(uintptr_t)b,
			       (uint64_t)(uintptr_t)to, p->workspace, n);
	}
	if (r == 0)
		mock_library_queue(stream, mock_library_card(), multiply, p);
	else
		free(p);
	mock_library_start(stream);
	mock_library_leave();
	return r;
}
