// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// What a loop leaves in registers comes back through result slots.
double dot(long n, const double *a, const double *b)
{
	double s = 0;
	while (n-- > 0)
		s += *a++ * *b++;
	return s;
}
// CHECK-LABEL: flow "dot"
// CHECK: fold({{.*}}; 0:f64; add(acc0, mul(
// CHECK: result %

// Two values carried together.
int argmax(int n, const float *x)
{
	float best = x[0];
	int at = 0;

	for (int i = 0; i < n; i++)
		if (x[i] > best) {
			best = x[i];
			at = i;
		}
	return at;
}
// CHECK-LABEL: flow "argmax"
// CHECK: fold(i; {{.*}}select(gt(%1[i], acc1), convert:i32(index(i)), acc0)

// A running value that each iteration uses.
void cumsum(int n, double *y, const double *x)
{
	double s = 0;

	for (int i = 0; i < n; i++)
		y[i] = s += x[i];
}
// CHECK-LABEL: flow "cumsum"
// CHECK: [i] = scan(i; 0:f64; add(acc0, %{{[0-9]+}}[i]))

// An index read from memory; how long x is nobody knows here.
void gather(int n, float *y, const float *x, const int *at)
{
	for (int i = 0; i < n; i++)
		y[i] = x[at[i]];
}
// CHECK-LABEL: flow "gather"
// CHECK: view f32[2147483647] x

void histogram(int n, int *h, const unsigned char *p)
{
	for (int i = 0; i < n; i++)
		h[p[i]]++;
}
// CHECK-LABEL: flow "histogram"
