// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: env SAMARA_LIFT=say %cc --runtime=library -O2 -c %s -o %t.o 2>&1 | FileCheck --check-prefix=JOINED %s
// The guest runtime has no exp: the product does not wait for it.
#include <math.h>

void layer(int n, int m, float *restrict y, const float *restrict w, const float *restrict x)
{
	for (int i = 0; i < n; i++) {
		float s = 0;
		for (int j = 0; j < m; j++)
			s += w[i * m + j] * x[j];
		y[i] = s;
	}
	for (int i = 0; i < n; i++)
		y[i] = 1 / (1 + expf(-y[i]));
}
// CHECK: flow "layer" at "{{.*}}":8
// CHECK-NOT: exp(
// CHECK: flow "layer" at "{{.*}}":14
// CHECK: exp(
// JOINED: flow "layer" at "{{.*}}":8
// JOINED-NOT: flow
// JOINED: exp(
