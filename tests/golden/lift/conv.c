// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Consecutive loops make one flow. Loops that slide over the same dimension share it.
void layer(const float *in, const float *w, const float *b, float *out, int C, int H, int W, int K,
	   int R, int S)
{
	int OH = H - R + 1, OW = W - S + 1;

	for (int k = 0; k < K; k++)
		for (int y = 0; y < OH; y++)
			for (int x = 0; x < OW; x++) {
				float s = 0;
				for (int c = 0; c < C; c++)
					for (int r = 0; r < R; r++)
						for (int q = 0; q < S; q++)
							s += in[(c * H + y + r) * W + x + q] *
							     w[((k * C + c) * R + r) * S + q];
				out[(k * OH + y) * OW + x] = s;
			}
	for (int k = 0; k < K; k++)
		for (int i = 0; i < OH * OW; i++)
			out[k * OH * OW + i] += b[k];
	for (int i = 0; i < K * OH * OW; i++)
		if (out[i] < 0)
			out[i] = 0;
}
// CHECK-LABEL: flow "layer"
// CHECK: view f32[C, H, W] in + (0) strides [4*H*W, 4*W, 4]
// CHECK: view f32[K, C, R, S] w
// CHECK: nest (k: K, y: -R + H + 1, x: -S + W + 1, c: C, r: R, q: S) group 0 {{.*}} [k, y, x] = fold(c, r, q; 0:f32; add(acc0, mul(
// CHECK: group 1 {{.*}} = add(
// CHECK: group 2 {{.*}} = 0:f32 when lt(
// CHECK-NOT: flow

// Padding by a guard: the condition is in 64-bit index arithmetic, the read in the arm it guards.
void padded(int h, int w, float *o, const float *x, const float *k)
{
	for (int i = 0; i < h; i++)
		for (int j = 0; j < w; j++) {
			float s = 0;
			for (int u = 0; u < 3; u++)
				for (int v = 0; v < 3; v++) {
					int y = i + u - 1, z = j + v - 1;
					if (y >= 0 && y < h && z >= 0 && z < w)
						s += x[y * w + z] * k[u * 3 + v];
				}
			o[i * w + j] = s;
		}
}
// CHECK-LABEL: flow "padded"
// CHECK: view f32[h + 2, w + 2] x + (-4*w - 4) strides [4*w, 4]
// CHECK: fold(u, v; 0:f32; select(and(

// A window that steps by a variable.
void stepped(int n, int m, int k, int s, int W, float *o, const float *x, const float *f)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++) {
			float a = 0;
			for (int u = 0; u < k; u++)
				for (int v = 0; v < k; v++)
					a += x[(i * s + u) * W + j * s + v] * f[u * k + v];
			o[i * m + j] = a;
		}
}
// CHECK-LABEL: flow "stepped"
// CHECK: strides [4*W, 4]

// One dimension that steps by a variable: the trip was divided by it, so it is no row length. Where
// the inner loop runs over all of the step it is one.
void stepped1(int ci, int len, int k, int s, float *o, const float *x, const float *f)
{
	int n = (len - k) / s + 1;

	for (int t = 0; t < n; t++) {
		float a = 0;
		for (int c = 0; c < ci; c++)
			for (int j = 0; j < k; j++)
				a += x[c * len + t * s + j] * f[c * k + j];
		o[t] = a;
	}
}
// CHECK-LABEL: flow "stepped1"
// CHECK: view f32[ci, div*s + k] x + (0) strides [4*len, 4]
void rows(int size, int cols, float *o, const float *x)
{
	int n = size / cols;

	for (int t = 0; t < n; t++) {
		float a = 0;
		for (int j = 0; j < cols; j++)
			a += x[t * cols + j];
		o[t] = a;
	}
}
// CHECK-LABEL: flow "rows"
// CHECK: view f32[n, cols] x + (0) strides [4*cols, 4]

// A pointer that walks through three loops.
void walk(long c, long h, long w, float *o, const float *x)
{
	for (long n = 0; n < c; n++)
		for (long i = 0; i < h; i++)
			for (long j = 0; j < w; j++)
				*o++ = x[(n * h + i) * w + j];
}
// CHECK-LABEL: flow "walk"
// CHECK: view f32[c, h, w] o + (0) strides [4*h*w, 4*w, 4]
