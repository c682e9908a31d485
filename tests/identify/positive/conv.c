#include "../harness.h"

/* case: conv1d_valid   expect: conv1d */
NOINLINE void conv1d_valid(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i < n - k + 1; i++) {
		float s = 0;
		for (int j = 0; j < k; j++)
			s += x[i + j] * h[j];
		y[i] = s;
	}
}

/* case: conv1d_channels   expect: conv1d */
NOINLINE void conv1d_channels(int co, int ci, int len, int k, int stride, const float *in, const float *w,
                              const float *bias, float *out)
{
    int ol = (len - k) / stride + 1;
    for (int o = 0; o < co; o++)
        for (int t = 0; t < ol; t++) {
            float acc = bias[o];
            for (int c = 0; c < ci; c++)
                for (int j = 0; j < k; j++)
                    acc += in[c * len + t * stride + j] * w[(o * ci + c) * k + j];
            out[o * ol + t] = acc;
        }
}

/* case: conv1d_fir_flipped   expect: conv1d */
NOINLINE void conv1d_fir_flipped(const double *in, double *out, long n, const double *taps, long nt)
{
	/* in has nt - 1 samples of history before it */
	for (long t = 0; t < n; t++) {
		const double *p = in + t;
		double acc = 0;
		for (long k = 0; k < nt; k++)
			acc += taps[k] * *p--;
		out[t] = acc;
	}
}

/* case: conv1d_same_guard   expect: conv1d */
NOINLINE void conv1d_same_guard(int n, const double *x, int k, const double *h, double *y)
{
	int half = k / 2;
	for (int i = 0; i < n; i++) {
		y[i] = 0.0;
		for (int j = 0; j < k; j++) {
			int p = i + j - half;
			if (p >= 0 && p < n)
				y[i] += x[p] * h[j];
		}
	}
}

/* case: conv2d_nchw   expect: conv2d */
NOINLINE void conv2d_nchw(int N, int C, int H, int W, int K, int R_, int S, const float *in, const float *wt, float *out)
{
	int P = H - R_ + 1, Q = W - S + 1;
	for (int n = 0; n < N; n++)
		for (int k = 0; k < K; k++)
			for (int p = 0; p < P; p++)
				for (int q = 0; q < Q; q++) {
					float s = 0;
					for (int c = 0; c < C; c++)
						for (int r = 0; r < R_; r++)
							for (int t = 0; t < S; t++)
								s += in[((n * C + c) * H + p + r) * W + q + t] * wt[((k * C + c) * R_ + r) * S + t];
					out[((n * K + k) * P + p) * Q + q] = s;
				}
}

/* case: conv2d_nhwc   expect: conv2d */
NOINLINE void conv2d_nhwc(size_t h, size_t w, size_t ci, size_t co, size_t k, const float *x, const float *f, float *y)
{
  size_t oh = h - k + 1, ow = w - k + 1;
  for (size_t i = 0; i < oh; i++) {
    for (size_t j = 0; j < ow; j++) {
      for (size_t o = 0; o < co; o++) {
        float acc = 0.0f;
        for (size_t a = 0; a < k; a++) {
          for (size_t b = 0; b < k; b++) {
            for (size_t c = 0; c < ci; c++) {
              acc += x[((i + a) * w + (j + b)) * ci + c] * f[((a * k + b) * ci + c) * co + o];
            }
          }
        }
        y[(i * ow + j) * co + o] = acc;
      }
    }
  }
}

/* case: conv2d_guard_stride_dil   expect: conv2d   also: bias */
NOINLINE void conv2d_guard_stride_dil(const float *input, const float *weight, const float *bias, float *output,
                                      int ic, int ih, int iw, int oc, int kh, int kw, int stride, int pad, int dil)
{
    int oh = (ih + 2 * pad - dil * (kh - 1) - 1) / stride + 1;
    int ow = (iw + 2 * pad - dil * (kw - 1) - 1) / stride + 1;

    for (int o = 0; o < oc; o++) {
        for (int y = 0; y < oh; y++) {
            for (int x = 0; x < ow; x++) {
                float sum = bias[o];
                for (int c = 0; c < ic; c++) {
                    for (int i = 0; i < kh; i++) {
                        for (int j = 0; j < kw; j++) {
                            int yy = y * stride - pad + i * dil;
                            int xx = x * stride - pad + j * dil;
                            if (yy >= 0 && yy < ih && xx >= 0 && xx < iw)
                                sum += input[(c * ih + yy) * iw + xx] * weight[((o * ic + c) * kh + i) * kw + j];
                        }
                    }
                }
                output[(o * oh + y) * ow + x] = sum;
            }
        }
    }
}

/* case: conv2d_guard_continue   expect: conv2d */
NOINLINE void conv2d_guard_continue(long C, long H, long W, long F, const double *x, const double *k, double *y)
{
	long f, r, c, ch, i, j;

	for (f = 0; f < F; f++)
		for (r = 0; r < H; r++)
			for (c = 0; c < W; c++) {
				double v = 0;
				for (ch = 0; ch < C; ch++)
					for (i = -1; i <= 1; i++) {
						if (r + i < 0 || r + i >= H)
							continue;
						for (j = -1; j <= 1; j++) {
							if (c + j < 0 || c + j >= W)
								continue;
							v += x[(ch * H + r + i) * W + c + j] * k[((f * C + ch) * 3 + i + 1) * 3 + j + 1];
						}
					}
				y[(f * H + r) * W + c] = v;
			}
}

/* case: conv2d_groups   expect: conv2d */
NOINLINE void conv2d_groups(int g, int icg, int ocg, int h, int w, int k, const float *in, const float *wt, float *out)
{
	int oh = h - k + 1, ow = w - k + 1;
	for (int gi = 0; gi < g; gi++)
		for (int o = 0; o < ocg; o++)
			for (int y = 0; y < oh; y++)
				for (int x = 0; x < ow; x++) {
					float a = 0;
					for (int c = 0; c < icg; c++)
						for (int r = 0; r < k; r++)
							for (int s = 0; s < k; s++)
								a += in[((gi * icg + c) * h + y + r) * w + x + s] *
								     wt[(((gi * ocg + o) * icg + c) * k + r) * k + s];
					out[((gi * ocg + o) * oh + y) * ow + x] = a;
				}
}

#define IC 8
#define OC 12
#define HW 30
static float t_in[IC][HW][HW], t_w[OC][IC][5][5], t_out[OC][HW - 4][HW - 4], t_b[OC];

/* case: conv2d_lenet_globals   expect: conv2d   also: bias|tanh */
NOINLINE void conv2d_lenet_globals(void)
{
	int o, i, y, x, ky, kx;
	for (o = 0; o < OC; o++)
		for (y = 0; y < HW - 4; y++)
			for (x = 0; x < HW - 4; x++)
				t_out[o][y][x] = t_b[o];
	for (o = 0; o < OC; o++)
		for (i = 0; i < IC; i++)
			for (y = 0; y < HW - 4; y++)
				for (x = 0; x < HW - 4; x++)
					for (ky = 0; ky < 5; ky++)
						for (kx = 0; kx < 5; kx++)
							t_out[o][y][x] += t_in[i][y + ky][x + kx] * t_w[o][i][ky][kx];
}

/* case: conv2d_padded_copy   expect: conv2d */
NOINLINE void conv2d_padded_copy(int C, int H, int W, int O, const float *in, const float *w, float *tmp, float *out)
{
	int ph = H + 2, pw = W + 2;
	for (int i = 0; i < C * ph * pw; i++)
		tmp[i] = 0.0f;
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++)
				tmp[(c * ph + y + 1) * pw + x + 1] = in[(c * H + y) * W + x];
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0.0f;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += tmp[(c * ph + y + i) * pw + x + j] * w[((o * C + c) * 3 + i) * 3 + j];
				out[(o * H + y) * W + x] = s;
			}
}

struct tensor { int c, h, w; float *d; };
#define T(t, ch, y, x) ((t)->d[((ch) * (t)->h + (y)) * (t)->w + (x)])

/* case: conv2d_struct_macro   expect: conv2d */
NOINLINE void conv2d_struct_macro(const struct tensor *in, const float *k, int ks, int st, struct tensor *out)
{
	for (int o = 0; o < out->c; o++)
	for (int y = 0; y < out->h; y++)
	for (int x = 0; x < out->w; x++) {
		T(out, o, y, x) = 0;
		for (int c = 0; c < in->c; c++)
		for (int i = 0; i < ks; i++)
		for (int j = 0; j < ks; j++)
			T(out, o, y, x) += T(in, c, y * st + i, x * st + j) * k[((o * in->c + c) * ks + i) * ks + j];
	}
}

/* case: conv2d_1x1   expect: conv2d|gemm */
NOINLINE void conv2d_1x1(int ci, int co, int hw, const float *x, const float *w, float *y)
{
	for (int o = 0; o < co; o++)
		for (int p = 0; p < hw; p++) {
			float s = 0;
			for (int c = 0; c < ci; c++)
				s += w[o * ci + c] * x[c * hw + p];
			y[o * hw + p] = s;
		}
}

static inline int image_at(const int *img, int w, int y, int x) { return img[y * w + x]; }

/* case: conv2d_int_filter   expect: conv2d */
NOINLINE void conv2d_int_filter(const int *img, int h, int w, const int *mask, int m, int *dst)
{
	int half = m / 2;
	for (int y = half; y < h - half; y++)
		for (int x = half; x < w - half; x++) {
			int sum = 0;
			for (int i = -half; i <= half; i++)
				for (int j = -half; j <= half; j++)
					sum += image_at(img, w, y + i, x + j) * mask[(i + half) * m + (j + half)];
			dst[y * w + x] = sum;
		}
}

/* case: conv2d_3x3_unrolled_taps   expect: conv2d */
NOINLINE void conv2d_3x3_unrolled_taps(int C, int H, int W, const float *in, const float *k, float *out)
{
	for (int y = 0; y < H - 2; y++)
		for (int x = 0; x < W - 2; x++) {
			float s = 0;
			for (int c = 0; c < C; c++) {
				const float *p = in + (c * H + y) * W + x, *w = k + c * 9;
				s += p[0] * w[0] + p[1] * w[1] + p[2] * w[2];
				p += W;
				s += p[0] * w[3] + p[1] * w[4] + p[2] * w[5];
				p += W;
				s += p[0] * w[6] + p[1] * w[7] + p[2] * w[8];
			}
			out[y * (W - 2) + x] = s;
		}
}

/* case: dwconv2d_nchw   expect: dwconv2d   also: conv2d */
NOINLINE void dwconv2d_nchw(int C, int H, int W, int K, const float *in, const float *w, float *out)
{
	int OH = H - K + 1, OW = W - K + 1;
	for (int c = 0; c < C; c++)
		for (int y = 0; y < OH; y++)
			for (int x = 0; x < OW; x++) {
				float s = 0;
				for (int i = 0; i < K; i++)
					for (int j = 0; j < K; j++)
						s += in[(c * H + y + i) * W + x + j] * w[(c * K + i) * K + j];
				out[(c * OH + y) * OW + x] = s;
			}
}

/* case: dwconv2d_nhwc_guard   expect: dwconv2d   also: conv2d */
NOINLINE void dwconv2d_nhwc_guard(unsigned H, unsigned W, unsigned C, const float *x, const float *k, float *y)
{
  for (unsigned r = 0; r < H; ++r)
    for (unsigned c = 0; c < W; ++c)
      for (unsigned ch = 0; ch < C; ++ch) {
        float acc = 0.f;
        for (int dr = -1; dr <= 1; ++dr)
          for (int dc = -1; dc <= 1; ++dc) {
            int rr = (int)r + dr, cc = (int)c + dc;
            if (rr < 0 || cc < 0 || rr >= (int)H || cc >= (int)W) continue;
            acc += x[((size_t)rr * W + cc) * C + ch] * k[((dr + 1) * 3 + (dc + 1)) * C + ch];
          }
        y[((size_t)r * W + c) * C + ch] = acc;
      }
}

/* case: dwconv2d_vla_mem   expect: dwconv2d   also: conv2d */
NOINLINE void dwconv2d_vla_mem(int C, int H, int W, double a[C][H + 2][W + 2], double k[C][3][3], double o[C][H][W])
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++)
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						o[c][y][x] += a[c][y + i][x + j] * k[c][i][j];
}

/* case: dwconv2d_stride_rows   expect: dwconv2d   also: conv2d */
NOINLINE void dwconv2d_stride_rows(float ***in, float ***ker, float ***out, int ch, int oh, int ow, int k, int s)
{
    int c, y, x, i, j;
    for (c = 0; c < ch; c++)
        for (y = 0; y < oh; y++)
            for (x = 0; x < ow; x++) {
                float v = 0;
                for (i = 0; i < k; i++)
                    for (j = 0; j < k; j++)
                        v += in[c][y * s + i][x * s + j] * ker[c][i][j];
                out[c][y][x] = v;
            }
}

RUN(conv1d_valid)
{
	FOR_DIMS(d, { 20000, 17 }, { 5, 5 }, { 4, 5 }, { 0, 1 }, { 9, 1 }) {
		long no = d[0] - d[1] + 1;
		float *x = f32(d[0]), *h = f32(d[1]), *y = f32(no);

		conv1d_valid(d[0], d[1], x, h, y);
		dump_f32("y", y, no);
	}
	float *m = f32(3000);
	conv1d_valid(smr_sz(2000), smr_sz(9), m, m + 2500, m + 5); /* feeds on its own output */
	dump_f32("overlap", m, 3000);
}

RUN(conv1d_channels)
{
	FOR_DIMS(d, { 8, 6, 2000, 5, 2 }, { 1, 1, 9, 3, 1 }, { 0, 2, 9, 3, 1 }, { 2, 0, 9, 3, 3 }) {
		long ol = (d[2] - d[3]) / d[4] + 1;
		float *x = f32(d[1] * d[2]), *w = f32(d[0] * d[1] * d[3]), *b = f32(d[0]), *y = f32(d[0] * ol);

		conv1d_channels(d[0], d[1], d[2], d[3], d[4], x, w, b, y);
		dump_f32("out", y, d[0] * ol);
	}
}

RUN(conv1d_fir_flipped)
{
	FOR_DIMS(d, { 20000, 31 }, { 1, 1 }, { 0, 4 }, { 9, 0 }, { -2, 4 }) {
		long hist = d[1] > 0 ? d[1] - 1 : 0;
		double *x = f64(hist + (d[0] > 0 ? d[0] : 0) + 1), *h = f64(d[1]), *y = f64(d[0]);

		conv1d_fir_flipped(x + hist, y, d[0], h, d[1]);
		dump_f64("out", y, d[0]);
	}
}

RUN(conv1d_same_guard)
{
	FOR_DIMS(d, { 20000, 15 }, { 3, 9 }, { 1, 1 }, { 0, 3 }, { 4, 0 }, { -1, 3 }) {
		double *x = f64(d[0]), *h = f64(d[1]), *y = f64(d[0]);

		conv1d_same_guard(d[0], x, d[1], h, y);
		dump_f64("y", y, d[0]);
	}
}

RUN(conv2d_nchw)
{
	FOR_DIMS(d, { 2, 4, 30, 31, 6, 3, 3 }, { 1, 1, 3, 3, 1, 3, 3 }, { 0, 1, 4, 4, 1, 3, 3 }, { 1, 0, 4, 4, 2, 3, 3 }, { 1, 1, 2, 9, 2, 4, 3 }) {
		long P = d[2] - d[5] + 1, Q = d[3] - d[6] + 1, no = P > 0 && Q > 0 ? d[0] * d[4] * P * Q : 0;
		float *x = f32(d[0] * d[1] * d[2] * d[3]), *w = f32(d[4] * d[1] * d[5] * d[6]), *y = f32(no);

		conv2d_nchw(d[0], d[1], d[2], d[3], d[4], d[5], d[6], x, w, y);
		dump_f32("out", y, no);
	}
}

RUN(conv2d_nhwc)
{
	FOR_DIMS(d, { 24, 25, 8, 10, 3 }, { 3, 3, 1, 1, 3 }, { 5, 5, 0, 2, 3 }, { 5, 5, 2, 0, 3 }, { 6, 6, 2, 2, 1 }) {
		long no = (d[0] - d[4] + 1) * (d[1] - d[4] + 1) * d[3];
		float *x = f32(d[0] * d[1] * d[2]), *w = f32(d[4] * d[4] * d[2] * d[3]), *y = f32(no);

		conv2d_nhwc(d[0], d[1], d[2], d[3], d[4], x, w, y);
		dump_f32("y", y, no);
	}
}

RUN(conv2d_guard_stride_dil)
{
	/* ic ih iw oc kh kw stride pad dil; the second pads by more than the kernel is wide */
	FOR_DIMS(d, { 4, 30, 28, 6, 3, 5, 1, 1, 1 }, { 2, 6, 7, 3, 3, 3, 1, 4, 1 }, { 3, 21, 22, 4, 3, 3, 2, 2, 2 },
		 { 1, 1, 1, 1, 3, 3, 1, 1, 1 }, { 0, 4, 4, 2, 3, 3, 1, 1, 1 }, { 2, 4, 4, 0, 3, 3, 1, 1, 1 }, { 2, 9, 9, 2, 1, 1, 3, 0, 1 }) {
		long oh = (d[1] + 2 * d[7] - d[8] * (d[4] - 1) - 1) / d[6] + 1;
		long ow = (d[2] + 2 * d[7] - d[8] * (d[5] - 1) - 1) / d[6] + 1;
		float *x = f32(d[0] * d[1] * d[2]), *w = f32(d[3] * d[0] * d[4] * d[5]), *b = f32(d[3]), *y = f32(d[3] * oh * ow);

		conv2d_guard_stride_dil(x, w, b, y, d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7], d[8]);
		dump_f32("out", y, d[3] * oh * ow);
	}
}

RUN(conv2d_guard_continue)
{
	FOR_DIMS(d, { 4, 30, 28, 6 }, { 1, 1, 1, 1 }, { 1, 2, 1, 1 }, { 0, 3, 3, 1 }, { 2, -1, 3, 1 }, { 2, 3, 3, 0 }) {
		long hw = d[1] > 0 ? d[1] * d[2] : 0;
		double *x = f64(d[0] * hw), *w = f64(d[3] * d[0] * 9), *y = f64(d[3] * hw);

		conv2d_guard_continue(d[0], d[1], d[2], d[3], x, w, y);
		dump_f64("y", y, d[3] * hw);
	}
}

RUN(conv2d_groups)
{
	FOR_DIMS(d, { 4, 3, 4, 30, 28, 3 }, { 1, 1, 1, 3, 3, 3 }, { 0, 1, 1, 3, 3, 3 }, { 2, 0, 1, 4, 4, 3 }) {
		long no = d[0] * d[2] * (d[3] - d[5] + 1) * (d[4] - d[5] + 1);
		float *x = f32(d[0] * d[1] * d[3] * d[4]), *w = f32(d[0] * d[2] * d[1] * d[5] * d[5]), *y = f32(no);

		conv2d_groups(d[0], d[1], d[2], d[3], d[4], d[5], x, w, y);
		dump_f32("out", y, no);
	}
}

RUN(conv2d_lenet_globals)
{
	memcpy(t_in, f32(sizeof(t_in) / 4), sizeof(t_in));
	memcpy(t_w, f32(sizeof(t_w) / 4), sizeof(t_w));
	memcpy(t_b, f32(OC), sizeof(t_b));
	conv2d_lenet_globals();
	dump_f32("out", &t_out[0][0][0], sizeof(t_out) / 4);
}

RUN(conv2d_padded_copy)
{
	FOR_DIMS(d, { 4, 30, 28, 6 }, { 1, 1, 1, 1 }, { 0, 3, 3, 1 }, { 2, 3, 3, 0 }) {
		float *x = f32(d[0] * d[1] * d[2]), *w = f32(d[3] * d[0] * 9), *y = f32(d[3] * d[1] * d[2]);
		float *tmp = f32(d[0] * (d[1] + 2) * (d[2] + 2));

		conv2d_padded_copy(d[0], d[1], d[2], d[3], x, w, tmp, y);
		dump_f32("out", y, d[3] * d[1] * d[2]);
		dump_f32("tmp", tmp, d[0] * (d[1] + 2) * (d[2] + 2));
	}
}

RUN(conv2d_struct_macro)
{
	FOR_DIMS(d, { 4, 30, 28, 6, 3, 2 }, { 1, 3, 3, 1, 3, 1 }, { 0, 4, 4, 1, 3, 1 }, { 2, 9, 9, 0, 3, 2 }) {
		struct tensor in = { d[0], d[1], d[2], f32(d[0] * d[1] * d[2]) };
		struct tensor out = { d[3], (d[1] - d[4]) / d[5] + 1, (d[2] - d[4]) / d[5] + 1, NULL };
		float *w = f32(d[3] * d[0] * d[4] * d[4]);

		out.d = f32(out.c * out.h * out.w);
		conv2d_struct_macro(&in, w, d[4], d[5], &out);
		dump_f32("out", out.d, out.c * out.h * out.w);
	}
}

RUN(conv2d_1x1)
{
	FOR_DIMS(d, { 16, 24, 900 }, { 1, 1, 1 }, { 0, 2, 3 }, { 2, 0, 3 }, { 2, 2, -1 }) {
		float *x = f32(d[0] * d[2]), *w = f32(d[0] * d[1]), *y = f32(d[1] * d[2]);

		conv2d_1x1(d[0], d[1], d[2], x, w, y);
		dump_f32("y", y, d[1] * d[2]);
	}
}

RUN(conv2d_int_filter)
{
	FOR_DIMS(d, { 130, 140, 5 }, { 3, 3, 3 }, { 2, 9, 3 }, { 4, 4, 1 }, { 0, 0, 3 }) {
		int32_t *img = i32_in(d[0] * d[1], 0, 256), *m = i32(d[2] * d[2]), *dst = i32(d[0] * d[1]);

		conv2d_int_filter(img, d[0], d[1], m, d[2], dst);
		dump_i32("dst", dst, d[0] * d[1]);
	}
}

RUN(conv2d_3x3_unrolled_taps)
{
	FOR_DIMS(d, { 16, 50, 60 }, { 1, 3, 3 }, { 0, 4, 4 }, { 2, 2, 9 }, { 2, 9, 1 }) {
		long no = d[2] > 2 ? (d[1] - 2) * (d[2] - 2) : 0;
		float *x = f32(d[0] * d[1] * d[2]), *w = f32(d[0] * 9), *y = f32(no);

		conv2d_3x3_unrolled_taps(d[0], d[1], d[2], x, w, y);
		dump_f32("out", y, no);
	}
}

RUN(dwconv2d_nchw)
{
	FOR_DIMS(d, { 16, 50, 60, 3 }, { 1, 3, 3, 3 }, { 0, 4, 4, 3 }, { 2, 2, 9, 3 }) {
		long no = d[0] * (d[1] - d[3] + 1) * (d[2] - d[3] + 1);
		float *x = f32(d[0] * d[1] * d[2]), *w = f32(d[0] * d[3] * d[3]), *y = f32(no);

		dwconv2d_nchw(d[0], d[1], d[2], d[3], x, w, y);
		dump_f32("out", y, no);
	}
}

RUN(dwconv2d_nhwc_guard)
{
	FOR_DIMS(d, { 50, 40, 16 }, { 1, 1, 1 }, { 2, 1, 3 }, { 0, 3, 3 }, { 3, 3, 0 }) {
		long n = d[0] * d[1] * d[2];
		float *x = f32(n), *w = f32(9 * d[2]), *y = f32(n);

		dwconv2d_nhwc_guard(d[0], d[1], d[2], x, w, y);
		dump_f32("y", y, n);
	}
}

RUN(dwconv2d_vla_mem)
{
	FOR_DIMS(d, { 16, 50, 40 }, { 1, 1, 1 }) {
		long n = d[0] * d[1] * d[2];
		double *x = f64(d[0] * (d[1] + 2) * (d[2] + 2)), *w = f64(9 * d[0]), *y = f64(n);

		dwconv2d_vla_mem(d[0], d[1], d[2], (void *)x, (void *)w, (void *)y);
		dump_f64("o", y, n);
	}
}

static float ***cube(int c, int h, int w, float *all)
{
	float ***t = smr_get(c, sizeof(*t));

	for (int i = 0; i < c; i++) {
		t[i] = smr_get(h, sizeof(**t));
		for (int j = 0; j < h; j++)
			t[i][j] = all + (i * h + j) * w;
	}
	return t;
}

RUN(dwconv2d_stride_rows)
{
	FOR_DIMS(d, { 8, 40, 40, 3, 2 }, { 1, 1, 1, 3, 1 }, { 0, 2, 2, 3, 1 }, { 2, 0, 2, 3, 1 }) {
		int h = d[1] * d[4] + d[3], w = d[2] * d[4] + d[3];
		float *x = f32(d[0] * h * w), *k = f32(d[0] * d[3] * d[3]), *y = f32(d[0] * d[1] * d[2]);

		dwconv2d_stride_rows(cube(d[0], h, w, x), cube(d[0], d[3], d[3], k), cube(d[0], d[1], d[2], y), d[0], d[1], d[2], d[3], d[4]);
		dump_f32("out", y, d[0] * d[1] * d[2]);
	}
}

SMR_MAIN(R(conv1d_valid), R(conv1d_channels), R(conv1d_fir_flipped), R(conv1d_same_guard), R(conv2d_nchw),
         R(conv2d_nhwc), R(conv2d_guard_stride_dil), R(conv2d_guard_continue), R(conv2d_groups),
         R(conv2d_lenet_globals), R(conv2d_padded_copy), R(conv2d_struct_macro), R(conv2d_1x1),
         R(conv2d_int_filter), R(conv2d_3x3_unrolled_taps), R(dwconv2d_nchw), R(dwconv2d_nhwc_guard),
         R(dwconv2d_vla_mem), R(dwconv2d_stride_rows))
