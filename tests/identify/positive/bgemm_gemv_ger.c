#include "../harness.h"

/* case: bgemm_plain   expect: bgemm   also: gemm */
NOINLINE void bgemm_plain(int nb, int m, int n, int k, const float *A, const float *B, float *C)
{
	for (int b = 0; b < nb; b++)
		for (int i = 0; i < m; i++)
			for (int j = 0; j < n; j++) {
				float s = 0;
				for (int p = 0; p < k; p++)
					s += A[(b * m + i) * k + p] * B[(b * k + p) * n + j];
				C[(b * m + i) * n + j] = s;
			}
}

/* case: bgemm_vla_kt   expect: bgemm   also: gemm */
NOINLINE void bgemm_vla_kt(int H, int T, int D, const float q[H][T][D], const float k[H][T][D], float s[H][T][T])
{
  for (int h = 0; h < H; ++h)
    for (int i = 0; i < T; ++i)
      for (int j = 0; j < T; ++j) {
        s[h][i][j] = 0.f;
        for (int d = 0; d < D; ++d)
          s[h][i][j] += q[h][i][d] * k[h][j][d];
      }
}

/* case: bgemm_shared_b   expect: bgemm|gemm */
NOINLINE void bgemm_shared_b(size_t nb, size_t m, size_t n, size_t k, const double *x, const double *w, double *y)
{
	for (size_t b = 0; b < nb; b++) {
		const double *xb = x + b * m * k;
		double *yb = y + b * m * n;
		for (size_t i = 0; i < m; i++)
			for (size_t j = 0; j < n; j++) {
				double t = 0;
				for (size_t p = 0; p < k; p++)
					t += xb[i * k + p] * w[p * n + j];
				yb[i * n + j] = t;
			}
	}
}

/* case: bgemm_pointer_table   expect: bgemm|gemm */
NOINLINE void bgemm_pointer_table(int nb, int n, double **a, double **b, double **c)
{
	while (nb-- > 0) {
		const double *pa = a[nb], *pb = b[nb];
		double *pc = c[nb];
		for (int i = 0; i < n; i++)
			for (int k = 0; k < n; k++)
				for (int j = 0; j < n; j++)
					pc[i * n + j] += pa[i * n + k] * pb[k * n + j];
	}
}

/* case: bgemm_interleaved   expect: bgemm|gemm */
NOINLINE void bgemm_interleaved(int T, int H, int D, const float *q, const float *k, float *att)
{
	/* heads are interleaved in a row: [T][H][D] */
	for (int h = 0; h < H; h++)
		for (int t = 0; t < T; t++)
			for (int u = 0; u < T; u++) {
				float dot = 0.0f;
				for (int d = 0; d < D; d++)
					dot += q[t * H * D + h * D + d] * k[u * H * D + h * D + d];
				att[(h * T + t) * T + u] = dot;
			}
}

/* case: gemv_plain   expect: gemv */
NOINLINE void gemv_plain(int m, int n, const double *A, const double *x, double *y)
{
	for (int i = 0; i < m; i++) {
		y[i] = 0.0;
		for (int j = 0; j < n; j++)
			y[i] += A[i * n + j] * x[j];
	}
}

/* case: gemv_trans_axpy   expect: gemv */
NOINLINE void gemv_trans_axpy(int m, int n, const double *A, const double *x, double *y)
{
	int i, j;
	for (j = 0; j < n; j++) y[j] = 0;
	for (i = 0; i < m; i++)
		for (j = 0; j < n; j++)
			y[j] += A[i * n + j] * x[i];
}

/* case: gemv_alpha_beta_ld   expect: gemv   also: scal */
NOINLINE void gemv_alpha_beta_ld(long m, long n, float alpha, const float *a, long lda, const float *x, float beta, float *y)
{
    for (long i = 0; i < m; ++i) {
        float tmp = 0.0f;
        const float *row = &a[i * lda];
        for (long j = 0; j < n; ++j)
            tmp += row[j] * x[j];
        y[i] = alpha * tmp + beta * y[i];
    }
}

/* case: gemv_rows_walk   expect: gemv */
NOINLINE void gemv_rows_walk(const float *w, const float *in, float *out, unsigned rows, unsigned cols)
{
	const float *end = out + rows;
	while (out != end) {
		const float *p = in;
		float acc = 0;
		for (unsigned c = cols; c > 0; --c)
			acc += *w++ * *p++;
		*out++ = acc;
	}
}

/* case: gemv_ptrptr   expect: gemv */
NOINLINE void gemv_ptrptr(double **A, double *x, double *b, int n)
{
  int row, col;
  for (row = 0; row < n; row++) {
    double total = 0;
    for (col = 0; col < n; col++)
      total = total + A[row][col] * x[col];
    b[row] = total;
  }
}

static float layer_w[300][400];

/* case: gemv_global_strided   expect: gemv */
NOINLINE void gemv_global_strided(const float *x, int incx, float *y)
{
	for (int i = 0; i < 300; i++) {
		float s = 0;
		for (int j = 0; j < 400; j++)
			s += layer_w[i][j] * x[j * incx];
		y[i] = s;
	}
}

/* case: gemv_unroll2   expect: gemv   also: dot */
NOINLINE void gemv_unroll2(int m, int n, const double *A, const double *x, double *y)
{
	for (int i = 0; i < m; i++) {
		double s = 0;
		int j;
		for (j = 0; j + 1 < n; j += 2)
			s += A[i * n + j] * x[j] + A[i * n + j + 1] * x[j + 1];
		if (j < n)
			s += A[i * n + j] * x[j];
		y[i] = s;
	}
}

/* case: ger_plain   expect: ger */
NOINLINE void ger_plain(int m, int n, double alpha, const double *x, const double *y, double *A)
{
	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j++)
			A[i * n + j] += alpha * x[i] * y[j];
}

/* case: ger_grad   expect: ger */
NOINLINE void ger_grad(int out, int in, float lr, const float *delta, const float *act, float *w)
{
    /* w -= lr * delta act^T, the update of one sample */
    for (int o = 0; o < out; o++) {
        float g = lr * delta[o];
        for (int i = 0; i < in; i++) {
            w[o * in + i] -= g * act[i];
        }
    }
}

/* case: ger_colmajor_ld   expect: ger */
NOINLINE void ger_colmajor_ld(size_t m, size_t n, const float *x, const float *y, float *a, size_t lda)
{
	for (size_t j = 0; j != n; j++)
		for (size_t i = 0; i != m; i++)
			a[i + j * lda] = a[i + j * lda] + x[i] * y[j];
}

/* case: ger_vla   expect: ger */
NOINLINE void ger_vla(int n, double A[n][n], const double u[n], const double v[n])
{
	for (int i = n - 1; i >= 0; --i)
		for (int j = 0; j < n; ++j)
			A[i][j] += u[i] * v[j];
}

RUN(bgemm_plain)
{
	FOR_DIMS(d, { 8, 40, 36, 32 }, { 1, 1, 1, 1 }, { 0, 2, 2, 2 }, { 2, 2, 2, 0 }, { 2, -1, 2, 2 }) {
		float *a = f32(d[0] * d[1] * d[3]), *b = f32(d[0] * d[3] * d[2]), *c = f32(d[0] * d[1] * d[2]);

		bgemm_plain(d[0], d[1], d[2], d[3], a, b, c);
		dump_f32("C", c, d[0] * d[1] * d[2]);
	}
}

RUN(bgemm_vla_kt)
{
	FOR_DIMS(d, { 8, 40, 32 }, { 1, 3, 5 }) {
		float *q = f32(d[0] * d[1] * d[2]), *k = f32(d[0] * d[1] * d[2]), *s = f32(d[0] * d[1] * d[1]);

		bgemm_vla_kt(d[0], d[1], d[2], (void *)q, (void *)k, (void *)s);
		dump_f32("s", s, d[0] * d[1] * d[1]);
	}
}

RUN(bgemm_shared_b)
{
	FOR_DIMS(d, { 8, 40, 36, 32 }, { 1, 1, 1, 1 }, { 0, 2, 2, 2 }, { 2, 2, 2, 0 }) {
		double *a = f64(d[0] * d[1] * d[3]), *b = f64(d[3] * d[2]), *c = f64(d[0] * d[1] * d[2]);

		bgemm_shared_b(d[0], d[1], d[2], d[3], a, b, c);
		dump_f64("y", c, d[0] * d[1] * d[2]);
	}
}

RUN(bgemm_pointer_table)
{
	FOR_DIMS(d, { 8, 32 }, { 2, 1 }, { 0, 3 }, { 3, 0 }) {
		double *a[8], *b[8], *c[8], *all = f64(8 * d[1] * d[1]);

		for (int i = 0; i < d[0]; i++)
			a[i] = f64(d[1] * d[1]), b[i] = f64(d[1] * d[1]), c[i] = all + i * d[1] * d[1];
		if (d[0] == 8)
			a[2] = c[5], c[7] = c[6]; /* one batch reads another's result */
		bgemm_pointer_table(d[0], d[1], a, b, c);
		dump_f64("c", all, 8 * d[1] * d[1]);
	}
}

RUN(bgemm_interleaved)
{
	FOR_DIMS(d, { 40, 8, 32 }, { 1, 1, 1 }, { 0, 2, 2 }, { 3, 2, 0 }) {
		float *q = f32(d[0] * d[1] * d[2]), *k = f32(d[0] * d[1] * d[2]), *s = f32(d[0] * d[1] * d[0]);

		bgemm_interleaved(d[0], d[1], d[2], q, k, s);
		dump_f32("att", s, d[0] * d[1] * d[0]);
	}
}

static void drive_gemv(void (*f)(int, int, const double *, const double *, double *), int trans)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 5 }, { 5, 0 }, { -2, 3 }, { 17, 33 }) {
		long nx = trans ? d[0] : d[1], ny = trans ? d[1] : d[0];
		double *a = f64(d[0] * d[1]), *x = f64(nx), *y = f64(ny);

		f(d[0], d[1], a, x, y);
		dump_f64("y", y, ny);
	}
	double *m = f64(300 * 300 + 600);
	f(smr_sz(300), smr_sz(300), m, m + 300 * 300, m + 300 * 300 + 7); /* y over x */
	dump_f64("overlap", m, 300 * 300 + 600);
}

RUN(gemv_plain) { drive_gemv(gemv_plain, 0); }
RUN(gemv_trans_axpy) { drive_gemv(gemv_trans_axpy, 1); }
RUN(gemv_unroll2) { drive_gemv(gemv_unroll2, 0); }

RUN(gemv_alpha_beta_ld)
{
	FOR_DIMS(d, { 500, 600, 640 }, { 3, 4, 2 }, { 0, 4, 4 }, { 4, 0, 1 }, { -4, 4, 4 }) {
		float *a = f32(d[0] * d[2] + d[1]), *x = f32(d[1]), *y = f32(d[0]);

		gemv_alpha_beta_ld(d[0], d[1], 1.25f, a, d[2], x, 0.5f, y);
		dump_f32("y", y, d[0]);
	}
}

RUN(gemv_rows_walk)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 5 }, { 5, 0 }) {
		float *a = f32(d[0] * d[1]), *x = f32(d[1]), *y = f32(d[0]);

		gemv_rows_walk(a, x, y, d[0], d[1]);
		dump_f32("out", y, d[0]);
	}
}

RUN(gemv_ptrptr)
{
	FOR_SIZES(n, 480, 2, 1, 0, -1) {
		double *rows[480], *x = f64(n), *b = f64(n);

		for (int i = 0; i < n; i++)
			rows[i] = f64(n);
		gemv_ptrptr(rows, x, b, n);
		dump_f64("b", b, n);
	}
}

RUN(gemv_global_strided)
{
	memcpy(layer_w, f32(300 * 400), sizeof(layer_w));
	FOR_SIZES(inc, 1, 3, 0) {
		float *x = f32(400 * 3), *y = f32(300);

		gemv_global_strided(x, inc, y);
		dump_f32("y", y, 300);
	}
}

RUN(ger_plain)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 5 }, { 5, 0 }, { -2, 3 }) {
		double *a = f64(d[0] * d[1]), *x = f64(d[0]), *y = f64(d[1]);

		ger_plain(d[0], d[1], -1.5, x, y, a);
		dump_f64("A", a, d[0] * d[1]);
	}
	double *m = f64(400 * 400);
	ger_plain(smr_sz(400), smr_sz(400), 0.5, m, m + 400, m); /* x and y are rows of A */
	dump_f64("overlap", m, 400 * 400);
}

RUN(ger_grad)
{
	FOR_DIMS(d, { 500, 600 }, { 1, 1 }, { 0, 5 }, { 5, 0 }, { -2, 3 }) {
		float *a = f32(d[0] * d[1]), *x = f32(d[0]), *y = f32(d[1]);

		ger_grad(d[0], d[1], 0.1f, x, y, a);
		dump_f32("w", a, d[0] * d[1]);
	}
}

RUN(ger_colmajor_ld)
{
	FOR_DIMS(d, { 500, 600, 512 }, { 1, 1, 1 }, { 5, 4, 2 }, { 0, 4, 4 }) {
		long na = d[1] * d[2] + d[0];
		float *a = f32(na), *x = f32(d[0]), *y = f32(d[1]);

		ger_colmajor_ld(d[0], d[1], x, y, a, d[2]);
		dump_f32("a", a, na);
	}
}

RUN(ger_vla)
{
	FOR_SIZES(n, 500, 1, 3) {
		double *a = f64(n * n), *x = f64(n), *y = f64(n);

		ger_vla(n, (void *)a, x, y);
		dump_f64("A", a, n * n);
	}
}

SMR_MAIN(R(bgemm_plain), R(bgemm_vla_kt), R(bgemm_shared_b), R(bgemm_pointer_table), R(bgemm_interleaved),
         R(gemv_plain), R(gemv_trans_axpy), R(gemv_alpha_beta_ld), R(gemv_rows_walk), R(gemv_ptrptr),
         R(gemv_global_strided), R(gemv_unroll2), R(ger_plain), R(ger_grad), R(ger_colmajor_ld), R(ger_vla))
