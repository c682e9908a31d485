// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: %cc -O2 %s -o %t && %t | FileCheck --check-prefix=OUT %s
// Small arrays of an iteration, and loops that go over them.
#include <alloca.h>
#include <stdio.h>

// The accumulators of eight rows; the size is a variable's.
__attribute__((noinline)) void product(float *out, const float *inp, const float *weight, int rows, int C, int OC)
{
	const int UNROLL = 8;
	for (int b = 0; b < rows; b += UNROLL)
		for (int o = 0; o < OC; o++) {
			float result[UNROLL];
			for (int k = 0; k < UNROLL; k++)
				result[k] = 1;
			for (int i = 0; i < C; i++) {
				float w = weight[i + o * C];
				for (int k = 0; k < UNROLL; k++)
					result[k] += inp[(b + k) * C + i] * w;
			}
			for (int k = 0; k < UNROLL; k++)
				out[(b + k) * OC + o] = result[k];
		}
}
// CHECK-LABEL: flow "product"
// CHECK: %0 = view f32[quotient, C] inp + (0) strides [32*C, 4] "inp"
// CHECK: nest (b: quotient, o: OC, i: C) {{.*}} = fold(i; 1:f32; add(acc0, mul(
// CHECK: view f32[quotient, C] inp + (28*C) strides [32*C, 4] "inp"

// Memory of alloca() in an iteration is there until the function returns.
struct item { struct item *next; int v; };
__attribute__((noinline)) int list(int n, float *x)
{
	struct item *first = NULL;
	int sum = 0;

	for (int i = 0; i < n; i++) {
		struct item *p = alloca(sizeof(*p));
		p->next = first;
		p->v = i;
		first = p;
	}
	for (int i = 0; i < n; i++)
		x[i] *= 2;
	for (; first != NULL; first = first->next)
		sum = sum * 3 + first->v;
	return sum;
}
// CHECK-LABEL: flow "list"
// CHECK: nest (i1: n) {{.*}} = mul(

// An array that another function gets stays one: to unroll loops over it would only change the code
// that clang makes of them.
extern void show(const double *) __attribute__((weak));
__attribute__((noinline)) void passed_on(int n, double *x)
{
	double ten[10];

	for (int i = 0; i < 10; i++)
		ten[i] = 1;
	if (show)
		show(ten);
	for (int i = 0; i < n; i++)
		x[i] = 0.5 * x[i];
}
// CHECK: not lifted: {{.*}}arrays.c:[[#@LINE-7]] passed_on: too small to pay
// CHECK: flow "passed_on"

int main(void)
{
	static float out[64 * 8], inp[64 * 16], weight[8 * 16];

	for (int i = 0; i < 64 * 16; i++)
		inp[i] = i % 7;
	for (int i = 0; i < 8 * 16; i++)
		weight[i] = i % 5;
	product(out, inp, weight, 64, 16, 8);
	printf("%g %g\n", out[0], out[511]);
	printf("%d\n", list(6, inp));
	return 0;
}
// OUT: 80 86
// OUT: 1641
