/* Matrix times vector and outer products.
 *
 * Memory bandwidth limits these, so threads help only with large data. The parts depend on sizes
 * alone, so results do not depend on the number of threads. Products that BLAS skips because a
 * factor is 0 are computed here, since 0 * NaN is NaN in the program. */
#include "back/cpu/openblas/openblas.h"
#include "base/status.h"

enum { ROW_MAJOR = 101, NO_TRANS = 111, TRANS = 112 };

/* ---- matrix times vector -----------------------------------------------------------------------
 */

static bool rows_contiguous(int64_t m, int64_t n, int64_t am, int64_t an)
{
	return (an == 1 || n == 1) && (am >= n || m == 1);
}

static bool columns_contiguous(int64_t m, int64_t n, int64_t am, int64_t an)
{
	return (am == 1 || m == 1) && (an >= m || n == 1);
}

static smr_status check_matrix(smr_dtype t, int64_t m, int64_t n, int64_t am, int64_t an,
			       int64_t xs, int64_t ys)
{
	if (t != SMR_F32 && t != SMR_F64)
		return smr_fail(SMR_EUNSUPPORTED, "no matrix and vector of %s", smr_dtype_name(t));
	if (!rows_contiguous(m, n, am, an) && !columns_contiguous(m, n, am, an))
		return smr_fail(SMR_EUNSUPPORTED,
				"the matrix's strides are not those of a leading dimension");
	if (!smr_blas_fits(m) || !smr_blas_fits(n) || !smr_blas_fits(am) || !smr_blas_fits(an) ||
	    !smr_blas_fits(xs) || !smr_blas_fits(ys))
		return smr_fail(SMR_EUNSUPPORTED, "a size or stride of more than %d", INT_MAX);
	return SMR_OK;
}

smr_status smr_gemv_check(const smr_gemv *g)
{
	if ((g->n > 1 && g->xs == 0) || (g->m > 1 && g->ys == 0))
		return smr_fail(SMR_EUNSUPPORTED, "a vector of one repeated element");
	return check_matrix(g->dtype, g->m, g->n, g->am, g->an, g->xs, g->ys);
}

typedef struct gemv_job {
	const smr_cblas *b;
	const smr_gemv *g;
	char *a, *x, *y;
	double alpha, beta;
	int64_t rows; /* rows of a task */
} gemv_job;

/* y = beta y, where BLAS would not read y or would not multiply it. */
static void scale_rows(const gemv_job *j, int64_t from, int64_t rows)
{
	for (int64_t i = from; i < from + rows; i++) {
		if (j->g->dtype == SMR_F32)
			((float *)j->y)[i * j->g->ys] *= (float)j->beta;
		else
			((double *)j->y)[i * j->g->ys] *= j->beta;
	}
}

static void gemv_rows(void *arg, int task)
{
	const gemv_job *j = arg;
	const smr_gemv *g = j->g;
	int64_t e = (int64_t)smr_dtype_size(g->dtype), from = task * j->rows;
	int64_t rows = g->m - from < j->rows ? g->m - from : j->rows;
	bool plain = rows_contiguous(g->m, g->n, g->am, g->an);
	int ld = (int)(plain ? (g->m == 1 ? g->n : g->am) : (g->n == 1 ? g->m : g->an));
	int m = (int)(plain ? rows : g->n), n = (int)(plain ? g->n : rows);
	int ix = smr_blas_step(g->n, g->xs), iy = smr_blas_step(rows, g->ys);
	void *a = j->a + from * g->am * e;
	void *x = smr_blas_vector(j->x, g->dtype, g->n, ix);
	void *y = smr_blas_vector(j->y + from * g->ys * e, g->dtype, rows, iy);
	double beta = j->beta;
	int solo = smr_product_solo_enter();

	if (g->reads_y && beta == 0) {
		scale_rows(j, from, rows);
		beta = 1;
	}
	if (g->dtype == SMR_F32)
		j->b->sgemv(ROW_MAJOR, plain ? NO_TRANS : TRANS, m, n, (float)j->alpha, a, ld, x,
			    ix, (float)beta, y, iy);
	else
		j->b->dgemv(ROW_MAJOR, plain ? NO_TRANS : TRANS, m, n, j->alpha, a, ld, x, ix, beta,
			    y, iy);
	smr_product_solo_leave(solo);
}

/* Computes the product for alpha 0: BLAS would not read A and x, which may contain NaN. */
static void gemv_by_zero(const gemv_job *j)
{
	const smr_gemv *g = j->g;

	for (int64_t i = 0; i < g->m; i++) {
		double s = 0;

		for (int64_t k = 0; k < g->n; k++) {
			int64_t at = i * g->am + k * g->an;

			s += g->dtype == SMR_F32
				     ? (double)((float *)j->a)[at] *
					       (double)((float *)j->x)[k * g->xs]
				     : ((double *)j->a)[at] * ((double *)j->x)[k * g->xs];
		}
		s *= 0;
		if (g->dtype == SMR_F32) {
			float *y = (float *)j->y + i * g->ys;
			*y = (float)s + (g->reads_y ? (float)j->beta * *y : 0);
		} else {
			double *y = (double *)j->y + i * g->ys;
			*y = s + (g->reads_y ? j->beta * *y : 0);
		}
	}
}

smr_status smr_gemv_run(const smr_cblas *b, const smr_gemv *g, const smr_env *e,
			const smr_workers *w)
{
	int64_t rows = g->n > SMR_BLAS_PART ? 1 : SMR_BLAS_PART / g->n;
	gemv_job j = {
		.b = b,
		.g = g,
		.a = smr_product_address(&g->A, e),
		.x = smr_product_address(&g->x, e),
		.y = smr_product_address(&g->y, e),
		.alpha = smr_product_scalar_at(&g->alpha, e),
		.beta = g->reads_y ? smr_product_scalar_at(&g->beta, e) : 0,
	};

	if (j.alpha == 0) {
		gemv_by_zero(&j);
		return SMR_OK;
	}
	/* whole cache lines of y, and few enough tasks that each has enough work */
	rows = (rows + 15) & ~(int64_t)15;
	if (g->m / rows > 256)
		rows = (g->m / 256 + 15) & ~(int64_t)15;
	j.rows = rows;
	smr_workers_run(w, (int)((g->m + rows - 1) / rows), gemv_rows, &j);
	return SMR_OK;
}

/* ---- outer product -----------------------------------------------------------------------------
 */

smr_status smr_ger_check(const smr_ger *g)
{
	if ((g->m > 1 && g->xs == 0) || (g->n > 1 && g->ys == 0))
		return smr_fail(SMR_EUNSUPPORTED, "a vector of one repeated element");
	return check_matrix(g->dtype, g->m, g->n, g->am, g->an, g->xs, g->ys);
}

typedef struct ger_job {
	const smr_cblas *b;
	smr_ger g; /* transposed so that the rows of A are contiguous */
	char *a, *x, *y;
	double alpha;
	int64_t rows;
} ger_job;

static void ger_rows(void *arg, int task)
{
	const ger_job *j = arg;
	const smr_ger *g = &j->g;
	int64_t e = (int64_t)smr_dtype_size(g->dtype), from = task * j->rows;
	int64_t rows = g->m - from < j->rows ? g->m - from : j->rows;
	int ix = smr_blas_step(rows, g->xs), iy = smr_blas_step(g->n, g->ys);
	int ld = (int)(g->m == 1 ? g->n : g->am);
	void *a = j->a + from * g->am * e;
	void *x = smr_blas_vector(j->x + from * g->xs * e, g->dtype, rows, ix);
	void *y = smr_blas_vector(j->y, g->dtype, g->n, iy);
	int solo = smr_product_solo_enter();

	if (g->dtype == SMR_F32)
		j->b->sger(ROW_MAJOR, (int)rows, (int)g->n, (float)j->alpha, x, ix, y, iy, a, ld);
	else
		j->b->dger(ROW_MAJOR, (int)rows, (int)g->n, j->alpha, x, ix, y, iy, a, ld);
	smr_product_solo_leave(solo);
}

static void ger_by_zero(const ger_job *j)
{
	const smr_ger *g = &j->g;

	for (int64_t i = 0; i < g->m; i++)
		for (int64_t k = 0; k < g->n; k++) {
			int64_t at = i * g->am + k * g->an;

			if (g->dtype == SMR_F32)
				((float *)j->a)[at] += (float)j->alpha *
						       ((float *)j->x)[i * g->xs] *
						       ((float *)j->y)[k * g->ys];
			else
				((double *)j->a)[at] += j->alpha * ((double *)j->x)[i * g->xs] *
							((double *)j->y)[k * g->ys];
		}
}

smr_status smr_ger_run(const smr_cblas *b, const smr_ger *g, const smr_env *e, const smr_workers *w)
{
	ger_job j = {
		.b = b,
		.g = *g,
		.a = smr_product_address(&g->A, e),
		.x = smr_product_address(&g->x, e),
		.y = smr_product_address(&g->y, e),
		.alpha = smr_product_scalar_at(&g->alpha, e),
	};

	if (!rows_contiguous(g->m, g->n, g->am, g->an)) {
		char *x = j.x;

		j.g.m = g->n, j.g.n = g->m, j.g.am = g->an, j.g.an = g->am;
		j.g.xs = g->ys, j.g.ys = g->xs;
		j.x = j.y;
		j.y = x;
	}
	if (j.alpha == 0) {
		ger_by_zero(&j);
		return SMR_OK;
	}
	j.rows = SMR_BLAS_PART / j.g.n;
	if (j.rows < j.g.m / 256)
		j.rows = j.g.m / 256;
	if (j.rows < 1)
		j.rows = 1;
	smr_workers_run(w, (int)((j.g.m + j.rows - 1) / j.rows), ger_rows, &j);
	return SMR_OK;
}
