// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Windows that are cut off at an array's ends: the whole window, with a condition.
#include <stddef.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

// The window's own elements are counted, from 0.
void pool(int C, int H, int W, int OH, int OW, int k, int s, int p, const float *in, float *out)
{
	for (int c = 0; c < C; c++)
		for (int y = 0; y < OH; y++)
			for (int x = 0; x < OW; x++) {
				int v = y * s - p, u = x * s - p;
				int v0 = MAX(0, -v), v1 = MIN(k, H - v);
				int u0 = MAX(0, -u), u1 = MIN(k, W - u);
				float m = -__builtin_inff();

				for (int a = v0; a < v1; a++)
					for (int b = u0; b < u1; b++)
						if (in[(c * H + v + a) * W + u + b] > m)
							m = in[(c * H + v + a) * W + u + b];
				out[(c * OH + y) * OW + x] = m;
			}
}
// CHECK-LABEL: flow "pool"
// CHECK: wrap (H + p; -s, OH) in [-2147483648, 2147483647]
// CHECK: %0 = view f32[C, OH*s - s + k, OW*s - s + k] in + (-4*p*W - 4*p)
// CHECK: nest (c: C, y: OH, x: OW, a: k, b: k) {{.*}} = fold(a; {{.*}}; select(and(ge(add(add(mul(size(s), index(y)), index(a)), size(-p)), 0:i64), lt(add(add(mul(size(s), index(y)), index(a)), size(-p)), size(H))), fold(b; acc0; select(select(and(

// The array's elements are counted, and an upper bound has two conditions.
void conv(int n, int k, int p, int m, const float *x, const float *w, float *o)
{
	for (int i = 0; i < m; i++) {
		float a = 0;

		for (int j = MAX(i - p, 0); j < n && j < i - p + k; j++)
			a += x[j] * w[j - i + p];
		o[i] = a;
	}
}
// CHECK-LABEL: flow "conv"
// CHECK: wrap (-p; 1, m) in [-2147483648, 2147483647]
// CHECK: nest (i: m, j: k) {{.*}} = fold(j; 0:f32; select(and(ge(add(add(index(i), index(j)), size(-p)), 0:i64), lt(add(add(index(i), index(j)), size(-p)), size(n))), add(acc0, mul(%0[i + j], %1[j])), acc0))

// One end only. The inclusive bound counts.
void ahead(int n, int k, const float *x, float *o)
{
	for (int i = 0; i < n; i++) {
		float a = 0;

		for (int j = i; j <= MIN(n - 1, i + k); j++)
			a += x[j];
		o[i] = a;
	}
}
// CHECK-LABEL: flow "ahead"
// CHECK: nest (i: n, j: k + 1) {{.*}} select(lt(add(index(i), index(j)), size(n)), add(acc0,

// A counter of the loop counts where it runs.
void mean(int n, int r, const float *x, float *o)
{
	for (int i = 0; i < n; i++) {
		float a = 0;
		int c = 0;

		for (int j = MAX(0, i - r); j < MIN(n, i + r + 1); j++) {
			a += x[j];
			c++;
		}
		o[i] = a / c;
	}
}
// CHECK-LABEL: flow "mean"
// CHECK: nest (i: n, {{[a-z]+}}: 2*r + 1) {{.*}} convert:f32(fold({{[a-z]+}}; 0:i32; select(and({{.*}}), add(acc0, 1:i32), acc0)))

// A store in the loop stands under the condition.
void band(int n, int r, float *o)
{
	for (int i = 0; i < n; i++)
		for (int j = MAX(0, i - r); j < MIN(n, i + r + 1); j++)
			o[(long)i * n + j] = 1;
}
// CHECK-LABEL: flow "band"
// CHECK: 1:f32 when and(ge(add(add(index(i), index(j)), size(-r)), 0:i64), lt(

// Unsigned bounds: guards ask that differences are no negative numbers.
void wide(size_t n, size_t k, const double *x, double *o)
{
	for (size_t i = 0; i < n; i++) {
		double a = 0;

		for (size_t j = i; j < MIN(n, i + k); j++)
			a += x[j];
		o[i] = a;
	}
}
// CHECK-LABEL: flow "wide"
// CHECK: wrap (k; 1, n) in [0, 4611686018427387904]
// CHECK: nest (i: n, j: k) {{.*}} select(lt(add(index(i), index(j)), size(n)),

// Counters of 16 bits, whose windows start by formulas of 32.
void narrow(unsigned short n, unsigned short m, unsigned short k, unsigned short s, unsigned short p,
	    const signed char *x, signed char *o)
{
	short i, j;

	for (i = 0; i < m; i++) {
		int a = -129;

		for (j = i * s - p; j < i * s - p + k; j++)
			if (j >= 0 && j < n && x[j] > a)
				a = x[j];
		o[i] = a;
	}
}
// CHECK-LABEL: flow "narrow"
// CHECK: wrap (k - p; s, {{.*}}) in [-32768, 32767]
// CHECK: nest (i: {{.*}}, j: k) {{.*}}and(ge(add(add(mul(size(s), index(i)), index(j)), size(-p)), 0:i64), lt(add(add(mul(size(s), index(i)), index(j)), size(-p)), size(n)))

// A value compared with a size is a place along one dimension, so its loops share it, whatever they
// step by.
void strided(int H, int W, int OH, int OW, int R, int S, int sh, int sw, int dh, int dw, int p,
	     const float *in, const float *w, float *out)
{
	for (int y = 0; y < OH; y++)
		for (int x = 0; x < OW; x++) {
			float a = 0;

			for (int r = 0; r < R; r++)
				for (int s = 0; s < S; s++) {
					int v = y * sh + r * dh - p, u = x * sw + s * dw - p;
					if (v >= 0 && v < H && u >= 0 && u < W)
						a += in[v * W + u] * w[r * S + s];
				}
			out[y * OW + x] = a;
		}
}
// CHECK-LABEL: flow "strided"
// CHECK: view f32[OH*sh + R*dh - sh - dh + 1, OW*sw + S*dw - sw - dw + 1] in
// CHECK: [(sh)*y + (dh)*r, (sw)*x + (dw)*s]

// A window that grows: the whole array is one (triangle.c).
void grows(int n, const float *x, float *o)
{
	for (int i = 0; i < n; i++) {
		float a = 0;

		for (int j = MAX(0, i - 3); j < MIN(n, 2 * i); j++)
			a += x[j];
		o[i] = a;
	}
}
// CHECK-LABEL: flow "grows"
// CHECK: nest (i: n, j: n) {{.*}} select(and(ge(add(add(mul(size(-1), index(i)), index(j)), size(3)), 0:i64), lt(

// One that data bound.
void data(int n, const int *e, const float *x, float *o)
{
	for (int i = 0; i < n; i++) {
		float a = 0;

		for (int j = MAX(0, i - 3); j < MIN(e[i], i + 4); j++)
			a += x[j];
		o[i] = a;
	}
}
// CHECK: not lifted: {{.*}} data: number of iterations depends on an outer loop or on data

// The place where a window ends is no formula.
void ends(int n, int r, const float *x, float *o, int *e)
{
	for (int i = 0; i < n; i++) {
		float a = 0;
		int j;

		for (j = MAX(0, i - r); j < MIN(n, i + r + 1); j++)
			a += x[j];
		o[i] = a;
		e[i] = j;
	}
}
// CHECK: not lifted: {{.*}} ends:

// Nor are elements that a pointer walks over: their window starts where the program cuts it off.
void walks(int n, int r, const float *x, const float *w, float *o)
{
	for (int i = 0; i < n; i++) {
		const float *q = w;
		float a = 0;

		for (int j = MAX(0, i - r); j < MIN(n, i + r + 1); j++)
			a += x[j] * *q++;
		o[i] = a;
	}
}
// CHECK: not lifted: {{.*}} walks:

// A window that is never cut off is an ordinary loop: what it walks over is walked on behind it.
void whole(int n, int m, int k, const float *a, const float *b, float *c)
{
	size_t at = 0, out = 0;

	for (int i = 0; i < n; i++) {
		size_t end = at + (unsigned)k, q = 0;

		for (int j = 0; j < m; j++) {
			size_t p = at;
			float s = 0;

			while (p < end)
				s += a[p++] * b[q++];
			c[out++] = s;
		}
		at += (unsigned)k;
	}
}
// CHECK-LABEL: flow "whole"
// CHECK: nest (i: n, [[J:[a-z]+]]: m, [[P:[a-z]+]]: k) {{.*}} [i, [[J]]] = fold([[P]]; 0:f32; add(acc0, mul(%0[i, [[P]]], %1[[[J]], [[P]]])))
