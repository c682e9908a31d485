/* Jacobi sweeps until nothing moves any more: how often is known only at the end. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#define N 170

static double u[N][N], v[N][N];

static double sweep(void)
{
	double change = 0;

	for (int i = 1; i < N - 1; i++)
		for (int j = 1; j < N - 1; j++) {
			v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
			change = fmax(change, fabs(v[i][j] - u[i][j]));
		}
	memcpy(u, v, sizeof u);
	return change;
}

int main(void)
{
	int sweeps = 0;

	for (int i = 0; i < N; i++)
		u[i][0] = v[i][0] = u[0][i] = v[0][i] = 1;
	while (sweep() > 1e-6)
		sweeps++;
	printf("%d sweeps, %.9f\n", sweeps, u[N / 2][N / 2]);
	return 0;
}
