/* A matrix written as its transpose. */
#include <stdio.h>
#include <stdlib.h>

static void transpose(int rows, int cols, const float *in, float *out)
{
	for (int i = 0; i < rows; i++)
		for (int j = 0; j < cols; j++)
			out[j * rows + i] = in[i * cols + j];
}

int main(void)
{
	int rows = 1000, cols = 1200;
	float *a = malloc(sizeof *a * (size_t)(rows * cols));
	float *b = malloc(sizeof *b * (size_t)(rows * cols));
	double sum = 0;

	if (a == NULL || b == NULL)
		return 1;
	for (int i = 0; i < rows * cols; i++)
		a[i] = (float)(i % 1001);
	for (int t = 0; t < 500; t++) {
		transpose(rows, cols, a, b);
		transpose(cols, rows, b, a);
		a[t] += 1;
	}
	for (int i = 0; i < rows * cols; i += 7)
		sum += b[i];
	printf("%.6g\n", sum);
	free(b);
	free(a);
	return 0;
}
