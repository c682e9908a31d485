#include "../harness.h"

/* case: bias_rows   expect: bias   also: add */
NOINLINE void bias_rows(int rows, int cols, float *y, const float *b)
{
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < cols; j++)
			y[i * cols + j] += b[j];
}

/* case: bias_channels   expect: bias   also: add */
NOINLINE void bias_channels(float *output, const float *biases, int batch, int n, int size)
{
    int i, j, b;
    for (b = 0; b < batch; ++b) {
        for (i = 0; i < n; ++i) {
            for (j = 0; j < size; ++j) {
                output[(b * n + i) * size + j] += biases[i];
            }
        }
    }
}

/* case: bias_walk_out   expect: bias   also: add */
NOINLINE void bias_walk_out(const double *x, double *y, size_t n, const double *bias, size_t c)
{
	for (size_t i = 0; i < n; i++) {
		const double *b = bias;
		for (size_t k = c; k != 0; k--)
			*y++ = *x++ + *b++;
	}
}

/* case: bias_chw_vla   expect: bias   also: add */
NOINLINE void bias_chw_vla(int C, int H, int W, double t[C][H][W], double b[C])
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++)
				t[c][y][x] = t[c][y][x] + b[c];
}

/* case: add_vec   expect: add */
NOINLINE void add_vec(int n, const float *a, const float *b, float *c)
{
	for (int i = 0; i < n; i++)
		c[i] = a[i] + b[i];
}

/* case: add_residual   expect: add   also: axpy */
NOINLINE void add_residual(double *x, const double *skip, long n)
{
	while (--n >= 0)
		x[n] += skip[n];
}

typedef struct { int r, c; float **e; } mat;

/* case: add_matrix_struct   expect: add */
NOINLINE void add_matrix_struct(const mat *a, const mat *b, mat *s)
{
	int i, j;
	for (i = 0; i < s->r; i++)
		for (j = 0; j < s->c; j++)
			s->e[i][j] = a->e[i][j] + b->e[i][j];
}

/* case: add_int_unsigned   expect: add */
NOINLINE void add_int_unsigned(const unsigned *a, const unsigned *b, unsigned *o, size_t n)
{
	for (size_t i = 0; i < n; i++)
		o[i] = a[i] + b[i];
}

/* case: mul_hadamard   expect: mul */
NOINLINE void mul_hadamard(size_t n, const double *a, const double *b, double *out)
{
	for (size_t i = 0; i < n; i++)
		out[i] = a[i] * b[i];
}

/* case: mul_gate_inplace   expect: mul */
NOINLINE void mul_gate_inplace(float *h, const float *gate, int rows, int dim)
{
  for (int r = 0; r < rows; ++r)
    for (int d = 0; d < dim; ++d)
      h[r * dim + d] *= gate[r * dim + d];
}

/* case: mul_window   expect: mul */
NOINLINE void mul_window(const float *s, const float *win, float *f, unsigned short n)
{
	unsigned short i = 0;
	do {
		f[i] = s[i] * win[i];
	} while (++i < n);
}

/* case: bn_plain   expect: batchnorm */
NOINLINE void bn_plain(int N, int C, int HW, const float *x, const float *mean, const float *var, const float *gamma,
                       const float *beta, float eps, float *y)
{
	for (int n = 0; n < N; n++)
		for (int c = 0; c < C; c++)
			for (int i = 0; i < HW; i++)
				y[(n * C + c) * HW + i] =
					gamma[c] * (x[(n * C + c) * HW + i] - mean[c]) / sqrtf(var[c] + eps) + beta[c];
}

/* case: bn_hoisted   expect: batchnorm */
NOINLINE void bn_hoisted(double *x, const double *mu, const double *var, const double *g, const double *b, int ch, int sp)
{
    for (int c = 0; c < ch; ++c) {
        double inv = 1.0 / sqrt(var[c] + 1e-5);
        double *p = x + c * sp;
        for (int s = 0; s < sp; ++s)
            p[s] = (p[s] - mu[c]) * inv * g[c] + b[c];
    }
}

/* case: bn_nhwc   expect: batchnorm */
NOINLINE void bn_nhwc(size_t pix, size_t c, float *t, const float *m, const float *v, const float *w, const float *b)
{
	size_t p, k;
	for (p = 0; p < pix; p++)
		for (k = 0; k < c; k++) {
			float xh = (t[p * c + k] - m[k]) / sqrtf(v[k] + 1e-3f);
			t[p * c + k] = w[k] * xh + b[k];
		}
}

/* case: bn_darknet   expect: batchnorm */
NOINLINE void bn_darknet(float *x, float *mean, float *variance, int batch, int filters, int spatial)
{
    int b, f, i;
    for (b = 0; b < batch; ++b) {
        for (f = 0; f < filters; ++f) {
            for (i = 0; i < spatial; ++i) {
                int index = b * filters * spatial + f * spatial + i;
                x[index] = (x[index] - mean[f]) / (sqrtf(variance[f] + .000001f));
            }
        }
    }
}

/* case: ln_plain   expect: layernorm   also: mean|sum|batchnorm */
NOINLINE void ln_plain(int n, int d, const float *x, const float *g, const float *b, float *y)
{
	for (int i = 0; i < n; i++) {
		float mean = 0, var = 0;
		for (int j = 0; j < d; j++)
			mean += x[i * d + j];
		mean /= d;
		for (int j = 0; j < d; j++) {
			float t = x[i * d + j] - mean;
			var += t * t;
		}
		var /= d;
		float r = 1.0f / sqrtf(var + 1e-5f);
		for (int j = 0; j < d; j++)
			y[i * d + j] = (x[i * d + j] - mean) * r * g[j] + b[j];
	}
}

/* case: ln_gpt_walk   expect: layernorm   also: mean|sum|batchnorm */
NOINLINE void ln_gpt_walk(double *out, const double *inp, const double *weight, const double *bias, int B, int T, int C)
{
    double eps = 1e-5;
    for (int b = 0; b < B; b++) {
        for (int t = 0; t < T; t++) {
            const double *x = inp + b * T * C + t * C;
            double m = 0.0;
            for (int i = 0; i < C; i++) m += x[i];
            m = m / C;
            double v = 0.0;
            for (int i = 0; i < C; i++) {
                double xshift = x[i] - m;
                v += xshift * xshift;
            }
            v = v / C;
            double s = 1.0 / sqrt(v + eps);
            double *out_bt = out + b * T * C + t * C;
            for (int i = 0; i < C; i++) {
                double n = (s * (x[i] - m));
                double o = n * weight[i] + bias[i];
                out_bt[i] = o;
            }
        }
    }
}

/* case: ln_no_affine_vec   expect: layernorm   also: mean|sum|batchnorm|scal|dot */
NOINLINE void ln_no_affine_vec(float *v, unsigned n)
{
	float mu = 0.f, ss = 0.f;
	unsigned i;
	for (i = 0; i < n; i++) mu += v[i];
	mu /= (float)n;
	for (i = 0; i < n; i++) ss += (v[i] - mu) * (v[i] - mu);
	for (i = 0; i < n; i++) v[i] = (v[i] - mu) / sqrtf(ss / (float)n + 1e-6f);
}

/* case: rms_llama   expect: rmsnorm   also: dot|sum|mul|nrm2 */
NOINLINE void rms_llama(float *o, float *x, float *weight, int size)
{
    // calculate sum of squares
    float ss = 0.0f;
    for (int j = 0; j < size; j++) {
        ss += x[j] * x[j];
    }
    ss /= size;
    ss += 1e-5f;
    ss = 1.0f / sqrtf(ss);
    // normalize and scale
    for (int j = 0; j < size; j++) {
        o[j] = weight[j] * (ss * x[j]);
    }
}

/* case: rms_rows   expect: rmsnorm   also: dot|sum|mul|nrm2 */
NOINLINE void rms_rows(size_t rows, size_t d, const double *x, const double *g, double eps, double *y)
{
	for (size_t r = 0; r < rows; r++) {
		double ms = 0;
		for (size_t k = 0; k < d; k++)
			ms += x[r * d + k] * x[r * d + k];
		double rms = sqrt(ms / d + eps);
		for (size_t k = 0; k < d; k++)
			y[r * d + k] = x[r * d + k] / rms * g[k];
	}
}

/* case: rms_inplace_ptr   expect: rmsnorm   also: dot|sum|mul|nrm2|scal */
NOINLINE void rms_inplace_ptr(float **rows, int n, int d, const float *w)
{
	while (n-- > 0) {
		float *x = *rows++, acc = 0;
		int i;
		for (i = 0; i < d; ++i) acc += x[i] * x[i];
		const float k = 1.0f / sqrtf(acc / d + 1e-6f);
		for (i = 0; i < d; ++i) x[i] = x[i] * k * w[i];
	}
}

/* case: softmax_vec   expect: softmax   also: max|sum|scal|mul */
NOINLINE void softmax_vec(float *x, int size)
{
    float max_val = x[0];
    for (int i = 1; i < size; i++) {
        if (x[i] > max_val) {
            max_val = x[i];
        }
    }
    float sum = 0.0f;
    for (int i = 0; i < size; i++) {
        x[i] = expf(x[i] - max_val);
        sum += x[i];
    }
    for (int i = 0; i < size; i++) {
        x[i] /= sum;
    }
}

/* case: softmax_rows   expect: softmax   also: max|sum|scal|mul */
NOINLINE void softmax_rows(int n, int m, const double *z, double *p)
{
	for (int i = 0; i < n; i++) {
		double mx = -INFINITY, s = 0;
		for (int j = 0; j < m; j++)
			mx = fmax(mx, z[i * m + j]);
		for (int j = 0; j < m; j++)
			s += exp(z[i * m + j] - mx);
		for (int j = 0; j < m; j++)
			p[i * m + j] = exp(z[i * m + j] - mx) / s;
	}
}

/* case: softmax_walk   expect: softmax   also: max|sum|scal|mul */
NOINLINE void softmax_walk(const float *in, float *out, size_t n)
{
	const float *p = in, *e = in + n;
	float big = *p, tot = 0;
	while (++p < e)
		big = *p > big ? *p : big;
	for (size_t i = 0; i < n; i++) {
		float v = expf(in[i] - big);
		out[i] = v;
		tot += v;
	}
	tot = 1.0f / tot;
	for (size_t i = 0; i < n; i++)
		out[i] *= tot;
}

/* case: softmax_naive   expect: softmax   also: sum|scal|mul */
NOINLINE void softmax_naive(double *v, int n)
{
	double total = 0;
	for (int i = 0; i < n; i++)
		total += exp(v[i]);
	for (int i = 0; i < n; i++)
		v[i] = exp(v[i]) / total;
}

/* case: softmax_attention_vla   expect: softmax   also: max|sum|scal|mul */
NOINLINE void softmax_attention_vla(int H, int T, float a[H][T][T])
{
  for (int h = 0; h < H; ++h)
    for (int t = 0; t < T; ++t) {
      float m = a[h][t][0];
      for (int u = 1; u < T; ++u) m = a[h][t][u] > m ? a[h][t][u] : m;
      float s = 0;
      for (int u = 0; u < T; ++u) s += (a[h][t][u] = expf(a[h][t][u] - m));
      for (int u = 0; u < T; ++u) a[h][t][u] /= s;
    }
}

#define BIG 200003

RUN(bias_rows)
{
	FOR_DIMS(d, { 300, 900 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -1, 3 }) {
		float *y = f32(d[0] * d[1]), *b = f32(d[1]);

		bias_rows(d[0], d[1], y, b);
		dump_exact_f32("y", y, d[0] * d[1]);
	}
	float *m = f32(400 * 600);
	bias_rows(smr_sz(400), smr_sz(600), m, m + 1200); /* the bias is a row of y */
	dump_f32("overlap", m, 400 * 600);
}

RUN(bias_channels)
{
	FOR_DIMS(d, { 4, 60, 1000 }, { 1, 1, 1 }, { 0, 2, 3 }, { 2, 0, 3 }, { 2, 3, -1 }) {
		float *y = f32(d[0] * d[1] * d[2]), *b = f32(d[1]);

		bias_channels(y, b, d[0], d[1], d[2]);
		dump_exact_f32("output", y, d[0] * d[1] * d[2]);
	}
}

RUN(bias_walk_out)
{
	FOR_DIMS(d, { 300, 900 }, { 1, 1 }, { 0, 3 }, { 3, 0 }) {
		double *x = f64(d[0] * d[1]), *y = f64(d[0] * d[1]), *b = f64(d[1]);

		bias_walk_out(x, y, d[0], b, d[1]);
		dump_exact_f64("y", y, d[0] * d[1]);
	}
}

RUN(bias_chw_vla)
{
	FOR_DIMS(d, { 24, 90, 100 }, { 1, 1, 1 }) {
		double *y = f64(d[0] * d[1] * d[2]), *b = f64(d[0]);

		bias_chw_vla(d[0], d[1], d[2], (void *)y, b);
		dump_exact_f64("t", y, d[0] * d[1] * d[2]);
	}
}

RUN(add_vec)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *a = f32(n), *b = f32(n), *c = f32(n);

		special_f32(a, n);
		add_vec(n, a, b, c);
		dump_exact_f32("c", c, n);
		if (n > 8) { /* a recurrence when c runs ahead of a */
			add_vec(n - 8, b, a, b + 8);
			dump_exact_f32("overlap", b, n);
		}
	}
}

RUN(add_residual)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		double *a = f64(n), *b = f64(n);

		add_residual(a, b, n);
		if (n > 1)
			add_residual(a, a + 1, n - 1);
		dump_exact_f64("x", a, n);
	}
}

RUN(add_matrix_struct)
{
	FOR_DIMS(d, { 300, 900 }, { 1, 1 }, { 0, 3 }, { 3, -1 }) {
		float *r[3][300], *all = f32(3 * 300 * 900);
		mat a = { d[0], d[1], r[0] }, b = { d[0], d[1], r[1] }, s = { d[0], d[1], r[2] };

		for (int i = 0; i < 300; i++)
			for (int k = 0; k < 3; k++)
				r[k][i] = all + (k * 300 + i) * 900;
		add_matrix_struct(&a, &b, &s);
		add_matrix_struct(&s, &b, &b);
		dump_exact_f32("s", all, 3 * 300 * 900);
	}
}

RUN(add_int_unsigned)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		int32_t *a = i32_in(n, -2e9, 2e9), *b = i32_in(n, -2e9, 2e9), *c = i32(n);

		add_int_unsigned((unsigned *)a, (unsigned *)b, (unsigned *)c, n);
		dump_i32("o", c, n);
	}
}

RUN(mul_hadamard)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		double *a = f64(n), *b = f64(n), *c = f64(n);

		special_f64(b, n);
		mul_hadamard(n, a, b, c);
		dump_exact_f64("out", c, n);
	}
}

RUN(mul_gate_inplace)
{
	FOR_DIMS(d, { 300, 900 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -1, 3 }) {
		float *y = f32(d[0] * d[1]), *b = f32(d[0] * d[1]);

		mul_gate_inplace(y, b, d[0], d[1]);
		dump_exact_f32("h", y, d[0] * d[1]);
	}
}

RUN(mul_window)
{
	FOR_SIZES(n, 65535, 1, 30) {
		float *a = f32(n), *b = f32(n), *c = f32(n);

		for (int k = 0; k < 4; k++)
			mul_window(a, b, c, n);
		dump_exact_f32("f", c, n);
	}
}

RUN(bn_plain)
{
	FOR_DIMS(d, { 2, 40, 3000 }, { 1, 1, 1 }, { 0, 3, 3 }, { 2, 0, 3 }, { 2, 3, -1 }) {
		long n = d[0] * d[1] * d[2];
		float *x = f32(n), *y = f32(n), *m = f32(d[1]), *v = f32_in(d[1], 0.1, 2), *g = f32(d[1]), *b = f32(d[1]);

		bn_plain(d[0], d[1], d[2], x, m, v, g, b, 1e-5f, y);
		dump_f32("y", y, n);
	}
}

RUN(bn_hoisted)
{
	FOR_DIMS(d, { 80, 3000 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -3, 4 }) {
		double *x = f64(d[0] * d[1]), *m = f64(d[0]), *v = f64_in(d[0], 0.1, 2), *g = f64(d[0]), *b = f64(d[0]);

		bn_hoisted(x, m, v, g, b, d[0], d[1]);
		dump_f64("x", x, d[0] * d[1]);
	}
}

RUN(bn_nhwc)
{
	FOR_DIMS(d, { 3000, 80 }, { 1, 1 }, { 0, 3 }, { 3, 0 }) {
		float *x = f32(d[0] * d[1]), *m = f32(d[1]), *v = f32_in(d[1], 0.1, 2), *g = f32(d[1]), *b = f32(d[1]);

		bn_nhwc(d[0], d[1], x, m, v, g, b);
		dump_f32("t", x, d[0] * d[1]);
	}
}

RUN(bn_darknet)
{
	FOR_DIMS(d, { 2, 40, 3000 }, { 1, 1, 1 }, { 0, 3, 3 }, { 2, 0, 3 }, { 2, 3, -1 }) {
		long n = d[0] * d[1] * d[2];
		float *x = f32(n), *m = f32(d[1]), *v = f32_in(d[1], 0.1, 2);

		bn_darknet(x, m, v, d[0], d[1], d[2]);
		dump_f32("x", x, n);
	}
}

RUN(ln_plain)
{
	FOR_DIMS(d, { 300, 800 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { 4, 3 }) {
		float *x = f32(d[0] * d[1]), *y = f32(d[0] * d[1]), *g = f32(d[1]), *b = f32(d[1]);

		ln_plain(d[0], d[1], x, g, b, y);
		dump_f32("y", y, d[0] * d[1]);
	}
}

RUN(ln_gpt_walk)
{
	FOR_DIMS(d, { 4, 80, 800 }, { 1, 1, 1 }, { 0, 3, 3 }, { 1, 3, 0 }, { -1, 2, 3 }) {
		long n = d[0] * d[1] * d[2];
		double *x = f64(n), *y = f64(n), *g = f64(d[2]), *b = f64(d[2]);

		ln_gpt_walk(y, x, g, b, d[0], d[1], d[2]);
		dump_f64("out", y, n);
	}
}

RUN(ln_no_affine_vec)
{
	FOR_SIZES(n, BIG, 30, 2, 1, 0) {
		float *x = f32(n);

		ln_no_affine_vec(x, n);
		smr_terms = n > 0 ? n : 1;
		dump_f32("v", x, n);
	}
}

RUN(rms_llama)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		float *x = f32(n), *w = f32(n), *o = f32(n);

		rms_llama(o, x, w, n);
		rms_llama(x, x, w, n);
		smr_terms = n > 0 ? n : 1;
		dump_f32("o", o, n);
		dump_f32("inplace", x, n);
	}
}

RUN(rms_rows)
{
	FOR_DIMS(d, { 300, 800 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { 4, 3 }) {
		double *x = f64(d[0] * d[1]), *y = f64(d[0] * d[1]), *g = f64(d[1]);

		rms_rows(d[0], d[1], x, g, 1e-6, y);
		dump_f64("y", y, d[0] * d[1]);
	}
}

RUN(rms_inplace_ptr)
{
	FOR_DIMS(d, { 300, 800 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { -4, 3 }) {
		float *rows[300], *x = f32(300 * 800), *w = f32(d[1]);

		for (int i = 0; i < d[0]; i++)
			rows[i] = x + i * d[1];
		rms_inplace_ptr(rows, d[0], d[1], w);
		dump_f32("x", x, 300 * 800);
	}
}

RUN(softmax_vec)
{
	FOR_SIZES(n, BIG, 30, 1) {
		float *x = f32_in(n, -9, 9);

		softmax_vec(x, n);
		smr_terms = n > 0 ? n : 1;
		dump_f32("x", x, n);
	}
}

RUN(softmax_rows)
{
	FOR_DIMS(d, { 300, 800 }, { 1, 1 }, { 0, 3 }, { 3, 0 }, { 4, -3 }) {
		double *x = f64_in(d[0] * d[1], -9, 9), *y = f64(d[1] > 0 ? d[0] * d[1] : 0);

		softmax_rows(d[0], d[1], x, y);
		dump_f64("p", y, d[1] > 0 ? d[0] * d[1] : 0);
	}
}

RUN(softmax_walk)
{
	FOR_SIZES(n, BIG, 30, 1) {
		float *x = f32_in(n, -9, 9), *y = f32(n);

		softmax_walk(x, y, n);
		smr_terms = n > 0 ? n : 1;
		dump_f32("out", y, n);
	}
}

RUN(softmax_naive)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		double *x = f64_in(n, -9, 9);

		if (n == 30) /* overflows here and nowhere else */
			x[3] = 800;
		softmax_naive(x, n);
		dump_f64("v", x, n);
	}
}

RUN(softmax_attention_vla)
{
	FOR_DIMS(d, { 8, 150 }, { 1, 1 }) {
		float *x = f32_in(d[0] * d[1] * d[1], -9, 9);

		softmax_attention_vla(d[0], d[1], (void *)x);
		dump_f32("a", x, d[0] * d[1] * d[1]);
	}
}

SMR_MAIN(R(bias_rows), R(bias_channels), R(bias_walk_out), R(bias_chw_vla), R(add_vec), R(add_residual),
         R(add_matrix_struct), R(add_int_unsigned), R(mul_hadamard), R(mul_gate_inplace), R(mul_window),
         R(bn_plain), R(bn_hoisted), R(bn_nhwc), R(bn_darknet), R(ln_plain), R(ln_gpt_walk),
         R(ln_no_affine_vec), R(rms_llama), R(rms_rows), R(rms_inplace_ptr), R(softmax_vec), R(softmax_rows),
         R(softmax_walk), R(softmax_naive), R(softmax_attention_vla))
