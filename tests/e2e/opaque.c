/* Loops that are no nests: searches, triangles, recurrences, a switch, walks of pointers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NI __attribute__((noinline))
NI long find(int n, const int *a, int x)
{
	for (int i = 0; i < n; i++)
		if (a[i] == x)
			return i;
	return -1;
}
NI int twice(int n, const int *a, int *where)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i; j++)
			if (a[i] == a[j]) {
				where[i] = j;
				return 1;
			}
	return 0;
}
NI void seidel(int n, double *a)
{
	for (int i = 1; i < n - 1; i++)
		a[i] = (a[i - 1] + a[i] + a[i + 1]) / 3;
}
NI const int *walk(const int *p, const int *end, int stop)
{
	while (p < end) {
		if (*p == stop)
			break;
		p += 2;
	}
	return p;
}
static int table[20000] = {1, 2, 3};
NI int global(int n, int k)
{
	int last = 0;
	for (int i = 4; i < n; i++) {
		switch (table[i - 4] & 3) {
		case 0:
			table[i] = table[i - 3] + k;
			break;
		case 1:
			table[i] = table[i - 1] ^ i;
			last = i;
			break;
		case 2:
			return last;
		default:
			table[i] = i / k;
		}
	}
	return -last;
}
NI void divide(int n, int m, const int *x, int *restrict y, int *z)
{
	for (int i = 0; i < n; i++)
		y[i] = x[i] * 3 + x[i] / m;
	for (int i = 8; i < n; i++)
		z[i] = z[i - 8] * 3 + (z[i - 8] >> 2);
}
NI void count(int n, int m, const int *a, int x, int *out)
{
	for (int i = 0; i < n; i++) {
		int j = 0;
		while (j < m && a[i + j] != x)
			j++;
		out[j] += i;
	}
}
int main(void)
{
	enum { N = 20000 };
	int *a = malloc(4 * N), *w = calloc(4, N);
	double *d = malloc(8 * N);
	for (int i = 0; i < N; i++)
		a[i] = i * 7 % 30011, d[i] = i % 31;
	printf("%ld %ld %d", find(N, a, a[15000]), find(N, a, -1), twice(6000, a, w));
	a[7000] = a[6500];
	printf(" %d %d", twice(N, a, w), w[7000]);
	seidel(N, d);
	unsigned long s = 0, word;
	for (int i = 0; i < N; i++) {
		memcpy(&word, &d[i], sizeof(word));
		s = (s ^ word) * 1099511628211ul;
	}
	printf(" %lx %ld %ld", s, walk(a, a + N, a[9998]) - a, walk(a, a + N - 1, -5) - a);
	int q = global(N, 3);
	divide(N, 7, a, w, table);
	count(300, 2000, a, -3, table + 9000);
	count(300, -7, a, a[2], table);
	unsigned h = 0;
	for (int i = 0; i < N; i++)
		h = h * 31 + table[i] + w[i];
	printf(" %d %u\n", q, h);
	free(a);
	free(w);
	free(d);
}
