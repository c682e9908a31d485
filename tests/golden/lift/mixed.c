// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// Functions for several targets in one file: clang may copy a loop of a target without
// fused multiply-add into one with it. The origin of the loop is then unknown here.
#define SUM                                                                                        \
	double s = 0;                                                                              \
	for (long i = 0; i < n; i++)                                                               \
		s += a[i] * b[i];                                                                  \
	return s

double anywhere(long n, const double *a, const double *b)
{
	SUM;
}
// CHECK: not lifted: {{.*}} anywhere: a product and a sum that another function of the file would fuse
__attribute__((noinline)) double here(long n, const double *a, const double *b)
{
	SUM;
}
// CHECK-LABEL: flow "here"
// CHECK: add(acc0, mul(
__attribute__((target("avx2,fma"))) double there(long n, const double *a, const double *b)
{
	SUM;
}
// CHECK-LABEL: flow "there"
// CHECK: fma(%{{[0-9]+}}[i], %{{[0-9]+}}[i], acc0)
