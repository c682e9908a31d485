// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Division of an affine formula by an invariant: guards check that both results are affine.
#include <stdint.h>

// Scales for groups of gs elements; the sizes are read from memory again and again.
int gs;
void grouped(int d, int n, float *out, const int8_t *x, const float *xs, const int8_t *w, const float *ws)
{
	for (int i = 0; i < d; i++) {
		float val = 0;
		for (int j = 0; j <= n - gs; j += gs) {
			int32_t sum = 0;
			for (int k = 0; k < gs; k++)
				sum += x[j + k] * w[i * n + j + k];
			val += (float)sum * ws[(i * n + j) / gs] * xs[j / gs];
		}
		out[i] = val;
	}
}
// CHECK-LABEL: flow "grouped"
// CHECK: sym d quotient bound gs n [[Q:quotient_[0-9]]]
// CHECK: wrap (n) in [0, 4611686018427387904]
// CHECK: wrap (-gs*[[Q]] + n) in [0, 0]
// CHECK: wrap (gs) in [1, 4611686018427387904]
// CHECK: wrap (0; n, d; gs, quotient + bound) in [0, 2147483647]
// CHECK: view f32[d, quotient + bound] ws + (0) strides [4*[[Q]], 4] "ws"
// CHECK: nest (i: d, j: quotient + bound, k: gs)

// Both inner loops stay in one group of 8: the rest is below the divisor.
void blocks(int n, int *restrict out, const int *restrict a, const int *restrict scale)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < 8; j++)
			out[8 * i + j] = a[8 * i + j] * scale[(8 * i + j) / 8] + a[(8 * i + j) % 8] + a[(8 * i + j) & 7];
}
// CHECK-LABEL: flow "blocks"
// CHECK: view i32[n] scale + (0) strides [4] "scale"
// CHECK: view i32[8] a + (0) strides [4] "a"

// The start of a division leaves a fixed remainder.
void starts(int n, int first, float *restrict out, const float *restrict a)
{
	for (int i = 0; i < n; i++)
		out[i] = a[(4 * i + first) / 4];
}
// CHECK-LABEL: flow "starts"
// CHECK: wrap (first) in [0, 4611686018427387904]
// CHECK: wrap (first; 4, n) in [0, 2147483647]
// CHECK: wrap (first - 4*quotient) in [0, 4611686018427387904]
// CHECK: wrap (-first + 4*quotient + 3) in [0, 4611686018427387904]
// CHECK: view f32[n] a + (4*quotient) strides [4] "a"

// The rest grows beyond the divisor.
void uneven(int n, float *restrict out, const float *restrict a)
{
	for (int i = 0; i < n; i++)
		out[i] = a[3 * i / 2];
}
// CHECK: divide.c:[[#]] uneven: address of a load is no simple formula

// Values: a divisor that is a size is one that is above 0.
void values(int n, double *x, int *h, int k)
{
	for (int i = 0; i < n; i++) {
		x[i] = (double)(i % n) / n;
		h[i] = h[i] / k;
	}
}
// CHECK-LABEL: flow "values"
// CHECK: wrap (n) in [1, 4611686018427387904]
// CHECK: wrap (k) in [1, 4611686018427387904]
// CHECK: rem(convert:i32(index(i)), convert:i32(size(n)))
// CHECK: div(%{{[0-9]+}}[i], convert:i32(size(k)))

// A divisor that changes is none.
void changes(int n, int *x, const int *by)
{
	for (int i = 0; i < n; i++)
		x[i] = x[i] / by[i];
}
// CHECK: divide.c:[[#]] changes: integer division by a number that may be 0
