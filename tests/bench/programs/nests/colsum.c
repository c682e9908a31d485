/* Sums along columns, whose inner loop strides, and the largest of them. */
#include <stdio.h>
#include <stdlib.h>

static void column_sums(int rows, int cols, const double *in, double *out)
{
	for (int j = 0; j < cols; j++) {
		double sum = 0;

		for (int i = 0; i < rows; i++)
			sum += in[i * cols + j];
		out[j] = sum;
	}
}

int main(void)
{
	int rows = 800, cols = 300;
	double *in = malloc(sizeof *in * (size_t)(rows * cols));
	double *out = malloc(sizeof *out * (size_t)cols);
	double max = 0;

	if (in == NULL || out == NULL)
		return 1;
	for (int i = 0; i < rows * cols; i++)
		in[i] = (double)(i % 97) / 97;
	for (int t = 0; t < 5000; t++) {
		column_sums(rows, cols, in, out);
		in[t % (rows * cols)] += 0.125;
	}
	for (int j = 0; j < cols; j++)
		max = out[j] > max ? out[j] : max;
	printf("%.6g\n", max);
	free(out);
	free(in);
	return 0;
}
