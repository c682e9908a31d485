#include "../harness.h"

/* case: maxpool_2x2   expect: maxpool2d */
NOINLINE void maxpool_2x2(int C, int H, int W, const float *in, float *out)
{
	int oh = H / 2, ow = W / 2;
	for (int c = 0; c < C; c++)
		for (int y = 0; y < oh; y++)
			for (int x = 0; x < ow; x++) {
				float m = in[(c * H + 2 * y) * W + 2 * x];
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++) {
						float v = in[(c * H + 2 * y + i) * W + 2 * x + j];
						if (v > m)
							m = v;
					}
				out[(c * oh + y) * ow + x] = m;
			}
}

/* case: maxpool_generic   expect: maxpool2d */
NOINLINE void maxpool_generic(const double *x, double *y, long c, long h, long w, long k, long s)
{
    long oh = (h - k) / s + 1, ow = (w - k) / s + 1;
    for (long n = 0; n < c; ++n)
    for (long i = 0; i < oh; ++i)
    for (long j = 0; j < ow; ++j) {
        double best = -DBL_MAX;
        for (long a = 0; a < k; ++a)
        for (long b = 0; b < k; ++b)
            best = fmax(best, x[n * h * w + (i * s + a) * w + j * s + b]);
        *y++ = best;
    }
}

/* case: maxpool_nhwc_mem   expect: maxpool2d */
NOINLINE void maxpool_nhwc_mem(size_t h, size_t w, size_t c, size_t k, const float *x, float *y)
{
	size_t oh = h / k, ow = w / k;
	for (size_t i = 0; i < oh * ow * c; i++)
		y[i] = -INFINITY;
	for (size_t i = 0; i < oh; i++)
		for (size_t j = 0; j < ow; j++)
			for (size_t a = 0; a < k; a++)
				for (size_t b = 0; b < k; b++)
					for (size_t ch = 0; ch < c; ch++) {
						float v = x[((i * k + a) * w + j * k + b) * c + ch];
						float *o = &y[(i * ow + j) * c + ch];
						*o = v > *o ? v : *o;
					}
}

#define MAX(a, b) ((a) > (b) ? (a) : (b))

/* case: maxpool_macro_static   expect: maxpool2d */
NOINLINE void maxpool_macro_static(float a[6][64][64], float p[6][32][32])
{
  int f, r, c;
  for (f = 0; f < 6; f++)
    for (r = 0; r < 32; r++)
      for (c = 0; c < 32; c++)
        p[f][r][c] = MAX(MAX(a[f][2 * r][2 * c], a[f][2 * r][2 * c + 1]),
                         MAX(a[f][2 * r + 1][2 * c], a[f][2 * r + 1][2 * c + 1]));
}

/* case: maxpool_pad_guard   expect: maxpool2d */
NOINLINE void maxpool_pad_guard(int C, int H, int W, int K, int S, int P, const float *in, float *out)
{
	int oh = (H + 2 * P - K) / S + 1, ow = (W + 2 * P - K) / S + 1;
	for (int c = 0; c < C; c++)
		for (int y = 0; y < oh; y++)
			for (int x = 0; x < ow; x++) {
				float m = -FLT_MAX;
				for (int i = 0; i < K; i++)
					for (int j = 0; j < K; j++) {
						int yy = y * S + i - P, xx = x * S + j - P;
						if (yy < 0 || yy >= H || xx < 0 || xx >= W)
							continue;
						if (in[(c * H + yy) * W + xx] > m)
							m = in[(c * H + yy) * W + xx];
					}
				out[(c * oh + y) * ow + x] = m;
			}
}

/* case: avgpool_2x2_sum   expect: avgpool2d */
NOINLINE void avgpool_2x2_sum(int h, int w, const float *src, float *dst)
{
	for (int y = 0; y < h / 2; y++)
		for (int x = 0; x < w / 2; x++) {
			const float *p = src + 2 * y * w + 2 * x;
			dst[y * (w / 2) + x] = (p[0] + p[1] + p[w] + p[w + 1]) * 0.25f;
		}
}

/* case: avgpool_generic   expect: avgpool2d */
NOINLINE void avgpool_generic(int C, int H, int W, int K, int S, const double *in, double *out)
{
	int oh = (H - K) / S + 1, ow = (W - K) / S + 1;
	for (int c = 0; c < C; c++)
		for (int y = 0; y < oh; y++)
			for (int x = 0; x < ow; x++) {
				double s = 0;
				for (int i = 0; i < K; i++)
					for (int j = 0; j < K; j++)
						s += in[(c * H + y * S + i) * W + x * S + j];
				out[(c * oh + y) * ow + x] = s / (K * K);
			}
}

/* case: avgpool_nhwc   expect: avgpool2d */
NOINLINE void avgpool_nhwc(size_t n, size_t h, size_t w, size_t c, const float *x, float *y)
{
  const float inv = 1.0f / 9.0f;
  size_t oh = h / 3, ow = w / 3;
  for (size_t b = 0; b < n; b++)
    for (size_t i = 0; i < oh; i++)
      for (size_t j = 0; j < ow; j++)
        for (size_t k = 0; k < c; k++) {
          float acc = 0;
          for (size_t u = 0; u < 3; u++)
            for (size_t v = 0; v < 3; v++)
              acc += x[((b * h + i * 3 + u) * w + j * 3 + v) * c + k];
          y[((b * oh + i) * ow + j) * c + k] = acc * inv;
        }
}

/* case: avgpool_global   expect: avgpool2d|mean   also: sum */
NOINLINE void avgpool_global(int c, int hw, const float *x, float *y)
{
	for (int k = 0; k < c; k++) {
		float s = 0;
		for (int i = 0; i < hw; i++)
			s += x[k * hw + i];
		y[k] = s / hw;
	}
}

/* case: relu_ternary   expect: relu */
NOINLINE void relu_ternary(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] > 0 ? x[i] : 0;
}

/* case: relu_inplace_if   expect: relu */
NOINLINE void relu_inplace_if(float *v, size_t n)
{
	for (size_t i = 0; i < n; ++i)
		if (v[i] < 0.0f)
			v[i] = 0.0f;
}

/* case: relu_fmax   expect: relu */
NOINLINE void relu_fmax(double *x, long n)
{
    for (long i = n - 1; i >= 0; --i)
        x[i] = fmax(x[i], 0.0);
}

/* case: relu_if_else_walk   expect: relu */
NOINLINE void relu_if_else_walk(const double *src, double *dst, unsigned cnt)
{
	while (cnt--) {
		if (*src > 0.0)
			*dst = *src;
		else
			*dst = 0.0;
		src++, dst++;
	}
}

/* case: relu_2d_vla   expect: relu */
NOINLINE void relu_2d_vla(int r, int c, float m[r][c])
{
  for (int i = 0; i < r; i++)
    for (int j = 0; j < c; j++)
      m[i][j] = MAX(0.0f, m[i][j]);
}

static inline int relu_i(int v) { return v > 0 ? v : 0; }

/* case: relu_int_helper   expect: relu */
NOINLINE void relu_int_helper(int *a, int n)
{
	for (int i = 0; i < n; i++)
		a[i] = relu_i(a[i]);
}

/* case: leaky_const   expect: leaky_relu */
NOINLINE void leaky_const(int n, float *x)
{
	for (int i = 0; i < n; i++)
		x[i] = (x[i] > 0) ? x[i] : .1f * x[i];
}

/* case: leaky_param   expect: leaky_relu */
NOINLINE void leaky_param(const double *in, double *out, size_t n, double slope)
{
	for (size_t i = 0; i < n; i++) {
		double v = in[i];
		if (v >= 0)
			out[i] = v;
		else
			out[i] = slope * v;
	}
}

/* case: leaky_if_rows   expect: leaky_relu */
NOINLINE void leaky_if_rows(float **m, int rows, int cols)
{
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < cols; j++)
			if (m[i][j] < 0)
				m[i][j] *= 0.01f;
}

/* case: sigmoid_plain   expect: sigmoid */
NOINLINE void sigmoid_plain(const double *x, double *y, int n)
{
	for (int i = 0; i < n; i++)
		y[i] = 1.0 / (1.0 + exp(-x[i]));
}

static inline float logistic(float x) { return 1.f / (1.f + expf(-x)); }

/* case: sigmoid_helper_inplace   expect: sigmoid */
NOINLINE void sigmoid_helper_inplace(float *a, unsigned long n)
{
	for (unsigned long i = 0; i != n; i++)
		a[i] = logistic(a[i]);
}

/* case: sigmoid_pos_form   expect: sigmoid */
NOINLINE void sigmoid_pos_form(float *p, float *end)
{
	for (; p < end; p++) {
		float e = expf(*p);
		*p = e / (e + 1.0f);
	}
}

/* case: tanh_plain   expect: tanh */
NOINLINE void tanh_plain(float *x, int n)
{
	for (int i = 0; i < n; i++)
		x[i] = tanhf(x[i]);
}

/* case: tanh_double_2d   expect: tanh */
NOINLINE void tanh_double_2d(double *restrict dst, const double *restrict src, int rows, int cols, int ld)
{
	int r = rows;
	while (r-- > 0)
		for (int c = 0; c < cols; c++)
			dst[r * ld + c] = tanh(src[r * ld + c]);
}

/* case: gelu_erf   expect: gelu */
NOINLINE void gelu_erf(int n, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		y[i] = 0.5f * x[i] * (1.0f + erff(x[i] * 0.70710678118654752440f));
}

#define GELU_SCALING_FACTOR sqrtf(2.0f / M_PI)

/* case: gelu_tanh_gpt   expect: gelu */
NOINLINE void gelu_tanh_gpt(float *out, const float *inp, int N)
{
    for (int i = 0; i < N; i++) {
        float x = inp[i];
        float cube = 0.044715f * x * x * x;
        out[i] = 0.5f * x * (1.0f + tanhf(GELU_SCALING_FACTOR * (x + cube)));
    }
}

/* case: gelu_erf_div   expect: gelu */
NOINLINE void gelu_erf_div(double *v, size_t n)
{
	for (size_t i = 0; i < n; ++i) {
		const double t = v[i];
		v[i] = t * (1 + erf(t / sqrt(2.0))) / 2;
	}
}

#define BIG 200003

#define POOLS { 8, 100, 102, 2, 2, 1 }, { 3, 61, 57, 3, 2, 1 }, { 1, 2, 2, 2, 1, 0 }, { 0, 4, 4, 2, 2, 0 }, { 2, 6, 6, 3, 3, 0 }

RUN(maxpool_2x2)
{
	FOR_DIMS(d, POOLS) {
		float *x = f32(d[0] * d[1] * d[2]), *y = f32(d[0] * (d[1] / 2) * (d[2] / 2));

		maxpool_2x2(d[0], d[1], d[2], x, y);
		dump_exact_f32("out", y, d[0] * (d[1] / 2) * (d[2] / 2));
		special_f32(x, d[0] * d[1] * d[2]);
		maxpool_2x2(d[0], d[1], d[2], x, y);
		dump_exact_f32("odd", y, d[0] * (d[1] / 2) * (d[2] / 2));
	}
}

RUN(maxpool_generic)
{
	FOR_DIMS(d, POOLS) {
		long no = d[0] * ((d[1] - d[3]) / d[4] + 1) * ((d[2] - d[3]) / d[4] + 1);
		double *x = f64_in(d[0] * d[1] * d[2], -2, -1), *y = f64(no);

		maxpool_generic(x, y, d[0], d[1], d[2], d[3], d[4]);
		dump_f64("out", y, no);
	}
}

RUN(maxpool_nhwc_mem)
{
	FOR_DIMS(d, POOLS) {
		long no = d[0] * (d[1] / d[3]) * (d[2] / d[3]);
		float *x = f32(d[0] * d[1] * d[2]), *y = f32(no);

		special_f32(x, d[0] * d[1] * d[2]);
		maxpool_nhwc_mem(d[1], d[2], d[0], d[3], x, y);
		dump_exact_f32("out", y, no);
	}
}

RUN(maxpool_macro_static)
{
	float *x = f32(6 * 64 * 64), *y = f32(6 * 32 * 32);

	special_f32(x, 6 * 64 * 64);
	maxpool_macro_static((void *)x, (void *)y);
	dump_exact_f32("p", y, 6 * 32 * 32);
}

RUN(maxpool_pad_guard)
{
	FOR_DIMS(d, POOLS) {
		long no = d[0] * ((d[1] + 2 * d[5] - d[3]) / d[4] + 1) * ((d[2] + 2 * d[5] - d[3]) / d[4] + 1);
		float *x = f32(d[0] * d[1] * d[2]), *y = f32(no);

		special_f32(x, d[0] * d[1] * d[2]);
		maxpool_pad_guard(d[0], d[1], d[2], d[3], d[4], d[5], x, y);
		dump_exact_f32("out", y, no);
	}
}

RUN(avgpool_2x2_sum)
{
	FOR_DIMS(d, { 500, 600 }, { 2, 2 }, { 1, 1 }, { 5, 7 }, { 0, 4 }, { -2, 4 }) {
		float *x = f32(d[0] * d[1]), *y = f32((d[0] / 2) * (d[1] / 2));

		avgpool_2x2_sum(d[0], d[1], x, y);
		dump_f32("dst", y, (d[0] / 2) * (d[1] / 2));
	}
}

RUN(avgpool_generic)
{
	FOR_DIMS(d, POOLS) {
		long no = d[0] * ((d[1] - d[3]) / d[4] + 1) * ((d[2] - d[3]) / d[4] + 1);
		double *x = f64(d[0] * d[1] * d[2]), *y = f64(no);

		avgpool_generic(d[0], d[1], d[2], d[3], d[4], x, y);
		dump_f64("out", y, no);
	}
}

RUN(avgpool_nhwc)
{
	FOR_DIMS(d, { 2, 60, 66, 16 }, { 1, 3, 3, 1 }, { 0, 3, 3, 1 }, { 1, 2, 9, 3 }) {
		long no = d[0] * (d[1] / 3) * (d[2] / 3) * d[3];
		float *x = f32(d[0] * d[1] * d[2] * d[3]), *y = f32(no);

		avgpool_nhwc(d[0], d[1], d[2], d[3], x, y);
		dump_f32("y", y, no);
	}
}

RUN(avgpool_global)
{
	FOR_DIMS(d, { 64, 4900 }, { 1, 1 }, { 0, 3 }, { -1, 3 }, { 2, 0 }) {
		float *x = f32(d[0] * d[1]), *y = f32(d[0]);

		avgpool_global(d[0], d[1], x, y);
		smr_terms = d[1];
		dump_f32("y", y, d[0]);
	}
}

RUN(relu_ternary)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *x = f32(n), *y = f32(n);

		special_f32(x, n);
		relu_ternary(n, x, y);
		dump_exact_f32("y", y, n);
		relu_ternary(n, x, x);
		if (n > 1)
			relu_ternary(n - 1, y, y + 1); /* the first value runs down the array */
		dump_exact_f32("inplace", x, n);
		dump_exact_f32("overlap", y, n);
	}
}

RUN(relu_inplace_if)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		float *x = f32(n);

		special_f32(x, n);
		relu_inplace_if(x, n);
		dump_exact_f32("v", x, n);
	}
}

RUN(relu_fmax)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		double *x = f64(n);

		special_f64(x, n);
		relu_fmax(x, n);
		dump_f64("x", x, n); /* C leaves fmax(-0, 0) open */
	}
}

RUN(relu_if_else_walk)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		double *x = f64(n), *y = f64(n);

		special_f64(x, n);
		relu_if_else_walk(x, y, n);
		dump_exact_f64("y", y, n);
	}
}

RUN(relu_2d_vla)
{
	FOR_DIMS(d, { 400, 600 }, { 1, 1 }) {
		float *x = f32(d[0] * d[1]);

		special_f32(x, d[0] * d[1]);
		relu_2d_vla(d[0], d[1], (void *)x);
		dump_exact_f32("m", x, d[0] * d[1]);
	}
}

RUN(relu_int_helper)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		int32_t *x = i32(n);

		if (n > 1)
			x[1] = INT_MIN;
		relu_int_helper(x, n);
		dump_i32("a", x, n);
	}
}

RUN(leaky_const)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *x = f32(n);

		special_f32(x, n);
		leaky_const(n, x);
		dump_exact_f32("x", x, n);
	}
}

RUN(leaky_param)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		double *x = f64(n), *y = f64(n);

		special_f64(x, n);
		for (int k = -1; k < 3; k++) { /* slopes -0.75 0 0.75 1.5 */
			leaky_param(x, y, n, 0.75 * k);
			dump_exact_f64("out", y, n);
		}
	}
}

RUN(leaky_if_rows)
{
	FOR_DIMS(d, { 300, 900 }, { 1, 1 }, { 0, 3 }, { 3, -1 }) {
		float *m[300], *all = f32(300 * 900);

		special_f32(all, 300 * 900);
		for (int i = 0; i < d[0]; i++)
			m[i] = all + 900 * i;
		leaky_if_rows(m, d[0], d[1]);
		dump_exact_f32("m", all, 300 * 900);
	}
}

RUN(sigmoid_plain)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		double *x = f64_in(n, -40, 40), *y = f64(n);

		special_f64(x, n);
		sigmoid_plain(x, y, n);
		dump_f64("y", y, n);
	}
}

RUN(sigmoid_helper_inplace)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		float *x = f32_in(n, -100, 100);

		special_f32(x, n);
		sigmoid_helper_inplace(x, n);
		dump_f32("a", x, n);
	}
}

RUN(sigmoid_pos_form)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		float *x = f32_in(n, -20, 20); /* exp of a large x overflows to NaN here */

		sigmoid_pos_form(x, x + n);
		dump_f32("p", x, n);
	}
}

RUN(tanh_plain)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *x = f32_in(n, -10, 10);

		special_f32(x, n);
		tanh_plain(x, n);
		dump_f32("x", x, n);
	}
}

RUN(tanh_double_2d)
{
	FOR_DIMS(d, { 300, 800, 850 }, { 1, 1, 1 }, { 0, 3, 3 }, { 3, 0, 3 }, { -2, 3, 3 }, { 6, 5, 3 }) {
		long n = d[0] > 0 ? d[0] * d[2] + d[1] : 0;
		double *x = f64_in(n, -4, 4), *y = f64(n);

		tanh_double_2d(y, x, d[0], d[1], d[2]);
		dump_f64("dst", y, n);
	}
}

RUN(gelu_erf)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *x = f32_in(n, -6, 6), *y = f32(n);

		special_f32(x, n);
		gelu_erf(n, x, y);
		dump_f32("y", y, n);
	}
}

RUN(gelu_tanh_gpt)
{
	FOR_SIZES(n, BIG, 30, 1, 0, -5) {
		float *x = f32_in(n, -6, 6), *y = f32(n);

		special_f32(x, n);
		gelu_tanh_gpt(y, x, n);
		dump_f32("out", y, n);
	}
}

RUN(gelu_erf_div)
{
	FOR_SIZES(n, BIG, 30, 1, 0) {
		double *x = f64_in(n, -6, 6);

		special_f64(x, n);
		gelu_erf_div(x, n);
		dump_f64("v", x, n);
	}
}

SMR_MAIN(R(maxpool_2x2), R(maxpool_generic), R(maxpool_nhwc_mem), R(maxpool_macro_static), R(maxpool_pad_guard),
         R(avgpool_2x2_sum), R(avgpool_generic), R(avgpool_nhwc), R(avgpool_global), R(relu_ternary),
         R(relu_inplace_if), R(relu_fmax), R(relu_if_else_walk), R(relu_2d_vla), R(relu_int_helper),
         R(leaky_const), R(leaky_param), R(leaky_if_rows), R(sigmoid_plain), R(sigmoid_helper_inplace),
         R(sigmoid_pos_form), R(tanh_plain), R(tanh_double_2d), R(gelu_erf), R(gelu_tanh_gpt), R(gelu_erf_div))
