// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Steps known only at run time, ends that move with their start: guards check that the loop ends
// without wrapping.
#include <stddef.h>
#include <stdint.h>
struct tensor { float *array; size_t numel; };

// The step is read again in each iteration.
void bias(struct tensor *a, const struct tensor *b)
{
	for (size_t i = 0; i < a->numel; i += b->numel)
		for (size_t j = 0; j < b->numel; j++)
			a->array[i + j] += b->array[j];
}
// CHECK-LABEL: flow "bias"
// CHECK: wrap ([[BY:numel[0-9]*]]) in [1, 2147483648] size
// CHECK: wrap (numel) in [1, 2305843009213693952] size
// CHECK: nest (l0: quotient, j: [[BY]])

// A product of the step: the other factor is the trip.
void pool(size_t channels, size_t size, float *restrict out, const float *restrict in)
{
	for (size_t c = 0; c < channels; c++)
		for (size_t l = 0; l < size * channels; l += channels)
			out[c] += in[c + l];
}
// CHECK-LABEL: flow "pool"
// CHECK: sym channels size{{$}}
// CHECK: wrap (channels) in [1, 2147483648] size
// CHECK: nest (c: channels, l: size)

// Down to 0 and not below.
void down(size_t n, size_t by, float *x)
{
	for (size_t i = n; i > 0; i -= by)
		x[i] = 2 * x[i];
}
// CHECK-LABEL: flow "down"
// CHECK: wrap (-by*quotient + n) in [0, 2305843009213693952] size
// CHECK: strides [-4*by]

// The last step must not pass the largest number of the type.
void last(uint32_t n, uint32_t by, float *x)
{
	for (uint32_t i = 0; i <= n; i += by)
		x[i] = 2 * x[i];
}
// CHECK-LABEL: flow "last"
// CHECK: wrap (by; by, quotient) in [0, 4294967295] size

void narrow(int n, unsigned char by, float *x)
{
	for (unsigned char i = 3; i < n; i += by)
		x[i * 1000] = 2 * x[i * 1000];
}
// CHECK-LABEL: flow "narrow"
// CHECK: wrap (by + 3; by, quotient) in [0, 255] size

// The place where a row starts is carried along.
void moving(size_t n, size_t m, size_t ld, float *restrict y, const float *restrict x)
{
	size_t first = 0;
	for (size_t i = 0; i < n; i++) {
		size_t end = first + m;
		for (size_t j = first; j < end; j++)
			y[i] += x[j];
		first += ld;
	}
}
// CHECK-LABEL: flow "moving"
// CHECK: wrap (m; ld, n) in [0, 4611686018427387904]
// CHECK: wrap (0; ld, n) in [0, 4611686018427387904]
// CHECK: nest (i: n, j: m)

// Each step is another one.
void changes(size_t n, const size_t *by, float *x)
{
	for (size_t i = 0; i < n; i += by[i])
		x[i] = 2 * x[i];
}
// CHECK: steps.c:[[#@LINE-3]] changes: number of iterations unknown

// The step may be what the loop stores.
void stored(size_t n, size_t *by, size_t *x)
{
	for (size_t i = 0; i < n; i += *by)
		x[i] = 2 * x[i];
}
// CHECK: steps.c:[[#@LINE-3]] stored: number of iterations unknown

// A pointer is recomputed from the counter: it walks on from where it starts.
void columns(uint16_t rows, uint16_t cols, uint16_t inner, const float *restrict a, const float *restrict b, float *restrict c)
{
	uint32_t row = rows;
	do {
		const float *pb = b;
		uint32_t col = cols;
		do {
			float sum = 0;
			const float *pa = a;
			for (uint32_t k = inner; k > 0; k--, pb += cols)
				sum += *pa++ * *pb;
			*c++ = sum;
			col--;
			pb = b + (cols - col);
		} while (col > 0);
		a += inner;
		row--;
	} while (row > 0);
}
// CHECK-LABEL: flow "columns"
// CHECK: wrap (1; 1, cols) in [0, 4294967295]
// CHECK: view f32[value, cols] b + (0) strides [4*cols, 4] "b"

// It starts somewhere else.
void elsewhere(uint16_t rows, uint16_t cols, const float *restrict b, float *restrict c)
{
	const float *pb = b + 7;
	uint32_t col = cols;
	do {
		float sum = 0;
		const float *p = pb;
		for (uint32_t k = rows; k > 0; k--, p += cols)
			sum += *p;
		*c++ = sum;
		col--;
		pb = b + (cols - col);
	} while (col > 0);
}
// CHECK: steps.c:[[#]] elsewhere: address of a load is no simple formula
