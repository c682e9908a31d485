/* Conway's game of life on a torus: a stencil in integers, step by step. */
#include <stdio.h>
#include <string.h>

#define N 512

static unsigned char now[N][N], next[N][N];

static void step(void)
{
	for (int i = 0; i < N; i++) {
		int up = (i + N - 1) % N, down = (i + 1) % N;

		for (int j = 0; j < N; j++) {
			int left = (j + N - 1) % N, right = (j + 1) % N;
			int near = now[up][left] + now[up][j] + now[up][right] + now[i][left] +
				   now[i][right] + now[down][left] + now[down][j] +
				   now[down][right];

			next[i][j] = near == 3 || (near == 2 && now[i][j]);
		}
	}
	memcpy(now, next, sizeof now);
}

int main(void)
{
	unsigned seed = 3, alive = 0;

	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++) {
			seed = seed * 1664525u + 1013904223u;
			now[i][j] = seed >> 30 == 0;
		}
	for (int t = 0; t < 1700; t++)
		step();
	for (int i = 0; i < N; i++)
		for (int j = 0; j < N; j++)
			alive += now[i][j];
	printf("%u alive\n", alive);
	return 0;
}
