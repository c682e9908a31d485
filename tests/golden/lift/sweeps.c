// RUN: env SAMARA_LIFT=say %cc -O2 -ffp-contract=off -c %s -o %t.o 2>&1 | FileCheck %s
// Sweeps inside a time loop: arrays that are swapped, halves of one array, rules of automata.

void swapped(float *a, float *b, int n, int m, int steps)
{
	while (steps--) {
		for (int i = 1; i < n - 1; i++)
			for (int j = 1; j < m - 1; j++)
				b[i * m + j] = a[(i - 1) * m + j] + a[(i + 1) * m + j];
		float *t = a;
		a = b;
		b = t;
	}
}
// CHECK-LABEL: flow "swapped"
// CHECK: nest (i: n - 2, j: m - 2)

// Which half is read is one number for a sweep.
static float A[2][1000][1000];

void halves(int n, int steps)
{
	for (int t = 0; t < steps; t++)
		for (int i = 1; i < n - 1; i++)
			for (int j = 1; j < n - 1; j++)
				A[(t + 1) % 2][i][j] = A[t % 2][i - 1][j] + A[t % 2][i + 1][j];
}
// CHECK-LABEL: flow "halves"
// CHECK: view f32[n - 2, n - 2] A + (4000000*[[OF:rem[0-9]*]] + 4)
// CHECK: view f32[n - 2, n - 2] A + (4000000*[[TO:rem[0-9]*]] + 4004)
// CHECK: nest (i: n - 2, j: n - 2)

void masked(int n, int steps)
{
	for (int t = 0; t < steps; t++)
		for (int i = 1; i < n - 1; i++)
			for (int j = 1; j < n - 1; j++)
				A[(t + 1) & 1][i][j] = A[t & 1][i - 1][j] + A[t & 1][i + 1][j];
}
// CHECK-LABEL: flow "masked"
// CHECK: nest (i: n - 2, j: n - 2)

// c == 3 || (c == 2 && a) is a switch to LLVM.
void life(unsigned char *restrict b, const unsigned char *a, int n, int m)
{
	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < m - 1; j++) {
			int c = a[(i - 1) * m + j] + a[(i + 1) * m + j] + a[i * m + j - 1] + a[i * m + j + 1];

			b[i * m + j] = c == 3 || (c == 2 && a[i * m + j]);
		}
}
// CHECK-LABEL: flow "life"
// CHECK: nest (i: n - 2, j: m - 2) {{.*}} select(eq(

void cases(int n, const int *k, const float *x, float *y)
{
	for (int i = 0; i < n; i++)
		switch (k[i]) {
		case 0:
			y[i] = x[i];
			break;
		case 7:
			y[i] = -x[i];
			break;
		default:
			y[i] = 0;
		}
}
// CHECK-LABEL: flow "cases"
// CHECK: nest (i: n)
