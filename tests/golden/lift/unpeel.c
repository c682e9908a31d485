// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A loop whose first element was taken before it starts one iteration earlier.
#include <math.h>

float greatest(const float *x, int n)
{
	float m = x[0];

	for (int i = 1; i < n; i++)
		if (x[i] > m)
			m = x[i];
	return m;
}
// CHECK-LABEL: flow "greatest"
// CHECK: %[[FIRST:[0-9]+]] = view f32[] x + (0)
// CHECK: %[[X:[0-9]+]] = view f32[n] x + (0)
// CHECK: nest (i: n) {{.*}} = fold(i; %[[FIRST]]; select(gt(%[[X]][i], acc0)

// Two values, one of them the counter; the end is given by a pointer.
long place(const double *x, long n)
{
	const double *p = x, *end = x + n;
	double m = fabs(*p);
	long at = 0;

	while (++p < end)
		if (fabs(*p) >= m) {
			m = fabs(*p);
			at = p - x;
		}
	return at;
}
// CHECK-LABEL: flow "place"
// CHECK: nest ({{[a-z0-9]+}}: n)

// A magnitude that the program chooses itself.
int place_of_greatest(const double *x, int n)
{
	int at = 1;
	double m = x[0] >= 0 ? x[0] : -x[0];

	for (int i = 2; i <= n; i++) {
		if ((x[i - 1] >= 0 ? x[i - 1] : -x[i - 1]) <= m)
			continue;
		at = i;
		m = x[i - 1] >= 0 ? x[i - 1] : -x[i - 1];
	}
	return at;
}
// CHECK-LABEL: flow "place_of_greatest"
// CHECK: %[[FIRST:[0-9]+]] = view f64[] x + (0)
// CHECK: nest (i: n) {{.*}} = fold(i; 1:i32, select(ge(%[[FIRST]], 0:f64), %[[FIRST]], neg(%[[FIRST]]));

// The start of the loop is made of two elements.
double of_two(const double *x, int n)
{
	double m = x[0] >= 0 ? x[0] : -x[1];

	for (int i = 1; i < n; i++)
		if ((x[i] >= 0 ? x[i] : -x[i]) > m)
			m = x[i] >= 0 ? x[i] : -x[i];
	return m;
}
// CHECK-LABEL: flow "of_two"
// CHECK: nest (i: n - 1)

int least(const int *x, unsigned n)
{
	int m = *x;

	for (unsigned i = 1; i != n; i++)
		m = x[i] < m ? x[i] : m;
	return m;
}
// CHECK-LABEL: flow "least"
// CHECK: %[[FIRST:[0-9]+]] = view i32[] x + (0)
// CHECK: = fold(i; %[[FIRST]]; select(lt(

// A sum starts from -0, which changes no number that is added to it.
double sum(const double *x, int n)
{
	double s = x[0];

	for (int i = 1; i < n; i++)
		s += x[i];
	return s;
}
// CHECK-LABEL: flow "sum"
// CHECK: nest (i: n) {{.*}} = fold(i; -0:f64; add(acc0,

// In each row of a matrix.
void rows(const int *x, int r, int c, int *most)
{
	for (int i = 0; i < r; i++) {
		int m = x[i * c];

		for (int j = 1; j < c; j++)
			if (x[i * c + j] > m)
				m = x[i * c + j];
		most[i] = m;
	}
}
// CHECK-LABEL: flow "rows"
// CHECK: %[[X:[0-9]+]] = view i32[r, c] x + (0)
// CHECK: nest (i: r, j: c) {{.*}} = fold(j; %{{[0-9]+}}[i]; select(gt(%[[X]][i, j], acc0)

// Another array is read as well, and not at its first element: the loop stays as it is.
float masked(const float *x, const float *w, int n)
{
	float m = x[0];

	for (int i = 1; i < n; i++)
		if (w[i] > 0 && x[i] > m)
			m = x[i];
	return m;
}
// CHECK-LABEL: flow "masked"
// CHECK: nest (i: n - 1)

// The start is another element, another formula, or stored over in between.
float second(const float *x, int n)
{
	float m = x[1];

	for (int i = 1; i < n; i++)
		if (x[i] > m)
			m = x[i];
	return m;
}
// CHECK-LABEL: flow "second"
// CHECK: nest (i: n - 1)

float half(const float *x, int n)
{
	float m = 0.5f * x[0];

	for (int i = 1; i < n; i++)
		if (x[i] > m)
			m = x[i];
	return m;
}
// CHECK-LABEL: flow "half"
// CHECK: nest (i: n - 1)

float stale(float *x, int n)
{
	float m = x[0];

	x[0] = 7;
	for (int i = 1; i < n; i++)
		if (x[i] > m)
			m = x[i];
	return m;
}
// CHECK-LABEL: flow "stale"
// CHECK: nest (i: n - 1)

// The counter starts from another number than one before its first.
int odd(const float *x, int n)
{
	float m = x[0];
	int at = -1;

	for (int i = 1; i < n; i++)
		if (x[i] > m) {
			m = x[i];
			at = i;
		}
	return at;
}
// CHECK-LABEL: flow "odd"
// CHECK: nest (i: n - 1)
