/* The kernels of dml/k*.dml as loops that somebody fused by hand: what generated code should reach.
 * cc -O3 -march=native -ffast-math -fopenmp; arguments: a kernel, how often. */
#include <math.h>
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double *vec(size_t n)
{
	return aligned_alloc(64, (n * 8 + 63) / 64 * 64);
}

/* off + sc * sin(k), sin(2 k) ... */
static double *waves(size_t n, double k, double off, double sc)
{
	double *a = vec(n);
#pragma omp parallel for
	for (size_t i = 0; i < n; i++)
		a[i] = off + sc * sin(k * (double)(i + 1));
	return a;
}

static double k1(const double *x, const double *y, const double *z, size_t n)
{
	double s = 0;
#pragma omp parallel for simd reduction(+ : s)
	for (size_t i = 0; i < n; i++)
		s += x[i] * y[i] * z[i];
	return s;
}
static double k2(const double *X, const double *v, double *q, size_t n, size_t m)
{
	memset(q, 0, m * 8);
#pragma omp parallel
	{
		double *l = calloc(m, 8);
#pragma omp for schedule(static)
		for (size_t i = 0; i < n; i++) {
			const double *x = X + i * m;
			double d = 0;
#pragma omp simd reduction(+ : d)
			for (size_t j = 0; j < m; j++)
				d += x[j] * v[j];
#pragma omp simd
			for (size_t j = 0; j < m; j++)
				l[j] += d * x[j];
		}
#pragma omp critical
		for (size_t j = 0; j < m; j++)
			q[j] += l[j];
		free(l);
	}
	double s = 0;
	for (size_t j = 0; j < m; j++)
		s += q[j];
	return s;
}
static double k3(const double *Y, const double *Xw, const double *Xd, size_t n, double st)
{
	double a = 0, b = 0;
#pragma omp parallel for simd reduction(+ : a, b)
	for (size_t i = 0; i < n; i++) {
		double o = 1 - Y[i] * (Xw[i] + st * Xd[i]);
		double sv = o > 0 ? 1.0 : 0.0;
		a += o * sv * Y[i] * Xd[i];
		b += Xd[i] * sv * Xd[i];
	}
	return st - (0.5 + st * 2 - a) / (2 + b);
}
static double k4(const double *X, const double *P, const double *V, size_t n, size_t m)
{
	double H[100 * 6] = {0};
#pragma omp parallel
	{
		double L[100 * 8] = {0}, W[100 * 8] = {0};
		for (size_t j = 0; j < m; j++)
			for (int k = 0; k < 6; k++)
				W[j * 8 + k] = V[j * 6 + k];
#pragma omp for schedule(static)
		for (size_t i = 0; i < n; i++) {
			const double *x = X + i * m, *p = P + i * 7;
			double q[8] = {0}, s = 0;
			for (size_t j = 0; j < m; j++)
#pragma omp simd
				for (int k = 0; k < 8; k++)
					q[k] += x[j] * W[j * 8 + k];
			for (int k = 0; k < 6; k++) {
				q[k] *= p[k];
				s += q[k];
			}
			for (int k = 0; k < 6; k++)
				q[k] -= p[k] * s;
			for (size_t j = 0; j < m; j++)
#pragma omp simd
				for (int k = 0; k < 8; k++)
					L[j * 8 + k] += x[j] * q[k];
		}
#pragma omp critical
		for (size_t j = 0; j < m; j++)
			for (int k = 0; k < 6; k++)
				H[j * 6 + k] += L[j * 8 + k];
	}
	double s = 0;
	for (size_t j = 0; j < m * 6; j++)
		s += H[j];
	return s;
}
static double k5(const int *rp, const int *ci, const double *x, const double *U, const double *V,
		 int n, int r, int mode)
{
	double s = 0;
#pragma omp parallel for schedule(dynamic, 64) reduction(+ : s)
	for (int i = 0; i < n; i++) {
		const double *u = U + (size_t)i * r;
		for (int e = rp[i]; e < rp[i + 1]; e++) {
			const double *v = V + (size_t)ci[e] * r;
			double d = 0;
#pragma omp simd reduction(+ : d)
			for (int k = 0; k < r; k++)
				d += u[k] * v[k];
			if (mode)
				s += x[e] * log(d + 1e-15);
			else {
				d -= x[e];
				s += d * d;
			}
		}
	}
	return s;
}
static double k2s(const int *rp, const int *ci, const double *x, const double *v, double *q, int n,
		  int m)
{
	memset(q, 0, m * 8);
#pragma omp parallel
	{
		double *l = calloc(m, 8);
#pragma omp for schedule(dynamic, 256)
		for (int i = 0; i < n; i++) {
			double d = 0;
			for (int e = rp[i]; e < rp[i + 1]; e++)
				d += x[e] * v[ci[e]];
			for (int e = rp[i]; e < rp[i + 1]; e++)
				l[ci[e]] += d * x[e];
		}
#pragma omp critical
		for (int j = 0; j < m; j++)
			q[j] += l[j];
		free(l);
	}
	double s = 0;
	for (int j = 0; j < m; j++)
		s += q[j];
	return s;
}
static double spmv_pr(const int *rp, const int *ci, const double *x, double *p, double *t, int n,
		      int it)
{
	for (int i = 0; i < n; i++)
		p[i] = 1.0 / n;
	for (int z = 0; z < it; z++) {
		double s = 0;
		for (int i = 0; i < n; i++)
			s += p[i];
		s = 0.15 * s / n;
#pragma omp parallel for schedule(dynamic, 1024)
		for (int i = 0; i < n; i++) {
			double d = 0;
			for (int e = rp[i]; e < rp[i + 1]; e++)
				d += x[e] * p[ci[e]];
			t[i] = 0.85 * d + s;
		}
		double *w = p;
		p = t;
		t = w;
	}
	double s = 0;
	for (int i = 0; i < n; i++)
		s += p[i];
	return s;
}
static void csr(int n, int m, double sp, int **rp, int **ci, double **x, double val)
{
	unsigned long long h = 88172645463325252ULL;
	size_t cap = (size_t)(1.1 * sp * n * m) + 1000, k = 0;
	*rp = malloc((n + 1) * 4);
	*ci = malloc(cap * 4);
	*x = vec(cap);
	double lg = log(1 - sp);
	for (int i = 0; i < n; i++) {
		(*rp)[i] = k;
		double c = -1;
		for (;;) {
			h ^= h << 13;
			h ^= h >> 7;
			h ^= h << 17;
			double u = ((h >> 11) + 0.5) * 0x1p-53;
			c += 1 + floor(log(u) / lg);
			if (c >= m || k >= cap)
				break;
			(*ci)[k] = (int)c;
			(*x)[k++] = val;
		}
	}
	(*rp)[n] = k;
}

static const char *name;

static void tell(int i, double from, double value)
{
	printf("RES %s %d ms %g val %.17g\n", name, i + 1, (omp_get_wtime() - from) * 1e3, value);
}

#define REPEAT(...)                            \
	for (int i = 0; i < reps; i++) {       \
		double from = omp_get_wtime(); \
		tell(i, from, __VA_ARGS__);    \
	}

static void dense(int reps)
{
	size_t N = 10000000, n = 2000000;

	if (strcmp(name, "k1_sumxyz") == 0) {
		const double *x = waves(N, 1, 0, 1), *y = waves(N, 2, 0, 1), *z = waves(N, 3, 0, 1);
		REPEAT(k1(x, y, z, N))
	} else if (strcmp(name, "k2_mmchain") == 0) {
		const double *x = waves(N, 1, 0, 1), *v = waves(1000, 0, 1, 0);
		double *q = vec(1000);
		REPEAT(k2(x, v, q, 10000, 1000))
	} else if (strcmp(name, "k3_l2svm_inner") == 0) {
		double *y = waves(n, 1, 0, 1), *w = waves(n, 2, 0, 1), *d = waves(n, 3, 0, 1),
		       s = 0;
		for (size_t i = 0; i < n; i++)
			y[i] = y[i] > 0 ? 1 : -1;
		REPEAT(s = k3(y, w, d, n, s))
	} else if (strcmp(name, "k4_mlogreg_inner") == 0) {
		const double *x = waves(N, 1, 0, 1), *p = waves(700000, 1, 0.5, 0.1),
			     *v = waves(600, 1, 0, 1);
		REPEAT(k4(x, p, v, 100000, 100))
	}
}

static void sparse(int reps)
{
	int *rp, *ci;
	double *x;

	if (strcmp(name, "k5_als_loss") == 0 || strcmp(name, "k5b_xlog") == 0) {
		int log = name[2] == 'b';
		double off = log ? 1.1 : 0;
		const double *u = waves(400000, 1, off, 1), *v = waves(400000, 2, off, 1);
		csr(20000, 20000, 0.01, &rp, &ci, &x, 1);
		REPEAT(k5(rp, ci, x, u, v, 20000, 20, log))
	} else if (strcmp(name, "k2s_mmchain_sparse") == 0) {
		const double *v = waves(1000, 0, 1, 0);
		double *q = vec(1000);
		csr(100000, 1000, 0.1, &rp, &ci, &x, 1);
		REPEAT(k2s(rp, ci, x, v, q, 100000, 1000))
	} else if (strcmp(name, "k6_pagerank") == 0) {
		double *p = vec(200000), *t = vec(200000);
		csr(200000, 200000, 0.00005, &rp, &ci, &x, 1 / (200000 * 0.00005));
		REPEAT(spmv_pr(rp, ci, x, p, t, 200000, 20))
	}
}

int main(int argc, char **argv)
{
	if (argc != 3)
		return 2;
	name = argv[1];
	dense(atoi(argv[2]));
	sparse(atoi(argv[2]));
	return 0;
}
