/* Jacobi sweeps over a square of doubles, two arrays that change places. */
#include <stdio.h>
#include <stdlib.h>

static void sweep(int n, const double *in, double *out)
{
	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++)
			out[i * n + j] =
				0.2 * (in[i * n + j] + in[i * n + j - 1] + in[i * n + j + 1] +
				       in[(i - 1) * n + j] + in[(i + 1) * n + j]);
}

int main(void)
{
	int n = 700;
	double *a = calloc((size_t)(n * n), sizeof *a);
	double *b = calloc((size_t)(n * n), sizeof *b);

	if (a == NULL || b == NULL)
		return 1;
	for (int i = 0; i < n; i++)
		a[i] = b[i] = 1;
	for (int t = 0; t < 5500; t++) {
		double *swap = a;

		sweep(n, a, b);
		a = b;
		b = swap;
	}
	printf("%.6g\n", a[20 * n + n / 2]);
	free(b);
	free(a);
	return 0;
}
