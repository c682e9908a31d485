/* together MODE: two sites. "product": the product's loops run for long. "both": they run for half
 * a milliseconds, too short for a question of their own, then other loops for long, then the
 * product's once more. */
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { N = 48, M = 1 << 16 };

static double a[N][N], b[N][N], c[N][N], x[M], y[M];

__attribute__((noinline)) static void product(void)
{
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			double sum = 0;

			for (int k = 0; k < N; k++)
				sum += a[i][k] * b[k][j];
			c[i][j] = sum;
		}
}

__attribute__((noinline)) static void smooth(void)
{
	for (int i = 1; i < M - 1; i++)
		y[i] = 0.25 * x[i - 1] + 0.5 * x[i] + 0.25 * x[i + 1];
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void repeat(void (*loops)(void), double seconds)
{
	for (double end = now() + seconds; now() < end;)
		loops();
}

int main(int argc, char **argv)
{
	double sum = 0;

	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++)
			a[i][j] = b[j][i] = i * j % 7;
	for (int i = 0; i < M; i++)
		x[i] = i % 13;
	if (argc > 1 && strcmp(argv[1], "both") == 0) {
		repeat(product, 0.002);
		repeat(smooth, 0.05);
		product();
	} else {
		repeat(product, 0.05);
	}
	for (int i = 0; i < N; i++)
		sum += c[i][N - 1 - i];
	printf("%g %g\n", sum, y[M / 2]);
	return 0;
}
