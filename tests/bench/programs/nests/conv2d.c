/* A direct 3x3 convolution, 32 to 32 channels, on planes of 130 x 130 floats. */
#include <stdio.h>
#include <stdlib.h>

static void conv2d(int in_channels, int out_channels, int h, int w, const float *in,
		   const float *weights, float *out)
{
	for (int o = 0; o < out_channels; o++)
		for (int y = 0; y < h - 2; y++)
			for (int x = 0; x < w - 2; x++) {
				float sum = 0;

				for (int c = 0; c < in_channels; c++)
					for (int r = 0; r < 3; r++)
						for (int s = 0; s < 3; s++)
							sum += in[(c * h + y + r) * w + x + s] *
							       weights[((o * in_channels + c) * 3 +
									r) * 3 +
								       s];
				out[(o * (h - 2) + y) * (w - 2) + x] = sum;
			}
}

int main(void)
{
	int c = 32, h = 130, w = 130;
	float *in = malloc(sizeof *in * (size_t)(c * h * w));
	float *weights = malloc(sizeof *weights * (size_t)(c * c * 9));
	float *out = malloc(sizeof *out * (size_t)(c * h * w));
	double sum = 0;

	if (in == NULL || weights == NULL || out == NULL)
		return 1;
	for (int i = 0; i < c * h * w; i++)
		in[i] = (float)(i % 29) / 29;
	for (int i = 0; i < c * c * 9; i++)
		weights[i] = (float)(i % 17) / 17;
	for (int t = 0; t < 7; t++)
		conv2d(c, c, h, w, in, weights, out);
	for (int i = 0; i < c * (h - 2) * (w - 2); i++)
		sum += out[i];
	printf("%.5g\n", sum);
	free(out);
	free(weights);
	free(in);
	return 0;
}
