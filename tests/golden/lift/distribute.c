// RUN: env SAMARA_LIFT=say %cc --runtime=library -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Each store is a nest; the second takes the first one's value.
void gemv(int n, int m, double *y, const double *A, const double *x)
{
	for (int i = 0; i < n; i++) {
		y[i] = 0;
		for (int j = 0; j < m; j++)
			y[i] += A[i * m + j] * x[j];
	}
}
// CHECK-LABEL: flow "gemv"
// CHECK: %[[INIT:[0-9]+]] = nest (i: n) {{.*}} [i] = 0:f64
// CHECK: nest (i: n, j: m) {{.*}} ins %[[INIT]], {{.*}} [i] = fold(j; %[[INIT]][i]; add(acc0, mul(

// In place: the sum is over the stored elements, as the source says, not over exp(x - m) again.
float expf(float);
void softmax(int n, float *x)
{
	float m = x[0], s = 0;

	for (int i = 1; i < n; i++)
		if (x[i] > m)
			m = x[i];
	for (int i = 0; i < n; i++) {
		x[i] = expf(x[i] - m);
		s += x[i];
	}
	for (int i = 0; i < n; i++)
		x[i] /= s;
}
// CHECK-LABEL: flow "softmax"
// CHECK: %[[MAX:[0-9]+]] = nest {{.*}} = fold(i; {{.*}}; select(gt(
// CHECK: %[[EXP:[0-9]+]] = nest {{.*}} = exp(sub(
// CHECK: %[[SUM:[0-9]+]] = nest {{.*}} ins %[[EXP]] = fold({{.*}}; 0:f32; add(acc0, %[[EXP]][
// CHECK: nest {{.*}} = div(%[[EXP]][

// Distribution would let the first statement read what the second has not yet stored.
void mixed(int n, float *a, float *b)
{
	for (int i = 1; i < n; i++) {
		b[i] = a[i - 1];
		a[i] = 2;
	}
}
// CHECK: not lifted: {{.*}} mixed: reads or stores at another index what the same loop stores

void swap(int n, float *a, float *b)
{
	for (int i = 0; i < n; i++) {
		float t = a[i];
		a[i] = b[i];
		b[i] = t;
	}
}
// CHECK: not lifted: {{.*}} swap: needs a value from before another statement's store

// A running value of the loop reads what the loop reads beside its store: the guard holds different
// arrays apart.
float copied(int n, float *a, const float *b)
{
	float s = 0;

	for (int i = 0; i < n; i++) {
		a[i] = b[i];
		s += b[i];
	}
	return s;
}
// CHECK-LABEL: flow "copied"
// CHECK: nest (i: n) group 0 {{.*}} ins %[[B:[0-9]+]] into {{.*}} [i] = %[[B]][i]
// CHECK: nest (i: n) group 0 {{.*}} ins %[[B]] = fold(i; 0:f32; add(acc0, %[[B]][i]))

float place(int n, const float *b, long *at)
{
	float m = b[0];

	*at = 0;
	for (long i = 1; i < n; i++)
		if (b[i] > m) {
			m = b[i];
			*at = i;
		}
	return m;
}
// CHECK-LABEL: flow "place"
// CHECK: nest {{.*}} "at"
// CHECK: nest {{.*}} = fold(i; {{.*}}; select(gt(

// Of the same array it may be what the loop has stored, or has yet to store.
float next(int n, float *a, const float *b)
{
	float s = 0;

	for (int i = 0; i < n; i++) {
		a[i] = b[i];
		s += a[i + 1];
	}
	return s;
}
// CHECK: not lifted: {{.*}} next: reads or stores at another index what the same loop stores

// Four columns at a time, rows of a given length: disjoint where 4 divides n, as the guard checks.
void columns(int m, int n, float *a, const float *b)
{
	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j += 4) {
			a[i * n + j] = b[j];
			a[i * n + j + 1] = b[j + 1] * 2;
			a[i * n + j + 2] = b[j + 2] * 3;
			a[i * n + j + 3] = b[j + 3] * 4;
		}
}
// CHECK-LABEL: flow "columns"
// CHECK: nest (i: m, j: quotient) group 0
// CHECK: nest (i: m, j: quotient) group 0
// CHECK: nest (i: m, j: quotient) group 0
// CHECK: nest (i: m, j: quotient) group 0

// Not apart for any n.
void neighbours(int m, int n, float *a, const float *b)
{
	for (int i = 0; i < m; i++)
		for (int j = 0; j < n; j += 2) {
			a[i * n + j] = b[j];
			a[i * n + j + 2] = b[j + 1];
		}
}
// CHECK: not lifted: {{.*}} neighbours: reads or stores at another index what the same loop stores
