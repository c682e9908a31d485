/* Grey pictures: PGM files, halving, bicubic enlargement, PSNR.
 *
 * A picture is rows of floats, 0 black to 1 white, without gaps between rows.
 * Functions that make one return it from malloc, or tell stderr and return NULL. */
#ifndef SUPERRES_IMAGE_H
#define SUPERRES_IMAGE_H

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Keeps the number of floats of 64 channels, with a border, within an int. */
#define MAX_SIDE 4096

static float *new_floats(int channels, int height, int width)
{
	float *p = malloc(sizeof *p * (size_t)channels * (size_t)height * (size_t)width);

	if (p == NULL)
		fprintf(stderr, "no memory for %d x %d x %d floats\n", channels, height, width);
	return p;
}

/* The next number of a PGM header, -1 if there is none; comments run from # to the line's end. */
static int read_number(FILE *f)
{
	int c = getc(f), n = 0;

	while (isspace(c) || c == '#') {
		if (c == '#')
			while (c != '\n' && c != EOF)
				c = getc(f);
		c = getc(f);
	}
	if (!isdigit(c))
		return -1;
	for (; isdigit(c); c = getc(f))
		if (n <= 99999)
			n = 10 * n + (c - '0');
	return isspace(c) ? n : -1;
}

static float *read_pixels(FILE *f, const char *path, int height, int width, int white)
{
	size_t count = (size_t)height * (size_t)width;
	float *image = new_floats(1, height, width);
	unsigned char *bytes = malloc(count);

	if (bytes == NULL || image == NULL)
		goto fail;
	if (fread(bytes, 1, count, f) != count) {
		fprintf(stderr, "%s: the picture is cut short\n", path);
		goto fail;
	}
	for (size_t i = 0; i < count; i++)
		image[i] = (float)bytes[i] / (float)white;
	free(bytes);
	return image;

fail:
	free(image);
	free(bytes);
	return NULL;
}

static float *read_pgm(const char *path, int *height, int *width)
{
	FILE *f = fopen(path, "rb");
	float *image = NULL;
	int h, w, white;

	if (f == NULL) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		return NULL;
	}
	if (getc(f) != 'P' || getc(f) != '5') {
		fprintf(stderr, "%s: not a binary PGM file (P5)\n", path);
		goto close_file;
	}
	w = read_number(f);
	h = read_number(f);
	white = read_number(f);
	if (w < 1 || h < 1 || white < 1)
		fprintf(stderr, "%s: the PGM header is damaged\n", path);
	else if (white > 255)
		fprintf(stderr, "%s: %d grey levels, at most 256 are read\n", path, white + 1);
	else if (w % 2 != 0 || h % 2 != 0)
		fprintf(stderr, "%s: %d x %d pixels, both must be even\n", path, w, h);
	else if (w > MAX_SIDE || h > MAX_SIDE)
		fprintf(stderr, "%s: %d x %d pixels, no side may exceed %d\n", path, w, h,
			MAX_SIDE);
	else
		image = read_pixels(f, path, h, w, white);
	*height = h;
	*width = w;

close_file:
	fclose(f);
	return image;
}

/* 0 to 255, as a file would hold it. */
static unsigned char to_byte(float x)
{
	return (unsigned char)(x <= 0 ? 0 : x >= 1 ? 255 : x * 255 + 0.5f);
}

/* Returns 0 on success. */
static int write_pgm(const char *path, const float *image, int height, int width)
{
	FILE *f = fopen(path, "wb");
	int failed;

	if (f == NULL) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		return -1;
	}
	fprintf(f, "P5\n%d %d\n255\n", width, height);
	for (int i = 0; i < height * width; i++)
		putc(to_byte(image[i]), f);
	failed = ferror(f);
	if (fclose(f) != 0 || failed) {
		fprintf(stderr, "%s: cannot be written\n", path);
		return -1;
	}
	return 0;
}

/* Half the size: each pixel is the mean of four. */
static float *halve(const float *in, int height, int width)
{
	int h = height / 2, w = width / 2;
	float *out = new_floats(1, h, w);

	if (out == NULL)
		return NULL;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++) {
			const float *p = &in[2 * y * width + 2 * x];

			out[y * w + x] = 0.25f * (p[0] + p[1] + p[width] + p[width + 1]);
		}
	return out;
}

static int clamp(int i, int n)
{
	return i < 0 ? 0 : i >= n ? n - 1 : i;
}

/* Keys' cubic, a = -0.5, at the distances 1.75, 0.75, 0.25, 1.25 of the four
 * nearest pixels of a line from a point a quarter before pixel i; the mirror
 * image serves a quarter after it. Lines go on with their edge pixel. */
static float between(const float *line, int step, int n, int i, int after)
{
	static const float keys[4] = {-0.0234375f, 0.2265625f, 0.8671875f, -0.0703125f};
	float sum = 0;

	for (int k = 0; k < 4; k++)
		sum += keys[after ? 3 - k : k] * line[clamp(i - 2 + after + k, n) * step];
	return sum;
}

/* Twice the size by bicubic interpolation: along rows, then along columns. */
static float *enlarge(const float *in, int height, int width)
{
	int w = 2 * width;
	float *wide = new_floats(1, height, w);
	float *out = new_floats(1, 2 * height, w);

	if (wide == NULL || out == NULL) {
		free(wide);
		free(out);
		return NULL;
	}
	for (int y = 0; y < height; y++)
		for (int x = 0; x < w; x++)
			wide[y * w + x] = between(&in[y * width], 1, width, x / 2, x % 2);
	for (int y = 0; y < 2 * height; y++)
		for (int x = 0; x < w; x++)
			out[y * w + x] = between(&wide[x], w, height, y / 2, y % 2);
	free(wide);
	return out;
}

/* A frame of b pixels around the picture, each a copy of the nearest edge pixel. */
static float *add_border(const float *in, int height, int width, int b)
{
	int h = height + 2 * b, w = width + 2 * b;
	float *out = new_floats(1, h, w);

	if (out == NULL)
		return NULL;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++)
			out[y * w + x] = in[clamp(y - b, height) * width + clamp(x - b, width)];
	return out;
}

/* Peak signal to noise ratio of two pictures as files would hold them; dB. */
static double psnr(const float *a, const float *b, int height, int width)
{
	double sum = 0;

	for (int i = 0; i < height * width; i++) {
		int d = to_byte(a[i]) - to_byte(b[i]);

		sum += d * d;
	}
	return 10 * log10(255.0 * 255.0 * height * width / sum);
}

#endif
