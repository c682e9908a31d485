/* Loops that samara cc lifts, and a check of their results by loops that it leaves alone. */
#ifndef NEST_H
#define NEST_H
#define APART __attribute__((noinline))

enum { SMALL = 160, LARGE = 320 }; /* one slice of one thread; several, of several threads */

static float left[LARGE * LARGE], right[LARGE * LARGE];

static APART void multiply(float *c, const float *a, const float *b, int n)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			float sum = 0;

			for (int k = 0; k < n; k++)
				sum += a[i * n + k] * b[k * n + j];
			c[i * n + j] = sum;
		}
}

__attribute__((noinline, optnone, unused)) static void fill(void)
{
	for (int i = 0; i < LARGE * LARGE; i++) {
		left[i] = (float)(i % 7);
		right[i] = (float)(i % 5);
	}
}

/* Of left and right: numbers are small and whole, so sums are exact. */
__attribute__((noinline, optnone, unused)) static int is_product(const float *c, int n)
{
	for (int at = 0; at < n * n; at += at / 64 + 1) {
		float sum = 0;

		for (int k = 0; k < n; k++)
			sum += left[at / n * n + k] * right[k * n + at % n];
		if (c[at] != sum)
			return 0;
	}
	return 1;
}
#endif
