// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Values that loops carry in memory: running sums, and the last conditional store.
void running(int *a, long n)
{
	for (long i = 1; i < n; i++)
		a[i] += a[i - 1];
}
// CHECK-LABEL: flow "running"
// CHECK: %[[A:[0-9]+]] = view i32[n - 1] a + (4)
// CHECK: %[[FIRST:[0-9]+]] = view i32[] a + (0)
// CHECK: into %[[A]] [i] = scan(i; %[[FIRST]]; add(%[[A]][i], acc0))

// Backwards, with a factor.
void filter(double *y, const double *x, int n, double f)
{
	for (int i = n - 2; i >= 0; i--)
		y[i] = x[i] + f * y[i + 1];
}
// CHECK-LABEL: flow "filter"
// CHECK: nest (i: n - 1)
// CHECK-SAME: = scan(i; %{{[0-9]+}}; add(%{{[0-9]+}}[{{.*}}], mul(%{{[0-9]+}}, acc0)))

// The first element of each row is another statement's; rows do not touch: entry asks.
void rows(int r, int c, const float *x, float *y)
{
	for (int i = 0; i < r; i++) {
		y[i * c] = x[i * c];
		for (int j = 1; j < c; j++)
			y[i * c + j] = y[i * c + j - 1] + x[i * c + j];
	}
}
// CHECK-LABEL: flow "rows"
// CHECK: %[[P:[0-9]+]] = nest (i: r) {{.*}} [i] = %
// CHECK: nest (i: r, j: c - 1) {{.*}} [i, j] = scan(j; %[[P]][i]; add(acc0,

// The place of the greatest is stored whenever it changes.
void places(int r, int c, const int *score, int *label)
{
	for (int i = 0; i < r; i++) {
		int m = -1;

		label[i] = 0;
		for (int j = 0; j < c; j++)
			if (score[i * c + j] > m) {
				m = score[i * c + j];
				label[i] = j;
			}
	}
}
// CHECK-LABEL: flow "places"
// CHECK: fold(j; %{{[0-9]+}}[i], -1:i32; select(gt(%{{[0-9]+}}[i, j], acc1), convert:i32(index(j)), acc0), select(

// Two steps back are no scan, nor is a neighbour in another row.
void second(double *y, int n)
{
	for (int i = 2; i < n; i++)
		y[i] = y[i - 1] + y[i - 2];
}
// CHECK: not lifted: {{.*}} second: reads or stores at another index

void grid(double a[100][100])
{
	for (int i = 1; i < 100; i++)
		for (int j = 1; j < 100; j++)
			a[i][j] = a[i][j - 1] + a[i - 1][j - 1];
}
// CHECK: not lifted: {{.*}} grid: reads or stores at another index

// An unconditional store leaves the value of the last iteration.
void last(int r, int c, const int *x, int *y)
{
	for (int i = 0; i < r; i++)
		for (int j = 0; j < c; j++)
			y[i] = x[i * c + j];
}
// CHECK: not lifted: {{.*}} last: a store does not move with one of its loops
