/* Bias and ReLU on one plane after another. */
#include <stdio.h>
#include <stdlib.h>

static void bias_relu(int planes, int size, const float *bias, const float *in, float *out)
{
	for (int p = 0; p < planes; p++)
		for (int i = 0; i < size; i++) {
			float v = in[p * size + i] + bias[p];

			out[p * size + i] = v > 0 ? v : 0;
		}
}

int main(void)
{
	int planes = 64, size = 3000;
	float *in = malloc(sizeof *in * (size_t)(planes * size));
	float *out = malloc(sizeof *out * (size_t)(planes * size));
	float bias[64];
	double sum = 0;

	if (in == NULL || out == NULL)
		return 1;
	for (int i = 0; i < planes * size; i++)
		in[i] = (float)(i % 101 - 50);
	for (int p = 0; p < planes; p++)
		bias[p] = (float)p / 8;
	for (int t = 0; t < 50000; t++) {
		bias_relu(planes, size, bias, in, out);
		bias[t % planes] += 0.01f;
	}
	for (int i = 0; i < planes * size; i++)
		sum += out[i];
	printf("%.6g\n", sum);
	free(out);
	free(in);
	return 0;
}
