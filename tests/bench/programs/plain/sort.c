/* Quicksort with insertion sort at the bottom, and a heap sort to compare with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void swap(unsigned *a, unsigned *b)
{
	unsigned t = *a;

	*a = *b;
	*b = t;
}

static void quick_sort(unsigned *a, long n)
{
	while (n > 16) {
		unsigned pivot = a[n / 2];
		long i = 0, j = n - 1;

		for (;; i++, j--) {
			while (a[i] < pivot)
				i++;
			while (a[j] > pivot)
				j--;
			if (i >= j)
				break;
			swap(&a[i], &a[j]);
		}
		quick_sort(a, i);
		a += i;
		n -= i;
	}
	for (long i = 1; i < n; i++)
		for (long j = i; j > 0 && a[j - 1] > a[j]; j--)
			swap(&a[j - 1], &a[j]);
}

static void sink(unsigned *a, long i, long n)
{
	for (long child; (child = 2 * i + 1) < n; i = child) {
		if (child + 1 < n && a[child] < a[child + 1])
			child++;
		if (a[i] >= a[child])
			return;
		swap(&a[i], &a[child]);
	}
}

static void heap_sort(unsigned *a, long n)
{
	for (long i = n / 2; i-- > 0;)
		sink(a, i, n);
	while (--n > 0) {
		swap(&a[0], &a[n]);
		sink(a, 0, n);
	}
}

int main(void)
{
	long n = 3000000;
	unsigned *a = malloc((size_t)n * sizeof *a), *b = malloc((size_t)n * sizeof *b);
	unsigned seed = 1;

	if (a == NULL || b == NULL)
		return 1;
	for (int t = 0; t < 2; t++) {
		for (long i = 0; i < n; i++) {
			seed = seed * 1664525u + 1013904223u;
			a[i] = b[i] = seed >> 4;
		}
		quick_sort(a, n);
		heap_sort(b, n);
		if (memcmp(a, b, (size_t)n * sizeof *a) != 0)
			return 1;
	}
	printf("%u %u %u\n", a[0], a[n / 2], a[n - 1]);
	free(b);
	free(a);
	return 0;
}
