/* Running sums: each element needs the one before. */
#include <stdio.h>
#include <stdlib.h>

static void prefix_sum(int n, const int *in, int *out)
{
	int sum = 0;

	for (int i = 0; i < n; i++) {
		sum += in[i];
		out[i] = sum;
	}
}

int main(void)
{
	int n = 100000;
	int *in = malloc(sizeof *in * (size_t)n), *out = malloc(sizeof *out * (size_t)n);
	unsigned check = 0;

	if (in == NULL || out == NULL)
		return 1;
	for (int i = 0; i < n; i++)
		in[i] = i % 23 - 11;
	for (int t = 0; t < 25000; t++) {
		in[t % n] ^= 1;
		prefix_sum(n, in, out);
		check += (unsigned)out[n - 1 - t % 1000];
	}
	printf("%u\n", check);
	free(out);
	free(in);
	return 0;
}
