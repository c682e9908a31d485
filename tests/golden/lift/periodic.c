// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Neighbours on a ring: a select of two elements, each in a window of the iterations that read it.

// CHECK-LABEL: flow "ring"
// CHECK: wrap (n) in [1,
// CHECK: %0 = view f32[n - 1] x + (4)
// CHECK: %1 = view f32[1] x + (0)
// CHECK: %2 = view f32[n - 1] x + (0)
// CHECK: %3 = view f32[1] x + (4*n - 4)
// CHECK: = sub(select(lt(index(i), size(n - 1)), %0[i], %1[i + (-n + 1)]), select(ge(index(i), 1:i64), %2[i + (-1)], %3[i]))
void ring(int n, const float *x, float *o)
{
	for (int i = 0; i < n; i++)
		o[i] = x[(i + 1) % n] - x[(i + n - 1) % n];
}

// Choices as programs write them, from either end.
// CHECK-LABEL: flow "chosen"
// CHECK: %0 = view f64[n - 1] x + (8)
// CHECK: %2 = view f64[n - 1] x + (0)
// CHECK: = add(select(lt(index(i), size(n - 1)), %0[i], %1), select(ge(index(i), 1:i64), %2[i + (-1)], %3))
void chosen(long n, const double *x, double *o)
{
	for (long i = 0; i < n; i++) {
		long e = i + 1 < n ? i + 1 : 0, w = i == 0 ? n - 1 : i - 1;

		o[i] = x[e] + x[w];
	}
}

// Downwards, two rings in one address, and more than one step.
// CHECK-LABEL: flow "down"
// CHECK: view i32[m - 2, n - 1] x + (
// CHECK: = select(ge(index(j), 2:i64), select(ge(index(i), 1:i64), %0[j + (-2), i + (-1)], %1[j + (-2), i]), select(ge(index(i), 1:i64), %2[j, i + (-1)], %3[j, i]))
void down(int n, int m, const int *x, int *o)
{
	for (int j = m - 1; j >= 0; j--)
		for (int i = n - 1; i >= 0; i--)
			o[j * n + i] = x[(j + 2) % m * n + (i + 1) % n];
}

// A step that is known at entry only: where it wraps around is unknown here.
// CHECK-LABEL: flow "shifted"
// CHECK-NOT: select
// CHECK: [i] = %0[i]
void shifted(int n, int k, const float *x, float *o)
{
	for (int i = 0; i < n; i++)
		o[i] = x[(i + k) % n];
}

// The loop reads its stores at another place: refused.
// CHECK: not lifted: {{.*}} place: reads or stores at another index what the same loop stores
void place(int n, float *x)
{
	for (int i = 0; i < n; i++)
		x[i] = x[(i + 1) % n];
}
