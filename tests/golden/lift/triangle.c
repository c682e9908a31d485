// RUN: env SAMARA_LIFT=say %cc -O2 -ffp-contract=off -c %s -o %t.o 2>&1 | FileCheck %s
// Bounds that depend on an outer loop: the enclosing square, with the bounds as a condition.
#include <stddef.h>

// The condition is that of the store.
void syrk(int n, int m, double *c, const double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j <= i; j++) {
			double s = 0;

			for (int k = 0; k < m; k++)
				s += a[i * m + k] * a[j * m + k];
			c[i * n + j] = s;
		}
}
// CHECK-LABEL: flow "syrk"
// CHECK: view f64[n, n] c + (0)
// CHECK: nest (i: n, j: n, k: m) {{.*}} when lt(add(add(mul(size(-1), index(i)), index(j)), size(-1)), 0:i64)

// ... or of what is summed. Two triangles make a square.
void symm(int n, int m, double *c, const double *a, const double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++) {
			double s = 0;

			for (int k = 0; k < i; k++)
				s += a[i * n + k] * b[k * m + j];
			for (int k = i; k < n; k++)
				s += a[k * n + i] * b[k * m + j];
			c[i * m + j] = s;
		}
}
// CHECK-LABEL: flow "symm"
// CHECK: nest (i: n, j: m, k: n, [[K:k_[0-9]+]]: n - 1) {{.*}} fold(k; fold([[K]]; 0:f64; select(lt(add(mul(size(-1), index(i)), index([[K]])), 0:i64), {{.*}}); select(ge(add(mul(size(-1), index(i)), index(k)), 0:i64),

// Counters without a sign, that start beside the diagonal.
void pairs(size_t n, const float *x, float *d)
{
	for (size_t i = 0; i < n; i++)
		for (size_t j = i + 1; j < n; j++)
			d[i * n + j] = x[i] - x[j];
}
// CHECK-LABEL: flow "pairs"
// CHECK: view f32[n, n - 1] d + (4)
// CHECK: nest (i: n, j: n - 1) {{.*}} when ge(add(mul(size(-1), index(i)), index(j)), 0:i64)

// Bounds that shrink: the square reads elements beyond the array that the loops do not.
void hankel(int n, const double *x, const double *w, double *y)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n - i; j++)
			y[i] += x[i + j] * w[j];
}
// CHECK-LABEL: flow "hankel"
// CHECK: view f64[2*n - 1] x
// CHECK: fold(j; {{.*}}; select(lt({{.*}}), add(acc0,

// A triangle in a triangle.
void tetrahedron(int n, double *o, const double *x)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j <= i; j++)
			for (int k = 0; k <= j; k++)
				o[(i * n + j) * n + k] = x[i] + x[k];
}
// CHECK-LABEL: flow "tetrahedron"
// CHECK: nest (i: n, j: n, k: n) {{.*}} when and(lt(add(add(mul(size(-1), index(i)), index(j)), size(-1)), 0:i64), lt(add(add(mul(size(-1), index(j)), index(k)), size(-1)), 0:i64))

// A value taken before the loop is no iteration of it: there may be none.
void before(int n, const double *x, double *y)
{
	for (int i = 0; i < n; i++) {
		double s = x[0];

		for (int j = 1; j < i; j++)
			s += x[j];
		y[i] = s;
	}
}
// CHECK-LABEL: flow "before"
// CHECK: fold(j; %0; select(

// An element and its mirror image are one element on the diagonal only, at one point.
void covariance(int n, int m, double *c, const double *a)
{
	for (int i = 0; i < n; i++)
		for (int j = i; j < n; j++) {
			double s = 0;

			for (int k = 0; k < m; k++)
				s += a[k * n + i] * a[k * n + j];
			c[i * n + j] = c[j * n + i] = s;
		}
}
// CHECK-LABEL: flow "covariance"
// CHECK: into %1 [j, i] = {{.*}} when ge(
// CHECK: into %1 [i, j] = {{.*}} when ge(

void skew(int n, double *c, const double *x)
{
	for (int i = 0; i < n; i++)
		for (int j = i + 1; j < n; j++) {
			c[i * n + j] = x[i] - x[j];
			c[j * n + i] = x[j] - x[i];
		}
}
// CHECK-LABEL: flow "skew"
// CHECK: view f64[n, n - 1] c + (8)
// CHECK: when ge(
// CHECK: view f64[n - 1, n] c + (8*n)
// CHECK: when ge(

// Over a square it is not: both loops store to one element.
void whole(int n, double *c, const double *x)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			c[i * n + j] = x[i];
			c[j * n + i] = x[j];
		}
}
// CHECK: not lifted: {{.*}} whole: reads or stores at another index what the same loop stores

// Beyond the diagonal it is not either: j may be i - 1.
void beyond(int n, double *c, const double *x)
{
	for (int i = 1; i < n; i++)
		for (int j = i - 1; j < n; j++) {
			c[i * n + j] = x[i];
			c[j * n + i] = x[j];
		}
}
// CHECK: not lifted: {{.*}} beyond: reads or stores at another index what the same loop stores

// The elements read were stored by earlier rows: a call for each row.
void solve(int n, const double *r, const double *b, double *x)
{
	for (int i = n - 1; i >= 0; i--) {
		double s = b[i];

		for (int j = i + 1; j < n; j++)
			s -= r[i * n + j] * x[j];
		x[i] = s / r[i * n + i];
	}
}
// CHECK: not lifted: {{.*}} solve: reads or stores at another index what the same loop stores
// CHECK: nest (j: n - i - 1)

void trmm(int n, int m, const double *a, double *b)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			for (int k = i + 1; k < n; k++)
				b[i * m + j] += a[k * n + i] * b[k * m + j];
}
// CHECK: not lifted: {{.*}} trmm: reads or stores at another index what the same loop stores
// CHECK: nest (j: m, k: -i + n - 1)

// Ends that move by no constant, or that data tell.
void slanted(int n, int by, const float *x, float *o)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i * by; j++)
			o[i * 4096 + j] = x[j];
}
// CHECK: not lifted: {{.*}} slanted: number of iterations depends on an outer loop or on data
