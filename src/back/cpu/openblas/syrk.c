/* A matrix times its own transpose. Element (i, j) equals element (j, i), so syrk computes one
 * triangle, which is copied to the other; the result is symmetric to the bit. Where all of it is
 * computed, because it is small or by Samara's own kernels, one triangle is copied all the same.
 *
 * A long sum is divided into parts, each with its own triangle, which are added in order; a large
 * result is divided into blocks of columns, of which those on the diagonal are triangles. Both
 * depend on sizes alone, so the result does not depend on the number of threads. */
#include "back/cpu/openblas/openblas.h"
#include "base/alloc.h"
#include "base/status.h"

enum {
	ROW_MAJOR = 101,
	NO_TRANS = 111,
	TRANS = 112,
	UPPER = 121,
	WIDE = 256,     /* columns of a block */
	TASKS = 16,     /* most parts */
	SHORT = 512,    /* least length of a part */
	ROOM = 4 << 20, /* most bytes of all parts */
	STRIPE = 32     /* rows that one task adds and copies */
};

static bool is_gram_product(const smr_gemm *g)
{
	return g->m == g->n && g->A.base == g->B.base && g->A.offset == g->B.offset &&
	       g->A.dtype == g->dtype && g->B.dtype == g->dtype && g->C.dtype == g->dtype &&
	       g->am == g->bn && g->ak == g->bk;
}

static bool is_plain(const smr_gemm *g)
{
	return g->batch == 1 && g->nouter == 0 && g->nsum < 2 && !g->tail.there && !g->reads_c &&
	       !g->epilogue.has_bias && !g->epilogue.relu && !g->alpha.reads && g->alpha.value == 1;
}

/* Whether the layout suits syrk: rows of the operand or of its transpose are contiguous. */
static bool layout_suits_syrk(const smr_gemm *g, smr_syrk *out)
{
	out->across = g->am == 1;
	out->lda = out->across ? g->ak : g->am;
	out->ldc = g->cn == 1 ? g->cm : g->cn;
	return (out->across ? g->ak >= g->n : g->ak == 1 && g->am >= g->k) &&
	       (g->cn == 1 || g->cm == 1) && out->ldc >= g->n && smr_blas_fits(out->lda) &&
	       smr_blas_fits(out->ldc) && smr_blas_fits(g->n) && smr_blas_fits(g->k);
}

static int64_t at_most(int64_t x, int64_t most)
{
	return x < 1 ? 1 : x < most ? x : most;
}

bool smr_syrk_of(const smr_gemm *g, smr_syrk *out)
{
	smr_syrk x = {.dtype = g->dtype, .n = g->n, .k = g->k, .A = g->A, .C = g->C};
	int64_t bytes = g->n * g->n * (int64_t)smr_dtype_size(g->dtype);

	if ((g->dtype != SMR_F32 && g->dtype != SMR_F64) || !is_gram_product(g) || !is_plain(g) ||
	    !layout_suits_syrk(g, &x))
		return false;
	x.blocks = (int)((g->n + WIDE - 1) / WIDE);
	x.parts = (int)at_most(TASKS / ((int64_t)x.blocks * (x.blocks + 1) / 2),
			       at_most(g->k / SHORT, at_most(ROOM / bytes, TASKS)));
	*out = x;
	return true;
}

bool smr_syrk_pays(const smr_syrk *g)
{
	return g->n >= SMR_SYRK_ROWS &&
	       (double)g->n * (double)g->n * (double)g->k >= SMR_SYRK_STEPS;
}

typedef struct job {
	const smr_cblas *b;
	const smr_syrk *g;
	char *a, *c, *more; /* more: all parts but the first, n x n each */
} job;

/* Returns the first column of block @p i, a multiple of 16, so that register tiles are whole. */
static int64_t block_start(const smr_syrk *g, int i)
{
	int64_t at = i * (((g->n + g->blocks - 1) / g->blocks + 15) & ~(int64_t)15);

	return at < g->n ? at : g->n;
}

static char *part_of(const job *j, int part, int64_t *ld)
{
	int64_t size = (int64_t)smr_dtype_size(j->g->dtype);

	*ld = part > 0 ? j->g->n : j->g->ldc;
	return part > 0 ? j->more + (part - 1) * j->g->n * j->g->n * size : j->c;
}

static void multiply_block_pair(void *arg, int task)
{
	const job *j = arg;
	const smr_syrk *g = j->g;
	int pairs = g->blocks * (g->blocks + 1) / 2, part = task / pairs, down = 0, right;
	int64_t size = (int64_t)smr_dtype_size(g->dtype), ld;
	int64_t k0 = g->k * part / g->parts, k = g->k * (part + 1) / g->parts - k0;
	char *out = part_of(j, part, &ld), *a[2];

	for (right = task % pairs; right >= g->blocks - down; down++)
		right -= g->blocks - down;
	right += down;
	int64_t at[] = {block_start(g, down), block_start(g, right)};
	int n[] = {(int)(block_start(g, down + 1) - at[0]),
		   (int)(block_start(g, right + 1) - at[1])};

	if (n[0] <= 0 || n[1] <= 0)
		return;
	for (int i = 0; i < 2; i++)
		a[i] = j->a + (g->across ? k0 * g->lda + at[i] : at[i] * g->lda + k0) * size;
	out += (at[0] * ld + at[1]) * size;
	int here = g->across ? TRANS : NO_TRANS, there = g->across ? NO_TRANS : TRANS;
	int lda = (int)g->lda, solo = smr_product_solo_enter();

	if (g->dtype == SMR_F32 && down == right)
		j->b->ssyrk(ROW_MAJOR, UPPER, here, n[0], (int)k, 1, (float *)a[0], lda, 0,
			    (float *)out, (int)ld);
	else if (g->dtype == SMR_F32)
		j->b->sgemm(ROW_MAJOR, here, there, n[0], n[1], (int)k, 1, (float *)a[0], lda,
			    (float *)a[1], lda, 0, (float *)out, (int)ld);
	else if (down == right)
		j->b->dsyrk(ROW_MAJOR, UPPER, here, n[0], (int)k, 1, (double *)a[0], lda, 0,
			    (double *)out, (int)ld);
	else
		j->b->dgemm(ROW_MAJOR, here, there, n[0], n[1], (int)k, 1, (double *)a[0], lda,
			    (double *)a[1], lda, 0, (double *)out, (int)ld);
	smr_product_solo_leave(solo);
}

/* Adds the parts of rows [from, to), then copies these rows to columns. */
#define FINISH(T, name)                                                          \
	static void name(const job *j, int64_t from, int64_t to)                 \
	{                                                                        \
		const smr_syrk *g = j->g;                                        \
		T *c = (T *)j->c;                                                \
                                                                                 \
		for (int p = 1; p < g->parts; p++) {                             \
			const T *x = (const T *)j->more + (p - 1) * g->n * g->n; \
                                                                                 \
			for (int64_t i = from; i < to; i++)                      \
				for (int64_t k = i; k < g->n; k++)               \
					c[i * g->ldc + k] += x[i * g->n + k];    \
		}                                                                \
		for (int64_t k = from; k < g->n; k++)                            \
			for (int64_t i = from; i < to && i < k; i++)             \
				c[k * g->ldc + i] = c[i * g->ldc + k];           \
	}

FINISH(float, finish_f32)
FINISH(double, finish_f64)

static void finish_stripe(void *arg, int task)
{
	const job *j = arg;
	int64_t from = (int64_t)task * STRIPE, to = at_most(from + STRIPE, j->g->n);

	if (j->g->dtype == SMR_F32)
		finish_f32(j, from, to);
	else
		finish_f64(j, from, to);
}

static int count_stripes(const smr_syrk *g)
{
	return (int)((g->n + STRIPE - 1) / STRIPE);
}

void smr_syrk_mirror(const smr_syrk *g, const smr_env *e, const smr_workers *w)
{
	smr_syrk whole = *g;
	job j = {.g = &whole, .c = smr_product_address(&g->C, e)};

	whole.parts = 1;
	smr_workers_run(w, count_stripes(g), finish_stripe, &j);
}

smr_status smr_syrk_run(const smr_cblas *b, const smr_syrk *g, const smr_env *e,
			const smr_workers *w)
{
	job j = {.b = b,
		 .g = g,
		 .a = smr_product_address(&g->A, e),
		 .c = smr_product_address(&g->C, e)};
	size_t bytes = (size_t)(g->n * g->n) * smr_dtype_size(g->dtype);

	if (g->parts > 1) {
		j.more = smr_malloc((size_t)(g->parts - 1) * bytes);
		if (j.more == NULL)
			return smr_fail(SMR_ENOMEM, "no memory for the parts of a product");
	}
	smr_workers_run(w, g->parts * g->blocks * (g->blocks + 1) / 2, multiply_block_pair, &j);
	smr_workers_run(w, count_stripes(g), finish_stripe, &j);
	smr_free(j.more);
	return SMR_OK;
}
