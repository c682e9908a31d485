/* How often each byte occurs. */
#include <stdio.h>
#include <stdlib.h>

static void histogram(int n, const unsigned char *in, unsigned *count)
{
	for (int i = 0; i < n; i++)
		count[in[i]]++;
}

int main(void)
{
	int n = 4000000;
	unsigned char *in = malloc((size_t)n);
	unsigned count[256] = {0}, seed = 1, sum = 0;

	if (in == NULL)
		return 1;
	for (int i = 0; i < n; i++) {
		seed = seed * 1664525u + 1013904223u;
		in[i] = (unsigned char)(seed >> 24);
	}
	for (int t = 0; t < 750; t++)
		histogram(n, in, count);
	for (unsigned i = 0; i < 256; i++)
		sum += i * count[i];
	printf("%u\n", sum);
	free(in);
	return 0;
}
