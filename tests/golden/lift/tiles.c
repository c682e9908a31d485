// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
#include <stddef.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))

// Loops over blocks and loops over a block's elements are one loop each.
void gemm(int n, const double *A, const double *B, double *C)
{
	for (int ii = 0; ii < n; ii += 16)
		for (int jj = 0; jj < n; jj += 16)
			for (int kk = 0; kk < n; kk += 16)
				for (int i = ii; i < MIN(ii + 16, n); i++)
					for (int j = jj; j < MIN(jj + 16, n); j++) {
						double s = C[i * n + j];
						for (int k = kk; k < MIN(kk + 16, n); k++)
							s += A[i * n + k] * B[k * n + j];
						C[i * n + j] = s;
					}
}
// CHECK-LABEL: flow "gemm"
// CHECK: wrap (n + 16) in [1, 2147483647]
// CHECK: nest (i: n, j: n, k: n) {{.*}} into %0 [i, j] = fold(k; %0[i, j]; add(acc0, mul(%1[i, k], %2[k, j])))

// Two conditions instead of a minimum; a block whose size is a variable.
void transpose(size_t n, long m, long b, const double *src, double *dst)
{
	for (size_t ib = 0; ib < n; ib += 32)
		for (long jb = 0; jb < m; jb += b)
			for (size_t i = ib; i < ib + 32 && i < n; i++)
				for (long j = jb; j < jb + b && j < m; j++)
					dst[j * n + i] = src[i * m + j];
}
// CHECK-LABEL: flow "transpose"
// CHECK: wrap (b) in [1, 2147483647]
// CHECK: nest (i: n, j: m) {{.*}} [j, i] = %0[i, j]

// Two statements of one block meet at the same elements.
void two(int n, const float *x, float *y)
{
	for (int ii = 0; ii < n; ii += 32) {
		for (int i = ii; i < MIN(ii + 32, n); i++)
			y[i] = 1;
		for (int i = ii; i < MIN(ii + 32, n); i++)
			y[i] += x[i];
	}
}
// CHECK-LABEL: flow "two"
// CHECK: nest (i: n) {{.*}} = 1:f32
// CHECK: nest (i{{[0-9]+}}: n) {{.*}} = add(

// A sum over blocks is a sum over elements.
float sum(int n, const float *x)
{
	float s = 0;

	for (int ii = 0; ii < n; ii += 8)
		for (int i = ii; i < MIN(ii + 8, n); i++)
			s += x[i];
	return s;
}
// CHECK-LABEL: flow "sum"
// CHECK: nest (i: n) {{.*}} = fold(i; 0:f32; add(acc0, %0[i]))

// A running value that restarts in each block is no scan.
void anew(int n, const float *x, float *y)
{
	for (int ii = 0; ii < n; ii += 8) {
		float s = 0;
		for (int i = ii; i < MIN(ii + 8, n); i++)
			y[i] = s += x[i];
	}
}
// CHECK: not lifted: {{.*}} anew: a running value in blocks

void carried(int n, const float *x, float *y, int *at)
{
	for (int ii = 0; ii < n; ii += 8) {
		float best = -1;
		for (int i = ii; i < MIN(ii + 8, n); i++)
			if (x[i] > best) {
				best = x[i];
				*at = i;
			}
	}
}
// CHECK: not lifted: {{.*}} carried: a running value in blocks

// The last block is shorter than the others.
void sums(int n, const float *x, float *y)
{
	for (int ii = 0; ii < n; ii += 8) {
		float s = 0;
		for (int i = ii; i < MIN(ii + 8, n); i++)
			s += x[i];
		y[ii] = s;
	}
}
// CHECK: not lifted: {{.*}} sums: a block's own sum is used

// The number of the block is used.
void numbered(int n, float *y)
{
	for (int ii = 0; ii < n; ii += 8)
		for (int i = ii; i < MIN(ii + 8, n); i++)
			y[i] = ii;
}
// CHECK: not lifted: {{.*}} numbered: a counter is used outside its loop

// Blocks that overlap, that leave gaps, or end elsewhere are no one loop: they are windows that
// the end cuts off (clip.c). The runtime refuses a store that hits an element twice.
void overlap(int n, float *y)
{
	for (int ii = 0; ii < n; ii += 8)
		for (int i = ii; i < MIN(ii + 16, n); i++)
			y[i] += 1;
}
// CHECK-LABEL: flow "overlap"
// CHECK: nest (ii: quotient, i: 16) {{.*}} [8*ii + i] = {{.*}} when lt(add(mul(size(8), index(ii)), index(i)), size(n))
void gap(int n, float *y)
{
	for (int ii = 0; ii < n; ii += 8)
		for (int i = ii + 1; i < MIN(ii + 8, n); i++)
			y[i] += 1;
}
// CHECK-LABEL: flow "gap"
// CHECK: nest (ii: quotient, i: 7) {{.*}} when lt(add(add(mul(size(8), index(ii)), index(i)), size(1)), size(n))
void elsewhere(int n, int m, float *y)
{
	for (int ii = 0; ii < n; ii += 8)
		for (int i = ii; i < MIN(ii + 8, m); i++)
			y[i] += 1;
}
// CHECK-LABEL: flow "elsewhere"
// CHECK: nest (ii: quotient, i: 8) {{.*}} when lt(add(mul(size(8), index(ii)), index(i)), size(m))

// Folding block by block over two loops has another order of elements.
void order(int n, int m, float *y, const float *x)
{
	for (int ii = 0; ii < n; ii += 8)
		for (int p = 0; p < m; p++)
			for (int i = ii; i < MIN(ii + 8, n); i++)
				*y = *y * 2 + x[p * n + i];
}
// CHECK: not lifted: {{.*}} order: blocks of several loops that fold

// Narrow counters: the runtime asks whether they come to their end.
void narrow(int n, const int *a, int *c)
{
	for (short i = 0; i < n; i++)
		for (unsigned char k = 0; k < n; k++)
			c[i * n + k] = a[k * n + i];
}
// CHECK-LABEL: flow "narrow"
// CHECK: wrap (1; 1, n) in [-32768, 32767]
// CHECK: wrap (1; 1, n) in [0, 255]
