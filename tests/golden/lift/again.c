// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A value that is used again and again makes a formula of many parts. Each element is one input.
// CHECK-LABEL: flow "squares"
// CHECK: %3 = nest (i: n) {{.*}}ins %0, %1 into %2 [i] = add(
void squares(float *restrict o, const float *restrict a, const float *restrict b, int n)
{
	for (int i = 0; i < n; i++) {
		float u = a[i] + b[i];

		u = u * u + u;
		u = u * u + u;
		u = u * u + u;
		u = u * u + u;
		o[i] = u;
	}
}
