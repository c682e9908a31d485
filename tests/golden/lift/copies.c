// RUN: %cc --runtime=guest -O2 -c %s -o %t.o
// RUN: llvm-readelf -SW %t.o | FileCheck %s
// RUN: %cc --runtime=library -O2 -c %s -o %t.o
// RUN: llvm-readelf -SW %t.o | FileCheck --check-prefix=LIBRARY %s
// A caller that has nothing but a helper's loop has clang's code: the helper's guard serves it. One
// that knows more of the loop, or that has a larger nest, has a guard of its own.
// A record has 32 bytes.
#include <stddef.h>

void seen(const void *p);

void scale(float *y, const float *x, size_t stride, size_t n)
{
	for (size_t i = 0; i < n; i++)
		y[i] = x[i * stride] * 3;
}

void first(float *y, const float *x, size_t stride, size_t n)
{
	seen(x);
	scale(y + 5, x, stride, 2 * n);
	seen(y);
}

void second(float *y, const float *x, const size_t *n)
{
	scale(y, x, n[1], n[0]);
}
// CHECK: ] smr_sites {{.*}} 000020 00
#ifdef LARGER
void knows(float *y, const float *x, size_t n)
{
	scale(y, x, 1, n);
}

void rows(float *y, const float *x, size_t m, size_t n)
{
	for (size_t i = 0; i < m; i++)
		scale(y + i * n, x + i * n, m, n);
}
#endif
// CHECK-NOT: ] smr_sites
// LIBRARY: ] smr_sites {{.*}} 000060 00
// LIBRARY-NOT: ] smr_sites
// RUN: %cc --runtime=guest -O2 -DLARGER -c %s -o %t.o
// RUN: llvm-readelf -SW %t.o | FileCheck --check-prefix=LARGER %s
// LARGER: ] smr_sites {{.*}} 000060 00
// LARGER-NOT: ] smr_sites
