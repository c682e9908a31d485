/* A product of two n x n matrices of doubles as textbooks write it.
 *
 *	gemm_ijk [n]
 *
 * Prints the sum of all elements, which tests can compare. */
#include <stdio.h>
#include <stdlib.h>

static void gemm(int n, const double *a, const double *b, double *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double sum = 0;

			for (int k = 0; k < n; k++)
				sum += a[i * n + k] * b[k * n + j];
			c[i * n + j] = sum;
		}
}

static void fill(int n, double *m, unsigned seed)
{
	for (int i = 0; i < n * n; i++) {
		seed = seed * 1664525u + 1013904223u;
		m[i] = (double)(seed >> 8) / (1 << 24) - 0.5;
	}
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 1000;
	size_t size;
	double *a, *b, *c, sum = 0;

	if (n < 1 || n > 20000) {
		fprintf(stderr, "usage: %s [n], 1 to 20000\n", argv[0]);
		return 1;
	}
	size = (size_t)n * (size_t)n * sizeof *a;
	a = malloc(size);
	b = malloc(size);
	c = malloc(size);
	if (a == NULL || b == NULL || c == NULL) {
		fprintf(stderr, "no memory for three %d x %d matrices\n", n, n);
		return 1;
	}
	fill(n, a, 1);
	fill(n, b, 2);
	gemm(n, a, b, c);
	for (int i = 0; i < n * n; i++)
		sum += c[i];
	printf("sum %.6f\n", sum);
	free(c);
	free(b);
	free(a);
	return 0;
}
