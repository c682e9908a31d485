/* ranges [CASE]: products with a sparse matrix in rows, some of which are empty or reversed. */
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "nest.h"

enum { ROWS = 3003, MOST = 400000 };

static int begin[ROWS + 2], column[MOST];
static double value[MOST], x[ROWS + 8], y[ROWS + 8], z[ROWS + 8];

static APART void multiply_sparse(double *to, const double *from, int n)
{
	for (int i = 0; i < n; i++) {
		double s = 0;

		for (int k = begin[i]; k < begin[i + 1]; k++)
			s += value[k] * from[column[k]];
		to[i] = s;
	}
}

static APART void multiply_unsigned(double *to, const double *from, unsigned n)
{
	const unsigned *b = (const unsigned *)begin, *c = (const unsigned *)column;

	for (unsigned i = 0; i < n; i++) {
		double s = 0;

		for (unsigned k = b[i]; k < b[i + 1]; k++)
			s += value[k] * from[c[k]];
		to[i] += s;
	}
}

static APART void add_sparse(double *to, const double *from, int n)
{
	for (int i = 0; i < n; i++)
		for (int k = begin[i]; k < begin[i + 1]; k++)
			to[i] += value[k] * from[column[k]];
}

/* The expected result of all of them, one step after the other. */
__attribute__((noinline, optnone)) static void expect(double *to, const double *from, int add)
{
	for (int i = 0; i < ROWS; i++) {
		double s = 0;

		for (int k = begin[i]; k < begin[i + 1]; k++)
			s += value[k] * from[column[k]];
		to[i] = add ? to[i] + s : s;
	}
}

static unsigned seed = 1;

static int some(int n)
{
	seed = seed * 1664525 + 1013904223;
	return (int)((seed >> 8) % (unsigned)n);
}

__attribute__((noinline, optnone)) static void make(int odd, int most)
{
	int at = 0;

	for (int i = 0; i < ROWS; i++) {
		begin[i] = at;
		at += i % 7 == 0 ? 0 : some(most);
	}
	begin[ROWS] = at;
	for (int i = 5; odd && i < ROWS - 2; i += 50)
		begin[i] = begin[i + 2] + 3; /* reversed, and rows that overlap */
	for (int k = 0; k < MOST; k++) {
		column[k] = some(ROWS);
		value[k] = some(1000) / 64.0 - 7;
	}
	for (int i = 0; i < ROWS + 8; i++)
		x[i] = some(1000) / 32.0;
}

/* Both ways to the same bits; in place, what rows store is what later rows read. */
__attribute__((noinline, optnone)) static int once(int way, int in_place)
{
	double *to = in_place ? x + 4 : y;

	memcpy(z, x, sizeof(z));
	memcpy(y, x, sizeof(y));
	expect(in_place ? z + 4 : z, in_place ? z : x, way);
	if (way)
		multiply_unsigned(to, x, ROWS);
	else
		multiply_sparse(to, x, ROWS);
	return memcmp(z, in_place ? x : y, sizeof(z)) != 0;
}

/* Rows of which none has an element: their results lie where nothing can be stored. */
enum { NOTHING = 1024, SOME = 2048 };

static int in_memory(double *to)
{
	mprotect(to, (ROWS + 1) * sizeof(*to), PROT_READ | PROT_WRITE);
	memcpy(to, x, ROWS * sizeof(*to));
	memcpy(z, x, sizeof(z));
	expect(z, x, 1);
	mprotect(to + NOTHING, (SOME - NOTHING) * sizeof(*to), PROT_READ);
	add_sparse(to, x, ROWS);
	return memcmp(z, to, ROWS * sizeof(*to)) != 0;
}

static int untouched(void)
{
	double *to = mmap(NULL, (ROWS + 1) * sizeof(*to), PROT_READ | PROT_WRITE,
			  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	int bad = 0;

	for (int i = NOTHING - 9; i < ROWS; i++)
		begin[i] = begin[i < SOME + 9 ? NOTHING - 9 : i];
	for (int r = 0; r < 40; r++)
		bad += in_memory(to);
	return bad;
}

int main(int argc, char **argv)
{
	const char *how = argc > 1 ? argv[1] : "";
	int bad = 0, brief = strcmp(how, "short") == 0;

	make(strcmp(how, "reversed") == 0, brief ? 20 : 200);
	for (int r = 0; r < (brief ? 600 : 40) && strcmp(how, "untouched") != 0; r++) {
		int was = column[1000];

		if (strcmp(how, "below") == 0 && r % 3 == 2)
			column[1000] = -1 - r % 2; /* another array's */
		bad += once(0, 0);
		column[1000] = was;
		bad += once(1, 0);
		if (strcmp(how, "in place") == 0 && r % 4 == 3)
			bad += once(0, 1);
	}
	if (strcmp(how, "untouched") == 0)
		bad += untouched();
	return write(1, bad == 0 ? "right\n" : "wrong\n", 6) != 6;
}
