// RUN: env SAMARA_LIFT=say %cc -O2 -c %s -o %t.o 2>&1 | FileCheck %s
// A loop that does what is left of another one has a few iterations: no question pays. The loop
// before it adds up in vectors, which no formula says.
typedef float four __attribute__((vector_size(16), aligned(4)));
#define ADD(i) (*(four *)(y + (i)) += *(const four *)(x + (i)))
void rounded(int n, float *y, const float *x)
{
	int i, n4 = n >> 2 << 2;

	for (i = 0; i < n4; i += 4)
		ADD(i);
	for (; i < n; ++i)
		y[i] += x[i];
}
// CHECK: not lifted: {{.*}}remainder.c:[[@LINE-3]] rounded: the rest of another loop: too few points
void ahead(long n, float *y, const float *x)
{
	long i = 0;

	for (; i + 4 <= n; i += 4)
		ADD(i);
	for (; i < n; i++)
		y[i] += x[i];
}
// CHECK: not lifted: {{.*}}remainder.c:[[@LINE-3]] ahead: the rest of another loop: too few points
void shorter(int n, float *y, const float *x)
{
	int i;

	for (i = 0; i < n - 7; i += 8) {
		ADD(i);
		ADD(i + 4);
	}
	for (; i < n; i++)
		y[i] += x[i];
}
// CHECK: not lifted: {{.*}}remainder.c:[[@LINE-3]] shorter: the rest of another loop: too few points
void down(long n, float *y, const float *x)
{
	for (; n >= 4; n -= 4)
		ADD(n - 4);
	for (; n > 0; n--)
		y[n - 1] += x[n - 1];
}
// CHECK: not lifted: {{.*}}remainder.c:[[@LINE-3]] down: the rest of another loop: too few points
float pointers(float *x, float *end, four *sum)
{
	float s = 0;

	for (; x < end - 3; x += 4)
		*sum += *(four *)x;
	for (; x < end; x++)
		s += *x;
	return s;
}
// CHECK: not lifted: {{.*}}remainder.c:[[@LINE-4]] pointers: the rest of another loop: too few points
// The second half is as long as the first one.
void half(int n, float *y, const float *x)
{
	int i;

	for (i = 0; i < n / 2; i += 4)
		ADD(i);
	for (; i < n; i++)
		y[i] += x[i];
}
// CHECK: flow "half"
// Another bound.
void other(int n, int m, float *y, const float *x)
{
	int i;

	for (i = 0; i < n; i += 4)
		ADD(i);
	for (; i < m; i++)
		y[i] += x[i];
}
// CHECK: flow "other"
// Known bits tell the same.
void masked(int n, float *y, const float *x)
{
	for (int i = 0; i < (n & 63); i++)
		y[i] += x[i];
}
// CHECK: not lifted: {{.*}} masked: too small to pay
void bytes(unsigned char h, unsigned char w, float *y, const float *x)
{
	for (int i = 0; i < h; i++)
		for (int j = 0; j < w; j++)
			y[i * 256 + j] += x[i * 256 + j];
}
// CHECK: flow "bytes"
