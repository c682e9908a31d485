// RUN: %samara decompose %s | FileCheck %s
// A helper whose flag is a constant is read in its caller, where the flag's loop is there or not;
// loops that run once (channel, taps of a 1x1 kernel) do not hide the convolution. The helper
// itself, which has no callers any more, is not listed.
static void layer(const float *in, int channels, int h, int w, const float *k, const float *bias,
		  int filters, int size, int relu, float *out)
{
	int oh = h - size + 1, ow = w - size + 1;

	for (int f = 0; f < filters; f++)
		for (int y = 0; y < oh; y++)
			for (int x = 0; x < ow; x++) {
				float sum = 0;
				for (int c = 0; c < channels; c++)
					for (int r = 0; r < size; r++)
						for (int s = 0; s < size; s++)
							sum += in[(c * h + y + r) * w + x + s] *
							       k[((f * channels + c) * size + r) * size + s];
				out[(f * oh + y) * ow + x] = sum;
			}
	for (int f = 0; f < filters; f++)
		for (int i = 0; i < oh * ow; i++)
			out[f * oh * ow + i] += bias[f];
	if (relu)
		for (int i = 0; i < filters * oh * ow; i++)
			out[i] = out[i] > 0 ? out[i] : 0;
}

void net(const float *in, int h, int w, const float *k[3], const float *b[3], float *one,
	 float *two, float *three)
{
	layer(in, 1, h, w, k[0], b[0], 64, 9, 1, one);
	layer(one, 64, h - 8, w - 8, k[1], b[1], 32, 1, 1, two);
	layer(two, 32, h - 8, w - 8, k[2], b[2], 1, 5, 0, three);
}
// CHECK: 0 helper.c:{{[0-9]+}} layer conv2d
// CHECK: O=64 Y=h - 8 X=w - 8 C=1 R=9 S=9 sh=1
// CHECK: 1 helper.c:{{[0-9]+}} layer conv2d
// CHECK: O=32 Y=h - 8 X=w - 8 C=64 R=1 S=1 sh=1
// CHECK: 2 helper.c:{{[0-9]+}} layer conv2d
// CHECK: O=1 Y=h - 12 X=w - 12 C=32 R=5 S=5 sh=1
// CHECK-NOT: relu
// CHECK-NOT: layer

// A store by a helper for a loop of its caller belongs to the caller.
static void put(double *m, int ld, int r, int c, double v)
{
	m[r * ld + c] += v;
}
void product(int n, const double *x, const double *y, double *z)
{
	for (int r = 0; r < n; r++)
		for (int c = 0; c < n; c++)
			for (int t = 0; t < n; t++)
				put(z, n, r, c, x[r * n + t] * y[t * n + c]);
}
// CHECK: 3 helper.c:{{[0-9]+}} product gemm

// So it is where the helper has the innermost loop and the store. What a caller makes of a helper's
// result is the caller's as well.
static void add_dot(int n, const double *x, const double *y, int ldy, double *to)
{
	for (int t = 0; t < n; t++)
		*to += x[t] * y[t * ldy];
}
void by_dots(int n, const double *x, const double *y, double *z)
{
	for (int r = 0; r < n; r++)
		for (int c = 0; c < n; c++)
			add_dot(n, x + r * n, y + c, n, z + r * n + c);
}
// CHECK: 4 helper.c:[[@LINE-2]] by_dots gemm
static float total(const float *x, int n)
{
	float s = 0;
	for (int i = 0; i < n; i++)
		s += x[i];
	return s;
}
float average(const float *x, int n)
{
	return total(x, n) / n;
}
// CHECK: 5 helper.c:{{[0-9]+}} total sum
// CHECK: part of: mean
// CHECK: 6 helper.c:[[@LINE-4]] average nest
// CHECK: part of: mean

// A large one that does all the work of a loop is read in its caller as well: a tile of a product.
void tile(int k, const double *a, int lda, const double *b, int ldb, double *c, int ldc)
{
	for (int p = 0; p < k; p++) {
		c[0 * ldc + 0] += a[p * lda + 0] * b[0 * ldb + p];
		c[0 * ldc + 1] += a[p * lda + 1] * b[0 * ldb + p];
		c[0 * ldc + 2] += a[p * lda + 2] * b[0 * ldb + p];
		c[0 * ldc + 3] += a[p * lda + 3] * b[0 * ldb + p];
		c[1 * ldc + 0] += a[p * lda + 0] * b[1 * ldb + p];
		c[1 * ldc + 1] += a[p * lda + 1] * b[1 * ldb + p];
		c[1 * ldc + 2] += a[p * lda + 2] * b[1 * ldb + p];
		c[1 * ldc + 3] += a[p * lda + 3] * b[1 * ldb + p];
		c[2 * ldc + 0] += a[p * lda + 0] * b[2 * ldb + p];
		c[2 * ldc + 1] += a[p * lda + 1] * b[2 * ldb + p];
		c[2 * ldc + 2] += a[p * lda + 2] * b[2 * ldb + p];
		c[2 * ldc + 3] += a[p * lda + 3] * b[2 * ldb + p];
		c[3 * ldc + 0] += a[p * lda + 0] * b[3 * ldb + p];
		c[3 * ldc + 1] += a[p * lda + 1] * b[3 * ldb + p];
		c[3 * ldc + 2] += a[p * lda + 2] * b[3 * ldb + p];
		c[3 * ldc + 3] += a[p * lda + 3] * b[3 * ldb + p];
	}
}
void by_tiles(int m, int n, int k, const double *a, const double *b, double *c)
{
	for (int j = 0; j < n; j += 4)
		for (int i = 0; i < m; i += 4)
			tile(k, a + i, m, b + j * k, k, c + j * m + i, m);
}
// CHECK: 7 helper.c:{{[0-9]+}} by_tiles nest
// CHECK: part of: gemm

// A small helper is read in its caller whatever its linkage, as clang would inline it; not one that
// another file may replace.
float at(const float *m, int ld, int r, int c)
{
	return m[r * ld + c];
}
void through_at(int n, const float *x, const float *y, float *z)
{
	for (int r = 0; r < n; r++)
		for (int c = 0; c < n; c++) {
			float s = 0;
			for (int t = 0; t < n; t++)
				s += at(x, n, r, t) * at(y, n, t, c);
			z[r * n + c] = s;
		}
}
// CHECK: helper.c:{{[0-9]+}} through_at gemm

__attribute__((weak)) float weak_at(const float *m, int ld, int r, int c)
{
	return m[r * ld + c];
}
void through_weak(int n, const float *x, const float *y, float *z)
{
	for (int r = 0; r < n; r++)
		for (int c = 0; c < n; c++) {
			float s = 0;
			for (int t = 0; t < n; t++)
				s += weak_at(x, n, r, t) * weak_at(y, n, t, c);
			z[r * n + c] = s;
		}
}
// CHECK: through_weak call of weak_at
