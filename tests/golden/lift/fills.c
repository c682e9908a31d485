// RUN: env SAMARA_LIFT=say %cc -O2 -S %s -o %t.s 2>&1 | FileCheck %s
// RUN: FileCheck --check-prefix=CODE %s < %t.s
// memset in a loop is a loop of stores of its own.
#include <string.h>
int puts(const char *);

// A row is cleared before it is summed into.
void conv(int K, int C, int R, int n, int stride, const float *w, const float *in, float *out)
{
	for (int i = 0; i < K; i++) {
		memset(&out[i * stride], 0, n * sizeof(*out));
		for (int c = 0; c < C; c++)
			for (int r = 0; r < R; r++)
				for (int j = 0; j < n; j++)
					out[i * stride + j] += w[(i * C + c) * R + r] * in[c * (n + R - 1) + j + r];
	}
}
// CHECK-LABEL: flow "conv"
// CHECK: %1 = nest (i: K, e: n) {{.*}} into %0 [i, e] = 0:f32
// CHECK: fold(c, r; %1[i, j]; add(acc0, mul(
// The original loops still call memset.
// CODE-LABEL: conv:
// CODE: call{{.*}}memset

// A size in 64 bits, whose product with an element's may wrap.
void sums(size_t n, size_t m, double *o, const double *x)
{
	for (size_t i = 0; i < n; i++) {
		memset(o + i * m, 0, m * sizeof(*o));
		for (size_t k = 0; k < m; k++)
			for (size_t j = 0; j < m; j++)
				o[i * m + j] += x[j * m + k];
	}
}
// CHECK-LABEL: flow "sums"
// CHECK: nest (i: n, e: m) {{.*}} into %0 [i, e] = 0:f64

// No whole number of elements, another byte, and elements of which nothing is known.
void part(int n, int m, float *o)
{
	for (int i = 0; i < n; i++) {
		memset(o + i * m, 0, m);
		for (int j = 0; j < m; j++)
			o[i * m + j] += 1;
	}
}
// CHECK: not lifted: {{.*}} part: call of llvm.memset

void byte(int n, int m, float *o)
{
	for (int i = 0; i < n; i++) {
		memset(o + i * m, 1, m * sizeof(*o));
		for (int j = 0; j < m; j++)
			o[i * m + j] += 1;
	}
}
// CHECK: not lifted: {{.*}} byte: call of llvm.memset

void elsewhere(int n, int m, void *o, float *x)
{
	for (int i = 0; i < n; i++) {
		memset((char *)o + i * m, 0, m * sizeof(*x));
		for (int j = 0; j < m; j++)
			x[i * m + j] += 1;
	}
}
// CHECK: not lifted: {{.*}} elsewhere: call of llvm.memset

// Rows that are copied, by an index that is read; the elements' type as the addresses have it.
void rows(int n, int m, float *o, const float *table, const int *at)
{
	for (int i = 0; i < n; i++)
		memcpy(o + i * m, table + at[i] * m, m * sizeof(*o));
}
// CHECK-LABEL: flow "rows"
// CHECK: nest (i: n, e: m) {{.*}} into %{{[0-9]+}} [i, e] =

// Beside a call that no loop is lifted with it stays a copy, as that of a few bytes does.
void with_call(int n, int m, float *o, const float *x)
{
	for (int i = 0; i < n; i++) {
		memcpy(o + i * m, x + i * m, m * sizeof(*o));
		puts("row");
	}
}
// CHECK: not lifted: {{.*}} with_call: call of
void few(int n, float *o, const float *x)
{
	for (int i = 0; i < n; i++)
		memcpy(o + i * 4, x + i * 4, 4 * sizeof(*o));
}
// CHECK: not lifted: {{.*}} few: call of llvm.memcpy
