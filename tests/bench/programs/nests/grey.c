/* Grey from colour: three bytes in, one byte out, integer weights. */
#include <stdio.h>
#include <stdlib.h>

static void grey(int n, const unsigned char *rgb, unsigned char *out)
{
	for (int i = 0; i < n; i++)
		out[i] = (unsigned char)((77 * rgb[3 * i] + 150 * rgb[3 * i + 1] +
					  29 * rgb[3 * i + 2]) >>
					 8);
}

int main(void)
{
	int n = 1000000;
	unsigned char *rgb = malloc((size_t)(3 * n)), *out = malloc((size_t)n);
	unsigned sum = 0;

	if (rgb == NULL || out == NULL)
		return 1;
	for (int i = 0; i < 3 * n; i++)
		rgb[i] = (unsigned char)(i * 31 % 251);
	for (int t = 0; t < 2700; t++) {
		rgb[t] ^= 1;
		grey(n, rgb, out);
		sum += out[t];
	}
	printf("%u\n", sum);
	free(out);
	free(rgb);
	return 0;
}
