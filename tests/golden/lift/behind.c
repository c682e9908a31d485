// RUN: %cc -O3 -Rpass=loop-vectorize -c %s -o %t.o 2>&1 | FileCheck %s
// The loops behind a guard come out as without it: a static array that a question hands to the
// runtime stays one that no other pointer of the file leads to.
static float weights[1 << 16];
void set(int n, const float *x)
{
	for (int i = 0; i < n; i++)
		weights[i] = x[i] * 0.5f;
}
void gather(int n, float *y, const float *x, const unsigned short *ix)
{
	for (int i = 0; i < n; i++) {
		float w = weights[ix[i]];
		y[i] = (x[i] * x[i] + 1) / (w * w + 2) + (x[i] + w) / (x[i] * w + 3);
	}
}
// CHECK: behind.c:[[@LINE-5]]:2: remark: vectorized loop
