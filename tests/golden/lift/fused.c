// RUN: env SAMARA_LIFT=say %cc -O2 -mfma -c %s -o %t.o 2>&1 | FileCheck --check-prefixes=CHECK,FUSED %s
// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck --check-prefixes=CHECK,APART %s
// RUN: env SAMARA_LIFT=say %cc -O2 -mfma -ffp-contract=fast -c %s -o %t.o 2>&1 | FileCheck --check-prefix=FAST %s
// A product and a sum of one expression are one operation where clang's code has one.
#include <math.h>

double dot(long n, const double *a, const double *b)
{
	double s = 0;
	for (long i = 0; i < n; i++)
		s += a[i] * b[i];
	return s;
}
// CHECK-LABEL: flow "dot"
// FUSED: fold(i; 0:f64; fma(%{{[0-9]+}}[i], %{{[0-9]+}}[i], acc0))
// APART: fold(i; 0:f64; add(acc0, mul(%{{[0-9]+}}[i], %{{[0-9]+}}[i])))
// FAST: not lifted: {{.*}} dot: which products and sums are fused is the compiler's choice

void lost(long n, const double *restrict a, double *restrict e)
{
	for (long i = 0; i < n; i++) {
		double p = a[i] * a[i];
		e[i] = fma(a[i], a[i], -p);
	}
}
// CHECK-LABEL: flow "lost"
// CHECK: fma(%{{[0-9]+}}[i], %{{[0-9]+}}[i], neg(mul(

// clang squares: no call of pow.
void square(long n, const double *restrict a, double *restrict y)
{
	for (long i = 0; i < n; i++)
		y[i] = pow(a[i], 2.0);
}
// CHECK-LABEL: flow "square"
// CHECK: mul(%{{[0-9]+}}[i], %{{[0-9]+}}[i])

// A zero of the constant comes through.
void relu(long n, const double *restrict a, double *restrict y)
{
	for (long i = 0; i < n; i++)
		y[i] = fmax(a[i], 0.0);
}
// CHECK-LABEL: flow "relu"
// CHECK: fmax(0:f64, %{{[0-9]+}}[i])

void gamma_of(long n, const double *restrict a, double *restrict y, double g)
{
	for (long i = 0; i < n; i++)
		y[i] = pow(a[i], g);
}
// CHECK: not lifted: {{.*}} gamma_of: a power that may be another function for a known number
void at_least(long n, const double *restrict a, double *restrict y, double least)
{
	for (long i = 0; i < n; i++)
		y[i] = fmax(a[i], least);
}
// CHECK: not lifted: {{.*}} at_least: fmax or fmin of a number that may be known to be no NaN
