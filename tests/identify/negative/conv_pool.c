#include "../harness.h"

/* case: conv1d_iir   expect: none|dot   near: conv1d   why: feeds on its own output */
NOINLINE void conv1d_iir(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = k; i < n; i++) {
		float s = x[i];
		for (int j = 1; j < k; j++)
			s += h[j] * y[i - j] * 0.1f;
		y[i] = s;
	}
}

/* case: conv1d_circular   expect: none   near: conv1d   why: the window wraps around */
NOINLINE void conv1d_circular(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i < n; i++) {
		float s = 0;
		for (int j = 0; j < k; j++)
			s += x[(i + j) % n] * h[j];
		y[i] = s;
	}
}

/* case: conv1d_guard_short   expect: none|conv1d   near: conv1d   judge: result   why: the guard leaves the last sample out */
NOINLINE void conv1d_guard_short(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i < n; i++) {
		float s = 0;
		for (int j = 0; j < k; j++)
			if (i + j - k / 2 >= 0 && i + j - k / 2 < n - 1)
				s += x[i + j - k / 2] * h[j];
		y[i] = s;
	}
}

/* case: conv1d_reflect   expect: none   near: conv1d   why: mirrored at the border */
NOINLINE void conv1d_reflect(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i < n; i++) {
		float s = 0;
		for (int j = 0; j < k; j++) {
			int p = i + j - k / 2;
			p = p < 0 ? -p : p >= n ? 2 * n - 2 - p : p;
			s += x[p] * h[j];
		}
		y[i] = s;
	}
}

/* case: conv1d_clamp   expect: none   near: conv1d   why: the border sample is repeated */
NOINLINE void conv1d_clamp(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i < n; i++) {
		float s = 0;
		for (int j = 0; j < k; j++) {
			int p = i + j - k / 2;
			if (p < 0) p = 0;
			if (p > n - 1) p = n - 1;
			s += x[p] * h[j];
		}
		y[i] = s;
	}
}

/* case: conv1d_in_place   expect: none|dot   near: conv1d   why: later windows read smoothed samples */
NOINLINE void conv1d_in_place(int n, int k, const float *h, float *x)
{
	for (int i = 0; i + k <= n; i++) {
		float s = 0;
		for (int j = 0; j < k; j++)
			s += x[i + j] * h[j];
		x[i + k / 2] = s * 0.2f;
	}
}

/* case: conv1d_varying   expect: none|dot   near: conv1d   why: each position has its own weights */
NOINLINE void conv1d_varying(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i + k <= n; i++) {
		float s = 0;
		for (int j = 0; j < k; j++)
			s += x[i + j] * h[i * k + j];
		y[i] = s;
	}
}

/* case: conv1d_product_index   expect: none|dot   near: conv1d   why: x is read at i*j */
NOINLINE void conv1d_product_index(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i < n / 8; i++) {
		float s = 0;
		for (int j = 0; j < 8; j++)
			s += x[i * j] * h[j];
		y[i] = s;
	}
}

/* case: conv1d_erosion   expect: none   near: conv1d   why: minimum of differences */
NOINLINE void conv1d_erosion(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i + k <= n; i++) {
		float s = 1e30f;
		for (int j = 0; j < k; j++)
			s = fminf(s, x[i + j] - h[j]);
		y[i] = s;
	}
}

/* case: conv1d_stop_at_zero   expect: none   near: conv1d   why: the window ends at the first negative sample */
NOINLINE void conv1d_stop_at_zero(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i + k <= n; i++) {
		float s = 0;
		for (int j = 0; j < k; j++) {
			if (x[i + j] < 0)
				break;
			s += x[i + j] * h[j];
		}
		y[i] = s;
	}
}

/* case: conv1d_renormalised   expect: none   near: conv1d   why: divided by the weights that fall inside */
NOINLINE void conv1d_renormalised(int n, int k, const float *x, const float *h, float *y)
{
	for (int i = 0; i < n; i++) {
		float s = 0, w = 1e-3f;
		for (int j = 0; j < k; j++) {
			int p = i + j - k / 2;
			if (p < 0 || p >= n) continue;
			s += x[p] * h[j];
			w += fabsf(h[j]);
		}
		y[i] = s / w;
	}
}

/* case: conv1d_no_reset   expect: none|dot   near: conv1d   why: the sum is carried to the next output */
NOINLINE void conv1d_no_reset(int n, int k, const float *x, const float *h, float *y)
{
	float s = 0;
	for (int i = 0; i + k <= n; i++) {
		for (int j = 0; j < k; j++)
			s += x[i + j] * h[j];
		y[i] = s;
	}
}

/* case: conv1d_moving_sum   expect: none|sum|cumsum   near: conv1d   why: a running window sum, no weights */
NOINLINE void conv1d_moving_sum(int n, int k, const float *x, const float *h, float *y)
{
	float s = 0;
	for (int i = 0; i < n; i++) {
		s += x[i];
		if (i >= k)
			s -= x[i - k];
		y[i] = s;
	}
}

/* case: conv2d_pad_one   expect: none   near: conv2d   why: outside counts as one, not as zero */
NOINLINE void conv2d_pad_one(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1, xx = x + j - 1;
							float v = yy >= 0 && yy < H && xx >= 0 && xx < W ? in[(c * H + yy) * W + xx] : 1.0f;
							s += v * w[((o * C + c) * 3 + i) * 3 + j];
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_guard_gt   expect: none|conv2d   near: conv2d   judge: result   why: the guard says > 0 and loses row and column zero */
NOINLINE void conv2d_guard_gt(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1, xx = x + j - 1;
							if (yy > 0 && yy < H && xx > 0 && xx < W)
								s += in[(c * H + yy) * W + xx] * w[((o * C + c) * 3 + i) * 3 + j];
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_guard_short   expect: none|conv2d   near: conv2d   judge: result   why: the guard stops one column early */
NOINLINE void conv2d_guard_short(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1, xx = x + j - 1;
							if (yy >= 0 && yy < H && xx >= 0 && xx < W - 1)
								s += in[(c * H + yy) * W + xx] * w[((o * C + c) * 3 + i) * 3 + j];
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_guard_rows_only   expect: none|conv2d   near: conv2d   judge: result   why: columns are not guarded, the window runs into the next row */
NOINLINE void conv2d_guard_rows_only(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1;
							if (yy >= 0 && yy < H)
								s += in[(c * H + yy) * W + x + j] * w[((o * C + c) * 3 + i) * 3 + j];
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_guard_swapped   expect: none|conv2d   near: conv2d   judge: result   why: rows are checked against the width and columns against the height */
NOINLINE void conv2d_guard_swapped(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1, xx = x + j - 1;
							if (yy >= 0 && yy < W && xx >= 0 && xx < H)
								s += in[(c * H + yy) * W + xx] * w[((o * C + c) * 3 + i) * 3 + j];
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_guard_or   expect: none   near: conv2d   why: the two halves of the guard are joined by or */
NOINLINE void conv2d_guard_or(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1, xx = x + j - 1;
							if ((yy >= 0 && yy < H) || (xx >= 0 && xx < W))
								s += in[(c * H + yy + 1) * W + xx + 1] * w[((o * C + c) * 3 + i) * 3 + j];
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_guard_on_output   expect: none   near: conv2d   why: the guard keeps border outputs at zero */
NOINLINE void conv2d_guard_on_output(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							if (y > 0 && y < H - 1 && x > 0 && x < W - 1)
								s += in[(c * H + y + i - 1) * W + x + j - 1] * w[((o * C + c) * 3 + i) * 3 + j];
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_guard_else   expect: none   near: conv2d   why: outside, the centre is taken instead */
NOINLINE void conv2d_guard_else(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1, xx = x + j - 1;
							float k = w[((o * C + c) * 3 + i) * 3 + j];
							if (yy >= 0 && yy < H && xx >= 0 && xx < W)
								s += in[(c * H + yy) * W + xx] * k;
							else
								s += in[(c * H + y) * W + x] * k;
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_guard_break   expect: none   near: conv2d   why: leaves the window at the first place outside */
NOINLINE void conv2d_guard_break(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1, xx = x + j - 1;
							if (yy < 0 || yy >= H || xx < 0 || xx >= W)
								break;
							s += in[(c * H + yy) * W + xx] * w[((o * C + c) * 3 + i) * 3 + j];
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_clamp   expect: none   near: conv2d   why: border pixels are repeated outside */
NOINLINE void conv2d_clamp(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = -1; i <= 1; i++)
						for (int j = -1; j <= 1; j++) {
							int yy = y + i < 0 ? 0 : y + i >= H ? H - 1 : y + i;
							int xx = x + j < 0 ? 0 : x + j >= W ? W - 1 : x + j;
							s += in[(c * H + yy) * W + xx] * w[((o * C + c) * 3 + i + 1) * 3 + j + 1];
						}
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_wrap   expect: none   near: conv2d   why: periodic borders */
NOINLINE void conv2d_wrap(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += in[(c * H + (y + i) % H) * W + (x + j) % W] * w[((o * C + c) * 3 + i) * 3 + j];
				out[(o * H + y) * W + x] = s;
			}
}

/* case: conv2d_renormalised   expect: none   near: conv2d   why: divided by the number of taps inside */
NOINLINE void conv2d_renormalised(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int o = 0; o < O; o++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				int taps = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							int yy = y + i - 1, xx = x + j - 1;
							if (yy < 0 || yy >= H || xx < 0 || xx >= W)
								continue;
							s += in[(c * H + yy) * W + xx] * w[((o * C + c) * 3 + i) * 3 + j];
							taps++;
						}
				out[(o * H + y) * W + x] = s / taps;
			}
}

/* case: conv2d_local_weights   expect: none|dot   near: conv2d   why: weights differ from pixel to pixel */
NOINLINE void conv2d_local_weights(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += in[(c * H + y + i) * W + x + j] * w[(o * P + y) * Q + x + ((c * 3) + i) * 3 + j];
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_masked_channels   expect: none|dot   near: conv2d   why: the number of input channels grows with the column */
NOINLINE void conv2d_masked_channels(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c <= x && c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += in[(c * H + y + i) * W + x + j] * w[((o * C + c) * 3 + i) * 3 + j];
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_shuffled_channels   expect: none|dot   near: conv2d   why: the input channel is (c+o) modulo C */
NOINLINE void conv2d_shuffled_channels(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += in[((c + o) % C * H + y + i) * W + x + j] * w[((o * C + c) * 3 + i) * 3 + j];
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_sheared   expect: none|dot   near: conv2d   why: the column also moves with the row (x+y) */
NOINLINE void conv2d_sheared(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H / 2 - 2, Q = W / 2 - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += in[(c * H + y + i) * W + x + y * (i + 1) % 7 + j] * w[((o * C + c) * 3 + i) * 3 + j];
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_diagonal_kernel   expect: none|dot   near: conv2d   why: the same loop moves down and to the right */
NOINLINE void conv2d_diagonal_kernel(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						s += in[(c * H + y + i) * W + x + i] * w[((o * C + c) * 3 + i) * 3 + i];
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_square_dilation   expect: none   near: conv2d   why: taps lie at 0, 1 and 4 */
NOINLINE void conv2d_square_dilation(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 4, Q = W - 4;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += in[(c * H + y + i * i) * W + x + j * j] * w[((o * C + c) * 3 + i) * 3 + j];
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_no_reset   expect: none|dot   near: conv2d   why: the sum is not set back from pixel to pixel */
NOINLINE void conv2d_no_reset(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++) {
		float s = 0;
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += in[(c * H + y + i) * W + x + j] * w[((o * C + c) * 3 + i) * 3 + j];
				out[(o * P + y) * Q + x] = s;
			}
	}
}

/* case: conv2d_relu_each_tap   expect: none   near: conv2d   why: cut at zero after every tap */
NOINLINE void conv2d_relu_each_tap(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							s += in[(c * H + y + i) * W + x + j] * w[((o * C + c) * 3 + i) * 3 + j];
							s = s < 0 ? 0 : s;
						}
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_difference   expect: none   near: conv2d   why: sums |in - w| (template matching) */
NOINLINE void conv2d_difference(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += fabsf(in[(c * H + y + i) * W + x + j] - w[((o * C + c) * 3 + i) * 3 + j]);
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_dilate_max   expect: none   near: conv2d   why: maximum of in + w (grey dilation) */
NOINLINE void conv2d_dilate_max(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = -1e30f;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++) {
							float v = in[(c * H + y + i) * W + x + j] + w[((o * C + c) * 3 + i) * 3 + j];
							if (v > s)
								s = v;
						}
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_bilateral   expect: none   near: conv2d   why: weights depend on the pixels */
NOINLINE void conv2d_bilateral(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	for (int y = 1; y < H - 1; y++)
		for (int x = 1; x < W - 1; x++) {
			float s = 0, n = 1e-6f, m = in[y * W + x];
			for (int i = -1; i <= 1; i++)
				for (int j = -1; j <= 1; j++) {
					float v = in[(y + i) * W + x + j], k = expf(-(v - m) * (v - m));
					s += v * k;
					n += k;
				}
			out[y * W + x] = s / n;
		}
}

/* case: conv2d_scatter   expect: none|axpy   near: conv2d   why: transposed convolution, each input is spread */
NOINLINE void conv2d_scatter(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H / 2 - 2, Q = W / 2 - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++)
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							out[(o * H + 2 * y + i) * W + 2 * x + j] +=
								in[(c * H + y) * W + x] * w[((o * C + c) * 3 + i) * 3 + j];
}

/* case: conv2d_half_precision   expect: none   near: conv2d   why: each product is rounded to a 1/256 grid */
NOINLINE void conv2d_half_precision(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							s += (int)(256 * in[(c * H + y + i) * W + x + j] * w[((o * C + c) * 3 + i) * 3 + j]) / 256.0f;
				out[(o * P + y) * Q + x] = s;
			}
}

/* case: conv2d_shared_output   expect: none|dot   near: conv2d   why: two columns share a place (x/2) */
NOINLINE void conv2d_shared_output(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	int P = H - 2, Q = W - 2;
	for (int o = 0; o < O; o++)
		for (int y = 0; y < P; y++)
			for (int x = 0; x < Q; x++)
				for (int c = 0; c < C; c++)
					for (int i = 0; i < 3; i++)
						for (int j = 0; j < 3; j++)
							out[(o * P + y) * Q + x / 2] +=
								in[(c * H + y + i) * W + x + j] * w[((o * C + c) * 3 + i) * 3 + j];
}

/* case: conv2d_in_place   expect: none|dot   near: conv2d   why: reads pixels it has written (3x3 in place) */
NOINLINE void conv2d_in_place(int C, int H, int W, int O, float *im, const float *w, float *unused)
{
	for (int y = 1; y < H - 1; y++)
		for (int x = 1; x < W - 1; x++) {
			float s = 0;
			for (int i = -1; i <= 1; i++)
				for (int j = -1; j <= 1; j++)
					s += im[(y + i) * W + x + j] * w[(i + 1) * 3 + j + 1];
			im[y * W + x] = 0.2f * s;
		}
}

/* case: conv2d_bytes_wrap   expect: none   near: conv2d   why: the sum is kept in a byte and wraps, the result is an int */
NOINLINE void conv2d_bytes_wrap(int h, int w, const uint8_t *im, const uint8_t *k, int *out)
{
	for (int y = 0; y < h - 2; y++)
		for (int x = 0; x < w - 2; x++) {
			uint8_t s = 0;
			for (int i = 0; i < 3; i++)
				for (int j = 0; j < 3; j++)
					s += im[(y + i) * w + x + j] * k[i * 3 + j];
			out[y * (w - 2) + x] = s;
		}
}

/* case: conv2d_bytes_clipped   expect: none   near: conv2d   why: shifted, offset and clipped to a byte */
NOINLINE void conv2d_bytes_clipped(int h, int w, const uint8_t *im, const uint8_t *k, int *out)
{
	for (int y = 0; y < h - 2; y++)
		for (int x = 0; x < w - 2; x++) {
			int s = 0;
			for (int i = 0; i < 3; i++)
				for (int j = 0; j < 3; j++) {
					s += im[(y + i) * w + x + j] * (k[i * 3 + j] - 100);
					s = s > 60000 ? 60000 : s;
				}
			out[y * (w - 2) + x] = s >> 4 > 255 ? 255 : s >> 4;
		}
}

/* case: conv2d_sobel   expect: none   near: conv2d   why: the sum of two absolute values, no single kernel */
NOINLINE void conv2d_sobel(int h, int w, const uint8_t *im, const uint8_t *k, int *out)
{
	for (int y = 1; y < h - 1; y++)
		for (int x = 1; x < w - 1; x++) {
			const uint8_t *p = im + y * w + x;
			int gx = p[1 - w] + 2 * p[1] + p[1 + w] - p[-1 - w] - 2 * p[-1] - p[-1 + w];
			int gy = p[w - 1] + 2 * p[w] + p[w + 1] - p[-w - 1] - 2 * p[-w] - p[-w + 1];
			out[y * w + x] = abs(gx) + abs(gy);
		}
}

/* case: dwconv_next_channel   expect: none|dot   near: dwconv2d   why: the channel read moves with the column, wrapping at the last */
NOINLINE void dwconv_next_channel(int C, int H, int W, const float *in, const float *w, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H - 2; y++)
			for (int x = 0; x < W - 2; x++) {
				float s = 0;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						s += in[((c + x) % C * H + y + i) * W + x + j] * w[(c * 3 + i) * 3 + j];
				out[(c * H + y) * W + x] = s;
			}
}

/* case: dwconv_max   expect: none   near: dwconv2d   why: maximum of the weighted taps */
NOINLINE void dwconv_max(int C, int H, int W, const float *in, const float *w, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H - 2; y++)
			for (int x = 0; x < W - 2; x++) {
				float s = -FLT_MAX;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						s = fmaxf(s, in[(c * H + y + i) * W + x + j] * w[(c * 3 + i) * 3 + j]);
				out[(c * H + y) * W + x] = s;
			}
}

/* case: dwconv_row_weights   expect: none|conv1d|conv2d|dot   near: dwconv2d   why: the weights change with the image row */
NOINLINE void dwconv_row_weights(int C, int H, int W, const float *in, const float *w, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H - 2; y++)
			for (int x = 0; x < W - 2; x++) {
				float s = 0;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						s += in[(c * H + y + i) * W + x + j] * w[((c + y) * 3 + i) * 3 + j];
				out[(c * H + y) * W + x] = s;
			}
}

/* case: dwconv_coupled   expect: none   near: dwconv2d   why: multiplies by the neighbouring channel as well */
NOINLINE void dwconv_coupled(int C, int H, int W, const float *in, const float *w, float *out)
{
	for (int c = 0; c + 1 < C; c++)
		for (int y = 0; y < H - 2; y++)
			for (int x = 0; x < W - 2; x++) {
				float s = 0;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						s += in[(c * H + y + i) * W + x + j] * in[((c + 1) * H + y + i) * W + x + j] *
						     w[(c * 3 + i) * 3 + j];
				out[(c * H + y) * W + x] = s;
			}
}

/* case: dwconv_guard_off   expect: none|dwconv2d   near: dwconv2d   judge: result   why: the guard allows one row too many, it is read from the next channel */
NOINLINE void dwconv_guard_off(int C, int H, int W, const float *in, const float *w, float *out)
{
	for (int c = 0; c < C - 1; c++)
		for (int y = 0; y < H; y++)
			for (int x = 0; x < W; x++) {
				float s = 0;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						if (y + i >= 1 && y + i - 1 <= H && x + j >= 1 && x + j - 1 < W)
							s += in[(c * H + y + i - 1) * W + x + j - 1] * w[(c * 3 + i) * 3 + j];
				out[(c * H + y) * W + x] = s;
			}
}

/* case: dwconv_skip_centre   expect: none   near: dwconv2d   why: the centre tap is left out */
NOINLINE void dwconv_skip_centre(int C, int H, int W, const float *in, const float *w, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H - 2; y++)
			for (int x = 0; x < W - 2; x++) {
				float s = 0;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++) {
						if (i == 1 && j == 1)
							continue;
						s += in[(c * H + y + i) * W + x + j] * w[(c * 3 + i) * 3 + j];
					}
				out[(c * H + y) * W + x] = s;
			}
}

/* case: dwconv_in_place   expect: none|dot   near: dwconv2d   why: the output overwrites the upper left of what is still read */
NOINLINE void dwconv_in_place(int C, int H, int W, float *im, const float *w)
{
	for (int c = 0; c < C; c++)
		for (int y = 1; y < H - 1; y++)
			for (int x = 1; x < W - 1; x++) {
				float s = 0;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						s += im[(c * H + y + i - 1) * W + x + j - 1] * w[(c * 3 + i) * 3 + j];
				im[(c * H + y) * W + x] = s * 0.1f;
			}
}

/* case: maxpool_from_zero   expect: none|max   near: maxpool2d   why: starts from zero, negative windows give zero */
NOINLINE void maxpool_from_zero(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float m = 0;
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++) {
						float v = in[(c * H + 2 * y + i) * W + 2 * x + j];
						m = v > m ? v : m;
					}
				out[(c * (H / 2) + y) * (W / 2) + x] = m;
			}
}

/* case: maxpool_from_flt_min   expect: none|max   near: maxpool2d   why: starts from FLT_MIN, which is positive */
NOINLINE void maxpool_from_flt_min(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float m = FLT_MIN;
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++)
						if (in[(c * H + 2 * y + i) * W + 2 * x + j] > m)
							m = in[(c * H + 2 * y + i) * W + 2 * x + j];
				out[(c * (H / 2) + y) * (W / 2) + x] = m;
			}
}

/* case: maxpool_corner_start   expect: none|max   near: maxpool2d   why: starts from the corner of the image, not of the window */
NOINLINE void maxpool_corner_start(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float m = in[c * H * W];
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++)
						m = fmaxf(m, in[(c * H + 2 * y + i) * W + 2 * x + j]);
				out[(c * (H / 2) + y) * (W / 2) + x] = m;
			}
}

/* case: maxpool_no_reset   expect: none|max   near: maxpool2d   why: the maximum is carried along the row */
NOINLINE void maxpool_no_reset(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++) {
			float m = -FLT_MAX;
			for (int x = 0; x < W / 2; x++) {
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++)
						m = fmaxf(m, in[(c * H + 2 * y + i) * W + 2 * x + j]);
				out[(c * (H / 2) + y) * (W / 2) + x] = m;
			}
		}
}

/* case: maxpool_abs   expect: none   near: maxpool2d   why: compares absolute values */
NOINLINE void maxpool_abs(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float m = in[(c * H + 2 * y) * W + 2 * x];
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++) {
						float v = in[(c * H + 2 * y + i) * W + 2 * x + j];
						if (fabsf(v) > fabsf(m))
							m = v;
					}
				out[(c * (H / 2) + y) * (W / 2) + x] = m;
			}
}

/* case: maxpool_diagonal   expect: none|max   near: maxpool2d   why: only the diagonal of the window */
NOINLINE void maxpool_diagonal(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float m = -FLT_MAX;
				for (int i = 0; i < 2; i++)
					m = fmaxf(m, in[(c * H + 2 * y + i) * W + 2 * x + i]);
				out[(c * (H / 2) + y) * (W / 2) + x] = m;
			}
}

/* case: maxpool_min   expect: none|min   near: maxpool2d   why: takes the minimum */
NOINLINE void maxpool_min(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float m = FLT_MAX;
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++) {
						float v = in[(c * H + 2 * y + i) * W + 2 * x + j];
						m = v < m ? v : m;
					}
				out[(c * (H / 2) + y) * (W / 2) + x] = m;
			}
}

/* case: maxpool_in_place   expect: none|max   near: maxpool2d   why: 3x3 maximum in place spreads what it wrote */
NOINLINE void maxpool_in_place(int H, int W, float *im)
{
	for (int y = 0; y < H - 2; y++)
		for (int x = 0; x < W - 2; x++) {
			float m = -FLT_MAX;
			for (int i = 0; i < 3; i++)
				for (int j = 0; j < 3; j++)
					if (im[(y + i) * W + x + j] > m)
						m = im[(y + i) * W + x + j];
			im[(y + 1) * W + x + 1] = m;
		}
}

/* case: maxpool_second   expect: none   near: maxpool2d   why: the second largest */
NOINLINE void maxpool_second(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float m = -FLT_MAX, n = -FLT_MAX;
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++) {
						float v = in[(c * H + 2 * y + i) * W + 2 * x + j];
						if (v > m) {
							n = m;
							m = v;
						} else if (v > n) {
							n = v;
						}
					}
				out[(c * (H / 2) + y) * (W / 2) + x] = n;
			}
}

/* case: avgpool_wrong_count   expect: none|sum   near: avgpool2d   why: nine values are divided by four */
NOINLINE void avgpool_wrong_count(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 3; y++)
			for (int x = 0; x < W / 3; x++) {
				float s = 0;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						s += in[(c * H + 3 * y + i) * W + 3 * x + j];
				out[(c * (H / 3) + y) * (W / 3) + x] = s / 4;
			}
}

/* case: avgpool_running   expect: none   near: avgpool2d   why: halves at each step, later values weigh more */
NOINLINE void avgpool_running(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float s = 0;
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++)
						s = (s + in[(c * H + 2 * y + i) * W + 2 * x + j]) / 2;
				out[(c * (H / 2) + y) * (W / 2) + x] = s;
			}
}

/* case: avgpool_squares   expect: none|dot|sum|nrm2   near: avgpool2d   why: averages squares and takes the root */
NOINLINE void avgpool_squares(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float s = 0;
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++) {
						float v = in[(c * H + 2 * y + i) * W + 2 * x + j];
						s += v * v;
					}
				out[(c * (H / 2) + y) * (W / 2) + x] = sqrtf(s / 4);
			}
}

/* case: avgpool_hole   expect: none   near: avgpool2d   why: the centre of the window does not count */
NOINLINE void avgpool_hole(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 3; y++)
			for (int x = 0; x < W / 3; x++) {
				float s = 0;
				for (int i = 0; i < 3; i++)
					for (int j = 0; j < 3; j++)
						if (i != 1 || j != 1)
							s += in[(c * H + 3 * y + i) * W + 3 * x + j];
				out[(c * (H / 3) + y) * (W / 3) + x] = s / 9;
			}
}

/* case: avgpool_positive_only   expect: none   near: avgpool2d   why: averages the positive values only */
NOINLINE void avgpool_positive_only(int C, int H, int W, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < H / 2; y++)
			for (int x = 0; x < W / 2; x++) {
				float s = 0;
				int n = 0;
				for (int i = 0; i < 2; i++)
					for (int j = 0; j < 2; j++)
						if (in[(c * H + 2 * y + i) * W + 2 * x + j] > 0) {
							s += in[(c * H + 2 * y + i) * W + 2 * x + j];
							n++;
						}
				out[(c * (H / 2) + y) * (W / 2) + x] = n ? s / n : 0;
			}
}

/* case: avgpool_bytes   expect: none   near: avgpool2d   why: each value is quartered and cut before the sum */
NOINLINE void avgpool_bytes(int h, int w, const uint8_t *im, uint8_t *out)
{
	for (int y = 0; y < h / 2; y++)
		for (int x = 0; x < w / 2; x++) {
			uint8_t s = 0;
			for (int i = 0; i < 2; i++)
				for (int j = 0; j < 2; j++)
					s += im[(2 * y + i) * w + 2 * x + j] / 4;
			out[y * (w / 2) + x] = s;
		}
}

static void drive1(void (*f)(int, int, const float *, const float *, float *))
{
	FOR_DIMS(d, { 20000, 15 }, { 40, 9 }, { 16, 1 }, { 0, 3 }, { -3, 3 }) {
		long n = d[0] > 0 ? d[0] : 0;
		float *x = f32(n + 64), *h = f32(n * d[1] + 64), *y = f32(n);

		f(d[0], d[1], x, h, y);
		dump_f32("y", y, n);
	}
}

static void drive2(void (*f)(int, int, int, int, const float *, const float *, float *))
{
	FOR_DIMS(d, { 4, 32, 29, 6 }, { 3, 9, 12, 2 }, { 1, 6, 6, 1 }, { 0, 6, 6, 2 }, { 2, 6, 6, 0 }, { 2, 0, 5, 2 }) {
		long ni = (d[0] + 2) * (d[1] + 4) * (d[2] + 4) + 1000, nw = d[3] * (d[0] * 9 + d[1] * d[2]) + 99;
		long no = d[3] * d[1] * d[2] + 1000;
		float *x = f32(ni), *w = f32(nw), *y = f32(no);

		f(d[0], d[1], d[2], d[3], x + 500, w, y);
		dump_f32("out", y, no);
		dump_f32("in", x, ni);
	}
}

static void drive_dw(void (*f)(int, int, int, const float *, const float *, float *))
{
	FOR_DIMS(d, { 16, 50, 40 }, { 3, 9, 12 }, { 1, 3, 3 }, { 0, 6, 6 }, { 2, 2, 6 }, { 2, 6, 1 }) {
		long n = d[0] * d[1] * d[2];
		float *x = f32(n + 500), *w = f32((d[0] + d[1]) * 9), *y = f32(n);

		f(d[0], d[1], d[2], x, w, y);
		dump_f32("out", y, n);
	}
}

static void drive_pool(void (*f)(int, int, int, const float *, float *))
{
	FOR_DIMS(d, { 16, 120, 130 }, { 3, 9, 12 }, { 1, 3, 3 }, { 0, 6, 6 }, { 2, 1, 6 }, { -2, 6, 6 }) {
		long n = d[0] > 0 ? d[0] * d[1] * d[2] : 0;
		float *x = f32_in(n, -2, 0.5), *y = f32(n);

		f(d[0], d[1], d[2], x, y);
		dump_f32("out", y, n);
	}
}

static void drive_bytes(void (*f)(int, int, const uint8_t *, const uint8_t *, int *))
{
	FOR_DIMS(d, { 300, 310 }, { 3, 3 }, { 2, 9 }, { 9, 2 }, { 0, 5 }) {
		long n = d[0] * d[1];
		int32_t *out = i32(n);

		f(d[0], d[1], u8(n), u8(9), out);
		dump_i32("out", out, n);
	}
}

static void in_place1(int n, int k, const float *x, const float *h, float *y)
{
	if (n > 0)
		memcpy(y, x, sizeof(*y) * n);
	conv1d_in_place(n, k, h, y);
}

static void in_place2(int C, int H, int W, int O, const float *in, const float *w, float *out)
{
	conv2d_in_place(C, H, W, O, (float *)in, w, out);
}

static void in_place_dw(int C, int H, int W, const float *in, const float *w, float *out)
{
	memcpy(out, in, sizeof(*out) * C * H * W);
	dwconv_in_place(C, H, W, out, w);
}

static void in_place_pool(int C, int H, int W, const float *in, float *out)
{
	if (C > 0)
		memcpy(out, in, sizeof(*out) * H * W);
	maxpool_in_place(C > 0 ? H : 0, W, out);
}

RUN(conv1d_iir) { drive1(conv1d_iir); }
RUN(conv1d_circular) { drive1(conv1d_circular); }
RUN(conv1d_guard_short) { drive1(conv1d_guard_short); }
RUN(conv1d_reflect) { drive1(conv1d_reflect); }
RUN(conv1d_clamp) { drive1(conv1d_clamp); }
RUN(conv1d_in_place) { drive1(in_place1); }
RUN(conv1d_varying) { drive1(conv1d_varying); }
RUN(conv1d_product_index) { drive1(conv1d_product_index); }
RUN(conv1d_erosion) { drive1(conv1d_erosion); }
RUN(conv1d_stop_at_zero) { drive1(conv1d_stop_at_zero); }
RUN(conv1d_renormalised) { drive1(conv1d_renormalised); }
RUN(conv1d_no_reset) { drive1(conv1d_no_reset); }
RUN(conv1d_moving_sum) { drive1(conv1d_moving_sum); }
RUN(conv2d_pad_one) { drive2(conv2d_pad_one); }
RUN(conv2d_guard_gt) { drive2(conv2d_guard_gt); }
RUN(conv2d_guard_short) { drive2(conv2d_guard_short); }
RUN(conv2d_guard_rows_only) { drive2(conv2d_guard_rows_only); }
RUN(conv2d_guard_swapped) { drive2(conv2d_guard_swapped); }
RUN(conv2d_guard_or) { drive2(conv2d_guard_or); }
RUN(conv2d_guard_on_output) { drive2(conv2d_guard_on_output); }
RUN(conv2d_guard_else) { drive2(conv2d_guard_else); }
RUN(conv2d_guard_break) { drive2(conv2d_guard_break); }
RUN(conv2d_clamp) { drive2(conv2d_clamp); }
RUN(conv2d_wrap) { drive2(conv2d_wrap); }
RUN(conv2d_renormalised) { drive2(conv2d_renormalised); }
RUN(conv2d_local_weights) { drive2(conv2d_local_weights); }
RUN(conv2d_masked_channels) { drive2(conv2d_masked_channels); }
RUN(conv2d_shuffled_channels) { drive2(conv2d_shuffled_channels); }
RUN(conv2d_sheared) { drive2(conv2d_sheared); }
RUN(conv2d_diagonal_kernel) { drive2(conv2d_diagonal_kernel); }
RUN(conv2d_square_dilation) { drive2(conv2d_square_dilation); }
RUN(conv2d_no_reset) { drive2(conv2d_no_reset); }
RUN(conv2d_relu_each_tap) { drive2(conv2d_relu_each_tap); }
RUN(conv2d_difference) { drive2(conv2d_difference); }
RUN(conv2d_dilate_max) { drive2(conv2d_dilate_max); }
RUN(conv2d_bilateral) { drive2(conv2d_bilateral); }
RUN(conv2d_scatter) { drive2(conv2d_scatter); }
RUN(conv2d_half_precision) { drive2(conv2d_half_precision); }
RUN(conv2d_shared_output) { drive2(conv2d_shared_output); }
RUN(conv2d_in_place) { drive2(in_place2); }
RUN(conv2d_bytes_wrap) { drive_bytes(conv2d_bytes_wrap); }
RUN(conv2d_bytes_clipped) { drive_bytes(conv2d_bytes_clipped); }
RUN(conv2d_sobel) { drive_bytes(conv2d_sobel); }
RUN(dwconv_next_channel) { drive_dw(dwconv_next_channel); }
RUN(dwconv_max) { drive_dw(dwconv_max); }
RUN(dwconv_row_weights) { drive_dw(dwconv_row_weights); }
RUN(dwconv_coupled) { drive_dw(dwconv_coupled); }
RUN(dwconv_guard_off) { drive_dw(dwconv_guard_off); }
RUN(dwconv_skip_centre) { drive_dw(dwconv_skip_centre); }
RUN(dwconv_in_place) { drive_dw(in_place_dw); }
RUN(maxpool_from_zero) { drive_pool(maxpool_from_zero); }
RUN(maxpool_from_flt_min) { drive_pool(maxpool_from_flt_min); }
RUN(maxpool_corner_start) { drive_pool(maxpool_corner_start); }
RUN(maxpool_no_reset) { drive_pool(maxpool_no_reset); }
RUN(maxpool_abs) { drive_pool(maxpool_abs); }
RUN(maxpool_diagonal) { drive_pool(maxpool_diagonal); }
RUN(maxpool_min) { drive_pool(maxpool_min); }
RUN(maxpool_in_place) { drive_pool(in_place_pool); }
RUN(maxpool_second) { drive_pool(maxpool_second); }
RUN(avgpool_wrong_count) { drive_pool(avgpool_wrong_count); }
RUN(avgpool_running) { drive_pool(avgpool_running); }
RUN(avgpool_squares) { drive_pool(avgpool_squares); }
RUN(avgpool_hole) { drive_pool(avgpool_hole); }
RUN(avgpool_positive_only) { drive_pool(avgpool_positive_only); }

RUN(avgpool_bytes)
{
	FOR_DIMS(d, { 700, 600 }, { 3, 3 }, { 0, 5 }, { 1, 1 }) {
		uint8_t *out = u8(d[0] * d[1]);

		avgpool_bytes(d[0], d[1], u8(d[0] * d[1]), out);
		dump_bytes("out", out, d[0] * d[1]);
	}
}

SMR_MAIN(R(conv1d_iir), R(conv1d_circular), R(conv1d_guard_short), R(conv1d_reflect), R(conv1d_clamp),
         R(conv1d_in_place), R(conv1d_varying), R(conv1d_product_index), R(conv1d_erosion),
         R(conv1d_stop_at_zero), R(conv1d_renormalised), R(conv1d_no_reset), R(conv1d_moving_sum),
         R(conv2d_pad_one), R(conv2d_guard_gt), R(conv2d_guard_short), R(conv2d_guard_rows_only),
         R(conv2d_guard_swapped), R(conv2d_guard_or), R(conv2d_guard_on_output), R(conv2d_guard_else),
         R(conv2d_guard_break), R(conv2d_clamp), R(conv2d_wrap), R(conv2d_renormalised),
         R(conv2d_local_weights), R(conv2d_masked_channels), R(conv2d_shuffled_channels), R(conv2d_sheared),
         R(conv2d_diagonal_kernel), R(conv2d_square_dilation), R(conv2d_no_reset), R(conv2d_relu_each_tap),
         R(conv2d_difference), R(conv2d_dilate_max), R(conv2d_bilateral), R(conv2d_scatter),
         R(conv2d_half_precision), R(conv2d_shared_output), R(conv2d_in_place), R(conv2d_bytes_wrap),
         R(conv2d_bytes_clipped), R(conv2d_sobel), R(dwconv_next_channel), R(dwconv_max),
         R(dwconv_row_weights), R(dwconv_coupled), R(dwconv_guard_off), R(dwconv_skip_centre),
         R(dwconv_in_place), R(maxpool_from_zero), R(maxpool_from_flt_min), R(maxpool_corner_start),
         R(maxpool_no_reset), R(maxpool_abs), R(maxpool_diagonal), R(maxpool_min), R(maxpool_in_place),
         R(maxpool_second), R(avgpool_wrong_count), R(avgpool_running), R(avgpool_squares), R(avgpool_hole),
         R(avgpool_positive_only), R(avgpool_bytes))
