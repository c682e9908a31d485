/* flushed [keep|flush]: sums of products that are subnormal numbers, kept or flushed to 0, in bits.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { N = 1 << 15, TAPS = 32, TIMES = 100 };

static float a[N + TAPS], b[TAPS], c[N];

/* No product and no sum is rounded. */
static void __attribute__((noinline)) filter(float *restrict to, const float *x, const float *y, int n, int taps)
{
	for (int i = 0; i < n; i++) {
		float sum = 0;

		for (int k = 0; k < taps; k++)
			sum += x[i + k] * y[k];
		to[i] = sum;
	}
}

__attribute__((optnone)) int main(int argc, char **argv)
{
	unsigned mxcsr;
	uint64_t hash = 0;

	__asm__ volatile("stmxcsr %0" : "=m"(mxcsr));
	mxcsr &= ~0x8040u; /* -ffast-math links what sets them */
	__asm__ volatile("ldmxcsr %0" : : "m"(mxcsr));
	for (int i = 0; i < N + TAPS; i++)
		a[i] = (float)(i % 64) * 0x1p-136f;
	for (int k = 0; k < TAPS; k++)
		b[k] = (float)(k % 5) / 16;
	if (argc > 1 && strcmp(argv[1], "flush") == 0)
		mxcsr |= 0x8040u;
	__asm__ volatile("ldmxcsr %0" : : "m"(mxcsr));
	for (int r = 0; r < TIMES; r++)
		filter(c, a, b, N - 64, TAPS);
	for (int i = 0; i < N; i++) {
		uint32_t bits;

		memcpy(&bits, &c[i], sizeof(bits));
		hash = hash * 31 + bits;
	}
	printf("%016llx\n", (unsigned long long)hash);
	return 0;
}
