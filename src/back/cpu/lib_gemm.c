/* Matrix products cut into pieces of rows and columns.
 *
 * The sum over k is never cut and the grid follows from the sizes alone, so the result does not
 * depend on the number of threads. BLAS skips what it multiplies by zero, C does not (0 * NaN is
 * NaN): beta 0 on a C that the program reads, and alpha 0, take a detour. */
#include <limits.h>
#include <math.h>

#include "back/cpu/lib.h"
#include "base/alloc.h"
#include "base/status.h"

static int64_t positive(int64_t v)
{
	return v > 0 ? v : 1;
}

/* Rows x columns at strides (rs, cs) as a row-major matrix, or as the transpose of one. */
static bool layout(int64_t rows, int64_t cols, int64_t rs, int64_t cs, bool *trans, int *ld)
{
	int64_t v;

	if ((cs == 1 || cols == 1) && (rows == 1 || rs >= cols)) {
		*trans = false;
		v = rows == 1 ? cols : rs;
	} else if ((rs == 1 || rows == 1) && (cols == 1 || cs >= rows)) {
		*trans = true;
		v = cols == 1 ? rows : cs;
	} else {
		return false;
	}
	*ld = (int)v;
	return v <= INT_MAX;
}

static void transpose(smr_gemm *g)
{
	smr_gemm t = *g;

	t.m = g->n;
	t.n = g->m;
	t.A = g->B;
	t.ab = g->bb;
	t.am = g->bn;
	t.ak = g->bk;
	t.B = g->A;
	t.bb = g->ab;
	t.bk = g->ak;
	t.bn = g->am;
	t.cm = g->cn;
	t.cn = g->cm;
	t.bias_along_m = !g->bias_along_m;
	*g = t;
}

static double result_bytes(const smr_gemm_plan *p)
{
	return (double)p->g.m * (double)p->g.n * (double)smr_dtype_size(p->g.dtype);
}

/* Enough pieces for many threads, each worth packing its operands anew. What is done to a result
 * after the sum finds it in the cache. */
static void cut(smr_gemm_plan *p)
{
	double flops = 2.0 * (double)p->g.m * (double)p->g.n * (double)p->g.k;
	bool again = p->g.epilogue.has_bias || p->g.epilogue.relu;
	int pieces = flops < 2e6 ? 1 : flops < 16e6 ? 2 : 4;

	while (pieces < 256 && flops / pieces > 300e6)
		pieces *= 2;
	while (again && pieces < 4096 && result_bytes(p) / pieces > 256 << 10)
		pieces *= 2;
	p->pm = p->pn = 1;
	while (p->pm * p->pn < pieces) {
		int64_t rows = p->g.m / p->pm, cols = p->g.n / p->pn;

		if (rows < 32 && cols < 32)
			return;
		if (rows >= cols)
			p->pm *= 2;
		else
			p->pn *= 2;
	}
}

smr_status smr_gemm_plan_make(const smr_gemm *g, smr_gemm_call *call, smr_gemm_plan *out)
{
	smr_gemm_plan p = {.g = *g, .call = call};
	bool tc;

	if (!layout(g->m, g->n, g->cm, g->cn, &tc, &p.ldc))
		return smr_fail(SMR_EUNSUPPORTED,
				"the result's strides are not a matrix's with a leading dimension");
	if (tc)
		transpose(&p.g);
	if (!layout(p.g.m, p.g.k, p.g.am, p.g.ak, &p.ta, &p.lda) ||
	    !layout(p.g.k, p.g.n, p.g.bk, p.g.bn, &p.tb, &p.ldb))
		return smr_fail(SMR_EUNSUPPORTED,
				"an operand's strides are not a matrix's with a leading dimension");
	if (p.g.m > INT_MAX || p.g.n > INT_MAX || p.g.k > INT_MAX)
		return smr_fail(SMR_EUNSUPPORTED, "a side of more than %d", INT_MAX);
	if (p.g.dtype != SMR_F32 && p.g.dtype != SMR_F64)
		return smr_fail(SMR_EUNSUPPORTED, "no product of %s", smr_dtype_name(p.g.dtype));
	cut(&p);
	*out = p;
	return SMR_OK;
}

typedef struct job {
	const smr_gemm_plan *p;
	const char *a, *b, *bias;
	char *c, *product; /* product: where A B goes when alpha is 0 */
	double alpha, beta, bias_value;
	bool beta_zero; /* multiply C by 0 ourselves */
} job;

#define ROWS(T, ptr, i, j, body)                          \
	for (int64_t r = 0; r < rows; r++) {              \
		T *c = (T *)(ptr) + ((i) + r) * ld + (j); \
		for (int64_t q = 0; q < cols; q++)        \
			body;                             \
	}

static void times_zero(smr_dtype t, char *at, int64_t rows, int64_t cols, int64_t ld)
{
	if (t == SMR_F32)
		ROWS(float, at, 0, 0, c[q] *= 0.0f)
	else
		ROWS(double, at, 0, 0, c[q] *= 0.0)
}

static void add_zero_times(smr_dtype t, char *at, int64_t ld, const char *product, int64_t ldp,
			   int64_t rows, int64_t cols, double beta)
{
	if (t == SMR_F32)
		ROWS(float, at, 0, 0,
		     c[q] = (beta == 0 ? 0 : (float)beta * c[q]) +
			    0.0f * ((const float *)product)[r * ldp + q])
	else
		ROWS(double, at, 0, 0,
		     c[q] = (beta == 0 ? 0 : beta * c[q]) +
			    0.0 * ((const double *)product)[r * ldp + q])
}

#define FINISH(T)                                                                              \
	for (int64_t r = 0; r < rows; r++) {                                                   \
		T *c = (T *)at + r * ld;                                                       \
		const T *bias = (const T *)j->bias;                                            \
		for (int64_t q = 0; q < cols; q++) {                                           \
			T v = c[q];                                                            \
			if (ep->has_bias)                                                      \
				v += bias == NULL ? (T)j->bias_value                           \
						  : bias[(g->bias_along_m ? i0 + r : j0 + q) * \
							 ep->stride];                          \
			c[q] = ep->relu ? (v > 0 ? v : 0) : v;                                 \
		}                                                                              \
	}

static void finish(const job *j, char *at, int64_t i0, int64_t j0, int64_t rows, int64_t cols)
{
	const smr_gemm *g = &j->p->g;
	const smr_lib_epilogue *ep = &g->epilogue;
	int64_t ld = j->p->ldc;

	if (!ep->has_bias && !ep->relu)
		return;
	if (g->dtype == SMR_F32)
		FINISH(float)
	else
		FINISH(double)
}

/* First of @p n pieces' element i of @p size; edges on multiples of 16 keep whole register tiles.
 */
static int64_t edge(int64_t size, int n, int i)
{
	return i >= n ? size : (size * i / n) & ~(int64_t)15;
}

static void piece(void *arg, int task)
{
	const job *j = arg;
	const smr_gemm_plan *p = j->p;
	const smr_gemm *g = &p->g;
	int64_t e = (int64_t)smr_dtype_size(g->dtype);
	int64_t b = task / (p->pm * p->pn);
	int in = task % (p->pm * p->pn), im = in / p->pn, jn = in % p->pn;
	int64_t i0 = edge(g->m, p->pm, im), i1 = edge(g->m, p->pm, im + 1);
	int64_t j0 = edge(g->n, p->pn, jn), j1 = edge(g->n, p->pn, jn + 1);
	int64_t rows = i1 - i0, cols = j1 - j0;

	if (rows == 0 || cols == 0)
		return;
	const char *a = j->a + (b * g->ab + i0 * g->am) * e;
	const char *bp = j->b + (b * g->bb + j0 * g->bn) * e;
	char *c = j->c + (b * g->cb + i0 * p->ldc + j0) * e;
	int solo = smr_lib_solo_enter();

	if (j->product != NULL) {
		char *t = j->product + (b * g->m * g->n + i0 * g->n + j0) * e;

		p->call(p->ta, p->tb, (int)rows, (int)cols, (int)g->k, 1, a, p->lda, bp, p->ldb, 0,
			t, (int)g->n);
		if (j->beta_zero)
			times_zero(g->dtype, c, rows, cols, p->ldc);
		add_zero_times(g->dtype, c, p->ldc, t, g->n, rows, cols, j->beta);
	} else {
		if (j->beta_zero)
			times_zero(g->dtype, c, rows, cols, p->ldc);
		p->call(p->ta, p->tb, (int)rows, (int)cols, (int)g->k, j->alpha, a, p->lda, bp,
			p->ldb, j->beta, c, p->ldc);
	}
	smr_lib_solo_leave(solo);
	finish(j, c, i0, j0, rows, cols);
}

smr_status smr_gemm_plan_run(const smr_gemm_plan *p, const smr_env *e, const smr_workers *w)
{
	const smr_gemm *g = &p->g;
	job j = {
		.p = p,
		.a = smr_lib_address(&g->A, e),
		.b = smr_lib_address(&g->B, e),
		.c = smr_lib_address(&g->C, e),
		.alpha = smr_lib_scalar_at(&g->alpha, e),
		.beta = g->reads_c ? smr_lib_scalar_at(&g->beta, e) : 0,
	};

	if (g->epilogue.has_bias) {
		if (g->epilogue.bias.is_value || g->epilogue.stride == 0)
			j.bias_value =
				smr_lib_scalar_at(&(smr_lib_scalar){1, true, g->epilogue.bias}, e);
		else
			j.bias = smr_lib_address(&g->epilogue.bias, e);
	}
	if (g->reads_c && j.beta == 0) {
		j.beta_zero = true;
		j.beta = 1;
	}
	if (j.alpha == 0) {
		j.product = smr_malloc((size_t)positive(g->batch) * (size_t)g->m * (size_t)g->n *
				       smr_dtype_size(g->dtype));
		if (j.product == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for a product with alpha 0");
	}
	smr_workers_run(w, (int)(positive(g->batch) * p->pm * p->pn), piece, &j);
	smr_free(j.product);
	return SMR_OK;
}
