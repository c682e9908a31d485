/* Matrix times vector, rows of floats. */
#include <stdio.h>

#define M 1000
#define N 1500

static float a[M][N], x[N], y[M];

static void gemv(void)
{
	for (int i = 0; i < M; i++) {
		float sum = 0;

		for (int j = 0; j < N; j++)
			sum += a[i][j] * x[j];
		y[i] = sum;
	}
}

int main(void)
{
	double sum = 0;

	for (int i = 0; i < M; i++)
		for (int j = 0; j < N; j++)
			a[i][j] = (float)((i + j * 3) % 19) / 19;
	for (int j = 0; j < N; j++)
		x[j] = (float)(j % 3);
	for (int t = 0; t < 700; t++) {
		gemv();
		x[t % N] += 0.001f * y[t % M] / N;
	}
	for (int i = 0; i < M; i++)
		sum += y[i];
	printf("%.5g\n", sum);
	return 0;
}
