/* Softmax of rows: a maximum, exponentials, their sum, a division. */
#include <math.h>
#include <stdio.h>

#define ROWS 512
#define COLS 512

static float in[ROWS][COLS], out[ROWS][COLS];

static void softmax(void)
{
	for (int i = 0; i < ROWS; i++) {
		float max = in[i][0], sum = 0;

		for (int j = 1; j < COLS; j++)
			max = in[i][j] > max ? in[i][j] : max;
		for (int j = 0; j < COLS; j++) {
			out[i][j] = expf(in[i][j] - max);
			sum += out[i][j];
		}
		for (int j = 0; j < COLS; j++)
			out[i][j] /= sum;
	}
}

int main(void)
{
	double sum = 0;

	for (int i = 0; i < ROWS; i++)
		for (int j = 0; j < COLS; j++)
			in[i][j] = (float)((i * 5 + j * 11) % 37) / 9;
	for (int t = 0; t < 500; t++) {
		softmax();
		in[t % ROWS][t % COLS] += out[1][t % COLS];
	}
	for (int i = 0; i < ROWS; i++)
		sum += out[i][i];
	printf("%.5g\n", sum);
	return 0;
}
