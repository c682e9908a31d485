/* Many calls of axpy on vectors of 1000 doubles: what does a guard on a short loop cost? */
#include <stdio.h>

#define N 1000

static double x[N], y[N];

__attribute__((noinline)) static void axpy(int n, double alpha, const double *from, double *to)
{
	for (int i = 0; i < n; i++)
		to[i] += alpha * from[i];
}

int main(void)
{
	double sum = 0;

	for (int i = 0; i < N; i++)
		x[i] = (double)(i % 9) - 4;
	for (int t = 0; t < 8000000; t++)
		axpy(N, t % 2 == 0 ? 0.5 : -0.25, x, y);
	for (int i = 0; i < N; i++)
		sum += y[i] * (i % 3);
	printf("%.6g\n", sum);
	return 0;
}
