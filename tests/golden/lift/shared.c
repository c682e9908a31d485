// RUN: %cc -O2 -c %s -o %t.o
// RUN: llvm-readelf -SW %t.o | FileCheck --check-prefix=SITES %s
// RUN: llvm-nm %t.o | FileCheck %s
// Sites that ask in the same way share the function that asks; who asks for 3*n has another one.
// A record has 32 bytes.
void twice(long n, double *x)
{
	for (long i = 0; i < n; i++)
		x[i] += x[i];
}

void halve(long n, double *x)
{
	for (long i = 0; i < n; i++)
		x[i] *= 0.5;
}

void triple(long n, double *x)
{
	for (long i = 0; i < 3 * n; i++)
		x[i] *= 3;
}
// SITES: ] smr_sites {{.*}} 000060 00
// CHECK-COUNT-2: smr.question
// CHECK-NOT: smr.question
