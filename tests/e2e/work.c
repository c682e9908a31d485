/* A matrix product and a stencil over values that change from step to step; prints sums. */
#include <stdio.h>
#include <stdlib.h>

void product(int n, const double *a, const double *b, double *c);
void smooth(int n, const double *a, double *b);

void product(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;

			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}

void smooth(int n, const double *a, double *b)
{
	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++)
			b[i * n + j] = 0.25 * (a[(i - 1) * n + j] + a[(i + 1) * n + j] +
					       a[i * n + j - 1] + a[i * n + j + 1]);
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 120;
	double *a = malloc(sizeof(double) * n * n), *b = calloc(n * n, sizeof(double));
	double *c = malloc(sizeof(double) * n * n), sum = 0;

	for (int i = 0; i < n * n; i++)
		a[i] = i * 7 % 13;
	for (int step = 0; step < 3; step++) {
		smooth(n, a, b);
		product(n, a, b, c);
		for (int i = 0; i < n * n; i++)
			sum += c[i] * (i % 5);
	}
	printf("%.0f\n", sum);
	return 0;
}
