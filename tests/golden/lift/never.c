// RUN: env SAMARA_LIFT=say %cc --runtime=guest -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: llvm-readelf -SW %t.o | FileCheck --check-prefix=GUEST %s
// RUN: env SAMARA_LIFT=say %cc --runtime=library -O2 -c %s -o %t.o 2>&1 | FileCheck --check-prefix=LIBRARY %s
// RUN: llvm-readelf -SW %t.o | FileCheck --check-prefix=BOTH %s
// The guest runtime never rounds as round() does, which clang writes as instructions where the CPU
// has them, and it is not asked about loops that are not lifted: neither a guard nor a flow of them
// is in the object, the reasons are.
#include <math.h>

void rounds(int n, float *restrict y, const float *restrict x)
{
	for (int i = 0; i < n; i++)
		y[i] = roundf(x[i]);
}

int search(int n, const int *x, int y)
{
	for (int i = 0; i < n; i++)
		if (x[i] == y)
			return i;
	return -1;
}
// CHECK-NOT: flow
// CHECK: not lifted: {{.*}} rounds: calls a function that the guest runtime has no code for
// CHECK: not lifted: {{.*}} search: several exits
// LIBRARY: flow "rounds"

// GUEST-NOT: smr_sites
// GUEST-COUNT-1: smr_text
// GUEST-NOT: smr_text
// GUEST-NOT: smr_sites

// BOTH-DAG: smr_text
// BOTH-DAG: smr_sites
