/* C += A B on floats, 512 x 512, inner loop along rows. */
#include <stdio.h>

#define N 512

static float a[N][N], b[N][N], c[N][N];

static void gemm(void)
{
	for (int i = 0; i < N; i++)
		for (int k = 0; k < N; k++)
			for (int j = 0; j < N; j++)
				c[i][j] += a[i][k] * b[k][j];
}

int main(void)
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			a[i][j] = (float)((i * 7 + j * 3) % 11) / 11;
			b[i][j] = (float)((i * 5 + j * 2) % 13) / 13;
		}
	for (int t = 0; t < 90; t++)
		gemm();
	printf("%.6g\n", (double)c[N / 3][N / 2]);
	return 0;
}
