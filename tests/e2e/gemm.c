#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
	int n = atoi(argv[1]);
	float *a = calloc(3 * (size_t)n * n, sizeof(*a)), *b = a + n * n, *c = b + n * n, s = 0;
	for (int i = 0; i < n * n; i++) { a[i] = i * 7 % 31 - 15; b[i] = i * 11 % 29 - 14; }
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			for (int k = 0; k < n; k++)
				c[i * n + j] += a[i * n + k] * b[k * n + j];
	for (int i = 0; i < n * n; i++) s += c[i];
	printf("%a\n", s);
	return 0;
}
