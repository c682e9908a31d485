/* A pure function whose call a compiler may hoist out of the loop around it:
 * a guard in its way must not make it run each time. */
#include <stdio.h>

#define N 4096

static double x[N], y[N];

__attribute__((noinline, pure)) static double dot(int n, const double *a, const double *b)
{
	double sum = 0;

	for (int i = 0; i < n; i++)
		sum += a[i] * b[i];
	return sum;
}

int main(void)
{
	double total = 0;

	for (int i = 0; i < N; i++) {
		x[i] = (double)(i % 7) / 7;
		y[i] = (double)(i % 5) / 5;
	}
	for (int t = 0; t < 200000; t++) {
		x[t % N] += 0.001;
		for (int i = 0; i < 8; i++)
			total += dot(N, x, y) * (i + t % 3);
	}
	printf("%.6g\n", total);
	return 0;
}
