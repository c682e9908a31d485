#include "../harness.h"

/* case: gemm_ijk_acc   expect: gemm */
NOINLINE void gemm_ijk_acc(int M, int N, int K, const float *A, const float *B, float *C)
{
	for (int i = 0; i < M; i++)
		for (int j = 0; j < N; j++) {
			float acc = 0.0f;
			for (int k = 0; k < K; k++)
				acc += A[i * K + k] * B[k * N + j];
			C[i * N + j] = acc;
		}
}

/* case: gemm_ikj_mem   expect: gemm */
NOINLINE void gemm_ikj_mem(int M, int N, int K, const float *A, const float *B, float *C)
{
	memset(C, 0, (M > 0 && N > 0) ? sizeof(float) * M * N : 0);
	for (int i = 0; i < M; ++i) {
		for (int k = 0; k < K; ++k) {
			const float r = A[i * K + k];
			for (int j = 0; j < N; ++j) {
				C[i * N + j] += r * B[k * N + j];
			}
		}
	}
}

#define IX(r, c, ld) ((size_t)(r) * (ld) + (c))

/* case: gemm_macro_alpha_beta   expect: gemm   also: scal */
NOINLINE void gemm_macro_alpha_beta(size_t m, size_t n, size_t k, double alpha, const double *a, size_t lda,
                                    const double *b, size_t ldb, double beta, double *c, size_t ldc)
{
  size_t i, j, p;
  for (i = 0; i < m; i++)
    for (j = 0; j < n; j++) {
      double t = 0;
      for (p = 0; p < k; p++)
        t += a[IX(i, p, lda)] * b[IX(p, j, ldb)];
      c[IX(i, j, ldc)] = alpha * t + beta * c[IX(i, j, ldc)];
    }
}

/* case: gemm_polybench   expect: gemm   also: scal */
NOINLINE void gemm_polybench(int ni, int nj, int nk, double alpha, double beta,
                             double C[ni][nj], double A[ni][nk], double B[nk][nj])
{
  int i, j, k;
  for (i = 0; i < ni; i++) {
    for (j = 0; j < nj; j++)
      C[i][j] *= beta;
    for (k = 0; k < nk; k++) {
      for (j = 0; j < nj; j++)
        C[i][j] += alpha * A[i][k] * B[k][j];
    }
  }
}

#define DIM 96
static double ga[DIM][DIM], gb[DIM][DIM], gc[DIM][DIM];

/* case: gemm_globals   expect: gemm */
NOINLINE void gemm_globals(void)
{
	int i, j, k;
	for (i = 0; i < DIM; i++)
		for (j = 0; j < DIM; j++) {
			gc[i][j] = 0;
			for (k = 0; k < DIM; k++)
				gc[i][j] = gc[i][j] + ga[i][k] * gb[k][j];
		}
}

/* case: gemm_row_pointers   expect: gemm */
NOINLINE void gemm_row_pointers(float **a, float **b, float **c, int n, int m, int p)
{
    for (int i = 0; i < n; i++)
    {
        for (int j = 0; j < p; j++)
        {
            float sum = 0;
            for (int k = 0; k < m; k++)
            {
                sum += a[i][k] * b[k][j];
            }
            c[i][j] = sum;
        }
    }
}

/* case: gemm_at   expect: gemm */
NOINLINE void gemm_at(long m, long n, long k, const double *restrict A, const double *restrict B, double *restrict C)
{
	for (long p = 0; p < k; p++)
		for (long i = 0; i < m; i++)
			for (long j = 0; j < n; j++)
				C[i * n + j] += A[p * m + i] * B[p * n + j];
}

/* case: gemm_bt_walk   expect: gemm */
NOINLINE void gemm_bt_walk(const float *x, const float *w, float *y, int batch, int in, int out)
{
	const float *xr = x;
	for (int b = 0; b < batch; b++, xr += in) {
		const float *wp = w;
		for (int o = 0; o < out; o++) {
			const float *xp = xr;
			float s = 0.f;
			for (int i = 0; i < in; i++)
				s += *xp++ * *wp++;
			*y++ = s;
		}
	}
}

typedef struct matrix { int rows, cols; double *data; } matrix_t;

/* case: gemm_struct   expect: gemm */
NOINLINE int gemm_struct(const matrix_t *a, const matrix_t *b, matrix_t *out)
{
    if (a->cols != b->rows || out->rows != a->rows || out->cols != b->cols)
        return -1;
    for (int i = 0; i < a->rows; i++) {
        for (int j = 0; j < b->cols; j++) {
            double s = 0.0;
            for (int k = 0; k < a->cols; k++)
                s += a->data[i * a->cols + k] * b->data[k * b->cols + j];
            out->data[i * out->cols + j] = s;
        }
    }
    return 0;
}

/* case: gemm_colmajor_down   expect: gemm */
NOINLINE void gemm_colmajor_down(int m, int n, int k, const double *a, const double *b, double *c)
{
	int i, j, l;
	for (j = n - 1; j >= 0; j--)
		for (l = k - 1; l >= 0; l--) {
			double t = b[l + j * k];
			for (i = m - 1; i >= 0; i--)
				c[i + j * m] += t * a[i + l * m];
		}
}

#define TS 16
#define MIN(a, b) ((a) < (b) ? (a) : (b))

/* case: gemm_tiled_min   expect: gemm */
NOINLINE void gemm_tiled_min(int n, const double *A, const double *B, double *C)
{
	for (int ii = 0; ii < n; ii += TS)
		for (int jj = 0; jj < n; jj += TS)
			for (int kk = 0; kk < n; kk += TS)
				for (int i = ii; i < MIN(ii + TS, n); i++)
					for (int j = jj; j < MIN(jj + TS, n); j++) {
						double s = C[i * n + j];
						for (int k = kk; k < MIN(kk + TS, n); k++)
							s += A[i * n + k] * B[k * n + j];
						C[i * n + j] = s;
					}
}

/* case: gemm_tiled_exact   expect: gemm */
NOINLINE void gemm_tiled_exact(float C[64][64], float A[64][64], float B[64][64])
{
	for (int i0 = 0; i0 < 64; i0 += 8)
		for (int j0 = 0; j0 < 64; j0 += 8)
			for (int k0 = 0; k0 < 64; k0 += 8)
				for (int i = i0; i < i0 + 8; i++)
					for (int k = k0; k < k0 + 8; k++)
						for (int j = j0; j < j0 + 8; j++)
							C[i][j] += A[i][k] * B[k][j];
}

/* case: gemm_unroll4_rem   expect: gemm   also: dot */
NOINLINE void gemm_unroll4_rem(int M, int N, int K, const float *A, const float *B, float *C)
{
	for (int i = 0; i < M; i++)
		for (int j = 0; j < N; j++) {
			float s = 0;
			int k = 0;
			for (; k + 3 < K; k += 4) {
				s += A[i * K + k] * B[k * N + j];
				s += A[i * K + k + 1] * B[(k + 1) * N + j];
				s += A[i * K + k + 2] * B[(k + 2) * N + j];
				s += A[i * K + k + 3] * B[(k + 3) * N + j];
			}
			for (; k < K; k++)
				s += A[i * K + k] * B[k * N + j];
			C[i * N + j] = s;
		}
}

/* case: gemm_while   expect: gemm */
NOINLINE void gemm_while(unsigned n, const double *a, const double *b, double *c)
{
	unsigned i = 0;
	while (i < n) {
		unsigned j = 0;
		while (j < n) {
			double acc = 0.0;
			unsigned k = 0;
			while (k < n) {
				acc += a[(size_t)i * n + k] * b[(size_t)k * n + j];
				k++;
			}
			c[(size_t)i * n + j] = acc;
			j++;
		}
		i++;
	}
}

static inline double at(const double *m, int ld, int r, int c) { return m[r * ld + c]; }
static inline void accumulate(double *m, int ld, int r, int c, double v) { m[r * ld + c] += v; }

/* case: gemm_helpers   expect: gemm */
NOINLINE void gemm_helpers(int n, const double *x, const double *y, double *z)
{
	for (int r = 0; r < n; r++)
		for (int c = 0; c < n; c++)
			for (int t = 0; t < n; t++)
				accumulate(z, n, r, c, at(x, n, r, t) * at(y, n, t, c));
}

/* case: gemm_int   expect: gemm */
NOINLINE void gemm_int(short n, const int *a, const int *b, int *c)
{
	for (short i = 0; i < n; i++)
		for (short j = 0; j < n; j++) {
			int s = 0;
			for (short k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

/* case: gemm_static2d_dowhile   expect: gemm */
NOINLINE void gemm_static2d_dowhile(float a[80][70], float b[70][90], float c[80][90])
{
	int i = 0, j, k;
	do {
		j = 0;
		do {
			c[i][j] = 0.0f;
			k = 0;
			do {
				c[i][j] += a[i][k] * b[k][j];
			} while (++k < 70);
		} while (++j < 90);
	} while (++i < 80);
}

/* case: gemm_atbt_alpha   expect: gemm */
NOINLINE void gemm_atbt_alpha(int M, int N, int K, float alpha, const float *A, int lda, const float *B, int ldb,
                              float *C, int ldc)
{
    int i, j, k;
    for (i = 0; i < M; ++i) {
        for (j = 0; j < N; ++j) {
            float sum = 0;
            for (k = 0; k < K; ++k) {
                sum += alpha * A[i + k * lda] * B[k + j * ldb];
            }
            C[i * ldc + j] += sum;
        }
    }
}

/* case: gemm_minus   expect: gemm */
NOINLINE void gemm_minus(int M, int N, int K, const float *A, const float *B, float *C)
{
	for (int i = 0; i < M; i++)
		for (int k = 0; k < K; k++)
			for (int j = 0; j < N; j++)
				C[i * N + j] -= A[i * K + k] * B[k * N + j];
}

typedef void (*mm32)(int, int, int, const float *, const float *, float *);
typedef void (*sq64)(int, const double *, const double *, double *);

static void drive_mm32(mm32 f)
{
	FOR_DIMS(d, { 96, 88, 64 }, { 33, 17, 65 }, { 1, 1, 1 }, { 0, 5, 5 }, { 5, 0, 4 }, { 7, 3, 0 }, { -1, 4, 4 }) {
		float *a = f32((long)d[0] * d[2]), *b = f32((long)d[2] * d[1]), *c = f32((long)d[0] * d[1]);

		f(d[0], d[1], d[2], a, b, c);
		dump_f32("C", c, (long)d[0] * d[1]);
	}
	/* C lies over the tail of A: the order of the loops decides */
	float *m = f32_in(3 * 64 * 64, -0.1, 0.1);
	f(smr_sz(64), smr_sz(64), smr_sz(64), m, m + 2 * 64 * 64, m + 17);
	dump_f32("overlap", m, 3 * 64 * 64);
}

static void drive_sq64(sq64 f)
{
	FOR_SIZES(n, 80, 37, 1, 0) {
		double *a = f64(n * n), *b = f64(n * n), *c = f64(n * n);

		f(n, a, b, c);
		dump_f64("C", c, n * n);
	}
}

RUN(gemm_ijk_acc) { drive_mm32(gemm_ijk_acc); }
RUN(gemm_ikj_mem) { drive_mm32(gemm_ikj_mem); }
RUN(gemm_unroll4_rem) { drive_mm32(gemm_unroll4_rem); }
RUN(gemm_minus) { drive_mm32(gemm_minus); }
RUN(gemm_tiled_min) { drive_sq64(gemm_tiled_min); }
RUN(gemm_helpers) { drive_sq64(gemm_helpers); }

RUN(gemm_macro_alpha_beta)
{
	/* ldc smaller than n: rows of C overlap, no library may serve it */
	FOR_DIMS(d, { 70, 60, 64, 66, 61, 60 }, { 9, 8, 7, 5, 6, 3 }, { 0, 3, 3, 3, 3, 3 }, { 4, 4, 0, 1, 4, 4 }) {
		long na = (long)d[0] * d[3] + d[2], nb = (long)d[2] * d[4] + d[1], nc = (long)d[0] * d[5] + d[1];
		double *a = f64(na), *b = f64(nb), *c = f64(nc);

		gemm_macro_alpha_beta(d[0], d[1], d[2], 1.5, a, d[3], b, d[4], -0.25, c, d[5]);
		dump_f64("C", c, nc);
	}
}

RUN(gemm_polybench)
{
	FOR_DIMS(d, { 72, 64, 60 }, { 1, 2, 3 }) {
		double *a = f64(d[0] * d[2]), *b = f64(d[2] * d[1]), *c = f64(d[0] * d[1]);

		gemm_polybench(d[0], d[1], d[2], 1.5, 1.2, (void *)c, (void *)a, (void *)b);
		dump_f64("C", c, d[0] * d[1]);
	}
}

RUN(gemm_globals)
{
	memcpy(ga, f64(DIM * DIM), sizeof(ga));
	memcpy(gb, f64(DIM * DIM), sizeof(gb));
	gemm_globals();
	dump_f64("gc", &gc[0][0], DIM * DIM);
}

RUN(gemm_row_pointers)
{
	FOR_DIMS(d, { 64, 64, 64 }, { 3, 1, 2 }, { 0, 1, 1 }) {
		float *c = f32(d[0] * d[2]), *ra[64], *rb[64], *rc[64];

		for (int i = 0; i < d[0]; i++)
			ra[i] = f32(d[1]), rc[i] = c + (d[0] - 1 - i) * d[2];
		for (int i = 0; i < d[1]; i++)
			rb[i] = f32(d[2]);
		gemm_row_pointers(ra, rb, rc, d[0], d[1], d[2]);
		dump_f32("c", c, d[0] * d[2]);
	}
}

RUN(gemm_at)
{
	FOR_DIMS(d, { 64, 70, 66 }, { 1, 1, 1 }, { 3, 0, 2 }, { -2, 3, 3 }) {
		double *a = f64(d[0] * d[2]), *b = f64(d[2] * d[1]), *c = f64(d[0] * d[1]);

		gemm_at(d[0], d[1], d[2], a, b, c);
		dump_f64("C", c, d[0] * d[1]);
	}
}

RUN(gemm_bt_walk)
{
	FOR_DIMS(d, { 32, 100, 90 }, { 1, 7, 3 }, { 0, 3, 3 }, { 2, 0, 3 }) {
		float *x = f32(d[0] * d[1]), *w = f32(d[1] * d[2]), *y = f32(d[0] * d[2]);

		gemm_bt_walk(x, w, y, d[0], d[1], d[2]);
		dump_f32("y", y, d[0] * d[2]);
	}
}

RUN(gemm_struct)
{
	FOR_DIMS(d, { 64, 65, 66 }, { 1, 1, 1 }, { 0, 2, 2 }, { -1, 2, 2 }) {
		matrix_t a = { d[0], d[1], f64(d[0] * d[1]) }, b = { d[1], d[2], f64(d[1] * d[2]) };
		matrix_t c = { d[0], d[2], f64(d[0] * d[2]) }, wrong = { 1, 1, c.data };
		int32_t rc[2] = { gemm_struct(&a, &b, &c), gemm_struct(&a, &b, &wrong) };

		dump_f64("c", c.data, d[0] * d[2]);
		dump_i32("rc", rc, 2);
	}
}

RUN(gemm_colmajor_down)
{
	FOR_DIMS(d, { 64, 65, 66 }, { 1, 1, 1 }, { 0, 2, 2 }, { 2, 2, -1 }) {
		double *a = f64(d[0] * d[2]), *b = f64(d[2] * d[1]), *c = f64(d[0] * d[1]);

		gemm_colmajor_down(d[0], d[1], d[2], a, b, c);
		dump_f64("c", c, d[0] * d[1]);
	}
}

RUN(gemm_tiled_exact)
{
	float *a = f32(4096), *b = f32(4096), *c = f32(4096);

	gemm_tiled_exact((void *)c, (void *)a, (void *)b);
	dump_f32("C", c, 4096);
}

RUN(gemm_while)
{
	FOR_SIZES(n, 80, 3, 1, 0) {
		double *a = f64(n * n), *b = f64(n * n), *c = f64(n * n);

		gemm_while(n, a, b, c);
		dump_f64("c", c, n * n);
	}
}

RUN(gemm_int)
{
	FOR_SIZES(n, 64, 3, 1, 0, -5) {
		int32_t *a = i32(n * n), *b = i32(n * n), *c = i32(n * n);

		gemm_int(n, a, b, c);
		dump_i32("c", c, n > 0 ? n * n : 0);
	}
}

RUN(gemm_static2d_dowhile)
{
	float *a = f32(80 * 70), *b = f32(70 * 90), *c = f32(80 * 90);

	gemm_static2d_dowhile((void *)a, (void *)b, (void *)c);
	dump_f32("c", c, 80 * 90);
}

RUN(gemm_atbt_alpha)
{
	FOR_DIMS(d, { 64, 65, 66, 67, 68, 70 }, { 1, 1, 1, 1, 1, 1 }, { -3, 2, 2, 2, 2, 2 }, { 5, 6, 4, 2, 3, 6 }) {
		long na = d[2] * d[3] + (d[0] > 0 ? d[0] : 0), nb = d[1] * d[4] + d[2];
		long nc = d[0] > 0 ? d[0] * d[5] + d[1] : 0;
		float *a = f32(na), *b = f32(nb), *c = f32(nc);

		gemm_atbt_alpha(d[0], d[1], d[2], 0.5f, a, d[3], b, d[4], c, d[5]);
		dump_f32("C", c, nc);
	}
}

SMR_MAIN(R(gemm_ijk_acc), R(gemm_ikj_mem), R(gemm_macro_alpha_beta), R(gemm_polybench), R(gemm_globals),
         R(gemm_row_pointers), R(gemm_at), R(gemm_bt_walk), R(gemm_struct), R(gemm_colmajor_down),
         R(gemm_tiled_min), R(gemm_tiled_exact), R(gemm_unroll4_rem), R(gemm_while), R(gemm_helpers),
         R(gemm_int), R(gemm_static2d_dowhile), R(gemm_atbt_alpha), R(gemm_minus))
