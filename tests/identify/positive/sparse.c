#include "../harness.h"

/* case: spmv_plain   expect: spmv */
NOINLINE void spmv_plain(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}

/* case: spmv_from_one   expect: spmv */
NOINLINE void spmv_from_one(long n, const long rowstr[], const long colidx[], const float a[], const float p[], float q[])
{
	long j, k;
	float sum;

	for (j = 1; j <= n; j++) {
		sum = 0.0f;
		for (k = rowstr[j]; k < rowstr[j + 1]; k++) {
			sum = sum + a[k] * p[colidx[k]];
		}
		q[j] = sum;
	}
}

/* case: spmv_fortran   expect: spmv */
NOINLINE void spmv_fortran(int n, const int *ia, const int *ja, const double *a, const double *x, double *y)
{
	for (int i = 0; i < n; ++i) {
		double t = 0.0;
		for (int k = ia[i] - 1; k <= ia[i + 1] - 2; ++k)
			t += a[k] * x[ja[k] - 1];
		y[i] = t;
	}
}

/* case: spmv_unsigned   expect: spmv */
NOINLINE void spmv_unsigned(unsigned rows, const unsigned *start, const unsigned *index, const float *v, const float *x, float *y)
{
  for (unsigned r = 0; r < rows; r++) {
    float acc = 0.f;
    const unsigned end = start[r + 1];
    for (unsigned j = start[r]; j < end; ++j)
      acc += x[index[j]] * v[j];
    y[r] += acc;
  }
}

/* case: spmv_alpha_beta   expect: spmv */
NOINLINE void spmv_alpha_beta(size_t m, double alpha, const size_t *ptr, const int *ind, const double *val,
                              const double *x, double beta, double *y)
{
    for (size_t i = 0; i < m; i++) {
        double dot = 0;
        for (size_t jj = ptr[i]; jj < ptr[i+1]; jj++)
            dot += val[jj] * x[ind[jj]];
        y[i] = alpha * dot + beta * y[i];
    }
}

/* case: spmv_minus   expect: spmv */
NOINLINE void spmv_minus(int n, const int *rp, const int *col, const double *val, const double *x, double *r)
{
	for (int i = 0; i < n; i++) {
		double s = r[i];
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s -= val[k] * x[col[k]];
		r[i] = s;
	}
}

/* case: spmv_integers   expect: spmv */
NOINLINE void spmv_integers(int n, const int *rp, const int *col, const int *val, const int *x, int *y)
{
	for (int i = 0; i < n; i++) {
		int s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}

/* case: spmv_in_memory   expect: spmv */
NOINLINE void spmv_in_memory(int n, const int *rp, const int *col, const double *val, const double *x, double *y)
{
	for (int i = 0; i < n; i++)
		for (int k = rp[i]; k < rp[i + 1]; k++)
			y[i] += val[k] * x[col[k]];
}

struct csr {
	int n;
	int *rp, *col;
	double *val;
};

/* case: spmv_struct   expect: spmv */
NOINLINE void spmv_struct(const struct csr *m, const double *x, double *y)
{
	const int n = m->n, *rp = m->rp, *col = m->col;
	const double *val = m->val;

	for (int i = 0; i < n; i++) {
		y[i] = 0;
		double s = 0;
		for (int k = rp[i]; k < rp[i + 1]; k++)
			s += val[k] * x[col[k]];
		y[i] = s;
	}
}

/* Rows of up to twice as many elements as @p most, some of them empty; numbers from @p base on. */
static int32_t *rows_of(int n, int most, int base)
{
	int32_t *some = i32_in((n > 0 ? n : 0) + 2, 0, 2 * most), *rp = i32_of((n > 0 ? n : 0) + 3, 0);
	int at = base;

	for (int i = 0; i <= (n > 0 ? n : 0); i++) {
		rp[i] = at;
		at += i % 5 == 3 ? 0 : some[i];
	}
	rp[n > 0 ? n + 1 : 1] = at;
	return rp;
}

static long *longs(const int32_t *p, long n)
{
	long *q = smr_get(n, sizeof(*q));

	for (long i = 0; i < n; i++)
		q[i] = p[i];
	return q;
}

static size_t *sizes(const int32_t *p, long n)
{
	size_t *q = smr_get(n, sizeof(*q));

	for (long i = 0; i < n; i++)
		q[i] = (size_t)p[i];
	return q;
}

enum { SHORT = 6, LONG = 70 };

RUN(spmv_plain)
{
	for (int most = SHORT; most <= LONG; most += LONG - SHORT)
		FOR_SIZES(n, 3001, 40, 1, 0, -2) {
			int32_t *rp = rows_of(n, most, 0), *col = i32_in((n > 0 ? n : 0) * 2L * most + 1, 0, n > 0 ? n : 1);
			double *val = f64(n * 2L * most + 1), *x = f64(n), *y = f64(n);

			spmv_plain(n, rp, col, val, x, y);
			dump_f64("y", y, n);
			spmv_plain(n, rp, col, val, x, x);
			dump_f64("inplace", x, n);
		}
}

RUN(spmv_from_one)
{
	FOR_SIZES(n, 3001, 40, 1, 0, -2) {
		int32_t *rp = rows_of(n + 1, SHORT, 1), *col = i32_in(n * 2L * SHORT + 30, 1, n > 0 ? n + 1 : 2);
		float *a = f32(n * 2L * SHORT + 30), *p = f32(n + 1L), *q = f32(n + 1L);

		spmv_from_one(n, longs(rp, n + 3L), longs(col, n * 2L * SHORT + 30), a, p, q);
		dump_f32("q", q, n + 1L);
	}
}

RUN(spmv_fortran)
{
	FOR_SIZES(n, 3001, 40, 1, 0, -2) {
		int32_t *ia = rows_of(n, LONG, 1), *ja = i32_in(n * 2L * LONG + 1, 1, n > 0 ? n + 1 : 2);
		double *a = f64(n * 2L * LONG + 1), *x = f64(n), *y = f64(n);

		spmv_fortran(n, ia, ja, a, x, y);
		dump_f64("y", y, n);
	}
}

RUN(spmv_unsigned)
{
	FOR_SIZES(n, 3001, 40, 1, 0) {
		int32_t *rp = rows_of(n, SHORT, 0), *col = i32_in(n * 2L * SHORT + 1, 0, n > 0 ? n : 1);
		float *val = f32(n * 2L * SHORT + 1), *x = f32(n), *y = f32(n);

		spmv_unsigned((unsigned)n, (unsigned *)rp, (unsigned *)col, val, x, y);
		dump_f32("y", y, n);
		spmv_unsigned((unsigned)n, (unsigned *)rp, (unsigned *)col, val, x, x);
		dump_f32("inplace", x, n);
	}
}

RUN(spmv_alpha_beta)
{
	FOR_SIZES(n, 3001, 40, 1, 0) {
		int32_t *rp = rows_of(n, LONG, 0), *col = i32_in(n * 2L * LONG + 1, 0, n > 0 ? n : 1);
		double *val = f64(n * 2L * LONG + 1), *x = f64(n), *y = f64(n);

		spmv_alpha_beta((size_t)n, 1.25, sizes(rp, n + 2L), col, val, x, -0.5, y);
		dump_f64("y", y, n);
	}
}

RUN(spmv_minus)
{
	FOR_SIZES(n, 3001, 40, 1, 0, -2) {
		int32_t *rp = rows_of(n, SHORT, 0), *col = i32_in(n * 2L * SHORT + 1, 0, n > 0 ? n : 1);
		double *val = f64(n * 2L * SHORT + 1), *x = f64(n), *y = f64(n);

		spmv_minus(n, rp, col, val, x, y);
		dump_f64("r", y, n);
	}
}

RUN(spmv_integers)
{
	FOR_SIZES(n, 3001, 40, 1, 0, -2) {
		int32_t *rp = rows_of(n, SHORT, 0), *col = i32_in(n * 2L * SHORT + 1, 0, n > 0 ? n : 1);
		int32_t *val = i32(n * 2L * SHORT + 1), *x = i32(n), *y = i32(n);

		spmv_integers(n, rp, col, val, x, y);
		dump_i32("y", y, n);
	}
}

RUN(spmv_in_memory)
{
	FOR_SIZES(n, 3001, 40, 1, 0, -2) {
		int32_t *rp = rows_of(n, LONG, 0), *col = i32_in((n > 0 ? n : 0) * 2L * LONG + 1, 0, n > 0 ? n : 1);
		double *val = f64(n * 2L * LONG + 1), *x = f64(n), *y = f64(n);

		spmv_in_memory(n, rp, col, val, x, y);
		dump_f64("y", y, n);
		spmv_in_memory(n, rp, col, val, x, x);
		dump_f64("inplace", x, n);
	}
}

RUN(spmv_struct)
{
	FOR_SIZES(n, 3001, 40, 1, 0, -2) {
		struct csr m = {n, rows_of(n, SHORT, 0), i32_in(n * 2L * SHORT + 1, 0, n > 0 ? n : 1),
				f64(n * 2L * SHORT + 1)};
		double *x = f64(n), *y = f64(n);

		spmv_struct(&m, x, y);
		dump_f64("y", y, n);
	}
}

SMR_MAIN(R(spmv_plain), R(spmv_from_one), R(spmv_fortran), R(spmv_unsigned), R(spmv_alpha_beta), R(spmv_minus),
         R(spmv_integers), R(spmv_in_memory), R(spmv_struct))
