// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Values that a loop leaves in registers come back through result slots.
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
// CHECK: fold(i; {{.*}}select(gt(%{{[0-9]+}}[i], acc1), convert:i32(index(i)), acc0)

// A running value that each iteration uses.
void cumsum(int n, double *y, const double *x)
{
	double s = 0;

	for (int i = 0; i < n; i++)
		y[i] = s += x[i];
}
// CHECK-LABEL: flow "cumsum"
// CHECK: [i] = scan(i; 0:f64; add(acc0, %{{[0-9]+}}[i]))

// An index read from memory; the length of x is unknown here.
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

// Rows picked by an index array: what is read from memory is a dimension of its own.
void embedding(int n, int dim, float *y, const float *x, const int *at)
{
	for (int t = 0; t < n; t++)
		for (int d = 0; d < dim; d++)
			y[t * dim + d] = x[at[t] * dim + d];
}
// CHECK-LABEL: flow "embedding"
// CHECK: view f32[dim, 2147483647] x + (0) strides [4, 4*dim]
// CHECK: [t, d] = %0[d, 1*{convert:i64(%1[t])}]

// The product may wrap in 32 bits, so it stays as the program computes it.
void wrapping(int n, unsigned dim, float *y, const float *x, const unsigned *at)
{
	for (int t = 0; t < n; t++)
		y[t] = x[at[t] * dim];
}
// CHECK-LABEL: flow "wrapping"
// CHECK: view f32[2147483647] x + (0) strides [4]
// CHECK: [t] = %0[1*{convert:i64(bitcast:u32(mul(

// Pointers to rows, picked: the table is as long as the indices say.
void rows(int n, int m, double *y, double **x, const int *at)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			y[i * m + j] = x[at[i]][j];
}
// CHECK-LABEL: flow "rows"
// CHECK: rows x[0; 2147483647] pitch x_pitch0 base x_rows0
// CHECK: [i, j] = %0[j, 1*{convert:i64(%1[i])}]

// A histogram depends on the order of its points: it shares no flow with other loops.
void image(int n, int *h, const unsigned char *p, float *y, float c)
{
	for (int i = 0; i < n; i++)
		h[p[i]]++;
	for (int i = 0; i < n; i++)
		y[i] = c * y[i];
}
// CHECK-LABEL: flow "image"
// CHECK: group 0 {{.*}} = add(
// CHECK: }
// CHECK: flow "image"
// CHECK: group 0 {{.*}} = mul(
