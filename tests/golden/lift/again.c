// RUN: %cc --runtime=guest -O2 -c %s -o %t.o
// RUN: llvm-readelf -SW %t.o | FileCheck %s
// RUN: %samara decompose %t.o | FileCheck --check-prefix=LIST %s
// A helper that was inlined ahead of clang, and whose loop its own guard serves, is called again,
// also where its caller has a guard: what is inlined is clang's to decide. Where the caller knows
// more, the helper stays inlined. A record has 32 bytes: three guards.
#include <stddef.h>

void seen(const void *p);

void scale(float *y, const float *x, size_t stride, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		float a = x[i * stride], b = y[i];

		a = a * 3 + b * b - a * b;
		b = b * a + 5 * a * a - b;
		y[i] = a * b + (a - b) * (a + b);
	}
}

double sum(float *y, const float *x, size_t stride, size_t n, const double *z)
{
	double s = 0;

	seen(x);
	scale(y, x, stride, n);
	seen(y);
	for (size_t i = 0; i < n; i++)
		s += z[i];
	return s;
}

void knows(float *y, const float *x, size_t n)
{
	seen(x);
	scale(y, x, 1, n);
}
// CHECK: ] smr_sites {{.*}} 000060 00
// LIST-DAG: scale
// LIST-DAG: sum
// LIST-DAG: knows
