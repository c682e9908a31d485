/* The product of two matrices in textbook loops, then its bias and ReLU.
 *
 *	product [rows and columns] */
#include <stdio.h>
#include <stdlib.h>

static void layer(int n, const float *a, const float *b, const float *bias, float *c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			float sum = 0;

			for (int k = 0; k < n; k++)
				sum += a[i * n + k] * b[k * n + j];
			c[i * n + j] = sum;
		}
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			float x = c[i * n + j] + bias[j];

			c[i * n + j] = x > 0 ? x : 0;
		}
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 1000;
	size_t size = (size_t)n * n;
	float *a = malloc(size * sizeof(*a)), *b = malloc(size * sizeof(*b));
	float *c = malloc(size * sizeof(*c)), *bias = malloc((size_t)n * sizeof(*bias));

	if (n < 1 || a == NULL || b == NULL || c == NULL || bias == NULL)
		return 1;
	for (size_t i = 0; i < size; i++) {
		a[i] = (float)(i % 7) - 3;
		b[i] = (float)(i % 5) - 2;
	}
	for (int j = 0; j < n; j++)
		bias[j] = (float)(j % 3);
	layer(n, a, b, bias, c);
	printf("first %g, middle %g, last %g\n", c[0], c[size / 2], c[size - 1]);
	free(a);
	free(b);
	free(c);
	free(bias);
	return 0;
}
