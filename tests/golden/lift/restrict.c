// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A helper's restrict leaves a marker where the helper was inlined: it does nothing.
static inline void scale(int n, float *restrict y, const float *restrict x)
{
	for (int i = 0; i < n; i++)
		y[i] = 2 * x[i];
}
void rows(int n, int m, float *y, const float *x)
{
	for (int j = 0; j < m; j++)
		scale(n, y + j * n, x + j * n);
}
// CHECK: flow "rows"
// CHECK: nest (j: m, i: n)
void twice(int n, float *y, float *z, const float *x)
{
	scale(n, y, x);
	scale(n, z, x);
}
// CHECK: flow "twice"
// CHECK: nest (i: n) group 0
// CHECK: nest (i: n) group 1
// restrict holds for one call: the next one may find its number in what this one stored.
static inline void shift(int *restrict y, const int *restrict by)
{
	for (int i = 0; i < 1000; i++)
		y[i] = *by;
}
void shifts(int m, int *y, const int *by)
{
	for (int j = 0; j < m; j++)
		shift(y + j * 1000, by);
}
// CHECK: flow "shifts"
// CHECK: view i32[] by
// CHECK: nest {{.*}} [j, i] = %0
