/* LU factors of a diagonally dominant matrix in place, without pivots. */
#include <stdio.h>
#include <stdlib.h>

static void lu(int n, double *a)
{
	for (int k = 0; k < n; k++)
		for (int i = k + 1; i < n; i++) {
			a[i * n + k] /= a[k * n + k];
			for (int j = k + 1; j < n; j++)
				a[i * n + j] -= a[i * n + k] * a[k * n + j];
		}
}

int main(void)
{
	int n = 700;
	double *a = malloc(sizeof *a * (size_t)(n * n));
	double product = 1;

	if (a == NULL)
		return 1;
	for (int t = 0; t < 14; t++) {
		for (int i = 0; i < n; i++)
			for (int j = 0; j < n; j++)
				a[i * n + j] = i == j ? n : (double)((i * 3 + j * 7) % 10) / 10;
		lu(n, a);
	}
	for (int i = 0; i < n; i++)
		product *= a[i * n + i] / n;
	printf("%.6g\n", product);
	free(a);
	return 0;
}
