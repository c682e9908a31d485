/* Gauss-Seidel sweeps: each value needs its new neighbours, so no order but this one is right. */
#include <stdio.h>
#include <stdlib.h>

static void sweep(int n, double *u)
{
	for (int i = 1; i < n - 1; i++)
		for (int j = 1; j < n - 1; j++)
			u[i * n + j] = 0.25 * (u[(i - 1) * n + j] + u[(i + 1) * n + j] +
					       u[i * n + j - 1] + u[i * n + j + 1]);
}

int main(void)
{
	int n = 500;
	double *u = calloc((size_t)(n * n), sizeof *u);

	if (u == NULL)
		return 1;
	for (int i = 0; i < n; i++)
		u[i] = u[i * n] = 1;
	for (int t = 0; t < 1900; t++)
		sweep(n, u);
	printf("%.12f\n", u[n / 8 * n + n / 4]);
	free(u);
	return 0;
}
