/* Super-resolution of a grey photograph by a three-layer convolutional network.
 *
 *	superres photo.pgm out.pgm
 *
 * Halves the photo, enlarges it again by bicubic interpolation, lets the
 * network sharpen the result, writes that, and tells how near the photo both
 * come. The network is SRCNN (Dong et al., "Image super-resolution using deep
 * convolutional networks", 2014): 9x9 to 64 channels, 1x1 to 32, 5x5 to 1. */
#include "image.h"
#include "weights.h"

#define FILTERS1 64
#define FILTERS2 32
#define BORDER 6 /* pixels that the three layers remove from each side: 4 + 0 + 2 */

/* One convolution without padding: ih x iw pixels of each channel come in, for
 * each filter (ih - size + 1) x (iw - size + 1) go out. Weights are in the
 * order filter, channel, row, column. */
static void conv_layer(const float *in, int channels, int ih, int iw, const float *weights,
		       const float *bias, int filters, int size, int relu, float *out)
{
	int h = ih - size + 1;
	int w = iw - size + 1;

	for (int f = 0; f < filters; f++) {
		const float *kernel = &weights[f * channels * size * size];

		for (int y = 0; y < h; y++)
			for (int x = 0; x < w; x++) {
				float sum = 0;

				for (int c = 0; c < channels; c++)
					for (int r = 0; r < size; r++)
						for (int s = 0; s < size; s++)
							sum += in[(c * ih + y + r) * iw + x + s] *
							       kernel[(c * size + r) * size + s];
				out[(f * h + y) * w + x] = sum;
			}
	}

	for (int f = 0; f < filters; f++)
		for (int i = 0; i < h * w; i++)
			out[f * h * w + i] += bias[f];

	if (relu)
		for (int i = 0; i < filters * h * w; i++)
			out[i] = out[i] > 0 ? out[i] : 0;
}

/* Runs the network on a picture; the result has the same size. */
static float *sharpen(const float *image, int height, int width)
{
	int h = height + 2 * BORDER, w = width + 2 * BORDER;
	float *framed = add_border(image, height, width, BORDER);
	float *layer1 = new_floats(FILTERS1, h - 8, w - 8);
	float *layer2 = new_floats(FILTERS2, h - 8, w - 8);
	float *out = new_floats(1, height, width);

	if (framed == NULL || layer1 == NULL || layer2 == NULL || out == NULL) {
		free(out);
		out = NULL;
		goto free_layers;
	}
	conv_layer(framed, 1, h, w, weights1, bias1, FILTERS1, 9, 1, layer1);
	conv_layer(layer1, FILTERS1, h - 8, w - 8, weights2, bias2, FILTERS2, 1, 1, layer2);
	conv_layer(layer2, FILTERS2, h - 8, w - 8, weights3, bias3, 1, 5, 0, out);

free_layers:
	free(layer2);
	free(layer1);
	free(framed);
	return out;
}

int main(int argc, char **argv)
{
	float *photo, *small = NULL, *large = NULL, *sharp = NULL;
	int height, width, status = EXIT_FAILURE;

	if (argc != 3) {
		fprintf(stderr, "usage: %s photo.pgm out.pgm\n", argv[0]);
		return EXIT_FAILURE;
	}
	photo = read_pgm(argv[1], &height, &width);
	if (photo == NULL)
		return EXIT_FAILURE;
	small = halve(photo, height, width);
	if (small == NULL)
		goto free_images;
	large = enlarge(small, height / 2, width / 2);
	if (large == NULL)
		goto free_images;
	sharp = sharpen(large, height, width);
	if (sharp == NULL)
		goto free_images;
	if (write_pgm(argv[2], sharp, height, width) != 0)
		goto free_images;
	printf("bicubic  PSNR %.2f dB\n", psnr(large, photo, height, width));
	printf("network  PSNR %.2f dB\n", psnr(sharp, photo, height, width));
	status = EXIT_SUCCESS;

free_images:
	free(sharp);
	free(large);
	free(small);
	free(photo);
	return status;
}
